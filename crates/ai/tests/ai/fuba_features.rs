//! The features of FUBA positions: their number, and that they depend on no seat, no side and no secret.

#[path = "../../../fuba/tests/common/glass.rs"]
#[allow(dead_code, unreachable_pub)]
pub(crate) mod glass;
#[path = "../../../fuba/tests/common/random.rs"]
#[allow(dead_code, unreachable_pub)]
pub(crate) mod random;

use glass::Glass;
pub(crate) use random::game;
use random::{DECIMATED, EDITIONS, Walk};
use touchline_ai::{Evaluate, Features};
use touchline_engine::{Game, Notation, Pcg};
use touchline_fuba::{Fuba, State};

/// The editions, basic and with every advanced rule.
pub(crate) fn specs() -> impl Iterator<Item = String> {
    let all = ["fuba:2.0+all", "fuba:2.1+all", "fuba:3.0+all", "fuba:3.0+all?skills=5"];
    EDITIONS.into_iter().chain(all).map(str::to_owned)
}

fn features(game: &Fuba, s: &State) -> Vec<f32> {
    let mut out = Features::new();
    game.features(s, &mut out);
    out.as_slice().to_vec()
}

/// Every position of some random matches of every spec, including those of decimated teams.
pub(crate) fn everywhere(matches: u64, mut look: impl FnMut(&Fuba, &State)) {
    for (spec, seed) in specs().zip(0..) {
        let walks = (0..matches).map(|n| Walk::new(game(&spec), 700 + 100 * seed + n));
        let decimated = DECIMATED.iter().map(|position| Walk::at(game(&spec), position, seed));
        for mut walk in walks.chain(decimated) {
            loop {
                look(&walk.game, &walk.state);
                if walk.step().is_none() {
                    break;
                }
            }
        }
    }
}

fn assert_same(game: &Fuba, s: &State, seen: &State) {
    let (here, there) = (features(game, s), features(game, seen));
    let differs = here.iter().zip(&there).position(|(a, b)| a.to_bits() != b.to_bits());
    assert_eq!(differs, None, "{here:?}\n{there:?}\n{}\n{}", game.write_state(s), game.write_state(seen));
}

#[test]
fn there_are_as_many_numbers_as_promised_and_all_are_small() {
    everywhere(10, |game, s| {
        let numbers = features(game, s);
        assert_eq!(numbers.len(), Fuba::FEATURES);
        let large = numbers.iter().position(|x| !x.is_finite() || x.abs() > 10.0);
        assert_eq!(large, None, "{numbers:?}\n{}", game.write_state(s));
    });
}

#[test]
fn every_number_says_something() {
    let mut seen = vec![[f32::INFINITY, f32::NEG_INFINITY]; Fuba::FEATURES];
    everywhere(40, |game, s| {
        for ([low, high], x) in seen.iter_mut().zip(features(game, s)) {
            *low = low.min(x);
            *high = high.max(x);
        }
    });
    let silent: Vec<usize> = (0..Fuba::FEATURES).filter(|i| seen[*i][0] >= seen[*i][1]).collect();
    assert_eq!(silent, [0; 0]);
}

#[test]
fn the_other_seat_tells_the_same_story() {
    everywhere(10, |game, s| {
        let seen = Glass::Turned.state(s);
        assert_eq!(game.protagonist(&seen), game.protagonist(s).other());
        assert_same(game, s, &seen);
    });
}

#[test]
fn left_and_right_are_alike() {
    everywhere(10, |game, s| assert_same(game, s, &Glass::Flipped.state(s)));
}

#[test]
fn nothing_is_told_that_a_spectator_may_not_know() {
    let mut rng = Pcg::new(5, 5);
    let mut imagined = 0;
    everywhere(10, |game, s| {
        let other = game.imagine(&game.view(s, None), &mut rng);
        imagined += u32::from(other != *s);
        assert_same(game, s, &other);
    });
    assert!(imagined > 1_000, "the matches hold secrets");
}
