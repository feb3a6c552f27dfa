//! # Free kick                                                                               F-FK, F-QFK
//! The awarded team takes control at once in the target area with ball value 1. In its own half (or the
//! centre) the kick is quick: no setup, only moves. Elsewhere a setup, then a direct shot or a new turn. In
//! the offender's penalty area it is a penalty kick. 2.0 has no quick ones.

use touchline_engine::{Choices, Log, Seat, worded};

use super::{
    action_stage, cards, clock, corner_kick, free_movement, goal_attempt, half, movement, offside,
    penalty_kick, setup, steps, turn,
};
use crate::action::Action;
use crate::advanced::skills::{Window, effects, play, window};
use crate::advanced::special_events::fans;
use crate::advanced::{injury, slow_play};
use crate::event::{Event, Why};
use crate::flow::Stage;
use crate::pitch::{Area, PARTLY_OWN_HALF, penalty_area};
use crate::ruleset::Ruleset;
use crate::state::{ActionKind, Kinds, Restart, State};
use touchline_engine::BySeat;

worded! {
    /// Moves of the passive team before a quick free kick (F-QFK-04).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum QuickReply {
        /// Up to as many as the controlling team made, but at least four.
        AsManyOrFour = "as-many-or-four",
        /// Up to as many as the controlling team made.
        AsMany = "as-many",
    }
}

worded! {
    /// What the passive team owes at the setup of a free kick (F-FK-07).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum FreeKickDuty {
        /// At least one player closer to its own goal line than the free kick area, if possible; this
        /// binds even a goalkeeper that is alone.
        OneBehindBall = "one-behind-ball",
        /// The same, but a goalkeeper that is alone may stand anywhere (revision 1).
        OneBehindBallUnlessAlone = "one-behind-ball-unless-alone",
        /// Nothing.
        None = "none",
    }
}

worded! {
    /// Free movements before a direct shot.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ShotFreeMoves {
        /// None: the setup has just been made.
        None = "none",
        /// The shot is a first action like any other.
        Allowed = "allowed",
    }
}

/// A free kick for a team: control at once (F-FK-01), the ball in the area (F-FK-02) with value 1 (F-FK-03),
/// the rest of the turn is void. The offender's card test comes before the minute and the setup (R-053,
///
pub(crate) fn award(rules: &Ruleset, s: &mut State, to: Seat, area: Area, log: &mut impl Log<Event>) {
    award_without_test(s, to, area, log);
    cards::test_yellow(rules, s, to.other());
}

/// The same without a card test.
pub(crate) fn award_without_test(s: &mut State, to: Seat, area: Area, log: &mut impl Log<Event>) {
    corner_kick::taker_returns(s);
    s.control = to;
    s.ball.area = area;
    s.ball.value = 1;
    s.turn.restart = Restart::FreeKick;
    s.agenda.clear();
    s.agenda.push(Stage::FreeKick);
    // The marks of moved players are cleared: a setup, or the moves of a quick free kick, follow, and stages
    // that begin afresh.
    s.moved = BySeat::default();
    s.moved_freely = BySeat::default();
    effects::end_with_foul(s);
    // F-FK-04: in the offender's penalty area a penalty kick is taken instead.
    let kick = if is_penalty(s) { Restart::PenaltyKick } else { Restart::FreeKick };
    log.note(Event::Awarded(kick, to, area));
    log.note(Event::Value(1, Why::Restart));
}

fn is_penalty(s: &State) -> bool {
    s.ball.area == penalty_area(s.passive())
}

/// Quick where the area is at least partly in the kicking team's half (F-QFK-01), the centre included
/// (F-QFK-06).
pub fn is_quick(rules: &Ruleset, s: &State) -> bool {
    rules.quick_free_kick.is_some() && PARTLY_OWN_HALF[s.control as usize].has(s.ball.area)
}

