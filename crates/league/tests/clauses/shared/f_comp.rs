//! Missed players, primary formation, skills.

use touchline_league::{TeamId, Why};

use crate::season::Season;

on_editions!(f_comp_01_a_red_card_costs_a_point_in_the_next_match_only, v2_1, v3_0);
fn f_comp_01_a_red_card_costs_a_point_in_the_next_match_only(spec: &str) {
    let mut season = Season::new(spec);
    assert_eq!(season.discards(1), [0, 0]);
    season.played(1, 1, "red=1");
    assert_eq!((season.discards(2), season.clauses(2, 1)), ([1, 0], vec!["F-COMP-01"]));
    assert_eq!(season.dice(), [], "nothing to roll");
    season.played(2, 2, "red=2");
    assert_eq!(season.discards(3), [0, 1], "one point, however many cards");
    season.played(3, 1, "");
    assert_eq!(season.discards(4), [0, 0]);
    assert_eq!(season.discards(2), [1, 0], "what a match began with does not change");
    season.assert_replays();
}

on_editions!(f_comp_02_two_dice_against_the_yellow_cards_before_the_previous_match, v2_1, v3_0);
fn f_comp_02_two_dice_against_the_yellow_cards_before_the_previous_match(spec: &str) {
    for before in 0..=13_u8 {
        let mut season = Season::new(spec);
        season.played(1, 1, &format!("yellow={before}"));
        // None were collected before the first match, so no dice can be low enough.
        assert_eq!((season.dice(), season.discards(2)), (vec![], [0, 0]));
        season.played(2, 1, "yellow=1");
        if before < 2 {
            assert_eq!((season.dice(), season.discards(3)), (vec![], [0, 0]), "two dice show two at least");
            continue;
        }
        assert_eq!(season.dice(), [(2, 1, Why::Yellow)]);
        assert_eq!(season.terms(3), None, "not settled before the dice");
        assert!(season.0.ready().next().is_none());
        for one in 1..=6_u8 {
            for other in 1..=6 {
                let mut season = Season(season.0.clone());
                season.say(&format!("dice 2 1 yellow {one} {other}"));
                let cost = u8::from(one + other <= before);
                assert_eq!(season.discards(3), [cost, 0], "{one}+{other} against {before}");
                assert_eq!(season.clauses(3, 1), ["F-COMP-02"][..usize::from(cost)]);
            }
        }
    }
}

on_editions!(f_comp_03_an_injury_costs_a_point_on_1_or_2, v2_1, v3_0);
fn f_comp_03_an_injury_costs_a_point_on_1_or_2(spec: &str) {
    let mut season = Season::new(spec);
    season.played(1, 2, "injury=2");
    assert_eq!(season.dice(), [(1, 2, Why::Injury)], "one die, however many injuries");
    for face in 1..=6_u8 {
        let mut season = Season(season.0.clone());
        season.say(&format!("dice 1 2 injury {face}"));
        assert_eq!(season.discards(2), [0, u8::from(face <= 2)], "{face}");
        season.assert_replays();
    }
    for (words, key) in [
        ("dice 1 2 injury 7", "league-bad-dice"),
        ("dice 1 2 injury 1 2", "league-bad-dice"),
        ("dice 1 1 injury 1", "league-dice-not-due"),
        ("dice 1 2 yellow 1 1", "league-dice-not-due"),
    ] {
        assert_eq!(season.try_say(words).unwrap_err().key, key, "{words}");
    }
    season.say("dice 1 2 injury 3");
    assert_eq!(season.try_say("dice 1 2 injury 1").unwrap_err().key, "league-needs-reason", "rolled once");
}

on_editions!(f_comp_04_one_point_in_all, v2_1, v3_0);
fn f_comp_04_one_point_in_all(spec: &str) {
    let mut season = Season::new(spec);
    season.played(1, 1, "yellow=12");
    // A red card makes the point certain: nothing is rolled for the rest.
    season.played(2, 1, "yellow=3 red=1 injury=1");
    assert_eq!((season.dice(), season.discards(3)), (vec![], [1, 0]));
    // Without it the dice for the yellow cards come first, and the die for the injury only if they were high.
    season.say("correct 2 0-0 away.yellow=1 away.injury=1 because \"no red card\"");
    assert_eq!(season.dice(), [(2, 1, Why::Yellow)]);
    let mut low = Season(season.0.clone());
    low.say("dice 2 1 yellow 6 6");
    assert_eq!((low.dice(), low.discards(3)), (vec![], [1, 0]), "12 is not above 12");
    season.say("correct 1 0-0 home.yellow=11 because \"one card less\"");
    season.say("dice 2 1 yellow 6 6");
    assert_eq!(season.dice(), [(2, 1, Why::Injury)]);
    season.say("dice 2 1 injury 1");
    assert_eq!((season.discards(3), season.clauses(3, 1)), ([1, 0], vec!["F-COMP-03"]));
}

