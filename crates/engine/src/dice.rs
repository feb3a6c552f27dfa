//! Dice: which are due, what they show and where they come from.

use std::fmt;

use crate::{Pcg, Refusal, Rng};

/// The dice a chance node needs: how many faces each has, in the order they are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draws {
    sides: [u8; Faces::CAPACITY],
    len: u8,
}

impl Draws {
    /// No dice.
    pub const NONE: Self = Self { sides: [0; Faces::CAPACITY], len: 0 };

    /// `count` six-sided dice.
    pub const fn d6(count: u8) -> Self {
        let mut draws = Self::NONE;
        while draws.len < count {
            draws.sides[draws.len as usize] = 6;
            draws.len += 1;
        }
        draws
    }

    /// Dice with these numbers of faces (each 1 to 9, so that a face is one digit), in this order.
    ///
    /// # Panics
    /// With more than [`Faces::CAPACITY`] dice.
    pub const fn of(sides: &[u8]) -> Self {
        let mut draws = Self::NONE;
        while (draws.len as usize) < sides.len() {
            draws.sides[draws.len as usize] = sides[draws.len as usize];
            draws.len += 1;
        }
        draws
    }

    /// Faces of each die.
    #[inline]
    pub fn sides(&self) -> &[u8] {
        &self.sides[..self.len as usize]
    }

    /// Roll these dice: one number from the generator per die, more when a number is rejected.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "below a number of sides that is itself a u8")]
    pub fn roll(&self, rng: &mut impl Rng) -> Faces {
        let mut rolled = Faces { faces: [0; Faces::CAPACITY], len: self.len };
        for (face, &sides) in rolled.faces.iter_mut().zip(self.sides()) {
            *face = rng.below(u32::from(sides)) as u8 + 1;
        }
        rolled
    }

    /// Refuse faces that these dice cannot show: a wrong count, or a face outside 1 to the number of sides.
    pub fn check(&self, faces: &[u8]) -> Result<(), Refusal> {
        let (got, want) = (faces.len(), self.sides().len());
        if got != want {
            let key = if got < want { "dice-too-few" } else { "dice-too-many" };
            return Err(Refusal::new(key)
                .number("position", count(got.min(want) + 1))
                .number("got", count(got))
                .number("want", count(want)));
        }
        for (i, (&face, &sides)) in faces.iter().zip(self.sides()).enumerate() {
            if face < 1 || face > sides {
                return Err(Refusal::new("dice-face")
                    .number("position", count(i + 1))
                    .number("got", face)
                    .number("want", sides));
            }
        }
        Ok(())
    }
}

/// A count as a message argument.
pub(crate) fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// The faces of a few dice, in the order they were rolled.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Faces {
    faces: [u8; Self::CAPACITY],
    len: u8,
}

impl Faces {
    /// The most dice rolled at one chance node.
    pub const CAPACITY: usize = 4;

    /// The given faces.
    ///
    /// # Panics
    /// With more than [`Faces::CAPACITY`] faces.
    pub fn new(faces: &[u8]) -> Self {
        let mut all = Self::default();
        all.faces[..faces.len()].copy_from_slice(faces);
        all.len = u8::try_from(faces.len()).unwrap_or(u8::MAX);
        all
    }

    /// The faces of one roll, cut at [`Faces::CAPACITY`]. Cannot fail, so a log that keeps nothing costs
    /// nothing.
    #[inline]
    pub fn rolled(faces: &[u8]) -> Self {
        let mut all = Self::default();
        for (kept, face) in all.faces.iter_mut().zip(faces) {
            *kept = *face;
            all.len += 1;
        }
        all
    }

    /// Read faces from digits, with or without spaces: `4 2` or `42`. Whether the dice can show them is
    /// checked by [`Draws::check`].
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        let mut all = Self::default();
        let digits = text.chars().filter(|c| !c.is_whitespace());
        let mut got = 0;
        for c in digits {
            let Some(face) = c.to_digit(10).and_then(|digit| u8::try_from(digit).ok()) else {
                return Err(Self::not_dice(text));
            };
            if got < Self::CAPACITY {
                all.faces[got] = face;
                all.len += 1;
            }
            got += 1;
        }
        if got == 0 {
            return Err(Self::not_dice(text));
        }
        if got > Self::CAPACITY {
            return Err(Refusal::new("dice-too-many")
                .number("position", count(Self::CAPACITY + 1))
                .number("got", count(got))
                .number("want", count(Self::CAPACITY)));
        }
        Ok(all)
    }

    fn not_dice(text: &str) -> Refusal {
        Refusal::new("dice-text").quoted("got", text).text("example", "4 2")
    }
}

/// A plain list of the faces.
impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_ref()).finish()
    }
}

impl AsRef<[u8]> for Faces {
    #[inline]
    fn as_ref(&self) -> &[u8] {
        &self.faces[..self.len as usize]
    }
}

/// The canonical text: digits separated by spaces.
impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, face) in self.as_ref().iter().enumerate() {
            write!(f, "{}{face}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// A source of dice.
pub trait DiceSource {
    /// Roll these dice.
    fn roll(&mut self, draws: &Draws) -> Result<Faces, Refusal>;
}

/// Dice from the seeded generator; never refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeded(pub Pcg);

impl Seeded {
    /// The dice of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Pcg::new(seed, 0))
    }
}

impl DiceSource for Seeded {
    fn roll(&mut self, draws: &Draws) -> Result<Faces, Refusal> {
        Ok(draws.roll(&mut self.0))
    }
}

/// Dice written down in advance, for tests and replays. Running out of dice and having some left over are
/// both errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scripted {
    faces: Vec<u8>,
    used: usize,
}

impl Scripted {
    /// The given faces, in this order.
    pub fn new(faces: impl Into<Vec<u8>>) -> Self {
        Self { faces: faces.into(), used: 0 }
    }

    /// The faces not yet rolled.
    pub fn left(&self) -> &[u8] {
        &self.faces[self.used..]
    }

    /// Refuses if any dice are left over.
    pub fn finish(&self) -> Result<(), Refusal> {
        match self.left().len() {
            0 => Ok(()),
            left => Err(Refusal::new("dice-script-left-over").number("left", count(left))),
        }
    }
}

/// A refused roll uses up no dice.
impl DiceSource for Scripted {
    fn roll(&mut self, draws: &Draws) -> Result<Faces, Refusal> {
        let want = draws.sides().len();
        let Some(faces) = self.left().get(..want) else {
            let got = self.left().len();
            return Err(Refusal::new("dice-script-short")
                .number("got", count(got))
                .number("want", count(want)));
        };
        draws.check(faces)?;
        let faces = Faces::new(faces);
        self.used += want;
        Ok(faces)
    }
}

/// Dice from a closure, such as a person typing them; the faces are checked.
pub struct Typed<F>(pub F);

impl<F: FnMut(&Draws) -> Result<Faces, Refusal>> DiceSource for Typed<F> {
    fn roll(&mut self, draws: &Draws) -> Result<Faces, Refusal> {
        let faces = (self.0)(draws)?;
        draws.check(faces.as_ref())?;
        Ok(faces)
    }
}

impl<F> fmt::Debug for Typed<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Typed")
    }
}
