//! Moving the closest player.

use touchline_engine::{Node, Seat};
use touchline_fuba::Decision;

use crate::common::{played, scene_of};
use crate::shared::f_close as shared;
use crate::shared::f_time::rest_of_turn;

const SPEC: &str = "fuba:2.0";

#[test]
fn f_close_04_not_below_0() {
    let mut turn = scene_of(
        SPEC,
        "home=4-5-1,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=CE:3:home clock=1:20 \
         more=deducted:2-0 \
         next=maybe-move:home",
    );
    turn.play("forward");
    assert_eq!(turn.state().turn.moves.0, [0, 0], "no move, and no more moves than before");
    assert_eq!(
        turn.driver().node(),
        Node::Decide(Seat::Away, Decision::MaybeMove),
        "home has no move to make"
    );
}

#[test]
fn f_close_04_it_counts_as_a_moved_player_for_the_next_turn() {
    let mut turn = played(SPEC, shared::TARGETS, "target CE; 5 2; move AFR>CE");
    assert_eq!(turn.state().turn.moves.0, [1, 0]);
    rest_of_turn(&mut turn);
    assert_eq!((turn.state().memory.moves.0, turn.state().memory.first), ([1, 0], Some(Seat::Away)));
    // Away acted first and moved fewer players: it acts first again.
    turn.play("target CE; 6 5");
    assert_eq!(turn.state().turn.first, Seat::Away);
}
