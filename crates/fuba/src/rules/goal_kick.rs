//! # Goal kick                                                                               F-GKK
//! After a missed attempt or penalty, or the advanced event 4-4 (F-GKK-01). In 2.2 and 3.0 the rest of the
//! turn is skipped (F-GKK-04) and both teams rearrange; in 2.0 and 2.1 the turn is played out first.

use touchline_engine::{BySeat, Choices, Log, Seat, worded};

use super::{clock, closest_player, half, movement, offside, steps};
use crate::action::Action;
use crate::advanced::special_events::fans;
use crate::advanced::{injury, slow_play, substitution};
use crate::event::{Event, Why};
use crate::flow::Stage;
use crate::pitch::{front_area, penalty_area};
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

/// What a goal kick does to the turn (F-GKK-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalKick {
    /// The turn is played out first, without pressing or dribbling (F-GKK-05, F-GKK-06); the kick begins the
    /// next one, slowly if the kicking team wants (F-GKK-13).
    PlayedOut(SlowKick),
    /// The rest of the turn is skipped; the passive team may reply with at least this many moves (F-GKK-09).
    SkipsTurn {
        /// The minimum the passive team may move.
        reply_at_least: u8,
    },
}

worded! {
    /// What a slow goal kick gives before the kick (F-GKK-13).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SlowKick {
        /// One more movement stage for both teams, with its free movements, the kicking team first; its
        /// numbers decide the order of the turn, as those of a last turn in which the kicking team acted
        /// first would (F-GKK-14, R-945).
        MovementStage = "movement-stage",
        /// The same without free movements, and only the numbers are replaced (revision 1).
        Movement = "movement",
        /// As many moves of any type as the kicking team wants, then as many for the other.
        FreeMoves = "free-moves",
    }
}

/// Whether a goal kick has been awarded and not been taken yet.
pub fn is_to_be_taken(s: &State) -> bool {
    s.turn.goal_kick_waits || (s.turn.restart == Restart::GoalKick && s.turn.dice == [0; 2])
}

/// A goal kick that begins a new turn at once, as after a penalty kick (F-PEN-12).
pub(crate) fn award_in_new_turn(rules: &Ruleset, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    match rules.goal_kick {
        GoalKick::SkipsTurn { .. } => award(rules, s, seat, log),
        GoalKick::PlayedOut(_) => {
            s.control = seat;
            s.agenda.clear();
            if clock::is_last_turn(s) {
                log.note(Event::NotTaken(Restart::GoalKick));
                return half::end(rules, s, log);
            }
            s.turn.restart = Restart::GoalKick;
            s.agenda.push(Stage::Turn(0));
            put_ball(s, seat, log);
        }
    }
}

/// The ball is in the penalty area with value 1 (F-GKK-02, F-GKK-03); if nobody is there the closest player
/// comes.
fn put_ball(s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    s.ball.area = penalty_area(seat);
    s.ball.value = 1;
    log.note(Event::Awarded(Restart::GoalKick, seat, s.ball.area));
    log.note(Event::Value(1, Why::Restart));
    closest_player::fetch(s);
}

/// Ask whether the kick is taken slowly, where that is possible (F-GKK-13).
pub(crate) fn offer_slow(rules: &Ruleset, s: &mut State) {
    match rules.goal_kick {
        GoalKick::PlayedOut(_) if s.turn.restart == Restart::GoalKick => s.agenda.push(Stage::SlowKick),
        GoalKick::PlayedOut(_) | GoalKick::SkipsTurn { .. } => {}
    }
}

pub(crate) fn slow_choices(out: &mut Choices<Action>) {
    out.push(Action::Done);
    out.push(Action::SlowKick);
}

pub(crate) fn choose_slow(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    if action != Action::SlowKick {
        return;
    }
    log.note(Event::SlowKick(s.control));
    match rules.goal_kick {
        GoalKick::PlayedOut(SlowKick::MovementStage) => {
            s.agenda.push(Stage::SlowDone);
            for seat in [s.passive(), s.control] {
                s.agenda.push(Stage::StartFree(seat));
                s.agenda.push(Stage::MaybeMove(seat));
            }
        }
        GoalKick::PlayedOut(SlowKick::Movement) => {
            s.agenda.push(Stage::SlowDone);
            s.agenda.push(Stage::MaybeMove(s.passive()));
            s.agenda.push(Stage::MaybeMove(s.control));
        }
        GoalKick::PlayedOut(SlowKick::FreeMoves) => {
            steps::begin(s, steps::UNLIMITED);
            s.agenda.push(Stage::SlowMoves(s.control));
        }
        GoalKick::SkipsTurn { .. } => {}
    }
}

