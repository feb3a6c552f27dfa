//! Mistakes: who judges itself finds none, and playing one out finds what it cost.

use touchline_ai::analysis::{Analysis, Analyst, Class, Course, Kind, Rollouts};
use touchline_ai::{Computer, Evaluate, Explain as _, HINT_LEVEL, Level, Player as _, Watch};
use touchline_engine::{Describe, Driver, Game, Node, Notation, Seat, Seeded};

use super::matches::{ANALYST, Cut, course, fuba, grid};

const ROLLOUTS: Rollouts = Rollouts { trials: 40, level: Level::Rookie, turns: Some(3), seed: 7, threads: 1 };

fn judged<G: Watch>(game: G, levels: [Level; 2], judge: Level, seed: u64) -> (Course<G>, Analysis) {
    let course = course(game, levels, seed, Cut::Never);
    let analysis = Analyst { level: judge, threads: 2 }.analyse(&course, &|| ());
    (course, analysis)
}

#[test]
fn a_player_that_judges_itself_finds_next_to_no_mistakes() {
    fn check<G: Watch>(game: G, level: Level, seed: u64) {
        let (_, analysis) = judged(game, [level, level], level, seed);
        for seat in Seat::ALL {
            let side = analysis.sides[seat];
            assert!(side.decisions > 5, "{level}: {}", side.decisions);
            assert!(side.mistakes < 3 && side.error_rate < 1.0, "{level}: {side:?}");
        }
    }
    for level in [Level::Rookie, Level::Coach(2)] {
        check(fuba("fuba:3.0"), level, 4);
    }
    check(fuba("fuba:3.0+all"), Level::Rookie, 5);
    check(grid("grid:basic@small?end=score:1"), Level::Rookie, 6);
}

/// Home follows every hint; what a weak judge would have done instead is not held against it.
#[test]
fn a_hint_that_was_followed_is_no_mistake() {
    let seed = 2;
    let game = fuba("fuba:3.0");
    let (mut driver, mut dice) = (Driver::new(game, &touchline_fuba::Terms::default()), Seeded::new(seed));
    let mut away = Computer::new(Level::Rookie, seed, 2);
    while driver.inputs().len() < 350 {
        match driver.node() {
            Node::Decide(Seat::Home, _) => {
                let hint = game.hint(HINT_LEVEL, &game.view(driver.state(), Some(Seat::Home))).unwrap();
                for answer in &hint.ways[0].answers {
                    driver.act(*answer).unwrap();
                }
            }
            Node::Decide(seat, _) => {
                let view = game.view(driver.state(), Some(seat));
                let action = away.choose(&game, &view, seat, driver.actions());
                driver.act(action).unwrap();
            }
            Node::Chance => drop(driver.roll_from(&mut dice).unwrap().to_vec()),
            Node::Over(_) => break,
        }
    }
    let analyst = Analyst { level: Level::Coach(1), threads: 2 };
    let home = analyst.analyse(&Course::of_driver(&driver), &|| ()).sides[Seat::Home];
    assert!(home.decisions > 15, "{home:?}");
    assert_eq!(home.mistakes, 0, "{home:?}");
}

#[test]
fn mistakes_are_told_once_and_counted_by_class() {
    let (course, analysis) = judged(fuba("fuba:3.0"), [Level::Random, Level::Rookie], Level::Rookie, 4);
    let [home, away] = analysis.sides.0;
    assert!(home.mistakes > 3 && away.mistakes == 0, "{home:?} {away:?}");
    assert!(home.error_rate > 1.0 && away.error_rate == 0.0);
    assert_eq!(home.classes.iter().sum::<u32>(), home.mistakes);
    let mut counted = [0; 3];
    for (step, _, decision) in analysis.decisions() {
        let class = decision.class();
        assert_eq!(class, Class::of(decision.loss));
        assert_eq!(decision.loss > 0.0, decision.chosen != decision.best, "{step}");
        if let Some(class) = class {
            counted[class as usize] += 1;
            // The loss is what is left of the difference beyond doubt.
            assert!(decision.margin > 0.0);
            assert!((decision.best.worth - decision.chosen.worth - decision.loss).abs() < 1e-12);
            // What was chosen is what the record says, up to the dice or the other seat.
            let inputs = (step..).zip(
                std::iter::once(&decision.chosen.action)
                    .chain(decision.chosen.rest.iter().map(|answer| &answer.action)),
            );
            for (step, action) in inputs {
                assert_eq!(&analysis.steps[step].input, action);
                assert!(
                    matches!(course.game().node(&course.states()[step]), Node::Decide(seat, _) if seat == decision.seat)
                );
            }
        }
    }
    assert_eq!(counted, home.classes);
    for step in &analysis.steps {
        let Kind::Decision(decision) = &step.kind else { continue };
        assert!(decision.is_told || decision.loss == 0.0);
    }
}

