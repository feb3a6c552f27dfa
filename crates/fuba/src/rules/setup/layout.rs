//! A setup as a whole: what a team may still lay out, for clients that show the pitch instead of one area
//! after the other. The rules ask area by area all the same.

use super::{duty, keeper_areas_by_duty, places, required, taker_place};
use crate::flow::Stage;
use crate::pitch::Area;
use crate::ruleset::Ruleset;
use crate::state::State;

/// What a team may still lay out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Where the goalkeeper may go; empty when it has its place.
    pub keeper: Vec<Area>,
    /// One of the players goes there by itself, unless the goalkeeper does.
    pub taker: Option<Area>,
    /// The areas that players may go to, in the order in which they are asked for.
    pub areas: Vec<Bounds>,
    /// At least one of these must hold somebody, be it the goalkeeper (F-FK-07); empty: no such duty is left.
    pub one_of: Vec<Area>,
    /// Players to be placed, the taker included.
    pub players: u8,
}

/// How many players may go to an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Where.
    pub area: Area,
    /// A goalkeeper that is still to be placed counts as well.
    pub fewest: u8,
    /// All of them.
    pub most: u8,
}

/// What is to be laid out; none when no setup is asked for.
pub fn layout(rules: &Ruleset, s: &State) -> Option<Layout> {
    let top = s.agenda.top()?;
    let (seat, from) = if let Stage::Place(seat, area) = top {
        (seat, Some(area))
    } else if let Stage::PlaceKeeper(seat) = top {
        (seat, None)
    } else {
        return None;
    };
    let squad = &s.squads[seat];
    let keeper = if from.is_none() {
        let areas = keeper_areas_by_duty(rules, s, seat);
        Area::ALL.into_iter().chain([Area::Spot]).filter(|area| areas.has(*area)).collect()
    } else {
        Vec::new()
    };
    let keep = required(s, seat);
    let bounds = |area| {
        let there = if from.is_some() { squad.count(area) } else { 0 };
        let fewest = if keep.area == area { keep.at_least.saturating_sub(there) } else { 0 };
        Bounds { area, fewest: fewest.min(squad.in_hand), most: squad.in_hand }
    };
    let duty = duty(rules, s, seat);
    let met = from.is_some() && !duty.and(squad.present()).is_empty();
    Some(Layout {
        keeper,
        taker: taker_place(s).filter(|_| from.is_none() && seat == s.control),
        areas: places(s, seat)
            .skip_while(|area| from.is_some_and(|from| from != *area))
            .map(bounds)
            .collect(),
        one_of: Area::ALL.into_iter().filter(|area| !met && duty.has(*area)).collect(),
        players: squad.in_hand,
    })
}
