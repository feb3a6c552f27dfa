//! # Kicking and moving the ball
//! G-KICK-01 to G-KICK-15: a kick, then one square per point in any direction, even back (G-KICK-02,
//! G-KICK-04), over markers of either team but never coming to rest on one (G-KICK-05). A dribble is a kick
//! and a step, again and again (G-KICK-09, G-KICK-11).

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::advanced::{direction, down, facing, forced, loose_two, stun};
use crate::board::{Dir, Dirs, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::Marker;
use crate::optional::offside;
use crate::rules::control;
use crate::rules::goalie;
use crate::rules::points::{self, Spending};
use crate::rules::shot;
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Ball, Flight, FlightKind, Hold, State, Touch};

/// How a flight ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Closing {
    /// The team stopped it or did something else.
    ByTeam,
    /// A team-mate plays the ball on, or a rule cut it short: a shot, an interception, time.
    CutShort,
}

/// Who moves the ball, and what its next steps depend on.
#[derive(Clone, Copy, Debug)]
pub struct Steering {
    /// The kicker or thrower.
    pub kicker: Marker,
    /// Kick, toss or throw.
    pub kind: FlightKind,
    /// The direction from the kicker to the ball at the kick.
    pub from_foot: Dir,
    /// Directions used so far in the sequence.
    pub used: Dirs,
    /// Whether the kicker goes down when the flight ends (G-FACE-03).
    pub slide: bool,
}

impl Steering {
    /// Of a new kick.
    pub fn kick(s: &State, kicker: Marker) -> Self {
        let from_foot = s.direction(kicker, s.ball.at);
        Self { kicker, kind: FlightKind::Kick, from_foot, used: used_by(s, kicker), slide: false }
    }

    /// Of a throw from the hands.
    pub fn toss(rules: &Ruleset, s: &State, kicker: Marker) -> Self {
        let kind = if goalie::is_throw_in(s) { FlightKind::Throw } else { FlightKind::Toss };
        let (from_foot, used) = (s.piece(kicker).facing.dir(), goalie::in_hand(rules, s, kicker).used);
        Self { kicker, kind, from_foot, used, slide: false }
    }

    /// Of a ball that rolls on by itself: it continues the directions of its last sequence in a later turn
    /// (G-INER-04).
    pub fn inertia(s: &State, kicker: Marker) -> Self {
        let from_foot = s.piece(kicker).facing.dir();
        Self { kicker, kind: FlightKind::Inertia, from_foot, used: s.touch.used, slide: false }
    }

    /// Of the flight under way.
    fn flight(s: &State, flight: &Flight) -> Self {
        if flight.kind == FlightKind::Inertia {
            return Self::inertia(s, flight.kicker);
        }
        Self {
            kicker: flight.kicker,
            kind: flight.kind,
            from_foot: flight.from_foot,
            used: used_by(s, flight.kicker),
            slide: flight.slide,
        }
    }

    fn spending(self) -> Spending {
        match self.kind {
            FlightKind::Throw => Spending::Throw,
            FlightKind::Kick | FlightKind::Toss => Spending::Kick,
            FlightKind::Inertia | FlightKind::Redirect | FlightKind::Forced => Spending::Other,
        }
    }
}

/// The directions that bind a member's next kick: those of its sequence this turn (G-DIR-06), whatever was
/// spent in between (G-DIR-08).
fn used_by(s: &State, kicker: Marker) -> Dirs {
    if s.touch.sequence && s.touch.by == Some(kicker) { s.touch.used } else { Dirs::NONE }
}

/// Whether the ball may enter a square by a voluntary step: the field, or a slot of the goal attacked that no
/// goalie stands on (G-KICK-12, G-KICK-14, G-SHOT-01, G-SHOT-03); out of the field only from the field
/// (R-G960).
fn may_enter(rules: &Ruleset, s: &State, kicker: Marker, from: Square, to: Square) -> bool {
    if rules.board.is_field(to) {
        return true;
    }
    match rules.board.slot_of(to) {
        Some(seat) => seat != kicker.seat() && !s.is_occupied(to) && s.turn.may_not_score != Some(kicker),
        None => rules.deliberate_out && rules.board.is_field(from),
    }
}

