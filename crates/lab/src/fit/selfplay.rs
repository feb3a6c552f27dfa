//! Self-play matches.

use touchline_ai::{Budget, Features, Net, Value, think};
use touchline_engine::{BySeat, Log, Pcg, Playout, Rng, Seat};

use super::transcript::{Pace, Transcript};
use super::{Course, Fitted};
use crate::one_match::{self, Participants};
use crate::players::weighted_choice;

/// One match in this many is held out of training.
const HELD_OUT: u32 = 10;

/// One match in this many begins with careless play by one team or both. It produces leads, red cards and
/// positions that good players never reach; it is not sampled, because what follows it would not hold for
/// sensible play.
const PRELUDES: u32 = 2;

/// One match in this many is lively: its players follow the net only now and then, and play eagerly
/// otherwise. Where good players wait for each other, these still score, so the net keeps seeing what leads
/// to goals.
const LIVELY: u32 = 4;
/// The chance in a thousand of an exploring choice in a lively match.
const LIVELY_EXPLORING: u32 = 500;

/// One team in this many answers secret questions at random, such as where to stand at kick-off; the others
/// answer as they judge best. A net cannot distinguish secret answers, because positions do not show them.
const IMPROVISES: u32 = 3;

/// The matches of one generation.
pub(crate) struct Selfplay<'a, G> {
    pub(crate) course: &'a Course<G>,
    /// The net both teams play by; without one they only make things happen.
    pub(crate) net: Option<&'a Net>,
    /// How long they think about a decision; `None` looks one step ahead.
    pub(crate) budget: Option<Budget>,
    /// The chance in a thousand that the eager player chooses instead.
    pub(crate) exploring: u32,
    /// One in this many positions is sampled, on average.
    pub(crate) every: u32,
    pub(crate) seed: u64,
    pub(crate) generation: u32,
}

/// How one match is played.
struct Manner {
    /// The chance in a thousand that the eager player chooses instead of the net.
    exploring: u32,
    /// The number of careless decisions at the start, and by which teams.
    prelude: u32,
    careless: BySeat<bool>,
    /// Which teams answer secret questions at random.
    improvises: BySeat<bool>,
}

impl<G: Fitted> Selfplay<'_, G> {
    /// Match `number` of this generation: the same on any thread.
    pub(crate) fn play(&self, number: u32) -> Transcript {
        let mut rng = Pcg::new(self.seed, u64::from(self.generation) << 32 | u64::from(number));
        let transcript = Transcript::new(one_in(HELD_OUT, &mut rng), one_in(LIVELY, &mut rng));
        let (_, game) = self.course.draw(&mut rng);
        let manner = self.manner(transcript.lively, &mut rng);
        let pace = Pace::new(self.every, &mut rng);
        let features = Features::new();
        let mut remembering =
            Remembering { selfplay: self, manner, transcript, features, rng, decisions: 0, pace };
        let (last, Playout { outcome, .. }) = one_match::play(game, &G::Terms::default(), &mut remembering);
        let mut transcript = remembering.transcript;
        transcript.result = Value::of(outcome, game.lead(&last));
        transcript.goals = game.score(&last).iter().sum();
        transcript
    }

    fn manner(&self, lively: bool, rng: &mut Pcg) -> Manner {
        // Without a net all play is careless, and all of it is sampled.
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

/// A match whose positions are sampled.
struct Remembering<'a, G> {
    selfplay: &'a Selfplay<'a, G>,
    manner: Manner,
    transcript: Transcript,
    features: Features,
    rng: Pcg,
    decisions: u32,
    /// How many positions to skip before the next sample.
    pace: Pace,
}

impl<G> Remembering<'_, G> {
    /// Whether a team answers as it judges best instead of at random.
    fn is_thought_over(&mut self, secret: bool, seat: Seat) -> bool {
        if secret { !self.manner.improvises[seat] } else { self.rng.below(1000) >= self.manner.exploring }
    }
}

impl<E, G> Log<E> for Remembering<'_, G> {
    fn note(&mut self, _: E) {}
}

impl<G: Fitted> Participants<G> for Remembering<'_, G> {
    fn dice(&mut self) -> &mut Pcg {
        &mut self.rng
    }

    fn look(&mut self, game: &G, s: &G::State) {
        if self.decisions >= self.manner.prelude && self.pace.is_due(&mut self.rng) {
            self.transcript.remember(game, s, &mut self.features);
        }
    }

    fn answer(
        &mut self,
        game: &G,
        s: &G::State,
        seat: Seat,
        decision: &G::Decision,
        legal: &[G::Action],
    ) -> G::Action {
        let careless = self.decisions < self.manner.prelude && self.manner.careless[seat];
        self.decisions += 1;
        let Selfplay { net, budget, .. } = *self.selfplay;
        match net {
            Some(net) if !careless && self.is_thought_over(game.is_secret(decision), seat) => {
                let view = game.view(s, Some(seat));
                think(game, net, &view, seat, legal, budget, &mut self.rng).answers[0]
            }
            _ => weighted_choice(legal, &mut self.rng, |action| game.careless(s, *action)),
        }
    }
}

fn one_in(n: u32, rng: &mut impl Rng) -> bool {
    rng.below(n) == 0
}
