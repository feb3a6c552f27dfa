//! # Notation
//! A state as one line, an action as a short phrase, a call as a phrase: both directions, `read(write(x)) == x`.
//! Described for people in `docs/notation.md`.

mod action;
mod call;
mod check;
mod fields;
mod position;
mod stage;

use touchline_engine::{Call, Notation, Refusal};

use crate::action::Action;
use crate::state::State;
use crate::{Fuba, flow};

impl Notation for Fuba {
    fn write_state(&self, s: &State) -> String {
        position::write(s)
    }

    fn read_state(&self, text: &str) -> Result<State, Refusal> {
        let mut s = position::read(text)?;
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
        call::write(c)
    }

    fn read_call(&self, text: &str) -> Result<Call, Refusal> {
        call::read(text)
    }

    fn turn_number(&self, s: &State) -> u32 {
        u32::from(s.turn.number)
    }
}
