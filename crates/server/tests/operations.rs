//! Running the server: it starts, it can be watched, it ends, and it comes back with everything.
#![allow(clippy::unwrap_used)]

mod common;

use common::{Host, StatusCode};

on_both! {
    async fn a_session_outlives_a_crash(backend) {
        let mut host = Host::start(backend).await;
        let guest = host.guest().await;
        let (_, before) = guest.get("/api/me").await;
        host.restart().await;
        let (status, after) = guest.get("/api/me").await;
        assert_eq!((status, &after), (StatusCode::OK, &before));
        host.stop().await;
    }
}
