//! # The flow
//! A fixed-size stack of small stages inside the state. After every answer or roll the loop runs stages until
//! the top one needs a decision or dice. This file is the table of contents: stage to rule file.
//!
//! During a turn the bottom stage is where the turn goes on ([`Stage::Act`], or [`Stage::Close`] when the
//! turn ends afterwards); whatever interrupts it lies above. A rule that cuts a ball move short (an
//! interception, a shot) drops everything above the bottom: `interrupt`. A rule that ends the turn drops
//! everything: `turn::finish`.

// No wildcard arms: the compiler lists the places that a new stage must touch.
#![warn(clippy::wildcard_enum_match_arm)]

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::advanced::fake_out::Level;
use crate::advanced::intercept::Attempt;
use crate::advanced::{
    bicycle, corner, deflection, fake_out, forced, header, inertia, intercept, juggling, loose_two, poor_aim,
    redirect, repositioning, set_piece, tackle,
};
use crate::board::{Dir, Square};
use crate::chance::Roll;
use crate::decision::Decision;
use crate::event::Event;
use crate::marker::Marker;
use crate::optional::fouls::Contact;
use crate::optional::{cards, fouls, skill};
use crate::rules::{ending, goalie, kick_off, member, placement, shootout, shot, time, turn};
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

/// More stages than any chain of consequences needs.
pub const STAGES: usize = 10;

/// Something to be done. Stages that wait for a seat or for dice stay on top until they are answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // each stage is documented in the file that owns it
pub enum Stage {
    #[default]
    Between,
    PlaceRow(Marker),
    PlaceColumn(Marker, i8),
    Reveal,
    SkillPoint(Seat, u8),
    RollOff,
    KickOff,
    Kicker,
    OpenTurn,
    MaybeTackle,
    TackleTarget(Marker, Option<Dir>),
    TackleCall(Marker, Marker, bool),
    TurnRoll,
    RolledTurn,
    PoorAim,
    Inertia(u8),
    Act,
    Member(Marker),
    GrabRoll,
    Close,
    /// The ball has entered a square by a step in that direction: who may do something about it?
    Entered(Dir),
    Offers(Dir),
    Combine(Dir),
    /// The ball goes straight on.
    Forced {
        dir: Dir,
        left: u8,
        /// Where it began.
        start: Square,
        /// A bounce does not come back to this square.
        origin: Square,
        /// Whether opponents may try to intercept.
        offers: bool,
    },
    /// The ball of a coordinated header or bicycle kick is on its way.
    Travel(Square),
    Contact(Marker, Attempt, Dir),
    TrapOrKick(Marker, Dir),
    Distance(Marker, Attempt, Dir),
    Redirect(Marker, Attempt, u8),
    Arc(Marker, Attempt),
    RandomHeader(Marker),
    BicycleLine(Marker, u8),
    Missed(Marker, Dir),
    /// The ball is in a slot; whether it stuns the goalie.
    Shot(bool),
    Save(bool),
    Walk(u8),
    Deflect(u8),
    DeflectTo(u8),
    Loose,
    LooseRoll,
    JuggleFoot(Marker),
    JuggleKnee(Marker),
    JuggleLength(Marker, Dir),
    FollowUp(Marker),
    Drop(Marker),
    FakeRoll(Marker, Marker, Level),
    SetPiece,
    RepositionRow(Marker),
    RepositionColumn(Marker, i8),
    RepositionFacing(Marker),
    GoalKickSquare,
    ClearArea,
    LeaveArea(Marker),
    Taker(Restart),
    TakerSquare(Marker),
    MakeRoom(Marker),
    CornerCall,
    FoulRoll(Contact, Marker),
    Fouled(Contact, Marker),
    RedCardFielder(Seat),
    Penalty,
    Shootout,
    ShootoutRollOff,
    PenaltyTaker,
    PenaltyFace,
    PenaltySlot,
    PenaltyDie,
    PenaltySave(u8),
    PenaltyCorner,
}

// Every stage belongs to one of three groups. They are patterns, so that each match below names the stages it
// plays and the groups it does not, and a stage forgotten anywhere does not compile.

