//! Checks that a typed position can be played.

use touchline_engine::{Choices, Refusal, Seat};

use super::agenda::is_stack;
use super::fields::{write_marker, write_square};
use super::stage;
use crate::board::Square;
use crate::flow::{self, Stage, Waiting};
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Hold, Restart, State, Tackle, TurnKind};

fn of(key: &'static str, marker: Marker) -> Refusal {
    Refusal::new(key).text("marker", write_marker(marker))
}

/// What must hold in every position, and what the next stage needs.
pub(super) fn before_play(rules: &Ruleset, s: &State) -> Result<(), Refusal> {
    s.present.iter().try_for_each(|marker| check_marker(rules, s, marker))?;
    for seat in Seat::ALL {
        if !s.present.has(Marker::goalie(seat)) {
            return Err(of("position-no-goalie", Marker::goalie(seat)));
        }
    }
    check_ball(rules, s)?;
    check_marks(rules, s)?;
    check_turn(rules, s)?;
    if s.half_began > s.turns {
        return Err(Refusal::new("position-half-began")
            .number("turns", s.turns)
            .number("began", s.half_began));
    }
    if s.ended.is_some() {
        return Ok(());
    }
    let stages = s.agenda.stages();
    stages.iter().try_for_each(|stage| check_stage(rules, s, *stage))?;
    let kick_off = stages.iter().any(|stage| matches!(stage, Stage::KickOff | Stage::Kicker));
    if kick_off && let Some(marker) = s.present.iter().find(|marker| rules.board.in_circle(s.at(*marker))) {
        return Err(of("position-in-circle", marker)); // G-SET-05
    }
    if !is_stack(s, stages) {
        return Err(Refusal::new("position-nothing-next"));
    }
    if s.flight.is_some() && !can_fly_on(rules, s) {
        return Err(Refusal::new("position-no-choice"));
    }
    Ok(())
}

/// Whether a steered flight can continue once its consequences are over: a ball above a marker may have to.
fn can_fly_on(rules: &Ruleset, s: &State) -> bool {
    let steered = match *s.agenda.stages() {
        [Stage::Close | Stage::TurnRoll | Stage::RolledTurn] => return s.is_open(rules.board, s.ball.at),
        [Stage::Act, Stage::Inertia(done), ..] => Some(Stage::Inertia(done)),
        [Stage::Act] | [Stage::Act, Stage::Member(_) | Stage::Entered(_), ..] => Some(Stage::Act),
        _ => None,
    };
    steered.is_none_or(|stage| {
        let mut then = *s;
        then.agenda.clear();
        then.agenda.push(stage);
        let mut actions = Choices::new();
        flow::actions(rules, &then, &mut actions);
        !actions.is_empty()
    })
}

/// A seat can be asked or dice can be rolled.
pub(super) fn playable(rules: &Ruleset, s: &State) -> Result<(), Refusal> {
    if s.ended.is_some() {
        return Ok(());
    }
    let Some(top) = s.agenda.top() else { return Err(Refusal::new("position-nothing-next")) };
    match flow::waiting(rules, s, top) {
        Waiting::Dice(roll)
            if s.rolled.is_some_and(|faces| faces.as_ref().len() != usize::from(roll.dice())) =>
        {
            Err(Refusal::new("position-reroll").number("want", roll.dice()))
        }
        Waiting::Dice(_) if s.rolled.is_none() => Ok(()),
        Waiting::For(..) if s.rolled.is_some() => Err(Refusal::new("position-reroll").number("want", 0)),
        Waiting::Dice(_) | Waiting::For(..) => {
            let mut actions = Choices::new();
            flow::actions(rules, s, &mut actions);
            if actions.is_empty() { Err(Refusal::new("position-no-choice")) } else { Ok(()) }
        }
        Waiting::Not => Err(Refusal::new("position-nothing-next")),
    }
}

