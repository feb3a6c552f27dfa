//! The one sentence of a hint.

use touchline_engine::{Choices, Game, Message, Node, Odds, Seat};

use super::Explain;
use super::suggest::Suggested;

/// Less than this, in points, and two actions are as good as each other.
const ALIKE: f64 = 0.002;
/// So much tells two actions apart by their worth alone: a full point, as people are shown it.
const APART: f64 = 0.01;

/// A reason, and which of the other ways it compares the first with.
pub(super) struct Reason {
    pub(super) message: Message,
    pub(super) against: Option<usize>,
}

impl Reason {
    fn alone(message: Message) -> Self {
        Self { message, against: None }
    }
}

/// A share of one in percent, as people are shown it.
#[expect(clippy::cast_possible_truncation, reason = "between 0 and 100")]
pub(super) fn percent(share: f64) -> i64 {
    (share * 100.0).round().clamp(0.0, 100.0) as i64
}

/// Why the first way is best: a fact that tells it from the next ones, or from doing nothing; otherwise what
/// the judge thinks of it.
pub(super) fn reason<G: Explain>(game: &G, s: &G::State, suggested: &Suggested<G::Action>) -> Reason {
    let Suggested { seat, ways, shares, least } = suggested;
    let Some(best) = ways.first() else { return Reason::alone(Message::new("hint-why-only")) };
    if let Some(shares) = shares {
        let chance = percent(part(shares.value.ways, shares.value.of));
        let key = if shares.value.is_goal() { "hint-why-duel" } else { "hint-why-duel-against" };
        return Reason::alone(Message::new(key).number("chance", chance));
    }
    if let Some(least) = least {
        let (chance, least) = (percent(best.value.points(*seat)), percent(*least));
        let unseen = best.answers.first().and_then(|answer| game.why_unseen(*answer, chance, least));
        return Reason::alone(unseen.unwrap_or_else(|| Message::new("hint-why-unseen")));
    }
    let others = ways.iter().enumerate().skip(1);
    for (at, other) in others.filter(|(_, other)| other.behind >= ALIKE) {
        if let Some(message) = game.why(s, *seat, [&best.answers, &other.answers]) {
            return Reason { message, against: Some(at) };
        }
    }
    let nothing = passive(game, s, *seat);
    if best.answers != nothing
        && let Some(message) = game.why(s, *seat, [&best.answers, &nothing])
    {
        return Reason::alone(message);
    }
    let [_, .., last] = &ways[..] else { return Reason::alone(Message::new("hint-why-only")) };
    if last.behind < APART {
        let key = if last.behind < ALIKE { "hint-why-alike" } else { "hint-why-slightly" };
        let plain = game.plainly(s, *seat, &best.answers);
        return Reason::alone(plain.unwrap_or_else(|| Message::new(key)));
    }
    // Beside the sentence stands how far the others are behind: both have to tell the same.
    let points = best.value.points(*seat);
    let (chance, other) = (percent(points), percent(points - last.behind));
    let message = Message::new("hint-why-worth").number("chance", chance).number("other", other);
    Reason { message, against: Some(ways.len() - 1) }
}

#[expect(clippy::cast_precision_loss, reason = "a chance for people to read")]
fn part(ways: u64, of: u64) -> f64 {
    ways as f64 / of.max(1) as f64
}

/// The most answers of doing nothing.
const PATIENCE: usize = 16;

/// What a seat answers that does nothing, until dice or the other seat come.
fn passive<G: Game>(game: &G, s: &G::State, seat: Seat) -> Vec<G::Action> {
    let (mut s, mut answers, mut legal) = (*s, Vec::new(), Choices::new());
    while answers.len() < PATIENCE
        && let Node::Decide(who, decision) = game.node(&s)
        && who == seat
    {
        let answer = game.fallback(&s);
        game.actions(&s, &mut legal);
        if legal.len() > 1 || game.always_ask(&s, seat, &decision) {
            answers.push(answer);
        }
        game.act(&mut s, answer, &mut ());
    }
    answers
}

/// The chance of something among odds; none if they decide nothing of the kind.
pub(super) fn chance(odds: &[Odds], what: &str) -> Option<f64> {
    odds.iter().find(|odds| odds.what == what).map(|odds| part(odds.ways, odds.of))
}

/// Facts that speak for an action, each with how much it tells.
#[derive(Default)]
pub(super) struct Candidates(Vec<(f64, Message)>);

impl Candidates {
    /// A chance that is higher than that of the other action, as people are shown both.
    pub(super) fn higher(&mut self, key: &'static str, weight: f64, chances: [f64; 2]) {
        self.higher_with(key, weight, chances, |message| message);
    }

    /// The same with more arguments.
    pub(super) fn higher_with(
        &mut self,
        key: &'static str,
        weight: f64,
        [chance, than]: [f64; 2],
        with: impl Fn(Message) -> Message,
    ) {
        if percent(chance) > percent(than) {
            let message = Message::new(key).number("chance", percent(chance)).number("other", percent(than));
            self.0.push((weight * (chance - than), with(message)));
        }
    }

    /// A chance of the other team that is lower than with the other action.
    pub(super) fn lower(&mut self, key: &'static str, weight: f64, [chance, than]: [f64; 2]) {
        if percent(chance) < percent(than) {
            let message = Message::new(key).number("chance", percent(chance)).number("other", percent(than));
            self.0.push((weight * (than - chance), message));
        }
    }

    /// A chance that speaks for itself.
    pub(super) fn alone(&mut self, key: &'static str, weight: f64, chance: Option<f64>) {
        let Some(chance) = chance.filter(|chance| percent(*chance) > 0) else { return };
        self.said(key, weight * chance, chance, |message| message);
    }

    /// A fact that comes with a chance.
    pub(super) fn said(
        &mut self,
        key: &'static str,
        telling: f64,
        chance: f64,
        with: impl Fn(Message) -> Message,
    ) {
        self.0.push((telling, with(Message::new(key).number("chance", percent(chance)))));
    }

    /// A fact without a chance.
    pub(super) fn plain(&mut self, key: &'static str, telling: f64, with: impl Fn(Message) -> Message) {
        self.0.push((telling, with(Message::new(key))));
    }

    /// The most telling one; the first of equals.
    pub(super) fn best(self) -> Option<Message> {
        let more = |best: (f64, Message), one: (f64, Message)| if one.0 > best.0 { one } else { best };
        self.0.into_iter().reduce(more).map(|(_, message)| message)
    }
}
