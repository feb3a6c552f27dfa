//! The ball and the pieces.

use touchline_engine::Seat;
use touchline_fuba::flow::Stage;
use touchline_fuba::pitch::{AREAS, Area, AreaSet, NEIGHBOURS, OPPONENTS_HALF, closeness, penalty_area};
use touchline_fuba::rules::offside;
use touchline_fuba::state::{Squad, TeamMark};

use super::super::sight::ball_area;
use super::Scene;
use crate::Inputs;

/// Places of the ball: the areas, the corner spot.
const PLACES: u16 = 14;
/// Most players of a team in an area that are told apart.
const CROWD: u8 = 6;
const PAIRS: u16 = (CROWD as u16 + 1) * (CROWD as u16 + 1);

/// The slots besides those of the areas.
const OTHERS: [u16; 21] = [
    PLACES * 6,
    PLACES * 25,
    PLACES * 6 * 3,
    PLACES * 7,
    81,
    49,
    1 + PLACES,
    PLACES,
    PLACES,
    16,
    16,
    49,
    16,
    16,
    12,
    12,
    11,
    11,
    1 + 2 * 8,
    12,
    12,
];

pub(super) const SLOTS: [u16; AREAS + OTHERS.len()] = {
    let mut slots = [PAIRS; AREAS + OTHERS.len()];
    let mut slot = 0;
    while slot < OTHERS.len() {
        slots[AREAS + slot] = OTHERS[slot];
        slot += 1;
    }
    slots
};

/// How far forward the ball is: nowhere, the own end, midfield, in front of the goal, the attacked end.
pub(super) fn zone(scene: &Scene<'_>) -> usize {
    if scene.sight.is_break {
        return 0;
    }
    match closeness(scene.sight.own, ball_area(scene.s)) {
        0..=1 => 1,
        2..=4 => 2,
        5 => 3,
        _ => 4,
    }
}

pub(super) fn tell(scene: &Scene<'_>, out: &mut Inputs) {
    // Between the halves the places of pieces and ball mean nothing.
    if scene.sight.is_break {
        return out.pass(SLOTS.len());
    }
    let Scene { s, sight, .. } = scene;
    let squads = scene.both().map(|seat| &s.squads[seat]);
    for area in sight.places {
        let [own, other] = squads.map(|squad| usize::from(squad.outfield(*area).min(CROWD)));
        out.put(own * usize::from(CROWD + 1) + other);
    }
    ball(scene, squads, out);
    keepers(scene, out);
    offside_lines(scene, out);
    crowds(squads, out);
    setup(scene, out);
}

/// The ball's area decides who attacks, its value how safe it is; the players around it decide control,
/// pressing and who acts first.
fn ball(scene: &Scene<'_>, squads: [&Squad; 2], out: &mut Inputs) {
    let Scene { s, sight, ahead, .. } = scene;
    let area = ball_area(s);
    let place = if s.ball.area == Area::Spot { AREAS } else { sight.places[area as usize] as usize };
    let value = usize::from(ahead.value.clamp(1, 6) - 1);
    let [own, other] = squads.map(|squad| squad.count(area));
    let more = own.cast_signed() - other.cast_signed();
    out.put(place * 6 + value);
    out.put(place * 25 + usize::from(own.min(4)) * 5 + usize::from(other.min(4)));
    out.put((place * 6 + value) * 3 + usize::from((more.signum() + 1).cast_unsigned()));
    out.put(place * 7 + usize::from((more.clamp(-3, 3) + 3).cast_unsigned()));
    let near = squads.map(|squad| {
        let neighbours = NEIGHBOURS[area as usize];
        let near = within(squad, &NEAR[area as usize]) + u8::from(neighbours.has(squad.keeper()));
        usize::from(near.min(8))
    });
    out.put(near[0] * 9 + near[1]);
    // Who stands between the ball and the attacked goal.
    let beyond = squads.map(|squad| within(squad, &BEYOND[sight.own as usize][area as usize]).min(6));
    out.put(usize::from(beyond[0]) * 7 + usize::from(beyond[1]));
    // Where the ball is going.
    let going = ahead.check && !ahead.begins;
    out.put(if going { 1 + sight.place(s.turn.target).map_or(AREAS, |place| place as usize) } else { 0 });
}

