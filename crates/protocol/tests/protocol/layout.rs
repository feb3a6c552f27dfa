//! A client lays out a whole set-up by what the question tells it, and knows no rules besides.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use touchline_engine::{Driver, Node, Pcg, Rng as _, Seat, Seeded};
use touchline_fuba::Fuba;
use touchline_grid::Grid;
use touchline_protocol::Playable;
use touchline_protocol::plan::{follow, read};

use crate::common::below;

/// What the question tells a client; none where it is about no set-up.
fn told<G: Playable>(driver: &Driver<G>) -> Option<Value> {
    driver.game().layout(driver.state()).map(|layout| serde_json::to_value(layout).unwrap())
}

fn list<'a>(layout: &'a Value, what: &str) -> &'a [Value] {
    layout[what].as_array().unwrap()
}

fn seat_asked<G: Playable>(driver: &Driver<G>) -> Option<Seat> {
    match driver.node() {
        Node::Decide(seat, _) => Some(seat),
        Node::Chance | Node::Over(_) => None,
    }
}

/// The plan of a team of FUBA: where its goalkeeper goes and how many players go to each area, as long as
/// the layout allows that.
fn fuba_plan(layout: &Value, keeper: &Value, players: &[u64]) -> Option<Vec<String>> {
    let (areas, one_of) = (list(layout, "areas"), list(layout, "one_of"));
    let mut left = layout["players"].as_u64().unwrap();
    let mut plan = Vec::new();
    if !keeper.is_null() {
        plan.push(format!("keeper {}", keeper.as_str().unwrap()));
        let takes_it = !layout["taker"].is_null() && layout["taker"] != *keeper;
        left -= u64::from(left > 0 && takes_it);
    }
    let mut owed = !one_of.is_empty() && !one_of.contains(keeper);
    for (at, (bounds, here)) in areas.iter().zip(players).enumerate() {
        if left == 0 {
            break;
        }
        let is_duty = one_of.contains(&bounds["area"]);
        let later = areas[at + 1..].iter().any(|later| one_of.contains(&later["area"]));
        let most = bounds["most"].as_u64().unwrap().min(left - u64::from(owed && !is_duty && later));
        let fewest = bounds["fewest"].as_u64().unwrap().saturating_sub(u64::from(bounds["area"] == *keeper));
        let fewest = fewest.max(u64::from(owed && is_duty && !later)).min(most);
        if at + 1 < areas.len() {
            if !(fewest..=most).contains(here) {
                return None;
            }
            if fewest < most {
                plan.push(format!("place {here}"));
            }
        }
        left = left.checked_sub(*here)?;
        owed &= !(is_duty && *here > 0);
    }
    (left == 0).then_some(plan)
}

/// Every way to spread players over areas.
fn spreads(players: u64, areas: usize) -> Vec<Vec<u64>> {
    if areas == 1 {
        return vec![vec![players]];
    }
    let with = |here: u64| {
        let rest = spreads(players - here, areas - 1).into_iter();
        rest.map(move |rest| std::iter::once(here).chain(rest).collect())
    };
    (0..=players).flat_map(with).collect()
}

/// How many players a client places for a goalkeeper's place.
fn to_place(layout: &Value, keeper: &Value) -> u64 {
    let players = layout["players"].as_u64().unwrap();
    let takes_it = !keeper.is_null() && !layout["taker"].is_null() && layout["taker"] != *keeper;
    players - u64::from(players > 0 && takes_it)
}

/// Where the goalkeeper may go; nowhere once where it has its place.
fn keepers(layout: &Value) -> Vec<Value> {
    let keepers = list(layout, "keeper").to_vec();
    if keepers.is_empty() { vec![Value::Null] } else { keepers }
}

/// Every plan of FUBA that a layout allows.
fn fuba_plans(layout: &Value) -> BTreeSet<Vec<String>> {
    let areas = list(layout, "areas").len();
    let plans = keepers(layout).into_iter().flat_map(|keeper| {
        let spreads = spreads(to_place(layout, &keeper), areas);
        spreads.into_iter().filter_map(move |players| fuba_plan(layout, &keeper, &players))
    });
    plans.collect()
}

/// Every way to answer until the set-up is laid out, by the legal answers alone.
fn walked<G: Playable>(driver: &Driver<G>) -> BTreeSet<Vec<String>> {
    fn walk<G: Playable>(
        driver: &Driver<G>,
        seat: Seat,
        given: &mut Vec<String>,
        found: &mut BTreeSet<Vec<String>>,
    ) {
        if seat_asked(driver) != Some(seat) || told(driver).is_none() {
            found.insert(given.clone());
            return;
        }
        for action in driver.actions().iter() {
            let mut next = driver.clone();
            next.act(*action).unwrap();
            given.push(driver.game().write_action(*action));
            walk(&next, seat, given, found);
            given.pop();
        }
    }
    let mut found = BTreeSet::new();
    walk(driver, seat_asked(driver).unwrap(), &mut Vec::new(), &mut found);
    found
}

