//! Two matches that differ only in one seat's secret choices: whatever the other seat and spectators receive
//! is identical to the last byte, and comes as often.

use crate::common::{self, Backend, Host, json};
use crate::on_both;
use crate::people::name_of;
use crate::table::{Table, all_said, answer};

/// Everything that others receive while a seat chooses.
#[derive(Debug, PartialEq)]
struct Received {
    opponent: Vec<String>,
    spectator: Vec<String>,
    requests: Vec<String>,
}

/// How a seat chooses.
#[derive(Clone, Copy, Debug)]
struct Way {
    chooser: usize,
    /// The index of the legal answer.
    pick: usize,
    /// Whether every answer but the last is given, taken back and given again.
    thinks_again: bool,
    /// Whether the other seat has already answered in part.
    other_began: bool,
}

/// The response to a request, without the names that differ between matches.
async fn asked(table: &Table, client: &common::Client, path: &str) -> String {
    let (status, body) = client.get(&table.path(path)).await;
    let mut text = format!("{status} {body}").replace(&table.code, "CODE");
    for client in table.seats() {
        let (_, me) = client.get("/api/me").await;
        text = text.replace(me["name"].as_str().unwrap(), "NAME");
    }
    text
}

/// The wall with this match on it.
async fn wall(host: &Host, table: &Table) -> String {
    let (_, wall) = host.stranger().get("/api/live").await;
    assert_eq!(wall["order"], json!([table.code]), "{wall}");
    let mut text = wall.to_string().replace(&table.code, "CODE");
    for client in table.seats() {
        text = text.replace(&name_of(client).await, "NAME");
    }
    text
}

async fn received(backend: Backend, spec: &str, way: Way) -> (Received, usize) {
    let host = Host::with(backend, |config| config.dice_seed = Some(11)).await;
    let clock = json!({ "kind": "live", "seconds": 600, "increment": 3, "at_zero": "lose" });
    let table = Table::of(&host, json!({ "spec": spec, "hints": "allowed", "clock": clock })).await;
    let (chooser, opponent) = (table.seats()[way.chooser], table.seats()[1 - way.chooser]);
    // Up to where both choose in secret.
    for _ in 0..50 {
        let states = [table.state(&table.home).await, table.state(&table.away).await];
        if states.iter().all(|state| state["ask"]["secret"] == true) {
            break;
        }
        let at = (0..2).find(|at| !states[*at]["ask"].is_null()).unwrap();
        table.act(table.seats()[at], 0).await;
    }
    if way.other_began {
        table.act(opponent, 0).await;
    }
    // An offer is pending, which an answer declines.
    table.done(opponent, json!({ "do": "offer", "what": "draw" })).await;
    let mut listening = opponent.socket(&table.code, None).await;
    // They are present before anybody else looks.
    listening.hear_until(|message| message["type"] == "presence").await;
    let mut watching = host.stranger().socket(&table.code, None).await;
    let first = watching.hear_text().await.unwrap();
    let mut requests = Vec::new();
    let quiet = [table.state(opponent).await, table.state(&host.stranger()).await];
    let mut steps = 0;
    loop {
        let state = table.state(chooser).await;
        let Some((seq, action)) = answer(&state, way.pick) else { break };
        if state["ask"]["secret"] != true {
            break;
        }
        let act = json!({ "do": "act", "seq": seq, "answers": [action] });
        table.done(chooser, act).await;
        steps += 1;
        let state = table.state(chooser).await;
        if state["ask"]["secret"] == true {
            // Part of a choice stays invisible: no clock moves, no offer is gone.
            let now = [table.state(opponent).await, table.state(&host.stranger()).await];
            assert_eq!(now, quiet, "{spec}: {way:?}, step {steps}");
        }
        if way.thinks_again && !state["ask"].is_null() {
            table.done(chooser, json!({ "do": "undo", "seq": state["seq"] })).await;
            let (seq, again) = answer(&table.state(chooser).await, way.pick).unwrap();
            assert_eq!(again, action, "the same is asked again");
            table.done(chooser, json!({ "do": "act", "seq": seq, "answers": [again] })).await;
        }
    }
    assert!(steps > 0, "{spec}");
    for path in ["/state", "/log", "/odds", "/hint", "", "/record"] {
        requests.push(asked(&table, opponent, path).await);
        requests.push(asked(&table, &host.stranger(), path).await);
    }
    // Refusals reveal nothing either.
    let (_, stale) = table.wish(opponent, json!({ "do": "act", "seq": 0, "answers": ["x"] })).await;
    let (_, taken) = table.wish(opponent, json!({ "do": "offer", "what": "takeback" })).await;
    requests.extend([stale.to_string(), taken.to_string()]);
    // Nor does the wall of live matches, which is looked at anew after a while.
    host.advance(std::time::Duration::from_secs(6));
    requests.push(wall(&host, &table).await);
    let (_, list) = host.stranger().get("/api/matches").await;
    requests.push(list["matches"].as_array().map_or(0, Vec::len).to_string());
    let received = Received {
        opponent: all_said(&mut listening).await,
        spectator: [vec![first], all_said(&mut watching).await].concat(),
        requests,
    };
    (received, steps)
}

