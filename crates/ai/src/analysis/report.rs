//! What an analysis says: plain data, ready to be printed, drawn or sent. Chances are home's unless something
//! says otherwise; what people read is a message for the catalogues or notation.

use touchline_engine::{BySeat, Message, Outcome, Seat};

use crate::Level;

/// Changes of a winning chance that are not above this would be printed as nought.
const WORTH_A_WORD: f64 = 0.0005;

/// A match, explained.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// What was played.
    pub spec: String,
    /// The level that judged it.
    pub level: Level,
    /// Who played, as the record names them; empty where it does not.
    pub names: BySeat<String>,
    /// How the match ended; nothing where the record stops before the end.
    pub outcome: Option<Outcome>,
    /// Goals.
    pub score: BySeat<u32>,
    /// Where the result came from.
    pub balance: Balance,
    /// Each team's match in numbers.
    pub sides: BySeat<Side>,
    /// Everything that was given to the match, in order.
    pub steps: Vec<Step>,
    /// The match turn by turn; turn 0 is what comes before the first.
    pub turns: Vec<Turn>,
    /// Every chance of a goal, in order.
    pub shots: Vec<Shot>,
    /// The board with the ball's time on it.
    pub pitch: Pitch,
}

/// Where a result came from, in home's points (a win is 1, a draw a half). It closes:
/// `result - start = luck - errors()`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Balance {
    /// Home's winning chance at the beginning.
    pub start: f64,
    /// The points home took; its winning chance where the record stops.
    pub result: f64,
    /// What the dice gave home. Its expectation is nought, whoever plays and whoever judges.
    pub luck: f64,
    /// The luck that as many rolls as these bring by themselves: one standard deviation.
    pub luck_spread: f64,
    /// What each team's decisions lost, in its own points; never negative.
    pub losses: BySeat<f64>,
    /// What looking one step further changed, or seeing what was hidden, or a call from outside.
    pub reassessment: f64,
    /// The result without the luck: an estimate of what home can expect against this opponent that the dice
    /// do not bias.
    pub adjusted: f64,
    /// Half the width of the interval around it, at 95 %: from the changes that were not luck, turn by turn.
    pub margin: f64,
}

impl Balance {
    /// What decisions and reassessments took from home.
    pub fn errors(&self) -> f64 {
        self.losses[Seat::Home] - self.losses[Seat::Away] - self.reassessment
    }

    /// Whether the luck is more than its number of rolls explains: beyond two standard deviations.
    pub fn is_luck_marked(&self) -> bool {
        self.luck.abs() > 2.0 * self.luck_spread + WORTH_A_WORD
    }
}

/// One team's match in numbers. Losses and luck are in the team's own points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Side {
    /// Goals.
    pub goals: u32,
    /// Chances of a goal.
    pub shots: u32,
    /// Goals to be expected of them.
    pub expected_goals: f64,
    /// Decisions between two or more legal actions.
    pub decisions: u32,
    /// How many of them lost something: more than half a thousandth of a point.
    pub mistakes: u32,
    /// What they lost together.
    pub loss: f64,
    /// Rolls of this team's dice.
    pub rolls: u32,
    /// What they gave it.
    pub luck: f64,
    /// The luck that as many rolls as these bring by themselves: one standard deviation.
    pub luck_spread: f64,
    /// The share of the match in which it had the ball.
    pub possession: f64,
    /// Where it had the ball: its own third, the middle, the opponent's third. They add up to its possession.
    pub thirds: [f64; 3],
}

impl Side {
    /// Whether its luck is more than its number of rolls explains: beyond two standard deviations.
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
    /// The clock as it is written: `45+2`, or the turn where the game has no clock.
    pub clock: String,
    /// The score.
    pub score: BySeat<u32>,
}

/// One input and what it did to home's winning chance.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// When: the moment before it.
    pub at: Moment,
    /// The position before it, in notation.
    pub position: String,
    /// The input, in notation.
    pub input: String,
    /// Home's winning chance before it.
    pub before: f64,
    /// Home's winning chance after it.
    pub after: f64,
    /// What is neither loss nor luck of the change.
    pub reassessment: f64,
    /// What kind of input.
    pub kind: Kind,
}

/// Kinds of input.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A seat decided.
    Decision(Decision),
    /// Dice fell.
    Roll(Roll),
    /// Something from outside the rules: all of its change is a reassessment.
    Call,
}

/// A decision, judged by what the seat could know.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// What was asked.
    pub asked: Message,
    /// How many answers were legal.
    pub legal: usize,
    /// What was chosen.
    pub chosen: Alternative,
    /// What would have been best: the chosen action itself where nothing is lost.
    pub best: Alternative,
    /// The winning chance given away, in the seat's own points: 0 for the best action.
    pub loss: f64,
}

