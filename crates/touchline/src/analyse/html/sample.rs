//! A match that nobody played, for tests of the page: 38 turns, five shots, two goals against one. It closes
//! as every analysis does.

use touchline_ai::Level;
use touchline_ai::analysis::{
    Alternative, Analysis, Balance, Cell, Decision, JudgedInput, Kind, Moment, Pitch, Roll, Shot,
    TeamSummary, Turn,
};
use touchline_engine::{BySeat, Message, Outcome, Seat};

const TURNS: u32 = 38;

/// Turn, who, the chance, whether it was a goal, from where.
const SHOTS: [(u32, Seat, f64, bool, usize); 7] = [
    (5, Seat::Home, 1.0 / 6.0, false, 9),
    (9, Seat::Away, 0.5, true, 3),
    (10, Seat::Home, 1.0 / 3.0, true, 9),
    (16, Seat::Away, 1.0 / 6.0, false, 3),
    (25, Seat::Home, 2.0 / 3.0, true, 11),
    (31, Seat::Away, 1.0 / 3.0, false, 1),
    (36, Seat::Home, 1.0 / 6.0, false, 9),
];

/// Column, and the levels between which an area lies.
const AREAS: [(&str, u32, u32, u32); 13] = [
    ("ALC", 0, 0, 2),
    ("APA", 1, 0, 1),
    ("ARC", 2, 0, 2),
    ("AFR", 1, 1, 3),
    ("ALW", 0, 2, 4),
    ("ARW", 2, 2, 4),
    ("CE", 1, 3, 5),
    ("BLW", 0, 4, 6),
    ("BRW", 2, 4, 6),
    ("BFR", 1, 5, 7),
    ("BLC", 0, 6, 8),
    ("BPA", 1, 7, 8),
    ("BRC", 2, 6, 8),
];

/// A match as it is written down.
struct Writer {
    noise: u32,
    chance: f64,
    score: BySeat<u32>,
    steps: Vec<JudgedInput>,
    shots: Vec<Shot>,
}

/// The match.
pub(super) fn analysis() -> Analysis {
    let start = 0.524;
    let mut writer =
        Writer { noise: 7, chance: start, score: BySeat::default(), steps: Vec::new(), shots: Vec::new() };
    let mut turns = Vec::new();
    let mut momentum = 0.0;
    for turn in 0..=TURNS {
        let (at, first, before) = (writer.moment(turn), writer.steps.len(), writer.chance);
        let (scored, shot) = (writer.score, writer.shots.len());
        writer.turn(turn);
        momentum = 0.7 * momentum + writer.chance - before;
        let mut expected_goals = BySeat::default();
        writer.shots[shot..].iter().for_each(|shot| expected_goals[shot.seat] += shot.chance);
        turns.push(Turn {
            at,
            step: first,
            chance: writer.chance,
            momentum,
            possession: if turn % 5 < 3 { BySeat::new(1.0, 0.0) } else { BySeat::new(0.0, 1.0) },
            expected_goals,
            goals: BySeat(Seat::ALL.map(|seat| writer.score[seat] - scored[seat])),
        });
    }
    let pitch = pitch();
    let sides = BySeat(Seat::ALL.map(|seat| writer.side(seat, &pitch)));
    let balance = writer.balance(start, sides);
    Analysis {
        spec: "fuba:3.0".to_owned(),
        level: Level::Coach(3),
        names: BySeat::new("Ada".to_owned(), "coach:3".to_owned()),
        outcome: Some(Outcome::Win(Seat::Home)),
        score: writer.score,
        balance,
        sides,
        steps: writer.steps,
        turns,
        shots: writer.shots,
        pitch,
    }
}

impl Writer {
    /// From -1 to 1.
    fn random(&mut self) -> f64 {
        self.noise = self.noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(self.noise >> 8) / f64::from(1 << 23) - 1.0
    }

    fn moment(&self, turn: u32) -> Moment {
        let (half, minute) = match turn {
            0 => (0, 0),
            1..=19 => (1, (turn - 1) * 5 / 2),
            _ => (2, 45 + (turn - 20) * 5 / 2),
        };
        let clock = match turn {
            19 => "45+1".to_owned(),
            TURNS => "90+2".to_owned(),
            _ => minute.to_string(),
        };
        Moment { turn, half, clock, score: self.score }
    }

    fn turn(&mut self, turn: u32) {
        let seat = if turn % 5 < 3 { Seat::Home } else { Seat::Away };
        self.decide(turn, seat, Message::new("do-target").key("area", "area-CE"), "target CE");
        let (luck, spread) = (0.03 * self.random(), 0.017);
        self.roll(turn, seat, "due-roll-stage", "4 2", luck, spread);
        self.decide(turn, seat.other(), Message::new("do-new-turn"), "next");
        if let Some((_, seat, chance, goal, cell)) = SHOTS.into_iter().find(|shot| shot.0 == turn) {
            self.decide(turn, seat, Message::new("do-shoot"), "shoot");
            let worth = if self.score.0 == [1, 1] { 0.3 } else { 0.22 };
            let gain = if goal { worth * (1.0 - chance) } else { -worth * chance };
            let luck = if seat == Seat::Home { gain } else { -gain };
            self.shots.push(Shot { step: self.steps.len(), at: self.moment(turn), seat, cell, chance, goal });
            let spread = worth * (chance * (1.0 - chance)).sqrt();
            self.roll(turn, seat, "due-roll-goal-attempt", if goal { "6" } else { "2" }, luck, spread);
            self.score[seat] += u32::from(goal);
        }
        if turn == TURNS {
            self.roll(turn, seat, "due-roll-pressing", "3", 1.0 - self.chance, 0.05);
        }
    }

