//! Simulations of Grid with two players that do not search, one of which makes things happen.

use touchline_engine::{BySeat, Choices, Game, Outcome, Pcg, Seat, playout};
use touchline_grid::Grid;
use touchline_lab::{Bot, Coverage, Covered, Reached, Report, Simulation};

const EAGER: BySeat<Bot> = BySeat::new(Bot::Eager, Bot::Eager);

fn game(preset: &str) -> Grid {
    Grid::from_text(&format!("grid:{preset}")).expect("a spec")
}

fn simulate(preset: &str, matches: u64, bots: BySeat<Bot>) -> Report {
    Simulation { matches, seed: 1, threads: 0, bots }.run(&game(preset), &|_| ()).expect("threads")
}

fn cover(preset: &str, matches: u64, threads: usize) -> Coverage {
    Simulation { matches, seed: 1, threads, bots: EAGER }.cover(&game(preset), &|_| ()).expect("threads")
}

fn mean(report: &Report, name: &str) -> f64 {
    report.row(name).and_then(touchline_lab::Row::mean).expect(name)
}

/// Random players play the engine's playouts: the same seed gives the same match everywhere.
#[test]
fn random_players_play_the_playouts_of_the_engine() {
    let (game, mut choices) = (game("basic"), Choices::new());
    let (mut decisions, mut home) = (0, 0);
    for number in 0..20 {
        let mut state = game.start(&());
        let played = playout(&game, &mut state, &mut Pcg::new(1, number), &mut choices, &mut ());
        decisions += u32::try_from(played.decisions).expect("thousands");
        home += u32::from(played.outcome == Outcome::Win(Seat::Home));
    }
    let report = simulate("basic", 20, BySeat::default());
    assert!((mean(&report, "decisions_per_match") * 20.0 - f64::from(decisions)).abs() < 1e-6);
    assert!((mean(&report, "home_win") * 20.0 - f64::from(home)).abs() < 1e-6);
}

#[test]
fn eager_players_shoot_and_score_where_random_ones_do_not() {
    let (random, eager) = (simulate("basic", 40, BySeat::default()), simulate("basic", 40, EAGER));
    assert!(mean(&random, "goals_per_match") < 0.1, "{}", mean(&random, "goals_per_match"));
    assert!(mean(&eager, "goals_per_match") > 0.6, "{}", mean(&eager, "goals_per_match"));
    assert!(mean(&eager, "shots_per_match") > mean(&eager, "goals_per_match"));
    // 180 turns, unless a match never ends.
    assert!((mean(&eager, "turns_per_match") - 180.0).abs() < 1e-9);
}

/// Eagerness is set per seat.
#[test]
fn an_eager_team_beats_a_random_one() {
    let one = simulate("basic", 40, BySeat::new(Bot::Eager, Bot::RANDOM));
    assert!(mean(&one, "home_win") > 0.9);
    let other = simulate("basic", 40, BySeat::new(Bot::RANDOM, Bot::Eager));
    assert!(mean(&other, "away_win") > 0.9);
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let one = cover("basic", 300, 1);
    assert_eq!(one, cover("basic", 300, 2));
    assert_eq!(one.matches, 300);
}

fn named(row: &Reached) -> String {
    format!("{} {}", row.group, row.name)
}

fn missed(coverage: &Coverage) -> Vec<String> {
    coverage.missed().map(named).collect()
}

#[test]
fn the_basic_game_is_reached_whole() {
    let coverage = cover("basic", 2000, 0);
    assert_eq!(missed(&coverage), Vec::<String>::new());
}

/// Seen less than once in thousands of matches: a juggler shut in by opponents, a goalie with three fouls.
const RARE: [&str; 2] = ["asked where a juggled ball drops", "asked who leaves for the goalie"];

fn offered(spec: &str) -> Vec<String> {
    let rows = game(spec).covered(&<Grid as Covered>::Counts::default());
    rows.iter().map(named).collect()
}

#[test]
fn the_advanced_and_optional_rules_are_reached() {
    let mut missed_in_full = missed(&cover("full", 3000, 0));
    missed_in_full.retain(|name| !RARE.contains(&name.as_str()));
    assert_eq!(missed_in_full, Vec::<String>::new());
    // What the other rules add, with few fielders, who reach their third foul sooner.
    let (others, full) = ("full+reposition+offside?fielders=3&red_card_plays_short=yes", offered("full"));
    let mut missed_besides = missed(&cover(others, 1500, 0));
    missed_besides.retain(|name| !RARE.contains(&name.as_str()) && !full.contains(name));
    assert_eq!(missed_besides, Vec::<String>::new());
}

/// What a rule adds is expected where the rule is in force, and reached nowhere else.
#[test]
fn nothing_is_reached_that_the_rules_do_not_offer() {
    for spec in ["basic", "basic+tackle", "basic+intercept+chest", "basic+facing+direction", "full"] {
        let mut strange: Vec<String> = cover(spec, 200, 0).rows.iter().map(named).collect();
        strange.retain(|name| !offered(spec).contains(name));
        assert_eq!(strange, Vec::<String>::new(), "{spec}");
    }
    let [basic, advanced, full] = ["basic", "advanced", "full"].map(|preset| offered(preset).len());
    assert!(basic < advanced && advanced < full);
}
