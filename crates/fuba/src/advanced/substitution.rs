//! # Substitutions                                                                           F-SUB
//! Up to three a match, each one of: a player changes line, a booked player goes off, a fresh player. 2.0: at
//! the end of the own action stage; 2.1: as an action; 3.0: as a second action, or before a setup. The number
//! of pieces never changes.

use touchline_engine::{Choices, Log, Seat, worded};

use super::skills::{Skill, Window, play, window};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Nth, Stage};
use crate::rules::formation;
use crate::ruleset::Ruleset;
use crate::state::{Formation, Line, Restart, State, TeamMark};

worded! {
    /// When substitutions are made (F-SUB-02, F-SUB-04) and what caps them (F-SUB-09, F-SUB-10).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Substitutions {
        /// At the end of the own action stage.
        EndOfStage = "end-of-stage",
        /// As an action.
        AnyAction = "any-action",
        /// As a second action, or before a setup; ten points in all at most.
        SecondActionOrSetup = "second-action-or-setup",
    }
}

/// Substitutions of a team in a match (F-SUB-01), so its substitutes (F-PREP-11).
pub const MOST: u8 = 3;
/// Points a line may hold after a substitution (F-SUB-09).
const MOST_IN_A_LINE: u8 = 6;
/// Points a team may hold after a substitution of 3.0 (F-SUB-10).
const MOST_IN_ALL: u8 = 10;
/// What a sent-off coach adds to the dice of a fresh player, and what wide player material subtracts.
const DICE_CHANGE: u8 = 2;

/// Substitutions a team has left (F-SUB-01).
pub fn left(s: &State, seat: Seat) -> u8 {
    MOST.saturating_sub(s.teams[seat].substitutions)
}

/// Whether a team may change its formation during the match: not without its coach.
pub fn may_change_formation(s: &State, seat: Seat) -> bool {
    !s.teams[seat].marks.has(TeamMark::CoachOff)
}

/// How many substitutions a team can make now: all it has left, or none if no kind of substitution is
/// possible.
fn most(rules: &Ruleset, s: &State, seat: Seat) -> u8 {
    let some = s.teams[seat].yellows > 0
        || shifts(rules, s, seat).next().is_some()
        || open_lines(rules, s, seat).next().is_some();
    if some { left(s, seat) } else { 0 }
}

/// At the end of a team's action stage (F-SUB-02 of 2.0); several may follow one another.
pub(crate) fn offer_after_stage(rules: &Ruleset, s: &mut State, seat: Seat) {
    match rules.substitutions {
        Some(Substitutions::EndOfStage) => ask(rules, s, seat),
        Some(Substitutions::AnyAction | Substitutions::SecondActionOrSetup) | None => {}
    }
}

/// Before a setup both teams are asked, the controlling team first (F-SUB-04, R-204): kick-off, also after
/// half-time, free kick, corner kick and goal kick, not a penalty kick.
pub(crate) fn offer_before_setup(rules: &Ruleset, s: &mut State) {
    match rules.substitutions {
        Some(Substitutions::SecondActionOrSetup) if s.turn.restart != Restart::PenaltyKick => {
            ask(rules, s, s.passive());
            ask(rules, s, s.control);
        }
        Some(Substitutions::EndOfStage | Substitutions::AnyAction | Substitutions::SecondActionOrSetup)
        | None => {}
    }
}

fn ask(rules: &Ruleset, s: &mut State, seat: Seat) {
    if most(rules, s, seat) > 0 {
        s.agenda.push(Stage::MaybeSubstitute(seat));
    }
}

/// How many substitutions may be chosen as this action (F-SUB-02): in 3.0 only as the second one.
pub(crate) fn most_as_action(rules: &Ruleset, s: &State, seat: Seat, nth: Nth) -> u8 {
    match (rules.substitutions, nth) {
        (Some(Substitutions::AnyAction), _) | (Some(Substitutions::SecondActionOrSetup), Nth::Second) => {
            most(rules, s, seat)
        }
        (Some(Substitutions::SecondActionOrSetup), Nth::First)
        | (Some(Substitutions::EndOfStage) | None, _) => 0,
    }
}

