//! Who plays in the lab: computer opponents of every kind, and one that only makes things happen.

use std::fmt;

use touchline_ai::{Computer, Evaluate, Level, Opponent, Player as _};
use touchline_engine::{BySeat, Choices, Game, Log, Pcg, Playout, Rng, Seat};

use crate::Contestant;
use crate::one_match::{self, Participants};

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// A computer player. A random one draws from the random numbers of the match, as in a
    /// [`touchline_engine::playout`].
    Computer(Opponent),
    /// Any legal action, with a preference for those that make something happen: see [`Eager`].
    Eager,
    /// A rule of thumb, where a game has one: see [`Eager::thumb`]. Elsewhere it plays as the eager one.
    Thumb,
}

impl Bot {
    /// The player that chooses uniformly among the legal actions.
    pub const RANDOM: Self = Self::Computer(Opponent::Plain(Level::Random));

    /// The bot named by a word: `eager`, `thumb`, a level or a character.
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "eager" => Some(Self::Eager),
            "thumb" => Some(Self::Thumb),
            _ => Opponent::from_word(word).map(Self::Computer),
        }
    }

    /// All words, for refusals.
    pub fn words() -> String {
        format!("{}, eager, thumb", Opponent::words())
    }

    /// Why it cannot play a game; nothing where it can.
    pub fn refusal<G: Eager>(self) -> Option<&'static str> {
        (self == Self::Thumb && !G::HAS_THUMB).then_some("thumb plays only the grid game")
    }

    /// Whether it searches: a match with such a bot takes time.
    pub const fn thinks(self) -> bool {
        match self {
            Self::Eager | Self::Thumb => false,
            Self::Computer(who) => match who.level() {
                Level::Random => false,
                Level::Rookie | Level::Coach(_) | Level::Gaffer => true,
            },
        }
    }
}

impl Default for Bot {
    fn default() -> Self {
        Self::RANDOM
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Computer(who) => who.fmt(f),
            Self::Eager => f.write_str("eager"),
            Self::Thumb => f.write_str("thumb"),
        }
    }
}

/// A game whose actions differ in how much they make happen. In some games uniformly random play hardly ever
/// reaches the interesting rules: nobody gets near a goal.
pub trait Eager: Game {
    /// The weight of a legal action for an eager player: never 0.
    fn weight(&self, s: &Self::State, action: Self::Action) -> u32;

    /// Whether there is a rule of thumb for this game.
    const HAS_THUMB: bool = false;

    /// The answers of a rule of thumb to the decision that is due and those that follow from the same seat
    /// without dice between them. None where a game has no such rule.
    fn thumb(&self, _: &Self::State) -> Option<Vec<Self::Action>> {
        None
    }
}

/// Both players of one match.
pub(crate) struct Bots {
    who: BySeat<Bot>,
    thinkers: BySeat<Option<Computer>>,
    /// What a rule of thumb is about to answer: places in the lists of legal actions, the last one first.
    plans: BySeat<Vec<usize>>,
}

impl Bots {
    /// The players of a match. Thinking draws from streams of its own, counted down from the last; the
    /// matches count up from the first.
    pub(crate) fn of(bots: BySeat<Bot>, seed: u64, number: u64) -> Self {
        let thinker = |seat: Seat| match bots[seat] {
            Bot::Computer(who) if bots[seat].thinks() => {
                Some(Computer::new(who, seed, u64::MAX - 2 * number - seat as u64))
            }
            Bot::Computer(_) | Bot::Eager | Bot::Thumb => None,
        };
        Self { who: bots, thinkers: BySeat(Seat::ALL.map(thinker)), plans: BySeat([Vec::new(), Vec::new()]) }
    }

    /// The answer of the bot on a seat.
    #[inline]
    pub(crate) fn choose<G: Eager + Evaluate>(
        &mut self,
        game: &G,
        seat: Seat,
        state: &G::State,
        legal: &[G::Action],
        rng: &mut Pcg,
    ) -> G::Action {
        match (self.who[seat], &mut self.thinkers[seat]) {
            (Bot::Computer(_), Some(computer)) => {
                computer.choose(game, &game.view(state, Some(seat)), seat, legal)
            }
            (Bot::Computer(_), None) => {
                let many = u32::try_from(legal.len()).unwrap_or(1);
                legal[rng.below(many) as usize]
            }
            (Bot::Thumb, _) => {
                let plan = &mut self.plans[seat];
                if plan.is_empty() {
                    *plan = places(game, state);
                }
                plan.pop()
                    .and_then(|place| legal.get(place).copied())
                    .unwrap_or_else(|| weighted_choice(legal, rng, |action| game.weight(state, *action)))
            }
            (Bot::Eager, _) => weighted_choice(legal, rng, |action| game.weight(state, *action)),
        }
    }
}

