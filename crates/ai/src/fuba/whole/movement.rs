//! Finished movements: which pieces go where, in whatever order, and when to stop.

use touchline_engine::{Choices, Game, Seat};
use touchline_fuba::flow::Stage;
use touchline_fuba::rules::setup;
use touchline_fuba::{Action, Fuba, State};

use super::{Done, points};
use crate::search::hash;
use crate::{Evaluator, Whole};

/// For so many wanted movements one unfinished movement is followed.
const PER_UNFINISHED: usize = 6;
/// Kinds of steps tried again after the first step, and one more for every four wanted movements.
const FEWEST_KINDS: usize = 8;
/// From this many on a movement is followed although its last step has brought nothing.
const PATIENT: usize = 3;

/// The team that moves its pieces step by step in this stage.
pub(super) fn phase(stage: Stage) -> Option<Seat> {
    match stage {
        Stage::Movement(seat, _)
        | Stage::FreeMovement(seat)
        | Stage::EventMoves(seat)
        | Stage::GoalKickMoves(seat)
        | Stage::QuickMoves(seat)
        | Stage::SlowMoves(seat)
        | Stage::Adjust(seat) => Some(seat),
        _ => None,
    }
}

/// Whether an answer moves a piece.
fn is_step(action: Action) -> bool {
    matches!(
        action,
        Action::Move(..)
            | Action::MoveKeeper(..)
            | Action::Dribble(..)
            | Action::DribbleKeeper(..)
            | Action::MoveNominee(..)
            | Action::DribbleNominee(..)
    )
}

/// Whether a team may stop moving here: it keeps the players it must at the ball.
fn may_stop(s: &State, stage: Stage, seat: Seat) -> bool {
    match stage {
        Stage::Adjust(_) => setup::meets_requirement(s, seat),
        Stage::EventMoves(_) => true,
        _ => seat != s.control || s.squads[seat].count(s.ball.area) > 0,
    }
}

/// The finished movements of the phase that is due, the best first; doing nothing is one of them where it is
/// legal.
pub(super) fn finished(evaluator: &mut Evaluator<'_, Fuba>, s: &State, wide: usize) -> Vec<Done> {
    let mut beam = Beam::new(wide);
    beam.follow(evaluator, s, None);
    beam.wholes(wide)
}

/// The actions of a team with the moves of each movement.
pub(super) fn options(evaluator: &mut Evaluator<'_, Fuba>, s: &State, seat: Seat, wide: usize) -> Vec<Done> {
    let game = evaluator.game();
    let mut legal = Choices::new();
    game.actions(s, &mut legal);
    let (mut single, mut moves) = (Vec::new(), Beam::new(wide));
    for &action in legal.iter() {
        let mut after = *s;
        game.act(&mut after, action, &mut ());
        let moving = matches!(after.agenda.top(), Some(Stage::Movement(mover, _)) if mover == seat);
        if moving {
            moves.follow(evaluator, &after, Some(action));
        } else {
            single.push(Whole { answers: vec![action], after });
        }
    }
    let room = wide.saturating_sub(single.len()).max(wide / 2);
    single.extend(moves.wholes(room));
    single
}

/// An answer of an unfinished movement, and the one before it.
#[derive(Clone, Copy)]
struct Step {
    before: Option<usize>,
    action: Action,
}

/// A movement that is over.
struct Over {
    points: f64,
    /// The last answer.
    last: usize,
    after: State,
}

/// Movements that are followed step by step, the most promising ones at each step.
struct Beam {
    steps: Vec<Step>,
    over: Vec<Over>,
    /// How many unfinished movements are followed.
    most: usize,
    /// How many kinds of steps are tried again after the first.
    kinds: usize,
}

/// An unfinished movement.
#[derive(Clone, Copy)]
struct Begun {
    points: f64,
    last: Option<usize>,
    s: State,
}

/// Points and places, the most points first: positions are too large to be sorted themselves.
fn by_points(points: impl Iterator<Item = f64>) -> Vec<(f64, usize)> {
    let mut places: Vec<(f64, usize)> = points.zip(0..).collect();
    places.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    places
}

impl Beam {
    fn new(wide: usize) -> Self {
        let most = (wide / PER_UNFINISHED).max(1);
        Self { steps: Vec::new(), over: Vec::new(), most, kinds: FEWEST_KINDS + wide / 4 }
    }

