//! Fans sing for one piece, which counts as two for the rest of the turn wherever it stands (F-AEVT-22,
//! F-AEVT-23). Pieces are anonymous, so the team names an area, and the mark then follows that piece:
//! among several of its team in one area an ordinary step is made by one of the others, and a step of its own
//! is offered as well. In the first revision of the rules the area was marked.

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::advanced::offside_risk;
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::Area;
use crate::rules::special_event::SpecialEvents;
use crate::rules::steps::Piece;
use crate::ruleset::Ruleset;
use crate::state::{Nominee, Restart, State};

/// Fans are asked for at once, before the order is determined. A team with only its goalkeeper left,
/// taking a corner kick, has nobody in an area.
pub(super) fn begin(s: &mut State, seat: Seat) {
    if !s.squads[seat].present().is_empty() {
        s.agenda.push(Stage::Nominate(seat));
    }
}

/// An area in which the team has a piece; after a setup one of those where its player may have been placed
///
pub(crate) fn choices(s: &State, seat: Seat, out: &mut Choices<Action>) {
    let again = is_placed_again(s);
    let areas = s.squads[seat].present().iter().filter(|area| !again || s.squads[seat].outfield(*area) > 0);
    areas.for_each(|area| out.push(Action::Nominate(area)));
}

/// Whether the team says where it has put its player in the setup of a free kick, within the same turn.
fn is_placed_again(s: &State) -> bool {
    s.agenda.stages().contains(&Stage::StartAdjust(s.control))
}

/// The piece counts as two from now on, in the target area also for the order of actions, six at most
/// . If the team had nobody there when the turn began (the taker of a corner kick counts nowhere),
/// there is nobody to count twice.
pub(crate) fn nominate(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    action: Action,
    log: &mut impl Log<Event>,
) {
    let again = is_placed_again(s);
    s.agenda.pop();
    let Action::Nominate(area) = action else { return };
    s.turn.fans = Some((seat, nominee(rules, s, seat, area)));
    log.note(Event::Nominated(seat, area));
    if again {
        return;
    }
    let count = &mut s.turn.numbers[seat];
    if area == s.turn.target && *count > 0 {
        *count = (*count + 1).min(rules.counted_at_most);
    }
    if rules.special_events == SpecialEvents::TableOnEqualDice {
        offside_risk::count_again(rules, s, seat);
    }
}

/// Which piece an area means: an outfield player if there is one.
fn nominee(rules: &Ruleset, s: &State, seat: Seat, area: Area) -> Nominee {
    match rules.special_events {
        SpecialEvents::TableFansOfAnArea => Nominee::Anybody(area),
        SpecialEvents::TableOnEqualDice
        | SpecialEvents::SumOnEqualDice
        | SpecialEvents::DifferenceNoDefence
        | SpecialEvents::DifferenceVoidAtTheEnd
        | SpecialEvents::DifferenceTwoMoves => {
            if s.squads[seat].outfield(area) > 0 {
                Nominee::Player(area)
            } else {
                Nominee::Keeper
            }
        }
    }
}

/// A typed position names an area; the rules decide whether that means a piece or the area itself. Returns
/// whether such a piece is there.
pub(crate) fn settle(rules: &Ruleset, s: &mut State) -> bool {
    match (s.turn.fans, rules.special_events) {
        (Some((seat, Nominee::Player(area))), SpecialEvents::TableFansOfAnArea) => {
            s.turn.fans = Some((seat, Nominee::Anybody(area)));
            true
        }
        (Some((seat, Nominee::Player(area))), _) => s.squads[seat].outfield(area) > 0,
        _ => true,
    }
}

/// Where the piece of a team for which fans sing stands.
pub fn place(s: &State, seat: Seat) -> Option<Area> {
    match s.turn.fans? {
        (who, _) if who != seat => None,
        (_, Nominee::Anybody(area) | Nominee::Player(area)) => Some(area),
        (_, Nominee::Keeper) => Some(s.squads[seat].keeper()),
    }
}

