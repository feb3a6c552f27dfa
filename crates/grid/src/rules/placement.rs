//! # Placement
//! G-SET-01 to G-SET-10: before every kick-off both teams place their markers, hidden from each other, row
//! then column.

mod layout;

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::board::{Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::Ruleset;
use crate::state::{Ball, Hold, State, Touch};

pub use layout::{Layout, layout};

/// Clear the board and let both teams place (G-SET-10): everybody is upright and faces the other end, and
/// nothing of the play is left.
pub(crate) fn begin(rules: &Ruleset, s: &mut State) {
    for marker in s.present.iter() {
        s.put(marker, Square::OFF);
        s.piece_mut(marker).facing = Facing::of(marker.seat());
    }
    s.down = Markers::NONE;
    s.ball = Ball { at: rules.board.centre(), hold: Hold::Free };
    s.touch = Touch::default();
    s.revealed = false;
    s.agenda.push(Stage::Reveal);
    s.agenda.push(Stage::PlaceRow(Marker::goalie(Seat::Away)));
    s.agenda.push(Stage::PlaceRow(Marker::goalie(Seat::Home)));
}

/// Whether a marker may start on a square: its own half outside the circle, the goalie also on one of its
/// slots (G-SET-03, G-SET-05, G-SET-07, G-SET-08), one marker per square (G-SET-06).
pub fn is_allowed(rules: &Ruleset, s: &State, marker: Marker, square: Square) -> bool {
    let (board, seat) = (rules.board, marker.seat());
    let half = board.in_half(seat, square) && !board.in_circle(square);
    let slot = marker.is_goalie() && board.slot_of(square) == Some(seat);
    (half || slot) && !s.is_occupied(square)
}

/// Whether a marker has been placed, according to the agenda: a team's markers are placed in the order of
/// their numbers.
pub fn is_placed(s: &State, marker: Marker) -> bool {
    let placing = |stage: &Stage| match *stage {
        Stage::PlaceRow(next) | Stage::PlaceColumn(next, _) => {
            Some(next).filter(|next| next.seat() == marker.seat())
        }
        _ => None,
    };
    let stages = s.agenda.stages();
    let next = stages.iter().find_map(placing);
    s.revealed || (stages.contains(&Stage::Reveal) && next.is_none_or(|next| marker < next))
}

pub(crate) fn rows(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    out.clear();
    for y in 0..=rules.board.length + 1 {
        if (1..=rules.board.width).any(|x| is_allowed(rules, s, marker, Square::new(x, y))) {
            out.push(Action::Row(y));
        }
    }
}

pub(crate) fn columns(rules: &Ruleset, s: &State, marker: Marker, row: i8, out: &mut Choices<Action>) {
    out.clear();
    for x in 1..=rules.board.width {
        if is_allowed(rules, s, marker, Square::new(x, row)) {
            out.push(Action::Column(x));
        }
    }
}

pub(crate) fn row(s: &mut State, marker: Marker, action: Action) {
    let Action::Row(y) = action else { return };
    s.agenda.replace(Stage::PlaceColumn(marker, y));
}

pub(crate) fn column(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    row: i8,
    action: Action,
    log: &mut impl Log<Event>,
) {
    let Action::Column(x) = action else { return };
    debug_assert!(is_allowed(rules, s, marker, Square::new(x, row)), "only legal columns are offered");
    s.put(marker, Square::new(x, row));
    let next = s.present.iter().find(|next| next.seat() == marker.seat() && *next > marker);
    if let Some(next) = next {
        s.agenda.replace(Stage::PlaceRow(next));
    } else {
        s.agenda.pop();
        log.note(Event::Placed(marker.seat()));
    }
}

/// Reveal both placements together (G-SET-09).
pub(crate) fn reveal(s: &mut State, log: &mut impl Log<Event>) {
    s.revealed = true;
    s.agenda.pop();
    log.note(Event::Revealed);
}
