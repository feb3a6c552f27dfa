//! Whoever only reads is answered although nothing can be written.

use super::Request;
use crate::common::{Host, StatusCode, Value, json};
use crate::on_both;
use reqwest::Method;
use touchline_server::store::faults::Faults;

on_both! {
    async fn whoever_only_reads_is_answered_although_it_cannot_be_noted_that_they_contribute(backend) {
        let faults = Faults::possible();
        let host = Host::with(backend, |config| config.faults = faults.clone()).await;
        let guest = host.guest().await;
        let read = Request { dice: true, ..Request::new(&guest, Method::GET, "/api/me/blocks", Value::Null) };
        let contributes = async || -> i64 {
            let mut database = host.database.connect().await;
            sqlx::query_scalar("SELECT contributes FROM users").fetch_one(&mut database).await.unwrap()
        };
        faults.fail(0, usize::MAX);
        assert_eq!((read.send().await.0, contributes().await), (StatusCode::OK, 0));
        let made = Request::post(&guest, "/api/matches", json!({ "spec": "fuba:3.0", "seat": "home" }));
        let made = Request { dice: true, ..made };
        assert_eq!(made.send().await.0, StatusCode::SERVICE_UNAVAILABLE, "it would not be waited for");
        faults.mend();
        assert_eq!((read.send().await.0, contributes().await), (StatusCode::OK, 1));
    }
}
