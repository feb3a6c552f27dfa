//! The rule of thumb of Grid: shoot with a fair chance, else keep the ball out of their reach and move up
//! with it; without the ball fetch it, else the goalie goes to its line and the others cover.

use touchline_grid::{Action, Grid, State};

/// The answers to the decision that is due and those that follow without dice.
pub(super) fn answers(game: &Grid, s: &State) -> Option<Vec<Action>> {
    touchline_ai::thumb(game, s).map(|whole| whole.answers)
}
