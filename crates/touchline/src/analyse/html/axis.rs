//! The horizontal axis that all plots over the match share: turns side by side, all equally wide.

use touchline_ai::analysis::{Analysis, Moment};

use super::markup::{Element, tag};
use super::numbers::{float, round_step, share};

/// Labels closer than this, as a share of the width, would run into each other on a phone.
const CLOSE: f64 = 0.075;

/// Where in the match things are, from 0 at the beginning to 1 at the end.
pub(super) struct Axis {
    /// The first step of every turn.
    starts: Vec<usize>,
    /// The number of steps.
    steps: usize,
    ticks: Vec<(f64, String)>,
    /// Between the halves.
    breaks: Vec<f64>,
    /// Whether the clock is something else than the number of the turn.
    pub(super) has_clock: bool,
}

impl Axis {
    pub(super) fn of(analysis: &Analysis) -> Self {
        let turns = &analysis.turns;
        let mut axis = Self {
            starts: turns.iter().map(|turn| turn.step).collect(),
            steps: analysis.steps.len(),
            ticks: Vec::new(),
            breaks: Vec::new(),
            has_clock: turns.iter().any(|turn| turn.at.clock != turn.at.turn.to_string()),
        };
        let halves = turns.windows(2).enumerate();
        let change = halves.filter(|(_, pair)| pair[0].at.half > 0 && pair[0].at.half != pair[1].at.half);
        axis.breaks = change.map(|(before, _)| axis.end_of(before)).collect();
        axis.ticks = axis.ticks_at(turns.iter().map(|turn| &turn.at));
        axis
    }

    /// How many turns there are; one where there is none, so that everybody may divide by it.
    pub(super) fn turns(&self) -> usize {
        self.starts.len().max(1)
    }

    /// Where a turn begins.
    pub(super) fn start_of(&self, turn: usize) -> f64 {
        float(turn) / float(self.turns())
    }

    /// Where a turn ends.
    pub(super) fn end_of(&self, turn: usize) -> f64 {
        self.start_of(turn + 1)
    }

    /// The column of a turn in a plot.
    pub(super) fn column(&self, turn: usize) -> Element {
        tag("rect").with("x", share(self.start_of(turn))).with("width", share(1.0 / float(self.turns())))
    }

    /// The turn to which a step belongs.
    pub(super) fn turn_of(&self, step: usize) -> usize {
        self.starts.partition_point(|start| *start <= step).saturating_sub(1)
    }

    /// Where a step is done: the steps of a turn share its room.
    pub(super) fn of_step(&self, step: usize) -> f64 {
        let turn = self.turn_of(step);
        let first = self.starts.get(turn).copied().unwrap_or(0);
        let next = self.starts.get(turn + 1).copied().unwrap_or(self.steps).max(first + 1);
        let part = float(step + 1 - first.min(step)) / float(next - first);
        self.start_of(turn) + part.min(1.0) / float(self.turns())
    }

    /// Round numbers of the clock, where there is room for them.
    fn ticks_at<'a>(&self, moments: impl Iterator<Item = &'a Moment> + Clone) -> Vec<(f64, String)> {
        let minute = |at: &Moment| {
            let digits = at.clock.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
            digits.parse::<u32>().map_or(0.0, f64::from)
        };
        let last = moments.clone().map(minute).fold(0.0, f64::max);
        let step = round_step(last, 7.0, &[5.0, 10.0, 15.0, 20.0, 25.0]);
        let mut ticks: Vec<(f64, String)> = Vec::new();
        let mut due = step;
        for (turn, at) in moments.enumerate() {
            if minute(at) < due {
                continue;
            }
            let x = self.start_of(turn);
            let passed = (minute(at) / step).floor() * step;
            let is_free = ticks.last().is_none_or(|(before, _)| x - before > CLOSE)
                && self.breaks.iter().all(|half| (x - half).abs() > CLOSE);
            if is_free {
                ticks.push((x, format!("{passed:.0}{}", if self.has_clock { "\u{2032}" } else { "" })));
            }
            due = passed + step;
        }
        ticks
    }

    /// The axis under a plot, with a line through it between the halves.
    pub(super) fn draw(&self, half_time: &str) -> Element {
        let label = |x: f64, text: &str| {
            tag("text").with("x", share(x)).with("y", "100%").with("dy", 18).class("tick middle").text(text)
        };
        let line = |x: f64, class: &'static str| {
            let x = share(x);
            tag("line").with("x1", &x).with("x2", &x).with("y1", 0).with("y2", "100%").class(class)
        };
        tag("g")
            .all(self.ticks.iter().map(|(x, _)| line(*x, "grid")))
            .all(self.ticks.iter().map(|(x, text)| label(*x, text)))
            .all(self.breaks.iter().map(|x| line(*x, "half")))
            .all(self.breaks.iter().map(|x| label(*x, half_time)))
    }
}
