//! # The flow
//! A fixed-size stack of small stages inside the state. After every answer or roll the loop runs stages until
//! the top one needs a decision or dice. This file is the table of contents: stage to rule file.

use touchline_engine::{Choices, Faces, Log, Seat};

use crate::action::Action;
use crate::advanced::skills::{Asked, Skill, Window, play, window};
use crate::advanced::{
    injury, keeper, playing_style, roles, slow_play, special_events, substitution, tiredness, weather,
};
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Nth {
    First,
    Second,
}

/// Something to be done. Stages that wait for a seat or for dice stay on top until they are answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // each stage is documented in the file that owns it
pub enum Stage {
    Formation(Seat),
    HalfTime(Seat),
    ShowFormations,
    KickOffRoll,
    KickOffChoice(Seat),
    StartHalf(u8),
    #[default]
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
    /// One step of the team that an event now gives it to.
    EventMove,
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
    MidfieldRoles(Seat),
    OtherRoles(Seat),
    ChooseStyles(Seat),
    ChooseSkill(Seat),
    WeatherRoll,
    Tiredness(Seat),
    LosePoint(Seat),
    MaybeSubstitute(Seat),
    Substitution(Seat, u8),
    FreshPlayer(Seat, Line),
    GainPoint(Seat),
    /// A player of a team is hurt; so much is taken off the roll.
    Injury(Seat, u8),
    ChooseInjured(Seat, u8),
    InjuryRoll(Seat, Area),
    Replace(Seat, Area),
    MaybeSweep(Seat),
    MaybeSlowPlay,
    SlowPlayRoll,
    /// The die for the moves of a team.
    MovesRoll(Seat),
    AdvancedEvent,
    RollOff,
    Streaking,
    LoseCard(Seat),
    DrawCard(Seat),
    Nominate(Seat),
    Bounce(Seat),
    PassOn(Seat),
    /// A card test after which nothing but the red card test follows: harsh by one (F-SK-36).
    HarshYellowCard(Seat),
    /// Both teams act in the order found.
    ActInOrder,
    OpenWindow(Window, Seat),
    ReopenWindow(Window, Seat),
    Window(Window, Asked),
    SkillChoice(Seat, Skill),
    SkillRoll(Seat, Skill),
}

/// The stack of stages: with room for more than any chain of consequences needs.
pub type Agenda = touchline_engine::Agenda<Stage, 12>;

/// What is to be done before a match: both formations, then the kick-off roll (F-PREP-10).
pub(crate) fn beginning() -> Agenda {
    let mut agenda = Agenda::new();
    agenda.push(Stage::KickOffRoll);
    agenda.push(Stage::ShowFormations);
    agenda.push(Stage::Formation(Seat::Away));
    agenda.push(Stage::Formation(Seat::Home));
    agenda
}

// Every stage belongs to one of three groups. They are patterns, so that each match below names the stages it
// plays and the groups it does not, and a stage forgotten anywhere does not compile.

/// Stages that wait for a seat.
#[rustfmt::skip]
macro_rules! asks { () => {
    Stage::Formation(_) | Stage::HalfTime(_) | Stage::KickOffChoice(_) | Stage::PlaceKeeper(_) | Stage::Place(..)
    | Stage::Adjust(_) | Stage::Target | Stage::EasyMove(_) | Stage::Closest(_) | Stage::FreeMovement(_)
    | Stage::Action(..) | Stage::Movement(..) | Stage::SecondActions | Stage::QuickMoves(_) | Stage::GoalKickMoves(_)
    | Stage::TakeFreeKick | Stage::CornerSide | Stage::Dive | Stage::PenaltyKick | Stage::SendOff(_)
    | Stage::EventMoves(_) | Stage::MaybeShoot(_) | Stage::MaybeMove(_) | Stage::MaybePress(_) | Stage::SlowKick
    | Stage::SlowMoves(_) | Stage::MidfieldRoles(_) | Stage::OtherRoles(_) | Stage::ChooseStyles(_)
    | Stage::ChooseSkill(_) | Stage::LosePoint(_) | Stage::MaybeSubstitute(_) | Stage::Substitution(..)
    | Stage::GainPoint(_) | Stage::ChooseInjured(..) | Stage::Replace(..) | Stage::MaybeSweep(_) | Stage::MaybeSlowPlay
    | Stage::Nominate(_) | Stage::Bounce(_) | Stage::PassOn(_) | Stage::Window(..) | Stage::SkillChoice(..)
}; }

