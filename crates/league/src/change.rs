//! What an input changed, for people.

use touchline_engine::{Message, Seat};

use crate::competition::{Competition, Stage, State};
use crate::field::Voided;
use crate::play::Play;
use crate::table::Ranking;
use crate::{FixtureId, FixtureTerms, Input, MatchResult, Part, Slot, Spec, Status, TeamId};

/// Something that is different after an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A team came in.
    Added(TeamId),
    /// A team is no longer in.
    Left(TeamId),
    /// The competition as a whole.
    Stage(Stage),
    /// So many fixtures were added.
    Fixtures(usize),
    /// A fixture is no longer to be played.
    Cancelled(FixtureId),
    /// A fixture has a result now, entered or given.
    Result(FixtureId),
    /// A fixture does not count any more: a team withdrew.
    Annulled(FixtureId),
    /// A fixture that was given to a team, or did not count, is to be played.
    Reopened(FixtureId),
    /// The next match of a team begins with other terms than before a correction.
    Terms(FixtureId),
    /// A seat of a fixture has another team.
    Seat {
        /// The fixture.
        fixture: FixtureId,
        /// The seat.
        seat: Seat,
        /// Who it was.
        before: Slot,
        /// Who it is.
        after: Slot,
    },
    /// A result is void: it was taken back, other teams meet now, or the match is not needed any more.
    Voided {
        /// The fixture.
        fixture: FixtureId,
        /// What it was.
        was: MatchResult,
    },
    /// A team has another place because of a correction, a withdrawal or a result taken back.
    Place {
        /// The table.
        part: Part,
        /// The team.
        team: TeamId,
        /// Its place before.
        before: u16,
        /// Its place now.
        after: u16,
    },
    /// The competition has another winner, or one where there was none.
    Winner(Option<TeamId>),
}

/// What differs between two states.
pub(crate) fn between(
    spec: &Spec,
    play: &Play,
    before: &State,
    after: &State,
    voided: Vec<Voided>,
    input: &Input,
) -> Vec<Change> {
    let mut list = Vec::new();
    for team in &after.teams {
        let was_there = before.teams.get(team.id.index()).map(|team| !team.withdrawn);
        match (was_there, team.withdrawn) {
            (None | Some(false), false) => list.push(Change::Added(team.id)),
            (Some(true), true) => list.push(Change::Left(team.id)),
            _ => {}
        }
    }
    if before.stage(spec) != after.stage(spec) {
        list.push(Change::Stage(after.stage(spec)));
    }
    fixtures(before, after, &mut list);
    list.extend(voided.into_iter().map(|(fixture, was)| Change::Voided { fixture, was }));
    // A result moves places too, but that is what a table is for.
    if matches!(input, Input::Correct(..) | Input::Void(_) | Input::Withdraw(_) | Input::Replace { .. }) {
        places(spec, before, after, &mut list);
    }
    if matches!(input, Input::Correct(..) | Input::Void(_) | Input::Dice { .. }) {
        terms(spec, play, before, after, &mut list);
    }
    if before.winner(spec) != after.winner(spec) {
        list.push(Change::Winner(after.winner(spec)));
    }
    list
}

fn fixtures(before: &State, after: &State, list: &mut Vec<Change>) {
    let mut added = 0;
    for fixture in &after.field.fixtures {
        let Some(old) = before.field.fixture(fixture.id) else {
            added += 1;
            continue;
        };
        for seat in Seat::ALL {
            let (before, after) = (old.seats[seat], fixture.seats[seat]);
            if before != after {
                list.push(Change::Seat { fixture: fixture.id, seat, before, after });
            }
        }
        let was_annulled = old.status == Status::Annulled;
        match fixture.status {
            Status::Annulled if was_annulled => {}
            Status::Annulled => list.push(Change::Annulled(fixture.id)),
            Status::Open | Status::Waiting if was_annulled || matches!(old.status, Status::Given(_)) => {
                list.push(Change::Reopened(fixture.id));
            }
            _ if fixture.result.is_some() && (fixture.result != old.result || was_annulled) => {
                list.push(Change::Result(fixture.id));
            }
            _ => {}
        }
    }
    if added > 0 {
        list.push(Change::Fixtures(added));
    }
    let gone = |id: FixtureId| after.field.fixture(id).is_none();
    list.extend(before.field.fixtures.iter().map(|f| f.id).filter(|id| gone(*id)).map(Change::Cancelled));
}

