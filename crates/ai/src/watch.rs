//! What a spectator sees of a match but the rules have no word for: who has the ball, where it is, what the
//! clock shows.

mod fuba;
mod grid;

use touchline_engine::Seat;

use crate::analysis::{Analysis, Analyst, Course, GoOn, Pitch, Standard};
use crate::{Evaluate, Level};

/// A game whose matches can be watched: what an analysis needs besides the rules and the evaluation.
pub trait Watch: Evaluate<State: Send + Sync, Action: Send + Sync, Call: Send + Sync> {
    /// The board as cells, without any time on them. Home attacks upwards.
    fn pitch(&self) -> Pitch;

    /// Whether the ball is in play: not during a set-up, in a shoot-out or after the end.
    fn is_in_play(&self, s: &Self::State) -> bool;

    /// The team that has the ball, or had it last.
    fn has_ball(&self, s: &Self::State) -> Seat;

    /// The cell of [`Watch::pitch`] the ball is in.
    fn cell(&self, s: &Self::State) -> usize;

    /// The half, from 1; 0 before the first.
    fn half(&self, s: &Self::State) -> u8;

    /// The clock as text; the turn where the game has no clock.
    fn clock(&self, s: &Self::State) -> String;

    /// Whether this question comes in the middle of a shot, after its first dice and before its result: then
    /// it does not end the shot.
    fn is_in_shot(&self, s: &Self::State, decision: &Self::Decision) -> bool;

    /// Analyse a match. A game calls [`Analyst::play_by_play`] in a method of its own, so that the whole
    /// analysis is compiled here, where it is optimised even in a debug build, and not once more wherever it
    /// is asked for.
    fn analysed(analyst: &Analyst, course: &Course<Self>, go_on: GoOn<'_>) -> Option<Analysis>
    where
        Self: Sized,
    {
        analyst.play_by_play(course, go_on)
    }

    /// How the levels play as this level judges them, the one with the most errors first; empty if that was
    /// not measured.
    fn standards(&self, _judge: Level) -> &'static [Standard] {
        &[]
    }
}
