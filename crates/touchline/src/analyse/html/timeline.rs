//! The winning chance over the match.

use touchline_ai::analysis::{JudgedInput, Shot, Turn};
use touchline_engine::{Message, Seat};

use super::markup::{Element, tag};
use super::momentum::momentum;
use super::numbers::{is_visible, share};
use super::plot::{Curve, cut, hatching, level, mark, plot, stretched};
use super::report::{Report, card, figure, seat_key};

/// How many swings are numbered.
const SWINGS: usize = 5;

/// Labels closer than this, as a share of the width, stand one above the other.
const CLOSE: f64 = 0.11;

/// A step that moved the winning chance much.
struct Swing<'a> {
    number: usize,
    step: &'a JudgedInput,
    /// What names it on the plot: the score where it was a goal, else a number.
    name: String,
    is_goal: bool,
}

pub(super) fn timeline(report: &Report<'_>) -> Element {
    let swings = swings(report);
    let how = report.say_key("page-timeline-how");
    let readout = tag("p")
        .class("readout")
        .with("hidden", "")
        .with("aria-live", "polite")
        .text(report.say_key("page-timeline-tap"));
    let card = card("timeline", &report.say_key("page-timeline"), &how)
        .add(figure("over-time tall", chances(report, &swings)).add(readout))
        .add(tag("h3").text(report.say_key("page-momentum")))
        .add(tag("p").class("how").text(report.say_key("page-momentum-how")))
        .add(momentum(report));
    if swings.is_empty() {
        return card;
    }
    card.add(tag("h3").text(report.say_key("page-swings")))
        .add(tag("ol").class("swings").all(swings.iter().map(|swing| told_swing(report, swing))))
}

/// The biggest swings in the order they happened. Those that were no goals are numbered.
fn swings<'a>(report: &Report<'a>) -> Vec<Swing<'a>> {
    let size = |step: &JudgedInput| (step.after - step.before).abs();
    let mut all: Vec<_> =
        report.analysis.steps.iter().enumerate().filter(|(_, step)| is_visible(size(step))).collect();
    all.sort_by(|(_, a), (_, b)| size(b).total_cmp(&size(a)));
    all.truncate(SWINGS);
    all.sort_by_key(|(number, _)| *number);
    let mut numbered = 0;
    let named = |(number, step): (usize, &'a JudgedInput)| {
        let goal = goals(report).find(|shot| shot.step == number);
        numbered += u32::from(goal.is_none());
        let name = goal.map_or_else(|| numbered.to_string(), score_after);
        Swing { number, step, name, is_goal: goal.is_some() }
    };
    all.into_iter().map(named).collect()
}

fn told_swing(report: &Report<'_>, swing: &Swing<'_>) -> Element {
    let step = swing.step;
    let change = step.after - step.before;
    let side = if change < 0.0 { Seat::Away } else { Seat::Home };
    let sign = tag("span").class(if swing.is_goal {
        format!("at-score {}", side.word())
    } else {
        "chip".to_owned()
    });
    tag("li")
        .add(sign.text(&swing.name))
        .add(tag("span").class("when").text(report.when(&step.at)))
        .add(tag("span").class("what").text(report.happened(step)))
        .add(tag("span").class(format!("gain {}", side.word())).text(report.change(change)))
}

/// The score that a goal made.
fn score_after(shot: &Shot) -> String {
    let mut score = shot.at.score;
    score[shot.seat] += 1;
    let [home, away] = score.0;
    format!("{home}\u{2013}{away}")
}

fn goals<'a>(report: &Report<'a>) -> impl Iterator<Item = &'a Shot> {
    report.analysis.shots.iter().filter(|shot| shot.goal)
}

/// The places of the curve: every end of a turn, and before and after every goal and swing.
fn course(report: &Report<'_>, swings: &[Swing<'_>]) -> Vec<(f64, f64)> {
    let analysis = report.analysis;
    let mut jumps: Vec<usize> = goals(report).map(|shot| shot.step).collect();
    jumps.extend(swings.iter().map(|swing| swing.number));
    jumps.sort_unstable();
    jumps.dedup();
    let mut places = vec![(0.0, analysis.balance.start)];
    for (number, turn) in analysis.turns.iter().enumerate() {
        for jump in jumps.iter().copied().filter(|jump| report.axis.turn_of(*jump) == number) {
            if let Some(step) = analysis.steps.get(jump) {
                let x = report.axis.of_step(jump);
                places.extend([(x, step.before), (x, step.after)]);
            }
        }
        places.push((report.axis.end_of(number), turn.chance));
    }
    places
}

fn chances(report: &Report<'_>, swings: &[Swing<'_>]) -> Element {
    let places = course(report, swings);
    let line = places.iter().fold(Curve::default(), |curve, (x, chance)| curve.to(*x, 1.0 - chance));
    let whole = report.whole_percent(1.0);
    let name = |seat: Seat, y: &str, dy: i32| {
        tag("text")
            .with("x", 8)
            .with("y", y)
            .with("dy", dy)
            .class(format!("corner {}", seat.word()))
            .text(report.name(seat))
    };
    plot("chances", 260, &report.say_key("page-timeline"), &told(report))
        .add(hatching("chances-hatch"))
        .add(report.axis.draw(&report.say_key("page-half-time")))
        .add(ahead(&places, Seat::Home))
        .add(ahead(&places, Seat::Away))
        .add(level(0.0, &whole, "grid"))
        .add(level(0.5, &report.whole_percent(0.5), "axis"))
        .add(level(1.0, &whole, "grid"))
        .add(name(Seat::Home, "0%", 18))
        .add(name(Seat::Away, "100%", -10))
        .add(stretched().add(line.line("curve")))
        .all(scores(report))
        .all(chips(report, swings))
        .add(tag("line").class("cursor").with("y1", 0).with("y2", "100%"))
        .add(tag("g").class("hits").all(hits(report)))
}