/// Stages that wait for a seat.
#[rustfmt::skip]
macro_rules! asks { () => {
    Stage::PlaceRow(_) | Stage::PlaceColumn(..) | Stage::SkillPoint(..) | Stage::Kicker | Stage::MaybeTackle
    | Stage::TackleTarget(..) | Stage::TackleCall(..) | Stage::PoorAim | Stage::Inertia(_) | Stage::Act | Stage::Member(_)
    | Stage::Offers(_) | Stage::Combine(_) | Stage::TrapOrKick(..) | Stage::Redirect(..) | Stage::BicycleLine(..)
    | Stage::Walk(_) | Stage::DeflectTo(_) | Stage::Loose | Stage::FollowUp(_) | Stage::Drop(_)
    | Stage::RepositionRow(_) | Stage::RepositionColumn(..) | Stage::RepositionFacing(_) | Stage::GoalKickSquare
    | Stage::LeaveArea(_) | Stage::Taker(_) | Stage::TakerSquare(_) | Stage::MakeRoom(_) | Stage::CornerCall
    | Stage::Fouled(..) | Stage::RedCardFielder(_) | Stage::PenaltyTaker | Stage::PenaltyFace | Stage::PenaltySlot
    | Stage::PenaltyCorner
}; }

/// Stages that wait for dice.
#[rustfmt::skip]
macro_rules! rolls { () => {
    Stage::RollOff | Stage::TurnRoll | Stage::GrabRoll | Stage::Contact(..) | Stage::Distance(..) | Stage::Arc(..)
    | Stage::RandomHeader(_) | Stage::Missed(..) | Stage::Save(_) | Stage::Deflect(_) | Stage::LooseRoll
    | Stage::JuggleFoot(_) | Stage::JuggleKnee(_) | Stage::JuggleLength(..) | Stage::FakeRoll(..) | Stage::FoulRoll(..)
    | Stage::ShootoutRollOff | Stage::PenaltyDie | Stage::PenaltySave(_)
}; }

/// Stages that wait for nothing.
#[rustfmt::skip]
macro_rules! runs { () => {
    Stage::Between | Stage::Reveal | Stage::KickOff | Stage::OpenTurn | Stage::RolledTurn | Stage::Close
    | Stage::Entered(_) | Stage::Forced { .. } | Stage::Travel(_) | Stage::Shot(_) | Stage::SetPiece | Stage::ClearArea
    | Stage::Penalty | Stage::Shootout
}; }

/// What a stage waits for.
pub(crate) enum Waiting {
    For(Seat, Decision),
    Dice(Roll),
    /// Nothing: the loop runs it.
    Not,
}

/// Drop whatever interrupts the turn: it goes on at its bottom stage after what is pushed now.
pub(crate) fn interrupt(s: &mut State) {
    s.agenda.truncate(1);
}

