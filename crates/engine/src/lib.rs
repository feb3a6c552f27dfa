//! The vocabulary shared by every game of Touchline.
//!
//! Six nouns: *State*, *Decision*, *Action*, *Chance*, *Event*, *View*. A game implements [`Game`];
//! everything else here (driver, undo, dice sources, records, perft) works with any game. No dependencies, no
//! I/O, no clock.

mod agenda;
mod call;
mod choices;
mod describe;
mod dice;
mod driver;
mod duel;
mod foresee;
mod game;
mod message;
mod notation;
mod odds;
mod perft;
mod playout;
pub mod reading;
mod record;
mod report;
mod rng;
mod rulebook;
mod seat;
mod spec;
mod spec_option;
mod worded;

pub use agenda::Agenda;
pub use call::Call;
pub use choices::{Choices, Weighted};
pub use describe::Describe;
pub use dice::{DiceSource, Draws, Faces, Scripted, Seeded, Typed};
pub use driver::{Driver, Input, InputOf};
pub use duel::{Duel, Standoff, Wish, duel};
pub use foresee::{Foresight, Ways, foresee};
pub use game::{Game, Log, Node, Outcome};
pub use message::{Arg, Message, Refusal};
pub use notation::Notation;
pub use odds::{Heard, Mixture, Odds, OddsKind};
pub use perft::perft;
pub use playout::{Playout, playout};
pub use record::{Record, RecordError, RecordLine, Replay, resume, retell};
pub use report::{Ended, Incident, MatchReport, SeatReport};
pub use rng::{Pcg, Rng};
pub use rulebook::{
    Offer, OfferedConcept, OfferedNeed, OfferedOption, Row, Rulebook, Setting, edition_key, played_custom,
    variant_word,
};
pub use seat::{BySeat, Seat};
pub use spec::Spec;
pub use spec_option::{SpecOption, unknown_value, value_of, words_of};
pub use worded::Worded;
#[doc(hidden)]
pub use worded::assert_distinct;
