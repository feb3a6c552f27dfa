//! End of the halves and of the match.

use touchline_fuba::state::Memory;

use crate::common::scene_of;

#[test]
fn f_end_04_the_second_half_remembers_nothing_of_the_first() {
    let pieces = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:4:home clock=1:45+2";
    let mut scene = scene_of("fuba:2.0", &format!("{pieces} memory=home,3-2,2,away"));
    scene.play("target CE; 3 4; formation 4-4-2; formation 4-4-2");
    assert_eq!(scene.state().memory, Memory::default(), "moves, owed minutes, a failed pressing");
}
