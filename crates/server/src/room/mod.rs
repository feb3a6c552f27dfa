//! A match while it is played.
//!
//! [`Room`](table::Room) is the match itself: what was done and what everybody may see of it, without
//! storage, network or clock. An [`owner`] is the one task that has a room: it takes what seats want, has it
//! written to the journal, and only then lets everybody know.

mod among_nodes;
mod any_room;
mod choice;
pub(crate) mod clock;
pub(crate) mod endings;
pub(crate) mod entry;
pub(crate) mod log;
pub(crate) mod owner;
pub(crate) mod pact;
pub(crate) mod registry;
mod stranded;
pub(crate) mod table;
mod taking_up;
pub(crate) mod terms;
#[cfg(test)]
mod tests;

pub(crate) use registry::Rooms;
pub(crate) use terms::{Ending, Occupant, Seats, Terms};
