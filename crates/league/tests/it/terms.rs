//! The terms of matches: when they are settled, and what becomes of them when something is corrected.

use std::collections::BTreeMap;

use proptest::prelude::*;
use touchline_engine::{Pcg, Rng, Seat};
use touchline_league::{Change, Competition, Ending, Entry, FixtureId, FixtureTerms, Input, Status};

use crate::common::{any_result, assert_text_round_trip, drawn, refused, say, supply};

/// Two teams that meet four times.
fn season() -> Competition {
    drawn("fuba:3.0+condition", "round-robin legs=4", 2, &[])
}

fn terms(competition: &Competition, id: u32) -> Option<String> {
    competition.terms(FixtureId(id)).map(|terms| terms.text())
}

/// F-COMP-02, F-COMP-03: dice come before the match.
#[test]
fn a_match_begins_once_the_dice_before_it_are_rolled() {
    let mut league = season();
    say(&mut league, "result 1 1-0 home.yellow=3 home.injury=1");
    assert_eq!(league.ready().count(), 0);
    for text in ["begin 2", "result 2 1-0", "result 2 0-1 won=home"] {
        assert_eq!(refused(&mut league, text), "league-injury-first");
    }
    say(&mut league, "dice 1 1 injury 5");
    say(&mut league, "result 2 0-0 away.yellow=1");
    assert_eq!(refused(&mut league, "begin 3"), "league-yellow-first");
    // Nobody misses a match that is not played.
    say(&mut league, "result 3 walkover home");
    say(&mut league, "dice 2 1 yellow 6 6");
    say(&mut league, "begin 4");
    assert_text_round_trip(&league);
}

#[test]
fn a_team_that_plays_begins_no_other_match_whose_terms_depend_on_it() {
    let mut league = season();
    say(&mut league, "begin 1");
    assert_eq!(league.ready().count(), 0);
    assert_eq!(refused(&mut league, "begin 2"), "league-playing");
    assert_eq!(refused(&mut league, "result 2 1-0"), "league-playing");
    say(&mut league, "result 1 0-0");
    say(&mut league, "begin 2");
    // Where nothing carries over, the order is free.
    let mut free = drawn("fuba:3.0+condition", "round-robin legs=4", 2, &[("carry-over", "no")]);
    say(&mut free, "begin 1");
    say(&mut free, "begin 2");
}

#[test]
fn a_match_keeps_the_terms_it_began_with_whatever_is_corrected() {
    let mut league = season();
    say(&mut league, "result 1 1-0");
    say(&mut league, "begin 2");
    for text in ["1-0 home.red=1", "1-0 home.injury=1"] {
        let changes = say(&mut league, &format!("correct 1 {text} because \"wrong sheet\""));
        assert_eq!(terms(&league, 2).as_deref(), Some(""));
        assert!(!changes.iter().any(|change| matches!(change, Change::Terms(_))), "{changes:?}");
    }
    say(&mut league, "result 2 1-0");
    say(&mut league, "result 3 1-0");
    say(&mut league, "correct 2 1-0 away.red=1 because \"wrong sheet\"");
    assert_eq!(terms(&league, 3).as_deref(), Some(""), "a result without a beginning settles them too");
    // Played again it begins anew, after all the others: the previous match is the third now.
    say(&mut league, "correct 3 1-0 home.red=1 because \"wrong sheet\"");
    say(&mut league, "void 1 because \"rain\"");
    assert_eq!(terms(&league, 1).as_deref(), Some("home.discard=1"));
    assert_text_round_trip(&league);
}

#[test]
fn a_correction_lists_the_terms_of_the_next_match() {
    let mut league = season();
    say(&mut league, "result 1 1-0");
    let changes = say(&mut league, "correct 1 1-0 home.red=1 because \"wrong sheet\"");
    // Home and away change; only the next match is named.
    assert_eq!(changes.iter().filter(|change| matches!(change, Change::Terms(_))).count(), 1);
    assert!(changes.contains(&Change::Terms(FixtureId(2))));
    assert_eq!(terms(&league, 2).as_deref(), Some("away.discard=1"));
}

/// The second leg is being played as one that must be decided; then the first is corrected.
#[test]
fn a_second_leg_is_taken_as_it_was_begun() {
    let cup = || drawn("fuba:3.0", "knock-out legs=2", 2, &[]);
    let mut decided = cup();
    for text in ["result 1 1-1", "begin 2", "correct 1 3-1 because \"wrong sheet\""] {
        say(&mut decided, text);
    }
    say(&mut decided, "result 2 1-1 shoot-out=4-3");
    assert_eq!(decided.winner().map(|team| team.0), Some(1), "4-2 over both legs");
    assert_text_round_trip(&decided);
    let mut level = cup();
    for text in ["result 1 2-0", "begin 2", "correct 1 1-1 because \"wrong sheet\"", "result 2 2-2"] {
        say(&mut level, text);
    }
    assert!(level.fixture(FixtureId(3)).is_some_and(|fixture| fixture.decider));
}

