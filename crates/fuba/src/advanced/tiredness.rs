//! # Tiredness                                                                               F-TTEST, F-TIRED
//! When the marker moves five squares or more both teams test, each for itself: tens of dice against the game
//! time, a condition point for every failure, three at most. A team without points is tired for the rest of
//! the match. 2.0 and 2.1 pass on equality and tire at once; 3.0 must exceed the time and tires only after a
//! test.

use touchline_engine::{Choices, Log, Seat, worded};

use super::{playing_style, weather};
use crate::action::Action;
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::{Area, zone};
use crate::ruleset::Ruleset;
use crate::state::{Line, State, TeamMark};

worded! {
    /// How the test is passed and when a team is tired.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Tiredness {
        /// Tens equal to the time pass; tired as soon as no point is left.
        EqualPasses = "equal-passes",
        /// Tens must exceed the time; tired if no point is left after a test.
        MustExceed = "must-exceed",
    }
}

/// This many squares in the time stage cause a test (F-TTEST-01).
const SQUARES: u8 = 5;

/// The most dice of a test, and so the most points lost (F-TTEST-06).
const DICE: u8 = 3;

/// The marker moved this many squares in the time stage, including the first of stoppage time (F-TIME-12,
/// if it stops there before the fifth, nobody tests (F-TTEST-02). Both teams test, each for itself
/// (F-TTEST-03), the controlling team first and before a special event.
pub(crate) fn time_moved(rules: &Ruleset, s: &mut State, squares: u8) {
    if rules.tiredness.is_none() || squares < SQUARES {
        return;
    }
    s.turn.tally = 0;
    s.agenda.push(Stage::Tiredness(s.passive()));
    s.agenda.push(Stage::Tiredness(s.control));
}

/// The dice rolled so far and their total in tens, packed into the one number a turn keeps: two dice total at
/// most 14 tens.
const fn progress(tally: u8) -> (u8, u8) {
    (tally / 20, tally % 20)
}

const fn tally(dice: u8, tens: u8) -> u8 {
    20 * dice + tens
}

/// Whether this many tens pass at this minute, including the minutes of this turn (F-TTEST-04, R-113). In
/// stoppage time the marker's minute is 45 or 90.
pub fn passes(tiredness: Tiredness, tens: u8, minute: u8) -> bool {
    let (total, minute) = (10 * u16::from(tens), u16::from(minute));
    match tiredness {
        Tiredness::EqualPasses => total >= minute,
        Tiredness::MustExceed => total > minute,
    }
}

/// A die of a test: tens add up; playing styles and extreme heat modify a die, without clamping (F-STYLE-05,
/// F-STYLE-08, F-WTHR-12, R-217). A failure costs a point (F-TTEST-05) and asks for another die, except after
/// the third (F-TTEST-06).
pub(crate) fn resolve(rules: &Ruleset, s: &mut State, seat: Seat, die: u8, log: &mut impl Log<Event>) {
    let Some(tiredness) = rules.tiredness else { return s.agenda.pop() };
    let (rolled, before) = progress(s.turn.tally);
    let heat = if rolled == 0 { weather::on_first_tiredness_die(s) } else { 0 };
    let modifier = playing_style::die_modifier(rules, s, seat) + heat;
    let tens = before.saturating_add_signed(die.cast_signed() + modifier);
    if passes(tiredness, tens, s.clock.minute) {
        log.note(Event::TestPassed(seat));
        s.agenda.pop();
        return over(s, seat, log);
    }
    log.note(Event::TestFailed(seat));
    if rolled + 1 < DICE {
        s.turn.tally = tally(rolled + 1, tens);
    } else {
        s.agenda.pop();
        s.turn.tally = 0;
    }
    let line = target_zone(s, seat);
    if s.teams[seat].condition.total() == 0 {
        go_on(s, seat, log); // nothing to lose
    } else if rolled == 0 && s.teams[seat].condition.of(line) > 0 {
        lose(rules, s, seat, line, log); // F-TTEST-07
    } else {
        s.agenda.push(Stage::LosePoint(seat));
    }
}

/// The line whose zone holds the target area, from the team's point of view.
fn target_zone(s: &State, seat: Seat) -> Line {
    zone(seat, if s.turn.target == Area::Spot { s.turn.corner } else { s.turn.target })
}

/// If the zone of the target area has no point, and for the second and third point, the owner chooses among
/// the lines that have some (F-TTEST-07, F-TTEST-08, R-115).
pub(crate) fn choices(s: &State, seat: Seat, out: &mut Choices<Action>) {
    let condition = s.teams[seat].condition;
    out.extend(Line::ALL.into_iter().filter(|line| condition.of(*line) > 0).map(Action::Points));
}

pub(crate) fn lose_point(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    action: Action,
    log: &mut impl Log<Event>,
) {
    if let Action::Points(line) = action {
        s.agenda.pop();
        lose(rules, s, seat, line, log);
    }
}

fn lose(rules: &Ruleset, s: &mut State, seat: Seat, line: Line, log: &mut impl Log<Event>) {
    s.teams[seat].condition.take(line, 1);
    log.note(Event::PointsLost(seat, line, 1));
    if rules.tiredness == Some(Tiredness::EqualPasses) {
        tire_without_points(s, seat, log);
    }
    go_on(s, seat, log);
}

/// Another die is still to be rolled, or the test is over.
fn go_on(s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if s.agenda.top() != Some(Stage::Tiredness(seat)) {
        over(s, seat, log);
    }
}

/// After a test, passed or failed, a team without points is tired (F-TIRED-01, R-116).
fn over(s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    s.turn.tally = 0;
    tire_without_points(s, seat, log);
}

/// Tired for the rest of the match, even if points come again (F-TIRED-02).
fn tire_without_points(s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let team = &mut s.teams[seat];
    if team.condition.total() == 0 && !team.marks.has(TeamMark::Tired) {
        team.marks.add(TeamMark::Tired);
        log.note(Event::Tired(seat));
    }
}

/// Points have been paid. In 2.0 and 2.1 a team without any is tired at once, but paying for its own
/// action does not weaken that action: then `catch_up` marks it once the action is over.
pub(crate) fn points_paid(rules: &Ruleset, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let acts = match s.agenda.top() {
        Some(
            Stage::Action(who, _)
            | Stage::Movement(who, _)
            | Stage::MovesRoll(who)
            | Stage::Pressing(who, _)
            | Stage::GoalAttempt(who),
        ) => who == seat,
        _ => false,
    };
    if !acts {
        catch_up(rules, s, log);
    }
}

/// Something new begins (a turn, a stage, a sequence, an action), so whatever the last points were spent on
/// is over.
#[inline]
pub(crate) fn catch_up(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    if rules.tiredness == Some(Tiredness::EqualPasses) {
        Seat::ALL.into_iter().for_each(|seat| tire_without_points(s, seat, log));
    }
}