/// Any plan that a layout of FUBA allows.
fn any_fuba_plan(layout: &Value, rng: &mut Pcg) -> Vec<String> {
    let keepers = keepers(layout);
    let areas = list(layout, "areas").len();
    (0..10_000)
        .find_map(|_| {
            let keeper = &keepers[below(rng, keepers.len())];
            let mut players = vec![0; areas];
            // Half of the time few areas are filled, as people do.
            let spread = if rng.below(2) == 0 { areas } else { areas.min(3) };
            (0..to_place(layout, keeper)).for_each(|_| players[below(rng, spread)] += 1);
            fuba_plan(layout, keeper, &players)
        })
        .expect("a layout allows something")
}

/// Squares of a layout of the grid game: rows with their columns.
type Squares = BTreeMap<i64, BTreeSet<i64>>;

fn squares(layout: &Value, whose: &str) -> Squares {
    let columns = |row: &Value| list(row, "columns").iter().map(|column| column.as_i64().unwrap()).collect();
    let rows = list(layout, whose).iter();
    rows.map(|row| (row["row"].as_i64().unwrap(), columns(row))).collect()
}

/// The plan of a team of the grid game with its markers on squares that are picked from the free ones: a
/// number below the one given.
fn grid_plan(layout: &Value, pick: &mut impl FnMut(usize) -> usize) -> Vec<String> {
    let (mut goalie, mut fielders) = (squares(layout, "goalie"), squares(layout, "fielders"));
    let (mut plan, mut chosen) = (Vec::new(), layout["row"].as_i64());
    for marker in list(layout, "markers") {
        let is_goalie = marker.as_str().unwrap().ends_with('0') && !marker.as_str().unwrap().ends_with("10");
        let free = if is_goalie { &goalie } else { &fielders };
        let rows: Vec<i64> = free.keys().copied().collect();
        let row = chosen.take().unwrap_or_else(|| {
            let row = rows[pick(rows.len())];
            if rows.len() > 1 {
                plan.push(format!("row {row}"));
            }
            row
        });
        let columns: Vec<i64> = free[&row].iter().copied().collect();
        let column = columns[pick(columns.len())];
        if columns.len() > 1 {
            plan.push(format!("column {column}"));
        }
        for free in [&mut goalie, &mut fielders] {
            if let Some(columns) = free.get_mut(&row) {
                columns.remove(&column);
            }
            free.retain(|_, columns| !columns.is_empty());
        }
    }
    plan
}

/// Every plan of the grid game that a layout allows: each pick counted on like the figures of a number.
fn grid_plans(layout: &Value) -> BTreeSet<Vec<String>> {
    let (mut plans, mut picks) = (BTreeSet::new(), Vec::<(usize, usize)>::new());
    loop {
        let mut at = 0;
        plans.insert(grid_plan(layout, &mut |of| {
            if at == picks.len() {
                picks.push((0, of));
            }
            at += 1;
            picks[at - 1].0
        }));
        while let Some((pick, of)) = picks.pop() {
            if pick + 1 < of {
                picks.push((pick + 1, of));
                break;
            }
        }
        if picks.is_empty() {
            return plans;
        }
    }
}

/// Play with random answers and dice, every set-up as one plan; `see` sees each before it is answered.
fn play<G: Playable>(
    game: G,
    seed: u64,
    most: usize,
    any_plan: impl Fn(&Value, &mut Pcg) -> Vec<String>,
    mut see: impl FnMut(&Driver<G>, &Value),
) -> usize {
    let mut driver = Driver::new(game, &G::Terms::default());
    let (mut dice, mut rng, mut set_ups) = (Seeded::new(seed), Pcg::new(seed, 1), 0);
    for _ in 0..most {
        if let Some(layout) = told(&driver) {
            see(&driver, &layout);
            let plan = any_plan(&layout, &mut rng);
            let seat = seat_asked(&driver);
            let answers = read(&game, &plan).unwrap_or_else(|refusal| panic!("{plan:?}: {refusal}"));
            let ahead = follow(&driver, &answers)
                .unwrap_or_else(|refusal| panic!("{}: {layout}: {plan:?}: {refusal}", game.spec()));
            let still_asked = seat_asked(&ahead.board) == seat && told(&ahead.board).is_some();
            assert!(!still_asked, "{}: {layout}: {plan:?}", game.spec());
            for answer in &answers {
                driver.act(*answer).unwrap();
            }
            set_ups += 1;
            continue;
        }
        match driver.node() {
            Node::Over(_) => break,
            Node::Chance => drop(driver.roll_from(&mut dice).unwrap()),
            Node::Decide(..) => {
                let legal = driver.actions();
                let action = legal[below(&mut rng, legal.len())];
                driver.act(action).unwrap();
            }
        }
    }
    set_ups
}

