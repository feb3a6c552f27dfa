//! The text form: both directions, bounds, damage, garbage.

use proptest::prelude::*;
use touchline_engine::Pcg;
use touchline_league::{Competition, Entry, Format, Input, MatchResult, Spec, parse, to_text};

use crate::common::{drawn, play_out, say, spec, with_teams};

const SMALL: &str = "touchline competition 1
name: Spring Cup
play: fuba:3.0+condition
format: round-robin legs=1
points: 3-1-0
tie-breaks: goal-difference, goals, head-to-head, fair-play, lot
walkover: 3-0
drop-out: half
draws: shoot-out
seeding: order
carry-over: yes
primary: no
check-in: no

1. \"Ada\" add \"Ajax\"
2. \"Ada\" add \"A \\\"B\\\" \\\\ C\" player=\"Bo\" rating=1500
3. \"Ada\" start
4. \"cli\" draw 2 1
5. \"Ada\" @1763300000000 result 1 2-1 home.yellow=1 away.red=1
6. \"Ada\" correct 1 1-1 because \"read from the wrong sheet\"
end 6
";

#[test]
fn the_canonical_text_is_written_as_it_was_read() {
    let competition = parse(SMALL).unwrap();
    assert_eq!(to_text(&competition), SMALL);
    assert_eq!(competition.teams()[1].name, "A \"B\" \\ C");
    assert_eq!(competition.entries()[4].at, Some(1_763_300_000_000));
}

#[test]
fn an_error_names_its_line_and_says_what_would_be_right() {
    let wrong = |from: &str, to: &str| {
        let text = SMALL.replace(from, to);
        assert_ne!(text, SMALL);
        let error = parse(&text).expect_err(from);
        (error.line, error.refusal.key)
    };
    for (from, to, line, key) in [
        ("touchline competition 1", "touchline competition 2", 1, "league-version"),
        ("touchline competition 1", "touchline record 1", 1, "league-title"),
        ("name: Spring Cup\n", "", 1, "record-header-missing"),
        ("name: Spring Cup", "name: ", 2, "record-header-missing"),
        ("play: fuba:3.0+condition", "play: fuba:9", 3, "spec-unknown-edition"),
        ("format: round-robin legs=1", "format: tombola", 4, "league-bad-format"),
        ("format: round-robin legs=1", "format: round-robin legs=9", 4, "bad-number"),
        ("points: 3-1-0", "points: 0-1-3", 5, "league-bad-points"),
        ("goals, head", "goals, goals, head", 6, "league-tie-break-twice"),
        ("walkover: 3-0", "walkover: 0-0", 7, "league-bad-walkover"),
        ("drop-out: half", "drop-out: quarter", 8, "league-header-value"),
        ("seeding: order", "seeding order", 10, "record-header"),
        ("seeding: order", "sowing: order", 10, "league-unknown-header"),
        ("seeding: order", "draws: shoot-out", 10, "record-header-twice"),
        ("carry-over: yes", "carry-over: perhaps", 11, "league-yes-or-no"),
        ("1. \"Ada\"", "2. \"Ada\"", 15, "league-entry-number"),
        ("1. \"Ada\"", "one. \"Ada\"", 15, "league-bad-line"),
        ("\"Ada\" add \"Ajax\"", "Ada add \"Ajax\"", 15, "league-bad-line"),
        ("\"Ada\" add \"Ajax\"", "\"\" add \"Ajax\"", 15, "league-one-line"),
        ("add \"Ajax\"", "add \"Ajax", 15, "league-open-quote"),
        ("add \"Ajax\"", "add \"Aj\u{1b}ax\"", 15, "league-control"),
        ("draw 2 1", "draw 2 1 1", 18, "league-bad-draw"),
        ("@1763300000000", "@yesterday", 19, "league-bad-line"),
        ("result 1 2-1", "result 9 2-1", 19, "league-no-fixture"),
        (" because \"read from the wrong sheet\"", "", 20, "league-needs-reason"),
        (" because \"read", " because \"\" \"read", 20, "league-one-line"),
        ("end 6", "end 5", 21, "league-entry-count"),
        ("end 6", "end", 21, "league-bad-line"),
        ("end 6\n", "end 6", 21, "league-truncated"),
        ("end 6\n", "", 20, "league-truncated"),
        ("end 6\n", "end 6\nmore\n", 22, "league-after-end"),
    ] {
        assert_eq!(wrong(from, to), (line, key.to_owned()), "{from} -> {to}");
    }
}