/// Where the goalkeepers are, and how they stand.
fn keepers(scene: &Scene<'_>, out: &mut Inputs) {
    let Scene { s, sight, .. } = scene;
    for seat in scene.both() {
        let keeper = s.squads[seat].keeper();
        out.put(sight.place(keeper).map_or(AREAS, |place| place as usize));
    }
    for seat in scene.both() {
        let away = s.squads[seat].keeper() != penalty_area(seat);
        let marks = s.teams[seat].marks;
        let marks = [TeamMark::KeeperOutside, TeamMark::KeeperHurt, TeamMark::CoachOff].map(|m| marks.has(m));
        out.put(
            [away, marks[0], marks[1], marks[2]].iter().fold(0, |all, mark| 2 * all + usize::from(*mark)),
        );
    }
}

/// Offside forbids targets and moves: where each team would be offside now, and how far both lines stand from
/// their goals.
fn offside_lines(scene: &Scene<'_>, out: &mut Inputs) {
    let Scene { s, sight, .. } = scene;
    let lines = scene.both().map(|seat| {
        // At the far goal line all areas are on the same line.
        usize::from(closeness(seat, offside::second_closest(s, seat)).min(6))
    });
    out.put(lines[0] * 7 + lines[1]);
    for (seat, places) in [
        (sight.own, [Area::Bpa, Area::Bfr, Area::Blc, Area::Brc]),
        (sight.other, [Area::Apa, Area::Afr, Area::Alc, Area::Arc]),
    ] {
        let barred = offside::areas(s, seat, s.ball.area);
        let bits = places.map(|place| usize::from(barred.has(sight.at(place))));
        out.put(bits.iter().fold(0, |all, bit| 2 * all + bit));
    }
}

/// The largest crowd of each team: beyond what the slots of the areas tell apart.
fn crowds(squads: [&Squad; 2], out: &mut Inputs) {
    for squad in squads {
        let largest = Area::ALL.iter().map(|area| squad.outfield(*area)).max();
        out.at_most(largest.unwrap_or_default());
    }
}

/// Players in hand are about to be placed, area by area from the own goal outwards.
fn setup(scene: &Scene<'_>, out: &mut Inputs) {
    let Scene { s, sight, .. } = scene;
    for seat in scene.both() {
        out.at_most(s.squads[seat].in_hand);
    }
    out.put(match s.agenda.top() {
        Some(Stage::Place(seat, area)) => {
            1 + usize::from(seat != sight.own) * 8 + usize::from(closeness(seat, area).min(7))
        }
        _ => 0,
    });
    // Players each team has forward, in the other half.
    for seat in scene.both() {
        out.at_most(within(&s.squads[seat], &FORWARD[seat as usize]));
    }
}

/// Outfield players of a squad in the areas of a mask.
fn within(squad: &Squad, mask: &Mask) -> u8 {
    let mut players = 0;
    for (area, mask) in Area::ALL.into_iter().zip(mask) {
        players += squad.outfield(area) & mask;
    }
    players
}

/// All bits for areas of a set, none for others.
type Mask = [u8; AREAS];

const fn mask(set: AreaSet) -> Mask {
    let mut mask = [0; AREAS];
    let mut i = 0;
    while i < AREAS {
        mask[i] = if set.has(Area::ALL[i]) { u8::MAX } else { 0 };
        i += 1;
    }
    mask
}

/// By area: those next to it.
const NEAR: [Mask; AREAS] = {
    let mut all = [[0; AREAS]; AREAS];
    let mut i = 0;
    while i < AREAS {
        all[i] = mask(NEIGHBOURS[i]);
        i += 1;
    }
    all
};

/// By seat and area: those closer to the goal it attacks.
const BEYOND: [[Mask; AREAS]; 2] = [beyond(Seat::Home), beyond(Seat::Away)];

const fn beyond(seat: Seat) -> [Mask; AREAS] {
    let mut all = [[0; AREAS]; AREAS];
    let mut from = 0;
    while from < AREAS {
        let mut set = AreaSet::NONE;
        let mut to = 0;
        while to < AREAS {
            if closeness(seat, Area::ALL[to]) > closeness(seat, Area::ALL[from]) {
                set = set.with(Area::ALL[to]);
            }
            to += 1;
        }
        all[from] = mask(set);
        from += 1;
    }
    all
}

/// By seat: the areas wholly in the opponent's half.
const FORWARD: [Mask; 2] = [mask(OPPONENTS_HALF[0]), mask(OPPONENTS_HALF[1])];
