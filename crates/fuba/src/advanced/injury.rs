//! # Injuries                                                                                F-INJ
//! A player leaves at once and a die says for how long. 2.0 and 2.1 count turns, 3.0 minutes. Whoever cannot
//! return may be replaced. In 3.0 a goalkeeper that would be hurt stays, but the opponent's attempts are
//! easier for good.
//!
//! Everything that hurts a player is followed by a setup, the moves of a quick free kick or the end of the
//! control check; each of them brings the closest player if the ball is alone.

use touchline_engine::{Choices, Log, Seat, worded};

use super::special_events::fans;
use super::{playing_style, substitution, weather};
use crate::action::Action;
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::{Area, AreaSet, DISTANCE, NEIGHBOURS};
use crate::ruleset::Ruleset;
use crate::state::{Pieces, Restart, State, TeamMark};

worded! {
    /// How long injuries last and what a replacement brings.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Injuries {
        /// Turns; any player; a replacement is a fresh player.
        TurnsFreshReplacement = "turns-fresh-replacement",
        /// Turns; any player; a replacement brings a point in the second half.
        TurnsLateReplacement = "turns-late-replacement",
        /// Minutes; a player near the ball; a replacement brings a point in the second half. A goalkeeper
        /// can be hurt, and stays.
        Minutes = "minutes",
        /// The same; a goalkeeper that is its team's only player is never hurt (revision 1, R-915).
        MinutesSparingLoneKeeper = "minutes-sparing-lone-keeper",
    }
}

impl Injuries {
    /// Rolls up to this say for how many turns (F-INJ-02, F-INJ-03, F-INJ-04) or minutes (F-INJ-05 of 3.0
    /// too) the player is off; above it the player cannot return (F-INJ-05, F-INJ-06).
    const fn longest_absence(self) -> u8 {
        match self {
            Self::TurnsFreshReplacement | Self::TurnsLateReplacement => 3,
            Self::Minutes | Self::MinutesSparingLoneKeeper => 4,
        }
    }

    const fn counts_turns(self) -> bool {
        match self {
            Self::TurnsFreshReplacement | Self::TurnsLateReplacement => true,
            Self::Minutes | Self::MinutesSparingLoneKeeper => false,
        }
    }
}

fn counts_minutes(rules: &Ruleset) -> bool {
    rules.injuries.is_some_and(|injuries| !injuries.counts_turns())
}

/// A player of this team gets hurt, once the stages above on the agenda are done (F-INJ-01). `less` is
/// subtracted from the roll.
pub(crate) fn happens(rules: &Ruleset, s: &mut State, seat: Seat, less: u8) {
    if rules.injuries.is_some() && s.ended.is_none() {
        s.agenda.push(Stage::Injury(seat, less));
    }
}

/// Start the injury now. A team without outfield players loses nobody and rolls nothing; in 3.0 its
/// goalkeeper is hurt all the same (F-INJ-11, R-915).
pub(crate) fn begin(rules: &Ruleset, s: &mut State, seat: Seat, less: u8, log: &mut impl Log<Event>) {
    s.agenda.pop();
    let nobody_leaves = candidates(rules, s, seat).is_empty();
    if nobody_leaves && rules.injuries == Some(Injuries::MinutesSparingLoneKeeper) {
        return;
    }
    let alone = nobody_leaves && rules.injuries == Some(Injuries::Minutes);
    let hurt = alone || keeper_is_hurt(rules, s, seat);
    if hurt && !s.teams[seat].marks.has(TeamMark::KeeperHurt) {
        s.teams[seat].marks.add(TeamMark::KeeperHurt);
        log.note(Event::KeeperHurt(seat));
    }
    if !nobody_leaves {
        s.agenda.push(Stage::ChooseInjured(seat, less));
    }
}

/// Outfield players in an area; a corner taker counts in the corner area.
fn outfield(s: &State, seat: Seat, area: Area) -> u8 {
    let taker = if area == s.turn.corner { s.squads[seat].outfield(Area::Spot) } else { 0 };
    s.squads[seat].outfield(area) + taker
}

