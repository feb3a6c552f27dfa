//! # Corner kick toward goal
//! G-CRN-01 to G-CRN-10: a corner is played like any kick but does not score by itself, or its taker calls
//! the total of the dice and aims at the goal.

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::advanced::forced::{self, Course};
use crate::board::{Dir, Dirs, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::rules::kicking;
use crate::ruleset::Ruleset;
use crate::state::State;

/// The totals of three dice.
const TOTALS: std::ops::RangeInclusive<u8> = 3..=18;

/// The field square at the goal line, this many squares from a corner (G-CRN-04).
#[expect(clippy::cast_possible_wrap, reason = "a total of three dice")]
pub fn landing(corner: Square, total: u8) -> Square {
    corner.go(away(corner), total as i8)
}

/// Along the goal line, away from a corner.
fn away(corner: Square) -> Dir {
    if corner.x == 1 { Dir::E } else { Dir::W }
}

/// The slot behind a field square at the goal line, if there is one.
pub fn slot_behind(rules: &Ruleset, square: Square) -> Option<Square> {
    let behind = [Dir::N, Dir::S].map(|dir| square.step(dir));
    behind.into_iter().find(|slot| rules.board.slot_of(*slot).is_some())
}

/// A normal corner, or any total that hits the goal on this board (G-CRN-01, G-CRN-03).
pub(crate) fn calls(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    out.clear();
    out.push(Action::Normal);
    let hits = |total: &u8| slot_behind(rules, landing(s.turn.spot, *total)).is_some();
    out.extend(TOTALS.filter(hits).map(Action::Direct));
}

pub(crate) fn call(s: &mut State, action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    if let Action::Direct(total) = action {
        s.turn.called = Some(total);
        log.note(Event::CornerCalled(total));
    } else {
        s.turn.may_not_score = s.coming.taker; // G-CRN-02
    }
}

/// The dice of a direct corner. Nobody can intercept it, and the turn ends with it, whatever happens
/// (G-CRN-09).
pub(crate) fn rolled(rules: &Ruleset, s: &mut State, called: u8, log: &mut impl Log<Event>) {
    let (corner, total) = (s.turn.spot, s.turn.points);
    s.turn.points = 0;
    s.agenda.replace(Stage::Close);
    if let Some(taker) = s.coming.taker {
        kicking::touched_by(s, taker, Dirs::NONE); // a curved ball: no inertia (R-G910)
    }
    let square = landing(corner, total);
    match slot_behind(rules, square) {
        Some(slot) if total == called && !forced::is_barred(rules, s, slot) => {
            s.ball.at = slot; // G-CRN-05, G-CRN-06
            return s.agenda.push(Stage::Shot);
        }
        // The ball drops in front of a slot where a goalie lies (R-G80).
        Some(slot) if total == called => {
            log.note(Event::Shot(slot));
            log.note(Event::BallTo(square));
        }
        Some(_) | None => log.note(Event::CornerMissed(square)), // G-CRN-07
    }
    s.ball.at = square;
    let course = Course { dir: away(corner), left: 0, start: corner, origin: corner, offers: false };
    forced::land(rules, s, course, None, log); // G-CRN-08
}
