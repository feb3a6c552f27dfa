//! What a spectator sees of a game that the rules have no word for: who has the ball, where it is, what the
//! clock shows.

mod fuba;
mod grid;

use touchline_engine::Seat;

use crate::Evaluate;
use crate::analysis::Pitch;

/// A game whose matches can be watched: what analysis needs to know of it beside its rules and its
/// evaluation.
pub trait Watch: Evaluate<State: Send + Sync, Action: Send + Sync, Call: Send + Sync> {
    /// The board in cells, nobody's time on them yet. Home plays upwards.
    fn pitch(&self) -> Pitch;

    /// Whether a ball is being played for: not while teams are set up, in a shoot-out or after the end.
    fn is_in_play(&self, s: &Self::State) -> bool;

    /// The team that has the ball, or had it last.
    fn has_ball(&self, s: &Self::State) -> Seat;

    /// The cell of [`Watch::pitch`] in which the ball is.
    fn cell(&self, s: &Self::State) -> usize;

    /// The half, from 1; 0 before the first.
    fn half(&self, s: &Self::State) -> u8;

    /// The clock as it is written; the turn where the game has no clock.
    fn clock(&self, s: &Self::State) -> String;

    /// Whether this is asked in the middle of a shot, after its first dice and before it is known whether it
    /// is a goal: then it does not end the shot.
    fn is_in_shot(&self, s: &Self::State, decision: &Self::Decision) -> bool;
}
