//! # Player movement                                                                         F-MOVE
//! One of three options per movement (F-MOVE-01): as many players as the formation has in that line, any
//! pieces (F-MOVE-02, F-MOVE-18). 3.0 moves one area; 2.x runs straight ahead any distance.

use touchline_engine::{Choices, Log, Seat, worded};

use super::edges::Edges;
use super::steps::{self, Keep, Piece};
use super::{action_order, dribbling, goal_kick, offside};
use crate::action::{Action, PieceStep};
use crate::advanced::condition::{self, Boost, ConditionPoints};
use crate::advanced::keeper;
use crate::advanced::skills::{Window, effects, play, window};
use crate::event::Event;
use crate::flow::{Nth, Stage};
use crate::pitch::{AREAS, Area, AreaSet, BACKWARD, FORWARD, NEIGHBOURS, NOT_AHEAD_OF_BALL, SIDEWAYS};
use crate::ruleset::Ruleset;
use crate::state::{Effect, Line, Mark, PerArea, State, Steps};

worded! {
    /// Midfield movement (F-MOVE-04).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum MidfieldMoves {
        /// One area to any neighbour, straight moves not past the ball (F-MOVE-05, R-174).
        AnyNeighbourNotPastBall = "any-neighbour-not-past-ball",
        /// One area sideways or diagonally, never straight.
        SidewaysOrDiagonal = "sideways-or-diagonal",
    }
}

worded! {
    /// Forward and defence movement (F-MOVE-07, F-MOVE-09).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum StraightMoves {
        /// Any number of areas straight ahead, or straight back, with the forced stop (F-MOVE-10); the
        /// goalkeeper two at most (F-MOVE-11).
        AnyNumber = "any-number",
        /// One area straight forward, or straight backward.
        OneArea = "one-area",
    }
}

worded! {
    /// How often a piece may move (F-MOVE-15, R-071).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum PieceMoves {
        /// Once in a movement; the team's moved players are counted for the order of the next turn.
        OncePerMovement = "once-per-movement",
        /// Once in a turn, free movements and event moves included.
        OncePerTurn = "once-per-turn",
        /// Once in a movement action; free movements and events are extra.
        OncePerAction = "once-per-action",
    }
}

/// The mark that an ordinary move leaves.
fn ordinary_mark(rules: &Ruleset) -> Mark {
    match rules.piece_moves {
        PieceMoves::OncePerMovement => Mark::Counted,
        PieceMoves::OncePerTurn => Mark::Moved,
        PieceMoves::OncePerAction => Mark::None,
    }
}

/// The mark that a free move or an event move leaves.
pub(crate) fn free_mark(rules: &Ruleset) -> Mark {
    match rules.piece_moves {
        PieceMoves::OncePerTurn => Mark::MovedFreely,
        PieceMoves::OncePerMovement | PieceMoves::OncePerAction => Mark::None,
    }
}

/// A phase of steps begins; where a piece moves once per turn, those that have moved may not step.
#[inline]
pub(crate) fn opening(rules: &Ruleset, s: &State, seat: Seat, left: u8, mark: Mark) -> Steps {
    let steps = Steps { left, mark, ..Steps::default() };
    match rules.piece_moves {
        PieceMoves::OncePerTurn => Steps {
            moved: PerArea::new(s.moved[seat].players()),
            keeper_moved: s.moved[seat].keeper(),
            ..steps
        },
        PieceMoves::OncePerMovement | PieceMoves::OncePerAction => steps,
    }
}

/// The areas one move of an option leads to, offside aside.
#[inline]
pub(crate) fn reach(rules: &Ruleset, s: &State, seat: Seat, line: Line, piece: Piece, from: Area) -> AreaSet {
    match line {
        Line::Midfield => match rules.midfield_moves {
            MidfieldMoves::SidewaysOrDiagonal => SIDEWAYS[from as usize],
            MidfieldMoves::AnyNeighbourNotPastBall => not_past_ball(s, seat, from),
        },
        Line::Forward => straight(rules, s, seat, piece, from, &FORWARD[seat as usize]),
        Line::Defence => straight(rules, s, seat, piece, from, &BACKWARD[seat as usize]),
    }
}

#[inline]
fn straight(
    rules: &Ruleset,
    s: &State,
    seat: Seat,
    piece: Piece,
    from: Area,
    next: &[AreaSet; AREAS + 1],
) -> AreaSet {
    match rules.straight_moves {
        StraightMoves::OneArea => next[from as usize],
        StraightMoves::AnyNumber => run(rules, s, seat, piece, from, next),
    }
}

