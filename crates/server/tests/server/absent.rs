//! Windows of a seat that is not connected: by correspondence they are passed as it has said, and nobody else
//! can tell by that what it holds.

use std::time::Duration;

use sqlx::Row as _;

use crate::common::{Backend, Client, Host, StatusCode, Value, json, until};
use crate::on_both;
use crate::people::listen;
use crate::table::{Table, all_said, answer};
use crate::windows::{DELAY, Played, SPEC, page, same};

fn days() -> Value {
    json!({ "kind": "days", "days": 3, "at_zero": "lose" })
}

fn absent(stops: &[&str]) -> Value {
    json!({ "do": "absent", "stops": stops })
}

/// Away says what is to become of its windows, and leaves.
async fn left(backend: Backend, cards: usize, stops: &[&str]) -> Played {
    let mut played = Played::timed(backend, cards, days()).await;
    played.table.done(&played.table.away, absent(stops)).await;
    leave(&mut played).await;
    played
}

/// Away leaves its page; somebody watches where it was.
async fn leave(played: &mut Played) {
    all_said(&mut played.pages[0]).await;
    let watching = played.host.stranger().socket(&played.table.code, None).await;
    std::mem::replace(&mut played.pages[1], watching).close().await;
    played.pages[0].hear_until(|message| message["type"] == "presence" && message["away"] == false).await;
}

/// Play on until away is asked in a window, and at which moment that is.
async fn to_away(played: &Played) -> (Value, String) {
    for _ in 0..60 {
        let (at, state) = played.to_window().await;
        if at == 1 {
            let moment = state["ask"]["decision"]["args"]["window"].as_str().unwrap_or_default();
            return (state.clone(), moment.to_owned());
        }
        played.advance(DELAY).await;
    }
    panic!("away is never asked");
}

/// The server is killed and starts again; home comes back.
async fn restart(played: &mut Played) {
    played.host.restart().await;
    played.pages[0] = page(&played.table, &played.table.home, "pass").await;
}

async fn is_asked_still(played: &Played, state: &Value) -> bool {
    played.table.state(&played.table.away).await["seq"] == state["seq"]
}

/// How many steps are stored.
async fn steps(host: &Host) -> i64 {
    let mut connection = host.database.connect().await;
    sqlx::query("SELECT COUNT(*) FROM steps").fetch_one(&mut connection).await.unwrap().get(0)
}

/// Everything that somebody is told of a match who asks.
async fn told(table: &Table, client: &Client) -> [String; 2] {
    let (state, log) = (client.get(&table.path("/state")).await, client.get(&table.path("/log")).await);
    [state.1.to_string(), log.1.to_string()]
}

/// Everything that home and a spectator receive while away is not connected, with the time; and how many
/// answers away had in each window.
async fn received(backend: Backend, cards: usize, stops: &[&str]) -> (Vec<(i64, Vec<String>)>, Vec<usize>) {
    let mut played = left(backend, cards, stops).await;
    let stranger = played.host.stranger();
    let (mut all, mut open) = (Vec::new(), Vec::new());
    all_said(&mut played.pages[0]).await;
    all_said(&mut played.pages[1]).await;
    while open.len() < 8 {
        let (at, state) = played.to_window().await;
        if at == 1 {
            open.push(state["ask"]["legal"].as_array().unwrap().len());
        }
        for _ in 0..4 {
            played.advance(Duration::from_secs(1)).await;
            let mut heard = all_said(&mut played.pages[0]).await;
            heard.extend(all_said(&mut played.pages[1]).await);
            heard.extend(told(&played.table, &played.table.home).await);
            heard.extend(told(&played.table, &stranger).await);
            all.push((played.host.time.now(), heard));
        }
        if is_asked_still(&played, &state).await && at == 1 {
            let pass = json!({ "do": "act", "seq": state["seq"], "answers": [state["ask"]["pass"]] });
            played.table.done(&played.table.away, pass).await;
        }
    }
    (all, open)
}

