//! Bots in an arena.

use touchline_ai::Evaluate;
use touchline_engine::{BySeat, Pcg, Seat};

use super::Contestant;
use crate::players::Bots;
use crate::{Bot, Eager};

/// A bot in one match. In a simulation it sees everything; here it imagines what its seat may not know.
struct Seated {
    bots: Bots,
    rng: Pcg,
}

impl Bot {
    /// The bot as a player of one match, with the seed and stream of its random numbers.
    pub fn contestant<G: Eager + Evaluate>(self, seed: u64, stream: u64) -> Box<dyn Contestant<G>> {
        Box::new(Seated {
            bots: Bots::of(BySeat::new(self, self), seed, stream),
            rng: Pcg::new(seed, stream),
        })
    }
}

impl<G: Eager + Evaluate> Contestant<G> for Seated {
    fn answer(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<G::Action, String> {
        let imagined = game.imagine(view, &mut self.rng);
        Ok(self.bots.choose(game, seat, &imagined, legal, &mut self.rng))
    }
}
