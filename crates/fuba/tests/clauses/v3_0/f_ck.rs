//! Corner kick.

use touchline_engine::{Node, Notation, Seat};
use touchline_fuba::event::{Check, Shot, Why};
use touchline_fuba::pitch::Area;
use touchline_fuba::rules::{ball_value, corner_kick};
use touchline_fuba::state::{Clock, Restart};
use touchline_fuba::{Decision, Event};

use crate::common::{Scene, scene};

const HOME: Seat = Seat::Home;
const AWAY: Seat = Seat::Away;
const CORNERS: [(&str, Seat); 4] = [("ALC", AWAY), ("ARC", AWAY), ("BLC", HOME), ("BRC", HOME)];

/// `seat` rolls for a goal attempt from in front of the penalty area: 5 equals the value of 2 after -2 and
/// -1.
fn shot(seat: Seat, clock: &str) -> Scene {
    let (area, who) = (Area::Bfr.for_seat(seat).name(), seat.word());
    scene(&format!(
        "home=4-4-2,GK:APA,CE:9,{area}:1 away=4-4-2,GK:BPA,CE:9,{area}:1 ball={area}:2:{who} clock={clock} \
         turn=pass:CE>{area} next=goal-attempt:{who}"
    ))
}

/// Home takes a corner from B-LC: the new turn is about to begin with the choice of target.
fn kick(home: &str, away: &str, clock: &str) -> Scene {
    scene(&format!(
        "home=4-4-2,{home} away=4-4-2,{away} ball=SPOT:1:home clock={clock} turn=restart:corner next=turn"
    ))
}

/// The taker, five in the penalty area against a goalkeeper and five, the rest in the centre.
fn usual(clock: &str) -> Scene {
    kick("GK:APA,SPOT:1,BPA:5,CE:4", "GK:BPA,BPA:5,CE:5", clock)
}

fn asked(scene: &mut Scene) -> Option<(Seat, Decision)> {
    match scene.driver().node() {
        Node::Decide(seat, decision) => Some((seat, decision)),
        _ => None,
    }
}

fn on_spot(scene: &Scene, seat: Seat) -> u8 {
    scene.count(seat, Area::Spot)
}

#[test]
fn f_ck_01_from_shots_and_rebounds_the_attackers_choose_the_side() {
    for (seat, sides) in [(HOME, ["corner BLC", "corner BRC"]), (AWAY, ["corner ALC", "corner ARC"])] {
        let mut equal = shot(seat, "1:20");
        equal.play("5");
        assert!(equal.saw(Event::Shot(Shot::Corner, seat)));
        assert_eq!(
            (asked(&mut equal), equal.legal()),
            (Some((seat, Decision::Corner)), sides.map(String::from).to_vec())
        );
        assert!(!shot(seat, "1:20").play("6").can(sides[0]), "more is a goal");
        assert!(!shot(seat, "1:20").play("4").can(sides[0]), "less is a miss");
    }
    let rebound = |dice: &str| {
        let mut scene = scene(
            "home=4-4-2,GK:APA,CE:8,BFR:1,BPA:1 away=4-4-2,GK:BPA,CE:10 ball=BFR:3:home clock=1:20 \
             turn=5,open,BLC,home,CE>BFR,53,1-1,home,+0,none,none-none next=turn.5,rebound.home",
        );
        scene.play(dice);
        scene.can("corner BLC")
    };
    assert!(rebound("3 4"), "3 and one attacker against 4");
    assert!(!rebound("4 4") && !rebound("2 4"));
    for (die, corner) in [("1", false), ("2", true), ("3", false)] {
        let mut scene = scene(
            "home=4-4-2,GK:APA,CE:9,BFR:1 away=4-4-2,GK:BPA,CE:10 ball=BFR:6:home clock=1:20 \
             turn=5,open,BLC,home,CE>BFR,53,1-1,home,+0,none,none-none next=turn.5,second-die.home",
        );
        assert_eq!(scene.play(die).can("corner BRC"), corner, "second die {die} from an area of 2");
    }
}

