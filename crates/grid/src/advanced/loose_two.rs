//! # Kick out of possession on a 2
//! G-LOOSE-01 to G-LOOSE-07: a single die that showed 2, a kick to nobody's feet, and the ball rolls on.

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::advanced::forced;
use crate::event::Event;
use crate::flow::Stage;
use crate::rules::control;
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{FlightKind, State};

/// Whether closing the flight now would roll the extra die (G-LOOSE-01): a kick, not an inertia move
/// (G-LOOSE-06), with the ball at nobody's feet on either team (G-LOOSE-03).
#[inline]
pub(crate) fn is_pending(rules: &Ruleset, s: &State) -> bool {
    s.turn.loose_two
        && rules.has(Toggle::LooseTwo)
        && s.flight.is_some_and(|flight| flight.kind == FlightKind::Kick)
        && !Seat::ALL.into_iter().any(|seat| control::has_control(s, seat))
}

/// The team is asked before the die, because the kick may be taken back until it is rolled (G-LOOSE-04).
pub(crate) fn choices(out: &mut Choices<Action>) {
    out.clear();
    out.push(Action::Roll);
}

pub(crate) fn confirmed(s: &mut State) {
    s.agenda.replace(Stage::LooseRoll);
}

/// On in the direction of the last step, at no cost (G-LOOSE-02, G-LOOSE-05). The flight continues for
/// interceptions (R-G84); a bounce does not return the ball to where it was kicked (G-LOOSE-07).
pub(crate) fn rolled(s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
    let (&[length], Some(flight)) = (faces, s.flight) else { return };
    s.agenda.pop();
    log.note(Event::RollsOn(flight.last));
    forced::push(s, flight.last, length, flight.origin, true);
}