/// Where the ball is; the corner area if it is on the spot.
fn ball_area(s: &State) -> Area {
    if s.ball.area == Area::Spot { s.turn.corner } else { s.ball.area }
}

/// The ball's area and those next to it.
fn near_ball(s: &State) -> AreaSet {
    let ball = ball_area(s);
    NEIGHBOURS[ball as usize].with(ball)
}

/// The areas from which the owner picks the hurt player: any with an outfield player in 2.0 and 2.1; in 3.0
/// the ball's area and those next to it, or the closest ones if nobody is there (F-INJ-10, R-122, R-185).
fn candidates(rules: &Ruleset, s: &State, seat: Seat) -> AreaSet {
    let all = Area::ALL.into_iter().filter(|area| outfield(s, seat, *area) > 0);
    let all = all.fold(AreaSet::NONE, AreaSet::with);
    match rules.injuries {
        None => AreaSet::NONE,
        Some(Injuries::TurnsFreshReplacement | Injuries::TurnsLateReplacement) => all,
        Some(Injuries::Minutes | Injuries::MinutesSparingLoneKeeper) => {
            let near = all.and(near_ball(s));
            if near.is_empty() { closest_to_ball(s, all) } else { near }
        }
    }
}

fn closest_to_ball(s: &State, areas: AreaSet) -> AreaSet {
    let distance = |area: Area| DISTANCE[area as usize][ball_area(s) as usize];
    let least = areas.iter().map(distance).min().unwrap_or(0);
    areas.iter().filter(|area| distance(*area) == least).fold(AreaSet::NONE, AreaSet::with)
}

/// Whether the goalkeeper is the only one near the ball, so that it is hurt and another piece leaves
/// (F-INJ-11, R-122).
fn keeper_is_hurt(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let keeper = s.squads[seat].keeper();
    let keeper = if keeper == Area::Spot { s.turn.corner } else { keeper };
    let near = near_ball(s);
    counts_minutes(rules) && near.has(keeper) && !near.iter().any(|area| outfield(s, seat, area) > 0)
}

/// Which player (F-INJ-10).
pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    candidates(rules, s, seat).iter().for_each(|area| out.push(Action::Injured(area)));
}

/// The player leaves at once, then the die is rolled (F-INJ-01).
pub(crate) fn leave(
    _: &Ruleset,
    s: &mut State,
    seat: Seat,
    less: u8,
    action: Action,
    log: &mut impl Log<Event>,
) {
    let Action::Injured(area) = action else { return };
    let place = if s.squads[seat].outfield(area) > 0 { area } else { Area::Spot };
    s.squads[seat].take(place);
    fans::leaves(s, seat, place);
    let left = s.squads[seat].outfield(area);
    take_mark(&mut s.moved[seat], area, left);
    take_mark(&mut s.moved_freely[seat], area, left);
    s.turn.tally = less;
    s.agenda.replace(Stage::InjuryRoll(seat, area));
    log.note(Event::Injured(seat, area));
}

/// No more players of an area can have moved than are there; otherwise the one who left takes no mark from
/// the others.
fn take_mark(pieces: &mut Pieces, area: Area, left: u8) {
    if pieces.at(area) > left {
        pieces.remove(area);
    }
}

/// The die with all its modifiers, clamped to 1 to 6: weather (F-WTHR-10, F-WTHR-11), playing
/// style, the event's own.
pub(crate) fn resolve(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    area: Area,
    die: u8,
    log: &mut impl Log<Event>,
) {
    s.agenda.pop();
    let Some(injuries) = rules.injuries else { return };
    let change = weather::on_injury(s) + playing_style::die_modifier(rules, s, seat);
    let less = std::mem::take(&mut s.turn.tally).cast_signed();
    let result = (die.cast_signed() + change - less).clamp(1, 6).cast_unsigned();
    if result <= injuries.longest_absence() {
        s.teams[seat].recovering.add(result);
        return log.note(Event::InjuredFor(seat, result));
    }
    log.note(Event::InjuredForGood(seat));
    // F-INJ-08: at once, if a substitution is left.
    if rules.substitutions.is_some() && substitution::left(s, seat) > 0 {
        s.agenda.push(Stage::Replace(seat, area));
    }
}

