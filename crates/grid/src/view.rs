//! What one seat may know: everything but the other team's placement while it is made, and the face a kicker has hidden.

use touchline_engine::{Rng, Seat};

use crate::board::Square;
use crate::flow::Stage;
use crate::marker::Markers;
use crate::rules::placement;
use crate::ruleset::Ruleset;
use crate::state::State;

/// What a viewer may know. The state with its secrets taken out: a hidden marker is off the board, a hidden face is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view; nobody is a spectator.
    pub viewer: Option<Seat>,
    shown: State,
}

impl View {
    /// What a viewer may know of a state.
    pub(crate) fn of(s: &State, viewer: Option<Seat>) -> Self {
        let mut shown = *s;
        if !s.revealed {
            for marker in s.present.iter().filter(|marker| viewer != Some(marker.seat())) {
                shown.put(marker, Square::OFF);
            }
        }
        if viewer != Some(s.shootout.kicking) && s.shootout.slot == 0 {
            shown.shootout.face = 0;
        }
        Self { viewer, shown }
    }

    /// The position as the viewer sees it.
    pub fn state(&self) -> &State {
        &self.shown
    }

    /// Whether a team's markers are hidden from the viewer, placed or not.
    pub fn is_hidden(&self, seat: Seat) -> bool {
        !self.shown.revealed && self.viewer != Some(seat)
    }

    /// A state that looks like this: hidden markers stand anywhere they may, a hidden face is any.
    pub(crate) fn imagine(&self, rules: &Ruleset, rng: &mut impl Rng) -> State {
        todo!(
            "{rules:?} {:?} {:?} {:?}",
            rng.below(1),
            Markers::NONE,
            (
                Stage::Act,
                placement::is_allowed(rules, &self.shown, crate::marker::Marker::default(), Square::OFF)
            )
        )
    }
}
