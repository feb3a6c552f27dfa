//! What has to be the same besides rules and seed for matches to be the same.

use touchline_ai::Evaluate;

/// To be raised when the same experiment with the same rules and weights would be played or counted
/// differently: a test knows how some matches went. Rules have revisions of their own.
const REVISION: u32 = 1;

/// How this program plays and counts matches of a game. It does not depend on the version of the program:
/// most changes of that change no match.
pub fn played_by<G: Evaluate>(game: &G) -> String {
    format!("{REVISION}-{:016x}", touchline_ai::key(game))
}
