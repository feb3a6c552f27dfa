//! # The flow
//! A fixed-size stack of small stages inside the state. After every answer or roll the loop runs stages until the top
//! one needs a decision or dice. This file is the table of contents: stage to rule file.

use touchline_engine::{Choices, Faces, Log, Seat};

use crate::action::Action;
use crate::chance::Roll;
use crate::decision::Decision;
use crate::event::Event;
use crate::pitch::Area;
use crate::rules::{
    action_order, action_stage, cards, closest_player, control, corner_kick, dice, formation, free_kick,
    free_movement, goal_attempt, goal_kick, half, kick_off, movement, penalty_kick, pressing, setup,
    special_event, target, turn,
};
use crate::ruleset::Ruleset;
use crate::state::{Line, State};

/// First or second action of a team (F-ACT-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Nth {
    First,
    Second,
}

/// Something to be done. Stages that wait for a seat or for dice stay on top until they are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each stage is documented in the file that owns it
pub enum Stage {
    Formation(Seat),
    HalfTime(Seat),
    ShowFormations,
    KickOffRoll,
    KickOffChoice(Seat),
    StartHalf(u8),
    KickOff,
    SetUp(Seat),
    PlaceKeeper(Seat),
    Place(Seat, Area),
    StartAdjust(Seat),
    Adjust(Seat),
    /// The step of the turn (an index into the ruleset's turn order) that comes next.
    Turn(u8),
    Target,
    StageDice,
    SpecialEvent,
    EasyMove(Seat),
    Closest(Seat),
    NewValue,
    FirstAction(Seat),
    FreeMovement(Seat),
    Action(Seat, Nth),
    Movement(Seat, Line),
    SecondActions,
    GoalAttempt(Seat),
    SecondDie(Seat),
    Rebound(Seat),
    Pressing(Seat, u8),
    YellowCard(Seat),
    RedCard(Seat, u8),
    SendOff(Seat),
    FreeKick,
    QuickMoves(Seat),
    TakeFreeKick,
    FreeKickShot,
    CornerSide,
    GoalKickMoves(Seat),
    Dive,
    PenaltyKick,
    PenaltyDie(crate::state::Side),
    CheckResult,
    EventByDifference,
    EventMoves(Seat),
    Fetch,
    TeamStage(Seat),
    /// The sequence of a 2.0 stage that comes next.
    Sequence(Seat, u8),
    MaybeShoot(Seat),
    MaybeMove(Seat),
    MaybePress(Seat),
    StartFree(Seat),
    SlowKick,
    SlowMoves(Seat),
    SlowDone,
}

/// The stack of stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agenda {
    stages: [Stage; Self::CAPACITY],
    len: u8,
}

impl Agenda {
    /// More stages than any chain of consequences needs.
    pub const CAPACITY: usize = 12;
    /// Nothing to do.
    pub const EMPTY: Self = Self { stages: [Stage::KickOff; Self::CAPACITY], len: 0 };

    /// What is to be done next.
    #[inline]
    pub fn top(&self) -> Option<Stage> {
        self.stages().last().copied()
    }

    /// All stages, the next one last.
    #[inline]
    pub fn stages(&self) -> &[Stage] {
        &self.stages[..self.len as usize]
    }

    /// To be done before everything else here.
    ///
    /// # Panics
    /// When full, which is a defect of the rules.
    #[inline]
    pub fn push(&mut self, stage: Stage) {
        self.stages[self.len as usize] = stage;
        self.len += 1;
    }

    /// Done. The freed slot is reset, so that equal agendas are equal values.
    #[inline]
    pub fn pop(&mut self) {
        if self.len > 0 {
            self.len -= 1;
            self.stages[self.len as usize] = Stage::KickOff;
        }
    }

    /// Put another stage in place of the top one.
    #[inline]
    pub fn replace(&mut self, stage: Stage) {
        self.pop();
        self.push(stage);
    }

    /// Forget everything: the turn is cut short.
    pub fn clear(&mut self) {
        *self = Self::EMPTY;
    }
}

// Every stage belongs to one of three groups. They are patterns, so that each match below names the stages it plays and the
// groups it does not, and a stage forgotten anywhere does not compile.

