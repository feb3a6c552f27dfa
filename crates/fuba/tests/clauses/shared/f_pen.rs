//! Penalty kick.

use touchline_engine::{Game, Seat};
use touchline_fuba::event::Shot;
use touchline_fuba::pitch::Area;
use touchline_fuba::rules::penalty_kick;
use touchline_fuba::state::{Clock, GoalSide, Restart};
use touchline_fuba::{Decision, Event};

use super::f_fk::{AWAY, HOME, event_due, for_other, for_starter, goal};
use crate::common::{Scene, asked, scene_of};

const WORDS: [(GoalSide, &str); 3] =
    [(GoalSide::Left, "left"), (GoalSide::Middle, "middle"), (GoalSide::Right, "right")];

/// A foul in the penalty area that `kicker` attacks, the card test still to come.
pub fn fouled(spec: &str, kicker: Seat, home: &str, away: &str, clock: &str) -> Scene {
    let (area, who) = (goal(kicker).name(), kicker.word());
    scene_of(
        spec,
        &format!(
            "home=4-4-2,{home} away=4-4-2,{away} ball={area}:1:{who} clock={clock} next=yellow-card:{}",
            kicker.other().word()
        ),
    )
}

/// A penalty kick awarded to `kicker` with full teams, no card.
pub fn awarded(spec: &str, kicker: Seat, clock: &str) -> Scene {
    let mut scene = fouled(spec, kicker, "GK:APA,AFR:5,CE:5", "GK:BPA,BFR:5,CE:5", clock);
    scene.play("1");
    scene
}

/// The set-up is over; the goalkeeper's choice comes next. All outfield players but the kicker stand in their
/// corner areas.
pub fn set_up(spec: &str, kicker: Seat, clock: &str) -> Scene {
    let mut scene = awarded(spec, kicker, clock);
    scene.play("keeper CE; place 9; place 10; done");
    assert_eq!(asked(&mut scene), Some((kicker.other(), Decision::Dive)));
    scene
}

on_editions!(f_pen_01_for_a_foul_in_the_offenders_penalty_area, v2_0, v2_1, v2_2, v3_0);
fn f_pen_01_for_a_foul_in_the_offenders_penalty_area(spec: &str) {
    let teams = "home=4-4-2,GK:APA,AFR:5,BFR:4,CE:1 away=4-4-2,GK:BPA,BFR:5,AFR:5";
    let (own, other) = (for_starter(spec), for_other(spec));
    // Area of the foul, dice of the event in a turn of home, who kicks a penalty.
    for (area, dice, kicker) in [
        (Area::Bpa, own, Some(HOME)),
        (Area::Apa, other, Some(AWAY)),
        (Area::Bpa, other, None),
        (Area::Apa, own, None),
    ] {
        let mut scene = event_due(spec, teams, HOME, area, 3, "1:20");
        scene.play(dice).play("1");
        let penalty = scene.state().turn.restart == Restart::PenaltyKick;
        assert_eq!(penalty, kicker.is_some(), "{area:?} {dice}");
        if let Some(kicker) = kicker {
            assert_eq!((scene.control(), asked(&mut scene)), (kicker, Some((kicker, Decision::PlaceKeeper))));
        }
    }
}