/// The plan of the rule of thumb, the last answer first: the places of its answers among the legal ones,
/// where there are at least two.
fn places<G: Eager>(game: &G, state: &G::State) -> Vec<usize> {
    let (mut s, mut legal, mut places) = (*state, Choices::new(), Vec::new());
    for action in game.thumb(state).unwrap_or_default() {
        game.actions(&s, &mut legal);
        let Some(place) = legal.iter().position(|other| *other == action) else { break };
        if legal.len() > 1 {
            places.push(place);
        }
        game.act(&mut s, action, &mut ());
    }
    places.reverse();
    places
}

/// Bots in a match, and an observer.
struct Watched<'a, L, F> {
    bots: Bots,
    rng: &'a mut Pcg,
    log: &'a mut L,
    seen: F,
}

impl<E, L: Log<E>, F> Log<E> for Watched<'_, L, F> {
    #[inline]
    fn note(&mut self, event: E) {
        self.log.note(event);
    }
}

impl<G, L, F> Participants<G> for Watched<'_, L, F>
where
    G: Eager + Evaluate,
    L: Log<G::Event>,
    F: Fn(&mut L, &G::State, &G::Decision, G::Action),
{
    #[inline]
    fn dice(&mut self) -> &mut Pcg {
        self.rng
    }

    #[inline]
    fn answer(
        &mut self,
        game: &G,
        s: &G::State,
        seat: Seat,
        _: &G::Decision,
        legal: &[G::Action],
    ) -> G::Action {
        self.bots.choose(game, seat, s, legal, self.rng)
    }

    #[inline]
    fn answered(&mut self, _: &G, s: &G::State, decision: &G::Decision, action: G::Action) {
        (self.seen)(self.log, s, decision, action);
    }
}

/// Play one match between bots. With two random players it is the engine's [`touchline_engine::playout`],
/// number for number. `seen` is called with every answer and the position and question before it.
pub(crate) fn play<G: Eager + Evaluate, L: Log<G::Event>>(
    game: &G,
    terms: &G::Terms,
    bots: Bots,
    rng: &mut Pcg,
    log: &mut L,
    seen: impl Fn(&mut L, &G::State, &G::Decision, G::Action),
) -> Playout {
    one_match::play(game, terms, &mut Watched { bots, rng, log, seen }).1
}

/// Play one match between bots that nobody watches; returns its last position.
pub(crate) fn play_to<G: Eager + Evaluate>(
    game: &G,
    terms: &G::Terms,
    bots: Bots,
    rng: &mut Pcg,
) -> G::State {
    let mut watched = Watched { bots, rng, log: &mut (), seen: |(): &mut (), _: &_, _: &_, _| () };
    one_match::play(game, terms, &mut watched).0
}

/// Players that see only what their seat may know, and an observer.
struct Seated<'a, G: Game, L, F> {
    players: BySeat<Box<dyn Contestant<G>>>,
    rng: &'a mut Pcg,
    log: &'a mut L,
    seen: F,
    failed: Option<(Seat, String)>,
}

impl<G: Game, L: Log<G::Event>, F> Log<G::Event> for Seated<'_, G, L, F> {
    fn note(&mut self, event: G::Event) {
        self.log.note(event);
    }
}

impl<G, L, F> Participants<G> for Seated<'_, G, L, F>
where
    G: Game,
    L: Log<G::Event>,
    F: Fn(&mut L, &G::State, &G::Decision, G::Action),
{
    fn dice(&mut self) -> &mut Pcg {
        self.rng
    }

    fn answer(
        &mut self,
        game: &G,
        s: &G::State,
        seat: Seat,
        _: &G::Decision,
        legal: &[G::Action],
    ) -> G::Action {
        // A match that somebody cannot go on with only has to end.
        if self.failed.is_some() {
            return legal[0];
        }
        let view = game.view(s, Some(seat));
        self.players[seat].answer(game, &view, seat, legal).unwrap_or_else(|why| {
            self.failed = Some((seat, why));
            legal[0]
        })
    }

    fn answered(&mut self, _: &G, s: &G::State, decision: &G::Decision, action: G::Action) {
        (self.seen)(self.log, s, decision, action);
    }
}

/// Play one match between players that the caller made. `seen` is called as in [`play`]. The error says who
/// could not go on, and why.
pub(crate) fn play_seated<G: Game, L: Log<G::Event>>(
    game: &G,
    terms: &G::Terms,
    players: BySeat<Box<dyn Contestant<G>>>,
    rng: &mut Pcg,
    log: &mut L,
    seen: impl Fn(&mut L, &G::State, &G::Decision, G::Action),
) -> Result<Playout, (Seat, String)> {
    let mut seated = Seated { players, rng, log, seen, failed: None };
    let played = one_match::play(game, terms, &mut seated).1;
    seated.failed.map_or(Ok(played), Err)
}

/// Choose at random by weight.
#[inline]
pub(crate) fn weighted_choice<A: Copy>(choices: &[A], rng: &mut Pcg, weight: impl Fn(&A) -> u32) -> A {
    let mut left = rng.below(choices.iter().map(&weight).sum());
    let chosen = choices.iter().find(|action| {
        let weight = weight(action);
        let found = left < weight;
        left = left.saturating_sub(weight);
        found
    });
    *chosen.unwrap_or(&choices[0])
}
