//! The text forms a game needs so that people can read, type and keep its matches.

use crate::driver::{is_call, is_dice};
use crate::{Faces, Game, Input, InputOf, Refusal};

/// Text forms in both directions: `read(write(x)) == x`.
pub trait Notation: Game {
    /// A state as one line.
    fn write_state(&self, s: &Self::State) -> String;
    /// Read a state from one line and check that it can be played.
    fn read_state(&self, text: &str) -> Result<Self::State, Refusal>;
    /// An action as a short phrase: no `;`, and never digits only, which would be dice.
    fn write_action(&self, a: Self::Action) -> String;
    /// Read an action from its phrase; it need not be legal here.
    fn read_action(&self, text: &str) -> Result<Self::Action, Refusal>;
    /// A call as a phrase beginning with `call `.
    fn write_call(&self, c: Self::Call) -> String;
    /// Read a call from its phrase.
    fn read_call(&self, text: &str) -> Result<Self::Call, Refusal>;
    /// Terms as one line of `key=value` words; empty where nothing differs from the default.
    fn write_terms(&self, _: &Self::Terms) -> String {
        String::new()
    }
    /// Read terms from one line and check that these rules can use them.
    fn read_terms(&self, text: &str) -> Result<Self::Terms, Refusal> {
        if text.trim().is_empty() {
            Ok(Self::Terms::default())
        } else {
            Err(Refusal::new("terms-none").quoted("got", text))
        }
    }
    /// What everybody may know of the terms before the match is over.
    fn open_terms(&self, terms: &Self::Terms) -> Self::Terms {
        terms.clone()
    }
    /// The number of the current turn (0 before the first): a record starts a new line when it changes.
    fn turn_number(&self, s: &Self::State) -> u32;

    /// Any input as a record spells it.
    fn write_input(&self, input: &InputOf<Self>) -> String
    where
        Self: Sized,
    {
        match *input {
            Input::Act(action) => self.write_action(action),
            Input::Roll(faces) => faces.to_string(),
            Input::Call(call) => self.write_call(call),
        }
    }

    /// Read any input from its phrase: digits are dice, `call ...` is a call, the rest are actions.
    fn read_input(&self, text: &str) -> Result<InputOf<Self>, Refusal>
    where
        Self: Sized,
    {
        let text = text.trim();
        if is_dice(text) {
            Faces::parse(text).map(Input::Roll)
        } else if is_call(text) {
            self.read_call(text).map(Input::Call)
        } else {
            self.read_action(text).map(Input::Act)
        }
    }
}
