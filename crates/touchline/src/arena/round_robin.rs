//! A round robin: everybody against everybody, a cross table and ratings.

use std::fmt::Write as _;
use std::io::Write as _;
use std::time::Duration;

use anyhow::{anyhow, bail};
use serde_json::{Value, json};
use touchline_ai::Evaluate;
use touchline_lab::{Arena, Contestant, Eager, Measured, Met, Rated, Rival, Standing, ladder};

use super::{Options, Side, as_float, percent, progress_bar, refuse};
use crate::bench::cpu_time;
use crate::interrupt;

/// The most players: everybody plays everybody.
const MOST_PLAYERS: usize = 32;
/// A meeting without a match, and a player without one.
const NOT_PLAYED: &str = "-";
/// A player against itself.
const NOBODY: &str = "·";

/// Everything that is told about a round robin.
struct Told<'a> {
    spec: String,
    options: &'a Options,
    meetings: &'a [Meeting],
    rated: &'a [Option<Rated>],
    /// How many matches every two are to play.
    each: u64,
}

/// What two of the players did against each other.
struct Meeting {
    players: [usize; 2],
    /// Of its dice: with it the two play the same matches by themselves.
    seed: u64,
    standing: Standing,
}

pub(super) fn run<G: Evaluate + Measured + Eager>(
    game: &G,
    arena: &Arena,
    options: &Options,
) -> anyhow::Result<()> {
    let players = &options.player;
    if players.len() < 2 || players.len() > MOST_PLAYERS {
        bail!(
            "a round robin has 2 to {MOST_PLAYERS} players: --player PLAYER for each; {} given",
            players.len()
        );
    }
    if let Some(twice) = (1..players.len()).find(|at| players[..*at].contains(&players[*at])) {
        bail!("{} is there twice", players[twice]);
    }
    refuse(game, &players.iter().collect::<Vec<&Side>>())?;
    let meetings = play(game, arena, options)?;
    let rated = rate(players.len(), &meetings);
    let (spec, each) = (game.spec().to_string(), arena.planned());
    let told = Told { spec, options, meetings: &meetings, rated: &rated, each };
    super::tell_interrupted(told.played(), told.planned())?;
    let mut out = crate::terminal::out();
    if options.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&as_json(&told))?)?;
    } else {
        write!(out, "{}", as_text(&told))?;
    }
    Ok(())
}

/// All meetings, a round of each in turn: where Ctrl-C ends them, all have about equally many matches.
fn play<G: Evaluate + Measured + Eager>(
    game: &G,
    arena: &Arena,
    options: &Options,
) -> anyhow::Result<Vec<Meeting>> {
    let players = &options.player;
    // Quoted figures need all matches: a stopped test flatters the winner.
    let arena = Arena { stop: false, ..*arena };
    let pairs: Vec<[usize; 2]> =
        (0..players.len()).flat_map(|a| (a + 1..players.len()).map(move |b| [a, b])).collect();
    // Ratings are computed from independent meetings: each has dice of its own, whoever else plays.
    let meeting = |[a, b]: &[usize; 2]| arena.meeting((a * MOST_PLAYERS + b) as u64);
    let arenas: Vec<Arena> = pairs.iter().map(meeting).collect();
    let patience = Duration::from_secs_f64(options.engine_timeout);
    let make = |meeting: usize, side: Rival, seed, stream| -> Box<dyn Contestant<G>> {
        players[pairs[meeting][side as usize]].contestant(seed, stream, patience)
    };
    let against = |meeting: usize| {
        let [a, b] = pairs[meeting];
        format!("{} against {}", players[a], players[b])
    };
    let bar = progress_bar(arena.planned() * pairs.len() as u64);
    let progress = |meeting, _: &Standing| {
        bar.inc(if arena.pairs { 2 } else { 1 });
        if !bar.is_hidden() {
            bar.set_message(against(meeting));
        }
    };
    let stop = interrupt::caught()?;
    let standings = Arena::run_together(&arenas, game, &make, &cpu_time, stop, &progress);
    bar.finish_and_clear();
    let standings = standings.map_err(|(meeting, why)| anyhow!(why).context(against(meeting)))?;
    let met = pairs.into_iter().zip(arenas).zip(standings);
    Ok(met.map(|((players, Arena { seed, .. }), standing)| Meeting { players, seed, standing }).collect())
}

fn rate(players: usize, meetings: &[Meeting]) -> Vec<Option<Rated>> {
    let met = |Meeting { players, standing, .. }: &Meeting| Met {
        players: *players,
        matches: standing.matches,
        scores: standing.scores,
    };
    ladder(players, &meetings.iter().map(met).collect::<Vec<Met>>())
}

