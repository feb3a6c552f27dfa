//! Clients that miss a part of the agreement before the first roll: their receipts still hold, and the check
//! says what they cannot show.

use std::time::Duration;

use super::shaker::{Shaker, begun, dice_of, report, see};
use crate::common::{Host, Value, json};
use crate::on_both;
use crate::table::Table;
use touchline_engine::Seat;
use touchline_fairdice::verify::{Mismatch, Warning};
use touchline_fairdice::{Bound, Receipt};

const PATIENCE: Duration = Duration::from_secs(10);

/// The receipt of a client that comes back and is told how the dice stand now.
async fn back(table: &Table, shaker: &Shaker) -> Receipt {
    let mut receipt = shaker.receipt();
    see(&mut receipt, &dice_of(table).await);
    receipt
}

/// What a receipt finds in the record of a match: the first mismatch, and the warnings that are about nonces.
fn found(record: &str, receipt: &Receipt) -> (Option<Mismatch>, Vec<Warning>) {
    let report = report(record, Some(receipt));
    let warnings = report.warnings.into_iter().filter(|warning| {
        matches!(
            warning,
            Warning::LeftOut(_)
                | Warning::Refused(_)
                | Warning::UnseenNonce(_)
                | Warning::Nothing(_)
                | Warning::Withheld(_)
        )
    });
    (report.mismatch, warnings.collect())
}

on_both! {
    /// Home is bound, away takes its time, and somebody calls the match off.
    async fn a_match_that_is_called_off_during_the_agreement_is_no_fraud(backend) {
        let host = Host::start(backend).await;
        let table = begun(&host, json!({ "spec": "fuba:3.0" }), [true; 2]).await;
        let mut home = Shaker::new(&table, 0).await;
        home.commit().await;
        table.done(&table.away, json!({ "do": "abort" })).await;
        home.hear_stage("shown").await;
        let record = Shaker::record(&table).await;
        let warnings = vec![Warning::LeftOut(Seat::Home), Warning::Nothing(Seat::Away)];
        for receipt in [home.receipt(), back(&table, &home).await] {
            assert_eq!(found(&record, &receipt), (None, warnings.clone()), "{record}");
        }
        // Away was bound as well, and home did not hear of it any more.
        let table = begun(&host, json!({ "spec": "fuba:3.0" }), [true; 2]).await;
        let mut seats = [Shaker::new(&table, 0).await, Shaker::new(&table, 1).await];
        for seat in &mut seats {
            seat.commit().await;
        }
        table.done(&table.away, json!({ "do": "abort" })).await;
        let record = Shaker::record(&table).await;
        let receipt = back(&table, &seats[0]).await;
        let warnings = vec![Warning::LeftOut(Seat::Home), Warning::Withheld(Seat::Away)];
        assert_eq!(found(&record, &receipt), (None, warnings), "{record}");
    }

    /// A phone sleeps after its commitment and is back when dice have fallen.
    async fn whoever_comes_back_when_dice_have_fallen_is_not_told_of_fraud(backend) {
        let host = Host::start(backend).await;
        let table = begun(&host, json!({ "spec": "fuba:3.0" }), [true; 2]).await;
        let [mut home, mut away] = [Shaker::new(&table, 0).await, Shaker::new(&table, 1).await];
        home.commit().await;
        away.commit().await;
        away.open().await;
        host.advance(PATIENCE);
        away.hear_stage("set").await;
        let asleep = home.receipt();
        let mut seats = [home, away];
        Shaker::until_dice_fall(&table, &mut seats).await;
        let told = dice_of(&table).await;
        let mut receipt = Receipt { shown: Vec::new(), ..asleep };
        see(&mut receipt, &told);
        let record = Shaker::record(&table).await;
        let warnings = vec![Warning::UnseenNonce(Seat::Away), Warning::LeftOut(Seat::Home)];
        assert_eq!(found(&record, &receipt), (None, warnings), "{record}");
        // What its own nonce binds to is checked all the same.
        receipt.nonce = Some([0x77; 32]);
        assert_eq!(found(&record, &receipt).0, Some(Mismatch::OtherNonce { seat: Seat::Home }));
        // Away has seen what home was bound to, and holds on to it.
        let mut seen = seats[1].receipt();
        assert_eq!(report(&record, Some(&seen)).mismatch, None);
        seen.seats[0] = Bound::To([0x55; 32]);
        assert_eq!(found(&record, &seen).0, Some(Mismatch::ReplacedNonce { seat: Seat::Home }));
    }

    /// A nonce was made, and the server had waited long enough before its commitment came.
    async fn a_commitment_that_came_too_late_is_no_fraud(backend) {
        let host = Host::start(backend).await;
        let table = begun(&host, json!({ "spec": "fuba:3.0" }), [true; 2]).await;
        let [mut home, mut away] = [Shaker::new(&table, 0).await, Shaker::new(&table, 1).await];
        let told = home.prepare().await;
        away.commit().await;
        host.advance(PATIENCE);
        away.open().await;
        away.hear_stage("set").await;
        table.refused(&table.home, home.commitment(&told), "dice-not-awaited").await;
        let unheard = home.receipt();
        home.hear_stage("set").await;
        let heard = home.receipt();
        assert_eq!((heard.nonce, heard.seats[0]), (unheard.nonce, Bound::Nothing));
        assert!(matches!(heard.seats[1], Bound::To(_)), "{heard:?}");
        let mut seats = [home, away];
        Shaker::until_dice_fall(&table, &mut seats).await;
        let returned = {
            let mut receipt = unheard.clone();
            see(&mut receipt, &dice_of(&table).await);
            receipt
        };
        assert!(returned.nonce.is_some());
        let record = Shaker::record(&table).await;
        let unseen = Warning::UnseenNonce(Seat::Away);
        let [left_out, refused] = [Warning::LeftOut(Seat::Home), Warning::Refused(Seat::Home)];
        for (receipt, warnings) in [
            (heard, vec![left_out, refused]),
            (returned, vec![unseen, left_out, refused]),
            (unheard, vec![unseen, left_out, refused]),
        ] {
            assert_eq!(found(&record, &Receipt { shown: Vec::new(), ..receipt }), (None, warnings), "{record}");
        }
    }
}

/// What was told of the dice, as the tests change it.
#[test]
fn what_was_seen_is_not_seen_anew() {
    let told = |stage: &str, rolled: u64, home: Value, away: Value| json!({ "stage": stage, "rolled": rolled, "home": home, "away": away });
    let bound = |digit: &str| json!({ "part": "bound", "commitment": digit.repeat(64) });
    let mut receipt = Receipt {
        code: "abc".into(),
        spec: "fuba:3.0".into(),
        seat: Seat::Home,
        commitment: [0; 32],
        seats: [Bound::Unseen; 2],
        nonce: None,
        takebacks: Vec::new(),
        shown: Vec::new(),
        here: Vec::new(),
        seals: Vec::new(),
        faults: Vec::new(),
    };
    let awaited = json!({ "part": "awaited" });
    see(&mut receipt, &told("set", 4, bound("1"), bound("2")));
    see(&mut receipt, &told("shown", 0, bound("1"), bound("2")));
    assert_eq!(receipt.seats, [Bound::Unseen; 2], "too late");
    see(&mut receipt, &told("commit", 0, awaited.clone(), bound("2")));
    assert_eq!(receipt.seats, [Bound::Unseen, Bound::To([0x22; 32])]);
    see(&mut receipt, &told("open", 0, json!({ "part": "nothing" }), bound("3")));
    assert_eq!(receipt.seats, [Bound::Nothing, Bound::To([0x22; 32])]);
}
