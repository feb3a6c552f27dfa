//! # The flow
//! A fixed-size stack of small stages inside the state. After every answer or roll the loop runs stages until
//! the top one needs a decision or dice. This file is the table of contents: stage to rule file, one row
//! each.

#[macro_use]
mod stages;

use touchline_engine::{Choices, Faces, Log, Refusal, Seat};

use crate::action::Action;
use crate::advanced::skills::{play, window};
use crate::advanced::{
    injury, keeper, playing_style, roles, slow_play, special_events, substitution, tiredness, weather,
};
use crate::chance::Roll;
use crate::decision::Decision;
use crate::event::Event;
use crate::notation::particular;
use crate::rules::{
    action_order, action_stage, cards, closest_player, competition, control, corner_kick, dice, formation,
    free_kick, free_movement, goal_attempt, goal_kick, half, kick_off, movement, penalty_kick, pressing,
    setup, shoot_out, special_event, target, turn,
};
use crate::ruleset::Ruleset;
use crate::state::State;

/// First or second action of a team (F-ACT-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Nth {
    First,
    Second,
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

/// What a stage waits for.
pub(crate) enum Waiting {
    For(Seat, Decision),
    Dice(Roll),
    /// Nothing: the loop runs it.
    Not,
}

stages! {
    |rules, s, out, action, faces, first, second, log|
    asks {
        "formation" Formation(seat) => seat, Decision::Formation,
            formation::choices(rules, out), formation::choose_first(rules, s, seat, action, log);
        "half-time" HalfTime(seat) => seat, Decision::HalfTime,
            formation::half_time_choices(rules, s, seat, out), formation::choose(s, seat, action, log);
        "kick-off-choice" KickOffChoice(seat) => seat, Decision::KickOff,
            kick_off::choices(out), kick_off::choose(s, action, log);
        "place-keeper" PlaceKeeper(seat) => seat, Decision::PlaceKeeper,
            setup::keeper_choices(rules, s, seat, out), setup::place_keeper(s, seat, action, log);
        "place" Place(seat, area) => seat, Decision::Place(area),
            setup::place_choices(rules, s, seat, area, out), setup::place(s, seat, area, action, log);
        "adjust" Adjust(seat) => seat, Decision::Adjust,
            setup::adjustments(s, seat, out), setup::adjust(rules, s, seat, action, log);
        "target" Target => s.control, Decision::Target,
            target::choices(rules, s, out), target::choose(rules, s, action, log);
        "easy-move" EasyMove(seat) => seat, Decision::EasyMove,
            control::easy_moves(rules, s, seat, out), control::easy_move(s, seat, action, log);
        "closest" Closest(seat) => seat, Decision::Closest,
            closest_player::choices(rules, s, seat, out), closest_player::choose(rules, s, seat, action, log);
        "free-movement" FreeMovement(seat) => seat, Decision::FreeMovement,
            free_movement::choices(rules, s, seat, out), free_movement::act(rules, s, seat, action, log);
        "action" Action(seat, nth) => seat, Decision::Action(nth),
            action_order::choices(rules, s, seat, nth, out),
            action_order::choose(rules, s, seat, nth, action, log);
        "movement" Movement(seat, line) => seat, Decision::Movement(line),
            movement::choices(rules, s, seat, line, out), movement::act(rules, s, seat, action, log);
        "second-actions" SecondActions => s.control, Decision::SecondActions,
            action_order::second_choices(out), action_order::choose_second(rules, s, action, log);
        "send-off" SendOff(seat) => seat, Decision::SendOff,
            cards::send_off_choices(s, seat, out), cards::send_off(rules, s, seat, action, log);
        "quick-moves" QuickMoves(seat) => seat, Decision::QuickMoves,
            free_kick::quick_choices(rules, s, seat, out), free_kick::quick_move(rules, s, seat, action, log);
        "take-free-kick" TakeFreeKick => s.control, Decision::FreeKick,
            free_kick::choices(rules, s, out), free_kick::take(rules, s, action, log);
        "corner-side" CornerSide => s.control, Decision::Corner,
            corner_kick::choices(s, out), corner_kick::choose(rules, s, action, log);
        "goal-kick-moves" GoalKickMoves(seat) => seat, Decision::GoalKickMoves,
            goal_kick::choices(rules, s, seat, out), goal_kick::act(rules, s, seat, action, log);
        "dive" Dive => s.passive(), Decision::Dive,
            penalty_kick::dives(rules, s, out), penalty_kick::dive(rules, s, action, log);
        "penalty-kick" PenaltyKick => s.control, Decision::PenaltyKick,
            penalty_kick::kicks(out), penalty_kick::kick(s, action, log);
        "event-moves" EventMoves(seat) => seat, Decision::EventMoves,
            special_event::moves(rules, s, seat, out), special_event::make_move(rules, s, seat, action, log);
        "maybe-shoot" MaybeShoot(seat) => seat, Decision::MaybeShoot,
            action_stage::shots(out), action_stage::maybe_shoot(s, seat, action, log);
        "maybe-move" MaybeMove(seat) => seat, Decision::MaybeMove,
            action_stage::options(rules, s, seat, out), action_stage::maybe_move(rules, s, seat, action, log);
        "maybe-press" MaybePress(seat) => seat, Decision::MaybePress,
            action_stage::presses(out), action_stage::maybe_press(rules, s, seat, action, log);
        "slow-kick" SlowKick => s.control, Decision::SlowKick,
            goal_kick::slow_choices(out), goal_kick::choose_slow(rules, s, action, log);
        "slow-moves" SlowMoves(seat) => seat, Decision::SlowMoves,
            goal_kick::slow_moves(rules, s, seat, out), goal_kick::slow_move(s, seat, action, log);
        "midfield-roles" MidfieldRoles(seat) => seat, Decision::MidfieldRoles,
            roles::midfield_choices(s, seat, out), roles::choose(s, seat, action, log);
        "other-roles" OtherRoles(seat) => seat, Decision::OtherRoles,
            roles::other_choices(s, seat, out), roles::choose(s, seat, action, log);
        "styles" ChooseStyles(seat) => seat, Decision::Styles,
            playing_style::choices(out), playing_style::choose(s, seat, action, log);
        "skill" ChooseSkill(seat) => seat, Decision::Skill,
            play::cards_to_choose(rules, s, seat, out), play::choose_card(rules, s, seat, action, log);
        "lose-point" LosePoint(seat) => seat, Decision::LosePoint,
            tiredness::choices(s, seat, out), tiredness::lose_point(rules, s, seat, action, log);
        "maybe-substitute" MaybeSubstitute(seat) => seat, Decision::Substitutions,
            substitution::number_choices(rules, s, seat, out),
            substitution::announce(rules, s, seat, action, log);
        "substitution" Substitution(seat, left) => seat, Decision::Substitution,
            substitution::choices(rules, s, seat, out),
            substitution::substitute(rules, s, seat, left, action, log);
        "gain-point" GainPoint(seat) => seat, Decision::GainPoint,
            substitution::gain_choices(rules, s, seat, out), substitution::gain(rules, s, seat, action, log);
        "choose-injured" ChooseInjured(seat, less) => seat, Decision::Injured,
            injury::choices(rules, s, seat, out), injury::leave(rules, s, seat, less, action, log);
        "replace" Replace(seat, area) => seat, Decision::Replace,
            injury::replacements(rules, s, seat, out), injury::replace(rules, s, seat, area, action, log);
        "maybe-sweep" MaybeSweep(seat) => seat, Decision::Sweep,
            keeper::sweep_choices(out), keeper::sweep(s, seat, action, log);
        "maybe-slow-play" MaybeSlowPlay => s.control, Decision::SlowPlay,
            slow_play::choices(out), slow_play::choose(rules, s, action, log);
        "nominate" Nominate(seat) => seat, Decision::Nominate,
            special_events::fans::choices(s, seat, out),
            special_events::fans::nominate(rules, s, seat, action, log);
        "bounce" Bounce(seat) => seat, Decision::Bounce,
            special_events::bounces(s, out), special_events::bounce(rules, s, action, log);
        "pass-on" PassOn(seat) => seat, Decision::PassOn,
            special_events::passes_on(s, out), special_events::pass_on(s, action, log);
        "window" Window(window, asked) => asked.seat, Decision::Window(window),
            window::choices(rules, s, window, asked, out),
            window::answer(rules, s, window, asked, action, log);
        "discard" Discard(seat) => seat, Decision::LosePoint,
            competition::discards(s, seat, out), competition::discard(s, seat, action, log);
        "skill-choice" SkillChoice(seat, skill) => seat, Decision::SkillChoice(skill),
            play::choices(rules, s, seat, skill, out), play::act(rules, s, seat, skill, action, log);
    }
    rolls {
        "kick-off-roll" KickOffRoll => Roll::KickOff, kick_off::resolve(rules, s, first, second, log);
        "dice" StageDice => Roll::Stage, dice::resolve(rules, s, first, second, log);
        "event" SpecialEvent => Roll::SpecialEvent, special_event::resolve(rules, s, first, second, log);
        "goal-attempt" GoalAttempt(seat) => goal_attempt::roll(rules, s),
            goal_attempt::resolve(rules, s, seat, goal_attempt::From::Play, faces, log);
        "second-die" SecondDie(seat) => Roll::SecondDie, goal_attempt::second_die(rules, s, seat, first, log);
        "rebound" Rebound(seat) => Roll::Rebound, goal_attempt::rebound(rules, s, seat, first, second, log);
        "pressing" Pressing(seat, dice) => Roll::Pressing(dice),
            pressing::resolve(rules, s, seat, faces, log);
        "yellow-card" YellowCard(seat) => cards::roll(rules, s, seat, Roll::YellowCard),
            cards::yellow(rules, s, seat, faces, log);
        "red-card" RedCard(seat, extra) => cards::roll(rules, s, seat, Roll::RedCard),
            cards::red(rules, s, seat, extra, faces, log);
        "free-kick-shot" FreeKickShot => goal_attempt::roll(rules, s),
            goal_attempt::resolve(rules, s, s.control, goal_attempt::From::FreeKick, faces, log);
        "penalty-die" PenaltyDie(side) => penalty_kick::roll(rules, s),
            penalty_kick::resolve(rules, s, side, faces, log);
        "event-difference" EventByDifference => special_event::roll(rules, s),
            special_event::resolve_difference(rules, s, faces, log);
        "weather" WeatherRoll => Roll::Weather, weather::resolve(rules, s, first, log);
        "tiredness" Tiredness(seat) => Roll::Tiredness, tiredness::resolve(rules, s, seat, first, log);
        "fresh-player" FreshPlayer(seat, line) => Roll::FreshPlayer,
            substitution::fresh(rules, s, seat, line, [first, second], log);
        "injury-roll" InjuryRoll(seat, area) => Roll::Injury,
            injury::resolve(rules, s, seat, area, first, log);
        "slow-play-roll" SlowPlayRoll => Roll::SlowPlay, slow_play::resolve(rules, s, [first, second], log);
        /// The die for the moves of a team.
        "moves-roll" MovesRoll(seat) => Roll::Moves, movement::resolve(rules, s, seat, first, log);
        "advanced-event" AdvancedEvent => Roll::AdvancedEvent,
            special_events::resolve(rules, s, first, second, log);
        "roll-off" RollOff => Roll::RollOff, special_events::roll_off::resolve(rules, s, first, second, log);
        "streaking" Streaking => Roll::Streaking, special_events::streaking(rules, s, first, log);
        "lose-card" LoseCard(seat) => Roll::LoseCard,
            special_events::cards::lose(s, seat, [first, second], log);
        "draw-card" DrawCard(seat) => Roll::DrawCard,
            special_events::cards::draw(rules, s, seat, [first, second], log);
        /// One of the cards a team left out for this match.
        "draw-talent" DrawTalent(seat) => Roll::DrawCard,
            special_events::cards::draw_talent(rules, s, seat, [first, second], log);
        "shoot-out-roll" ShootOutRoll => Roll::ShootOut, shoot_out::resolve(s, first, second, log);
        /// A card test after which nothing but the red card test follows: harsh by one (F-SK-36).
        "harsh-yellow-card" HarshYellowCard(seat) => Roll::YellowCard,
            cards::harsh_yellow(rules, s, seat, first, log);
        "skill-roll" SkillRoll(seat, skill) => play::roll(skill),
            play::resolve(rules, s, seat, skill, faces, log);
    }
    runs {
        "show-formations" ShowFormations => formation::show(rules, s, log);
        "half" StartHalf(half) => half::start(rules, s, half, log);
        #[default]
        "kick-off" KickOff => kick_off::begin(rules, s, log);
        "set-up" SetUp(seat) => setup::begin(rules, s, seat, log);
        "start-adjust" StartAdjust(seat) => setup::start_adjusting(s, seat);
        /// The step of the turn (an index into the ruleset's turn order) that comes next.
        "turn" Turn(step) => turn::next(rules, s, step, log);
        "new-value" NewValue => control::new_value(rules, s, log);
        "first-action" FirstAction(seat) => action_order::first_action(rules, s, seat);
        "free-kick" FreeKick => free_kick::begin(rules, s, log);
        "check-result" CheckResult => control::after_event(rules, s, log);
        /// One step of the team that an event now gives it to.
        "event-move" EventMove => control::event_move(rules, s);
        "fetch" Fetch => closest_player::fetch_now(s);
        "team-stage" TeamStage(seat) => action_stage::begin(rules, s, seat, log);
        /// The sequence of a 2.0 stage that comes next.
        "sequence" Sequence(seat, step) => action_stage::sequence(rules, s, seat, step, log);
        "start-free" StartFree(seat) => free_movement::begin_last(rules, s, seat);
        "slow-done" SlowDone => goal_kick::slow_done(rules, s);
        /// A player of a team is hurt; so much is taken off the roll.
        "injury" Injury(seat, less) => injury::begin(rules, s, seat, less, log);
        /// Both teams act in the order found.
        "act-in-order" ActInOrder => action_order::act_in_order(rules, s, log);
        "shoot-out" ShootOut => shoot_out::next(s, log);
        "open-window" OpenWindow(window, seat) => window::open_due(rules, s, window, seat);
        "reopen-window" ReopenWindow(window, seat) => window::ask_again(rules, s, window, seat);
    }
}