/// As far as the column goes, but a piece must stop in an area where, before it enters, the opponent has more
/// players than its team (F-MOVE-10, R-172); opponents that moved freely this turn do not count (F-FREE-06),
/// a stopper or target man counts as three.
#[inline(never)]
fn run(
    rules: &Ruleset,
    s: &State,
    seat: Seat,
    piece: Piece,
    from: Area,
    next: &[AreaSet; AREAS + 1],
) -> AreaSet {
    let opponents = |area: Area| {
        let (squad, free) = (&s.squads[seat.other()], &s.moved_freely[seat.other()]);
        let keeper = u8::from(free.keeper() && squad.keeper() == area);
        let block = squad.count(area).saturating_sub(free.at(area) + keeper);
        if block > 0 { block + effects::blocks_more(rules, s, seat.other(), area) } else { 0 }
    };
    let longest = match piece {
        Piece::Keeper => 2,
        Piece::Outfield => AREAS,
    };
    let (mut reached, mut at) = (AreaSet::NONE, from);
    for _ in 0..longest {
        let Some(area) = next[at as usize].iter().next() else { break };
        reached = reached.with(area);
        if s.squads[seat].count(area) < opponents(area) {
            break;
        }
        at = area;
    }
    reached
}

/// Any neighbour; straight ahead not wholly past the ball's area, straight back not wholly behind it
/// (F-MOVE-05, R-174).
#[inline(never)]
fn not_past_ball(s: &State, seat: Seat, from: Area) -> AreaSet {
    let limit =
        |next: AreaSet, side: Seat| next.minus(NOT_AHEAD_OF_BALL[side as usize][s.ball.area as usize]);
    let ahead = limit(FORWARD[seat as usize][from as usize], seat);
    let behind = limit(BACKWARD[seat as usize][from as usize], seat.other());
    NEIGHBOURS[from as usize].minus(ahead).minus(behind)
}

/// The areas one move leads to: not into an offside position (F-MOVE-12), except straight backward
/// (F-MOVE-13); partly level with the opponent's second closest player is fine (F-MOVE-14). Only the end of a
/// long move is judged.
#[inline]
fn onside(seat: Seat, line: Line, from: Area, reach: AreaSet, barred: AreaSet) -> AreaSet {
    match line {
        Line::Defence => reach,
        Line::Midfield | Line::Forward => reach.minus(barred.minus(BACKWARD[seat as usize][from as usize])),
    }
}

/// A move of any type, as before a quick free kick or a goal kick.
#[inline]
pub(crate) fn of_any_type(
    rules: &Ruleset,
    s: &State,
    seat: Seat,
    piece: Piece,
    from: Area,
    barred: AreaSet,
) -> AreaSet {
    match rules.straight_moves {
        StraightMoves::OneArea => offside::any_step(seat, from, barred),
        StraightMoves::AnyNumber => Line::ALL.into_iter().fold(AreaSet::NONE, |all, line| {
            all.or(onside(seat, line, from, reach(rules, s, seat, line, piece, from), barred))
        }),
    }
}

/// Where a player must stay at the ball; with long moves a player may come from afar.
pub(crate) fn keep_ball(rules: &Ruleset, s: &State, seat: Seat) -> Keep {
    match rules.straight_moves {
        StraightMoves::OneArea => Keep::ball(s, seat),
        StraightMoves::AnyNumber => Keep::ball(s, seat).with_long_moves(),
    }
}

/// The options (F-MOVE-01), with or without a condition point (F-CP-05). A team that has played High
/// condition rolls instead (F-SK-03).
pub(crate) fn options(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    if effects::moves_by_die(s, seat) {
        return out.push(Action::MovementByDie);
    }
    action_order::lines(s, seat, out);
    match rules.condition {
        None => return,
        // F-CP-03: in the action stage, not in the moves of a slow goal kick.
        Some(ConditionPoints::MovementDie)
            if condition::can_boost(rules, s, seat) && !goal_kick::moves_slowly(s) =>
        {
            out.push(Action::MovementByDie);
        }
        Some(ConditionPoints::BoostFromTargetZone | ConditionPoints::BoostFromBallZone)
            if condition::can_boost(rules, s, seat) =>
        {
            Line::ALL.into_iter().for_each(|line| {
                if out.contains(&Action::Movement(line)) {
                    out.push(Action::MovementWithPoint(line));
                }
            });
        }
        Some(_) => {}
    }
    window::offer(rules, s, seat, Window::Movement, out);
}