#[test]
fn f_ck_01_from_event_7_in_a_corner_area_for_the_team_that_attacks_there() {
    for (area, starter) in Area::ALL.into_iter().flat_map(|area| Seat::ALL.map(|seat| (area.name(), seat))) {
        let who = starter.word();
        let mut scene = scene(&format!(
            "home=4-4-2,GK:APA,AFR:5,BFR:5 away=4-4-2,GK:BPA,BFR:5,AFR:5 ball={area}:3:{who} clock=1:20 \
             turn=pass:CE>{area} next=event"
        ));
        scene.play("3 4");
        let attacker = CORNERS.iter().find(|(corner, _)| *corner == area).map(|(_, seat)| *seat);
        assert_eq!(scene.state().turn.restart == Restart::CornerKick, attacker.is_some(), "{area}");
        if let Some(attacker) = attacker {
            assert_eq!(scene.control(), attacker, "{area} in a turn of {who}");
            assert_eq!(scene.state().turn.corner.name(), area, "no choice of side");
            assert!(
                !scene.events().iter().any(|event| matches!(event, Event::Check(..))),
                "no control check"
            );
        }
    }
}

#[test]
fn f_ck_02_a_new_setup() {
    for (seat, side) in [(HOME, "corner BRC"), (AWAY, "corner ALC")] {
        let mut scene = shot(seat, "1:20");
        scene.play("5").play(side);
        assert_eq!(asked(&mut scene), Some((seat, Decision::PlaceKeeper)));
        scene.play("keeper CE; place 9");
        assert_eq!(asked(&mut scene), Some((seat.other(), Decision::PlaceKeeper)));
        assert_eq!(scene.state().squads[seat.other()].in_hand, 10);
        scene.play("keeper CE; place 10");
        assert_eq!(asked(&mut scene), Some((seat, Decision::Adjust)));
    }
}

#[test]
fn f_ck_03_the_taker_stands_in_the_corner_with_the_ball_and_stays() {
    let mut scene = shot(HOME, "1:20");
    scene.play("5; corner BLC; keeper APA");
    assert_eq!((on_spot(&scene, HOME), scene.state().squads[HOME].in_hand), (1, 9));
    assert_eq!((scene.state().ball.area, scene.state().turn.corner), (Area::Spot, Area::Blc));
    scene.play("place 9");
    assert!(!scene.can("keeper SPOT"), "only the kicking team is there");
    scene.play("keeper BPA; place 10");
    assert!(!scene.legal().iter().any(|step| step.contains("SPOT")), "the adjustment cannot move it");
    scene.play("move ALC>AFR; move ALC>AFR");
    assert_eq!((on_spot(&scene, HOME), on_spot(&scene, AWAY)), (1, 0));
}

#[test]
fn f_ck_03_the_goalkeeper_may_take_it() {
    let mut scene = shot(AWAY, "1:20");
    scene.play("5; corner ARC; keeper SPOT");
    assert_eq!((on_spot(&scene, AWAY), scene.state().squads[AWAY].in_hand), (1, 10), "one taker, not two");
    scene.play("place 10; keeper APA; place 10");
    assert!(!scene.legal().iter().any(|step| step.starts_with("keeper")));
    scene.play("done; target ARC; 6 4");
    assert_eq!(scene.state().squads[AWAY].keeper(), Area::Arc, "after the check");
}

#[test]
fn f_ck_03_without_outfield_players_the_goalkeeper_takes_it() {
    let mut scene = scene(
        "home=4-4-2,GK:BFR away=4-4-2,GK:BPA,CE:10 ball=BFR:2:home clock=1:20 red=10-0 \
         turn=5,open,BLC,home,CE>BFR,53,1-1,home,+0,none,none-none next=corner-side",
    );
    scene.play("corner BLC");
    assert_eq!(scene.state().squads[HOME].keeper(), Area::Spot);
    scene.play("keeper BPA; place 10");
    assert_eq!(scene.state().turn.target, Area::Blc, "the corner area is its only target");
}

#[test]
fn f_ck_04_everybody_else_stands_without_restriction() {
    let mut scene = shot(HOME, "1:20");
    scene.play("5; corner BLC");
    assert_eq!(scene.legal().len(), 14, "thirteen areas and the corner");
    scene.play("keeper BPA");
    for (seat, most) in [(HOME, 9), (AWAY, 10)] {
        let mut places = 0;
        while let Some((who, Decision::Place(_))) = asked(&mut scene)
            && who == seat
        {
            assert!(scene.can("place 0") && scene.can(&format!("place {most}")));
            scene.play("place 0");
            places += 1;
        }
        assert_eq!(places, 12, "the thirteenth takes the rest");
        if seat == HOME {
            assert_eq!(scene.legal().len(), 13);
            scene.play("keeper APA");
        }
    }
}

