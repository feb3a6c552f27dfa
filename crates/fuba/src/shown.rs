//! What a view tells of the advanced rules: nothing before it is shown, hidden cards of others only as a
//! number.

use touchline_engine::Seat;

use crate::advanced::substitution;
use crate::state::{Condition, Styles};
use crate::view::View;

impl View {
    /// Whether the viewer knows what a team chose together with its formation.
    fn knows_choices(&self, seat: Seat) -> bool {
        self.formation(seat).is_some() || (self.viewer == Some(seat) && self.own.formation().is_some())
    }

    /// The condition points of a team; none before they are shown with the formations, but to their owner.
    pub fn condition(&self, seat: Seat) -> Option<Condition> {
        self.knows_choices(seat).then_some(self.teams[seat].condition)
    }

    /// The playing styles of a team; none before they are shown with the formations, but to their owner.
    pub fn styles(&self, seat: Seat) -> Option<Styles> {
        self.knows_choices(seat).then_some(self.teams[seat].styles)
    }

    /// Substitutions a team has left.
    pub fn substitutions_left(&self, seat: Seat) -> u8 {
        substitution::left(&self.known(), seat)
    }

    /// How many cards of a team have not been shown.
    pub fn hidden_cards(&self, seat: Seat) -> u8 {
        if self.viewer == Some(seat) {
            self.teams[seat].hand.hidden().len()
        } else {
            self.unknown[seat].cards
        }
    }
}
