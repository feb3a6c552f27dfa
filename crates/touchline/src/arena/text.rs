//! The result of an arena as text.

use std::fmt::Write as _;
use std::time::Duration;

use touchline_lab::{Arena, Figure, Rival, Sprt, Standing, Verdict, elo_of};

use super::{Options, Side, as_float, per_decision, per_second, stopped_early, word};
use crate::chart::bar;

/// Characters of the axis from 0 to 100 %; odd, so that 50 % has one.
const WIDTH: usize = 61;
/// The length of a full bar.
const BAR: usize = 30;

/// The standing, next to the progress bar.
pub(super) fn progress(test: &Sprt, standing: &Standing) -> String {
    let [low, high] = standing.scores.interval().map(percent);
    let (score, llr) = (percent(standing.scores.mean()), test.llr(&standing.scores));
    let [lower, upper] = test.bounds();
    let bound = if llr < 0.0 { lower } else { upper };
    format!("{score:.1} % ({low:.1} to {high:.1}) · LLR {llr:+.2} of {bound:+.2}")
}

pub(super) fn report(
    spec: &str,
    arena: &Arena,
    (options, [a, b]): (&Options, [&Side; 2]),
    standing: &Standing,
    took: Duration,
) -> String {
    let (scores, matches) = (&standing.scores, as_float(standing.matches));
    let mut text = format!(
        "{spec} · a: {} against b: {} · matches: {}{} · seed: {} · {:.1} matches a second\n\n",
        a,
        b,
        standing.matches,
        if arena.pairs { " in pairs" } else { "" },
        options.seed,
        matches / took.as_secs_f64().max(1e-9),
    );
    let [low, high] = scores.interval();
    let _ = writeln!(text, "  {}\n", verdict(arena, options, standing));
    let _ = writeln!(
        text,
        "  score of a  {:>6.1} %    95 %: {:.1} to {:.1}",
        percent(scores.mean()),
        percent(low),
        percent(high)
    );
    let _ = writeln!(
        text,
        "  Elo         {:>6}      95 %: {}",
        elo(scores.mean(), [low, high]),
        elos([low, high])
    );
    let _ = writeln!(text, "\n{}", plot(scores.mean(), [low, high]));
    results(&mut text, arena, standing);
    let [ours, theirs] = standing.goals.map(|goals| as_float(goals) / matches);
    let _ = writeln!(text, "\n  goals a match      {ours:.2} : {theirs:.2}");
    let [ours, theirs] = standing.shots.map(|shots| as_float(shots) / matches);
    let _ = writeln!(text, "  shots a match      {ours:.2} : {theirs:.2}");
    let _ = writeln!(text, "  decisions a match  {:.0}\n", as_float(standing.decisions()) / matches);
    thinking(&mut text, [a, b], standing);
    if stopped_early(arena, standing) {
        text += "\nIt stopped when the question was answered, so the score flatters the winner a little: --no-stop plays all.\n";
    }
    text
}

/// How each of them plays. A star marks what differs beyond doubt.
pub(super) fn styles(figures: &[Figure], standing: &Standing) -> String {
    let mut text = format!("\n  {:<28} {:>8} {:>8}   a - b (95 %)\n", "how they play", "a", "b");
    for (figure, compared) in figures.iter().zip(&standing.styles) {
        let (difference, margin) = (compared.difference.mean(), compared.difference.margin());
        let _ = writeln!(
            text,
            "  {:<28} {:>8.2} {:>8.2}   {difference:+.2} ± {margin:.2}{}",
            figure.name,
            compared.a.mean(),
            compared.b.mean(),
            if compared.differs() { " *" } else { "" },
        );
    }
    text.push_str("\n  * differs beyond doubt: 0 is outside the interval.\n");
    text
}

/// `a is stronger: LLR 2.97 is above 2.94; after 86 of 1000 matches`.
fn verdict(arena: &Arena, options: &Options, standing: &Standing) -> String {
    let ([low, high], llr) = (arena.test.bounds(), arena.test.llr(&standing.scores));
    let verdict = arena.test.verdict(&standing.scores);
    let (elo0, elo1) = (options.elo0, options.elo1);
    let why = match verdict {
        Verdict::Stronger => {
            format!("at least {elo1} Elo rather than at most {elo0}, LLR {llr:.2} is not below {high:.2}")
        }
        Verdict::NotShown => {
            format!("at most {elo0} Elo rather than at least {elo1}, LLR {llr:.2} is not above {low:.2}")
        }
        Verdict::Undecided if standing.scores.n() < Sprt::FEWEST => {
            format!(
                "nothing is decided before {} {}",
                Sprt::FEWEST,
                if arena.pairs { "pairs" } else { "matches" }
            )
        }
        Verdict::Undecided => format!("LLR {llr:.2} lies between {low:.2} and {high:.2}: play more matches"),
    };
    let early = if standing.matches < arena.matches {
        format!(" · after {} of {} matches", standing.matches, arena.matches)
    } else {
        String::new()
    };
    format!("{} · {why}{early}", word(verdict))
}

