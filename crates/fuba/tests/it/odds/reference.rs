//! The reference: every way from an answer to the next question, played by the rules.

use std::collections::BTreeMap;

use touchline_engine::{Choices, Game, Node, Seat, Weighted};
use touchline_fuba::event::{Shot, Why};
use touchline_fuba::rules::goal_attempt;
use touchline_fuba::state::Restart;
use touchline_fuba::{Action, Decision, Event, Fuba, State};

/// The chances of all outcomes and side effects.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) outcomes: BTreeMap<&'static str, f64>,
    pub(super) besides: BTreeMap<&'static str, f64>,
}

impl Tally {
    /// The chance of one outcome.
    pub(super) fn of(&self, what: &str) -> f64 {
        self.outcomes.get(what).copied().unwrap_or(0.0)
    }

    /// Whether nothing is left to dice.
    pub(super) fn is_certain(&self) -> bool {
        let sure = |list: &BTreeMap<_, f64>| list.values().all(|chance| *chance > 1.0 - 1e-9);
        sure(&self.outcomes) && sure(&self.besides)
    }

    /// Whether both say the same.
    pub(super) fn is(&self, other: &Self) -> bool {
        let same = |a: &BTreeMap<&str, f64>, b: &BTreeMap<&str, f64>| {
            a.keys().eq(b.keys()) && a.values().zip(b.values()).all(|(a, b)| (a - b).abs() < 1e-9)
        };
        same(&self.outcomes, &other.outcomes) && same(&self.besides, &other.besides)
    }
}

/// How far to play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Until {
    /// To the next question.
    Question,
    /// Through the whole turn, with a shot as soon as one is allowed.
    Shot,
}

/// One way: the position and what happened so far.
#[derive(Clone)]
struct Way {
    s: State,
    events: Vec<Event>,
    chance: f64,
    /// Consecutive rolls.
    rolls: usize,
}

struct Follow<'a> {
    game: &'a Fuba,
    seat: Seat,
    had: Seat,
    until: Until,
    tally: Tally,
    ways: usize,
}

/// More ways than this are not counted: a few answers roll very many dice in a row.
const MOST: usize = 6_000;

/// Every way that follows an answer; `None` if there are too many.
pub(super) fn follow(game: &Fuba, s: &State, action: Action, until: Until) -> Option<Tally> {
    let Node::Decide(seat, _) = game.node(s) else { panic!("no question") };
    let mut follow = Follow { game, seat, had: s.control, until, tally: Tally::default(), ways: 0 };
    let mut way = Way { s: *s, events: Vec::new(), chance: 1.0, rolls: 0 };
    game.act(&mut way.s, action, &mut way.events);
    follow.on(way);
    let mut tally = follow.tally;
    // Outcomes are told only if anything is decided.
    if tally.outcomes.keys().eq(["open"].iter()) {
        tally.outcomes.clear();
    }
    (follow.ways <= MOST).then_some(tally)
}

/// Whether a plan that begins with this answer could be a shot at all.
pub(super) fn may_shoot(s: &State, seat: Seat, action: Action) -> bool {
    let (Action::Target(area) | Action::Cross(area)) = action else { return false };
    let mut there = *s;
    there.ball.area = area;
    goal_attempt::is_allowed(&there, seat)
}

