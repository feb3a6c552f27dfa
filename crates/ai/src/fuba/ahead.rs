//! The rest of the turn: who may still act, and what the ball value will be.

use touchline_engine::{BySeat, Seat};
use touchline_fuba::flow::Stage;
use touchline_fuba::rules::action_order;
use touchline_fuba::rules::action_stage::ActionStages;
use touchline_fuba::rules::ball_value::{self, Modifications};
use touchline_fuba::rules::control::AfterLoss;
use touchline_fuba::rules::goal_attempt::From;
use touchline_fuba::rules::turn::TurnStep;
use touchline_fuba::ruleset::Ruleset;
use touchline_fuba::state::{ActionKind, Effect, State};

/// The rest of the turn.
#[derive(Clone, Copy, Default)]
#[allow(clippy::struct_excessive_bools)] // independent of each other, and each is a word
pub(super) struct Ahead {
    /// Actions each team still has to play.
    pub(super) actions: BySeat<f32>,
    /// Whether each team may still attempt a goal.
    pub(super) shoots: BySeat<bool>,
    /// Whether each team may still press.
    pub(super) presses: BySeat<bool>,
    /// A goal attempt is announced, or a free kick may become one.
    pub(super) shot: Option<From>,
    /// A pressing is announced.
    pub(super) pressing: bool,
    /// The question about second actions is still to come.
    pub(super) second: bool,
    /// The team that acts first, once that is known.
    pub(super) first: Option<Seat>,
    /// The control check is still to come.
    pub(super) check: bool,
    /// The ball value that counts next: the new one if its dice have been rolled.
    pub(super) value: u8,
    /// A turn is under way or about to begin.
    in_turn: bool,
    /// The turn is yet to begin, or its target to be chosen.
    pub(super) begins: bool,
}

impl Ahead {
    pub(super) fn new(rules: &Ruleset, s: &State) -> Self {
        let mut ahead = Self { value: s.ball.value, ..Self::default() };
        let [mut begun, mut new_value] = [false; 2];
        for stage in s.agenda.stages() {
            match *stage {
                Stage::FirstAction(seat) | Stage::Action(seat, _) => ahead.acts(seat, 1.0, true),
                Stage::TeamStage(seat) => ahead.acts(seat, 2.0, true),
                Stage::Sequence(seat, done) => ahead.acts(seat, 2.0 - 0.4 * f32::from(done), done == 0),
                Stage::MaybeShoot(seat) => ahead.shoots[seat] = true,
                Stage::MaybePress(seat) => ahead.presses[seat] = true,
                Stage::GoalAttempt(_) => ahead.shot = Some(From::Play),
                Stage::FreeKickShot | Stage::TakeFreeKick => ahead.shot = Some(From::FreeKick),
                Stage::Pressing(..) => ahead.pressing = true,
                Stage::ActInOrder if rules.action_stages == ActionStages::Rounds => {
                    Seat::ALL.into_iter().for_each(|seat| ahead.acts(seat, 1.0, true));
                }
                Stage::ActInOrder => ahead.acts(s.turn.first, 2.0, true),
                Stage::NewValue => new_value = true,
                Stage::Target => ahead.begins = true,
                Stage::Turn(done) => begun = ahead.steps(rules, s, usize::from(done)),
                // All other stages leave nobody to act after them.
                _ => {}
            }
        }
        for seat in Seat::ALL {
            ahead.shoots[seat] &= !s.turn.acted[seat].has(ActionKind::GoalAttempt);
            ahead.presses[seat] &= !s.turn.acted[seat].has(ActionKind::Pressing);
        }
        ahead.first = match (begun, ahead.begins) {
            (true, _) => Some(s.turn.first),
            (false, false) if ahead.in_turn => Some(action_order::first_team(rules, s)),
            (false, _) => None,
        };
        if new_value || (ahead.check && s.turn.dice[1] > 0) {
            ahead.value = coming_value(rules, s);
        }
        ahead
    }

    fn acts(&mut self, seat: Seat, actions: f32, shoots: bool) {
        self.actions[seat] += actions;
        self.shoots[seat] |= shoots;
        self.presses[seat] = true;
    }

    /// Go through the steps of the turn after the first `done`; returns whether the actions have begun.
    fn steps(&mut self, rules: &Ruleset, s: &State, done: usize) -> bool {
        let mut begun = true;
        self.in_turn = true;
        self.begins |= done == 0;
        let skipped = s.turn.effect == Effect::NoActions;
        for step in rules.turn.get(done..).unwrap_or_default() {
            match step {
                TurnStep::CheckControl => self.check = true,
                TurnStep::FirstStage | TurnStep::FirstActions => {
                    begun = false;
                    let actions = if *step == TurnStep::FirstActions { 1.0 } else { 2.0 };
                    if !skipped {
                        Seat::ALL.into_iter().for_each(|seat| self.acts(seat, actions, true));
                    }
                }
                TurnStep::SecondStage if begun && !skipped => self.acts(s.turn.first.other(), 2.0, true),
                TurnStep::SecondActions => self.second = !skipped,
                TurnStep::SecondStage
                | TurnStep::ChooseTarget
                | TurnStep::AdjustValue
                | TurnStep::Roll
                | TurnStep::MoveTime
                | TurnStep::RollDice
                | TurnStep::MoveBall => {}
            }
        }
        begun
    }
}

/// The ball value that the rolled dice will bring (F-NBV-01, F-NBV-02).
fn coming_value(rules: &Ruleset, s: &State) -> u8 {
    let lost = s.turn.lost && rules.after_loss == AfterLoss::LosersDie;
    let die = s.turn.dice[usize::from(!lost)];
    let value = match rules.modifications {
        Modifications::OnNewValue if !lost => ball_value::together(rules, s, die),
        Modifications::OnNewValue => die.cast_signed(),
        Modifications::BeforeDice => die.cast_signed() + s.turn.value_change,
    };
    value.clamp(1, 6).cast_unsigned()
}
