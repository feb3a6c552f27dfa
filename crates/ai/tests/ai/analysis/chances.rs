//! Shots, expected goals, possession and territory.

use touchline_ai::analysis::{Analysis, Course, goal_chance};
use touchline_ai::{Level, Watch};
use touchline_engine::{BySeat, Describe, Driver, Game, Node, Notation, Record, Seat, Spec};
use touchline_fuba::event::Shot;
use touchline_fuba::flow::Stage;
use touchline_fuba::rules::{goal_attempt, penalty_kick};
use touchline_fuba::state::GoalSide;
use touchline_fuba::{Action, Event, Fuba, Roll, State};
use touchline_grid::Grid;
use touchline_grid::marker::Marker;

use super::matches::{ANALYST, Cut, FUBA, GRID, fuba, grid, play};

/// What must hold for the goal chances of every match in any game.
fn check<G: Watch>(driver: &Driver<G>, what: &str) -> Analysis {
    let analysis = ANALYST.analyse(&Course::of_driver(driver), &|| ());
    let mut goals = BySeat::new(0, 0);
    for shot in &analysis.shots {
        assert!(shot.chance > 0.0 && shot.chance < 1.0 + 1e-9, "{what}: {shot:?}");
        goals[shot.seat] += u32::from(shot.goal);
    }
    assert_eq!(goals, BySeat(driver.game().score(driver.state())), "{what}");
    assert_eq!(goals, analysis.score, "{what}");
    for seat in Seat::ALL {
        let (side, turns) = (&analysis.sides[seat], &analysis.turns);
        assert!(
            (turns.iter().map(|turn| turn.expected_goals[seat]).sum::<f64>() - side.expected_goals).abs()
                < 1e-9
        );
        assert_eq!(turns.iter().map(|turn| turn.goals[seat]).sum::<u32>(), side.goals, "{what}");
        assert!((side.thirds.iter().sum::<f64>() - side.possession).abs() < 1e-9);
    }
    let possession: f64 = Seat::ALL.iter().map(|seat| analysis.sides[*seat].possession).sum();
    assert!((possession - 1.0).abs() < 1e-9, "{what}: {possession}");
    // Every position belongs to one turn.
    let first: Vec<usize> = analysis.turns.iter().map(|turn| turn.step).collect();
    assert!(first.is_sorted() && first.first() == Some(&0), "{what}");
    analysis
}

#[test]
fn goals_and_chances_are_those_of_the_match() {
    for (seed, spec) in (1..).zip(FUBA) {
        check(&play(fuba(spec), [Level::Rookie, Level::Random], seed, Cut::Never), spec);
    }
    for (seed, spec) in (1..).zip(GRID) {
        check(&play(grid(spec), [Level::Rookie, Level::Rookie], seed, Cut::After(2500)), spec);
    }
}

/// The chance of an attempt by the tables of the rules: the die, the second die of a difficult attempt, the
/// rebound.
fn by_the_tables(game: &Fuba, s: &State, from: goal_attempt::From) -> f64 {
    let rules = &game.rules;
    let total = goal_attempt::modifiers(rules, s, from).total();
    let number = goal_attempt::area_number(s.control, s.ball.area).unwrap();
    let dice = || (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b)));
    let rebound = |own: u8, other: u8| goal_attempt::rebound_result(rules, s, s.control, own, other);
    let goals = |shot: Shot| match shot {
        Shot::Goal => 1.0,
        Shot::Rebound => {
            dice().filter(|(own, other)| rebound(*own, *other) == Shot::Goal).count() as f64 / 36.0
        }
        Shot::SecondDie => {
            (1..=6).filter(|die| goal_attempt::second(*die, number) == Shot::Goal).count() as f64 / 6.0
        }
        Shot::Corner | Shot::Cleared | Shot::Miss => 0.0,
    };
    let shot = |die: u8| {
        if goal_attempt::is_difficult(s, total) {
            goal_attempt::difficult(die)
        } else {
            goal_attempt::ordinary(s, total, die)
        }
    };
    (1..=6).map(|die| goals(shot(die)) / 6.0).sum()
}

