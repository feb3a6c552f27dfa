//! Injuries.

use touchline_engine::{MatchReport, Seat};
use touchline_fuba::event::Why;
use touchline_fuba::state::TeamMark;
use touchline_fuba::{Area, Decision, Event, Roll};

use super::f_aevt::event_of;
use crate::common::{Scene, asked, scene_at, scene_of};
use crate::shared::f_fk::{AWAY, HOME};
use crate::shared::f_inj::{self as shared, hurt_of, may_be_hurt, recovering, rolled, spec};
use crate::shared::f_sub::{go_on, turn_begins};

const EDITION: &str = "fuba:3.0";

#[test]
fn f_inj_06_what_an_event_takes_off_comes_first() {
    shared::less_is_taken_off_first(EDITION, 5, 4);
    shared::less_is_taken_off_first(EDITION, 1, 1);
}

#[test]
fn f_inj_07_back_in_the_centre_at_the_end_of_the_turn_in_which_the_time_has_passed() {
    let mut scene = rolled(&spec(EDITION, ""), "clock=1:20", 4);
    assert_eq!(recovering(&scene, HOME), [0, 0, 0, 1, 0], "the minute of the free kick has passed");
    go_on(&mut scene, |scene| turn_begins(scene) == 1);
    scene.play("target CE; 6 4");
    assert_eq!(recovering(&scene, HOME), [0, 1, 0, 0, 0]);
    go_on(&mut scene, |scene| turn_begins(scene) == 2);
    assert!(!scene.saw(Event::Returned(HOME, 1)));
    scene.play("target CE; 6 5");
    assert_eq!(recovering(&scene, HOME), [1, 0, 0, 0, 0], "the time has passed, the turn has not");
    let centre = scene.count(HOME, Area::Ce);
    go_on(&mut scene, |scene| turn_begins(scene) == 3);
    assert!(scene.saw(Event::Returned(HOME, 1)));
    assert_eq!((recovering(&scene, HOME), scene.count(HOME, Area::Ce)), ([0; 5], centre + 1));
}

#[test]
fn f_inj_07_more_minutes_than_needed_and_stoppage_squares_count() {
    let text =
        "home=4-4-2,GK:APA,AFR:4,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:4 ball=CE:1:home recovering=00100-00001";
    let mut scene = scene_of(&spec(EDITION, ""), &format!("{text} clock=1:20"));
    scene.play("target CE; 6 1");
    assert_eq!((recovering(&scene, HOME)[0], recovering(&scene, AWAY)[0]), (1, 1), "five minutes");
    let mut stoppage = scene_of(&spec(EDITION, ""), &format!("{text} clock=1:45+1"));
    stoppage.play("target CE; 6 1");
    assert_eq!((recovering(&stoppage, HOME)[1], recovering(&stoppage, AWAY)[3]), (1, 1), "one square");
    let mut border = scene_of(&spec(EDITION, ""), &format!("{text} clock=1:44"));
    border.play("target CE; 6 1");
    assert_eq!((recovering(&border, HOME)[0], recovering(&border, AWAY)[2]), (1, 1), "45 and +1");
}

/// Home has nine players, one recovering for so long.
fn nine(next: &str, ball: &str, left: &str, besides: &str) -> Scene {
    scene_of(
        &spec(EDITION, besides),
        &format!(
            "home=4-4-2,GK:APA,AFR:8,BFR:1 away=4-4-2,GK:BPA,CE:10 ball={ball} clock=1:20 recovering={left}-00000 {next}"
        ),
    )
}

#[test]
fn f_inj_07_before_the_set_up_of_a_kick_off_or_corner_kick() {
    let half = "first=away next=half.2";
    for (left, players) in [("01000", 10), ("00100", 9)] {
        let mut scene = nine(half, "BFR:2:home", left, "");
        assert!(matches!(asked(&mut scene), Some((HOME, Decision::Place(_)))));
        assert_eq!(scene.state().squads[HOME].in_hand, players, "the kick-off takes a minute");
    }
    for (left, players) in [("10000", 10), ("01000", 9)] {
        let turn = "next=corner-side";
        let mut scene = nine(turn, "BFR:2:home", left, "");
        scene.play("corner BLC");
        assert_eq!(asked(&mut scene), Some((HOME, Decision::PlaceKeeper)));
        assert_eq!(scene.state().squads[HOME].in_hand, players);
    }
}