/// The cost of a ball step; `None` if it is not allowed.
#[inline]
pub fn cost(rules: &Ruleset, s: &State, steering: &Steering, from: Square, dir: Dir) -> Option<u8> {
    if !may_enter(rules, s, steering.kicker, from, from.step(dir)) {
        return None;
    }
    if direction::binds(rules, steering.kind) && !direction::allows(steering.used, dir) {
        return None;
    }
    Some(facing::cost(rules, s, steering, dir))
}

/// Whether a step can be paid and the ball can still come to rest: not on a marker, so it must be able to
/// continue (G-KICK-06, G-KICK-07).
#[inline]
fn is_legal(rules: &Ruleset, s: &State, steering: Steering, from: Square, dir: Dir, points: u8) -> bool {
    let Some(cost) = cost(rules, s, &steering, from, dir) else { return false };
    let to = from.step(dir);
    cost <= points
        && (!s.is_occupied(to) || {
            let slide = steering.slide || facing::is_slide(rules, s, &steering, dir);
            let on = Steering { used: steering.used.with(dir), slide, ..steering };
            can_leave(rules, s, on, to, points - cost)
        })
}

/// Whether a ball on a marker's square can continue: by further steps of this flight, or by a team-mate with
/// the ball at its feet (R-G107).
fn can_leave(rules: &Ruleset, s: &State, steering: Steering, at: Square, points: u8) -> bool {
    if points > 0 && Dir::ALL.into_iter().any(|dir| is_legal(rules, s, steering, at, dir, points)) {
        return true;
    }
    // Without points only a team-mate with points of its own can kick on. Nobody can take over an inertia
    // move (G-INER-08).
    let own_points = rules.has(Toggle::Fake) || rules.has(Toggle::Skill);
    (points > 0 || own_points)
        && steering.kind != FlightKind::Inertia
        && s.upright(steering.kicker.seat())
            .iter()
            .any(|mate| s.seen(mate, at).is_feet() && can_take_over(rules, s, steering, mate, at, points))
}

/// Whether a team-mate could kick the ball on from there, with the points the kicker would leave.
fn can_take_over(
    rules: &Ruleset,
    s: &State,
    steering: Steering,
    mate: Marker,
    at: Square,
    points: u8,
) -> bool {
    let mut then = *s;
    then.ball = Ball { at, hold: Hold::Free };
    // A member's own points are spent before the team's, so what is left are the team's as far as they go.
    then.turn.points = points.min(s.turn.points);
    then.turn.extra[usize::from(steering.kicker.number())] = 0;
    then.piece_mut(steering.kicker).skill_left = 0;
    then.touch = Touch { by: Some(steering.kicker), sequence: true, ..s.touch };
    // A sliding kicker is down by then: its flight has ended, or ends with the mate's kick (G-FACE-03,
    // R-G84).
    if steering.slide {
        then.down.add(steering.kicker);
    }
    if let Some(ended) = s.flight.filter(|flight| flight.slide && flight.kicker != steering.kicker) {
        then.down.add(ended.kicker);
    }
    then.flight = Some(Flight::new(steering.kind, steering.kicker, at, steering.from_foot));
    can_kick(rules, &then, mate)
}

/// Whether a member may kick at all: upright, the ball at its feet, which it never is in a slot (G-KICK-13),
/// no flight of its own under way (G-KICK-01, R-G108), and not a ball that has to be won by a tackle first
/// (R-G92).
#[inline]
pub fn may_kick(s: &State, marker: Marker) -> bool {
    control::touches(s, marker)
        && !s.turn.barred
        && s.flight.is_none_or(|flight| flight.kicker != marker)
        && down::may_act(s, marker)
}

/// The kicks of a member.
pub(crate) fn choices(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    if may_kick(s, marker) {
        let steering = Steering::kick(s, marker);
        let points = points::available(rules, s, marker, Spending::Kick);
        let legal = |dir: &Dir| is_legal(rules, s, steering, s.ball.at, *dir, points);
        out.extend(Dir::ALL.into_iter().filter(legal).map(Action::Kick));
    }
}

