//! Moves made one step at a time.

use touchline_engine::{Seat, worded};

use super::Line;
use super::squad::PerArea;
use crate::pitch::{Area, AreaSet, BACKWARD, FORWARD, zone};

/// Progress of moves made one step at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Steps {
    /// Steps still allowed.
    pub left: u8,
    /// Steps made.
    pub made: u8,
    /// Players per area that arrived by a step of this phase and may not step again.
    pub moved: PerArea,
    /// The goalkeeper has stepped.
    pub keeper_moved: bool,
    /// The nominated player has stepped: it is one of those that may not step again (F-AEVT-22, R-934).
    pub nominee_moved: bool,
    /// The ball may (still) be dribbled.
    pub dribble: Dribble,
    /// Free movements: players that may still leave each area because the team outnumbers the opponent there.
    pub surplus: PerArea,
    /// Free movements: extra steps granted by an event.
    pub extra: u8,
    /// Free movements: steps granted by skills.
    pub rights: Rights,
    /// Movement: moves left that may be of any type (F-CP-05, F-CP-06).
    pub any: u8,
    /// What a step leaves behind for the rest of the turn.
    pub mark: Mark,
}

worded! {
    /// Whether the ball may be dribbled in this movement.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Dribble {
        /// No (any more).
        #[default]
        No = "no",
        /// Once, out of an area without passive players (F-DRIB-01, F-DRIB-02).
        Unmarked = "unmarked",
        /// Once, whoever stands around (F-EVT-31).
        Free = "free",
        /// Once, by a skill: past opponents that are not too many, into an area without any (F-SK-28,
        /// F-SK-29).
        Skilled = "skilled",
    }
}

/// Free steps that skills grant, each to one player (F-SK-21, F-SK-31, F-SK-37).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rights(pub u8);

impl Rights {
    /// Box to box: from the centre straight forward or backward.
    pub const BOX_TO_BOX: u8 = 1;
    /// Fast defender: straight backward into the defence zone.
    pub const FAST_DEFENDER: u8 = 2;
    /// Fast attacker: straight forward into the attack zone.
    pub const FAST_ATTACKER: u8 = 4;

    /// Whether nothing is granted.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Where a piece may step by any of them.
    #[inline]
    pub fn reach(self, seat: Seat, from: Area) -> AreaSet {
        if self.is_empty() {
            return AreaSet::NONE;
        }
        [Self::BOX_TO_BOX, Self::FAST_DEFENDER, Self::FAST_ATTACKER]
            .into_iter()
            .filter(|right| self.0 & right > 0)
            .fold(AreaSet::NONE, |all, right| all.or(Self::by(right, seat, from)))
    }

    fn by(right: u8, seat: Seat, from: Area) -> AreaSet {
        let (forward, backward) =
            (FORWARD[seat as usize][from as usize], BACKWARD[seat as usize][from as usize]);
        let into = |line: Line| move |area: &Area| zone(seat, *area) == line;
        match right {
            Self::BOX_TO_BOX if from == Area::Ce => forward.or(backward),
            Self::FAST_DEFENDER => {
                backward.iter().filter(into(Line::Defence)).fold(AreaSet::NONE, AreaSet::with)
            }
            Self::FAST_ATTACKER => {
                forward.iter().filter(into(Line::Forward)).fold(AreaSet::NONE, AreaSet::with)
            }
            _ => AreaSet::NONE,
        }
    }

    /// The first that gives this step is used up.
    pub fn use_up(&mut self, seat: Seat, from: Area, to: Area) {
        let gives = |right: &u8| self.0 & right > 0 && Self::by(*right, seat, from).has(to);
        let used = [Self::BOX_TO_BOX, Self::FAST_DEFENDER, Self::FAST_ATTACKER].into_iter().find(gives);
        self.0 &= !used.unwrap_or(0);
    }
}

worded! {
    /// What a step leaves behind for the rest of the turn.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Mark {
        /// Nothing.
        #[default]
        None = "none",
        /// The team has moved one player more (F-ACT-01).
        Counted = "counted",
        /// The piece may not move again in this turn (F-MOVE-15).
        Moved = "moved",
        /// Nor does it block the opponent's long moves (F-FREE-06).
        MovedFreely = "freely",
    }
}
