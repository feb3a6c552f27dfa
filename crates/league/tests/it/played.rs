//! Competitions whose matches are really played: terms into the match, its report back.

use touchline_engine::{
    BySeat, Call, Driver, Ended, MatchReport, Node, Notation, Outcome, Pcg, Rng, Seat, SeatReport, Seeded,
};
use touchline_fuba::{Fuba, Terms};
use touchline_league::{Competition, Ending, Input, MatchResult, Stage};

use crate::common::{assert_tables_add_up, assert_text_round_trip, drawn, give, say, supply, with_teams};

/// A match of random answers under these terms.
fn random_match(play: &str, terms: &Terms, rng: &mut Pcg) -> Driver<Fuba> {
    let mut driver = Driver::new(Fuba::from_text(play).unwrap(), terms);
    let mut dice = Seeded::new(u64::from(rng.next_u32()));
    loop {
        match driver.node() {
            Node::Over(_) => return driver,
            Node::Chance => {
                driver.roll_from(&mut dice).unwrap();
            }
            Node::Decide(..) => {
                let choices = driver.actions();
                let at = rng.below(u32::try_from(choices.len()).unwrap()) as usize;
                let action = choices[at];
                driver.act(action).unwrap();
            }
        }
    }
}

/// Play every fixture with FUBA itself. Returns how many points were discarded before matches.
fn play_out(competition: &mut Competition, rng: &mut Pcg) -> u32 {
    let mut discarded = 0;
    loop {
        supply(competition, rng);
        let Some(id) = competition.ready().next().map(|fixture| fixture.id) else { return discarded };
        let terms = competition.terms(id).unwrap();
        discarded += terms.discard.0.iter().map(|points| u32::from(*points)).sum::<u32>();
        let play = competition.spec().play.clone();
        let game = Fuba::from_text(&play).unwrap();
        assert_eq!(game.read_terms(&terms.text()), Ok(terms.fuba().unwrap()));
        give(competition, Input::Begin(id));
        assert_eq!(competition.terms(id), Some(terms.clone()), "a match keeps the terms it began with");
        let driver = random_match(&play, &terms.fuba().unwrap(), rng);
        let result = MatchResult::of_report(&MatchReport::of(&driver).unwrap()).unwrap();
        give(competition, Input::Result(id, result));
        assert_eq!(competition.terms(id), Some(terms), "and after it");
    }
}

#[test]
fn a_league_of_random_players_carries_cards_and_injuries_over() {
    for play in ["fuba:2.1+all", "fuba:3.0+all"] {
        let mut league = with_teams(play, "round-robin legs=2", 0, &[("primary", "yes"), ("skills", "5")]);
        let skills = "crossing,short-passes,target-man,stopper,tackle";
        for name in ["A", "B", "C", "D"] {
            let usable = format!("add \"{name}\" primary=4-4-2 skills={skills}");
            say(&mut league, &usable);
        }
        say(&mut league, "start");
        let discarded = play_out(&mut league, &mut Pcg::new(7, 7));
        assert_eq!(league.stage(), Stage::Over);
        assert!(discarded > 0, "{play}: twelve matches of random players without consequences");
        assert_tables_add_up(&league);
        assert_text_round_trip(&league);
    }
}

#[test]
fn a_cup_of_random_players_ends_with_a_winner() {
    for (seed, format) in ["knock-out third-place=yes", "knock-out legs=2"].into_iter().enumerate() {
        for draws in ["extra-time", "shoot-out"] {
            let mut cup = drawn("fuba:3.0", format, 8, &[("draws", draws)]);
            play_out(&mut cup, &mut Pcg::new(seed as u64, 9));
            assert_eq!(cup.stage(), Stage::Over);
            assert!(cup.winner().is_some());
            assert_text_round_trip(&cup);
        }
    }
}

fn report(score: [u32; 2], outcome: Outcome, shoot_out: Option<[u32; 2]>, call: Option<&str>) -> MatchReport {
    let ended = call.map_or(Ended::Played, |call| Ended::Called(call.to_owned()));
    MatchReport { score, outcome, shoot_out, seats: BySeat::default(), ended }
}

#[test]
fn the_way_a_match_ended_is_kept() {
    let (home, away) = (Outcome::Win(Seat::Home), Outcome::Win(Seat::Away));
    let resigned = Call::Resign(Seat::Away).write();
    for (report, ending, winner) in [
        (report([2, 1], home, None, None), Ending::Played, Some(Seat::Home)),
        (report([1, 1], Outcome::Draw, None, None), Ending::Played, None),
        (report([1, 1], away, Some([3, 4]), None), Ending::Played, Some(Seat::Away)),
        (report([0, 2], home, None, Some(&resigned)), Ending::Awarded(Seat::Home), Some(Seat::Home)),
        (report([2, 1], home, None, Some("call whistle")), Ending::Played, Some(Seat::Home)),
        (report([2, 1], Outcome::Draw, None, Some("call draw")), Ending::Agreed, None),
        (
            report([2, 1], away, None, Some("call adjudicate away")),
            Ending::Awarded(Seat::Away),
            Some(Seat::Away),
        ),
    ] {
        let result = MatchResult::of_report(&report).unwrap();
        assert_eq!((result.ending, result.winner()), (ending, winner), "{report:?}");
    }
    let unfinished = report([2, 1], Outcome::Unfinished, None, Some("call abandon"));
    assert_eq!(MatchResult::of_report(&unfinished).unwrap_err().key, "league-unfinished");
}

#[test]
fn what_a_team_takes_along_is_kept() {
    let taken = SeatReport {
        yellows: 3,
        reds: 1,
        injuries: 2,
        formation: Some("3-5-2".to_owned()),
        skills_lost: vec!["tackle", "stopper"],
    };
    let seats = BySeat::new(taken, SeatReport::default());
    let result =
        MatchResult::of_report(&MatchReport { seats, ..report([0, 0], Outcome::Draw, None, None) }).unwrap();
    let text = "0-0 home.yellow=3 home.red=1 home.injury=2 home.formation=3-5-2 home.lost=tackle,stopper";
    assert_eq!(result.to_text(), text);
}