/// The area between the curve and the middle on a team's side.
fn ahead(places: &[(f64, f64)], seat: Seat) -> Element {
    let (id, top, base) = match seat {
        Seat::Home => ("ahead-home", 0.0, 1.0),
        Seat::Away => ("ahead-away", 0.5, 0.0),
    };
    let end = places.last().map_or(0.0, |(x, _)| *x);
    let mut outline = vec![(0.0, base)];
    outline.extend(places.iter().map(|(x, chance)| (*x, 2.0 * (1.0 - chance - top))));
    outline.push((end, base));
    let half = tag("rect").with("x", 0).with("y", share(top)).with("width", "100%").with("height", "50%");
    cut(id, &outline, half.class(format!("ahead {}", seat.word())))
}

/// Every goal: a mark on the curve, and above the plot the score it made.
fn scores(report: &Report<'_>) -> Vec<Element> {
    let mut rows = Rows::default();
    let mut drawn = Vec::new();
    for shot in goals(report) {
        let x = report.axis.of_step(shot.step);
        let row = rows.next(x);
        let after = report.analysis.steps.get(shot.step).map_or(0.5, |step| step.after);
        let (at, y) = (share(x), share(1.0 - after));
        let label = tag("text")
            .with("x", &at)
            .with("y", -8 - 16 * row)
            .class(format!("goal middle {}", shot.seat.word()));
        drawn.push(
            tag("g")
                .class("scored")
                .add(tag("line").with("x1", &at).with("x2", &at).with("y1", -4).with("y2", &y).class("drop"))
                .add(label.text(score_after(shot)))
                .add(mark(shot.seat, &at, &y, 6.0, true)),
        );
    }
    drawn
}

/// The numbers of swings at the bottom of the plot, each under its place on the curve.
fn chips(report: &Report<'_>, swings: &[Swing<'_>]) -> Vec<Element> {
    let mut rows = Rows::default();
    let mut drawn = Vec::new();
    for swing in swings.iter().filter(|swing| !swing.is_goal) {
        let x = report.axis.of_step(swing.number);
        let dy = -14 - 20 * rows.next(x);
        let (at, y) = (share(x), share(1.0 - swing.step.after));
        let disc = tag("circle").with("cy", dy).with("r", 9).class("swing");
        let label = tag("text").with("y", dy).with("dy", 4).class("swing middle").text(&swing.name);
        let lane =
            tag("svg").with("x", &at).with("y", "100%").with("width", 1).with("height", 1).class("free");
        let line = tag("line").with("x1", &at).with("x2", &at).with("y1", y).with("y2", "100%").class("drop");
        drawn.push(tag("g").add(line).add(lane.add(disc).add(label)));
    }
    drawn
}

/// Labels that stand one above the other where they are close.
struct Rows {
    last: f64,
    row: i32,
}

impl Default for Rows {
    fn default() -> Self {
        Self { last: -1.0, row: 0 }
    }
}

impl Rows {
    /// The row of the next label, from 0 to 2.
    fn next(&mut self, x: f64) -> i32 {
        self.row = if x - self.last < CLOSE { (self.row + 1) % 3 } else { 0 };
        self.last = x;
        self.row
    }
}

/// Where a pointer meets a turn, and what it is told there.
fn hits(report: &Report<'_>) -> Vec<Element> {
    let mut before = report.analysis.balance.start;
    let mut drawn = Vec::new();
    for (number, turn) in report.analysis.turns.iter().enumerate() {
        let story = story(report, number, turn, turn.chance - before);
        before = turn.chance;
        drawn.push(
            report.axis.column(number).with("height", "100%").with("y", 0).add(tag("title").text(story)),
        );
    }
    drawn
}

/// A turn in words: when, the chance, and the step that moved it most.
fn story(report: &Report<'_>, number: usize, turn: &Turn, change: f64) -> String {
    let analysis = report.analysis;
    let end = analysis.turns.get(number + 1).map_or(analysis.steps.len(), |next| next.step);
    let steps = analysis.steps.get(turn.step..end).unwrap_or_default();
    let size = |step: &JudgedInput| (step.after - step.before).abs();
    let biggest = steps.iter().max_by(|a, b| size(a).total_cmp(&size(b)));
    let goal = Seat::ALL.into_iter().find(|seat| turn.goals[*seat] > 0);
    let key = if report.axis.has_clock { "page-turn-told" } else { "page-turn-told-without-clock" };
    let mut told = report.say(
        &Message::new(key)
            .number("turn", turn.at.turn)
            .text("when", report.when(&turn.at))
            .text("chance", report.percent(turn.chance))
            .text("change", report.change(change)),
    );
    if let Some(seat) = goal {
        told += &format!(" {}", report.say(&Message::new("page-goal-for").key("seat", seat_key(seat))));
    }
    if let Some(step) = biggest {
        told += &format!(" {}", report.happened(step));
    }
    told
}

/// The plot for whoever cannot see it.
fn told(report: &Report<'_>) -> String {
    let balance = &report.analysis.balance;
    let goals: Vec<_> =
        goals(report).map(|shot| format!("{} ({})", report.name(shot.seat), report.when(&shot.at))).collect();
    report.say(
        &Message::new("page-timeline-told")
            .text("start", report.percent(balance.start))
            .text("result", report.percent(balance.result))
            .number("count", i64::try_from(goals.len()).unwrap_or(i64::MAX))
            .text("goals", goals.join(", ")),
    )
}
