//! Free kick.

use touchline_engine::Seat;
use touchline_fuba::event::Shot;
use touchline_fuba::flow::Nth;
use touchline_fuba::pitch::Area::{self, Afr, Alc, Alw, Apa, Arc, Arw, Bfr, Blc, Blw, Bpa, Brc, Brw, Ce};
use touchline_fuba::rules::goal_attempt::{self, From};
use touchline_fuba::state::{ActionKind, Clock, Restart};
use touchline_fuba::{Decision, Event};

use crate::common::{Scene, asked, scene_of, steps_from};

pub const HOME: Seat = Seat::Home;
pub const AWAY: Seat = Seat::Away;
pub const TEAMS: &str = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5";

/// The penalty area that a team attacks.
pub fn goal(seat: Seat) -> Area {
    if seat == HOME { Bpa } else { Apa }
}

/// Dice of a special event that give the team that began the turn a free kick; 2.2 turned the table round,
/// 3.0 adds the dice.
pub fn for_starter(spec: &str) -> &'static str {
    match spec {
        "fuba:2.2" => "4 3",
        "fuba:3.0" => "4 4",
        _ => "3 4",
    }
}

/// Dice of a special event that give the other team a free kick.
pub fn for_other(spec: &str) -> &'static str {
    match spec {
        "fuba:2.2" => "3 4",
        "fuba:3.0" => "2 4",
        _ => "4 3",
    }
}

/// The dice of a special event are due at the control check of a turn that `starter` began in the centre.
pub fn event_due(spec: &str, teams: &str, starter: Seat, target: Area, value: u8, clock: &str) -> Scene {
    let (to, who) = (target.name(), starter.word());
    let ball = if spec == "fuba:2.0" { "CE" } else { to }; // in 2.0 the ball has not moved yet
    let passive = if spec == "fuba:3.0" { value } else { 4 }; // in 3.0 equal dice bring it
    scene_of(
        spec,
        &format!(
            "{teams} ball={ball}:{value}:{who} clock={clock} turn=pass:CE>{to},dice:{value}{passive} next=event"
        ),
    )
}

/// A free kick for `to`, no card, in a turn of its own.
pub fn free_kick_at(spec: &str, to: Seat, area: Area, clock: &str) -> Scene {
    let mut scene = event_due(spec, TEAMS, to, area, 4, clock);
    scene.play(for_starter(spec)).play("1");
    scene
}

/// The free kick of home in front of the goal, set up: one taker, one player in the penalty area against the
/// goalkeeper and nine.
pub fn set_up(spec: &str, clock: &str) -> Scene {
    let mut scene = scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:8,BFR:1,BPA:1 away=4-4-2,GK:BPA,BPA:9,CE:1 ball=BFR:1:home clock={clock} \
             turn=pass:CE>BFR,acted:position-position next=take-free-kick"
        ),
    );
    assert_eq!(asked(&mut scene), Some((HOME, Decision::FreeKick)));
    scene
}

fn everywhere() -> impl Iterator<Item = (Seat, Area)> {
    Seat::ALL.into_iter().flat_map(|seat| Area::ALL.map(|area| (seat, area)))
}

on_editions!(f_fk_01_the_awarded_team_has_the_ball_at_once, v2_0, v2_1, v2_2, v3_0);
fn f_fk_01_the_awarded_team_has_the_ball_at_once(spec: &str) {
    for starter in Seat::ALL {
        for (dice, to) in [(for_other(spec), starter.other()), (for_starter(spec), starter)] {
            let mut scene = event_due(spec, TEAMS, starter, Ce, 4, "1:20");
            scene.play(dice); // the card test is still to come
            assert_eq!(scene.control(), to, "{dice} in a turn of {starter:?}");
            assert!(scene.saw(Event::Awarded(Restart::FreeKick, to, Ce)));
        }
    }
}

on_editions!(f_fk_02_taken_in_the_target_area_of_the_turn, v2_0, v2_1, v2_2, v3_0);
fn f_fk_02_taken_in_the_target_area_of_the_turn(spec: &str) {
    for (starter, area) in everywhere() {
        for dice in [for_starter(spec), for_other(spec)] {
            let mut scene = event_due(spec, TEAMS, starter, area, 4, "1:20");
            assert_eq!(scene.play(dice).state().ball.area, area);
        }
    }
    let mut played = scene_of(spec, &format!("{TEAMS} ball=CE:2:home clock=1:20"));
    let dice = match spec {
        "fuba:2.0" => "2 1",
        "fuba:3.0" => "4 4",
        _ => "1 3", // 2.1 and 2.2: nobody of away in the start area would be -1
    };
    played.play("target AFR").play(dice);
    assert_eq!(played.play(for_other(spec)).state().ball.area, Afr, "where the ball was played to");
}

