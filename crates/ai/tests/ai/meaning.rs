//! What the slots mean: as they were when the shipped nets were trained.

use touchline_ai::{Evaluate, Inputs};
use touchline_engine::{Choices, Node, Pcg, Rng, Seat};
use touchline_fuba::Fuba;
use touchline_grid::Grid;

/// How many positions of each match.
const LENGTH: usize = 600;

/// A number that differs when a slot means something else, in positions of matches played at random.
fn fingerprint<G: Evaluate>(games: &[G]) -> u64
where
    G::Terms: Default,
{
    let (mut hash, mut legal, mut inputs) =
        (0xcbf2_9ce4_8422_2325_u64, Choices::new(), Inputs::new(G::SLOTS));
    for (number, game) in games.iter().enumerate() {
        let mut rng = Pcg::new(5, number as u64);
        let mut s = game.start(&G::Terms::default());
        for _ in 0..LENGTH {
            for seat in Seat::ALL.into_iter().filter(|seat| game.is_open(&s) || *seat == game.protagonist(&s))
            {
                inputs.clear();
                game.inputs(&s, seat, &mut inputs);
                for input in inputs.as_slice() {
                    hash = (hash ^ u64::from(*input)).wrapping_mul(0x0100_0000_01b3);
                }
            }
            match game.node(&s) {
                Node::Over(_) => break,
                Node::Decide(..) => {
                    game.actions(&s, &mut legal);
                    let answer = legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
                    game.act(&mut s, answer, &mut ());
                }
                Node::Chance => {
                    let faces = game.draws(&s).roll(&mut rng);
                    game.resolve(&mut s, faces.as_ref(), &mut ());
                }
            }
        }
    }
    hash
}

/// If this fails and no rule of a game has changed, a slot means something else than before. Then raise the
/// number in the game's `MEANING`, train its net anew, and write the new fingerprint here.
#[test]
fn slots_mean_what_the_nets_were_trained_on() {
    let fuba = ["fuba:3.0", "fuba:2.0+all", "fuba:2.1+all", "fuba:3.0+all"];
    let fuba = fuba.map(|spec| Fuba::from_text(spec).unwrap());
    let grid = ["grid:basic@small", "grid:advanced@medium", "grid:full@large", "grid:full@small?end=score:3"];
    let grid = grid.map(|spec| Grid::from_text(spec).unwrap());
    assert_eq!(
        (Fuba::MEANING, format!("{:016x}", fingerprint(&fuba))),
        ("fuba 1", "1d636ba8afd818bb".to_owned())
    );
    assert_eq!(
        (Grid::MEANING, format!("{:016x}", fingerprint(&grid))),
        ("grid 1", "1664218e6bb47808".to_owned())
    );
}