/// The score with its interval on the axis from 0 to 100 %.
fn plot(score: f64, [low, high]: [f64; 2]) -> String {
    let mut line = ['·'; WIDTH];
    line[column(0.5)] = '┊';
    line[column(low)..=column(high)].fill('━');
    line[column(score)] = '●';
    let line: String = line.into_iter().collect();
    let half = WIDTH / 2;
    format!("  {line}\n  {:<half$}{:<half$}{}\n", "0 %", "50 %", "100 %")
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "between 0 and 60"
)]
fn column(share: f64) -> usize {
    (share.clamp(0.0, 1.0) * (WIDTH - 1) as f64).round() as usize
}

/// Matches by result and, with pairs, pairs by points.
fn results(text: &mut String, arena: &Arena, standing: &Standing) {
    let mut rows = |title: &str, names: &[&str], counts: &[u64]| {
        let _ = writeln!(text, "  {title}");
        let all = as_float(counts.iter().sum::<u64>().max(1));
        for (name, &count) in names.iter().zip(counts).rev() {
            let line = format!("    {name:<7} {count:>8}  {}", bar(as_float(count) / all, BAR));
            let _ = writeln!(text, "{}", line.trim_end());
        }
    };
    rows("matches", &["lost", "drawn", "won"], &standing.results);
    if arena.pairs {
        rows("pairs", &["0 : 2", "½ : 1½", "1 : 1", "1½ : ½", "2 : 0"], &standing.scores.counts());
    }
    if standing.unfinished > 0 {
        let _ = writeln!(text, "  {} of the drawn matches had no end", standing.unfinished);
    }
}

fn thinking(text: &mut String, [a, b]: [&Side; 2], standing: &Standing) {
    let _ = writeln!(
        text,
        "  thinking time of a decision     median       90 %       99 %    longest     in all  positions  positions a second"
    );
    for (side, name, entrant) in [(Rival::A, "a", a), (Rival::B, "b", b)] {
        let times = &standing.times[side as usize];
        let [median, p90, p99] = [50, 90, 99].map(|hundredths| span(times.percentile(hundredths)));
        let _ = writeln!(
            text,
            "  {:<27} {median:>10} {p90:>10} {p99:>10} {:>10} {:>10} {:>10.1} {:>19}",
            format!("{name}: {entrant}"),
            span(times.longest()),
            span(times.sum()),
            per_decision(standing, side),
            thousands(per_second(standing, side)),
        );
    }
    text.push_str("\n  Processor time; only decisions with two or more legal actions are counted.\n");
}

pub(crate) fn percent(share: f64) -> f64 {
    share * 100.0
}

/// The Elo difference of a score; if infinite, the bound that is known.
fn elo(score: f64, [low, high]: [f64; 2]) -> String {
    match elo_of(score) {
        f64::INFINITY => format!("more than {:+.0}", elo_of(low)),
        f64::NEG_INFINITY => format!("less than {:+.0}", elo_of(high)),
        elo => format!("{elo:+.0}"),
    }
}

fn elos(interval: [f64; 2]) -> String {
    bounds(interval.map(elo_of))
}

/// An interval of Elo; of an infinite end only the other one is told.
pub(super) fn bounds(interval: [f64; 2]) -> String {
    match interval {
        [low, high] if low.is_infinite() && high.is_infinite() => "anything".into(),
        [low, f64::INFINITY] => format!("more than {low:+.0}"),
        [f64::NEG_INFINITY, high] => format!("less than {high:+.0}"),
        [low, high] => format!("{low:+.0} to {high:+.0}"),
    }
}

/// A time with about three digits and its unit.
pub(crate) fn span(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    match time.as_nanos() {
        0..1_000 => format!("{} ns", time.as_nanos()),
        1_000..1_000_000 => format!("{:.1} µs", seconds * 1e6),
        1_000_000..1_000_000_000 => format!("{:.1} ms", seconds * 1e3),
        _ => format!("{seconds:.2} s"),
    }
}

fn thousands(rate: f64) -> String {
    if rate >= 1e6 { format!("{:.2} million", rate / 1e6) } else { format!("{rate:.0}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_has_the_score_where_it_lies() {
        let line = |score, interval| plot(score, interval).lines().next().map(str::to_owned).expect("a line");
        let even = line(0.5, [0.4, 0.6]);
        assert_eq!(even.trim_start().chars().position(|c| c == '●'), Some(30));
        assert_eq!(even.matches('━').count(), 12);
        let all = line(1.0, [0.9, 1.0]);
        assert!(all.ends_with("━━━━━━●") && all.contains('┊'));
        assert!(line(0.0, [0.0, 0.1]).trim_start().starts_with("●━━━━━━·"));
    }

    #[test]
    fn an_infinite_difference_is_said_in_words() {
        assert_eq!(elo(0.75, [0.7, 0.8]), "+191");
        assert_eq!(elo(1.0, [0.75, 1.0]), "more than +191");
        assert_eq!(elo(0.0, [0.0, 0.25]), "less than -191");
        assert_eq!(elos([0.75, 1.0]), "more than +191");
        assert_eq!(elos([0.0, 0.25]), "less than -191");
        assert_eq!(elos([0.25, 0.75]), "-191 to +191");
        assert_eq!(elos([0.0, 1.0]), "anything");
    }

    #[test]
    fn times_have_the_unit_that_suits_them() {
        let spans = [7, 1_500, 20_000_000, 1_250_000_000].map(|ns| span(Duration::from_nanos(ns)));
        assert_eq!(spans, ["7 ns", "1.5 µs", "20.0 ms", "1.25 s"]);
    }
}
