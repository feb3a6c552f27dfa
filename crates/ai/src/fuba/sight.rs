//! The point of view of the features: positions that the rules treat alike look alike.

use touchline_engine::Seat;
use touchline_fuba::flow::Stage;
use touchline_fuba::pitch::{AREAS, Area};
use touchline_fuba::state::State;

/// The team in control, or between the halves the one that will kick off or choose who does.
pub(super) fn protagonist(s: &State) -> Seat {
    match s.agenda.stages().first() {
        Some(Stage::KickOffChoice(seat)) => *seat,
        Some(Stage::StartHalf(half)) if half % 2 == 0 => s.kicked_off.other(),
        Some(Stage::StartHalf(_)) => s.kicked_off,
        _ => s.control,
    }
}

/// Whether nobody knows yet who kicks off: before the match, or before extra time.
pub(super) fn is_open(s: &State) -> bool {
    matches!(s.agenda.stages().first(), Some(Stage::KickOffRoll))
}

/// Whether nothing on the board counts: before the match, or between two halves.
fn is_break(s: &State) -> bool {
    let bottom = s.agenda.stages().first();
    s.clock.half == 0
        || matches!(bottom, Some(Stage::KickOffRoll | Stage::KickOffChoice(_) | Stage::StartHalf(_)))
}

/// Left and right swapped.
const FLIPPED: [Area; AREAS] = [
    Area::Arc,
    Area::Apa,
    Area::Alc,
    Area::Afr,
    Area::Arw,
    Area::Alw,
    Area::Ce,
    Area::Brw,
    Area::Blw,
    Area::Bfr,
    Area::Brc,
    Area::Bpa,
    Area::Blc,
];

/// By seat and by whether left and right are swapped: the area seen in each place. Turning and flipping are
/// their own inverses, so the same table also tells in which place an area is seen.
const PLACES: [[[Area; AREAS]; 2]; 2] = [
    [places(Seat::Home, false), places(Seat::Home, true)],
    [places(Seat::Away, false), places(Seat::Away, true)],
];

const fn places(seat: Seat, flip: bool) -> [Area; AREAS] {
    let mut places = Area::ALL;
    let mut i = 0;
    while i < AREAS {
        let area = if flip { FLIPPED[i] } else { Area::ALL[i] };
        places[i] = area.for_seat(seat);
        i += 1;
    }
    places
}

/// The areas of the left and the right column, from the own goal outwards.
const LEFT: [Area; 4] = [Area::Alc, Area::Alw, Area::Blw, Area::Blc];
const RIGHT: [Area; 4] = [Area::Arc, Area::Arw, Area::Brw, Area::Brc];

/// A point of view.
pub(super) struct Sight {
    /// The protagonist.
    pub(super) own: Seat,
    /// Its opponent.
    pub(super) other: Seat,
    /// The area seen in each place; places have the names home uses when it attacks upwards.
    pub(super) places: &'static [Area; AREAS],
    /// Nothing on the board counts: before the match, or at half-time.
    pub(super) is_break: bool,
    /// Players are still to be placed: the board is half empty.
    pub(super) is_setup: bool,
}

impl Sight {
    pub(super) fn new(s: &State, own: Seat) -> Self {
        let flip = weight(s, own, RIGHT) > weight(s, own, LEFT);
        Self {
            own,
            other: own.other(),
            places: &PLACES[own as usize][usize::from(flip)],
            is_break: is_break(s),
            is_setup: s.squads.0.iter().any(|squad| squad.in_hand > 0),
        }
    }

    /// Where an area is seen; `None` for the corner spot.
    pub(super) fn place(&self, area: Area) -> Option<Area> {
        self.places.get(area as usize).copied()
    }

    /// The area seen in a place.
    pub(super) fn at(&self, place: Area) -> Area {
        self.place(place).unwrap_or(place)
    }
}

/// The ball's area, with the corner spot counted as its corner area.
pub(super) fn ball_area(s: &State) -> Area {
    if s.ball.area == Area::Spot { s.turn.corner } else { s.ball.area }
}

/// What one side of the board holds: the ball first, then the pieces. The heavier side is shown on the left;
/// equal sides look the same.
fn weight(s: &State, own: Seat, side: [Area; 4]) -> u64 {
    let [mine, theirs] = [&s.squads[own], &s.squads[own.other()]];
    let side = side.map(|area| area.for_seat(own));
    let ball = ball_area(s);
    let mut weight = u64::from(side.contains(&ball));
    for area in side {
        let keepers = u64::from(mine.keeper() == area) * 2 + u64::from(theirs.keeper() == area);
        weight = weight << 10
            | u64::from(mine.outfield(area)) << 6
            | u64::from(theirs.outfield(area)) << 2
            | keepers;
    }
    // Where all else is equal, the target.
    weight << 1 | u64::from(side.contains(&s.turn.target))
}
