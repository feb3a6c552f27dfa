//! The ball and the pieces.

use touchline_fuba::flow::Stage;
use touchline_fuba::pitch::{AREAS, Area, NEIGHBOURS, closeness, penalty_area};
use touchline_fuba::rules::offside;
use touchline_fuba::state::State;

use super::ahead::Ahead;
use super::sight::{Sight, ball_area};
use crate::Features;

pub(super) const FEATURES: usize = 10 + 6 + 6 + 2 * AREAS + 2 + 3 + 2 + 3;

/// Where the ball can appear: the board is mirrored so that it is never on the right.
const BALL: [Area; 9] =
    [Area::Alc, Area::Apa, Area::Afr, Area::Alw, Area::Ce, Area::Blw, Area::Bfr, Area::Blc, Area::Bpa];

/// A typical number of players in an area.
const CROWD: f32 = 4.0;

pub(super) fn tell(s: &State, sight: &Sight, ahead: &Ahead, out: &mut Features) {
    // Between the halves the places of pieces and ball mean nothing.
    if sight.is_break {
        (0..FEATURES).for_each(|_| out.push(0.0));
        return;
    }
    ball(s, sight, ahead, out);
    pieces(s, sight, out);
    offside_lines(s, sight, out);
    setup(s, sight, out);
}

/// The ball's area decides who attacks, its value how safe it is; the players around it decide control,
/// pressing and who acts first.
fn ball(s: &State, sight: &Sight, ahead: &Ahead, out: &mut Features) {
    let area = ball_area(s);
    let place = sight.place(area);
    out.one_of(9, BALL.iter().position(|seen| Some(*seen) == place));
    out.flag(s.ball.area == Area::Spot);
    out.one_of(6, usize::from(ahead.value).checked_sub(1));
    let [own, other] = [&s.squads[sight.own], &s.squads[sight.other]];
    let [mine, theirs] = [own.count(area), other.count(area)];
    out.push(f32::from(mine) / CROWD);
    out.push(f32::from(theirs) / CROWD);
    out.flag(mine > theirs);
    out.flag(theirs > mine);
    for squad in [own, other] {
        let near: u8 = NEIGHBOURS[area as usize].iter().map(|next| squad.count(next)).sum();
        out.push(f32::from(near) / (2.0 * CROWD));
    }
}

/// Who stands where, and whether a goal is empty.
fn pieces(s: &State, sight: &Sight, out: &mut Features) {
    for seat in [sight.own, sight.other] {
        let squad = &s.squads[seat];
        for area in sight.places {
            out.push(f32::from(squad.count(*area)) / CROWD);
        }
    }
    for seat in [sight.own, sight.other] {
        out.flag(s.squads[seat].keeper() != penalty_area(seat));
    }
}

/// Offside forbids targets and moves: where the protagonist would be offside now, and how far both lines
/// stand from their goals.
fn offside_lines(s: &State, sight: &Sight, out: &mut Features) {
    let barred = offside::areas(s, sight.own, s.ball.area);
    for place in [Area::Bpa, Area::Bfr, Area::Blc] {
        out.flag(barred.has(sight.at(place)));
    }
    for seat in [sight.own, sight.other] {
        // At the far goal line all areas are on the same line.
        let line = closeness(seat, offside::second_closest(s, seat)).min(6);
        out.push(f32::from(line) / CROWD);
    }
}

/// Players in hand are about to be placed, area by area from the own goal outwards.
fn setup(s: &State, sight: &Sight, out: &mut Features) {
    for seat in [sight.own, sight.other] {
        out.push(f32::from(s.squads[seat].in_hand) / 10.0);
    }
    out.push(match s.agenda.top() {
        Some(Stage::Place(seat, area)) => (1.0 + f32::from(closeness(seat, area))) / 8.0,
        _ => 0.0,
    });
}
