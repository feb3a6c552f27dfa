//! The report of an analysis: plain data, ready to be printed, drawn or sent. Chances are home's unless
//! stated otherwise; texts are messages for the catalogues or notation.

use touchline_engine::{BySeat, Message, Outcome, Seat};

use super::class::{Class, Rating};
use super::rollout::PlayedOut;
use crate::Level;

/// Changes of the winning chance up to this round to zero in print.
const WORTH_A_WORD: f64 = 0.0005;

/// An analysed match.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The spec of the match.
    pub spec: String,
    /// The level that judged it.
    pub level: Level,
    /// Who played, as the record names them; empty where it does not.
    pub names: BySeat<String>,
    /// How the match ended; `None` if the record stops before the end.
    pub outcome: Option<Outcome>,
    /// Goals.
    pub score: BySeat<u32>,
    /// Where the result came from.
    pub balance: Balance,
    /// Each team's match in numbers.
    pub sides: BySeat<TeamSummary>,
    /// Every input, in order.
    pub steps: Vec<JudgedInput>,
    /// The match turn by turn; turn 0 is everything before the first.
    pub turns: Vec<Turn>,
    /// Every goal chance, in order.
    pub shots: Vec<Shot>,
    /// The board with the time on the ball.
    pub pitch: Pitch,
    /// The decisions that were played out to check them; none unless asked for.
    pub played_out: Vec<PlayedOut>,
}

/// Where a result came from, in home's points (a win is 1, a draw 0.5). It closes: `result - start = luck -
/// errors()`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Balance {
    /// Home's winning chance at the start.
    pub start: f64,
    /// The points home took; its winning chance if the record stops early.
    pub result: f64,
    /// What the dice gave home. Its expected value is zero, whoever plays and whoever judges.
    pub luck: f64,
    /// One standard deviation of the luck of these rolls.
    pub luck_spread: f64,
    /// What each team's decisions lost, in its own points; never negative.
    pub losses: BySeat<f64>,
    /// What changed by looking one step further, by secrets being revealed, or by a call.
    pub reassessment: f64,
    /// The result without the luck: an unbiased estimate of home's expectation against this opponent.
    pub adjusted: f64,
    /// Half the width of its 95 % interval, from the changes per turn that were not luck.
    pub margin: f64,
}

impl Balance {
    /// What decisions and reassessments cost home.
    pub fn errors(&self) -> f64 {
        self.losses[Seat::Home] - self.losses[Seat::Away] - self.reassessment
    }

    /// Whether the luck is significant: beyond two standard deviations.
    pub fn is_luck_marked(&self) -> bool {
        self.luck.abs() > 2.0 * self.luck_spread + WORTH_A_WORD
    }
}

/// One team's match in numbers. Losses and luck are in the team's own points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TeamSummary {
    /// Goals.
    pub goals: u32,
    /// Goal chances.
    pub shots: u32,
    /// Expected goals.
    pub expected_goals: f64,
    /// Unforced decisions that could be judged.
    pub decisions: u32,
    /// How many of them were mistakes: doubtful or worse.
    pub mistakes: u32,
    /// The same by class, the mildest first.
    pub classes: [u32; 3],
    /// Their total loss, mistakes or not.
    pub loss: f64,
    /// Their mean loss, in thousandths of a point.
    pub error_rate: f64,
    /// What this error rate says about the player; `None` if the level that judges has no table, or nothing
    /// was decided.
    pub rating: Option<Rating>,
    /// Rolls of this team's dice.
    pub rolls: u32,
    /// The luck of these rolls.
    pub luck: f64,
    /// One standard deviation of the luck of these rolls.
    pub luck_spread: f64,
    /// The share of the match in which it had the ball.
    pub possession: f64,
    /// Where it had the ball: its own third, the middle, the opponent's third. They add up to its possession.
    pub thirds: [f64; 3],
}

impl TeamSummary {
    /// Whether its luck is significant: beyond two standard deviations.
    pub fn is_luck_marked(&self) -> bool {
        self.luck.abs() > 2.0 * self.luck_spread + WORTH_A_WORD
    }
}

/// When something happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The turn (0 before the first).
    pub turn: u32,
    /// The half, from 1; 0 before the first.
    pub half: u8,
    /// The clock as text: `45+2`, or the turn where the game has no clock.
    pub clock: String,
    /// The score.
    pub score: BySeat<u32>,
}

/// One input and its effect on home's winning chance.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedInput {
    /// The moment before it.
    pub at: Moment,
    /// The position before it, in notation.
    pub position: String,
    /// The input, in notation.
    pub input: String,
    /// Home's winning chance before it.
    pub before: f64,
    /// Home's winning chance after it.
    pub after: f64,
    /// The part of the change that is neither loss nor luck.
    pub reassessment: f64,
    /// The kind of input.
    pub kind: Kind,
}

/// Kinds of input.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A seat decided.
    Decision(Decision),
    /// Dice were rolled.
    Roll(Roll),
    /// A call: all of its change is a reassessment.
    Call,
}

/// An answer, and what it says about the decision it belongs to: the run of answers of one seat before dice
/// are rolled or another seat answers. Judged by what the seat could know.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// The question.
    pub asked: Message,
    /// How many answers were legal.
    pub legal: usize,
    /// Whether the whole decision is told here: at the answer where it left the better one, or at its first
    /// free answer if nothing was lost. Every unforced decision that could be judged is told once.
    pub is_told: bool,
    /// What was chosen, from this answer to the end of the run.
    pub chosen: Alternative,
    /// The best: the chosen one if nothing was lost.
    pub best: Alternative,
    /// The winning chance lost, in the seat's own points: 0 if nothing better is beyond doubt.
    pub loss: f64,
    /// How far the loss may be off.
    pub margin: f64,
}

