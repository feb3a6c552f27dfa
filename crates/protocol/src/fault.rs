//! Why a request is refused.

use touchline_engine::{Message, RecordError, Refusal};
use touchline_words::Words;

use crate::said::Sentence;

/// A refusal, with its place if it concerns one of many.
pub(crate) struct Fault {
    refusal: Refusal,
    place: Option<Place>,
}

/// What is at fault, counted from 1.
#[derive(Clone, Copy)]
enum Place {
    /// A line of a record.
    Line(usize),
    /// One of several inputs.
    Input(usize),
}

impl Fault {
    /// An error in one of several inputs.
    pub(crate) fn at_input(number: usize, refusal: Refusal) -> Self {
        Self { refusal, place: Some(Place::Input(number)) }
    }

    /// The refusal as a sentence; its place is among the arguments, and begins the sentence.
    pub(crate) fn tell(self, words: &Words) -> Sentence {
        let (key, name, number) = match self.place {
            None => return Sentence::new(words, self.refusal),
            Some(Place::Line(number)) => ("at-line", "line", number),
            Some(Place::Input(number)) => ("at-input", "input", number),
        };
        let number = i64::try_from(number).unwrap_or(i64::MAX);
        let refusal = self.refusal.number(name, number);
        let text = words.say(&Message::new(key).number(name, number).text("text", words.say(&refusal)));
        Sentence::with_text(refusal, text)
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self { refusal, place: None }
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Self {
        Self { refusal: error.refusal, place: Some(Place::Line(error.line)) }
    }
}
