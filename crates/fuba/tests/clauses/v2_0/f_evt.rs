//! Special events.

use touchline_engine::Seat;
use touchline_fuba::Decision;

use crate::common::{Scene, asked, scene_of};
use crate::shared::f_evt as shared;
use crate::shared::f_time::until;

const SPEC: &str = "fuba:2.0";

#[test]
fn f_evt_08_the_start_area_counts_as_target_for_the_order_of_actions() {
    // Home moved more players than away when it acted first, so away would be first; but in the start area,
    // unlike the target, there are only players of the team that is passive now.
    let position = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BLW:6,BFR:4 ball=CE:3:home clock=1:20 memory=home,3-1,0,none";
    let mut turn = shared::event_in(SPEC, position, "BLW", 5, -4);
    turn.play("move BLW>CE");
    assert_eq!((turn.control(), turn.state().turn.first), (Seat::Away, Seat::Home));
    let both = position.replace("BFR:4", "CE:4");
    let turn = shared::event_in(SPEC, &both, "BLW", 5, -4);
    assert_eq!((turn.control(), turn.state().turn.first), (Seat::Away, Seat::Away));
}

#[test]
fn f_evt_18_the_head_counts_of_the_beginning_stay() {
    // Only passive players were in the target: away acts first, although home moved fewer and brings a second
    // player.
    let position = format!("{} memory=home,0-3,0,none", crate::shared::f_close::TARGETS);
    let mut turn = shared::event_in(SPEC, &position, "CE", 2, 3);
    turn.play("move AFR>CE; move AFR>CE");
    assert_eq!((turn.control(), turn.state().turn.first), (Seat::Home, Seat::Away));
    let mut empty = shared::event_in(SPEC, &position, "CE", 2, -3);
    empty.play("move AFR>CE; done");
    assert_eq!(empty.state().turn.first, Seat::Away);
}

#[test]
fn f_evt_20_not_even_if_it_wins_the_ball() {
    // The long pass and the 6 cost home the ball; home acts first, being passive now, then away.
    let mut turn = shared::event_in(
        SPEC,
        "home=4-4-2,GK:APA,AFR:5,BFR:5 away=4-4-2,GK:BPA,AFR:2,BFR:8 ball=AFR:2:home clock=1:20",
        "BPA",
        6,
        5,
    );
    assert_eq!(turn.control(), Seat::Away);
    until(&mut turn, Seat::Home, "midfield");
    assert!(turn.can("defence"), "the team that was in control");
    until(&mut turn, Seat::Away, "midfield");
    assert!(turn.can("forward") && !turn.can("defence"));
}

/// After the event's dice, of which styles of the midfield keep the higher or the lower for each team.
fn styled(rules: &str, styles: &str, fields: &str, dice: &str) -> Scene {
    let mut scene = scene_of(
        &format!("fuba:2.0+styles+{rules}"),
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:3,BFR:3 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:4:home clock=1:20 {fields} \
             styles={styles} next=event"
        ),
    );
    scene.play(dice);
    scene
}

const HIGHER: &str = "normal/aggressive/normal-normal/aggressive/normal";
const LOWER: &str = "normal/easy/normal-normal/easy/normal";

#[test]
fn f_evt_14_only_the_dice_kept_bring_a_point() {
    //
    for (styles, dice, gained) in [
        (LOWER, "1 6 4 1", true),
        (LOWER, "2 3 5 2", true),
        (LOWER, "1 1 2 2", false),
        (HIGHER, "1 1 1 1", true),
        (HIGHER, "1 6 1 6", false),
        (HIGHER, "1 3 1 3", false),
    ] {
        let scene = styled("condition", styles, "condition=1/2/3-4/3/2", dice);
        let points = scene.state().teams.map(|team| team.condition.points).0;
        let more = u8::from(gained);
        assert_eq!(points, [[1, 2 + more, 3], [4, 3 + more, 2]], "{styles}: {dice}");
    }
}

#[test]
fn f_evt_15_only_the_dice_kept_hurt_somebody() {
    //
    for (styles, dice, hurts) in [
        (HIGHER, "6 1 2 6", true),
        (HIGHER, "6 6 6 6", true),
        (LOWER, "6 6 6 6", true),
        (LOWER, "6 5 6 5", false),
        (LOWER, "6 1 1 6", false),
        (HIGHER, "5 4 5 1", false),
    ] {
        let mut scene = styled("injuries", styles, "", dice);
        let hurt = asked(&mut scene) == Some((Seat::Home, Decision::Injured));
        assert_eq!(hurt, hurts, "{styles}: {dice}");
        if hurts {
            scene.play("injured CE; 1");
            assert_eq!(asked(&mut scene), Some((Seat::Away, Decision::Injured)));
        }
    }
}
