//! # The flow
//! A fixed-size stack of small stages inside the state. After every answer or roll the loop runs stages until
//! the top one needs a decision or dice. This file is the table of contents: each stage is one row, from its
//! word to the rule file that plays it.
//!
//! During a turn the bottom stage is where the turn continues ([`Stage::Act`], or [`Stage::Close`] if the
//! turn ends afterwards); whatever interrupts it is above. A rule that cuts a ball move short (an
//! interception, a shot) drops everything above the bottom: `interrupt`. A rule that ends the turn drops
//! everything: `turn::finish`.

use touchline_engine::{Choices, Log, Refusal, Seat};

use crate::action::Action;
use crate::advanced::fake_out::Level;
use crate::advanced::forced::Course;
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
use crate::notation::particular::{
    FACE, Form, PENALTY_DICE, POINTS, Particular, Particulars, ROW, STEPPED, STEPS,
};
use crate::optional::fouls::Contact;
use crate::optional::{cards, fouls, skill};
use crate::rules::{ending, goalie, kick_off, member, placement, shootout, shot, time, turn};
use crate::ruleset::Ruleset;
use crate::stages::stages;
use crate::state::{Restart, State};

/// More stages than any chain of consequences needs.
pub const STAGES: usize = 10;

stages! {
    (rules, s, action, faces, out, log)

    // Before and between turns.
    #[default]
    "between" Between => runs ending::between(rules, s, log);
    "place" PlaceRow(m: Marker) => asks m.seat(), Decision::PlaceRow(m),
        placement::rows(rules, s, m, out),
        placement::row(s, m, action);
    "place-column" PlaceColumn(m: Marker, row: i8 as ROW) => asks m.seat(), Decision::PlaceColumn(m, row),
        placement::columns(rules, s, m, row, out),
        placement::column(rules, s, m, row, action, log);
    "reveal" Reveal => runs placement::reveal(s, log);
    "skill-point" SkillPoint(seat: Seat, left: u8 as POINTS) => asks seat, Decision::SkillPoint(left),
        skill::point_choices(s, seat, out),
        skill::point(s, seat, left, action, log);
    "roll-off" RollOff => rolls Roll::RollOff, kick_off::rolled_off(s, faces, log);
    "kick-off" KickOff => runs kick_off::begin(rules, s);
    "kicker" Kicker => asks s.coming.seat, Decision::Kicker,
        kick_off::kickers(rules, s, out),
        kick_off::kicker(s, action, log);

    // A turn.
    "open-turn" OpenTurn => runs turn::open(rules, s, log);
    "maybe-tackle" MaybeTackle => asks s.turn.seat, Decision::Tackle,
        tackle::choices(rules, s, out),
        tackle::maybe(s, action);
    "tackle-target" TackleTarget(m: Marker, step: Option<Dir>) => asks s.turn.seat, Decision::TackleTarget(m),
        tackle::targets(s, out),
        tackle::target(s, m, step, action, log);
    "tackle-call" TackleCall(m: Marker, x: Marker, stepped: bool as STEPPED)
        => asks s.turn.seat, Decision::TackleCall,
        tackle::calls(out),
        tackle::call(s, m, x, stepped, action, log);
    "turn-roll" TurnRoll => rolls Roll::Turn(s.turn.dice), turn::roll(s, faces);
    "rolled-turn" RolledTurn => runs turn::rolled(rules, s, log);
    "poor-aim" PoorAim => asks s.turn.seat, Decision::PoorAim,
        poor_aim::choices(s, out),
        poor_aim::aim(s, action, log);
    "inertia" Inertia(done: u8 as STEPS) => asks s.turn.seat, Decision::Inertia,
        inertia::choices(rules, s, done, out),
        inertia::step(rules, s, done, action, log);
    "act" Act => asks s.turn.seat, Decision::Act,
        turn::choices(rules, s, out),
        turn::act(rules, s, action, log);
    "member" Member(m: Marker) => asks s.turn.seat, Decision::Member(m),
        member::choices(rules, s, m, out),
        member::act(rules, s, m, action, log);
    "grab-roll" GrabRoll => rolls Roll::Grab, goalie::grab_rolled(s, faces, log);
    "close" Close => runs turn::close(rules, s, log);

    // The ball under way, and who meets it.
    /// The ball has entered a square by a step in that direction: who may act on it?
    "entered" Entered(dir: Dir) => runs intercept::entered(rules, s, dir);
    "offers" Offers(dir: Dir) => asks s.turn.seat.other(), Decision::Offers,
        intercept::choices(rules, s, dir, out),
        intercept::answer(rules, s, dir, action, log);
    "combine" Combine(dir: Dir) => asks s.turn.seat, Decision::Combine,
        intercept::combinations(rules, s, out),
        intercept::combine(rules, s, dir, action, log);
    /// The ball moves straight on.
    "forced" Forced(course: Course) => runs forced::go_on(rules, s, course, log);
    /// The ball of a coordinated header or bicycle kick is under way.
    "travel" Travel(to: Square) => runs redirect::travel(rules, s, to, log);
    "contact" Contact(m: Marker, attempt: Attempt, dir: Dir) => rolls Roll::Contact(m, attempt),
        intercept::contact(rules, s, m, attempt, dir, faces, log);
    "trap-or-kick" TrapOrKick(m: Marker, dir: Dir) => asks m.seat(), Decision::TrapOrKick(m),
        intercept::trap_or_kick(out),
        intercept::trapped_or_kicked(s, m, dir, action, log);
    "distance" Distance(m: Marker, attempt: Attempt, dir: Dir) => rolls Roll::Distance(m, attempt),
        redirect::distance(rules, s, m, attempt, dir, faces, log);
    "redirect" Redirect(m: Marker, attempt: Attempt, n: u8 as FACE)
        => asks m.seat(), Decision::Redirect(m, attempt, n),
        redirect::choices(rules, s, m, attempt, n, out),
        redirect::redirect(rules, s, m, action, log);
    "arc" Arc(m: Marker, attempt: Attempt) => rolls Roll::Arc(m, attempt),
        intercept::arc(s, m, attempt, faces, log);
    "random-header" RandomHeader(m: Marker) => rolls Roll::RandomHeader(m),
        header::random(rules, s, m, faces, log);
    "bicycle-line" BicycleLine(m: Marker, n: u8 as FACE) => asks m.seat(), Decision::BicycleLine(m, n),
        bicycle::lines(s, m, out),
        bicycle::line(s, m, n, action, log);
    "missed" Missed(m: Marker, dir: Dir) => rolls Roll::Missed(m),
        redirect::missed(rules, s, m, dir, faces, log);

    // A shot, and the goalie's reaction.
    /// The ball is in a slot.
    "shot" Shot => runs shot::taken(rules, s, false, log);
    /// The same, and it stuns the goalie.
    "shot-stuns" StunningShot => runs shot::taken(rules, s, true, log);
    "save" Save => rolls Roll::Save, shot::save(rules, s, false, faces, log);
    "save-stuns" StunningSave => rolls Roll::Save, shot::save(rules, s, true, faces, log);
    "walk" Walk(points: u8 as FACE) => asks shot::defender(rules, s), Decision::Walk(points),
        deflection::squares(rules, s, points, out),
        deflection::walk(rules, s, points, action, log);
    "deflect" Deflect(left: u8 as STEPS) => rolls Roll::Deflect,
        deflection::rolled(rules, s, left, faces, log);
    "deflect-to" DeflectTo(k: u8 as FACE) => asks shot::defender(rules, s), Decision::DeflectTo(k),
        deflection::directions(rules, s, out),
        deflection::deflect_to(rules, s, k, action, log);

    // A ball nobody controls.
    "loose" Loose => asks s.turn.seat, Decision::Loose,
        loose_two::choices(out),
        loose_two::confirmed(s);
    "loose-roll" LooseRoll => rolls Roll::Loose, loose_two::rolled(s, faces, log);

    // Juggling and fake-outs.
    "juggle-foot" JuggleFoot(m: Marker) => rolls Roll::JuggleFoot(m), juggling::foot(s, m, faces, log);
    "juggle-knee" JuggleKnee(m: Marker) => rolls Roll::JuggleKnee(m), juggling::knee(s, m, faces, log);
    "juggle-length" JuggleLength(m: Marker, dir: Dir) => rolls Roll::JuggleLength(m),
        juggling::length(s, m, dir, faces, log);
    "follow-up" FollowUp(m: Marker) => asks s.turn.seat, Decision::FollowUp(m),
        juggling::follow_ups(rules, s, m, out),
        juggling::follow_up(s, m, action, log);
    "drop" Drop(m: Marker) => asks s.turn.seat, Decision::Drop(m),
        juggling::drops(rules, s, m, out),
        juggling::drop(rules, s, m, action, log);
    "fake-roll" FakeRoll(m: Marker, d: Marker, level: Level) => rolls Roll::Fake(m),
        fake_out::rolled(s, m, d, level, faces, log);

    // Set pieces.
    "set-piece" SetPiece => runs set_piece::begin(rules, s, log);
    "reposition" RepositionRow(m: Marker) => asks m.seat(), Decision::RepositionRow(m),
        repositioning::rows(rules, s, m, out),
        repositioning::row(s, m, action);
    "reposition-column" RepositionColumn(m: Marker, row: i8 as ROW)
        => asks m.seat(), Decision::RepositionColumn(m, row),
        repositioning::columns(rules, s, m, row, out),
        repositioning::column(rules, s, m, row, action, log);
    "reposition-facing" RepositionFacing(m: Marker) => asks m.seat(), Decision::RepositionFacing(m),
        repositioning::facings(out),
        repositioning::face(s, m, action, log);
    "goal-kick-square" GoalKickSquare => asks s.turn.seat, Decision::GoalKickSquare,
        set_piece::goal_kick_squares(rules, s, out),
        set_piece::goal_kick_from(s, action, log);
    "clear-area" ClearArea => runs set_piece::clear_area(rules, s);
    "leave-area" LeaveArea(m: Marker) => asks m.seat(), Decision::LeaveArea(m),
        set_piece::ways_out(rules, s, m, out),
        set_piece::leave_area(s, m, action, log);
    "taker" Taker(restart: Restart) => asks s.turn.seat, Decision::Taker(restart),
        set_piece::takers(rules, s, restart, out),
        set_piece::taker(s, restart, action, log);
    "taker-square" TakerSquare(m: Marker) => asks s.turn.seat, Decision::TakerSquare(m),
        set_piece::taker_squares(rules, s, m, out),
        set_piece::taker_from(s, m, action, log);
    "make-room" MakeRoom(m: Marker) => asks m.seat(), Decision::MakeRoom(m),
        set_piece::rooms(rules, s, m, out),
        set_piece::make_room(s, m, action, log);
    "corner-call" CornerCall => asks s.turn.seat, Decision::CornerCall,
        corner::calls(rules, s, out),
        corner::call(s, action, log);

    // Fouls and cards.
    "foul-roll" FoulRoll(m: Marker, contact: Contact) => rolls Roll::Foul(contact, m),
        fouls::rolled(s, contact, m, faces);
    "fouled" Fouled(m: Marker, contact: Contact) => asks m.seat().other(), Decision::Fouled(m),
        fouls::fouled_choices(s, contact, m, out),
        fouls::fouled(rules, s, m, action, log);
    "red-card-fielder" RedCardFielder(seat: Seat) => asks seat, Decision::RedCardFielder,
        cards::fielders(s, seat, out),
        cards::leave(s, action, log);

    // Penalties and the shoot-out.
    "penalty" Penalty => runs fouls::penalty(rules, s, log);
    "shootout" Shootout => runs shootout::next(rules, s, log);
    "shootout-roll-off" ShootoutRollOff => rolls Roll::ShootoutRollOff, shootout::rolled_off(s, faces, log);
    "penalty-taker" PenaltyTaker => asks s.shootout.kicking, Decision::PenaltyTaker,
        shootout::takers(s, out),
        shootout::taker(rules, s, action, log);
    "penalty-face" PenaltyFace => asks s.shootout.kicking, Decision::PenaltyFace,
        shootout::faces(out),
        shootout::hide(s, action, log);
    "penalty-slot" PenaltySlot => asks s.shootout.kicking.other(), Decision::PenaltySlot,
        shootout::slots(out),
        shootout::slot(rules, s, action, log);
    "penalty-die" PenaltyDie => rolls Roll::PenaltyDie, shootout::die(rules, s, faces, log);
    "penalty-save" PenaltySave(dice: u8 as PENALTY_DICE) => rolls Roll::PenaltySave(dice),
        shootout::saved(rules, s, faces, log);
    "penalty-corner" PenaltyCorner => asks s.shootout.kicking, Decision::PenaltyCorner,
        fouls::corners(rules, s, out),
        fouls::corner(s, action, log);
}

