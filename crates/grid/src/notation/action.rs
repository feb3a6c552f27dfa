//! Actions as phrases: `pick H5`, `kick ne`, `to 10,12`.

use touchline_engine::Refusal;

use super::fields::{
    dir, facing, from_word, marker, number, refuse, square, word, write_marker, write_square,
};
use crate::action::{Action, Hand};
use crate::advanced::fake_out::Level;
use crate::advanced::intercept::Attempt;
use crate::board::{LONGEST, SLOTS, WIDEST};
use crate::rules::turn::Parity;

/// Phrases without arguments.
const BARE: [(Action, &str); 14] = [
    (Action::End, "end"),
    (Action::Stop, "stop"),
    (Action::Juggle, "juggle"),
    (Action::OpenSkill, "open skill"),
    (Action::Stay, "stay"),
    (Action::Decline, "decline"),
    (Action::Call(Parity::Odd), Parity::Odd.word()),
    (Action::Call(Parity::Even), Parity::Even.word()),
    (Action::Keep, "keep"),
    (Action::Trap, "trap"),
    (Action::Volley, "volley"),
    (Action::Roll, "roll on"),
    (Action::Normal, "normal"),
    (Action::FollowHeader, "follow header"),
];

pub(super) fn write(action: Action) -> String {
    match action {
        Action::End
        | Action::Stop
        | Action::Juggle
        | Action::OpenSkill
        | Action::Stay
        | Action::Decline
        | Action::Call(_)
        | Action::Keep
        | Action::Trap
        | Action::Volley
        | Action::Roll
        | Action::Normal
        | Action::FollowHeader => word(&BARE, action).into(),
        Action::Step(dir) => format!("step {}", dir.word()),
        Action::Pick(marker) => format!("pick {}", write_marker(marker)),
        Action::Move(dir) => format!("move {}", dir.word()),
        Action::Kick(dir) => format!("kick {}", dir.word()),
        Action::Toss(dir) => format!("toss {}", dir.word()),
        Action::SetDown(square) => format!("set down {}", write_square(square)),
        Action::Turn(hand) => format!("turn {}", hand.word()),
        Action::Stand(facing) => format!("stand {}", facing.word()),
        Action::Fake(marker, level) => format!("fake {} {}", write_marker(marker), level.word()),
        Action::Row(y) => format!("row {y}"),
        Action::Column(x) => format!("column {x}"),
        Action::Face(facing) => format!("face {}", facing.word()),
        Action::Skill(marker) => format!("skill {}", write_marker(marker)),
        Action::Kicker(marker, square) => {
            format!("kicker {} {}", write_marker(marker), write_square(square))
        }
        Action::Tackle(marker, None) => format!("tackle {}", write_marker(marker)),
        Action::Tackle(marker, Some(dir)) => format!("tackle {} {}", write_marker(marker), dir.word()),
        Action::Opponent(marker) => format!("opponent {}", write_marker(marker)),
        Action::Reroll(marker) => format!("reroll {}", write_marker(marker)),
        Action::Aim(marker, dir) => format!("aim {} {}", write_marker(marker), dir.word()),
        Action::Attempt(attempt, marker) => format!("{} {}", attempt.word(), write_marker(marker)),
        Action::To(square) => format!("to {}", write_square(square)),
        Action::Toward(dir) => format!("toward {}", dir.word()),
        Action::Taker(marker) => format!("taker {}", write_marker(marker)),
        Action::From(square, facing) => format!("from {} {}", write_square(square), facing.word()),
        Action::Direct(total) => format!("direct {total}"),
        Action::FollowBicycle(square) => format!("follow bicycle {}", write_square(square)),
        Action::FollowKick(square) => format!("follow kick {}", write_square(square)),
        Action::Slot(slot) => format!("slot {slot}"),
        Action::Hide(face) => format!("hide {face}"),
    }
}