impl Told<'_> {
    fn played(&self) -> u64 {
        self.meetings.iter().map(|meeting| meeting.standing.matches).sum()
    }

    fn planned(&self) -> u64 {
        self.each * self.meetings.len() as u64
    }

    fn names(&self) -> Vec<String> {
        self.options.player.iter().map(Side::to_string).collect()
    }

    /// Who has a rating, the best first, and then who has none.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.rated.len()).collect();
        let elo = |at: usize| self.rated[at].map_or(f64::NEG_INFINITY, |rated| rated.elo);
        order.sort_by(|a, b| elo(*b).total_cmp(&elo(*a)));
        order
    }

    /// The score of one against another, in their order; `None` if they have not met.
    fn score(&self, one: usize, other: usize) -> Option<f64> {
        let met = self.meetings.iter().filter(|meeting| meeting.standing.matches > 0);
        met.clone().find_map(|Meeting { players, standing, .. }| match *players {
            [a, b] if [a, b] == [one, other] => Some(standing.scores.mean()),
            [a, b] if [b, a] == [one, other] => Some(1.0 - standing.scores.mean()),
            _ => None,
        })
    }

    /// How many matches every two have played; where that differs, from the fewest to the most, and of how
    /// many where some are missing.
    fn each(&self) -> String {
        let played = || self.meetings.iter().map(|meeting| meeting.standing.matches);
        let (least, most) = (played().min().unwrap_or(0), played().max().unwrap_or(0));
        let range = if least == most { most.to_string() } else { format!("{least} to {most}") };
        if least < self.each { format!("{range} of {}", self.each) } else { range }
    }
}

/// The rating with its interval, or what bound is known.
fn rating(rated: Option<Rated>) -> String {
    match rated {
        None => format!("{NOT_PLAYED:>8} {NOT_PLAYED:>6}"),
        Some(Rated { interval, .. }) if interval.iter().any(|end| end.is_infinite()) => {
            format!("{:>15}", super::text::bounds(interval))
        }
        Some(Rated { elo, interval: [_, high], .. }) => {
            format!("{elo:>+8.0} {:>6}", format!("±{:.0}", high - elo))
        }
    }
}

fn as_text(told: &Told<'_>) -> String {
    let (names, options) = (told.names(), told.options);
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let mut text = format!(
        "{} · round robin of {} · {} matches between every two{} · seed: {}\n\n",
        told.spec,
        names.len(),
        told.each(),
        if options.pairs { ", in pairs" } else { "" },
        options.seed
    );
    let (ranked, unranked): (Vec<usize>, Vec<usize>) =
        told.order().into_iter().partition(|at| told.rated[*at].is_some());
    let _ = write!(text, "     {:<width$}      Elo   95 %  score", "");
    for place in 1..=ranked.len() {
        let _ = write!(text, " {:>6}", format!("{place}."));
    }
    text.push('\n');
    let percents =
        |score: Option<f64>| score.map_or(NOT_PLAYED.into(), |score| format!("{:.1}", percent(score)));
    for (place, one) in (1..).zip(ranked.iter().chain(&unranked)) {
        let met: Vec<f64> = ranked.iter().filter_map(|other| told.score(*one, *other)).collect();
        let mean = (!met.is_empty()).then(|| met.iter().sum::<f64>() / as_float(met.len() as u64));
        let place = if told.rated[*one].is_some() { format!("{place}.") } else { NOT_PLAYED.into() };
        let (name, rating) = (&names[*one], rating(told.rated[*one]));
        let _ = write!(text, "{place:>4} {name:<width$} {rating} {:>6}", percents(mean));
        for other in &ranked {
            let cell = if one == other { NOBODY.into() } else { percents(told.score(*one, *other)) };
            let _ = write!(text, " {cell:>6}");
        }
        text.push('\n');
    }
    text.push_str("\n  Scores in percent, of the player in the row. The mean of the ratings is 0.\n");
    if told.played() < told.planned() {
        let _ = writeln!(
            text,
            "  Incomplete: {} of {} planned matches were played.",
            told.played(),
            told.planned()
        );
    }
    text
}

