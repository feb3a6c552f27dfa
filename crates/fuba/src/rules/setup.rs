//! # Setup                                                                                   F-SETUP
//! Three steps (F-SETUP-01): the controlling team places all its players, then the passive team, then the
//! controlling team may adjust. The restart decides where players may stand. The questions go area by area,
//! the own goal line first, and ask for counts.

mod layout;

use touchline_engine::{Choices, Log, Seat};

use super::free_kick::FreeKickDuty;
use super::steps::{self, Keep, Piece};
use crate::action::Action;
use crate::advanced::special_events::fans;
use crate::advanced::{injury, keeper, substitution};
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::{Area, AreaSet, NEIGHBOURS, PARTLY_OWN_HALF, closeness, penalty_area};
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

pub use layout::{Bounds, Layout, layout};

/// Players the controlling team may move by the adjustment (F-SETUP-02).
const ADJUSTMENTS: u8 = 2;
/// Players the controlling team needs in the centre at a kick-off (F-SETUP-05, R-012).
const IN_THE_CENTRE: u8 = 2;

/// Put the three steps of a setup on the agenda (F-SETUP-01, F-SETUP-12).
pub(crate) fn order(rules: &Ruleset, s: &mut State) {
    s.agenda.push(Stage::StartAdjust(s.control));
    s.agenda.push(Stage::SetUp(s.passive()));
    s.agenda.push(Stage::SetUp(s.control));
    substitution::offer_before_setup(rules, s);
}

/// Areas in which outfield players of a team may stand (F-SETUP-06, F-SETUP-08, F-FK-06, F-FK-07, F-CK-04,
/// F-PEN-04).
fn allowed(s: &State, seat: Seat) -> AreaSet {
    match s.turn.restart {
        Restart::KickOff => PARTLY_OWN_HALF[seat as usize],
        Restart::PenaltyKick => AreaSet::PITCH.without(s.ball.area),
        Restart::OpenPlay | Restart::FreeKick | Restart::CornerKick | Restart::GoalKick => AreaSet::PITCH,
    }
}

/// The area that must hold players of the controlling team, and how many (F-SETUP-05, F-FK-06).
fn required(s: &State, seat: Seat) -> Keep {
    if seat != s.control {
        return Keep::NOBODY;
    }
    match s.turn.restart {
        Restart::KickOff => Keep::at_least(Area::Ce, IN_THE_CENTRE.min(s.squads[seat].size())),
        Restart::FreeKick => Keep::at_least(s.ball.area, 1),
        Restart::OpenPlay | Restart::CornerKick | Restart::GoalKick | Restart::PenaltyKick => Keep::NOBODY,
    }
}

/// Where the goalkeeper may be placed; it may take a free kick, corner kick or penalty kick.
fn keeper_areas(s: &State, seat: Seat) -> AreaSet {
    let taker = seat == s.control;
    // Without outfield players the goalkeeper takes the kick.
    let alone = taker && s.squads[seat].size() == 0;
    match s.turn.restart {
        // a player must kick off.
        Restart::KickOff if alone => AreaSet::just(Area::Ce),
        // F-SETUP-07, F-SETUP-09
        Restart::KickOff => AreaSet::just(penalty_area(seat)),
        // F-PEN-03: on the goal line
        Restart::PenaltyKick if !taker => AreaSet::just(penalty_area(seat)),
        Restart::CornerKick if alone => AreaSet::just(Area::Spot),
        Restart::CornerKick if taker => AreaSet::PITCH.with(Area::Spot),
        Restart::FreeKick | Restart::PenaltyKick if alone => AreaSet::just(s.ball.area),
        Restart::OpenPlay
        | Restart::FreeKick
        | Restart::CornerKick
        | Restart::GoalKick
        | Restart::PenaltyKick => AreaSet::PITCH,
    }
}

/// Whether a team has the players that the restart requires in their area.
pub fn meets_requirement(s: &State, seat: Seat) -> bool {
    let keep = required(s, seat);
    s.squads[seat].count(keep.area) >= keep.at_least
}

