//! Ball value adjustment.

use touchline_engine::Seat;
use touchline_fuba::Decision;
use touchline_fuba::flow::Nth;

use crate::common::{decides, scene_of};
use crate::shared::f_adj as adj;

const SPEC: &str = "fuba:2.0";

#[test]
fn f_adj_01_compulsory_after_the_moves_of_each_team() {
    // Three against one: down by two after the moves of either team, automatically.
    for actor in Seat::ALL {
        for moves in ["done", "midfield; done", "defence; done"] {
            let mut scene = scene_of(SPEC, &adj::position(SPEC, actor, Nth::First, [3, 1], 6));
            assert_eq!(scene.value(), 6, "not before them");
            scene.play(moves);
            assert_eq!(scene.value(), 4, "{actor:?}: {moves}");
            if actor == Seat::Away {
                scene.play("done"); // no pressing
            }
            assert_eq!(decides(&mut scene), (actor.other(), Decision::MaybeMove));
            scene.play("done");
            assert_eq!(scene.value(), 2, "again after the other team's moves");
        }
    }
    // The moves count: a player comes to the ball.
    let mut scene = scene_of(SPEC, &adj::position(SPEC, Seat::Home, Nth::First, [1, 1], 6));
    scene.play("forward; move AFR>CE; move AFR>CE");
    assert_eq!(scene.value(), 4);
}
