//! Plans: what they save on the socket, and how somebody might cheat with them, lose data or slow others.

use std::sync::Arc;

use crate::common::{Backend, Client, Host, Socket, StatusCode, Value, json};
use crate::on_both;
use crate::table::{Table, all_said};
use touchline_engine::{Pcg, Rng as _};
use touchline_server::store::Store;
use touchline_server::store::journal::{Journal, JournalRow};

/// The same dice in every match.
async fn fair_host(backend: Backend) -> Host {
    Host::with(backend, |config| config.dice_seed = Some(7)).await
}

fn act(seq: &Value, answers: &[String]) -> Value {
    json!({ "do": "act", "seq": seq, "answers": answers })
}

fn legal(ask: &Value) -> Vec<String> {
    ask["legal"].as_array().unwrap().iter().map(|answer| answer.as_str().unwrap().to_owned()).collect()
}

/// Where answers would lead.
async fn look(table: &Table, client: &Client, seq: &Value, answers: &[String]) -> Value {
    let (status, look) = table.wish(client, json!({ "do": "look", "seq": seq, "answers": answers })).await;
    assert_eq!(status, StatusCode::OK, "{answers:?}: {look}");
    look
}

/// A random plan as far as one can plan, and why it ends there.
async fn any_plan(table: &Table, client: &Client, rng: &mut Pcg) -> (Vec<String>, Value) {
    let state = table.state(client).await;
    let mut ask = state["ask"].clone();
    let mut plan = Vec::new();
    loop {
        let legal = legal(&ask);
        plan.push(legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize].clone());
        let look = look(table, client, &state["seq"], &plan).await;
        if !look["then"].is_null() || plan.len() == 64 {
            return (plan, look["then"].clone());
        }
        ask = look["ask"].clone();
    }
}

/// A plan that is a whole turn, long enough to be worth one: dice follow it, or the other seat is asked.
async fn whole_turn(table: &Table, client: &Client) -> (Vec<String>, String) {
    for seed in 0..500 {
        let (plan, then) = any_plan(table, client, &mut Pcg::new(seed, 1)).await;
        if (10..=24).contains(&plan.len()) && (then == "roll" || then == "other") {
            return (plan, format!("plan-past-{}", then.as_str().unwrap()));
        }
    }
    panic!("no turn was long enough");
}

/// Whether a turn of the grid game begins.
fn is_turn(state: &Value) -> bool {
    !state["ask"].is_null() && legal(&state["ask"]).iter().any(|answer| answer.starts_with("pick "))
}

/// Who is asked.
async fn asked(table: &Table) -> usize {
    for (at, client) in table.seats().into_iter().enumerate() {
        if !table.state(client).await["ask"].is_null() {
            return at;
        }
    }
    panic!("nobody is asked");
}

/// Messages and their bytes, over the sockets of both seats and both ways.
#[derive(Debug, Default, PartialEq)]
struct Traffic {
    messages: usize,
    bytes: usize,
}

impl Traffic {
    fn add(&mut self, text: &str) {
        self.messages += 1;
        self.bytes += text.len();
    }
}

/// Give answers over the socket, so many at a time, while the other seat is there.
async fn traffic(table: &Table, at: usize, answers: &[String], together: usize) -> Traffic {
    let seats = table.seats();
    let (mut own, mut other) =
        (seats[at].socket(&table.code, None).await, seats[1 - at].socket(&table.code, None).await);
    all_said(&mut own).await;
    all_said(&mut other).await;
    let mut traffic = Traffic::default();
    let mut seq = table.state(seats[at]).await["seq"].clone();
    for answers in answers.chunks(together) {
        let wish = json!({ "id": 1, "wish": act(&seq, answers) });
        traffic.add(&wish.to_string());
        own.say(&wish).await;
        let mut done = 0;
        while done < 2 {
            let text = own.hear_text().await.expect("the socket is open");
            let message: Value = serde_json::from_str(&text).unwrap();
            assert_ne!(message["type"], "error", "{message}");
            if message["type"] == "presence" {
                continue;
            }
            if message["type"] == "update" {
                seq = message["seq"].clone();
            }
            done += 1;
            traffic.add(&text);
        }
    }
    // Who is here is not what a plan is about.
    let said = all_said(&mut other).await;
    said.iter().filter(|text| !text.contains("\"presence\"")).for_each(|text| traffic.add(text));
    traffic
}

