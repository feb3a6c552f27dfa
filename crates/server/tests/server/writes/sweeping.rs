//! Writes nobody requested, or from outside: sweeping, and appointing moderators.

use std::time::Duration;

use super::{all_rows, settled};
use crate::common::{self, Host, json};
use crate::on_both;
use crate::people::person;
use crate::table::Table;
use touchline_server::admin;
use touchline_server::store::faults::Faults;

/// Whether everything has been swept.
async fn is_swept(host: &Host, table: &Table) -> bool {
    let mut connection = host.database.connect().await;
    let mut left = 0;
    for sql in [
        "SELECT 1 FROM sessions WHERE expires_at = 1",
        "SELECT 1 FROM users WHERE created_at = 1",
        "SELECT 1 FROM matches WHERE status = 'open'",
    ] {
        left += sqlx::query(sql).fetch_all(&mut connection).await.unwrap().len();
    }
    left == 0 && host.stranger().get(&table.path("")).await.1["status"] == "aborted"
}

/// Wait until a match is listed as over, and its end is recorded everywhere.
async fn is_over(host: &Host, table: &Table) {
    let mut connection = host.database.connect().await;
    common::until("the end is noted", async || {
        let noted = sqlx::query("SELECT 1 FROM endings").fetch_all(&mut connection).await.unwrap().is_empty();
        (noted && host.stranger().get(&table.path("")).await.1["status"] == "over").then_some(())
    })
    .await;
}

on_both! {
    async fn sweeping_fails_in_turn_and_the_next_hour_does_it(backend) {
        let faults = Faults::possible();
        let mut host = Host::with(backend, |config| config.faults = faults.clone()).await;
        let mut failed_at = Vec::new();
        for nth in 0.. {
            // A guest who never comes back, a match nobody joins, and one that this program cannot play and
            // nobody continues.
            host.guest().await;
            host.database.execute(&["UPDATE sessions SET expires_at = 1", "UPDATE users SET created_at = 1 WHERE id = (SELECT MAX(id) FROM users)"]).await;
            let open = host.guest().await;
            open.post("/api/matches", json!({ "spec": "fuba:3.0" })).await;
            let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
            table.state(&table.home).await; // its start is durable before it is announced
            host.kill().await;
            host.database.execute(&[
                "UPDATE matches SET rules = 999, created_at = 1, started_at = 1 WHERE status IN ('open', 'live')",
                "UPDATE steps SET at = 1",
            ]).await;
            host.restart().await;
            faults.fail(nth, 1);
            common::until(&format!("it is swept, point {nth}"), async || {
                host.advance(Duration::from_hours(1));
                is_swept(&host, &table).await.then_some(())
            })
            .await;
            let failed = faults.mend();
            if failed.is_empty() {
                break;
            }
            failed_at.extend(failed);
        }
        println!("{backend:?}: {} points of sweeping failed", failed_at.len());
        assert!(failed_at.len() >= 12, "{failed_at:?}");
    }

    async fn an_end_of_old_is_handed_in_however_often_that_fails(backend) {
        let faults = Faults::possible();
        let mut host = Host::with(backend, |config| config.faults = faults.clone()).await;
        let mut failed_at = Vec::new();
        for nth in 0.. {
            let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
            table.done(&table.home, json!({ "do": "resign" })).await;
            is_over(&host, &table).await;
            host.kill().await;
            // As left by a version that had no table of endings yet.
            host.database.execute(&["UPDATE matches SET status = 'live', ended_at = NULL, outcome = NULL, reason = NULL WHERE id = (SELECT MAX(id) FROM matches)"]).await;
            faults.fail(nth, 1);
            host.restart().await;
            is_over(&host, &table).await;
            let failed = faults.mend();
            if failed.is_empty() {
                break;
            }
            failed_at.extend(failed);
        }
        println!("{backend:?}: {} points of ends of old failed", failed_at.len());
        assert!(failed_at.len() >= 6, "{failed_at:?}");
    }

    async fn naming_a_moderator_fails_whole(backend) {
        let faults = Faults::possible();
        let host = Host::with(backend, |config| config.faults = faults.clone()).await;
        let mut rows = all_rows(&host.database).await;
        let ann = person(&host, "Ann").await;
        for nth in 0.. {
            let before = settled(&mut rows).await;
            faults.fail(nth, 1);
            let named = admin::set_moderator(&host.config, "Ann", true).await;
            let failed = faults.mend();
            if named.is_ok() {
                assert_eq!(ann.get("/api/me").await.1["moderator"], true);
                assert!(failed.is_empty() && nth >= 3, "{nth}: {failed:?}");
                return;
            }
            assert!(failed.len() == 1, "{failed:?}");
            if failed[0] as usize != 2 {
                assert_eq!(settled(&mut rows).await, before);
            }
        }
    }
}
