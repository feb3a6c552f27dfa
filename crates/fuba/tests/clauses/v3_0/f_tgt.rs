//! Choice of the target area.

use touchline_engine::{Node, Seat};
use touchline_fuba::editions::v3_0::BASIC;
use touchline_fuba::pitch::{AreaSet, NEIGHBOURS};
use touchline_fuba::rules::target;
use touchline_fuba::{Area, Event};

use super::f_off::{LINES, area, both_ways, set, turned};
use crate::common::{Scene, scene};

/// The legal targets in the words of a team attacking end B.
fn targets((seat, scene): &(Seat, Scene)) -> AreaSet {
    let legal = target::legal(&BASIC, scene.state());
    let shown: Vec<String> = legal.iter().map(|area| format!("target {}", area.name())).collect();
    if shown.len() > 1 {
        assert_eq!(scene.legal(), shown, "the choice offers them all");
    }
    if *seat == Seat::Home { legal } else { legal.turned() }
}

#[test]
fn f_tgt_01_areas_with_own_players_and_their_neighbours_however_far() {
    // The goalkeeper has the ball, the others stand together somewhere; everybody of the other team defends deep.
    for (keeper, mates) in Area::ALL.into_iter().flat_map(|keeper| Area::ALL.map(|mates| (keeper, mates))) {
        let position = format!(
            "home=4-4-2,GK:{0},{1}:10 away=4-4-2,GK:BPA,BPA:10 ball={0}:1:home clock=1:20",
            keeper.name(),
            mates.name()
        );
        let reach = NEIGHBOURS[keeper as usize].or(NEIGHBOURS[mates as usize]).with(keeper).with(mates);
        for side in both_ways(&position) {
            assert_eq!(targets(&side), reach, "{position}");
        }
    }
    let example = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,BPA:10 ball=APA:1:home clock=1:20";
    for side in both_ways(example) {
        assert_eq!(targets(&side), set("APA ALC ARC AFR CE ALW ARW BLW BRW BFR"));
    }
}

#[test]
fn f_tgt_02_the_start_area_may_be_the_target() {
    for (start, value) in Area::ALL.into_iter().flat_map(|start| (1..=6).map(move |value| (start, value))) {
        let name = start.name();
        let others = "ALC:5,BRC:5 away=4-4-2,GK:BPA,BFR:5,AFR:5";
        for (seat, mut scene) in
            both_ways(&format!("home=4-4-2,GK:{name},{others} ball={name}:{value}:home clock=1:20"))
        {
            let start = start.for_seat(seat);
            scene.play(&format!("target {}", start.name()));
            assert!(scene.saw(Event::Played(seat, start, start)));
            assert_eq!(scene.state().ball.area, start);
        }
    }
}

#[test]
fn f_tgt_03_not_where_an_own_player_is_offside() {
    for (line, offside, _) in LINES {
        for forward in set("CE BLW BRW BFR BLC BRC BPA").iter() {
            let position = format!(
                "home=4-4-2,GK:APA,AFR:9,{}:1 away=4-4-2,GK:BPA,{line}:10 ball=APA:1:home clock=1:20",
                forward.name()
            );
            for side in both_ways(&position) {
                assert_eq!(targets(&side).has(forward), !set(offside).has(forward), "{position}");
            }
        }
    }
}

#[test]
fn f_tgt_03_an_onside_neighbour_does_not_help() {
    let position = "home=4-4-2,GK:APA,AFR:8,CE:1,BFR:1 away=4-4-2,GK:BPA,CE:10 ball=APA:1:home clock=1:20";
    for side in both_ways(position) {
        assert!(!targets(&side).has(Area::Bfr));
    }
}

#[test]
fn f_tgt_04_not_an_empty_area_beside_offside_players_only() {
    // The other team stands in the centre with its goalkeeper at home; a forward waits in the left corner area.
    let with = |pieces: &str| {
        let position =
            format!("home=4-4-2,GK:APA,{pieces} away=4-4-2,GK:BPA,CE:10 ball=APA:1:home clock=1:20");
        both_ways(&position).map(|side| targets(&side))
    };
    let behind = "APA ALC ARC AFR ALW ARW CE";
    assert_eq!(with("AFR:9,BLC:1"), [set(behind); 2], "the forward gives no target at all");
    assert_eq!(with("AFR:8,ALW:1,BLC:1"), [set(behind).with(Area::Blw); 2], "one onside neighbour is enough");
    // An empty area ahead of the line is a target beside an onside player: nobody is offside there.
    assert_eq!(with("AFR:8,CE:1,BLC:1"), [set(behind).or(set("BLW BRW BFR")); 2]);
    assert_eq!(with("AFR:8,BRW:1,BLC:1"), [set(behind).or(set("BRW BFR BRC")); 2]);
}