/// On a permitted square: fielders on the field, a goalie also on its own slots; in hand only during a
/// placement.
fn check_marker(rules: &Ruleset, s: &State, marker: Marker) -> Result<(), Refusal> {
    if marker.number() > rules.fielders {
        return Err(of("position-too-many", marker).number("most", rules.fielders));
    }
    let at = s.at(marker);
    if at == Square::OFF {
        return if s.revealed { Err(of("position-marker-in-hand", marker)) } else { Ok(()) };
    }
    let board = rules.board;
    let slot = marker.is_goalie() && board.slot_of(at) == Some(marker.seat());
    if board.is_field(at) || slot {
        Ok(())
    } else {
        Err(of("position-off-board", marker)
            .text("square", write_square(at))
            .number("width", board.width)
            .number("length", board.length))
    }
}

/// On the board; not on a marker's square, unless that marker holds or juggles it or it is in flight.
fn check_ball(rules: &Ruleset, s: &State) -> Result<(), Refusal> {
    let (board, at) = (rules.board, s.ball.at);
    let wrong = |key| Err(Refusal::new(key).text("square", write_square(at)));
    match s.ball.hold {
        Hold::Held(marker) | Hold::Juggled(marker) if !s.is_up(marker) || at == Square::OFF => {
            Err(of("position-holder", marker))
        }
        Hold::Juggled(_) if !rules.has(Toggle::Juggle) => not_in_play(Toggle::Juggle, "juggled"),
        Hold::Held(marker) => {
            // In the hands of the team that plays now, or next.
            let next = matches!(s.agenda.stages(), [Stage::Between | Stage::OpenTurn, ..]);
            let plays = s.ended.is_some() || marker.seat() == if next { s.coming.seat } else { s.turn.seat };
            let throws = s.turn.kind == TurnKind::SetPiece(Restart::ThrowIn) && marker.seat() == s.turn.seat;
            let in_area = marker.is_goalie() && board.in_goalie_area(marker.seat(), at);
            if plays && s.flight.is_none() && (throws || in_area) {
                Ok(())
            } else {
                Err(of("position-holder", marker))
            }
        }
        Hold::Juggled(_) if s.flight.is_some() => Err(Refusal::new("position-flight")),
        Hold::Free if board.slot_of(at).is_some() => {
            let shot = |stage: &Stage| {
                matches!(
                    stage,
                    Stage::Shot
                        | Stage::StunningShot
                        | Stage::Save
                        | Stage::StunningSave
                        | Stage::Walk(_)
                        | Stage::Deflect(_)
                        | Stage::DeflectTo(_)
                )
            };
            // After a goal it lies there until the next kick-off.
            let lies = |stage: &Stage| matches!(stage, Stage::Between | Stage::Shootout);
            let fits = s.agenda.top().is_none_or(|top| shot(&top) || lies(&top) || is_penalty(s));
            if fits { Ok(()) } else { wrong("position-ball-slot") }
        }
        Hold::Free if !board.is_field(at) => wrong("position-ball-off-board"),
        Hold::Free if s.is_occupied(at) && !may_be_under(s) => wrong("position-ball-under"),
        Hold::Juggled(_) | Hold::Free => Ok(()),
    }
}

/// Whether the ball is moving, or play was stopped while it was.
fn may_be_under(s: &State) -> bool {
    s.flight.is_some()
        || s.ended.is_some()
        || is_penalty(s)
        || !s.revealed
        || s.agenda.stages().iter().any(|stage| {
            matches!(
                stage,
                Stage::Between
                    | Stage::Forced(_)
                    | Stage::Travel(_)
                    | Stage::SetPiece
                    | Stage::RedCardFielder(_)
                    | Stage::Shootout
                    | Stage::TakerSquare(_)
                    | Stage::Taker(_)
                    | Stage::MakeRoom(_)
                    | Stage::ClearArea
                    | Stage::LeaveArea(_)
                    | Stage::GoalKickSquare
                    | Stage::RepositionRow(_)
                    | Stage::RepositionColumn(..)
                    | Stage::RepositionFacing(_)
            ) || needs_marker_at_ball(*stage)
        })
}

