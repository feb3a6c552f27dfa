//! The analysis of a match as JSON: everything, each sentence in English and as its message.

use serde::Serialize;
use serde_json::value::RawValue;
use touchline_ai::analysis::{self, Alternative, Analysis, Kind};
use touchline_engine::{BySeat, Message, Seat};
use touchline_words::Words;

use crate::ending::OutcomeWord;
use crate::fuba::Both;
use crate::said::Said;
use crate::to_client::ProblemDetail;

/// All of it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Report<'a> {
    spec: &'a str,
    level: String,
    names: Both<&'a str>,
    finished: bool,
    /// How it ended; none where the record stops.
    outcome: Option<OutcomeWord>,
    score: Both<u32>,
    balance: Balance,
    sides: Both<TeamReport>,
    turns: Vec<TurnReport<'a>>,
    shots: Vec<Shot<'a>>,
    steps: Vec<StepReport<'a>>,
    pitch: Heat<'a>,
    /// Decisions that were played out to check them.
    played_out: Vec<PlayedOut>,
}

/// A line of a server that analyses a match. In place of the report there may be a problem.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AnalysisLine<'a> {
    /// How far it is.
    Progress(Progress),
    /// The report, which ends it.
    Report(#[cfg_attr(test, ts(type = "Report"))] &'a RawValue),
    /// Why there is none, which ends it, too.
    Error(ProblemDetail),
}

/// How far an analysis is.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Progress {
    /// Steps done.
    pub done: usize,
    /// Steps in all.
    pub of: usize,
    /// Whether others are analysed first.
    pub waiting: bool,
}

/// A report with what its own file says about it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReportFile<'a> {
    /// The language in which it is read at first.
    pub language: &'a str,
    /// What wrote it.
    pub command: &'a str,
    /// All of it.
    pub report: &'a Report<'a>,
}

/// Where the result came from, in points of home.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Balance {
    start: f64,
    result: f64,
    luck: f64,
    luck_spread: f64,
    luck_marked: bool,
    losses: Both<f64>,
    reassessment: f64,
    errors: f64,
    adjusted: f64,
    interval: [f64; 2],
}

/// A team's match in numbers.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TeamReport {
    goals: u32,
    shots: u32,
    expected_goals: f64,
    decisions: u32,
    mistakes: u32,
    doubtful: u32,
    bad: u32,
    very_bad: u32,
    loss: f64,
    error_rate: f64,
    rating: Option<Rating>,
    rolls: u32,
    luck: f64,
    luck_spread: f64,
    luck_marked: bool,
    possession: f64,
    thirds: [f64; 3],
}

/// How good the decisions of a match were.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Rating {
    points: f64,
    like: &'static str,
}

/// A decision that was played out.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PlayedOut {
    step: usize,
    #[cfg_attr(test, ts(type = "Seat"))]
    seat: &'static str,
    claimed: f64,
    margin: f64,
    found: f64,
    error: f64,
    trials: u32,
}

/// When something happened.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Moment<'a> {
    turn: u32,
    half: u8,
    clock: &'a str,
    score: Both<u32>,
}

/// A turn.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnReport<'a> {
    at: Moment<'a>,
    step: usize,
    chance: f64,
    momentum: f64,
    possession: Both<f64>,
    expected_goals: Both<f64>,
    goals: Both<u32>,
}

/// A chance of a goal.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Shot<'a> {
    at: Moment<'a>,
    step: usize,
    #[cfg_attr(test, ts(type = "Seat"))]
    seat: &'static str,
    cell: Option<&'a str>,
    chance: f64,
    goal: bool,
}

/// The board with each team's time with the ball.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Heat<'a> {
    width: f64,
    length: f64,
    cells: Vec<HeatCell<'a>>,
}

/// A rectangle of the board.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct HeatCell<'a> {
    name: &'a str,
    x: f64,
    y: f64,
    width: f64,
    length: f64,
    heat: Both<f64>,
}

