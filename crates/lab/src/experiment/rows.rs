//! The rows of a match in the tables of an experiment, and the quantities that are estimated from them.

use touchline_engine::{Outcome, Seat};

use super::{Cells, PlayedMatch, Quantity, Table};
use crate::{Measured, Per, Rival};

/// What is the same in all rows of an arm.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// The arm's name.
    pub arm: String,
    /// The canonical spec.
    pub spec: String,
    /// The revision of the rules.
    pub revision: u32,
    /// The terms as one line.
    pub terms: String,
    /// The players, a first.
    pub players: [String; 2],
    /// The formations that are fixed, a first; empty where a player chooses.
    pub formations: [String; 2],
    /// The weather that is fixed, if any.
    pub weather: String,
    /// The names of the cells of the board.
    pub cells: Vec<String>,
}

/// Rows of one or more matches.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    /// One row for each match.
    pub matches: Table,
    /// One for each turn.
    pub turns: Table,
    /// One for each decision.
    pub decisions: Table,
}

/// The column of a measure: its name without its unit.
pub fn column(measure: &str) -> &str {
    measure.split("_per_").next().unwrap_or(measure)
}

/// Puts rows together, column by column.
#[derive(Default)]
struct Row(Vec<(String, Cells)>);

impl Row {
    fn whole(&mut self, name: &str, value: impl TryInto<i64>) {
        self.0.push((name.into(), Cells::Whole(vec![value.try_into().unwrap_or(i64::MAX)])));
    }

    fn real(&mut self, name: &str, value: Option<f64>) {
        self.0.push((name.into(), Cells::Real(vec![value])));
    }

    fn text(&mut self, name: &str, value: &str) {
        self.0.push((name.into(), Cells::Text(vec![(!value.is_empty()).then(|| value.to_owned())])));
    }

    fn add_to(self, table: &mut Table) {
        table.append(Table { columns: self.0 });
    }
}

impl PlayedMatch {
    /// Points of side a: 1, ½ or 0.
    pub fn points(&self) -> f64 {
        match self.outcome {
            Outcome::Win(seat) if self.seat_of_a() == seat => 1.0,
            Outcome::Win(_) => 0.0,
            Outcome::Draw | Outcome::Unfinished => 0.5,
        }
    }

    fn seat_of_a(&self) -> Seat {
        match self.place.home {
            Rival::A => Seat::Home,
            Rival::B => Seat::Away,
        }
    }
}

impl Rows {
    /// Add a match of this game.
    pub fn add<G: Measured>(&mut self, played: &PlayedMatch, labels: &Labels, version: &str) {
        self.add_match::<G>(played, labels, version);
        for (number, turn) in (1_u64..).zip(&played.turns) {
            let mut row = Row::default();
            row.whole("match", played.place.number);
            row.text("arm", &labels.arm);
            row.text("spec", &labels.spec);
            row.whole("rules_revision", labels.revision);
            row.text("version", version);
            row.whole("number", number);
            row.whole("turn", turn.turn);
            row.whole("half", turn.half);
            row.text("clock", &turn.clock);
            row.text("has_ball", turn.has_ball.word());
            row.text("ball_at", labels.cells.get(turn.cell).map_or("", String::as_str));
            row.whole("home_goals", turn.goals[0]);
            row.whole("away_goals", turn.goals[1]);
            row.add_to(&mut self.turns);
        }
        for (number, answered) in (1_u64..).zip(&played.answers) {
            let mut row = Row::default();
            row.whole("match", played.place.number);
            row.text("arm", &labels.arm);
            row.text("spec", &labels.spec);
            row.whole("rules_revision", labels.revision);
            row.text("version", version);
            row.whole("number", number);
            row.whole("turn", answered.turn);
            row.text("seat", answered.seat.word());
            row.text("side", if answered.seat == played.seat_of_a() { "a" } else { "b" });
            row.text("question", &answered.question);
            row.text("answer", &answered.answer);
            row.whole("legal", answered.legal as u64);
            row.add_to(&mut self.decisions);
        }
    }

