//! Plays the matches that check an evaluation.

use rayon::ThreadPoolBuildError;
use rayon::prelude::*;
use touchline_ai::{Computer, Evaluator, Level, Net, Player, Sight, Value};
use touchline_engine::{BySeat, Choices, Node, Outcome, Pcg, Seat};

use super::calibration::{Forecast, Tested};
use super::luck::{self, Line};
use super::pace::Pace;
use super::{Course, Fitted};

/// The matches that check an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    /// The number of matches of every spec.
    pub matches: u32,
    /// Must differ from any seed used for training.
    pub seed: u64,
    /// How many threads; 0 means one per core.
    pub threads: usize,
    /// The level that plays both teams.
    pub level: Level,
    /// How far to look for the luck that is taken out, besides the positions as they stand.
    pub ahead: Option<Sight>,
    /// In so many matches of every spec: looking ahead takes far longer than the matches themselves.
    pub ahead_matches: u32,
}

impl Check {
    /// Play the matches of these specs, given by their indices, and evaluate sampled positions with the
    /// shipped weights. `progress` is called, from any thread, after every match.
    ///
    /// # Errors
    /// When the threads cannot be started.
    pub fn run<G: Fitted>(
        &self,
        course: &Course<G>,
        specs: &[usize],
        progress: &(dyn Fn() + Sync),
    ) -> Result<Vec<Tested>, ThreadPoolBuildError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build()?;
        let numbers: Vec<(usize, u64)> = (0..u64::from(self.matches))
            .flat_map(|number| specs.iter().map(move |spec| (*spec, number)))
            .collect();
        let play = |(spec, number): (usize, u64)| {
            let tested = course.game(spec).map(|game| self.play(spec, game, number));
            progress();
            tested
        };
        Ok(pool.install(|| numbers.into_par_iter().filter_map(play).collect()))
    }

    fn play<G: Fitted>(&self, spec: usize, game: &G, number: u64) -> Tested {
        let stream = 3 * (number * G::SPECS.len() as u64 + spec as u64);
        let mut rng = Pcg::new(self.seed, stream);
        let player = |which| Computer::new(self.level, self.seed, stream + which);
        let pace = Pace::new(10 * G::EVERY, &mut rng);
        let ahead = self.ahead.filter(|_| number < u64::from(self.ahead_matches));
        let mut judged = Judged { ahead, ..Judged::new(game, game.net(), pace, rng) };
        let (last, outcome) = judged.play(&mut BySeat::new(player(1), player(2)));
        let result = Value::of(outcome, game.lead(&last));
        let forecasts = judged.seen.iter().map(|(seat, lead, expected)| Forecast {
            expected: to_come(*expected, *lead).seen_by(*seat),
            happened: to_come(result, *lead).seen_by(*seat),
        });
        Tested {
            spec,
            forecasts: forecasts.collect(),
            start: judged.start.unwrap_or(0.5),
            result: result.points(Seat::Home),
            adjusted: judged.line.adjusted(result).points(Seat::Home),
            ahead: judged.ahead.map(|_| result.points(Seat::Home) - judged.luck),
        }
    }
}

/// A match of which some positions and all rolls are evaluated.
struct Judged<'a, G> {
    game: &'a G,
    evaluator: Evaluator<'a, G>,
    rng: Pcg,
    pace: Pace,
    line: Line,
    /// How far to look for the luck of the dice, if further than at the positions as they stand.
    ahead: Option<Sight>,
    /// What they brought home, seen so far.
    luck: f64,
    /// Home's winning chance in the first position.
    start: Option<f64>,
    /// The protagonist, home's lead in goals, and the prediction.
    seen: Vec<(Seat, i32, Value)>,
}

impl<'a, G: Fitted> Judged<'a, G> {
    fn new(game: &'a G, net: &'a Net, pace: Pace, rng: Pcg) -> Self {
        let evaluator = Evaluator::new(game, net);
        Self {
            game,
            evaluator,
            rng,
            pace,
            line: Line::default(),
            ahead: None,
            luck: 0.0,
            start: None,
            seen: Vec::new(),
        }
    }

    fn play(&mut self, players: &mut BySeat<Computer>) -> (G::State, Outcome) {
        let game = self.game;
        let (mut s, mut legal) = (game.start(&G::Terms::default()), Choices::new());
        loop {
            let node = game.node(&s);
            if let Node::Over(outcome) = node {
                return (s, outcome);
            }
            if self.start.is_none() {
                self.start = Some(self.evaluator.value(&s).points(Seat::Home));
            }
            if self.pace.is_due(&mut self.rng) {
                self.seen.push((game.protagonist(&s), game.lead(&s), self.evaluator.value(&s)));
            }
            if let Node::Decide(seat, _) = node {
                game.actions(&s, &mut legal);
                let answer = players[seat].choose(game, &game.view(&s, Some(seat)), seat, &legal);
                game.act(&mut s, answer, &mut ());
            } else if let Some(call) = game.overlong(&s) {
                game.call(&mut s, call, &mut ());
            } else {
                let before = s;
                let faces = game.draws(&s).roll(&mut self.rng);
                game.resolve(&mut s, faces.as_ref(), &mut ());
                luck::roll(&mut self.evaluator, &before, &s)
                    .into_iter()
                    .for_each(|step| self.line.push(step));
                if let Some(sight) = self.ahead {
                    self.luck += luck::seen(&mut self.evaluator, sight, &before, &s);
                }
            }
        }
    }
}

/// The same value with the goals still to come instead of those at the end.
fn to_come(value: Value, lead: i32) -> Value {
    Value { goals: value.goals - f64::from(lead), ..value }
}
