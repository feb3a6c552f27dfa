//! What people type for a team, a match or a seat: its number or its name.

use anyhow::bail;
use touchline_engine::{Message, Seat};
use touchline_league::{Competition, Fixture, FixtureId, Status, TeamId};
use touchline_words::{Words, near};

/// The team with this name, or else this number: a team may be called 7.
pub(super) fn team(competition: &Competition, typed: &str, words: &Words) -> anyhow::Result<TeamId> {
    if let Some(team) = competition.team_named(typed) {
        return Ok(team.id);
    }
    let number = typed.trim().parse().ok().map(TeamId);
    if let Some(team) = number.and_then(|id| competition.team(id)) {
        return Ok(team.id);
    }
    if competition.teams().is_empty() {
        bail!(words.say_key("league-no-teams-yet"));
    }
    Err(unknown(competition, typed, words))
}

fn unknown(competition: &Competition, typed: &str, words: &Words) -> anyhow::Error {
    let wanted = typed.trim().to_lowercase();
    let far = |name: &str| near::distance(&wanted, &name.to_lowercase());
    let most = wanted.chars().count().div_ceil(3);
    let names = || competition.teams().iter().map(|team| team.name.as_str());
    let meant = names().min_by_key(|name| far(name)).filter(|name| far(name) <= most);
    let refusal = match meant {
        Some(meant) => Message::new("league-team-meant").quoted("got", typed).text("meant", meant),
        None => Message::new("league-team-unknown")
            .quoted("got", typed)
            .text("teams", names().collect::<Vec<_>>().join(", ")),
    };
    anyhow::anyhow!(words.say(&refusal))
}

/// Teams in this order.
pub(super) fn teams(
    competition: &Competition,
    typed: &[String],
    words: &Words,
) -> anyhow::Result<Vec<TeamId>> {
    typed.iter().map(|name| team(competition, name, words)).collect()
}

/// Two teams, `Ajax:Lazio`.
pub(super) fn pair(competition: &Competition, typed: &str, words: &Words) -> anyhow::Result<[TeamId; 2]> {
    // A colon may be part of a name.
    let mut first_error = None;
    for (at, _) in typed.match_indices(':') {
        let both = [&typed[..at], &typed[at + 1..]].map(|name| team(competition, name, words));
        match both {
            [Ok(home), Ok(away)] => return Ok([home, away]),
            [Err(error), _] | [_, Err(error)] => first_error = first_error.or(Some(error)),
        }
    }
    let refusal = || words.say(&Message::new("league-bad-pair").quoted("got", typed));
    Err(first_error.unwrap_or_else(|| anyhow::anyhow!(refusal())))
}

/// The match with this number, or between these two teams (`Ajax:Lazio`): the one that is to be played, or
/// else, if `played`, the last one that was.
pub(super) fn fixture(
    competition: &Competition,
    typed: &str,
    played: bool,
    words: &Words,
) -> anyhow::Result<FixtureId> {
    if let Ok(number) = typed.trim().parse() {
        return Ok(FixtureId(number));
    }
    if !typed.contains(':') {
        bail!(words.say(&Message::new("league-bad-match").quoted("got", typed)));
    }
    let [home, away] = pair(competition, typed, words)?;
    let between = |fixture: &&Fixture| fixture.teams() == Some([home, away]);
    let all: Vec<&Fixture> = competition.fixtures().iter().filter(between).collect();
    let wanted = if played {
        all.iter().rfind(|fixture| fixture.status == Status::Played)
    } else {
        all.iter().find(|fixture| fixture.status == Status::Open)
    };
    if let Some(fixture) = wanted.or(all.last()) {
        return Ok(fixture.id);
    }
    let [home, away] = [home, away].map(|id| competition.name_of(id));
    bail!(words.say(&Message::new("league-not-paired").text("home", home).text("away", away)))
}

/// `home`, `away`, or one of the two teams of a match.
pub(super) fn seat(
    competition: &Competition,
    fixture: FixtureId,
    typed: &str,
    words: &Words,
) -> anyhow::Result<Seat> {
    if let Some(seat) = Seat::from_word(&typed.trim().to_lowercase()) {
        return Ok(seat);
    }
    let found = competition.fixture(fixture);
    let team = team(competition, typed, words)?;
    found.and_then(|fixture| fixture.seat_of(team)).ok_or_else(|| {
        anyhow::anyhow!(
            words.say(&Message::new("league-not-in-match").quoted("got", typed).number("fixture", fixture.0))
        )
    })
}
