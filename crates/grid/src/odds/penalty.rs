//! # The penalty duel
//! The kicker hides a face before the goalie chooses its slot (G-ASO-01, G-ASO-04): neither knows the other's
//! choice. The payoffs are counted with the goalie's own dice. Without that rule a die chooses for the
//! kicker, and there is no duel.

use touchline_engine::{Choices, Game, Mixture, Node, Standoff, Wish, foresee};

use super::{Beside, Decided, Heard, Next};
use crate::Grid;
use crate::action::Action;
use crate::decision::Decision;
use crate::rules::shootout;
use crate::ruleset::Toggle;
use crate::state::State;

/// How often to hide which face, or to stand on which slot; `None` outside a duel.
pub fn mixture(game: &Grid, s: &State) -> Option<Mixture<Action>> {
    standoff(game, s)?.mixture()
}

/// The duel as the seat that is asked sees it. What the other has already hidden is not looked at.
pub(super) fn standoff(game: &Grid, s: &State) -> Option<Standoff<Action, Decided, Beside>> {
    let Node::Decide(seat, decision) = game.node(s) else { return None };
    if !game.rules.has(Toggle::Shootout) {
        return None;
    }
    let (mut faces, mut slots) = (Choices::new(), Choices::new());
    shootout::faces(&mut faces);
    shootout::slots(&mut slots);
    let cell = |face: Action, slot: Action| {
        let mut hidden = *s;
        match face {
            Action::Hide(face) if decision == Decision::PenaltySlot => hidden.shootout.face = face,
            _ => game.act(&mut hidden, face, &mut ()),
        }
        foresee(game, &hidden, slot, Heard::default(), &Next::of(game, s, seat))
    };
    match decision {
        Decision::PenaltyFace => {
            let row = |face| slots.iter().map(|slot| cell(face, *slot)).collect();
            let answers = faces.iter().map(|face| (*face, row(*face))).collect();
            Some(Standoff { answers, about: (Decided::Goal, Wish::Wanted) })
        }
        Decision::PenaltySlot => {
            let row = |slot| faces.iter().map(|face| cell(*face, slot)).collect();
            let answers = slots.iter().map(|slot| (*slot, row(*slot))).collect();
            Some(Standoff { answers, about: (Decided::Conceded, Wish::Unwanted) })
        }
        _ => None,
    }
}
