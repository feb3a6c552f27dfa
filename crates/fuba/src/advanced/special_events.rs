//! # Advanced special events                                                                 F-AEVT
//! The 36 cells of 3.0, used instead of the basic table: the row is the controlling die, the column the passive die. Roles are those at
//! the beginning of the turn unless a cell says otherwise.

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::rules::control;
use crate::ruleset::Ruleset;
use crate::state::State;

/// The two dice of the event.
pub(crate) fn resolve(_rules: &Ruleset, s: &mut State, _row: u8, _column: u8, _log: &mut impl Log<Event>) {
    s.agenda.pop();
}

/// Both teams roll and add their condition points of the zone where the ball is; a tie is rolled again.
pub(crate) fn roll_off(_rules: &Ruleset, s: &mut State, _home: u8, _away: u8, _log: &mut impl Log<Event>) {
    s.agenda.pop();
}

/// The die of a streaker (F-AEVT-20).
pub(crate) fn streaking(_rules: &Ruleset, s: &mut State, _die: u8, _log: &mut impl Log<Event>) {
    s.agenda.pop();
}

/// Two dice pick one of so many cards, each equally likely; none if they have to be rolled again.
pub fn pick(of: u8, dice: [u8; 2]) -> Option<u8> {
    let index = (dice[0] - 1) * 6 + dice[1] - 1;
    (of > 0 && index < 36 / of * of).then(|| index % of)
}

/// A card is lost (F-AEVT-24, F-AEVT-25).
pub(crate) fn lose_card(
    _rules: &Ruleset,
    s: &mut State,
    _seat: Seat,
    _dice: [u8; 2],
    _log: &mut impl Log<Event>,
) {
    s.agenda.pop();
}

/// A card is drawn in secret (F-AEVT-26, F-AEVT-27).
pub(crate) fn draw_card(
    _rules: &Ruleset,
    s: &mut State,
    _seat: Seat,
    _dice: [u8; 2],
    _log: &mut impl Log<Event>,
) {
    s.agenda.pop();
}

/// The area whose piece counts as two (F-AEVT-22, F-AEVT-23).
pub(crate) fn nominations(_s: &State, _seat: Seat, _out: &mut Choices<Action>) {}

pub(crate) fn nominate(s: &mut State, _seat: Seat, _action: Action, _log: &mut impl Log<Event>) {
    s.agenda.pop();
}

/// Two up, two down, or nothing (F-AEVT-04).
pub(crate) fn bounces(_s: &State, out: &mut Choices<Action>) {
    out.push(Action::Done);
}

pub(crate) fn bounce(rules: &Ruleset, s: &mut State, _action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    control::rain_and_skills(rules, s, log);
}

/// Where a perfect pass may go on to (F-AEVT-18).
pub(crate) fn passes_on(_rules: &Ruleset, _s: &State, out: &mut Choices<Action>) {
    out.push(Action::Done);
}

pub(crate) fn pass_on(_rules: &Ruleset, s: &mut State, _action: Action, _log: &mut impl Log<Event>) {
    s.agenda.pop();
}