#[test]
fn a_fuba_shot_has_the_chance_of_the_tables() {
    let mut attempts = 0;
    for spec in ["fuba:2.0", "fuba:2.1", "fuba:2.2", "fuba:3.0"] {
        for seed in 1..=6 {
            let game = fuba(spec);
            let driver = play(game, [Level::Random, Level::Random], seed, Cut::Never);
            let course = Course::of_driver(&driver);
            let analysis = check(&driver, spec);
            for (number, input) in course.inputs().iter().enumerate() {
                let s = &course.states()[number];
                if touchline_fuba::roll(&game.rules, s) != Some(Roll::GoalAttempt) {
                    continue;
                }
                let direct = s.agenda.top() == Some(Stage::FreeKickShot);
                let from = if direct { goal_attempt::From::FreeKick } else { goal_attempt::From::Play };
                let chance = by_the_tables(&game, s, from);
                let exact = goal_chance(&game, s);
                assert!(
                    (exact[s.control] - chance).abs() < 1e-12,
                    "{spec} {seed} {number}: {exact:?} {chance}"
                );
                assert!(exact[s.passive()].abs() < 1e-12);
                let listed = analysis.shots.iter().find(|shot| shot.step == number);
                assert_eq!(
                    listed.is_some(),
                    chance > 0.0,
                    "{spec} {seed} {number} {}",
                    game.write_input(input)
                );
                assert!(
                    listed.is_none_or(|shot| shot.seat == s.control && (shot.chance - chance).abs() < 1e-12)
                );
                attempts += 1;
            }
        }
    }
    assert!(attempts > 100, "{attempts}");
}

#[test]
fn a_penalty_has_the_chance_of_its_table() {
    let mut penalties = 0;
    for seed in 1..=60 {
        let game = fuba("fuba:3.0");
        let course = Course::of_driver(&play(game, [Level::Random, Level::Random], seed, Cut::Never));
        for s in course.states() {
            let Node::Decide(_, touchline_fuba::Decision::PenaltyKick) = game.node(s) else { continue };
            let dive = s.secrets[s.passive()].dive.unwrap();
            for kick in GoalSide::ALL {
                let mut next = *s;
                game.act(&mut next, Action::Kick(kick), &mut ());
                let faces = (1..=6).filter(|die| penalty_kick::scores(kick, dive, *die)).count();
                assert!((goal_chance(&game, &next)[s.control] - faces as f64 / 6.0).abs() < 1e-12);
            }
            penalties += 1;
        }
    }
    assert!(penalties > 2, "{penalties}");
}

#[test]
fn every_attempt_in_the_record_that_could_score_is_a_shot() {
    for seed in 1..=4 {
        let game = fuba("fuba:3.0");
        let driver = play(game, [Level::Rookie, Level::Rookie], seed, Cut::Never);
        let analysis = check(&driver, "fuba:3.0");
        let mut again = Driver::new(game, &touchline_fuba::Terms::default());
        let mut goals = Vec::new();
        for (number, input) in driver.inputs().iter().enumerate() {
            for event in again.step(*input).unwrap() {
                if let Event::Shot(Shot::Goal, seat) = event {
                    goals.push((number, *seat));
                }
            }
        }
        // A goal from a rebound comes later than the shot began, and never after the next shot.
        let scored: Vec<_> = analysis.shots.iter().filter(|shot| shot.goal).collect();
        assert_eq!(scored.len(), goals.len());
        for (shot, (number, seat)) in scored.iter().zip(goals) {
            assert!(shot.seat == seat && shot.step <= number && number <= shot.step + 2, "{shot:?} {number}");
        }
    }
}

/// The game of a record, under the rules it was played by.
fn recorded(record: &Record) -> Grid {
    Grid::at_revision(&Spec::parse(record.spec()).unwrap(), record.rules().unwrap()).unwrap()
}

/// A recorded shot at goal, with the goalie moved elsewhere.
fn saves(game: Grid, each: impl Fn(&touchline_grid::State, Marker, u8)) {
    let file =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../grid/tests/records/revision-1/basic-first-to-one.tlm");
    let record = Record::parse(&std::fs::read_to_string(file).unwrap()).unwrap();
    let course = Course::of_record(recorded(&record), &record).unwrap();
    let analysis = ANALYST.analyse(&course, &|| ());
    let [shot] = &analysis.shots[..] else { panic!("{:?}", analysis.shots) };
    assert!(shot.goal && shot.seat == Seat::Home && shot.step == course.len() - 1);
    let before = course.states()[course.len() - 1];
    let keeper = Marker::goalie(Seat::Away);
    for square in game.rules.board.goal_area(Seat::Away) {
        let mut s = before;
        if !s.is_occupied(square) {
            s.put(keeper, square);
            each(&s, keeper, square.manhattan(s.ball.at));
        }
    }
}

#[test]
fn a_grid_save_has_the_chance_of_its_die() {
    let game = grid("grid:basic?end=score:1");
    saves(game, |s, _, distance| {
        let goals = (1..=6).filter(|die| !touchline_grid::rules::shot::is_grab(*die, distance)).count();
        let chance = goal_chance(&game, s);
        assert!((chance[Seat::Home] - goals as f64 / 6.0).abs() < 1e-12, "{chance:?} {distance}");
        assert!(chance[Seat::Away].abs() < 1e-12);
    });
}

