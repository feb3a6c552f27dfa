//! Entries of matches, on both databases.

use std::sync::Arc;

use tokio::sync::oneshot;
use touchline_fairdice::Hash;

use super::{Database, with_a_match};
use crate::metrics::Metrics;
use crate::store::faults::Faults;
use crate::store::journal::{Journal, JournalRow, Outcome, With};
use crate::store::{Backend, Store};
use crate::time::Time;

/// A node's own journal on the storage they share.
fn journal(store: &Store) -> Journal {
    Journal::over(Arc::new(store.clone()), Time::system(), Arc::new(Metrics::default())).0
}

/// Begin the match, as every node does: by the same words, with a secret of its own.
async fn begins(journal: &Journal, secret: Hash, at: i64) -> Outcome {
    let step = JournalRow { match_id: 1, seq: 1, at, body: "{}".into() };
    let (said, kept) = oneshot::channel();
    journal.keep_with(step, With { secret: Some(secret), ..With::default() }, move |outcome| {
        said.send(outcome).unwrap();
    });
    kept.await.unwrap()
}

/// Whoever comes second has committed to a secret that nobody keeps: it must not tell anybody of it.
async fn of_two_who_begin_a_match_in_the_same_moment_one_has(backend: Backend) {
    let (store, _database) = with_a_match(backend).await;
    let [one, other] = [journal(&store), journal(&store)];
    assert_eq!(begins(&one, [1; 32], 5).await, Outcome::Kept);
    assert_eq!(begins(&other, [2; 32], 5).await, Outcome::Late);
    assert_eq!(store.kept(1).await.unwrap().secret, Some([1; 32]));
    store.close().await;
}

async fn a_beginning_whose_answer_is_lost_is_kept(backend: Backend) {
    let (before, database) = with_a_match(backend).await;
    before.close().await;
    let faults = Faults::possible();
    let store = Store::open_with(&database.url, faults.clone()).await.unwrap();
    // The entry, its secret, the commit, and then the answer.
    faults.fail(3, 1);
    assert_eq!(begins(&journal(&store), [1; 32], 5).await, Outcome::Kept);
    assert_eq!(faults.mend().len(), 1);
    assert_eq!(store.steps(1).await.unwrap().len(), 1);
    store.close().await;
}

/// Whoever only waits for what was stored before writes nothing.
async fn what_is_counted_as_a_commit_has_entries(backend: Backend) {
    let (store, _database) = with_a_match(backend).await;
    let metrics = Arc::new(Metrics::default());
    let (journal, _) = Journal::over(Arc::new(store.clone()), Time::system(), metrics.clone());
    journal.settled().await;
    assert_eq!(begins(&journal, [1; 32], 5).await, Outcome::Kept);
    journal.settled().await;
    let text = metrics.text();
    for told in ["touchline_commit_entries_count 1", "touchline_commit_seconds_count 1"] {
        assert!(text.lines().any(|line| line == told), "{text}");
    }
    store.close().await;
}

macro_rules! on_both {
    ($($name:ident)*) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                super::$name(super::Backend::Sqlite).await;
            })*
        }

        mod postgres {
            $(#[tokio::test]
            async fn $name() {
                if super::Database::has_postgres() {
                    super::$name(super::Backend::Postgres).await;
                }
            })*
        }
    };
}

on_both! {
    of_two_who_begin_a_match_in_the_same_moment_one_has
    a_beginning_whose_answer_is_lost_is_kept
    what_is_counted_as_a_commit_has_entries
}
