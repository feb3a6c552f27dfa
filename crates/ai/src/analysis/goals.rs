//! Exact goal chances: every outcome of the dice until the next decision.

use std::collections::HashMap;

use touchline_engine::{BySeat, Choices, Input, Node, Seat};

use super::course::{Course, after_dice, settle};
use crate::Watch;
use crate::search::hash;

/// How many consecutive rolls are followed. Only ties that are rolled again come near it.
const DEEPEST: u8 = 10;

/// A goal chance within a course.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Opening {
    /// The step of its first dice, or of the answer that scored without dice.
    pub(crate) step: usize,
    pub(crate) seat: Seat,
    pub(crate) chance: f64,
    pub(crate) goal: bool,
}

/// Every goal chance of a course, in order: dice that could bring a goal, and goals without dice.
pub(crate) fn openings<G: Watch>(course: &Course<G>, of: impl Fn(usize) -> BySeat<f64>) -> Vec<Opening> {
    let game = course.game();
    let mut found = Vec::new();
    // Rolls with no decision between them are one attempt: it lasts until somebody scores or decides.
    let mut attempt: Option<Attempt> = None;
    for (step, (input, around)) in course.inputs().iter().zip(course.states().windows(2)).enumerate() {
        let goes_on = match input {
            Input::Roll(_) => true,
            Input::Act(_) => attempt.is_some() && is_asked_in_shot(game, &around[0]),
            Input::Call(_) => false,
        };
        if !goes_on {
            found.extend(attempt.take().into_iter().flat_map(|attempt| attempt.end(None)));
        } else if attempt.is_none() {
            attempt = Some(Attempt { step, chance: of(step), last: step });
        } else if let (Some(attempt), Input::Roll(_)) = (&mut attempt, input) {
            attempt.last = step;
        }
        let Some(scorer) = scored(game, &around[0], &around[1]) else { continue };
        match attempt.take() {
            Some(mut attempt) => {
                // A seat that is asked in the middle of a shot did not choose what would have made the goal
                // impossible.
                if attempt.chance[scorer] == 0.0 {
                    attempt.chance = of(attempt.last);
                }
                found.extend(attempt.end(Some(scorer)));
            }
            None => found.push(Opening { step, seat: scorer, chance: 1.0, goal: true }),
        }
    }
    found.extend(attempt.into_iter().flat_map(|attempt| attempt.end(None)));
    found
}

/// An attempt under way.
struct Attempt {
    step: usize,
    chance: BySeat<f64>,
    /// Its latest roll.
    last: usize,
}

impl Attempt {
    fn end(self, scorer: Option<Seat>) -> impl Iterator<Item = Opening> {
        Seat::ALL.into_iter().filter_map(move |seat| {
            let (chance, goal) = (self.chance[seat], scorer == Some(seat));
            (goal || chance > 0.0).then_some(Opening { step: self.step, seat, chance, goal })
        })
    }
}

/// Who scored between two positions.
fn scored<G: Watch>(game: &G, before: &G::State, after: &G::State) -> Option<Seat> {
    let (before, after) = (BySeat(game.score(before)), BySeat(game.score(after)));
    Seat::ALL.into_iter().find(|seat| after[*seat] > before[*seat])
}

fn is_asked_in_shot<G: Watch>(game: &G, s: &G::State) -> bool {
    matches!(game.node(s), Node::Decide(_, decision) if game.is_in_shot(s, &decision))
}

/// Each team's chance of a goal before the next decision. Questions in the middle of a shot are answered
/// optimally.
pub fn goal_chance<G: Watch>(game: &G, s: &G::State) -> BySeat<f64> {
    Walk { game, known: HashMap::new() }.follow(s, DEEPEST)
}

/// A walk through all outcomes from one position.
struct Walk<'a, G: Watch> {
    game: &'a G,
    /// Rolls already followed, by the hash of their position: different dice lead to the same roll.
    known: HashMap<u64, Vec<Followed<G::State>>>,
}

/// A roll that was followed.
struct Followed<S> {
    s: S,
    /// How many more rolls were followed.
    depth: u8,
    chances: BySeat<f64>,
}

impl<G: Watch> Walk<'_, G> {
    fn follow(&mut self, s: &G::State, depth: u8) -> BySeat<f64> {
        let game = self.game;
        match game.node(s) {
            // Cards change hands in secret before anybody acts: whoever holds one is asked before the next
            // goal.
            Node::Chance if game.is_roll_secret(s) => BySeat::default(),
            Node::Chance if depth > 0 => self.remembered(s, depth),
            Node::Decide(seat, decision) if depth > 0 && game.is_in_shot(s, &decision) => {
                self.best_answer(s, seat, depth)
            }
            Node::Chance | Node::Decide(..) | Node::Over(_) => BySeat::default(),
        }
    }

    fn remembered(&mut self, s: &G::State, depth: u8) -> BySeat<f64> {
        let place = hash(s);
        let same = |known: &&Followed<G::State>| known.depth == depth && known.s == *s;
        if let Some(known) = self.known.get(&place).and_then(|known| known.iter().find(same)) {
            return known.chances;
        }
        let chances = self.over_dice(s, depth);
        self.known.entry(place).or_default().push(Followed { s: *s, depth, chances });
        chances
    }

    fn over_dice(&mut self, s: &G::State, depth: u8) -> BySeat<f64> {
        let (mut sum, mut again) = (BySeat::default(), 0.0);
        for (next, chance) in after_dice(self.game, s) {
            // Dice that are rolled again change nothing: the rest is shared out.
            if next == *s {
                again += chance;
                continue;
            }
            let part = self.goal_or_on(s, &next, depth);
            for seat in Seat::ALL {
                sum[seat] += part[seat] * chance;
            }
        }
        for seat in Seat::ALL {
            sum[seat] /= 1.0 - again;
        }
        sum
    }

    fn best_answer(&mut self, s: &G::State, seat: Seat, depth: u8) -> BySeat<f64> {
        let game = self.game;
        let mut legal = Choices::new();
        game.actions(s, &mut legal);
        let mut choices = Choices::new();
        let answers = legal.iter().map(|action| {
            let mut next = *s;
            game.act(&mut next, *action, &mut ());
            settle(game, &mut next, &mut choices);
            self.goal_or_on(s, &next, depth)
        });
        let gain = |chances: &BySeat<f64>| chances[seat] - chances[seat.other()];
        answers.max_by(|a, b| gain(a).total_cmp(&gain(b))).unwrap_or_default()
    }

    fn goal_or_on(&mut self, s: &G::State, next: &G::State, depth: u8) -> BySeat<f64> {
        match scored(self.game, s, next) {
            Some(Seat::Home) => BySeat::new(1.0, 0.0),
            Some(Seat::Away) => BySeat::new(0.0, 1.0),
            None => self.follow(next, depth - 1),
        }
    }
}