#[test]
fn f_inj_07_after_the_set_up_of_a_free_kick_or_penalty_kick() {
    for area in ["BFR", "BPA"] {
        let mut scene = nine("next=free-kick", &format!("{area}:1:home"), "01000", "");
        assert_eq!(
            scene.state().squads[HOME].in_hand,
            9,
            "the minute has passed, but the set-up comes first"
        );
        go_on(&mut scene, |scene| scene.saw(Event::Returned(HOME, 1)));
        assert!(matches!(asked(&mut scene), Some((_, Decision::FreeKick | Decision::Dive))), "{area}");
        assert_eq!(scene.state().squads[HOME].size(), 10);
    }
}

#[test]
fn f_inj_07_before_the_moves_of_a_goal_kick() {
    let turn = "turn=starter:away,pass:CE>AFR next=goal-attempt:away";
    let text = |left: &str| {
        format!(
            "home=4-4-2,GK:APA,BFR:9 away=4-4-2,GK:BPA,AFR:1,CE:9 ball=AFR:2:away clock=1:20 recovering={left}-00000 {turn}"
        )
    };
    let mut scene = scene_of(&spec(EDITION, ""), &text("01000"));
    scene.play("1");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::GoalKickMoves)));
    assert_eq!(scene.count(HOME, Area::Ce), 1);
    let mut slow = scene_of(&spec(EDITION, "+slow-play"), &text("00100"));
    slow.play("1");
    assert_eq!(asked(&mut slow), Some((HOME, Decision::SlowPlay)));
    assert_eq!(slow.count(HOME, Area::Ce), 0);
    slow.play("slow-down; 6 6");
    assert_eq!(asked(&mut slow), Some((HOME, Decision::GoalKickMoves)));
    assert_eq!(slow.count(HOME, Area::Ce), 1, "the square of slow play counts too");
}

#[test]
fn f_inj_08_a_replacement_if_a_substitution_is_left() {
    shared::a_replacement_if_a_substitution_is_left(EDITION, &[5, 6]);
    shared::somebody_without_time_is_answered_for(EDITION);
}

#[test]
fn f_inj_09_the_replacement_brings_a_point_in_the_second_half() {
    shared::a_replacement_brings_a_point_in_the_second_half(EDITION);
    let with = spec(EDITION, "+substitutions+condition");
    let mut full = rolled(&with, "clock=2:60 condition=4/4/2-0/0/0", 6);
    full.play("substitute 1");
    assert!(!matches!(asked(&mut full), Some((_, Decision::GainPoint))), "ten in all");
}

#[test]
fn f_inj_10_a_player_near_the_ball_or_else_the_closest() {
    let hurt = |players: &str| {
        let teams = format!("home=4-4-2,{players} away=4-4-2,GK:BPA,BFR:4,BLC:6");
        may_be_hurt(&hurt_of(&spec(EDITION, ""), &teams, "CE", "clock=1:20"))
    };
    assert_eq!(
        hurt("GK:APA,ALC:4,AFR:2,CE:2,BLW:1,BPA:1"),
        ["AFR", "CE", "BLW"],
        "in the area or next to it"
    );
    let mut far = hurt_of(
        &spec(EDITION, ""),
        "home=4-4-2,GK:APA,APA:4,ALC:3,BPA:3 away=4-4-2,GK:BPA,BFR:4,BLC:6",
        "BRW",
        "clock=1:20",
    );
    assert!(far.saw(Event::Injured(HOME, Area::Bpa)), "the closest, with nobody to choose from");
    assert!(!far.saw(Event::KeeperHurt(HOME)), "the goalkeeper is not near either");
    far.play("6");
    let corners = "home=4-4-2,GK:APA,ALC:4,ARC:6 away=4-4-2,GK:BPA,BFR:4,BLC:6";
    assert_eq!(may_be_hurt(&hurt_of(&spec(EDITION, ""), corners, "CE", "clock=1:20")), ["ALC", "ARC"]);
}

/// The goalkeeper alone is near the ball of a foul in front of its own goal.
fn keeper_hurt(fields: &str) -> Scene {
    let teams = "home=4-4-2,GK:APA,BLW:5,BRW:5 away=4-4-2,GK:BPA,BFR:4,BLC:6";
    hurt_of(&spec(EDITION, ""), teams, "APA", fields)
}