/// How many, as a separate question: before a setup the number is announced (F-SUB-03), at the end of a stage
/// each is asked for.
pub(crate) fn number_choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    out.push(Action::Done);
    let most = match rules.substitutions {
        Some(Substitutions::EndOfStage) => most(rules, s, seat).min(1),
        Some(Substitutions::AnyAction | Substitutions::SecondActionOrSetup) => most(rules, s, seat),
        None => 0,
    };
    (1..=most).for_each(|number| out.push(Action::Substitute(number)));
}

/// This many substitutions follow; the number is announced before the first (F-SUB-03). Wide player material
/// counts only for these.
pub(crate) fn announce(_: &Ruleset, s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Substitute(number) if number > 0 => {
            s.turn.played[seat] = s.turn.played[seat].without(Skill::WidePlayerMaterial);
            s.agenda.replace(Stage::Substitution(seat, number));
            log.note(Event::Substitutions(seat, number));
        }
        _ => s.agenda.pop(),
    }
}

/// One substitution and the skill that helps it (F-SK-02). Announced ones for which no kind is left lapse.
pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    list(rules, s, seat, out);
    if out.is_empty() {
        out.push(Action::Done);
    } else {
        window::offer(rules, s, seat, Window::Substitution, out);
    }
}

/// The kinds of substitution open to a team: a player changes line (F-SUB-05), a booked player goes off,
/// which needs a yellow card (F-SUB-07, R-120), a fresh player if condition points are in play and there is
/// room for one (F-SUB-08).
fn list(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    shifts(rules, s, seat).for_each(|(from, to)| out.push(Action::Shift(from, to)));
    if s.teams[seat].yellows > 0 {
        out.push(Action::BookedOff);
    }
    fresh_choices(rules, s, seat, out);
}

/// Whether a fresh player could bring anything to any line.
pub(crate) fn may_be_fresh(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    open_lines(rules, s, seat).next().is_some()
}

/// A fresh player for each line that can gain by one (F-SUB-08, R-121).
pub(crate) fn fresh_choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    open_lines(rules, s, seat).for_each(|line| out.push(Action::Fresh(line)));
}

/// From which line to which a player may change, on top of changes already made (F-SUB-05).
fn shifts<'a>(rules: &'a Ruleset, s: &'a State, seat: Seat) -> impl Iterator<Item = (Line, Line)> + use<'a> {
    let now = s.teams[seat].next();
    let lines = Line::ALL.into_iter().flat_map(|from| Line::ALL.map(|to| (from, to)));
    lines.filter(move |(from, to)| {
        let changes = from != to && now.line(*from) > 0 && may_change_formation(s, seat);
        changes && formation::is_allowed(rules, shifted(now, *from, *to))
    })
}

/// One player changes line.
pub(crate) fn shifted(f: Formation, from: Line, to: Line) -> Formation {
    let count = |line: Line| f.line(line).saturating_sub(u8::from(line == from)) + u8::from(line == to);
    Formation::new(count(Line::Defence), count(Line::Midfield), count(Line::Forward))
}

/// Lines a substitution can still strengthen.
fn open_lines<'a>(rules: &'a Ruleset, s: &'a State, seat: Seat) -> impl Iterator<Item = Line> + use<'a> {
    Line::ALL.into_iter().filter(move |line| room(rules, s, seat, *line) > 0)
}

/// Points a substitution may still add to a line: up to six in it (F-SUB-09), in 3.0 also up to ten in all
/// (F-SUB-10); more that are already there stay.
fn room(rules: &Ruleset, s: &State, seat: Seat, line: Line) -> u8 {
    let condition = s.teams[seat].condition;
    let in_all = match rules.substitutions {
        Some(Substitutions::EndOfStage | Substitutions::AnyAction) => u8::MAX,
        Some(Substitutions::SecondActionOrSetup) => MOST_IN_ALL.saturating_sub(condition.total()),
        None => 0,
    };
    let here = MOST_IN_A_LINE.saturating_sub(condition.of(line)).min(in_all);
    if rules.condition.is_some() { here } else { 0 }
}

