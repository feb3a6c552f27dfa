//! What clients may try: other nonces, other people's commitments, seals that are not theirs.

use super::shaker::{Shaker, begun, dice_of, report, shaken};
use crate::common::{Host, json};
use crate::on_both;
use crate::table::{Table, answer};
use touchline_engine::{Record, Seat};
use touchline_fairdice::seal::seal;
use touchline_fairdice::{Announced, Fairness, to_hex};

on_both! {
    async fn a_client_that_lies_is_refused_with_a_reason(backend) {
        let host = Host::start(backend).await;
        let table = begun(&host, json!({ "spec": "fuba:3.0" }), [true; 2]).await;
        let hash = "0".repeat(64);
        table.refused(&table.home, json!({ "do": "open", "nonce": hash }), "dice-not-awaited").await;
        for bad in ["", "0", &"0".repeat(65), &"G".repeat(64)] {
            table.refused(&table.home, json!({ "do": "commit", "commitment": bad }), "bad-hexadecimal").await;
        }
        table.refused(&host.stranger(), json!({ "do": "commit", "commitment": hash }), "not-signed-in").await;
        table.refused(&host.guest().await, json!({ "do": "commit", "commitment": hash }), "not-your-seat").await;
        for seat in table.seats() {
            table.done(seat, json!({ "do": "commit", "commitment": hash })).await;
            table.refused(seat, json!({ "do": "commit", "commitment": hash }), "dice-not-awaited").await;
        }
        for seat in table.seats() {
            table.refused(seat, json!({ "do": "open", "nonce": hash }), "nonce-not-committed").await;
        }
        assert_eq!(dice_of(&table).await["stage"], "open");
    }

    async fn a_seal_is_of_just_these_answers(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let state = table.state(&table.home).await;
        let ((seq, one), (_, other)) = (answer(&state, 0).unwrap(), answer(&state, 1).unwrap());
        let salt = [7; 16];
        let act = |answers: &[&str], hash: &str, salt: &str| {
            json!({ "do": "act", "seq": seq, "answers": answers, "seal": { "hash": hash, "salt": salt } })
        };
        let of = |seat, choice, answer: &str| to_hex(&seal(&table.code, seat, choice, &salt, &[answer]));
        for wrong in [of(Seat::Home, 0, &other), of(Seat::Away, 0, &one), of(Seat::Home, 1, &one)] {
            table.refused(&table.home, act(&[&one], &wrong, &to_hex(&salt)), "seal-broken").await;
        }
        table.refused(&table.home, act(&[&one], "", &to_hex(&salt)), "bad-hexadecimal").await;
        table.refused(&table.home, act(&[&one], &of(Seat::Home, 0, &one), "ff"), "bad-hexadecimal").await;
        // As the rules read it, but not as they write it.
        let loose = one.replacen(' ', "  ", 1);
        let (status, told) = table.wish(&table.home, act(&[&loose], &of(Seat::Home, 0, &loose), &to_hex(&salt))).await;
        assert!(status.is_client_error(), "{told}");
        table.done(&table.home, act(&[&one], &of(Seat::Home, 0, &one), &to_hex(&salt))).await;
        table.act(&table.away, 0).await;
        let record = Record::parse(&Shaker::record(&table).await).unwrap();
        let sealed = Fairness::of(&record).unwrap().sealed;
        assert_eq!(sealed.iter().map(|sealed| (sealed.seat, sealed.salt)).collect::<Vec<_>>(), [(Seat::Home, Some(salt)), (Seat::Away, None)]);
    }

    /// A takeback may cut a choice that was made in several steps: what stands of it still holds.
    async fn a_choice_that_a_takeback_cuts_holds(backend) {
        let host = Host::start(backend).await;
        let (table, mut seats) = shaken(&host, json!({ "spec": "grid:basic@small" })).await;
        let mut steps = 0;
        loop {
            let ask = table.state(&table.home).await["ask"].clone();
            if ask["secret"] != true {
                break;
            }
            assert_eq!(ask["parts"], steps, "so many parts were given before");
            seats[0].act(&table, 1).await;
            steps += 1;
        }
        assert!(steps > 1, "the choice has several steps");
        while table.state(&table.away).await["ask"]["secret"] == true {
            seats[1].act(&table, 0).await;
        }
        for seat in table.seats() {
            table.done(seat, json!({ "do": "offer", "what": "takeback" })).await;
        }
        Shaker::play(&table, &mut seats, 60).await;
        let record = Shaker::record(&table).await;
        for seat in &seats {
            assert_eq!(report(&record, Some(&seat.receipt())).mismatch, None, "{record}");
        }
    }

    /// The other seat hears of a seal when the choice is made and not before, also of one that is taken back.
    async fn a_seal_is_announced_at_once_and_what_replaces_it_too(backend) {
        let host = Host::start(backend).await;
        let (table, [mut home, mut away]) = shaken(&host, json!({ "spec": "fuba:3.0" })).await;
        home.act(&table, 0).await;
        away.hear_all().await;
        let first = away.receipt().seal(Seat::Home, 0).copied().expect("announced");
        let state = table.state(&table.home).await;
        table.done(&table.home, json!({ "do": "undo", "seq": state["seq"] })).await;
        away.hear_all().await;
        assert_eq!(away.receipt().seal(Seat::Home, 0), None, "taken back");
        home.act(&table, 3).await;
        away.hear_all().await;
        let second = away.receipt().seal(Seat::Home, 0).copied().expect("announced");
        assert_ne!(first, second);
        away.act(&table, 0).await;
        away.hear_all().await;
        let record = Shaker::record(&table).await;
        assert_eq!(report(&record, Some(&away.receipt())).mismatch, None);
        // With the seal of what was taken back, the record does not hold.
        let mut earlier = away.receipt();
        earlier.seals.push(Announced::new(Seat::Home, 0, Some(first)));
        assert_eq!(report(&record, Some(&earlier)).mismatch.unwrap().word(), "seal");
    }
}