on_editions!(f_pen_02_one_player_of_the_kicking_team_is_on_the_spot, v2_0, v2_1, v2_2, v3_0);
fn f_pen_02_one_player_of_the_kicking_team_is_on_the_spot(spec: &str) {
    for kicker in Seat::ALL {
        let mut scene = awarded(spec, kicker, "1:20");
        assert_eq!((scene.state().ball.area, scene.value()), (goal(kicker), 1));
        assert_eq!(asked(&mut scene), Some((kicker, Decision::PlaceKeeper)));
        scene.play("keeper CE");
        assert_eq!((scene.count(kicker, goal(kicker)), scene.state().squads[kicker].in_hand), (1, 9));
        scene.play("place 9");
        assert!(matches!(asked(&mut scene), Some((seat, Decision::Place(_))) if seat == kicker.other()));
        scene.play("place 10");
        assert_eq!(asked(&mut scene), Some((kicker, Decision::Adjust)));
    }
    let mut keeper = awarded(spec, HOME, "1:20");
    keeper.play("keeper BPA");
    assert_eq!(keeper.state().squads[HOME].outfield(Area::Bpa), 0, "the goalkeeper may kick: one, not two");
    let mut short = fouled(spec, HOME, "GK:APA,CE:10", "GK:BPA,BFR:5,CE:5", "1:20 yellow=0-2");
    short.play("5; 1; off BFR; keeper APA; place 9");
    assert_eq!(short.state().squads[AWAY].in_hand, 9, "who was sent off for the foul is missing");
}

on_editions!(f_pen_03_the_other_goalkeeper_is_on_its_goal_line, v2_0, v2_1, v2_2, v3_0);
fn f_pen_03_the_other_goalkeeper_is_on_its_goal_line(spec: &str) {
    for kicker in Seat::ALL {
        let mut scene = fouled(spec, kicker, "GK:CE,AFR:10", "GK:CE,BFR:10", "1:20");
        scene.play("1; keeper CE; place 9");
        let keeper = kicker.other();
        assert_eq!(scene.state().squads[keeper].keeper(), goal(kicker), "it is not asked");
        assert_eq!(scene.state().squads[keeper].in_hand, 10);
    }
}

on_editions!(f_pen_04_nobody_else_in_that_area, v2_0, v2_1, v2_2, v3_0);
fn f_pen_04_nobody_else_in_that_area(spec: &str) {
    for kicker in Seat::ALL {
        let mut scene = awarded(spec, kicker, "1:20");
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
    let mut scene = awarded(spec, HOME, "1:20");
    // Home all in B-FR, next to the area: ALC APA ARC AFR ALW ARW CE BLW BRW are asked before it.
    scene.play("keeper BLC; place 0; place 0; place 0; place 0; place 0; place 0; place 0; place 0; place 0");
    scene.play("place 9; place 10");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::Adjust)));
    let steps = scene.legal();
    assert!(steps.contains(&"move BFR>BLC".into()) && steps.contains(&"keeper BLC>BFR".into()));
    assert!(!steps.iter().any(|step| step.contains("BPA")), "{steps:?}");
}

on_editions!(f_pen_05_the_dive_is_chosen_in_secret, v2_0, v2_1, v2_2, v3_0);
fn f_pen_05_the_dive_is_chosen_in_secret(spec: &str) {
    for kicker in Seat::ALL {
        let keeper = kicker.other();
        let mut seen = Vec::new();
        for (side, word) in WORDS {
            let mut scene = set_up(spec, kicker, "1:20");
            assert_eq!(scene.legal(), ["dive left", "dive middle", "dive right"]);
            scene.play(&format!("dive {word}"));
            assert!(scene.saw(Event::Chosen(keeper)));
            let state = *scene.state();
            let events = scene.events().to_vec();
            let game = scene.driver().game();
            let view = |viewer| game.view(&state, viewer);
            assert_eq!(view(Some(keeper)).own.dive, Some(side), "the keeper knows");
            assert!(view(Some(kicker)).chosen[keeper].dive && view(None).chosen[keeper].dive);
            seen.push((view(Some(kicker)), view(None), events));
        }
        assert!(seen.iter().all(|what| *what == seen[0]), "all three look the same to everybody else");
    }
}

on_editions!(f_pen_06_then_the_kicker_chooses_a_side, v2_0, v2_1, v2_2, v3_0);
fn f_pen_06_then_the_kicker_chooses_a_side(spec: &str) {
    for kicker in Seat::ALL {
        let mut scene = set_up(spec, kicker, "1:20");
        scene.play("dive middle");
        assert_eq!(asked(&mut scene), Some((kicker, Decision::PenaltyKick)));
        assert_eq!(scene.legal(), ["kick left", "kick middle", "kick right"]);
    }
}