#[test]
fn f_inj_11_a_hurt_goalkeeper_stays_and_the_opponents_attempts_are_easier() {
    let mut scene = keeper_hurt("clock=1:20");
    assert!(scene.saw(Event::KeeperHurt(HOME)));
    assert_eq!(may_be_hurt(&scene), ["BLW", "BRW"], "the closest outfield players");
    scene.play("injured BLW; 6");
    assert_eq!((scene.state().squads[HOME].keeper(), scene.state().squads[HOME].size()), (Area::Apa, 9));
    assert!(scene.state().teams[HOME].marks.has(TeamMark::KeeperHurt));
    // F-COMP-03: a competition counts one injury, not two.
    scene.play("call whistle");
    assert_eq!(MatchReport::of(scene.driver()).unwrap().seats[HOME].injuries, 1);
    let again = keeper_hurt("clock=1:20 flags=home-hurt");
    assert!(!again.saw(Event::KeeperHurt(HOME)), "once only");
    let near = hurt_of(
        &spec(EDITION, ""),
        "home=4-4-2,GK:APA,AFR:1,BRW:9 away=4-4-2,GK:BPA,BFR:4,BLC:6",
        "APA",
        "clock=1:20",
    );
    assert!(!near.saw(Event::KeeperHurt(HOME)), "somebody else is near");
}

#[test]
fn f_inj_11_the_goalkeeper_of_a_team_of_one_is_hurt() {
    // home's foul with a 6 hurts a player of away, and there is only one.
    let text = "home=5-3-2,GK:APA,APA:1,BRC:1,ARC:3,ALC:1,CE:2,BLC:1,BFR:1 away=2-4-4,GK:BPA ball=BPA:6:away clock=2:77 \
                goals=3-2 yellow=3-0 red=0-10 first=away recovering=00000-00000";
    for (revision, hurt) in [(1, false), (2, true)] {
        let mut scene = scene_at("fuba:3.0+injuries", revision, text);
        scene.play(
            "target BRC; 4 4; 1 3; move BFR>BPA; move CE>BRW; move APA>AFR; keeper APA>ARC; done; shoot; 5",
        );
        scene.play("move AFR>ALW; move ARC>APA; done; target BRC; 4 4; 5 3; 6; 1; off ALW");
        assert_eq!(scene.saw(Event::KeeperHurt(AWAY)), hurt, "revision {revision}");
        assert_eq!(scene.state().teams[AWAY].marks.has(TeamMark::KeeperHurt), hurt);
        assert_eq!(asked(&mut scene), Some((AWAY, Decision::Target)), "nobody leaves and nothing is rolled");
    }
}

/// The modifier of an attempt of home from the front area.
fn attempt(flags: &str) -> i8 {
    let mut scene = scene_of(
        &spec(EDITION, ""),
        &format!(
            "home=4-4-2,GK:APA,AFR:8,BFR:2 away=4-4-2,GK:BPA,BPA:1,BFR:2,CE:7 ball=BFR:3:home clock=1:20 {flags} \
             turn=pass:CE>BFR next=first-action:home"
        ),
    );
    scene.play("shoot; 1");
    let modifier = scene.events().iter().find_map(|event| match event {
        Event::Attempt(Seat::Home, _, modifier) => Some(*modifier),
        _ => None,
    });
    modifier.unwrap()
}

#[test]
fn f_inj_11_one_more_on_every_later_attempt() {
    assert_eq!(attempt("flags=away-hurt"), attempt("") + 1);
    assert_eq!(attempt("flags=home-hurt"), attempt(""), "not on the own ones");
}

const EVENTS: &str = "fuba:3.0+injuries+special-events";

/// Equal stage dice, then an event in the target.
fn event_in(home: &str, target: &str, dice: &str) -> Scene {
    event_of(
        EVENTS,
        &format!("home=4-4-2,{home} away=4-4-2,GK:BPA,BPA:1,BFR:4,CE:5 ball=CE:3:home clock=1:20"),
        target,
        4,
        dice,
    )
}

const SPREAD: &str = "GK:APA,AFR:4,CE:4,BPA:2";

