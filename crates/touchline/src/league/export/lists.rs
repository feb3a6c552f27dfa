//! Comma-separated lists (RFC 4180). Column names and values are the words of the file, in no language: they
//! are for programs.

use touchline_engine::Seat;
use touchline_league::{Competition, Ending, Fixture, Part, Status, Table, group_letter};

/// All tables.
pub(super) fn tables(competition: &Competition) -> String {
    let mut text = row(&[
        "table",
        "place",
        "team",
        "played",
        "won",
        "drawn",
        "lost",
        "goals_for",
        "goals_against",
        "difference",
        "yellow_cards",
        "red_cards",
        "byes",
        "buchholz",
        "points",
        "withdrawn",
    ]);
    for table in competition.tables() {
        let name = table_name(&table);
        for line in &table.rows {
            let team = competition.team(line.team).map_or("", |team| team.name.as_str());
            let numbers = [
                line.played.to_string(),
                line.won.to_string(),
                line.drawn.to_string(),
                line.lost.to_string(),
                line.goals_for.to_string(),
                line.goals_against.to_string(),
                line.goal_difference().to_string(),
                line.yellows.to_string(),
                line.reds.to_string(),
                line.byes.to_string(),
                line.buchholz.to_string(),
                line.points.to_string(),
                yes_or_no(line.withdrawn).to_owned(),
            ];
            let mut cells = vec![name.clone(), line.place.to_string(), named(team)];
            cells.extend(numbers);
            text += &row(&cells);
        }
    }
    text
}

/// All fixtures.
pub(super) fn fixtures(competition: &Competition) -> String {
    let mut text = row(&[
        "match",
        "round",
        "part",
        "leg",
        "home",
        "away",
        "status",
        "home_goals",
        "away_goals",
        "ending",
        "home_shoot_out",
        "away_shoot_out",
        "home_yellow",
        "away_yellow",
        "home_red",
        "away_red",
        "home_injury",
        "away_injury",
        "home_formation",
        "away_formation",
        "terms",
    ]);
    for fixture in competition.fixtures() {
        text += &row(&fixture_cells(competition, fixture));
    }
    text
}

fn fixture_cells(competition: &Competition, fixture: &Fixture) -> Vec<String> {
    let side = |seat: Seat| match fixture.team(seat).and_then(|id| competition.team(id)) {
        Some(team) => named(&team.name),
        None => fixture.seats[seat].to_string(),
    };
    let part = match fixture.part {
        Part::Table => "table".to_owned(),
        Part::Group(group) => format!("group {}", group_letter(group)),
        Part::Tie(tie) => format!("tie {tie}"),
    };
    let mut cells = vec![
        fixture.id.to_string(),
        fixture.round.to_string(),
        part,
        if fixture.decider { "decider".to_owned() } else { fixture.leg.to_string() },
        side(Seat::Home),
        side(Seat::Away),
        status(fixture.status).to_owned(),
    ];
    let result = fixture.result.as_ref();
    let of = |value: Option<String>| value.unwrap_or_default();
    cells.extend([0, 1].map(|at| of(result.map(|result| result.score[at].to_string()))));
    cells.push(result.map_or("", |result| ending(result.ending)).to_owned());
    cells.extend(
        [0, 1].map(|at| of(result.and_then(|result| result.shoot_out).map(|kicks| kicks[at].to_string()))),
    );
    for count in [
        |report: &touchline_league::SeatReport| report.yellows,
        |report: &touchline_league::SeatReport| report.reds,
        |report: &touchline_league::SeatReport| report.injuries,
    ] {
        cells.extend(Seat::ALL.map(|seat| of(result.map(|result| count(&result.seats[seat]).to_string()))));
    }
    cells.extend(Seat::ALL.map(|seat| {
        of(result.and_then(|result| result.seats[seat].formation).map(|formation| formation.to_string()))
    }));
    let terms = if fixture.status == Status::Open { competition.terms(fixture.id) } else { None };
    cells.push(terms.map(|terms| terms.text()).unwrap_or_default());
    cells
}

fn table_name(table: &Table) -> String {
    match table.part {
        Part::Group(group) => group_letter(group),
        Part::Table | Part::Tie(_) => "table".to_owned(),
    }
}

const fn status(status: Status) -> &'static str {
    match status {
        Status::Waiting => "waiting",
        Status::Open => "open",
        Status::Played => "played",
        Status::Given(_) => "given",
        Status::Annulled => "annulled",
    }
}

const fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Played => "played",
        Ending::ExtraTime => "extra-time",
        Ending::Awarded(_) => "awarded",
        Ending::Agreed => "agreed",
        Ending::Walkover(_) => "walkover",
        Ending::NoShow => "no-show",
    }
}

const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// A name somebody chose: spreadsheets take a cell that begins like a formula for one.
fn named(name: &str) -> String {
    if name.starts_with(['=', '+', '-', '@']) { format!("'{name}") } else { name.to_owned() }
}

fn row<T: AsRef<str>>(cells: &[T]) -> String {
    let quoted = |cell: &T| {
        let cell = cell.as_ref();
        let needs_quotes = cell.contains([',', '"', '\n', '\r']) || cell.trim() != cell;
        if needs_quotes { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.to_owned() }
    };
    cells.iter().map(quoted).collect::<Vec<_>>().join(",") + "\r\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stay_cells() {
        assert_eq!(row(&["a", "b,c", "d\"e", " f"]), "a,\"b,c\",\"d\"\"e\",\" f\"\r\n");
    }

    #[test]
    fn no_name_is_a_formula() {
        for name in ["=1+1", "+1", "-1", "@x"] {
            assert_eq!(named(name), format!("'{name}"));
        }
        assert_eq!(named("Ajax = 1"), "Ajax = 1");
    }
}
