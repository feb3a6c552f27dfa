//! # Notation
//! A state as one line, an action as a short phrase, a call as a phrase: in both directions, `read(write(x))
//! == x`. `docs/notation.md` describes it for people.

mod action;
mod advanced;
mod agenda;
mod agreed;
mod check;
mod fields;
mod interlude;
mod moment;
mod older;
pub(crate) mod particular;
mod position;
mod terms;
mod turn;

use std::fmt::Write as _;

use touchline_engine::{BySeat, Notation, Refusal, Seat};

use crate::action::Action;
use crate::advanced::special_events::fans;
use crate::state::State;
use crate::view::View;
use crate::{Call, Fuba, Terms, flow};

use fields::refuse;

/// The first half is not over after an hour (F-COMP-09).
const SLOW_HALF: &str = "call slow-half";
/// Strict times for thinking (F-COMP-11).
const BLITZ: &str = "call blitz";

impl Notation for Fuba {
    fn write_state(&self, s: &State) -> String {
        position::write(s, BySeat::default())
    }

    fn read_state(&self, text: &str) -> Result<State, Refusal> {
        let mut s = position::read(&self.rules, text)?;
        if !fans::settle(&self.rules, &mut s) {
            return Err(refuse("position-value", "fans", "fans:home:CE, where home has a player in CE"));
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
        match c {
            Call::Common(common) => common.write(),
            Call::SlowHalf => SLOW_HALF.into(),
            Call::Blitz => BLITZ.into(),
        }
    }

    fn read_call(&self, text: &str) -> Result<Call, Refusal> {
        match text.split_whitespace().collect::<Vec<_>>().join(" ").as_str() {
            SLOW_HALF => Ok(Call::SlowHalf),
            BLITZ => Ok(Call::Blitz),
            _ => touchline_engine::Call::read(text).map(Call::Common).map_err(|refusal| {
                if refusal.key != "unknown-call" {
                    return refusal;
                }
                let forms = format!("{}, {SLOW_HALF}, {BLITZ}", touchline_engine::Call::FORMS);
                refuse("unknown-call", text, &forms)
            }),
        }
    }

    fn write_terms(&self, terms: &Terms) -> String {
        terms::write(terms)
    }

    fn read_terms(&self, text: &str) -> Result<Terms, Refusal> {
        terms::read(&self.rules, text)
    }

    fn open_terms(&self, terms: &Terms) -> Terms {
        terms.open()
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
            s.secrets[seat] = s.secrets[seat].with_formation(v.own.formation());
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
