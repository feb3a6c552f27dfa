//! The current turn and the next one.

use touchline_engine::{Faces, Seat, worded};

use crate::board::Square;
use crate::marker::{Marker, Markers, TEAM};
use crate::rules::turn::Parity;

/// What kind of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum TurnKind {
    Normal,
    KickOff,
    /// Three dice at a restart (G-OOB-05).
    SetPiece(Restart),
    /// A goalie holds the ball after a save (G-SHOT-11).
    Goalie,
    /// A penalty kick in play (G-FOUL-09).
    Penalty,
}

impl TurnKind {
    /// The word used in every text form: a set piece has the word of its restart.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::KickOff => "kick-off",
            Self::SetPiece(restart) => restart.word(),
            Self::Goalie => "goalie",
            Self::Penalty => "penalty",
        }
    }

    /// Every kind.
    pub fn all() -> impl Iterator<Item = Self> {
        let restarts = Restart::ALL.into_iter().map(Self::SetPiece);
        [Self::Normal, Self::KickOff, Self::Goalie, Self::Penalty].into_iter().chain(restarts)
    }

    /// The kind named by a word, in any case.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::all().find(|kind| kind.word().eq_ignore_ascii_case(word))
    }
}

worded! {
    /// How the ball comes back into play.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[allow(missing_docs)]
    pub enum Restart {
        ThrowIn = "throw-in",
        CornerKick = "corner",
        GoalKick = "goal-kick",
        FreeKick = "free-kick",
    }
}

/// What comes after a turn (G-TURN-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Coming {
    /// Whose turn.
    pub seat: Seat,
    /// Which kind.
    pub kind: TurnKind,
    /// Where a set piece is taken.
    pub spot: Square,
    /// Who takes it: the fouled member (G-FOUL-07), otherwise `None` until the team has chosen.
    pub taker: Option<Marker>,
}

impl Coming {
    /// A turn that is not a set piece.
    pub const fn turn(seat: Seat, kind: TurnKind) -> Self {
        Self { seat, kind, spot: Square::OFF, taker: None }
    }

    /// A set piece.
    pub const fn set_piece(seat: Seat, restart: Restart, spot: Square) -> Self {
        Self { seat, kind: TurnKind::SetPiece(restart), spot, taker: None }
    }
}

/// A tackle that has been called (G-TKL).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tackle {
    /// Who tackles.
    pub tackler: Marker,
    /// Whom.
    pub target: Marker,
    /// Whether the tackler had to step to the ball.
    pub stepped: bool,
    /// The call.
    pub call: Parity,
}

/// Everything that is forgotten at the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, none excludes another")]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// Which kind.
    pub kind: TurnKind,
    /// Where its set piece is taken.
    pub spot: Square,
    /// How many dice the turn roll has.
    pub dice: u8,
    /// What the turn roll showed.
    pub rolled: Faces,
    /// Movement points left.
    pub points: u8,
    /// Extra points of members after a fake-out (G-FAKE-05).
    pub extra: [u8; TEAM],
    /// Opponents that have attempted to intercept, and own members that have headed or bicycle-kicked a pass.
    pub attempted: Markers,
    /// An opponent has intercepted the ball (G-INT-15).
    pub intercepted: bool,
    /// Members that went down in this turn.
    pub fell: Markers,
    /// Members that got up in this turn.
    pub stood: Markers,
    /// Opponents a fake-out was tried against: one attempt each; a failed one ends the turn (G-FAKE-09).
    pub faked: Markers,
    /// The member that faked out the opposing goalie and has been the only one to touch the ball since
    /// (G-FAKE-10).
    pub goalie_beaten_by: Option<Marker>,
    /// Members that tried to juggle.
    pub juggled: Markers,
    /// Fielders that have repeated a roll.
    pub rerolled: Markers,
    /// Fielders that gave up repeating a roll and spend their two points instead.
    pub skill_open: Markers,
    /// The goalie has grabbed the ball, or held it when the turn began (G-GK-12).
    pub grabbed: bool,
    /// The goalie has made a diagonal step (G-GK-04).
    pub goalie_diagonal: bool,
    /// The turn roll was a single die that showed 2, and there has been no grab since (G-LOOSE-01).
    pub loose_two: bool,
    /// The taker of a throw-in or corner, who may not score before another member has touched the ball
    /// (G-OOB-12, G-CRN-02).
    pub may_not_score: Option<Marker>,
    /// The total that was called for a direct corner (G-CRN-03).
    pub called: Option<u8>,
    /// The tackle that was called.
    pub tackle: Option<Tackle>,
    /// The ball is an opponent's and may not be played before a successful tackle (R-G92).
    pub barred: bool,
    /// The last member that kicked in this turn (G-SKILL-03).
    pub last_kicker: Option<Marker>,
    /// A header or bicycle kick has followed up a juggle (G-JUG-15).
    pub followed_up: bool,
    /// Members that would be offside if they played the ball now (G-OFFS-02).
    pub offside: Markers,
    /// The team's time has run out: whatever it still has to answer is answered for it, then the turn ends
    /// (R-G89).
    pub time_up: bool,
}

impl Turn {
    /// A turn in which nothing has happened.
    pub fn new(seat: Seat, kind: TurnKind) -> Self {
        Self {
            seat,
            kind,
            spot: Square::OFF,
            dice: 0,
            rolled: Faces::default(),
            points: 0,
            extra: [0; TEAM],
            attempted: Markers::NONE,
            intercepted: false,
            fell: Markers::NONE,
            stood: Markers::NONE,
            faked: Markers::NONE,
            goalie_beaten_by: None,
            juggled: Markers::NONE,
            rerolled: Markers::NONE,
            skill_open: Markers::NONE,
            grabbed: false,
            goalie_diagonal: false,
            loose_two: false,
            may_not_score: None,
            called: None,
            tackle: None,
            barred: false,
            last_kicker: None,
            followed_up: false,
            offside: Markers::NONE,
            time_up: false,
        }
    }
}
