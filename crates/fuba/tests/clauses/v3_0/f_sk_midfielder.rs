//! Skills one by one: midfielders.

use touchline_engine::Seat;
use touchline_fuba::{Area, Event};

use super::f_skill::{SKILLS, asked, points};
use crate::common::{Scene, scene_at, scene_of};

/// A new turn of home in the centre.
fn new_turn(home: &str, away: &str, value: u8, cards: &str) -> Scene {
    scene_of(
        SKILLS,
        &format!(
            "home=4-4-2,{home} away=4-4-2,{away} ball=CE:{value}:home clock=1:20 condition=4/4/2-4/4/2 skills={cards}"
        ),
    )
}

#[test]
fn f_sk_23_midfield_general_changes_the_order_of_the_actions() {
    let (home, away) = ("GK:APA,AFR:4,CE:6", "GK:BPA,BFR:5,CE:5");
    let mut scene = new_turn(home, away, 3, "none:!midfield-general");
    scene.play("target CE; 4 2");
    assert_eq!((asked(&mut scene), scene.state().turn.first), (Some(Seat::Away), Seat::Home));
    scene.play("play midfield-general");
    assert_eq!((scene.state().turn.first, points(&scene, Seat::Away)), (Seat::Away, [4, 3, 2]));
    assert!(scene.saw(Event::ActsFirst(Seat::Away)));
    assert_eq!(asked(&mut scene), Some(Seat::Away), "it acts now");
    // Both have it: the last to play it decides.
    let mut both = new_turn(home, away, 3, "!midfield-general:!midfield-general");
    both.play("target CE; 4 2; done; play midfield-general; play midfield-general");
    assert_eq!(both.state().turn.first, Seat::Home);
}

#[test]
fn f_sk_23_midfield_general_needs_a_player_in_a_target_in_midfield() {
    let mut nobody = new_turn("GK:APA,AFR:4,CE:6", "GK:BPA,BFR:10", 3, "none:!midfield-general");
    nobody.play("target CE; 4 2");
    assert!(!nobody.can("play midfield-general"));
    let mut attack = new_turn("GK:APA,AFR:4,CE:4,BFR:2", "GK:BPA,BFR:10", 3, "none:!midfield-general");
    attack.play("target BFR; 4 2");
    assert!(!attack.can("play midfield-general"));
}

/// Home, in control in the centre, chooses its first action.
fn home_acts(away: &str, value: u8, start: &str, cards: &str, more: &str) -> Scene {
    scene_of(
        SKILLS,
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:2,ALW:2,BLW:1,BLC:1 away=4-4-2,{away} ball=CE:{value}:home clock=1:20 \
             condition=4/4/2-4/4/2 skills={cards}:none turn=pass:{start}>CE {more} next=first-action:home"
        ),
    )
}

const AWAY: &str = "GK:BPA,BFR:8,CE:2";

#[test]
fn f_sk_24_creative_midfielder_carries_the_ball_on_after_positioning() {
    let mut scene = home_acts(AWAY, 4, "AFR", "!creative-midfielder", "");
    scene.play("play creative-midfielder");
    assert_eq!(points(&scene, Seat::Home), [4, 3, 2]);
    assert!(scene.can("position 1") && !scene.can("midfield"), "with the positioning");
    scene.play("position 1");
    assert_eq!(
        scene.legal(),
        ["done", "ball-on AFR", "ball-on ALW", "ball-on BLW"],
        "next to it, with a player"
    );
    scene.play("ball-on BLW");
    assert_eq!((scene.state().ball.area, scene.value(), scene.control()), (Area::Blw, 3, Seat::Home));
}

#[test]
fn f_sk_24_creative_midfielder_obeys_offside_and_the_zone() {
    let at_the_wing = |away: &str, ball: &str| {
        scene_of(
            SKILLS,
            &format!(
                "home=4-4-2,GK:APA,AFR:5,ALW:1,BLW:2,BLC:2 away=4-4-2,{away} ball={ball}:4:home clock=1:20 \
                 condition=4/4/2-4/4/2 skills=!creative-midfielder:none \
                 turn=pass:CE>{ball} next=first-action:home"
            ),
        )
    };
    let mut onside = at_the_wing("GK:BPA,BFR:10", "BLW");
    onside.play("play creative-midfielder; position 0");
    assert!(onside.can("ball-on BLC"));
    let mut offside = at_the_wing("GK:BPA,CE:10", "BLW");
    offside.play("play creative-midfielder; position 0");
    assert!(!offside.can("ball-on BLC") && offside.can("ball-on ALW"));
    assert!(
        !at_the_wing("GK:BPA,BFR:10", "BLC").can("play creative-midfielder"),
        "the ball has to be in midfield"
    );
}

