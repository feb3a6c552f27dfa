//! Facts that hold in every position of any match.

use std::collections::BTreeMap;

use touchline_engine::{Faces, Game, Node, Notation, Seat, Weighted};
use touchline_grid::board::Square;
use touchline_grid::flow::{STAGES, Stage};
use touchline_grid::marker::{Marker, Markers, TEAM};
use touchline_grid::state::{Hold, Occupied};
use touchline_grid::{Action, Grid, State};

use super::random::{all_faces, legal};

/// Like `assert!`, showing the position.
macro_rules! holds {
    ($condition:expr, $game:expr, $s:expr, $($words:tt)+) => {
        assert!($condition, "{}\n{}", format!($($words)+), $game.write_state($s))
    };
}

/// Check everything about one position.
pub fn position(game: &Grid, s: &State) {
    markers(game, s);
    ball(game, s);
    points(game, s);
    // There is always room for one more stage.
    holds!(s.agenda.len() < STAGES, game, s, "the agenda is full");
    choices(game, s);
}

/// No two markers share a square, the set of occupied squares agrees, and every marker is on a permitted
/// square.
fn markers(game: &Grid, s: &State) {
    let board = game.rules.board;
    let mut by_square = BTreeMap::new();
    let mut copy = *s;
    for marker in Marker::all() {
        let at = s.at(marker);
        holds!(s.present.has(marker) || at == Square::OFF, game, s, "{marker:?} left");
        if at == Square::OFF {
            holds!(
                !s.present.has(marker) || !s.revealed || s.ended.is_some(),
                game,
                s,
                "{marker:?} is nowhere"
            );
            continue;
        }
        let other = by_square.insert(at, marker);
        holds!(other.is_none(), game, s, "{other:?} and {marker:?} on {at:?}");
        let slot = board.slot_of(at).map(|seat| marker == Marker::goalie(seat));
        holds!(slot.unwrap_or(board.is_field(at)), game, s, "{marker:?} on {at:?}");
        holds!(s.is_occupied(at), game, s, "{at:?} is occupied");
        copy.put(marker, Square::OFF);
    }
    holds!(*copy.occupied() == Occupied::NONE, game, s, "squares are occupied by nobody");
    holds!(s.down.without(s.present).is_empty(), game, s, "somebody lies who is not there");
    holds!(s.down.is_empty() || game.rules.down_kit(), game, s, "nobody goes down under these rules");
    for seat in Seat::ALL {
        holds!(s.present.has(Marker::goalie(seat)), game, s, "{seat:?} has a goalie");
        let fielders = s.present.and(Markers::of(seat)).len() - 1;
        holds!(fielders <= u32::from(game.rules.fielders), game, s, "{seat:?} has {fielders} fielders");
    }
}

/// Whether the ball can be moving: a flight is open, or a rule is still moving it.
fn is_on_its_way(s: &State) -> bool {
    s.flight.is_some()
        || s.agenda.stages().iter().any(|stage| {
            matches!(
                stage,
                Stage::Redirect(..)
                    | Stage::Arc(..)
                    | Stage::Distance(..)
                    | Stage::RandomHeader(_)
                    | Stage::BicycleLine(..)
                    | Stage::Missed(..)
                    | Stage::Save
                    | Stage::StunningSave
                    | Stage::Walk(_)
                    | Stage::Deflect(_)
                    | Stage::DeflectTo(_)
                    | Stage::TrapOrKick(..)
                    | Stage::Contact(..)
                    | Stage::JuggleFoot(_)
                    | Stage::JuggleKnee(_)
                    | Stage::JuggleLength(..)
                    | Stage::GoalKickSquare
                    | Stage::MakeRoom(_)
                    | Stage::Taker(_)
                    | Stage::TakerSquare(_)
                    | Stage::LeaveArea(_)
                    | Stage::RepositionRow(_)
                    | Stage::RepositionColumn(..)
                    | Stage::RepositionFacing(_)
                    | Stage::CornerCall
            )
        })
}

/// The ball rests on an open square of the field, or is where its holder or juggler is.
fn ball(game: &Grid, s: &State) {
    let board = game.rules.board;
    let at = s.ball.at;
    match s.ball.hold {
        Hold::Held(holder) | Hold::Juggled(holder) => {
            holds!(s.at(holder) == at && s.is_up(holder), game, s, "the ball is where {holder:?} is");
            holds!(s.flight.is_none(), game, s, "a held ball flies");
        }
        Hold::Free => {
            holds!(board.is_field(at) || board.slot_of(at).is_some(), game, s, "the ball is on the board");
            let over = s.ended.is_some() || s.agenda.stages().contains(&Stage::Shootout);
            let penalty = s.shootout.in_play;
            let rests = s.is_open(board, at);
            holds!(rests || over || penalty || is_on_its_way(s), game, s, "the ball rests at {at:?}");
        }
    }
}

/// Points are those of three dice at most; extra points those of a fake-out or two.
fn points(game: &Grid, s: &State) {
    holds!(s.turn.points <= 18, game, s, "{} points", s.turn.points);
    holds!(s.turn.extra.iter().all(|extra| usize::from(*extra) <= 12 * TEAM), game, s, "extra points");
    for marker in Marker::all() {
        let piece = s.piece(marker);
        holds!(piece.skill <= 3 && piece.skill_left <= piece.skill, game, s, "skill of {marker:?}");
    }
}

/// The actions are non-empty, sorted and distinct; the fallback is one of them.
fn choices(game: &Grid, s: &State) {
    if let Node::Decide(..) = game.node(s) {
        let actions = legal(game, s);
        holds!(!actions.is_empty(), game, s, "nothing to choose");
        holds!(actions.len() < 100, game, s, "{} actions", actions.len());
        holds!(actions.is_sorted_by(|a, b| a < b), game, s, "{actions:?}");
        holds!(actions.contains(&game.fallback(s)), game, s, "{:?} as fallback", game.fallback(s));
    }
}

/// The distinct outcomes of the dice that are due weigh as much as all rolls together, and every roll leads
/// where one of them does, as often as its weight says.
pub fn chances(game: &Grid, s: &State) {
    let dice = game.draws(s).sides().len();
    let mut listed = Weighted::new();
    game.chances(s, &mut listed);
    let all = all_faces(dice);
    holds!(usize::try_from(listed.total()) == Ok(all.len()), game, s, "weights add up to {}", listed.total());
    if dice > 3 {
        return; // have a table of their own
    }
    let after = |faces: &Faces| {
        let mut next = *s;
        game.resolve(&mut next, faces.as_ref(), &mut ());
        if next.rolled.is_some() {
            game.act(&mut next, Action::Keep, &mut ());
        }
        // The state keeps the dice in the order they fell.
        next.turn.rolled = sorted(next.turn.rolled);
        next
    };
    let mut left: Vec<State> = all.iter().map(after).collect();
    for (faces, weight) in listed.iter() {
        let outcome = after(faces);
        for _ in 0..*weight {
            let place = left.iter().position(|state| *state == outcome);
            holds!(place.is_some(), game, s, "{faces:?} is listed {weight} times");
            place.map(|place| left.swap_remove(place));
        }
    }
}

fn sorted(faces: Faces) -> Faces {
    let mut all = faces.as_ref().to_vec();
    all.sort_unstable();
    Faces::new(&all)
}
