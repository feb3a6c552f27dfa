//! # Notation
//! A state as one line, an action as a short phrase, a call as a phrase: in both directions, `read(write(x))
//! == x`. `docs/notation.md` describes it for people.

mod action;
mod advanced;
mod agenda;
mod check;
mod fields;
mod interlude;
mod moment;
mod older;
pub(crate) mod particular;
mod position;
mod turn;

use std::fmt::Write as _;

use touchline_engine::{BySeat, Call, Notation, Refusal, Seat};

use crate::action::Action;
use crate::advanced::special_events::fans;
use crate::state::State;
use crate::view::View;
use crate::{Fuba, flow};

impl Notation for Fuba {
    fn write_state(&self, s: &State) -> String {
        position::write(s, BySeat::default())
    }

    fn read_state(&self, text: &str) -> Result<State, Refusal> {
        let mut s = position::read(&self.rules, text)?;
        if !fans::settle(&self.rules, &mut s) {
            return Err(fields::refuse(
                "position-value",
                "fans",
                "fans:home:CE, where home has a player in CE",
            ));
        }
        check::before_play(&self.rules, &s)?;
        flow::run(&self.rules, &mut s, &mut ());
        check::playable(&self.rules, &s)?;
        Ok(s)
    }

    fn write_action(&self, a: Action) -> String {
        action::write(a)
    }

    fn read_action(&self, text: &str) -> Result<Action, Refusal> {
        action::read(text)
    }

    fn write_call(&self, c: Call) -> String {
        c.write()
    }

    fn read_call(&self, text: &str) -> Result<Call, Refusal> {
        Call::read(text)
    }

    fn turn_number(&self, s: &State) -> u32 {
        u32::from(s.turn.number)
    }
}

/// A view as one line: `?` stands for a secret the viewer may not know.
pub fn write_view(v: &View) -> String {
    let mut s = v.known();
    let mut hidden = String::new();
    for seat in Seat::ALL {
        let (pending, own) = (v.chosen[seat], v.viewer == Some(seat));
        if own {
            s.secrets[seat].formation = v.own.formation;
        } else if pending.formation {
            let _ = write!(hidden, " secret={}:?", seat.word());
        }
        if pending.dive && v.own.dive.is_some() {
            s.secrets[seat].dive = v.own.dive;
        } else if pending.dive {
            let _ = write!(hidden, " dive={}:?", seat.word());
        }
    }
    position::write(&s, v.unknown) + &hidden
}
