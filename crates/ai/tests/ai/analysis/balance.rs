//! Result, luck, losses and reassessments.

use touchline_ai::analysis::{Analysis, Analyst, Course, Kind};
use touchline_ai::{Level, Watch, assess};
use touchline_engine::{Describe as _, Faces, Game, Node, Seat};

use super::matches::{ANALYST, Cut, FUBA, GRID, course, fuba, grid};

const RANDOM: Level = Level::Random;
const ROOKIE: Level = Level::Rookie;

/// What must hold for every match.
fn check<G: Watch>(course: &Course<G>, what: &str) -> Analysis {
    let analysis = ANALYST.analyse(course, &|| ());
    let balance = analysis.balance;
    // The identity: no part of the result is left unexplained.
    let (got, want) = (balance.result - balance.start, balance.luck - balance.errors());
    assert!((got - want).abs() < 1e-9, "{what}: {got} {want}");
    assert_eq!(balance, ANALYST.balance(course), "{what}");
    assert!((balance.adjusted - (balance.result - balance.luck)).abs() < 1e-12);
    // Every step closes too, and each begins where the last one ended.
    for (number, step) in analysis.steps.iter().enumerate() {
        let explained = match &step.kind {
            Kind::Decision(decision) => {
                assert!(decision.loss >= 0.0, "{what}: {number}");
                assert!((decision.loss == 0.0) == (decision.best == decision.chosen), "{what}: {number}");
                assert!(decision.best.worth - decision.chosen.worth - decision.loss < 1e-12);
                if decision.seat == Seat::Home { -decision.loss } else { decision.loss }
            }
            Kind::Roll(roll) => {
                assert!(roll.variance >= 0.0 && roll.probability > 0.0 && roll.probability < 1.0 + 1e-9);
                assert!(roll.expected >= roll.probability - 1e-9, "{what}: {number}");
                roll.luck
            }
            Kind::Call => 0.0,
        };
        assert!((step.after - step.before - explained - step.reassessment).abs() < 1e-9, "{what}: {number}");
        let next = analysis.steps.get(number + 1).map_or(balance.result, |next| next.before);
        assert!(step.after.to_bits() == next.to_bits(), "{what}: {number}");
    }
    let sides = analysis.sides;
    assert!((sides[Seat::Home].luck - sides[Seat::Away].luck - balance.luck).abs() < 1e-9, "{what}");
    for seat in Seat::ALL {
        assert!((sides[seat].loss - balance.losses[seat]).abs() < 1e-9, "{what}");
    }
    analysis
}

fn check_all<G: Watch>(game: G, spec: &str) {
    let cuts = [
        Cut::Never,
        Cut::After(0),
        Cut::After(131),
        Cut::Call(77, "call resign home"),
        Cut::Call(123, "call resign away"),
        Cut::Call(99, "call abandon"),
        Cut::Call(0, "call draw"),
    ];
    let levels = [[ROOKIE, RANDOM], [ROOKIE, ROOKIE], [RANDOM, RANDOM]].into_iter().cycle();
    for ((seed, cut), levels) in (1..).zip(cuts).zip(levels) {
        let what = format!("{spec} {seed} {cut:?}");
        let analysis = check(&course(game, levels, seed, cut), &what);
        let balance = analysis.balance;
        match cut {
            Cut::Never => assert!([0.0, 0.5, 1.0].contains(&balance.result), "{what}"),
            Cut::After(most) => {
                assert_eq!((analysis.steps.len(), analysis.outcome), (most, None), "{what}");
            }
            Cut::Call(most, call) => {
                assert_eq!(analysis.steps.len(), most + 1, "{what}");
                assert_eq!(analysis.steps[most].kind, Kind::Call, "{what}");
                let points = if call.ends_with("home") {
                    0.0
                } else if call.ends_with("away") {
                    1.0
                } else {
                    0.5
                };
                assert_eq!(balance.result.to_bits(), f64::to_bits(points), "{what}");
            }
        }
    }
}

#[test]
fn the_balance_of_every_fuba_match_closes() {
    for spec in FUBA {
        check_all(fuba(spec), spec);
    }
}

#[test]
fn the_balance_of_every_grid_match_closes() {
    for spec in GRID {
        check_all(grid(spec), spec);
    }
}

