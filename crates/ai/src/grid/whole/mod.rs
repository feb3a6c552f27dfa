//! Whole actions of the grid game: the ends of the turn that the acting team can reach, each with the answers
//! that lead there.
//!
//! Plans are made from tables of reach ([`plan`]), then played through the rules ([`draft`]), so that every
//! answer is legal. A whole action ends with the turn, at the first dice, or where the other team is asked.

mod chain;
mod cover;
mod draft;
mod flight;
mod guard;
mod pass;
mod plan;
mod reach;
mod route;
mod score;
mod squares;
mod thumb;
mod touch;

pub use plan::Kind;
pub use thumb::thumb;

use touchline_engine::{Choices, Game as _, Node, Seat};
use touchline_grid::flow::Stage;
use touchline_grid::{Action, Decision, Grid, State, Toggle};

use crate::{Evaluator, Whole};
use draft::Draft;
use plan::{Effort, Idea, Mate, Planner};
use touch::{Start, Touch};

/// A whole action, its kind and how it looks at first sight.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) whole: Whole<Action, State>,
    pub(crate) kind: Kind,
    pub(crate) looks: f32,
}

/// The whole actions of the decision that is due: at most `wide`, the best of each kind among them.
pub(crate) fn wholes(
    game: &Grid,
    evaluator: &mut Evaluator<'_, Grid>,
    s: &State,
    wide: usize,
) -> Vec<Whole<Action, State>> {
    let mut found = find(game, s, wide);
    if found.len() > wide {
        let Node::Decide(seat, _) = game.node(s) else { return Vec::new() };
        let mut valued: Vec<(f64, Found)> =
            found.into_iter().map(|found| (appeal(evaluator, &found.whole.after, seat), found)).collect();
        valued.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        // What looks best at first sight is never dropped, nor the best of a kind.
        let looks = |found: &Found| found.looks;
        let sight = valued.iter().map(|(_, found)| looks(found)).fold(f32::NEG_INFINITY, f32::max);
        let mut kinds: Vec<Kind> = Vec::new();
        let mut first = Vec::new();
        let mut rest = Vec::new();
        for (_, found) in valued {
            if kinds.contains(&found.kind) && found.looks < sight {
                rest.push(found);
            } else {
                kinds.push(found.kind);
                first.push(found);
            }
        }
        rest.truncate(wide.saturating_sub(first.len()));
        first.append(&mut rest);
        found = first;
    }
    found.into_iter().map(|found| found.whole).collect()
}

/// How good a whole action is to a seat: dice that decide it are looked through, the next turn roll is not.
fn appeal(evaluator: &mut Evaluator<'_, Grid>, after: &State, seat: Seat) -> f64 {
    let value = if after.agenda.top() == Some(Stage::TurnRoll) {
        evaluator.value(after)
    } else {
        evaluator.look_ahead(after, 2)
    };
    evaluator.appeal(after, value, seat)
}

/// All whole actions that look sensible, without repetition.
pub(crate) fn find(game: &Grid, s: &State, wide: usize) -> Vec<Found> {
    let Node::Decide(seat, decision) = game.node(s) else { return Vec::new() };
    let effort = Effort::new(wide);
    let mut found = match decision {
        Decision::Act => turns(game, s, seat, effort),
        Decision::Member(marker) => {
            let mut before = *s;
            before.agenda.pop();
            let mut found = turns(game, &before, seat, effort);
            found.retain(|found| found.whole.answers.first() == Some(&Action::Pick(marker)));
            found.iter_mut().for_each(|found| {
                found.whole.answers.remove(0);
            });
            found
        }
        Decision::Inertia | Decision::Combine => chain::before(game, s, seat, effort),
        Decision::Tackle
        | Decision::TackleTarget(_)
        | Decision::TackleCall
        | Decision::Taker(_)
        | Decision::TakerSquare(_)
        | Decision::CornerCall => chain::all(game, s, seat),
        _ => Vec::new(),
    };
    let mut kept: Vec<Found> = Vec::with_capacity(found.len());
    found.retain(|found| !found.whole.answers.is_empty());
    for found in found {
        if !kept.iter().any(|known| known.whole.after == found.whole.after) {
            kept.push(found);
        }
    }
    kept
}