/// Whether a team's players stand where the restart allows, the requirement aside.
pub fn stands_legally(s: &State, seat: Seat) -> bool {
    let squad = &s.squads[seat];
    let taker = Some(taker_place(s)).filter(|_| seat == s.control).flatten();
    let placed = AreaSet::PITCH.with(Area::Spot).and(squad.players());
    let one_taker = taker.is_none_or(|place| squad.count(place) == 1);
    let others = taker.map_or(placed, |place| placed.without(place));
    others.minus(allowed(s, seat)).is_empty() && one_taker && keeper_areas(s, seat).has(squad.keeper())
}

/// The place from which one player takes the kick: the corner spot (F-CK-03) or the penalty spot (F-PEN-02).
fn taker_place(s: &State) -> Option<Area> {
    match s.turn.restart {
        Restart::CornerKick => Some(Area::Spot),
        Restart::PenaltyKick => Some(s.ball.area),
        Restart::OpenPlay | Restart::KickOff | Restart::FreeKick | Restart::GoalKick => None,
    }
}

/// A team lifts its players; a goalkeeper with one possible place is put there.
pub(crate) fn begin(rules: &Ruleset, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if seat == s.control {
        injury::before_setup(rules, s, log);
    }
    keeper::stands_inside(s, seat);
    s.squads[seat].lift();
    s.agenda.pop();
    fans::lifted(s, seat);
    s.agenda.push(Stage::PlaceKeeper(seat));
    let areas = keeper_areas_by_duty(rules, s, seat);
    if areas == AreaSet::just(penalty_area(seat)) {
        place_keeper(s, seat, Action::PlaceKeeper(penalty_area(seat)), log);
    }
}

pub(crate) fn keeper_choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let areas = keeper_areas_by_duty(rules, s, seat);
    areas.iter().for_each(|area| out.push(Action::PlaceKeeper(area)));
    if areas.has(Area::Spot) {
        out.push(Action::PlaceKeeper(Area::Spot));
    }
}

pub(crate) fn place_keeper(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    let Action::PlaceKeeper(area) = action else { return };
    s.squads[seat].place_keeper(area);
    log.note(Event::KeeperPlaced(seat, area));
    place_taker(s, seat, log);
    match first_place(s, seat) {
        Some(place) if s.squads[seat].in_hand > 0 => s.agenda.replace(Stage::Place(seat, place)),
        _ => s.agenda.pop(),
    }
}

/// One player takes the kick, unless the goalkeeper does.
fn place_taker(s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let Some(place) = taker_place(s) else { return };
    let squad = &mut s.squads[seat];
    if seat == s.control && squad.keeper() != place && squad.in_hand > 0 {
        squad.in_hand -= 1;
        squad.put(place, 1);
        log.note(Event::Placed(seat, place, 1));
    }
}

/// The areas of a setup in the order they are asked: the required one first, then from the own goal outwards.
fn places(s: &State, seat: Seat) -> impl Iterator<Item = Area> + use<> {
    let first = Some(required(s, seat)).filter(|keep| keep.at_least > 0).map(|keep| keep.area);
    let allowed = allowed(s, seat);
    let rest = Area::ALL.into_iter().map(move |area| area.for_seat(seat));
    first.into_iter().chain(rest.filter(move |area| allowed.has(*area) && Some(*area) != first))
}

/// Whether an area is the one a team is asked about first.
pub fn is_first_place(s: &State, seat: Seat, area: Area) -> bool {
    first_place(s, seat) == Some(area)
}

fn first_place(s: &State, seat: Seat) -> Option<Area> {
    places(s, seat).next()
}

/// The areas of which the passive team must occupy one at a free kick: closer to its own goal line (F-FK-07,
///
fn duty(rules: &Ruleset, s: &State, seat: Seat) -> AreaSet {
    match rules.free_kick_duty {
        FreeKickDuty::OneBehindBall | FreeKickDuty::OneBehindBallUnlessAlone
            if seat != s.control && s.turn.restart == Restart::FreeKick =>
        {
            let kick = closeness(seat, s.ball.area);
            let closer = Area::ALL.into_iter().filter(|area| closeness(seat, *area) < kick);
            closer.fold(AreaSet::NONE, AreaSet::with)
        }
        FreeKickDuty::OneBehindBall | FreeKickDuty::OneBehindBallUnlessAlone | FreeKickDuty::None => {
            AreaSet::NONE
        }
    }
}

