//! Puzzles: the same with any number of threads, and their answers stand.

use touchline_ai::Level;
use touchline_engine::{BySeat, Choices, Game as _, Notation as _, Seat};
use touchline_fuba::{Action, Fuba};
use touchline_lab::{Made, Maker, Making, Puzzle, Study};

const MAKER: Maker = Maker { level: Level::Coach(3), least: 0.03 };

fn fuba() -> Fuba {
    Fuba::from_text("fuba:3.0").expect("a known spec")
}

/// What is made; each was heard of as soon as it counted.
fn run(making: &Making) -> Made {
    let mut heard = Vec::new();
    let mut hear = |puzzle: &Puzzle| {
        heard.push(puzzle.clone());
        Ok::<_, rayon::ThreadPoolBuildError>(())
    };
    let made = making.run(&fuba(), &mut hear).expect("threads");
    assert_eq!(heard, made.puzzles);
    made
}

fn made(threads: usize) -> Made {
    let players = BySeat::new(Level::Coach(1), Level::Coach(1));
    let study = Study { matches: 3, seed: 5, threads, players, judge: Level::Coach(3) };
    run(&Making { maker: MAKER, study, wanted: 4 })
}

#[test]
fn puzzles_have_one_clearly_best_answer_that_can_be_given() {
    let (game, made) = (fuba(), made(1));
    assert!(!made.puzzles.is_empty() && made.puzzles.len() <= 4);
    for puzzle in &made.puzzles {
        assert_eq!(puzzle.spec, game.spec().to_string());
        assert!(puzzle.margin() >= MAKER.least, "{puzzle:?}");
        assert_eq!(puzzle.ways.len(), 4);
        assert!(puzzle.ways.is_sorted_by(|a, b| a.points >= b.points));
        let s = game.read_state(&puzzle.position).expect("a position");
        assert_eq!(game.write_state(&s), puzzle.position);
        assert!(puzzle.ways.iter().all(|way| way.answers.len() == way.said.len()));
    }
    assert!(made.puzzles.iter().all(|one| made.puzzles.iter().filter(|two| one.id == two.id).count() == 1));
}

#[test]
fn the_number_of_threads_does_not_matter() {
    assert_eq!(made(1), made(2));
}

#[test]
fn what_cannot_be_checked_is_refused() {
    let (game, made) = (fuba(), made(1));
    let puzzle = made.puzzles.first().expect("one at least");
    let key = |position: &str, ways: &[Vec<String>]| {
        MAKER.check(&game, position, puzzle.seat, ways).expect_err("nonsense").key
    };
    assert_eq!(key(&puzzle.position, &[]), "puzzle-answer-impossible");
    let too_long: Vec<String> = std::iter::repeat_n(puzzle.ways[0].answers.clone(), 50).flatten().collect();
    assert_eq!(key(&puzzle.position, &[too_long]), "puzzle-answer-impossible");
    assert_eq!(key(&puzzle.position, &[vec!["fly home".into()]]), "unknown-action");
    assert_ne!(key("nothing", &[]), "puzzle-answer-impossible");
    let ways: Vec<_> = puzzle.ways.iter().map(|way| way.answers.clone()).collect();
    assert!(MAKER.check(&game, &puzzle.position, puzzle.seat, &ways).is_ok());
    let other = if puzzle.seat == Seat::Home { Seat::Away } else { Seat::Home };
    assert!(MAKER.check(&game, &puzzle.position, other, &ways).is_err(), "the other seat is not asked");
}

#[test]
fn no_answer_is_best_because_it_is_there() {
    let players = BySeat::new(Level::Coach(1), Level::Coach(1));
    let study = Study { matches: 48, seed: 5, threads: 0, players, judge: Level::Coach(1) };
    let maker = Maker { level: Level::Coach(1), least: 0.03 };
    let made = run(&Making { maker, study, wanted: 40 }).puzzles;
    let (game, mut tempted) = (fuba(), 0);
    for puzzle in &made {
        let s = game.read_state(&puzzle.position).expect("a position");
        let mut legal = Choices::new();
        game.actions(&s, &mut legal);
        let offered = |answer: &str| puzzle.ways.iter().any(|way| way.answers == [answer]);
        if legal.contains(&Action::Shoot) {
            assert!(offered("shoot") || puzzle.obvious, "a shot is possible: it is on offer: {puzzle:?}");
            tempted += usize::from(puzzle.ways[0].answers != ["shoot"]);
        }
    }
    assert!(tempted > 0, "somewhere a shot is possible, and something else is better");
    let obvious = made.iter().filter(|puzzle| puzzle.obvious).count();
    assert!(made.len() >= 10 && obvious * 5 <= made.len(), "{obvious} of {} are obvious", made.len());
}
