//! Penalty kick.

use touchline_engine::{Game, Node, Seat};
use touchline_fuba::editions::v3_0::BASIC;
use touchline_fuba::event::Shot;
use touchline_fuba::pitch::Area;
use touchline_fuba::rules::penalty_kick;
use touchline_fuba::state::{Clock, Restart, Side};
use touchline_fuba::{Decision, Event, Fuba};

use crate::common::{Scene, scene};

const HOME: Seat = Seat::Home;
const AWAY: Seat = Seat::Away;
const WORDS: [(Side, &str); 3] = [(Side::Left, "left"), (Side::Middle, "middle"), (Side::Right, "right")];

/// The area that the kicking team attacks.
fn goal(kicker: Seat) -> Area {
    if kicker == HOME { Area::Bpa } else { Area::Apa }
}

/// A foul in the penalty area that `kicker` attacks, the card test still to come.
fn fouled(kicker: Seat, home: &str, away: &str, clock: &str) -> Scene {
    let (area, who) = (goal(kicker).name(), kicker.word());
    scene(&format!(
        "home=4-4-2,{home} away=4-4-2,{away} ball={area}:1:{who} clock={clock} next=yellow-card:{}",
        kicker.other().word()
    ))
}

/// A penalty kick awarded to `kicker` with full teams, no card.
fn awarded(kicker: Seat, clock: &str) -> Scene {
    let mut scene = fouled(kicker, "GK:APA,AFR:5,CE:5", "GK:BPA,BFR:5,CE:5", clock);
    scene.play("1");
    scene
}

/// The set-up is over; the goalkeeper's choice comes next. All outfield players but the kicker stand in their
/// corner areas.
fn set_up(kicker: Seat, clock: &str) -> Scene {
    let mut scene = awarded(kicker, clock);
    scene.play("keeper CE; place 9; place 10; done");
    assert_eq!(asked(&mut scene), Some((kicker.other(), Decision::Dive)));
    scene
}

fn asked(scene: &mut Scene) -> Option<(Seat, Decision)> {
    match scene.driver().node() {
        Node::Decide(seat, decision) => Some((seat, decision)),
        _ => None,
    }
}

#[test]
fn f_pen_01_for_a_foul_in_the_offenders_penalty_area() {
    // Area of the foul, dice of the event in a turn of home (8 for home, 6 for away), who kicks a penalty.
    for (area, dice, kicker) in
        [("BPA", "4 4", Some(HOME)), ("APA", "2 4", Some(AWAY)), ("BPA", "2 4", None), ("APA", "4 4", None)]
    {
        let mut scene = scene(&format!(
            "home=4-4-2,GK:APA,AFR:5,BFR:5 away=4-4-2,GK:BPA,BFR:5,AFR:5 ball={area}:3:home clock=1:20 \
             turn=pass:CE>{area} next=event"
        ));
        scene.play(dice).play("1");
        let penalty = scene.state().turn.restart == Restart::PenaltyKick;
        assert_eq!(penalty, kicker.is_some(), "{area} {dice}");
        if let Some(kicker) = kicker {
            assert_eq!((scene.control(), asked(&mut scene)), (kicker, Some((kicker, Decision::PlaceKeeper))));
        }
    }
}

#[test]
fn f_pen_02_one_player_of_the_kicking_team_is_on_the_spot() {
    for kicker in Seat::ALL {
        let mut scene = awarded(kicker, "1:20");
        assert_eq!((scene.state().ball.area, scene.value()), (goal(kicker), 1));
        assert_eq!(asked(&mut scene), Some((kicker, Decision::PlaceKeeper)));
        scene.play("keeper CE");
        assert_eq!((scene.count(kicker, goal(kicker)), scene.state().squads[kicker].in_hand), (1, 9));
        scene.play("place 9");
        assert!(matches!(asked(&mut scene), Some((seat, Decision::Place(_))) if seat == kicker.other()));
        scene.play("place 10");
        assert_eq!(asked(&mut scene), Some((kicker, Decision::Adjust)));
    }
}

#[test]
fn f_pen_02_the_goalkeeper_may_be_the_kicker() {
    let mut scene = awarded(HOME, "1:20");
    scene.play("keeper BPA");
    assert_eq!(scene.state().squads[HOME].outfield(Area::Bpa), 0, "one player of the kicking team, not two");
    assert_eq!(scene.state().squads[HOME].in_hand, 10);
    scene.play("place 10; place 10");
    assert!(!scene.legal().iter().any(|step| step.starts_with("keeper")), "the kicker stays");
    let mut missed = scene;
    missed.play("done; dive left; kick left; 1");
    assert_eq!(missed.state().squads[HOME].keeper(), Area::Bfr, "cleared for the goal kick");

    let mut alone = fouled(HOME, "GK:APA", "GK:BPA,CE:10", "1:20 red=10-0");
    alone.play("1");
    assert_eq!(alone.state().squads[HOME].keeper(), Area::Bpa, "without outfield players it must");
}

