//! Stages as words: `act`, `member:H5`, `forced:ne/3/5,5/4,4/offers`.

use touchline_engine::{Refusal, Seat};

use super::action::{ATTEMPTS, LEVELS};
use super::fields::{
    dir, from_word, marker, number, refuse, seat, square, word, write_dir, write_marker, write_square,
};
use super::turn::{KINDS, kind_word};
use crate::advanced::fake_out::Level;
use crate::advanced::intercept::Attempt;
use crate::board::{Dir, LONGEST, Square};
use crate::flow::Stage;
use crate::marker::Marker;
use crate::optional::fouls::Contact;
use crate::optional::skill;
use crate::state::{Restart, TurnKind};

const EXAMPLE: &str = "act member:H5";

/// Stages without particulars.
const BARE: [(Stage, &str); 31] = [
    (Stage::Between, "between"),
    (Stage::Reveal, "reveal"),
    (Stage::RollOff, "roll-off"),
    (Stage::KickOff, "kick-off"),
    (Stage::Kicker, "kicker"),
    (Stage::OpenTurn, "open-turn"),
    (Stage::MaybeTackle, "maybe-tackle"),
    (Stage::TurnRoll, "turn-roll"),
    (Stage::RolledTurn, "rolled-turn"),
    (Stage::PoorAim, "poor-aim"),
    (Stage::Act, "act"),
    (Stage::GrabRoll, "grab-roll"),
    (Stage::Close, "close"),
    (Stage::Loose, "loose"),
    (Stage::LooseRoll, "loose-roll"),
    (Stage::SetPiece, "set-piece"),
    (Stage::GoalKickSquare, "goal-kick-square"),
    (Stage::ClearArea, "clear-area"),
    (Stage::CornerCall, "corner-call"),
    (Stage::Penalty, "penalty"),
    (Stage::Shootout, "shootout"),
    (Stage::ShootoutRollOff, "shootout-roll-off"),
    (Stage::PenaltyTaker, "penalty-taker"),
    (Stage::PenaltyFace, "penalty-face"),
    (Stage::PenaltySlot, "penalty-slot"),
    (Stage::PenaltyDie, "penalty-die"),
    (Stage::PenaltyCorner, "penalty-corner"),
    (Stage::Shot(false), "shot"),
    (Stage::Shot(true), "shot-stuns"),
    (Stage::Save(false), "save"),
    (Stage::Save(true), "save-stuns"),
];