/// What is subtracted from a team's moves: a handicapped second action (F-ACT-12), a closest player that had
/// to come (F-CLOSE-04, R-059), the opponent's creative goalkeeper (F-SK-08 of 2.1).
fn fewer(rules: &Ruleset, s: &mut State, seat: Seat) -> u8 {
    u8::from(s.turn.handicap) + s.turn.deducted[seat] + effects::take_fewer_moves(rules, s, seat)
}

/// Up to M (F-MOVE-03), F (F-MOVE-06) or D (F-MOVE-08) players; additions and deductions are summed once
///
pub(crate) fn begin(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    line: Line,
    nth: Nth,
    boost: Boost,
    log: &mut impl Log<Event>,
) {
    let paid = u8::from(boost == Boost::Point);
    let any = paid + effects::more_moves(rules, s, seat);
    let number = condition::formation(s, seat).line(line);
    let left = (number + any).saturating_sub(fewer(rules, s, seat));
    condition::pay_for(rules, s, seat, boost, log);
    s.steps = opening(rules, s, seat, left, ordinary_mark(rules));
    s.steps.any = any.min(left);
    s.steps.dribble = dribbling::right(s, seat, nth);
    s.agenda.push(Stage::Movement(seat, line));
    log.note(Event::Option(seat, line));
}

/// A die decides the number of moves, all of any type: by a condition point in 2.0 (F-CP-05, F-CP-06, R-109),
/// by High condition otherwise (F-SK-03).
pub(crate) fn begin_by_die(rules: &Ruleset, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    s.agenda.push(Stage::MovesRoll(seat));
    if !effects::moves_by_die(s, seat) {
        condition::pay_boost(rules, s, seat, log);
    }
}

/// The higher of the die and the number of the line that paid, then the deductions.
pub(crate) fn resolve(rules: &Ruleset, s: &mut State, seat: Seat, die: u8, _: &mut impl Log<Event>) {
    s.agenda.pop();
    let line = if effects::moves_by_die(s, seat) {
        play::paying_line(s, seat)
    } else {
        condition::paying_line(rules, s, seat)
    };
    // the fans' moves are added.
    let more = effects::more_moves(rules, s, seat);
    let number = die.max(condition::formation(s, seat).line(line)) + more;
    let left = number.saturating_sub(fewer(rules, s, seat));
    s.steps = opening(rules, s, seat, left, ordinary_mark(rules));
    s.steps.any = left;
    // F-EVT-31: High condition replaces a movement action, first or second.
    let nth = if s.turn.acted[seat].len() > 1 { Nth::Second } else { Nth::First };
    s.steps.dribble = dribbling::right(s, seat, nth);
    s.agenda.push(Stage::Movement(seat, line));
}

/// Where a piece may go while moves of any type are left (F-CP-05, F-CP-06). A team that an event bars from
/// the defence option makes no straight backward move with them either.
fn of_boost(
    rules: &Ruleset,
    s: &State,
    steps: &Steps,
    (seat, line): (Seat, Line),
    (piece, from): (Piece, Area),
    barred: AreaSet,
) -> AreaSet {
    if steps.any == 0 {
        return onside(seat, line, from, reach(rules, s, seat, line, piece, from), barred);
    }
    let all = of_any_type(rules, s, seat, piece, from, barred);
    if s.turn.effect == Effect::NoDefence(seat) { all.minus(behind(seat, from)) } else { all }
}

/// Everything straight behind an area.
fn behind(seat: Seat, from: Area) -> AreaSet {
    let (mut all, mut at) = (AreaSet::NONE, from);
    while let Some(next) = BACKWARD[seat as usize][at as usize].iter().next() {
        all = all.with(next);
        at = next;
    }
    all
}

/// The moves, or done: fewer than the maximum may move (F-MOVE-16), each piece once, in 3.0 even if a free
/// movement moved it before, in 2.1 and 2.2 only if nothing else did (F-MOVE-15); the controlling team keeps
/// a player at the ball (F-MOVE-17).
pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, line: Line, out: &mut Choices<Action>) {
    if s.steps.any > 0 {
        boosted_steps(rules, s, seat, line, out);
    } else {
        let barred = offside::barred(rules, s, seat);
        let to = |s: &State, _: &Steps, piece: Piece, from: Area| {
            onside(seat, line, from, reach(rules, s, seat, line, piece, from), barred)
        };
        match single_steps(rules, seat, line, barred) {
            Some(open) => steps::single_choices(s, seat, keep_ball(rules, s, seat), out, open, to),
            None => steps::choices(s, seat, keep_ball(rules, s, seat), out, to),
        }
    }
    dribbles(rules, s, seat, line, out);
    keeper::position_choices(rules, s, seat, out);
    if s.steps.left > 0 {
        window::offer(rules, s, seat, Window::Moves, out);
    }
}