on_editions!(f_comp_05_every_team_names_its_primary_formation, v2_1, v3_0);
fn f_comp_05_every_team_names_its_primary_formation(spec: &str) {
    let play = format!("{spec}+condition");
    let primary = [("primary", "yes")];
    let season = Season::with(&play, &primary, "add \"Reds\" primary=4-4-2", "add \"Blues\" primary=3-5-2");
    assert_eq!(season.terms(1).unwrap().text(), "home.primary=4-4-2 away.primary=3-5-2");
    assert_eq!(season.terms(2).unwrap().text(), "home.primary=3-5-2 away.primary=4-4-2");
    assert_eq!(season.discards(1), [0, 0], "the formation is chosen in the match, and paid there");
    assert_eq!(season.clauses(1, 2), ["F-COMP-05"]);
    let mut open = Season::with(&play, &primary, "add \"A\" primary=4-4-2", "add \"B\" primary=4-4-2");
    assert_eq!(open.try_say("add \"C\" primary=4-4-2").unwrap_err().key, "league-wrong-stage");
    for (words, key) in [
        ("add \"A\"", "league-needs-primary"),
        ("add \"A\" primary=4-4-3", "league-bad-formation"),
        ("add \"A\" primary=10-0-0", "league-bad-formation"),
    ] {
        assert_eq!(registering(&play, &primary, words), Some(key.to_owned()), "{words}");
    }
    assert_eq!(registering(&play, &[], "add \"A\" primary=4-4-2"), Some("league-no-primary".to_owned()));
}

/// The refusal of a team that registers.
fn registering(play: &str, more: &[(&str, &str)], words: &str) -> Option<String> {
    use touchline_league::{Competition, Spec, text};
    let headers = [("name", "Cup"), ("play", play), ("format", "knock-out")];
    let spec = Spec::from_headers(headers.into_iter().chain(more.iter().copied())).unwrap();
    let mut cup = Competition::new(spec).unwrap();
    let entry = text::parse_entry(cup.spec(), &format!("\"test\" {words}"));
    entry.and_then(|entry| cup.apply(entry)).err().map(|refusal| refusal.key)
}

on_editions!(f_comp_06_skills_for_the_competition_of_which_some_are_chosen_for_a_match, v2_1, v3_0);
fn f_comp_06_skills_for_the_competition_of_which_some_are_chosen_for_a_match(spec: &str) {
    let play = format!("{spec}+condition+skills?skills=1");
    let pool = [("skills", "2")];
    let season = Season::with(
        &play,
        &pool,
        "add \"Reds\" skills=crossing,short-passes",
        "add \"Blues\" skills=crossing,target-man",
    );
    let terms = season.terms(1).unwrap();
    assert_eq!(terms.text(), "home.pool=crossing,short-passes away.pool=crossing,target-man");
    assert_eq!(season.clauses(1, 1), ["F-COMP-06"]);
    for (words, key) in [
        ("add \"A\" skills=crossing", "league-skill-count"),
        ("add \"A\" skills=crossing,short-passes,target-man", "league-skill-count"),
        ("add \"A\"", "league-skill-count"),
        ("add \"A\" skills=crossing,crossing", "league-skill-twice"),
        ("add \"A\" skills=crossing,heading", "league-bad-skill"),
    ] {
        assert_eq!(registering(&play, &pool, words), Some(key.to_owned()), "{words}");
    }
    assert_eq!(registering(&play, &[], "add \"A\" skills=crossing"), Some("league-skill-count".to_owned()));
    // A pool smaller than what a match asks for, or without skills in play, is refused at once.
    let spec_of = |play: &str, skills: &str| {
        let headers = [("name", "Cup"), ("play", play), ("format", "knock-out"), ("skills", skills)];
        touchline_league::Spec::from_headers(headers).map_err(|refusal| refusal.key)
    };
    let three = format!("{spec}+condition+skills?skills=3");
    assert_eq!(spec_of(&three, "2"), Err("league-pool-small".to_owned()));
    assert_eq!(spec_of(&format!("{spec}+condition"), "2"), Err("league-header-needs".to_owned()));
}

on_editions!(f_comp_04_a_scripted_pair_of_matches_costs_what_the_rules_say, v2_1, v3_0);
fn f_comp_04_a_scripted_pair_of_matches_costs_what_the_rules_say(spec: &str) {
    let play = format!("{spec}+all");
    let mut season = Season::with(
        &play,
        &[("primary", "yes")],
        "add \"Reds\" primary=4-4-2",
        "add \"Blues\" primary=4-3-3",
    );
    season.say("result 1 2-1 home.yellow=4 home.red=1 home.formation=4-4-2 away.yellow=3 away.injury=1");
    // Reds: the red card. Blues: no yellow cards before this match, so only the die for the injury.
    assert_eq!(season.dice(), [(1, 2, Why::Injury)]);
    season.say("dice 1 2 injury 2");
    assert_eq!(season.discards(2), [1, 1]);
    assert_eq!(season.clauses(2, 1), ["F-COMP-01", "F-COMP-05"]);
    assert_eq!(season.clauses(2, 2), ["F-COMP-03", "F-COMP-05"]);
    // Late: two points in 3.0 (F-COMP-13), an extra square in 2.1 (F-COMP-08).
    season.say("late 2 away 16");
    let late = season.terms(2).unwrap();
    let [of_reds, of_blues] = season.discards(2);
    match spec {
        "fuba:2.1" => assert_eq!((of_reds, of_blues, late.late_start), (1, 1, true)),
        _ => assert_eq!((of_reds, of_blues, late.late_start), (3, 1, false)),
    }
    // Yellow cards before the second match: Reds 4, Blues 3. Another formation was paid in the match.
    season.say("result 2 0-0 away.yellow=1 away.formation=3-5-2 home.yellow=1");
    assert_eq!(season.dice(), [(2, 1, Why::Yellow), (2, 2, Why::Yellow)]);
    season.say("dice 2 1 yellow 2 2");
    season.say("dice 2 2 yellow 2 2");
    assert_eq!(season.discards(3), [1, 0], "4 is not above 4, but above 3");
    season.assert_replays();
    assert_eq!(season.0.team(TeamId(1)).unwrap().name, "Reds");
}
