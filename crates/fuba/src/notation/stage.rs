//! The agenda as words, the next stage last: `turn.5,first-action.home,action.away.1`.

use touchline_engine::{Refusal, Seat};

use super::fields::{area, line, number, refuse, seat, side, write_line, write_side};
use crate::flow::{Nth, Stage};
use crate::pitch::Area;

/// Stages without particulars.
const PLAIN: [(Stage, &str); 13] = [
    (Stage::ShowFormations, "show-formations"),
    (Stage::KickOffRoll, "kick-off-roll"),
    (Stage::KickOff, "kick-off"),
    (Stage::Target, "target"),
    (Stage::StageDice, "dice"),
    (Stage::SpecialEvent, "event"),
    (Stage::NewValue, "new-value"),
    (Stage::SecondActions, "second-actions"),
    (Stage::FreeKick, "free-kick"),
    (Stage::TakeFreeKick, "take-free-kick"),
    (Stage::FreeKickShot, "free-kick-shot"),
    (Stage::CornerSide, "corner-side"),
    (Stage::Dive, "dive"),
];

/// A stage made for a seat.
type Seated = fn(Seat) -> Stage;

/// Stages of one seat.
const SEATED: [(Seated, &str); 18] = [
    (Stage::Formation, "formation"),
    (Stage::HalfTime, "half-time"),
    (Stage::KickOffChoice, "kick-off-choice"),
    (Stage::SetUp, "set-up"),
    (Stage::PlaceKeeper, "place-keeper"),
    (Stage::StartAdjust, "start-adjust"),
    (Stage::Adjust, "adjust"),
    (Stage::EasyMove, "easy-move"),
    (Stage::Closest, "closest"),
    (Stage::FirstAction, "first-action"),
    (Stage::FreeMovement, "free-movement"),
    (Stage::GoalAttempt, "goal-attempt"),
    (Stage::SecondDie, "second-die"),
    (Stage::Rebound, "rebound"),
    (Stage::Pressing, "pressing"),
    (Stage::YellowCard, "yellow-card"),
    (Stage::SendOff, "send-off"),
    (Stage::QuickMoves, "quick-moves"),
];

pub(super) fn write(stage: Stage) -> String {
    if let Some((_, word)) = PLAIN.iter().find(|(plain, _)| *plain == stage) {
        return (*word).into();
    }
    for who in Seat::ALL {
        if let Some((_, word)) = SEATED.iter().find(|(seated, _)| seated(who) == stage) {
            return format!("{word}.{}", who.word());
        }
    }
    match stage {
        Stage::StartHalf(n) => format!("half.{n}"),
        Stage::Turn(n) => format!("turn.{n}"),
        Stage::Place(who, area) => format!("place.{}.{}", who.word(), area.name()),
        Stage::Action(who, Nth::First) => format!("action.{}.1", who.word()),
        Stage::Action(who, Nth::Second) => format!("action.{}.2", who.word()),
        Stage::Movement(who, line) => format!("movement.{}.{}", who.word(), write_line(line)),
        Stage::RedCard(who, extra) => format!("red-card.{}.{extra}", who.word()),
        Stage::GoalKickMoves(who) => format!("goal-kick-moves.{}", who.word()),
        Stage::PenaltyDie(kick) => format!("penalty-die.{}", write_side(kick)),
        _ => "penalty-kick".into(),
    }
}

pub(super) fn read(text: &str) -> Result<Stage, Refusal> {
    let unknown = || refuse("unknown-stage", text, "turn.0, target, action.home.1, movement.away.midfield");
    if let Some((stage, _)) = PLAIN.iter().find(|(_, word)| *word == text) {
        return Ok(*stage);
    }
    let parts: Vec<&str> = text.split('.').collect();
    match parts[..] {
        ["half", n @ ("1" | "2")] => Ok(Stage::StartHalf(number(n, 2)?)),
        ["turn", n] => Ok(Stage::Turn(number(n, 9)?)),
        ["place", who, place] => match area(place)? {
            Area::Spot => Err(unknown()),
            place => Ok(Stage::Place(seat(who)?, place)),
        },
        ["action", who, "1"] => Ok(Stage::Action(seat(who)?, Nth::First)),
        ["action", who, "2"] => Ok(Stage::Action(seat(who)?, Nth::Second)),
        ["movement", who, option] => Ok(Stage::Movement(seat(who)?, line(option).ok_or_else(unknown)?)),
        ["red-card", who, extra] => Ok(Stage::RedCard(seat(who)?, number(extra, 1)?)),
        ["goal-kick-moves", who] => Ok(Stage::GoalKickMoves(seat(who)?)),
        ["penalty-die", kick] => Ok(Stage::PenaltyDie(side(kick)?)),
        ["penalty-kick"] => Ok(Stage::PenaltyKick),
        [word, who] => {
            let (stage, _) = SEATED.iter().find(|(_, name)| *name == word).ok_or_else(unknown)?;
            Ok(stage(seat(who)?))
        }
        _ => Err(unknown()),
    }
}
