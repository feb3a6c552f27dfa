//! The turn: in full as the machine writes it, or only those of its parts that matter, each by its name:
//! `5,open,BLC,home,AFR>CE,53,1-1,away,+0,none,none-none`, `pass:AFR>CE,dice:53`.

use touchline_engine::reading::{from_word, word};
use touchline_engine::{BySeat, Refusal, Seat, worded};

use super::fields::{area, number_of, refuse, seat};
use super::position::read_pair;
use crate::state::{ActionKind, Cell, Effect, Kinds, Restart, Turn};

const EFFECTS: [(Effect, &str); 30] = [
    (Effect::Moves(Seat::Home, 1), "moves-home-1"),
    (Effect::Moves(Seat::Home, 2), "moves-home-2"),
    (Effect::Moves(Seat::Away, 1), "moves-away-1"),
    (Effect::Moves(Seat::Away, 2), "moves-away-2"),
    (Effect::NoDefence(Seat::Home), "no-defence-home"),
    (Effect::NoDefence(Seat::Away), "no-defence-away"),
    (Effect::None, "none"),
    (Effect::FailedPass, "failed-pass"),
    (Effect::ExtraStep(Seat::Home), "extra-home"),
    (Effect::ExtraStep(Seat::Away), "extra-away"),
    (Effect::NoActions, "no-actions"),
    (Effect::FreeDribble, "free-dribble"),
    (Effect::AttackMove, "attack-move"),
    (Effect::DefenceMove, "defence-move"),
    (Effect::RollOff(Cell::FastSituation), "roll-off-fast-situation"),
    (Effect::RollOff(Cell::BallBounces), "roll-off-ball-bounces"),
    (Effect::RollOff(Cell::OverSideLine), "roll-off-side-line"),
    (Effect::RollOff(Cell::OverGoalLine), "roll-off-goal-line"),
    (Effect::RollOff(Cell::HeadCollision), "roll-off-head-collision"),
    (Effect::RollOff(Cell::OldStar), "roll-off-old-star"),
    (Effect::RollOff(Cell::YoungTalent), "roll-off-young-talent"),
    (Effect::FastSituation(Seat::Home), "fast-situation-home"),
    (Effect::FastSituation(Seat::Away), "fast-situation-away"),
    (Effect::BallBounces(Seat::Home), "ball-bounces-home"),
    (Effect::BallBounces(Seat::Away), "ball-bounces-away"),
    (Effect::AggressiveDefence, "aggressive-defence"),
    (Effect::HeadCollision(Seat::Home), "head-collision-home"),
    (Effect::HeadCollision(Seat::Away), "head-collision-away"),
    (Effect::PerfectPass, "perfect-pass"),
    (Effect::OpenGoal, "open-goal"),
];
/// Number, restart, corner, starter, start>target, dice, numbers, first, change, effect, actions of home and
/// away.
pub(super) fn write(t: &Turn) -> String {
    format!(
        "{},{},{},{},{}>{},{}{},{}-{},{},{:+},{},{}-{}",
        t.number,
        write_restart(t.restart),
        t.corner.name(),
        t.starter.word(),
        t.start.name(),
        t.target.name(),
        t.dice[0],
        t.dice[1],
        t.numbers[Seat::Home],
        t.numbers[Seat::Away],
        t.first.word(),
        t.value_change,
        word(&EFFECTS, t.effect),
        write_kinds(t.acted[Seat::Home]),
        write_kinds(t.acted[Seat::Away]),
    )
}

/// Three restarts are written short.
const fn write_restart(restart: Restart) -> &'static str {
    match restart {
        Restart::OpenPlay => "open",
        Restart::CornerKick => "corner",
        Restart::PenaltyKick => "penalty",
        Restart::KickOff | Restart::FreeKick | Restart::GoalKick => restart.word(),
    }
}

fn read_restart(text: &str) -> Option<Restart> {
    Restart::ALL.into_iter().find(|restart| write_restart(*restart) == text)
}