/// The kick itself, once cards are dealt with.
pub(crate) fn begin(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    s.agenda.pop();
    if is_penalty(s) {
        return penalty_kick::begin(rules, s, log);
    }
    // in the last turn only a direct shot still belongs to it.
    let no_shot = is_quick(rules, s) || goal_attempt::area_number(s.control, s.ball.area).is_none();
    if no_shot && clock::is_last_turn(s) {
        log.note(Event::NotTaken(Restart::FreeKick));
        return half::end(rules, s, log);
    }
    clock::restart_minute(rules, s, Restart::FreeKick, log);
    if is_quick(rules, s) {
        fans::fall_silent(s);
        // F-QFK-02: no setup. F-QFK-05: after the moves a new turn starts with the free kick.
        s.agenda.push(Stage::Turn(0));
        s.agenda.push(Stage::QuickMoves(s.control));
        steps::begin(s, steps::UNLIMITED);
        s.agenda.push(Stage::Fetch); // R-093, once a slow play has cost nobody
        injury::before_quick_moves(rules, s, log);
    } else {
        s.agenda.push(Stage::TakeFreeKick);
        setup::order(rules, s); // F-FK-05
    }
    slow_play::offer(rules, s, Restart::FreeKick);
}

/// Any mix of the movement types, so any neighbour, each piece once (F-QFK-03, R-093); somebody
/// stays at the ball.
pub(crate) fn quick_choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    steps::choices(s, seat, movement::keep_ball(rules, s, seat), out, |s, _, piece, from| {
        movement::of_any_type(rules, s, seat, piece, from, barred)
    });
}

pub(crate) fn quick_move(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    action: Action,
    log: &mut impl Log<Event>,
) {
    if !steps::make(s, seat, action, log) {
        return;
    }
    s.agenda.pop();
    if seat == s.control {
        let reply = match rules.quick_free_kick {
            Some(QuickReply::AsMany) | None => s.steps.made,
            Some(QuickReply::AsManyOrFour) => s.steps.made.max(4),
        };
        if reply > 0 {
            steps::begin(s, reply);
            s.agenda.push(Stage::QuickMoves(seat.other()));
        }
    }
}

/// After the setup: a direct goal attempt (F-FK-08) or a new turn (F-FK-09).
pub(crate) fn choices(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    let may_shoot = goal_attempt::is_allowed(s, s.control);
    if may_shoot {
        out.push(Action::Shoot);
    }
    if window::bound_to(rules, s, s.control).is_none() {
        out.push(Action::Pass);
    }
    if may_shoot {
        window::offer(rules, s, s.control, Window::GoalAttempt, out);
    }
}

pub(crate) fn take(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    if let Action::Play(skill) = action {
        return play::play(rules, s, s.control, skill, log);
    }
    s.agenda.pop();
    if action == Action::Shoot {
        shoot(rules, s, log);
    } else if clock::is_last_turn(s) {
        log.note(Event::NotTaken(Restart::FreeKick));
        half::end(rules, s, log);
    } else {
        s.agenda.push(Stage::Turn(0)); // F-FK-09
    }
}

/// The turn continues at the action stages with the shot as the shooter's first action (F-ACT-16, F-FK-08);
/// the other team then has a full first action.
fn shoot(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let shooter = s.control;
    s.turn.first = shooter;
    s.turn.acted = BySeat::default();
    s.turn.acted[shooter] = Kinds::just(ActionKind::GoalAttempt);
    s.agenda.push(turn::after_first_actions(rules));
    action_stage::after_direct_shot(rules, s, shooter);
    s.agenda.push(Stage::FreeKickShot);
    goal_attempt::announced(rules, s, shooter);
    action_stage::opens_with_direct_shot(rules, s, shooter);
    match rules.shot_free_moves {
        ShotFreeMoves::None => {}
        ShotFreeMoves::Allowed => free_movement::start(rules, s, shooter),
    }
    log.note(Event::Acts(shooter, ActionKind::GoalAttempt));
}
