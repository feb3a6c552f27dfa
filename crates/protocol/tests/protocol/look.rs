//! Looking ahead tells nothing that its seat may not know.

use touchline_engine::{Driver, Node, Pcg, Rng as _, Seat, Seeded};
use touchline_protocol::games::AnyGame;
use touchline_protocol::plan::{Ahead, follow};
use touchline_protocol::{Playable, with_game};

/// What is seen of where a plan leads.
fn seen<G: Playable>(game: &G, seat: Seat, ahead: &Ahead<G>) -> String {
    let view = game.view(&ahead.seen, Some(seat));
    let asked = ahead.then.is_none().then(|| (ahead.board.node(), ahead.board.actions().to_vec()));
    format!("{} {asked:?} {:?}", game.write_view(&view), ahead.then)
}

/// Looks at random plans of whoever is asked, in the match and in ones that the seat could imagine instead:
/// how many looks went further than one answer.
fn look_around<G: Playable>(game: G, seed: u64) -> usize {
    let mut driver = Driver::new(game, &G::Terms::default());
    let (mut dice, mut rng, mut far) = (Seeded::new(seed), Pcg::new(seed, 1), 0);
    for _ in 0..400 {
        match driver.node() {
            Node::Over(_) => break,
            Node::Chance => drop(driver.roll_from(&mut dice).unwrap()),
            Node::Decide(seat, _) => {
                let mut plan = Vec::new();
                let mut ahead = follow(&driver, &plan).unwrap();
                let wanted = 1 + rng.below(4) as usize;
                while plan.len() < wanted && ahead.then.is_none() {
                    let legal = ahead.board.actions();
                    plan.push(legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize]);
                    ahead = follow(&driver, &plan).unwrap();
                }
                far += usize::from(plan.len() > 1);
                let view = game.view(driver.state(), Some(seat));
                let imagined = Driver::from_state(game, game.imagine(&view, &mut rng));
                let other = follow(&imagined, &plan).unwrap();
                assert_eq!(seen(&game, seat, &other), seen(&game, seat, &ahead), "{plan:?}");
                driver.act(plan[0]).unwrap();
            }
        }
    }
    far
}

#[test]
fn a_look_is_the_same_whatever_the_other_seat_hides() {
    for spec in ["fuba:2.0+all", "fuba:2.1+all", "fuba:2.2", "fuba:3.0+all", "grid:basic", "grid:full"] {
        let game = AnyGame::from_text(spec).unwrap();
        let far: usize = (0..4).map(|seed| with_game!(game, game => look_around(game, seed))).sum();
        assert!(far > 100, "{spec}: {far}");
    }
}
