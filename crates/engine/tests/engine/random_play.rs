//! Perft and playouts.

use touchline_engine::{Choices, Driver, Game, Notation, Outcome, Pcg, perft, playout};

use crate::toy::{Event, Stage, State, Toy};

/// Counted by hand: 2 and 2 to warm up, 3 and 3 picks; of the 9 pairs 3 are equal (one answer) and 6 are not
/// (two answers); of these 15, 6 push and have 24 outcomes, 9 pass and have 6.
#[test]
fn perft_counts_by_hand() {
    let start = Toy.start(&());
    let counts: Vec<u64> = (0..=6).map(|depth| perft(&Toy, &start, depth)).collect();
    let rolled = 4 * (6 * 24 + 9 * 6);
    assert_eq!(counts, [1, 2, 4, 12, 36, 4 * 15, rolled]);
    // After a six a single nod, after anything else three picks.
    let sixes = rolled / 6;
    assert_eq!(perft(&Toy, &start, 7), sixes + 3 * (rolled - sixes));
}

#[test]
fn perft_counts_a_finished_match_once() {
    let last = State { stage: Stage::Dice, turn: 3, ..Toy.start(&()) };
    for depth in 1..3 {
        assert_eq!(perft(&Toy, &last, depth), 6);
    }
    // A six needs one more step and still ends once.
    assert_eq!(perft(&Toy, &last, 9), 6);
}

#[test]
fn a_playout_is_determined_by_its_generator() {
    let run = |seed| {
        let (mut state, mut log) = (Toy.start(&()), Vec::new());
        let mut rng = Pcg::new(seed, 0);
        let result = playout(&Toy, &mut state, &mut rng, &mut Choices::new(), &mut log);
        (result, state, log, rng)
    };
    assert_eq!(run(11), run(11));
    assert!((0..20).any(|seed| run(seed).1 != run(11).1));
    for seed in 0..200 {
        let (result, state, log, _) = run(seed);
        assert_eq!(Stage::Over(result.outcome), state.stage);
        // Two warm-ups, six picks, and a choice to push for every round with different picks.
        let open = log.iter().filter(|e| matches!(e, Event::Shown([a, b]) if a != b)).count() as u64;
        assert_eq!(result.decisions, 8 + open);
    }
}

#[test]
fn a_playout_from_a_finished_match_does_nothing() {
    let mut driver = Driver::new(Toy, &());
    driver.act_text("call draw").unwrap();
    let mut state = *driver.state();
    let result = playout(&Toy, &mut state, &mut Pcg::new(0, 0), &mut Choices::new(), &mut ());
    assert_eq!((result.decisions, state), (0, *driver.state()));
}

#[test]
fn a_playout_ends_where_the_match_is_overlong() {
    let play = |position: &str| {
        let mut state = Toy.read_state(position).unwrap();
        let mut log = Vec::new();
        let result = playout(&Toy, &mut state, &mut Pcg::new(0, 0), &mut Choices::new(), &mut log);
        (result.outcome, log)
    };
    let (outcome, log) = play("round 1 61 0");
    assert_eq!(outcome, Outcome::Unfinished);
    // Checked before the first roll, so no dice are rolled.
    assert!(!log.iter().any(|event| matches!(event, Event::Rolled(_))));
    assert_eq!(log.last(), Some(&Event::Called));
    let (outcome, log) = play("round 3 30 0");
    assert_ne!(outcome, Outcome::Unfinished);
    assert!(!log.contains(&Event::Called));
}
