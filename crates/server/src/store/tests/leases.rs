//! Leases of matches, on PostgreSQL.

use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _};

use super::has_postgres_match;
use crate::store::Store;
use crate::store::journal::{JournalRow, With, Writing};
use crate::store::leases::{Head, Holder, LONGEST, is_fenced, is_late};
use crate::store::ledger::Ledger as _;

fn head(seq: i64, epoch: i64, lasts: bool) -> Head {
    Head { match_id: 1, seq, lease: Some(Holder { node: "b".into(), epoch, lasts }) }
}

fn writing(seq: i64, fence: Option<i64>) -> Writing {
    let step = JournalRow { match_id: 1, seq, at: 0, body: format!("{seq}") };
    Writing { step, with: With { fence, ..With::default() } }
}

#[tokio::test]
async fn an_old_epoch_cannot_write_and_a_lease_lasts_as_long_as_its_node() {
    let Some((store, database)) = has_postgres_match().await else { return };
    let long = LONGEST;
    store.beat("a", long, "{}").await.unwrap();
    store.beat("b", long, "{}").await.unwrap();
    let first = store.take_lease(1, "a", Some(0)).await.unwrap().unwrap();
    assert_eq!((first.epoch, first.node.as_str()), (1, "a"));
    assert_eq!(store.take_lease(1, "b", Some(0)).await.unwrap(), None, "its node lives");
    store.append(&[&writing(1, Some(1))]).await.unwrap();
    // Anybody may write what somebody asked for; of two with one number one comes first.
    store.append(&[&writing(2, None)]).await.unwrap();
    let late = store.append(&[&writing(2, Some(1))]).await.unwrap_err();
    assert!(is_late(&late) && !is_fenced(&late));
    store.retire("a").await.unwrap();
    assert_eq!(store.orphans("b", &[], 9).await.unwrap().len(), 1, "somebody should take it up");
    let second = store.take_lease(1, "b", Some(2)).await.unwrap().unwrap();
    assert_eq!(second.epoch, 2);
    assert!(second.unserved.0 == 2 && second.unserved.1 >= 0);
    let fenced = store.append(&[&writing(3, None), &writing(4, Some(1))]).await.unwrap_err();
    assert!(is_fenced(&fenced), "{fenced}");
    assert_eq!(store.last_step(1).await.unwrap().unwrap().seq, 2, "all or nothing");
    store.append(&[&writing(3, Some(2))]).await.unwrap();
    assert_eq!(store.heads(&[1]).await.unwrap(), [head(3, 2, true)]);
    store.release_lease(1, 1).await.unwrap();
    assert_eq!(store.heads(&[1]).await.unwrap(), [head(3, 2, true)], "it was not a's to give back");
    store.release_lease(1, 2).await.unwrap();
    assert_eq!(store.heads(&[1]).await.unwrap(), [head(3, 2, false)]);
    assert!(store.has_duty("clerk", "b").await.unwrap() && !store.has_duty("clerk", "c").await.unwrap());
    store.retire("b").await.unwrap();
    store.beat("c", long, "{}").await.unwrap();
    assert!(store.has_duty("clerk", "c").await.unwrap());
    store.close().await;
    drop(database);
}

/// Whoever waits for another taker finds what that one has made of the lease: one node has it then, and
/// nobody gains the time since 1970.
#[tokio::test]
async fn of_two_who_take_a_lease_at_once_one_has_it() {
    let Some((store, database)) = has_postgres_match().await else { return };
    for node in ["a", "b", "c"] {
        store.beat(node, LONGEST, "{}").await.unwrap();
    }
    store.take_lease(1, "a", Some(0)).await.unwrap().unwrap();
    store.retire("a").await.unwrap();
    let mut holds = AnyConnection::connect(&database.url).await.unwrap();
    holds.execute("BEGIN").await.unwrap();
    holds.execute("SELECT 1 FROM leases WHERE match_id = 1 FOR UPDATE").await.unwrap();
    let taken = ["b", "c"].map(|node| {
        let url = database.url.clone();
        tokio::spawn(async move {
            let store = Store::open(&url).await.unwrap();
            store.take_lease(1, node, Some(0)).await.unwrap()
        })
    });
    // Both wait before either has it.
    let waiting = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'";
    loop {
        let row = sqlx::query(waiting).bind(&database.name).fetch_one(&store.read).await.unwrap();
        if row.get::<i64, _>(0) == 2 {
            break;
        }
    }
    holds.execute("COMMIT").await.unwrap();
    let mut leases = Vec::new();
    for taker in taken {
        leases.extend(taker.await.unwrap());
    }
    let [lease] = &leases[..] else { panic!("one of them has it: {leases:?}") };
    assert_eq!(lease.epoch, 2);
    let unserved = store.lease(1).await.unwrap().unwrap().unserved.1;
    assert!((0..3_600_000).contains(&unserved), "{unserved}");
    store.close().await;
    drop(database);
}

