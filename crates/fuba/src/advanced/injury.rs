//! # Injuries                                                                                F-INJ
//! A player leaves at once and a die says for how long. 2.0 and 2.1 count turns, 3.0 minutes. Whoever cannot return may be replaced. In
//! 3.0 a goalkeeper that would be hurt stays, but the opponent's attempts are easier for good.

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::Area;
use crate::ruleset::Ruleset;
use crate::state::State;

/// How long injuries last and what a replacement brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Injuries {
    /// Turns; any player; a replacement is a fresh player.
    TurnsFreshReplacement,
    /// Turns; any player; a replacement brings a point in the second half.
    TurnsLateReplacement,
    /// Minutes; a player near the ball; a replacement brings a point in the second half.
    Minutes,
}

/// A player of this team is hurt, once what is on the agenda above is done (F-INJ-01). `less` is taken off the roll.
pub(crate) fn happens(rules: &Ruleset, s: &mut State, seat: Seat, less: u8) {
    if rules.injuries.is_some() {
        s.agenda.push(Stage::Injury(seat, less));
    }
}

/// Now.
pub(crate) fn begin(_rules: &Ruleset, s: &mut State, _seat: Seat, _less: u8, _log: &mut impl Log<Event>) {
    s.agenda.pop();
}

/// Which player (F-INJ-10).
pub(crate) fn choices(_rules: &Ruleset, _s: &State, _seat: Seat, _out: &mut Choices<Action>) {}

pub(crate) fn leave(
    _rules: &Ruleset,
    s: &mut State,
    _seat: Seat,
    _less: u8,
    _action: Action,
    _log: &mut impl Log<Event>,
) {
    s.agenda.pop();
}

/// The die.
pub(crate) fn resolve(
    _rules: &Ruleset,
    s: &mut State,
    _seat: Seat,
    _area: Area,
    _die: u8,
    _log: &mut impl Log<Event>,
) {
    s.agenda.pop();
}

/// Replace a player who cannot return, or not (F-INJ-08).
pub(crate) fn replacements(_rules: &Ruleset, _s: &State, _seat: Seat, out: &mut Choices<Action>) {
    out.push(Action::Done);
}

pub(crate) fn replace(
    _rules: &Ruleset,
    s: &mut State,
    _seat: Seat,
    _area: Area,
    _action: Action,
    _log: &mut impl Log<Event>,
) {
    s.agenda.pop();
}

/// The marker moved so many squares, for whatever reason.
pub(crate) fn time_passes(_rules: &Ruleset, _s: &mut State, _squares: u8) {}

/// A new turn begins: whoever is due and could not come back before does now, absences counted in turns are one shorter
///
pub(crate) fn turn_begins(_rules: &Ruleset, _s: &mut State, _log: &mut impl Log<Event>) {}

/// Before the first action stage of a turn (F-INJ-02 of 2.x, R-123).
pub(crate) fn before_actions(_rules: &Ruleset, _s: &mut State, _log: &mut impl Log<Event>) {}

/// Before the setup of a restart or the moves of a goal kick (F-INJ-07, R-203, R-219).
pub(crate) fn before_setup(_rules: &Ruleset, _s: &mut State, _log: &mut impl Log<Event>) {}

/// After the setup of a restart.
pub(crate) fn after_setup(_rules: &Ruleset, _s: &mut State, _log: &mut impl Log<Event>) {}

/// What a hurt goalkeeper adds to the opponent's attempts (F-INJ-11).
pub fn shot_modifier(_s: &State, _shooter: Seat) -> i8 {
    0
}
