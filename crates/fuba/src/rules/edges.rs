//! # Steps as a set of edges
//! The pitch has 52 ways to step from an area to a neighbour, in the order in which moves are listed. A set
//! of them is one integer, so that the legal single steps of a whole team are found without a branch per
//! area.

use touchline_engine::Seat;

use crate::action::Action;
use crate::pitch::{AREAS, Area, AreaSet, BACKWARD, FORWARD, NEIGHBOURS, OFF_GOAL_LINE, SIDEWAYS};

/// Ways from an area to a neighbour.
const COUNT: usize = 52;

/// A set of ways to step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Edges(u64);

/// Every step, in the order of the list.
const STEPS: [(Area, Area); COUNT] = {
    let mut steps = [(Area::Ce, Area::Ce); COUNT];
    let (mut at, mut from) = (0, 0);
    while from < AREAS {
        let mut to = 0;
        while to < AREAS {
            if NEIGHBOURS[from].has(Area::ALL[to]) {
                steps[at] = (Area::ALL[from], Area::ALL[to]);
                at += 1;
            }
            to += 1;
        }
        from += 1;
    }
    steps
};

const MOVES: [Action; COUNT] = {
    let mut moves = [Action::Done; COUNT];
    let mut i = 0;
    while i < COUNT {
        moves[i] = Action::Move(STEPS[i].0, STEPS[i].1);
        i += 1;
    }
    moves
};

/// The steps of a table of areas.
const fn of(table: &[AreaSet; AREAS + 1]) -> Edges {
    let (mut set, mut i) = (0, 0);
    while i < COUNT {
        if table[STEPS[i].0 as usize].has(STEPS[i].1) {
            set |= 1 << i;
        }
        i += 1;
    }
    Edges(set)
}

/// Per area, the steps out of it.
const OUT_OF: [u64; AREAS] = {
    let mut sets = [0; AREAS];
    let mut i = 0;
    while i < COUNT {
        sets[STEPS[i].0 as usize] |= 1 << i;
        i += 1;
    }
    sets
};

/// Per area, the steps into it.
const INTO: [u64; AREAS] = {
    let mut sets = [0; AREAS];
    let mut i = 0;
    while i < COUNT {
        sets[STEPS[i].1 as usize] |= 1 << i;
        i += 1;
    }
    sets
};

impl Edges {
    /// Every step.
    pub(crate) const ALL: Self = Self((1 << COUNT) - 1);
    /// Steps into another column.
    pub(crate) const SIDEWAYS: Self = of(&SIDEWAYS);
    /// Steps straight ahead, per seat.
    pub(crate) const FORWARD: [Self; 2] = [of(&FORWARD[0]), of(&FORWARD[1])];
    /// Steps straight back, per seat.
    pub(crate) const BACKWARD: [Self; 2] = [of(&BACKWARD[0]), of(&BACKWARD[1])];
    /// Steps straight away from a goal line.
    pub(crate) const OFF_GOAL_LINE: Self = of(&OFF_GOAL_LINE);

    /// Steps out of the areas for which this holds; evaluated for every area without a branch, because the
    /// results are unpredictable.
    #[inline]
    pub(crate) fn out_of(holds: impl Fn(usize) -> bool) -> Self {
        Self((0..AREAS).fold(0, |set, area| set | (OUT_OF[area] & u64::from(holds(area)).wrapping_neg())))
    }

    /// Steps out of one area.
    #[inline]
    pub(crate) const fn out_of_area(area: Area) -> Self {
        Self(OUT_OF[area as usize])
    }

    /// Steps into an area; none leads to the corner spot.
    #[inline]
    pub(crate) fn into(area: Area) -> Self {
        Self(INTO.get(area as usize).copied().unwrap_or(0))
    }

    /// Every step, into the barred areas only straight backward (F-MOVE-12, F-MOVE-13).
    #[inline]
    pub(crate) fn onside(seat: Seat, barred: AreaSet) -> Self {
        let into = barred.iter().fold(0, |set, area| set | INTO[area as usize]);
        Self(Self::ALL.0 & !(into & !Self::BACKWARD[seat as usize].0))
    }

    /// The steps in both.
    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The steps in either.
    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The steps here but not there.
    #[inline]
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Where the steps out of an area lead.
    pub(crate) fn from(self, area: Area) -> AreaSet {
        let steps = self.and(Self::out_of_area(area));
        steps.iter().fold(AreaSet::NONE, |set, step| set.with(STEPS[step].1))
    }

    /// The same set with these steps out of an area.
    pub(crate) fn with_from(self, area: Area, to: AreaSet) -> Self {
        let out = Self::out_of_area(area);
        let kept = out.iter().filter(|step| to.has(STEPS[*step].1)).fold(0, |set, step| set | 1 << step);
        self.minus(out).or(Self(kept))
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let step = rest.trailing_zeros() as usize % COUNT;
            rest &= rest - 1;
            Some(step)
        })
    }

    /// The steps as moves of outfield players, in the order of the list.
    #[inline]
    pub(crate) fn moves(self) -> impl Iterator<Item = Action> {
        self.iter().map(|step| MOVES[step])
    }
}