/// Something is due in a match that has no doer, for whatever reason: somebody finds it.
#[tokio::test]
async fn a_match_that_nobody_looks_after_is_found() {
    let Some((store, database)) = has_postgres_match().await else { return };
    store.beat("a", LONGEST, "{}").await.unwrap();
    store.beat("b", LONGEST, "{}").await.unwrap();
    let found = async |node: &str, known: &[i64]| store.orphans(node, known, 9).await.unwrap().len();
    assert_eq!(found("b", &[]).await, 1, "whoever made it died before it had a lease");
    assert_eq!(found("b", &[1]).await, 0, "it is at hand");
    let lease = store.take_lease(1, "a", Some(0)).await.unwrap().unwrap();
    assert_eq!(found("b", &[]).await, 0, "a has it");
    assert_eq!(found("a", &[]).await, 1, "a has it, and not at hand");
    store.release_lease(1, lease.epoch).await.unwrap();
    assert_eq!(found("b", &[]).await, 1, "given back although something is due");
    let waits = async |waits: u8| {
        let sql = "UPDATE steps SET body = $1";
        store.once(sqlx::query(sql).bind(format!("{{\"w\":{waits}}}"))).await.unwrap();
    };
    store.append(&[&writing(1, None)]).await.unwrap();
    waits(1).await;
    assert_eq!(found("b", &[]).await, 0, "it waits for a person, without a clock");
    waits(0).await;
    assert_eq!(found("b", &[]).await, 1, "it waits for nobody and has not ended");
    waits(2).await;
    store.once(sqlx::query("UPDATE matches SET away_level = 'random'")).await.unwrap();
    assert_eq!(found("b", &[]).await, 1, "it waits for a computer");
    waits(1).await;
    let clock = r#"UPDATE matches SET terms = REPLACE(terms, '"none"', '"days","days":1,"at_zero":"lose"')"#;
    store.once(sqlx::query(clock)).await.unwrap();
    assert_eq!(found("b", &[]).await, 1, "its clock runs");
    store.close().await;
    drop(database);
}

/// Nodes that look for matches at the same time begin at different ones.
#[tokio::test]
async fn every_node_has_an_order_of_its_own() {
    let Some((store, _database)) = has_postgres_match().await else { return };
    let more = "INSERT INTO matches (id, code, spec, rules, terms, rated, status, created_by, created_at) \
                SELECT id, 'm' || id, spec, rules, terms, rated, status, created_by, created_at \
                FROM (SELECT generate_series(2, 30) AS id) n CROSS JOIN (SELECT spec, rules, terms, rated, status, created_by, created_at FROM matches) m";
    store.once(sqlx::query(more)).await.unwrap();
    let found = async |node: &str, most: i64| {
        let found = store.orphans(node, &[], most).await.unwrap();
        found.into_iter().map(|listed| listed.id).collect::<Vec<i64>>()
    };
    let [mut one, mut other] = [found("a", 99).await, found("b", 99).await];
    assert_eq!((one.len(), &found("a", 5).await[..]), (30, &one[..5]));
    assert_ne!(one, other);
    one.sort_unstable();
    other.sort_unstable();
    assert_eq!(one, other);
    store.close().await;
}

/// What nobody needs is forgotten; where the clock of a match stood still since its node died is not.
#[tokio::test]
async fn leases_of_matches_that_are_over_and_nodes_of_old_are_forgotten() {
    let Some((store, _database)) = has_postgres_match().await else { return };
    for node in ["dead", "gone", "living"] {
        store.beat(node, LONGEST, "{}").await.unwrap();
    }
    let first = store.take_lease(1, "dead", Some(0)).await.unwrap().unwrap();
    let long_ago = "UPDATE nodes SET expires_at = 1000 WHERE id <> 'living'";
    store.once(sqlx::query(long_ago)).await.unwrap();
    assert_eq!(store.forget_nodes(LONGEST).await.unwrap(), [0, 1], "nobody asks for it any more");
    assert_eq!(store.lease(1).await.unwrap().unwrap().until, 1000);
    store.once(sqlx::query("UPDATE matches SET status = 'over'")).await.unwrap();
    assert_eq!(store.forget_nodes(LONGEST).await.unwrap(), [1, 1]);
    assert_eq!(store.lease(1).await.unwrap(), None);
    let late = store.append(&[&writing(1, Some(first.epoch))]).await.unwrap_err();
    assert!(is_fenced(&late), "nobody has its lease: {late}");
    assert_eq!(store.forget_nodes(LONGEST).await.unwrap(), [0, 0], "the one that lives stays");
    store.close().await;
}
