//! For every kind of answer, what people are told equals what playing the rules with every outcome of the
//! dice brings. The count here shares no code with the odds: it keeps whole lists of events and reads them at
//! the end.

use std::collections::{BTreeMap, BTreeSet};

use super::reference::{Tally, Until, follow};
use crate::common::random::{Walk, game, specs};
use touchline_engine::{Describe, Game, Node, Notation, Odds, OddsKind};
use touchline_grid::flow::Stage;
use touchline_grid::{Action, Decision, Grid, State, Toggle};

/// What was told, in the form of the count.
fn told(odds: &[Odds]) -> Tally {
    let mut tally = Tally::default();
    for odds in odds {
        #[allow(clippy::cast_precision_loss)]
        let chance = odds.ways as f64 / odds.of as f64;
        let list = match odds.kind {
            OddsKind::Outcome => &mut tally.outcomes,
            OddsKind::Besides => &mut tally.besides,
        };
        list.insert(odds.what, chance);
    }
    tally
}

/// The word for the kind of an answer.
fn kind(action: Action) -> String {
    format!("{action:?}").split(['(', ' ']).next().unwrap_or_default().to_owned()
}

/// What has been compared.
#[derive(Default)]
struct Compared {
    kinds: BTreeMap<String, usize>,
    decisive: BTreeSet<String>,
    answers: usize,
    plans: usize,
}

impl Compared {
    /// Everything that is told of one answer.
    fn compare(&mut self, game: &Grid, s: &State, action: Action) {
        let told_now = game.odds(s, action);
        let counted = follow(game, s, action, Until::Question);
        let here = || format!("{action:?}\n{} {}", game.spec(), game.write_state(s));
        if told_now.is_empty() {
            assert!(counted.is_certain(), "nothing is told: {counted:?} {}", here());
        } else {
            assert!(told(&told_now).is(&counted), "told {told_now:?}\ncounted {counted:?}\n{}", here());
            self.decisive.insert(kind(action));
        }
        *self.kinds.entry(kind(action)).or_default() += 1;
        self.answers += 1;
        let plan = game.turn_odds(s, action);
        match counted_plan(game, s, action) {
            Some(counted) => {
                assert!(told(&plan).is(&counted), "plan {plan:?}\ncounted {counted:?}\n{}", here());
                self.plans += 1;
            }
            None => assert!(plan.is_empty(), "no plan is a shot: {plan:?}\n{}", here()),
        }
    }
}

/// The straight shot that begins with this answer, or the best one of the member that is picked.
fn counted_plan(game: &Grid, s: &State, action: Action) -> Option<Tally> {
    let straight = |s: &State, action: Action| {
        let (Action::Kick(dir) | Action::Toss(dir) | Action::Step(dir)) = action else { return None };
        let tally = follow(game, s, action, Until::Shot(dir));
        tally.is_shot().then_some(tally)
    };
    let Action::Pick(_) = action else { return straight(s, action) };
    let mut picked = *s;
    game.act(&mut picked, action, &mut ());
    let legal = crate::common::random::legal(game, &picked);
    let shots = legal.into_iter().filter_map(|kick| straight(&picked, kick));
    shots.reduce(|best, shot| if shot.of("goal") < best.of("goal") - 1e-12 { best } else { shot })
}

