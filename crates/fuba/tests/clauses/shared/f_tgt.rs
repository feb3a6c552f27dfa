//! Choice of the target area.

use touchline_engine::{Node, Seat};
use touchline_fuba::pitch::{AreaSet, NEIGHBOURS};
use touchline_fuba::rules::target;
use touchline_fuba::{Area, Event};

use super::f_off::{LINES, area, both_ways, rules, set};
use crate::common::{Scene, scene_of, turned};

/// The legal targets in the words of a team attacking end B.
pub fn targets(spec: &str, (seat, scene): &(Seat, Scene)) -> AreaSet {
    let legal = target::legal(&rules(spec), scene.state());
    let shown: Vec<String> = legal.iter().map(|area| format!("target {}", area.name())).collect();
    if shown.len() > 1 {
        assert_eq!(scene.legal(), shown, "the choice offers them all");
    }
    if *seat == Seat::Home { legal } else { legal.turned() }
}

on_editions!(f_tgt_01_areas_with_own_players_and_their_neighbours_however_far, v2_0, v2_1, v2_2, v3_0);
fn f_tgt_01_areas_with_own_players_and_their_neighbours_however_far(spec: &str) {
    // The goalkeeper has the ball, the others stand together somewhere; everybody of the other team defends
    // deep.
    for (keeper, mates) in Area::ALL.into_iter().flat_map(|keeper| Area::ALL.map(|mates| (keeper, mates))) {
        let position = format!(
            "home=4-4-2,GK:{0},{1}:10 away=4-4-2,GK:BPA,BPA:10 ball={0}:1:home clock=1:20",
            keeper.name(),
            mates.name()
        );
        let reach = NEIGHBOURS[keeper as usize].or(NEIGHBOURS[mates as usize]).with(keeper).with(mates);
        for side in both_ways(spec, &position) {
            assert_eq!(targets(spec, &side), reach, "{position}");
        }
    }
    let example = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,BPA:10 ball=APA:1:home clock=1:20";
    for side in both_ways(spec, example) {
        assert_eq!(targets(spec, &side), set("APA ALC ARC AFR CE ALW ARW BLW BRW BFR"));
    }
}

on_editions!(f_tgt_02_the_start_area_may_be_the_target, v2_0, v2_1, v2_2, v3_0);
fn f_tgt_02_the_start_area_may_be_the_target(spec: &str) {
    for (start, value) in Area::ALL.into_iter().flat_map(|start| (1..=6).map(move |value| (start, value))) {
        let name = start.name();
        let others = "ALC:5,BRC:5 away=4-4-2,GK:BPA,BFR:5,AFR:5";
        for (seat, mut scene) in
            both_ways(spec, &format!("home=4-4-2,GK:{name},{others} ball={name}:{value}:home clock=1:20"))
        {
            let start = start.for_seat(seat);
            scene.play(&format!("target {}", start.name()));
            assert!(scene.saw(Event::Played(seat, start, start)));
            assert_eq!(scene.state().ball.area, start);
        }
    }
}

on_editions!(f_tgt_03_not_where_an_own_player_is_offside, v2_0, v2_1, v2_2, v3_0);
fn f_tgt_03_not_where_an_own_player_is_offside(spec: &str) {
    for (line, offside, _) in LINES {
        for forward in set("CE BLW BRW BFR BLC BRC BPA").iter() {
            let position = format!(
                "home=4-4-2,GK:APA,AFR:9,{}:1 away=4-4-2,GK:BPA,{line}:10 ball=APA:1:home clock=1:20",
                forward.name()
            );
            for side in both_ways(spec, &position) {
                assert_eq!(targets(spec, &side).has(forward), !set(offside).has(forward), "{position}");
            }
        }
    }
}

on_editions!(f_tgt_03_an_onside_neighbour_does_not_help, v2_0, v2_1, v2_2, v3_0);
fn f_tgt_03_an_onside_neighbour_does_not_help(spec: &str) {
    let position = "home=4-4-2,GK:APA,AFR:8,CE:1,BFR:1 away=4-4-2,GK:BPA,CE:10 ball=APA:1:home clock=1:20";
    for side in both_ways(spec, position) {
        assert!(!targets(spec, &side).has(Area::Bfr));
    }
}

