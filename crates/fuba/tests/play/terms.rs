//! Random play under random terms: the facts hold, positions read back, views tell no secret.

use crate::common::facts;
use crate::common::random::{Walk, advanced_specs, game, specs};
use crate::common::terms::random_terms;
use touchline_engine::Call::FinalWhistle;
use touchline_engine::{
    Describe, Driver, Game, MatchReport, Node, Notation, Outcome, Pcg, Record, Rng, Seat, Seeded, resume,
};
use touchline_fuba::{Call, Event, Fuba, RULES_REVISION, State, Terms};

fn matches() -> impl Iterator<Item = (Fuba, Terms, u64)> {
    let all: Vec<String> = specs().into_iter().chain(advanced_specs()).collect();
    (0..240_u64).map(move |seed| {
        let game = game(&all[usize::try_from(seed).unwrap() % all.len()]);
        (game, random_terms(&game, &mut Pcg::new(seed, 3)), seed)
    })
}

/// A call that may come now, now and then.
fn called(walk: &mut Walk) {
    for (call, one_in) in [(Call::SlowHalf, 400), (Call::Blitz, 400), (FinalWhistle.into(), 1500)] {
        if walk.rng.below(one_in) == 0
            && walk.state.ended.is_none()
            && walk.game.may_call(&walk.state, &call).is_ok()
        {
            walk.game.call(&mut walk.state, call, &mut walk.events);
        }
    }
}

/// Who won: by goals, then by the shoot-out.
fn outcome(game: &Fuba, s: &State) -> Outcome {
    let of = |[home, away]: [u32; 2]| Outcome::of_score(&home, &away);
    match (of(game.score(s)), game.shoot_out(s)) {
        // After a first leg a match that somebody won may lead to it, too.
        (_, Some(kicks)) => of(kicks),
        (by_goals, None) => by_goals,
    }
}

#[test]
fn the_facts_hold_and_every_position_reads_back() {
    let (mut extra, mut shoot_outs) = (0, 0);
    for (game, terms, seed) in matches() {
        let mut walk = Walk::from(game, game.start(&terms), seed);
        facts::position(&game, &walk.state);
        let mut number = 0_u32;
        while let Some(given) = walk.step() {
            facts::step(&game, &walk.before, given, &walk.state);
            facts::position(&game, &walk.state);
            called(&mut walk);
            number += 1;
            if number.is_multiple_of(7) || walk.state.clock.half > 2 {
                let text = game.write_state(&walk.state);
                assert_eq!(game.read_state(&text), Ok(walk.state), "{text}");
            }
        }
        let s = &walk.state;
        let too_few =
            Seat::ALL.into_iter().any(|seat| touchline_fuba::rules::cards::has_too_few(&game.rules, s, seat));
        if too_few {
            continue;
        }
        extra += u32::from(s.clock.half > 2);
        shoot_outs += u32::from(game.shoot_out(s).is_some());
        assert_eq!(s.ended, Some(outcome(&game, s)), "{}", game.write_state(s));
        assert!(s.clock.half <= 2 || terms.draw.has_extra_time());
        // A whistle before the first kick-off ends it without a shoot-out; a first leg may have decided.
        let ahead = terms.first_leg.is_some_and(|goals| goals[Seat::Home] != goals[Seat::Away]);
        assert!(
            s.ended != Some(Outcome::Draw) || s.clock.half == 0 || ahead || !terms.draw.has_shoot_out(),
            "a winner was wanted"
        );
    }
    assert!(extra > 10 && shoot_outs > 10, "{extra} with extra time, {shoot_outs} with a shoot-out");
}

/// Condition points are conserved: what a team begins with is its formation less what it owes.
#[test]
fn exactly_what_is_owed_is_discarded() {
    for (game, terms, seed) in matches().filter(|(game, ..)| game.rules.condition.is_some()) {
        let mut walk = Walk::from(game, game.start(&terms), seed);
        let mut lost = [0_u8; 2];
        while walk.state.clock.half == 0 && walk.step().is_some() {
            for event in &walk.events {
                if let Event::PointsLost(seat, _, points) = event {
                    lost[*seat as usize] += points;
                }
            }
        }
        for seat in Seat::ALL {
            let formation = walk.state.teams[seat].formation;
            let of = terms.seats[seat];
            let owed = of.discard + u8::from(of.primary.is_some_and(|primary| primary != formation));
            assert_eq!(lost[seat as usize], owed.min(10), "{terms:?}");
            assert_eq!(walk.state.teams[seat].condition.total(), 10 - owed.min(10));
            assert_eq!(walk.state.agreed.discard(seat), 0);
        }
    }
}

/// The whistle is in no state, so in no view, no position and no record before the end; and a state drawn for
/// a view looks the same, pools included.
#[test]
fn no_view_tells_the_whistle_or_a_card() {
    for (game, terms, seed) in matches() {
        assert_eq!(game.start(&terms), game.start(&terms.open()));
        let mut walk = Walk::from(game, game.start(&terms), seed);
        walk.shy = true;
        let mut rng = Pcg::new(seed, 5);
        let mut number = 0_u32;
        while walk.step().is_some() {
            number += 1;
            if !number.is_multiple_of(11) {
                continue;
            }
            for viewer in [None, Some(Seat::Home), Some(Seat::Away)] {
                let view = game.view(&walk.state, viewer);
                let imagined = game.imagine(&view, &mut rng);
                assert_eq!(game.view(&imagined, viewer), view, "{}", game.write_state(&walk.state));
                assert_eq!(view.agreed, walk.state.agreed);
            }
        }
    }
}

/// A match under terms is its record: replayed, it ends the same, and its report is the same.
#[test]
fn records_under_terms_replay_to_the_same_end() {
    let revision = RULES_REVISION.to_string();
    for (game, terms, seed) in matches().step_by(3) {
        let (mut driver, mut dice) = (Driver::new(game, &terms), Seeded::new(seed));
        let mut rng = Pcg::new(seed, 9);
        loop {
            match driver.node() {
                Node::Decide(..) => {
                    let pick = rng.below(u32::try_from(driver.actions().len()).unwrap()) as usize;
                    let action = driver.actions()[pick];
                    driver.act(action).unwrap();
                }
                Node::Chance => drop(driver.roll_from(&mut dice).unwrap()),
                Node::Over(_) => break,
            }
        }
        let spec = game.spec().to_string();
        let record = Record::of(&driver, &[("spec", &spec), ("rules", &revision)]);
        let read = Record::parse(&record.to_text()).unwrap();
        let again = resume(game, &read).unwrap_or_else(|error| panic!("{error}\n{}", record.to_text()));
        assert_eq!((again.state(), again.terms()), (driver.state(), &terms));
        assert_eq!(MatchReport::of(&again), MatchReport::of(&driver));
    }
}
