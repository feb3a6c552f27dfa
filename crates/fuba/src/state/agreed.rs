//! What the terms of the match leave in the position: whatever play still asks about them.

use touchline_engine::{BySeat, Seat, worded};

use super::Formation;
use super::team::MaybeFormation;
use crate::advanced::skills::SkillSet;

/// What was agreed for this match, and a shoot-out if it comes to one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Agreed {
    /// The skills a team may choose from; any if it is empty (F-COMP-06).
    pub pool: BySeat<SkillSet>,
    primary: BySeat<MaybeFormation>,
    /// Condition points each team has still to discard, before the first kick-off: four bits each.
    discard: u8,
    marks: u8,
    /// By how many goals home is ahead after a first leg.
    lead: i8,
    /// The shoot-out.
    pub shoot_out: ShootOut,
}

worded! {
    /// Something that holds for the whole match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum MatchMark {
        /// The match started late (F-COMP-08).
        LateStart = "late-start",
        /// The first half was not over after an hour (F-COMP-09).
        SlowHalf = "slow-half",
        /// Thinking times are strict (F-COMP-11).
        Blitz = "blitz",
        /// Extra time follows a draw.
        ExtraTime = "extra-time",
        /// A shoot-out follows a draw.
        ShootOut = "shoot-out",
    }
}

impl Agreed {
    /// Whether a mark is there.
    #[inline]
    pub const fn has(&self, mark: MatchMark) -> bool {
        self.marks >> mark as u8 & 1 == 1
    }

    /// Whether something follows a draw, so that nobody can agree on one.
    pub const fn wants_winner(&self) -> bool {
        self.has(MatchMark::ExtraTime) || self.has(MatchMark::ShootOut)
    }

    /// Put a mark there.
    pub const fn add(&mut self, mark: MatchMark) {
        self.marks |= 1 << mark as u8;
    }

    /// The formation a team is bound to, until it has shown its own (F-COMP-05).
    pub fn primary(&self, seat: Seat) -> Option<Formation> {
        self.primary[seat].get()
    }

    /// Bind a team to a formation, or to none any more.
    pub fn set_primary(&mut self, seat: Seat, formation: Option<Formation>) {
        self.primary[seat] = MaybeFormation::new(formation);
    }

    /// The same with the seats swapped.
    #[must_use]
    pub fn swapped(self) -> Self {
        let shoot_out = ShootOut { goals: self.shoot_out.goals.swapped(), ..self.shoot_out };
        Self {
            pool: self.pool.swapped(),
            primary: self.primary.swapped(),
            discard: self.discard.rotate_left(4),
            marks: self.marks,
            lead: -self.lead,
            shoot_out,
        }
    }

    /// Condition points a team has still to discard.
    pub fn discard(&self, seat: Seat) -> u8 {
        self.discard >> shift(seat) & 15
    }

    /// A team has so many points to discard.
    pub fn set_discard(&mut self, seat: Seat, points: u8) {
        self.discard = self.discard & !(15 << shift(seat)) | points.min(15) << shift(seat);
    }

    /// By how many goals a team is ahead after a first leg; zero for the other one.
    pub fn lead(&self, seat: Seat) -> u8 {
        let lead = if seat == Seat::Home { self.lead } else { -self.lead };
        u8::try_from(lead).unwrap_or(0)
    }

    /// The goals of a first leg: of them only the lead matters.
    pub fn set_lead(&mut self, goals: BySeat<u8>) {
        let lead = i16::from(goals[Seat::Home]) - i16::from(goals[Seat::Away]);
        self.lead = i8::try_from(lead.clamp(-99, 99)).unwrap_or(0);
    }
}

const fn shift(seat: Seat) -> u8 {
    4 * seat as u8
}

/// A shoot-out: goals that are no goals of the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ShootOut {
    /// Goals of each team.
    pub goals: BySeat<u8>,
    /// Kicks taken by both teams together; they take turns.
    pub kicks: u8,
}
