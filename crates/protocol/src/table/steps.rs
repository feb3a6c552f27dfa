//! What changes a match: answers, dice, several of them at once.

use touchline_engine::{Draws, Driver, Input, Node, Refusal};

use super::Table;
use crate::command::{Field, Order};
use crate::fault::Fault;
use crate::plan;
use crate::playable::Playable;
use crate::request::{Request, needed};
use crate::session::Bounds;

/// The most inputs given at once, and the most rolls after them.
const MOST_AT_ONCE: usize = 200;

impl<G: Playable> Table<G> {
    /// Give the answers of a plan, all or nothing.
    pub(super) fn act(&mut self, bounds: &Bounds, request: &Request) -> Result<(), Refusal> {
        let plan = match request.index {
            Some(index) => vec![self.action_at(index)?],
            None => plan::read(self.game(), needed(request.answers.as_deref(), Field::Answers)?)?,
        };
        if self.driver.inputs().len() + plan.len() > bounds.inputs {
            return Err(too_long(bounds.inputs));
        }
        plan::follow(&self.driver, &plan)?;
        let mut answers = plan.into_iter();
        self.driver.plan(|_| Ok::<_, Refusal>(answers.next().map(Input::Act))).map(drop)
    }

    fn action_at(&self, index: u64) -> Result<G::Action, Refusal> {
        let legal = self.driver.actions();
        let last = i64::try_from(legal.len()).unwrap_or(i64::MAX) - 1;
        let chosen = usize::try_from(index).ok().and_then(|index| legal.get(index)).copied();
        chosen.ok_or_else(|| match self.driver.node() {
            Node::Decide(..) => Refusal::new("index-bad")
                .text("got", index.to_string())
                .number("first", 0)
                .number("last", last),
            Node::Chance => {
                let dice = i64::try_from(due(&self.driver).sides().len()).unwrap_or(i64::MAX);
                Refusal::new("dice-are-due").number("dice", dice)
            }
            Node::Over(_) => Refusal::new("match-over"),
        })
    }

    pub(super) fn roll(&mut self, request: &Request) -> Result<(), Refusal> {
        let Some(given) = &request.dice else {
            return self.driver.roll_from(&mut self.dice).map(drop);
        };
        let due = due(&self.driver);
        // No die shows 0, so a number that is not a face is refused like any other wrong one.
        let faces: Vec<u8> = given.iter().map(|&face| u8::try_from(face).unwrap_or(0)).collect();
        self.driver.roll(&faces).map(drop).map_err(|refusal| as_given(refusal, due, given))?;
        // The generator's dice they stand for are used up, so that a record of the match continues with the
        // same dice.
        due.roll(&mut self.dice.0);
        Ok(())
    }

    /// Give several inputs at once, all or nothing; then, if wanted, roll the dice that are due until a seat
    /// is asked. Returns what was played, as in a record.
    pub(super) fn play(&mut self, bounds: &Bounds, request: &Request) -> Result<Vec<String>, Fault> {
        let phrases = needed(request.inputs.as_deref(), Field::Inputs)?;
        if phrases.len() > MOST_AT_ONCE {
            return Err(Refusal::new("inputs-too-many")
                .number("got", i64::try_from(phrases.len()).unwrap_or(i64::MAX))
                .number("most", i64::try_from(MOST_AT_ONCE).unwrap_or(i64::MAX))
                .into());
        }
        let before = self.driver.inputs().len();
        if before + phrases.len() > bounds.inputs {
            return Err(too_long(bounds.inputs).into());
        }
        let most = bounds.inputs.min(before + phrases.len() + MOST_AT_ONCE);
        let (mut dice, mut given) = (self.dice, 0);
        let planned = self.driver.plan(|driver| {
            let due = due(driver);
            let Some(phrase) = phrases.get(given) else {
                let rolls = request.roll == Some(true) && !due.sides().is_empty();
                let rolls = rolls && driver.inputs().len() < most;
                return Ok(rolls.then(|| Input::Roll(due.roll(&mut dice.0))));
            };
            given += 1;
            let typed = if phrase.trim() == "roll" { None } else { Some(driver.read_text(phrase)?) };
            Ok::<_, Refusal>(Some(match typed {
                None => Input::Roll(due.roll(&mut dice.0)),
                Some(input @ Input::Roll(_)) => {
                    // Given dice use up the generator's dice they stand for.
                    due.roll(&mut dice.0);
                    input
                }
                Some(input @ (Input::Act(_) | Input::Call(_))) => input,
            }))
        });
        planned.map_err(|refusal| Fault::at_input(given, refusal))?;
        self.dice = dice;
        let played = &self.driver.inputs()[before..];
        Ok(played.iter().map(|input| self.game().write_input(input)).collect())
    }

    /// Refuse to make a match longer than allowed.
    pub(super) fn check_length(&self, order: Order, bounds: &Bounds) -> Result<(), Refusal> {
        match order {
            Order::Act | Order::Roll | Order::Play | Order::Call
                if self.driver.inputs().len() >= bounds.inputs =>
            {
                Err(too_long(bounds.inputs))
            }
            _ => Ok(()),
        }
    }
}

/// The refusal of a match with too many inputs.
pub(crate) fn too_long(most: usize) -> Refusal {
    Refusal::new("match-too-long").number("most", i64::try_from(most).unwrap_or(i64::MAX))
}

/// The dice that are due.
pub(super) fn due<G: Playable>(driver: &Driver<G>) -> Draws {
    match driver.node() {
        Node::Chance => driver.game().draws(driver.state()),
        Node::Decide(..) | Node::Over(_) => Draws::NONE,
    }
}

/// A refused face as the program wrote it, even if no die could show it.
fn as_given(refusal: Refusal, due: Draws, given: &[i64]) -> Refusal {
    if refusal.key != "dice-face" {
        return refusal;
    }
    let dice = given.iter().zip(due.sides()).zip(1i64..);
    let mut wrong = dice.filter(|((face, sides), _)| !(1..=i64::from(**sides)).contains(*face));
    wrong.next().map_or(refusal, |((&face, &sides), position)| {
        Refusal::new("dice-face").number("position", position).number("got", face).number("want", sides)
    })
}
