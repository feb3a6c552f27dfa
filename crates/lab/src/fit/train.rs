//! From transcripts to weights: mini-batch gradient descent with Adam.
//!
//! Batches are cut into chunks of a fixed size; threads take chunks, and their sums are added in the order of
//! the chunks.

use rayon::prelude::*;
use touchline_ai::net::{HIDDEN, OUTPUTS, softmax};
use touchline_ai::{Net, Value};
use touchline_engine::{Pcg, Rng};

use super::transcript::{Remembered, Transcript};

/// Positions per step of the optimiser, and per chunk of it.
const BATCH: usize = 512;
const PIECE: usize = 64;
/// The weight of the squared goal error relative to the loss of the chances.
const GOALS: f32 = 0.05;
/// Weight decay, as a share of every step.
const DECAY: f32 = 3e-3;
/// Adam's decay rates of mean and square, and its smallest divisor.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
const TINY: f32 = 1e-8;
/// The learning rate at the end of a lesson, as a share of the first.
const LAST_STEP: f32 = 0.1;

/// The options of a series of passes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lesson {
    pub(crate) epochs: u32,
    /// See [`super::Fit::lambda`].
    pub(crate) lambda: f64,
    pub(crate) step: f32,
    /// The seed of the order.
    pub(crate) seed: u64,
}

/// How far a net is from the results, averaged over positions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    /// The negative log-likelihood of what happened.
    pub log: f64,
    /// The same for a constant prediction of the shares of the results among these positions.
    pub base: f64,
    /// The squared error of the goals to come.
    pub goals: f64,
}

/// Weights in training, in the order of [`Net::weights`].
#[derive(Clone, Debug)]
pub(crate) struct Model {
    features: usize,
    weights: Vec<f32>,
}

type Row = [f32; HIDDEN];

/// Rows of the first layer with its biases last, rows of the second, its biases.
fn layers(weights: &[f32]) -> (&[Row], &[Row], &[f32]) {
    let (rows, bias) = weights.as_chunks();
    let (first, second) = rows.split_at(rows.len() - OUTPUTS);
    (first, second, bias)
}

fn layers_mut(weights: &mut [f32]) -> (&mut [Row], &mut [Row], &mut [f32]) {
    let (rows, bias) = weights.as_chunks_mut();
    let (first, second) = rows.split_at_mut(rows.len() - OUTPUTS);
    (first, second, bias)
}

impl Model {
    /// Small random weights with the variance He et al. recommend for rectified layers; zero biases.
    pub(crate) fn random(features: usize, seed: u64) -> Self {
        let mut model = Self::of(&Net::zero(features));
        let mut rng = Pcg::new(seed, u64::MAX);
        let (first, second, _) = layers_mut(&mut model.weights);
        let mut fill = |rows: &mut [Row], inputs: usize| {
            let width = (6.0 / float(inputs)).sqrt();
            rows.iter_mut().flatten().for_each(|weight| *weight = width * uniform(&mut rng));
        };
        fill(&mut first[..features], features);
        fill(second, HIDDEN * OUTPUTS);
        model
    }

    /// The weights of a net.
    pub(crate) fn of(net: &Net) -> Self {
        Self { features: net.features(), weights: net.weights().collect() }
    }

    /// The weights as a net.
    pub(crate) fn net(&self) -> Net {
        Net::from_weights(self.features, &self.weights).unwrap_or_else(|| Net::zero(self.features))
    }

