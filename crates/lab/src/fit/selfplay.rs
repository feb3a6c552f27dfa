//! Matches of a net against itself.

use touchline_ai::{Features, Net, Value, rookie_choice};
use touchline_engine::{BySeat, Choices, Node, Pcg, Rng, Seat};

use super::transcript::Transcript;
use super::{Course, Fitted};
use crate::players::eager_choice;

/// So many of a hundred matches begin with careless play of one team or both. It makes leads, red cards and positions that good players do
/// not come to; it is not remembered, because what follows it would not hold for sensible play.
const PRELUDES: u32 = 50;

/// The matches of one generation.
pub(crate) struct Selfplay<'a, G> {
    pub(crate) course: &'a Course<G>,
    /// What both teams play by; without it they make something happen and know nothing.
    pub(crate) net: Option<&'a Net>,
    /// Chance of a choice by the eager player instead, in a thousand.
    pub(crate) exploring: u32,
    pub(crate) seed: u64,
    pub(crate) generation: u32,
}

impl<G: Fitted> Selfplay<'_, G> {
    /// Match `number` of this generation: the same whoever asks when.
    pub(crate) fn play(&self, number: u32) -> Transcript {
        let rng = &mut Pcg::new(self.seed, u64::from(self.generation) << 32 | u64::from(number));
        let mut transcript = Transcript::new(rng.below(10) == 0);
        let (_, game) = self.course.draw(rng);
        let (prelude, careless) = self.prelude(rng);
        let (mut choices, mut features) = (Choices::new(), Features::new());
        let (mut state, mut decisions) = (game.start(&G::Terms::default()), 0);
        let mut wait = rng.below(G::EVERY);
        loop {
            let node = game.node(&state);
            if let Node::Over(outcome) = node {
                transcript.result = Value::of(outcome, game.lead(&state));
                transcript.goals = game.score(&state).iter().sum();
                return transcript;
            }
            if decisions >= prelude {
                if wait == 0 {
                    transcript.remember(game, &state, &mut features);
                    wait = 1 + rng.below(2 * G::EVERY - 1);
                }
                wait -= 1;
            }
            match node {
                Node::Decide(seat, _) => {
                    game.actions(&state, &mut choices);
                    let action = if let [only] = *choices {
                        only
                    } else {
                        decisions += 1;
                        let explores = decisions <= prelude && careless[seat];
                        self.choose(game, &state, seat, explores, &choices, &mut features, rng)
                    };
                    game.act(&mut state, action, &mut ());
                }
                Node::Chance => {
                    if let Some(call) = game.overlong(&state) {
                        game.call(&mut state, call, &mut ());
                        continue;
                    }
                    let faces = game.draws(&state).roll(rng);
                    game.resolve(&mut state, faces.as_ref(), &mut ());
                }
                Node::Over(_) => {}
            }
        }
    }

    /// How many decisions of a match are careless, and who makes them.
    fn prelude(&self, rng: &mut Pcg) -> (u32, BySeat<bool>) {
        if self.net.is_none() || rng.below(100) >= PRELUDES {
            return (0, BySeat::default());
        }
        let careless = [(true, false), (false, true), (true, true)][rng.below(3) as usize];
        (rng.below(G::PRELUDE), BySeat::new(careless.0, careless.1))
    }

    #[expect(clippy::too_many_arguments, reason = "the buffers belong to the match")]
    fn choose(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        explores: bool,
        choices: &[G::Action],
        features: &mut Features,
        rng: &mut Pcg,
    ) -> G::Action {
        let explores = explores || rng.below(1000) < self.exploring;
        match self.net {
            Some(net) if !explores => {
                let imagined = game.imagine(&game.view(state, Some(seat)), rng);
                rookie_choice(game, net, &imagined, seat, choices, features, &mut 0).0
            }
            _ => eager_choice(game, state, choices, rng),
        }
    }
}