#[test]
fn a_second_leg_can_be_corrected_while_the_first_is_void() {
    let mut cup = drawn("fuba:3.0", "knock-out legs=2", 2, &[]);
    for text in ["result 1 2-1", "result 2 1-1", "void 1 because \"rain\"", "correct 2 2-2 because \"x\""] {
        say(&mut cup, text);
    }
    say(&mut cup, "result 1 1-0");
    assert_eq!(cup.winner().map(|team| team.0), Some(1));
}

/// F-COMP-03
#[test]
fn dice_go_with_the_match_that_was_void() {
    let mut league = season();
    say(&mut league, "result 1 1-0 home.injury=1");
    say(&mut league, "dice 1 1 injury 1");
    say(&mut league, "void 1 because \"rain\"");
    say(&mut league, "result 1 1-0 home.injury=1");
    assert_eq!(league.due().len(), 1);
    assert_text_round_trip(&league);
}

/// F-COMP-13: the last word about a team counts, and goes with a match that is void.
#[test]
fn lateness_can_be_corrected_and_goes_with_a_void_match() {
    let mut league = season();
    say(&mut league, "late 1 home 12");
    say(&mut league, "late 1 away 11");
    assert_eq!(terms(&league, 1).as_deref(), Some("home.discard=2 away.discard=2"));
    say(&mut league, "late 1 home 5");
    assert_eq!(terms(&league, 1).as_deref(), Some("away.discard=2"));
    say(&mut league, "result 1 1-0");
    say(&mut league, "void 1 because \"rain\"");
    assert_eq!(terms(&league, 1).as_deref(), Some(""));
}

/// F-COMP-08: the match starts late whoever is to blame.
#[test]
fn a_late_start_can_be_corrected() {
    let mut league = drawn("fuba:2.1+condition", "round-robin", 2, &[]);
    say(&mut league, "late 1 home 20");
    say(&mut league, "late 1 away 15");
    say(&mut league, "late 1 home 5");
    assert!(league.terms(FixtureId(1)).unwrap().late_start, "the away team came 15 minutes late");
    say(&mut league, "late 1 away 0");
    assert!(!league.terms(FixtureId(1)).unwrap().late_start);
}

/// F-COMP-13: more than twenty minutes late has lost; so have both.
#[test]
fn two_teams_that_come_too_late_both_lose() {
    let mut league = season();
    say(&mut league, "late 1 home 25");
    assert_eq!(refused(&mut league, "late 1 home 5"), "league-has-result", "that takes a correction");
    assert_eq!(refused(&mut league, "late 1 away 20"), "league-has-result");
    let changes = say(&mut league, "late 1 away 21");
    assert!(changes.contains(&Change::Result(FixtureId(1))));
    let fixture = *league.fixture(FixtureId(1)).unwrap();
    assert_eq!((fixture.status, fixture.result.unwrap().ending), (Status::Played, Ending::NoShow));
    assert_eq!(refused(&mut league, "late 1 away 30"), "league-has-result");
    assert_text_round_trip(&league);
    // Somebody must go on in a cup: the organiser decides, and everybody sees why.
    let mut cup = drawn("fuba:3.0+condition", "knock-out", 2, &[]);
    say(&mut cup, "late 1 home 25");
    assert_eq!(refused(&mut cup, "late 1 away 30"), "league-tie-needs-winner");
    say(&mut cup, "correct 1 walkover home because \"a lot: both came too late\"");
    assert_eq!(cup.winner().map(|team| team.0), Some(1));
    // A result that was not about coming late is no longer touched.
    let mut league = season();
    say(&mut league, "late 1 home 25");
    say(&mut league, "correct 1 2-2 because \"they played after all\"");
    assert_eq!(refused(&mut league, "late 1 away 30"), "league-has-result");
}

/// F-COMP-01: the semi-final that was played again comes before the final.
#[test]
fn what_a_match_played_again_carries_over_reaches_the_next_one() {
    let mut cup = drawn("fuba:3.0+condition", "knock-out", 4, &[]);
    for text in
        ["result 1 1-0", "result 3 1-0", "begin 5", "void 3 because \"rain\"", "result 3 1-0 home.red=1"]
    {
        say(&mut cup, text);
    }
    assert!(!cup.fixture(FixtureId(5)).unwrap().begun);
    assert_eq!(cup.terms(FixtureId(5)).unwrap().discard[Seat::Away], 1);
}

/// F-COMP-02, F-COMP-03: until a match has begun with their consequence.
#[test]
fn dice_that_were_typed_wrong_can_be_corrected_with_a_reason() {
    let mut league = season();
    say(&mut league, "result 1 1-0 home.injury=1");
    say(&mut league, "dice 1 1 injury 1");
    assert_eq!(terms(&league, 2).as_deref(), Some("away.discard=1"));
    assert_eq!(refused(&mut league, "dice 1 1 injury 4"), "league-needs-reason");
    assert_eq!(refused(&mut league, "dice 1 1 injury 7 because \"x\""), "league-bad-dice");
    assert_eq!(refused(&mut league, "dice 1 1 yellow 4 4 because \"x\""), "league-dice-not-due");
    let changes = say(&mut league, "dice 1 1 injury 4 because \"it was a four\"");
    assert!(changes.contains(&Change::Terms(FixtureId(2))));
    assert_eq!(terms(&league, 2).as_deref(), Some(""));
    say(&mut league, "begin 2");
    assert_eq!(refused(&mut league, "dice 1 1 injury 1 because \"x\""), "league-dice-not-due");
    assert_text_round_trip(&league);
}