const FUBA: [&str; 7] =
    ["fuba:2.0", "fuba:2.0+all", "fuba:2.1", "fuba:2.1+all", "fuba:2.2", "fuba:3.0", "fuba:3.0+all"];

#[test]
fn whatever_a_layout_of_fuba_allows_is_a_legal_plan() {
    let mut restarts = BTreeSet::new();
    for spec in FUBA {
        let game = Fuba::from_text(spec).unwrap();
        let set_ups: usize = (0..6)
            .map(|seed| {
                play(game, seed, 20_000, any_fuba_plan, |driver, _| {
                    restarts.insert(format!("{:?}", driver.state().turn.restart));
                })
            })
            .sum();
        assert!(set_ups > 20, "{spec}: {set_ups}");
    }
    let all: Vec<&str> = restarts.iter().map(String::as_str).collect();
    assert_eq!(all, ["CornerKick", "FreeKick", "KickOff", "PenaltyKick"], "and no other restart has one");
}

#[test]
fn a_layout_of_fuba_says_what_the_legal_answers_allow_and_nothing_else() {
    for spec in FUBA {
        let game = Fuba::from_text(spec).unwrap();
        let (mut compared, mut seen) = (0, BTreeSet::new());
        for seed in 0..4 {
            play(game, seed, 20_000, any_fuba_plan, |driver, layout| {
                let state = driver.state();
                let seat = seat_asked(driver).unwrap();
                // The same set-up with few players: all of it can be walked.
                for players in 0..=2 {
                    let kind = (state.turn.restart as u8, seat == state.control, state.ball.area, players);
                    if !seen.insert(format!("{kind:?} {}", layout["keeper"])) {
                        continue;
                    }
                    let mut few = *state;
                    few.squads[seat].in_hand = players;
                    let driver = Driver::from_state(game, few);
                    let Some(layout) = told(&driver).filter(|_| seat_asked(&driver) == Some(seat)) else {
                        continue;
                    };
                    assert_eq!(fuba_plans(&layout), walked(&driver), "{spec}: {layout}");
                    compared += 1;
                }
            });
        }
        assert!(compared > 10, "{spec}: {compared}");
    }
}

#[test]
fn a_layout_half_laid_out_says_what_is_left() {
    let mut compared = 0;
    for spec in FUBA {
        let game = Fuba::from_text(spec).unwrap();
        let mut rng = Pcg::new(3, 1);
        play(game, 5, 1_000, any_fuba_plan, |driver, layout| {
            let mut driver = driver.clone();
            let plan = any_fuba_plan(layout, &mut rng);
            for answer in &plan[..plan.len() - 1] {
                driver.act_text(answer).unwrap();
                let layout = told(&driver).unwrap();
                if layout["players"].as_u64().unwrap() <= 3 {
                    assert_eq!(fuba_plans(&layout), walked(&driver), "{spec}: {layout}");
                    compared += 1;
                }
            }
        });
    }
    assert!(compared > 50, "{compared}");
}

#[test]
fn whatever_a_layout_of_the_grid_game_allows_is_a_legal_plan() {
    let specs =
        ["grid:basic", "grid:full", "grid:advanced@medium", "grid:basic@large", "grid:full?fielders=10"];
    for spec in specs {
        let game = Grid::from_text(spec).unwrap();
        let any_plan = |layout: &Value, rng: &mut Pcg| grid_plan(layout, &mut |of| below(rng, of));
        let set_ups: usize = (0..3).map(|seed| play(game, seed, 1_500, any_plan, |_, _| {})).sum();
        assert!(set_ups >= 6, "{spec}: {set_ups}");
    }
}

#[test]
fn a_layout_of_the_grid_game_says_what_the_legal_answers_allow_and_nothing_else() {
    let game = Grid::from_text("grid:basic?fielders=1").unwrap();
    let mut driver = Driver::new(game, &Default::default());
    for seat in Seat::ALL {
        assert_eq!(seat_asked(&driver), Some(seat));
        let plan = grid_plan(&told(&driver).unwrap(), &mut |of| of / 2);
        for (given, answer) in plan.iter().enumerate() {
            // All squares of the goalie and of one more once; of the other seat what is left of that.
            if seat == Seat::Home || given > 0 {
                let layout = told(&driver).unwrap();
                assert_eq!(grid_plans(&layout), walked(&driver), "{layout}");
            }
            driver.act_text(answer).unwrap();
        }
    }
}
