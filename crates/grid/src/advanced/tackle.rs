//! # Tackle
//! G-TKL-01 to G-TKL-21: before the roll a member goes for the ball at an opponent's feet; the parity of the
//! roll decides who goes down.

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::advanced::{down, poor_aim};
use crate::board::{Dir, Seen, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::optional::fouls::Contact;
use crate::rules::turn::Parity;
use crate::rules::{control, moving};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{State, Tackle};

/// Whether a ball at an opponent's feet may be kicked away without a tackle (R-G46, R-G92).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stealing {
    /// Yes.
    Free,
    /// Only after a successful tackle.
    ByTackle,
}

/// The opponents that can be tackled: those that touch the ball, goalies too (G-TKL-01, G-TKL-21). Nobody
/// touches a held or juggled ball (G-TKL-20).
pub fn opponents(s: &State) -> Markers {
    control::touching(s, s.turn.seat.other())
}

/// The steps after which a member would touch the ball (G-TKL-02).
fn steps(rules: &Ruleset, s: &State, marker: Marker) -> impl Iterator<Item = Dir> {
    let piece = *s.piece(marker);
    Dir::ALL.into_iter().filter(move |dir| {
        moving::is_allowed(rules, s, marker, *dir)
            && Seen::from(piece.at().step(*dir), piece.facing, s.ball.at).is_feet()
    })
}

/// Ask for a tackle before the turn roll, if an opponent has the ball (T1). Where it must be won, it cannot
/// be played otherwise (R-G92).
pub(crate) fn before_the_roll(rules: &Ruleset, s: &mut State) {
    if !rules.has(Toggle::Tackle) || opponents(s).is_empty() {
        return;
    }
    s.turn.barred = rules.stealing == Stealing::ByTackle;
    s.agenda.push(Stage::MaybeTackle);
}

/// No tackle (G-TKL-03), or a member that touches the ball, or would after one step (G-TKL-02, G-TKL-05).
pub(crate) fn choices(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    out.clear();
    out.push(Action::Decline);
    for marker in s.upright(s.turn.seat).iter() {
        if control::touches(s, marker) {
            out.push(Action::Tackle(marker, None));
        } else {
            out.extend(steps(rules, s, marker).map(|dir| Action::Tackle(marker, Some(dir))));
        }
    }
}

pub(crate) fn maybe(s: &mut State, action: Action) {
    match action {
        Action::Tackle(marker, step) => s.agenda.replace(Stage::TackleTarget(marker, step)),
        _ => s.agenda.pop(),
    }
}

/// One of those that touch the ball (G-TKL-04).
pub(crate) fn targets(s: &State, out: &mut Choices<Action>) {
    out.clear();
    out.extend(opponents(s).iter().map(Action::Opponent));
}

/// The step is made now and makes no contact roll (G-TKL-05, R-G85). The dice stay as determined before it
/// (G-TKL-06).
pub(crate) fn target(
    s: &mut State,
    marker: Marker,
    step: Option<Dir>,
    action: Action,
    log: &mut impl Log<Event>,
) {
    let Action::Opponent(target) = action else { return };
    if let Some(dir) = step {
        let to = s.at(marker).step(dir);
        s.put(marker, to);
        s.turn.goalie_diagonal |= marker.is_goalie() && dir.is_diagonal();
        log.note(Event::Moved(marker, to));
    }
    s.agenda.replace(Stage::TackleCall(marker, target, step.is_some()));
}

pub(crate) fn calls(out: &mut Choices<Action>) {
    out.clear();
    out.extend([Parity::Odd, Parity::Even].into_iter().map(Action::Call));
}

/// Odd or even, then the turn roll (G-TKL-07).
pub(crate) fn call(
    s: &mut State,
    tackler: Marker,
    target: Marker,
    stepped: bool,
    action: Action,
    log: &mut impl Log<Event>,
) {
    let Action::Call(call) = action else { return };
    s.turn.tackle = Some(Tackle { tackler, target, stepped, call });
    s.agenda.pop();
    log.note(Event::TackleCalled(tackler, target, call));
}

/// What the turn roll makes of the tackle (T4). The step is paid for in any case (G-TKL-05, G-TKL-18).
pub(crate) fn resolve(rules: &Ruleset, s: &mut State, called: Tackle, log: &mut impl Log<Event>) {
    let Tackle { tackler, target, stepped, call } = called;
    let total = Parity::of(s.turn.points);
    s.turn.points -= u8::from(stepped);
    if call == total {
        tackled(rules, s, target, total, log);
        // A ball in front of the feet is blocked (G-TKL-08, G-TKL-14).
        if !s.seen(tackler, s.ball.at).is_front_centre() {
            slid(rules, s, tackler, log);
        }
    } else {
        // Neither the ball nor the opponent moves; the others may continue (G-TKL-09).
        log.note(Event::TackleFailed(tackler));
        down::go_down(s, tackler, log);
        if rules.has(Toggle::Fouls) {
            s.agenda.push(Stage::FoulRoll(tackler, Contact::Tackle(target)));
        }
    }
}

/// The opponent goes down on the other side of the ball, and may get up in its team's next turn (G-TKL-10,
/// G-TKL-19).
fn tackled(rules: &Ruleset, s: &mut State, target: Marker, total: Parity, log: &mut impl Log<Event>) {
    if let Some(square) = landing(rules, s, target, total) {
        s.put(target, square);
    }
    down::put_down(s, target);
    s.turn.barred = false;
    log.note(Event::Tackled(target, s.at(target)));
}

/// Where a tackled member goes: opposite, otherwise the first free square to either side around the ball,
/// clockwise first after an even total (G-TKL-11, G-TKL-12). `None` if all are taken: then it stays.
pub fn landing(rules: &Ruleset, s: &State, target: Marker, total: Parity) -> Option<Square> {
    let ball = s.ball.at;
    let opposite = s.direction(target, ball);
    let clockwise = match total {
        Parity::Even => 1,
        Parity::Odd => -1,
    };
    // A goalie may lie on its own slots, nobody else on any (G-TKL-13).
    let is_free = |square: &Square| {
        s.is_open(rules.board, *square)
            || (target.is_goalie()
                && rules.board.slot_of(*square) == Some(target.seat())
                && !s.is_occupied(*square))
    };
    [0, 1, -1, 2, -2, 3, -3]
        .into_iter()
        .map(|eighths| ball.step(opposite.turned(clockwise * eighths)))
        .find(is_free)
}

/// A tackle from the side is a slide: the tackler goes down and gets up at once for a point (G-TKL-15), with
/// its facing unchanged (R-G930). The only point of a 1 is spent on the step: then it stays down (G-TKL-16).
/// Before a poor-aim kick getting up is free (G-TKL-17).
fn slid(rules: &Ruleset, s: &mut State, tackler: Marker, log: &mut impl Log<Event>) {
    if s.turn.points == 0 {
        return down::go_down(s, tackler, log);
    }
    s.turn.points -= u8::from(!poor_aim::is_forced(rules, s));
    log.note(Event::WentDown(tackler));
    log.note(Event::StoodUp(tackler, s.piece(tackler).facing));
}
