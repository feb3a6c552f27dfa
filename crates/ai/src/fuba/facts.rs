//! What a FUBA position shows of the way a team plays.

use touchline_engine::Seat;
use touchline_fuba::flow::Stage;
use touchline_fuba::pitch::{Area, DISTANCE, NEIGHBOURS, SIDE_AREAS, levels, penalty_area};
use touchline_fuba::state::State;

use super::sight::ball_area;
use crate::Fact;

/// How much of a fact there is of a team.
pub(super) fn fact(s: &State, seat: Seat, fact: Fact) -> f64 {
    match fact {
        Fact::Height => mean(s, seat, |area| middle(seat, area)),
        Fact::Wings => mean(s, seat, |area| f64::from(u8::from(SIDE_AREAS.has(area)))),
        Fact::Hunt => hunt(s, seat),
        Fact::Press => is(is_due(s, |stage| matches!(stage, Stage::Pressing(by, _) if by == seat))),
        Fact::LongShot => is(s.ball.area != penalty_area(seat.other())
            && is_due(s, |stage| match stage {
                Stage::GoalAttempt(by) => by == seat,
                Stage::FreeKickShot => s.control == seat,
                _ => false,
            })),
        // Whoever plays the ball plays it to the target; from there it can only be carried.
        Fact::Carry => is(s.control == seat && s.ball.area != s.turn.start && s.ball.area != s.turn.target),
        Fact::Length => length(s, seat),
    }
}

fn is(yes: bool) -> f64 {
    f64::from(u8::from(yes))
}

/// Whether something is announced that the dice will decide.
fn is_due(s: &State, what: impl Fn(Stage) -> bool) -> bool {
    s.agenda.stages().iter().any(|stage| what(*stage))
}

/// The middle of an area, in levels from a team's own goal line.
fn middle(seat: Seat, area: Area) -> f64 {
    let (low, high) = levels(seat, area);
    f64::from(low + high) / 2.0
}

/// The mean over the men on the board, the goalkeeper not counted.
fn mean(s: &State, seat: Seat, of: impl Fn(Area) -> f64) -> f64 {
    let (mut men, mut sum) = (0, 0.0);
    for area in s.squads[seat].present().iter() {
        let here = s.squads[seat].outfield(area);
        men += here;
        sum += of(area) * f64::from(here);
    }
    if men == 0 { 0.0 } else { sum / f64::from(men) }
}

/// Men at the ball, and half of those next to it.
fn hunt(s: &State, seat: Seat) -> f64 {
    if s.control == seat {
        return 0.0;
    }
    let (squad, ball) = (&s.squads[seat], ball_area(s));
    let near: u8 = NEIGHBOURS[ball as usize].iter().map(|area| squad.outfield(area)).sum();
    f64::from(squad.outfield(ball)) + f64::from(near) / 2.0
}

/// How far the ball is to be played, in steps, while its dice are not yet rolled.
fn length(s: &State, seat: Seat) -> f64 {
    if s.turn.starter != seat || !is_due(s, |stage| stage == Stage::StageDice) {
        return 0.0;
    }
    let steps = DISTANCE.get(s.turn.start as usize).and_then(|row| row.get(s.turn.target as usize));
    steps.map_or(0.0, |steps| f64::from(*steps))
}