/// A duel of secret choices: what is told of an answer is its mean against the other seat's mixture, and
/// neither mixture can be improved.
fn compare_duel(game: &Grid, s: &State) {
    let (mut faces, mut slots) = (*s, *s);
    faces.shootout.face = 0;
    faces.agenda.replace(Stage::PenaltyFace);
    slots.agenda.replace(Stage::PenaltySlot);
    let (kicker, goalie) = (game.mixture(&faces).unwrap(), game.mixture(&slots).unwrap());
    let scores = |face: Action, slot: Action| {
        let mut hidden = faces;
        game.act(&mut hidden, face, &mut ());
        follow(game, &hidden, slot, Until::Question).of("conceded")
    };
    #[allow(clippy::cast_precision_loss)]
    let share = |weight: u64, of: u64| weight as f64 / of as f64;
    let of_face = |face: Action| {
        goalie.answers.iter().map(|(slot, n)| share(*n, goalie.of) * scores(face, *slot)).sum::<f64>()
    };
    let of_slot = |slot: Action| {
        kicker.answers.iter().map(|(face, n)| share(*n, kicker.of) * scores(*face, slot)).sum::<f64>()
    };
    let value = share(kicker.value.ways, kicker.value.of);
    for (face, _) in &kicker.answers {
        let chance = of_face(*face);
        assert!(chance < value + 1e-9, "a better face: {face:?}");
        assert!((told(&game.odds(&faces, *face)).of("goal") - chance).abs() < 1e-9, "{face:?}");
    }
    for (slot, _) in &goalie.answers {
        let chance = of_slot(*slot);
        assert!(chance > value - 1e-9, "a better slot: {slot:?}");
        assert!((told(&game.odds(&slots, *slot)).of("conceded") - chance).abs() < 1e-9, "{slot:?}");
    }
}

/// Every kind of answer in matches of every level of the rules, each rule alone and all together.
#[test]
fn what_is_told_is_what_the_rules_bring() {
    let mut compared = Compared::default();
    let mut duels = 0;
    for (spec, n) in specs().iter().zip(0..) {
        let game = game(spec);
        let crowds = (0..CROWDS).map(|m| (Walk::crowd(game, 7_000 + 100 * n + m), 90));
        for (mut walk, steps) in crowds.chain([(Walk::new(game, 650 + n), 20_000)]) {
            for step in 0..steps {
                if let Node::Decide(_, decision) = game.node(&walk.state) {
                    let secret = matches!(decision, Decision::PenaltyFace | Decision::PenaltySlot);
                    if secret && game.rules.has(Toggle::Shootout) {
                        if duels < 3 {
                            compare_duel(&game, &walk.state);
                        }
                        duels += 1;
                    } else if steps == 90 || is_rare(decision) || step % 50 == 0 {
                        for action in walk.legal() {
                            compared.compare(&game, &walk.state, action);
                        }
                    }
                }
                if walk.step().is_none() {
                    break;
                }
            }
        }
    }
    let Compared { kinds, decisive, answers, plans } = compared;
    println!("{answers} answers, {plans} plans, {duels} duels\n{kinds:?}\ndecided by dice: {decisive:?}");
    assert!(answers > 20_000 && plans > 100 && duels > 0);
    for kind in KINDS {
        assert!(kinds.contains_key(kind) || kind == "Hide", "no answer of the kind {kind} was compared");
    }
}

/// How many crowds around the ball are followed under each set of rules.
const CROWDS: u64 = 24;

/// Questions that come up too seldom to be left out.
fn is_rare(decision: Decision) -> bool {
    !matches!(
        decision,
        Decision::PlaceRow(_)
            | Decision::PlaceColumn(..)
            | Decision::Act
            | Decision::Member(_)
            | Decision::RepositionRow(_)
            | Decision::RepositionColumn(..)
            | Decision::Redirect(..)
    )
}

/// Every kind of answer; a hidden face is compared as a duel.
const KINDS: [&str; 41] = [
    "End",
    "Stop",
    "Step",
    "Pick",
    "Move",
    "Kick",
    "Toss",
    "SetDown",
    "Turn",
    "Stand",
    "Juggle",
    "Fake",
    "OpenSkill",
    "Row",
    "Column",
    "Face",
    "Stay",
    "Skill",
    "Kicker",
    "Decline",
    "Tackle",
    "Opponent",
    "Call",
    "Keep",
    "Reroll",
    "Aim",
    "Attempt",
    "Trap",
    "Volley",
    "To",
    "Toward",
    "Roll",
    "Taker",
    "From",
    "Normal",
    "Direct",
    "FollowHeader",
    "FollowBicycle",
    "FollowKick",
    "Slot",
    "Hide",
];