/// Stages that wait for a seat.
#[rustfmt::skip]
macro_rules! asks { () => {
    Stage::Formation(_) | Stage::HalfTime(_) | Stage::KickOffChoice(_) | Stage::PlaceKeeper(_) | Stage::Place(..)
    | Stage::Adjust(_) | Stage::Target | Stage::EasyMove(_) | Stage::Closest(_) | Stage::FreeMovement(_)
    | Stage::Action(..) | Stage::Movement(..) | Stage::SecondActions | Stage::QuickMoves(_) | Stage::GoalKickMoves(_)
    | Stage::TakeFreeKick | Stage::CornerSide | Stage::Dive | Stage::PenaltyKick | Stage::SendOff(_)
    | Stage::EventMoves(_) | Stage::MaybeShoot(_) | Stage::MaybeMove(_) | Stage::MaybePress(_) | Stage::SlowKick
    | Stage::SlowMoves(_)
}; }

/// Stages that wait for dice.
#[rustfmt::skip]
macro_rules! rolls { () => {
    Stage::KickOffRoll | Stage::StageDice | Stage::SpecialEvent | Stage::GoalAttempt(_) | Stage::FreeKickShot
    | Stage::SecondDie(_) | Stage::Rebound(_) | Stage::Pressing(..) | Stage::YellowCard(_) | Stage::RedCard(..)
    | Stage::PenaltyDie(_) | Stage::EventByDifference
}; }

/// Stages that wait for nothing.
#[rustfmt::skip]
macro_rules! runs { () => {
    Stage::ShowFormations | Stage::StartHalf(_) | Stage::KickOff | Stage::SetUp(_) | Stage::StartAdjust(_)
    | Stage::Turn(_) | Stage::NewValue | Stage::FirstAction(_) | Stage::FreeKick | Stage::CheckResult | Stage::Fetch
    | Stage::TeamStage(_) | Stage::Sequence(..) | Stage::StartFree(_) | Stage::SlowDone
}; }

/// What a stage waits for.
pub(crate) enum Waiting {
    For(Seat, Decision),
    Dice(Roll),
    /// Nothing: the loop runs it.
    Not,
}

/// What the top stage waits for.
#[inline]
pub(crate) fn waiting(s: &State, stage: Stage) -> Waiting {
    use Waiting::{Dice, For, Not};
    match stage {
        Stage::Formation(seat) => For(seat, Decision::Formation),
        Stage::HalfTime(seat) => For(seat, Decision::HalfTime),
        Stage::KickOffChoice(seat) => For(seat, Decision::KickOff),
        Stage::PlaceKeeper(seat) => For(seat, Decision::PlaceKeeper),
        Stage::Place(seat, area) => For(seat, Decision::Place(area)),
        Stage::Adjust(seat) => For(seat, Decision::Adjust),
        Stage::Target => For(s.control, Decision::Target),
        Stage::EasyMove(seat) => For(seat, Decision::EasyMove),
        Stage::Closest(seat) => For(seat, Decision::Closest),
        Stage::FreeMovement(seat) => For(seat, Decision::FreeMovement),
        Stage::Action(seat, nth) => For(seat, Decision::Action(nth)),
        Stage::Movement(seat, line) => For(seat, Decision::Movement(line)),
        Stage::SecondActions => For(s.control, Decision::SecondActions),
        Stage::QuickMoves(seat) => For(seat, Decision::QuickMoves),
        Stage::GoalKickMoves(seat) => For(seat, Decision::GoalKickMoves),
        Stage::TakeFreeKick => For(s.control, Decision::FreeKick),
        Stage::CornerSide => For(s.control, Decision::Corner),
        Stage::Dive => For(s.passive(), Decision::Dive),
        Stage::PenaltyKick => For(s.control, Decision::PenaltyKick),
        Stage::SendOff(seat) => For(seat, Decision::SendOff),
        Stage::EventMoves(seat) => For(seat, Decision::EventMoves),
        Stage::MaybeShoot(seat) => For(seat, Decision::MaybeShoot),
        Stage::MaybeMove(seat) => For(seat, Decision::MaybeMove),
        Stage::MaybePress(seat) => For(seat, Decision::MaybePress),
        Stage::SlowKick => For(s.control, Decision::SlowKick),
        Stage::SlowMoves(seat) => For(seat, Decision::SlowMoves),
        Stage::KickOffRoll => Dice(Roll::KickOff),
        Stage::StageDice => Dice(Roll::Stage),
        Stage::SpecialEvent => Dice(Roll::SpecialEvent),
        Stage::GoalAttempt(_) | Stage::FreeKickShot => Dice(Roll::GoalAttempt),
        Stage::SecondDie(_) => Dice(Roll::SecondDie),
        Stage::Rebound(_) => Dice(Roll::Rebound),
        Stage::Pressing(_, dice) => Dice(Roll::Pressing(dice)),
        Stage::YellowCard(_) => Dice(Roll::YellowCard),
        Stage::RedCard(..) => Dice(Roll::RedCard),
        Stage::PenaltyDie(_) => Dice(Roll::Penalty),
        Stage::EventByDifference => Dice(Roll::EventDifference),
        runs!() => Not,
    }
}

