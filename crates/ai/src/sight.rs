//! How far a position is looked into to say what it is worth.

use std::fmt;

use touchline_engine::{Choices, Node, Pcg, Seat};

use crate::analysis::course::after_dice;
use crate::analysis::run::open_to;
use crate::player::{ROOKIE_DICE, best_action, think};
use crate::{Budget, Evaluate, Evaluator, Level, Value, search_value};

/// The most answers that are followed before a roll; no turn of either game has so many.
const LONGEST: usize = 64;

/// How far to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Not at all: the net's value of the position as it stands.
    Stands,
    /// Through the dice that are due, if any: the exact mean over their outcomes.
    Dice,
    /// Both teams answer as a rookie would until so many rolls have been made: the exact mean over the
    /// outcomes of all of them.
    Rolls(u8),
    /// The same for one roll, both teams answering as players of this level would.
    As(Level),
    /// A search of so many positions.
    Search(u32),
}

impl Sight {
    /// The sight a word names: `stands`, `dice`, `rolls:N`, `as:LEVEL`, `search:N`.
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "stands" => return Some(Self::Stands),
            "dice" => return Some(Self::Dice),
            _ => {}
        }
        match word.split_once(':')? {
            ("rolls", rolls) => rolls.parse().ok().map(Self::Rolls),
            ("as", level) => Level::from_word(level).map(Self::As),
            ("search", nodes) => nodes.parse().ok().map(Self::Search),
            _ => None,
        }
    }

    /// What a position is worth, seen so far.
    pub fn value<G: Evaluate>(self, evaluator: &mut Evaluator<'_, G>, s: &G::State) -> Value {
        match self {
            Self::Stands => evaluator.value(s),
            Self::Dice => evaluator.look_ahead(s, ROOKIE_DICE),
            Self::Rolls(rolls) => rolled(evaluator, s, rolls, None),
            Self::As(level) => rolled(evaluator, s, 1, level.budget::<G>()),
            Self::Search(nodes) => search_value(evaluator.game(), evaluator.net(), s, nodes),
        }
    }
}

impl fmt::Display for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stands => f.write_str("stands"),
            Self::Dice => f.write_str("dice"),
            Self::Rolls(rolls) => write!(f, "rolls:{rolls}"),
            Self::As(level) => write!(f, "as:{level}"),
            Self::Search(nodes) => write!(f, "search:{nodes}"),
        }
    }
}

/// The mean over the next rolls, the answers before each given as a player with this budget would.
fn rolled<G: Evaluate>(
    evaluator: &mut Evaluator<'_, G>,
    s: &G::State,
    rolls: u8,
    budget: Option<Budget>,
) -> Value {
    if rolls == 0 {
        return evaluator.value(s);
    }
    let game = evaluator.game();
    let (mut s, mut legal) = (*s, Choices::new());
    for _ in 0..LONGEST {
        match game.node(&s) {
            // What happens in secret, in a duel or after the end cannot be followed.
            Node::Chance if game.is_roll_secret(&s) || game.overlong(&s).is_some() => break,
            Node::Decide(..) if open_to(game, &s).is_none() => break,
            Node::Over(_) => break,
            Node::Chance => {
                let mut mean = Value::default();
                for (next, chance) in after_dice(game, &s) {
                    mean += rolled(evaluator, &next, rolls - 1, budget) * chance;
                }
                return mean;
            }
            Node::Decide(seat, _) => {
                let value = answer(evaluator, &mut s, seat, &mut legal, budget);
                // The best action was found by the mean over its dice.
                if let (1, Some(value), Node::Chance) = (rolls, value, game.node(&s)) {
                    return value;
                }
            }
        }
    }
    evaluator.look_ahead(&s, ROOKIE_DICE)
}

/// Give the answers of the whole action a player would choose, without a budget a rookie. Returns the mean
/// over its dice if that is known.
fn answer<G: Evaluate>(
    evaluator: &mut Evaluator<'_, G>,
    s: &mut G::State,
    seat: Seat,
    legal: &mut Choices<G::Action>,
    budget: Option<Budget>,
) -> Option<Value> {
    let game = evaluator.game();
    game.actions(s, legal);
    if let [only] = **legal {
        game.act(s, only, &mut ());
        return None;
    }
    if budget.is_some() {
        let (view, mut rng) = (game.view(s, Some(seat)), Pcg::new(0, 0));
        let thought = think(game, evaluator.net(), &view, seat, legal, budget, &mut rng);
        for action in thought.answers {
            let goes_on = matches!(game.node(s), Node::Decide(who, _) if who == seat);
            game.actions(s, legal);
            if !goes_on || !legal.contains(&action) {
                break;
            }
            game.act(s, action, &mut ());
        }
        return None;
    }
    let (after, value) = best_action(evaluator, s, seat)?;
    *s = after;
    Some(value)
}
