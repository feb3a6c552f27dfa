//! Leagues and cups: fixtures, pairings, tables, brackets, and what a match carries over to the next.
//!
//! A [`Competition`] is a [`Spec`] and a list of [`Entry`]s; everything else follows from them. No I/O, no
//! clock, no random generator: what is drawn or rolled is an input like any other. [`Competition::due`] says
//! what has to come from outside next, [`Competition::supply`] makes it.

mod bracket;
pub mod carry_over;
mod change;
mod competition;
mod due;
mod field;
mod fixture;
mod format;
mod ids;
mod input;
mod knock_out;
mod ladder;
mod play;
mod result;
mod round_robin;
pub mod simulate;
mod spec;
mod swiss;
mod table;
mod team;
mod terms;
pub mod text;
pub mod times;
mod withdrawal;

pub use bracket::{Bracket, BracketRound, BracketTie};
pub use carry_over::{Cause, Reason, Why};
pub use change::Change;
pub use competition::{Competition, Stage};
pub use due::Due;
pub use fixture::{Fixture, Part, Slot, Status, group_letter};
pub use format::{Format, KnockOut};
pub use ids::{FixtureId, TeamId, TieId};
pub use input::{Entry, Input, NewTeam, Pairing};
pub use play::Book;
pub use result::{Ending, MatchResult, SeatReport};
pub use spec::{Draws, DropOut, Points, Seeding, Spec, TieBreak};
pub use table::{Row, Table};
pub use team::Team;
pub use terms::FixtureTerms;
pub use text::{LogError, parse, to_text};

/// The most teams a competition takes.
pub const MAX_TEAMS: usize = 256;
/// The most fixtures a competition has at once.
pub const MAX_FIXTURES: usize = 20_000;
/// The most entries a competition takes.
pub const MAX_ENTRIES: usize = 100_000;
/// The most characters of a name.
pub const MAX_NAME: usize = 60;
/// The most characters of a reason or an announcement.
pub const MAX_TEXT: usize = 1000;
