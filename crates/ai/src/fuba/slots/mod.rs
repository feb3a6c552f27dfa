//! The slots of a FUBA position.
//!
//! They take the point of view of one team, as a rule the one that has the ball: its own side first, the
//! board turned so that it attacks upwards and mirrored so that the ball is never on the right. Only what a
//! spectator may know: no secret choice, no hidden card.

mod board;
mod match_time;
mod note;
mod odds;
mod quick;
mod stage;
mod team;
#[cfg(test)]
mod tests;

use touchline_engine::{BySeat, Game, Node, Seat};
use touchline_fuba::flow::Stage;
use touchline_fuba::ruleset::{Edition, Ruleset};
use touchline_fuba::state::{Effect, Press};
use touchline_fuba::{Fuba, State};

use super::ahead::Ahead;
use super::sight::Sight;
use crate::Inputs;

const PARTS: [&[u16]; 5] = [&match_time::SLOTS, &stage::SLOTS, &board::SLOTS, &odds::SLOTS, &team::SLOTS];

const COUNT: usize = {
    let (mut count, mut part) = (0, 0);
    while part < PARTS.len() {
        count += PARTS[part].len();
        part += 1;
    }
    count
};

/// The number of values of each slot.
pub(super) const SLOTS: [u16; COUNT] = {
    let mut all = [0; COUNT];
    let (mut next, mut part) = (0, 0);
    while part < PARTS.len() {
        let mut slot = 0;
        while slot < PARTS[part].len() {
            all[next] = PARTS[part][slot];
            next += 1;
            slot += 1;
        }
        part += 1;
    }
    all
};

/// Editions, each without and with advanced rules.
pub(super) const STACKS: usize = 8;

/// The edition, and whether advanced rules are played.
pub(super) fn stack(rules: &Ruleset) -> usize {
    let edition = match rules.edition {
        Edition::V2_0 => 0,
        Edition::V2_1 => 1,
        Edition::V2_2 => 2,
        Edition::V3_0 => 3,
    };
    2 * edition + usize::from(is_rich(rules))
}

/// Whether the teams have anything but players: slots about the rest mean nothing without.
const fn is_rich(rules: &Ruleset) -> bool {
    rules.is_advanced()
        || rules.injuries.is_some()
        || rules.aggressive_pressing.is_some()
        || rules.offside_risk.is_some()
        || rules.slow_play.is_some()
        || rules.weather.is_some()
        || rules.skills.is_some()
        || rules.roles.is_some()
        || rules.tiredness.is_some()
}

/// A position as the slots see it.
struct Scene<'a> {
    rules: &'a Ruleset,
    s: &'a State,
    sight: Sight,
    ahead: Ahead,
    /// Nobody knows yet whose ball it will be.
    open: bool,
    /// Who is asked.
    asked: Option<Seat>,
}

impl Scene<'_> {
    /// 0 for nobody, 1 for the team whose point of view this is, 2 for the other.
    fn who(&self, seat: Option<Seat>) -> usize {
        match seat {
            None => 0,
            Some(seat) => 1 + usize::from(seat != self.sight.own),
        }
    }

    /// Both teams, the own first.
    fn both(&self) -> [Seat; 2] {
        [self.sight.own, self.sight.other]
    }
}

/// The value of every slot.
pub(super) fn tell(game: &Fuba, s: &State, own: Seat, out: &mut Inputs) {
    let mut kept;
    let s = if is_interrupted(s) {
        kept = *s;
        forget(&mut kept);
        &kept
    } else {
        s
    };
    let open = super::sight::is_open(s);
    let scene = Scene {
        rules: &game.rules,
        s,
        sight: Sight::new(s, own),
        ahead: Ahead::new(&game.rules, s),
        open,
        asked: match game.node(s) {
            // Before the kick-off the teams choose one after the other, but nobody sees what.
            Node::Decide(seat, _) if !open => Some(seat),
            Node::Decide(..) | Node::Chance | Node::Over(_) => None,
        },
    };
    match_time::tell(&scene, out);
    stage::tell(&scene, out);
    board::tell(&scene, out);
    odds::tell(&scene, out);
    team::tell(&scene, out);
}

/// Forgets the remains of an interrupted turn: from a restart until the next turn begins, its dice, actions
/// and events mean nothing.
pub(super) fn forget(s: &mut State) {
    if is_interrupted(s) {
        s.turn.dice = [0; 2];
        s.turn.acted = BySeat::default();
        s.turn.moves = BySeat::default();
        s.turn.effect = Effect::None;
        s.turn.value_change = 0;
        s.turn.lost = false;
        s.turn.risk = 0;
        s.turn.press = Press::Plain;
        s.turn.pressed = None;
        s.turn.sweep = None;
        s.turn.fans = None;
        s.turn.crowd = 0;
    }
}

/// Whether no turn is under way.
fn is_interrupted(s: &State) -> bool {
    !matches!(s.agenda.stages().first(), Some(Stage::Turn(1..)))
}

/// A small number of values.
#[expect(clippy::cast_possible_truncation, reason = "small")]
const fn count(values: usize) -> u16 {
    assert!(values < 1_000);
    values as u16
}

/// How many of these bounds a number exceeds.
#[inline]
fn level<const BOUNDS: usize>(number: u16, bounds: &[u16; BOUNDS]) -> usize {
    usize::from(bounds.iter().map(|bound| u16::from(number > *bound)).sum::<u16>())
}

/// The same for every number from 0, found beforehand.
struct Levels<const NUMBERS: usize>([u8; NUMBERS]);

impl<const NUMBERS: usize> Levels<NUMBERS> {
    const fn new(bounds: &[u16]) -> Self {
        let mut levels = [0; NUMBERS];
        let mut number = 0;
        while number < NUMBERS {
            let mut bound = 0;
            while bound < bounds.len() {
                if number > bounds[bound] as usize {
                    levels[number] += 1;
                }
                bound += 1;
            }
            number += 1;
        }
        Self(levels)
    }

    /// How many bounds a number exceeds; numbers beyond count as the last.
    #[inline]
    fn of(&self, number: u16) -> usize {
        usize::from(self.0[usize::from(number).min(NUMBERS - 1)])
    }
}