#[test]
fn f_ck_05_the_spot_is_an_area_next_to_the_corner_area() {
    // Areas between the spot and every area in board order, by corner area.
    let between = [
        (Area::Alc, [0, 1, 2, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4]),
        (Area::Arc, [2, 1, 0, 1, 2, 1, 2, 3, 2, 3, 4, 4, 3]),
        (Area::Blc, [3, 4, 4, 3, 2, 3, 2, 1, 2, 1, 0, 1, 2]),
        (Area::Brc, [4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 2, 1, 0]),
    ];
    for (corner, row) in between {
        let mut state = *usual("1:20").state();
        state.turn.corner = corner;
        for (area, areas) in Area::ALL.into_iter().zip(row) {
            assert_eq!(corner_kick::areas_between(&state, area), areas, "{corner:?} to {area:?}");
            assert_eq!(ball_value::areas_between(&state, Area::Spot, area), areas);
        }
    }
    let mut scene = usual("1:20");
    scene.play("target BPA");
    assert!(scene.saw(Event::Value(2, Why::LongPass(1))));
}

#[test]
fn f_ck_05_the_corner_area_is_in_reach_and_the_spot_is_no_target() {
    let scene = kick("GK:APA,SPOT:1,AFR:9", "GK:BPA,BFR:10", "1:20");
    assert!(scene.can("target BLC") && !scene.can("target BRC") && !scene.can("target BPA"));
    assert!(!scene.can("target SPOT"));
}

#[test]
fn f_ck_06_the_value_is_1() {
    for (corner, seat) in CORNERS {
        let mut scene = shot(seat, "1:20");
        scene.play("5").play(&format!("corner {corner}"));
        assert_eq!(scene.value(), 1);
        assert!(scene.saw(Event::Value(1, Why::Restart)));
    }
}

#[test]
fn f_ck_07_a_new_turn_starts_with_the_target() {
    let mut scene = shot(HOME, "1:20");
    scene.play("5; corner BRC; keeper APA; place 9; keeper BPA; place 10; done");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::Target)));
    let turn = scene.state().turn;
    assert_eq!((turn.number, turn.restart, turn.start), (2, Restart::CornerKick, Area::Spot));
}

#[test]
fn f_ck_08_the_taker_is_in_the_corner_area_after_the_control_check() {
    for (dice, check, control) in [("4 3", Check::Kept, HOME), ("1 3", Check::Lost, AWAY)] {
        let mut scene = usual("1:20");
        scene.play("target BPA");
        assert_eq!((on_spot(&scene, HOME), scene.count(HOME, Area::Blc)), (1, 0), "not before");
        scene.play(dice);
        assert!(scene.saw(Event::Check(check, control)), "{dice}");
        assert_eq!((on_spot(&scene, HOME), scene.count(HOME, Area::Blc)), (0, 1));
    }
}

#[test]
fn f_ck_08_until_then_the_taker_counts_nowhere() {
    // One of away in the corner area: with the taker it would be equal, and the unmarked target would count.
    let mut scene = kick("GK:APA,SPOT:1,CE:9", "GK:BPA,BPA:9,BLC:1", "1:20");
    scene.play("target BLC");
    assert_eq!(scene.state().turn.numbers.0, [0, 1]);
    scene.play("6 4");
    assert_eq!(scene.state().turn.first, AWAY);
    assert_eq!(scene.count(HOME, Area::Blc), 1, "the closest player is the taker: nobody else is fetched");

    let mut unmarked = kick("GK:APA,SPOT:1,CE:9", "GK:BPA,BPA:10", "1:20");
    unmarked.play("target BLC");
    assert!(!unmarked.events().iter().any(|event| matches!(event, Event::Value(_, Why::TargetUnmarked))));
    let mut closest = kick("GK:APA,SPOT:1,AFR:9", "GK:BPA,BPA:8,BFR:2", "1:20");
    closest.play("target BLC; 6 4; done");
    assert_eq!(closest.count(HOME, Area::Blc), 1);
    assert!(!closest.events().iter().any(|event| matches!(event, Event::Moved(..))), "the taker is there");
}

#[test]
fn f_ck_08_the_taker_may_be_the_closest_player() {
    let mut scene = kick("GK:APA,SPOT:1,BRC:9", "GK:BPA,BRC:10", "1:20");
    scene.play("target BFR; 6 4");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::Closest)));
    assert_eq!(scene.legal(), ["move BLC>BFR", "move BRC>BFR"]);
}