/// Whether a member has a kick.
pub fn can_kick(rules: &Ruleset, s: &State, marker: Marker) -> bool {
    may_kick(s, marker) && {
        let steering = Steering::kick(s, marker);
        let points = points::available(rules, s, marker, Spending::Kick);
        Dir::ALL.into_iter().any(|dir| is_legal(rules, s, steering, s.ball.at, dir, points))
    }
}

/// Whether the holder may throw the ball that way.
pub fn can_toss(rules: &Ruleset, s: &State, marker: Marker, dir: Dir) -> bool {
    let steering = Steering::toss(rules, s, marker);
    let points = points::available(rules, s, marker, steering.spending());
    is_legal(rules, s, steering, s.ball.at, dir, points)
}

/// The fewest points with which the holder can throw the ball.
pub fn cheapest_toss(rules: &Ruleset, s: &State, marker: Marker) -> Option<u8> {
    let steering = Steering::toss(rules, s, marker);
    let legal =
        |points: u8| Dir::ALL.into_iter().any(|dir| is_legal(rules, s, steering, s.ball.at, dir, points));
    (1..=s.turn.points).find(|points| legal(*points))
}

/// The next steps of the flight under way.
pub(crate) fn steps(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    let Some(flight) = s.flight else { return };
    let steering = Steering::flight(s, &flight);
    let points = points::available(rules, s, flight.kicker, steering.spending());
    let legal = |dir: &Dir| is_legal(rules, s, steering, s.ball.at, *dir, points);
    out.extend(Dir::ALL.into_iter().filter(legal).map(Action::Step));
}

/// Whether a ball that rolls on by itself may go that way, with this many steps left (G-INER-04, G-INER-08).
pub fn can_roll(rules: &Ruleset, s: &State, toucher: Marker, dir: Dir, steps: u8) -> bool {
    let points = points::available(rules, s, toucher, Spending::Other).min(steps);
    is_legal(rules, s, Steering::inertia(s, toucher), s.ball.at, dir, points)
}

/// A member kicks: a new flight from where the ball lies (G-KICK-03, G-KICK-10).
pub(crate) fn kick(rules: &Ruleset, s: &mut State, marker: Marker, dir: Dir, log: &mut impl Log<Event>) {
    let taken_over = s.flight.is_some();
    let rest = s.flight.map_or(s.ball.at, |flight| flight.rest);
    close(rules, s, Closing::CutShort, log);
    if offside::is_caught(rules, s, marker) {
        return offside::whistle(s, marker, log);
    }
    let steering = Steering::kick(s, marker);
    log.note(if taken_over { Event::TookOver(marker) } else { Event::Kicked(marker) });
    start(rules, s, steering, rest, dir, log);
}

/// The holder throws the ball (G-GK-09, G-OOB-07).
pub(crate) fn toss(rules: &Ruleset, s: &mut State, marker: Marker, dir: Dir, log: &mut impl Log<Event>) {
    let steering = Steering::toss(rules, s, marker);
    s.ball.hold = Hold::Free;
    log.note(Event::Tossed(marker));
    start(rules, s, steering, s.ball.at, dir, log);
}

fn start(
    rules: &Ruleset,
    s: &mut State,
    steering: Steering,
    rest: Square,
    dir: Dir,
    log: &mut impl Log<Event>,
) {
    let kicker = steering.kicker;
    offside::flight_began(rules, s, kicker);
    touched_by(s, kicker, steering.used);
    s.turn.last_kicker = Some(kicker);
    s.flight = Some(Flight { rest, ..Flight::new(steering.kind, kicker, s.ball.at, steering.from_foot) });
    fly(rules, s, dir, log);
}

