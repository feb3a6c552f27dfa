//! Computer players that know nothing: they make matches in which things happen.

use touchline_engine::{BySeat, Choices, Game, Log, Node, Pcg, Playout, Rng, Seat};

/// Who plays a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Level {
    /// Any legal action, all equally likely.
    #[default]
    Random,
    /// Any legal action, those more likely that make something happen: see [`Eager`].
    Eager,
}

/// A game whose actions differ in how much they make happen. Uniformly random play of some games hardly ever comes to the rules that are
/// worth watching: nobody gets near a goal.
pub trait Eager: Game {
    /// How likely an eager player is to choose a legal action, compared with the others: never 0.
    #[inline]
    fn weight(&self, _: &Self::State, _: Self::Action) -> u32 {
        1
    }
}

/// One match from its start to its end, or to where it is [`Game::overlong`]. With two random players it is the engine's
/// [`touchline_engine::playout`], number for number. `seen` is told every answer with the position and the question before it.
pub(crate) fn play<G: Eager, L: Log<G::Event>>(
    game: &G,
    levels: BySeat<Level>,
    rng: &mut Pcg,
    choices: &mut Choices<G::Action>,
    log: &mut L,
    seen: impl Fn(&mut L, &G::State, &G::Decision, G::Action),
) -> Playout {
    let mut state = game.start(&G::Terms::default());
    let mut decisions = 0;
    loop {
        match game.node(&state) {
            Node::Decide(seat, decision) => {
                game.actions(&state, choices);
                // As in a playout: one legal action takes no random number.
                let action = if let [only] = **choices {
                    only
                } else {
                    decisions += 1;
                    choose(game, levels, seat, &state, choices, rng)
                };
                seen(log, &state, &decision, action);
                game.act(&mut state, action, log);
            }
            Node::Chance => {
                if let Some(call) = game.overlong(&state) {
                    game.call(&mut state, call, log);
                    continue;
                }
                let faces = game.draws(&state).roll(rng);
                game.resolve(&mut state, faces.as_ref(), log);
            }
            Node::Over(outcome) => return Playout { decisions, outcome },
        }
    }
}

#[inline]
fn choose<G: Eager>(
    game: &G,
    levels: BySeat<Level>,
    seat: Seat,
    state: &G::State,
    choices: &Choices<G::Action>,
    rng: &mut Pcg,
) -> G::Action {
    match levels[seat] {
        Level::Random => {
            let many = u32::try_from(choices.len()).unwrap_or(1);
            choices[rng.below(many) as usize]
        }
        Level::Eager => eager_choice(game, state, choices, rng),
    }
}

/// Any legal action, each as likely as its weight says.
#[inline]
pub(crate) fn eager_choice<G: Eager>(
    game: &G,
    state: &G::State,
    choices: &[G::Action],
    rng: &mut Pcg,
) -> G::Action {
    let weight = |action: &G::Action| game.weight(state, *action);
    let mut left = rng.below(choices.iter().map(weight).sum());
    let chosen = choices.iter().find(|action| {
        let weight = weight(action);
        let found = left < weight;
        left = left.saturating_sub(weight);
        found
    });
    *chosen.unwrap_or(&choices[0])
}