/// Null is what is not known: everything of who has not played, an infinite rating or end of an interval.
fn as_json(told: &Told<'_>) -> Value {
    let names = told.names();
    let player = |at: usize| {
        let rated = told.rated[at];
        let interval = rated.map(|rated| rated.interval);
        let known = rated.filter(|rated| rated.interval.iter().all(|end| end.is_finite()));
        json!({
            "name": names[at],
            "elo": known.map(|rated| rated.elo),
            "margin": known.map(|rated| rated.interval[1] - rated.elo),
            "elo_interval": interval,
        })
    };
    let meeting = |Meeting { players: [a, b], seed, standing }: &Meeting| {
        let [lost, drawn, won] = standing.results;
        let scores = Some(standing.scores).filter(|scores| scores.n() > 0);
        json!({
            "a": names[*a], "b": names[*b], "seed": seed, "matches": standing.matches, "won": won, "drawn": drawn, "lost": lost,
            "score_a": scores.map(|scores| scores.mean()), "interval": scores.map(|scores| scores.interval()),
        })
    };
    json!({
        "spec": told.spec,
        "seed": told.options.seed,
        "pairs": told.options.pairs,
        "matches": told.played(),
        "planned": told.planned(),
        "interrupted": told.played() < told.planned(),
        "players": told.order().into_iter().map(player).collect::<Vec<_>>(),
        "meetings": told.meetings.iter().map(meeting).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        options: Options,
    }

    fn options(players: &[&str]) -> Options {
        let words = players.iter().flat_map(|player| ["--player", player]);
        Line::parse_from(std::iter::once("arena").chain(words)).options
    }

    /// So many matches, the first of them won.
    fn meeting(players: [usize; 2], matches: u64, won: u64) -> Meeting {
        let mut standing = Standing { matches, results: [matches - won, 0, won], ..Standing::default() };
        (0..matches).for_each(|number| standing.scores.add(if number < won { 4 } else { 0 }));
        Meeting { players, seed: 1, standing }
    }

    fn told<T>(options: &Options, meetings: &[Meeting], tell: impl Fn(&Told<'_>) -> T) -> T {
        let rated = rate(options.player.len(), meetings);
        tell(&Told { spec: "fuba:3.0".into(), options, meetings, rated: &rated, each: 10 })
    }

    #[test]
    fn a_meeting_that_was_cut_short_is_not_told_as_the_others() {
        let options = options(&["random", "rookie", "eager"]);
        let each = |played: [u64; 3]| {
            let [one, two, three] = played;
            let meetings = [meeting([0, 1], one, 1), meeting([0, 2], two, 1), meeting([1, 2], three, 0)];
            let text = told(&options, &meetings, as_text);
            let each = text.split(" · ").find_map(|part| part.split_once(" matches between"));
            each.expect("how many").0.to_owned()
        };
        assert_eq!(each([10, 10, 10]), "10");
        assert_eq!(each([10, 10, 3]), "3 to 10 of 10");
        assert_eq!(each([4, 4, 4]), "4 of 10");
        assert_eq!(each([10, 10, 0]), "0 to 10 of 10");
    }

    #[test]
    fn who_has_not_played_has_no_rating_no_score_and_no_place() {
        let options = options(&["random", "rookie", "eager"]);
        let meetings = [meeting([0, 1], 10, 4), meeting([0, 2], 0, 0), meeting([1, 2], 0, 0)];
        let text = told(&options, &meetings, as_text);
        let row = |name: &str| {
            let row = text.lines().find(|line| line.contains(name)).expect("a row");
            row.split_whitespace().map(str::to_owned).collect::<Vec<String>>()
        };
        assert_eq!(row("eager"), ["-", "eager", "-", "-", "-", "-", "-"], "{text}");
        assert_eq!(row("rookie")[4..], ["60.0", "·", "60.0"], "{text}");
        assert!(text.contains("Incomplete: 10 of 30 planned matches were played."), "{text}");
        let json = told(&options, &meetings, as_json);
        assert_eq!(
            (&json["matches"], &json["planned"], &json["interrupted"]),
            (&10.into(), &30.into(), &true.into())
        );
        let eager = &json["players"][2];
        assert_eq!(
            (&eager["name"], &eager["elo"], &eager["margin"]),
            (&"eager".into(), &Value::Null, &Value::Null)
        );
        assert!(eager["elo_interval"].is_null() && json["meetings"][1]["score_a"].is_null(), "{json}");
        // The same as if nobody else had been there.
        let two = told(&self::options(&["random", "rookie"]), &meetings[..1], as_json);
        assert_eq!(json["players"][0]["elo"], two["players"][0]["elo"]);
    }

    #[test]
    fn of_who_won_everything_a_bound_is_told() {
        let options = options(&["random", "rookie", "eager"]);
        let meetings = [meeting([0, 1], 10, 0), meeting([0, 2], 10, 4), meeting([1, 2], 10, 10)];
        let text = told(&options, &meetings, as_text);
        let row = text.lines().find(|line| line.contains("rookie")).expect("a row");
        assert!(row.contains("1. rookie") && row.contains("more than +") && !row.contains('±'), "{text}");
        assert!(!text.contains("Incomplete"), "{text}");
        let json = told(&options, &meetings, as_json);
        let rookie = &json["players"][0];
        assert!(rookie["elo"].is_null() && rookie["margin"].is_null(), "{rookie}");
        assert!(
            rookie["elo_interval"][0].as_f64() > Some(0.0) && rookie["elo_interval"][1].is_null(),
            "{rookie}"
        );
        assert!(json["players"][1]["margin"].is_f64() && json["interrupted"] == false, "{json}");
        let lost = [meeting([0, 1], 10, 0), meeting([0, 2], 10, 0), meeting([1, 2], 10, 4)];
        assert!(told(&options, &lost, as_text).contains("less than -"));
    }

    /// Pairs of matches that each side won once say that they are level; as many matches by themselves do
    /// not.
    #[test]
    fn pairs_make_ratings_more_certain() {
        let error = |rounds: &[u8], matches: u64| {
            let mut standing = Standing { matches, ..Standing::default() };
            rounds.iter().for_each(|quarters| standing.scores.add(*quarters));
            rate(2, &[Meeting { players: [0, 1], seed: 1, standing }])[0].expect("matches").error
        };
        let (pairs, alone) = (error(&[2; 20], 40), error(&[[0, 4]; 20].concat(), 40));
        assert!(pairs < 0.7 * alone, "{pairs} {alone}");
    }
}