#[test]
fn f_pen_03_the_other_goalkeeper_is_on_its_goal_line() {
    for kicker in Seat::ALL {
        let mut scene = fouled(kicker, "GK:CE,AFR:10", "GK:CE,BFR:10", "1:20");
        scene.play("1; keeper CE; place 9");
        let keeper = kicker.other();
        assert_eq!(scene.state().squads[keeper].keeper(), goal(kicker), "it is not asked");
        assert_eq!(scene.state().squads[keeper].in_hand, 10);
    }
}

#[test]
fn f_pen_04_nobody_else_is_placed_in_that_area() {
    for kicker in Seat::ALL {
        let mut scene = awarded(kicker, "1:20");
        assert_eq!(scene.legal().len(), 13);
        scene.play("keeper CE");
        for (seat, most) in [(kicker, 9), (kicker.other(), 10)] {
            let mut places = 0;
            while let Some((who, Decision::Place(area))) = asked(&mut scene)
                && who == seat
            {
                assert_ne!(area, goal(kicker), "{seat:?}");
                assert!(scene.can("place 0") && scene.can(&format!("place {most}")));
                scene.play("place 0");
                places += 1;
            }
            assert_eq!(places, 11, "twelve areas are open, the last takes the rest");
        }
    }
}

#[test]
fn f_pen_04_nobody_is_moved_into_or_out_of_that_area() {
    let mut scene = awarded(HOME, "1:20");
    // Home all in B-FR, next to the area: ALC APA ARC AFR ALW ARW CE BLW BRW are asked before it.
    scene.play("keeper BLC; place 0; place 0; place 0; place 0; place 0; place 0; place 0; place 0; place 0");
    scene.play("place 9; place 10");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::Adjust)));
    let steps = scene.legal();
    assert!(steps.contains(&"move BFR>BLC".into()) && steps.contains(&"keeper BLC>BFR".into()));
    assert!(!steps.iter().any(|step| step.contains("BPA")), "{steps:?}");
    scene.play("move BFR>BLC; move BFR>CE");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::Dive)));
    assert_eq!((scene.count(HOME, Area::Bpa), scene.count(AWAY, Area::Bpa)), (1, 1));
}

#[test]
fn f_pen_05_the_dive_is_chosen_in_secret() {
    for kicker in Seat::ALL {
        let keeper = kicker.other();
        let mut seen = Vec::new();
        for (side, word) in WORDS {
            let mut scene = set_up(kicker, "1:20");
            assert_eq!(scene.legal(), ["dive left", "dive middle", "dive right"]);
            scene.play(&format!("dive {word}"));
            assert!(scene.saw(Event::Chosen(keeper)));
            let game = Fuba { rules: BASIC };
            let view = |viewer| game.view(scene.state(), viewer);
            assert_eq!(view(Some(keeper)).own.dive, Some(side), "the keeper knows");
            assert!(view(Some(kicker)).chosen[keeper].dive && view(None).chosen[keeper].dive);
            seen.push((view(Some(kicker)), view(None), scene.events().to_vec()));
        }
        assert!(seen.iter().all(|what| *what == seen[0]), "all three look the same to everybody else");
    }
}

#[test]
fn f_pen_06_then_the_kicker_chooses_a_side() {
    for kicker in Seat::ALL {
        let mut scene = set_up(kicker, "1:20");
        scene.play("dive middle");
        assert_eq!(asked(&mut scene), Some((kicker, Decision::PenaltyKick)));
        assert_eq!(scene.legal(), ["kick left", "kick middle", "kick right"]);
    }
}

#[test]
fn f_pen_07_the_dive_is_shown_and_one_die_rolled() {
    for kicker in Seat::ALL {
        let mut scene = set_up(kicker, "1:20");
        scene.play("dive right");
        assert!(!scene.events().iter().any(|event| matches!(event, Event::Duel(..))));
        scene.play("kick middle");
        assert!(scene.saw(Event::Duel(Side::Middle, Side::Right)));
        let game = Fuba { rules: BASIC };
        for viewer in [None, Some(HOME), Some(AWAY)] {
            assert_eq!(game.view(scene.state(), viewer).own.dive, Some(Side::Right), "{viewer:?}");
        }
        assert_eq!(scene.refused("3 3").key, "dice-too-many");
        scene.play("3");
        assert_eq!(scene.state().secrets[kicker.other()].dive, None, "nothing is left of the secret");
    }
}

/// The lowest die that scores, by the kicker's side, against a dive to the keeper's left, none, and to its
/// right.
const TABLE: [(&str, [u8; 3]); 3] = [("left", [2, 2, 6]), ("middle", [1, 6, 1]), ("right", [6, 2, 2])];

