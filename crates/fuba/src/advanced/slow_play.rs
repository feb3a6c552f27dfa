//! # Slowing the game                                                                        F-SLOW
//! When the marker moves for a restart other than a kick-off, the kicking team may let it move once more and risks a yellow card.

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::event::Event;
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

/// How play is slowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlowPlay {
    /// One more square, two dice against the time for a yellow card.
    OneMoreSquare,
}

/// The marker has moved for this restart: ask the kicking team (F-SLOW-01). Pushed on top of whatever the restart does next, so it has to
/// be called after that is on the agenda.
pub(crate) fn offer(_rules: &Ruleset, _s: &mut State, _restart: Restart) {}

pub(crate) fn choices(out: &mut Choices<Action>) {
    out.push(Action::Done);
    out.push(Action::SlowDown);
}

pub(crate) fn choose(_rules: &Ruleset, s: &mut State, _action: Action, _log: &mut impl Log<Event>) {
    s.agenda.pop();
}

pub(crate) fn resolve(_rules: &Ruleset, s: &mut State, _dice: [u8; 2], _log: &mut impl Log<Event>) {
    s.agenda.pop();
}
