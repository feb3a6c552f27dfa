//! Simulations of random FUBA: the same with any number of threads, and exact consequences of the rules.

use std::sync::atomic::{AtomicU64, Ordering};

use touchline_ai::Level;
use touchline_engine::{BySeat, Choices, Game, Pcg, playout};
use touchline_fuba::terms::AfterDraw;
use touchline_fuba::{Event, Fuba, Terms};
use touchline_lab::{Bot, Report, Simulation};

fn fuba() -> Fuba {
    Fuba::from_text("fuba:3.0").expect("a known spec")
}

fn simulate(matches: u64, seed: u64, threads: usize) -> Report {
    Simulation { matches, seed, threads, ..Simulation::default() }.run(&fuba(), &|_| ()).expect("threads")
}

fn mean(report: &Report, name: &str) -> f64 {
    report.row(name).and_then(touchline_lab::Row::mean).expect(name)
}

fn error(report: &Report, name: &str) -> f64 {
    report.row(name).and_then(touchline_lab::Row::standard_error).expect(name)
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let one = simulate(1000, 7, 1);
    assert_eq!(one, simulate(1000, 7, 2));
    assert_eq!(one, simulate(1000, 7, 3));
    assert_ne!(one, simulate(1000, 8, 1));
}

#[test]
fn thinking_players_too_play_the_same_whatever_the_threads() {
    let with = |threads, home| {
        let bots = BySeat::new(home, Bot::RANDOM);
        Simulation { matches: 6, seed: 3, threads, bots }.run(&fuba(), &|_| ()).expect("threads")
    };
    let rookie = Bot::Computer(Level::Rookie.into());
    assert_eq!(with(1, rookie), with(3, rookie));
    assert_ne!(with(1, rookie), with(1, Bot::RANDOM));
}

#[test]
fn words_name_bots_and_back() {
    for word in ["random", "rookie", "coach:1", "coach:5", "eager"] {
        assert_eq!(Bot::from_word(word).map(|bot| bot.to_string()).as_deref(), Some(word));
        assert!(Bot::words().contains(word));
    }
    assert_eq!(Bot::from_word("coach"), Some(Bot::Computer(Level::Coach(3).into())));
    assert_eq!(Bot::from_word("human"), None);
}

#[test]
fn progress_adds_up_to_the_matches() {
    let done = AtomicU64::new(0);
    let simulation = Simulation { matches: 700, seed: 1, threads: 2, ..Simulation::default() };
    let report = simulation.run(&fuba(), &|more| {
        done.fetch_add(more, Ordering::Relaxed);
    });
    assert_eq!(report.expect("threads").matches, 700);
    assert_eq!(done.into_inner(), 700);
}

#[test]
fn no_matches_have_no_means_and_one_has_no_error() {
    let none = simulate(0, 1, 1);
    assert!(none.rows.iter().all(|row| row.mean().is_none() && row.standard_error().is_none()));
    let one = simulate(1, 1, 1);
    assert!(one.rows.iter().all(|row| row.mean().is_some() && row.standard_error().is_none()));
}

/// The first match alone: the tally must count what a reader of the events would.
#[test]
fn one_match_is_counted_as_it_was_played() {
    for seed in 0..50 {
        let (game, mut events) = (fuba(), Vec::new());
        let mut state = game.start(&touchline_fuba::Terms::default());
        let played = playout(&game, &mut state, &mut Pcg::new(seed, 0), &mut Choices::new(), &mut events);
        let count = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
        let report = simulate(1, seed, 1);
        let same = |name: &str, counted: usize, halves: f64| {
            let expected = f64::from(u32::try_from(counted).expect("small")) / halves;
            assert!((mean(&report, name) - expected).abs() < 1e-9, "{name} of seed {seed}: not {expected}");
        };
        let [home, away] = state.teams.0.map(|team| usize::from(team.goals));
        same("home_goals_per_match", home, 1.0);
        same("away_goals_per_match", away, 1.0);
        same("goals_per_match", home + away, 1.0);
        same("turns_begun_per_half", count(|e| matches!(e, Event::TurnBegins(..))), 2.0);
        // A completed turn moves the marker by its dice, a turn cut short does not: the half ends right after
        // the dice.
        let cut = events
            .windows(2)
            .filter(|pair| {
                matches!(pair, [Event::Rolled(touchline_fuba::Roll::Stage, _), Event::HalfEnds(_)])
            })
            .count();
        same("turns_per_half", usize::from(state.turn.number) - cut, 2.0);
        same("red_cards_per_match", state.teams.0.iter().map(|team| usize::from(team.reds)).sum(), 1.0);
        same("decisions_per_match", usize::try_from(played.decisions).expect("small"), 1.0);
        let kinds = ["kick_offs", "free_kicks", "corner_kicks", "goal_kicks"];
        let sum: f64 = kinds.iter().map(|kind| mean(&report, &format!("{kind}_per_half"))).sum();
        let sum = sum + mean(&report, "penalties_per_match") / 2.0;
        assert!((sum - mean(&report, "restarts_per_half")).abs() < 1e-9);
        let results = ["home_win", "draw", "away_win"].map(|name| mean(&report, name));
        let expected = [home > away, home == away, home < away].map(|yes| f64::from(u8::from(yes)));
        assert!(results.iter().zip(expected).all(|(got, want)| (got - want).abs() < 1e-9));
    }
}

