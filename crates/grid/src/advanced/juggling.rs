//! # Juggling
//! G-JUG-01 to G-JUG-17: two odd dice lift the ball above the juggler's head; in its team's next turn it
//! heads or kicks it.

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::advanced::intercept::Attempt;
use crate::advanced::{down, forced, tackle};
use crate::board::{Dir, Dirs, Square};
use crate::event::{Event, FollowUp};
use crate::flow::Stage;
use crate::marker::Marker;
use crate::optional::offside;
use crate::rules::kicking::{self, Closing};
use crate::rules::points::{self, Spending};
use crate::rules::{control, goalie, turn};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Ball, Hold, State};

/// The cost of an attempt (G-JUG-02).
pub const COST: u8 = 2;

/// What a ball that the juggler missed with its head or bicycle kick does in later turns (G-INER-04, R-G971).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissedFollowUp {
    /// It went straight on and may roll on that way, as after any other miss.
    RollsOn,
    /// Before revision 2: no inertia.
    LiesStill,
}

/// Whether a member may juggle: the ball in its front-centre (G-JUG-01), once a turn (G-JUG-07), for ordinary
/// points (R-G114).
pub fn can_juggle(rules: &Ruleset, s: &State, marker: Marker) -> bool {
    rules.has(Toggle::Juggle)
        && control::touches(s, marker)
        && s.seen(marker, s.ball.at).is_front_centre()
        && down::may_act(s, marker)
        && !s.turn.juggled.has(marker)
        && !s.turn.barred // R-G932
        && points::available(rules, s, marker, Spending::Other) >= COST
}

pub(crate) fn choices(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    if can_juggle(rules, s, marker) {
        out.push(Action::Juggle);
    }
}

pub(crate) fn begin(rules: &Ruleset, s: &mut State, marker: Marker, log: &mut impl Log<Event>) {
    kicking::close(rules, s, Closing::ByTeam, log);
    if offside::is_caught(rules, s, marker) {
        return offside::whistle(s, marker, log);
    }
    offside::flight_began(rules, s, marker);
    points::pay(rules, s, marker, Spending::Other, COST);
    s.turn.juggled.add(marker);
    s.agenda.push(Stage::JuggleFoot(marker));
}

/// The foot lifts the ball with an odd die (G-JUG-03).
pub(crate) fn foot(s: &mut State, marker: Marker, faces: &[u8], log: &mut impl Log<Event>) {
    let &[die] = faces else { return };
    match way_out(die) {
        Some(eighths) => fail(s, marker, eighths, log),
        None => s.agenda.replace(Stage::JuggleKnee(marker)),
    }
}

/// Then the knee: the ball is above the juggler's square (G-JUG-08), where nobody touches it (G-JUG-09,
/// G-JUG-10); its last move is forgotten (G-INER-10).
pub(crate) fn knee(s: &mut State, marker: Marker, faces: &[u8], log: &mut impl Log<Event>) {
    let &[die] = faces else { return };
    if let Some(eighths) = way_out(die) {
        return fail(s, marker, eighths, log);
    }
    s.ball = Ball { at: s.at(marker), hold: Hold::Juggled(marker) };
    kicking::touched_by(s, marker, Dirs::NONE);
    s.agenda.pop();
    log.note(Event::Juggle(marker, true));
}

/// How far off the facing an even die sends the ball, in steps of 45 degrees clockwise (G-JUG-04).
const fn way_out(die: u8) -> Option<i8> {
    match die {
        2 => Some(-1),
        4 => Some(0),
        6 => Some(1),
        _ => None,
    }
}

fn fail(s: &mut State, marker: Marker, eighths: i8, log: &mut impl Log<Event>) {
    log.note(Event::Juggle(marker, false));
    s.agenda.replace(Stage::JuggleLength(marker, s.piece(marker).facing.dir().turned(eighths)));
}

/// One square plus half the die, rounded up (G-JUG-05). The turn continues after it (G-JUG-06); the ball may
/// be intercepted (G-INT-07).
pub(crate) fn length(s: &mut State, marker: Marker, dir: Dir, faces: &[u8], log: &mut impl Log<Event>) {
    let &[die] = faces else { return };
    s.agenda.pop();
    kicking::driven_by(s, marker, dir);
    forced::begin(s, dir, 1 + die.div_ceil(2), s.ball.at, true, log);
}

