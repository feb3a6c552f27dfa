//! How many turns a half takes: what was played against what follows from the rules of the clock, and against
//! what the rulebooks say.

use touchline_lab::experiment::Estimated;

use super::told::with_margin;
use super::{Estimates, level};
use crate::lab::law;
use crate::lab::plan::Plan;
use crate::lab::report::Report;

/// Completed turns of stoppage time on average, in every edition (F-TIME-09 to F-TIME-11): a test of the
/// rules walks all dice.
const STOPPAGE: f64 = 1435.0 / 972.0;
/// The squares from the first minute of a half to the first stoppage square.
const SQUARES: usize = 45;

/// What the table shows.
const NOTE: &str = "Completed turns. Restart minutes a turn: those of goal kicks, free kicks, corner kicks, penalty kicks and, in 3.0, kick-offs, without the kick-off that begins the half, for every \
                    turn before stoppage time but its last. Follows from the rules: the mean number of turns that the dice take through a half if restarts cost that many minutes, evenly spread \
                    over the turns; real ones are not spread quite evenly, which is worth up to a tenth of a turn. By the rules of 2.2 and 3.0 a half takes 19.1 turns at 0.1 restart minutes a turn, \
                    18.4 at 0.2, 17.3 at 0.4 and 16.8 at 0.5.";
/// What was seen of rookies.
const ROOKIES: &str = " The clock is the book's: where the figures differ from it, rookies stop play less often than its 17 turns suppose.";

/// How the rules of a spec move the clock.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Clock {
    /// Equal dice move nothing, and a minute is owed.
    owes: bool,
    /// Whether restarts take minutes.
    restarts: bool,
    /// The squares to the first stoppage square when a half begins.
    squares: usize,
    /// Minutes of the kick-off that begins a half.
    kick_off: u32,
}

impl Clock {
    /// That of a spec, if it is one of FUBA.
    fn of(spec: &str) -> Option<Self> {
        let rows = law::rows(spec).ok()?;
        let is =
            |rule: &str, value: &str| rows.iter().find(|row| row.rule == rule).map(|row| row.value == value);
        let (kick_off, labelled) =
            (is("restart-minute", "every-restart")?, is("half-start", "labelled-square")?);
        Some(Self {
            owes: is("equal-dice", "owe-a-minute")?,
            restarts: !is("restart-minute", "none")?,
            squares: SQUARES + usize::from(labelled) - usize::from(kick_off),
            kick_off: u32::from(kick_off),
        })
    }

    /// The restart minutes of a turn in which a restart could take one.
    fn restart_minutes(self, turns: f64, minutes: f64) -> f64 {
        if !self.restarts {
            return 0.0;
        }
        // When the last of the turns before it brings a restart, the marker is on the stoppage square
        // already.
        let turns = (turns - STOPPAGE - 1.0).max(1.0);
        ((minutes - f64::from(self.kick_off)) / turns).clamp(0.0, 1.0)
    }

    /// The completed turns of a half, if a restart takes a minute with this chance in every turn.
    fn turns(self, restart: f64) -> f64 {
        if self.owes {
            owing(self.squares, restart) + STOPPAGE
        } else {
            moving(self.squares, restart) + STOPPAGE
        }
    }
}

/// Turns through so many squares, where two dice move the marker by their difference and equal ones by the
/// face of one, and a restart takes one more with this chance.
fn moving(squares: usize, restart: f64) -> f64 {
    let chances = [11.0, 9.0, 7.0, 5.0, 3.0, 1.0].map(|weight| weight / 36.0);
    let mut turns = vec![0.0; squares + 1];
    for left in 1..=squares {
        let after = |minutes: usize| turns[left.saturating_sub(minutes)];
        let then = |(chance, minutes): (&f64, usize)| {
            chance * ((1.0 - restart) * after(minutes) + restart * after(minutes + 1))
        };
        turns[left] = 1.0 + chances.iter().zip(1..).map(then).sum::<f64>();
    }
    turns[squares]
}

/// The same where equal dice move nothing and owe a minute, until unequal ones move by all that is owed, too.
fn owing(squares: usize, restart: f64) -> f64 {
    let differences = [10.0, 8.0, 6.0, 4.0, 2.0].map(|weight| weight / 36.0);
    let (moves, stays) = (restart, 1.0 - restart);
    // By squares left and minutes owed, of which no more count than there are squares.
    let mut turns = vec![vec![0.0; squares + 2]; squares + 1];
    for left in 1..=squares {
        for owed in (0..=left).rev() {
            let after = |minutes: usize| turns[left.saturating_sub(minutes)][0];
            let then = |(chance, difference): (&f64, usize)| {
                let minutes = difference + owed;
                chance * (stays * after(minutes) + moves * after(minutes + 1))
            };
            let unequal = differences.iter().zip(1..).map(then).sum::<f64>();
            let nearer = moves * turns[left - 1][(owed + 1).min(left - 1)];
            turns[left][owed] = if owed == left {
                // Equal dice without a restart change nothing any more.
                (1.0 + unequal + nearer / 6.0) / (1.0 - stays / 6.0)
            } else {
                1.0 + unequal + (stays * turns[left][owed + 1] + nearer) / 6.0
            };
        }
    }
    turns[squares][0]
}

