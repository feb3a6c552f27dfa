//! E-CHST: chest intercept. D is an Away member at (10, 16) facing south.

use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::marker::Marker;
use touchline_grid::{Action, Decision, Ruleset, Toggle};

use crate::common::*;

const D: Marker = Marker::new(Away, 1);

fn rules() -> Ruleset {
    with(&[Toggle::Intercept, Toggle::Chest, Toggle::Bicycle])
}

#[test]
fn e_chst_01_from_a_side_to_the_diagonal_of_that_side() {
    for (x, dir, to) in [(9, Dir::E, (9, 15)), (11, Dir::W, (11, 15))] {
        for die in [1, 3, 5] {
            // The kicker is out of the way of the trapped ball.
            let kicker = setup(rules()).put(h(1), x, 17).facing(h(1), Facing::S);
            let mut m = kicker.put(D, 10, 16).ball(x, 16).acting(Home, 4);
            m.kicks(h(1), dir).act(Action::Attempt(Attempt::Chest, D)).roll(&[die]);
            assert_eq!(m.ball(), to);
        }
    }
}

#[test]
fn e_chst_02_from_behind_only_the_bicycle_kick() {
    let mut m =
        setup(rules()).put(D, 10, 16).put(h(1), 10, 18).facing(h(1), Facing::S).ball(10, 17).acting(Home, 4);
    m.kicks(h(1), Dir::S);
    assert_eq!((m.ball(), m.asked()), ((10, 16), (Home, Decision::Act)));
    m.step(Dir::S);
    assert_eq!(m.legal(), [Action::Decline, Action::Attempt(Attempt::Bicycle, D)]);
}
