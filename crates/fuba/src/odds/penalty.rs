//! # The penalty duel
//! Dive and kick are chosen without knowing the other (F-PEN-05, F-PEN-06): a duel whose cells are counted
//! with the kick's own dice, so that whatever changes them counts.

use touchline_engine::{Game, Mixture, Node, Standoff, Wish, foresee};

use super::{Beside, Decided, Heard, Next};
use crate::Fuba;
use crate::action::Action;
use crate::decision::Decision;
use crate::state::{GoalSide, State};

/// How often to dive or kick to which side; none elsewhere.
pub fn mixture(game: &Fuba, s: &State) -> Option<Mixture<Action>> {
    standoff(game, s)?.mixture()
}

/// The duel before the seat that is asked. What the other has chosen, if it has, is not looked at.
pub(super) fn standoff(game: &Fuba, s: &State) -> Option<Standoff<Action, Decided, Beside>> {
    let Node::Decide(seat, decision) = game.node(s) else { return None };
    let cell = |dive: GoalSide, kick: GoalSide| {
        let mut dived = *s;
        if decision == Decision::Dive {
            game.act(&mut dived, Action::Dive(dive), &mut ());
        }
        dived.secrets[s.passive()].dive = Some(dive);
        foresee(game, &dived, Action::Kick(kick), Heard::default(), &Next::of(game, s, seat))
    };
    match decision {
        Decision::Dive => {
            let row = |dive| GoalSide::ALL.map(|kick| cell(dive, kick)).to_vec();
            let answers = GoalSide::ALL.map(|dive| (Action::Dive(dive), row(dive))).to_vec();
            Some(Standoff { answers, about: (Decided::Conceded, Wish::Unwanted) })
        }
        Decision::PenaltyKick => {
            let row = |kick| GoalSide::ALL.map(|dive| cell(dive, kick)).to_vec();
            let answers = GoalSide::ALL.map(|kick| (Action::Kick(kick), row(kick))).to_vec();
            Some(Standoff { answers, about: (Decided::Goal, Wish::Wanted) })
        }
        _ => None,
    }
}