pub(super) fn write(stage: Stage) -> String {
    let name = |what: &str, marker: Marker| format!("{what}:{}", write_marker(marker));
    let toward = |what: &str, marker: Marker, dir: Dir| format!("{}/{}", name(what, marker), write_dir(dir));
    let tried = |what: &str, marker: Marker, attempt: Attempt| {
        format!("{}/{}", name(what, marker), word(&ATTEMPTS, attempt))
    };
    match stage {
        Stage::Between
        | Stage::Reveal
        | Stage::RollOff
        | Stage::KickOff
        | Stage::Kicker
        | Stage::OpenTurn
        | Stage::MaybeTackle
        | Stage::TurnRoll
        | Stage::RolledTurn
        | Stage::PoorAim
        | Stage::Act
        | Stage::GrabRoll
        | Stage::Close
        | Stage::Loose
        | Stage::LooseRoll
        | Stage::SetPiece
        | Stage::GoalKickSquare
        | Stage::ClearArea
        | Stage::CornerCall
        | Stage::Penalty
        | Stage::Shootout
        | Stage::ShootoutRollOff
        | Stage::PenaltyTaker
        | Stage::PenaltyFace
        | Stage::PenaltySlot
        | Stage::PenaltyDie
        | Stage::PenaltyCorner
        | Stage::Shot(_)
        | Stage::Save(_) => word(&BARE, stage).into(),
        Stage::PlaceRow(m) => name("place", m),
        Stage::PlaceColumn(m, row) => format!("{}/{row}", name("place-column", m)),
        Stage::SkillPoint(seat, left) => format!("skill-point:{}/{left}", seat.word()),
        Stage::TackleTarget(m, None) => name("tackle-target", m),
        Stage::TackleTarget(m, Some(dir)) => toward("tackle-target", m, dir),
        Stage::TackleCall(m, x, false) => format!("{}/{}", name("tackle-call", m), write_marker(x)),
        Stage::TackleCall(m, x, true) => format!("{}/{}/stepped", name("tackle-call", m), write_marker(x)),
        Stage::Inertia(done) => format!("inertia:{done}"),
        Stage::Member(m) => name("member", m),
        Stage::Entered(dir) => format!("entered:{}", write_dir(dir)),
        Stage::Offers(dir) => format!("offers:{}", write_dir(dir)),
        Stage::Combine(dir) => format!("combine:{}", write_dir(dir)),
        Stage::Forced { dir, left, start, origin, offers } => format!(
            "forced:{}/{left}/{}/{}{}",
            write_dir(dir),
            write_square(start),
            write_square(origin),
            if offers { "/offers" } else { "" }
        ),
        Stage::Travel(to) => format!("travel:{}", write_square(to)),
        Stage::Contact(m, attempt, dir) => format!("{}/{}", tried("contact", m, attempt), write_dir(dir)),
        Stage::TrapOrKick(m, dir) => toward("trap-or-kick", m, dir),
        Stage::Distance(m, attempt, dir) => format!("{}/{}", tried("distance", m, attempt), write_dir(dir)),
        Stage::Redirect(m, attempt, n) => format!("{}/{n}", tried("redirect", m, attempt)),
        Stage::Arc(m, attempt) => tried("arc", m, attempt),
        Stage::RandomHeader(m) => name("random-header", m),
        Stage::BicycleLine(m, n) => format!("{}/{n}", name("bicycle-line", m)),
        Stage::Missed(m, dir) => toward("missed", m, dir),
        Stage::Walk(points) => format!("walk:{points}"),
        Stage::Deflect(left) => format!("deflect:{left}"),
        Stage::DeflectTo(k) => format!("deflect-to:{k}"),
        Stage::JuggleFoot(m) => name("juggle-foot", m),
        Stage::JuggleKnee(m) => name("juggle-knee", m),
        Stage::JuggleLength(m, dir) => toward("juggle-length", m, dir),
        Stage::FollowUp(m) => name("follow-up", m),
        Stage::Drop(m) => name("drop", m),
        Stage::FakeRoll(m, d, level) => {
            format!("{}/{}/{}", name("fake-roll", m), write_marker(d), word(&LEVELS, level))
        }
        Stage::RepositionRow(m) => name("reposition", m),
        Stage::RepositionColumn(m, row) => format!("{}/{row}", name("reposition-column", m)),
        Stage::RepositionFacing(m) => name("reposition-facing", m),
        Stage::LeaveArea(m) => name("leave-area", m),
        Stage::Taker(restart) => format!("taker:{}", kind_word(TurnKind::SetPiece(restart))),
        Stage::TakerSquare(m) => name("taker-square", m),
        Stage::MakeRoom(m) => name("make-room", m),
        Stage::FoulRoll(contact, m) => format!("{}/{}", name("foul-roll", m), write_contact(contact)),
        Stage::Fouled(contact, m) => format!("{}/{}", name("fouled", m), write_contact(contact)),
        Stage::RedCardFielder(seat) => format!("red-card-fielder:{}", seat.word()),
        Stage::PenaltySave(dice) => format!("penalty-save:{dice}"),
    }
}

