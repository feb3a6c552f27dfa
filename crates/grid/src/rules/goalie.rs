//! # Goalie
//! G-GK-01 to G-GK-14: grabbing without diagonals, three dice, toss or set down. In everything else a goalie
//! is like any member: no exceptions to moving and kicking (G-GK-01, G-GK-02).

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::board::{Dir, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::Marker;
use crate::rules::kicking;
use crate::ruleset::Ruleset;
use crate::state::{Ball, Hold, Restart, State, Touch, TurnKind};

/// Whether a goalie that kicked the ball and then grabs it continues its sequence (G-DIR-06, R-G970).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grab {
    /// It does: no other marker has touched the ball.
    GoesOn,
    /// Before revision 2: a ball in hand has no directions.
    StartsAfresh,
}

/// Whether a step onto the ball is a grab: a goalie, orthogonally, without an earlier diagonal step this
/// turn, in its own penalty area, once a turn (G-GK-03, G-GK-04, G-GK-06, G-GK-12). So a ball on a diagonal
/// costs two steps (G-GK-05). The ball is at rest or its flight ends there.
pub fn may_grab(rules: &Ruleset, s: &State, marker: Marker, dir: Dir) -> bool {
    marker.is_goalie()
        && !dir.is_diagonal()
        && !s.turn.goalie_diagonal
        && !s.turn.grabbed
        && !s.turn.barred // R-G932
        && rules.board.in_goalie_area(marker.seat(), s.ball.at)
}

/// A goalie may carry the ball within its area (G-GK-10); a thrower stays (G-OOB-10).
pub fn may_carry(rules: &Ruleset, s: &State, marker: Marker, to: Square) -> bool {
    !is_throw_in(s) && rules.board.in_goalie_area(marker.seat(), to)
}

/// Whether the ball is held for a throw-in that has not been taken yet: then its holder does not count as a
/// goalie with the ball in hand, whoever it is.
#[inline]
pub fn is_throw_in(s: &State) -> bool {
    s.turn.kind == TurnKind::SetPiece(Restart::ThrowIn) && s.turn.last_kicker.is_none()
}

/// Landing on the ball is the grab (G-GK-03): what was left of the first roll is lost, three dice follow at
/// once (G-GK-07).
pub(crate) fn grab(rules: &Ruleset, s: &mut State, marker: Marker, log: &mut impl Log<Event>) {
    let touch = in_hand(rules, s, marker);
    hold(s, marker);
    s.touch = touch;
    s.turn.grabbed = true;
    s.turn.points = 0;
    s.turn.loose_two = false; // R-G103
    s.agenda.push(Stage::GrabRoll);
    log.note(Event::Grabbed(marker));
}

/// A member holds the ball: nothing of its last move is left (G-INER-10).
pub(crate) fn hold(s: &mut State, marker: Marker) {
    s.ball = Ball { at: s.at(marker), hold: Hold::Held(marker) };
    s.touch = Touch::default();
    s.turn.goalie_beaten_by = None;
}

/// What is left of the last touch when that member holds the ball: no inertia (G-INER-10), but its own
/// sequence continues until another marker touches the ball (G-DIR-07, R-G970).
pub(super) fn in_hand(rules: &Ruleset, s: &State, marker: Marker) -> Touch {
    let own = s.touch.sequence && s.touch.by == Some(marker);
    match rules.grab {
        Grab::GoesOn if own => Touch { inertia_used: true, ..s.touch },
        Grab::GoesOn | Grab::StartsAfresh => Touch::default(),
    }
}

/// The points of the three dice are for all members and the ball (G-GK-08).
pub(crate) fn grab_rolled(s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
    s.turn.points = faces.iter().sum();
    s.agenda.pop();
    log.note(Event::Points(s.turn.points));
}

/// The feet squares of a marker, front-centre first, then left and right: where a held ball can be set down
/// if they are open.
pub fn feet_squares(s: &State, marker: Marker) -> [Square; 3] {
    let piece = s.piece(marker);
    let front = piece.facing.dir();
    [front, front.turned(-1), front.turned(1)].map(|dir| piece.at().step(dir))
}

/// Free of charge, but not for a thrower (G-GK-09, G-GK-14).
pub(crate) fn set_downs(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    if s.holder() != Some(marker) || is_throw_in(s) {
        return;
    }
    let mut squares = feet_squares(s, marker);
    squares.sort_unstable();
    out.extend(squares.into_iter().filter(|square| s.is_open(rules.board, *square)).map(Action::SetDown));
}

/// The ball lies at the goalie's feet (G-GK-09).
pub(crate) fn set_down(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    square: Square,
    log: &mut impl Log<Event>,
) {
    s.ball = Ball { at: square, hold: Hold::Free };
    s.touch = in_hand(rules, s, marker);
    log.note(Event::SetDown(square));
}

/// Whether the holder has a way to release the ball.
pub fn can_release(rules: &Ruleset, s: &State, marker: Marker) -> bool {
    let down =
        !is_throw_in(s) && feet_squares(s, marker).iter().any(|square| s.is_open(rules.board, *square));
    down || Dir::ALL.into_iter().any(|dir| kicking::can_toss(rules, s, marker, dir))
}

/// Where a ball goes that must be released: in front, left, right, or to the nearest open square; of equals
/// the lowest as the team sees the board (G-GK-11, R-G110).
pub fn drop_square(rules: &Ruleset, s: &State, marker: Marker) -> Option<Square> {
    let board = rules.board;
    let front = feet_squares(s, marker).into_iter().find(|square| s.is_open(board, *square));
    front.or_else(|| {
        let seen = |square: Square| match marker.seat() {
            Seat::Home => square,
            Seat::Away => board.turned(square),
        };
        let open = board.field().filter(|square| s.is_open(board, *square));
        open.min_by_key(|square| (s.at(marker).chebyshev(*square), seen(*square)))
    })
}

/// Nobody released the ball in time, or nothing legal was left (G-GK-11, R-G81).
pub(crate) fn drop_held(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let Some(holder) = s.holder() else { return };
    if let Some(square) = drop_square(rules, s, holder) {
        set_down(rules, s, holder, square, log);
        s.touch = Touch::default(); // the turn is over, and with it every sequence
    }
}
