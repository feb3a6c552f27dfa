//! What can be counted about an action of FUBA.

use touchline_engine::{Choices, Describe as _, Game as _, Message, Node, Odds, Seat};
use touchline_fuba::pitch::{AREAS, DISTANCE, penalty_area};
use touchline_fuba::rules::numbers;
use touchline_fuba::{Action, Area, Decision, Fuba, State};

use crate::analysis::settle;
use crate::hint::reason::chance;

/// What an action brings: what its dice decide at once, and otherwise what the board looks like then.
#[derive(Debug)]
pub(super) struct Facts {
    pub(super) shoots: bool,
    pub(super) presses: bool,
    /// The chances that its dice bring a goal, keep the ball, win it; none where they do not decide that.
    pub(super) goal: Option<f64>,
    pub(super) keep: Option<f64>,
    pub(super) win: Option<f64>,
    /// The chance of a goal this turn, by this pass and a shot after it.
    pub(super) plan: Option<f64>,
    /// The players that count at the ball then.
    pub(super) own: u8,
    pub(super) theirs: u8,
    /// The areas from the ball to the penalty area that is attacked, before and then.
    pub(super) from: i32,
    pub(super) distance: i32,
    /// What follows if nobody does anything else; none where dice decide first.
    pub(super) outlook: Option<Outlook>,
}

impl Facts {
    pub(super) fn of(game: &Fuba, s: &State, seat: Seat, answers: &[Action]) -> Self {
        let goal = penalty_area(seat.other());
        let far =
            |area: Area| i32::from(DISTANCE.get(area as usize).map_or(0, |from| from[goal as usize % AREAS]));
        let from = far(s.ball.area);
        let (mut s, mut legal) = (*s, Choices::new());
        let [mut odds, mut plan]: [Vec<Odds>; 2] = Default::default();
        for answer in answers {
            odds = game.odds(&s, *answer);
            plan = game.turn_odds(&s, *answer);
            game.act(&mut s, *answer, &mut ());
            settle(game, &mut s, &mut legal);
        }
        let rolls = matches!(game.node(&s), Node::Chance);
        // The ball is where it is played to, whoever has it then.
        let target = answers.iter().find_map(|answer| match answer {
            Action::Target(area) | Action::Cross(area) => Some(*area),
            _ => None,
        });
        let ball = target.unwrap_or(s.ball.area);
        Self {
            shoots: answers.contains(&Action::Shoot),
            presses: answers.iter().any(|answer| {
                matches!(answer, Action::Press | Action::PressWithPoint | Action::PressAggressively)
            }),
            goal: chance(&odds, "goal"),
            keep: chance(&odds, "keep"),
            win: chance(&odds, "win"),
            plan: chance(&plan, "goal"),
            own: numbers::counted(&game.rules, &s, seat, ball),
            theirs: numbers::counted(&game.rules, &s, seat.other(), ball),
            from,
            distance: far(ball),
            outlook: (!rolls && odds.is_empty()).then(|| Outlook::of(game, &s, seat)),
        }
    }

    /// How many more of the own team are at the ball.
    pub(super) fn more(&self) -> i32 {
        i32::from(self.own) - i32::from(self.theirs)
    }

    pub(super) fn numbered(&self, message: Message) -> Message {
        message.number("own", self.own).number("theirs", self.theirs)
    }
}

/// What the rest of the turn and the next pass promise, if everybody does nothing until then.
#[derive(Debug, Default)]
pub(super) struct Outlook {
    /// The best chance of a goal: with a shot in this turn, or with the next pass and a shot after it.
    pub(super) goal: f64,
    pub(super) their_goal: f64,
    /// The best chance to keep the ball with the next pass.
    pub(super) keep: Option<f64>,
    /// The chance to win the ball by pressing: for the own team, and for the other.
    pub(super) press: Option<f64>,
    pub(super) pressed: Option<f64>,
}

/// The most questions until the next pass.
const PATIENCE: usize = 64;

impl Outlook {
    fn of(game: &Fuba, s: &State, seat: Seat) -> Self {
        let (mut s, mut legal, mut outlook) = (*s, Choices::new(), Self::default());
        for _ in 0..PATIENCE {
            let Node::Decide(who, decision) = game.node(&s) else { break };
            game.actions(&s, &mut legal);
            let own = who == seat;
            if legal.contains(&Action::Shoot) {
                outlook.scores(own, chance(&game.odds(&s, Action::Shoot), "goal"));
            }
            if legal.contains(&Action::Press) {
                let wins = chance(&game.odds(&s, Action::Press), "win");
                let known = if own { &mut outlook.press } else { &mut outlook.pressed };
                *known = wins.or(*known);
            }
            if decision == Decision::Target {
                outlook.passes(game, &s, own, &legal);
                break;
            }
            let answer = game.fallback(&s);
            game.act(&mut s, answer, &mut ());
        }
        outlook
    }

    fn scores(&mut self, own: bool, chance: Option<f64>) {
        let known = if own { &mut self.goal } else { &mut self.their_goal };
        *known = known.max(chance.unwrap_or(0.0));
    }

    /// The next pass.
    fn passes(&mut self, game: &Fuba, s: &State, own: bool, legal: &[Action]) {
        for answer in legal {
            self.scores(own, chance(&game.turn_odds(s, *answer), "goal"));
            let keeps = chance(&game.odds(s, *answer), "keep");
            if own && keeps > self.keep {
                self.keep = keeps;
            }
        }
    }
}
