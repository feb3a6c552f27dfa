//! What one seat may know: everything but the other team's placement while it is being made, and the face a
//! kicker has hidden.

use touchline_engine::{Draws, Rng, Seat};

use crate::board::{SLOTS, Square};
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::rules::placement;
use crate::ruleset::{Ruleset, Toggle};
use crate::state::State;

/// What a viewer may know. The state with its secrets removed: a hidden marker is off the board, a hidden row
/// or face is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view; `None` for a spectator.
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
            // The row of a marker whose column is being chosen is as secret as the square.
            if let Some(Stage::PlaceColumn(marker, _)) = s.agenda.top()
                && viewer != Some(marker.seat())
            {
                shown.agenda.replace(Stage::PlaceColumn(marker, Square::OFF.y));
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

    /// Markers on squares the viewer cannot see.
    pub fn unseen(&self) -> Markers {
        let hidden = |marker: &Marker| self.is_hidden(marker.seat());
        self.shown
            .present
            .iter()
            .filter(hidden)
            .filter(|marker| placement::is_placed(&self.shown, *marker))
            .collect()
    }

    /// A state consistent with this view: hidden markers on any legal squares, any hidden face.
    pub(crate) fn imagine(&self, rules: &Ruleset, rng: &mut impl Rng) -> State {
        let mut s = self.shown;
        for marker in self.unseen().iter() {
            let square = somewhere(rules, &s, marker, rng);
            s.put(marker, square);
        }
        if let Some(Stage::PlaceColumn(marker, _)) = s.agenda.top()
            && self.is_hidden(marker.seat())
        {
            let row = somewhere(rules, &s, marker, rng).y;
            s.agenda.replace(Stage::PlaceColumn(marker, row));
        }
        let has_hidden_a_face = rules.has(Toggle::Shootout) && s.agenda.top() == Some(Stage::PenaltySlot);
        if has_hidden_a_face && self.viewer != Some(s.shootout.kicking) {
            s.shootout.face = Draws::d6(1).roll(rng).as_ref()[0];
        }
        s
    }
}

/// A random square on which a marker may start.
fn somewhere(rules: &Ruleset, s: &State, marker: Marker, rng: &mut impl Rng) -> Square {
    let squares = || {
        let slots = (1..=SLOTS).map(|number| rules.board.slot(marker.seat(), number));
        rules.board.field().chain(slots).filter(|square| placement::is_allowed(rules, s, marker, *square))
    };
    #[expect(clippy::cast_possible_truncation, reason = "a board has not so many squares")]
    let nth = rng.below(squares().count() as u32) as usize;
    squares().nth(nth).unwrap_or(Square::OFF)
}
