//! Passes that a team-mate plays on in the same turn: a shot from its feet, or a header.

use touchline_grid::Toggle;
use touchline_grid::advanced::down;
use touchline_grid::board::{Dirs, SLOTS, Square};
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::rules::goalie;
use touchline_grid::state::FlightKind;

use super::plan::{Idea, Kind, Mate, Planner, best};
use super::route::{self, Foot};
use super::touch::Touch;

/// The chance that a header goes where it is meant to.
const WELL_HEADED: f32 = 1.0 / 3.0;
/// The chance that a stunned goalie is beaten (G-STUN-03).
const STUNNED: f32 = 5.0 / 6.0;

impl Planner<'_> {
    /// The best passes of that kind.
    pub(super) fn passes(&self, touches: &[Touch], shots: bool) -> Vec<Idea> {
        let mut ideas = Vec::new();
        for touch in touches.iter().take(2) {
            let able = self.s.upright(self.seat).without(Markers::only(touch.marker));
            for mate in able.iter().filter(|mate| down::may_act(self.s, *mate)) {
                // A shot of its own is cheaper, if it may be one.
                if !shots || self.s.turn.may_not_score == Some(touch.marker) {
                    self.shots_of(touch, mate, &mut ideas);
                }
                if self.game.rules.has(Toggle::Header) && !self.s.turn.attempted.has(mate) {
                    self.header_of(touch, mate, &mut ideas);
                }
            }
        }
        best(&mut ideas, self.effort.mates);
        ideas
    }

    /// A team-mate shoots as soon as it has the ball at its feet.
    fn shots_of(&self, touch: &Touch, mate: Marker, ideas: &mut Vec<Idea>) {
        let (rules, board) = (&self.game.rules, self.game.rules.board);
        for to in goalie::feet_squares(self.s, mate) {
            if to == self.s.ball.at || !self.s.is_open(board, to) {
                continue;
            }
            let Some(first) = self.route(touch, to) else { continue };
            let strikes = self.s.at(mate).towards(to).unwrap_or_default();
            let facing = self.s.piece(mate).facing;
            let foot = Foot { kind: FlightKind::Kick, facing, strikes, used: Dirs::NONE };
            for number in 1..=SLOTS {
                let slot = board.slot(self.seat.other(), number);
                let Some(second) = route::route(rules, foot, to, slot, &self.danger) else { continue };
                if self.s.is_occupied(slot) || first.cost + second.cost > touch.left {
                    continue;
                }
                let met = usize::from((first.met + second.met).min(3));
                let looks = [1.0, 0.5, 0.3, 0.2][met] * self.mouth.at(slot)
                    - 0.001 * f32::from(touch.cost + first.cost + second.cost);
                let (kind, mate) = (Kind::Shot, Mate::Kicks(mate, second));
                ideas.push(Idea {
                    kind,
                    looks,
                    touch: Some(*touch),
                    route: Some(first),
                    to,
                    take: false,
                    mate,
                });
            }
        }
    }

    /// A team-mate heads the ball at the goal.
    fn header_of(&self, touch: &Touch, mate: Marker, ideas: &mut Vec<Idea>) {
        let (rules, board) = (&self.game.rules, self.game.rules.board);
        let at = self.s.at(mate);
        let to: Square = at.step(self.s.piece(mate).facing.dir().opposite());
        let steps = (1..=SLOTS).map(|number| board.slot(self.seat.other(), number).chebyshev(at)).min();
        let far = steps.unwrap_or(u8::MAX);
        if far > 6 || to == self.s.ball.at || !board.is_field(to) {
            return;
        }
        let Some(route) = self.route(touch, to) else { return };
        let beaten = if rules.has(Toggle::Stun) { STUNNED } else { self.mouth.best() };
        let chance = WELL_HEADED * f32::from(7 - far.max(1)) / 6.0 * beaten;
        let past = [1.0, 0.5, 0.3, 0.2][usize::from(route.met.min(3))];
        let looks = past * (chance - 0.1 * (1.0 - chance)) - 0.15 * (1.0 - past);
        let (kind, mate) = (Kind::Trick, Mate::Heads(mate));
        ideas.push(Idea { kind, looks, touch: Some(*touch), route: Some(route), to, take: false, mate });
    }
}