pub(super) fn read(text: &str) -> Result<Action, Refusal> {
    let lower = text.trim().to_ascii_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    if let Some(action) = from_word(&BARE, &words.join(" ")) {
        return Ok(action);
    }
    let Some((first, rest)) = words.split_first() else { return Err(unknown(text)) };
    match (*first, rest) {
        ("step", [way]) => Ok(Action::Step(dir(way)?)),
        ("move", [way]) => Ok(Action::Move(dir(way)?)),
        ("kick", [way]) => Ok(Action::Kick(dir(way)?)),
        ("toss" | "throw", [way]) => Ok(Action::Toss(dir(way)?)),
        ("toward" | "towards", [way]) => Ok(Action::Toward(dir(way)?)),
        ("turn", [hand]) => {
            let hand = Hand::from_word(hand).ok_or_else(|| refuse("bad-hand", hand, "left, right"))?;
            Ok(Action::Turn(hand))
        }
        ("stand", [way]) => Ok(Action::Stand(facing(way)?)),
        ("face", [way]) => Ok(Action::Face(facing(way)?)),
        ("set", ["down", place]) => Ok(Action::SetDown(square(place)?)),
        ("to", [place]) => Ok(Action::To(square(place)?)),
        ("from", [place, way]) => Ok(Action::From(square(place)?, facing(way)?)),
        ("follow", ["bicycle", place]) => Ok(Action::FollowBicycle(square(place)?)),
        ("follow", ["kick", place]) => Ok(Action::FollowKick(square(place)?)),
        ("row", [y]) => Ok(Action::Row(number("number-row", y, 0..=ROWS)?.cast_signed())),
        ("column", [x]) => Ok(Action::Column(number("number-column", x, 1..=COLUMNS)?.cast_signed())),
        ("direct", [total]) => Ok(Action::Direct(number("number-total", total, 3..=18_u8)?)),
        ("slot", [slot]) => Ok(Action::Slot(number("number-slot", slot, 1..=ALL_SLOTS)?.cast_signed())),
        ("hide", [face]) => Ok(Action::Hide(number("number-face", face, 1..=6_u8)?)),
        (first, [rest @ .., last]) => with_marker(first, rest, last, text),
        _ => Err(unknown(text)),
    }
}

const ROWS: u8 = LONGEST.cast_unsigned() + 1;
const COLUMNS: u8 = WIDEST.cast_unsigned();
const ALL_SLOTS: u8 = SLOTS.cast_unsigned();

/// Phrases that name a marker, perhaps in two words (`pick home goalie`), and perhaps something after it.
fn with_marker(first: &str, rest: &[&str], last: &str, text: &str) -> Result<Action, Refusal> {
    let whole = || marker(&[rest, &[last]].concat().join(" "));
    let before = || marker(&rest.join(" "));
    match first {
        "pick" => Ok(Action::Pick(whole()?)),
        "skill" => Ok(Action::Skill(whole()?)),
        "opponent" => Ok(Action::Opponent(whole()?)),
        "reroll" => Ok(Action::Reroll(whole()?)),
        "taker" => Ok(Action::Taker(whole()?)),
        "tackle" => match dir(last) {
            Ok(dir) if !rest.is_empty() => Ok(Action::Tackle(before()?, Some(dir))),
            _ => Ok(Action::Tackle(whole()?, None)),
        },
        "aim" => Ok(Action::Aim(before()?, dir(last)?)),
        "kicker" => Ok(Action::Kicker(before()?, square(last)?)),
        "fake" => {
            let level =
                Level::from_word(last).ok_or_else(|| refuse("bad-level", last, "mild, moderate, extreme"))?;
            Ok(Action::Fake(before()?, level))
        }
        _ => match Attempt::from_word(first) {
            Some(attempt) => Ok(Action::Attempt(attempt, whole()?)),
            None => Err(unknown(text)),
        },
    }
}

fn unknown(text: &str) -> Refusal {
    refuse(
        "unknown-grid-action",
        text,
        "pick H5; kick ne; step n; move w; stop; end; row 5; column 7; decline",
    )
}