pub(super) fn read(text: &str) -> Result<Stage, Refusal> {
    if let Some(stage) = from_word(&BARE, text) {
        return Ok(stage);
    }
    let unknown = || refuse("unknown-stage", text, EXAMPLE);
    let (name, rest) = text.split_once(':').ok_or_else(unknown)?;
    let args: Vec<&str> = rest.split('/').collect();
    let small = |text: &str, most: u8| number("number-stage", text, 0..=most);
    let row = |text: &str| small(text, LONGEST.cast_unsigned() + 1).map(u8::cast_signed);
    Ok(match (name, &args[..]) {
        ("skill-point", [who, left]) => {
            Stage::SkillPoint(seat(who)?, number("number-stage", left, 1..=skill::POINTS)?)
        }
        ("inertia", [done]) => Stage::Inertia(small(done, 6)?),
        ("entered", [way]) => Stage::Entered(dir(way)?),
        ("offers", [way]) => Stage::Offers(dir(way)?),
        ("combine", [way]) => Stage::Combine(dir(way)?),
        ("forced", [way, left, start, origin]) => forced(way, left, [start, origin], false)?,
        ("forced", [way, left, start, origin, "offers"]) => forced(way, left, [start, origin], true)?,
        ("taker", [what]) => Stage::Taker(restart(what)?),
        ("travel", [to]) => Stage::Travel(square(to)?),
        ("walk", [points]) => Stage::Walk(number("number-face", points, 1..=6_u8)?),
        ("deflect", [left]) => Stage::Deflect(small(left, 6)?),
        ("deflect-to", [k]) => Stage::DeflectTo(number("number-face", k, 1..=6_u8)?),
        ("red-card-fielder", [who]) => Stage::RedCardFielder(seat(who)?),
        ("penalty-save", [dice]) => Stage::PenaltySave(number("number-stage", dice, 1..=2_u8)?),
        (name, [who]) => of_marker(name, marker(who)?).ok_or_else(unknown)?,
        ("place-column", [who, y]) => Stage::PlaceColumn(marker(who)?, row(y)?),
        ("reposition-column", [who, y]) => Stage::RepositionColumn(marker(who)?, row(y)?),
        ("tackle-target", [who, way]) => Stage::TackleTarget(marker(who)?, Some(dir(way)?)),
        ("tackle-call", [who, whom]) => Stage::TackleCall(marker(who)?, marker(whom)?, false),
        ("tackle-call", [who, whom, "stepped"]) => Stage::TackleCall(marker(who)?, marker(whom)?, true),
        ("contact", [who, how, way]) => Stage::Contact(marker(who)?, attempt(how)?, dir(way)?),
        ("distance", [who, how, way]) => Stage::Distance(marker(who)?, attempt(how)?, dir(way)?),
        ("redirect", [who, how, n]) => {
            Stage::Redirect(marker(who)?, attempt(how)?, number("number-face", n, 1..=6_u8)?)
        }
        ("arc", [who, how]) => Stage::Arc(marker(who)?, attempt(how)?),
        ("bicycle-line", [who, n]) => Stage::BicycleLine(marker(who)?, number("number-face", n, 1..=6_u8)?),
        ("trap-or-kick", [who, way]) => Stage::TrapOrKick(marker(who)?, dir(way)?),
        ("missed", [who, way]) => Stage::Missed(marker(who)?, dir(way)?),
        ("juggle-length", [who, way]) => Stage::JuggleLength(marker(who)?, dir(way)?),
        ("fake-roll", [who, whom, how]) => Stage::FakeRoll(marker(who)?, marker(whom)?, level(how)?),
        ("foul-roll", [who, how]) => Stage::FoulRoll(contact(how)?, marker(who)?),
        ("fouled", [who, how]) => Stage::Fouled(contact(how)?, marker(who)?),
        _ => return Err(unknown()),
    })
}

/// Stages that name a marker and nothing else.
fn of_marker(name: &str, marker: Marker) -> Option<Stage> {
    Some(match name {
        "place" => Stage::PlaceRow(marker),
        "tackle-target" => Stage::TackleTarget(marker, None),
        "member" => Stage::Member(marker),
        "random-header" => Stage::RandomHeader(marker),
        "juggle-foot" => Stage::JuggleFoot(marker),
        "juggle-knee" => Stage::JuggleKnee(marker),
        "follow-up" => Stage::FollowUp(marker),
        "drop" => Stage::Drop(marker),
        "reposition" => Stage::RepositionRow(marker),
        "reposition-facing" => Stage::RepositionFacing(marker),
        "leave-area" => Stage::LeaveArea(marker),
        "taker-square" => Stage::TakerSquare(marker),
        "make-room" => Stage::MakeRoom(marker),
        _ => return None,
    })
}

fn forced(way: &str, left: &str, [start, origin]: [&str; 2], offers: bool) -> Result<Stage, Refusal> {
    // The longest forced move is that of a random header.
    let left = number("number-stage", left, 0..=12_u8)?;
    let [start, origin]: [Square; 2] = [square(start)?, square(origin)?];
    Ok(Stage::Forced { dir: dir(way)?, left, start, origin, offers })
}

fn restart(text: &str) -> Result<Restart, Refusal> {
    match from_word(&KINDS, text) {
        Some(TurnKind::SetPiece(restart)) => Ok(restart),
        _ => Err(refuse("unknown-stage", text, "throw-in, corner, goal-kick, free-kick")),
    }
}

