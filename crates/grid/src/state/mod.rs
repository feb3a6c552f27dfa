//! The position: everything a match needs to go on, secrets included. `Copy`, no heap.

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

/// How the ball is where it is.
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

/// What the last touch left behind: who it was and where the ball was going (G-DIR, G-INER).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Touch {
    /// The last toucher: kicked, threw, intercepted, headed or deflected. Nobody after a restart from the
    /// centre.
    pub by: Option<Marker>,
    /// Directions used in the sequence of that marker; empty when the ball was stopped.
    pub used: Dirs,
    /// Whether the sequence goes on: the same member's next kick in the same turn continues it (G-DIR-06).
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
    /// The ball move under way that a team steers.
    pub flight: Option<Flight>,
    /// Goals.
    pub score: BySeat<u8>,
    /// Turns opened so far, of both teams (G-END-08).
    pub turns: u16,
    /// 1 or 2.
    pub half: u8,
    /// The half that is being played began after this many turns.
    pub half_began: u16,
    /// Who kicked off the first half (G-KO-07).
    pub first_kick_off: Seat,
    /// Somebody outside the rules said that the period is over (R-G23).
    pub full_time: bool,
    /// The present turn.
    pub turn: Turn,
    /// Whose turn comes, and which kind: known when a turn ends.
    pub coming: Coming,
    /// Both placements are known to everybody: not while they are made (G-SET-09).
    pub revealed: bool,
    /// The shoot-out, or the penalty kick that is being taken.
    pub shootout: Shootout,
    /// Dice that somebody may have rolled again (G-SKILL-05).
    pub rolled: Option<Faces>,
    /// What is to be done.
    pub agenda: Agenda<Stage, STAGES>,
    /// The result.
    pub ended: Option<Outcome>,
}

const _: () = assert!(size_of::<State>() <= 536, "the state must stay small: search copies it");

impl State {
    /// An empty board with `fielders` a side in hand; nothing is to be done yet.
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

    /// To change anything but its square: that is [`State::put`]'s.
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

    /// Whether a marker stands or lies on a square.
    #[inline]
    pub fn is_occupied(&self, square: Square) -> bool {
        self.occupied.has(square)
    }

    /// The squares on which markers are.
    pub fn occupied(&self) -> &Occupied {
        &self.occupied
    }

    /// A field square without a marker (the ball does not matter).
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

    /// The direction in which a marker has a neighbouring square.
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