/// The ends of the turn.
fn turns(game: &Grid, s: &State, seat: Seat, effort: Effort) -> Vec<Found> {
    let planner = Planner::new(game, s, seat, effort);
    let touches = touch::touches(game, s, seat, effort.touches);
    let mut ideas = planner.shots(&touches);
    ideas.append(&mut planner.passes(&touches, !ideas.is_empty()));
    let (mut taken, mut left) = planner.rests(&touches);
    ideas.append(&mut planner.stays(&touches));
    ideas.append(&mut taken);
    ideas.append(&mut left);
    let base = [s.score[Seat::Home], s.score[Seat::Away]];
    let mut found = Vec::new();
    for idea in &ideas {
        let Some(mut draft) = realise(game, s, seat, idea) else { continue };
        if draft.goes_on() {
            cover::cover(game, &mut draft, seat);
        }
        if let Some(whole) = draft.finish() {
            found.push(judged(game, whole, idea, seat, base));
        }
    }
    tricks(game, s, seat, &touches, &mut found);
    let mut draft = Draft::new(game, seat, s);
    if draft.grab() {
        found.extend(draft.done().map(|whole| Found { whole, kind: Kind::Grab, looks: 0.3 }));
    }
    cover::without_ball(game, s, seat, |whole, kind| {
        let looks = score::score(game, &whole.after, seat, base);
        found.push(Found { whole, kind, looks });
    });
    found
}

/// A member with the ball juggles it or tries to fake out an opponent: a search may like it, the rule of
/// thumb never does.
fn tricks(game: &Grid, s: &State, seat: Seat, touches: &[Touch], found: &mut Vec<Found>) {
    if !game.rules.has(Toggle::Juggle) && !game.rules.has(Toggle::Fake) {
        return;
    }
    let mut legal = Choices::new();
    for touch in touches.iter().filter(|touch| touch.cost == 0 && matches!(touch.start, Start::Foot(..))) {
        let mut picked = *s;
        game.act(&mut picked, Action::Pick(touch.marker), &mut ());
        game.actions(&picked, &mut legal);
        for &action in legal.iter().filter(|action| matches!(action, Action::Juggle | Action::Fake(..))) {
            let mut draft = Draft::new(game, seat, s);
            draft.act(Action::Pick(touch.marker));
            draft.act(action);
            found.extend(draft.done().map(|whole| Found { whole, kind: Kind::Trick, looks: -0.4 }));
        }
    }
}

/// A whole action that came of an idea, and how it looks.
fn judged(game: &Grid, whole: Whole<Action, State>, idea: &Idea, seat: Seat, base: [u8; 2]) -> Found {
    // An action that is interrupted looks as good as its plan.
    let ended = !touchline_grid::rules::time::is_turn_open(&whole.after)
        || whole.after.turn.seat != seat
        || matches!(whole.after.agenda.top(), Some(Stage::Save | Stage::StunningSave));
    let looks = if ended {
        let rest = score::score(game, &whole.after, seat, base);
        if idea.kind == Kind::Shot { rest.min(idea.looks) } else { rest }
    } else {
        idea.looks
    };
    Found { whole, kind: idea.kind, looks }
}

/// Play a plan through the rules; nothing if it cannot be carried out.
fn realise<'a>(game: &'a Grid, s: &State, seat: Seat, idea: &Idea) -> Option<Draft<'a>> {
    let mut draft = Draft::new(game, seat, s);
    if let (Kind::Shot, Some(touch), Some(route)) = (idea.kind, idea.touch, idea.route)
        && touch.left > route.cost
        && matches!(idea.mate, Mate::Not)
        && matches!(touch.start, Start::Foot(..))
    {
        // Nothing is spent after a shot.
        cover::before_shot(game, &mut draft, touch.marker, touch.left - route.cost);
    }
    let header = match idea.mate {
        Mate::Heads(mate) => Some(mate),
        Mate::Not | Mate::Kicks(..) => None,
    };
    let carried_out = |draft: &Draft<'_>, done: bool| done || !draft.goes_on();
    if let Some(touch) = idea.touch {
        if let Start::Foot(at, facing) = touch.start {
            let stands = s.piece(touch.marker).facing == facing && !s.down.has(touch.marker);
            let there = draft.walk(touch.marker, at) && (stands || draft.face(touch.marker, facing));
            if !carried_out(&draft, there) {
                return None;
            }
        }
        if draft.goes_on() {
            let done = match (idea.route, touch.start) {
                (Some(route), _) => draft.play(touch.marker, route, header),
                (None, Start::Hand) => draft.set_down(idea.to),
                (None, _) => true,
            };
            if !carried_out(&draft, done) {
                return None;
            }
        }
    }
    if let Mate::Kicks(mate, route) = idea.mate
        && draft.goes_on()
    {
        let done = draft.play(mate, route, None);
        if !carried_out(&draft, done) {
            return None;
        }
    }
    if idea.take && draft.goes_on() && draft.s.ball.at == idea.to && draft.free_hands() {
        let nearest = reach::nearest(&game.rules, &draft.s, seat, idea.to, true);
        let (_, receiver) = nearest?;
        let most = draft.points() + 3;
        let done = draft.take_up(receiver, most);
        if !carried_out(&draft, done) {
            return None;
        }
    }
    Some(draft)
}
