//! Matches of a net against itself.

use touchline_ai::{Budget, Features, Net, Value, think};
use touchline_engine::{BySeat, Choices, Node, Pcg, Rng, Seat};

use super::transcript::Transcript;
use super::{Course, Fitted};
use crate::players::eager_choice;

/// One match of so many is never learned from.
const HELD_OUT: u32 = 10;

/// One match of so many begins with careless play of one team or both. It makes leads, red cards and positions that good players do
/// not come to; it is not remembered, because what follows it would not hold for sensible play.
const PRELUDES: u32 = 2;

/// One match of so many is lively: its players choose by the net only now and then, and eagerly otherwise. Where good players wait for each
/// other, these still come to goals, so that a net keeps seeing what leads to them.
const LIVELY: u32 = 4;
/// How much of the exploring then, in a thousand.
const LIVELY_EXPLORING: u32 = 500;

/// One team of so many improvises what it answers in secret, such as where it stands at kick-off; the others answer by the book. A net
/// cannot tell secret answers apart, since positions do not show them.
const IMPROVISES: u32 = 3;

/// The matches of one generation.
pub(crate) struct Selfplay<'a, G> {
    pub(crate) course: &'a Course<G>,
    /// What both teams play by; without it they make something happen and know nothing.
    pub(crate) net: Option<&'a Net>,
    /// How long they think about a decision; not at all is one step ahead.
    pub(crate) budget: Option<Budget>,
    /// Chance of a choice by the eager player instead, in a thousand.
    pub(crate) exploring: u32,
    /// So many positions pass for one that is remembered, on average.
    pub(crate) every: u32,
    pub(crate) seed: u64,
    pub(crate) generation: u32,
}

/// How one match is played.
struct Manner {
    /// Chance of a choice by the eager player instead of the net, in a thousand.
    exploring: u32,
    /// So many decisions at the start are careless, of these teams.
    prelude: u32,
    careless: BySeat<bool>,
    /// Which teams improvise what they answer in secret.
    improvises: BySeat<bool>,
}

impl<G: Fitted> Selfplay<'_, G> {
    /// Match `number` of this generation: the same whoever asks when.
    pub(crate) fn play(&self, number: u32) -> Transcript {
        let rng = &mut Pcg::new(self.seed, u64::from(self.generation) << 32 | u64::from(number));
        let mut transcript = Transcript::new(one_in(HELD_OUT, rng), one_in(LIVELY, rng));
        let (_, game) = self.course.draw(rng);
        let manner = self.manner(transcript.lively, rng);
        let (mut choices, mut features) = (Choices::new(), Features::new());
        let (mut state, mut decisions) = (game.start(&G::Terms::default()), 0);
        let mut wait = rng.below(self.every);
        loop {
            let node = game.node(&state);
            if let Node::Over(outcome) = node {
                transcript.result = Value::of(outcome, game.lead(&state));
                transcript.goals = game.score(&state).iter().sum();
                return transcript;
            }
            if decisions >= manner.prelude {
                if wait == 0 {
                    transcript.remember(game, &state, &mut features);
                    wait = 1 + rng.below(2 * self.every - 1);
                }
                wait -= 1;
            }
            match node {
                Node::Decide(seat, decision) => {
                    game.actions(&state, &mut choices);
                    let action = if let [only] = *choices {
                        only
                    } else {
                        let careless = decisions < manner.prelude && manner.careless[seat];
                        let secret = game.is_secret(&decision);
                        decisions += 1;
                        match self.net {
                            Some(net) if !careless && Self::is_thought_over(&manner, secret, seat, rng) => {
                                let view = game.view(&state, Some(seat));
                                think(game, net, &view, seat, &choices, self.budget, rng, &mut 0).0
                            }
                            _ => eager_choice(game, &state, &choices, rng),
                        }
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

    /// Whether a team answers as it thinks best, and not at random.
    fn is_thought_over(manner: &Manner, secret: bool, seat: Seat, rng: &mut Pcg) -> bool {
        if secret { !manner.improvises[seat] } else { rng.below(1000) >= manner.exploring }
    }

    fn manner(&self, lively: bool, rng: &mut Pcg) -> Manner {
        // Without a net everything is careless, and all of it is remembered.
        let has_prelude = one_in(PRELUDES, rng) && self.net.is_some();
        let careless = [(true, false), (false, true), (true, true)][rng.below(3) as usize];
        Manner {
            exploring: if lively { LIVELY_EXPLORING } else { self.exploring },
            prelude: if has_prelude { rng.below(G::PRELUDE) } else { 0 },
            careless: BySeat::new(careless.0, careless.1),
            improvises: BySeat::new(one_in(IMPROVISES, rng), one_in(IMPROVISES, rng)),
        }
    }
}

fn one_in(n: u32, rng: &mut impl Rng) -> bool {
    rng.below(n) == 0
}
