//! A position from one team's point of view.

use touchline_engine::Seat;
use touchline_grid::advanced::direction;
use touchline_grid::board::{Board, Dirs, Square};
use touchline_grid::flow::Stage;
use touchline_grid::rules::points::{self, Spending};
use touchline_grid::rules::time;
use touchline_grid::state::{Flight, FlightKind, Hold, State, TurnKind};
use touchline_grid::{Ruleset, Toggle};

use super::dice::Budget;

/// The point of view, and what every feature depends on.
pub(super) struct Scene<'a> {
    pub(super) rules: &'a Ruleset,
    pub(super) board: &'a Board,
    pub(super) s: &'a State,
    /// The team whose point of view it is.
    pub(super) us: Seat,
    pub(super) them: Seat,
    /// The stage that comes next.
    pub(super) top: Stage,
    /// Our turn is under way: what the state remembers of a turn belongs to this one.
    pub(super) open: bool,
    /// What we have to spend.
    pub(super) budget: Budget,
    /// We steer the ball: it flies on with nobody near it, or we throw it.
    pub(super) steering: bool,
}

impl<'a> Scene<'a> {
    pub(super) fn new(rules: &'a Ruleset, s: &'a State, us: Seat) -> Self {
        let open = time::is_turn_open(s);
        let top = s.agenda.top().unwrap_or_default();
        let flies = s.flight.is_some_and(|flight| match flight.kind {
            FlightKind::Kick | FlightKind::Toss | FlightKind::Throw | FlightKind::Inertia => true,
            FlightKind::Redirect | FlightKind::Forced => false,
        });
        let holds = s.holder().is_some_and(|holder| holder.seat() == us);
        let (board, budget) = (rules.board, budget(rules, s, top, open));
        Self { rules, board, s, us, them: us.other(), top, open, budget, steering: flies && open || holds }
    }

    /// Whether the places of the markers are public: while markers are being placed, no feature may use them
    /// (G-SET-09).
    #[inline]
    pub(super) fn known(&self) -> bool {
        self.s.revealed
    }

    /// Whether the ball lies on the field or flies over it, free for anybody to play.
    #[inline]
    pub(super) fn is_free(&self) -> bool {
        self.s.ball.hold == Hold::Free && self.board.is_field(self.s.ball.at)
    }

    /// What a team has to spend in its next turn, depending on whether it touches the ball when that turn
    /// begins (G-TURN-03).
    #[inline]
    pub(super) fn next_budget(&self, touches: bool) -> Budget {
        Budget::Dice { dice: if touches { 2 } else { 1 }, poor_aim: self.rules.has(Toggle::PoorAim) }
    }

    /// The directions that bind the current flight (G-DIR-02).
    #[inline]
    pub(super) fn binding(&self) -> Dirs {
        let bound = self.s.flight.is_some_and(|flight| direction::binds(self.rules, flight.kind));
        if bound && self.steering { self.s.touch.used } else { Dirs::NONE }
    }

    /// Steps from a square to the nearest slot of a team's goal.
    #[inline]
    pub(super) fn to_goal(&self, seat: Seat, square: Square) -> u8 {
        let aside = square.x.abs_diff(self.board.centre_column()).saturating_sub(3);
        self.board.depth(seat, square).unsigned_abs().max(aside)
    }
}

/// The points that are left, or the dice that are due.
fn budget(rules: &Ruleset, s: &State, top: Stage, open: bool) -> Budget {
    let poor_aim = rules.has(Toggle::PoorAim);
    if !open {
        // A kick-off, if anything (G-KO-04).
        return Budget::Dice { dice: 2, poor_aim };
    }
    let bottom = s.agenda.stages().first();
    if top == Stage::GrabRoll {
        Budget::Dice { dice: 3, poor_aim }
    } else if bottom == Some(&Stage::TurnRoll) {
        Budget::Dice { dice: s.turn.dice, poor_aim }
    } else if bottom == Some(&Stage::Close) || s.turn.kind == TurnKind::Penalty {
        // Nothing is spent once the turn is about to close, and nothing at all in a penalty kick.
        Budget::Points(0)
    } else {
        Budget::Points(spendable(rules, s, top))
    }
}

/// The team's points plus those of the member that is to spend them (G-FAKE-05, G-SKILL-02).
fn spendable(rules: &Ruleset, s: &State, top: Stage) -> u8 {
    match (top, s.flight) {
        (Stage::Member(marker), _) => points::available(rules, s, marker, Spending::Step),
        (_, Some(Flight { kind: FlightKind::Kick, kicker, .. })) => {
            points::available(rules, s, kicker, Spending::Kick)
        }
        _ => s.turn.points,
    }
}