/// Stages in which a marker meets a ball that has entered its square or a square next to it.
fn needs_marker_at_ball(stage: Stage) -> bool {
    matches!(
        stage,
        Stage::Contact(..)
            | Stage::Distance(..)
            | Stage::Redirect(..)
            | Stage::Arc(..)
            | Stage::RandomHeader(_)
            | Stage::BicycleLine(..)
            | Stage::Missed(..)
            | Stage::TrapOrKick(..)
            | Stage::FollowUp(_)
            | Stage::Drop(_)
            | Stage::FoulRoll(..)
            | Stage::Fouled(..)
    )
}

fn is_penalty(s: &State) -> bool {
    s.agenda.stages().iter().any(|stage| {
        matches!(
            stage,
            Stage::Penalty
                | Stage::Shootout
                | Stage::ShootoutRollOff
                | Stage::PenaltyTaker
                | Stage::PenaltyFace
                | Stage::PenaltySlot
                | Stage::PenaltyDie
                | Stage::PenaltySave(_)
                | Stage::PenaltyCorner
        )
    })
}

fn not_in_play(toggle: Toggle, got: &str) -> Result<(), Refusal> {
    Err(Refusal::new("position-not-in-play").text("got", got).text("needs", toggle.word()))
}

/// What markers have (skill, fouls, being down) belongs to rules in play.
fn check_marks(rules: &Ruleset, s: &State) -> Result<(), Refusal> {
    if !rules.down_kit() && !s.down.is_empty() {
        return not_in_play(Toggle::Tackle, "-");
    }
    for seat in Seat::ALL {
        let team = Markers::of(seat).iter();
        let points: u8 = team.map(|marker| s.piece(marker).skill).sum();
        if points > 0 && !rules.has(Toggle::Skill) {
            return not_in_play(Toggle::Skill, "skill");
        }
        if points > crate::optional::skill::POINTS || s.piece(Marker::goalie(seat)).skill > 0 {
            return Err(Refusal::new("position-skill").number("most", crate::optional::skill::POINTS));
        }
    }
    let left = |marker: &Marker| s.piece(*marker).skill_left > s.piece(*marker).skill;
    if let Some(marker) = Markers::ALL.iter().find(left) {
        return Err(of("position-skill-left", marker));
    }
    if s.flight.is_some_and(|flight| !s.present.has(flight.kicker) || flight.kicker.seat() != s.turn.seat) {
        return Err(Refusal::new("position-flight"));
    }
    Ok(())
}

/// The turn and the next one are consistent: set pieces have their spots, calls their dice.
fn check_turn(rules: &Ruleset, s: &State) -> Result<(), Refusal> {
    let board = rules.board;
    let on_board = |marker: Marker| s.present.has(marker) && s.at(marker) != Square::OFF;
    let is_corner = |spot: Square| Seat::ALL.iter().any(|seat| board.corner(*seat, spot.x) == spot);
    let spot_fits = |kind: TurnKind, spot: Square| match kind {
        TurnKind::SetPiece(Restart::CornerKick) => is_corner(spot),
        TurnKind::SetPiece(Restart::ThrowIn | Restart::FreeKick) => board.is_field(spot),
        TurnKind::SetPiece(Restart::GoalKick) => spot == Square::OFF || board.is_field(spot),
        TurnKind::Normal | TurnKind::KickOff | TurnKind::Goalie | TurnKind::Penalty => true,
    };
    let (turn, coming) = (&s.turn, &s.coming);
    let set_piece = |kind: TurnKind| matches!(kind, TurnKind::SetPiece(_) | TurnKind::Penalty);
    let corner = turn.kind == TurnKind::SetPiece(Restart::CornerKick);
    let taker = coming.taker.is_none_or(|taker| on_board(taker) && taker.seat() == coming.seat);
    let fits = spot_fits(turn.kind, turn.spot)
        && spot_fits(coming.kind, coming.spot)
        && taker
        && (rules.forced_kit() || !set_piece(turn.kind) && !set_piece(coming.kind))
        && (turn.called.is_none() || corner && coming.taker.is_some())
        && (coming.kind != TurnKind::Penalty || coming.taker.is_some());
    if !fits {
        return Err(Refusal::new("position-set-piece"));
    }
    if let Some(Tackle { tackler, target, .. }) = turn.tackle {
        let duel = on_board(tackler)
            && on_board(target)
            && tackler.seat() == turn.seat
            && target.seat() != turn.seat;
        if !duel || !rules.has(Toggle::Tackle) {
            return Err(Refusal::new("position-tackle"));
        }
    }
    if turn.dice == 0 && s.agenda.stages().contains(&Stage::TurnRoll) {
        return Err(Refusal::new("position-no-dice"));
    }
    Ok(())
}