/// `move+press`, or `none`.
fn write_kinds(kinds: Kinds) -> String {
    let played: Vec<&str> =
        ActionKind::ALL.into_iter().filter(|kind| kinds.has(*kind)).map(ActionKind::word).collect();
    if played.is_empty() { "none".into() } else { played.join("+") }
}

fn read_kinds(text: &str) -> Option<Kinds> {
    if text == "none" {
        return Some(Kinds::default());
    }
    text.split('+').try_fold(Kinds::default(), |kinds, name| Some(kinds.with(ActionKind::from_word(name)?)))
}

worded! {
    /// The parts of a turn, in the order of the full form.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Part {
        Number = "number",
        Restart = "restart",
        Corner = "corner",
        Starter = "starter",
        Pass = "pass",
        Dice = "dice",
        Numbers = "numbers",
        First = "first",
        Change = "change",
        Effect = "effect",
        Acted = "acted",
    }
}

/// A turn as it is written, and the parts that were written.
#[derive(Default)]
pub(super) struct Written {
    pub(super) turn: Turn,
    parts: Vec<Part>,
}

impl Written {
    /// Whether a part was written: whatever was not is found in the rest of the position.
    pub(super) fn has(&self, part: Part) -> bool {
        self.parts.contains(&part)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }
}

/// Parts by name, or all of them in their order.
pub(super) fn read(value: &str) -> Result<Written, Refusal> {
    let bad = || refuse("position-turn", value, "12,open,BLC,home,CE>BFR,42,1-2,away,+0,none,none-none");
    let texts: Vec<&str> = value.split(',').collect();
    let mut written = Written::default();
    let named = value.contains(':');
    if texts.len() > Part::ALL.len() || (!named && texts.len() < Part::ALL.len()) {
        return Err(bad());
    }
    for (text, in_order) in texts.into_iter().zip(Part::ALL) {
        let (part, text) = match text.split_once(':') {
            Some((name, text)) => (Part::from_word(name).ok_or_else(bad)?, text),
            None if named => return Err(bad()),
            None => (in_order, text),
        };
        if written.has(part) {
            return Err(bad());
        }
        written.parts.push(part);
        read_part(&mut written.turn, part, text)?.ok_or_else(bad)?;
    }
    Ok(written)
}

/// One part; none if it is no such part at all.
fn read_part(turn: &mut Turn, part: Part, text: &str) -> Result<Option<()>, Refusal> {
    match part {
        Part::Number => turn.number = number_of("number-turn", text, 0..=200)?,
        Part::Restart => {
            let Some(restart) = read_restart(text) else { return Ok(None) };
            turn.restart = restart;
        }
        Part::Corner => turn.corner = area(text)?,
        Part::Starter => turn.starter = seat(text)?,
        Part::Pass => {
            let Some((start, target)) = text.split_once('>') else { return Ok(None) };
            (turn.start, turn.target) = (area(start)?, area(target)?);
        }
        Part::Dice => match text.as_bytes() {
            &[a @ b'0'..=b'6', b @ b'0'..=b'6'] => turn.dice = [a - b'0', b - b'0'],
            _ => return Ok(None),
        },
        Part::Numbers => turn.numbers = BySeat(read_pair("number-players", text, 11)?),
        Part::First => turn.first = seat(text)?,
        Part::Change => match text.parse() {
            Ok(change @ -2..=2) => turn.value_change = change,
            _ => return Ok(None),
        },
        Part::Effect => {
            let Some(effect) = from_word(&EFFECTS, text) else { return Ok(None) };
            turn.effect = effect;
        }
        Part::Acted => {
            let Some((Some(home), Some(away))) =
                text.split_once('-').map(|(home, away)| (read_kinds(home), read_kinds(away)))
            else {
                return Ok(None);
            };
            turn.acted = BySeat::new(home, away);
        }
    }
    Ok(Some(()))
}
