//! A competition in words: who plays, how it ended, what changed, what comes next.

use std::fmt::Write as _;
use std::path::Path;

use touchline_engine::{Message, Seat};
use touchline_league::{
    BracketTie, Change, Competition, Due, Ending, Fixture, FixtureId, Format, MatchResult, Part, Reason,
    Slot, Stage, Status, TeamId, TieId, group_letter,
};
use touchline_words::Words;

use crate::columns::wrap;
use crate::play::save::quoted;
use crate::terminal;

/// How many matches the list of what comes next shows.
const NEXT: usize = 8;

/// The name of a team.
pub(super) fn team(competition: &Competition, id: TeamId) -> String {
    competition.team(id).map_or_else(|| id.to_string(), |team| team.name.clone())
}

/// Who is on one side: a team, or where it comes from.
pub(super) fn slot(competition: &Competition, slot: Slot, words: &Words) -> String {
    let of_tie = |key: &'static str, tie: TieId| match first_fixture(competition, tie) {
        Some(fixture) => words.say(&Message::new(key).number("fixture", fixture.0)),
        None => words.say_key("league-slot-open"),
    };
    match slot {
        Slot::Team(id) => team(competition, id),
        Slot::Winner(tie) => of_tie("league-slot-winner", tie),
        Slot::Loser(tie) => of_tie("league-slot-loser", tie),
        Slot::Place { .. } | Slot::Drawn(_) => slot.to_string(),
        Slot::Nobody => words.say_key("league-slot-nobody"),
    }
}

/// The match that a tie is known by.
fn first_fixture(competition: &Competition, tie: TieId) -> Option<FixtureId> {
    competition.fixtures().iter().find(|fixture| fixture.part == Part::Tie(tie)).map(|fixture| fixture.id)
}

/// `Ajax - Lazio`.
pub(super) fn sides(competition: &Competition, fixture: &Fixture, words: &Words) -> String {
    let [home, away] = Seat::ALL.map(|seat| slot(competition, fixture.seats[seat], words));
    format!("{home} - {away}")
}

/// The name of a round of the knock-out, by the teams it can take.
pub(super) fn cup_round(teams: u16, words: &Words) -> String {
    match teams {
        2 => words.say_key("league-round-final"),
        4 => words.say_key("league-round-semi-finals"),
        8 => words.say_key("league-round-quarter-finals"),
        _ => words.say(&Message::new("league-round-of").number("teams", teams)),
    }
}

/// The heading that a fixture belongs under.
pub(super) fn heading(competition: &Competition, fixture: &Fixture, words: &Words) -> String {
    let Part::Tie(tie) = fixture.part else {
        return match competition.spec().format {
            Format::Ladder { .. } => words.say_key("league-challenges"),
            _ => words.say(&Message::new("league-round").number("round", fixture.round)),
        };
    };
    let Some(bracket) = competition.bracket() else { return String::new() };
    let is_it = |other: &BracketTie| other.id == tie;
    if bracket.third_place.as_ref().is_some_and(is_it) {
        return words.say_key("league-round-third-place");
    }
    let round = bracket.rounds.iter().find(|round| round.ties.iter().any(is_it));
    round.map_or_else(String::new, |round| cup_round(round.teams, words))
}

/// What tells a fixture from the others of its round: its group, its leg.
pub(super) fn detail(competition: &Competition, fixture: &Fixture, words: &Words) -> String {
    let two_legs = competition.spec().format.knock_out().is_some_and(|cup| cup.legs > 1);
    match fixture.part {
        Part::Group(group) => words.say(&Message::new("league-group").text("group", group_letter(group))),
        Part::Tie(_) if fixture.decider => words.say_key("league-decider"),
        Part::Tie(_) if two_legs => words.say(&Message::new("league-leg").number("leg", fixture.leg)),
        Part::Table | Part::Tie(_) => String::new(),
    }
}

