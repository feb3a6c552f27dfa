//! `touchline loadtest` over two nodes of its own: the seats of every match are at different ones.

use assert_cmd::Command;

use super::{Nats, has_all};
use crate::common::{Backend, Database, Value};
use crate::diary::LIMIT;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_are_measured_together() {
    if !has_all() {
        return;
    }
    let (database, nats) = (Database::fresh(Backend::Postgres).await, Nats::start());
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("touchline"));
    command.args(["loadtest", "--nodes", "2", "--matches", "2", "--seconds", "3", "--json"]);
    command.args(["--database", &database.url, "--nats", &nats.url()]).timeout(LIMIT);
    let done = tokio::task::spawn_blocking(move || command.assert().success()).await.unwrap();
    let told: Value = serde_json::from_slice(&done.get_output().stdout).unwrap();
    assert_eq!((&told["nodes"], &told["database"]), (&2.into(), &"postgres".into()), "{told}");
    let run = &told["runs"][0];
    let figure = |name: &str| run[name].as_f64().unwrap_or_else(|| panic!("{name} is missing: {run}"));
    // However busy the machine is: inputs go through, and the seat at the other node is told.
    assert!(figure("inputs") >= 1.0 && figure("p99_ms") > 0.0, "{run}");
    assert!(figure("other_seat_not_told") < figure("inputs"), "{run}");
}