/// The rule a stage depends on.
fn toggle_of(stage: Stage) -> Option<Toggle> {
    Some(match stage {
        Stage::MaybeTackle | Stage::TackleTarget(..) | Stage::TackleCall(..) => Toggle::Tackle,
        Stage::PoorAim => Toggle::PoorAim,
        Stage::Inertia(_) => Toggle::Inertia,
        Stage::Walk(_) | Stage::Deflect(_) | Stage::DeflectTo(_) => Toggle::Deflection,
        Stage::Loose | Stage::LooseRoll => Toggle::LooseTwo,
        Stage::JuggleFoot(_)
        | Stage::JuggleKnee(_)
        | Stage::JuggleLength(..)
        | Stage::FollowUp(_)
        | Stage::Drop(_) => Toggle::Juggle,
        Stage::FakeRoll(..) => Toggle::Fake,
        Stage::SkillPoint(..) => Toggle::Skill,
        Stage::RepositionRow(_) | Stage::RepositionColumn(..) | Stage::RepositionFacing(_) => {
            Toggle::Reposition
        }
        Stage::FoulRoll(..) | Stage::Fouled(..) | Stage::Penalty | Stage::PenaltyCorner => Toggle::Fouls,
        Stage::RedCardFielder(_) => Toggle::Cards,
        Stage::PenaltyFace => Toggle::Shootout,
        Stage::RandomHeader(_) => Toggle::Header,
        Stage::BicycleLine(..) => Toggle::Bicycle,
        Stage::Entered(_)
        | Stage::Offers(_)
        | Stage::Combine(_)
        | Stage::Contact(..)
        | Stage::TrapOrKick(..)
        | Stage::Distance(..)
        | Stage::Redirect(..)
        | Stage::Arc(..)
        | Stage::Missed(..)
        | Stage::Travel(_) => Toggle::Intercept,
        _ => return None,
    })
}

/// What a stage names exists and belongs to rules in play.
fn check_stage(rules: &Ruleset, s: &State, stage: Stage) -> Result<(), Refusal> {
    if let Some(toggle) = toggle_of(stage).filter(|toggle| !rules.has(*toggle)) {
        return not_in_play(toggle, &stage::write(stage));
    }
    let forces =
        matches!(stage, Stage::Forced(_) | Stage::SetPiece | Stage::Taker(_) | Stage::TakerSquare(_));
    if forces && !rules.forced_kit() {
        return not_in_play(Toggle::PoorAim, &stage::write(stage));
    }
    for marker in stage.markers() {
        let placed = s.at(marker) != Square::OFF;
        let placing = matches!(stage, Stage::PlaceRow(_) | Stage::PlaceColumn(..));
        if !s.present.has(marker) || placed == placing {
            return Err(of("position-stage-marker", marker).text("stage", stage::write(stage)));
        }
    }
    Ok(())
}
