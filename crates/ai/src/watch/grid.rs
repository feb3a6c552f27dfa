//! Watching Grid: squares, turns, the last touch.

use touchline_engine::{BySeat, Game, Node, Seat};
use touchline_grid::board::Square;
use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;
use touchline_grid::state::Hold;
use touchline_grid::{Decision, Grid, Roll, State, roll};

use crate::Watch;
use crate::analysis::{Analysis, Analyst, Cell, Course, GoOn, Pitch};

impl Watch for Grid {
    fn analysed(analyst: &Analyst, course: &Course<Self>, go_on: GoOn<'_>) -> Option<Analysis> {
        analyst.play_by_play(course, go_on)
    }

    fn pitch(&self) -> Pitch {
        let board = self.rules.board;
        let cell = |square: Square| Cell {
            name: format!("{},{}", square.x, square.y),
            x: f64::from(square.x - 1),
            y: f64::from(square.y - 1),
            width: 1.0,
            length: 1.0,
            heat: BySeat::default(),
        };
        Pitch {
            width: f64::from(board.width),
            length: f64::from(board.length),
            cells: board.field().map(cell).collect(),
        }
    }

    fn is_in_play(&self, s: &State) -> bool {
        let shootout = s.agenda.stages().contains(&Stage::Shootout);
        s.turns > 0 && !shootout && !matches!(self.node(s), Node::Over(_))
    }

    /// Whoever holds it, else the last toucher; after a restart from the centre, whoever's turn it is.
    fn has_ball(&self, s: &State) -> Seat {
        let holder = match s.ball.hold {
            Hold::Held(marker) | Hold::Juggled(marker) => Some(marker),
            Hold::Free => s.touch.by,
        };
        holder.map_or(s.turn.seat, Marker::seat)
    }

    /// A slot belongs to the square in front of it.
    fn cell(&self, s: &State) -> usize {
        let (board, ball) = (self.rules.board, s.ball.at);
        let (x, y) = (ball.x.clamp(1, board.width), ball.y.clamp(1, board.length));
        let before = i32::from(y - 1) * i32::from(board.width) + i32::from(x - 1);
        usize::try_from(before).unwrap_or(0)
    }

    fn half(&self, s: &State) -> u8 {
        if s.turns == 0 { 0 } else { s.half }
    }

    fn clock(&self, s: &State) -> String {
        s.turns.to_string()
    }

    /// A fielder's skill may roll a save again, and a ball that cannot be grabbed may be deflected.
    fn is_in_shot(&self, s: &State, decision: &Decision) -> bool {
        let shooting = || {
            let due = roll(&self.rules, s);
            matches!(due, Some(Roll::Save | Roll::Deflect | Roll::PenaltyDie | Roll::PenaltySave(_)))
        };
        matches!(decision, Decision::Walk(_)) || (*decision == Decision::Reroll && shooting())
    }
}
