//! Play runs on steady time: whatever happens to the wall clock, nobody gains or loses by it.

use crate::on_both;
use std::time::Duration;

use crate::common::{self, Host, Value, json};
use crate::table::Table;

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

/// Milliseconds left, home first.
fn left(state: &Value) -> [i64; 2] {
    ["home", "away"].map(|seat| state["clock"][seat].as_i64().unwrap())
}

/// Play to the first public question; returns the seat and its state.
async fn open_play(table: &Table) -> (usize, Value) {
    let state = table.play_until(|state| state["ask"]["secret"] == false).await;
    (usize::from(state["view"]["viewer"] == "away"), state)
}

on_both! {
    async fn at_the_table(backend) {
        let host = Host::start(backend).await;
        let clock = json!({ "kind": "live", "seconds": 600, "increment": 0, "at_zero": "lose" });
        let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": clock })).await;
        let (at, asked) = open_play(&table).await;
        let (seat, other) = (table.seats()[at], table.seats()[1 - at]);
        let mut socket = other.socket(&table.code, None).await;
        socket.hear().await;
        for by in [HOUR, -HOUR, -HOUR, HOUR, 15 * 60_000] {
            host.time.jump(by);
            host.advance(Duration::from_secs(1));
            let now = table.state(seat).await;
            assert!(now["result"].is_null(), "{now}");
        }
        assert_eq!(left(&table.state(seat).await)[at], left(&asked)[at] - 5000);
        // A change of date loses nobody's match.
        table.refused(other, json!({ "do": "claim" }), "still-in-grace").await;
        // And time does run out, whatever the wall clock says.
        host.time.jump(-DAY);
        host.advance(Duration::from_mins(10));
        let end = socket.hear_until(|message| !message["result"].is_null()).await;
        assert_eq!(end["result"], json!({ "outcome": (["away", "home"][at]), "reason": "time" }));
    }

    async fn by_correspondence(backend) {
        let mut host = Host::start(backend).await;
        let clock = json!({ "kind": "days", "days": 2, "at_zero": "lose" });
        let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": clock })).await;
        let (at, _) = open_play(&table).await;
        let seat = table.seats()[at];
        for by in [3 * DAY, -3 * DAY, -HOUR] {
            host.time.jump(by);
            host.advance(Duration::from_hours(1));
            assert!(table.state(seat).await["result"].is_null(), "{by}");
        }
        assert_eq!(left(&table.state(seat).await)[at], 2 * DAY - 3 * HOUR);
        // Days pass while the server is down: then there is only the wall clock to go by, and nobody comes
        // back to an empty clock.
        host.kill().await;
        host.time.jump(HOUR);
        host.advance(Duration::from_hours(24));
        host.restart().await;
        assert_eq!(left(&table.state(seat).await)[at], DAY - 3 * HOUR);
        host.kill().await;
        host.time.jump(30 * DAY);
        host.restart().await;
        let state = table.state(seat).await;
        assert!(state["result"].is_null());
        assert_eq!(left(&state)[at], HOUR);
    }

    async fn a_match_ends_when_the_wall_says(backend) {
        let host = Host::start(backend).await;
        host.advance(Duration::from_mins(3));
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        host.advance(Duration::from_mins(7));
        table.done(&table.home, json!({ "do": "resign" })).await;
        let told = common::until("the end is noted", async || {
            let told = table.away.get(&table.path("")).await.1;
            (told["status"] == "over").then_some(told)
        })
        .await;
        let [started, ended] = ["started", "ended"].map(|moment| told[moment].as_i64().unwrap());
        assert_eq!((ended, ended - started), (host.time.now(), 7 * 60_000), "{told}");
    }
}