#[test]
fn f_ck_08_after_a_failed_pass_the_ball_lies_in_the_corner_area() {
    let mut scene = usual("1:20");
    scene.play("target BPA; 4 4; 1 1"); // event 2
    assert_eq!((scene.control(), scene.state().ball.area), (AWAY, Area::Blc));
    assert_eq!(scene.count(HOME, Area::Blc), 1, "the taker");
    assert_eq!((scene.state().turn.target, scene.state().turn.numbers.0), (Area::Blc, [0, 0]));
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::Closest)));
    scene.play("move BPA>BLC");
    assert_eq!((scene.value(), scene.state().turn.first), (4, HOME), "equal numbers: the team now passive");
}

#[test]
fn f_ck_08_a_foul_or_another_corner_ends_the_kick() {
    for (dice, control) in [("4 4", HOME), ("2 4", AWAY)] {
        let mut scene = kick("GK:APA,SPOT:1,BFR:5,CE:4", "GK:BPA,BFR:5,CE:5", "1:20");
        scene.play("target BFR; 4 4").play(dice);
        assert_eq!((scene.control(), scene.count(HOME, Area::Blc), on_spot(&scene, HOME)), (control, 1, 0));
    }
    let mut scene = kick("GK:APA,SPOT:1,BRC:9", "GK:BPA,BPA:10", "1:20");
    scene.play("target BRC; 4 4; 3 4; keeper APA; place 0"); // event 7: now from the other side
    assert_eq!((scene.state().turn.corner, on_spot(&scene, HOME)), (Area::Brc, 1));
    assert_eq!(scene.state().squads[HOME].in_hand, 9);
}

#[test]
fn f_ck_08_a_half_that_ends_with_the_dice_leaves_nobody_on_the_spot() {
    for clock in ["1:45+2", "2:90+2"] {
        let mut scene = usual(clock);
        scene.play("target BPA; 4 3"); // 1 is below 2
        assert!(scene.events().iter().any(|event| matches!(event, Event::HalfEnds(_))));
        assert_eq!(on_spot(&scene, HOME), 0, "{clock}");
        let text = scene.position();
        let again = scene.driver().game().read_state(&text);
        assert!(again.is_ok(), "the position can be read again: {text}");
    }
}

#[test]
fn f_ck_09_offside_does_not_apply() {
    let (home, away) = ("BPA:9", "GK:BPA,AFR:10");
    assert!(kick(&format!("GK:APA,SPOT:1,{home}"), away, "1:20").can("target BPA"));
    let open = scene(&format!("home=4-4-2,GK:APA,CE:1,{home} away=4-4-2,{away} ball=CE:1:home clock=1:20"));
    assert!(!open.can("target BPA"), "in open play it does");
}

#[test]
fn f_ck_10_no_reduction_for_an_unmarked_start() {
    let mut scene = usual("1:20");
    assert!(!ball_value::start_is_unmarked(scene.state(), Area::Spot));
    scene.play("target BPA");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Value(_, Why::StartUnmarked))));
    assert_eq!(scene.value(), 2);
}

#[test]
fn f_ck_11_the_kick_takes_a_minute_outside_stoppage_time() {
    let table = [("1:20", 21, 0), ("1:44", 45, 0), ("1:45", 45, 1), ("1:45+1", 45, 1), ("1:45+4", 45, 4)];
    for (before, minute, stoppage) in table {
        let mut scene = shot(AWAY, before);
        scene.play("5; corner ALC");
        assert_eq!(scene.state().clock, Clock { half: 1, minute, stoppage }, "{before}");
    }
    let mut border = shot(AWAY, "1:45");
    border.play("5; corner ALC; keeper BPA; place 9; keeper APA; place 10; done; target ALC; 4 4");
    assert!(border.saw(Event::HalfEnds(1)), "the next turn compares with +1");
}

#[test]
fn f_ck_11_not_taken_in_the_last_turn() {
    let mut first = shot(HOME, "1:45+5");
    first.play("5");
    assert!(first.saw(Event::NotTaken(Restart::CornerKick)) && first.saw(Event::HalfEnds(1)));
    assert_eq!(asked(&mut first), Some((HOME, Decision::HalfTime)));
    assert!(shot(AWAY, "2:90+5").play("5").state().ended.is_some());
    assert!(shot(AWAY, "2:90+4").play("5").can("corner ALC"));
}