/// Run stages until one waits for a seat or for dice, or the match is over.
pub(crate) fn run(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    while let Some(stage) = s.agenda.top() {
        match stage {
            Stage::ShowFormations => formation::show(s, log),
            Stage::StartHalf(number) => half::start(rules, s, number, log),
            Stage::KickOff => kick_off::begin(rules, s, log),
            Stage::SetUp(seat) => setup::begin(s, seat, log),
            Stage::StartAdjust(seat) => setup::start_adjusting(s, seat),
            Stage::Turn(step) => turn::next(rules, s, step, log),
            Stage::NewValue => control::new_value(rules, s, log),
            Stage::FirstAction(seat) => free_movement::begin(rules, s, seat),
            Stage::FreeKick => free_kick::begin(rules, s, log),
            Stage::CheckResult => control::after_event(rules, s, log),
            Stage::Fetch => closest_player::fetch_now(s),
            Stage::TeamStage(seat) => action_stage::begin(rules, s, seat),
            Stage::Sequence(seat, number) => action_stage::sequence(rules, s, seat, number, log),
            Stage::StartFree(seat) => free_movement::at_the_end(rules, s, seat),
            Stage::SlowDone => goal_kick::slow_done(s),
            asks!() | rolls!() => return,
        }
    }
}

/// The legal actions of the top stage.
pub(crate) fn actions(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    let Some(stage) = s.agenda.top() else { return };
    match stage {
        Stage::Formation(_) => formation::choices(rules, out),
        Stage::HalfTime(seat) => formation::half_time_choices(rules, s, seat, out),
        Stage::KickOffChoice(_) => kick_off::choices(out),
        Stage::PlaceKeeper(seat) => setup::keeper_choices(s, seat, out),
        Stage::Place(seat, area) => setup::place_choices(rules, s, seat, area, out),
        Stage::Adjust(seat) => setup::adjustments(s, seat, out),
        Stage::Target => target::choices(rules, s, out),
        Stage::EasyMove(seat) => control::easy_moves(rules, s, seat, out),
        Stage::Closest(seat) => closest_player::choices(rules, s, seat, out),
        Stage::FreeMovement(seat) => free_movement::choices(rules, s, seat, out),
        Stage::Action(seat, _) => action_order::choices(rules, s, seat, out),
        Stage::Movement(seat, line) => movement::choices(rules, s, seat, line, out),
        Stage::SecondActions => action_order::second_choices(out),
        Stage::QuickMoves(seat) => free_kick::quick_choices(rules, s, seat, out),
        Stage::GoalKickMoves(seat) => goal_kick::choices(rules, s, seat, out),
        Stage::TakeFreeKick => free_kick::choices(rules, s, out),
        Stage::CornerSide => corner_kick::choices(s, out),
        Stage::Dive => penalty_kick::dives(out),
        Stage::PenaltyKick => penalty_kick::kicks(out),
        Stage::SendOff(seat) => cards::send_off_choices(s, seat, out),
        Stage::EventMoves(seat) => special_event::moves(rules, s, seat, out),
        Stage::MaybeShoot(_) => action_stage::shots(out),
        Stage::MaybeMove(seat) => action_stage::options(s, seat, out),
        Stage::MaybePress(_) => action_stage::presses(out),
        Stage::SlowKick => goal_kick::slow_choices(out),
        Stage::SlowMoves(seat) => goal_kick::slow_moves(rules, s, seat, out),
        rolls!() | runs!() => {}
    }
}