/// Take two matches to the same moment; whose it is there.
async fn twice(host: &Host, spec: &str, wanted: impl Fn(&Value) -> bool + Copy) -> ([Table; 2], usize) {
    let tables =
        [Table::of(host, json!({ "spec": spec })).await, Table::of(host, json!({ "spec": spec })).await];
    for table in &tables {
        table.play_until(wanted).await;
    }
    let at = asked(&tables[0]).await;
    let position = async |table: &Table| table.state(table.seats()[at]).await["position"].clone();
    assert_eq!(position(&tables[0]).await, position(&tables[1]).await, "the same moment");
    (tables, at)
}

/// What a plan saves.
async fn compare(what: &str, [single, whole]: &[Table; 2], at: usize, plan: &[String]) {
    let one_by_one = traffic(single, at, plan, 1).await;
    let together = traffic(whole, at, plan, plan.len()).await;
    eprintln!("{what}: {} answers; one by one {one_by_one:?}; as a plan {together:?}", plan.len());
    for client in [0, 1] {
        let state = async |table: &Table| {
            let state = table.state(table.seats()[client]).await;
            (state["position"].clone(), state["ask"].clone(), state["score"].clone())
        };
        assert_eq!(state(single).await, state(whole).await, "{what}");
    }
    assert!(together.messages * 10 <= one_by_one.messages, "{what}: {together:?}, {one_by_one:?}");
    assert!(together.bytes * 6 <= one_by_one.bytes, "{what}: {together:?}, {one_by_one:?}");
}

/// A seat that stands before a plan, with what everybody sees.
async fn seen(host: &Host, table: &Table) -> [Value; 3] {
    [table.state(&table.home).await, table.state(&table.away).await, table.state(&host.stranger()).await]
}

async fn code_of(socket: &mut Socket, wish: &Value) -> String {
    socket.say(&json!({ "id": 1, "wish": wish })).await;
    let answer = socket.hear_until(|message| message["type"] == "error" || message["type"] == "done").await;
    answer["error"]["code"].as_str().unwrap_or("done").to_owned()
}

/// Lines of a journal as they were before there were plans: an answer is a text.
fn as_of_old(rows: &[JournalRow]) -> Vec<JournalRow> {
    let old = |row: &JournalRow| {
        let mut line: Value = serde_json::from_str(&row.body).unwrap();
        if let Some(answers) = line["e"].get_mut("act").map(|act| &mut act["a"]) {
            assert_eq!(answers.as_array().unwrap().len(), 1);
            *answers = answers[0].take();
        }
        JournalRow { body: line.to_string(), ..row.clone() }
    };
    rows.iter().map(old).collect()
}

