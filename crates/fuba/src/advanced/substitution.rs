//! # Substitutions                                                                           F-SUB
//! Up to three a match, each one of: a player changes line, a booked player goes off, a fresh player. 2.0: at the end of the own action
//! stage; 2.1: as an action; 3.0: as a second action, or before a setup.

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ruleset::Ruleset;
use crate::state::{Line, State};

/// When substitutions are made (F-SUB-02, F-SUB-04) and what caps them (F-SUB-09, F-SUB-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Substitutions {
    /// At the end of the own action stage.
    EndOfStage,
    /// As an action.
    AnyAction,
    /// As a second action, or before a setup; ten points in all at most.
    SecondActionOrSetup,
}

/// Substitutions a team has left (F-SUB-01).
pub fn left(s: &State, seat: Seat) -> u8 {
    3_u8.saturating_sub(s.teams[seat].substitutions)
}

/// At the end of a team's action stage (F-SUB-02 of 2.0).
pub(crate) fn offer_after_stage(_rules: &Ruleset, _s: &mut State, _seat: Seat) {}

/// Before a setup both teams are asked, the controlling team first (F-SUB-04, R-204).
pub(crate) fn offer_before_setup(_rules: &Ruleset, _s: &mut State) {}

/// Whether substitutions may be chosen as this action, and how many at most.
pub(crate) fn most_as_action(_rules: &Ruleset, _s: &State, _seat: Seat, _nth: crate::flow::Nth) -> u8 {
    0
}

/// How many (F-SUB-03): asked by itself at a setup or after a stage.
pub(crate) fn number_choices(_rules: &Ruleset, _s: &State, _seat: Seat, out: &mut Choices<Action>) {
    out.push(Action::Done);
}

/// So many substitutions follow.
pub(crate) fn announce(
    _rules: &Ruleset,
    s: &mut State,
    _seat: Seat,
    _action: Action,
    _log: &mut impl Log<Event>,
) {
    s.agenda.pop();
}

/// One substitution.
pub(crate) fn choices(_rules: &Ruleset, _s: &State, _seat: Seat, _out: &mut Choices<Action>) {}

pub(crate) fn substitute(
    _rules: &Ruleset,
    s: &mut State,
    _seat: Seat,
    _left: u8,
    _action: Action,
    _log: &mut impl Log<Event>,
) {
    s.agenda.pop();
}

/// The two dice of a fresh player (F-SUB-08).
pub(crate) fn fresh(
    _rules: &Ruleset,
    s: &mut State,
    _seat: Seat,
    _line: Line,
    _dice: [u8; 2],
    _log: &mut impl Log<Event>,
) {
    s.agenda.pop();
}

/// Which line gains a point.
pub(crate) fn gain_choices(_rules: &Ruleset, _s: &State, _seat: Seat, _out: &mut Choices<Action>) {}

pub(crate) fn gain(
    _rules: &Ruleset,
    s: &mut State,
    _seat: Seat,
    _action: Action,
    _log: &mut impl Log<Event>,
) {
    s.agenda.pop();
}

/// A new turn: formation changes come into force (F-SUB-05, R-169).
#[inline]
pub(crate) fn turn_begins(s: &mut State) {
    for seat in Seat::ALL {
        s.teams[seat].formation = s.teams[seat].next();
    }
}
