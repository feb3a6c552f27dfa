//! Players see only what their seat may know, and answer the same when asked again.

use touchline_ai::{Budget, Character, Computer, Evaluate, Level, Opponent, Player};
use touchline_engine::{Choices, Game, Node, Pcg, Rng, Seat, Spec};
use touchline_fuba::Fuba;
use touchline_grid::Grid;

/// A position with a decision, and the same with different secrets of the opponent.
struct Twins<G: Game> {
    game: G,
    seat: Seat,
    states: [G::State; 2],
}

fn fuba(spec: &str) -> Fuba {
    Fuba::from_spec(&Spec::parse(spec).unwrap()).unwrap()
}

/// Walk random matches and collect positions where the opponent's secrets could differ for all the seat
/// knows.
fn twins<G: Evaluate>(game: G, wanted: usize) -> Vec<Twins<G>> {
    let spec = game.spec();
    let mut found = Vec::new();
    for stream in 0..400 {
        let mut rng = Pcg::new(11, stream);
        let mut state = game.start(&G::Terms::default());
        let mut choices = Choices::new();
        // Spread over the matches: the first positions of some, later ones of others.
        let mut wait = stream % 4 * 15;
        loop {
            match game.node(&state) {
                Node::Decide(seat, _) => {
                    game.actions(&state, &mut choices);
                    let view = game.view(&state, Some(seat));
                    let other = game.imagine(&view, &mut rng);
                    if choices.len() > 1 && other != state {
                        if wait == 0 {
                            assert_eq!(game.view(&other, Some(seat)), view, "{spec}");
                            found.push(Twins { game, seat, states: [state, other] });
                            break;
                        }
                        wait -= 1;
                    }
                    let pick = rng.below(u32::try_from(choices.len()).unwrap()) as usize;
                    game.act(&mut state, choices[pick], &mut ());
                }
                Node::Chance => {
                    if let Some(call) = game.overlong(&state) {
                        game.call(&mut state, call, &mut ());
                        continue;
                    }
                    let faces = game.draws(&state).roll(&mut rng);
                    game.resolve(&mut state, faces.as_ref(), &mut ());
                }
                Node::Over(_) => break,
            }
        }
        if found.len() == wanted {
            break;
        }
    }
    assert_eq!(found.len(), wanted, "{spec}: positions with something hidden");
    found
}

fn answer<G: Evaluate>(game: &G, state: &G::State, seat: Seat, mut player: Computer) -> G::Action {
    let mut legal = Choices::new();
    game.actions(state, &mut legal);
    let action = player.choose(game, &game.view(state, Some(seat)), seat, &legal);
    assert!(legal.contains(&action), "a player answers with a legal action");
    action
}

/// Every level and every character, those that search with a smaller budget so that many can be asked.
fn players(seed: u64) -> Vec<Computer> {
    let cut = |who: Opponent| {
        let player = Computer::new(who, seed, 1);
        match who.level() {
            Level::Random | Level::Rookie => player,
            Level::Coach(strength) => player.with_budget(Budget::Nodes(150 * u32::from(strength))),
            Level::Gaffer => player.with_budget(Budget::Nodes(1_000)),
        }
    };
    let levels = Level::ALL.map(Opponent::from).into_iter();
    levels.chain(Character::ALL.map(Opponent::from)).map(cut).collect()
}

fn secrets_do_not_matter<G: Evaluate>(game: G) {
    let spec = game.spec();
    for (i, Twins { game, seat, states: [one, other] }) in twins(game, 40).into_iter().enumerate() {
        for player in players(i as u64) {
            let level = player.who();
            let answers = [&one, &other].map(|state| answer(&game, state, seat, player.clone()));
            assert_eq!(answers[0], answers[1], "{spec}, position {i}: {level} knows too much");
        }
    }
}

#[test]
fn no_player_of_fuba_sees_the_other_teams_secrets() {
    for spec in ["fuba:3.0", "fuba:2.1+all", "fuba:3.0+all", "fuba:2.0+all", "fuba:2.1+condition+skills"] {
        secrets_do_not_matter(fuba(spec));
    }
}

#[test]
fn no_player_of_the_grid_game_sees_the_other_teams_secrets() {
    for spec in ["grid:basic@small", "grid:full@medium", "grid:full@small?end=turns:2&half_time=off"] {
        secrets_do_not_matter(Grid::from_spec(&Spec::parse(spec).unwrap()).unwrap());
    }
}

/// The levels as shipped, on one position with something hidden.
#[test]
fn the_full_budgets_do_not_see_secrets_either() {
    let Some(Twins { game, seat, states }) = twins(fuba("fuba:3.0+all"), 1).pop() else { return };
    for level in Level::ALL {
        let player = Computer::new(level, 5, 1);
        let answers = states.each_ref().map(|state| answer(&game, state, seat, player.clone()));
        assert_eq!(answers[0], answers[1], "{level} knows too much");
    }
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    for Twins { game, seat, states: [state, _] } in twins(fuba("fuba:2.1+all"), 10) {
        for player in players(3) {
            let again = answer(&game, &state, seat, player.clone());
            assert_eq!(answer(&game, &state, seat, player), again);
        }
    }
}
