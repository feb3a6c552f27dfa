//! What the tests share: competitions in a line, and drivers that play them.

use touchline_engine::{Pcg, Rng};
use touchline_league::{
    Competition, Due, Entry, FixtureId, Format, Input, MatchResult, NewTeam, Part, Spec, TeamId,
};

/// A specification with more headers than the three that are needed.
pub(crate) fn spec(play: &str, format: &str, more: &[(&str, &str)]) -> Spec {
    let headers = [("name", "Test Cup"), ("play", play), ("format", format)];
    Spec::from_headers(headers.into_iter().chain(more.iter().copied())).expect("a good specification")
}

/// A competition with so many teams, named T1, T2 and so on, in the order of registration.
pub(crate) fn with_teams(play: &str, format: &str, teams: usize, more: &[(&str, &str)]) -> Competition {
    let seeded = more.iter().any(|(key, _)| *key == "seeding");
    let order = [("seeding", "order")];
    let more: Vec<(&str, &str)> = more.iter().copied().chain(order.into_iter().filter(|_| !seeded)).collect();
    let mut competition = Competition::new(spec(play, format, &more)).expect("a good specification");
    for n in 1..=teams {
        give(&mut competition, Input::Add(NewTeam::named(format!("T{n}"))));
    }
    competition
}

/// Started and drawn, in the order of registration.
pub(crate) fn drawn(play: &str, format: &str, teams: usize, more: &[(&str, &str)]) -> Competition {
    let mut competition = with_teams(play, format, teams, more);
    give(&mut competition, Input::Start);
    supply(&mut competition, &mut Pcg::new(1, 1));
    competition
}

/// Apply an input that must be right.
pub(crate) fn give(competition: &mut Competition, input: Input) {
    let text = input.to_text();
    if let Err(refusal) = competition.apply(Entry::new("test", input)) {
        panic!("{text}: {refusal}");
    }
}

/// Apply the text of an entry that must be right: `result 1 2-1`, `void 1 because "rain"`.
pub(crate) fn say(competition: &mut Competition, text: &str) -> Vec<touchline_league::Change> {
    let entry = touchline_league::text::parse_entry(competition.spec(), &format!("\"test\" {text}"));
    competition.apply(entry.expect(text)).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

/// The key of the refusal of an entry that must be wrong. Nothing may have changed.
pub(crate) fn refused(competition: &mut Competition, text: &str) -> String {
    let before = touchline_league::to_text(competition);
    let entry = touchline_league::text::parse_entry(competition.spec(), &format!("\"test\" {text}"));
    let refusal = match entry {
        Err(refusal) => refusal,
        Ok(entry) => competition.apply(entry).expect_err(text),
    };
    assert_eq!(touchline_league::to_text(competition), before, "{text}");
    refusal.key
}

/// Supply everything that is due.
pub(crate) fn supply(competition: &mut Competition, rng: &mut impl Rng) {
    for _ in 0..1000 {
        let Some(due) = competition.due().into_iter().find(|due| *due != Due::Start) else { return };
        let input = competition.supply(&due, rng);
        give(competition, input);
    }
    panic!("something is due for ever");
}

/// A result that a fixture can have.
pub(crate) fn any_result(competition: &Competition, id: FixtureId, rng: &mut impl Rng) -> MatchResult {
    let goals = |rng: &mut dyn FnMut() -> u32| u8::try_from(rng() % 4).expect("few goals");
    let mut next = || rng.below(1 << 20);
    let mut result = MatchResult::of_score(goals(&mut next), goals(&mut next));
    for seat in touchline_engine::Seat::ALL {
        let report = &mut result.seats[seat];
        report.yellows = goals(&mut next);
        report.reds = u8::from(next() % 8 == 0);
        report.injuries = u8::from(next() % 4 == 0);
    }
    let mut trial = competition.clone();
    let fits =
        |trial: &mut Competition, result| trial.apply(Entry::new("test", Input::Result(id, result))).is_ok();
    if fits(&mut trial, result) {
        return result;
    }
    MatchResult { shoot_out: Some([5, 4]), ..result }
}

/// Play everything to the end.
pub(crate) fn play_out(competition: &mut Competition, rng: &mut impl Rng) {
    for _ in 0..10_000 {
        supply(competition, rng);
        let ready: Vec<FixtureId> = competition.ready().map(|fixture| fixture.id).collect();
        if ready.is_empty() {
            return;
        }
        let at = rng.below(u32::try_from(ready.len()).expect("few")) as usize;
        let result = any_result(competition, ready[at], rng);
        give(competition, Input::Result(ready[at], result));
    }
    panic!("it never ends");
}

/// The order of the only table.
pub(crate) fn order(competition: &Competition) -> Vec<u16> {
    competition.tables().iter().flat_map(|table| &table.rows).map(|row| row.team.0).collect()
}

/// The points of a team in its table.
pub(crate) fn points(competition: &Competition, team: u16) -> u32 {
    let tables = competition.tables();
    let row = tables.iter().flat_map(|table| &table.rows).find(|row| row.team == TeamId(team));
    row.expect("a team of a table").points
}

/// Tables whose rows can be worked out again from the fixtures: each fixture counts once.
pub(crate) fn assert_tables_add_up(competition: &Competition) {
    let spec = competition.spec();
    for table in competition.tables() {
        let counted: Vec<_> =
            competition.fixtures().iter().filter(|f| f.part == table.part && f.counts()).collect();
        let sum = |value: fn(&touchline_league::Row) -> u32| table.rows.iter().map(value).sum::<u32>();
        let matches = u32::try_from(counted.len()).expect("few");
        assert_eq!(sum(|row| u32::from(row.played)), 2 * matches);
        assert_eq!(sum(|row| u32::from(row.won + row.drawn + row.lost)), 2 * matches);
        assert_eq!(sum(|row| row.goals_for), sum(|row| row.goals_against));
        let byes = if table.part == Part::Table { competition.byes().len() } else { 0 };
        let mut worth = u32::try_from(byes).expect("few") * u32::from(spec.points.win);
        for fixture in counted {
            let result = fixture.result.expect("it counts");
            worth += match result.outcome() {
                Some(touchline_engine::Outcome::Draw) => 2 * u32::from(spec.points.draw),
                Some(_) => u32::from(spec.points.win) + u32::from(spec.points.loss),
                None => 2 * u32::from(spec.points.loss),
            };
        }
        assert_eq!(sum(|row| row.points), worth);
        for pair in table.rows.windows(2) {
            let is_ordered = (!pair[0].withdrawn && pair[1].withdrawn)
                || pair[0].points >= pair[1].points
                || matches!(spec.format, Format::Ladder { .. });
            assert!(is_ordered, "{table:?}");
        }
    }
}

/// The text of a competition says the same competition.
pub(crate) fn assert_text_round_trip(competition: &Competition) {
    let text = touchline_league::to_text(competition);
    let again = touchline_league::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(touchline_league::to_text(&again), text);
    assert_eq!(again.fixtures(), competition.fixtures());
    assert_eq!(again.tables(), competition.tables());
    assert_eq!(again.bracket(), competition.bracket());
    assert_eq!(again.winner(), competition.winner());
    assert_eq!(again.due(), competition.due());
}

/// So many cases of a property; a failure prints its input and writes no file.
pub(crate) fn cases(count: u32) -> proptest::test_runner::Config {
    proptest::test_runner::Config {
        failure_persistence: None,
        ..proptest::test_runner::Config::with_cases(count)
    }
}