/// Home has the ball in the centre, by a pressing or not; away chooses its action.
fn press_back(home: u8, pressed: &str) -> Scene {
    scene_of(
        SKILLS,
        &format!(
            "home=4-4-2,GK:APA,AFR:{},CE:{home} away=4-4-2,GK:BPA,BFR:8,CE:2 ball=CE:4:home clock=1:20 condition=4/4/2-4/4/2 \
             skills=none:!gegenpressing turn=starter:away,pass:BFR>CE,first:home,acted:press-none {pressed} \
             next=first-action:away",
            10 - home
        ),
    )
}

#[test]
fn f_sk_25_gegenpressing_takes_the_lower_die_and_wins_on_equality() {
    for (dice, result) in [
        ("4 6", (Seat::Away, 4)),
        ("3 6", (Seat::Away, 3)),
        ("5 6", (Seat::Home, 2)),
        ("2 2", (Seat::Away, 2)),
    ] {
        let mut scene = press_back(2, "also=pressed:home");
        scene.play("play gegenpressing");
        assert_eq!(points(&scene, Seat::Away), [4, 3, 2]);
        scene.play(dice);
        assert_eq!((scene.control(), scene.value()), result, "{dice}");
    }
    assert!(!press_back(2, "").can("play gegenpressing"), "only after the opponent's pressing");
    assert!(!press_back(2, "also=pressed:away").can("play gegenpressing"), "not after the own");
    assert!(
        !press_back(3, "also=pressed:home").can("play gegenpressing"),
        "with the numbers of a pressing (R-221)"
    );
}

#[test]
fn f_sk_25_gegenpressing_follows_a_pressing_of_the_same_turn() {
    let mut scene = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,AFR:8,CE:2 away=4-4-2,GK:BPA,BFR:8,CE:2 ball=CE:4:home clock=1:20 condition=4/4/2-4/4/2 \
         skills=!gegenpressing:none turn=pass:AFR>CE next=first-action:away",
    );
    scene.play("press; 3 6; done");
    assert_eq!(scene.value(), 6);
    scene.play("play gegenpressing; 5 6");
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 5));
}

#[test]
fn f_sk_26_crossing_cancels_the_long_pass() {
    let (home, away) = ("GK:APA,AFR:4,CE:5,BPA:1", "GK:BPA,BPA:2,BFR:5,CE:3");
    let mut long = new_turn(home, away, 3, "!crossing:none");
    assert_eq!(long.play("target BPA").value(), 4);
    let mut cross = new_turn(home, away, 3, "!crossing:none");
    cross.play("cross BPA");
    assert_eq!((cross.value(), points(&cross, Seat::Home)), (3, [4, 4, 1]), "the zone of the target pays");
    // a target that only crossing makes legal.
    let far = new_turn(home, away, 6, "!crossing:none");
    assert!(!far.can("target BPA") && far.can("cross BPA"));
}

#[test]
fn f_sk_26_crossing_needs_midfield_a_team_mate_and_a_point() {
    let (home, away) = ("GK:APA,AFR:4,CE:5,BPA:1", "GK:BPA,BPA:2,BFR:5,CE:3");
    let scene = new_turn(home, away, 3, "!crossing:none");
    let crosses: Vec<String> =
        scene.legal().into_iter().filter(|action| action.starts_with("cross")).collect();
    assert_eq!(crosses, ["cross APA", "cross BPA"], "far areas with a player");
    assert!(!new_turn(home, away, 3, "none:!crossing").can("cross BPA"), "the other team's card");
    let position = |ball: &str, points: &str| {
        scene_of(
            SKILLS,
            &format!(
                "home=4-4-2,{home} away=4-4-2,{away} ball={ball}:1:home clock=1:20 condition={points}-4/4/2 \
                 skills=!crossing:none"
            ),
        )
    };
    assert!(
        !position("AFR", "4/4/2").legal().iter().any(|action| action.starts_with("cross")),
        "not from defence"
    );
    assert!(!position("CE", "4/4/0").can("cross BPA") && position("CE", "4/4/0").can("cross APA"));
}

