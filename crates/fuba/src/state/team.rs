//! What a team has besides its pieces, and what of it is secret.

use std::fmt;

use touchline_engine::worded;

use super::squad::Nibbles;
use crate::advanced::skills::Hand;

/// D-M-F: how many defenders, midfielders and forwards may be moved at once (F-PREP-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Formation {
    /// Defenders.
    pub defenders: u8,
    /// Midfielders.
    pub midfielders: u8,
    /// Forwards.
    pub forwards: u8,
}

impl Formation {
    /// D-M-F.
    pub const fn new(defenders: u8, midfielders: u8, forwards: u8) -> Self {
        Self { defenders, midfielders, forwards }
    }

    /// How many players of a line may be moved.
    pub const fn line(self, line: Line) -> u8 {
        match line {
            Line::Defence => self.defenders,
            Line::Midfield => self.midfielders,
            Line::Forward => self.forwards,
        }
    }
}

/// `4-4-2`.
impl fmt::Display for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.defenders, self.midfielders, self.forwards)
    }
}

impl Default for Formation {
    fn default() -> Self {
        Self::new(4, 4, 2)
    }
}

worded! {
    /// The three lines of a formation, which are also the three movement options (F-MOVE-01).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    pub enum Line {
        Defence = "defence",
        Midfield = "midfield",
        Forward = "forward",
    }
}

/// What a team has besides its pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Team {
    /// The formation in force.
    pub formation: Formation,
    /// Goals scored.
    pub goals: u8,
    /// Yellow cards held.
    pub yellows: u8,
    /// Players sent off.
    pub reds: u8,
    next: Packed,
    /// Condition points: defence, midfield, forwards (F-CP-01).
    pub condition: Condition,
    /// Substitutions made (F-SUB-01).
    pub substitutions: u8,
    /// Injured players who will come back (F-INJ-02 to F-INJ-05).
    pub recovering: Recovering,
    /// Lasting marks.
    pub marks: Marks,
    /// Playing styles of the three lines (F-STYLE-01).
    pub styles: Styles,
    /// Skill cards (F-SKILL-01, F-SKILL-02).
    pub hand: Hand,
}

impl Team {
    /// The formation in force from the next turn (F-SUB-05); the present one if nothing changes.
    pub const fn next(&self) -> Formation {
        self.next.formation()
    }

    /// From the next turn another formation is in force.
    pub const fn set_next(&mut self, formation: Formation) {
        self.next = Packed::of(formation);
    }
}

/// A formation in one byte: defenders and midfielders; the forwards are the rest of ten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Packed(u8);

impl Packed {
    const fn of(formation: Formation) -> Self {
        Self(formation.defenders << 4 | formation.midfielders & 0xF)
    }

    const fn formation(self) -> Formation {
        let (defenders, midfielders) = (self.0 >> 4, self.0 & 0xF);
        Formation::new(defenders, midfielders, 10_u8.saturating_sub(defenders + midfielders))
    }
}

impl Default for Packed {
    fn default() -> Self {
        Self(0x44)
    }
}

/// A formation or none, in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct MaybeFormation(u8);

impl MaybeFormation {
    /// No formation has fifteen defenders.
    const NONE: u8 = u8::MAX;

    pub(super) fn new(formation: Option<Formation>) -> Self {
        Self(formation.map_or(Self::NONE, |formation| Packed::of(formation).0))
    }

    pub(super) fn get(self) -> Option<Formation> {
        (self.0 != Self::NONE).then(|| Packed(self.0).formation())
    }
}

impl Default for MaybeFormation {
    fn default() -> Self {
        Self(Self::NONE)
    }
}

worded! {
    /// A lasting mark on a team.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TeamMark {
        /// Tired for the rest of the match (F-TIRED-02).
        Tired = "tired",
        /// The goalkeeper stands outside the goal area (F-AGK-01).
        KeeperOutside = "outside",
        /// The goalkeeper has been hurt: the opponent's attempts are easier for good (F-INJ-11).
        KeeperHurt = "hurt",
        /// The coach has been sent off (F-SK-06).
        CoachOff = "coach-off",
    }
}

/// Lasting marks on a team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks(u8);

impl Marks {
    /// Whether a mark is there.
    #[inline]
    pub const fn has(self, mark: TeamMark) -> bool {
        self.0 >> mark as u8 & 1 == 1
    }