/// F-COMP-01 to F-COMP-04, F-AEVT-25: all or nothing.
#[test]
fn without_carry_over_neither_points_nor_skills_are_lost() {
    let headers = [("carry-over", "no")];
    let mut league = drawn("fuba:3.0+all", "round-robin legs=2", 2, &headers);
    say(&mut league, "result 1 1-0 home.red=1 home.injury=1 home.lost=tackle");
    assert_eq!((league.due().len(), terms(&league, 2).as_deref()), (0, Some("")));
}

/// What a random organiser enters; many of it is refused.
fn any_entry(competition: &Competition, rng: &mut impl Rng) -> Option<Entry> {
    let fixtures = competition.fixtures();
    let id = fixtures[rng.below(u32::try_from(fixtures.len()).unwrap()) as usize].id;
    let team = 1 + rng.below(u32::try_from(competition.teams().len()).unwrap());
    let text = match rng.below(16) {
        0..=5 => {
            let ready = competition.ready().next().map(|fixture| fixture.id)?;
            return Some(Entry::new("test", Input::Begin(ready)));
        }
        6..=10 => {
            let open =
                fixtures.iter().filter(|f| f.begun && f.status == Status::Open).map(|f| f.id).next()?;
            return Some(Entry::new("test", Input::Result(open, any_result(competition, open, rng))));
        }
        11 => format!("withdraw {team} because \"x\""),
        12 => format!("replace {team} \"R{team}-{}\" because \"x\"", competition.entries().len()),
        13 => format!("correct {id} {}-1 home.red=1 away.injury=1 because \"x\"", rng.below(4)),
        14 => format!("void {id} because \"x\""),
        _ => format!("late {id} home {}", rng.below(30)),
    };
    touchline_league::text::parse_entry(competition.spec(), &format!("\"test\" {text}")).ok()
}

proptest! {
    #![proptest_config(crate::common::cases(60))]

    /// Whatever is entered: a match keeps the terms it began with; withdrawals and replacements take no
    /// result back; what can begin is exactly what is ready.
    #[test]
    fn begun_matches_keep_their_terms_and_withdrawals_void_nothing(
        seed in any::<u64>(),
        format in prop_oneof![
            Just("groups groups=2 qualify=2 legs=1 knock-out third-place=yes"),
            Just("groups groups=2 qualify=1 legs=1 knock-out legs=2"),
            Just("knock-out legs=2"),
            Just("knock-out third-place=yes"),
            Just("round-robin legs=2"),
            Just("swiss rounds=3"),
        ],
        teams in 5_usize..9,
    ) {
        let mut competition = drawn("fuba:3.0+condition", format, teams, &[]);
        let mut rng = Pcg::new(seed, 5);
        let mut begun: BTreeMap<FixtureId, FixtureTerms> = BTreeMap::new();
        for _ in 0..80 {
            supply(&mut competition, &mut rng);
            let Some(entry) = any_entry(&competition, &mut rng) else { continue };
            let input = entry.input.clone();
            let is_leaving = matches!(input, Input::Withdraw(_) | Input::Replace { .. });
            let results = |c: &Competition| c.fixtures().iter().filter(|f| f.status == Status::Played).count();
            let before = results(&competition);
            let Ok(changes) = competition.apply(entry) else { continue };
            if is_leaving {
                let is_void = |change: &Change| matches!(change, Change::Voided { .. });
                prop_assert!(!changes.iter().any(is_void), "{changes:?}");
                if format.starts_with("knock-out") {
                    prop_assert!(results(&competition) >= before);
                }
            }
            let plays = |id: &FixtureId| {
                competition.fixture(*id).is_some_and(|f| f.begun && f.status == Status::Open)
            };
            begun.retain(|id, _| plays(id));
            for (id, terms) in &begun {
                // A team that comes in the place of another begins anew.
                if !matches!(input, Input::Replace { .. } | Input::Begin(_)) {
                    prop_assert_eq!(competition.terms(*id), Some(terms.clone()));
                }
            }
            for fixture in competition.fixtures().iter().filter(|f| plays(&f.id)) {
                begun.insert(fixture.id, competition.terms(fixture.id).expect("it began with terms"));
            }
        }
        let ready: Vec<FixtureId> = competition.ready().map(|fixture| fixture.id).collect();
        for fixture in competition.fixtures() {
            let begins = competition.clone().apply(Entry::new("test", Input::Begin(fixture.id))).is_ok();
            prop_assert_eq!(begins, ready.contains(&fixture.id), "{}", fixture.id);
        }
        assert_text_round_trip(&competition);
    }
}