#[test]
fn rollouts_are_the_same_whatever_the_threads_and_find_the_mistakes_of_chance() {
    let (course, analysis) = judged(fuba("fuba:3.0"), [Level::Random, Level::Rookie], Level::Rookie, 4);
    let worst: Vec<usize> = analysis.worst(4).iter().map(|(step, ..)| *step).collect();
    let (mut claimed, mut found) = (0.0, 0.0);
    for step in worst {
        let alone = ROLLOUTS.check(&course, &analysis, step, &|| ()).unwrap();
        let together = Rollouts { threads: 3, ..ROLLOUTS }.check(&course, &analysis, step, &|| ());
        assert_eq!(together, Some(alone));
        let other = Rollouts { seed: 8, ..ROLLOUTS }.check(&course, &analysis, step, &|| ()).unwrap();
        assert!(other.found.to_bits() != alone.found.to_bits() && alone.error > 0.0);
        claimed += alone.claimed;
        found += alone.found;
    }
    assert!(found > 0.0, "{claimed} claimed, {found} found");
    // Nothing to play out where nothing better is known.
    let fine = analysis.decisions().find(|(.., one)| one.loss == 0.0).unwrap().0;
    assert_eq!(ROLLOUTS.check(&course, &analysis, fine, &|| ()), None);
    assert_eq!(ROLLOUTS.check(&course, &analysis, usize::MAX, &|| ()), None);
}

/// The value of a shoot-out is known exactly: playing it out gives the same, and taking luck out of it leaves
/// less to chance.
#[test]
fn playing_out_has_no_bias() {
    let game = fuba("fuba:3.0");
    let rollouts = Rollouts { turns: None, ..ROLLOUTS };
    for fields in ["shoot-out=1-2:5 next=shoot-out,dive", "next=shoot-out,shoot-out-roll"] {
        let position = format!(
            "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:1:home clock=2:90+2 agreed=shoot-out {fields}"
        );
        let s = game.read_state(&position).unwrap();
        let known = game.known(&s).unwrap().points(Seat::Home);
        let points: Vec<f64> = (0..3_000).map(|seed| rollouts.play_on(&game, s, seed)).collect();
        let count = points.len() as f64;
        let mean = points.iter().sum::<f64>() / count;
        let variance = points.iter().map(|one| (one - mean) * (one - mean)).sum::<f64>() / count;
        let error = (variance / count).sqrt();
        assert!((mean - known).abs() < 4.0 * error, "{fields}: {mean} ± {error}, not {known}");
        assert!(variance < 0.8 * known * (1.0 - known), "{fields}: {variance}");
    }
}

/// After a card is lost or drawn in secret somebody decides before the next goal: so the walk over goal
/// chances need not follow every card.
#[test]
fn a_card_that_changes_hands_in_secret_brings_no_goal_before_the_next_decision() {
    let game = fuba("fuba:3.0+all");
    let mut drawn = 0;
    for seed in 1..400 {
        let course = course(game, [Level::Random, Level::Random], seed, Cut::Never);
        for s in course.states().iter().filter(|s| game.node(s) == Node::Chance && game.is_roll_secret(s)) {
            let mut outcomes = touchline_engine::Weighted::new();
            game.chances(s, &mut outcomes);
            for (chance, _) in outcomes.iter() {
                let mut next = *s;
                game.resolve(&mut next, chance.as_ref(), &mut ());
                let goal = touchline_ai::analysis::goal_chance(&game, &next);
                assert!(goal.0.iter().all(|chance| *chance == 0.0), "{}", game.write_state(&next));
            }
            drawn += 1;
        }
        if drawn > 40 {
            return;
        }
    }
    assert!(drawn > 10, "{drawn} cards changed hands");
}

#[test]
fn the_judge_of_a_random_player_is_not_random() {
    let course = course(fuba("fuba:3.0"), [Level::Random, Level::Random], 2, Cut::After(90));
    let random = Analyst { level: Level::Random, ..ANALYST }.analyse(&course, &|| ());
    let rookie = ANALYST.analyse(&course, &|| ());
    assert_eq!((random.balance, random.steps), (rookie.balance, rookie.steps));
}