fn check_row(row: usize) {
    let (kick, needed) = TABLE[row];
    for ((dive, word), needed) in WORDS.into_iter().zip(needed) {
        for die in 1..=6 {
            assert_eq!(penalty_kick::scores(WORDS[row].0, dive, die), die >= needed, "{kick}, {word}, {die}");
            for kicker in Seat::ALL {
                let mut scene = set_up(kicker, "1:20");
                scene.play(&format!("dive {word}; kick {kick}; {die}"));
                let shot = if die >= needed { Shot::Goal } else { Shot::Miss };
                assert!(scene.saw(Event::Shot(shot, kicker)), "{kick}, {word}, {die}");
            }
        }
    }
}

#[test]
fn f_pen_08_a_die_of_at_least_the_number_scores() {
    for (die, goals) in [(1, 0), (2, 1), (3, 1)] {
        let mut scene = set_up(AWAY, "1:20");
        scene.play(&format!("dive left; kick left; {die}"));
        assert_eq!(scene.state().teams[AWAY].goals, goals, "2 or more");
    }
    for (die, goals) in [(5, 0), (6, 1)] {
        let mut scene = set_up(AWAY, "1:20");
        scene.play(&format!("dive right; kick left; {die}"));
        assert_eq!(scene.state().teams[AWAY].goals, goals, "only a 6");
    }
}

#[test]
fn f_pen_09_kick_to_the_left() {
    check_row(0);
}

#[test]
fn f_pen_10_kick_to_the_middle() {
    check_row(1);
}

#[test]
fn f_pen_11_kick_to_the_right() {
    check_row(2);
}

#[test]
fn f_pen_12_a_failure_is_a_goal_kick_for_the_keepers_team() {
    for kicker in Seat::ALL {
        let keeper = kicker.other();
        let mut scene = set_up(kicker, "1:20");
        scene.play("dive left; kick left; 1");
        assert_eq!((scene.control(), scene.state().ball.area), (keeper, goal(kicker)));
        assert_eq!(scene.state().turn.restart, Restart::GoalKick);
        assert_eq!(asked(&mut scene), Some((keeper, Decision::GoalKickMoves)), "neither rebound nor corner");
        let front = if kicker == HOME { Area::Bfr } else { Area::Afr };
        assert_eq!(
            (scene.count(kicker, goal(kicker)), scene.count(kicker, front)),
            (0, 1),
            "the kicker is cleared"
        );
    }
}

#[test]
fn f_pen_13_a_goal_and_kick_off_by_the_other_team() {
    for kicker in Seat::ALL {
        let mut scene = set_up(kicker, "1:20");
        scene.play("dive left; kick middle; 1");
        assert_eq!(scene.state().teams[kicker].goals, 1);
        assert_eq!(scene.state().teams[kicker.other()].goals, 0);
        assert_eq!((scene.control(), scene.state().ball.area), (kicker.other(), Area::Ce));
        assert_eq!(scene.state().turn.restart, Restart::KickOff);
    }
}

#[test]
fn f_pen_14_one_minute_although_it_began_as_a_free_kick() {
    let table = [("1:20", 21, 0), ("1:44", 45, 0), ("1:45", 45, 1), ("1:45+1", 45, 1), ("1:45+5", 45, 5)];
    for (before, minute, stoppage) in table {
        let after = Clock { half: 1, minute, stoppage };
        assert_eq!(awarded(HOME, before).state().clock, after, "{before}");
    }
    let mut goal = set_up(HOME, "1:20");
    goal.play("dive left; kick middle; 1");
    assert_eq!(goal.state().clock.minute, 22, "and one for the kick-off");
}

#[test]
fn f_pen_14_taken_in_the_last_turn_and_then_the_half_ends() {
    for (kick, goals, missing) in [("middle", 1, Restart::KickOff), ("left", 0, Restart::GoalKick)] {
        let mut first = set_up(HOME, "1:45+5");
        first.play(&format!("dive left; kick {kick}; 1"));
        assert_eq!(first.state().teams[HOME].goals, goals);
        assert!(first.saw(Event::NotTaken(missing)) && first.saw(Event::HalfEnds(1)));
        assert_eq!(asked(&mut first), Some((HOME, Decision::HalfTime)));

        let mut second = set_up(AWAY, "2:90+5");
        second.play(&format!("dive left; kick {kick}; 1"));
        assert!(second.state().ended.is_some());
    }
}

#[test]
fn f_pen_02_a_player_sent_off_for_the_foul_is_missing_in_the_setup() {
    let mut scene = fouled(HOME, "GK:APA,CE:10", "GK:BPA,BFR:5,CE:5", "1:20 yellow=0-2");
    scene.play("5; 1; off BFR"); // third yellow, 1 is below 3
    assert_eq!(scene.state().teams[AWAY].reds, 1);
    scene.play("keeper APA; place 9");
    assert_eq!(scene.state().squads[AWAY].in_hand, 9);
}
