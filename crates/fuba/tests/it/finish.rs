//! A seat finishes its turn: what it answers then is legal and changes nothing that is its to change.

use std::collections::BTreeSet;

use crate::common::random::{EDITIONS, Walk, advanced_specs, game};
use touchline_engine::{Driver, Game, Node, Notation, Seat, Seeded};
use touchline_fuba::state::{ActionKind, Line};
use touchline_fuba::{Action, Decision, Event, Fuba, Terms};

/// What a seat has brought about, and would not have if it had only finished its turn.
fn is_doing(event: Event, by: Seat) -> bool {
    match event {
        Event::Acts(seat, kind) => {
            seat == by && !matches!(kind, ActionKind::Positioning | ActionKind::Movement)
        }
        Event::SecondActions(seat, wanted) => seat == by && wanted,
        Event::Moved(seat, ..)
        | Event::KeeperMoved(seat, ..)
        | Event::Dribbled(seat, ..)
        | Event::SkillPlayed(seat, _)
        | Event::PointsPaid(seat, ..)
        | Event::Substitutions(seat, _)
        | Event::Sweep(seat)
        | Event::Slowed(seat)
        | Event::SlowKick(seat) => seat == by,
        _ => false,
    }
}

#[test]
fn it_is_legal_and_does_nothing_in_matches_of_every_edition() {
    let specs = EDITIONS.map(str::to_owned).into_iter().chain(advanced_specs());
    for (spec, seed) in specs.flat_map(|spec| (0..8).map(move |seed| (spec.clone(), seed))) {
        let mut walk = Walk::new(game(&spec), seed);
        let mut finished = 0;
        loop {
            let legal = walk.legal();
            if let Node::Decide(seat, decision) = walk.game.node(&walk.state)
                && let Some(action) = walk.game.finish(&decision, &legal)
            {
                assert!(legal.contains(&action), "{spec}: {action:?} to {decision:?}");
                let mut events = Vec::new();
                walk.game.act(&mut walk.state.clone(), action, &mut events);
                let done: Vec<_> = events.iter().filter(|event| is_doing(**event, seat)).collect();
                assert!(done.is_empty(), "{spec}: {done:?} by {action:?} to {decision:?}");
                finished += 1;
            }
            if walk.step().is_none() {
                break;
            }
        }
        assert!(finished > 30, "{spec}: {finished} questions");
    }
}

/// The answers of a seat that finishes its turn, up to where it has to choose or somebody else goes on.
fn answers(spec: &str, position: &str) -> Vec<Action> {
    let game = Fuba::from_text(spec).unwrap();
    let mut driver = Driver::from_state(game, game.read_state(position).unwrap());
    let Node::Decide(seat, _) = driver.node() else { panic!("nobody is asked in {position}") };
    let mut given = Vec::new();
    while let Node::Decide(asked, decision) = driver.node()
        && asked == seat
        && let Some(action) = game.finish(&decision, driver.actions())
    {
        driver.act(action).unwrap();
        given.push(action);
    }
    given
}

const THERE: &str = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-3-3,GK:BPA,BFR:5,CE:4,AFR:1 ball=CE:3:home clock=1:20 turn=pass:AFR>CE,";

#[test]
fn f_act_10_of_3_0_the_first_action_is_positioning_by_nothing_and_the_second_moves_nobody() {
    let first = answers("fuba:3.0", &format!("{THERE}dice:53 next=first-action:home"));
    assert_eq!(first, [Action::Position(0)]);
    let second = format!("{THERE}dice:53,acted:position-position next=second-action:home");
    assert_eq!(answers("fuba:3.0", &second), [Action::Movement(Line::Defence), Action::Done]);
}

#[test]
fn f_act_10_of_2_1_a_stage_is_the_adjustment_and_a_movement_of_nobody() {
    let stage = answers("fuba:2.1", &format!("{THERE}dice:53 next=first-action:home"));
    assert_eq!(stage[..3], [Action::Adjust, Action::Movement(Line::Defence), Action::Done]);
    // After another action nothing has to be adjusted.
    let later = format!("{THERE}dice:53,acted:press-none next=second-action:home");
    assert_eq!(answers("fuba:2.1", &later)[0], Action::Movement(Line::Defence));
}

/// Whoever always finishes is asked only what begins a turn, what follows from dice, and what is secret.
#[test]
fn every_other_question_is_answered_by_it() {
    let mut asked = BTreeSet::new();
    for (spec, seed) in ["fuba:2.0", "fuba:2.1+all", "fuba:3.0+all"]
        .iter()
        .flat_map(|spec| (0..20).map(move |seed| (spec, seed)))
    {
        let mut dice = Seeded::new(seed);
        let mut driver = Driver::new(game(spec), &Terms::default());
        loop {
            match driver.node() {
                Node::Over(_) => break,
                Node::Chance => drop(driver.roll_from(&mut dice).unwrap()),
                Node::Decide(_, decision) => {
                    let action = driver.game().finish(&decision, driver.actions()).unwrap_or_else(|| {
                        asked.insert(question(decision));
                        driver.game().fallback(driver.state())
                    });
                    driver.act(action).unwrap();
                }
            }
        }
    }
    let expected = ["Adjust", "Formation", "HalfTime", "KickOff", "Place", "PlaceKeeper", "Target"];
    assert!(expected.iter().all(|name| asked.contains(*name)), "{asked:?}");
    let own = ["Action", "FreeMovement", "Movement", "SecondActions", "Window"];
    assert!(own.iter().all(|name| !asked.contains(*name)), "{asked:?}");
}

/// The name of a question without its particulars.
fn question(decision: Decision) -> String {
    format!("{decision:?}").split('(').next().unwrap_or_default().to_owned()
}
