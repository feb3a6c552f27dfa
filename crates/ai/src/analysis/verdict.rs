//! Splits every step into loss, luck and the remainder.

use std::ops::Range;

use touchline_engine::{Choices, Input, InputOf, Node, Seat};

use super::class::Class;
use super::compare::{Compared, compare};
use super::course::{Course, after_dice};
use super::run::{open_to, own_run};
use crate::hint::followed;
use crate::{Evaluate, Evaluator, HINT_LEVEL, Level, Sight};

/// A judged step. The change of home's winning chance is `luck - loss of home + loss of away + reassessment`.
#[derive(Clone, Debug)]
pub(crate) struct Verdict<A> {
    /// Neither luck nor loss.
    pub(crate) reassessment: f64,
    /// What kind of step it was.
    pub(crate) on: On<A>,
}

/// The kind of a step.
#[derive(Clone, Debug)]
pub(crate) enum On<A> {
    /// A decision.
    Choice(Choice<A>),
    /// Dice.
    Dice(Dice),
    /// A call.
    Call,
}

/// An answer of a seat.
#[derive(Clone, Debug)]
pub(crate) struct Choice<A> {
    pub(crate) seat: Seat,
    /// How many actions were legal.
    pub(crate) legal: usize,
    /// Whether the decision it belongs to is told here: the decision could be judged and was not forced.
    pub(crate) is_told: bool,
    /// What was answered from here to the end of the run.
    pub(crate) chosen: Vec<A>,
    /// What would have been better; `None` if nothing was lost.
    pub(crate) better: Option<Vec<A>>,
    /// What both are worth to the seat, if they were compared.
    pub(crate) worths: Option<[f64; 2]>,
    /// In the seat's own points.
    pub(crate) loss: f64,
    /// How far the loss may be off.
    pub(crate) margin: f64,
}

/// A roll.
#[derive(Clone, Debug)]
pub(crate) struct Dice {
    /// What home gained by it.
    pub(crate) luck: f64,
    pub(crate) variance: f64,
    /// What home could have gained, each with its probability.
    pub(crate) outcomes: Vec<(f64, f64)>,
}

/// A seat's points as home's points.
pub(crate) fn for_home(seat: Seat, points: f64) -> f64 {
    match seat {
        Seat::Home => points,
        Seat::Away => -points,
    }
}

/// Judge the steps of a unit: a run of answers, or one input. `worths` holds home's winning chance in every
/// position of the course.
pub(crate) fn judge<G: Evaluate>(
    course: &Course<G>,
    level: Level,
    worths: &[f64],
    unit: Range<usize>,
) -> Vec<Verdict<G::Action>> {
    let game = course.game();
    let (first, around) = (unit.start, |step: usize| [worths[step], worths[step + 1]]);
    let told = |choice: Choice<G::Action>, [before, after]: [f64; 2]| {
        let reassessment = after - before + for_home(choice.seat, choice.loss);
        Verdict { reassessment, on: On::Choice(choice) }
    };
    match &course.inputs()[first] {
        Input::Act(_) => judge_run(course, level, unit.clone())
            .into_iter()
            .zip(unit)
            .map(|(choice, step)| told(choice, around(step)))
            .collect(),
        Input::Roll(_) => {
            vec![judge_roll(game, level, [0, 1].map(|next| &course.states()[first + next]), around(first))]
        }
        Input::Call(_) => {
            let [before, after] = around(first);
            vec![Verdict { reassessment: after - before, on: On::Call }]
        }
    }
}

/// The luck of a roll. All its outcomes are seen equally far, so over all of them it adds up to zero.
fn judge_roll<G: Evaluate>(
    game: &G,
    level: Level,
    [s, rolled]: [&G::State; 2],
    [before, after]: [f64; 2],
) -> Verdict<G::Action> {
    // What a secret roll brings shows later: it is not followed.
    let secret = game.is_roll_secret(s);
    let sight = if secret { Sight::Dice } else { level.sight::<G>() };
    let mut evaluator = Evaluator::new(game, game.net());
    let mut worth = |next: &G::State| sight.value(&mut evaluator, next).points(Seat::Home);
    let got = if secret { worth(rolled) } else { after };
    let mut seen = |next: &G::State| if next == rolled { got } else { worth(next) };
    let worths: Vec<_> = after_dice(game, s).iter().map(|(next, chance)| (seen(next), *chance)).collect();
    let mean: f64 = worths.iter().map(|(worth, chance)| worth * chance).sum();
    let outcomes: Vec<_> = worths.iter().map(|(worth, chance)| (worth - mean, *chance)).collect();
    let variance = outcomes.iter().map(|(luck, chance)| luck * luck * chance).sum();
    let luck = got - mean;
    Verdict { reassessment: (after - got) + mean - before, on: On::Dice(Dice { luck, variance, outcomes }) }
}

