//! The rule of thumb: shoot with a fair chance, else keep the ball out of their reach and move up, else
//! cover.

use touchline_engine::{Choices, Game as _, Node, Seat, Weighted};
use touchline_grid::{Action, Decision, Grid, State};

use super::{find, score};
use crate::Whole;

/// How many whole actions it looks at.
const WIDE: usize = 12;

/// What the rule of thumb does at the decision that is due: one whole action.
pub fn thumb(game: &Grid, s: &State) -> Option<Whole<Action, State>> {
    let Node::Decide(seat, decision) = game.node(s) else { return None };
    let found = find(game, s, WIDE);
    let best = found.into_iter().reduce(|best, other| if other.looks > best.looks { other } else { best });
    if let Some(best) = best {
        return Some(best.whole);
    }
    let action = match decision {
        Decision::PlaceRow(_)
        | Decision::PlaceColumn(..)
        | Decision::SkillPoint(_)
        | Decision::Kicker
        | Decision::RepositionRow(_)
        | Decision::RepositionColumn(..)
        | Decision::PenaltySlot
        | Decision::PenaltyFace => game.fallback(s),
        _ => single(game, s, seat),
    };
    let mut after = *s;
    game.act(&mut after, action, &mut ());
    Some(Whole { answers: vec![action], after })
}

/// The single answer that scores best, dice looked through.
fn single(game: &Grid, s: &State, seat: Seat) -> Action {
    let base = [s.score[Seat::Home], s.score[Seat::Away]];
    let mut legal = Choices::new();
    game.actions(s, &mut legal);
    let mut best: Option<(f32, Action)> = None;
    for &action in legal.iter() {
        let mut next = *s;
        game.act(&mut next, action, &mut ());
        let value = ahead(game, &next, seat, base, 2);
        if best.is_none_or(|(known, _)| value > known) {
            best = Some((value, action));
        }
    }
    best.map_or_else(|| game.fallback(s), |(_, action)| action)
}

/// The mean score over the dice that are due.
fn ahead(game: &Grid, s: &State, seat: Seat, base: [u8; 2], depth: u8) -> f32 {
    if depth == 0 || !matches!(game.node(s), Node::Chance) || is_turn_roll(s) {
        return score::score(game, s, seat, base);
    }
    let mut outcomes = Weighted::new();
    game.chances(s, &mut outcomes);
    let (mut sum, mut all) = (0.0, 0.0);
    for (faces, weight) in outcomes.iter() {
        let mut next = *s;
        game.resolve(&mut next, faces.as_ref(), &mut ());
        #[expect(clippy::cast_precision_loss, reason = "few outcomes")]
        let weight = *weight as f32;
        sum += weight * ahead(game, &next, seat, base, depth - 1);
        all += weight;
    }
    if all > 0.0 { sum / all } else { score::score(game, s, seat, base) }
}

fn is_turn_roll(s: &State) -> bool {
    s.agenda.top() == Some(touchline_grid::flow::Stage::TurnRoll)
}