on_both! {
    async fn a_turn_of_the_grid_game_is_one_message(backend) {
        let host = fair_host(backend).await;
        let (tables, at) = twice(&host, "grid:basic", is_turn).await;
        let (plan, _) = whole_turn(&tables[0], tables[0].seats()[at]).await;
        compare("a turn of the grid game", &tables, at, &plan).await;
    }

    async fn a_set_up_of_fuba_is_one_message(backend) {
        let host = fair_host(backend).await;
        let is_set_up = |state: &Value| {
            state["ask"]["layout"]["keeper"].as_array().is_some_and(|areas| areas.len() > 1)
        };
        let (tables, at) = twice(&host, "fuba:3.0", is_set_up).await;
        let (plan, _) = whole_turn(&tables[0], tables[0].seats()[at]).await;
        compare("a set-up of FUBA", &tables, at, &plan).await;
    }

    async fn the_clock_pays_a_plan_as_it_pays_its_answers(backend) {
        let host = fair_host(backend).await;
        let clock = json!({ "kind": "live", "seconds": 600, "increment": 3, "at_zero": "lose" });
        let terms = json!({ "spec": "grid:basic", "clock": clock });
        let tables = [Table::of(&host, terms.clone()).await, Table::of(&host, terms).await];
        let [single, whole] = &tables;
        let left = async |table: &Table| {
            let clock = table.state(&table.home).await["clock"].clone();
            ["home", "away"].map(|seat| clock[seat].as_i64().unwrap())
        };
        let give = async |at: usize, plan: &[String]| {
            for (table, together) in [(single, 1), (whole, plan.len())] {
                for answers in plan.chunks(together) {
                    let client = table.seats()[at];
                    table.done(client, act(&table.state(client).await["seq"], answers)).await;
                }
            }
            assert_eq!(left(single).await, left(whole).await, "{plan:?}");
        };
        // A secret choice is one answer, however it is given.
        for at in [1, 0] {
            let (plan, _) = any_plan(single, single.seats()[at], &mut Pcg::new(1, 1)).await;
            give(at, &plan).await;
        }
        assert_eq!(left(whole).await, [603_000; 2]);
        for table in &tables {
            table.play_until(is_turn).await;
        }
        let at = asked(whole).await;
        let before = left(whole).await;
        let (plan, _) = whole_turn(whole, whole.seats()[at]).await;
        let (most, last) = plan.split_at(plan.len() - 1);
        give(at, most).await;
        let paid = 3_000 * i64::try_from(most.len()).unwrap();
        assert_eq!(left(whole).await[at] - before[at], paid);
        // All of it is taken back, and given again for the same.
        let client = whole.seats()[at];
        whole.done(client, json!({ "do": "undo", "seq": whole.state(client).await["seq"] })).await;
        assert_eq!(left(whole).await, before);
        whole.done(client, act(&whole.state(client).await["seq"], most)).await;
        give(at, last).await;
    }

    async fn a_plan_that_is_not_legal_as_a_whole_changes_nothing(backend) {
        let host = fair_host(backend).await;
        let table = Table::of(&host, json!({ "spec": "grid:basic" })).await;
        table.play_until(is_turn).await;
        let at = asked(&table).await;
        let (client, idle) = (table.seats()[at], table.seats()[1 - at]);
        let (plan, past) = whole_turn(&table, client).await;
        let (before, seq) = (seen(&host, &table).await, table.state(client).await["seq"].clone());
        let store = Store::open(&host.database.url).await.unwrap();
        let kept = store.steps(1).await.unwrap();
        let mut socket = client.socket(&table.code, None).await;
        let half = plan.len() / 2;
        let with = |place: usize, answer: &str| {
            let mut plan = plan.clone();
            plan[place] = answer.into();
            plan
        };
        for (answers, code) in [
            (Vec::new(), "answers-count"),
            (vec![plan[0].clone(); 65], "answers-count"),
            (with(half, "nonsense"), "unknown-grid-action"),
            (with(half, &"x".repeat(101)), "answer-too-long"),
            (with(plan.len() - 1, "row 3"), "illegal-action"),
            ([&plan[..], &plan[..1]].concat(), &past),
        ] {
            let got = code_of(&mut socket, &act(&seq, &answers)).await;
            assert_eq!(got, code, "{answers:?}");
            let look = json!({ "do": "look", "seq": seq, "answers": answers });
            assert_eq!(code_of(&mut socket, &look).await, code, "{answers:?}");
        }
        table.refused(client, act(&json!(0), &plan), "stale").await;
        // Somebody else's question.
        let theirs = table.state(idle).await["seq"].clone();
        table.refused(idle, act(&theirs, &plan), "not-asked").await;
        table.refused(idle, json!({ "do": "look", "seq": theirs, "answers": plan }), "not-asked").await;
        assert_eq!(seen(&host, &table).await, before);
        assert_eq!(store.steps(1).await.unwrap(), kept, "nothing was written");
        table.done(client, act(&seq, &plan)).await;
        assert_eq!(store.steps(1).await.unwrap().len(), kept.len() + 1, "one entry");
    }

    async fn looks_count_as_wishes_and_whoever_floods_with_them_is_cut_off(backend) {
        let host = Host::with(backend, |config| {
            config.dice_seed = Some(7);
            config.wishes_per_second = 20;
        })
        .await;
        let table = Table::of(&host, json!({ "spec": "grid:basic" })).await;
        let state = table.state(&table.home).await;
        let answer = legal(&state["ask"])[0].clone();
        let mut socket = table.home.socket(&table.code, None).await;
        all_said(&mut socket).await;
        let look = json!({ "wish": { "do": "look", "seq": state["seq"], "answers": [answer] } });
        // One at a time: a closing socket may lose what was not read, and with it the refusals.
        let mut looks = 0;
        while looks < 1000 {
            socket.say(&look).await;
            match socket.hear().await {
                message if message["type"] == "look" => looks += 1,
                message => {
                    assert_eq!(message["error"]["code"], "too-often");
                    break;
                }
            }
        }
        // The allowance of five seconds, less what sitting down took and more for the time that passes.
        assert!((80..1000).contains(&looks), "{looks} looks");
        for _ in 0..300 {
            socket.say(&look).await;
        }
        while socket.hear_text().await.is_some() {} // until the server hangs up
        let (status, _) = table.away.get(&table.path("/state")).await;
        assert_eq!(status, StatusCode::OK, "nobody else is kept from anything");
    }

    async fn a_plan_survives_a_restart_and_is_taken_back_as_a_whole_after_it(backend) {
        let mut host = fair_host(backend).await;
        let table = Table::of(&host, json!({ "spec": "grid:basic" })).await;
        // A part of a secret plan, then a whole one, then one in the open.
        let first = any_plan(&table, &table.away, &mut Pcg::new(1, 1)).await.0;
        table.done(&table.away, act(&table.state(&table.away).await["seq"], &first[..5])).await;
        let before = seen(&host, &table).await;
        host.restart().await;
        assert_eq!(seen(&host, &table).await, before);
        table.done(&table.away, act(&before[1]["seq"], &first[5..])).await;
        let other = any_plan(&table, &table.home, &mut Pcg::new(2, 1)).await.0;
        table.done(&table.home, act(&table.state(&table.home).await["seq"], &other)).await;
        table.play_until(is_turn).await;
        let at = asked(&table).await;
        let client = table.seats()[at];
        let before = seen(&host, &table).await;
        let (plan, _) = whole_turn(&table, client).await;
        let planned = &plan[..plan.len() - 1];
        table.done(client, act(&before[at]["seq"], planned)).await;
        let after = seen(&host, &table).await;
        host.restart().await;
        assert_eq!(seen(&host, &table).await, after);
        table.done(client, json!({ "do": "undo", "seq": after[at]["seq"] })).await;
        let undone = seen(&host, &table).await;
        for (undone, before) in undone.iter().zip(&before) {
            assert_eq!((&undone["position"], &undone["ask"]), (&before["position"], &before["ask"]));
        }
        table.refused(client, json!({ "do": "undo", "seq": undone[at]["seq"] }), "nothing-to-undo").await;
    }

    async fn journals_of_old_are_played_again(backend) {
        let mut host = fair_host(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let fresh = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        table.play_until(|state| state["score"] != json!([0, 0])).await;
        let before = seen(&host, &table).await;
        let store = Store::open(&host.database.url).await.unwrap();
        let old = as_of_old(&store.steps(1).await.unwrap());
        let begun = store.steps(2).await.unwrap().len();
        host.kill().await;
        let (journal, writer) = Journal::start(store.clone(), Arc::default());
        for row in &old[begun..] {
            let (said, kept) = tokio::sync::oneshot::channel();
            journal.keep(JournalRow { match_id: 2, ..row.clone() }, move |kept| said.send(kept).unwrap());
            assert!(kept.await.unwrap());
        }
        drop((journal, writer, store));
        host.restart().await;
        for (now, before) in seen(&host, &fresh).await.iter().zip(&before) {
            let parts = |state: &Value| ["position", "view", "ask", "seq", "undo"].map(|part| state[part].clone());
            assert_eq!(parts(now), parts(before));
        }
        let at = asked(&fresh).await;
        let plan = any_plan(&fresh, fresh.seats()[at], &mut Pcg::new(3, 1)).await.0;
        let seq = fresh.state(fresh.seats()[at]).await["seq"].clone();
        fresh.done(fresh.seats()[at], act(&seq, &plan)).await;
    }
}