pub fn the_value_is_1(spec: &str) {
    for value in 1..=6 {
        for dice in [for_starter(spec), for_other(spec)] {
            assert_eq!(event_due(spec, TEAMS, HOME, Blw, value, "1:20").play(dice).value(), 1);
        }
    }
}

on_editions!(f_fk_03_the_value_is_1 = the_value_is_1, v2_0, v2_1, v2_2, v3_0);

on_editions!(f_fk_04_in_the_offenders_penalty_area_it_is_a_penalty_kick, v2_0, v2_1, v2_2, v3_0);
fn f_fk_04_in_the_offenders_penalty_area_it_is_a_penalty_kick(spec: &str) {
    for (to, area) in everywhere() {
        for (starter, dice) in [(to, for_starter(spec)), (to.other(), for_other(spec))] {
            let mut scene = event_due(spec, TEAMS, starter, area, 4, "1:20");
            scene.play(dice).play("1");
            let penalty = scene.state().turn.restart == Restart::PenaltyKick;
            assert_eq!(penalty, area == goal(to), "{to:?} in {area:?}");
            assert_eq!(scene.saw(Event::Awarded(Restart::PenaltyKick, to, area)), penalty);
        }
    }
}

/// Which free kicks of home have a new set-up; those of away in the areas turned round.
pub fn set_up_in(spec: &str, areas: &[Area]) {
    for (to, area) in everywhere().filter(|(to, area)| *area != goal(*to)) {
        let mut scene = free_kick_at(spec, to, area, "1:20");
        if !areas.contains(&area.for_seat(to)) {
            assert!(
                matches!(asked(&mut scene), Some((who, Decision::QuickMoves | Decision::Closest)) if who == to)
            );
            assert_eq!(scene.state().squads[to].in_hand, 0, "{to:?} in {area:?}");
            continue;
        }
        assert_eq!(asked(&mut scene), Some((to, Decision::PlaceKeeper)), "{to:?} in {area:?}");
        assert_eq!(scene.state().squads[to].in_hand, 10);
        scene.play(&format!("keeper {}; place 10", area.name()));
        assert_eq!(asked(&mut scene), Some((to.other(), Decision::PlaceKeeper)));
        assert_eq!(scene.state().squads[to.other()].in_hand, 10);
        scene.play(&format!("keeper {}; place 10", goal(to).name()));
        assert_eq!(asked(&mut scene), Some((to, Decision::Adjust)));
    }
}

on_editions!(f_fk_05_a_new_setup_everywhere = set_up_in, v2_0(&ALL_BUT_THE_GOAL));

on_editions!(f_fk_05_a_new_setup_unless_quick, v2_1, v2_2, v3_0);
fn f_fk_05_a_new_setup_unless_quick(spec: &str) {
    set_up_in(spec, &THEIR_HALF);
}

pub const ALL_BUT_THE_GOAL: [Area; 12] = [Alc, Apa, Arc, Afr, Alw, Arw, Ce, Blw, Brw, Bfr, Blc, Brc];
pub const THEIR_HALF: [Area; 5] = [Blw, Brw, Bfr, Blc, Brc];

on_editions!(f_fk_06_the_kicking_team_needs_one_player_there, v2_0, v2_1, v2_2, v3_0);
fn f_fk_06_the_kicking_team_needs_one_player_there(spec: &str) {
    for (to, area) in [(HOME, Bfr), (HOME, Blw), (AWAY, Afr), (AWAY, Arc)] {
        let mut scene = free_kick_at(spec, to, area, "1:20");
        assert_eq!(scene.legal().len(), 13, "the goalkeeper may stand anywhere");
        scene.play("keeper CE");
        assert_eq!(asked(&mut scene), Some((to, Decision::Place(area))), "the free kick area is asked first");
        assert!(!scene.can("place 0") && scene.can("place 1") && scene.can("place 10"));
        scene.play("place 1");
        let mut places = 1;
        while let Some((who, Decision::Place(next))) = asked(&mut scene)
            && who == to
        {
            assert_eq!((scene.can("place 0"), scene.can("place 9")), (true, true), "{next:?}");
            scene.play("place 0");
            places += 1;
        }
        assert_eq!(places, 12, "the last area takes the rest, whatever area it is");
    }
    let mut alone = free_kick_at(spec, HOME, Blc, "1:20");
    alone.play("keeper APA; place 1; place 9; keeper BPA; place 10"); // the others in A-LC
    assert!(steps_from(&alone, "BLC").is_empty(), "the adjustment leaves a player there");
    assert!(alone.can("move ALC>AFR"));
}