/// The juggler's team follows up before it rolls (G-JUG-11), or lets the ball drop if nothing else is
/// possible (G-JUG-16).
pub(crate) fn before_the_roll(rules: &Ruleset, s: &mut State, marker: Marker) {
    let possible = header_square(rules, s, marker).is_some() || open_feet(rules, s, marker).next().is_some();
    s.agenda.push(if possible { Stage::FollowUp(marker) } else { Stage::Drop(marker) });
}

/// The square behind the juggler's head, if it can head a ball there.
fn header_square(rules: &Ruleset, s: &State, marker: Marker) -> Option<Square> {
    let back = s.at(marker).step(s.piece(marker).facing.dir().opposite());
    (rules.has(Toggle::Header) && s.is_open(rules.board, back)).then_some(back)
}

/// The feet squares where the ball can be put, by rows.
fn open_feet(rules: &Ruleset, s: &State, marker: Marker) -> impl Iterator<Item = Square> {
    let mut squares = goalie::feet_squares(s, marker);
    squares.sort_unstable();
    squares.into_iter().filter(|square| s.is_open(rules.board, *square))
}

pub(crate) fn follow_ups(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    out.clear();
    if header_square(rules, s, marker).is_some() {
        out.push(Action::FollowHeader);
    }
    if rules.has(Toggle::Bicycle) {
        out.extend(open_feet(rules, s, marker).map(Action::FollowBicycle));
    }
    out.extend(open_feet(rules, s, marker).map(Action::FollowKick));
}

/// A kick is an ordinary turn with the ball at the feet (G-JUG-12). A header or bicycle kick meets a pass to
/// oneself: it comes first, the two dice afterwards (G-JUG-13, G-JUG-14, G-JUG-15).
pub(crate) fn follow_up(s: &mut State, marker: Marker, action: Action, log: &mut impl Log<Event>) {
    let back = s.piece(marker).facing.dir().opposite();
    let (square, what) = match action {
        Action::FollowHeader => (s.at(marker).step(back), FollowUp::Header),
        Action::FollowBicycle(square) => (square, FollowUp::Bicycle),
        Action::FollowKick(square) => (square, FollowUp::Kick),
        _ => return,
    };
    log.note(Event::FollowedUp(marker, what));
    put_ball(s, marker, square, log);
    s.turn.dice = 2;
    let entry = s.direction(marker, square); // backward for a header, toward the feet square for a bicycle kick (R-G57)
    match what {
        FollowUp::Kick => s.agenda.pop(),
        FollowUp::Header => meet(s, marker, Attempt::Header, entry),
        FollowUp::Bicycle => meet(s, marker, Attempt::Bicycle, entry),
    }
}

fn meet(s: &mut State, marker: Marker, attempt: Attempt, entry: Dir) {
    s.turn.followed_up = true;
    s.agenda.replace(Stage::Contact(marker, attempt, entry));
}

/// The juggler missed: the pass to itself goes straight on from where it was put (G-CHDR-04, G-BIKE-12).
pub(super) fn missed(rules: &Ruleset, s: &mut State, marker: Marker, dir: Dir) {
    match rules.missed_follow_up {
        MissedFollowUp::RollsOn => kicking::driven_by(s, marker, dir),
        MissedFollowUp::LiesStill => {}
    }
}

fn put_ball(s: &mut State, marker: Marker, square: Square, log: &mut impl Log<Event>) {
    s.ball = Ball { at: square, hold: Hold::Free };
    kicking::touched_by(s, marker, Dirs::NONE);
    log.note(Event::SetDown(square));
}

/// The nearest open squares, one of which is chosen (G-JUG-16).
pub(crate) fn drops(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    out.clear();
    let from = s.at(marker);
    let open = || rules.board.field().filter(|square| s.is_open(rules.board, *square));
    let nearest = open().map(|square| square.chebyshev(from)).min();
    out.extend(open().filter(|square| Some(square.chebyshev(from)) == nearest).map(Action::To));
}

/// The turn then begins like any other.
pub(crate) fn drop(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    action: Action,
    log: &mut impl Log<Event>,
) {
    let Action::To(square) = action else { return };
    s.agenda.pop();
    put_ball(s, marker, square, log);
    s.turn.dice = turn::dice(s);
    tackle::before_the_roll(rules, s);
}
