//! Watching FUBA: areas, minutes, the team in control.

use touchline_engine::{Game, Node, Seat};
use touchline_fuba::pitch::{closeness, column};
use touchline_fuba::{Area, Decision, Fuba, State};

use crate::analysis::{Analysis, Analyst, Cell, Course, GoOn, Pitch, Standard};
use crate::{Level, Watch};

/// The pitch in metres: three columns, eight levels.
const WIDTH: f64 = 68.0;
const LENGTH: f64 = 105.0;
const COLUMNS: f64 = 3.0;
const LEVELS: u8 = 8;

/// Error rates of the levels on `fuba:3.0` as `coach:3` judges them, and their ratings: see
/// `docs/analysis.md`. Between `rookie` and `coach:2` the measured rates do not differ beyond chance.
const STANDARDS: [Standard; 3] = [
    Standard { level: "random", error_rate: 30.4, rating: 200.0 },
    Standard { level: "rookie", error_rate: 1.0, rating: 1000.0 },
    Standard { level: "coach:3", error_rate: 0.0, rating: 1200.0 },
];

fn cell(area: Area) -> Cell {
    let level = |level: u8| f64::from(level) * LENGTH / f64::from(LEVELS);
    let (low, high) = (closeness(Seat::Home, area), LEVELS - closeness(Seat::Away, area));
    Cell {
        name: area.name().to_owned(),
        x: f64::from(column(area)) * WIDTH / COLUMNS,
        y: level(low),
        width: WIDTH / COLUMNS,
        length: level(high) - level(low),
        heat: touchline_engine::BySeat::default(),
    }
}

impl Watch for Fuba {
    fn analysed(analyst: &Analyst, course: &Course<Self>, go_on: GoOn<'_>) -> Option<Analysis> {
        analyst.play_by_play(course, go_on)
    }

    fn pitch(&self) -> Pitch {
        Pitch { width: WIDTH, length: LENGTH, cells: Area::ALL.into_iter().map(cell).collect() }
    }

    fn is_in_play(&self, s: &State) -> bool {
        s.turn.number > 0 && !matches!(self.node(s), Node::Over(_))
    }

    fn has_ball(&self, s: &State) -> Seat {
        s.control
    }

    /// The corner spot belongs to its corner area.
    fn cell(&self, s: &State) -> usize {
        let area = if s.ball.area == Area::Spot { s.turn.corner } else { s.ball.area };
        area as usize
    }

    fn half(&self, s: &State) -> u8 {
        s.clock.half
    }

    fn clock(&self, s: &State) -> String {
        match s.clock.stoppage {
            0 => s.clock.minute.to_string(),
            stoppage => format!("{}+{stoppage}", s.clock.minute),
        }
    }

    /// Saves and the like are announced before the dice.
    fn is_in_shot(&self, _: &State, _: &Decision) -> bool {
        false
    }

    fn standards(&self, judge: Level) -> &'static [Standard] {
        if judge.searches() { &STANDARDS } else { &[] }
    }
}
