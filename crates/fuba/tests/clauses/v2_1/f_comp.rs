//! Competitions: the marker hurries.

use touchline_engine::Notation;

use crate::common::{Scene, match_under, scene_of};

const PIECES: &str = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home";

/// The stage dice are due.
fn dice(clock: &str, agreed: &str) -> Scene {
    scene_of("fuba:2.1", &format!("{PIECES} clock={clock} {agreed} next=dice"))
}

/// Where the marker stands after these dice.
fn after(scene: &mut Scene, dice: &str) -> (u8, u8) {
    scene.play(dice);
    (scene.state().clock.minute, scene.state().clock.stoppage)
}

#[test]
fn f_comp_08_a_late_start_adds_a_square_in_the_first_half_only() {
    for (clock, plain, late) in
        [("1:20", 22, 23), ("1:3", 5, 6), ("2:50", 52, 52), ("3:91", 93, 93), ("1:45+1", 45, 45)]
    {
        let (minute, stoppage) = after(&mut dice(clock, ""), "4 2");
        let (hurried, square) = after(&mut dice(clock, "agreed=late-start"), "4 2");
        assert_eq!((minute, hurried), (plain, late), "{clock}");
        assert_eq!(square, stoppage, "{clock}: not in stoppage time");
    }
    // The term of the match is the mark of the position.
    let scene = match_under("fuba:2.1", "late-start=yes");
    assert!(scene.position().contains(" agreed=late-start "), "{}", scene.position());
}

#[test]
fn f_comp_08_the_extra_square_comes_in_the_time_stage_not_with_a_restart() {
    let kick_off = |agreed: &str| {
        let mut scene = scene_of(
            "fuba:2.1",
            &format!(
                "{} clock=0:0 {agreed} next=half.1",
                PIECES
                    .replace("AFR:5,CE:5", "HAND:10")
                    .replace("BFR:5,CE:5", "HAND:10")
                    .replace("CE:3:home", "CE:1:home")
            ),
        );
        scene.driver();
        scene.state().clock.minute
    };
    assert_eq!(kick_off(""), kick_off("agreed=late-start"));
    // Into stoppage time it stops on the first square like every move (F-TIME-08).
    assert_eq!(after(&mut dice("1:44", "agreed=late-start"), "4 3"), (45, 1));
    assert_eq!(after(&mut dice("1:44", ""), "4 3"), (45, 0));
}

#[test]
fn f_comp_09_a_slow_half_adds_a_square_to_the_end_of_the_match() {
    for (clock, minute) in [("1:20", 23), ("2:50", 53), ("3:91", 94), ("4:106", 109)] {
        assert_eq!(after(&mut dice(clock, "agreed=slow-half"), "4 2").0, minute, "{clock}");
    }
    assert_eq!(after(&mut dice("2:90+1", "agreed=slow-half"), "6 1"), (90, 2), "not in stoppage time");
    // they add up.
    assert_eq!(after(&mut dice("1:20", "agreed=late-start,slow-half"), "4 2").0, 24);
    assert_eq!(after(&mut dice("2:50", "agreed=late-start,slow-half"), "4 2").0, 53);
}

#[test]
fn f_comp_09_it_is_called_once_and_before_the_first_half_is_over() {
    let mut scene = dice("1:20", "");
    scene.play("call slow-half");
    assert_eq!(scene.refused("call slow-half").key, "call-twice");
    assert_eq!(after(&mut scene, "4 2").0, 23, "from then on");
    assert_eq!(dice("2:50", "").refused("call slow-half").key, "call-first-half");
    // Half-time: the clock shows the first half, but it is over.
    let mut half_time = scene_of("fuba:2.1", &format!("{PIECES} clock=1:45+2 next=half-time"));
    assert_eq!(half_time.refused("call slow-half").key, "call-first-half");
    half_time.play("formation 4-4-2");
    assert_eq!(half_time.refused("call slow-half").key, "call-first-half");
    for other in ["fuba:2.0", "fuba:2.2", "fuba:3.0"] {
        let mut scene = match_under(other, "");
        assert_eq!(scene.refused("call slow-half").key, "call-other-edition", "{other}");
        let refusal = scene.game().read_terms("late-start=yes").unwrap_err();
        assert_eq!(refusal.key, "terms-late-start", "{other}");
    }
}

///
#[test]
fn f_comp_09_the_extra_square_counts_for_tiredness() {
    let test = |agreed: &str, faces: &str| {
        let position = format!("{PIECES} clock=1:20 condition=4/4/2-4/4/2 {agreed} next=dice");
        let mut scene = scene_of("fuba:2.1+condition", &position);
        scene.play(faces);
        touchline_fuba::roll(scene.rules(), scene.state()) == Some(touchline_fuba::Roll::Tiredness)
    };
    assert!(!test("", "5 1") && test("", "6 1"));
    assert!(test("agreed=slow-half", "5 1") && !test("agreed=slow-half", "5 2"));
}