/// Answers that make up an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Alternative {
    /// The first answer in notation.
    pub action: String,
    /// What it means.
    pub sentence: Message,
    /// The answers after it.
    pub rest: Vec<Answer>,
    /// The worth of them all to the seat: the winning chance.
    pub worth: f64,
}

/// An answer within an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// In notation.
    pub action: String,
    /// What it means.
    pub sentence: Message,
}

/// A roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Roll {
    /// Whose luck it is.
    pub seat: Seat,
    /// What the dice were for.
    pub due: Message,
    /// What they gave home: the winning chance after the roll minus its mean over all outcomes.
    pub luck: f64,
    /// The variance of the luck of this roll.
    pub variance: f64,
    /// The probability of at least this much luck in the same direction, at this roll.
    pub probability: f64,
    /// How many rolls of this match were expected to bring at least this much luck in the same direction.
    pub expected: f64,
}

impl Roll {
    /// The luck from a seat's point of view.
    pub fn luck_of(&self, seat: Seat) -> f64 {
        match seat {
            Seat::Home => self.luck,
            Seat::Away => -self.luck,
        }
    }

    /// Whether such luck is rare: fewer than one in twenty matches with these rolls would see it.
    pub fn is_marked(&self) -> bool {
        self.expected < 0.05 && self.luck.abs() > WORTH_A_WORD
    }
}

/// A goal chance: dice that can bring a goal before the next decision, or a goal without dice.
#[derive(Clone, Debug, PartialEq)]
pub struct Shot {
    /// The index of its step.
    pub step: usize,
    /// When.
    pub at: Moment,
    /// Who can score.
    pub seat: Seat,
    /// The cell of the pitch where the ball was.
    pub cell: usize,
    /// The exact probability of a goal.
    pub chance: f64,
    /// Whether it was a goal.
    pub goal: bool,
}

/// A turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// When it began.
    pub at: Moment,
    /// The index of its first step.
    pub step: usize,
    /// Home's winning chance at its end.
    pub chance: f64,
    /// Which way the match was going: the changes of home's winning chance, older turns weighing less.
    pub momentum: f64,
    /// The share of the turn in which each team had the ball.
    pub possession: BySeat<f64>,
    /// Expected goals of its shots.
    pub expected_goals: BySeat<f64>,
    /// Goals.
    pub goals: BySeat<u32>,
}

/// The board as a heat map. Home attacks upwards: row 0 is at home's goal line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pitch {
    /// From touchline to touchline.
    pub width: f64,
    /// From goal line to goal line.
    pub length: f64,
    /// The places the ball can be in.
    pub cells: Vec<Cell>,
}

/// A rectangle of the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cell {
    /// Its name in notation.
    pub name: String,
    /// From the left touchline, as home sees it.
    pub x: f64,
    /// From home's goal line.
    pub y: f64,
    /// Across the pitch.
    pub width: f64,
    /// Along the pitch.
    pub length: f64,
    /// Each team's share of the match with the ball here: the cells of both teams add up to 1.
    pub heat: BySeat<f64>,
}

impl Analysis {
    /// The unforced decisions that could be judged, each once, with the index of the step that tells it.
    pub fn decisions(&self) -> impl Iterator<Item = (usize, &JudgedInput, &Decision)> {
        self.steps.iter().enumerate().filter_map(|(number, step)| match &step.kind {
            Kind::Decision(decision) if decision.is_told => Some((number, step, decision)),
            Kind::Decision(_) | Kind::Roll(_) | Kind::Call => None,
        })
    }

    /// The rolls, with the index of their step.
    pub fn rolls(&self) -> impl Iterator<Item = (usize, &JudgedInput, &Roll)> {
        self.steps.iter().enumerate().filter_map(|(number, step)| match &step.kind {
            Kind::Roll(roll) => Some((number, step, roll)),
            Kind::Decision(_) | Kind::Call => None,
        })
    }

    /// The mistakes that lost most, worst first.
    pub fn worst(&self, most: usize) -> Vec<(usize, &JudgedInput, &Decision)> {
        let mut all: Vec<_> = self.decisions().filter(|(.., decision)| decision.is_mistake()).collect();
        all.sort_by(|(.., a), (.., b)| b.loss.total_cmp(&a.loss));
        all.truncate(most);
        all
    }

    /// The rolls that changed the match most, biggest first, for either team; only those that changed it.
    pub fn luckiest(&self, most: usize) -> Vec<(usize, &JudgedInput, &Roll)> {
        let mut all: Vec<_> = self.rolls().filter(|(.., roll)| roll.luck.abs() > WORTH_A_WORD).collect();
        all.sort_by(|(.., a), (.., b)| b.luck.abs().total_cmp(&a.luck.abs()));
        all.truncate(most);
        all
    }
}

impl Decision {
    /// The class of the mistake; `None` if it is none.
    pub fn class(&self) -> Option<Class> {
        Class::of(self.loss)
    }

    /// Whether it is doubtful or worse.
    pub fn is_mistake(&self) -> bool {
        self.class().is_some()
    }
}