on_editions!(f_fk_07_the_other_team_is_placed_without_restriction, v2_1, v2_2, v3_0);
fn f_fk_07_the_other_team_is_placed_without_restriction(spec: &str) {
    for (to, area) in [(HOME, Bfr), (AWAY, Afr)] {
        let mut scene = free_kick_at(spec, to, area, "1:20");
        scene.play("keeper CE; place 10");
        assert_eq!(scene.legal().len(), 13, "goalkeeper anywhere");
        scene.play("keeper CE");
        let mut seen = 0;
        while let Some((_, Decision::Place(_))) = asked(&mut scene) {
            seen += 1;
            assert!(scene.can("place 0") && scene.can("place 10"));
            scene.play("place 0");
        }
        assert_eq!(seen, 12, "the thirteenth area takes the rest");
    }
}

/// At the set-up of a free kick in `area` the passive team must hold one of the areas closer to its goal
/// line: the last of them that it is asked about may not stay empty. Areas as away, the passive team, is
/// asked about them.
pub fn one_player_behind_the_ball(area: Area, closer: &[Area]) {
    for to in Seat::ALL {
        let place = area.for_seat(to);
        let closer: Vec<Area> = closer.iter().map(|one| one.for_seat(to)).collect();
        let mut scene = free_kick_at("fuba:2.0", to, place, "1:20");
        scene.play(&format!("keeper {}; place 10", place.name()));
        assert_eq!(scene.legal().len(), 13, "the goalkeeper may stand anywhere");
        let mut inside = scene_of("fuba:2.0", &scene.position());
        scene.play(&format!("keeper {}", place.name()));
        let mut left = closer.clone();
        let mut forced = false;
        while let Some((_, Decision::Place(next))) = asked(&mut scene) {
            left.retain(|one| *one != next);
            let due = left.is_empty() && closer.contains(&next) && !forced;
            assert_eq!(scene.can("place 0"), !due, "{to:?}: {next:?} at a free kick in {place:?}");
            forced |= due;
            scene.play(if due { "place 1" } else { "place 0" });
        }
        // The last area of all takes whoever is left, so it may meet the duty without a question.
        let met = closer.iter().any(|one| scene.count(to.other(), *one) > 0);
        assert_eq!(met, !closer.is_empty(), "{place:?}");
        for keeper in closer.iter().take(1) {
            inside.play(&format!("keeper {}", keeper.name()));
            while let Some((_, Decision::Place(_))) = asked(&mut inside) {
                inside.play("place 0"); // the goalkeeper is a player
            }
            assert_eq!(asked(&mut inside), Some((to, Decision::Adjust)));
        }
    }
}

/// The shot is the first thing of the action stages, the shooter's stage goes on, then the other team's.
pub fn the_turn_goes_on_with_the_shot(spec: &str, then: Decision) {
    let mut scene = set_up(spec, "1:20");
    assert_eq!(scene.legal(), ["shoot", "pass"]);
    scene.play("shoot");
    assert_eq!(asked(&mut scene), None, "the die is due at once");
    assert!(scene.saw(Event::Acts(HOME, ActionKind::GoalAttempt)));
    assert_eq!((scene.state().turn.number, scene.state().turn.first), (1, HOME));
    let mut goal = scene_of(spec, &scene.position());
    goal.play("6"); // 6 - 4 = 2 > 1 in all editions: numbers -1 at most, area -2, free kick -1
    assert!(goal.saw(Event::Shot(Shot::Goal, HOME)));
    rebound_lost(spec, &mut scene);
    assert_eq!((scene.control(), scene.state().turn.number), (AWAY, 1));
    assert_eq!(asked(&mut scene), Some((HOME, then)), "the shooter's stage goes on");
    assert!(!scene.can("shoot"));
    scene.play(if then == Decision::MaybeMove { "done; done" } else { "midfield; done; done" });
    let (who, _) = asked(&mut scene).unwrap();
    if who == HOME {
        scene.play("done"); // pressing is offered
    }
    assert_eq!(asked(&mut scene).map(|(who, _)| who), Some(AWAY), "then the other team's stage");
    assert_eq!(scene.state().turn.acted[AWAY].len(), 0, "whatever was played before the foul");
}

