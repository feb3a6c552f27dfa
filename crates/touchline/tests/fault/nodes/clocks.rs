//! Live clocks among several nodes: whoever goes from one to the other gains no time, and nobody is charged
//! for a time in which no node was there.

use std::time::{Duration, Instant};

use super::{Nodes, has_all, state};
use crate::common::{Client, Value, json};
use crate::process::LEASE;

/// What two nodes may differ by about the time, in milliseconds: half of what an exchange with the database
/// takes while other tests run. Whoever gained by going to another node would gain more.
const SLACK: i64 = 2000;

/// What each seat has for the whole match, in milliseconds.
const ALL: i64 = 3_600_000;

/// A match that waits for home's first answer, and home.
async fn waiting(nodes: &Nodes) -> (Client, String) {
    let (home, away) = (nodes.person("Home", 0).await, nodes.person("Away", 1).await);
    let clock = json!({ "kind": "live", "seconds": ALL / 1000, "increment": 0, "at_zero": "lose" });
    let body = json!({ "spec": "grid:basic@small", "seat": "home", "clock": clock });
    let (_, made) = home.post("/api/matches", body).await;
    let code = made["code"].as_str().unwrap().to_owned();
    away.post(&format!("/api/matches/{code}/join"), json!({})).await;
    (home, code)
}

/// What is left of the clock that runs.
fn left(state: &Value) -> i64 {
    let clock = &state["clock"];
    let running = |at: &usize| clock["running"][*at] == true;
    let at = [0, 1].into_iter().find(running).unwrap_or_else(|| panic!("a clock runs: {state}"));
    clock[["home", "away"][at]].as_i64().unwrap()
}

async fn look(client: &Client, code: &str) -> i64 {
    left(&state(client, code).await)
}

fn millis(since: Instant) -> i64 {
    i64::try_from(since.elapsed().as_millis()).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn going_from_node_to_node_gains_nothing() {
    if !has_all() {
        return;
    }
    let mut nodes = Nodes::start().await;
    let (home, code) = waiting(&nodes).await;
    let before = Instant::now();
    let first = look(&home.at(nodes.addrs[0]), &code).await;
    let begun = Instant::now();
    // The other node takes it up again and again: it comes anew every time.
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(1500)).await;
        let passed = millis(begun);
        let there = look(&home.at(nodes.addrs[1]), &code).await;
        // Between what had passed for certain and what had by the time of the answer, give or take what two
        // clocks may differ by.
        assert!(first - there >= passed - SLACK, "charged {}, passed {passed}", first - there);
        assert!(first - there <= millis(before) + SLACK, "charged {}", first - there);
        nodes.kill(1);
        nodes.begin(1);
    }
    // Its doer is gone, and the other one goes on: what passed until the lease ended is charged.
    let passed = millis(begun);
    nodes.kill(0);
    let there = look(&home.at(nodes.addrs[1]), &code).await;
    assert!(first - there >= passed - SLACK, "charged {}, passed {passed}", first - there);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_charged_while_no_node_is_there() {
    if !has_all() {
        return;
    }
    let mut nodes = Nodes::start().await;
    let begun = Instant::now();
    let (home, code) = waiting(&nodes).await;
    look(&home, &code).await;
    nodes.kill(0);
    nodes.kill(1);
    let killed = millis(begun);
    tokio::time::sleep(Duration::from_millis(5 * LEASE.unsigned_abs())).await;
    let gone = Instant::now();
    nodes.begin(1);
    let there = look(&home.at(nodes.addrs[1]), &code).await;
    // Until the leases ended at most, and since the node was there again.
    let charged = ALL - there;
    let most = killed + LEASE + millis(gone) + 2 * SLACK;
    assert!(charged <= most, "charged {charged}, of {most} at most");
}