    fn forward(&self, position: &Remembered<'_>) -> (Row, [f64; 3], f32) {
        let (first, second, bias) = layers(&self.weights);
        let mut hidden = first[self.features];
        for (which, value) in position.which.iter().zip(position.values) {
            for (sum, weight) in hidden.iter_mut().zip(&first[usize::from(*which)]) {
                *sum += value * weight;
            }
        }
        hidden.iter_mut().for_each(|sum| *sum = sum.max(0.0));
        let mut outputs = [0.0; OUTPUTS];
        for (output, (row, bias)) in outputs.iter_mut().zip(second.iter().zip(bias)) {
            let mut parts = [0.0; 4];
            for (hidden, weights) in hidden.as_chunks::<4>().0.iter().zip(row.as_chunks::<4>().0) {
                for ((part, hidden), weight) in parts.iter_mut().zip(hidden).zip(weights) {
                    *part += hidden * weight;
                }
            }
            *output = bias + (parts[0] + parts[1]) + (parts[2] + parts[3]);
        }
        let [win, draw, loss, goals] = outputs;
        (hidden, softmax([win, draw, loss].map(f64::from)), goals)
    }

    fn value(&self, position: &Remembered<'_>) -> Value {
        let (_, chances, goals) = self.forward(position);
        position.value(chances, f64::from(goals))
    }

    /// The training targets of every position: backwards from the result, mixed with the net's value of the
    /// next position.
    fn targets(&self, transcript: &Transcript, lambda: f64) -> Vec<[f32; OUTPUTS]> {
        let mut ahead = transcript.result;
        let mut targets: Vec<_> = transcript
            .positions()
            .rev()
            .map(|position| {
                let target = position.target(ahead);
                if lambda < 1.0 {
                    ahead = ahead * lambda + self.value(&position) * (1.0 - lambda);
                }
                target
            })
            .collect();
        targets.reverse();
        targets
    }

    /// Make the passes over the positions of all transcripts; `progress` is called after each.
    pub(crate) fn learn(&mut self, transcripts: &[&Transcript], lesson: &Lesson, progress: &dyn Fn()) {
        let mut order: Vec<(u32, u32)> = (0..)
            .zip(transcripts)
            .flat_map(|(i, transcript)| (0..).take(transcript.len()).map(move |position| (i, position)))
            .collect();
        let mut adam = Adam::new(self.weights.len());
        let steps = order.len().div_ceil(BATCH) * lesson.epochs as usize;
        for epoch in 0..lesson.epochs {
            // The better the net, the better its targets: they are recomputed for every pass.
            let targets = transcripts.par_iter().map(|transcript| self.targets(transcript, lesson.lambda));
            let targets: Vec<_> = targets.collect();
            shuffle(&mut order, &mut Pcg::new(lesson.seed, u64::from(epoch)));
            for batch in order.chunks(BATCH) {
                let gradient = batch.par_chunks(PIECE).map(|piece| {
                    let mut gradient = vec![0.0; self.weights.len()];
                    for (i, number) in piece.iter().map(|(i, number)| (*i as usize, *number as usize)) {
                        self.backward(&transcripts[i].position(number), &targets[i][number], &mut gradient);
                    }
                    gradient
                });
                let gradients: Vec<Vec<f32>> = gradient.collect();
                let done = float(adam.steps) / float(steps);
                let step = lesson.step * (1.0 - (1.0 - LAST_STEP) * done);
                adam.step(&mut self.weights, &gradients, batch.len(), step);
            }
            progress();
        }
    }

    /// Add the gradient of one position's loss. With a soft target the gradient of the scores is chance minus
    /// target.
    fn backward(&self, position: &Remembered<'_>, target: &[f32; OUTPUTS], gradient: &mut [f32]) {
        let (hidden, chances, goals) = self.forward(position);
        #[expect(clippy::cast_possible_truncation, reason = "chances")]
        let [win, draw, loss] = chances.map(|chance| chance as f32);
        let slopes = [win - target[0], draw - target[1], loss - target[2], 2.0 * GOALS * (goals - target[3])];
        let (_, second, _) = layers(&self.weights);
        let (first_slopes, second_slopes, bias_slopes) = layers_mut(gradient);
        let mut back = [0.0; HIDDEN];
        for (i, slope) in slopes.iter().enumerate() {
            bias_slopes[i] += slope;
            for j in 0..HIDDEN {
                second_slopes[i][j] += slope * hidden[j];
                back[j] += slope * second[i][j];
            }
        }
        for (back, hidden) in back.iter_mut().zip(&hidden) {
            *back = if *hidden > 0.0 { *back } else { 0.0 };
        }
        for (which, value) in position.which.iter().zip(position.values) {
            for (slope, back) in first_slopes[usize::from(*which)].iter_mut().zip(&back) {
                *slope += value * back;
            }
        }
        for (slope, back) in first_slopes[self.features].iter_mut().zip(&back) {
            *slope += back;
        }
    }

