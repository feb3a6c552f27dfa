//! Free movements.

use touchline_engine::Seat;
use touchline_fuba::{Area, Decision};

use crate::common::{Scene, decides, played, scene_of};
use crate::shared::f_free::{self as free, steps};

const SPEC: &str = "fuba:2.0";

/// Home begins its stage in the centre with players at both goal lines.
fn stage() -> Scene {
    scene_of(
        SPEC,
        "home=4-4-2,GK:APA,ALC:2,AFR:4,CE:4 away=4-4-2,GK:BPA,BRC:2,BFR:4,CE:2,BLW:2 ball=CE:3:home clock=1:20 \
         turn=pass:AFR>CE next=actions:home",
    )
}

#[test]
fn f_free_01_after_the_ordinary_moves_of_the_movement_sequence() {
    let mut turn = stage();
    assert_eq!(decides(&mut turn), (Seat::Home, Decision::MaybeMove));
    turn.play("midfield; move AFR>ARC; done");
    assert_eq!((decides(&mut turn), turn.value()), ((Seat::Home, Decision::FreeMovement), 3));
    turn.play("move ALC>ALW; done");
    assert_eq!(turn.value(), 1, "then the adjustment, four against two");
    assert_eq!(decides(&mut turn), (Seat::Away, Decision::MaybeMove));
    turn.play("defence; done");
    assert_eq!(decides(&mut turn), (Seat::Away, Decision::FreeMovement));
    turn.play("move BRC>BRW; done");
    assert_eq!(decides(&mut turn), (Seat::Away, Decision::MaybePress));
}

#[test]
fn f_free_02_even_if_nobody_made_an_ordinary_move() {
    for nobody in ["done", "defence; done", "midfield; done", "forward; done"] {
        let mut turn = stage();
        turn.play(nobody);
        assert_eq!(decides(&mut turn), (Seat::Home, Decision::FreeMovement));
        turn.play("move ALC>ALW; move ALC>ALW");
        assert_eq!(turn.count(Seat::Home, Area::Alw), 2, "{nobody}");
    }
}

#[test]
fn f_free_03_a_goalkeeper_has_no_free_movement_at_all() {
    for area in ["ALC", "ARC", "AFR"] {
        let text = free::position(SPEC, &format!("GK:{area},ALC:1,CE:9"), "GK:BPA,CE:10", "CE:3:home");
        assert!(steps(&scene_of(SPEC, &text), "keeper", area).is_empty(), "from {area}");
    }
}

#[test]
fn f_free_04_not_into_the_balls_area() {
    free::not_to_the_ball(SPEC);
    free::the_goalkeeper_goes_back_to_the_ball(SPEC, false);
}

#[test]
fn f_free_09_not_a_piece_that_has_moved_in_the_movement_sequence() {
    let mut turn = stage();
    turn.play("midfield; move AFR>ALC; done; move ALC>ALW; move ALC>ALW");
    assert_eq!(turn.count(Seat::Home, Area::Alc), 1, "two of three");
    assert_eq!(decides(&mut turn), (Seat::Away, Decision::MaybeMove), "the third has moved");
    // A move by an event is none of the sequence.
    let event = "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:9,CE:1 ball=AFR:3:home clock=1:20";
    let script = "target CE; 3 5; 5 2; move AFR>ALC; done; done; done; move ALC>ALW";
    assert_eq!(played(SPEC, event, script).count(Seat::Home, Area::Alw), 1);
}