/// Terms of matches that have not begun. What a team brings belongs to its next match alone.
fn terms(spec: &Spec, play: &Play, before: &State, after: &State, list: &mut Vec<Change>) {
    let mut seen = vec![false; after.teams.len()];
    for fixture in &after.field.fixtures {
        let Some(teams) = fixture.teams().filter(|_| fixture.status == Status::Open) else { continue };
        let is_next = teams.map(|team| !std::mem::replace(&mut seen[team.index()], true)).contains(&true);
        let Some(old) = before.field.fixture(fixture.id).filter(|old| old.seats == fixture.seats) else {
            continue;
        };
        if fixture.begun || !is_next {
            continue;
        }
        let of = |state: &State, fixture| FixtureTerms::of(spec, play, &state.field, &state.teams, fixture);
        if let (Some(was), Some(is)) = (of(before, old), of(after, fixture))
            && (was.fuba(), &was.reasons) != (is.fuba(), &is.reasons)
        {
            list.push(Change::Terms(fixture.id));
        }
    }
}

fn places(spec: &Spec, before: &State, after: &State, list: &mut Vec<Change>) {
    for part in after.parts(spec) {
        let (old, new) = (Ranking::of(spec, &before.field, part), Ranking::of(spec, &after.field, part));
        for row in &new.rows {
            if let Some(was) = old.rows.iter().find(|old| old.team == row.team)
                && was.place != row.place
            {
                list.push(Change::Place { part, team: row.team, before: was.place, after: row.place });
            }
        }
    }
}

impl Change {
    /// The message that tells people; the competition is the one after the change.
    pub fn say(&self, competition: &Competition) -> Message {
        let team = |team: TeamId| competition.name_of(team).to_owned();
        let slot = |slot: Slot| match slot {
            Slot::Team(id) => team(id),
            other => other.to_string(),
        };
        match self {
            Self::Added(id) => Message::new("league-change-added").text("team", team(*id)),
            Self::Left(id) => Message::new("league-change-left").text("team", team(*id)),
            Self::Stage(stage) => Message::new("league-change-stage").key("stage", stage.key()),
            Self::Fixtures(count) => Message::new("league-change-fixtures")
                .number("count", i64::try_from(*count).unwrap_or(i64::MAX)),
            Self::Cancelled(id) => Message::new("league-change-cancelled").number("fixture", id.0),
            Self::Result(id) => {
                let result = competition.fixture(*id).and_then(|fixture| fixture.result);
                let text = result.map(|result| result.to_text()).unwrap_or_default();
                Message::new("league-change-result").number("fixture", id.0).text("result", text)
            }
            Self::Annulled(id) => Message::new("league-change-annulled").number("fixture", id.0),
            Self::Reopened(id) => Message::new("league-change-reopened").number("fixture", id.0),
            Self::Terms(id) => {
                let terms = competition.terms(*id).map(|terms| terms.text()).unwrap_or_default();
                Message::new("league-change-terms")
                    .number("fixture", id.0)
                    .text("terms", if terms.is_empty() { "-".to_owned() } else { terms })
            }
            Self::Seat { fixture, before, after, .. } => Message::new("league-change-seat")
                .number("fixture", fixture.0)
                .text("before", slot(*before))
                .text("after", slot(*after)),
            Self::Voided { fixture, was } => Message::new("league-change-voided")
                .number("fixture", fixture.0)
                .text("result", was.to_text()),
            Self::Place { team: id, before, after, .. } => Message::new("league-change-place")
                .text("team", team(*id))
                .number("before", *before)
                .number("after", *after),
            Self::Winner(Some(id)) => Message::new("league-change-winner").text("team", team(*id)),
            Self::Winner(None) => Message::new("league-change-no-winner"),
        }
    }
}
