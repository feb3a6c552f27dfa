//! The ball on the field: possession, territory, and the match turn by turn.

use touchline_engine::{BySeat, Seat};

use super::course::Course;
use super::{Moment, Pitch, Shot, Turn};
use crate::Watch;

/// The share of a turn's momentum that carries over to the next: half is left after three turns.
const FADING: f64 = 0.8;

/// When a position was reached.
pub(crate) fn moment<G: Watch>(game: &G, s: &G::State) -> Moment {
    Moment {
        turn: game.turn_number(s),
        half: game.half(s),
        clock: game.clock(s),
        score: BySeat(game.score(s)),
    }
}

/// The turns of a course. `worths` are home's winning chances in all positions.
pub(crate) fn turns<G: Watch>(course: &Course<G>, worths: &[f64], shots: &[Shot]) -> Vec<Turn> {
    let game = course.game();
    let number = |step: usize| game.turn_number(&course.states()[step]);
    let mut turns: Vec<Turn> = Vec::new();
    let (mut from, mut momentum) = (0, 0.0);
    while from < course.len() {
        let end = (from..course.len()).find(|step| number(*step) != number(from)).unwrap_or(course.len());
        momentum = momentum * FADING + worths[end] - worths[from];
        let mut turn = Turn {
            at: moment(game, &course.states()[from]),
            step: from,
            chance: worths[end],
            momentum,
            possession: BySeat::default(),
            expected_goals: BySeat::default(),
            goals: BySeat::default(),
        };
        let positions = in_play(course, from, end);
        for s in &positions {
            turn.possession[game.has_ball(s)] += 1.0 / count(positions.len());
        }
        for shot in shots.iter().filter(|shot| (from..end).contains(&shot.step)) {
            turn.expected_goals[shot.seat] += shot.chance;
            turn.goals[shot.seat] += u32::from(shot.goal);
        }
        turns.push(turn);
        from = end;
    }
    turns
}

/// The board with each team's time on the ball. Every turn with the ball in play weighs the same, and so does
/// every position within a turn.
pub(crate) fn heat<G: Watch>(course: &Course<G>, turns: &[Turn]) -> Pitch {
    let game = course.game();
    let mut pitch = game.pitch();
    let ends = turns.iter().skip(1).map(|turn| turn.step).chain([course.len()]);
    let played: Vec<_> = turns
        .iter()
        .zip(ends)
        .map(|(turn, end)| in_play(course, turn.step, end))
        .filter(|positions| !positions.is_empty())
        .collect();
    for positions in &played {
        for s in positions {
            if let Some(cell) = pitch.cells.get_mut(game.cell(s)) {
                cell.heat[game.has_ball(s)] += 1.0 / (count(positions.len()) * count(played.len()));
            }
        }
    }
    pitch
}

/// Where a team had the ball: its own third, the middle, the opponent's third.
pub(crate) fn thirds(pitch: &Pitch, seat: Seat) -> [f64; 3] {
    let mut thirds = [0.0; 3];
    for cell in &pitch.cells {
        let middle = (cell.y + cell.length / 2.0) / pitch.length;
        let ahead = if seat == Seat::Home { middle } else { 1.0 - middle };
        let third = if ahead < 1.0 / 3.0 {
            0
        } else if ahead <= 2.0 / 3.0 {
            1
        } else {
            2
        };
        thirds[third] += cell.heat[seat];
    }
    thirds
}

/// The positions before these steps, with the ball in play.
fn in_play<G: Watch>(course: &Course<G>, from: usize, end: usize) -> Vec<G::State> {
    course.states()[from..end].iter().filter(|s| course.game().is_in_play(s)).copied().collect()
}

#[expect(clippy::cast_precision_loss, reason = "at most a hundred thousand steps")]
fn count(n: usize) -> f64 {
    n as f64
}