/// The numbers of a slow goal kick's moves replace those of the last turn (F-GKK-14, R-064).
pub(crate) fn slow_done(rules: &Ruleset, s: &mut State) {
    s.agenda.pop();
    match rules.goal_kick {
        GoalKick::PlayedOut(SlowKick::MovementStage) => s.memory.first = Some(s.control),
        GoalKick::PlayedOut(SlowKick::Movement | SlowKick::FreeMoves) | GoalKick::SkipsTurn { .. } => {}
    }
    s.memory.moves = s.turn.moves;
    s.turn.moves = BySeat::default();
    s.turn.acted = BySeat::default();
}

/// Whether the current moves are those before a slow goal kick of 2.0: no action stage, so no condition point
/// either (F-CP-03, R-911).
pub(crate) fn moves_slowly(s: &State) -> bool {
    s.agenda.stages().contains(&Stage::SlowDone)
}

/// The moves before a slow goal kick of 2.1: any type, any number.
pub(crate) fn slow_moves(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    steps::choices(s, seat, movement::keep_ball(rules, s, seat), out, |s, _, piece, from| {
        movement::of_any_type(rules, s, seat, piece, from, barred)
    });
}

pub(crate) fn slow_move(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if steps::make(s, seat, action, log) {
        s.agenda.pop();
        let made = s.steps.made;
        if seat == s.control && made > 0 {
            steps::begin(s, made);
            s.agenda.push(Stage::SlowMoves(seat.other()));
        }
    }
}

/// The defenders become the controlling team with the ball in their penalty area (F-GKK-02), value 1
/// (F-GKK-03); the turn is over (F-GKK-04). Not taken when the half is over.
pub(crate) fn award(rules: &Ruleset, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    s.control = seat;
    if let GoalKick::PlayedOut(_) = rules.goal_kick {
        s.turn.goal_kick_waits = true;
        return put_ball(s, seat, log);
    }
    s.agenda.clear();
    if clock::is_last_turn(s) {
        log.note(Event::NotTaken(Restart::GoalKick));
        return half::end(rules, s, log);
    }
    s.turn.restart = Restart::GoalKick;
    s.ball.area = penalty_area(seat);
    s.ball.value = 1;
    log.note(Event::Awarded(Restart::GoalKick, seat, s.ball.area));
    log.note(Event::Value(1, Why::Restart));
    clock::restart_minute(rules, s, Restart::GoalKick, log);
    // The turn is over: who moved in it, and how, does not matter to the moves before the kick.
    s.moved = BySeat::default();
    s.moved_freely = BySeat::default();
    fans::fall_silent(s);
    clear_area(s, seat, log);
    push_moves(s, seat);
    injury::before_setup(rules, s, log);
    substitution::offer_before_setup(rules, s);
    slow_play::offer(rules, s, Restart::GoalKick);
}

/// The kicking team rearranges first; after both a new turn starts with the kick (F-GKK-08, F-GKK-10).
pub(crate) fn push_moves(s: &mut State, seat: Seat) {
    s.agenda.push(Stage::Turn(0));
    s.agenda.push(Stage::GoalKickMoves(seat));
    steps::begin(s, steps::UNLIMITED);
}

/// Everybody in the penalty area except the kicking team's goalkeeper moves one area towards the centre
/// circle (F-GKK-07); that goalkeeper is put there if it was away.
fn clear_area(s: &mut State, kicker: Seat, log: &mut impl Log<Event>) {
    let (area, front) = (penalty_area(kicker), front_area(kicker));
    for seat in Seat::ALL {
        while s.squads[seat].outfield(area) > 0 {
            s.squads[seat].take(area);
            s.squads[seat].put(front, 1);
            log.note(Event::Moved(seat, area, front));
        }
    }
    if s.squads[kicker.other()].keeper() == area {
        s.squads[kicker.other()].place_keeper(front);
        log.note(Event::KeeperMoved(kicker.other(), area, front));
    }
    let from = s.squads[kicker].keeper();
    if from != area {
        s.squads[kicker].place_keeper(area);
        log.note(Event::KeeperMoved(kicker, from, area));
    }
}

/// The kicking team moves as many as it wants in any way (F-GKK-08), then the passive team, which may not
/// enter the penalty area; somebody stays at the ball.
pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    let closed = s.ball.area;
    steps::choices(s, seat, movement::keep_ball(rules, s, seat), out, |s, _, piece, from| {
        let reach = movement::of_any_type(rules, s, seat, piece, from, barred);
        if seat == s.control { reach } else { reach.without(closed) }
    });
}

pub(crate) fn act(rules: &Ruleset, s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if !steps::make(s, seat, action, log) {
        return;
    }
    s.agenda.pop();
    if seat == s.control {
        // F-GKK-09: four or as many as the kicking team did, whichever is more.
        let reply = match rules.goal_kick {
            GoalKick::SkipsTurn { reply_at_least } => reply_at_least.max(s.steps.made),
            GoalKick::PlayedOut(_) => s.steps.made,
        };
        steps::begin(s, reply);
        s.agenda.push(Stage::GoalKickMoves(seat.other()));
    }
}