#[test]
fn f_inj_12_a_rude_foul_hurts_the_team_that_was_fouled() {
    for (dice, offender) in [("3 5", AWAY), ("3 6", HOME)] {
        let mut scene = event_in(SPREAD, "CE", dice);
        assert_eq!(shared::roll(&scene), Some(Roll::RedCard), "{dice}: first the card test (R-186)");
        scene.play("6");
        let hurt = offender.other();
        assert_eq!(asked(&mut scene), Some((hurt, Decision::Injured)), "{dice}");
        scene.play("injured CE; 3");
        assert!(scene.saw(Event::InjuredFor(hurt, 3)), "the roll as it falls");
        let one = |seat: Seat| scene.state().squads[seat].size();
        assert_eq!((one(hurt), one(offender)), (9, 10));
        assert_eq!(asked(&mut scene), Some((hurt, Decision::QuickMoves)), "{dice}: then the kick");
        assert_eq!(recovering(&scene, hurt), [0, 0, 1, 0, 0], "which takes a minute");
    }
}

#[test]
fn f_inj_12_a_head_collision_hurts_both_teams_less_badly_outside_the_penalty_areas() {
    for (target, die, result) in [
        ("CE", 5, Some(4)),
        ("CE", 1, Some(1)),
        ("CE", 6, None),
        ("BFR", 5, Some(4)),
        ("BPA", 5, None),
        ("BPA", 4, Some(4)),
        ("APA", 5, None),
        ("APA", 4, Some(4)),
    ] {
        for (dice, winner) in [("5 1; 6 1", HOME), ("5 1; 1 6", AWAY)] {
            let mut scene = event_in("GK:APA,AFR:4,CE:5,BFR:1", target, dice);
            for seat in [HOME, AWAY] {
                if asked(&mut scene).is_some() {
                    assert_eq!(asked(&mut scene), Some((seat, Decision::Injured)), "{target}, {dice}");
                    let first = scene.legal()[0].clone();
                    scene.play(&first);
                }
                scene.play(&die.to_string());
                let time = result.map_or(Event::InjuredForGood(seat), |time| Event::InjuredFor(seat, time));
                assert!(scene.saw(time), "{seat:?}: {die} in {target}");
            }
            assert_eq!(scene.state().squads.map(|squad| squad.size()).0, [9, 9]);
            assert_eq!(scene.control(), winner, "then the check, which the winner of the roll-off wins");
        }
    }
}

#[test]
fn f_inj_12_behind_the_referee_hurts_the_team_that_began_with_the_ball() {
    for face in [4, 2] {
        let even = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";
        let mut scene = event_of(EVENTS, even, "CE", face, "5 4");
        assert_eq!(asked(&mut scene), Some((HOME, Decision::Injured)), "before the check");
        scene.play("injured CE; 4");
        assert!(scene.saw(Event::InjuredFor(HOME, 4)));
        assert_eq!(scene.state().squads.map(|squad| squad.size()).0, [9, 10]);
        assert_eq!(scene.control(), if face == 4 { HOME } else { AWAY }, "the check follows as always");
        assert_eq!(scene.value(), face);
    }
}

#[test]
fn f_inj_12_somebody_comes_once_if_the_ball_is_alone_after_it() {
    // home's only player in the target is hurt; the one who comes is asked for after the check and
    // before the new value.
    for (dice, next) in [("5 4; injured CE; 5", "AFR"), ("5 1; 6 1; injured CE; 6; injured BFR; 6", "BLW")] {
        let mut scene = event_of(
            EVENTS,
            "home=4-4-2,GK:APA,AFR:8,CE:1,BLW:1 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20",
            "CE",
            4,
            dice,
        );
        assert_eq!((scene.control(), scene.count(HOME, Area::Ce)), (HOME, 0), "{dice}");
        assert_eq!(asked(&mut scene), Some((HOME, Decision::Closest)), "{dice}");
        assert!(!scene.saw(Event::Value(4, Why::New)));
        scene.play(&format!("move {next}>CE"));
        assert!(scene.saw(Event::Value(4, Why::New)));
        assert!(!matches!(asked(&mut scene), Some((_, Decision::Closest))), "not twice");
        let came = |event: &&Event| matches!(event, Event::Moved(HOME, _, Area::Ce));
        assert_eq!((scene.events().iter().filter(came).count(), scene.count(HOME, Area::Ce)), (1, 1));
    }
    // Whoever loses the check need not come.
    let mut lost = event_of(
        EVENTS,
        "home=4-4-2,GK:APA,AFR:8,CE:1,BLW:1 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20",
        "CE",
        2,
        "5 4; injured CE; 5",
    );
    assert_eq!((lost.control(), lost.count(HOME, Area::Ce)), (AWAY, 0));
    assert!(!matches!(asked(&mut lost), Some((_, Decision::Closest))));
}