fn attempt(text: &str) -> Result<Attempt, Refusal> {
    from_word(&ATTEMPTS, text).ok_or_else(|| refuse("unknown-stage", text, "feet, chest, header, bicycle"))
}

fn level(text: &str) -> Result<Level, Refusal> {
    from_word(&LEVELS, text).ok_or_else(|| refuse("bad-level", text, "mild, moderate, extreme"))
}

fn write_contact(contact: Contact) -> String {
    match contact {
        Contact::Step(dir) => format!("step-{}", write_dir(dir)),
        Contact::Header => "header".into(),
        Contact::Tackle(marker) => format!("tackle-{}", write_marker(marker)),
    }
}

fn contact(text: &str) -> Result<Contact, Refusal> {
    match text.split_once('-') {
        Some(("step", way)) => Ok(Contact::Step(dir(way)?)),
        Some(("tackle", who)) => Ok(Contact::Tackle(marker(who)?)),
        None if text == "header" => Ok(Contact::Header),
        _ => Err(refuse("unknown-stage", text, "step-ne, header, tackle-A5")),
    }
}

/// The seat whose decision it must be, or whose marker it names, has to be known to the check.
pub(super) fn seat_of(stage: Stage) -> Option<Seat> {
    markers_of(stage)[0].map(Marker::seat)
}

/// The markers a stage names.
pub(super) fn markers_of(stage: Stage) -> [Option<Marker>; 2] {
    match stage {
        Stage::PlaceRow(m)
        | Stage::PlaceColumn(m, _)
        | Stage::TackleTarget(m, _)
        | Stage::Member(m)
        | Stage::Contact(m, ..)
        | Stage::TrapOrKick(m, _)
        | Stage::Distance(m, ..)
        | Stage::Redirect(m, ..)
        | Stage::Arc(m, _)
        | Stage::RandomHeader(m)
        | Stage::BicycleLine(m, _)
        | Stage::Missed(m, _)
        | Stage::JuggleFoot(m)
        | Stage::JuggleKnee(m)
        | Stage::JuggleLength(m, _)
        | Stage::FollowUp(m)
        | Stage::Drop(m)
        | Stage::RepositionRow(m)
        | Stage::RepositionColumn(m, _)
        | Stage::RepositionFacing(m)
        | Stage::LeaveArea(m)
        | Stage::TakerSquare(m)
        | Stage::MakeRoom(m)
        | Stage::FoulRoll(Contact::Step(_) | Contact::Header, m)
        | Stage::Fouled(Contact::Step(_) | Contact::Header, m) => [Some(m), None],
        Stage::TackleCall(m, x, _)
        | Stage::FakeRoll(m, x, _)
        | Stage::FoulRoll(Contact::Tackle(x), m)
        | Stage::Fouled(Contact::Tackle(x), m) => [Some(m), Some(x)],
        Stage::Between
        | Stage::Reveal
        | Stage::SkillPoint(..)
        | Stage::RollOff
        | Stage::KickOff
        | Stage::Kicker
        | Stage::OpenTurn
        | Stage::MaybeTackle
        | Stage::TurnRoll
        | Stage::RolledTurn
        | Stage::PoorAim
        | Stage::Inertia(_)
        | Stage::Act
        | Stage::GrabRoll
        | Stage::Close
        | Stage::Entered(_)
        | Stage::Offers(_)
        | Stage::Combine(_)
        | Stage::Forced { .. }
        | Stage::Travel(_)
        | Stage::Shot(_)
        | Stage::Save(_)
        | Stage::Walk(_)
        | Stage::Deflect(_)
        | Stage::DeflectTo(_)
        | Stage::Loose
        | Stage::LooseRoll
        | Stage::SetPiece
        | Stage::GoalKickSquare
        | Stage::ClearArea
        | Stage::Taker(_)
        | Stage::CornerCall
        | Stage::RedCardFielder(_)
        | Stage::Penalty
        | Stage::Shootout
        | Stage::ShootoutRollOff
        | Stage::PenaltyTaker
        | Stage::PenaltyFace
        | Stage::PenaltySlot
        | Stage::PenaltyDie
        | Stage::PenaltySave(_)
        | Stage::PenaltyCorner => [None, None],
    }
}
