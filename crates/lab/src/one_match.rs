//! Plays one match, whoever plays and whatever is observed.

use touchline_engine::{Choices, Faces, Game, Log, Node, Pcg, Playout, Seat};

/// Everybody involved in one match: rolls the dice, answers, and hears the events.
pub(crate) trait Participants<G: Game>: Log<G::Event> {
    /// The source of the dice.
    fn dice(&mut self) -> &mut Pcg;

    /// The answer to a question with at least two legal answers.
    fn answer(
        &mut self,
        game: &G,
        s: &G::State,
        seat: Seat,
        decision: &G::Decision,
        legal: &[G::Action],
    ) -> G::Action;

    /// Called with every position but the last, before anything happens in it.
    #[inline]
    fn look(&mut self, _: &G, _: &G::State) {}

    /// The faces of the dice that are due.
    #[inline]
    fn roll(&mut self, game: &G, s: &G::State) -> Faces {
        game.draws(s).roll(self.dice())
    }

    /// Called after every roll, with the position before and after it.
    #[inline]
    fn rolled(&mut self, _: &G, _before: &G::State, _after: &G::State) {}

    /// Called with every answer, forced ones included, and the position and question before it.
    #[inline]
    fn answered(&mut self, _: &G, _: &G::State, _: &G::Decision, _: G::Action) {}
}

/// Play one match to its end, or until it is [`Game::overlong`]; returns the last position and the result.
#[inline]
pub(crate) fn play<G: Game>(
    game: &G,
    terms: &G::Terms,
    who: &mut impl Participants<G>,
) -> (G::State, Playout) {
    play_from(game, game.start(terms), who)
}

/// The same from any position.
#[inline]
pub(crate) fn play_from<G: Game>(
    game: &G,
    start: G::State,
    who: &mut impl Participants<G>,
) -> (G::State, Playout) {
    let (mut state, mut choices) = (start, Choices::new());
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
            let (faces, before) = (who.roll(game, &state), state);
            game.resolve(&mut state, faces.as_ref(), who);
            who.rolled(game, &before, &state);
        }
    }
}