/// Where the goalkeeper may be placed, considering the passive team's duty: if alone, it must meet it
/// (F-FK-07, R-946).
fn keeper_areas_by_duty(rules: &Ruleset, s: &State, seat: Seat) -> AreaSet {
    let areas = keeper_areas(s, seat);
    let alone = s.squads[seat].size() == 0;
    match rules.free_kick_duty {
        FreeKickDuty::OneBehindBall if alone && !duty(rules, s, seat).is_empty() => {
            areas.and(duty(rules, s, seat))
        }
        FreeKickDuty::OneBehindBall | FreeKickDuty::OneBehindBallUnlessAlone | FreeKickDuty::None => areas,
    }
}

/// Players that must go into this area (first) and that must be kept for a later one (second) to meet the
/// passive team's duty.
fn owed(rules: &Ruleset, s: &State, seat: Seat, area: Area) -> (u8, u8) {
    let duty = duty(rules, s, seat);
    let met = duty.is_empty() || !duty.and(s.squads[seat].present()).is_empty();
    let later = places(s, seat).skip_while(|place| *place != area).skip(1).any(|place| duty.has(place));
    (u8::from(!met && duty.has(area) && !later), u8::from(!met && !duty.has(area) && later))
}

pub(crate) fn place_choices(rules: &Ruleset, s: &State, seat: Seat, area: Area, out: &mut Choices<Action>) {
    let squad = &s.squads[seat];
    let keep = required(s, seat);
    let missing = if keep.area == area { keep.at_least.saturating_sub(squad.count(area)) } else { 0 };
    let (here, kept) = owed(rules, s, seat, area);
    let most = squad.in_hand.saturating_sub(kept);
    (missing.max(here).min(most)..=most).for_each(|n| out.push(Action::Place(n)));
}

pub(crate) fn place(s: &mut State, seat: Seat, area: Area, action: Action, log: &mut impl Log<Event>) {
    let Action::Place(n) = action else { return };
    put(s, seat, area, n, log);
    let mut rest = places(s, seat).skip_while(|place| *place != area).skip(1);
    match (rest.next(), rest.next()) {
        _ if s.squads[seat].in_hand == 0 => s.agenda.pop(),
        (Some(next), Some(_)) => s.agenda.replace(Stage::Place(seat, next)),
        // The last area takes everybody left.
        (last, _) => {
            put(s, seat, last.unwrap_or(area), s.squads[seat].in_hand, log);
            s.agenda.pop();
        }
    }
}

fn put(s: &mut State, seat: Seat, area: Area, n: u8, log: &mut impl Log<Event>) {
    let n = n.min(s.squads[seat].in_hand);
    s.squads[seat].in_hand -= n;
    s.squads[seat].put(area, n);
    if n > 0 {
        log.note(Event::Placed(seat, area, n));
    }
}

pub(crate) fn start_adjusting(s: &mut State, seat: Seat) {
    steps::begin(s, ADJUSTMENTS);
    s.agenda.replace(Stage::Adjust(seat));
}

/// Up to two players one area each (F-SETUP-02); the result must still be a legal setup (F-SETUP-03, R-013).
/// The taker of a corner or penalty kick stays.
pub(crate) fn adjustments(s: &State, seat: Seat, out: &mut Choices<Action>) {
    let allowed = allowed(s, seat);
    let keeper_may = s.turn.restart != Restart::KickOff;
    steps::choices(s, seat, required(s, seat), out, |_, _, piece, from| match piece {
        _ if !allowed.has(from) => AreaSet::NONE,
        Piece::Keeper if !keeper_may => AreaSet::NONE,
        Piece::Keeper | Piece::Outfield => NEIGHBOURS[from as usize].and(allowed),
    });
}

pub(crate) fn adjust(rules: &Ruleset, s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if steps::make(s, seat, action, log) {
        s.agenda.pop();
        injury::after_setup(rules, s, log);
    }
}
