//! 3.0 alone: blitz, whistle, late arrival, the injured star.

use touchline_engine::{Pcg, Seat};
use touchline_league::times::{Elapsed, Measure, book, measures, whistle};
use touchline_league::{Book, Ending, FixtureId, Status};

use crate::season::Season;

#[test]
fn f_comp_11_a_first_half_that_is_not_over_after_an_hour_and_a_quarter_makes_a_blitz() {
    assert_eq!(book("fuba:3.0"), Some(Book::V3_0));
    assert_eq!((book("fuba:2.2"), book("grid:basic")), (None, None));
    for minutes in 0..=150 {
        let now = Elapsed { minutes, ..Elapsed::default() };
        assert_eq!(measures(Book::V3_0, now).contains(&Measure::Blitz), minutes >= 75, "{minutes}");
        assert_eq!(measures(Book::V3_0, Elapsed { first_half_over: true, ..now }), []);
    }
}

#[test]
fn f_comp_12_the_whistle_is_blown_between_minute_130_and_140() {
    let mut seen = [0_u32; 256];
    let mut rng = Pcg::new(12, 12);
    for _ in 0..11_000 {
        seen[usize::from(whistle(&mut rng))] += 1;
    }
    // 1000 each; the deviation is 30, six of them.
    assert!((130..=140).all(|minute| (820..=1180).contains(&seen[minute])), "{:?}", &seen[130..=140]);
    assert_eq!(seen[130..=140].iter().sum::<u32>(), 11_000, "and at no other minute");
    for minutes in 120..=145 {
        let now = Elapsed { minutes, first_half_over: true, whistle: Some(133), late: 0 };
        let whistles = measures(Book::V3_0, now).contains(&Measure::Whistle);
        assert_eq!(whistles, minutes >= 133);
    }
    // It is no part of the terms that everybody may read.
    assert_eq!(Season::new("fuba:3.0").terms(1).unwrap().fuba().unwrap().whistle, None);
}

#[test]
fn f_comp_13_more_than_ten_minutes_late_costs_two_points_more_than_twenty_the_match() {
    for minutes in 0..=40 {
        for seat in Seat::ALL {
            let mut season = Season::new("fuba:3.0");
            season.say(&format!("late 1 {} {minutes}", seat.word()));
            let fixture = *season.0.fixture(FixtureId(1)).unwrap();
            if minutes > 20 {
                let result = fixture.result.unwrap();
                let score = if seat == Seat::Home { [0, 3] } else { [3, 0] };
                assert_eq!(
                    (result.score, result.ending),
                    (score, Ending::Walkover(seat.other())),
                    "{minutes}"
                );
                assert_eq!(fixture.status, Status::Played);
                continue;
            }
            let terms = season.terms(1).unwrap();
            assert_eq!(terms.discard[seat], if minutes > 10 { 2 } else { 0 }, "{minutes}");
            assert_eq!(terms.discard[seat.other()], 0);
            assert!(terms.reasons.iter().all(|reason| reason.cause.clause() == "F-COMP-13"));
        }
    }
}

#[test]
fn f_comp_13_a_late_team_that_misses_players_pays_for_both() {
    let mut season = Season::new("fuba:3.0");
    season.played(1, 1, "red=1");
    season.say("late 2 away 15");
    assert_eq!((season.discards(2), season.clauses(2, 1)), ([3, 0], vec!["F-COMP-01", "F-COMP-13"]));
    season.say("late 2 home 11");
    assert_eq!(season.discards(2), [3, 2]);
    season.say("begin 2");
    assert_eq!(season.try_say("late 2 home 30").unwrap_err().key, "league-begun");
}

#[test]
fn f_comp_13_without_condition_points_only_the_match_can_be_lost() {
    let play = "fuba:3.0";
    let mut season = Season::with(play, &[], "add \"Reds\"", "add \"Blues\"");
    season.say("late 1 home 15");
    assert_eq!(season.terms(1).unwrap().text(), "");
    season.say("late 1 home 21");
    assert_eq!(season.0.fixture(FixtureId(1)).unwrap().result.unwrap().score, [0, 3]);
    // Other editions and games have no such rule.
    for play in ["fuba:2.2", "grid:basic"] {
        let mut season = Season::with(play, &[], "add \"Reds\"", "add \"Blues\"");
        assert_eq!(season.try_say("late 1 home 30").unwrap_err().key, "league-no-late-rule");
    }
}

#[test]
fn f_aevt_25_a_skill_lost_to_the_injured_star_is_barred_in_the_next_match() {
    let mut season = Season::with(
        "fuba:3.0+condition+skills+special-events?skills=2",
        &[("skills", "3")],
        "add \"Reds\" skills=tackle,stopper,crossing",
        "add \"Blues\" skills=tackle,stopper,target-man",
    );
    season.say("result 1 0-0 home.lost=stopper");
    let pools = |season: &Season, id| season.terms(id).unwrap().text();
    assert_eq!(
        pools(&season, 2),
        "home.pool=tackle,stopper,target-man away.pool=tackle,stopper,crossing away.barred=stopper"
    );
    assert_eq!(season.clauses(2, 1), ["F-COMP-06", "F-AEVT-25"]);
    season.say("result 2 0-0");
    assert_eq!(pools(&season, 3), "home.pool=tackle,stopper,crossing away.pool=tackle,stopper,target-man");
}

#[test]
fn f_aevt_25_without_a_pool_all_other_skills_are_left() {
    let play = "fuba:3.0+condition+skills+special-events";
    let mut season = Season::with(play, &[], "add \"Reds\"", "add \"Blues\"");
    season.say("result 1 0-0 away.lost=tackle");
    let terms = season.terms(2).unwrap();
    assert_eq!(terms.text(), "home.barred=tackle", "neither chosen nor drawn (R-951)");
    assert_eq!((&terms.pool[Seat::Home], &terms.barred[Seat::Away]), (&None, &Vec::new()));
}