/// What the top stage waits for.
#[inline]
pub(crate) fn waiting(rules: &Ruleset, s: &State, stage: Stage) -> Waiting {
    use Waiting::{Dice, For, Not};
    let (active, opponent) = (s.turn.seat, s.turn.seat.other());
    match stage {
        Stage::PlaceRow(m) => For(m.seat(), Decision::PlaceRow(m)),
        Stage::PlaceColumn(m, row) => For(m.seat(), Decision::PlaceColumn(m, row)),
        Stage::SkillPoint(seat, left) => For(seat, Decision::SkillPoint(left)),
        Stage::Kicker => For(s.coming.seat, Decision::Kicker),
        Stage::MaybeTackle => For(active, Decision::Tackle),
        Stage::TackleTarget(m, _) => For(active, Decision::TackleTarget(m)),
        Stage::TackleCall(..) => For(active, Decision::TackleCall),
        Stage::PoorAim => For(active, Decision::PoorAim),
        Stage::Inertia(_) => For(active, Decision::Inertia),
        Stage::Act => For(active, Decision::Act),
        Stage::Member(m) => For(active, Decision::Member(m)),
        Stage::Offers(_) => For(opponent, Decision::Offers),
        Stage::Combine(_) => For(active, Decision::Combine),
        Stage::TrapOrKick(m, _) => For(m.seat(), Decision::TrapOrKick(m)),
        Stage::Redirect(m, attempt, n) => For(m.seat(), Decision::Redirect(m, attempt, n)),
        Stage::BicycleLine(m, n) => For(m.seat(), Decision::BicycleLine(m, n)),
        Stage::Walk(points) => For(shot::defender(rules, s), Decision::Walk(points)),
        Stage::DeflectTo(k) => For(shot::defender(rules, s), Decision::DeflectTo(k)),
        Stage::Loose => For(active, Decision::Loose),
        Stage::FollowUp(m) => For(active, Decision::FollowUp(m)),
        Stage::Drop(m) => For(active, Decision::Drop(m)),
        Stage::RepositionRow(m) => For(m.seat(), Decision::RepositionRow(m)),
        Stage::RepositionColumn(m, row) => For(m.seat(), Decision::RepositionColumn(m, row)),
        Stage::RepositionFacing(m) => For(m.seat(), Decision::RepositionFacing(m)),
        Stage::GoalKickSquare => For(active, Decision::GoalKickSquare),
        Stage::LeaveArea(m) => For(m.seat(), Decision::LeaveArea(m)),
        Stage::Taker(restart) => For(active, Decision::Taker(restart)),
        Stage::TakerSquare(m) => For(active, Decision::TakerSquare(m)),
        Stage::MakeRoom(m) => For(m.seat(), Decision::MakeRoom(m)),
        Stage::CornerCall => For(active, Decision::CornerCall),
        Stage::Fouled(_, m) => For(m.seat().other(), Decision::Fouled(m)),
        Stage::RedCardFielder(seat) => For(seat, Decision::RedCardFielder),
        Stage::PenaltyTaker => For(s.shootout.kicking, Decision::PenaltyTaker),
        Stage::PenaltyFace => For(s.shootout.kicking, Decision::PenaltyFace),
        Stage::PenaltySlot => For(s.shootout.kicking.other(), Decision::PenaltySlot),
        Stage::PenaltyCorner => For(s.shootout.kicking, Decision::PenaltyCorner),
        Stage::RollOff => Dice(Roll::RollOff),
        Stage::TurnRoll => Dice(Roll::Turn(s.turn.dice)),
        Stage::GrabRoll => Dice(Roll::Grab),
        Stage::Contact(m, attempt, _) => Dice(Roll::Contact(m, attempt)),
        Stage::Distance(m, attempt, _) => Dice(Roll::Distance(m, attempt)),
        Stage::Arc(m, attempt) => Dice(Roll::Arc(m, attempt)),
        Stage::RandomHeader(m) => Dice(Roll::RandomHeader(m)),
        Stage::Missed(m, _) => Dice(Roll::Missed(m)),
        Stage::Save(_) => Dice(Roll::Save),
        Stage::Deflect(_) => Dice(Roll::Deflect),
        Stage::LooseRoll => Dice(Roll::Loose),
        Stage::JuggleFoot(m) => Dice(Roll::JuggleFoot(m)),
        Stage::JuggleKnee(m) => Dice(Roll::JuggleKnee(m)),
        Stage::JuggleLength(m, _) => Dice(Roll::JuggleLength(m)),
        Stage::FakeRoll(m, ..) => Dice(Roll::Fake(m)),
        Stage::FoulRoll(contact, m) => Dice(Roll::Foul(contact, m)),
        Stage::ShootoutRollOff => Dice(Roll::ShootoutRollOff),
        Stage::PenaltyDie => Dice(Roll::PenaltyDie),
        Stage::PenaltySave(dice) => Dice(Roll::PenaltySave(dice)),
        runs!() => Not,
    }
}

/// Run stages until one waits for a seat or for dice, or the match is over.
pub(crate) fn run(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    while let Some(stage) = s.agenda.top() {
        match stage {
            Stage::Between => ending::between(rules, s, log),
            Stage::Reveal => placement::reveal(s, log),
            Stage::KickOff => kick_off::begin(rules, s),
            Stage::OpenTurn => turn::open(rules, s, log),
            Stage::RolledTurn => turn::rolled(rules, s, log),
            Stage::Close => turn::close(rules, s, log),
            Stage::Entered(dir) => intercept::entered(rules, s, dir),
            Stage::Forced { dir, left, start, origin, offers } => {
                forced::go_on(rules, s, forced::Line { dir, left, start, origin, offers }, log);
            }
            Stage::Travel(to) => redirect::travel(rules, s, to, log),
            Stage::Shot(stuns) => shot::taken(rules, s, stuns, log),
            Stage::SetPiece => set_piece::begin(rules, s, log),
            Stage::ClearArea => set_piece::clear_area(rules, s),
            Stage::Penalty => fouls::penalty(rules, s, log),
            Stage::Shootout => shootout::next(rules, s, log),
            asks!() if time::answer(rules, s, stage, log) => {}
            asks!() | rolls!() => return,
        }
    }
}

