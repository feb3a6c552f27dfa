//! Player movement.

use touchline_engine::Seat;
use touchline_fuba::Area;

use crate::shared::f_move::Moves;
use touchline_fuba::ruleset::Edition;

pub(super) const HERE: Moves = Moves::on(Edition::V2_1);

#[test]
fn f_move_15_the_moves_of_a_slow_goal_kick_do_not_count() {
    let position = HERE.unhindered("AFR:1,ALC:9");
    let (start, _) = position.split_once(" turn=").unwrap();
    let mut scene = HERE.scene(&format!("{start} next=goal-kick"));
    scene.play("slow; move AFR>CE; done; done; target CE; 6 2; forward; dribble CE>BFR");
    assert_eq!(scene.count(Seat::Home, Area::Bfr), 1);
}

#[test]
fn f_move_15_whoever_moved_before_a_foul_may_move_after_the_direct_shot() {
    // an aggressive pressing in the stages is a foul; after the setup nobody knows who has moved.
    let marks = "0000004000000-0000000000000";
    let mut scene = crate::common::scene_of(
        "fuba:2.1+condition+aggressive-pressing",
        &format!(
            "home=4-4-2,GK:APA,AFR:3,CE:4,BFR:3 away=4-4-2,GK:BPA,CE:3,BLW:4,BFR:3 ball=BFR:4:home clock=1:20 \
             turn=pass:CE>BFR,first:home,acted:move+position-none moved={marks} freely={marks} \
             condition=5/5/5-5/5/5 next=actions:away"
        ),
    );
    scene.play("press aggressively; 6 6; 2");
    assert_eq!(scene.control(), Seat::Home);
    assert_eq!(scene.state().moved[Seat::Home].at(Area::Ce), 0);
    assert_eq!(scene.state().moved_freely[Seat::Home].at(Area::Ce), 0);
}
