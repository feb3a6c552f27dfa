//! Whole matches through the driver: written, read, replayed, taken back.

use crate::common::random::{EDITIONS, below, every_spec, game, legal, pick};
use touchline_engine::{Call, Driver, Game, Input, Node, Notation, Pcg, Record, Replay, Rng, Seat, Seeded};
use touchline_fuba::{Event, Fuba, RULES_REVISION, State, Terms};

/// Give one random input; false when the match is over.
fn play(driver: &mut Driver<Fuba>, dice: &mut Seeded, rng: &mut Pcg) -> bool {
    match driver.node() {
        Node::Over(_) => return false,
        Node::Chance => driver.roll_from(dice).unwrap(),
        Node::Decide(..) => {
            let action = pick(driver.actions(), rng);
            driver.act(action).unwrap()
        }
    };
    true
}

/// The record of a match, through text and back, and the match it leads to.
fn again(driver: &Driver<Fuba>) -> Driver<Fuba> {
    let game = *driver.game();
    let (spec, rules) = (game.spec().to_string(), RULES_REVISION.to_string());
    let record = Record::of(driver, &[("spec", &spec), ("rules", &rules), ("home", "Ada"), ("away", "Bob")]);
    assert_eq!(record.len(), driver.inputs().len());
    let text = record.to_text();
    let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read, record);
    assert_eq!(read.to_text(), text);
    let game = Fuba::from_text(read.spec()).unwrap();
    assert_eq!(read.rules(), Some(RULES_REVISION));
    let replay =
        Replay::new(game, &Terms::default(), &read).unwrap_or_else(|error| panic!("{error}\n{text}"));
    replay.run(|_, _, _| ()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn same(a: &Driver<Fuba>, b: &Driver<Fuba>) {
    assert_eq!(a.game(), b.game());
    assert_eq!(a.first_state(), b.first_state());
    assert_eq!(a.state(), b.state());
    assert_eq!(a.inputs(), b.inputs());
    assert_eq!(a.node(), b.node());
    assert_eq!(a.actions()[..], b.actions()[..]);
}

#[test]
fn a_whole_match_replays_from_its_record_to_the_same_end() {
    for ((spec, matches), seed) in every_spec(25, 4).iter().zip(0..) {
        for n in 0..*matches {
            let (mut dice, mut rng) = (Seeded::new(n), Pcg::new(n, seed));
            let mut driver = Driver::new(game(spec), &Terms::default());
            while play(&mut driver, &mut dice, &mut rng) {}
            same(&driver, &again(&driver));
        }
    }
}

#[test]
fn an_unfinished_match_and_a_match_from_a_position_replay_too() {
    for seed in 0..60 {
        let (mut dice, mut rng) = (Seeded::new(seed), Pcg::new(seed, 1));
        let mut driver = Driver::new(game("fuba:3.0"), &Terms::default());
        for _ in 0..rng.below(500) {
            play(&mut driver, &mut dice, &mut rng);
        }
        same(&driver, &again(&driver));
        let mut later = Driver::from_state(*driver.game(), *driver.state());
        for _ in 0..rng.below(200) {
            play(&mut later, &mut dice, &mut rng);
        }
        same(&later, &again(&later));
    }
}

#[test]
fn a_match_ended_from_outside_replays_too() {
    let calls = [
        Call::Resign(Seat::Home),
        Call::TimeOut(Seat::Away),
        Call::AgreedDraw,
        Call::FinalWhistle,
        Call::Abandon,
    ];
    let editions = EDITIONS.into_iter().cycle().flat_map(|spec| calls.map(|call| (spec, call)));
    for ((spec, call), seed) in editions.zip(0..96) {
        let (mut dice, mut rng) = (Seeded::new(seed), Pcg::new(seed, 2));
        let mut driver = Driver::new(game(spec), &Terms::default());
        for _ in 0..rng.below(700) {
            play(&mut driver, &mut dice, &mut rng);
        }
        let call = touchline_fuba::Call::Common(call);
        if driver.call(call).is_ok() {
            assert!(matches!(driver.node(), Node::Over(_)));
            assert_eq!(driver.inputs().last(), Some(&Input::Call(call)));
        }
        assert_eq!(driver.call(call).unwrap_err().key, "match-over");
        same(&driver, &again(&driver));
    }
}

/// An independent record of what may be taken back: answers since the last roll, call or reveal.
#[derive(Default)]
struct Memory {
    states: Vec<(State, usize)>,
}

impl Memory {
    fn watch(&mut self, before: &(State, usize), rolled: bool, events: &[Event]) {
        let reveals = |event: &Event| {
            matches!(
                event,
                Event::Formation(..) | Event::Duel(..) | Event::SkillPlayed(..) | Event::CardLost(..)
            )
        };
        let shown = events.iter().any(reveals);
        self.states.push(*before);
        if rolled || shown {
            self.states.clear();
        }
    }

    /// Take one answer back and compare; false if there is none.
    fn take_back(&mut self, driver: &mut Driver<Fuba>) -> bool {
        let Some((state, inputs)) = self.states.pop() else {
            assert_eq!(driver.undo().unwrap_err().key, "nothing-to-undo");
            return false;
        };
        driver.undo().unwrap();
        assert_eq!(*driver.state(), state);
        assert_eq!(driver.inputs().len(), inputs);
        assert_eq!(driver.actions()[..], legal(driver.game(), &state)[..]);
        assert!(driver.events().is_empty());
        true
    }
}

#[test]
fn undo_restores_every_answer_back_to_the_last_roll_or_reveal() {
    let (mut taken_back, mut refused) = (0, 0);
    for ((spec, matches), seed) in every_spec(25, 4).iter().zip(0..) {
        for n in 0..*matches {
            let (mut dice, mut rng) = (Seeded::new(n), Pcg::new(n, 50 + seed));
            let mut driver = Driver::new(game(spec), &Terms::default());
            let mut memory = Memory::default();
            loop {
                let before = (*driver.state(), driver.inputs().len());
                let rolled = matches!(driver.node(), Node::Chance);
                if !play(&mut driver, &mut dice, &mut rng) {
                    break;
                }
                memory.watch(&before, rolled, driver.events());
                assert_eq!(driver.can_undo(), !memory.states.is_empty());
                if rng.below(8) == 0 {
                    // Sometimes one more than there are.
                    for _ in 0..below(memory.states.len() + 2, &mut rng) {
                        if memory.take_back(&mut driver) { taken_back += 1 } else { refused += 1 }
                    }
                }
            }
            // A match with answers taken back has the same record as if they had never been given.
            same(&driver, &again(&driver));
        }
    }
    assert!(taken_back > 5_000 && refused > 500, "{taken_back} {refused}");
}

#[test]
fn a_call_cannot_be_taken_back() {
    let mut driver = Driver::new(game("fuba:3.0"), &Terms::default());
    driver.act_text("formation 4-4-2").unwrap();
    assert!(driver.can_undo());
    driver.call(Call::AgreedDraw.into()).unwrap();
    assert!(!driver.can_undo());
}

/// The driver gives forced answers itself: nobody is ever asked without a choice.
#[test]
fn nobody_is_asked_without_a_choice() {
    let all = every_spec(20, 4);
    for (spec, seed) in all.iter().flat_map(|(spec, matches)| (0..*matches).map(move |seed| (spec, seed))) {
        let (mut dice, mut rng) = (Seeded::new(seed), Pcg::new(seed, 3));
        let mut driver = Driver::new(game(spec), &Terms::default());
        while play(&mut driver, &mut dice, &mut rng) {
            if let Node::Decide(seat, decision) = driver.node() {
                // Except for secrets: not being asked would reveal something.
                let secret = driver.game().always_ask(driver.state(), seat, &decision);
                let text = || driver.game().write_state(driver.state());
                assert!(driver.actions().len() > 1 || secret, "{}", text());
            }
        }
    }
}
