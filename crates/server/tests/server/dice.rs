//! Dice and secret choices that players can verify, over the network: the agreement before the first roll,
//! the record that holds, and everything that must not be known before the end.

mod abuse;
mod away;
mod ends;
pub(crate) mod shaker;

use std::time::Duration;

use crate::common::{Host, StatusCode, json};
use crate::on_both;
use crate::table::Table;
use shaker::{Shaker, dice_of, report, shaken, takes_part};
use touchline_fairdice::verify::{Passed, Warning};
use touchline_fairdice::{Contribution, Fairness};

const PATIENCE: Duration = Duration::from_secs(10);

on_both! {
    async fn a_finished_match_of_two_players_holds_with_either_receipt(backend) {
        let host = Host::start(backend).await;
        for spec in ["fuba:3.0", "grid:full@small"] {
            let (table, mut seats) = shaken(&host, json!({ "spec": spec })).await;
            Shaker::play(&table, &mut seats, 4000).await;
            let record = Shaker::record(&table).await;
            for seat in &seats {
                let report = report(&record, Some(&seat.receipt()));
                assert_eq!(report.mismatch, None, "{spec}\n{record}");
                assert_eq!(report.warnings, [], "{spec}");
                assert!(report.passed.contains(&Passed::Nonces(2)), "{report:?}");
            }
            assert_eq!(report(&record, None).warnings, [Warning::NoReceipt]);
        }
    }

    async fn nobody_is_asked_before_the_dice_are_settled_and_the_commitment_is_there_first(backend) {
        let host = Host::start(backend).await;
        let table = shaker::begun(&host, json!({ "spec": "fuba:3.0" }), [true; 2]).await;
        let state = table.state(&table.home).await;
        assert!(state["ask"].is_null() && state["waits"] == json!([]), "{state}");
        let told = dice_of(&table).await;
        assert_eq!((told["stage"].as_str(), told["rolled"].as_u64()), (Some("commit"), Some(0)), "{told}");
        assert_eq!(told["commitment"].as_str().unwrap().len(), 64);
        assert_eq!(told["home"], json!({ "part": "awaited" }));
        table.refused(&table.home, json!({ "do": "act", "seq": 0, "answers": ["formation 4-4-2"] }), "not-asked").await;
        // A list says that the match waits for them.
        let (_, listed) = table.away.get(&table.path("")).await;
        assert_eq!(listed["waits"], true, "{listed}");
    }

    async fn whoever_does_not_answer_in_time_contributes_nothing(backend) {
        let host = Host::start(backend).await;
        let table = shaker::begun(&host, json!({ "spec": "fuba:3.0" }), [true; 2]).await;
        let mut home = Shaker::new(&table, 0).await;
        home.commit().await;
        host.advance(PATIENCE);
        // Away said nothing: home may show its nonce, and the match begins.
        home.hear_stage("open").await;
        assert_eq!(dice_of(&table).await["away"], json!({ "part": "nothing" }));
        home.open().await;
        home.hear_stage("set").await;
        let state = table.state(&table.home).await;
        assert!(!state["ask"].is_null(), "{state}");
        table.refused(&table.away, json!({ "do": "commit", "commitment": "0".repeat(64) }), "dice-not-awaited").await;
        table.done(&table.away, json!({ "do": "resign" })).await;
        let record = Shaker::record(&table).await;
        let report = report(&record, Some(&home.receipt()));
        assert_eq!((report.mismatch, &report.warnings[..]), (None, &[Warning::Nothing(touchline_engine::Seat::Away)][..]));
    }

    async fn whoever_does_not_show_its_nonce_is_named_and_the_match_goes_on(backend) {
        let host = Host::start(backend).await;
        let table = shaker::begun(&host, json!({ "spec": "fuba:3.0" }), [true; 2]).await;
        let [mut home, mut away] = [Shaker::new(&table, 0).await, Shaker::new(&table, 1).await];
        home.commit().await;
        away.commit().await;
        home.open().await;
        host.advance(PATIENCE);
        home.hear_stage("set").await;
        away.hear_stage("set").await;
        table.done(&table.home, json!({ "do": "resign" })).await;
        let record = Shaker::record(&table).await;
        let fairness = Fairness::of(&touchline_engine::Record::parse(&record).unwrap()).unwrap();
        assert!(matches!(fairness.seats, [Contribution::Nonce { .. }, Contribution::Withheld { .. }]));
        let late = touchline_engine::Seat::Away;
        for (seat, warning) in [(&home, Warning::Withheld(late)), (&away, Warning::LeftOut(late))] {
            let report = report(&record, Some(&seat.receipt()));
            assert_eq!((report.mismatch, &report.warnings[..]), (None, &[warning][..]));
        }
    }

    async fn a_plain_client_is_not_waited_for_and_is_marked(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        assert!(!table.state(&table.home).await["ask"].is_null(), "it has begun");
        let told = dice_of(&table).await;
        assert_eq!((&told["stage"], &told["home"]["part"]), (&json!("set"), &json!("nothing")), "{told}");
        table.play_until(|state| state["score"][0].as_u64() > Some(0) || state["seq"].as_u64() > Some(60)).await;
        table.done(&table.home, json!({ "do": "resign" })).await;
        let report = report(&Shaker::record(&table).await, None);
        assert_eq!(report.mismatch, None);
        assert!(report.warnings.contains(&Warning::ServerAlone), "{report:?}");
        let unsealed = report.warnings.iter().filter(|warning| matches!(warning, Warning::Unsealed(..)));
        assert_eq!(unsealed.count(), 2, "{report:?}");
    }

    async fn a_computer_contributes_and_seals_too(backend) {
        let host = Host::start(backend).await;
        let client = host.guest().await;
        takes_part(&client).await;
        let wishes = json!({ "spec": "fuba:3.0", "seat": "home", "opponent": { "kind": "computer", "level": "rookie" } });
        let (status, made) = client.post("/api/matches", wishes).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let code = made["code"].as_str().unwrap().to_owned();
        let table = Table { home: client.clone(), away: client, code };
        let mut home = Shaker::new(&table, 0).await;
        home.commit().await;
        home.open().await;
        home.hear_stage("set").await;
        home.play_alone(&table, 40).await;
        table.done(&table.home, json!({ "do": "resign" })).await;
        // Also what the computer rolled since.
        home.hear_stage("shown").await;
        let record = Shaker::record(&table).await;
        let report = report(&record, Some(&home.receipt()));
        assert_eq!((report.mismatch, report.warnings), (None, vec![]), "{record}");
        assert!(report.passed.contains(&Passed::Nonces(2)), "{:?}", report.passed);
    }

    async fn by_correspondence_the_absent_player_has_a_day_and_whoever_is_here_ten_seconds(backend) {
        let host = Host::start(backend).await;
        let clock = json!({ "kind": "days", "days": 3, "at_zero": "lose" });
        let table = shaker::begun(&host, json!({ "spec": "fuba:3.0", "clock": clock }), [true; 2]).await;
        let mut home = Shaker::new(&table, 0).await;
        home.commit().await;
        host.advance(Duration::from_hours(20));
        assert_eq!(dice_of(&table).await["stage"], "commit");
        let mut away = Shaker::new(&table, 1).await;
        away.commit().await;
        home.open().await;
        away.open().await;
        home.hear_stage("set").await;
        // Another one in which the second player comes with a client that says nothing.
        let table = shaker::begun(&host, json!({ "spec": "fuba:3.0", "clock": clock }), [true; 2]).await;
        let mut home = Shaker::new(&table, 0).await;
        home.commit().await;
        table.state(&table.away).await;
        host.advance(PATIENCE);
        home.hear_stage("open").await;
    }
}