/// Home in its penalty area, marked or not, with players straight ahead at every distance.
fn straight_ahead(value: u8, marked: bool, receivers_marked: bool) -> [(Seat, Scene); 2] {
    let away = match (marked, receivers_marked) {
        (true, true) => "APA:1,AFR:1,CE:1,BFR:1,BPA:6",
        (true, false) => "APA:1,BPA:9",
        (false, true) => "AFR:1,CE:1,BFR:1,BPA:7",
        (false, false) => "BPA:10",
    };
    both_ways(&format!(
        "home=4-4-2,GK:APA,AFR:4,CE:2,BFR:2,BPA:2 away=4-4-2,GK:BPA,{away} ball=APA:{value}:home clock=1:20"
    ))
}

#[test]
fn f_tgt_06_a_long_pass_above_six_is_no_target() {
    // Areas between: none within the area and to the next one, then one, two, three.
    let between = [("APA", 0), ("AFR", 0), ("CE", 1), ("BFR", 2), ("BPA", 3)];
    for (value, receivers_marked) in (1..=6).flat_map(|value| [(value, true), (value, false)]) {
        for side in straight_ahead(value, true, receivers_marked) {
            for (to, areas) in between {
                assert_eq!(targets(&side).has(area(to)), value + areas <= 6, "marked, {value}, {to}");
            }
        }
        let less = [0, 1, 1, 2, 3, 4, 5][usize::from(value)];
        for side in straight_ahead(value, false, receivers_marked) {
            for (to, areas) in between {
                assert_eq!(targets(&side).has(area(to)), less + areas <= 6, "unmarked, {value}, {to}");
            }
        }
    }
}

#[test]
fn f_tgt_06_the_later_reduction_does_not_save_the_pass() {
    // Five, two areas between: seven, although the receiver is unmarked and the value would be five again.
    for side in straight_ahead(5, true, false) {
        assert!(targets(&side).has(Area::Ce) && !targets(&side).has(Area::Bfr));
    }
}

#[test]
fn f_tgt_07_the_ball_is_moved_before_the_dice() {
    for (seat, mut scene) in straight_ahead(2, true, true) {
        scene.play(&format!("target {}", Area::Bfr.for_seat(seat).name()));
        assert_eq!(scene.driver().node(), Node::Chance);
        assert_eq!(scene.state().ball.area, Area::Bfr.for_seat(seat));
        assert_eq!(scene.state().turn.dice, [0, 0], "nothing rolled yet");
    }
}

#[test]
fn f_tgt_08_a_free_kick_within_its_area_needs_a_second_player() {
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
             turn=3,{kind},BLC,home,CE>CE,00,0-0,home,+0,none,none-none"
        );
        for side in both_ways(&position) {
            assert_eq!(targets(&side).has(Area::Bfr), legal, "{kind} {pieces}");
            assert!(targets(&side).has(Area::Ce), "other areas are not restricted");
        }
    }
}

#[test]
fn f_tgt_08_holds_for_a_quick_free_kick_too() {
    for (pieces, legal) in [("CE:1,AFR:9", false), ("CE:2,AFR:8", true)] {
        let position = format!(
            "home=4-4-2,GK:APA,{pieces} away=4-4-2,GK:BPA,BFR:10 ball=CE:1:home clock=1:20 \
             turn=3,free-kick,BLC,home,CE>CE,00,0-0,home,+0,none,none-none next=free-kick"
        );
        for position in [turned(&position), position] {
            let mut scene = scene(&position);
            scene.play("done");
            assert_eq!(scene.can("target CE"), legal, "{}", scene.position());
        }
    }
}

/// Home takes a corner kick from the spot at a corner area; its other players stand in `pieces`.
fn corner(at: &str, pieces: &str) -> [(Seat, Scene); 2] {
    both_ways(&format!(
        "home=4-4-2,{pieces},SPOT:1 away=4-4-2,GK:BPA,BPA:10 ball=SPOT:1:home clock=1:20 \
         turn=3,corner,{at},home,CE>CE,00,0-0,home,+0,none,none-none"
    ))
}

#[test]
fn f_tgt_09_the_corner_spot_touches_its_corner_area_only() {
    for at in ["BLC", "BRC"] {
        for side in corner(at, "GK:APA,APA:9") {
            assert_eq!(targets(&side), set("APA ALC ARC AFR").with(area(at)), "corner at {at}");
        }
    }
}

#[test]
fn f_tgt_09_the_spot_is_never_the_target_and_lies_one_step_behind() {
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
        for (seat, mut scene) in corner("BLC", "GK:AFR,CE:3,BFR:3,BPA:3") {
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
