//! The answer for a seat whose clock ran out, and the cautious answer of `auto`: nothing that risks the ball,
//! and the first in the list where the rules force a choice (R-G89).

use touchline_engine::Choices;

use crate::action::Action;
use crate::board::{Facing, Square};
use crate::decision::Decision;
use crate::flow::{self, Waiting};
use crate::formation;
use crate::marker::{Marker, Markers};
use crate::rules::{control, goalie};
use crate::ruleset::Ruleset;
use crate::state::{FlightKind, State};

pub(crate) fn action(rules: &Ruleset, s: &State) -> Action {
    let mut choices = Choices::new();
    flow::actions(rules, s, &mut choices);
    cautious(rules, s, &choices).or_else(|| choices.first().copied()).unwrap_or_default()
}

/// The cautious action; `None` if the first in the list is as good as any.
fn cautious(rules: &Ruleset, s: &State, choices: &[Action]) -> Option<Action> {
    let listed = |action: Action| choices.contains(&action).then_some(action);
    if s.rolled.is_some() {
        return listed(Action::Keep);
    }
    let Waiting::For(seat, decision) = flow::waiting(rules, s, s.agenda.top()?) else { return None };
    match decision {
        Decision::PlaceRow(marker) => {
            let place = formation::square(rules.board, marker, s.present);
            nearest(choices, |action| match action {
                Action::Row(row) => Some(row.abs_diff(place.y)),
                _ => None,
            })
        }
        Decision::PlaceColumn(marker, _) => {
            let place = formation::square(rules.board, marker, s.present);
            nearest(choices, |action| match action {
                Action::Column(column) => Some(column.abs_diff(place.x)),
                _ => None,
            })
        }
        // One point for each of three fielders.
        Decision::SkillPoint(_) => nearest(choices, |action| match action {
            Action::Skill(fielder) => Some(s.piece(fielder).skill),
            _ => None,
        }),
        Decision::Kicker => {
            let (centre, step_up) =
                (rules.board.centre(), rules.board.row(seat, rules.board.centre_row() - 1));
            let place = Square::new(centre.x, step_up);
            nearest(choices, |action| match action {
                Action::Kicker(marker, square) if square == place => Some(s.at(marker).chebyshev(centre)),
                _ => None,
            })
        }
        Decision::Tackle | Decision::Offers | Decision::Combine => listed(Action::Decline),
        Decision::TrapOrKick(_) => listed(Action::Trap),
        Decision::Inertia => listed(Action::Stop).or_else(|| onto_open_square(rules, s, choices)),
        Decision::Act => turn(rules, s, choices),
        Decision::Member(marker) => member(rules, s, marker, choices),
        Decision::RepositionRow(_) => listed(Action::Stay),
        Decision::CornerCall => listed(Action::Normal),
        Decision::PenaltySlot => listed(Action::Slot(formation::MIDDLE_SLOT)),
        Decision::TackleTarget(_)
        | Decision::TackleCall
        | Decision::Reroll
        | Decision::PoorAim
        | Decision::Redirect(..)
        | Decision::BicycleLine(..)
        | Decision::Walk(_)
        | Decision::DeflectTo(_)
        | Decision::Loose
        | Decision::FollowUp(_)
        | Decision::Drop(_)
        | Decision::RepositionColumn(..)
        | Decision::RepositionFacing(_)
        | Decision::GoalKickSquare
        | Decision::LeaveArea(_)
        | Decision::Taker(_)
        | Decision::TakerSquare(_)
        | Decision::MakeRoom(_)
        | Decision::Fouled(_)
        | Decision::RedCardFielder
        | Decision::PenaltyTaker
        | Decision::PenaltyFace
        | Decision::PenaltyCorner => None,
    }
}

/// The action closest to what is wanted; the first of equals.
fn nearest(choices: &[Action], distance: impl Fn(Action) -> Option<u8>) -> Option<Action> {
    choices
        .iter()
        .copied()
        .filter_map(|action| Some((distance(action)?, action)))
        .min()
        .map(|(_, action)| action)
}

/// End the turn. A held ball is thrown upfield first (G-GK-11 would leave it in front of the goal); a ball
/// above a marker continues to where it can rest.
fn turn(rules: &Ruleset, s: &State, choices: &[Action]) -> Option<Action> {
    let upfield = Action::Step(Facing::of(s.turn.seat).dir());
    if is_on_its_way(s) && choices.contains(&upfield) {
        return Some(upfield);
    }
    if choices.contains(&Action::End) {
        return Some(Action::End);
    }
    let holder = s.holder().map(Action::Pick).filter(|pick| choices.contains(pick));
    holder.or_else(|| onto_open_square(rules, s, choices))
}

/// Whether the ball has been thrown and no team-mate has it yet.
fn is_on_its_way(s: &State) -> bool {
    s.flight.is_some_and(|flight| {
        let thrown = matches!(flight.kind, FlightKind::Toss | FlightKind::Throw);
        thrown && control::touching(s, s.turn.seat).without(Markers::only(flight.kicker)).is_empty()
    })
}

/// A holder releases the ball: upfield if possible, otherwise at its feet. Any other member takes the first
/// step there is.
fn member(rules: &Ruleset, s: &State, marker: Marker, choices: &[Action]) -> Option<Action> {
    if s.holder() == Some(marker) {
        let toss = Action::Toss(Facing::of(marker.seat()).dir());
        let downs = goalie::feet_squares(s, marker).map(Action::SetDown);
        return [toss].into_iter().chain(downs).find(|release| choices.contains(release));
    }
    onto_open_square(rules, s, choices)
}

/// The first ball step that ends on an open square, not in a slot.
fn onto_open_square(rules: &Ruleset, s: &State, choices: &[Action]) -> Option<Action> {
    let rests = |action: &Action| match action {
        Action::Step(dir) | Action::Kick(dir) => s.is_open(rules.board, s.ball.at.step(*dir)),
        _ => false,
    };
    choices.iter().copied().find(rests)
}