    /// Put a mark there.
    pub const fn add(&mut self, mark: TeamMark) {
        self.0 |= 1 << mark as u8;
    }

    /// Take a mark away.
    pub const fn remove(&mut self, mark: TeamMark) {
        self.0 &= !(1 << mark as u8);
    }
}

/// Injured players off the pitch, by the minutes (3.0) or turns (2.x) until they may come back; 0 is due now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Recovering(Nibbles<3>);

impl Recovering {
    /// The longest absence.
    pub const LONGEST: u8 = 4;

    /// So many players, for each absence from none left to the longest.
    pub fn new(players: [u8; 5]) -> Self {
        let mut all = Self::default();
        players.iter().enumerate().for_each(|(left, n)| all.0.set(left, *n));
        all
    }

    /// Players with so much time left.
    pub fn with_left(&self, left: u8) -> u8 {
        self.0.get(usize::from(left.min(Self::LONGEST)))
    }

    /// All of them.
    pub fn total(&self) -> u8 {
        (0..=Self::LONGEST).map(|left| self.with_left(left)).sum()
    }

    /// One more, for so long.
    pub fn add(&mut self, left: u8) {
        let left = left.min(Self::LONGEST);
        self.0.set(usize::from(left), self.with_left(left) + 1);
    }

    /// Time passes.
    pub fn pass(&mut self, time: u8) {
        let before = *self;
        *self = Self::default();
        for left in 0..=Self::LONGEST {
            (0..before.with_left(left)).for_each(|_| self.add(left.saturating_sub(time)));
        }
    }

    /// Whoever is due comes back; how many.
    pub fn take_due(&mut self) -> u8 {
        let due = self.with_left(0);
        self.0.set(0, 0);
        due
    }
}

/// Condition points per line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Condition {
    /// Defence, midfield, forwards.
    pub points: [u8; 3],
}

impl Condition {
    /// The points of a line.
    #[inline]
    pub const fn of(self, line: Line) -> u8 {
        self.points[line as usize]
    }

    /// All points.
    pub const fn total(self) -> u8 {
        let [defence, midfield, forward] = self.points;
        defence + midfield + forward
    }

    /// Points come to a line.
    pub const fn add(&mut self, line: Line, points: u8) {
        self.points[line as usize] = self.points[line as usize].saturating_add(points);
    }

    /// Points leave a line.
    pub const fn take(&mut self, line: Line, points: u8) {
        self.points[line as usize] = self.points[line as usize].saturating_sub(points);
    }
}

worded! {
    /// How a line plays (F-STYLE-01).
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    pub enum Style {
        Easy = "easy",
        #[default]
        Normal = "normal",
        Aggressive = "aggressive",
    }
}

/// The styles of the three lines, two bits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Styles(u8);

impl Styles {
    /// Defence, midfield, forwards.
    pub const fn new([defence, midfield, forward]: [Style; 3]) -> Self {
        Self(defence as u8 | (midfield as u8) << 2 | (forward as u8) << 4)
    }

    /// The style of a line.
    pub const fn of(self, line: Line) -> Style {
        match self.0 >> (2 * line as u8) & 3 {
            0 => Style::Easy,
            1 => Style::Normal,
            _ => Style::Aggressive,
        }
    }
}

impl Default for Styles {
    fn default() -> Self {
        Self::new([Style::Normal; 3])
    }
}

worded! {
    /// Left, middle or right, from the point of view of whoever chooses (F-PEN-05, F-PEN-06, R-100).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    pub enum GoalSide {
        Left = "left",
        Middle = "middle",
        Right = "right",
    }
}

/// What one seat has chosen and the other may not know yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Secret {
    formation: MaybeFormation,
    /// The goalkeeper's dive at a penalty, until the kick.
    pub dive: Option<GoalSide>,
}

impl Secret {
    /// Formation chosen, until both are shown.
    pub fn formation(self) -> Option<Formation> {
        self.formation.get()
    }

    /// Another formation, or none any more.
    #[must_use]
    pub fn with_formation(self, formation: Option<Formation>) -> Self {
        Self { formation: MaybeFormation::new(formation), ..self }
    }

    /// Another dive, or none any more.
    #[must_use]
    pub fn with_dive(self, dive: Option<GoalSide>) -> Self {
        Self { dive, ..self }
    }
}
