//! What a check finds: what is right, what it cannot show, and the first thing that does not hold.

use touchline_engine::Seat;

/// Something that was checked and is right.
#[allow(missing_docs)] // of the fields: the variant says it
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// The record says what the receipt says.
    Receipt,
    /// The secret is the one that the server was bound to.
    Commitment,
    /// So many nonces are those that their seats were bound to.
    Nonces(usize),
    /// So many dice are those of the stream.
    Dice(usize),
    /// So many dice are those that the receipt saw.
    Shown(usize),
    /// So many secret answers were sealed, and so many of the choices they belong to are in the receipt.
    Seals { sealed: usize, held: usize },
}

/// What is wrong.
#[allow(missing_docs)] // of the fields: the variant says it
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The receipt is of another match.
    OtherMatch { record: String, receipt: String },
    /// The receipt is of other rules.
    OtherSpec { record: String, receipt: String },
    /// The server was bound to something else when the receipt was made.
    ReplacedCommitment,
    /// The nonce in the receipt is not the one of its seat.
    OtherNonce { seat: Seat },
    /// A seat was bound to something else when the receipt was made.
    ReplacedNonce { seat: Seat },
    /// The secret is not the one that the server was bound to.
    Commitment,
    /// A nonce is not the one that its seat was bound to.
    Nonce { seat: Seat },
    /// A computer's nonce does not follow from the secret.
    ComputerNonce { seat: Seat },
    /// The numbers of the dice go back, at this one.
    Backwards { number: u64 },
    /// Dice are left out where the receipt knows of no takeback.
    Skipped { from: u64, to: u64 },
    /// The record has so many dice, and numbers for so many.
    DiceCount { dice: usize, numbered: u64 },
    /// A die has other sides than the rules roll.
    Sides { number: u64, record: u8, rules: u8 },
    /// A die shows another face than the stream.
    Die { line: usize, number: u64, record: u8, stream: u8 },
    /// A die was shown to the player with another face than the stream's.
    Shown { number: u64, shown: u8, stream: u8 },
    /// A die was not shown to the player, and the rules roll it in the open.
    Masked { number: u64 },
    /// A secret answer is not listed as one, or something else is; the number of the input, from 0.
    Sealed { input: usize },
    /// A secret choice is not what was sealed.
    Seal { seat: Seat, choice: u64 },
    /// A secret choice that the receipt saw sealed is not in the record, and no takeback explains that.
    Gone { seat: Seat, choice: u64 },
    /// A secret choice is in the record as sealed, and its seal was not announced while the client was there.
    Unannounced { seat: Seat, choice: u64 },
    /// The record holds, but the client caught the server at so many things that no honest server tells.
    Fault { count: usize },
}

impl Mismatch {
    /// The word for it in the test vectors, the same for every implementation.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::OtherMatch { .. } => "other-match",
            Self::OtherSpec { .. } => "other-spec",
            Self::ReplacedCommitment => "replaced-commitment",
            Self::OtherNonce { .. } => "other-nonce",
            Self::ReplacedNonce { .. } => "replaced-nonce",
            Self::Commitment => "commitment",
            Self::Nonce { .. } => "nonce",
            Self::ComputerNonce { .. } => "computer-nonce",
            Self::Backwards { .. } => "backwards",
            Self::Skipped { .. } => "skipped",
            Self::DiceCount { .. } => "dice-count",
            Self::Sides { .. } => "sides",
            Self::Die { .. } => "die",
            Self::Shown { .. } => "shown",
            Self::Masked { .. } => "masked",
            Self::Sealed { .. } => "sealed",
            Self::Seal { .. } | Self::Gone { .. } | Self::Unannounced { .. } => "seal",
            Self::Fault { .. } => "fault",
        }
    }
}

/// What the check cannot show, or shows with less.
#[allow(missing_docs)] // of the fields: the variant says it
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// Without a receipt the record vouches for itself.
    NoReceipt,
    /// A seat contributed nothing.
    Nothing(Seat),
    /// A seat was bound to a nonce and never showed it.
    Withheld(Seat),
    /// The nonce in the receipt is not in the dice: it came too late, the match ended before, or the server
    /// left it out.
    LeftOut(Seat),
    /// The server did not even take its commitment: together with the other seat it could choose all dice.
    Refused(Seat),
    /// The receipt has no nonce, and its seat contributed one: another device of the player's did, or
    /// somebody else.
    NoNonce(Seat),
    /// The receipt does not know what a seat was bound to whose nonce is in the dice: it cannot show that it
    /// was not chosen later.
    UnseenNonce(Seat),
    /// Nobody but the server contributed.
    ServerAlone,
    /// So many dice were rolled and taken back; only a receipt knows whether that was agreed.
    TakenBack(u64),
    /// So many dice of the record are not in the receipt: it cannot say how they were shown.
    Unseen(usize),
    /// So many dice that were taken back are not in the receipt.
    UnseenBack(u64),
    /// So many dice were not shown to the player, and no rules say here that nobody was to see them.
    Masked(usize),
    /// So many secret answers of a seat were not sealed.
    Unsealed(Seat, usize),
    /// So many sealed choices of the record are not in the receipt.
    NotHeld(usize),
    /// So many sealed choices of the receipt are not in the record, and may have been taken back.
    Unlisted(usize),
}

impl Warning {
    /// The word for it in the test vectors, the same for every implementation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::NoReceipt => "no-receipt",
            Self::Nothing(_) => "nothing",
            Self::Withheld(_) => "withheld",
            Self::LeftOut(_) => "left-out",
            Self::Refused(_) => "refused",
            Self::NoNonce(_) => "no-nonce",
            Self::UnseenNonce(_) => "unseen-nonce",
            Self::ServerAlone => "server-alone",
            Self::TakenBack(_) => "taken-back",
            Self::Unseen(_) => "unseen",
            Self::UnseenBack(_) => "unseen-back",
            Self::Masked(_) => "masked",
            Self::Unsealed(..) => "unsealed",
            Self::NotHeld(_) => "not-held",
            Self::Unlisted(_) => "unlisted",
        }
    }
}

/// What a check found: everything that is right up to the first mismatch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// In order.
    pub passed: Vec<Passed>,
    /// In order.
    pub warnings: Vec<Warning>,
    /// The first.
    pub mismatch: Option<Mismatch>,
}
