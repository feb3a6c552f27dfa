//! A node dies, and nobody asks for its matches: what happens in them by itself is done by the others.

use std::time::{Duration, Instant};

use sqlx::Row as _;

use super::{Nodes, against_computer, begun, has_all};
use crate::common::{Client, Value, json};
use crate::diary::LIMIT;

/// The number of the last step of a match, what it says, and whether the match is over. None: its node died
/// before the first.
async fn last(nodes: &Nodes, code: &str) -> Option<(i64, Value, bool)> {
    let mut connection = nodes.database.connect().await;
    let sql = "SELECT s.seq, s.body, m.status FROM steps s JOIN matches m ON m.id = s.match_id WHERE m.code = $1 \
               ORDER BY s.seq DESC LIMIT 1";
    let row = sqlx::query(sql).bind(code).fetch_optional(&mut connection).await.unwrap()?;
    let line = serde_json::from_str(&row.get::<String, _>(1)).unwrap();
    Some((row.get(0), line, row.get::<String, _>(2) == "over"))
}

/// Look at the database alone: whoever asked a node for the match would have it taken up there.
async fn until(nodes: &Nodes, code: &str, wanted: impl Fn(&(i64, Value, bool)) -> bool) -> Value {
    let until = Instant::now() + LIMIT;
    loop {
        let found = last(nodes, code).await;
        if let Some((_, line, _)) = found.as_ref().filter(|found| wanted(found)) {
            return line.clone();
        }
        assert!(Instant::now() < until, "it goes on from {found:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Answer until a computer is asked in the moment in which its node dies.
async fn dies_while_asked(nodes: &mut Nodes, home: &Client, code: &str) -> i64 {
    for number in 0..200 {
        let (_, state) = home.get(&format!("/api/matches/{code}/state")).await;
        let Some(legal) = state["ask"]["legal"].as_array() else { continue };
        let act = json!({ "do": "act", "seq": state["seq"], "answers": [legal[number % legal.len()]] });
        home.post(&format!("/api/matches/{code}/wishes"), act).await;
        let (_, line, _) = last(nodes, code).await.unwrap();
        if line["w"] == 2 {
            nodes.kill(0);
            let (seq, line, is_over) = last(nodes, code).await.unwrap();
            assert!(!is_over);
            if line["w"] == 2 {
                return seq;
            }
            nodes.begin(0);
        }
    }
    panic!("the computer is always faster");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_dead_node_was_to_do_is_done() {
    if !has_all() {
        return;
    }
    let mut nodes = Nodes::start().await;
    let (home, away) = (nodes.person("Home", 0).await, nodes.person("Away", 0).await);
    let computers = against_computer(&home, "fuba:3.0").await;
    let seq = dies_while_asked(&mut nodes, &home, &computers).await;
    let line = until(&nodes, &computers, |(now, line, _)| *now > seq && line["w"] != 2).await;
    assert_eq!(line["e"]["act"]["by"], "away", "the computer has answered: {line}");
    nodes.begin(0);
    // A match of ten seconds, in which nobody does anything.
    let clock = json!({ "kind": "live", "seconds": 10, "increment": 0, "at_zero": "lose" });
    let timed = begun(&home, json!({ "spec": "grid:basic@small", "seat": "home", "clock": clock })).await;
    away.post(&format!("/api/matches/{timed}/join"), json!({})).await;
    nodes.kill(0);
    let line = until(&nodes, &timed, |(.., is_over)| *is_over).await;
    assert_eq!(line["e"]["call"][1], "time", "{line}");
}