/// Over every way the dice can fall, not only the classes the rules distinguish, the luck adds up to zero and
/// its variance is the reported one.
fn luck_is_fair<G: Watch>(course: &Course<G>, level: Level, what: &str) {
    let game = course.game();
    let analysis = Analyst { level, ..ANALYST }.analyse(course, &|| ());
    let mut seen = 0;
    for (number, step, roll) in analysis.rolls().step_by(5) {
        let s = &course.states()[number];
        if game.is_roll_secret(s) {
            assert!(roll.luck.abs() < 1e-9, "{what}, step {number}: nobody saw what it brought");
            continue;
        }
        let sides = game.draws(s).sides().to_vec();
        let ways: usize = sides.iter().map(|sides| usize::from(*sides)).product();
        // The mean that the roll's luck was measured against.
        let mean = step.after - roll.luck;
        let (mut sum, mut squares) = (0.0, 0.0);
        for way in 0..ways {
            let mut rest = way;
            let faces: Vec<u8> = sides
                .iter()
                .map(|sides| {
                    let face = rest % usize::from(*sides);
                    rest /= usize::from(*sides);
                    u8::try_from(face).unwrap() + 1
                })
                .collect();
            let luck = after(game, level, s, Faces::new(&faces)) - mean;
            sum += luck / ways as f64;
            squares += luck * luck / ways as f64;
        }
        assert!(sum.abs() < 1e-9, "{what}, step {number}, {}: {sum}", step.input);
        assert!((squares - roll.variance).abs() < 1e-9, "{what}, step {number}, {}", step.input);
        seen += 1;
    }
    assert!(seen > 2, "{what}: {seen} rolls");
}

fn after<G: Watch>(game: &G, level: Level, s: &G::State, faces: Faces) -> f64 {
    let mut driver = touchline_engine::Driver::from_state(*game, *s);
    driver.roll(faces.as_ref()).unwrap();
    assess(game, level, driver.state()).points(Seat::Home)
}

#[test]
fn luck_has_no_bias() {
    for spec in FUBA {
        luck_is_fair(&course(fuba(spec), [ROOKIE, RANDOM], 5, Cut::Never), ROOKIE, spec);
    }
    for spec in GRID {
        luck_is_fair(&course(grid(spec), [ROOKIE, RANDOM], 5, Cut::After(400)), ROOKIE, spec);
    }
}

/// The same for a judge that searches: every outcome is looked into equally far.
#[test]
fn luck_after_a_search_has_no_bias() {
    let coach = Level::Coach(1);
    for spec in ["fuba:3.0", "fuba:2.1+all", "fuba:3.0+all"] {
        luck_is_fair(&course(fuba(spec), [ROOKIE, RANDOM], 5, Cut::After(200)), coach, spec);
    }
    luck_is_fair(&course(grid("grid:basic@small"), [ROOKIE, RANDOM], 5, Cut::After(200)), coach, "grid");
}

#[test]
fn what_is_judged_best_is_what_a_rookie_plays() {
    // No hidden cards here, so what the rookie imagines is the truth.
    let course = course(fuba("fuba:3.0"), [ROOKIE, ROOKIE], 9, Cut::Never);
    let analysis = ANALYST.analyse(&course, &|| ());
    for (number, step, decision) in analysis.decisions() {
        let open = match course.game().node(&course.states()[number]) {
            Node::Decide(_, decision) => step.at.turn > 0 && !course.game().is_secret(&decision),
            Node::Chance | Node::Over(_) => false,
        };
        assert!(!open || decision.loss < 1e-9, "{number} {}: {}", step.input, decision.loss);
    }
}

#[test]
fn threads_change_nothing() {
    let course = course(fuba("fuba:3.0"), [RANDOM, ROOKIE], 3, Cut::After(200));
    let alone = ANALYST.analyse(&course, &|| ());
    let together = Analyst { threads: 3, ..ANALYST }.analyse(&course, &|| ());
    assert_eq!(alone, together);
}

#[test]
fn an_analysis_that_nobody_wants_any_more_ends() {
    let course = course(fuba("fuba:3.0"), [RANDOM, ROOKIE], 3, Cut::After(60));
    let asked = std::sync::atomic::AtomicUsize::new(0);
    let so_often = |most: usize| {
        asked.store(0, std::sync::atomic::Ordering::Relaxed);
        let go_on = || asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed) < most;
        ANALYST.analyse_while(&course, &go_on)
    };
    assert_eq!(so_often(usize::MAX), Some(ANALYST.analyse(&course, &|| ())));
    let looks = Analyst::looks(course.len());
    assert_eq!(asked.load(std::sync::atomic::Ordering::Relaxed), looks);
    for most in [0, 1, course.len() + 1, looks - 1] {
        assert_eq!(so_often(most), None, "{most}");
    }
}

#[test]
fn only_luck_beyond_its_number_of_rolls_is_marked() {
    use touchline_ai::analysis::Balance;
    let balance = |luck, luck_spread| Balance { luck, luck_spread, ..Balance::default() };
    assert!(!balance(0.39, 0.2).is_luck_marked() && !balance(-0.39, 0.2).is_luck_marked());
    assert!(balance(0.41, 0.2).is_luck_marked() && balance(-0.41, 0.2).is_luck_marked());
    assert!(!balance(1e-16, 0.0).is_luck_marked(), "rounding is no luck");
}
