//! Windows that are passed for a seat: nothing that anybody else receives, and no moment at which they
//! receive it, depends on what the seat holds.

use std::time::Duration;

use crate::common::{Backend, Client, Host, Socket, Value, json};
use crate::on_both;
use crate::table::{Table, all_said, answer};

pub(crate) const SPEC: &str = "fuba:3.0+condition+skills";

/// How long a window stays open.
pub(crate) const DELAY: Duration = Duration::from_secs(3);

/// What a seat does in a window.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    /// It waits.
    Waits,
    /// It passes after a second.
    Passes,
    /// It looks at what its last answer would bring, and waits.
    Looks,
    /// It holds the window open, as at a moment that it has marked, and passes two seconds after the delay.
    Holds,
}

impl Way {
    /// How many seconds a window of the seat is watched, and after which of them it passes.
    const fn times(self) -> (u64, Option<u64>) {
        match self {
            Self::Waits | Self::Looks => (3, None),
            Self::Passes => (3, Some(1)),
            Self::Holds => (5, Some(5)),
        }
    }
}

/// A match of two people whose pages have windows passed for them.
pub(crate) struct Played {
    pub(crate) host: Host,
    pub(crate) table: Table,
    pub(crate) pages: [Socket; 2],
}

impl Played {
    /// Up to where everybody has chosen in secret; away takes the cards from this place of the list on.
    async fn begun(backend: Backend, cards: usize) -> Self {
        let clock = json!({ "kind": "live", "seconds": 600, "increment": 2, "at_zero": "lose" });
        Self::timed(backend, cards, clock).await
    }

    /// The same with this clock.
    pub(crate) async fn timed(backend: Backend, cards: usize, clock: Value) -> Self {
        let host = Host::with(backend, |config| config.dice_seed = Some(11)).await;
        let table = Table::of(&host, json!({ "spec": SPEC, "clock": clock })).await;
        loop {
            let states = [table.state(&table.home).await, table.state(&table.away).await];
            let Some(at) = (0..2).find(|at| states[*at]["ask"]["secret"] == true) else { break };
            let is_card = states[at]["ask"]["decision"]["key"] == "ask-skill";
            table.act(table.seats()[at], if is_card && at == 1 { cards } else { 0 }).await;
        }
        let pages = [page(&table, &table.home, "pass").await, page(&table, &table.away, "pass").await];
        Self { host, table, pages }
    }

    /// Play on until a seat is asked in a window; nobody plays a card before.
    pub(crate) async fn to_window(&self) -> (usize, Value) {
        for number in 0..300 {
            let states = [self.table.state(&self.table.home).await, self.table.state(&self.table.away).await];
            let at = (0..2).find(|at| !states[*at]["ask"].is_null()).expect("somebody is asked");
            let ask = &states[at]["ask"];
            if !ask["pass"].is_null() {
                return (at, states[at].clone());
            }
            // What anybody could answer, whatever they hold.
            let open = |answer: &&Value| !answer.as_str().unwrap().starts_with("play ");
            let answers: Vec<&Value> = ask["legal"].as_array().unwrap().iter().filter(open).collect();
            let act = json!({ "do": "act", "seq": states[at]["seq"], "answers": [answers[number % answers.len()]] });
            self.table.done(self.table.seats()[at], act).await;
        }
        panic!("no window opens");
    }

    /// Let time pass, and whatever is due happen.
    pub(crate) async fn advance(&self, by: Duration) {
        self.host.advance(by);
        // What is due comes before the second request, at the latest.
        for _ in 0..2 {
            self.table.state(&self.table.home).await;
        }
    }
}

/// The page of a seat, which says what is to become of its windows.
pub(crate) async fn page(table: &Table, client: &Client, windows: &str) -> Socket {
    let path = table.path(&format!("/socket?windows={windows}"));
    let mut page = client.socket_at(&path).await.unwrap();
    page.hear_until(|message| message["type"] == "presence").await;
    page
}

