//! The agreement on the dice, step by step.
#![allow(clippy::unwrap_used)]

use touchline_fairdice::commit::nonce_commitment;

use super::*;
use crate::room::{Occupant, Seats, Terms};
use crate::store::matches::Status;

const SECRET: Hash = [0x5e; 32];

fn listed(seats: [Occupant; 2]) -> Match {
    Match {
        id: 1,
        code: "k3m9x7w2hq4p".into(),
        spec: "fuba:3.0".into(),
        rules: 1,
        terms: Terms::default(),
        rated: false,
        status: Status::Live,
        seats: Seats(seats),
        contributes: [true; 2],
        invitation: None,
        created_by: 1,
        rematch_of: None,
        created_at: 0,
        started_at: Some(0),
        ended_at: None,
        ending: None,
    }
}

fn people() -> Match {
    listed([1, 2].map(|id| Occupant::User { id, name: format!("user {id}") }))
}

/// A pact that waits for both seats.
fn shaken() -> Pact {
    let mut pact = Pact::new(&people(), SECRET);
    pact.take(&Entry::Shake(Seat::ALL.map(Into::into).to_vec())).unwrap();
    pact
}

fn bound(pact: &Pact, seat: Seat, nonce: &Hash) -> String {
    to_hex(&nonce_commitment(&pact.code, seat, &pact.commitment, nonce))
}

fn commit(pact: &mut Pact, seat: Seat, nonce: Option<&Hash>) -> Result<()> {
    let commitment = nonce.map(|nonce| bound(pact, seat, nonce));
    pact.take(&Entry::Commit(seat.into(), commitment))
}

fn open(pact: &mut Pact, seat: Seat, nonce: Option<&Hash>) -> Result<()> {
    pact.take(&Entry::Open(seat.into(), nonce.map(|nonce| to_hex(nonce))))
}

fn told(pact: &Pact, is_over: bool) -> serde_json::Value {
    serde_json::to_value(pact.told(is_over, 0, Vec::new(), None)).unwrap()
}

#[test]
fn no_nonce_is_shown_before_both_seats_are_bound() {
    let mut pact = shaken();
    let (home, away) = ([1; 32], [2; 32]);
    commit(&mut pact, Seat::Home, Some(&home)).unwrap();
    assert_eq!((pact.stage(), pact.waits()), (Stage::Commit, [false, true]));
    assert_eq!(open(&mut pact, Seat::Home, Some(&home)).unwrap_err().code(), "dice-not-awaited");
    commit(&mut pact, Seat::Away, Some(&away)).unwrap();
    assert_eq!((pact.stage(), pact.waits()), (Stage::Open, [true, true]));
    open(&mut pact, Seat::Home, Some(&home)).unwrap();
    // The server has it, and nobody is told while the other one could still withhold its own.
    assert!(!told(&pact, false).to_string().contains(&to_hex(&home)));
    open(&mut pact, Seat::Away, Some(&away)).unwrap();
    assert_eq!((pact.stage(), pact.waits()), (Stage::Set, [false, false]));
    assert_eq!(told(&pact, false)["home"]["nonce"], to_hex(&home));
}

#[test]
fn nobody_exchanges_what_they_are_bound_to() {
    let mut pact = shaken();
    let (home, away) = ([1; 32], [2; 32]);
    commit(&mut pact, Seat::Home, Some(&home)).unwrap();
    let again = commit(&mut pact, Seat::Home, Some(&away)).unwrap_err();
    assert_eq!(again.code(), "dice-not-awaited");
    // What home is bound to is of no use to away: it names the seat.
    let copied = bound(&pact, Seat::Home, &home);
    pact.take(&Entry::Commit(Seat::Away.into(), Some(copied))).unwrap();
    assert_eq!(open(&mut pact, Seat::Away, Some(&home)).unwrap_err().code(), "nonce-not-committed");
    let other = open(&mut pact, Seat::Home, Some(&away)).unwrap_err();
    assert_eq!(other.code(), "nonce-not-committed");
    open(&mut pact, Seat::Home, Some(&home)).unwrap();
    assert_eq!(open(&mut pact, Seat::Home, Some(&home)).unwrap_err().code(), "dice-not-awaited");
    for text in ["", "ff", &"0".repeat(63), &"G".repeat(64), &"F".repeat(64)] {
        let mut pact = shaken();
        let refused = pact.take(&Entry::Commit(Seat::Home.into(), Some(text.to_owned())));
        assert_eq!(refused.unwrap_err().code(), "bad-hexadecimal", "{text}");
    }
}

#[test]
fn whoever_is_late_contributes_nothing_and_is_named() {
    let mut pact = shaken();
    let home = [1; 32];
    commit(&mut pact, Seat::Home, Some(&home)).unwrap();
    commit(&mut pact, Seat::Away, None).unwrap();
    assert_eq!(pact.waits(), [true, false]);
    let (other, mut late) = (pact.clone(), pact.clone());
    open(&mut pact, Seat::Home, Some(&home)).unwrap();
    assert_eq!(told(&pact, false)["away"], serde_json::json!({ "part": "nothing" }));
    open(&mut late, Seat::Home, None).unwrap();
    assert_eq!((late.stage(), &told(&late, false)["home"]["part"]), (Stage::Set, &"withheld".into()));
    let dice = |pact: &Pact| (0..50).map(|number| pact.stream().die(number, 6)).collect::<Vec<_>>();
    assert_ne!(dice(&pact), dice(&late), "what is withheld is not in the dice");
    // Called off meanwhile: the record says that it was not shown.
    let fairness = other.fairness(Vec::new(), Vec::new());
    assert!(matches!(fairness.seats, [Contribution::Withheld { .. }, Contribution::Nothing]));
}

#[test]
fn the_secret_is_told_at_the_end_and_never_before() {
    let computer = Occupant::Computer { level: "rookie".into() };
    let [person, _] = people().seats.0;
    for listed in [people(), listed([person, computer])] {
        let mut pact = Pact::new(&listed, SECRET);
        let secret = to_hex(&SECRET);
        assert!(!told(&pact, false).to_string().contains(&secret));
        pact.take(&Entry::Shake(vec![Seat::Home.into()])).unwrap();
        assert!(!told(&pact, false).to_string().contains(&secret));
        let over = told(&pact, true);
        assert_eq!((&over["secret"], &over["stage"]), (&secret.as_str().into(), &"shown".into()));
        assert!(!format!("{pact:?}").contains("5e") && !format!("{pact:?}").contains("94"), "{pact:?}");
    }
}