/// Who has no opponent in the round of a fixture.
pub(super) fn byes(competition: &Competition, fixture: &Fixture, words: &Words) -> Vec<String> {
    let of_round = |(round, _): &&(u16, TeamId)| *round == fixture.round && fixture.part == Part::Table;
    let bye = |(_, id): &(u16, TeamId)| {
        words.say(&Message::new("league-told-bye").text("team", team(competition, *id)))
    };
    competition.byes().iter().filter(of_round).map(bye).collect()
}

/// How a match ended: `2-1`, `1-1 (shoot-out 4-3)`.
pub(super) fn result(result: &MatchResult, words: &Words) -> String {
    let (score, notes) = score_and_notes(result, words);
    match (score.is_empty(), notes.is_empty()) {
        (true, _) => notes,
        (false, true) => score,
        (false, false) => format!("{score} ({notes})"),
    }
}

/// The same in two parts; a match to which nobody came has no score.
pub(super) fn score_and_notes(result: &MatchResult, words: &Words) -> (String, String) {
    let [home, away] = result.score;
    let mut notes = Vec::new();
    match result.ending {
        Ending::Played => {}
        Ending::ExtraTime => notes.push(words.say_key("league-after-extra-time")),
        Ending::Awarded(_) => notes.push(words.say_key("league-awarded")),
        Ending::Agreed => notes.push(words.say_key("league-agreed")),
        Ending::Walkover(_) => notes.push(words.say_key("league-walkover")),
        Ending::NoShow => return (String::new(), words.say_key("league-no-show")),
    }
    if let Some([home, away]) = result.shoot_out {
        let score = format!("{home}-{away}");
        notes.push(words.say(&Message::new("league-shoot-out").text("score", score)));
    }
    (format!("{home}-{away}"), notes.join(", "))
}

/// What a match had besides goals: cards, injuries.
pub(super) fn incidents(result: &MatchResult, seat: Seat, words: &Words) -> String {
    let report = &result.seats[seat];
    let counts = [
        ("league-yellows", report.yellows),
        ("league-reds", report.reds),
        ("league-injuries", report.injuries),
    ];
    let mut list: Vec<String> = counts
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(key, count)| words.say(&Message::new(key).number("count", count)))
        .collect();
    if let Some(formation) = report.formation {
        list.push(formation.to_string());
    }
    for skill in report.skills_lost.iter() {
        let skill = format!("skill-{}", skill.word());
        list.push(words.say(&Message::new("league-lost-skill").key("skill", skill)));
    }
    list.join(", ")
}

/// Why a team brings something into a match.
pub(super) fn reason(competition: &Competition, reason: &Reason, words: &Words) -> String {
    format!("{} ({})", words.say(&reason.say(competition)), reason.cause.clause())
}

/// The format in words.
pub(super) fn format(format: Format, words: &Words) -> String {
    let cup = |cup: touchline_league::KnockOut| {
        let third = if cup.third_place { words.say_key("league-format-third-place") } else { String::new() };
        let legs = words.say(&Message::new("league-format-knock-out").number("legs", cup.legs));
        if third.is_empty() { legs } else { format!("{legs} {third}") }
    };
    match format {
        Format::RoundRobin { legs } => {
            words.say(&Message::new("league-format-round-robin").number("legs", legs))
        }
        Format::Swiss { rounds } => words.say(&Message::new("league-format-swiss").number("rounds", rounds)),
        Format::KnockOut(then) => cup(then),
        Format::Groups { groups, qualify, legs, then } => {
            let groups = Message::new("league-format-groups")
                .number("groups", groups)
                .number("qualify", qualify)
                .number("legs", legs);
            format!("{} {}", words.say(&groups), cup(then))
        }
        Format::Ladder { reach } => words.say(&Message::new("league-format-ladder").number("reach", reach)),
    }
}

