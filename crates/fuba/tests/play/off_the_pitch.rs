//! Random play with substitutions, injuries, slow play and weather: nobody gets lost, nothing stalls, and no
//! question is empty.

use crate::common::facts;
use crate::common::random::{Walk, after, game, legal, pick};
use std::collections::BTreeMap;
use touchline_engine::{BySeat, Game, Input, Node, Notation, Seat};
use touchline_fuba::flow::{Agenda, Stage};
use touchline_fuba::state::{State, Weather};
use touchline_fuba::{Action, Decision, Event, Fuba};

const SPECS: [&str; 6] = [
    "fuba:2.0+substitutions+injuries+condition",
    "fuba:2.0+substitutions+injuries+condition+styles+roles+keeper",
    "fuba:2.1+substitutions+injuries+condition",
    "fuba:2.1+injuries",
    "fuba:3.0+substitutions+injuries+slow-play+weather+condition",
    "fuba:3.0+injuries+slow-play+substitutions?fewest_players=seven",
];

/// Players who cannot return and were not replaced, counted from the events.
#[derive(Default)]
struct Lost(BySeat<u8>);

impl Lost {
    fn hear(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::InjuredForGood(seat) => self.0[seat] += 1,
                Event::Replaced(seat, _) => self.0[seat] -= 1,
                _ => {}
            }
        }
    }
}

/// Everybody is on the pitch, in hand, sent off, recovering, lost for good, or being carried off.
fn material(game: &Fuba, s: &State, lost: &Lost) {
    for seat in Seat::ALL {
        let carried = s
            .agenda
            .stages()
            .iter()
            .filter(|stage| matches!(stage, Stage::InjuryRoll(who, _) if *who == seat));
        let (squad, team) = (&s.squads[seat], &s.teams[seat]);
        let off = team.reds + team.recovering.total() + lost.0[seat] + u8::try_from(carried.count()).unwrap();
        assert_eq!(squad.size() + off, 10, "{seat:?}\n{}", game.write_state(s));
        assert!(team.substitutions <= 3);
        let (now, next) = (team.formation, team.next());
        for f in [now, next] {
            assert_eq!(f.defenders + f.midfielders + f.forwards, 10);
            assert!(f.defenders.min(f.midfielders).min(f.forwards) > 0 || s.clock.half == 0);
        }
    }
}

fn position(game: &Fuba, s: &State, lost: &Lost) {
    material(game, s, lost);
    assert!(s.agenda.stages().len() <= Agenda::CAPACITY - 2, "{}", game.write_state(s));
    match game.node(s) {
        Node::Decide(
            _,
            Decision::Substitutions
            | Decision::Substitution
            | Decision::Injured
            | Decision::Replace
            | Decision::GainPoint
            | Decision::SlowPlay,
        ) => facts::choices(game, s),
        Node::Decide(..) => assert!(!legal(game, s).is_empty(), "no answer\n{}", game.write_state(s)),
        Node::Chance | Node::Over(_) => {}
    }
    facts::ball_is_held(game, s);
}

#[test]
fn nobody_gets_lost() {
    for (spec, seed) in SPECS.iter().zip(0..) {
        let mut seen = BTreeMap::<&str, u32>::new();
        for n in 0..700 {
            let mut walk = Walk::new(game(spec), 9000 * seed + n);
            let mut lost = Lost::default();
            loop {
                position(&walk.game, &walk.state, &lost);
                let kept = n % 3 < 2 && keep_substitutes(&mut walk, n % 3 == 1);
                if !kept && walk.step().is_none() {
                    break;
                }
                lost.hear(&walk.events);
                for event in &walk.events {
                    if let Event::Injured(seat, area) = *event {
                        let (before, s) = (&walk.before, &walk.state);
                        let most = s.squads[seat].outfield(area).min(before.moved[seat].at(area));
                        assert!(s.moved[seat].at(area) <= most || before.squads[seat].outfield(area) == 0);
                    }
                    *seen.entry(word(*event)).or_default() += 1;
                }
            }
            assert!(walk.state.ended.is_some());
        }
        for wanted in wanted(spec) {
            assert!(seen.get(wanted).is_some_and(|times| *times >= 10), "{spec}: {wanted}: {seen:?}");
        }
    }
}

