//! Characters: what they like is public and the same from both seats, and it changes no value.

use touchline_ai::{Character, Evaluate, Evaluator, Fact, Taste};
use touchline_engine::{Choices, Game, Node, Notation, Pcg, Seat};
use touchline_fuba::Fuba;
use touchline_grid::Grid;

use super::fuba_positions::{everywhere, game as fuba, glass::Glass, random::Walk};
use super::grid_positions::{glass::Glass as GridGlass, random};

fn facts<G: Evaluate>(game: &G, s: &G::State, seat: Seat) -> Vec<(Fact, f64)> {
    Fact::ALL.map(|fact| (fact, game.fact(s, seat, fact))).into()
}

#[test]
fn facts_are_the_same_from_both_seats_and_need_no_secret() {
    let mut rng = Pcg::new(3, 3);
    everywhere(3, |game, s| {
        let turned = Glass::Turned.state(s);
        for seat in Seat::ALL {
            let here = facts(game, s, seat);
            assert_eq!(here, facts(game, &turned, seat.other()), "{}", game.write_state(s));
            let known = game.imagine(&game.view(s, Some(seat)), &mut rng);
            assert_eq!(here, facts(game, &known, seat), "{}", game.write_state(s));
        }
    });
    for (spec, seed) in random::every_spec().iter().zip(0..) {
        let mut walk = random::Walk::new(random::game(spec), 800 + seed);
        let unseen = |(fact, here): &(Fact, f64)| !Grid::FACTS.contains(fact) && *here != 0.0;
        for _ in 0..400 {
            if let Node::Over(_) = walk.game.node(&walk.state) {
                break;
            }
            let turned = GridGlass(walk.game).state(&walk.state);
            for seat in Seat::ALL {
                let here = facts(&walk.game, &walk.state, seat);
                assert_eq!(here, facts(&walk.game, &turned, seat.other()), "{spec}");
                assert_eq!(here.iter().find(|fact| unseen(fact)), None, "{spec}: a fact that is not named");
            }
            walk.step();
        }
    }
}

/// Every fact that the characters go by is there in some position of FUBA.
#[test]
fn every_fact_is_met() {
    let mut most = [0.0_f64; Fact::ALL.len()];
    everywhere(5, |game, s| {
        for seat in Seat::ALL {
            for (most, (_, here)) in most.iter_mut().zip(facts(game, s, seat)) {
                *most = most.max(here);
            }
        }
    });
    for (fact, most) in Fact::ALL.into_iter().zip(most) {
        let (least, bound) = match fact {
            Fact::Height => (4.0, 8.0),
            Fact::Wings | Fact::Press | Fact::LongShot | Fact::Carry => (1.0, 1.0),
            Fact::Hunt => (3.0, 10.0),
            Fact::Length => (3.0, 4.0),
        };
        assert!((least..=bound).contains(&most), "{}: {most}", fact.word());
    }
}

/// Whoever carries the ball or passes it short has no style where neither is to be seen.
#[test]
fn a_style_is_for_games_that_show_it() {
    let (fuba, grid) = (fuba("fuba:3.0"), random::game("grid:basic"));
    let plain = Character::ALL.into_iter().filter(|character| !character.has_style_in(&grid));
    assert_eq!(plain.collect::<Vec<_>>(), [Character::Dribbler, Character::Maestro]);
    assert!(Character::ALL.iter().all(|character| character.has_style_in(&fuba)));
}

fn decisions(spec: &str, seed: u64, mut look: impl FnMut(&Fuba, &touchline_fuba::State, Seat)) {
    let mut walk = Walk::new(fuba(spec), seed);
    loop {
        if let Node::Decide(seat, _) = walk.game.node(&walk.state) {
            look(&walk.game, &walk.state, seat);
        }
        if walk.step().is_none() {
            break;
        }
    }
}

#[test]
fn a_taste_changes_no_value() {
    let mut rng = Pcg::new(1, 1);
    let mut liked = 0;
    decisions("fuba:3.0+all", 11, |game, s, seat| {
        let plain = Evaluator::new(game, game.net()).value(s);
        for character in Character::ALL {
            let taste = Taste::new(character.style(), seat, &mut rng);
            let mut evaluator = Evaluator::new(game, game.net()).with_taste(Some(taste));
            assert_eq!(evaluator.value(s), plain, "{}", character.word());
            assert_eq!(evaluator.look_ahead(s, 1), Evaluator::new(game, game.net()).look_ahead(s, 1));
            liked += u32::from(evaluator.liking(s, plain, seat) != 0.0);
            // The other team is expected to play for the result.
            assert_eq!(evaluator.liking(s, plain, seat.other()).to_bits(), 0.0_f64.to_bits());
        }
    });
    assert!(liked > 500, "{liked}");
}

/// How much every action of a decision appeals to a character, from one seat and from the other.
#[test]
fn a_character_likes_the_same_from_both_seats() {
    for (spec, seed) in [("fuba:2.0", 1), ("fuba:3.0", 2), ("fuba:3.0+all", 3)] {
        decisions(spec, seed, |game, s, seat| {
            let mut legal = Choices::new();
            game.actions(s, &mut legal);
            for &action in legal.iter().take(6) {
                let mut after = *s;
                game.act(&mut after, action, &mut ());
                let turned = Glass::Turned.state(&after);
                for character in Character::ALL {
                    let appeal = |after, seat| {
                        let taste = Taste::new(character.style(), seat, &mut Pcg::new(9, 9));
                        let mut evaluator = Evaluator::new(game, game.net()).with_taste(Some(taste));
                        let value = evaluator.value(after);
                        evaluator.appeal(after, value, seat)
                    };
                    let [here, there] = [appeal(&after, seat), appeal(&turned, seat.other())];
                    assert!((here - there).abs() < 1e-9, "{}: {here} {there}", character.word());
                }
            }
        });
    }
}