#[test]
fn a_file_that_was_cut_anywhere_is_never_taken_for_a_whole_one() {
    for end in (0..SMALL.len()).filter(|end| SMALL.is_char_boundary(*end)) {
        assert!(parse(&SMALL[..end]).is_err(), "cut at {end}");
    }
}

#[test]
fn windows_line_endings_are_read() {
    assert_eq!(to_text(&parse(&SMALL.replace('\n', "\r\n")).unwrap()), SMALL);
}

#[test]
fn every_format_is_read_as_it_is_written() {
    for text in [
        "round-robin legs=2",
        "swiss rounds=7",
        "knock-out legs=2 third-place=no",
        "knock-out legs=1 third-place=yes",
        "groups groups=4 qualify=2 legs=1 knock-out legs=1 third-place=yes",
        "ladder reach=3",
    ] {
        let format = Format::parse(text).unwrap();
        assert_eq!(format.to_string(), text);
    }
    for text in
        ["", "round-robin rounds=2", "groups knock-out x=1", "swiss rounds", "knock-out third-place=maybe"]
    {
        assert!(Format::parse(text).is_err(), "{text}");
    }
}

#[test]
fn what_the_matches_do_not_have_cannot_be_asked_for() {
    for (play, header, value) in [
        ("fuba:2.2", "carry-over", "yes"),
        ("fuba:3.0", "carry-over", "yes"),
        ("fuba:3.0", "primary", "yes"),
        ("grid:basic", "draws", "shoot-out"),
        ("fuba:3.0", "skills", "3"),
    ] {
        let headers = [("name", "Cup"), ("play", play), ("format", "knock-out"), (header, value)];
        let refusal = Spec::from_headers(headers).unwrap_err();
        assert_eq!(refusal.key, "league-header-needs", "{play} {header}");
    }
    // Fields set by hand are checked as well.
    let mut by_hand = spec("grid:basic", "swiss rounds=3", &[]);
    by_hand.carry_over = true;
    assert!(Competition::new(by_hand).is_err());
}

#[test]
fn entries_without_text_are_replayed_by_number() {
    let mut cup = drawn("fuba:3.0+all", "groups groups=2 qualify=1 legs=1 knock-out", 6, &[]);
    play_out(&mut cup, &mut Pcg::new(4, 4));
    let again = Competition::replay(cup.spec().clone(), cup.entries()).unwrap();
    assert_eq!(to_text(&again), to_text(&cup));
    let mut entries = cup.entries().to_vec();
    entries.remove(3);
    assert!(Competition::replay(cup.spec().clone(), &entries).unwrap_err().line > 3);
}

#[test]
fn there_are_bounds() {
    let mut cup = with_teams("grid:basic", "swiss rounds=1", 256, &[]);
    let more = Entry::new("test", Input::Add(touchline_league::NewTeam::named("one more")));
    assert_eq!(cup.apply(more).unwrap_err().key, "league-too-many-teams");
    let mut league = with_teams("grid:basic", "round-robin legs=4", 200, &[]);
    let refusal = league.apply(Entry::new("test", Input::Start)).unwrap_err();
    assert_eq!(refusal.key, "league-too-many-fixtures");
    let name = "x".repeat(61);
    let refusal = cup.apply(Entry::new(name, Input::Start)).unwrap_err();
    assert_eq!(refusal.key, "league-one-line");
}

