//! What separates two neighbours of a table.

use touchline_engine::Outcome;
use touchline_league::{Competition, Row, Table, TeamId, TieBreak};

/// What puts a row above the next one, if both have the same points and it is not the place on a ladder.
pub(super) fn decided_by(league: &Competition, table: &Table, row: &Row, next: &Row) -> Option<TieBreak> {
    let is_level = row.points == next.points && row.withdrawn == next.withdrawn && row.played > 0;
    if !is_level || row.place == next.place {
        return None;
    }
    league.spec().tie_breaks.iter().copied().find(|by| match by {
        TieBreak::GoalDifference => row.goal_difference() != next.goal_difference(),
        TieBreak::Goals => row.goals_for != next.goals_for,
        TieBreak::Buchholz => row.buchholz != next.buchholz,
        TieBreak::FairPlay => row.cards() != next.cards(),
        TieBreak::HeadToHead => {
            let level = level_before_head_to_head(league, table, row);
            among(league, table, &level, row.team) != among(league, table, &level, next.team)
        }
        TieBreak::Lot => true,
    })
}

/// The teams that nothing before head-to-head separates from a row.
fn level_before_head_to_head(league: &Competition, table: &Table, row: &Row) -> Vec<TeamId> {
    let before: Vec<TieBreak> =
        league.spec().tie_breaks.iter().copied().take_while(|by| *by != TieBreak::HeadToHead).collect();
    let key = |row: &Row| {
        let of = |by: &TieBreak| match by {
            TieBreak::GoalDifference => i64::from(row.goal_difference()),
            TieBreak::Goals => i64::from(row.goals_for),
            TieBreak::Buchholz => i64::from(row.buchholz),
            TieBreak::FairPlay => i64::from(row.cards()),
            TieBreak::HeadToHead | TieBreak::Lot => 0,
        };
        (row.points, row.withdrawn, before.iter().map(of).collect::<Vec<_>>())
    };
    table.rows.iter().filter(|other| key(other) == key(row)).map(|other| other.team).collect()
}

/// Points, goal difference and goals of a team against the others of a list.
fn among(league: &Competition, table: &Table, teams: &[TeamId], team: TeamId) -> (u32, i32, u32) {
    let points = league.spec().points;
    let mut sum = (0, 0, 0);
    for fixture in league.fixtures().iter().filter(|fixture| fixture.part == table.part && fixture.counts()) {
        let (Some(pair), Some(result), Some(seat)) =
            (fixture.teams(), fixture.result.as_ref(), fixture.seat_of(team))
        else {
            continue;
        };
        if !pair.iter().all(|one| teams.contains(one)) {
            continue;
        }
        let goals = result.goals(league.spec());
        let (own, other) = (goals[seat as usize], goals[seat.other() as usize]);
        let worth = match result.outcome() {
            Some(Outcome::Win(winner)) if winner == seat => points.win,
            Some(Outcome::Draw) => points.draw,
            _ => points.loss,
        };
        sum.0 += u32::from(worth);
        sum.1 += i32::from(own) - i32::from(other);
        sum.2 += u32::from(own);
    }
    sum
}