/// Everything that home and a spectator receive of away's windows, with the time; and how many answers away
/// had in each.
async fn received(backend: Backend, cards: usize, way: Way) -> (Vec<(i64, Vec<String>)>, Vec<usize>) {
    let mut played = Played::begun(backend, cards).await;
    let stranger = played.host.stranger();
    let mut watching = stranger.socket(&played.table.code, None).await;
    let (mut all, mut open) = (Vec::new(), Vec::new());
    while open.len() < 6 {
        let (at, state) = played.to_window().await;
        assert_eq!(state["delay"], 3000, "{state}");
        let (seq, last) = answer(&state, usize::MAX).unwrap();
        if at == 1 {
            open.push(state["ask"]["legal"].as_array().unwrap().len());
        }
        match way {
            Way::Looks if at == 1 => {
                let look = json!({ "do": "look", "seq": seq, "answers": [last] });
                played.table.wish(&played.table.away, look).await;
            }
            Way::Holds if at == 1 => {
                played.table.done(&played.table.away, json!({ "do": "hold", "seq": seq })).await;
            }
            Way::Waits | Way::Passes | Way::Looks | Way::Holds => {}
        }
        // A second at a time, and everything that others could ask for.
        let (seconds, passes) = if at == 1 { way.times() } else { Way::Waits.times() };
        for second in 1..=seconds {
            played.advance(Duration::from_secs(1)).await;
            if passes == Some(second) {
                let wish = json!({ "do": "act", "seq": seq, "answers": [state["ask"]["pass"]] });
                if way == Way::Holds {
                    // Given at once.
                    played.table.done(&played.table.away, wish).await;
                } else {
                    played.pages[1].say(&json!({ "id": 1, "wish": wish })).await;
                }
            }
            let mut heard = all_said(&mut played.pages[0]).await;
            heard.extend(all_said(&mut watching).await);
            for client in [&played.table.home, &stranger] {
                heard.push(client.get(&played.table.path("/state")).await.1.to_string());
                heard.push(client.get(&played.table.path("/log")).await.1.to_string());
            }
            all.push((played.host.time.now(), heard));
        }
        let state = played.table.state(played.table.seats()[at]).await;
        assert!(state["seq"].as_u64().unwrap() > seq, "the window was passed: {state}");
    }
    (all, open)
}

/// What others received of one match they received of another, at the same times.
pub(crate) fn same(one: &[(i64, Vec<String>)], other: &[(i64, Vec<String>)], case: &str) {
    assert_eq!(one.len(), other.len(), "{case}");
    for (one, other) in one.iter().zip(other) {
        assert_eq!(one, other, "{case}");
    }
}

