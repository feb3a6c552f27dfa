//! # Fouls
//! G-FOUL-01 to G-FOUL-13: contact, a failed tackle or a failed header may be a foul; a free kick or a
//! penalty kick follows.

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::board::{Dir, SLOTS, Seen, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::optional::cards;
use crate::rules::kicking::{self, Closing};
use crate::rules::shootout::{self, PenaltyResult, Shootout};
use crate::rules::{control, shot, turn};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Hold, Restart, State, TurnKind};

/// What a foul roll is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contact {
    /// A step in that direction, next to an opponent.
    Step(Dir),
    /// A failed tackle of that marker (G-FOUL-02).
    Tackle(Marker),
    /// A failed header.
    Header,
}

impl Contact {
    /// Whether that face is a foul: 1 after a step, 1 or 2 after a failed attempt (G-FOUL-01 to G-FOUL-03).
    pub const fn is_foul(self, face: u8) -> bool {
        match self {
            Self::Step(_) => face == 1,
            Self::Tackle(_) | Self::Header => face <= 2,
        }
    }
}

/// The opponents a marker's last step has brought it into contact with: side by side now and not before,
/// while it dribbles (the ball at its feet before or after the step) or blocks (the ball at the opponent's
/// feet) (G-FOUL-01, R-G61). A ball in the hands or in the air is at nobody's feet (R-G965).
pub fn contacts(s: &State, marker: Marker, from: Square) -> Markers {
    if s.ball.hold != Hold::Free {
        return Markers::NONE;
    }
    let had_ball = Seen::from(from, s.piece(marker).facing, s.ball.at).is_feet();
    let dribbles = had_ball || control::touches(s, marker);
    let beside = Dir::STRAIGHT.into_iter().map(|dir| s.at(marker).step(dir));
    beside
        .filter(|square| s.is_occupied(*square) && from.manhattan(*square) != 1)
        .filter_map(|square| s.marker_at(square))
        .filter(|other| other.seat() != marker.seat() && (dribbles || control::touches(s, *other)))
        .collect()
}

/// The opponents next to a marker in any of the eight directions (G-FOUL-03).
pub fn neighbours(s: &State, marker: Marker) -> Markers {
    let opponents = s.present.and(Markers::of(marker.seat().other()));
    opponents.iter().filter(|other| s.at(*other).chebyshev(s.at(marker)) == 1).collect()
}

/// Who may have been fouled.
pub fn victims(s: &State, contact: Contact, offender: Marker) -> Markers {
    match contact {
        Contact::Step(dir) => contacts(s, offender, s.at(offender).step(dir.opposite())),
        Contact::Tackle(target) => Markers::only(target),
        Contact::Header => neighbours(s, offender),
    }
}

/// A member has stepped, perhaps next to an opponent. The foul roll comes before anything else (G-FOUL-11).
#[inline]
pub(crate) fn after_step(rules: &Ruleset, s: &mut State, marker: Marker, dir: Dir) {
    let contact = Contact::Step(dir);
    if rules.has(Toggle::Fouls) && !victims(s, contact, marker).is_empty() {
        s.agenda.push(Stage::FoulRoll(marker, contact));
    }
}

/// The die of a contact.
pub(crate) fn rolled(s: &mut State, contact: Contact, offender: Marker, faces: &[u8]) {
    let &[face] = faces else { return };
    if contact.is_foul(face) {
        s.agenda.replace(Stage::Fouled(offender, contact));
    } else {
        s.agenda.pop();
    }
}

/// Of several, the fouled team says who it was (G-FOUL-04).
pub(crate) fn fouled_choices(s: &State, contact: Contact, offender: Marker, out: &mut Choices<Action>) {
    out.clear();
    out.extend(victims(s, contact, offender).iter().map(Action::Opponent));
}

/// A foul: the turn ends, whoever committed it (G-FOUL-05, G-FOUL-12), and the fouled team gets a free kick
/// (G-FOUL-06) or, in front of the goal it attacks, a penalty kick (G-FOUL-08).
pub(crate) fn fouled(
    rules: &Ruleset,
    s: &mut State,
    offender: Marker,
    action: Action,
    log: &mut impl Log<Event>,
) {
    let Action::Opponent(victim) = action else { return };
    log.note(Event::Foul(offender, victim));
    let in_area = rules.board.in_penalty_area(offender.seat(), s.at(victim));
    // An open flight and its slide are left behind (R-G84).
    kicking::close(rules, s, Closing::CutShort, log);
    let who_leaves = cards::count(rules, s, offender, log);
    if in_area {
        s.ball.at = rules.board.penalty_spot(offender.seat());
        let kick = Coming::turn(victim.seat(), TurnKind::Penalty);
        turn::finish(s, Coming { taker: Some(victim), ..kick });
    } else {
        free_kick(s, victim, log);
    }
    who_leaves.into_iter().for_each(|stage| s.agenda.push(stage));
}

/// A free kick by that member from where it is (G-FOUL-07).
pub(crate) fn free_kick(s: &mut State, taker: Marker, log: &mut impl Log<Event>) {
    let spot = s.at(taker);
    log.note(Event::Awarded(Restart::FreeKick, taker.seat(), spot));
    let kick = Coming::set_piece(taker.seat(), Restart::FreeKick, spot);
    turn::finish(s, Coming { taker: Some(taker), ..kick });
}

/// A penalty kick in play: the fouled member kicks by the rules of the shoot-out, everybody else stays
/// (G-FOUL-09, R-G86).
pub(crate) fn penalty(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    s.agenda.pop();
    let Some(kicker) = s.coming.taker else { return };
    s.shootout = Shootout { in_play: true, ..Shootout::default() };
    shootout::kick(rules, s, kicker, log);
}

/// The goalie stands on the slot it has chosen (R-G86).
pub(crate) fn goalie_on_slot(rules: &Ruleset, s: &mut State, slot: i8) {
    let keeper = Marker::goalie(s.shootout.kicking.other());
    s.down.remove(keeper);
    s.put(keeper, rules.board.slot(keeper.seat(), slot));
}

/// A goal counts, a grab gives the goalie's team the turn, a deflection is a corner (G-FOUL-09, G-FOUL-10).
pub(crate) fn penalty_over(rules: &Ruleset, s: &mut State, result: PenaltyResult, log: &mut impl Log<Event>) {
    let defender = s.shootout.kicking.other();
    s.ball.at = rules.board.slot(defender, s.shootout.ball);
    match result {
        PenaltyResult::Deflected => return s.agenda.push(Stage::PenaltyCorner),
        PenaltyResult::Goal => shot::goal(rules, s, log),
        PenaltyResult::Grabbed => shot::grabbed(s, Marker::goalie(defender), log),
    }
    s.shootout = Shootout::default();
}

/// The corner on the side of the ball's slot; from the middle one the kicking team chooses (G-FOUL-10).
pub(crate) fn corners(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    out.clear();
    let (board, defender) = (rules.board, s.shootout.kicking.other());
    let (ball, middle) = (s.ball.at.x, board.slot(defender, SLOTS / 2 + 1).x);
    let sides = [1, board.width].into_iter();
    let near = sides.filter(|side| ball == middle || (*side < middle) == (ball < middle));
    out.extend(near.map(|side| Action::To(board.corner(defender, side))));
}

pub(crate) fn corner(s: &mut State, action: Action, log: &mut impl Log<Event>) {
    let Action::To(square) = action else { return };
    let seat = s.shootout.kicking;
    s.shootout = Shootout::default();
    log.note(Event::Awarded(Restart::CornerKick, seat, square));
    turn::finish(s, Coming::set_piece(seat, Restart::CornerKick, square));
}