/// Facts that follow from the rules, whoever plays. Five standard errors: chance would fail one seed in a
/// million, and the seed is fixed.
#[test]
fn exact_consequences_of_the_rules() {
    let report = simulate(8000, 3, 0);
    let close = |name: &str, expected: f64| {
        let (mean, error) = (mean(&report, name), error(&report, name));
        assert!((mean - expected).abs() < 5.0 * error, "{name}: {mean} ± {error}, not {expected}");
    };
    // The half ends on +1 to +5 with 1/6, 10/27, 25/81, 125/972 and 25/972.
    close(
        "stoppage_minutes_per_half",
        (162.0 + 2.0 * 360.0 + 3.0 * 300.0 + 4.0 * 125.0 + 5.0 * 25.0) / 972.0,
    );
    // Only the 25/972 of halves that reach +5 have no turn cut short.
    let cut = mean(&report, "turns_begun_per_half") - mean(&report, "turns_per_half");
    assert!((cut - 947.0 / 972.0).abs() < 0.01, "{cut}");
    // Both choose uniformly: 35/54 of penalties score.
    let penalties = mean(&report, "penalties_per_match") * 8000.0;
    let scored = mean(&report, "penalty_goals_per_match") * 8000.0;
    assert!((scored / penalties - 35.0 / 54.0).abs() < 5.0 * (0.648 * 0.352 / penalties).sqrt());
    // Random play has no home advantage.
    let (home, away) = (mean(&report, "home_win"), mean(&report, "away_win"));
    assert!((home - away).abs() < 5.0 * (error(&report, "home_win") + error(&report, "away_win")));
    assert!((home + away + mean(&report, "draw") - 1.0).abs() < 1e-9);
}

/// Expected turns to the first stoppage square for q restart minutes per turn, q = 0, 0.1, ... 0.5; then
/// 1435/972 completed turns of stoppage on average.
#[test]
fn turns_per_half_are_where_the_restarts_put_them() {
    const TURNS: [f64; 6] = [18.26, 17.58, 16.96, 16.37, 15.83, 15.32];
    const STOPPAGE: f64 = 1435.0 / 972.0;
    let report = simulate(8000, 5, 0);
    let turns = mean(&report, "turns_per_half");
    // The kick-off of the half comes before the first of these turns; a restart in the last of them costs no
    // minute, since the marker already stands on the stoppage square.
    let q = (mean(&report, "restart_minutes_per_half") - 1.0) / (turns - STOPPAGE - 1.0);
    assert!((0.1..0.5).contains(&q), "{q} restart minutes a turn");
    let table = |i: u32| TURNS.get(i as usize).copied().unwrap_or(0.0);
    let expected = (0..5)
        .map(|i| (f64::from(i) / 10.0, i))
        .filter(|(low, _)| (*low..low + 0.1).contains(&q))
        .map(|(low, i)| table(i) + (q - low) * 10.0 * (table(i + 1) - table(i)) + STOPPAGE)
        .sum::<f64>();
    assert!(
        (turns - expected).abs() < 0.12,
        "{turns} turns a half, not {expected} with {q} restart minutes a turn"
    );
}

/// Editions announce special events in two ways, by a sum or by a difference; both count.
#[test]
fn special_events_are_counted_in_every_edition() {
    for (edition, ..) in touchline_fuba::spec::EDITIONS {
        let game = Fuba::from_text(&format!("fuba:{edition}")).expect("a known spec");
        let simulation = Simulation { matches: 100, seed: 1, threads: 1, ..Simulation::default() };
        let report = simulation.run(&game, &|_| ()).expect("threads");
        // At most one roll in six, over some forty turns.
        let events = mean(&report, "special_events_per_match");
        assert!((2.0..10.0).contains(&events), "{edition}: {events}");
    }
}

/// An eager player makes things happen in FUBA, too.
#[test]
fn eager_players_of_fuba_shoot_press_and_score_more_than_random_ones() {
    for spec in ["fuba:2.0", "fuba:2.1", "fuba:3.0+all"] {
        let game = Fuba::from_text(spec).expect("a spec");
        let mean = |bot: Bot, name: &str| {
            let bots = BySeat::new(bot, bot);
            let report =
                Simulation { matches: 60, seed: 1, threads: 0, bots }.run(&game, &|_| ()).expect("threads");
            report.row(name).and_then(touchline_lab::Row::mean).expect("a number")
        };
        for name in ["shots_per_match", "goals_per_match"] {
            let (random, eager) = (mean(Bot::RANDOM, name), mean(Bot::Eager, name));
            assert!(eager > 1.5 * random, "{spec}, {name}: {eager} against {random}");
        }
    }
}

/// with extra time a match has four halves, two of them short.
#[test]
fn a_mean_per_half_counts_the_halves_of_extra_time() {
    let simulation = Simulation { matches: 400, seed: 5, threads: 2, ..Simulation::default() };
    let terms = Terms { draw: AfterDraw::ExtraTime, ..Terms::default() };
    let with = simulation.run_under(&fuba(), &terms, &|_| ()).expect("threads");
    let without = simulation.run(&fuba(), &|_| ()).expect("threads");
    let turns = |report: &Report| mean(report, "turns_per_half");
    assert!(turns(&with) < turns(&without) - 0.5, "{} {}", turns(&with), turns(&without));
}