/// Play an answer to the top stage.
pub(crate) fn act(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    let Some(stage) = s.agenda.top() else { return };
    match stage {
        Stage::Formation(seat) | Stage::HalfTime(seat) => formation::choose(s, seat, action, log),
        Stage::KickOffChoice(_) => kick_off::choose(s, action, log),
        Stage::PlaceKeeper(seat) => setup::place_keeper(s, seat, action, log),
        Stage::Place(seat, area) => setup::place(s, seat, area, action, log),
        Stage::Adjust(seat) => setup::adjust(s, seat, action, log),
        Stage::Target => target::choose(rules, s, action, log),
        Stage::EasyMove(seat) => control::easy_move(s, seat, action, log),
        Stage::Closest(seat) => closest_player::choose(rules, s, seat, action, log),
        Stage::FreeMovement(seat) => free_movement::act(s, seat, action, log),
        Stage::Action(seat, nth) => action_order::choose(rules, s, seat, nth, action, log),
        Stage::Movement(seat, _) => movement::act(s, seat, action, log),
        Stage::SecondActions => action_order::choose_second(s, action, log),
        Stage::QuickMoves(seat) => free_kick::quick_move(rules, s, seat, action, log),
        Stage::GoalKickMoves(seat) => goal_kick::act(rules, s, seat, action, log),
        Stage::TakeFreeKick => free_kick::take(rules, s, action, log),
        Stage::CornerSide => corner_kick::choose(s, action, log),
        Stage::Dive => penalty_kick::dive(s, action, log),
        Stage::PenaltyKick => penalty_kick::kick(s, action, log),
        Stage::SendOff(seat) => cards::send_off(rules, s, seat, action, log),
        Stage::EventMoves(seat) => special_event::make_move(rules, s, seat, action, log),
        Stage::MaybeShoot(seat) => action_stage::maybe_shoot(s, seat, action, log),
        Stage::MaybeMove(seat) => action_stage::maybe_move(rules, s, seat, action, log),
        Stage::MaybePress(seat) => action_stage::maybe_press(rules, s, seat, action, log),
        Stage::SlowKick => goal_kick::choose_slow(rules, s, action, log),
        Stage::SlowMoves(seat) => goal_kick::slow_move(s, seat, action, log),
        rolls!() | runs!() => {}
    }
}

/// Play the dice the top stage asked for.
pub(crate) fn resolve(rules: &Ruleset, s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
    let Some(stage) = s.agenda.top() else { return };
    let (Some(&first), second) = (faces.first(), faces.get(1).copied().unwrap_or(0)) else { return };
    if let Waiting::Dice(roll) = waiting(s, stage) {
        log.note(Event::Rolled(roll, Faces::rolled(faces)));
    }
    match stage {
        Stage::KickOffRoll => kick_off::resolve(s, first, second, log),
        Stage::StageDice => dice::resolve(rules, s, first, second, log),
        Stage::SpecialEvent => special_event::resolve(rules, s, first, second, log),
        Stage::GoalAttempt(seat) => {
            goal_attempt::resolve(rules, s, seat, goal_attempt::From::Play, first, log);
        }
        Stage::FreeKickShot => {
            goal_attempt::resolve(rules, s, s.control, goal_attempt::From::FreeKick, first, log);
        }
        Stage::SecondDie(seat) => goal_attempt::second_die(rules, s, seat, first, log),
        Stage::Rebound(seat) => goal_attempt::rebound(rules, s, seat, first, second, log),
        Stage::Pressing(seat, _) => pressing::resolve(rules, s, seat, faces, log),
        Stage::YellowCard(seat) => cards::yellow(rules, s, seat, first, log),
        Stage::RedCard(seat, extra) => cards::red(s, seat, extra, first, log),
        Stage::PenaltyDie(side) => penalty_kick::resolve(rules, s, side, first, log),
        Stage::EventByDifference => special_event::resolve_difference(rules, s, first, second, log),
        asks!() | runs!() => {}
    }
}
