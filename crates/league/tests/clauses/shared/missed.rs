//! Which match is the previous one.

use touchline_league::{FixtureId, Why};

use crate::season::Season;

on_editions!(f_comp_01_nobody_misses_a_match_that_is_not_played, v2_1, v3_0);
fn f_comp_01_nobody_misses_a_match_that_is_not_played(spec: &str) {
    let mut season = Season::new(spec);
    season.played(1, 1, "red=1");
    season.say("result 2 walkover home");
    assert_eq!(season.discards(3), [1, 0], "the walkover was no match");
}

on_editions!(f_comp_01_the_last_match_that_was_played_counts_not_the_last_of_the_list, v2_1, v3_0);
fn f_comp_01_the_last_match_that_was_played_counts_not_the_last_of_the_list(spec: &str) {
    let mut season = Season::new(spec);
    // The third match is brought forward.
    season.played(3, 1, "red=1");
    assert_eq!((season.discards(1), season.discards(2)), ([1, 0], [1, 0]));
    season.played(1, 1, "");
    assert_eq!((season.discards(2), season.discards(3)), ([0, 0], [0, 0]));
    assert_eq!(season.discards(1), [1, 0]);
}

on_editions!(f_comp_01_a_match_that_has_begun_settles_the_next_only_when_it_is_over, v2_1, v3_0);
fn f_comp_01_a_match_that_has_begun_settles_the_next_only_when_it_is_over(spec: &str) {
    let mut season = Season::new(spec);
    season.say("begin 1");
    assert_eq!(season.try_say("begin 1").unwrap_err().key, "league-begun");
    assert_eq!(season.terms(2), None, "cards may still be shown");
    assert!(season.0.ready().next().is_none());
    season.played(1, 2, "red=1");
    assert_eq!(season.discards(2), [0, 1]);
    assert_eq!(season.0.ready().map(|f| f.id).collect::<Vec<_>>(), [2, 3, 4].map(FixtureId));
}

on_editions!(f_comp_02_a_correction_asks_for_other_dice, v2_1, v3_0);
fn f_comp_02_a_correction_asks_for_other_dice(spec: &str) {
    let mut season = Season::new(spec);
    season.played(1, 1, "yellow=5");
    season.played(2, 1, "");
    assert_eq!(season.dice(), []);
    season.say("correct 2 0-0 away.yellow=2 because \"two cards were forgotten\"");
    assert_eq!(season.dice(), [(2, 1, Why::Yellow)]);
    season.say("correct 2 0-0 because \"they were not\"");
    assert_eq!((season.dice(), season.discards(3)), (vec![], [0, 0]));
    // After the next match nothing of it is asked any more.
    season.say("correct 2 0-0 away.yellow=2 because \"they were\"");
    season.supply();
    season.played(3, 1, "");
    season.say("correct 2 0-0 away.yellow=2 away.injury=1 because \"and an injury\"");
    assert_eq!(season.dice(), []);
}

on_editions!(f_comp_02_cards_of_annulled_matches_count, v2_1, v3_0);
fn f_comp_02_cards_of_annulled_matches_count(spec: &str) {
    use touchline_league::{Competition, Entry, Input, NewTeam, Spec, Status, TeamId, text};
    let headers = [
        ("name", "League"),
        ("play", &*format!("{spec}+condition")),
        ("format", "round-robin"),
        ("seeding", "order"),
        ("drop-out", "annul"),
    ];
    let mut league = Competition::new(Spec::from_headers(headers).unwrap()).unwrap();
    for name in ["A", "B", "C", "D"] {
        league.apply(Entry::new("test", Input::Add(NewTeam::named(name)))).unwrap();
    }
    let say = |league: &mut Competition, words: &str| {
        let entry = text::parse_entry(league.spec(), &format!("\"test\" {words}")).unwrap();
        league.apply(entry).unwrap();
    };
    say(&mut league, "start");
    say(&mut league, "draw 1 2 3 4");
    let first = *league.fixtures().iter().find(|f| f.seat_of(TeamId(1)).is_some()).unwrap();
    let other = first.teams().unwrap().into_iter().find(|team| *team != TeamId(1)).unwrap();
    let seat = first.seat_of(TeamId(1)).unwrap().word();
    say(&mut league, &format!("result {} 1-1 {seat}.red=1", first.id));
    say(&mut league, &format!("withdraw {other} because \"left\""));
    assert_eq!(league.fixture(first.id).unwrap().status, Status::Annulled);
    let next = *league.ready().find(|f| f.seat_of(TeamId(1)).is_some()).unwrap();
    assert_eq!(league.terms(next.id).unwrap().discard[next.seat_of(TeamId(1)).unwrap()], 1);
}