/// What the book of a spec says about the turns of a half.
fn stated(spec: &str) -> Option<f64> {
    let (_, text) = law::clause(spec, "F-TURN-12")?;
    text.split(|c: char| !c.is_ascii_digit()).find_map(|digits| digits.parse().ok())
}

pub(super) fn tell(plan: &Plan, estimates: &Estimates, report: &mut Report) {
    let of =
        |name: &str| estimates.names.iter().position(|known| known == name).map(|at| &estimates.values[at]);
    let Some(turns) = of("turns_per_half") else { return };
    let minutes = of("restart_minutes_per_half");
    report.heading("Turns per half, against the rulebooks");
    let rows = plan.arms.iter().zip(turns).enumerate().map(|(arm, (told, played))| {
        let minutes = minutes.map_or(0.0, |arms| arms[arm].value);
        row(&told.rules, played, minutes, level(plan))
    });
    let rookies = plan.arms.iter().all(|arm| arm.a.player == "rookie" && arm.b.player == "rookie");
    report.table(
        &[
            "edition",
            "rulebook",
            "played (95 %)",
            "follows from the rules",
            "restart minutes a turn",
            "played less the book",
        ],
        rows.collect(),
        NOTE.to_owned() + if rookies { ROOKIES } else { "" },
    );
}

fn row(spec: &str, played: &Estimated, minutes: f64, level: f64) -> Vec<String> {
    let clock = Clock::of(spec);
    let restart = clock.map(|clock| clock.restart_minutes(played.value, minutes));
    let follows = clock.zip(restart).map(|(clock, restart)| clock.turns(restart));
    let verdict = match stated(spec) {
        None => "the book is silent".to_owned(),
        Some(stated) if (played.value - stated).abs() <= 0.5 => "agrees: rounds to it".to_owned(),
        Some(stated) => format!("{:+.1}", played.value - stated),
    };
    let number = |value: Option<f64>| value.map_or("–".into(), |value| format!("{value:.2}"));
    vec![
        spec.trim_start_matches("fuba:").to_owned(),
        stated(spec).map_or("–".into(), |stated| format!("about {stated}")),
        with_margin(played, level, 2),
        number(follows),
        number(restart),
        verdict,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64, by: f64) {
        assert!((a - b).abs() < by, "{a} {b}");
    }

    #[test]
    fn turns_follow_from_the_rules_of_each_edition() {
        let clock = |edition: &str| Clock::of(&format!("fuba:{edition}")).expect("FUBA");
        // As the rulebooks' own arithmetic has it, without restarts and with them.
        close(clock("2.0").turns(0.0), 23.33, 0.01);
        close(clock("2.1").turns(0.0), 19.74, 0.01);
        for (restart, turns) in [(0.1, 17.58), (0.2, 16.96), (0.3, 16.37), (0.4, 15.83), (0.5, 15.32)] {
            for edition in ["2.2", "3.0"] {
                close(clock(edition).turns(restart), turns + STOPPAGE, 0.006);
            }
        }
        assert_eq!((clock("2.2").kick_off, clock("3.0").kick_off), (0, 1));
        assert_eq!((clock("2.2").squares, clock("3.0").squares), (45, 45));
        assert!(Clock::of("grid:basic").is_none());
        // A minute that is owed and one of a restart together end a half sooner.
        assert!(owing(45, 0.3) < owing(45, 0.0) - 1.0 && owing(45, 0.0) > moving(45, 0.0) + 3.0);
    }

    /// The figures of rookies in 4000 matches. Over all turns, and with the kick-off that begins a half of
    /// 3.0, it would be 0.12 in 2.2 and 0.22 in 3.0: not what the rules of the clock take.
    #[test]
    fn restart_minutes_are_those_of_turns_that_could_have_one() {
        let clock = Clock::of("fuba:3.0").expect("FUBA");
        let restart = clock.restart_minutes(18.59, 4.157);
        close(restart, 0.196, 0.001);
        close(clock.turns(restart), 18.46, 0.02);
        close(Clock::of("fuba:2.2").expect("FUBA").restart_minutes(18.79, 2.304), 0.141, 0.001);
        close(Clock::of("fuba:2.1").expect("FUBA").restart_minutes(19.7, 0.0), 0.0, 1e-9);
    }
}
