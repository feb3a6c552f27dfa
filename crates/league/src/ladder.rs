//! The ladder: who beats a team above takes its place, and those between move down by one.

use touchline_engine::Outcome;

use crate::field::Field;
use crate::{Fixture, TeamId};

/// Work out the order from the draw and all results, in the order they came.
pub(crate) fn climb(field: &mut Field) {
    let mut ladder: Vec<TeamId> = field.order.clone();
    let joined: Vec<TeamId> = field.joined.iter().map(|(_, team)| *team).collect();
    ladder.retain(|team| !joined.contains(team));
    let mut results: Vec<&Fixture> = field.fixtures.iter().filter(|fixture| fixture.counts()).collect();
    results.sort_by_key(|fixture| fixture.result_order);
    let mut joining = field.joined.iter().peekable();
    for fixture in results {
        while let Some((_, team)) = joining.next_if(|(order, _)| *order < fixture.result_order) {
            ladder.push(*team);
        }
        let Some([home, away]) = fixture.teams() else { continue };
        let (winner, loser) = match fixture.result.and_then(|result| result.outcome()) {
            Some(Outcome::Win(touchline_engine::Seat::Home)) => (home, away),
            Some(Outcome::Win(touchline_engine::Seat::Away)) => (away, home),
            _ => continue,
        };
        let rung = |team: TeamId| ladder.iter().position(|other| *other == team);
        if let (Some(from), Some(to)) = (rung(winner), rung(loser))
            && from > to
        {
            let climber = ladder.remove(from);
            ladder.insert(to, climber);
        }
    }
    ladder.extend(joining.map(|(_, team)| *team));
    field.ladder = ladder;
}

/// How many places above the challenger the challenged team is, teams that withdrew not counted; `None` if it
/// is not above.
pub(crate) fn places_above(field: &Field, challenger: TeamId, challenged: TeamId) -> Option<usize> {
    let there: Vec<TeamId> = field.ladder.iter().copied().filter(|team| !field.is_withdrawn(*team)).collect();
    let rung = |team: TeamId| there.iter().position(|other| *other == team);
    rung(challenger)?.checked_sub(rung(challenged)?).filter(|places| *places > 0)
}