/// A change, with names instead of numbers where there are any.
pub(super) fn change(competition: &Competition, change: &Change, words: &Words) -> String {
    let of = |id: FixtureId| competition.fixture(id).map(|fixture| sides(competition, fixture, words));
    match change {
        Change::Result(id) => {
            let how = competition.fixture(*id).and_then(|fixture| fixture.result);
            let how = how.map(|how| result(&how, words)).unwrap_or_default();
            let text = format!("{} {how}", of(*id).unwrap_or_default());
            words.say(&Message::new("league-change-result").number("fixture", id.0).text("result", text))
        }
        Change::Seat { fixture, before, after, .. } => words.say(
            &Message::new("league-change-seat")
                .number("fixture", fixture.0)
                .text("before", slot(competition, *before, words))
                .text("after", slot(competition, *after, words)),
        ),
        Change::Voided { fixture, was } => words.say(
            &Message::new("league-change-voided")
                .number("fixture", fixture.0)
                .text("result", result(was, words)),
        ),
        other => words.say(&other.say(competition)),
    }
}

/// Whether both teams play it next: what a team carries over belongs to its next match alone.
pub(super) fn is_next(competition: &Competition, fixture: &Fixture) -> bool {
    if !competition.spec().carry_over {
        return true;
    }
    let Some(teams) = fixture.teams() else { return false };
    !competition
        .fixtures()
        .iter()
        .take_while(|other| other.id != fixture.id)
        .any(|other| other.status == Status::Open && teams.iter().any(|team| other.seat_of(*team).is_some()))
}

/// What is expected now, with the command for it.
pub(super) fn next(competition: &Competition, file: &Path, words: &Words) -> String {
    let file = quoted(file);
    let width = terminal::width();
    let mut text = String::new();
    let mut line = |what: String, command: String| {
        for part in wrap(&what, width) {
            let _ = writeln!(text, "{part}");
        }
        if !command.is_empty() {
            let _ = writeln!(text, "  touchline league {command}");
        }
    };
    match competition.stage() {
        Stage::Open => {
            let teams = i64::try_from(competition.teams().iter().filter(|team| !team.withdrawn).count());
            let count = Message::new("league-next-open").number("teams", teams.unwrap_or(i64::MAX));
            line(words.say(&count), format!("add {file} NAME"));
        }
        Stage::Paused => line(words.say_key("league-next-paused"), format!("resume {file}")),
        Stage::Over => {
            let winner = competition.winner().map(|winner| team(competition, winner));
            line(
                match winner {
                    Some(team) => words.say(&Message::new("league-next-won").text("team", team)),
                    None => words.say_key("league-next-over"),
                },
                String::new(),
            );
        }
        Stage::Running => {}
    }
    for due in competition.due() {
        let what = words.say(&due.say(competition));
        let what = match &due {
            Due::Dice { why, .. } => format!("{what} ({})", why.clause()),
            _ => what,
        };
        line(what, command_for(competition, &due, &file));
    }
    let ready: Vec<&Fixture> = competition.ready().filter(|fixture| is_next(competition, fixture)).collect();
    if let Some(first) = ready.first() {
        let count = i64::try_from(ready.len()).unwrap_or(i64::MAX);
        line(
            words.say(&Message::new("league-next-matches").number("count", count)),
            format!("result {file} {} 2-1", first.id),
        );
        let list: Vec<String> = ready
            .iter()
            .take(NEXT)
            .map(|fixture| format!("  {:>4}  {}", fixture.id.0, sides(competition, fixture, words)))
            .collect();
        let _ = writeln!(text, "{}", list.join("\n"));
        if ready.len() > NEXT {
            let _ = writeln!(text, "  …");
        }
        let _ = writeln!(text, "  touchline league fixtures {file}");
    }
    text
}

/// The command that settles what is due.
fn command_for(competition: &Competition, due: &Due, file: &str) -> String {
    match due {
        Due::Start => format!("start {file}"),
        Due::Draw => format!("draw {file}"),
        Due::Pair(_) => format!("pair {file}"),
        Due::Dice { team: id, .. } => {
            format!("roll {file} --team {}", quoted(Path::new(&team(competition, *id))))
        }
        Due::Lot(_) => format!("lot {file}"),
    }
}
