//! Secret choices: bound to when they are made, shown when the rules show them.

use touchline_engine::Seat;

use crate::bytes::{Hash, hash};

/// What keeps a seal from being guessed: most secret choices have only a few values.
pub type Salt = [u8; 16];

/// The seal of the answers that a seat gives at once to a secret question. Choices are counted through the
/// match, from 0; the answers are in the notation.
pub fn seal<T: AsRef<str>>(code: &str, seat: Seat, choice: u64, salt: &Salt, answers: &[T]) -> Hash {
    let number = choice.to_be_bytes();
    let first: [&[u8]; 4] = [code.as_bytes(), seat.word().as_bytes(), &number, salt];
    let answers = answers.iter().map(|answer| answer.as_ref().as_bytes());
    hash("touchline/seal/1", first.into_iter().chain(answers))
}

/// The seal of a whole choice, made of those of its parts in order: it does not tell how many they are.
pub fn fold(seals: &[Hash]) -> Hash {
    hash("touchline/seals/1", seals.iter().map(|seal| &seal[..]))
}