/// The steps of an option, if each is a step to a neighbour whatever is there.
#[inline]
fn single_steps(rules: &Ruleset, seat: Seat, line: Line, barred: AreaSet) -> Option<Edges> {
    match (line, rules.straight_moves, rules.midfield_moves) {
        (Line::Midfield, _, MidfieldMoves::SidewaysOrDiagonal) => {
            Some(Edges::SIDEWAYS.and(Edges::onside(seat, barred)))
        }
        (Line::Forward, StraightMoves::OneArea, _) => {
            Some(Edges::FORWARD[seat as usize].and(Edges::onside(seat, barred)))
        }
        (Line::Defence, StraightMoves::OneArea, _) => Some(Edges::BACKWARD[seat as usize]),
        (Line::Midfield, _, MidfieldMoves::AnyNeighbourNotPastBall)
        | (Line::Forward | Line::Defence, StraightMoves::AnyNumber, _) => None,
    }
}

/// The steps while moves of any type are left.
#[cold]
fn boosted_steps(rules: &Ruleset, s: &State, seat: Seat, line: Line, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    steps::choices(s, seat, keep_ball(rules, s, seat), out, |s, steps, piece, from| {
        of_boost(rules, s, steps, (seat, line), (piece, from), barred)
    });
}

/// The dribbles among the moves: they obey the chosen option too (F-DRIB-03), and go anywhere while moves of
/// any type are left.
#[inline]
pub(crate) fn dribbles(rules: &Ruleset, s: &State, seat: Seat, line: Line, out: &mut Choices<Action>) {
    dribbling::choices(rules, s, seat, out, |from, exempt| {
        let barred = if exempt { AreaSet::NONE } else { offside::barred(rules, s, seat) };
        if s.steps.any == 0 {
            return onside(seat, line, from, one_step(rules, seat, line, from), barred);
        }
        let all = offside::any_step(seat, from, barred);
        if s.turn.effect == Effect::NoDefence(seat) { all.minus(behind(seat, from)) } else { all }
    });
}

/// The areas one step of an option leads to, whatever blocks the way; the ball may be carried that far
/// (F-DRIB-04), without the ball's limit on midfield moves.
pub fn one_step(rules: &Ruleset, seat: Seat, line: Line, from: Area) -> AreaSet {
    match (line, rules.midfield_moves) {
        (Line::Midfield, MidfieldMoves::SidewaysOrDiagonal) => SIDEWAYS[from as usize],
        (Line::Midfield, MidfieldMoves::AnyNeighbourNotPastBall) => NEIGHBOURS[from as usize],
        (Line::Forward, _) => FORWARD[seat as usize][from as usize],
        (Line::Defence, _) => BACKWARD[seat as usize][from as usize],
    }
}

pub(crate) fn act(rules: &Ruleset, s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if let Action::KeeperOut | Action::KeeperIn = action {
        return keeper::change_position(s, seat, action, log);
    }
    if let Action::Play(skill) = action {
        return play::play(rules, s, seat, skill, log);
    }
    if s.steps.any > 0
        && let Some(step) = action.as_step()
    {
        pay_any(rules, s, seat, step);
    }
    if steps::make(s, seat, action, log) {
        let line = if let Some(Stage::Movement(_, line)) = s.agenda.top() { line } else { Line::Midfield };
        s.agenda.pop();
        effects::after_movement(rules, s, seat, line);
    }
}

/// A move the option does not allow, or one after all moves of the option are used, counts as one of any
/// type.
#[cold]
fn pay_any(rules: &Ruleset, s: &mut State, seat: Seat, step: PieceStep) {
    let Some(Stage::Movement(_, line)) = s.agenda.top() else { return };
    let by_option = if step.dribbles {
        one_step(rules, seat, line, step.from)
    } else {
        reach(rules, s, seat, line, step.piece(), step.from)
    };
    if !by_option.has(step.to) || s.steps.left == s.steps.any {
        s.steps.any -= 1;
    }
}
