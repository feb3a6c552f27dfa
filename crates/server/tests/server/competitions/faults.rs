//! Competitions while the storage fails.

use super::{Cup, fixtures};
use crate::common::{Host, json};
use crate::on_both;
use crate::people::person;
use touchline_server::store::faults::Faults;

on_both! {
    async fn a_cup_is_played_to_its_end_however_often_writing_fails(backend) {
        let faults = Faults::possible();
        let host = Host::with(backend, |config| config.faults = faults.clone()).await;
        let ann = person(&host, "Ann").await;
        let cup = Cup::make(&ann, "fuba:3.0", json!({ "kind": "knock-out", "legs": 1, "third_place": false })).await;
        cup.computers("random", 8).await;
        cup.start().await;
        let mut failed = 0;
        for nth in 0..300 {
            faults.fail(nth % 7, 1 + nth % 4);
            tokio::time::sleep(crate::competitions::LOOK).await;
            failed += faults.mend().len();
        }
        let shown = cup.over().await;
        let played = fixtures(&shown);
        assert_eq!(played.len(), 7, "{shown:#}");
        assert!(played.iter().all(|of| of["state"] == "over"), "{shown:#}");
        assert!(failed > 5, "{failed}");
        let count = "SELECT 1 FROM competition_matches";
        let rows = sqlx::query(count).fetch_all(&mut host.database.connect().await).await.unwrap();
        assert_eq!(rows.len(), 7, "nothing is played twice");
    }
}