#[cfg(test)]
mod tests {
    use super::{read, write};

    #[test]
    fn what_is_read_is_written_the_same() {
        for text in [
            "show-formations",
            "formation.home",
            "half.1",
            "half.2",
            "turn.0",
            "turn.6",
            "place.away.BLW",
            "action.home.1",
            "action.away.2",
            "movement.away.midfield",
            "red-card.home.0",
            "red-card.away.1",
            "goal-kick-moves.away",
            "penalty-kick",
            "penalty-die.left",
        ] {
            assert_eq!(read(text).map(write), Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_is_no_stage_is_refused_with_the_reason() {
        for (text, key) in [
            ("", "unknown-stage"),
            ("supper", "unknown-stage"),
            ("formation", "unknown-stage"),
            ("target.home", "unknown-stage"),
            ("half.0", "unknown-stage"),
            ("half.01", "unknown-stage"),
            ("half.5", "unknown-stage"),
            ("action.home.3", "unknown-stage"),
            ("movement.home.sideways", "unknown-stage"),
            ("place.home.SPOT", "unknown-stage"),
            ("place.home.XYZ", "bad-area"),
            ("turn.10", "bad-number"),
            ("red-card.home.2", "bad-number"),
            ("closest.nobody", "bad-seat"),
            ("penalty-die.up", "bad-side"),
        ] {
            assert_eq!(read(text).map_err(|refusal| refusal.key), Err(key.to_owned()), "{text}");
        }
    }
}