on_editions!(f_pen_07_the_dive_is_shown_and_one_die_rolled, v2_0, v2_1, v2_2, v3_0);
fn f_pen_07_the_dive_is_shown_and_one_die_rolled(spec: &str) {
    for kicker in Seat::ALL {
        let mut scene = set_up(spec, kicker, "1:20");
        scene.play("dive right");
        assert!(!scene.events().iter().any(|event| matches!(event, Event::Duel(..))));
        scene.play("kick middle");
        assert!(scene.saw(Event::Duel(GoalSide::Middle, GoalSide::Right)));
        let state = *scene.state();
        for viewer in [None, Some(HOME), Some(AWAY)] {
            let view = scene.driver().game().view(&state, viewer);
            assert_eq!(view.own.dive, Some(GoalSide::Right), "{viewer:?}");
        }
        assert_eq!(scene.refused("3 3").key, "dice-too-many");
        scene.play("3");
        assert_eq!(scene.state().secrets[kicker.other()].dive, None, "nothing is left of the secret");
    }
}

/// The lowest die that scores with this kick, against a dive to the keeper's left, none, and to its right.
fn needs(spec: &str, side: GoalSide, table: [u8; 3]) {
    let kick = WORDS[side as usize].1;
    for ((dive, word), needed) in WORDS.into_iter().zip(table) {
        for (die, kicker) in (1..=6).flat_map(|die| Seat::ALL.map(|seat| (die, seat))) {
            assert_eq!(penalty_kick::scores(side, dive, die), die >= needed, "{kick}, {word}, {die}");
            let mut scene = set_up(spec, kicker, "1:20");
            scene.play(&format!("dive {word}; kick {kick}; {die}"));
            let shot = if die >= needed { Shot::Goal } else { Shot::Miss };
            assert!(scene.saw(Event::Shot(shot, kicker)), "{kick}, {word}, {die}");
        }
    }
}

on_editions!(f_pen_09_kick_to_the_left, v2_0, v2_1, v2_2, v3_0);
fn f_pen_09_kick_to_the_left(spec: &str) {
    needs(spec, GoalSide::Left, [2, 2, 6]);
}

on_editions!(f_pen_10_kick_to_the_middle, v2_0, v2_1, v2_2, v3_0);
fn f_pen_10_kick_to_the_middle(spec: &str) {
    needs(spec, GoalSide::Middle, [1, 6, 1]);
}

on_editions!(f_pen_11_kick_to_the_right, v2_0, v2_1, v2_2, v3_0);
fn f_pen_11_kick_to_the_right(spec: &str) {
    needs(spec, GoalSide::Right, [6, 2, 2]);
}

on_editions!(f_pen_08_a_die_of_at_least_the_number_scores, v2_0, v2_1, v2_2, v3_0);
fn f_pen_08_a_die_of_at_least_the_number_scores(spec: &str) {
    for (dive, die, goals) in
        [("left", 1, 0), ("left", 2, 1), ("left", 3, 1), ("right", 5, 0), ("right", 6, 1)]
    {
        let mut scene = set_up(spec, AWAY, "1:20");
        scene.play(&format!("dive {dive}; kick left; {die}"));
        assert_eq!(scene.state().teams[AWAY].goals, goals, "{die} against a dive to the {dive}");
    }
}

on_editions!(f_pen_12_a_failure_is_a_goal_kick_in_a_new_turn, v2_0, v2_1);
/// A goal kick for the keeper's team in a new turn, and the kicker stays in the area (2.0, 2.1).
fn f_pen_12_a_failure_is_a_goal_kick_in_a_new_turn(spec: &str) {
    for kicker in Seat::ALL {
        let keeper = kicker.other();
        let mut scene = set_up(spec, kicker, "1:20");
        scene.play("dive left; kick left; 1");
        assert_eq!((scene.control(), scene.state().ball.area, scene.value()), (keeper, goal(kicker), 1));
        let turn = scene.state().turn;
        assert_eq!((turn.restart, turn.number), (Restart::GoalKick, 2));
        assert_eq!(
            asked(&mut scene),
            Some((keeper, Decision::SlowKick)),
            "neither rebound nor corner, nor actions"
        );
        assert_eq!((scene.count(kicker, goal(kicker)), scene.count(keeper, goal(kicker))), (1, 1));
    }
}