#[test]
fn f_sk_29_midfield_dribbler_passes_opponents_that_are_not_more() {
    let open = "GK:BPA,BLW:8,CE:2";
    let mut scene = home_acts(open, 4, "AFR", "!midfield-dribbler", "");
    scene.play("forward");
    assert!(!scene.can("dribble CE>BFR"));
    scene.play("play midfield-dribbler");
    assert_eq!(points(&scene, Seat::Home), [4, 3, 2]);
    let mut left = home_acts(open, 4, "AFR", "!midfield-dribbler", "");
    left.play("forward; play midfield-dribbler; move CE>BFR");
    assert!(!left.can("dribble CE>BFR"), "one against two is too few");
    scene.play("dribble CE>BFR");
    assert_eq!(scene.state().ball.area, Area::Bfr);
}

#[test]
fn f_sk_29_midfield_dribbler_enters_only_areas_without_opponents() {
    let mut blocked = home_acts(AWAY, 4, "AFR", "!midfield-dribbler", "");
    blocked.play("forward");
    assert!(!blocked.can("play midfield-dribbler"), "the only way ahead is taken");
    let mut outnumbered = home_acts("GK:BPA,BLW:7,CE:3", 4, "AFR", "!midfield-dribbler", "");
    outnumbered.play("forward");
    assert!(!outnumbered.can("play midfield-dribbler"));
    let mut alone = home_acts("GK:BPA,BLW:10", 4, "AFR", "!midfield-dribbler", "");
    alone.play("forward");
    assert!(alone.can("dribble CE>BFR") && !alone.can("play midfield-dribbler"), "nobody to pass");
}

#[test]
fn f_sk_29_midfield_dribbler_is_a_player_who_has_not_moved() {
    let mut scene = scene_of(
        SKILLS,
        "home=3-4-3,GK:APA,AFR:4,CE:1,ALW:5 away=4-4-2,GK:BPA,BLW:9,CE:1 ball=CE:4:home clock=1:20 \
         condition=4/4/2-4/4/2 skills=!midfield-dribbler:none turn=pass:AFR>CE next=first-action:home",
    );
    scene.play("forward; move AFR>CE");
    assert!(scene.can("play midfield-dribbler"), "one of the two has not moved");
    scene.play("move CE>BFR");
    assert!(scene.can("move ALW>BLW") && !scene.can("play midfield-dribbler"), "who is left has come");
}

/// Home keeps the ball in the centre with this die and is asked what the new value, 6, lets it play.
fn kept_in_the_centre(home: &str, die: u8, cards: &str) -> Scene {
    let mut scene = new_turn(home, "GK:BPA,BFR:6,CE:4", 3, cards);
    scene.play(&format!("target CE; {die} 6"));
    scene
}

#[test]
fn f_sk_30_short_passes_turn_the_value_two_steps_further() {
    let mut scene = kept_in_the_centre("GK:APA,AFR:4,CE:6", 5, "!short-passes:none");
    scene.play("play short-passes; done");
    assert_eq!(points(&scene, Seat::Home), [4, 3, 2]);
    assert!(scene.can("position 4") && !scene.can("position 5"), "two for more players, and two more");
    assert!(!scene.can("position 5 cp"), "no boost on top");
    assert!(scene.can("midfield"), "it binds to nothing");
    assert_eq!(scene.play("position 4").value(), 2);
    let mut second = kept_in_the_centre("GK:APA,AFR:4,CE:6", 5, "!short-passes:none");
    second.play("play short-passes; done; midfield; done; done; position 0; second");
    assert!(second.can("position 4"), "in the second action too");
}