/// The answers of a run, each with its share of the verdict: the loss is told where the run leaves the better
/// one.
fn judge_run<G: Evaluate>(course: &Course<G>, level: Level, run: Range<usize>) -> Vec<Choice<G::Action>> {
    let (game, first) = (course.game(), run.start);
    let answers: Vec<G::Action> =
        run.clone().filter_map(|step| answer::<G>(&course.inputs()[step])).collect();
    let mut legal = Choices::new();
    let mut choices: Vec<Choice<G::Action>> = run
        .clone()
        .zip(0..)
        .map(|(step, given)| {
            let s = &course.states()[step];
            let seat = match game.node(s) {
                Node::Decide(seat, _) => seat,
                Node::Chance | Node::Over(_) => Seat::Home,
            };
            game.actions(s, &mut legal);
            Choice {
                seat,
                legal: legal.len(),
                is_told: false,
                chosen: answers.get(given..).unwrap_or_default().to_vec(),
                better: None,
                worths: None,
                loss: 0.0,
                margin: 0.0,
            }
        })
        .collect();
    let begin = &course.states()[first];
    let (Some(seat), Some(free)) = (open_to(game, begin), choices.iter().position(|one| one.legal > 1))
    else {
        return choices;
    };
    // Nothing is lost unless this says so.
    choices[free].is_told = true;
    let runs = Runs { game, begin, seat, answers: &answers, end: &course.states()[run.end] };
    let Some((own, compared)) = runs.better(level, own_run(game, level, begin, seat)) else { return choices };
    // What a hint says is never called a mistake: the level that gives hints has to agree. Who judges
    // without a search wants it quick.
    let is_weaker = level.searches() && level < HINT_LEVEL;
    let is_doubted = is_weaker && Class::of(compared.loss()).is_some();
    let agreed = is_doubted.then(|| runs.better(HINT_LEVEL, followed(game, HINT_LEVEL, begin, seat)));
    let Some((own, compared)) = agreed.unwrap_or(Some((own, compared))) else { return choices };
    let leaves = answers.iter().zip(&own).take_while(|(one, other)| one == other).count();
    let loss = compared.loss();
    if loss > 0.0 && leaves < choices.len() && leaves < own.len() {
        choices[free].is_told = false;
        let choice = &mut choices[leaves];
        choice.is_told = true;
        choice.better = Some(own[leaves..].to_vec());
        choice.worths = Some([compared.chosen, compared.chosen + loss]);
        choice.loss = loss;
        choice.margin = compared.margin;
    }
    choices
}

/// What a seat answered, and where that led.
struct Runs<'a, G: Evaluate> {
    game: &'a G,
    begin: &'a G::State,
    seat: Seat,
    answers: &'a [G::Action],
    end: &'a G::State,
}

impl<G: Evaluate> Runs<'_, G> {
    /// How what was answered compares with other answers; `None` if they come to the same.
    fn better(
        &self,
        level: Level,
        (other, end): (Vec<G::Action>, G::State),
    ) -> Option<(Vec<G::Action>, Compared)> {
        let Self { game, begin, seat, answers, .. } = *self;
        if end == *self.end || other == answers {
            return None;
        }
        let compared = compare(game, level, begin, seat, [answers, &other])?;
        Some((other, compared))
    }
}

fn answer<G: touchline_engine::Game>(input: &InputOf<G>) -> Option<G::Action> {
    match input {
        Input::Act(action) => Some(*action),
        Input::Roll(_) | Input::Call(_) => None,
    }
}
