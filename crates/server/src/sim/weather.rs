//! What goes wrong in a world, and how often: every seed has a weather of its own, from calm to storm, so
//! that rare faults meet in all combinations.

use super::chance::Chance;
use super::door::Fate;
use crate::time::Millis;

/// So long it takes until TCP gives up, in milliseconds.
pub(super) const DEAD: Millis = 900_000;

/// What nodes ask the database without waiting for long.
const OF_NODES: [&str; 6] = ["beat", "heads", "orphans", "duty", "post", "notices"];

/// How often each fault happens, in ten thousand times.
#[derive(Clone, Debug)]
pub(crate) struct Weather {
    /// At every look at the weather.
    pub(crate) crash: u32,
    pub(crate) freeze: u32,
    pub(crate) jump: u32,
    pub(crate) full: u32,
    pub(crate) hang_up: u32,
    pub(crate) stall: u32,
    /// Of statements.
    lost: u32,
    unanswered: u32,
    slow: u32,
    dead: u32,
    /// Of messages.
    pub(crate) again: u32,
    pub(crate) late: u32,
    /// Of wake-ups between nodes.
    pub(crate) deaf: u32,
    /// Whether nothing can be stored.
    pub(crate) is_full: bool,
}

impl Weather {
    /// Any weather.
    pub(crate) fn of(chance: &mut Chance) -> Self {
        let mut often = |most: i64| match chance.below(3) {
            0 => 0,
            1 => u32::try_from(chance.between(0, most / 8)).unwrap_or(0),
            _ => u32::try_from(chance.between(0, most)).unwrap_or(0),
        };
        Self {
            crash: often(1200),
            freeze: often(800),
            jump: often(500),
            full: often(500),
            hang_up: often(2500),
            stall: often(1500),
            lost: often(300),
            unanswered: often(400),
            slow: often(600),
            again: often(1000),
            late: often(800),
            deaf: often(5000),
            dead: often(300),
            is_full: false,
        }
    }

    /// None at all.
    pub(crate) fn calm(&mut self) {
        self.dead = 0;
        let nothing = (0, 0, 0, 0, 0, 0);
        (self.crash, self.freeze, self.jump, self.full, self.hang_up, self.stall) = nothing;
        (self.lost, self.unanswered, self.slow, self.again, self.late, self.deaf) = nothing;
        self.is_full = false;
    }

    /// What becomes of a statement that has arrived.
    pub(crate) fn fate(&self, writes: bool, chance: &mut Chance) -> Fate {
        if chance.happens(self.lost) {
            Fate::Lost
        } else if writes && self.is_full {
            Fate::Full
        } else if chance.happens(self.unanswered) {
            Fate::Unanswered
        } else {
            Fate::Done
        }
    }

    /// How long a statement is on its way, or its answer.
    pub(crate) fn way_to_storage(&self, chance: &mut Chance) -> Millis {
        if chance.happens(self.slow) { chance.between(500, 25_000) } else { chance.between(0, 4) }
    }

    /// How long a statement is on its way; where nobody waits for long, the connection is dead now and then.
    pub(crate) fn way_of(&self, what: &str, chance: &mut Chance) -> Millis {
        let is_dead = OF_NODES.contains(&what) && chance.happens(self.dead);
        if is_dead { DEAD } else { self.way_to_storage(chance) }
    }

    /// How long a message is on its way.
    pub(crate) fn way_to_people(&self, chance: &mut Chance) -> Millis {
        if chance.happens(self.late) { chance.between(200, 8_000) } else { chance.between(1, 30) }
    }
}