/// One more in the area of that piece; in a marked area while anybody is there.
#[inline]
pub(crate) fn more(s: &State, seat: Seat, area: Area) -> u8 {
    let squad = &s.squads[seat];
    let there = match s.turn.fans {
        Some((who, Nominee::Anybody(place))) => who == seat && place == area && squad.has(area),
        Some((who, Nominee::Player(place))) => who == seat && place == area && squad.outfield(area) > 0,
        Some((who, Nominee::Keeper)) => who == seat && squad.keeper() == area,
        None => false,
    };
    u8::from(there)
}

/// The same where only outfield players count.
#[inline]
pub(crate) fn more_outfield(s: &State, seat: Seat, area: Area) -> u8 {
    let keeper = matches!(s.turn.fans, Some((_, Nominee::Keeper)));
    if keeper || s.squads[seat].outfield(area) == 0 { 0 } else { more(s, seat, area) }
}

/// Whether the nominated player stands in an area and has not stepped in this phase.
#[inline]
fn may_step(s: &State, seat: Seat, area: Area) -> bool {
    s.turn.fans == Some((seat, Nominee::Player(area))) && !s.steps.nominee_moved
}

/// Whether a step out of an area could be made by the nominated player or by another, so that the team must
/// say which.
#[inline]
pub(crate) fn is_choice(s: &State, seat: Seat, from: Area) -> bool {
    let unmoved = || s.squads[seat].outfield(from).saturating_sub(s.steps.moved.at(from));
    may_step(s, seat, from) && unmoved() > 1
}

/// Whether the nominated player makes a step; an ordinary step means it only where nobody else could make it.
#[inline]
fn makes(s: &State, seat: Seat, from: Area, chosen: bool) -> bool {
    may_step(s, seat, from) && (chosen || !is_choice(s, seat, from))
}

/// How much the stepping piece counts in the area it leaves (F-FREE-07, R-934). In a marked area each counted
/// as one.
#[inline]
pub(crate) fn weight(s: &State, seat: Seat, piece: Piece, from: Area, chosen: bool) -> u8 {
    let nominee = match piece {
        Piece::Outfield => makes(s, seat, from, chosen),
        Piece::Keeper => s.turn.fans == Some((seat, Nominee::Keeper)),
    };
    1 + u8::from(nominee)
}

/// A player is about to step: the mark moves along if it is the nominated one.
#[inline]
pub(crate) fn step(s: &mut State, seat: Seat, from: Area, to: Area, chosen: bool) -> bool {
    let goes = makes(s, seat, from, chosen);
    if goes {
        s.turn.fans = Some((seat, Nominee::Player(to)));
        s.steps.nominee_moved = true;
    }
    goes
}

/// A player leaves the pitch: another one, while there is one.
pub(crate) fn leaves(s: &mut State, seat: Seat, area: Area) {
    if s.turn.fans == Some((seat, Nominee::Player(area))) && s.squads[seat].outfield(area) == 0 {
        s.turn.fans = None;
    }
}

/// A team lifts its players. At a free kick the turn may continue with a direct shot, so the team
/// then says where its player is now; at any other restart a new turn begins.
pub(crate) fn lifted(s: &mut State, seat: Seat) {
    let Some((who, Nominee::Player(_))) = s.turn.fans else { return };
    let goes_on = s.turn.restart == Restart::FreeKick;
    if who == seat || !goes_on {
        s.turn.fans = None;
    }
    if who == seat && goes_on && s.squads[seat].size() > 0 {
        s.agenda.push(Stage::Nominate(seat));
    }
}

/// The turn is over although moves follow: those before a quick free kick or a goal kick.
pub(crate) fn fall_silent(s: &mut State) {
    if let Some((_, Nominee::Player(_) | Nominee::Keeper)) = s.turn.fans {
        s.turn.fans = None;
    }
}
