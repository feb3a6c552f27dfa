//! The reference: every way from an answer to the next question, played by the rules.

use std::collections::BTreeMap;

use touchline_engine::{Choices, Game, Node, Seat, Weighted};
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::Dir;
use touchline_grid::chance::Roll;
use touchline_grid::event::Met;
use touchline_grid::optional::cards::Card;
use touchline_grid::rules::shootout::PenaltyResult;
use touchline_grid::rules::turn::Parity;
use touchline_grid::{Action, Decision, Event, Grid, State};

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

    /// Whether nothing is left to dice, and no goal is scored.
    pub(super) fn is_certain(&self) -> bool {
        let sure = |list: &BTreeMap<_, f64>| list.values().all(|chance| *chance > 1.0 - 1e-9);
        sure(&self.outcomes) && sure(&self.besides) && self.of("goal") + self.of("conceded") == 0.0
    }

    /// Whether any way is a shot.
    pub(super) fn is_shot(&self) -> bool {
        self.outcomes.keys().any(|what| SHOTS.contains(what))
    }

    /// Whether both say the same.
    pub(super) fn is(&self, other: &Self) -> bool {
        let same = |a: &BTreeMap<&str, f64>, b: &BTreeMap<&str, f64>| {
            a.keys().eq(b.keys()) && a.values().zip(b.values()).all(|(a, b)| (a - b).abs() < 1e-9)
        };
        same(&self.outcomes, &other.outcomes) && same(&self.besides, &other.besides)
    }
}

/// How a shot ends.
const SHOTS: [&str; 5] = ["goal", "conceded", "deflection", "grab", "no-goal"];

/// How far to play.
#[derive(Clone, Copy)]
pub(super) enum Until {
    /// To the next question.
    Question,
    /// Straight on in that direction until the shot has ended.
    Shot(Dir),
}

/// One way: the position, and what happened so far, each event with the team that took the penalty then.
#[derive(Clone)]
struct Way {
    s: State,
    events: Vec<(Event, Seat)>,
    chance: f64,
}

struct Follow<'a> {
    game: &'a Grid,
    seat: Seat,
    until: Until,
    tally: Tally,
}

/// Every way that follows an answer.
pub(super) fn follow(game: &Grid, s: &State, action: Action, until: Until) -> Tally {
    let Node::Decide(seat, _) = game.node(s) else { panic!("no question") };
    let mut follow = Follow { game, seat, until, tally: Tally::default() };
    let mut way = Way { s: *s, events: Vec::new(), chance: 1.0 };
    way.act(game, action);
    follow.on(way);
    let mut tally = follow.tally;
    // Outcomes are told only if anything is decided.
    if tally.outcomes.keys().eq(["no-effect"].iter()) {
        tally.outcomes.clear();
    }
    tally
}

impl Way {
    fn act(&mut self, game: &Grid, action: Action) {
        let (mut log, kicking) = (Vec::new(), self.s.shootout.kicking);
        game.act(&mut self.s, action, &mut log);
        self.events.extend(log.into_iter().map(|event| (event, kicking)));
    }
}