/// What a stage waits for.
pub(crate) enum Waiting {
    For(Seat, Decision),
    Dice(Roll),
    /// Nothing: the loop runs it.
    Not,
}

/// Drop whatever interrupts the turn: it continues at its bottom stage after what is pushed now.
pub(crate) fn interrupt(s: &mut State) {
    s.agenda.truncate(1);
}

/// Run stages until one waits for a seat or for dice, or the match is over.
pub(crate) fn run(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    while s.agenda.top().is_some_and(|stage| ran(rules, s, stage, log)) {}
}

/// The legal actions of the top stage.
pub(crate) fn actions(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    let Some(stage) = s.agenda.top() else { return };
    if s.rolled.is_some() {
        return skill::reroll_choices(rules, s, out);
    }
    choices_of(rules, s, stage, out);
}

/// Play a legal action of the top stage.
pub(crate) fn act(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    let Some(stage) = s.agenda.top() else { return };
    if s.rolled.is_some() {
        return skill::rerolled(rules, s, action, log);
    }
    act_in(rules, s, stage, action, log);
}

/// Play the dice of the top stage.
pub(crate) fn resolve(rules: &Ruleset, s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
    let Some(stage) = s.agenda.top() else { return };
    resolve_in(rules, s, stage, faces, log);
}