/// A goalie that cannot grab the ball moves where it deflects best: a question in the middle of the shot does
/// not end it.
#[test]
fn a_goalie_that_may_deflect_does_it_as_well_as_it_can() {
    let game = grid("grid:basic+deflection?end=score:1");
    saves(game, |s, _, distance| {
        let scores = |driver: &Driver<Grid>| game.score(driver.state())[0] > game.score(s)[0];
        let rolled = |driver: &Driver<Grid>, die: u8| {
            let mut driver = driver.clone();
            driver.roll(&[die]).unwrap();
            driver
        };
        let share =
            |driver: &Driver<Grid>| (1..=6).filter(|die| scores(&rolled(driver, *die))).count() as f64 / 6.0;
        let mut want = 0.0;
        for die in 1..=6 {
            let driver = rolled(&Driver::from_state(game, *s), die);
            want += match driver.node() {
                Node::Decide(_, touchline_grid::Decision::Walk(_)) => {
                    let after = |action: &touchline_grid::Action| {
                        let mut next = driver.clone();
                        next.act(*action).unwrap();
                        share(&next)
                    };
                    driver.actions().iter().map(after).fold(1.0, f64::min)
                }
                Node::Chance
                    if touchline_grid::roll(&game.rules, driver.state())
                        == Some(touchline_grid::Roll::Deflect) =>
                {
                    share(&driver)
                }
                Node::Decide(..) | Node::Chance | Node::Over(_) => f64::from(u8::from(scores(&driver))),
            } / 6.0;
        }
        let chance = goal_chance(&game, s)[Seat::Home];
        assert!((chance - want).abs() < 1e-12, "{distance}: {chance} {want}");
    });
}

#[test]
fn the_pitch_is_covered_without_gaps() {
    fn covers<G: Watch>(game: &G) {
        let pitch = game.pitch();
        let area: f64 = pitch.cells.iter().map(|cell| cell.width * cell.length).sum();
        assert!((area - pitch.width * pitch.length).abs() < 1e-6, "{}", game.spec());
        for cell in &pitch.cells {
            assert!(cell.x >= 0.0 && cell.x + cell.width <= pitch.width + 1e-9, "{cell:?}");
            assert!(cell.y >= 0.0 && cell.y + cell.length <= pitch.length + 1e-9, "{cell:?}");
        }
    }
    covers(&fuba("fuba:3.0"));
    for spec in ["grid:basic@small", "grid:basic@medium", "grid:basic@large"] {
        covers(&grid(spec));
    }
    let game = fuba("fuba:3.0");
    let start = game.start(&touchline_fuba::Terms::default());
    assert_eq!(game.pitch().cells[game.cell(&start)].name, "CE");
}

/// The chance of a goal by a plain walk through every outcome: no roll is remembered.
fn by_every_outcome<G: Watch>(game: &G, s: &G::State, depth: u8) -> [f64; 2] {
    if depth == 0 || !matches!(game.node(s), Node::Chance) || game.is_roll_secret(s) {
        return [0.0; 2];
    }
    let mut outcomes = touchline_engine::Weighted::new();
    game.chances(s, &mut outcomes);
    let (mut sum, mut again) = ([0.0; 2], 0.0);
    for (faces, weight) in outcomes.iter() {
        let mut driver = Driver::from_state(*game, *s);
        driver.roll(faces.as_ref()).unwrap();
        let (next, chance) = (driver.state(), f64::from(*weight) / f64::from(outcomes.total()));
        if next == s {
            again += chance;
            continue;
        }
        let (before, after) = (game.score(s), game.score(next));
        let part = match [after[0] > before[0], after[1] > before[1]] {
            [false, false] => by_every_outcome(game, next, depth - 1),
            [home, away] => [home, away].map(|goal| f64::from(u8::from(goal))),
        };
        sum = [sum[0] + chance * part[0], sum[1] + chance * part[1]];
    }
    sum.map(|sum| sum / (1.0 - again))
}

#[test]
fn rolls_that_are_remembered_change_no_chance() {
    let game = fuba("fuba:3.0+all");
    let driver = play(game, [Level::Rookie, Level::Rookie], 2, Cut::After(400));
    let course = Course::of_driver(&driver);
    let mut some = 0;
    for s in course.states().iter().filter(|s| game.node(s) == Node::Chance) {
        let (got, want) = (goal_chance(&game, s), by_every_outcome(&game, s, 10));
        for seat in Seat::ALL {
            assert!((got[seat] - want[seat as usize]).abs() < 1e-9, "{}", game.write_state(s));
        }
        some += usize::from(want.iter().any(|chance| *chance > 0.0));
    }
    assert!(some > 0, "no chance of a goal");
}
