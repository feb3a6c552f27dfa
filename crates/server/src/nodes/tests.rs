//! What a node does about matches that nobody looks after, on PostgreSQL.
#![allow(clippy::unwrap_used)]

mod absent;

use std::sync::Arc;
use std::time::{Duration, Instant};

use touchline_engine::Seat;
use touchline_protocol::to_server::ToServer;

use super::bell::{Bell, Wake};
use super::tending::sweep_all;
use super::{Nodes, give_up};
use crate::app::{App, Parts};
use crate::config::{Config, Switch};
use crate::fair::{Hands, Party};
use crate::push::Push;
use crate::store::tests::database::Database;
use crate::store::{Backend, Store};
use crate::time::Millis;

/// So long a node lives after its last sign of life: longer than any test.
const TERM: Millis = 60_000;

/// Nobody is woken.
#[derive(Debug)]
struct Silence;

impl Bell for Silence {
    fn ring(&self, _: Wake) {}

    fn is_heard(&self) -> bool {
        true
    }
}

/// A storage with so many matches that have not begun, of which the clocks should run.
async fn storage(matches: i64) -> Option<(Store, Database)> {
    if !Database::has_postgres() {
        return None;
    }
    let database = Database::fresh(Backend::Postgres).await;
    let store = Store::open(&database.url).await.unwrap();
    let user =
        "INSERT INTO users (id, name, name_key, kind, created_at) VALUES (1, 'Ann', 'ann', 'guest', 0)";
    store.once(sqlx::query(user)).await.unwrap();
    let sql = "INSERT INTO matches (id, code, spec, rules, terms, rated, status, home_user, created_by, created_at) \
               SELECT id, 'm' || id, 'grid:basic@small', $2, \
               '{\"clock\":{\"kind\":\"days\",\"days\":1,\"at_zero\":\"lose\"},\"access\":\"open\",\"takebacks\":\"agreed\"}', \
               0, 'live', 1, 1, 0 FROM generate_series(1, $1) AS id";
    let rules = crate::proposal::Rules::of("grid:basic@small").unwrap().revision;
    store.once(sqlx::query(sql).bind(matches).bind(i64::from(rules))).await.unwrap();
    Some((store, database))
}

/// A node that looks after nothing by itself.
async fn node(store: &Store, id: &str) -> App {
    node_with(store, id, Config::default()).await
}

async fn node_with(store: &Store, id: &str, config: Config) -> App {
    let config = Config { push: Switch::Off, thinkers: Some(1), ..config };
    let nodes = Nodes::join(id.into(), TERM, Arc::new(Silence), store, &config.time).await.unwrap();
    App::assemble(Parts {
        store: store.clone(),
        ledger: Arc::new(store.clone()),
        nodes: Some(Arc::new(nodes)),
        push: Push::silent(),
        hands: Hands::default(),
        config,
    })
}

async fn sweep(app: &App) {
    sweep_all(app, app.nodes.as_ref().unwrap()).await;
}

async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let until = Instant::now() + Duration::from_secs(30);
    while !holds().await {
        assert!(Instant::now() < until, "{what}");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Whether another node would find a match.
async fn is_found_by(app: &App, id: &str) -> bool {
    !app.ledger.orphans(id, &[], 9).await.unwrap().is_empty()
}

#[tokio::test]
async fn all_matches_of_a_dead_node_are_taken_up_by_one_sweep() {
    let Some((store, _database)) = storage(120).await else { return };
    let app = node(&store, "a").await;
    sweep(&app).await;
    assert_eq!(app.rooms.ids().len(), 120);
    app.rooms.close();
}

#[tokio::test]
async fn a_match_that_breaks_off_is_taken_up_again_and_in_the_end_left_to_others() {
    let Some((store, _database)) = storage(1).await else { return };
    let app = node(&store, "a").await;
    for times in 1..=3 {
        sweep(&app).await;
        assert_eq!(app.rooms.ids(), [1], "it is taken up for the {times}. time");
        assert!(!is_found_by(&app, "b").await, "it has a node");
        let (_, room) = app.rooms.glance("m1").unwrap();
        let breaks = Box::new(|_| panic!("a test breaks off a match"));
        let refused = ToServer::Act { seq: 0, answers: Vec::new(), seal: None };
        room.wish(Seat::Home, refused, breaks).await.unwrap();
        until("a match without an owner is not at hand", async || app.rooms.ids().is_empty()).await;
    }
    until("others may try", async || is_found_by(&app, "b").await).await;
    until("it is given up", async || app.nodes.as_ref().unwrap().has_given_up(1)).await;
    sweep(&app).await;
    assert!(app.rooms.ids().is_empty(), "not here any more");
    app.rooms.close();
}

#[tokio::test]
async fn a_match_that_cannot_be_played_here_is_left_to_nodes_that_can() {
    let Some((store, _database)) = storage(1).await else { return };
    store.once(sqlx::query("UPDATE matches SET rules = 999")).await.unwrap();
    let app = node(&store, "a").await;
    sweep(&app).await;
    assert!(app.rooms.ids().is_empty());
    assert!(is_found_by(&app, "b").await, "its lease is given back");
    let epoch = async || app.ledger.lease(1).await.unwrap().unwrap().epoch;
    let before = epoch().await;
    sweep(&app).await;
    // Whoever looks for it here takes nothing from the others either.
    let listed = app.ledger.match_by_id(1).await.unwrap().unwrap();
    let found = app.rooms.find(&app, &listed, Party::of_match(&app, &listed)).await;
    assert_eq!(found.map(drop).unwrap_err().code(), "match-unplayable");
    assert!(is_found_by(&app, "b").await);
    assert_eq!(epoch().await, before, "it is tried once");
    // A lease of somebody else is not given back.
    app.ledger.take_lease(1, "b", None).await.unwrap().unwrap();
    app.ledger.beat("b", TERM, "{}").await.unwrap();
    give_up(&app, 1).await;
    assert!(!is_found_by(&app, "c").await);
}