on_editions!(
    f_fk_08_the_turn_goes_on_with_the_shot = the_turn_goes_on_with_the_shot,
    v2_0(Decision::MaybeMove)
);

on_editions!(f_fk_08_the_turn_goes_on_with_the_shot_as_first_action, v2_1, v2_2);
fn f_fk_08_the_turn_goes_on_with_the_shot_as_first_action(spec: &str) {
    the_turn_goes_on_with_the_shot(spec, SECOND_ACTION);
}

/// The die is one less than the value, and the defenders win the rebound.
fn rebound_lost(spec: &str, scene: &mut Scene) {
    let total = match spec {
        "fuba:2.2" => -4, // goalkeeper and nine against one, area, free kick; no numbers at the ball
        _ => -3,          // one against nobody at the ball
    };
    scene.play(&(-total).to_string()).play("1 6");
    assert!(scene.saw(Event::Attempt(HOME, Bfr, total)) && scene.saw(Event::Shot(Shot::Cleared, HOME)));
}

pub const SECOND_ACTION: Decision = Decision::Action(Nth::Second);

on_editions!(f_fk_08_in_the_last_turn_only_a_direct_shot_is_played, v2_0, v2_1, v2_2, v3_0);
fn f_fk_08_in_the_last_turn_only_a_direct_shot_is_played(spec: &str) {
    let mut passed = free_kick_at(spec, HOME, Bfr, "1:45+5");
    passed.play("keeper APA; place 10; keeper BPA; place 10; done; pass");
    assert!(passed.saw(Event::NotTaken(Restart::FreeKick)) && passed.saw(Event::HalfEnds(1)));
    assert_eq!(asked(&mut passed), Some((HOME, Decision::HalfTime)));
    let mut scored = set_up(spec, "2:90+5");
    scored.play("shoot; 6");
    assert_eq!((scored.state().teams[HOME].goals, scored.state().ended.is_some()), (1, true));
}

/// A new turn starts without a direct shot; home, with more players in the target area, or away acts first in
/// it.
pub fn otherwise_a_new_turn(spec: &str, restart: &str, first: Seat) {
    let mut scene = scene_of(
        spec,
        "home=4-4-2,GK:APA,CE:8,BFR:2 away=4-4-2,GK:BPA,BPA:5,CE:5 ball=BFR:1:home clock=1:20 memory=home,1-3,0,none \
         next=take-free-kick",
    );
    if restart == "open" {
        let text = scene.position().replace("free-kick", "open").replace("next=take-open", "next=turn");
        scene = scene_of(spec, &text);
    } else {
        assert!(scene.can("shoot"));
        scene.play("pass");
    }
    assert_eq!(asked(&mut scene), Some((HOME, Decision::Target)));
    assert_eq!((scene.state().turn.number, scene.state().turn.start), (2, Bfr));
    scene.play("target CE; 6 4");
    assert_eq!((scene.control(), scene.state().turn.first), (HOME, first), "{restart}");
}

on_editions!(f_fk_09_otherwise_a_new_turn_in_the_usual_order, v2_1, v2_2, v3_0);
fn f_fk_09_otherwise_a_new_turn_in_the_usual_order(spec: &str) {
    otherwise_a_new_turn(spec, "free-kick", HOME);
}

