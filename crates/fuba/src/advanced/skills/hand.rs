//! What a team holds: a set of skills takes five bytes, a hand two sets.

use super::Skill;

/// A set of skills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SkillSet([u8; 5]);

impl SkillSet {
    /// No skill.
    pub const NONE: Self = Self([0; 5]);

    /// A set of these skills.
    pub fn of(skills: &[Skill]) -> Self {
        skills.iter().fold(Self::NONE, |set, skill| set.with(*skill))
    }

    /// Whether a skill is in it.
    #[inline]
    pub const fn has(self, skill: Skill) -> bool {
        self.0[skill as usize / 8] >> (skill as u8 % 8) & 1 == 1
    }

    /// The set with one more.
    #[must_use]
    pub const fn with(mut self, skill: Skill) -> Self {
        self.0[skill as usize / 8] |= 1 << (skill as u8 % 8);
        self
    }

    /// The set without one.
    #[must_use]
    pub const fn without(mut self, skill: Skill) -> Self {
        self.0[skill as usize / 8] &= !(1 << (skill as u8 % 8));
        self
    }

    /// The skills in both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// The skills here but not there.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Whether nothing is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        matches!(self.0, [0, 0, 0, 0, 0])
    }

    /// How many.
    pub fn len(self) -> u8 {
        self.0.iter().map(|byte| byte.count_ones()).sum::<u32>().try_into().unwrap_or(u8::MAX)
    }

    /// Its skills, in the order of the clauses.
    pub fn iter(self) -> impl Iterator<Item = Skill> {
        Skill::ALL.into_iter().filter(move |skill| self.has(*skill))
    }
}

/// The cards of a team. A card is hidden until it is first used; then it is revealed (F-SKILL-02). A card
/// that is revealed but no longer held is lost for the match (F-AEVT-24, F-AEVT-25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    /// Cards the team may play.
    pub held: SkillSet,
    /// Cards both teams know about.
    pub shown: SkillSet,
}

impl Hand {
    /// Cards of which the opponent knows only the number.
    pub fn hidden(self) -> SkillSet {
        self.held.minus(self.shown)
    }

    /// Cards lost for this match.
    pub fn lost(self) -> SkillSet {
        self.shown.minus(self.held)
    }

    /// Whether the team may hold this card, for all the opponent knows.
    #[inline]
    pub fn may_hold(self, skill: Skill) -> bool {
        if self.shown.has(skill) { self.held.has(skill) } else { !self.hidden().is_empty() }
    }
}