impl Follow<'_> {
    fn on(&mut self, mut way: Way) {
        loop {
            if self.until == Until::Shot && !matches!(self.outcome(&way.events), "open" | "keep") {
                return self.close(&way, false);
            }
            match self.game.node(&way.s) {
                Node::Over(_) => return self.close(&way, true),
                Node::Chance => return self.roll(&way),
                Node::Decide(seat, decision) => {
                    let mut legal = Choices::new();
                    self.game.actions(&way.s, &mut legal);
                    let forced = legal.len() == 1 && !self.game.always_ask(&way.s, seat, &decision);
                    let next =
                        if forced { Some(legal[0]) } else { self.answer(&way, seat, decision, &legal) };
                    match next {
                        Some(action) => self.game.act(&mut way.s, action, &mut way.events),
                        None => return self.close(&way, true),
                    }
                }
            }
        }
    }

    fn answer(&self, way: &Way, seat: Seat, decision: Decision, legal: &[Action]) -> Option<Action> {
        match (self.until, decision) {
            (Until::Question, Decision::Window(_)) => Some(Action::Done),
            (Until::Shot, _) if seat == self.seat && legal.contains(&Action::Shoot) => Some(Action::Shoot),
            (Until::Question, _) | (Until::Shot, Decision::Target | Decision::Injured) => None,
            (Until::Shot, _) => Some(self.game.fallback(&way.s)),
        }
    }

    /// Every outcome of the dice; one that changes nothing is rolled again.
    fn roll(&mut self, way: &Way) {
        if way.rolls == 12 {
            return self.close(way, false);
        }
        let mut outcomes = Weighted::new();
        self.game.chances(&way.s, &mut outcomes);
        let mut next = Vec::new();
        for (faces, weight) in outcomes.iter() {
            let mut rolled = way.clone();
            self.game.resolve(&mut rolled.s, faces.as_ref(), &mut rolled.events);
            rolled.rolls += 1;
            if rolled.s != way.s {
                next.push((rolled, f64::from(*weight)));
            }
        }
        if next.is_empty() {
            return self.close(way, false);
        }
        let total: f64 = next.iter().map(|(_, weight)| weight).sum();
        for (mut rolled, weight) in next {
            self.ways += 1;
            if self.ways > MOST {
                return;
            }
            rolled.chance *= weight / total;
            self.on(rolled);
        }
    }

    fn mine(&self, seat: Seat, mine: &'static str, theirs: &'static str) -> &'static str {
        if seat == self.seat { mine } else { theirs }
    }

    /// In whose hands the ball is, as the seat that is asked says it.
    fn ball(&self, team: Seat) -> &'static str {
        if self.had == self.seat { self.mine(team, "keep", "lose") } else { self.mine(team, "win", "held") }
    }

    /// What a list of events makes of the ball: a goal whenever there is one, otherwise the last word.
    fn outcome(&self, events: &[Event]) -> &'static str {
        let goal = events.iter().find_map(|event| match event {
            Event::Shot(Shot::Goal, team) | Event::ShootOutKick(team, Shot::Goal, _) => {
                Some(self.mine(*team, "goal", "conceded"))
            }
            _ => None,
        });
        goal.unwrap_or_else(|| {
            let mut so_far = "open";
            for event in events {
                so_far = self.word(*event, so_far).unwrap_or(so_far);
            }
            so_far
        })
    }

    fn word(&self, event: Event, so_far: &str) -> Option<&'static str> {
        match event {
            Event::Shot(Shot::Corner, team) | Event::Awarded(Restart::CornerKick, team, _) => {
                Some(self.mine(team, "corner", "corner-against"))
            }
            Event::Awarded(Restart::FreeKick, team, _) => {
                Some(self.mine(team, "free-kick", "free-kick-against"))
            }
            Event::Awarded(Restart::PenaltyKick, team, _) => {
                Some(self.mine(team, "penalty", "penalty-against"))
            }
            Event::Awarded(Restart::GoalKick, team, _) => (so_far == "open").then(|| self.ball(team)),
            Event::Shot(Shot::Cleared, team) => Some(self.ball(team.other())),
            Event::Shot(Shot::Miss, _) | Event::ShootOutKick(_, Shot::Miss, _) => Some("miss"),
            Event::Check(_, team) | Event::Pressing(team, true) => Some(self.ball(team)),
            Event::Pressing(team, false) => Some(self.mine(team, "no-effect", "keep")),
            Event::Value(_, Why::Pressing) => (so_far == "no-effect").then_some("outplayed"),
            Event::HalfEnds(_) => Some("half-ends"),
            _ => None,
        }
    }

    fn close(&mut self, way: &Way, ended: bool) {
        let mut outcome = self.outcome(&way.events);
        let mut besides: Vec<&'static str> =
            way.events.iter().filter_map(|event| self.beside(*event)).collect();
        if ended {
            if outcome == "no-effect" && way.s.memory.free_check.is_some() {
                outcome = "frees";
            }
            if outcome == "open" && way.s.control != self.had {
                outcome = self.ball(way.s.control);
            }
            match self.game.node(&way.s) {
                Node::Decide(team, Decision::Injured) => besides.push(self.mine(team, "hurt", "hurt-them")),
                Node::Decide(team, Decision::Corner) => outcome = self.mine(team, "corner", "corner-against"),
                _ => {}
            }
        }
        *self.tally.outcomes.entry(outcome).or_default() += way.chance;
        besides.sort_unstable();
        besides.dedup();
        for what in besides {
            *self.tally.besides.entry(what).or_default() += way.chance;
        }
    }

    fn beside(&self, event: Event) -> Option<&'static str> {
        match event {
            Event::Shot(Shot::Rebound, _) => Some("rebound"),
            Event::SpecialEvent(_) | Event::EventDifference(_) | Event::AdvancedEvent(..) => {
                Some("special-event")
            }
            Event::Yellow(team) => Some(self.mine(team, "booked", "booked-them")),
            Event::Red(team) => Some(self.mine(team, "sent-off", "sent-off-them")),
            Event::Injured(team, _) | Event::KeeperHurt(team) => Some(self.mine(team, "hurt", "hurt-them")),
            Event::Tired(team) => Some(self.mine(team, "tired", "tired-them")),
            _ => None,
        }
    }
}
