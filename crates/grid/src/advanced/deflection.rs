//! # Goalie deflection
//! G-DEFL-01 to G-DEFL-14: what the goalie cannot grab it may still deflect from next to the slot.

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::advanced::{down, forced};
use crate::board::{Dir, Dirs, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::Marker;
use crate::rules::kicking;
use crate::rules::shot;
use crate::ruleset::Ruleset;
use crate::state::State;

/// The roll plus the points left that deflects the ball (G-DEFL-02).
pub const DEFLECTED: u8 = 6;
/// The one at which the goalie stays on its feet (G-DEFL-07).
pub const STAYS_UP: u8 = 8;

/// The directions in which a goalie on that square can deflect the ball in its slot: from another slot 45 or
/// 90 degrees off the touch (G-DEFL-05); from the field only if diagonal to the ball, and by 90 degrees
/// (G-DEFL-06). Never into the net (R-G39); the facing does not matter (G-DEFL-13).
pub fn directions_from(rules: &Ruleset, s: &State, square: Square) -> Dirs {
    let ball = s.ball.at;
    let Some(touch) = square.direction_to(ball) else { return Dirs::NONE };
    let on_slot = rules.board.slot_of(square).is_some();
    let allowed = |dir: &Dir| match touch.angle(*dir) {
        1 => on_slot,
        2 => on_slot || touch.is_diagonal(),
        _ => false,
    };
    Dir::ALL
        .into_iter()
        .filter(|dir| allowed(dir) && rules.board.is_field(ball.step(*dir)))
        .fold(Dirs::NONE, Dirs::with)
}

/// Whether a goalie on that square could deflect the ball in its slot.
pub fn can_from(rules: &Ruleset, s: &State, square: Square) -> bool {
    !directions_from(rules, s, square).is_empty()
}

/// The squares from which the goalie can deflect with that save roll, and the points left there (G-DEFL-01):
/// by orthogonal steps past markers, but onto none and not over the ball (R-G91). A goalie that was down, or
/// got up this turn, stays where it is (G-DEFL-12, R-G931).
fn ways(rules: &Ruleset, s: &State, keeper: Marker, roll: u8) -> impl Iterator<Item = (Square, u8)> {
    let (from, ball) = (s.at(keeper), s.ball.at);
    let around = (-1..=1).flat_map(move |dy| (-1..=1).map(move |dx| Square::new(ball.x + dx, ball.y + dy)));
    around.filter_map(move |to| {
        let on_board = rules.board.is_field(to) || rules.board.slot_of(to) == Some(keeper.seat());
        if !on_board || !can_from(rules, s, to) || (to != from && s.is_occupied(to)) {
            return None;
        }
        let cost = if down::may_act(s, keeper) {
            steps(from, to, ball)
        } else if to == from {
            u8::from(s.down.has(keeper)) // for getting up
        } else {
            return None;
        };
        Some((to, roll.checked_sub(cost)?))
    })
}

/// Orthogonal steps from one square to another without passing over the ball, which is in the way only along
/// its own row.
const fn steps(from: Square, to: Square, ball: Square) -> u8 {
    let in_row = from.y == ball.y && to.y == ball.y;
    let between = (from.x < ball.x) != (to.x < ball.x);
    from.manhattan(to) + if in_row && between { 2 } else { 0 }
}

/// Whether a save roll that is no grab leaves a square to deflect from.
pub(crate) fn is_possible(rules: &Ruleset, s: &State, roll: u8) -> bool {
    let keeper = Marker::goalie(shot::defender(rules, s));
    ways(rules, s, keeper, roll).next().is_some()
}

/// From which square: chosen before the die is rolled (G-DEFL-03).
pub(crate) fn squares(rules: &Ruleset, s: &State, roll: u8, out: &mut Choices<Action>) {
    out.clear();
    let keeper = Marker::goalie(shot::defender(rules, s));
    out.extend(ways(rules, s, keeper, roll).map(|(square, _)| Action::To(square)));
}

pub(crate) fn walk(rules: &Ruleset, s: &mut State, roll: u8, action: Action, log: &mut impl Log<Event>) {
    let Action::To(square) = action else { return };
    let keeper = Marker::goalie(shot::defender(rules, s));
    let Some((_, left)) = ways(rules, s, keeper, roll).find(|(to, _)| *to == square) else { return };
    if s.down.has(keeper) {
        down::get_up(s, keeper, s.piece(keeper).facing, log);
    } else if square != s.at(keeper) {
        s.put(keeper, square);
        log.note(Event::Moved(keeper, square));
    }
    s.agenda.replace(Stage::Deflect(left));
}

/// Six with the points left is a deflection, less is a goal (G-DEFL-02); below eight the goalie goes down on
/// the spot (G-DEFL-07).
pub(crate) fn rolled(rules: &Ruleset, s: &mut State, left: u8, faces: &[u8], log: &mut impl Log<Event>) {
    let &[k] = faces else { return };
    let keeper = Marker::goalie(shot::defender(rules, s));
    if k + left < DEFLECTED {
        log.note(Event::Beaten(keeper));
        return shot::goal(rules, s, log);
    }
    if k + left < STAYS_UP {
        down::go_down(s, keeper, log);
    }
    s.agenda.replace(Stage::DeflectTo(k));
}

pub(crate) fn directions(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    out.clear();
    let keeper = Marker::goalie(shot::defender(rules, s));
    out.extend(directions_from(rules, s, s.at(keeper)).iter().map(Action::Toward));
}

/// Straight out of the slot, as far as the die alone shows (G-DEFL-04). It counts as the goalie's touch, and
/// nobody can intercept it (G-DEFL-08); the turn resumes where it was interrupted (G-DEFL-09).
pub(crate) fn deflect_to(rules: &Ruleset, s: &mut State, k: u8, action: Action, log: &mut impl Log<Event>) {
    let Action::Toward(dir) = action else { return };
    let keeper = Marker::goalie(shot::defender(rules, s));
    s.agenda.pop();
    log.note(Event::Deflected(keeper, dir));
    kicking::driven_by(s, keeper, dir);
    forced::begin(s, dir, k, s.ball.at, false, log);
}
