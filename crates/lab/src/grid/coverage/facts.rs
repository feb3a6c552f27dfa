//! Facts that take more than one event: how a successful tackle was made, whether a goalie stayed up, which
//! way a ball bounced.

use touchline_grid::advanced::facing;
use touchline_grid::board::{Dir, Square};
use touchline_grid::flow::Stage;
use touchline_grid::rules::kicking::Steering;
use touchline_grid::{Action, Event, Roll, Ruleset, State};

/// A fact that took more than one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fact {
    HeelKick,
    SlideKick,
    BlockWon,
    BlockLost,
    SlideWon,
    SlideLost,
    DeflectedUp,
    DeflectedDown,
    BouncedBack,
    BouncedBeyond,
    CornerRight,
}

/// What is remembered to find them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Memory {
    /// The called tackle is a slide (G-TKL-08).
    slides: bool,
    /// A direct corner was called.
    corner: bool,
    /// The goalie that deflects the ball went down.
    down: bool,
    /// Where the ball went last, and how.
    ball: Option<Square>,
    way: Option<Dir>,
}

/// The longest bounce: over a whole team.
const FAR: i8 = 22;

impl Memory {
    /// The fact an event completes.
    pub(super) fn note(&mut self, event: Event) -> Option<Fact> {
        match event {
            Event::TurnBegins(..) => self.corner = false,
            Event::CornerCalled(_) => self.corner = true,
            Event::Shot(_) => return std::mem::take(&mut self.corner).then_some(Fact::CornerRight),
            Event::CornerMissed(square) => {
                *self = Self { corner: false, ball: Some(square), ..*self };
            }
            Event::Rolled(Roll::Deflect, _) => self.down = false,
            Event::WentDown(marker) if marker.is_goalie() => self.down = true,
            Event::Deflected(_, dir) => {
                self.way = Some(dir);
                return Some(if self.down { Fact::DeflectedDown } else { Fact::DeflectedUp });
            }
            Event::Tackled(..) => return Some(if self.slides { Fact::SlideWon } else { Fact::BlockWon }),
            Event::TackleFailed(_) => {
                return Some(if self.slides { Fact::SlideLost } else { Fact::BlockLost });
            }
            Event::Forced(dir, _) | Event::PoorAim(_, dir, _) | Event::RollsOn(dir) => self.way = Some(dir),
            Event::BallTo(square) => self.ball = Some(square),
            Event::Bounced(square) => return self.bounced(square),
            _ => {}
        }
        None
    }

    fn bounced(self, to: Square) -> Option<Fact> {
        let (from, way) = (self.ball?, self.way?);
        let beyond = (1..FAR).any(|steps| from.go(way, steps) == to);
        Some(if beyond { Fact::BouncedBeyond } else { Fact::BouncedBack })
    }

    /// What an answer says about the events that follow it.
    pub(super) fn answer(&mut self, rules: &Ruleset, s: &State, action: Action) -> Option<Fact> {
        match (s.agenda.top(), action) {
            (Some(Stage::TackleCall(tackler, ..)), Action::Call(_)) => {
                self.slides = !s.seen(tackler, s.ball.at).is_front_centre();
            }
            (Some(Stage::Member(kicker)), Action::Kick(dir)) => {
                let steering = Steering::kick(s, kicker);
                if facing::is_slide(rules, s, &steering, dir) {
                    return Some(Fact::SlideKick);
                }
                return (facing::cost(rules, s, &steering, dir) > 1).then_some(Fact::HeelKick);
            }
            _ => {}
        }
        None
    }
}
