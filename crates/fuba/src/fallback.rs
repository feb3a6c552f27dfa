//! The answer given for a seat whose clock ran out: harmless, always legal.

use touchline_engine::{Choices, Seat};

use crate::action::Action;
use crate::flow::{self, Stage};
use crate::pitch::{Area, penalty_area};
use crate::rules::target;
use crate::ruleset::Ruleset;
use crate::state::{ActionKind, Formation, Line, State};

/// The ball's own area for a target, the present or commonest formation, the lines of the formation at a setup, nothing that
/// risks the ball, else the first legal action.
pub(crate) fn action(rules: &Ruleset, s: &State) -> Action {
    let wanted = match s.agenda.top() {
        Some(Stage::Target) => target::fallback(rules, s),
        Some(Stage::Formation(_)) => Some(Action::Formation(Formation::default())),
        Some(Stage::HalfTime(seat)) => Some(Action::Formation(s.teams[seat].formation)),
        // A team's second action may not repeat its first: one of the two is always open (F-ACT-08).
        Some(Stage::Action(seat, _)) if s.turn.acted[seat] == Some(ActionKind::Positioning) => {
            Some(Action::Movement(Line::Defence))
        }
        Some(Stage::Action(..)) => Some(Action::Position(0)),
        Some(Stage::SecondActions) => Some(Action::NewTurn),
        Some(Stage::TakeFreeKick) => Some(Action::Pass),
        Some(Stage::PlaceKeeper(seat)) => Some(Action::PlaceKeeper(penalty_area(seat))),
        Some(Stage::Place(seat, area)) => Some(Action::Place(standard(s, seat, area))),
        _ => Some(Action::Done),
    };
    let mut legal = Choices::new();
    flow::actions(rules, s, &mut legal);
    wanted.filter(|action| legal.contains(action)).or(legal.first().copied()).unwrap_or_default()
}

/// How many players stand in an area when a team lines up by its formation: defenders on the corners and in front of the
/// penalty area, midfielders on the wings and in the centre, forwards in the centre.
fn standard(s: &State, seat: Seat, area: Area) -> u8 {
    let Formation { defenders, midfielders, forwards } = s.teams[seat].formation;
    let wanted = match area.for_seat(seat) {
        Area::Alc | Area::Arc => u8::from(defenders > 2),
        Area::Afr if defenders > 2 => defenders - 2,
        Area::Afr => defenders,
        Area::Alw | Area::Arw => u8::from(midfielders > 1) + u8::from(midfielders > 4),
        Area::Ce => s.squads[seat]
            .in_hand
            .min(midfielders.saturating_sub(if midfielders > 4 { 4 } else { 2 }) + forwards),
        _ => 0,
    };
    let needed = if area == s.ball.area { wanted.max(2) } else { wanted };
    needed.min(s.squads[seat].in_hand)
}