/// A marker has touched the ball: its own sequence begins, and a new right to an inertia move (G-DIR-07,
/// G-INER-05).
pub(crate) fn touched_by(s: &mut State, marker: Marker, used: Dirs) {
    s.touch = Touch { by: Some(marker), used, sequence: true, inertia_used: false };
    if s.turn.goalie_beaten_by.is_some_and(|faker| faker != marker) {
        s.turn.goalie_beaten_by = None; // G-FAKE-11
    }
    if s.turn.may_not_score.is_some_and(|taker| taker != marker) {
        s.turn.may_not_score = None; // G-OOB-12, G-CRN-02
    }
}

/// A marker has touched the ball, and a rule sends it straight on: an inertia move continues that way
/// (R-G78), but the marker's next kick need not, since a forced move adds nothing to its sequence (R-G113,
/// R-G933).
pub(crate) fn driven_by(s: &mut State, marker: Marker, dir: Dir) {
    touched_by(s, marker, Dirs::only(dir));
    s.touch.sequence = false;
}

/// The next step of the flight under way, paid for.
pub(crate) fn fly(rules: &Ruleset, s: &mut State, dir: Dir, log: &mut impl Log<Event>) {
    let Some(flight) = s.flight else { return };
    let steering = Steering::flight(s, &flight);
    let price = facing::cost(rules, s, &steering, dir);
    points::pay(rules, s, flight.kicker, steering.spending(), price);
    if facing::is_slide(rules, s, &steering, dir) {
        s.flight.iter_mut().for_each(|flight| flight.slide = true);
    }
    s.touch.used = s.touch.used.with(dir);
    enter(rules, s, dir, log);
}

/// The ball enters the next square of a steered flight. Any consequences are on top of the agenda afterwards.
pub(crate) fn enter(rules: &Ruleset, s: &mut State, dir: Dir, log: &mut impl Log<Event>) {
    if advance(rules, s, dir, log) && rules.has(Toggle::Intercept) {
        s.agenda.push(Stage::Entered(dir));
    }
}

/// The ball moves one square: into a slot, off the field, or to a square of the field, where others may act
/// on it.
pub(crate) fn advance(rules: &Ruleset, s: &mut State, dir: Dir, log: &mut impl Log<Event>) -> bool {
    let from = s.ball.at;
    let at = from.step(dir);
    let slot_of = rules.board.slot_of(at);
    if slot_of.is_none() && !rules.board.is_field(at) {
        forced::out(rules, s, dir, log);
        return false;
    }
    s.ball.at = at;
    let open = s.is_open(rules.board, at);
    if let Some(flight) = &mut s.flight {
        flight.last = dir;
        if open {
            flight.rest = at;
        }
    }
    if slot_of.is_some() {
        s.agenda.push(shot::stage(stun::is_stunning(rules, s)));
        return false;
    }
    log.note(Event::BallTo(at));
    true
}

/// Whether the team must end the flight before it does anything else: ending it may put the kicker down, roll
/// a die or be offside (R-G95). A ball on a marker's square cannot stop at all.
pub fn binds(rules: &Ruleset, s: &State) -> bool {
    s.flight.is_some_and(|flight| {
        flight.slide
            || loose_two::is_pending(rules, s)
            || !s.is_open(rules.board, s.ball.at)
            || offside::receiver(rules, s).is_some()
    })
}

/// The flight is over; only a new kick moves the ball again (G-KICK-08, R-G84): a sliding kicker goes down,
/// and a ball at nobody's feet may roll on.
pub(crate) fn close(rules: &Ruleset, s: &mut State, closing: Closing, log: &mut impl Log<Event>) {
    if s.flight.is_none() {
        return;
    }
    if closing == Closing::ByTeam && loose_two::is_pending(rules, s) {
        // The extra squares belong to the same flight, which is closed after them.
        s.agenda.push(Stage::Loose);
        return;
    }
    if let Some(flight) = s.flight.take()
        && flight.slide
    {
        down::go_down(s, flight.kicker, log);
    }
    if closing == Closing::ByTeam
        && let Some(receiver) = offside::receiver(rules, s)
    {
        offside::whistle(s, receiver, log);
    }
}

/// The team leaves the ball where it is.
pub(crate) fn stop(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    log.note(Event::Stopped(s.ball.at));
    close(rules, s, Closing::ByTeam, log);
}
