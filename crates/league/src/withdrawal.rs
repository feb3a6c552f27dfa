//! What becomes of the matches of teams that withdraw, in everything but ties of a knock-out.

use touchline_engine::Seat;

use crate::field::Field;
use crate::result::MatchResult;
use crate::{DropOut, Fixture, Format, Part, Spec, Status, TeamId};

/// Work out the status of every fixture of a table or a group.
pub(crate) fn settle_tables(field: &mut Field, spec: &Spec) {
    if !field.off_table.contains(&true) {
        for fixture in field.fixtures.iter_mut().filter(|fixture| !matches!(fixture.part, Part::Tie(_))) {
            take_back_what_was_given(fixture);
            fixture.status = if fixture.result.is_some() { Status::Played } else { Status::Open };
        }
        return;
    }
    let annulled: Vec<bool> = (0..field.off_table.len())
        .map(|at| field.off_table[at] && is_annulled(field, spec, TeamId::at(at)))
        .collect();
    let gone = field.off_table.clone();
    for fixture in field.fixtures.iter_mut().filter(|fixture| !matches!(fixture.part, Part::Tie(_))) {
        take_back_what_was_given(fixture);
        let Some(teams) = fixture.teams() else { continue };
        let [home_gone, away_gone] = teams.map(|team| gone[team.index()]);
        fixture.status = if teams.iter().any(|team| annulled[team.index()]) {
            Status::Annulled
        } else if fixture.result.is_some() {
            Status::Played
        } else if matches!(spec.format, Format::Ladder { .. }) && (home_gone || away_gone) {
            // Nobody climbs over a team that has left.
            Status::Annulled
        } else {
            match (home_gone, away_gone) {
                (false, false) => Status::Open,
                (true, true) => Status::Annulled,
                (true, false) => give(fixture, spec, Seat::Away),
                (false, true) => give(fixture, spec, Seat::Home),
            }
        };
    }
}

/// A result that nobody entered follows from a withdrawal, and goes with it.
fn take_back_what_was_given(fixture: &mut Fixture) {
    if fixture.played_by.is_none() {
        fixture.result = None;
    }
}

/// Give a fixture to a seat.
pub(crate) fn give(fixture: &mut Fixture, spec: &Spec, winner: Seat) -> Status {
    fixture.result = Some(MatchResult::walkover(spec, winner));
    Status::Given(winner)
}

/// Whether no match of a team that withdrew counts.
fn is_annulled(field: &Field, spec: &Spec, team: TeamId) -> bool {
    match (spec.format, spec.drop_out) {
        // What was played in a Swiss tournament or on a ladder stands: the next rounds were paired by it.
        (Format::Swiss { .. } | Format::Ladder { .. } | Format::KnockOut(_), _) | (_, DropOut::Keep) => false,
        (_, DropOut::Annul) => true,
        (_, DropOut::Half) => {
            let mut all = 0;
            let mut played = 0;
            let of_team =
                |fixture: &&Fixture| !matches!(fixture.part, Part::Tie(_)) && fixture.seat_of(team).is_some();
            for fixture in field.fixtures.iter().filter(of_team) {
                all += 1;
                played += usize::from(fixture.played_by.is_some());
            }
            2 * played < all
        }
    }
}