    fn add_match<G: Measured>(&mut self, played: &PlayedMatch, labels: &Labels, version: &str) {
        let (a, place) = (played.seat_of_a(), played.place);
        let is = |yes: bool| u64::from(yes);
        let mut row = Row::default();
        row.whole("match", place.number);
        row.whole("round", place.round);
        row.whole("arm_number", place.arm as u64);
        row.text("arm", &labels.arm);
        row.text("spec", &labels.spec);
        row.whole("rules_revision", labels.revision);
        row.text("version", version);
        row.text("terms", &labels.terms);
        row.text("weather", &labels.weather);
        row.text("weather_played", played.weather.unwrap_or_default());
        row.text("player_a", &labels.players[0]);
        row.text("player_b", &labels.players[1]);
        row.text("formation_a", &labels.formations[0]);
        row.text("formation_b", &labels.formations[1]);
        let formation = |seat: Seat| played.formations[seat].as_deref().unwrap_or_default();
        row.text("formation_a_played", formation(a));
        row.text("formation_b_played", formation(a.other()));
        row.text("seat_of_a", a.word());
        row.text("outcome", played.outcome.word());
        row.real("points_a", Some(played.points()));
        let luck = |home: f64| if a == Seat::Home { home } else { -home };
        row.real("luck_a", played.luck.map(luck));
        for (name, seat) in [("goals_a", a), ("goals_b", a.other())] {
            row.whole(name, played.goals[seat as usize]);
        }
        for (name, seat) in [("shots_a", a), ("shots_b", a.other())] {
            row.whole(name, played.shots[seat]);
        }
        row.text("cards_a", &played.cards[a].join(" "));
        row.text("cards_b", &played.cards[a.other()].join(" "));
        row.text("first_kick", played.first_kick.map_or("", Seat::word));
        row.whole("home_win", is(played.outcome == Outcome::Win(Seat::Home)));
        row.whole("draw", is(played.outcome == Outcome::Draw));
        row.whole("away_win", is(played.outcome == Outcome::Win(Seat::Away)));
        row.whole("unfinished", is(played.outcome == Outcome::Unfinished));
        let of = |seat: Seat| match played.outcome {
            Outcome::Win(winner) if winner == seat => 2_u64,
            Outcome::Win(_) => 0,
            Outcome::Draw | Outcome::Unfinished => 1,
        };
        // Half points, so that they are whole; who kicked off first is known or not.
        row.whole("half_points_home", of(Seat::Home));
        row.whole("half_points_first_kick", played.first_kick.map_or(0, of));
        row.whole("has_first_kick", is(played.first_kick.is_some()));
        let back = |seat: Seat| played.trailed[seat] && of(seat) > 0;
        row.whole("comeback", is(back(Seat::Home) || back(Seat::Away)));
        row.whole(
            "comeback_win",
            is(Seat::ALL.into_iter().any(|seat| played.trailed[seat] && of(seat) == 2)),
        );
        row.whole("trailed", is(played.trailed[Seat::Home] || played.trailed[Seat::Away]));
        row.whole("halves", played.halves);
        row.whole("decisions", played.decisions);
        for (measure, count) in G::MEASURES.iter().zip(&played.counts) {
            row.whole(column(measure.name), *count);
        }
        row.add_to(&mut self.matches);
    }
}

/// What is estimated of each side, where the two differ.
pub fn quantities_of_sides() -> Vec<Quantity> {
    let names = [
        ("goals_of_a", "goals_a"),
        ("goals_of_b", "goals_b"),
        ("shots_of_a", "shots_a"),
        ("shots_of_b", "shots_b"),
    ];
    names.map(|(name, column)| Quantity::mean(name, column)).into()
}

/// What is estimated from the matches of a game, in the order of the reports.
pub fn quantities<G: Measured>() -> Vec<Quantity> {
    let own = G::MEASURES.iter().map(|measure| match measure.per {
        Per::Match => Quantity::mean(measure.name, column(measure.name)),
        Per::Half => Quantity::ratio(measure.name, column(measure.name), "halves", 1.0),
    });
    let mut all: Vec<Quantity> = own.collect();
    let has = |name: &str| G::MEASURES.iter().any(|measure| column(measure.name) == name);
    if has("possessions") && has("turns_begun") {
        all.push(Quantity::ratio("turns_per_possession", "turns_begun", "possessions", 1.0));
    }
    all.extend([
        Quantity::mean("draws", "draw"),
        Quantity { scale: 0.5, ..Quantity::mean("points_of_home", "half_points_home") },
        Quantity::ratio("points_of_the_first_kick", "half_points_first_kick", "has_first_kick", 0.5),
        Quantity::ratio("comebacks", "comeback", "trailed", 1.0),
        Quantity::ratio("comebacks_to_win", "comeback_win", "trailed", 1.0),
        Quantity::mean("decisions_per_match", "decisions"),
    ]);
    all
}
