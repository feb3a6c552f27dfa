//! The pieces on the board.

use crate::pitch::{AREAS, Area, AreaSet};

/// The pieces of one team: anonymous outfield players counted per area, and the goalkeeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Squad {
    players: [u8; AREAS + 1],
    keeper: Area,
    /// Players lifted from the board and not yet placed again by a setup.
    pub in_hand: u8,
    present: AreaSet,
}

impl Squad {
    /// A squad off the board: everybody in hand, the goalkeeper in `keeper`.
    pub const fn in_hand(players: u8, keeper: Area) -> Self {
        Self { players: [0; AREAS + 1], keeper, in_hand: players, present: AreaSet::just(keeper) }
    }

    /// Where the goalkeeper stands.
    #[inline]
    pub const fn keeper(&self) -> Area {
        self.keeper
    }

    /// Outfield players in an area.
    #[inline]
    pub const fn outfield(&self, area: Area) -> u8 {
        self.players[area as usize]
    }

    /// Players in an area, the goalkeeper included.
    #[inline]
    pub const fn count(&self, area: Area) -> u8 {
        self.players[area as usize] + (self.keeper as u8 == area as u8) as u8
    }

    /// Areas holding at least one player, the goalkeeper included; the corner spot is in no area.
    #[inline]
    pub const fn present(&self) -> AreaSet {
        self.present.and(AreaSet::PITCH)
    }

    /// Areas holding outfield players, the corner spot included.
    pub fn players(&self) -> AreaSet {
        let everywhere = Area::ALL.into_iter().chain([Area::Spot]);
        everywhere.filter(|area| self.outfield(*area) > 0).fold(AreaSet::NONE, AreaSet::with)
    }

    /// Whether a player stands in the area.
    #[inline]
    pub const fn has(&self, area: Area) -> bool {
        self.present.has(area)
    }

    /// Outfield players on the board or in hand.
    pub fn size(&self) -> u8 {
        self.in_hand + self.players.iter().sum::<u8>()
    }

    /// Put `n` players down.
    #[inline]
    pub fn put(&mut self, area: Area, n: u8) {
        self.players[area as usize] += n;
        if n > 0 {
            self.present = self.present.with(area);
        }
    }

    /// Take one player away.
    #[inline]
    pub fn take(&mut self, area: Area) {
        self.players[area as usize] = self.players[area as usize].saturating_sub(1);
        if self.count(area) == 0 {
            self.present = self.present.without(area);
        }
    }

    /// Put the goalkeeper into an area.
    #[inline]
    pub fn place_keeper(&mut self, area: Area) {
        let from = self.keeper;
        self.keeper = area;
        if self.players[from as usize] == 0 {
            self.present = self.present.without(from);
        }
        self.present = self.present.with(area);
    }

    /// Lift all outfield players for a new setup.
    pub fn lift(&mut self) {
        *self = Self::in_hand(self.size(), self.keeper);
    }
}

/// Pieces of one team, by the area they stand in, that have something in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pieces(Nibbles<{ AREAS.div_ceil(2) }>);

impl Pieces {
    /// These players per area, and perhaps the goalkeeper.
    pub fn new(players: [u8; AREAS], keeper: bool) -> Self {
        let mut pieces = Self::default();
        players.iter().enumerate().for_each(|(area, n)| pieces.0.set(area, *n));
        pieces.0.set(AREAS, u8::from(keeper));
        pieces
    }

    /// Outfield players in an area.
    #[inline]
    pub const fn at(&self, area: Area) -> u8 {
        self.0.get(area as usize)
    }

    /// Outfield players per area.
    pub fn players(&self) -> [u8; AREAS] {
        let mut players = [0; AREAS];
        players.iter_mut().enumerate().for_each(|(area, n)| *n = self.0.get(area));
        players
    }

    /// The goalkeeper.
    #[inline]
    pub const fn keeper(&self) -> bool {
        self.0.get(AREAS) > 0
    }

    /// The goalkeeper is one of them.
    pub const fn add_keeper(&mut self) {
        self.0.set(AREAS, 1);
    }

    /// One player more in an area.
    pub const fn add(&mut self, area: Area) {
        self.0.set(area as usize, self.at(area) + 1);
    }

    /// One player fewer in an area.
    pub const fn remove(&mut self, area: Area) {
        self.0.set(area as usize, self.at(area).saturating_sub(1));
    }
}

/// A small number for each area of the pitch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerArea(Nibbles<{ AREAS.div_ceil(2) }>);

impl PerArea {
    /// One number for each area.
    pub fn new(numbers: [u8; AREAS]) -> Self {
        let mut all = Self::default();
        numbers.iter().enumerate().for_each(|(area, n)| all.0.set(area, *n));
        all
    }

    /// The number of an area.
    #[inline]
    pub const fn at(&self, area: Area) -> u8 {
        self.0.get(area as usize)
    }

    /// Another number for an area.
    #[inline]
    pub const fn set(&mut self, area: Area, number: u8) {
        self.0.set(area as usize, number);
    }

    /// All numbers, in the order of the areas.
    pub fn all(&self) -> [u8; AREAS] {
        std::array::from_fn(|area| self.0.get(area))
    }
}

/// Small numbers, two to a byte: the state has to stay small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Nibbles<const BYTES: usize>([u8; BYTES]);

impl<const BYTES: usize> Nibbles<BYTES> {
    pub(super) const fn get(&self, index: usize) -> u8 {
        self.0[index / 2] >> (index % 2 * 4) & 0xF
    }

    pub(super) const fn set(&mut self, index: usize, value: u8) {
        let (byte, shift) = (index / 2, index % 2 * 4);
        self.0[byte] = self.0[byte] & !(0xF << shift) | (value & 0xF) << shift;
    }
}

impl<const BYTES: usize> Default for Nibbles<BYTES> {
    fn default() -> Self {
        Self([0; BYTES])
    }
}