fn assert_same(one: &Received, other: &Received, what: &str) {
    for (one, other) in [
        (&one.opponent, &other.opponent),
        (&one.spectator, &other.spectator),
        (&one.requests, &other.requests),
    ] {
        assert_eq!(one.len(), other.len(), "{what}: as many messages\n{one:#?}\n{other:#?}");
        for (one, other) in one.iter().zip(other) {
            assert_eq!(one, other, "{what}");
        }
    }
}

async fn nothing_is_received(backend: Backend, spec: &str, picks: &[usize]) {
    for chooser in [0, 1] {
        for other_began in [false, true] {
            let way = Way { chooser, pick: 0, thinks_again: false, other_began };
            let (plain, steps) = received(backend, spec, way).await;
            // With a single step the other seat has chosen once it has begun, and everything shows.
            if other_began && steps == 1 {
                continue;
            }
            let (again, _) = received(backend, spec, Way { thinks_again: true, ..way }).await;
            assert_same(&plain, &again, &format!("{spec}: {way:?}, taken back and given again"));
            for &pick in picks {
                let way = Way { pick, ..way };
                let (other, _) = received(backend, spec, way).await;
                assert_same(&plain, &other, &format!("{spec}: {way:?}"));
            }
        }
    }
}

/// The entries of a user's only match in their export, once it is over.
async fn exported(client: &common::Client) -> String {
    // The end of a match is recorded asynchronously.
    common::until("the end is noted", async || {
        let steps = client.get("/api/me/export").await.1["matches"][0]["steps"].clone();
        (!steps.is_null()).then(|| steps.to_string())
    })
    .await
}

on_both! {
    async fn a_formation(backend) {
        nothing_is_received(backend, "fuba:3.0", &[1, 5]).await;
    }

    async fn formation_roles_styles_and_hidden_cards(backend) {
        nothing_is_received(backend, "fuba:2.1+all", &[1, 100]).await;
    }

    async fn what_was_never_shown_stays_with_its_seat_when_the_match_is_called_off(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let mut thought_of = Vec::new();
        // Away considers one formation, takes it back, and chooses another; home has seen neither.
        for at in [2, 5] {
            let state = table.state(&table.away).await;
            let (seq, action) = answer(&state, at).unwrap();
            table.done(&table.away, json!({ "do": "act", "seq": seq, "answers": [action] })).await;
            thought_of.push(action);
            if at == 2 {
                let seq = table.state(&table.away).await["seq"].clone();
                table.done(&table.away, json!({ "do": "undo", "seq": seq })).await;
            }
        }
        table.done(&table.home, json!({ "do": "abort" })).await;
        let (home, away) = (exported(&table.home).await, exported(&table.away).await);
        for action in &thought_of {
            assert!(!home.contains(action.as_str()), "{home}");
            assert!(away.contains(action.as_str()), "what is one's own is there: {away}");
        }
        assert!(home.contains("\"abort\""), "what happened in the open is there: {home}");
        let (_, record) = table.home.get(&table.path("/record")).await;
        assert!(!record.as_str().unwrap().contains(&thought_of[1]), "{record}");
    }

    async fn what_was_shown_is_everybody_s_afterwards_and_nothing_else(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let act = async |client: &common::Client, at| {
            let (seq, action) = answer(&table.state(client).await, at).unwrap();
            table.done(client, json!({ "do": "act", "seq": seq, "answers": [action] })).await;
            action
        };
        let only_thought_of = act(&table.home, 1).await;
        let seq = table.state(&table.home).await["seq"].clone();
        table.done(&table.home, json!({ "do": "undo", "seq": seq })).await;
        let chosen = [act(&table.home, 3).await, act(&table.away, 4).await];
        table.done(&table.home, json!({ "do": "resign" })).await;
        for (client, is_home) in table.seats().into_iter().zip([true, false]) {
            let steps = exported(client).await;
            assert!(chosen.iter().all(|action| steps.contains(action)), "{steps}");
            assert_eq!(steps.contains(&only_thought_of), is_home, "{steps}");
        }
    }

    async fn a_hidden_placement(backend) {
        nothing_is_received(backend, "grid:basic@small", &[1]).await;
    }
}