on_both! {
    async fn windows_of_who_is_away_are_passed_except_where_they_stop(backend) {
        let played = left(backend, 0, &[]).await;
        let (state, moment) = to_away(&played).await;
        assert_eq!(state["delay"], 3000, "{state}");
        assert_eq!(state["stops"], json!([]), "{state}");
        played.advance(Duration::from_millis(2999)).await;
        assert!(is_asked_still(&played, &state).await);
        played.advance(Duration::from_millis(1)).await;
        assert!(!is_asked_still(&played, &state).await, "nobody was there to pass it");
        // Every moment that has a name is a stop from now on.
        let stops: Vec<String> = moments(&played, moment).await;
        let stops: Vec<&str> = stops.iter().map(String::as_str).collect();
        played.table.done(&played.table.away, absent(&stops)).await;
        let (state, moment) = loop {
            let (state, moment) = to_away(&played).await;
            if stops.contains(&moment.as_str()) {
                break (state, moment);
            }
            played.advance(DELAY).await;
        };
        assert_eq!(state["delay"], Value::Null, "{moment} stops: {state}");
        played.advance(Duration::from_hours(1)).await;
        assert!(is_asked_still(&played, &state).await, "{moment} stops");
        // As soon as it does not any more, it is passed; and without a word it waits.
        played.table.done(&played.table.away, absent(&[])).await;
        played.advance(DELAY).await;
        assert!(!is_asked_still(&played, &state).await);
        played.table.done(&played.table.away, json!({ "do": "absent", "stops": null })).await;
        let (state, _) = to_away(&played).await;
        assert_eq!((&state["delay"], &state["stops"]), (&Value::Null, &Value::Null), "{state}");
        played.advance(Duration::from_hours(1)).await;
        assert!(is_asked_still(&played, &state).await);
    }

    async fn whatever_who_is_away_holds_others_receive_the_same_at_the_same_time(backend) {
        for stops in [&[][..], &["window-new-value", "window-after-action"]] {
            let (plain, few) = received(backend, 0, stops).await;
            let mut could_play = [few.iter().any(|open| *open > 1), few.contains(&1)];
            for cards in [9, 20] {
                let (other, open) = received(backend, cards, stops).await;
                could_play[0] |= open.iter().any(|open| *open > 1);
                could_play[1] |= open.contains(&1);
                same(&plain, &other, &format!("cards {cards}, stops {stops:?}"));
            }
            assert_eq!(could_play, [true; 2], "some could play a card, some could not");
        }
    }

    async fn nobody_else_is_told_what_a_seat_wants_when_it_is_away(backend) {
        let mut played = Played::timed(backend, 0, days()).await;
        let stranger = played.host.stranger();
        let mut watching = stranger.socket(&played.table.code, None).await;
        let (Table { home, away, .. }, table) = (&played.table, &played.table);
        all_said(&mut played.pages[0]).await;
        all_said(&mut played.pages[1]).await;
        all_said(&mut watching).await;
        let before = [told(table, home).await, told(table, &stranger).await];
        table.done(away, absent(&["window-save"])).await;
        let (_, state) = away.get(&table.path("/state")).await;
        assert_eq!(state["stops"], json!(["window-save"]));
        for socket in played.pages.iter_mut().chain([&mut watching]) {
            assert_eq!(all_said(socket).await, Vec::<String>::new());
        }
        assert_eq!([told(table, home).await, told(table, &stranger).await], before);
        // Nor can anybody else want it.
        table.refused(&stranger, absent(&[]), "not-signed-in").await;
        table.refused(&played.host.guest().await, absent(&[]), "not-your-seat").await;
        watching.say(&json!({ "id": 3, "wish": absent(&[]) })).await;
        let refused = watching.hear_until(|message| message["id"] == 3).await;
        assert_eq!(refused["error"]["code"], "not-your-seat", "{refused}");
        // What home wants is for home.
        table.done(home, absent(&[])).await;
        let (_, state) = away.get(&table.path("/state")).await;
        assert_eq!(state["stops"], json!(["window-save"]));
        // Not even afterwards.
        table.done(home, json!({ "do": "resign" })).await;
        let exported = async |client: &Client| {
            until("the end is noted", async || {
                let text = client.get("/api/me/export").await.1.to_string();
                text.contains("\"resign").then_some(text)
            })
            .await
        };
        let is_told = [exported(home).await, exported(away).await].map(|text| text.contains("window-save"));
        assert_eq!(is_told, [false, true]);
    }

    async fn it_stands_after_a_restart_and_so_does_a_window_that_is_held_open(backend) {
        let mut played = left(backend, 0, &["window-save", "window-save"]).await;
        let (state, _) = to_away(&played).await;
        restart(&mut played).await;
        let again = played.table.state(&played.table.away).await;
        assert_eq!((&again["seq"], &again["delay"]), (&state["seq"], &json!(3000)), "the window begins anew");
        assert_eq!(again["stops"], json!(["window-save"]));
        played.advance(DELAY).await;
        assert!(!is_asked_still(&played, &state).await, "it was said before the restart");
        // Away looks in, and wants to think.
        let (state, _) = to_away(&played).await;
        let back = page(&played.table, &played.table.away, "pass").await;
        let hold = json!({ "do": "hold", "seq": state["seq"] });
        let before = steps(&played.host).await;
        for _ in 0..2 {
            played.table.done(&played.table.away, hold.clone()).await;
        }
        assert_eq!(steps(&played.host).await, before + 1, "it is written once");
        drop(back);
        restart(&mut played).await;
        played.advance(Duration::from_hours(5)).await;
        assert!(is_asked_still(&played, &state).await, "whoever thinks about a window finds it open");
        let _back = page(&played.table, &played.table.away, "pass").await;
        let found = played.table.state(&played.table.away).await;
        assert_eq!((&found["ask"], &found["delay"]), (&state["ask"], &Value::Null), "and no delay running");
        played.advance(Duration::from_hours(5)).await;
        assert!(is_asked_still(&played, &state).await);
        let pass = json!({ "do": "act", "seq": state["seq"], "answers": [state["ask"]["pass"]] });
        played.table.done(&played.table.away, pass).await;
        let (state, _) = to_away(&played).await;
        assert_eq!(state["delay"], 3000);
        played.advance(DELAY).await;
        assert!(!is_asked_still(&played, &state).await, "that was one window");
    }

    async fn whoever_comes_back_in_time_answers_for_themselves(backend) {
        let played = left(backend, 0, &[]).await;
        let (state, _) = to_away(&played).await;
        played.advance(Duration::from_secs(2)).await;
        let path = played.table.path(&format!("/socket?windows=pass&last={}", state["seq"]));
        let mut back = played.table.away.socket_at(&path).await.unwrap();
        let told = back.hear_until(|message| message["type"] == "match").await;
        assert_eq!((&told["delay"], &told["seq"]), (&json!(3000), &state["seq"]), "all of it begins anew");
        played.advance(Duration::from_secs(2)).await;
        assert!(is_asked_still(&played, &state).await);
        played.advance(Duration::from_secs(1)).await;
        assert!(!is_asked_still(&played, &state).await, "its page has it passed");
        back.close().await;
        let (state, _) = to_away(&played).await;
        let _asks = page(&played.table, &played.table.away, "ask").await;
        played.advance(Duration::from_hours(1)).await;
        assert!(is_asked_still(&played, &state).await, "this page wants to be asked");
    }

    async fn a_page_that_leaves_a_window_leaves_it_to_what_was_said(backend) {
        let mut played = Played::timed(backend, 0, days()).await;
        played.table.done(&played.table.away, absent(&[])).await;
        for holds in [false, true] {
            let (state, _) = to_away(&played).await;
            if holds {
                let hold = json!({ "do": "hold", "seq": state["seq"] });
                played.table.done(&played.table.away, hold).await;
            }
            leave(&mut played).await;
            played.advance(DELAY).await;
            assert_eq!(is_asked_still(&played, &state).await, holds);
            played.pages[1] = page(&played.table, &played.table.away, "pass").await;
        }
    }

    async fn who_is_away_is_called_to_answer_and_not_to_windows(backend) {
        let played = left(backend, 0, &[]).await;
        let table = &played.table;
        let mut ear = listen(&table.away).await;
        let is_called = |state: &Value| !state["ask"].is_null() && state["ask"]["pass"].is_null();
        let (mut calls, mut windows, mut before) = (0, 0, table.state(&table.away).await);
        for number in 0..120 {
            let home = table.state(&table.home).await;
            let state = if home["ask"].is_null() { &before } else { &home };
            if state["ask"]["pass"].is_null() {
                let (seq, action) = answer(state, number % 5).unwrap();
                let client = if home["ask"].is_null() { &table.away } else { &table.home };
                table.done(client, json!({ "do": "act", "seq": seq, "answers": [action] })).await;
            } else {
                windows += usize::from(home["ask"].is_null());
                played.advance(DELAY).await;
            }
            let after = table.state(&table.away).await;
            calls += usize::from(is_called(&after) && !is_called(&before));
            before = after;
        }
        table.done(&table.home, json!({ "do": "resign" })).await;
        let mut heard = 0;
        loop {
            match ear.next().await["event"].as_str() {
                Some("your-turn") => heard += 1,
                Some("match-over") => break,
                _ => {}
            }
        }
        assert_eq!(heard, calls);
        assert!(calls > 2 && windows > 5, "{calls} {windows}");
    }

    async fn what_cannot_be_wanted_is_refused(backend) {
        let played = Played::timed(backend, 0, days()).await;
        let Table { home, away, .. } = &played.table;
        for stop in ["window-nonsense", "save", "", "window-movement", "\u{1b}[2J"] {
            played.table.refused(away, absent(&["window-save", stop]), "unknown-window").await;
        }
        played.table.refused(away, absent(&["window-save"; 33]), "too-many-stops").await;
        let many = vec!["window-save"; 32];
        let before = steps(&played.host).await;
        for _ in 0..20 {
            played.table.done(away, absent(&many)).await;
        }
        assert_eq!(steps(&played.host).await, before + 1, "what stands already is not written");
        for change in 1..10 {
            let stops: &[&str] = if change % 2 == 0 { &["window-save"] } else { &[] };
            played.table.done(away, absent(stops)).await;
        }
        played.table.refused(away, json!({ "do": "absent", "stops": null }), "too-many-changes").await;
        assert_eq!(steps(&played.host).await, before + 10);
        // The other seat pays for none of it, and an answer makes room again.
        played.table.done(home, absent(&[])).await;
        let states = [played.table.state(home).await, played.table.state(away).await];
        let at = usize::from(states[0]["ask"].is_null());
        let (seq, action) = answer(&states[at], 0).unwrap();
        let act = json!({ "do": "act", "seq": seq, "answers": [action] });
        played.table.done(played.table.seats()[at], act).await;
        played.table.done(away, json!({ "do": "absent", "stops": null })).await;
        // After the match there is nothing to pass.
        played.table.done(home, json!({ "do": "resign" })).await;
        for stops in [json!([]), Value::Null] {
            let wish = json!({ "do": "absent", "stops": stops });
            played.table.refused(away, wish, "match-over").await;
        }
        assert_eq!(played.table.state(away).await["result"]["reason"], "resigned");
        // Whoever leaves a running clock is waited for.
        let clock = json!({ "kind": "live", "seconds": 600, "increment": 2, "at_zero": "lose" });
        let live = Table::of(&played.host, json!({ "spec": SPEC, "clock": clock })).await;
        live.refused(&live.away, absent(&[]), "only-at-correspondence").await;
        // A game without windows has no such moments.
        let grid = Table::of(&played.host, json!({ "spec": "grid:basic", "clock": days() })).await;
        grid.refused(&grid.away, absent(&["window-save"]), "no-windows").await;
    }

    async fn against_a_computer_what_can_only_be_passed_is_passed_for_who_is_away(backend) {
        let mut asked = [0; 2];
        for (number, is_said) in [true, false].into_iter().enumerate() {
            let host = Host::with(backend, |config| config.dice_seed = Some(5)).await;
            let guest = host.guest().await;
            let opponent = json!({ "kind": "computer", "level": "random" });
            let wishes = json!({ "spec": SPEC, "seat": "home", "opponent": opponent });
            let (status, made) = guest.post("/api/matches", wishes).await;
            assert_eq!(status, StatusCode::CREATED, "{made}");
            let path = format!("/api/matches/{}", made["code"].as_str().unwrap());
            if is_said {
                let (status, refused) = guest.post(&format!("{path}/wishes"), absent(&[])).await;
                assert_eq!(status, StatusCode::NO_CONTENT, "{refused}");
            }
            // It plays with plain requests, and nobody watches for it.
            for _ in 0..150 {
                let ask = until("it is asked", async || {
                    let (_, state) = guest.get(&format!("{path}/state")).await;
                    (!state["ask"].is_null() || !state["result"].is_null()).then_some(state)
                })
                .await;
                if ask["ask"].is_null() {
                    break;
                }
                asked[number] += usize::from(ask["ask"]["legal"] == json!([ask["ask"]["pass"]]));
                let act = json!({ "do": "act", "seq": ask["seq"], "answers": [ask["ask"]["legal"][0]] });
                let (status, refused) = guest.post(&format!("{path}/wishes"), act).await;
                assert_eq!(status, StatusCode::NO_CONTENT, "{refused}");
            }
        }
        assert!(asked[0] == 0 && asked[1] > 0, "{asked:?}");
    }
}

/// The names of moments at which away is asked, this one and some that come after it.
async fn moments(played: &Played, first: String) -> Vec<String> {
    let mut all = vec![first];
    for _ in 0..6 {
        all.push(to_away(played).await.1);
        played.advance(DELAY).await;
    }
    all.retain(|moment| !moment.is_empty());
    all
}
