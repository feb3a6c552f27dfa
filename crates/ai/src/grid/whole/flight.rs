//! The part of a draft in which the ball moves: kicked, thrown, on its way or put down.

use touchline_engine::Game as _;
use touchline_grid::Action;
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{Dir, Dirs, Square};
use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;
use touchline_grid::rules::kicking::{self, Steering};
use touchline_grid::rules::points::{self, Spending};
use touchline_grid::state::{Flight, FlightKind};

use super::draft::Draft;
use super::route::Route;

impl Draft<'_> {
    /// The ball takes its way, kicked, thrown or already in flight; returns whether it arrived and the turn
    /// goes on.
    pub(super) fn play(&mut self, kicker: Marker, route: Route, header: Option<Marker>) -> bool {
        let mut left = route.legs[0].1 + route.legs[1].1;
        let mut begun = self.s.flight.is_some_and(|flight| flight.kicker == kicker);
        for dir in route.dirs() {
            if !self.goes_on() || !self.can_play(kicker, dir, left == 1) {
                return false;
            }
            if begun {
                self.act(Action::Step(dir));
            } else if self.s.holder() == Some(kicker) {
                self.member(kicker, Action::Toss(dir));
            } else {
                self.member(kicker, Action::Kick(dir));
            }
            begun = true;
            left -= 1;
            if matches!(self.s.agenda.top(), Some(Stage::Combine(_))) {
                match header.filter(|_| left == 0) {
                    Some(mate) => self.act(Action::Attempt(Attempt::Header, mate)),
                    None => self.act(Action::Decline),
                }
            }
        }
        self.goes_on()
    }

    /// Whether the rules allow the next step of the ball, the last or one before. Plans follow the rules, but
    /// only here is known who is in the way and what is left to spend.
    fn can_play(&self, kicker: Marker, dir: Dir, last: bool) -> bool {
        let (rules, s) = (&self.game.rules, &self.s);
        let (steering, spending) = match s.flight.filter(|flight| flight.kicker == kicker) {
            Some(flight) => {
                let own = s.touch.sequence && s.touch.by == Some(kicker);
                let used = if own { s.touch.used } else { Dirs::NONE };
                let Flight { kind, from_foot, slide, .. } = flight;
                (Steering { kicker, kind, from_foot, used, slide }, spending(kind))
            }
            None if s.holder() == Some(kicker) => {
                let steering = Steering::toss(rules, s, kicker);
                (steering, spending(steering.kind))
            }
            None if kicking::may_kick(s, kicker) => (Steering::kick(s, kicker), Spending::Kick),
            None => return false,
        };
        let to = s.ball.at.step(dir);
        let rests = rules.board.slot_of(to).is_some() || s.is_open(rules.board, to);
        let cost = kicking::cost(rules, s, &steering, s.ball.at, dir);
        let known = rules.board.slot_of(to).is_some() || rules.board.is_field(to);
        known
            && cost.is_some_and(|cost| cost <= points::available(rules, s, kicker, spending))
            && (rests || !last && self.goes_over(kicker, dir))
    }

    /// Whether the ball may pass over the marker that way: it must be able to leave (G-KICK-07).
    fn goes_over(&self, kicker: Marker, dir: Dir) -> bool {
        let (mut s, mut legal) = (self.s, touchline_engine::Choices::new());
        let flies = s.flight.is_some_and(|flight| flight.kicker == kicker);
        let step = if flies {
            Action::Step(dir)
        } else {
            s.agenda.push(Stage::Member(kicker));
            if s.holder() == Some(kicker) { Action::Toss(dir) } else { Action::Kick(dir) }
        };
        self.game.actions(&s, &mut legal);
        legal.contains(&step)
    }

    /// A goalie puts the ball down at its feet.
    pub(super) fn set_down(&mut self, square: Square) -> bool {
        let Some(holder) = self.s.holder() else { return false };
        if touchline_grid::rules::goalie::is_throw_in(&self.s)
            || !self.s.is_open(self.game.rules.board, square)
        {
            return false;
        }
        self.member(holder, Action::SetDown(square))
    }
}

/// What the steps of a flight are paid from.
fn spending(kind: FlightKind) -> Spending {
    match kind {
        FlightKind::Throw => Spending::Throw,
        FlightKind::Kick | FlightKind::Toss => Spending::Kick,
        FlightKind::Inertia | FlightKind::Redirect | FlightKind::Forced => Spending::Other,
    }
}