/// One input, with the position before it, and what it did to the winning chance of home.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct StepReport<'a> {
    at: Moment<'a>,
    position: &'a str,
    input: &'a str,
    before: f64,
    after: f64,
    reassessment: f64,
    #[serde(flatten)]
    #[cfg_attr(test, ts(flatten))]
    kind: StepKind<'a>,
}

/// What was given.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum StepKind<'a> {
    Decision(Judged<'a>),
    Roll(RollReport<'a>),
    Call,
}

/// A decision.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Judged<'a> {
    #[cfg_attr(test, ts(type = "Seat"))]
    seat: &'static str,
    asked: String,
    #[cfg_attr(test, ts(type = "Said"))]
    asked_said: Said<&'a Message>,
    legal: usize,
    told: bool,
    loss: f64,
    margin: f64,
    #[cfg_attr(test, ts(type = "\"doubtful\" | \"bad\" | \"very-bad\" | null"))]
    class: Option<&'static str>,
    chosen: Choice<'a>,
    best: Choice<'a>,
}

/// A whole action: its first answer, and those after it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Choice<'a> {
    action: &'a str,
    sentence: String,
    #[cfg_attr(test, ts(type = "Said"))]
    said: Said<&'a Message>,
    rest: Vec<AnswerReport<'a>>,
    worth: f64,
}

/// An answer within an action.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AnswerReport<'a> {
    action: &'a str,
    sentence: String,
    #[cfg_attr(test, ts(type = "Said"))]
    said: Said<&'a Message>,
}

/// A roll.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RollReport<'a> {
    #[cfg_attr(test, ts(type = "Seat"))]
    seat: &'static str,
    due: String,
    #[cfg_attr(test, ts(type = "Said"))]
    due_said: Said<&'a Message>,
    luck: f64,
    variance: f64,
    probability: f64,
    expected: f64,
    marked: bool,
}

impl<'a> Report<'a> {
    /// An analysis, told in these words.
    pub fn of(analysis: &'a Analysis, words: &Words) -> Self {
        let cell = |at: usize| analysis.pitch.cells.get(at).map(|cell| cell.name.as_str());
        let shot = |shot: &'a analysis::Shot| Shot {
            at: Moment::of(&shot.at),
            step: shot.step,
            seat: shot.seat.word(),
            cell: cell(shot.cell),
            chance: shot.chance,
            goal: shot.goal,
        };
        Self {
            spec: &analysis.spec,
            level: analysis.level.to_string(),
            names: Both::of(|seat| analysis.names[seat].as_str()),
            finished: analysis.outcome.is_some(),
            outcome: analysis.outcome.map(OutcomeWord::from),
            score: both(&analysis.score),
            balance: Balance::of(&analysis.balance),
            sides: Both::of(|seat| TeamReport::of(&analysis.sides[seat])),
            turns: analysis.turns.iter().map(TurnReport::of).collect(),
            shots: analysis.shots.iter().map(shot).collect(),
            steps: analysis.steps.iter().map(|step| StepReport::of(step, words)).collect(),
            pitch: Heat {
                width: analysis.pitch.width,
                length: analysis.pitch.length,
                cells: analysis.pitch.cells.iter().map(HeatCell::of).collect(),
            },
            played_out: analysis.played_out.iter().map(PlayedOut::of).collect(),
        }
    }
}

fn both<T: Copy>(pair: &BySeat<T>) -> Both<T> {
    Both::of(|seat: Seat| pair[seat])
}

impl Balance {
    /// The balance of an analysis.
    pub fn of(balance: &analysis::Balance) -> Self {
        Self {
            start: balance.start,
            result: balance.result,
            luck: balance.luck,
            luck_spread: balance.luck_spread,
            luck_marked: balance.is_luck_marked(),
            losses: both(&balance.losses),
            reassessment: balance.reassessment,
            errors: balance.errors(),
            adjusted: balance.adjusted,
            interval: [balance.adjusted - balance.margin, balance.adjusted + balance.margin],
        }
    }
}