on_editions!(f_tgt_04_not_an_empty_area_beside_offside_players_only, v2_0, v2_1, v2_2, v3_0);
fn f_tgt_04_not_an_empty_area_beside_offside_players_only(spec: &str) {
    // The other team stands in the centre with its goalkeeper at home; a forward waits in the left corner
    // area.
    let with = |pieces: &str| {
        let position =
            format!("home=4-4-2,GK:APA,{pieces} away=4-4-2,GK:BPA,CE:10 ball=APA:1:home clock=1:20");
        both_ways(spec, &position).map(|side| targets(spec, &side))
    };
    let behind = "APA ALC ARC AFR ALW ARW CE";
    assert_eq!(with("AFR:9,BLC:1"), [set(behind); 2], "the forward gives no target at all");
    assert_eq!(with("AFR:8,ALW:1,BLC:1"), [set(behind).with(Area::Blw); 2], "one onside neighbour is enough");
    // An empty area ahead of the line is a target beside an onside player: nobody is offside there.
    assert_eq!(with("AFR:8,CE:1,BLC:1"), [set(behind).or(set("BLW BRW BFR")); 2]);
    assert_eq!(with("AFR:8,BRW:1,BLC:1"), [set(behind).or(set("BRW BFR BRC")); 2]);
}

/// Home in its penalty area, marked or not, with players straight ahead at every distance.
pub fn straight_ahead(spec: &str, value: u8, marked: bool, receivers_marked: bool) -> [(Seat, Scene); 2] {
    let away = match (marked, receivers_marked) {
        (true, true) => "APA:1,AFR:1,CE:1,BFR:1,BPA:6",
        (true, false) => "APA:1,BPA:9",
        (false, true) => "AFR:1,CE:1,BFR:1,BPA:7",
        (false, false) => "BPA:10",
    };
    both_ways(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:2,BFR:2,BPA:2 away=4-4-2,GK:BPA,{away} ball=APA:{value}:home clock=1:20"
        ),
    )
}

/// Areas between the penalty area and the areas straight ahead: none within it and to the next one, then one,
/// two, three.
pub const BETWEEN: [(&str, u8); 5] = [("APA", 0), ("AFR", 0), ("CE", 1), ("BFR", 2), ("BPA", 3)];

/// An own player alone beside an own area, offside; the area may be played to only where that half is exempt.
pub fn beside_an_offside_player_in_the_own_half(spec: &str, exempt: bool) {
    let position = "home=4-4-2,GK:APA,APA:9,BLW:1 away=4-4-2,GK:BPA,AFR:10 ball=APA:1:home clock=1:20";
    for side in both_ways(spec, position) {
        let own = set("APA ALC ARC AFR");
        assert_eq!(targets(spec, &side), if exempt { own.with(Area::Alw) } else { own });
    }
}

on_editions!(f_tgt_04_the_own_half_is_an_exception = beside_an_offside_player_in_the_own_half, v2_0(true));

on_editions!(f_tgt_04_the_own_half_is_no_exception, v2_1, v2_2);
fn f_tgt_04_the_own_half_is_no_exception(spec: &str) {
    beside_an_offside_player_in_the_own_half(spec, false);
}

on_editions!(f_tgt_05_only_near_targets_at_six, v2_1, v2_2);
/// 2.1 and 2.2: with the value at 6 only the ball's area and its neighbours, whatever the modifications would
/// be.
fn f_tgt_05_only_near_targets_at_six(spec: &str) {
    for (marked, receivers_marked) in [(true, true), (true, false), (false, true), (false, false)] {
        for side in straight_ahead(spec, 6, marked, receivers_marked) {
            assert_eq!(targets(spec, &side), set("APA ALC ARC AFR"), "{marked} {receivers_marked}");
        }
        for side in straight_ahead(spec, 5, marked, receivers_marked) {
            assert!(targets(spec, &side).has(Area::Ce), "{marked} {receivers_marked}");
        }
    }
}

on_editions!(f_tgt_06_a_long_pass_above_six_after_the_others_is_no_target, v2_1, v2_2);
/// 2.1 and 2.2: the long pass is tested after the other modifications.
fn f_tgt_06_a_long_pass_above_six_after_the_others_is_no_target(spec: &str) {
    for (value, marked, receivers_marked) in (1..=5).flat_map(|value| {
        [(true, true), (true, false), (false, true), (false, false)].map(|(s, r)| (value, s, r))
    }) {
        for side in straight_ahead(spec, value, marked, receivers_marked) {
            for (to, areas) in BETWEEN {
                // The goalkeeper marks its penalty area.
                let value = if receivers_marked || to == "BPA" { value } else { 1 };
                let value = if marked { value } else { (value - 1).max(1) };
                let legal = areas == 0 || value + areas <= 6;
                assert_eq!(
                    targets(spec, &side).has(area(to)),
                    legal,
                    "{value} {to} {marked} {receivers_marked}"
                );
            }
        }
    }
}

