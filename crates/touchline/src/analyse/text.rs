//! An analysis for a terminal: plots made of block characters, tables, the worst decisions and the luckiest
//! rolls.

use std::fmt::Write as _;

use touchline_ai::Level;
use touchline_ai::analysis::{Alternative, Analysis, Moment, PlayedOut, Rating, Shot, TeamSummary};
use touchline_engine::{Message, Outcome, Seat};
use touchline_words::Words;

use crate::board::{AWAY, FAINT, HOME, Paint};
use crate::chart;
use crate::columns::wrap;

/// The maximum width of a plot.
const WIDTH: usize = 72;
/// Rows of the timeline: the middle one ends at 50 %.
const HEIGHT: usize = 6;
/// How many decisions, rolls and shots are listed.
const WORST: usize = 5;
const LUCKIEST: usize = 5;
const SHOTS: usize = 20;

/// The whole report.
pub(crate) fn report(analysis: &Analysis, rollouts: Level, words: &Words, paint: Paint) -> String {
    let page = Page { analysis, words, paint };
    let mut parts = vec![page.title(), page.timeline(), page.balance(), page.sides(), page.worst()];
    parts.extend(page.played_out(rollouts));
    parts.extend([page.luckiest(), page.shots()]);
    parts.join("\n")
}

/// A row of the team table: its key and its value for a team.
type Row<'a> = (&'a str, &'a dyn Fn(&TeamSummary) -> String);

struct Page<'a> {
    analysis: &'a Analysis,
    words: &'a Words,
    paint: Paint,
}

/// A share of 1 as percentage points.
fn points(share: f64) -> String {
    let text = format!("{:.1}", 100.0 * share);
    if text == "-0.0" { "0.0".to_owned() } else { text }
}

/// The same with a sign; a change that rounds to zero has none.
fn change(share: f64) -> String {
    let text = format!("{:+.1}", 100.0 * share);
    if text == "-0.0" { "+0.0".to_owned() } else { text }
}