proptest! {
    #![proptest_config(crate::common::cases(400))]

    #[test]
    fn garbage_never_panics(text in "\\PC{0,200}") {
        let _ = parse(&text);
        let spec = spec("fuba:3.0+all", "round-robin", &[]);
        let _ = Input::parse(&spec, &text);
        let _ = MatchResult::parse(&spec, &text);
        let _ = Format::parse(&text);
    }

    /// Words that occur in competitions, in any order, after a good beginning.
    #[test]
    fn nearly_right_lines_never_panic(
        lines in proptest::collection::vec(
            proptest::collection::vec(
                prop_oneof![
                    Just("add"), Just("\"X\""), Just("start"), Just("draw"), Just("pair"), Just("result"),
                    Just("correct"), Just("void"), Just("late"), Just("dice"), Just("lot"), Just("1"), Just("2"),
                    Just("0"), Just("65535"), Just("4294967295"), Just("1-2"), Just("2-1"), Just("bye"),
                    Just("home"), Just("yellow"), Just("because"), Just("by-hand"), Just("walkover"),
                    Just("home.yellow=255"), Just("shoot-out=1-1"), Just("challenge"), Just("withdraw"),
                    Just("finish"), Just("replace"), Just("begin"), Just("deadline"),
                ],
                0..6,
            ),
            0..12,
        ),
        format in prop_oneof![
            Just("round-robin"), Just("swiss rounds=1"), Just("knock-out legs=2"), Just("ladder"),
        ],
    ) {
        let mut cup = with_teams("fuba:3.0+all", format, 3, &[]);
        for words in lines {
            let line = format!("\"test\" {}", words.join(" "));
            let Ok(entry) = touchline_league::text::parse_entry(cup.spec(), &line) else { continue };
            // An entry says the same after a round trip, whether or not it is right.
            let again = touchline_league::text::parse_entry(cup.spec(), &entry.to_text());
            prop_assert_eq!(again.as_ref(), Ok(&entry));
            let before = to_text(&cup);
            if cup.apply(entry).is_err() {
                prop_assert_eq!(to_text(&cup), before);
            }
        }
        prop_assert_eq!(to_text(&parse(&to_text(&cup)).unwrap()), to_text(&cup));
    }

    /// One character of a file is changed, or a piece of it is lost.
    #[test]
    fn a_damaged_file_is_an_error_or_another_competition(at in 0_usize..900, with in any::<char>(), cut in 0_usize..40) {
        let mut text: Vec<char> = SMALL.chars().collect();
        let at = at.min(text.len() - 1);
        if cut > 0 {
            text.drain(at..(at + cut).min(text.len()));
        } else {
            text[at] = with;
        }
        let text: String = text.into_iter().collect();
        if let Ok(competition) = parse(&text) {
            prop_assert_eq!(to_text(&parse(&to_text(&competition)).unwrap()), to_text(&competition));
        }
    }
}

#[test]
fn a_result_is_read_as_it_is_written() {
    let cup = spec("fuba:3.0+all", "knock-out", &[]);
    for text in [
        "2-1",
        "0-0 won=away",
        "2-1 won=nobody",
        "1-1 extra-time=yes shoot-out=4-3",
        "3-2 home.yellow=2 home.red=1 home.injury=1 home.formation=4-4-2 home.lost=tackle,stopper away.yellow=1",
        "walkover home",
        "walkover away",
        "no-show",
    ] {
        assert_eq!(MatchResult::parse(&cup, text).unwrap().to_text(), text);
    }
    for text in
        ["", "2", "2-1-0", "100-0", "-1-2", "2-1 home.yellow=31", "2-1 home.formation=4-4-4", "walkover"]
    {
        assert!(MatchResult::parse(&cup, text).is_err(), "{text}");
    }
}

#[test]
fn a_whole_season_is_read_as_it_was_written() {
    let mut league = drawn("fuba:3.0+all", "round-robin legs=2", 18, &[]);
    play_out(&mut league, &mut Pcg::new(8, 8));
    assert!(league.entries().len() > 300);
    let text = to_text(&league);
    for _ in 0..3 {
        assert_eq!(to_text(&parse(&text).unwrap()), text);
    }
    say(&mut league, "announce \"Thanks to all\"");
}

/// What docs/competitions.md shows can be read.
#[test]
fn the_guide_shows_what_can_be_read() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/competitions.md");
    let guide = std::fs::read_to_string(path).unwrap();
    let file = guide.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    assert_eq!(parse(file).unwrap().entries().len(), 6);
    let rows_of = |title: &str| {
        let table = guide.split(title).nth(1).unwrap().split("\n\n").next().unwrap().to_owned();
        let first = |line: &str| line.trim_start_matches("| ").split(" | ").next().unwrap().to_owned();
        let cells: Vec<String> = table.lines().filter(|line| line.starts_with("| `")).map(first).collect();
        cells
            .iter()
            .flat_map(|cell| cell.split('`').skip(1).step_by(2))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    for format in rows_of("| format | what happens |") {
        assert!(Format::parse(&format).is_ok(), "{format}");
    }
    let spec = spec("fuba:3.0+all", "round-robin", &[]);
    let entries = rows_of("| entry | meaning |");
    assert!(entries.len() > 20, "{entries:?}");
    for entry in entries {
        assert!(Input::parse(&spec, &entry).is_ok(), "{entry}");
    }
    for header in rows_of("| header | default | meaning |") {
        assert!(Spec::HEADERS.contains(&header.as_str()), "{header}");
    }
}