    /// The best movements, the best first, and the one that moves nobody.
    fn wholes(self, wide: usize) -> Vec<Done> {
        let still = self.over.iter().map(|over| over.last).min();
        let best = by_points(self.over.iter().map(|over| over.points));
        let kept = best.into_iter().map(|(_, at)| &self.over[at]).enumerate();
        let kept = kept.filter(|(place, over)| *place < wide.max(1) || Some(over.last) == still);
        kept.map(|(_, over)| Whole { answers: self.answers(over.last), after: over.after }).collect()
    }

    fn answers(&self, last: usize) -> Vec<Action> {
        let mut at = Some(last);
        let mut answers: Vec<Action> = std::iter::from_fn(|| {
            let Step { before, action } = self.steps[at?];
            at = before;
            Some(action)
        })
        .collect();
        answers.reverse();
        answers
    }

    fn step(&mut self, before: Option<usize>, action: Action) -> usize {
        self.steps.push(Step { before, action });
        self.steps.len() - 1
    }

    /// The movement stops here.
    fn stop(
        &mut self,
        evaluator: &mut Evaluator<'_, Fuba>,
        s: &State,
        seat: Seat,
        last: Option<usize>,
    ) -> f64 {
        let mut after = *s;
        evaluator.game().act(&mut after, Action::Done, &mut ());
        let (points, last) = (points(evaluator, &after, seat), self.step(last, Action::Done));
        self.over.push(Over { points, last, after });
        points
    }

    /// Follow the movements that begin here, after an answer that chose them.
    fn follow(&mut self, evaluator: &mut Evaluator<'_, Fuba>, s: &State, chosen: Option<Action>) {
        let Some(stage) = s.agenda.top() else { return };
        let Some(seat) = phase(stage) else { return };
        let chosen = chosen.map(|action| self.step(None, action));
        let mut record = f64::NEG_INFINITY;
        if may_stop(s, stage, seat) {
            record = self.stop(evaluator, s, seat, chosen);
        }
        let mut begun = vec![Begun { s: *s, last: chosen, points: record }];
        let (mut kinds, mut idle) = (Vec::new(), 0);
        while !begun.is_empty() && idle <= usize::from(self.most >= PATIENT) {
            let from = self.over.len();
            let next = self.continued(evaluator, &begun, stage, &kinds);
            let best = by_points(next.iter().map(|begun| begun.points));
            if kinds.is_empty() {
                let kind = |(_, at): &(f64, usize)| Some(self.steps[next[*at].last?].action);
                kinds = best.iter().filter_map(kind).collect();
            }
            let top = self.over[from..].iter().map(|over| over.points).fold(record, f64::max);
            idle = if top > record { 0 } else { idle + 1 };
            record = top;
            begun = best.into_iter().take(self.most).map(|(_, at)| next[at]).collect();
        }
    }

    /// Movements with one more step. `kinds` are the first steps, the best first: after them only the best
    /// are tried again, and those that were not legal before.
    fn continued(
        &mut self,
        evaluator: &mut Evaluator<'_, Fuba>,
        begun: &[Begun],
        stage: Stage,
        kinds: &[Action],
    ) -> Vec<Begun> {
        let Some(seat) = phase(stage) else { return Vec::new() };
        let (game, dull) = (evaluator.game(), kinds.get(self.kinds..).unwrap_or_default());
        let (mut next, mut seen) = (Vec::new(), Vec::new());
        let mut legal = Choices::new();
        for part in begun {
            game.actions(&part.s, &mut legal);
            for &action in legal.iter() {
                let steps = is_step(action);
                let first = kinds.is_empty();
                if action == Action::Done || (!steps && !first) || dull.contains(&action) {
                    continue;
                }
                let mut after = part.s;
                game.act(&mut after, action, &mut ());
                let goes_on =
                    steps && after.agenda.top() == Some(stage) && after.steps.made > part.s.steps.made;
                let look = hash(&(after.squads[seat], after.steps, after.ball, goes_on));
                if !first && seen.contains(&look) {
                    continue;
                }
                seen.push(look);
                let last = self.step(part.last, action);
                if !goes_on {
                    let points = points(evaluator, &after, seat);
                    self.over.push(Over { points, last, after });
                    continue;
                }
                let points = if may_stop(&after, stage, seat) {
                    self.stop(evaluator, &after, seat, Some(last))
                } else {
                    points(evaluator, &after, seat)
                };
                next.push(Begun { points, last: Some(last), s: after });
            }
        }
        next
    }
}