/// A substitution adds points to a line at once; what exceeds a cap is lost.
pub(crate) fn strengthen(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    line: Line,
    points: u8,
    log: &mut impl Log<Event>,
) {
    let points = points.min(room(rules, s, seat, line));
    if points > 0 {
        s.teams[seat].condition.add(line, points);
        log.note(Event::PointsGained(seat, line, points));
    }
}

/// A point in a line of the owner's choice, where there is room for one (F-INJ-09).
pub(crate) fn ask_for_point(rules: &Ruleset, s: &mut State, seat: Seat) {
    if open_lines(rules, s, seat).next().is_some() {
        s.agenda.push(Stage::GainPoint(seat));
    }
}

/// Count one more substitution (F-SUB-01).
pub(crate) fn count(s: &mut State, seat: Seat) {
    s.teams[seat].substitutions = s.teams[seat].substitutions.saturating_add(1);
}

/// Make one; `left` of them, including this one, are announced.
pub(crate) fn substitute(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    left: u8,
    action: Action,
    log: &mut impl Log<Event>,
) {
    if let Action::Play(skill) = action {
        return play::play(rules, s, seat, skill, log);
    }
    s.agenda.pop();
    if action == Action::Done {
        return;
    }
    count(s, seat);
    if left > 1 {
        s.agenda.push(Stage::Substitution(seat, left - 1));
    } else {
        offer_after_stage(rules, s, seat);
    }
    match action {
        Action::Shift(from, to) => shift(rules, s, seat, from, to, log),
        Action::BookedOff => {
            // F-SUB-07: one yellow card is discarded.
            s.teams[seat].yellows = s.teams[seat].yellows.saturating_sub(1);
            log.note(Event::BookedOff(seat));
        }
        Action::Fresh(line) => bring_on(s, seat, line, log),
        _ => {}
    }
}

/// The formation changes with the next turn (F-SUB-05, R-169), several changes add up; the points stay, but
/// in the second half the strengthened line gains one at once (F-SUB-06, R-218).
fn shift(rules: &Ruleset, s: &mut State, seat: Seat, from: Line, to: Line, log: &mut impl Log<Event>) {
    let next = shifted(s.teams[seat].next(), from, to);
    s.teams[seat].set_next(next);
    log.note(Event::NextFormation(seat, next));
    if s.clock.half >= 2 {
        strengthen(rules, s, seat, to, 1, log);
    }
}

/// A fresh player comes on: two dice decide how many points the line gains (F-SUB-08, R-121).
pub(crate) fn bring_on(s: &mut State, seat: Seat, line: Line, log: &mut impl Log<Event>) {
    log.note(Event::FreshPlayer(seat, line));
    s.agenda.push(Stage::FreshPlayer(seat, line));
}

/// The two dice of a fresh player: ten times the sum above the game time is one point, otherwise two
/// (F-SUB-08). A sent-off coach adds two to the sum, wide player material subtracts two.
pub(crate) fn fresh(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    line: Line,
    dice: [u8; 2],
    log: &mut impl Log<Event>,
) {
    s.agenda.pop();
    let coach = if may_change_formation(s, seat) { 0 } else { DICE_CHANGE };
    let wide = if s.turn.played[seat].has(Skill::WidePlayerMaterial) { DICE_CHANGE } else { 0 };
    let sum = (dice[0] + dice[1] + coach).saturating_sub(wide);
    let points = if 10 * sum > s.clock.minute { 1 } else { 2 };
    strengthen(rules, s, seat, line, points, log);
}

/// Which line gains a point.
pub(crate) fn gain_choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    open_lines(rules, s, seat).for_each(|line| out.push(Action::Points(line)));
}

pub(crate) fn gain(rules: &Ruleset, s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    if let Action::Points(line) = action {
        strengthen(rules, s, seat, line, 1, log);
    }
}

/// A new turn: formation changes take effect (F-SUB-05, R-169).
#[inline]
pub(crate) fn turn_begins(s: &mut State) {
    for seat in Seat::ALL {
        s.teams[seat].formation = s.teams[seat].next();
    }
}
