//! Matches to analyse: seeded, under many rules, with players of several levels, some cut short.

use touchline_ai::analysis::{Analyst, Course};
use touchline_ai::{Computer, Level, Player, Watch};
use touchline_engine::{BySeat, Driver, Node, Seeded, Spec};
use touchline_fuba::Fuba;
use touchline_grid::Grid;

/// The specs they are played under.
pub(crate) const FUBA: [&str; 6] =
    ["fuba:2.0", "fuba:2.1", "fuba:2.1+all", "fuba:2.2", "fuba:3.0", "fuba:3.0+condition+skills"];
pub(crate) const GRID: [&str; 4] =
    ["grid:basic@small", "grid:advanced@small", "grid:full@small?end=score:3", "grid:full@medium"];

pub(crate) const ANALYST: Analyst = Analyst { level: Level::Rookie, threads: 1 };

pub(crate) fn fuba(spec: &str) -> Fuba {
    Fuba::from_spec(&Spec::parse(spec).unwrap()).unwrap()
}

pub(crate) fn grid(spec: &str) -> Grid {
    Grid::from_spec(&Spec::parse(spec).unwrap()).unwrap()
}

/// How a match is cut short.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cut {
    /// It does not.
    Never,
    /// The record stops after this many inputs.
    After(usize),
    /// A call ends it after this many inputs.
    Call(usize, &'static str),
}

/// A match between these levels.
pub(crate) fn play<G: Watch>(game: G, levels: [Level; 2], seed: u64, cut: Cut) -> Driver<G> {
    let mut driver = Driver::new(game, &G::Terms::default());
    let mut dice = Seeded::new(seed);
    let mut players = BySeat::new(Computer::new(levels[0], seed, 1), Computer::new(levels[1], seed, 2));
    loop {
        match cut {
            Cut::After(most) if driver.inputs().len() == most => return driver,
            Cut::Call(most, call) if driver.inputs().len() == most => {
                driver.act_text(call).unwrap();
                return driver;
            }
            Cut::Never | Cut::After(_) | Cut::Call(..) => {}
        }
        match driver.node() {
            Node::Decide(seat, _) => {
                let view = game.view(driver.state(), Some(seat));
                let action = players[seat].choose(&game, &view, seat, driver.actions());
                driver.act(action).unwrap();
            }
            Node::Chance => match game.overlong(driver.state()) {
                Some(call) => drop(driver.call(call).unwrap().to_vec()),
                None => drop(driver.roll_from(&mut dice).unwrap().to_vec()),
            },
            Node::Over(_) => return driver,
        }
    }
}

pub(crate) fn course<G: Watch>(game: G, levels: [Level; 2], seed: u64, cut: Cut) -> Course<G> {
    Course::of_driver(&play(game, levels, seed, cut))
}