/// Replace a player who cannot return, or not (F-INJ-08): in 2.0 by a fresh player, whose line is chosen at
/// once (F-INJ-09).
pub(crate) fn replacements(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    out.push(Action::Done);
    if rules.injuries == Some(Injuries::TurnsFreshReplacement) {
        substitution::fresh_choices(rules, s, seat, out);
    }
    if out.len() == 1 {
        out.push(Action::Substitute(1));
    }
}

/// The replacement enters where the injured player stood. In 2.0 it is a fresh player; otherwise it
/// brings a point in the second half and nothing before (F-INJ-09).
pub(crate) fn replace(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    area: Area,
    action: Action,
    log: &mut impl Log<Event>,
) {
    s.agenda.pop();
    if action == Action::Done {
        return;
    }
    substitution::count(s, seat);
    s.squads[seat].put(area, 1);
    log.note(Event::Replaced(seat, area));
    match (action, rules.injuries) {
        (Action::Fresh(line), _) => substitution::bring_on(s, seat, line, log),
        (_, Some(injuries)) if injuries != Injuries::TurnsFreshReplacement && s.clock.half >= 2 => {
            substitution::ask_for_point(rules, s, seat);
        }
        _ => {}
    }
}

/// The marker moved this many squares, for whatever reason.
#[inline]
pub(crate) fn time_passes(rules: &Ruleset, s: &mut State, squares: u8) {
    if counts_minutes(rules) {
        Seat::ALL.into_iter().for_each(|seat| s.teams[seat].recovering.pass(squares));
    }
}

/// A new turn begins, so the last one has ended: players who are due come back, in 3.0 by the rule
/// (F-INJ-07), in 2.x if the action stages were not played. Absences counted in turns get one shorter
///
#[inline]
pub(crate) fn turn_begins(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let Some(injuries) = rules.injuries else { return };
    come_back(s, log);
    if injuries.counts_turns() {
        Seat::ALL.into_iter().for_each(|seat| s.teams[seat].recovering.pass(1));
    }
}

/// Before the first action stage of a turn, whichever team plays it (F-INJ-02, F-INJ-03, F-INJ-04 of 2.x,
///
#[inline]
pub(crate) fn before_actions(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    if rules.injuries.is_some_and(Injuries::counts_turns) {
        come_back(s, log);
    }
}

/// Before a setup players who are due come back and are placed with the others; those not due are not placed
/// . In 3.0 at a kick-off and a corner kick, and before the moves of a goal kick (F-INJ-07, R-203).
#[inline]
pub(crate) fn before_setup(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let Some(injuries) = rules.injuries else { return };
    let after = matches!(s.turn.restart, Restart::FreeKick | Restart::PenaltyKick);
    if injuries.counts_turns() || !after {
        come_back(s, log);
    }
}

/// Before the moves of a quick free kick, which has no setup: the turn in which it was awarded is over
///
#[inline]
pub(crate) fn before_quick_moves(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    if rules.injuries.is_some() {
        come_back(s, log);
    }
}

/// In 3.0 after the setup of a free kick; a penalty kick counts as one.
#[inline]
pub(crate) fn after_setup(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    if counts_minutes(rules) {
        come_back(s, log);
    }
}

/// Players who are due return to the centre (F-INJ-07).
fn come_back(s: &mut State, log: &mut impl Log<Event>) {
    for seat in Seat::ALL {
        let due = s.teams[seat].recovering.take_due();
        if due > 0 {
            s.squads[seat].put(Area::Ce, due);
            log.note(Event::Returned(seat, due));
        }
    }
}

/// What a hurt goalkeeper adds to the opponent's attempts: once, however often it is hurt (F-INJ-11, R-219).
#[inline]
pub fn shot_modifier(s: &State, shooter: Seat) -> i8 {
    i8::from(s.teams[shooter.other()].marks.has(TeamMark::KeeperHurt))
}
