//! One match, whoever plays it and whatever is watched.

use touchline_engine::{Choices, Game, Log, Node, Pcg, Playout, Seat};

/// Whoever sits at the table of one match: rolls the dice, answers, and hears what happens.
pub(crate) trait Participants<G: Game>: Log<G::Event> {
    /// The dice come from here.
    fn dice(&mut self) -> &mut Pcg;

    /// The answer to a question with two or more legal ones.
    fn answer(
        &mut self,
        game: &G,
        s: &G::State,
        seat: Seat,
        decision: &G::Decision,
        legal: &[G::Action],
    ) -> G::Action;

    /// Sees every position before anything happens in it, the last one not.
    #[inline]
    fn look(&mut self, _: &G, _: &G::State) {}

    /// Sees every answer, also the only one there was, with the position and the question before it.
    #[inline]
    fn answered(&mut self, _: &G, _: &G::State, _: &G::Decision, _: G::Action) {}
}

/// One match from its start to its end, or to where it is [`Game::overlong`]: the last position, and how it
/// came out.
#[inline]
pub(crate) fn play<G: Game>(game: &G, who: &mut impl Participants<G>) -> (G::State, Playout) {
    let (mut state, mut choices) = (game.start(&G::Terms::default()), Choices::new());
    let mut decisions = 0;
    loop {
        let node = game.node(&state);
        if let Node::Over(outcome) = node {
            return (state, Playout { decisions, outcome });
        }
        who.look(game, &state);
        if let Node::Decide(seat, decision) = node {
            game.actions(&state, &mut choices);
            let action = if let [only] = *choices {
                only
            } else {
                decisions += 1;
                who.answer(game, &state, seat, &decision, &choices)
            };
            debug_assert!(choices.contains(&action), "players answer with a legal action");
            who.answered(game, &state, &decision, action);
            game.act(&mut state, action, who);
        } else if let Some(call) = game.overlong(&state) {
            game.call(&mut state, call, who);
        } else {
            let faces = game.draws(&state).roll(who.dice());
            game.resolve(&mut state, faces.as_ref(), who);
        }
    }
}
