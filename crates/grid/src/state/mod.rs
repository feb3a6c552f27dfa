//! The position: everything a match needs to continue, secrets included. `Copy`, no heap.

mod flight;
mod pieces;
mod turn;

pub use flight::{Flight, FlightKind, Offered};
pub use pieces::{Occupied, Piece};
pub use turn::{Coming, Restart, Tackle, Turn, TurnKind};

use touchline_engine::{Agenda, BySeat, Faces, Outcome, Seat};

use crate::board::{Board, Dir, Dirs, Seen, Square};
use crate::flow::{STAGES, Stage};
use crate::marker::{MARKERS, Marker, Markers};
use crate::rules::shootout::Shootout;

/// Where the ball is relative to the markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hold {
    /// On its square, or in flight.
    Free,
    /// In the hands of a goalie or of a thrower, on its square.
    Held(Marker),
    /// In the air above a marker (G-JUG-08).
    Juggled(Marker),
}

/// The ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub struct Ball {
    pub at: Square,
    pub hold: Hold,
}

/// What the last touch left behind: whose it was and where the ball was going (G-DIR, G-INER).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Touch {
    /// The last toucher: kicked, threw, intercepted, headed or deflected. Nobody after a restart from the
    /// centre.
    pub by: Option<Marker>,
    /// Directions used in that marker's sequence; empty if the ball was stopped.
    pub used: Dirs,
    /// Whether the sequence continues: the same member's next kick in the same turn is part of it (G-DIR-06).
    pub sequence: bool,
    /// Whether the inertia move of this touch is used up (G-INER-05).
    pub inertia_used: bool,
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pieces: [Piece; MARKERS],
    occupied: Occupied,
    /// Markers on the board, or in hand before they are placed.
    pub present: Markers,
    /// Markers that lie down.
    pub down: Markers,
    /// The ball.
    pub ball: Ball,
    /// What the last touch left behind.
    pub touch: Touch,
    /// The current ball move that a team steers.
    pub flight: Option<Flight>,
    /// Goals.
    pub score: BySeat<u8>,
    /// Turns opened so far, of both teams (G-END-08).
    pub turns: u16,
    /// 1 or 2.
    pub half: u8,
    /// The number of turns before the current half.
    pub half_began: u16,
    /// Who kicked off the first half (G-KO-07).
    pub first_kick_off: Seat,
    /// A call said that the period is over (R-G23).
    pub full_time: bool,
    /// The current turn.
    pub turn: Turn,
    /// Whose turn is next, and its kind: known when a turn ends.
    pub coming: Coming,
    /// Both placements are public: not while they are being made (G-SET-09).
    pub revealed: bool,
    /// The shoot-out, or the current penalty kick.
    pub shootout: Shootout,
    /// Dice that may be repeated (G-SKILL-05).
    pub rolled: Option<Faces>,
    /// The stages to run.
    pub agenda: Agenda<Stage, STAGES>,
    /// The result.
    pub ended: Option<Outcome>,
}

const _: () = assert!(size_of::<State>() <= 536, "the state must stay small: search copies it");

impl State {
    /// An empty board with `fielders` per team in hand, and an empty agenda.
    pub fn empty(board: &Board, fielders: u8) -> Self {
        let present = Marker::all().filter(|marker| marker.number() <= fielders).collect();
        Self {
            pieces: Piece::in_hand(),
            occupied: Occupied::NONE,
            present,
            down: Markers::NONE,
            ball: Ball { at: board.centre(), hold: Hold::Free },
            touch: Touch::default(),
            flight: None,
            score: BySeat([0, 0]),
            turns: 0,
            half: 1,
            half_began: 0,
            first_kick_off: Seat::Home,
            full_time: false,
            turn: Turn::new(Seat::Home, TurnKind::KickOff),
            coming: Coming::turn(Seat::Home, TurnKind::KickOff),
            revealed: false,
            shootout: Shootout::default(),
            rolled: None,
            agenda: Agenda::new(),
            ended: None,
        }
    }

    /// A marker's piece.
    #[inline]
    pub fn piece(&self, marker: Marker) -> &Piece {
        &self.pieces[marker.index()]
    }

    /// A marker's piece, to change anything but its square: use [`State::put`] for that.
    #[inline]
    pub fn piece_mut(&mut self, marker: Marker) -> &mut Piece {
        &mut self.pieces[marker.index()]
    }

    /// Where a marker is.
    #[inline]
    pub fn at(&self, marker: Marker) -> Square {
        self.piece(marker).at
    }

    /// Put a marker on a square, or take it off the board with [`Square::OFF`].
    #[inline]
    pub fn put(&mut self, marker: Marker, square: Square) {
        let from = std::mem::replace(&mut self.pieces[marker.index()].at, square);
        self.occupied.leave(from);
        self.occupied.enter(square);
    }

    /// Whether a marker is on a square, upright or down.
    #[inline]
    pub fn is_occupied(&self, square: Square) -> bool {
        self.occupied.has(square)
    }

    /// The squares on which markers are.
    pub fn occupied(&self) -> &Occupied {
        &self.occupied
    }

    /// Whether this is a field square without a marker (the ball does not matter).
    #[inline]
    pub fn is_open(&self, board: &Board, square: Square) -> bool {
        board.is_field(square) && !self.is_occupied(square)
    }

    /// The marker on a square.
    pub fn marker_at(&self, square: Square) -> Option<Marker> {
        self.present.iter().find(|marker| self.at(*marker) == square)
    }

    /// The members of a team on the board that stand.
    #[inline]
    pub fn upright(&self, seat: Seat) -> Markers {
        self.present.and(Markers::of(seat)).without(self.down)
    }

    /// Whether a member stands.
    #[inline]
    pub fn is_up(&self, marker: Marker) -> bool {
        self.present.has(marker) && !self.down.has(marker)
    }

    /// How a marker sees a square.
    #[inline]
    pub fn seen(&self, marker: Marker, square: Square) -> Seen {
        let piece = self.piece(marker);
        Seen::from(piece.at, piece.facing, square)
    }

    /// The direction from a marker to a neighbouring square.
    pub fn direction(&self, marker: Marker, square: Square) -> Dir {
        self.at(marker).towards(square).unwrap_or_default()
    }

    /// The marker that holds the ball.
    #[inline]
    pub fn holder(&self) -> Option<Marker> {
        match self.ball.hold {
            Hold::Held(marker) => Some(marker),
            Hold::Free | Hold::Juggled(_) => None,
        }
    }
}