on_both! {
    async fn whatever_a_seat_holds_and_does_others_receive_the_same_at_the_same_time(backend) {
        let (plain, few) = received(backend, 0, Way::Waits).await;
        let mut could_play = [few.iter().any(|open| *open > 1), few.contains(&1)];
        for (cards, way) in [(0, Way::Passes), (0, Way::Looks), (20, Way::Waits), (9, Way::Passes)] {
            let (other, open) = received(backend, cards, way).await;
            could_play[0] |= open.iter().any(|open| *open > 1);
            could_play[1] |= open.contains(&1);
            same(&plain, &other, &format!("cards {cards}, {way:?}"));
        }
        assert_eq!(could_play, [true; 2], "some could play a card, some could not");
    }

    async fn a_window_that_is_held_open_tells_nothing_of_the_hand(backend) {
        let (plain, few) = received(backend, 0, Way::Holds).await;
        let mut could_play = [few.iter().any(|open| *open > 1), few.contains(&1)];
        for cards in [9, 20] {
            let (other, open) = received(backend, cards, Way::Holds).await;
            could_play[0] |= open.iter().any(|open| *open > 1);
            could_play[1] |= open.contains(&1);
            same(&plain, &other, &format!("cards {cards}"));
        }
        assert_eq!(could_play, [true; 2], "some could play a card, some could not");
        // Others hear of it when the delay is over, and not before: nobody passed then.
        let (waits, _) = received(backend, 0, Way::Waits).await;
        let differ = plain.iter().zip(&waits).position(|(held, passed)| held != passed);
        assert!(differ.is_some_and(|second| second % 3 == 2), "{differ:?}");
    }

    async fn an_answer_is_announced_with_the_delay(backend) {
        let mut played = Played::begun(backend, 0).await;
        let (at, state) = played.to_window().await;
        let (seat, other) = (played.table.seats()[at], played.table.seats()[1 - at]);
        let before = played.table.state(other).await;
        let act = json!({ "do": "act", "seq": state["seq"], "answers": ["shoot"] });
        played.table.refused(seat, act, "illegal-action").await;
        let act = json!({ "do": "act", "seq": state["seq"], "answers": [state["ask"]["pass"]] });
        played.pages[at].say(&json!({ "id": 7, "wish": act })).await;
        played.advance(Duration::from_millis(2999)).await;
        let after = played.table.state(other).await;
        assert_eq!((&after["seq"], &after["clock"]), (&before["seq"], &before["clock"]));
        assert_eq!(after["delay"], 1);
        played.host.advance(Duration::from_millis(1));
        played.pages[at].hear_until(|message| *message == json!({ "type": "done", "id": 7 })).await;
        assert_ne!(played.table.state(other).await["seq"], before["seq"]);
    }

    async fn whoever_holds_a_window_thinks_on_their_own_time(backend) {
        let played = Played::begun(backend, 0).await;
        let (at, state) = played.to_window().await;
        let seat = played.table.seats()[at];
        let name = ["home", "away"][at];
        played.table.done(seat, json!({ "do": "hold", "seq": state["seq"] })).await;
        played.advance(DELAY + Duration::from_secs(20)).await;
        let later = played.table.state(seat).await;
        assert_eq!(later["ask"], state["ask"], "it is asked still");
        assert_eq!(later["delay"], Value::Null);
        // The delay itself was nobody's time.
        let left = |state: &Value| state["clock"][name].as_i64().unwrap();
        assert_eq!(left(&state) - left(&later), 20_000);
        // What is answered now is announced at once.
        let act = json!({ "do": "act", "seq": state["seq"], "answers": [state["ask"]["pass"]] });
        played.table.done(seat, act).await;
    }

    async fn a_pass_that_takes_no_time_earns_none(backend) {
        let mut played = Played::begun(backend, 0).await;
        for (number, answers) in [false, true].into_iter().enumerate() {
            let (at, state) = played.to_window().await;
            if answers {
                let act = json!({ "do": "act", "seq": state["seq"], "answers": [state["ask"]["pass"]] });
                played.pages[at].say(&json!({ "id": number, "wish": act })).await;
                // What comes after it is answered at once: so it is there.
                played.pages[at].say(&json!({ "id": 99, "wish": { "do": "decline" } })).await;
                played.pages[at].hear_until(|message| message["id"] == 99).await;
            }
            played.advance(DELAY).await;
            let later = played.table.state(played.table.seats()[at]).await;
            assert_ne!(later["seq"], state["seq"], "it was passed");
            let left = |state: &Value| ["home", "away"].map(|name| state["clock"][name].clone());
            assert_eq!(left(&later), left(&state), "by its seat: {answers}");
        }
        // Whoever thinks on their own time has the increment for it.
        let (at, state) = played.to_window().await;
        let (seat, name) = (played.table.seats()[at], ["home", "away"][at]);
        played.table.done(seat, json!({ "do": "hold", "seq": state["seq"] })).await;
        played.advance(DELAY).await;
        let act = json!({ "do": "act", "seq": state["seq"], "answers": [state["ask"]["pass"]] });
        played.table.done(seat, act).await;
        let left = |state: &Value| state["clock"][name].as_i64().unwrap();
        assert_eq!(left(&played.table.state(seat).await) - left(&state), 2000);
    }

    async fn taking_back_in_a_window_stops_no_clock(backend) {
        let played = Played::begun(backend, 0).await;
        let (at, state) = loop {
            let (at, state) = played.to_window().await;
            if state["undo"] == true {
                break (at, state);
            }
            played.advance(DELAY).await;
        };
        let (seat, name) = (played.table.seats()[at], ["home", "away"][at]);
        let (_, log) = seat.get(&played.table.path("/log")).await;
        let given = log["entries"].as_array().unwrap().last().unwrap()["step"]["actions"].clone();
        let left = |state: &Value| state["clock"][name].as_i64().unwrap();
        let (mut now, before) = (state.clone(), left(&state));
        for _ in 0..5 {
            played.advance(Duration::from_secs(2)).await;
            played.table.done(seat, json!({ "do": "undo", "seq": now["seq"] })).await;
            let asked = played.table.state(seat).await;
            played.table.done(seat, json!({ "do": "act", "seq": asked["seq"], "answers": given })).await;
            now = played.table.state(seat).await;
            assert!(!now["ask"]["pass"].is_null(), "the window is open again: {now}");
        }
        // Only the first window was free.
        assert_eq!(before - left(&now), 8000);
    }

    async fn a_window_that_is_passed_declines_no_offer(backend) {
        let played = Played::begun(backend, 0).await;
        let (at, state) = played.to_window().await;
        let (seat, other) = (played.table.seats()[at], played.table.seats()[1 - at]);
        played.table.done(other, json!({ "do": "offer", "what": "draw" })).await;
        played.advance(DELAY).await;
        let later = played.table.state(seat).await;
        assert_ne!(later["seq"], state["seq"], "the window was passed");
        assert_eq!(later["offer"]["what"], "draw", "{later}");
    }

    async fn whoever_thinks_again_has_given_only_the_later_answer(backend) {
        let mut played = Played::begun(backend, 0).await;
        let (at, state) = played.to_window().await;
        let act = json!({ "do": "act", "seq": state["seq"], "answers": [state["ask"]["pass"]] });
        for id in [1, 2] {
            played.pages[at].say(&json!({ "id": id, "wish": act })).await;
        }
        let refused = played.pages[at].hear_until(|message| message["type"] == "error").await;
        assert_eq!((&refused["id"], &refused["error"]["code"]), (&json!(1), &json!("stale")), "{refused}");
        played.host.advance(DELAY);
        played.pages[at].hear_until(|message| *message == json!({ "type": "done", "id": 2 })).await;
    }

    async fn nobody_passes_for_a_page_that_is_gone_or_wants_to_be_asked(backend) {
        let mut played = Played::begun(backend, 0).await;
        let (at, state) = played.to_window().await;
        let (seat, name) = (played.table.seats()[at].clone(), ["home", "away"][at]);
        let page_of = played.pages.each_mut();
        let gone = std::mem::replace(page_of[at], played.host.stranger().socket(&played.table.code, None).await);
        gone.close().await;
        page_of[1 - at].hear_until(|message| message["type"] == "presence" && message[name] == false).await;
        played.advance(Duration::from_mins(1)).await;
        assert_eq!(played.table.state(&seat).await["seq"], state["seq"]);
        // It comes back and is told how long it has.
        let path = played.table.path(&format!("/socket?windows=pass&last={}", state["seq"]));
        let mut back = seat.socket_at(&path).await.unwrap();
        let told = back.hear_until(|message| message["type"] == "match").await;
        assert_eq!((&told["delay"], &told["seq"]), (&json!(3000), &state["seq"]));
        played.advance(DELAY).await;
        assert_ne!(played.table.state(&seat).await["seq"], state["seq"]);
        // Away alone wants to be asked from now on.
        back.close().await;
        let _pages = [
            page(&played.table, &played.table.home, "pass").await,
            page(&played.table, &played.table.away, "ask").await,
        ];
        for _ in 0..6 {
            let (at, state) = played.to_window().await;
            played.advance(Duration::from_mins(1)).await;
            let seat = played.table.seats()[at];
            assert_eq!(played.table.state(seat).await["seq"] == state["seq"], at == 1, "{state}");
            if at == 1 {
                let act = json!({ "do": "act", "seq": state["seq"], "answers": [state["ask"]["pass"]] });
                played.table.done(seat, act).await;
            }
        }
    }

    async fn against_a_computer_nobody_is_asked_what_can_only_be_passed(backend) {
        let mut asked = Vec::new();
        for windows in ["?windows=pass", ""] {
            let host = Host::with(backend, |config| config.dice_seed = Some(5)).await;
            let guest = host.guest().await;
            let opponent = json!({ "kind": "computer", "level": "random" });
            let wishes = json!({ "spec": SPEC, "seat": "home", "opponent": opponent });
            let (_, made) = guest.post("/api/matches", wishes).await;
            let path = format!("/api/matches/{}/socket{windows}", made["code"].as_str().unwrap());
            let mut page = guest.socket_at(&path).await.unwrap();
            let can_only_pass = |ask: &Value| ask["legal"] == json!([ask["pass"]]);
            let mut passed = 0;
            for _ in 0..250 {
                // With windows passed, play goes on without an answer to any of them.
                let is_asked = |ask: &Value| !ask.is_null() && (windows.is_empty() || !can_only_pass(ask));
                let update = page.hear_until(|message| is_asked(&message["ask"]) || !message["result"].is_null()).await;
                let ask = &update["ask"];
                if ask.is_null() {
                    break;
                }
                passed += usize::from(can_only_pass(ask));
                let act = json!({ "do": "act", "seq": update["seq"], "answers": [ask["legal"][0]] });
                page.say(&json!({ "wish": act })).await;
            }
            asked.push(passed);
        }
        // How many there are depends on the dice, which depend on the code of the match.
        assert!(asked[0] == 0 && asked[1] > 0, "{asked:?}");
    }
}
