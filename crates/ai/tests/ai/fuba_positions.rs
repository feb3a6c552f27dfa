//! FUBA positions of random matches, and what they look like from the other seat.

#[path = "../../../fuba/tests/common/glass.rs"]
#[allow(dead_code, unreachable_pub)]
pub(crate) mod glass;
#[path = "../../../fuba/tests/common/random.rs"]
#[allow(dead_code, unreachable_pub)]
pub(crate) mod random;

pub(crate) use random::game;
use random::{DECIMATED, EDITIONS, Walk};
use touchline_fuba::{Fuba, State};

/// The editions, basic and with every advanced rule.
pub(crate) fn specs() -> impl Iterator<Item = String> {
    let all = ["fuba:2.0+all", "fuba:2.1+all", "fuba:3.0+all", "fuba:3.0+all?skills=5"];
    EDITIONS.into_iter().chain(all).map(str::to_owned)
}

/// Every position of some random matches of every spec, including those of decimated teams.
pub(crate) fn everywhere(matches: u64, mut look: impl FnMut(&Fuba, &State)) {
    for (spec, seed) in specs().zip(0..) {
        let walks = (0..matches).map(|n| Walk::new(game(&spec), 700 + 100 * seed + n));
        let decimated = DECIMATED.iter().map(|position| Walk::at(game(&spec), position, seed));
        for mut walk in walks.chain(decimated) {
            loop {
                look(&walk.game, &walk.state);
                if walk.step().is_none() {
                    break;
                }
            }
        }
    }
}