/// The legal actions of the top stage.
pub(crate) fn actions(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    let Some(stage) = s.agenda.top() else { return };
    if s.rolled.is_some() {
        return skill::reroll_choices(rules, s, out);
    }
    match stage {
        Stage::PlaceRow(m) => placement::rows(rules, s, m, out),
        Stage::PlaceColumn(m, row) => placement::columns(rules, s, m, row, out),
        Stage::SkillPoint(seat, _) => skill::point_choices(s, seat, out),
        Stage::Kicker => kick_off::kickers(rules, s, out),
        Stage::MaybeTackle => tackle::choices(rules, s, out),
        Stage::TackleTarget(..) => tackle::targets(s, out),
        Stage::TackleCall(..) => tackle::calls(out),
        Stage::PoorAim => poor_aim::choices(s, out),
        Stage::Inertia(done) => inertia::choices(rules, s, done, out),
        Stage::Act => turn::choices(rules, s, out),
        Stage::Member(m) => member::choices(rules, s, m, out),
        Stage::Offers(dir) => intercept::choices(rules, s, dir, out),
        Stage::Combine(_) => intercept::combinations(rules, s, out),
        Stage::TrapOrKick(..) => intercept::trap_or_kick(out),
        Stage::Redirect(m, attempt, n) => redirect::choices(rules, s, m, attempt, n, out),
        Stage::BicycleLine(m, _) => bicycle::lines(s, m, out),
        Stage::Walk(points) => deflection::squares(rules, s, points, out),
        Stage::DeflectTo(_) => deflection::directions(rules, s, out),
        Stage::Loose => loose_two::choices(out),
        Stage::FollowUp(m) => juggling::follow_ups(rules, s, m, out),
        Stage::Drop(m) => juggling::drops(rules, s, m, out),
        Stage::RepositionRow(m) => repositioning::rows(rules, s, m, out),
        Stage::RepositionColumn(m, row) => repositioning::columns(rules, s, m, row, out),
        Stage::RepositionFacing(_) => repositioning::facings(out),
        Stage::GoalKickSquare => set_piece::goal_kick_squares(rules, s, out),
        Stage::LeaveArea(m) => set_piece::ways_out(rules, s, m, out),
        Stage::Taker(restart) => set_piece::takers(rules, s, restart, out),
        Stage::TakerSquare(m) => set_piece::taker_squares(rules, s, m, out),
        Stage::MakeRoom(m) => set_piece::rooms(rules, s, m, out),
        Stage::CornerCall => corner::calls(rules, s, out),
        Stage::Fouled(contact, m) => fouls::fouled_choices(s, contact, m, out),
        Stage::RedCardFielder(seat) => cards::fielders(s, seat, out),
        Stage::PenaltyTaker => shootout::takers(s, out),
        Stage::PenaltyFace => shootout::faces(out),
        Stage::PenaltySlot => shootout::slots(out),
        Stage::PenaltyCorner => fouls::corners(rules, s, out),
        rolls!() | runs!() => {}
    }
}

