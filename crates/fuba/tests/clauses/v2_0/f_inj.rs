//! Injuries.

use crate::shared::f_inj as shared;

const EDITION: &str = "fuba:2.0";

#[test]
fn f_inj_09_the_replacement_is_a_fresh_player() {
    for (clock, dice, points) in
        [("1:30", "1 2", 2), ("1:30", "1 3", 1), ("2:80", "4 4", 2), ("2:80", "4 5", 1)]
    {
        for (word, line) in [("defence", 0), ("midfield", 1), ("forward", 2)] {
            let mut scene = shared::rolled(
                &shared::spec(EDITION, "+substitutions+condition"),
                &format!("clock={clock} condition=1/1/1-0/0/0"),
                4,
            );
            assert_eq!(scene.legal(), ["done", "fresh defence", "fresh midfield", "fresh forward"]);
            scene.play(&format!("fresh {word}; {dice}"));
            let mut want = [1; 3];
            want[line] += points;
            let home = scene.state().teams[touchline_engine::Seat::Home];
            assert_eq!((home.condition.points, home.substitutions), (want, 1), "{dice} at {clock}");
            assert_eq!(scene.state().squads[touchline_engine::Seat::Home].size(), 10);
        }
    }
}