on_editions!(f_tgt_07_the_ball_is_moved_before_the_dice, v2_1, v2_2, v3_0);
fn f_tgt_07_the_ball_is_moved_before_the_dice(spec: &str) {
    for (seat, mut scene) in straight_ahead(spec, 2, true, true) {
        scene.play(&format!("target {}", Area::Bfr.for_seat(seat).name()));
        assert_eq!(scene.driver().node(), Node::Chance);
        assert_eq!(scene.state().ball.area, Area::Bfr.for_seat(seat));
        assert_eq!(scene.state().turn.dice, [0, 0], "nothing rolled yet");
    }
}

on_editions!(f_tgt_08_a_free_kick_within_its_area_needs_a_second_player, v2_0, v2_1, v2_2, v3_0);
fn f_tgt_08_a_free_kick_within_its_area_needs_a_second_player(spec: &str) {
    for (kind, pieces, legal) in [
        ("free-kick", "GK:APA,BFR:1,CE:9", false),
        ("free-kick", "GK:APA,BFR:2,CE:8", true),
        ("free-kick", "GK:BFR,BFR:1,CE:9", true),
        ("free-kick", "GK:BFR,CE:10", false),
        ("open", "GK:APA,BFR:1,CE:9", true),
        ("kick-off", "GK:APA,BFR:1,CE:9", true),
        ("goal-kick", "GK:APA,BFR:1,CE:9", true),
    ] {
        let position = format!(
            "home=4-4-2,{pieces} away=4-4-2,GK:BPA,BPA:10 ball=BFR:1:home clock=1:20 \
             turn=restart:{kind} next=turn"
        );
        for side in both_ways(spec, &position) {
            assert_eq!(targets(spec, &side).has(Area::Bfr), legal, "{kind} {pieces}");
            assert!(targets(spec, &side).has(Area::Ce), "other areas are not restricted");
        }
    }
}

on_editions!(f_tgt_08_holds_for_a_quick_free_kick_too, v2_1, v2_2, v3_0);
fn f_tgt_08_holds_for_a_quick_free_kick_too(spec: &str) {
    for (pieces, legal) in [("CE:1,AFR:9", false), ("CE:2,AFR:8", true)] {
        let position = format!(
            "home=4-4-2,GK:APA,{pieces} away=4-4-2,GK:BPA,BFR:10 ball=CE:1:home clock=1:20 next=free-kick"
        );
        for position in [turned(&position), position] {
            let mut scene = scene_of(spec, &position);
            scene.play("done");
            if scene.can("done") {
                scene.play("done"); // the passive team may reply in 2.2
            }
            assert_eq!(scene.can("target CE"), legal, "{}", scene.position());
        }
    }
}

/// Home takes a corner kick from the spot at a corner area; its other players stand in `pieces`.
pub fn corner(spec: &str, at: &str, pieces: &str) -> [(Seat, Scene); 2] {
    both_ways(
        spec,
        &format!(
            "home=4-4-2,{pieces},SPOT:1 away=4-4-2,GK:BPA,BPA:10 ball=SPOT:1:home clock=1:20 \
         turn=restart:corner,corner:{at} next=turn"
        ),
    )
}

on_editions!(f_tgt_09_the_corner_spot_touches_its_corner_area_only, v2_0, v2_1, v2_2, v3_0);
fn f_tgt_09_the_corner_spot_touches_its_corner_area_only(spec: &str) {
    for at in ["BLC", "BRC"] {
        for side in corner(spec, at, "GK:APA,APA:9") {
            assert_eq!(targets(spec, &side), set("APA ALC ARC AFR").with(area(at)), "corner at {at}");
        }
    }
}

on_editions!(f_tgt_09_the_spot_is_never_the_target_and_lies_one_step_behind, v2_1, v2_2, v3_0);
fn f_tgt_09_the_spot_is_never_the_target_and_lies_one_step_behind(spec: &str) {
    // Areas between the spot and each target: as many as the steps from the left corner area.
    let between = [
        ("BLC", 0),
        ("BLW", 1),
        ("BFR", 1),
        ("BPA", 1),
        ("ALW", 2),
        ("CE", 2),
        ("BRW", 2),
        ("BRC", 2),
        ("ALC", 3),
        ("AFR", 3),
        ("ARW", 3),
    ];
    for (to, areas) in between {
        for (seat, mut scene) in corner(spec, "BLC", "GK:AFR,CE:3,BFR:3,BPA:3") {
            assert_eq!(scene.refused("target SPOT").key, "illegal-action");
            let to = area(to).for_seat(seat);
            scene.play(&format!("target {}", to.name()));
            let value = scene.events().iter().find_map(|event| match event {
                Event::Value(value, touchline_fuba::event::Why::LongPass(n)) => Some((*value, *n)),
                _ => None,
            });
            assert_eq!(value, (areas > 0).then_some((1 + areas, areas)), "to {}", to.name());
            assert_eq!(scene.state().ball.area, to);
        }
    }
}
