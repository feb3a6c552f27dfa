//! # Notation
//! A state as one line, an action as a short phrase, a call as a phrase: in both directions, `read(write(x))
//! == x`. And the board as a picture. `docs/grid-notation.md` describes it for people.

mod action;
mod agenda;
mod check;
mod fields;
pub(crate) mod particular;
mod picture;
mod position;
mod stage;
mod turn;

use touchline_engine::{BySeat, Notation, Refusal, Seat};

pub use fields::{write_marker, write_square};

use crate::action::Action;
use crate::flow::Stage;
use crate::rules::ending::Ending;
use crate::rules::time::Call;
use crate::state::State;
use crate::view::View;
use crate::{Grid, Toggle, flow};
use position::Hidden;

const TURN_TIME: &str = "call turn-time";
const FULL_TIME: &str = "call full-time";

impl Notation for Grid {
    fn write_state(&self, s: &State) -> String {
        position::write(s, Hidden::default())
    }

    /// A line of fields, or a picture, which always contains a `|`.
    fn read_state(&self, text: &str) -> Result<State, Refusal> {
        if text.contains('|') {
            return self.read_picture(text);
        }
        let mut s = position::read(&self.rules, text)?;
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
            Call::TurnTime => TURN_TIME.into(),
            Call::FullTime => FULL_TIME.into(),
        }
    }

    fn read_call(&self, text: &str) -> Result<Call, Refusal> {
        match text.split_whitespace().collect::<Vec<_>>().join(" ").as_str() {
            TURN_TIME => Ok(Call::TurnTime),
            // With any other ending the call would have no effect.
            FULL_TIME if !matches!(self.rules.ending, Ending::Timed(_)) => {
                Err(Refusal::new("full-time-untimed").text("example", "call whistle, call abandon"))
            }
            FULL_TIME => Ok(Call::FullTime),
            _ => touchline_engine::Call::read(text).map(Call::Common).map_err(|refusal| {
                if refusal.key != "unknown-call" {
                    return refusal;
                }
                let forms = format!("{}, {TURN_TIME}, {FULL_TIME}", touchline_engine::Call::FORMS);
                Refusal::new("unknown-call").quoted("got", text).text("example", forms)
            }),
        }
    }

    fn turn_number(&self, s: &State) -> u32 {
        u32::from(s.turns)
    }
}

/// A view as one line: `?` stands for a placement or a face that the viewer may not know.
pub(crate) fn write_view(game: &Grid, v: &View) -> String {
    let s = v.state();
    let chosen = s.agenda.top() == Some(Stage::PenaltySlot) && game.rules.has(Toggle::Shootout);
    let team = BySeat::new(v.is_hidden(Seat::Home), v.is_hidden(Seat::Away));
    position::write(s, Hidden { team, face: chosen && v.viewer != Some(s.shootout.kicking) })
}
