//! What a player's client has caught the server at, while the match was played.

use touchline_engine::Seat;

use crate::header::number;

/// Something that no honest server tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// Another match, or other rules, than those that are played.
    Match,
    /// Another commitment than before.
    Commitment,
    /// A takeback that the client had not agreed to.
    Takeback,
    /// A number of a die that does not follow.
    Number,
    /// A die that was shown once more, and otherwise.
    Shown,
    /// A die that was drawn on the board or told in a sentence, and is not the one that was numbered.
    Drawn,
    /// The seal of a choice exchanged after the match had gone on.
    LateSeal,
    /// A choice that is opened and is not the sealed one.
    Seal,
    /// A choice that is opened and of which no seal was announced.
    Unannounced,
    /// Another seal of the client's own choice than it had made.
    OwnSeal,
}

impl FaultKind {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Match,
        Self::Commitment,
        Self::Takeback,
        Self::Number,
        Self::Shown,
        Self::Drawn,
        Self::LateSeal,
        Self::Seal,
        Self::Unannounced,
        Self::OwnSeal,
    ];

    /// Its word in receipts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Match => "match",
            Self::Commitment => "commitment",
            Self::Takeback => "takeback",
            Self::Number => "number",
            Self::Shown => "shown",
            Self::Drawn => "drawn",
            Self::LateSeal => "late-seal",
            Self::Seal => "seal",
            Self::Unannounced => "unannounced",
            Self::OwnSeal => "own-seal",
        }
    }
}

/// What was noted of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What it is.
    pub kind: FaultKind,
    /// Whose choice, where it is about one of either seat.
    pub seat: Option<Seat>,
    /// The number of the die or of the choice, where it is about one.
    pub number: Option<u64>,
}

impl Fault {
    /// `WORD`, and after it the seat and the number where there are such.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ').peekable();
        let word = words.next()?;
        let kind = FaultKind::ALL.into_iter().find(|kind| kind.word() == word)?;
        let seat = words.peek().and_then(|word| Seat::from_word(word));
        if seat.is_some() {
            words.next();
        }
        let number = words.next().map(|word| number(word).ok_or(())).transpose().ok()?;
        words.next().is_none().then_some(Self { kind, seat, number })
    }

    pub(crate) fn write(&self) -> String {
        let seat = self.seat.map(|seat| format!(" {}", seat.word())).unwrap_or_default();
        let number = self.number.map(|number| format!(" {number}")).unwrap_or_default();
        format!("{}{seat}{number}", self.kind.word())
    }
}
