//! A node dies, and nobody asks for its matches: what happens in them by itself is done by the others.

use std::time::{Duration, Instant};

use sqlx::Row as _;

use super::{Nodes, against_computer, begun, has_all, state, until};
use crate::common::{BOUND, Client, Value, json};
use crate::diary::LIMIT;
use crate::process::LEASE;

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
async fn comes_to(nodes: &Nodes, code: &str, wanted: impl Fn(&(i64, Value, bool)) -> bool) -> Value {
    until("it goes on", async || {
        last(nodes, code).await.filter(|found| wanted(found)).map(|(_, line, _)| line)
    })
    .await
}

/// The lease of a match as the database has it, in milliseconds of its clock.
struct Lease {
    node: String,
    /// Counts who had it.
    epoch: i64,
    ends: i64,
    now: i64,
    /// For so long nobody had it since the last step.
    unserved: i64,
}

impl Lease {
    async fn of(nodes: &Nodes, code: &str) -> Self {
        let mut connection = nodes.database.connect().await;
        let sql = "SELECT n.id, l.epoch, n.expires_at, (extract(epoch FROM clock_timestamp()) * 1000)::bigint, l.unserved \
                   FROM leases l JOIN matches m ON m.id = l.match_id JOIN nodes n ON n.id = l.node WHERE m.code = $1";
        until("somebody has its lease", async || {
            let row = sqlx::query(sql).bind(code).fetch_optional(&mut connection).await.unwrap()?;
            let (node, [epoch, ends, now, unserved]) = (row.get(0), [1, 2, 3, 4].map(|at| row.get(at)));
            Some(Self { node, epoch, ends, now, unserved })
        })
        .await
    }
}

/// All nodes that ever lived.
async fn names(nodes: &Nodes) -> Vec<String> {
    let mut connection = nodes.database.connect().await;
    let rows = sqlx::query("SELECT id FROM nodes").fetch_all(&mut connection).await.unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

/// Answer until a computer is asked in the moment in which its node dies.
async fn dies_while_asked(nodes: &mut Nodes, home: &Client, code: &str) -> i64 {
    let (begun, mut tries) = (Instant::now(), 0);
    while tries < 200 {
        let state = state(home, code).await;
        let Some(legal) = state["ask"]["legal"].as_array() else {
            assert!(begun.elapsed() < LIMIT, "home is asked again: {state}");
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let act = json!({ "do": "act", "seq": state["seq"], "answers": [legal[tries % legal.len()]] });
        tries += 1;
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

/// A match of ten seconds, of which a node has the lease: another one may be quicker to take it.
async fn timed(home: &Client, away: &Client, nodes: &Nodes, node: &str) -> String {
    let clock = json!({ "kind": "live", "seconds": 10, "increment": 0, "at_zero": "lose" });
    until("the node has a match", async || {
        let code = begun(home, json!({ "spec": "grid:basic@small", "seat": "home", "clock": clock })).await;
        away.post(&format!("/api/matches/{code}/join"), json!({})).await;
        (Lease::of(nodes, &code).await.node == node).then_some(code)
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_computer_answers_although_its_node_died() {
    if !has_all() {
        return;
    }
    let mut nodes = Nodes::start().await;
    let home = nodes.person("Home", 0).await;
    let code = against_computer(&home, "fuba:3.0").await;
    let seq = dies_while_asked(&mut nodes, &home, &code).await;
    let line = comes_to(&nodes, &code, |(now, line, _)| *now > seq && line["w"] != 2).await;
    assert_eq!(line["e"]["act"]["by"], "away", "{line}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_death_is_noticed_when_the_lease_ends_and_a_clock_falls() {
    if !has_all() {
        return;
    }
    let mut nodes = Nodes::start().await;
    nodes.kill(0);
    let others = names(&nodes).await;
    nodes.begin(0);
    let names = names(&nodes).await;
    let node = names.iter().find(|name| !others.contains(name)).expect("its name");
    let (home, away) = (nodes.person("Home", 0).await, nodes.person("Away", 0).await);
    let code = timed(&home, &away, &nodes, node).await;
    nodes.kill(0);
    let before = Lease::of(&nodes, &code).await;
    assert!(before.ends <= before.now + LEASE, "no longer than a lease: {} at {}", before.ends, before.now);
    // Nobody does anything.
    let line = comes_to(&nodes, &code, |(.., is_over)| *is_over).await;
    assert_eq!(line["e"]["call"][1], "time", "{line}");
    let after = Lease::of(&nodes, &code).await;
    assert_eq!(after.epoch, before.epoch + 1, "somebody else has it");
    // On a busy machine the others look late, but not for long.
    println!("taken {} ms after its end", after.unserved);
    assert!(after.unserved <= i64::try_from(BOUND.as_millis()).unwrap(), "{}", after.unserved);
}
