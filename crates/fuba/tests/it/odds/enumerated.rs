//! For every kind of answer that comes up in matches, what people are told equals what playing the rules
//! with every outcome of the dice brings. The count here shares no code with the odds: it keeps whole lists
//! of events and reads them at the end.

use std::collections::{BTreeMap, BTreeSet};

use super::reference::{Tally, Until, follow, may_shoot};
use crate::common::random::{Walk, game};
use touchline_engine::{Describe, Game, Node, Notation, Odds, OddsKind};
use touchline_fuba::state::GoalSide;
use touchline_fuba::{Action, Decision, Fuba, State};

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
    too_many: usize,
}

impl Compared {
    /// Everything that is told of one answer.
    fn compare(&mut self, game: &Fuba, s: &State, action: Action, plans: bool) {
        let here = || format!("{action:?}\n{} {}", game.spec(), game.write_state(s));
        let odds = game.odds(s, action);
        match follow(game, s, action, Until::Question) {
            None => self.too_many += 1,
            Some(counted) if odds.is_empty() => {
                assert!(counted.is_certain(), "nothing is told: {counted:?} {}", here());
            }
            Some(counted) => {
                assert!(told(&odds).is(&counted), "told {odds:?}\ncounted {counted:?}\n{}", here());
                self.decisive.insert(kind(action));
            }
        }
        *self.kinds.entry(kind(action)).or_default() += 1;
        self.answers += 1;
        let Node::Decide(seat, _) = game.node(s) else { return };
        if !may_shoot(s, seat, action) {
            assert!(game.turn_odds(s, action).is_empty(), "no shot from there: {}", here());
        } else if plans {
            let odds = game.turn_odds(s, action);
            let Some(counted) = follow(game, s, action, Until::Shot) else { return };
            if counted.of("goal") + counted.of("miss") > 0.0 {
                assert!(told(&odds).is(&counted), "plan {odds:?}\ncounted {counted:?}\n{}", here());
                self.plans += 1;
            } else {
                assert!(odds.is_empty(), "no plan is a shot: {odds:?}\n{}", here());
            }
        }
    }
}

/// The penalty: what is told of an answer is its mean against the other seat's mixture, and neither mixture
/// can be improved.
fn compare_duel(game: &Fuba, s: &State) {
    let mut kicks = *s;
    game.act(&mut kicks, Action::Dive(GoalSide::ALL[0]), &mut ());
    let Node::Decide(_, Decision::PenaltyKick) = game.node(&kicks) else { return };
    let (keeper, kicker) = (game.mixture(s).unwrap(), game.mixture(&kicks).unwrap());
    let scores = |dive: Action, kick: Action| {
        let mut dived = *s;
        game.act(&mut dived, dive, &mut ());
        follow(game, &dived, kick, Until::Question).unwrap().of("goal")
    };
    #[allow(clippy::cast_precision_loss)]
    let share = |weight: u64, of: u64| weight as f64 / of as f64;
    let value = share(keeper.value.ways, keeper.value.of);
    for (kick, _) in &kicker.answers {
        let against = keeper.answers.iter().map(|(dive, n)| share(*n, keeper.of) * scores(*dive, *kick));
        let chance: f64 = against.sum();
        assert!(chance < value + 1e-9, "a better kick: {kick:?}");
        assert!((told(&game.odds(&kicks, *kick)).of("goal") - chance).abs() < 1e-9, "{kick:?}");
    }
    for (dive, _) in &keeper.answers {
        let against = kicker.answers.iter().map(|(kick, n)| share(*n, kicker.of) * scores(*dive, *kick));
        let chance: f64 = against.sum();
        assert!(chance > value - 1e-9, "a better dive: {dive:?}");
        assert!((told(&game.odds(s, *dive)).of("conceded") - chance).abs() < 1e-9, "{dive:?}");
    }
}

/// The answers in matches of every edition, with and without all concepts.
#[test]
fn what_is_told_is_what_the_rules_bring() {
    let editions =
        ["fuba:2.0", "fuba:2.1", "fuba:2.2", "fuba:3.0", "fuba:2.0+all", "fuba:2.1+all", "fuba:3.0+all"];
    let (mut compared, mut duels) = (Compared::default(), 0);
    for (spec, n) in editions.iter().zip(0..) {
        let game = game(spec);
        for m in 0..MATCHES {
            let (mut walk, mut step) = (Walk::new(game, 500 + 100 * n + m), 0);
            loop {
                step += 1;
                if let Node::Decide(_, decision) = game.node(&walk.state) {
                    match decision {
                        Decision::Dive if duels < 6 => {
                            compare_duel(&game, &walk.state);
                            duels += 1;
                        }
                        Decision::Dive | Decision::PenaltyKick => {}
                        _ if is_rare(decision) || step % 8 == 0 => {
                            for action in walk.legal() {
                                compared.compare(&game, &walk.state, action, step % 3 == 0);
                            }
                        }
                        _ => {}
                    }
                }
                if walk.step().is_none() {
                    break;
                }
            }
        }
    }
    let Compared { kinds, decisive, answers, plans, too_many } = compared;
    println!("{answers} answers ({too_many} roll too many dice), {plans} plans, {duels} duels");
    println!("{kinds:?}\ndecided by dice: {decisive:?}");
    assert!(answers > 10_000 && plans > 40 && duels > 0 && too_many * 20 < answers);
}

/// How many matches of each edition.
const MATCHES: u64 = 3;

/// Questions that come up too seldom to be left out.
fn is_rare(decision: Decision) -> bool {
    !matches!(
        decision,
        Decision::Place(_)
            | Decision::Movement(_)
            | Decision::FreeMovement
            | Decision::Target
            | Decision::Action(_)
            | Decision::GoalKickMoves
            | Decision::Formation
            | Decision::Skill
            | Decision::Styles
    )
}