impl Follow<'_> {
    fn on(&mut self, mut way: Way) {
        loop {
            if matches!(self.until, Until::Shot(_)) && self.shot(&way).is_some() {
                return self.close(&way);
            }
            match self.game.node(&way.s) {
                Node::Over(_) => return self.close(&way),
                Node::Chance => return self.roll(&way),
                Node::Decide(seat, decision) => {
                    let mut legal = Choices::new();
                    self.game.actions(&way.s, &mut legal);
                    let forced = legal.len() == 1 && !self.game.always_ask(&way.s, seat, &decision);
                    let next =
                        if forced { Some(legal[0]) } else { self.answer(&way, seat, decision, &legal) };
                    match next {
                        Some(action) => way.act(self.game, action),
                        None => return self.close(&way),
                    }
                }
            }
        }
    }

    fn answer(&self, way: &Way, seat: Seat, decision: Decision, legal: &[Action]) -> Option<Action> {
        match (decision, self.until) {
            (Decision::Reroll, _) => Some(Action::Keep),
            (Decision::TackleCall, _) => Some(Action::Call(Parity::Odd)),
            (Decision::Walk(_), _) => {
                // The goalie goes where it saves most.
                let saves = |square: &Action| {
                    let mut from = way.clone();
                    from.act(self.game, *square);
                    let tally = Tally::default();
                    let mut sub = Follow { game: self.game, seat, until: self.until, tally };
                    from.chance = 1.0;
                    sub.on(from);
                    sub.tally.of("deflection")
                };
                legal.iter().copied().max_by(|a, b| saves(a).total_cmp(&saves(b)))
            }
            (Decision::Act, Until::Shot(dir)) if seat == self.seat => {
                legal.iter().copied().find(|action| *action == Action::Step(dir))
            }
            (Decision::Offers | Decision::Combine, Until::Shot(_)) => Some(Action::Decline),
            _ => None,
        }
    }

    /// Every outcome of the dice; one that changes nothing is rolled again.
    fn roll(&mut self, way: &Way) {
        let mut outcomes = Weighted::new();
        self.game.chances(&way.s, &mut outcomes);
        let mut next = Vec::new();
        let kicking = way.s.shootout.kicking;
        for (faces, weight) in outcomes.iter() {
            let (mut rolled, mut log) = (way.clone(), Vec::new());
            self.game.resolve(&mut rolled.s, faces.as_ref(), &mut log);
            rolled.events.extend(log.into_iter().map(|event| (event, kicking)));
            if rolled.s != way.s {
                next.push((rolled, f64::from(*weight)));
            }
        }
        let total: f64 = next.iter().map(|(_, weight)| weight).sum();
        for (mut rolled, weight) in next {
            rolled.chance *= weight / total;
            self.on(rolled);
        }
    }

    fn mine(&self, seat: Seat, mine: &'static str, theirs: &'static str) -> &'static str {
        if seat == self.seat { mine } else { theirs }
    }

    /// How the first shot of a way ended.
    fn shot(&self, way: &Way) -> Option<&'static str> {
        way.events.iter().find_map(|(event, kicking)| match event {
            Event::Goal(seat, _) => Some(self.mine(*seat, "goal", "conceded")),
            Event::PenaltyResult(PenaltyResult::Goal) => Some(self.mine(*kicking, "goal", "conceded")),
            Event::PenaltyResult(_) => Some("no-goal"),
            Event::Grabbed(_) => Some("grab"),
            Event::Deflected(..) => Some("deflection"),
            _ => None,
        })
    }

    /// How the first duel of a way ended.
    fn duel(way: &Way) -> Option<&'static str> {
        let events = &way.events;
        events.iter().enumerate().find_map(|(at, (event, _))| match event {
            Event::Attempted(_, Attempt::Chest, Met::Well)
            | Event::Juggle(_, true)
            | Event::Fake(.., true) => Some("success"),
            Event::Juggle(_, false) | Event::Fake(.., false) => Some("failure"),
            Event::Attempted(_, attempt, met) => Some(match (met, attempt) {
                (Met::Missed, _) => "missed",
                (Met::Nick, _) => "nick",
                (Met::Well, _) => "aimed",
                (Met::Badly, Attempt::Bicycle) => {
                    let arc = |(event, _): &(Event, Seat)| matches!(event, Event::Rolled(Roll::Arc(..), _));
                    if events[at..].iter().any(arc) { "random" } else { "straight" }
                }
                (Met::Badly, _) => "random",
            }),
            Event::Tackled(..) => Some("tackled"),
            Event::TackleFailed(_) | Event::CornerMissed(_) => Some("wrong-call"),
            _ => None,
        })
    }

    fn close(&mut self, way: &Way) {
        let asked = match self.game.node(&way.s) {
            Node::Decide(_, decision) => Some(decision),
            Node::Chance | Node::Over(_) => None,
        };
        let has = |wanted: fn(&Event) -> bool| way.events.iter().any(|(event, _)| wanted(event));
        let deflected = matches!(asked, Some(Decision::DeflectTo(_))).then_some("deflection");
        let fouled =
            has(|event| matches!(event, Event::Foul(..))) || matches!(asked, Some(Decision::Fouled(_)));
        let outcome = self.shot(way).or(deflected).or(fouled.then_some("foul")).or_else(|| Self::duel(way));
        *self.tally.outcomes.entry(outcome.unwrap_or("no-effect")).or_default() += way.chance;
        let mut besides = Vec::new();
        for (event, _) in &way.events {
            besides.push(match event {
                Event::Out(_) => "out",
                Event::Offside(_) => "offside",
                Event::Carded(marker, Card::Yellow) => self.mine(marker.seat(), "booked", "booked-them"),
                Event::Carded(marker, Card::Red) => self.mine(marker.seat(), "sent-off", "sent-off-them"),
                _ => continue,
            });
        }
        besides.sort_unstable();
        besides.dedup();
        for what in besides {
            *self.tally.besides.entry(what).or_default() += way.chance;
        }
    }
}