// Area, numbers and the free kick. In 2.0 the goalkeeper does not count, in 2.2 and 3.0 the players at the
// ball do not.
on_editions!(
    f_fk_10_a_direct_shot_has_minus_1,
    v2_0([(Area::Bfr, -2), (Area::Blc, -4), (Area::Brc, -4), (Area::Blw, -5), (Area::Brw, -5)]),
    v2_1([(Area::Bfr, -3), (Area::Blc, -5), (Area::Brc, -5), (Area::Blw, -6), (Area::Brw, -6)]),
    v2_2([(Area::Bfr, -4), (Area::Blc, -6), (Area::Brc, -6), (Area::Blw, -7), (Area::Brw, -7)]),
    v3_0([(Area::Bfr, -4), (Area::Blc, -6), (Area::Brc, -6), (Area::Blw, -7), (Area::Brw, -7)])
);
/// The total of a direct shot by ten players, the other goalkeeper alone in front of its goal, by area.
fn f_fk_10_a_direct_shot_has_minus_1(spec: &str, table: [(Area, i8); 5]) {
    for ((area, total), to) in table.into_iter().flat_map(|row| Seat::ALL.map(|seat| (row, seat))) {
        let place = area.for_seat(to);
        let (own, other) = (goal(to.other()).name(), goal(to).name());
        let far = Ce.name();
        let teams = match to {
            Seat::Home => format!("home=4-4-2,GK:{own},{0}:10 away=4-4-2,GK:{other},{far}:10", place.name()),
            Seat::Away => format!("home=4-4-2,GK:{other},{far}:10 away=4-4-2,GK:{own},{0}:10", place.name()),
        };
        let who = to.word();
        let mut scene =
            scene_of(spec, &format!("{teams} ball={0}:1:{who} clock=1:20 next=take-free-kick", place.name()));
        let modifiers = |from| goal_attempt::modifiers(scene.rules(), scene.state(), from).free_kick;
        assert_eq!((modifiers(From::FreeKick), modifiers(From::Play)), (-1, 0));
        scene.play("shoot; 1");
        assert!(scene.saw(Event::Attempt(to, place, total)), "{to:?} from {area:?}: {:?}", scene.events());
    }
}

on_editions!(f_fk_11_within_its_own_area_only_to_a_second_player, v2_0, v2_1, v2_2, v3_0);
fn f_fk_11_within_its_own_area_only_to_a_second_player(spec: &str) {
    let taken = |home: &str, restart: &str| {
        scene_of(
            spec,
            &format!(
                "home=4-4-2,{home} away=4-4-2,GK:BPA,BFR:10 ball=ALW:1:home clock=1:20 \
                 turn=restart:{restart} next=turn"
            ),
        )
    };
    assert!(!taken("GK:APA,ALW:1,AFR:9", "free-kick").can("target ALW"));
    assert!(taken("GK:APA,ALW:2,AFR:8", "free-kick").can("target ALW"));
    assert!(taken("GK:ALW,ALW:1,AFR:9", "free-kick").can("target ALW"), "the goalkeeper is a player");
    assert!(taken("GK:APA,ALW:1,AFR:9", "open").can("target ALW"), "only at a free kick");
    assert!(taken("GK:APA,ALW:1,AFR:9", "free-kick").can("target AFR"));
}

/// The kick takes a minute outside stoppage time, after the card test.
fn the_kick_takes_a_minute(spec: &str) {
    for (before, half, minute, stoppage) in [
        ("1:20", 1, 21, 0),
        ("1:44", 1, 45, 0),
        ("1:45", 1, 45, 1),
        ("1:45+1", 1, 45, 1),
        ("1:45+4", 1, 45, 4),
        ("2:45", 2, 46, 0),
        ("2:90", 2, 90, 1),
        ("2:90+2", 2, 90, 2),
    ] {
        for area in [Brc, Ce] {
            let mut scene = event_due(spec, TEAMS, AWAY, area, 4, before);
            let time = scene.state().clock;
            assert_eq!(scene.play(for_other(spec)).state().clock, time, "{before}: not before the card test");
            assert_eq!(scene.play("1").state().clock, Clock { half, minute, stoppage }, "{before}");
        }
    }
}

on_editions!(f_fk_12_the_kick_takes_a_minute_after_the_card = the_kick_takes_a_minute, v2_2, v3_0);

on_editions!(f_fk_03_no_minute_for_a_free_kick, v2_0, v2_1);
/// Editions before 2.2 have no minute for a restart.
fn f_fk_03_no_minute_for_a_free_kick(spec: &str) {
    for (to, area) in [(HOME, Bfr), (AWAY, Afr), (HOME, Alw), (AWAY, Ce)] {
        let clock = free_kick_at(spec, to, area, "1:20").state().clock;
        assert_eq!(clock, Clock { half: 1, minute: 20, stoppage: 0 });
    }
}