/// Some teams substitute only for the injured, and perhaps the booked: a random player has no substitute left
/// when one is needed.
fn keep_substitutes(walk: &mut Walk, for_booked: bool) -> bool {
    let Node::Decide(seat, Decision::Substitutions | Decision::Action(_)) = walk.game.node(&walk.state)
    else {
        return false;
    };
    if for_booked && walk.state.teams[seat].yellows > 0 {
        return false;
    }
    let wanted: Vec<Action> =
        walk.legal().into_iter().filter(|action| !matches!(action, Action::Substitute(_))).collect();
    let action = pick(&wanted, &mut walk.rng);
    walk.events.clear();
    walk.game.act(&mut walk.state, action, &mut walk.events);
    true
}

fn word(event: Event) -> &'static str {
    match event {
        Event::Injured(..) => "injured",
        Event::InjuredFor(..) => "for some time",
        Event::InjuredForGood(..) => "for good",
        Event::Replaced(..) => "replaced",
        Event::Returned(..) => "returned",
        Event::NextFormation(..) => "shift",
        Event::BookedOff(..) => "booked off",
        Event::FreshPlayer(..) => "fresh",
        Event::PointsGained(..) => "points",
        Event::Slowed(..) => "slowed",
        Event::Weather(..) => "weather",
        Event::SentOff(..) => "sent off",
        _ => "other",
    }
}

fn wanted(spec: &str) -> Vec<&'static str> {
    let mut words = vec!["injured", "for some time", "for good", "returned"];
    if spec.contains("substitutions") {
        words.extend(["replaced", "shift", "booked off"]);
    }
    if spec.contains("condition") {
        words.extend(["fresh", "points"]);
    }
    if spec.contains("slow-play") {
        words.push("slowed");
    }
    if spec.contains("weather") {
        words.push("weather");
    }
    words
}

/// Not only what is played: every possible answer, and every roll.
#[test]
fn every_answer_and_every_roll_keeps_the_facts() {
    for (spec, seed) in SPECS.iter().zip(0..) {
        for n in 0..4 {
            let mut walk = Walk::new(game(spec), 500 + 100 * seed + n);
            loop {
                let (game, s) = (&walk.game, &walk.state);
                match game.node(s) {
                    Node::Over(_) => break,
                    Node::Decide(..) => {
                        for action in legal(game, s) {
                            facts::ball_is_held(game, &after(game, s, Input::Act(action)));
                        }
                    }
                    Node::Chance if touchline_fuba::roll(&game.rules, s).is_some() => {
                        if game.draws(s).sides().len() <= 2 {
                            facts::chances(game, s).iter().for_each(|next| facts::ball_is_held(game, next));
                        }
                    }
                    Node::Chance => panic!("a stall\n{}", game.write_state(s)),
                }
                walk.step();
            }
        }
    }
}

/// Sunshine never lasts, and only a tie in the first roll brings weather.
#[test]
fn weather_comes_only_by_the_first_roll() {
    for seed in 0..120 {
        let mut walk = Walk::new(game(SPECS[4]), seed);
        let mut rolls = 0;
        while !matches!(walk.game.node(&walk.state), Node::Decide(_, Decision::Target)) {
            let before = walk.state.weather;
            walk.step();
            rolls += u32::from(walk.events.contains(&Event::KickOffRollTied));
            assert!(walk.state.weather == before || (rolls == 1 && before == Weather::Ordinary));
        }
        assert_eq!(walk.state.weather == Weather::Ordinary, rolls == 0);
    }
}