impl Page<'_> {
    fn say(&self, key: &str) -> String {
        self.words.say_key(key)
    }

    fn seat(&self, seat: Seat) -> String {
        self.say(match seat {
            Seat::Home => "seat-home",
            Seat::Away => "seat-away",
        })
    }

    fn in_colour(&self, seat: Seat, text: &str) -> String {
        self.paint.with(if seat == Seat::Home { HOME } else { AWAY }, text)
    }

    fn faint(&self, text: &str) -> String {
        self.paint.with(FAINT, text)
    }

    fn heading(&self, key: &str) -> String {
        format!("{}\n", self.paint.with("1", &self.say(key)))
    }

    /// `turn 23, 41+2'`; the clock only if it is not the turn.
    fn at(&self, at: &Moment) -> String {
        let message =
            Message::new(if at.clock == at.turn.to_string() { "analysis-turn" } else { "analysis-at" });
        self.words.say(&message.number("turn", at.turn).text("clock", at.clock.as_str()))
    }

    fn title(&self) -> String {
        let a = self.analysis;
        let team = |seat: Seat| {
            let name = a.names[seat].trim();
            let name = if name.is_empty() { String::new() } else { format!(" ({name})") };
            format!("{}{name}", self.in_colour(seat, &self.seat(seat)))
        };
        let judged = self.words.say(&Message::new("analysis-judged").text("level", a.level.to_string()));
        let ending = match a.outcome {
            None => self.say("analysis-unfinished"),
            Some(outcome) if outcome == Outcome::of_score(&a.score[Seat::Home], &a.score[Seat::Away]) => {
                String::new()
            }
            Some(outcome) => self.say(outcome.key()),
        };
        let ending = if ending.is_empty() { ending } else { format!("  {ending}") };
        let [home, away] = a.score.0;
        format!(
            "{} · {judged}\n\n  {}  {home} - {away}  {}{ending}\n",
            a.spec,
            team(Seat::Home),
            team(Seat::Away)
        )
    }

    fn timeline(&self) -> String {
        let turns = &self.analysis.turns;
        let mut text = self.heading("analysis-chance");
        let chances: Vec<f64> = turns.iter().map(|turn| turn.chance).collect();
        let rows = chart::area(&chart::columns(&chances, WIDTH), HEIGHT);
        for (number, row) in rows.iter().enumerate() {
            let label = match number {
                0 => "100",
                n if n == HEIGHT / 2 => "50",
                n if n == HEIGHT - 1 => "0",
                _ => "",
            };
            let _ = writeln!(text, "  {label:>8} {}{}", self.faint("│"), self.in_colour(Seat::Home, row));
        }
        let width = turns.len().min(WIDTH);
        let mut marks = vec![' '; width];
        for (index, turn) in turns.iter().enumerate() {
            let mark = match turn.goals.0 {
                [0, 0] => continue,
                [_, 0] => '▲',
                [0, _] => '▼',
                [_, _] => '◆',
            };
            marks[chart::column_of(index, turns.len(), WIDTH)] = mark;
        }
        let marks: String = marks.into_iter().collect();
        let _ = writeln!(text, "  {:>8} {}{}", self.say("analysis-goals"), self.faint("│"), marks.trim_end());
        let momentum = chart::columns(&turns.iter().map(|turn| turn.momentum).collect::<Vec<_>>(), WIDTH);
        let most = momentum.iter().fold(0.0, |most: f64, value| most.max(value.abs())).max(1e-9);
        for seat in Seat::ALL {
            let own = |value: &f64| if seat == Seat::Home { value / most } else { -value / most };
            let row = chart::area(&momentum.iter().map(own).collect::<Vec<_>>(), 1).concat();
            let label = if seat == Seat::Home { self.say("analysis-momentum") } else { String::new() };
            let row = self.in_colour(seat, row.trim_end());
            let _ = writeln!(text, "  {label:>8} {}{row}", self.faint("│"));
        }
        text
    }

    fn balance(&self) -> String {
        let balance = &self.analysis.balance;
        let rolls = i64::try_from(self.analysis.rolls().count()).unwrap_or(i64::MAX);
        let key = if balance.is_luck_marked() { "analysis-luck-marked" } else { "analysis-luck-spread" };
        let spread = Message::new(key).number("rolls", rolls).text("spread", points(balance.luck_spread));
        let rows = [
            ("analysis-start", points(balance.start), String::new()),
            ("analysis-luck", change(balance.luck), self.words.say(&spread)),
            ("analysis-loss-home", change(-balance.losses[Seat::Home]), String::new()),
            ("analysis-loss-away", change(balance.losses[Seat::Away]), String::new()),
            ("analysis-reassessment", change(balance.reassessment), String::new()),
            ("analysis-result", points(balance.result), String::new()),
        ];
        let mut text = self.heading("analysis-balance");
        for (key, value, note) in rows {
            let line = format!("  {:<26}{value:>8}   {}", self.say(key), self.faint(&note));
            let _ = writeln!(text, "{}", if note.is_empty() { line.trim_end() } else { &line });
        }
        let adjusted = Message::new("analysis-adjusted")
            .text("adjusted", points(balance.adjusted))
            .text("margin", points(balance.margin));
        let _ = writeln!(text, "  {}", self.words.say(&adjusted));
        text
    }

    fn sides(&self) -> String {
        let mut text = self.heading("analysis-sides");
        let heads = Seat::ALL.map(|seat| self.in_colour(seat, &format!("{:>18}", self.seat(seat))));
        let _ = writeln!(text, "  {:<42}{}", "", heads.concat());
        let share = |share: f64| format!("{:.0} %", 100.0 * share);
        let thirds = |side: &TeamSummary| {
            let all = side.possession.max(1e-9);
            side.thirds.map(|third| format!("{:.0}", 100.0 * third / all)).join(" / ") + " %"
        };
        let mark = |side: &TeamSummary| if side.is_luck_marked() { "! " } else { "" };
        let rating = |Rating { points, like }: Rating| {
            let said = Message::new("analysis-rating").text("points", format!("{points:.0}"));
            self.words.say(&said.text("level", like))
        };
        let rows: [Row<'_>; 12] = [
            ("analysis-side-goals", &|side| side.goals.to_string()),
            ("analysis-side-expected", &|side| format!("{:.2}", side.expected_goals)),
            ("analysis-side-shots", &|side| side.shots.to_string()),
            ("analysis-side-possession", &|side| share(side.possession)),
            ("analysis-side-thirds", &thirds),
            ("analysis-side-decisions", &|side| side.decisions.to_string()),
            ("analysis-side-mistakes", &|side| side.classes.map(|count| count.to_string()).join(" / ")),
            ("analysis-side-loss", &|side| points(side.loss)),
            ("analysis-side-errors", &|side| format!("{:.1}", side.error_rate)),
            ("analysis-side-rating", &|side| side.rating.map_or_else(|| "-".to_owned(), rating)),
            ("analysis-side-luck", &|side| mark(side).to_owned() + &change(side.luck)),
            ("analysis-side-spread", &|side| format!("±{}", points(side.luck_spread))),
        ];
        for (key, value) in rows {
            let [home, away] = self.analysis.sides.0.map(|side| value(&side));
            let _ = writeln!(text, "  {:<42}{home:>18}{away:>18}", self.say(key));
        }
        if self.analysis.sides.0.iter().any(TeamSummary::is_luck_marked) {
            let _ = writeln!(text, "  {}", self.faint(&self.say("analysis-side-marked")));
        }
        text
    }

    fn worst(&self) -> String {
        let mut text = self.heading("analysis-worst");
        let worst = self.analysis.worst(WORST);
        if worst.is_empty() {
            let _ = writeln!(text, "  {}", self.say("analysis-no-worst"));
        }
        for (number, step, decision) in worst {
            let who = self.in_colour(decision.seat, &self.seat(decision.seat));
            let class = decision.class().map(|class| self.say(class.key())).unwrap_or_default();
            let _ = writeln!(
                text,
                "  {:>6} ±{}  {class}: {who}, {}, {}",
                change(-decision.loss),
                points(decision.margin),
                self.at(&step.at),
                self.step(number)
            );
            self.whole(&mut text, "", &decision.chosen);
            self.whole(&mut text, &self.say("analysis-better"), &decision.best);
            let _ = writeln!(text, "          {}", self.faint(&step.position));
        }
        text
    }

    /// `step 123`, counted as everywhere.
    fn step(&self, number: usize) -> String {
        self.words.say(&Message::new("analysis-rollout-step").text("step", number.to_string()))
    }

    /// An action, one line for each answer.
    fn whole(&self, text: &mut String, before: &str, way: &Alternative) {
        let rest = way.rest.iter().map(|answer| (&answer.action, &answer.sentence));
        let then = self.say("analysis-then");
        for (number, (action, sentence)) in
            std::iter::once((&way.action, &way.sentence)).chain(rest).enumerate()
        {
            let before = if number == 0 { before } else { &then };
            let gap = if before.is_empty() { "" } else { " " };
            let _ = writeln!(text, "          {before}{gap}{action}: {}", self.words.say(sentence));
        }
    }

    /// What playing decisions out found; nothing if it was not asked for.
    fn played_out(&self, level: Level) -> Option<String> {
        let all = &self.analysis.played_out;
        let trials = all.first()?.trials;
        let heading = Message::new("analysis-rollouts").text("trials", trials.to_string());
        let heading = self.words.say(&heading.text("level", level.to_string()));
        let mut text = format!("{}\n", self.paint.with("1", &heading));
        let (claimed, found) = (self.say("analysis-rollout-claimed"), self.say("analysis-rollout-found"));
        let mut row = |name: &str, said: f64, seen: f64, error: f64| {
            let error = points(error);
            let _ = writeln!(
                text,
                "  {name:<26}{claimed} {:>6}   {found} {:>6} ± {error}",
                change(-said),
                change(-seen)
            );
        };
        for one in all {
            let name = format!("{}, {}", self.step(one.step), self.seat(one.seat));
            row(&name, one.claimed, one.found, one.error);
        }
        if all.len() > 1 {
            let count = f64::from(u32::try_from(all.len()).unwrap_or(u32::MAX));
            let mean = |of: fn(&PlayedOut) -> f64| all.iter().map(of).sum::<f64>() / count;
            let error = all.iter().map(|one| one.error * one.error).sum::<f64>().sqrt() / count;
            row(&self.say("analysis-rollout-mean"), mean(|one| one.claimed), mean(|one| one.found), error);
        }
        Some(text)
    }

    fn luckiest(&self) -> String {
        let mut text = self.heading("analysis-luckiest");
        let luckiest = self.analysis.luckiest(LUCKIEST);
        if luckiest.is_empty() {
            let _ = writeln!(text, "  {}", self.say("analysis-no-luckiest"));
        }
        for (_, step, roll) in luckiest {
            let gains = if roll.luck < 0.0 { Seat::Away } else { Seat::Home };
            let key = if roll.is_marked() { "analysis-roll-marked" } else { "analysis-roll-chance" };
            let odds = Message::new(key)
                .key("seat", format!("seat-{}", gains.word()))
                .text("chance", format!("{:.0}", 100.0 * roll.probability))
                .text("expected", format!("{:.2}", roll.expected));
            let _ = writeln!(
                text,
                "  {:>6}  {}  {}, {}",
                change(roll.luck.abs()),
                self.in_colour(gains, &step.input),
                self.at(&step.at),
                self.words.say(&odds),
            );
            for line in wrap(&self.words.say(&roll.due), WIDTH) {
                let _ = writeln!(text, "          {}", self.faint(&line));
            }
        }
        text
    }

    /// All shots, or the biggest if there are too many, in match order.
    fn shots(&self) -> String {
        let mut text = self.heading("analysis-shots");
        let mut shots: Vec<&Shot> = self.analysis.shots.iter().collect();
        if shots.is_empty() {
            let _ = writeln!(text, "  {}", self.say("analysis-no-shots"));
        }
        shots.sort_by(|a, b| {
            (b.goal, b.chance).partial_cmp(&(a.goal, a.chance)).unwrap_or(std::cmp::Ordering::Equal)
        });
        shots.truncate(SHOTS);
        shots.sort_by_key(|shot| shot.step);
        for shot in shots {
            let chance = chart::bar(shot.chance, 20);
            let who = self.in_colour(shot.seat, &format!("{:<6}", self.seat(shot.seat)));
            let goal = if shot.goal { self.say("analysis-goal") } else { String::new() };
            let cell = self.analysis.pitch.cells.get(shot.cell).map_or("", |cell| cell.name.as_str());
            let line = format!(
                "  {:>5.1} %  {who} {:<6} {:<18} {chance:<20} {goal}",
                100.0 * shot.chance,
                cell,
                self.at(&shot.at)
            );
            let _ = writeln!(text, "{}", line.trim_end());
        }
        text
    }
}
