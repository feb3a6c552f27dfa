//! The answer for a seat whose clock ran out: harmless, always legal.

use touchline_engine::{Choices, Seat};

use crate::action::Action;
use crate::decision::Decision;
use crate::flow::{self, Waiting};
use crate::pitch::{Area, penalty_area};
use crate::rules::positioning::Positioning;
use crate::rules::target;
use crate::ruleset::Ruleset;
use crate::state::{ActionKind, Formation, Line, State, Styles};

/// The ball's own area as target, the current or most common formation, the lines of the formation at a
/// setup, nothing that risks the ball, otherwise the first legal action.
pub(crate) fn action(rules: &Ruleset, s: &State) -> Action {
    let Some(Waiting::For(seat, decision)) = s.agenda.top().map(|stage| flow::waiting(rules, s, stage))
    else {
        return Action::default();
    };
    let wanted = match decision {
        Decision::Target => target::fallback(rules, s),
        Decision::Formation => Some(Action::Formation(Formation::default())),
        Decision::HalfTime => Some(Action::Formation(s.teams[seat].formation)),
        // A team's second action may not repeat its first: one of the two is always open (F-ACT-08).
        Decision::Action(_) if s.turn.acted[seat].has(ActionKind::Positioning) => {
            Some(Action::Movement(Line::Defence))
        }
        Decision::Action(_) => Some(match rules.positioning {
            Positioning::ByNumbers => Action::Adjust,
            Positioning::OwnFavour => Action::Position(0),
        }),
        Decision::SecondActions => Some(Action::NewTurn),
        Decision::FreeKick => Some(Action::Pass),
        Decision::PlaceKeeper => Some(Action::PlaceKeeper(penalty_area(seat))),
        Decision::Place(area) => Some(Action::Place(standard(s, seat, area))),
        Decision::Adjust
        | Decision::EasyMove
        | Decision::FreeMovement
        | Decision::Movement(_)
        | Decision::QuickMoves
        | Decision::GoalKickMoves
        | Decision::EventMoves
        | Decision::MaybeShoot
        | Decision::MaybeMove
        | Decision::MaybePress
        | Decision::SlowKick
        | Decision::SlowMoves
        | Decision::Window(_)
        | Decision::SkillChoice(_)
        | Decision::Substitutions
        | Decision::Replace
        | Decision::Sweep
        | Decision::SlowPlay
        | Decision::Bounce
        | Decision::PassOn => Some(Action::Done),
        Decision::MidfieldRoles => Some(Action::MidfieldRoles(0, 0)),
        Decision::OtherRoles => Some(Action::OtherRoles(0, 0, 0)),
        Decision::Styles => Some(Action::Styles(Styles::default())),
        Decision::KickOff
        | Decision::Closest
        | Decision::Corner
        | Decision::Dive
        | Decision::PenaltyKick
        | Decision::SendOff
        | Decision::Skill
        | Decision::LosePoint
        | Decision::GainPoint
        | Decision::Substitution
        | Decision::Injured
        | Decision::Nominate => None,
    };
    let mut legal = Choices::new();
    flow::actions(rules, s, &mut legal);
    wanted.filter(|action| legal.contains(action)).or(legal.first().copied()).unwrap_or_default()
}

/// How many players a team places in an area by its formation: defenders on the corners and in front of the
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
        Area::Apa | Area::Blw | Area::Brw | Area::Bfr | Area::Blc | Area::Bpa | Area::Brc | Area::Spot => 0,
    };
    let needed = if area == s.ball.area { wanted.max(2) } else { wanted };
    needed.min(s.squads[seat].in_hand)
}