impl TeamReport {
    fn of(side: &analysis::TeamSummary) -> Self {
        let [doubtful, bad, very_bad] = side.classes;
        Self {
            goals: side.goals,
            shots: side.shots,
            expected_goals: side.expected_goals,
            decisions: side.decisions,
            mistakes: side.mistakes,
            doubtful,
            bad,
            very_bad,
            loss: side.loss,
            error_rate: side.error_rate,
            rating: side.rating.map(|analysis::Rating { points, like }| Rating { points, like }),
            rolls: side.rolls,
            luck: side.luck,
            luck_spread: side.luck_spread,
            luck_marked: side.is_luck_marked(),
            possession: side.possession,
            thirds: side.thirds,
        }
    }
}

impl PlayedOut {
    fn of(one: &analysis::PlayedOut) -> Self {
        let analysis::PlayedOut { step, seat, claimed, margin, found, error, trials } = *one;
        Self { step, seat: seat.word(), claimed, margin, found, error, trials }
    }
}

impl<'a> Moment<'a> {
    fn of(at: &'a analysis::Moment) -> Self {
        Self { turn: at.turn, half: at.half, clock: &at.clock, score: both(&at.score) }
    }
}

impl<'a> TurnReport<'a> {
    fn of(turn: &'a analysis::Turn) -> Self {
        Self {
            at: Moment::of(&turn.at),
            step: turn.step,
            chance: turn.chance,
            momentum: turn.momentum,
            possession: both(&turn.possession),
            expected_goals: both(&turn.expected_goals),
            goals: both(&turn.goals),
        }
    }
}

impl<'a> HeatCell<'a> {
    fn of(cell: &'a analysis::Cell) -> Self {
        let analysis::Cell { name, x, y, width, length, heat } = cell;
        Self { name, x: *x, y: *y, width: *width, length: *length, heat: both(heat) }
    }
}

impl<'a> StepReport<'a> {
    fn of(step: &'a analysis::JudgedInput, words: &Words) -> Self {
        Self {
            at: Moment::of(&step.at),
            position: &step.position,
            input: &step.input,
            before: step.before,
            after: step.after,
            reassessment: step.reassessment,
            kind: match &step.kind {
                Kind::Decision(decision) => StepKind::Decision(Judged::of(decision, words)),
                Kind::Roll(roll) => StepKind::Roll(RollReport::of(roll, words)),
                Kind::Call => StepKind::Call,
            },
        }
    }
}

impl<'a> Judged<'a> {
    fn of(decision: &'a analysis::Decision, words: &Words) -> Self {
        Self {
            seat: decision.seat.word(),
            asked: words.say(&decision.asked),
            asked_said: Said(&decision.asked),
            legal: decision.legal,
            told: decision.is_told,
            loss: decision.loss,
            margin: decision.margin,
            class: decision.class().map(analysis::Class::word),
            chosen: Choice::of(&decision.chosen, words),
            best: Choice::of(&decision.best, words),
        }
    }
}

impl<'a> Choice<'a> {
    fn of(Alternative { action, sentence, rest, worth }: &'a Alternative, words: &Words) -> Self {
        let rest = rest.iter().map(|answer| AnswerReport {
            action: &answer.action,
            sentence: words.say(&answer.sentence),
            said: Said(&answer.sentence),
        });
        Self {
            action,
            sentence: words.say(sentence),
            said: Said(sentence),
            rest: rest.collect(),
            worth: *worth,
        }
    }
}

impl<'a> RollReport<'a> {
    fn of(roll: &'a analysis::Roll, words: &Words) -> Self {
        Self {
            seat: roll.seat.word(),
            due: words.say(&roll.due),
            due_said: Said(&roll.due),
            luck: roll.luck,
            variance: roll.variance,
            probability: roll.probability,
            expected: roll.expected,
            marked: roll.is_marked(),
        }
    }
}