/// Stages that wait for dice.
#[rustfmt::skip]
macro_rules! rolls { () => {
    Stage::KickOffRoll | Stage::StageDice | Stage::SpecialEvent | Stage::GoalAttempt(_) | Stage::FreeKickShot
    | Stage::SecondDie(_) | Stage::Rebound(_) | Stage::Pressing(..) | Stage::YellowCard(_) | Stage::RedCard(..)
    | Stage::PenaltyDie(_) | Stage::EventByDifference | Stage::WeatherRoll | Stage::Tiredness(_) | Stage::FreshPlayer(..)
    | Stage::InjuryRoll(..) | Stage::SlowPlayRoll | Stage::MovesRoll(_) | Stage::AdvancedEvent | Stage::RollOff
    | Stage::Streaking | Stage::LoseCard(_) | Stage::DrawCard(_) | Stage::HarshYellowCard(_) | Stage::SkillRoll(..)
}; }

/// Stages that wait for nothing.
#[rustfmt::skip]
macro_rules! runs { () => {
    Stage::ShowFormations | Stage::StartHalf(_) | Stage::KickOff | Stage::SetUp(_) | Stage::StartAdjust(_)
    | Stage::Turn(_) | Stage::NewValue | Stage::EventMove | Stage::FirstAction(_) | Stage::FreeKick | Stage::CheckResult | Stage::Fetch
    | Stage::TeamStage(_) | Stage::Sequence(..) | Stage::StartFree(_) | Stage::SlowDone | Stage::Injury(..)
    | Stage::ActInOrder | Stage::OpenWindow(..) | Stage::ReopenWindow(..)
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
pub(crate) fn waiting(rules: &Ruleset, s: &State, stage: Stage) -> Waiting {
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
        Stage::MidfieldRoles(seat) => For(seat, Decision::MidfieldRoles),
        Stage::OtherRoles(seat) => For(seat, Decision::OtherRoles),
        Stage::ChooseStyles(seat) => For(seat, Decision::Styles),
        Stage::ChooseSkill(seat) => For(seat, Decision::Skill),
        Stage::LosePoint(seat) => For(seat, Decision::LosePoint),
        Stage::GainPoint(seat) => For(seat, Decision::GainPoint),
        Stage::MaybeSubstitute(seat) => For(seat, Decision::Substitutions),
        Stage::Substitution(seat, _) => For(seat, Decision::Substitution),
        Stage::ChooseInjured(seat, _) => For(seat, Decision::Injured),
        Stage::Replace(seat, _) => For(seat, Decision::Replace),
        Stage::MaybeSweep(seat) => For(seat, Decision::Sweep),
        Stage::MaybeSlowPlay => For(s.control, Decision::SlowPlay),
        Stage::Nominate(seat) => For(seat, Decision::Nominate),
        Stage::Bounce(seat) => For(seat, Decision::Bounce),
        Stage::PassOn(seat) => For(seat, Decision::PassOn),
        Stage::Window(window, asked) => For(asked.seat, Decision::Window(window)),
        Stage::SkillChoice(seat, skill) => For(seat, Decision::SkillChoice(skill)),
        Stage::KickOffRoll => Dice(Roll::KickOff),
        Stage::StageDice => Dice(Roll::Stage),
        Stage::SpecialEvent => Dice(Roll::SpecialEvent),
        Stage::GoalAttempt(_) | Stage::FreeKickShot => Dice(goal_attempt::roll(rules, s)),
        Stage::SecondDie(_) => Dice(Roll::SecondDie),
        Stage::Rebound(_) => Dice(Roll::Rebound),
        Stage::Pressing(_, dice) => Dice(Roll::Pressing(dice)),
        Stage::YellowCard(seat) => Dice(cards::roll(rules, s, seat, Roll::YellowCard)),
        Stage::HarshYellowCard(_) => Dice(Roll::YellowCard),
        Stage::RedCard(seat, _) => Dice(cards::roll(rules, s, seat, Roll::RedCard)),
        Stage::PenaltyDie(_) => Dice(penalty_kick::roll(rules, s)),
        Stage::EventByDifference => Dice(special_event::roll(rules, s)),
        Stage::WeatherRoll => Dice(Roll::Weather),
        Stage::Tiredness(_) => Dice(Roll::Tiredness),
        Stage::FreshPlayer(..) => Dice(Roll::FreshPlayer),
        Stage::InjuryRoll(..) => Dice(Roll::Injury),
        Stage::SlowPlayRoll => Dice(Roll::SlowPlay),
        Stage::MovesRoll(_) => Dice(Roll::Moves),
        Stage::AdvancedEvent => Dice(Roll::AdvancedEvent),
        Stage::RollOff => Dice(Roll::RollOff),
        Stage::Streaking => Dice(Roll::Streaking),
        Stage::LoseCard(_) => Dice(Roll::LoseCard),
        Stage::DrawCard(_) => Dice(Roll::DrawCard),
        Stage::SkillRoll(_, Skill::GoalPoacher) => Dice(Roll::GoalPoacher),
        Stage::SkillRoll(_, skill) => Dice(Roll::Skill(skill)),
        runs!() => Not,
    }
}

/// Run stages until one waits for a seat or for dice, or the match is over.
pub(crate) fn run(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    while let Some(stage) = s.agenda.top() {
        match stage {
            Stage::ShowFormations => formation::show(rules, s, log),
            Stage::StartHalf(number) => half::start(rules, s, number, log),
            Stage::KickOff => kick_off::begin(rules, s, log),
            Stage::SetUp(seat) => setup::begin(rules, s, seat, log),
            Stage::Injury(seat, less) => injury::begin(rules, s, seat, less, log),
            Stage::ActInOrder => action_order::act_in_order(rules, s, log),
            Stage::OpenWindow(window, seat) => window::open_now(rules, s, window, seat),
            Stage::ReopenWindow(window, seat) => window::reopen(rules, s, window, seat),
            Stage::StartAdjust(seat) => setup::start_adjusting(s, seat),
            Stage::Turn(step) => turn::next(rules, s, step, log),
            Stage::NewValue => control::new_value(rules, s, log),
            Stage::FirstAction(seat) => action_order::first_action(rules, s, seat),
            Stage::FreeKick => free_kick::begin(rules, s, log),
            Stage::CheckResult => control::after_event(rules, s, log),
            Stage::EventMove => control::event_move(rules, s),
            Stage::Fetch => closest_player::fetch_now(s),
            Stage::TeamStage(seat) => action_stage::begin(rules, s, seat, log),
            Stage::Sequence(seat, number) => action_stage::sequence(rules, s, seat, number, log),
            Stage::StartFree(seat) => free_movement::begin_last(rules, s, seat),
            Stage::SlowDone => goal_kick::slow_done(rules, s),
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
        Stage::PlaceKeeper(seat) => setup::keeper_choices(rules, s, seat, out),
        Stage::Place(seat, area) => setup::place_choices(rules, s, seat, area, out),
        Stage::Adjust(seat) => setup::adjustments(s, seat, out),
        Stage::Target => target::choices(rules, s, out),
        Stage::EasyMove(seat) => control::easy_moves(rules, s, seat, out),
        Stage::Closest(seat) => closest_player::choices(rules, s, seat, out),
        Stage::FreeMovement(seat) => free_movement::choices(rules, s, seat, out),
        Stage::Action(seat, nth) => action_order::choices(rules, s, seat, nth, out),
        Stage::Movement(seat, line) => movement::choices(rules, s, seat, line, out),
        Stage::SecondActions => action_order::second_choices(out),
        Stage::QuickMoves(seat) => free_kick::quick_choices(rules, s, seat, out),
        Stage::GoalKickMoves(seat) => goal_kick::choices(rules, s, seat, out),
        Stage::TakeFreeKick => free_kick::choices(rules, s, out),
        Stage::CornerSide => corner_kick::choices(s, out),
        Stage::Dive => penalty_kick::dives(rules, s, out),
        Stage::PenaltyKick => penalty_kick::kicks(out),
        Stage::SendOff(seat) => cards::send_off_choices(s, seat, out),
        Stage::EventMoves(seat) => special_event::moves(rules, s, seat, out),
        Stage::MaybeShoot(_) => action_stage::shots(out),
        Stage::MaybeMove(seat) => action_stage::options(rules, s, seat, out),
        Stage::MaybePress(_) => action_stage::presses(out),
        Stage::SlowKick => goal_kick::slow_choices(out),
        Stage::SlowMoves(seat) => goal_kick::slow_moves(rules, s, seat, out),
        Stage::MidfieldRoles(seat) => roles::midfield_choices(s, seat, out),
        Stage::OtherRoles(seat) => roles::other_choices(s, seat, out),
        Stage::ChooseStyles(_) => playing_style::choices(out),
        Stage::ChooseSkill(seat) => play::cards_to_choose(rules, s, seat, out),
        Stage::LosePoint(seat) => tiredness::choices(s, seat, out),
        Stage::GainPoint(seat) => substitution::gain_choices(rules, s, seat, out),
        Stage::MaybeSubstitute(seat) => substitution::number_choices(rules, s, seat, out),
        Stage::Substitution(seat, _) => substitution::choices(rules, s, seat, out),
        Stage::ChooseInjured(seat, _) => injury::choices(rules, s, seat, out),
        Stage::Replace(seat, _) => injury::replacements(rules, s, seat, out),
        Stage::MaybeSweep(_) => keeper::sweep_choices(out),
        Stage::MaybeSlowPlay => slow_play::choices(out),
        Stage::Nominate(seat) => special_events::fans::choices(s, seat, out),
        Stage::Bounce(_) => special_events::bounces(s, out),
        Stage::PassOn(_) => special_events::passes_on(s, out),
        Stage::Window(window, asked) => window::choices(rules, s, window, asked, out),
        Stage::SkillChoice(seat, skill) => play::choices(rules, s, seat, skill, out),
        rolls!() | runs!() => {}
    }
}

/// Play an answer to the top stage.
pub(crate) fn act(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    let Some(stage) = s.agenda.top() else { return };
    match stage {
        Stage::Formation(seat) => formation::choose_first(rules, s, seat, action, log),
        Stage::HalfTime(seat) => formation::choose(s, seat, action, log),
        Stage::KickOffChoice(_) => kick_off::choose(s, action, log),
        Stage::PlaceKeeper(seat) => setup::place_keeper(s, seat, action, log),
        Stage::Place(seat, area) => setup::place(s, seat, area, action, log),
        Stage::Adjust(seat) => setup::adjust(rules, s, seat, action, log),
        Stage::Target => target::choose(rules, s, action, log),
        Stage::EasyMove(seat) => control::easy_move(s, seat, action, log),
        Stage::Closest(seat) => closest_player::choose(rules, s, seat, action, log),
        Stage::FreeMovement(seat) => free_movement::act(rules, s, seat, action, log),
        Stage::Action(seat, nth) => action_order::choose(rules, s, seat, nth, action, log),
        Stage::Movement(seat, _) => movement::act(rules, s, seat, action, log),
        Stage::SecondActions => action_order::choose_second(rules, s, action, log),
        Stage::QuickMoves(seat) => free_kick::quick_move(rules, s, seat, action, log),
        Stage::GoalKickMoves(seat) => goal_kick::act(rules, s, seat, action, log),
        Stage::TakeFreeKick => free_kick::take(rules, s, action, log),
        Stage::CornerSide => corner_kick::choose(rules, s, action, log),
        Stage::Dive => penalty_kick::dive(rules, s, action, log),
        Stage::PenaltyKick => penalty_kick::kick(s, action, log),
        Stage::SendOff(seat) => cards::send_off(rules, s, seat, action, log),
        Stage::EventMoves(seat) => special_event::make_move(rules, s, seat, action, log),
        Stage::MaybeShoot(seat) => action_stage::maybe_shoot(s, seat, action, log),
        Stage::MaybeMove(seat) => action_stage::maybe_move(rules, s, seat, action, log),
        Stage::MaybePress(seat) => action_stage::maybe_press(rules, s, seat, action, log),
        Stage::SlowKick => goal_kick::choose_slow(rules, s, action, log),
        Stage::SlowMoves(seat) => goal_kick::slow_move(s, seat, action, log),
        Stage::MidfieldRoles(seat) | Stage::OtherRoles(seat) => roles::choose(s, seat, action, log),
        Stage::ChooseStyles(seat) => playing_style::choose(s, seat, action, log),
        Stage::ChooseSkill(seat) => play::choose_card(rules, s, seat, action, log),
        Stage::LosePoint(seat) => tiredness::lose_point(rules, s, seat, action, log),
        Stage::GainPoint(seat) => substitution::gain(rules, s, seat, action, log),
        Stage::MaybeSubstitute(seat) => substitution::announce(rules, s, seat, action, log),
        Stage::Substitution(seat, left) => substitution::substitute(rules, s, seat, left, action, log),
        Stage::ChooseInjured(seat, less) => injury::leave(rules, s, seat, less, action, log),
        Stage::Replace(seat, area) => injury::replace(rules, s, seat, area, action, log),
        Stage::MaybeSweep(seat) => keeper::sweep(s, seat, action, log),
        Stage::MaybeSlowPlay => slow_play::choose(rules, s, action, log),
        Stage::Nominate(seat) => special_events::fans::nominate(rules, s, seat, action, log),
        Stage::Bounce(_) => special_events::bounce(rules, s, action, log),
        Stage::PassOn(_) => special_events::pass_on(s, action, log),
        Stage::Window(window, asked) => window::answer(rules, s, window, asked, action, log),
        Stage::SkillChoice(seat, skill) => play::act(rules, s, seat, skill, action, log),
        rolls!() | runs!() => {}
    }
}

/// Play the dice the top stage asked for.
pub(crate) fn resolve(rules: &Ruleset, s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
    let Some(stage) = s.agenda.top() else { return };
    let (Some(&first), second) = (faces.first(), faces.get(1).copied().unwrap_or(0)) else { return };
    if let Waiting::Dice(roll) = waiting(rules, s, stage)
        && !roll.is_secret()
    {
        log.note(Event::Rolled(roll, Faces::rolled(faces)));
    }
    match stage {
        Stage::KickOffRoll => kick_off::resolve(rules, s, first, second, log),
        Stage::StageDice => dice::resolve(rules, s, first, second, log),
        Stage::SpecialEvent => special_event::resolve(rules, s, first, second, log),
        Stage::GoalAttempt(seat) => {
            goal_attempt::resolve(rules, s, seat, goal_attempt::From::Play, faces, log);
        }
        Stage::FreeKickShot => {
            goal_attempt::resolve(rules, s, s.control, goal_attempt::From::FreeKick, faces, log);
        }
        Stage::SecondDie(seat) => goal_attempt::second_die(rules, s, seat, first, log),
        Stage::Rebound(seat) => goal_attempt::rebound(rules, s, seat, first, second, log),
        Stage::Pressing(seat, _) => pressing::resolve(rules, s, seat, faces, log),
        Stage::YellowCard(seat) => cards::yellow(rules, s, seat, faces, log),
        Stage::HarshYellowCard(seat) => cards::harsh_yellow(rules, s, seat, first, log),
        Stage::RedCard(seat, extra) => cards::red(rules, s, seat, extra, faces, log),
        Stage::PenaltyDie(side) => penalty_kick::resolve(rules, s, side, faces, log),
        Stage::EventByDifference => special_event::resolve_difference(rules, s, faces, log),
        Stage::WeatherRoll => weather::resolve(rules, s, first, log),
        Stage::Tiredness(seat) => tiredness::resolve(rules, s, seat, first, log),
        Stage::FreshPlayer(seat, line) => substitution::fresh(rules, s, seat, line, [first, second], log),
        Stage::InjuryRoll(seat, area) => injury::resolve(rules, s, seat, area, first, log),
        Stage::SlowPlayRoll => slow_play::resolve(rules, s, [first, second], log),
        Stage::MovesRoll(seat) => movement::resolve(rules, s, seat, first, log),
        Stage::AdvancedEvent => special_events::resolve(rules, s, first, second, log),
        Stage::RollOff => special_events::roll_off::resolve(rules, s, first, second, log),
        Stage::Streaking => special_events::streaking(rules, s, first, log),
        Stage::LoseCard(seat) => special_events::cards::lose(s, seat, [first, second], log),
        Stage::DrawCard(seat) => special_events::cards::draw(rules, s, seat, [first, second], log),
        Stage::SkillRoll(seat, skill) => play::resolve(rules, s, seat, skill, faces, log),
        asks!() | runs!() => {}
    }
}
