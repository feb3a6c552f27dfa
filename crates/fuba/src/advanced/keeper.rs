//! # Advanced goalkeeper                                                                     F-AGK
//! 2.0 and 2.1: in its own penalty area the goalkeeper stands inside or outside the goal area; outside it helps pressing there and makes
//! the opponent's attempts easier. 3.0: it may sweep, for a better pressing in exchange for easier attempts.

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ruleset::Ruleset;
use crate::state::State;

/// How the goalkeeper leaves its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdvancedKeeper {
    /// Outside it counts for goal attempts, which get two easier.
    OutsideCounted,
    /// Outside goal attempts get one easier.
    Outside,
    /// It sweeps.
    Sweeps,
}

/// In the own movement the goalkeeper may change position for nothing (F-AGK-02, R-214).
pub(crate) fn position_choices(_rules: &Ruleset, _s: &State, _seat: Seat, _out: &mut Choices<Action>) {}

pub(crate) fn change_position(
    _rules: &Ruleset,
    _s: &mut State,
    _seat: Seat,
    _action: Action,
    _log: &mut impl Log<Event>,
) {
}

/// Inside at every setup, and when it comes home.
pub(crate) fn stands_inside(_s: &mut State, _seat: Seat) {}

/// What the goalkeeper's position takes off the pressing die of its team (F-AGK-04, R-125, R-213).
pub fn pressing_help(_rules: &Ruleset, _s: &State, _seat: Seat) -> i8 {
    0
}

/// What the goalkeeper's position and its sweep add to the opponent's attempts (F-AGK-06, F-AGK-10).
pub fn shot_modifier(_rules: &Ruleset, _s: &State, _shooter: Seat) -> i8 {
    0
}

/// Whether the defending goalkeeper counts at a shot because it stands outside (F-AGK-05).
pub fn counts_at_shot(_rules: &Ruleset, _s: &State, _defender: Seat) -> bool {
    false
}

/// Ask for the sweep at the beginning of a team's first action, where it is legal and can matter (F-AGK-07, F-AGK-08).
pub(crate) fn offer_sweep(_rules: &Ruleset, _s: &mut State, _seat: Seat) {}

pub(crate) fn sweep_choices(out: &mut Choices<Action>) {
    out.push(Action::Done);
    out.push(Action::Sweep);
}

pub(crate) fn sweep(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    if action == Action::Sweep {
        s.turn.sweep = Some(seat);
        log.note(Event::Sweep(seat));
    }
}

/// Whether the sweep helps a pressing of this team now (F-AGK-09, R-220).
pub fn sweeps(_rules: &Ruleset, _s: &State, _seat: Seat) -> bool {
    false
}