/// Play a legal action of the top stage.
pub(crate) fn act(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    let Some(stage) = s.agenda.top() else { return };
    if s.rolled.is_some() {
        return skill::rerolled(rules, s, action, log);
    }
    match stage {
        Stage::PlaceRow(m) => placement::row(s, m, action),
        Stage::PlaceColumn(m, row) => placement::column(rules, s, m, row, action, log),
        Stage::SkillPoint(seat, left) => skill::point(s, seat, left, action, log),
        Stage::Kicker => kick_off::kicker(s, action, log),
        Stage::MaybeTackle => tackle::maybe(s, action),
        Stage::TackleTarget(m, step) => tackle::target(s, m, step, action, log),
        Stage::TackleCall(m, x, stepped) => tackle::call(s, m, x, stepped, action, log),
        Stage::PoorAim => poor_aim::aim(s, action, log),
        Stage::Inertia(done) => inertia::step(rules, s, done, action, log),
        Stage::Act => turn::act(rules, s, action, log),
        Stage::Member(m) => member::act(rules, s, m, action, log),
        Stage::Offers(dir) => intercept::answer(rules, s, dir, action, log),
        Stage::Combine(dir) => intercept::combine(rules, s, dir, action, log),
        Stage::TrapOrKick(m, dir) => intercept::trapped_or_kicked(s, m, dir, action, log),
        Stage::Redirect(m, ..) => redirect::redirect(rules, s, m, action, log),
        Stage::BicycleLine(m, n) => bicycle::line(s, m, n, action, log),
        Stage::Walk(points) => deflection::walk(rules, s, points, action, log),
        Stage::DeflectTo(k) => deflection::deflect_to(rules, s, k, action, log),
        Stage::Loose => loose_two::confirmed(s),
        Stage::FollowUp(m) => juggling::follow_up(s, m, action, log),
        Stage::Drop(m) => juggling::drop(rules, s, m, action, log),
        Stage::RepositionRow(m) => repositioning::row(s, m, action),
        Stage::RepositionColumn(m, row) => repositioning::column(rules, s, m, row, action, log),
        Stage::RepositionFacing(m) => repositioning::face(s, m, action, log),
        Stage::GoalKickSquare => set_piece::goal_kick_from(s, action, log),
        Stage::LeaveArea(m) => set_piece::leave_area(s, m, action, log),
        Stage::Taker(restart) => set_piece::taker(s, restart, action, log),
        Stage::TakerSquare(m) => set_piece::taker_from(s, m, action, log),
        Stage::MakeRoom(m) => set_piece::make_room(s, m, action, log),
        Stage::CornerCall => corner::call(s, action, log),
        Stage::Fouled(_, m) => fouls::fouled(rules, s, m, action, log),
        Stage::RedCardFielder(_) => cards::leave(s, action, log),
        Stage::PenaltyTaker => shootout::taker(rules, s, action, log),
        Stage::PenaltyFace => shootout::hide(s, action, log),
        Stage::PenaltySlot => shootout::slot(rules, s, action, log),
        Stage::PenaltyCorner => fouls::corner(s, action, log),
        rolls!() | runs!() => {}
    }
}

/// Play the dice of the top stage.
pub(crate) fn resolve(rules: &Ruleset, s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
    let Some(stage) = s.agenda.top() else { return };
    match stage {
        Stage::RollOff => kick_off::rolled_off(s, faces, log),
        Stage::TurnRoll => turn::roll(s, faces),
        Stage::GrabRoll => goalie::grab_rolled(s, faces, log),
        Stage::Contact(m, attempt, dir) => intercept::contact(rules, s, m, attempt, dir, faces, log),
        Stage::Distance(m, attempt, dir) => redirect::distance(rules, s, m, attempt, dir, faces, log),
        Stage::Arc(m, attempt) => intercept::arc(s, m, attempt, faces, log),
        Stage::RandomHeader(m) => header::random(rules, s, m, faces, log),
        Stage::Missed(m, dir) => redirect::missed(rules, s, m, dir, faces, log),
        Stage::Save(stuns) => shot::save(rules, s, stuns, faces, log),
        Stage::Deflect(left) => deflection::rolled(rules, s, left, faces, log),
        Stage::LooseRoll => loose_two::rolled(s, faces, log),
        Stage::JuggleFoot(m) => juggling::foot(s, m, faces, log),
        Stage::JuggleKnee(m) => juggling::knee(s, m, faces, log),
        Stage::JuggleLength(m, dir) => juggling::length(s, m, dir, faces, log),
        Stage::FakeRoll(m, d, level) => fake_out::rolled(s, m, d, level, faces, log),
        Stage::FoulRoll(contact, m) => fouls::rolled(s, contact, m, faces),
        Stage::ShootoutRollOff => shootout::rolled_off(s, faces, log),
        Stage::PenaltyDie => shootout::die(rules, s, faces, log),
        Stage::PenaltySave(_) => shootout::saved(rules, s, faces, log),
        asks!() | runs!() => {}
    }
}