#[test]
fn f_sk_30_short_passes_are_declared_when_the_new_value_is_set() {
    // with the positioning it is too late.
    let mut scene = kept_in_the_centre("GK:APA,AFR:4,CE:6", 5, "!short-passes:none");
    assert_eq!((asked(&mut scene), scene.value()), (Some(Seat::Home), 6));
    assert_eq!(scene.legal(), ["done", "play short-passes"]);
    scene.play("done; done");
    assert!(scene.can("position 2") && !scene.can("play short-passes"));
    let first = |revision| {
        let text = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:6,CE:4 ball=CE:3:home clock=1:20 \
                    condition=4/4/2-4/4/2 skills=!short-passes:none";
        let mut scene = scene_at(SKILLS, revision, text);
        scene.play("target CE; 5 6; done");
        scene
    };
    assert!(first(1).can("play short-passes") && first(1).can("position 2"), "so it was in revision 1");
    assert!(!first(2).can("play short-passes"));
}

#[test]
fn f_sk_30_short_passes_need_a_kept_short_pass_from_midfield() {
    let can = |start: &str, target: &str, dice: &str| {
        let text = format!(
            "home=4-4-2,GK:APA,AFR:3,CE:4,BLC:1,ALW:2 away=4-4-2,GK:BPA,BFR:4,BLC:2,CE:4 ball={start}:1:home clock=1:20 \
             condition=4/4/2-4/4/2 skills=!short-passes:none"
        );
        let mut scene = scene_of(SKILLS, &text);
        scene.play(&format!("target {target}; {dice}"));
        scene.can("play short-passes")
    };
    assert!(can("CE", "CE", "5 6"), "within the area");
    assert!(can("ALW", "CE", "5 6"), "next to it");
    assert!(can("CE", "CE", "3 1"), "the value may be turned up before the positioning comes");
    assert!(!can("AFR", "CE", "5 6"), "the start was in defence");
    assert!(!can("CE", "BLC", "5 6"), "a long pass");
    let lost = kept_in_the_centre("GK:APA,AFR:4,CE:6", 2, "!short-passes:none");
    assert!(
        lost.control() == Seat::Away && !lost.can("play short-passes"),
        "the check failed: {}",
        lost.position()
    );
}

#[test]
fn f_sk_30_short_passes_are_for_the_team_that_played_the_pass() {
    // In revision 1 it comes with the positioning, when the other team may have pressed the ball away.
    let can = |starter: &str| {
        let text = format!(
            "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:6,CE:4 ball=CE:6:home clock=1:20 \
             condition=4/4/2-4/4/2 skills=!short-passes:none turn=starter:{starter} also=kept next=first-action:home"
        );
        scene_at(SKILLS, 1, &text).can("play short-passes")
    };
    assert!(can("home") && !can("away"));
}

#[test]
fn f_sk_30_short_passes_are_over_when_the_ball_is_lost() {
    let text = |ball: &str, who: &str| {
        format!(
            "home=4-4-2,GK:APA,AFR:8,CE:2 away=4-4-2,GK:BPA,BFR:8,CE:2 ball=CE:{ball} clock=1:20 condition=4/4/2-4/4/2 \
             skills=!short-passes:none turn=starter:home,pass:CE>CE,first:home \
             also=kept,played:home:short-passes next=first-action:{who}"
        )
    };
    assert!(scene_of(SKILLS, &text("6:home", "home")).can("position 3"));
    let without = scene_of(SKILLS, &text("2:away", "home"));
    assert!(without.can("position 1") && !without.can("position 2"), "{:?}", without.legal());
}

#[test]
fn f_sk_31_box_to_box_leaves_the_centre_straight() {
    let first = |centre: u8| {
        scene_of(
            SKILLS,
            &format!(
                "home=4-4-2,GK:APA,AFR:7,CE:3 away=4-4-2,GK:BPA,BFR:{},CE:{centre} ball=CE:4:home clock=1:20 \
                 condition=4/4/2-4/4/2 skills=none:!box-to-box turn=pass:AFR>CE next=actions:away",
                10 - centre
            ),
        )
    };
    let mut scene = first(2);
    assert!(!scene.can("move CE>BFR") && !scene.can("move CE>AFR"));
    scene.play("play box-to-box");
    assert_eq!(points(&scene, Seat::Away), [4, 3, 2]);
    assert!(
        scene.can("move CE>BFR") && scene.can("move CE>AFR") && !scene.can("move CE>BLW"),
        "straight only"
    );
    scene.play("move CE>AFR");
    assert!(!scene.can("move CE>BFR"), "one player");
    assert!(!first(0).can("play box-to-box"), "nobody in the centre");
    let mut later = first(2);
    later.play("done");
    assert!(!later.can("play box-to-box"), "in the free movements");
}
