//! Goal kick.

/// Away's free movement to B-LW does not block in its turn. The goal kick ends the turn: another piece that
/// comes to B-LW blocks.
#[test]
fn f_gkk_09_free_movements_of_the_turn_before_are_forgotten() {
    let mut scene = crate::common::scene_of(
        "fuba:2.2",
        "home=4-4-2,GK:APA,BFR:1,ALW:1,AFR:8 away=4-4-2,GK:BPA,BFR:1,BLC:1,CE:8 ball=BFR:1:home clock=1:20",
    );
    scene.play(
        "target BFR; 5 3; adjust; midfield; done; move BLC>BLW; shoot; 1; move BLW>CE; move BFR>BLW; done",
    );
    assert!(scene.can("move ALW>BLW") && !scene.can("move ALW>BLC"), "{:?}", scene.legal());
}