    /// How far the net is from the results of these matches. Logarithms are for reports only: no weight
    /// depends on them.
    pub(crate) fn loss(&self, transcripts: &[&Transcript]) -> Loss {
        // Per match: positions, sum of losses, sum of squared errors, sum of results.
        let sums = transcripts.par_iter().map(|transcript| {
            let mut sums = [0.0; 6];
            for position in transcript.positions() {
                let (_, chances, goals) = self.forward(&position);
                let [win, draw, loss, to_come] = position.target(transcript.result).map(f64::from);
                let hit = win * chances[0] + draw * chances[1] + loss * chances[2];
                let error = f64::from(goals) - to_come;
                let terms = [1.0, -hit.max(f64::MIN_POSITIVE).ln(), error * error, win, draw, loss];
                sums.iter_mut().zip(terms).for_each(|(sum, term)| *sum += term);
            }
            sums
        });
        let sums: Vec<[f64; 6]> = sums.collect();
        let [n, log, goals, results @ ..] = sums.iter().fold([0.0; 6], |mut all, sums| {
            all.iter_mut().zip(sums).for_each(|(all, sum)| *all += sum);
            all
        });
        let share = |sum: f64| if sum > 0.0 { -sum / n * (sum / n).ln() } else { 0.0 };
        Loss { log: log / n, base: results.map(share).iter().sum(), goals: goals / n }
    }
}

/// Adam (Kingma and Ba): longer steps where the gradient is steady.
struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    /// Powers of the decay rates: how much of the start is still in the means.
    mean_left: f32,
    square_left: f32,
    steps: usize,
}

impl Adam {
    fn new(len: usize) -> Self {
        Self { means: vec![0.0; len], squares: vec![0.0; len], mean_left: 1.0, square_left: 1.0, steps: 0 }
    }

    /// One step against the mean gradient.
    fn step(&mut self, weights: &mut [f32], pieces: &[Vec<f32>], positions: usize, step: f32) {
        self.steps += 1;
        self.mean_left *= MEAN;
        self.square_left *= SQUARE;
        let (mean_part, square_part) = (1.0 - self.mean_left, 1.0 - self.square_left);
        let positions = float(positions);
        for (i, weight) in weights.iter_mut().enumerate() {
            let slope = pieces.iter().map(|piece| piece[i]).sum::<f32>() / positions;
            let (mean, square) = (&mut self.means[i], &mut self.squares[i]);
            *mean += (1.0 - MEAN) * (slope - *mean);
            *square += (1.0 - SQUARE) * (slope * slope - *square);
            let width = (*square / square_part).sqrt() + TINY;
            *weight -= step * (*mean / mean_part / width + DECAY * *weight);
        }
    }
}

fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for i in (1..items.len()).rev() {
        items.swap(i, rng.below(u32::try_from(i + 1).unwrap_or(u32::MAX)) as usize);
    }
}

/// Between -1 and 1.
#[expect(clippy::cast_precision_loss, reason = "24 bits are what an f32 holds")]
fn uniform(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1_u32 << 23) as f32 - 1.0
}

#[expect(clippy::cast_precision_loss, reason = "counts far below 2^24, or whose last digits do not matter")]
fn float(n: usize) -> f32 {
    n as f32
}
