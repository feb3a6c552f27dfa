//! Why an action of FUBA is good: chances of the dice that follow at once, and what the board promises for
//! the rest of the turn and the next one.

mod facts;

use touchline_engine::{Message, Seat};
use touchline_fuba::{Action, Fuba, State, View};

use super::arrow::{Arrow, Who};
use super::reason::{Candidates, percent};
use super::{Explain, Hint, hint_of};
use crate::Level;
use facts::{Facts, Outlook};

/// How much a chance that is one greater counts when the most telling fact is picked, against the chance of a
/// goal.
const CONTROL: f64 = 0.4;
const LATER: f64 = 0.3;
/// The same for an area nearer to the goal, and for one player more at the ball.
const AN_AREA: f64 = 0.03;
const A_PLAYER: f64 = 0.01;
/// A chance of a goal below this is no reason by itself.
const WORTH_TELLING: f64 = 0.05;
/// A chance below this is a reason against trying.
const SLIM: f64 = 0.5;

impl Explain for Fuba {
    fn arrows(&self, before: &State, action: Action, after: &State) -> Vec<Arrow> {
        let player = |from: touchline_fuba::Area, to: touchline_fuba::Area| {
            let mover =
                if before.squads[Seat::Home] == after.squads[Seat::Home] { Seat::Away } else { Seat::Home };
            vec![Arrow::new(Who::Player(mover), from.name(), to.name())]
        };
        match action {
            Action::Target(to) | Action::Cross(to) if to != before.ball.area => {
                vec![Arrow::new(Who::Ball, before.ball.area.name(), to.name())]
            }
            Action::Shoot => {
                let goal = format!("goal-{}", before.passive().word());
                vec![Arrow::new(Who::Ball, before.ball.area.name(), goal)]
            }
            Action::Move(from, to)
            | Action::MoveKeeper(from, to)
            | Action::MoveNominee(from, to)
            | Action::Dribble(from, to)
            | Action::DribbleKeeper(from, to)
            | Action::DribbleNominee(from, to) => player(from, to),
            _ => Vec::new(),
        }
    }

    fn why(&self, s: &State, seat: Seat, [better, other]: [&[Action]; 2]) -> Option<Message> {
        let [better, other] = [better, other].map(|answers| Facts::of(self, s, seat, answers));
        let mut found = Candidates::default();
        at_once(&mut found, &better, &other);
        if let (Some(ours), Some(theirs)) = (&better.outlook, &other.outlook) {
            later(&mut found, [&better, &other], [ours, theirs]);
        }
        if better.outlook.is_some() {
            instead(&mut found, &other);
        }
        found.best()
    }

    fn plainly(&self, s: &State, seat: Seat, answers: &[Action]) -> Option<Message> {
        let Facts { goal, win, keep, .. } = Facts::of(self, s, seat, answers);
        let plain = [("hint-plain-goal", goal), ("hint-plain-win", win), ("hint-plain-keep", keep)];
        plain.into_iter().find_map(|(key, chance)| Some(Message::new(key).number("chance", percent(chance?))))
    }

    fn why_unseen(&self, action: Action, chance: i64, least: i64) -> Option<Message> {
        let Action::Formation(formation) = action else { return None };
        let key = if chance > least { "hint-why-formation" } else { "hint-why-formation-alike" };
        let message = Message::new(key)
            .number("defenders", formation.defenders)
            .number("midfielders", formation.midfielders)
            .number("forwards", formation.forwards);
        let told = |message: Message| message.number("chance", chance).number("least", least);
        Some(if chance > least { told(message) } else { message })
    }

    fn hint(&self, level: Level, view: &View) -> Option<Hint<Action>> {
        hint_of(self, level, view)
    }
}

/// What the dice decide at once.
fn at_once(found: &mut Candidates, better: &Facts, other: &Facts) {
    if better.shoots {
        match other.goal.filter(|_| other.shoots) {
            Some(goal) => found.higher("hint-why-goal", 1.0, [better.goal.unwrap_or(0.0), goal]),
            None => found.alone("hint-why-shot", 1.0, better.goal),
        }
    }
    if better.presses && !other.presses {
        found.alone("hint-why-press", CONTROL, better.win);
    }
    if let (Some(win), Some(than)) = (better.win, other.win) {
        found.higher("hint-why-win", CONTROL, [win, than]);
    }
    match (better.plan, other.plan) {
        (Some(plan), Some(than)) => found.higher("hint-why-plan", 1.0, [plan, than]),
        (plan, _) => {
            found.alone("hint-why-plan-alone", 1.0, plan.filter(|plan| *plan >= WORTH_TELLING));
        }
    }
    let (Some(keep), Some(than)) = (better.keep, other.keep) else { return };
    let numbers = better.more() > other.more();
    let key = if numbers && better.more() > 0 { "hint-why-keep-numbers" } else { "hint-why-keep" };
    let message = |message: Message| if key == "hint-why-keep" { message } else { better.numbered(message) };
    found.higher_with(key, CONTROL, [keep, than], message);
    // Nearer than the ball is now, and than the other pass brings it.
    let nearer = better.from - better.distance;
    if nearer > 0 && better.distance < other.distance {
        let message = |message: Message| message.number("areas", nearer);
        let key = if keep < SLIM { "hint-why-forward-boldly" } else { "hint-why-forward" };
        found.said(key, AN_AREA * f64::from(nearer), keep, message);
    }
}

/// What the board promises, if nobody does anything else.
fn later(found: &mut Candidates, [better, other]: [&Facts; 2], [now, then]: [&Outlook; 2]) {
    found.higher("hint-why-next-goal", 1.0, [now.goal, then.goal]);
    found.lower("hint-why-their-goal", 1.0, [now.their_goal, then.their_goal]);
    let more = better.more() > other.more();
    let both = |one: Option<f64>, two: Option<f64>| one.zip(two).map(|(one, two)| [one, two]);
    if let Some(keeps) = both(now.keep, then.keep) {
        if more && better.more() > 0 {
            found.higher_with("hint-why-next-keep-numbers", LATER, keeps, |message| better.numbered(message));
        } else {
            found.higher("hint-why-next-keep", LATER, keeps);
        }
    }
    if let Some(wins) = both(now.press, then.press) {
        found.higher("hint-why-next-press", LATER, wins);
    }
    if let Some(wins) = both(now.pressed, then.pressed) {
        found.lower("hint-why-pressed", LATER, wins);
    }
    // Those who are more may turn the ball by two, and only those who are not fewer may press.
    if (other.more() <= 0 && better.more() > 0) || (other.more() < 0 && better.more() >= 0) {
        let message = |message: Message| {
            let message = better.numbered(message);
            message.number("own-other", other.own).number("theirs-other", other.theirs)
        };
        let gap = f64::from(better.more() - other.more());
        found.plain("hint-why-numbers", A_PLAYER * gap, message);
    }
}

/// Why not to leave it to the dice.
fn instead(found: &mut Candidates, other: &Facts) {
    if other.presses && other.win.is_some_and(|win| win < SLIM) {
        found.alone("hint-why-not-press", AN_AREA, other.win);
    }
    if other.shoots && other.goal.is_some_and(|goal| goal < SLIM) {
        found.alone("hint-why-not-shoot", AN_AREA, other.goal);
    }
}