/// An action that was legal.
#[derive(Clone, Debug, PartialEq)]
pub struct Alternative {
    /// In notation.
    pub action: String,
    /// What it means.
    pub sentence: Message,
    /// What it is worth to the seat: its winning chance.
    pub worth: f64,
}

/// A roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Roll {
    /// Whose luck it is.
    pub seat: Seat,
    /// What the dice were rolled for.
    pub due: Message,
    /// What they gave home: the winning chance after them minus its mean before.
    pub luck: f64,
    /// The variance of that before they fell.
    pub variance: f64,
    /// The chance of as much luck or more, the same way, at this roll.
    pub probability: f64,
    /// How many rolls of this match were to bring as much luck or more, the same way, before they fell.
    pub expected: f64,
}

impl Roll {
    /// What it gave to a seat.
    pub fn luck_of(&self, seat: Seat) -> f64 {
        match seat {
            Seat::Home => self.luck,
            Seat::Away => -self.luck,
        }
    }

    /// Whether a match with these rolls rarely sees such luck: in fewer than one of twenty.
    pub fn is_marked(&self) -> bool {
        self.expected < 0.05 && self.luck.abs() > WORTH_A_WORD
    }
}

/// A chance of a goal: dice that can bring one before somebody decides again, or a goal without dice.
#[derive(Clone, Debug, PartialEq)]
pub struct Shot {
    /// Which of the steps.
    pub step: usize,
    /// When.
    pub at: Moment,
    /// Who can score.
    pub seat: Seat,
    /// The cell of the pitch where the ball was.
    pub cell: usize,
    /// The exact chance of a goal.
    pub chance: f64,
    /// Whether one fell.
    pub goal: bool,
}

/// A turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// When it began.
    pub at: Moment,
    /// Which of the steps is its first.
    pub step: usize,
    /// Home's winning chance at its end.
    pub chance: f64,
    /// Which way the match was going: the changes of home's winning chance, each turn weighing less than the
    /// one after it.
    pub momentum: f64,
    /// The share of the turn in which each team had the ball.
    pub possession: BySeat<f64>,
    /// Goals to be expected of its shots.
    pub expected_goals: BySeat<f64>,
    /// Goals.
    pub goals: BySeat<u32>,
}

/// The board as a heat map. Home plays upwards: row 0 is at home's goal line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pitch {
    /// From side line to side line.
    pub width: f64,
    /// From goal line to goal line.
    pub length: f64,
    /// Where the ball can be.
    pub cells: Vec<Cell>,
}

/// A rectangle of the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cell {
    /// In notation.
    pub name: String,
    /// From the left side line, as home sees it.
    pub x: f64,
    /// From home's goal line.
    pub y: f64,
    /// Across.
    pub width: f64,
    /// Along.
    pub length: f64,
    /// Each team's share of the match with the ball here: all cells of both teams add up to 1.
    pub heat: BySeat<f64>,
}

impl Analysis {
    /// The decisions with more than one legal answer, with the number of their step.
    pub fn decisions(&self) -> impl Iterator<Item = (usize, &Step, &Decision)> {
        self.steps.iter().enumerate().filter_map(|(number, step)| match &step.kind {
            Kind::Decision(decision) if decision.legal > 1 => Some((number, step, decision)),
            Kind::Decision(_) | Kind::Roll(_) | Kind::Call => None,
        })
    }

    /// The rolls, with the number of their step.
    pub fn rolls(&self) -> impl Iterator<Item = (usize, &Step, &Roll)> {
        self.steps.iter().enumerate().filter_map(|(number, step)| match &step.kind {
            Kind::Roll(roll) => Some((number, step, roll)),
            Kind::Decision(_) | Kind::Call => None,
        })
    }

    /// The decisions that lost most, the worst first; only those that lost something.
    pub fn worst(&self, most: usize) -> Vec<(usize, &Step, &Decision)> {
        let mut all: Vec<_> = self.decisions().filter(|(.., decision)| decision.is_mistake()).collect();
        all.sort_by(|(.., a), (.., b)| b.loss.total_cmp(&a.loss));
        all.truncate(most);
        all
    }

    /// The rolls that moved the match most, the biggest first, whoever gained; only those that moved it.
    pub fn luckiest(&self, most: usize) -> Vec<(usize, &Step, &Roll)> {
        let mut all: Vec<_> = self.rolls().filter(|(.., roll)| roll.luck.abs() > WORTH_A_WORD).collect();
        all.sort_by(|(.., a), (.., b)| b.luck.abs().total_cmp(&a.luck.abs()));
        all.truncate(most);
        all
    }
}

impl Decision {
    /// Whether it lost something that is worth a word: more than half a thousandth of a point.
    pub fn is_mistake(&self) -> bool {
        self.loss > WORTH_A_WORD
    }
}
