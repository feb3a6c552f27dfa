//! Where a piece may go in one move, edition by edition: a judge written from the clauses, independent of the
//! code under test.

use touchline_engine::Seat;
use touchline_fuba::Area;
use touchline_fuba::ruleset::Edition;
use touchline_fuba::state::{Effect, Line, State};

use super::pitch::{closeness, in_line, is_offside, kind_of_step, level, neighbours, straight_back};

/// What is known about the team whose pieces move.
pub struct Mover<'a> {
    pub edition: Edition,
    pub s: &'a State,
    pub seat: Seat,
    /// Whether offside does not bind it.
    pub free: bool,
}

impl Mover<'_> {
    fn is_offside(&self, area: Area) -> bool {
        !self.free && is_offside(self.s, self.seat, area, self.s.ball.area)
    }

    /// One step to any neighbour, not into an offside position except straight backward.
    pub fn step(&self, from: Area) -> Vec<Area> {
        let may = |to: &Area| !self.is_offside(*to) || straight_back(self.seat, from, *to);
        neighbours(from).iter().copied().filter(may).collect()
    }

    /// One move of an option.
    pub fn option(&self, line: Line, from: Area, keeper: bool) -> Vec<Area> {
        let any = |to: &Area| kind_of_step(self.seat, from, *to) == Some(line);
        match (self.edition, line) {
            (Edition::V3_0, _) | (Edition::V2_0 | Edition::V2_1, Line::Midfield) => {
                self.step(from).into_iter().filter(any).collect()
            }
            (Edition::V2_2, Line::Midfield) => {
                self.step(from).into_iter().filter(|to| !self.is_past_ball(from, *to)).collect()
            }
            (_, Line::Defence) => self.run(line, from, keeper),
            (_, Line::Forward) => {
                self.run(line, from, keeper).into_iter().filter(|to| !self.is_offside(*to)).collect()
            }
        }
    }

    /// A move of any option.
    pub fn any(&self, from: Area, keeper: bool) -> Vec<Area> {
        let mut all: Vec<Area> =
            Line::ALL.into_iter().flat_map(|line| self.option(line, from, keeper)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// A move of any type of a movement with a condition point; none straight backward where an event bars
    /// the defence option.
    pub fn any_now(&self, from: Area, keeper: bool) -> Vec<Area> {
        let barred = self.s.turn.effect == Effect::NoDefence(self.seat);
        let back = |to: &Area| in_line(from, *to) && closeness(self.seat, *to) < closeness(self.seat, from);
        self.any(from, keeper).into_iter().filter(|to| !(barred && back(to))).collect()
    }

    /// Straight moves of 2.2 end no farther than level with the ball.
    fn is_past_ball(&self, from: Area, to: Area) -> bool {
        let (far, ball) = (closeness(self.seat, to), closeness(self.seat, self.s.ball.area));
        !level(to, self.s.ball.area)
            && match kind_of_step(self.seat, from, to) {
                Some(Line::Forward) => far > ball,
                Some(Line::Defence) => far < ball,
                Some(Line::Midfield) | None => false,
            }
    }

    /// As far as the pitch goes, two areas for the goalkeeper; it stops where opponents that did not come by
    /// a free move are in the majority.
    fn run(&self, line: Line, from: Area, keeper: bool) -> Vec<Area> {
        let (other, free) = (self.seat.other(), &self.s.moved_freely[self.seat.other()]);
        let (mut reached, mut at) = (Vec::new(), from);
        while reached.len() < if keeper { 2 } else { 8 } {
            let ahead = |to: &&Area| kind_of_step(self.seat, at, **to) == Some(line);
            let Some(next) = neighbours(at).iter().find(ahead) else { break };
            reached.push(*next);
            let squad = &self.s.squads[other];
            let players = squad.outfield(*next).saturating_sub(free.at(*next));
            let against = players + u8::from(squad.keeper() == *next && !free.keeper());
            if self.s.squads[self.seat].count(*next) < against {
                break;
            }
            at = *next;
        }
        reached
    }

    /// Free moves of the older editions: a player straight away from a goal line but not to the ball; in 2.1
    /// and 2.2 the goalkeeper back home, in 2.2 not to the ball either.
    pub fn older_free(&self, from: Area, keeper: bool) -> Vec<Area> {
        let on_goal_line = Seat::ALL.into_iter().any(|seat| closeness(seat, from) == 0);
        let home = Area::Apa.for_seat(self.seat);
        let may = |to: &Area| {
            let to_ball = *to == self.s.ball.area;
            match (keeper, self.edition) {
                (false, _) => {
                    on_goal_line && !to_ball && kind_of_step(self.seat, from, *to) != Some(Line::Midfield)
                }
                (true, Edition::V2_1) => *to == home,
                (true, Edition::V2_2) => *to == home && !to_ball,
                (true, Edition::V2_0 | Edition::V3_0) => false,
            }
        };
        self.step(from).into_iter().filter(may).collect()
    }
}
