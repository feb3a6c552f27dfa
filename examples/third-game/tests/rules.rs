//! The rules of the toy, and what every game has to hold: text forms both ways, secrets kept.
#![allow(clippy::unwrap_used)]

use touchline_engine::{Describe, Driver, Game, Node, Notation, Outcome, Pcg, Rng, Seat, Seeded, Spec};
use touchline_toy::{Corner, Event, KICKS, Stage, State, Toy};

fn at(position: &str) -> State {
    Toy.read_state(position).unwrap()
}

/// What a penalty comes to.
fn kick(shot: &str, dive: &str, die: Option<u8>) -> (State, Vec<Event>) {
    let (mut s, mut log) = (at("kick=3 goals=1-1 next=shoot"), Vec::new());
    Toy.act(&mut s, Toy.read_action(shot).unwrap(), &mut log);
    Toy.act(&mut s, Toy.read_action(dive).unwrap(), &mut log);
    if let Some(face) = die {
        assert_eq!(s.stage, Stage::Die);
        Toy.resolve(&mut s, &[face], &mut log);
    }
    (s, log)
}

#[test]
fn a_goalkeeper_in_the_other_corner_is_beaten() {
    for (shot, dive) in [("shoot left", "dive right"), ("shoot right", "dive left")] {
        assert_eq!(kick(shot, dive, None).0, at("kick=4 goals=2-1 next=shoot"));
    }
}

#[test]
fn in_the_same_corner_only_a_six_goes_in() {
    for face in 1..=5 {
        let (s, log) = kick("shoot left", "dive left", Some(face));
        assert_eq!(s, at("kick=4 goals=1-1 next=shoot"));
        assert_eq!(log.last(), Some(&Event::Saved(Seat::Away)));
    }
    assert_eq!(kick("shoot right", "dive right", Some(6)).0, at("kick=4 goals=2-1 next=shoot"));
}

#[test]
fn more_goals_win_after_ten_penalties() {
    for (goals, outcome) in
        [("3-2", Outcome::Draw), ("4-2", Outcome::Win(Seat::Home)), ("2-4", Outcome::Win(Seat::Away))]
    {
        let mut s = at(&format!("kick=10 goals={goals} next=dive.left"));
        Toy.act(&mut s, Toy.read_action("dive right").unwrap(), &mut ());
        assert_eq!(Toy.node(&s), Node::Over(outcome), "{goals}");
    }
}

#[test]
fn nobody_sees_the_shot_before_the_dive() {
    let [left, right] =
        Corner::ALL.map(|corner| at(&format!("kick=2 goals=0-0 next=dive.{}", corner.word())));
    for viewer in [None, Some(Seat::Home)] {
        assert_eq!(Toy.view(&left, viewer), Toy.view(&right, viewer));
        assert_eq!(Toy.write_view(&Toy.view(&left, viewer)), "kick=2 goals=0-0 next=dive.?");
    }
    assert_eq!(Toy.imagine(&Toy.view(&right, Some(Seat::Away)), &mut Pcg::new(1, 1)), right);
}

#[test]
fn random_matches_end_and_are_read_as_they_were_written() {
    for seed in 0..50 {
        let (mut rng, mut dice) = (Pcg::new(seed, 0), Seeded::new(seed));
        let mut driver = Driver::new(Toy, &());
        while !matches!(driver.node(), Node::Over(_)) {
            assert_eq!(Toy.read_state(&Toy.write_state(driver.state())).unwrap(), *driver.state());
            if matches!(driver.node(), Node::Chance) {
                driver.roll_from(&mut dice).unwrap();
                continue;
            }
            let legal = driver.actions().to_vec();
            let action = legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
            assert_eq!(Toy.read_action(&Toy.write_action(action)).unwrap(), action);
            driver.act(action).unwrap();
        }
        assert_eq!(driver.state().kick, KICKS);
    }
}

#[test]
fn what_cannot_be_read_is_refused() {
    for position in
        ["", "kick=0 goals=0-0 next=shoot", "kick=1 goals=1-0 next=shoot", "kick=2 goals=0-0 next=x"]
    {
        assert_eq!(Toy.read_state(position).unwrap_err().key, "toy-bad-position", "{position}");
    }
    for action in ["", "left", "shoot", "shoot up", "dive left now"] {
        assert_eq!(Toy.read_action(action).unwrap_err().key, "toy-bad-action", "{action}");
    }
    for spec in ["toy:2", "toy:1@small", "toy:1+skills", "toy:1?end=2"] {
        assert!(Toy::from_spec(&Spec::parse(spec).unwrap()).is_err(), "{spec}");
    }
    assert_eq!(Toy::from_spec(&Toy.spec()), Ok(Toy));
    assert!(Toy::at_revision(&Toy.spec(), 2).is_err());
}