    fn step(&mut self, turn: u32, input: &str, change: f64, reassessment: f64, kind: Kind) {
        let before = self.chance;
        self.chance += change + reassessment;
        self.steps.push(JudgedInput {
            at: self.moment(turn),
            position: "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20"
                .to_owned(),
            input: input.to_owned(),
            before,
            after: self.chance,
            reassessment,
            kind,
        });
    }

    fn decide(&mut self, turn: u32, seat: Seat, sentence: Message, action: &str) {
        let error = self.random();
        let loss = if error > 0.0 { 0.0 } else { 0.055 * error * error * error * error };
        let own = if seat == Seat::Home { self.chance } else { 1.0 - self.chance };
        let best = Message::new("do-target").key("area", "area-BFR");
        let decision = Decision {
            seat,
            asked: Message::new("ask-target")
                .key("seat", if seat == Seat::Home { "seat-home" } else { "seat-away" }),
            legal: 9,
            chosen: Alternative { action: action.to_owned(), sentence, worth: own - loss },
            best: Alternative { action: "target BFR".to_owned(), sentence: best, worth: own },
            loss,
        };
        let change = if seat == Seat::Home { -loss } else { loss };
        let again = 0.006 * self.random();
        self.step(turn, action, change, again, Kind::Decision(decision));
    }

    fn roll(&mut self, turn: u32, seat: Seat, due: &str, dice: &str, luck: f64, spread: f64) {
        let due = Message::new(due)
            .key("seat", if seat == Seat::Home { "seat-home" } else { "seat-away" })
            .number("dice", 1);
        let probability = if luck.abs() > 2.0 * spread { 1.0 / 36.0 } else { 0.4 };
        let roll =
            Roll { seat, due, luck, variance: spread * spread, probability, expected: probability * 0.9 };
        self.step(turn, dice, luck, 0.0, Kind::Roll(roll));
    }

    fn side(&self, seat: Seat, pitch: &Pitch) -> TeamSummary {
        let mut side = TeamSummary { goals: self.score[seat], ..TeamSummary::default() };
        let mut variance = 0.0;
        for step in &self.steps {
            match &step.kind {
                Kind::Decision(decision) if decision.seat == seat => {
                    side.decisions += 1;
                    side.mistakes += u32::from(decision.is_mistake());
                    side.loss += decision.loss;
                }
                Kind::Roll(roll) if roll.seat == seat => {
                    side.rolls += 1;
                    side.luck += roll.luck_of(seat);
                    variance += roll.variance;
                }
                Kind::Decision(_) | Kind::Roll(_) | Kind::Call => {}
            }
        }
        side.luck_spread = variance.sqrt();
        for shot in self.shots.iter().filter(|shot| shot.seat == seat) {
            side.shots += 1;
            side.expected_goals += shot.chance;
        }
        for cell in &pitch.cells {
            side.possession += cell.heat[seat];
            let middle = (cell.y + cell.length / 2.0) / pitch.length;
            let third = if middle < 0.34 { 0 } else { 1 + usize::from(middle > 0.66) };
            side.thirds[if seat == Seat::Home { third } else { 2 - third }] += cell.heat[seat];
        }
        side
    }

    fn balance(&self, start: f64, sides: BySeat<TeamSummary>) -> Balance {
        let [home, away] = sides.0;
        let luck = home.luck - away.luck;
        let reassessment = self.steps.iter().map(|step| step.reassessment).sum();
        Balance {
            start,
            result: self.chance,
            luck,
            luck_spread: home.luck_spread.hypot(away.luck_spread),
            losses: BySeat::new(home.loss, away.loss),
            reassessment,
            adjusted: self.chance - luck,
            margin: 0.137,
        }
    }
}

fn pitch() -> Pitch {
    let heat = [2, 3, 2, 8, 6, 7, 19, 9, 8, 16, 5, 6, 9].map(|n| f64::from(n) / 100.0);
    let cell = |(area, (name, column, low, high)): (usize, (&str, u32, u32, u32))| {
        let home = heat[area] * (0.3 + 0.025 * f64::from(low + high));
        Cell {
            name: name.to_owned(),
            x: f64::from(column) * 68.0 / 3.0,
            y: f64::from(low) * 105.0 / 8.0,
            width: 68.0 / 3.0,
            length: f64::from(high - low) * 105.0 / 8.0,
            heat: BySeat::new(home, heat[area] - home),
        }
    };
    Pitch { width: 68.0, length: 105.0, cells: AREAS.into_iter().enumerate().map(cell).collect() }
}