on_editions!(f_pen_12_a_failure_is_a_goal_kick, v2_2, v3_0);
/// A goal kick for the keeper's team as after any miss, the kicker cleared out of the area.
fn f_pen_12_a_failure_is_a_goal_kick(spec: &str) {
    for (kicker, front) in [(HOME, Area::Bfr), (AWAY, Area::Afr)] {
        let mut scene = set_up(spec, kicker, "1:20");
        scene.play("dive left; kick left; 1");
        assert_eq!((scene.control(), scene.state().ball.area), (kicker.other(), goal(kicker)));
        assert_eq!(scene.state().turn.restart, Restart::GoalKick);
        assert_eq!(asked(&mut scene), Some((kicker.other(), Decision::GoalKickMoves)));
        assert_eq!((scene.count(kicker, goal(kicker)), scene.count(kicker, front)), (0, 1));
    }
}

on_editions!(f_pen_13_a_goal_and_kick_off_by_the_other_team, v2_0, v2_1, v2_2, v3_0);
fn f_pen_13_a_goal_and_kick_off_by_the_other_team(spec: &str) {
    for kicker in Seat::ALL {
        let mut scene = set_up(spec, kicker, "1:20");
        scene.play("dive left; kick middle; 1");
        assert_eq!(scene.state().teams[kicker].goals, 1);
        assert_eq!(scene.state().teams[kicker.other()].goals, 0);
        assert_eq!((scene.control(), scene.state().ball.area), (kicker.other(), Area::Ce));
        assert_eq!(scene.state().turn.restart, Restart::KickOff);
    }
}

/// Minutes that the kick takes.
fn time_of_the_kick(spec: &str, minutes: u8) {
    for (before, minute, stoppage) in [
        ("1:20", 20 + minutes, 0),
        ("1:44", 44 + minutes, 0),
        ("1:45", 45, minutes),
        ("1:45+1", 45, 1),
        ("1:45+5", 45, 5),
    ] {
        let after = Clock { half: 1, minute, stoppage };
        assert_eq!(awarded(spec, HOME, before).state().clock, after, "{before}");
    }
}

on_editions!(f_pen_02_no_minute_for_the_kick, v2_0, v2_1);
fn f_pen_02_no_minute_for_the_kick(spec: &str) {
    time_of_the_kick(spec, 0);
}

on_editions!(f_pen_14_one_minute_although_it_began_as_a_free_kick = time_of_the_kick, v2_2(1), v3_0(1));

/// A penalty is taken in the last turn, and then the half ends whatever happens.
fn taken_in_the_last_turn(spec: &str) {
    for (kick, goals, missing) in [("middle", 1, Restart::KickOff), ("left", 0, Restart::GoalKick)] {
        let mut first = set_up(spec, HOME, "1:45+5");
        first.play(&format!("dive left; kick {kick}; 1"));
        assert_eq!(first.state().teams[HOME].goals, goals);
        assert!(first.saw(Event::NotTaken(missing)) && first.saw(Event::HalfEnds(1)));
        assert_eq!(asked(&mut first), Some((HOME, Decision::HalfTime)));
        let mut second = set_up(spec, AWAY, "2:90+5");
        second.play(&format!("dive left; kick {kick}; 1"));
        assert!(second.state().ended.is_some());
    }
}

on_editions!(
    f_pen_12_taken_in_the_last_turn_and_then_the_half_ends = taken_in_the_last_turn,
    v2_0,
    v2_1,
    v2_2
);

on_editions!(f_pen_14_taken_in_the_last_turn_and_then_the_half_ends = taken_in_the_last_turn, v3_0);
