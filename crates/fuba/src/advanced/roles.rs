//! # Roles                                                                                   F-ROLE
//! Roles of single players move starting condition points between the lines; the formation for movement stays as chosen (F-ROLE-01).
//! Chosen in secret with the formation and shown with it, as condition points.

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ruleset::Ruleset;
use crate::state::State;

/// What roles do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roles {
    /// They move starting condition points between the lines.
    MoveStartingPoints,
}

pub(crate) fn midfield_choices(_rules: &Ruleset, _s: &State, _seat: Seat, out: &mut Choices<Action>) {
    out.push(Action::MidfieldRoles(0, 0));
}

pub(crate) fn other_choices(_rules: &Ruleset, _s: &State, _seat: Seat, out: &mut Choices<Action>) {
    out.push(Action::OtherRoles(0, 0, 0));
}

pub(crate) fn choose(s: &mut State, _seat: Seat, _action: Action, _log: &mut impl Log<Event>) {
    s.agenda.pop();
}
