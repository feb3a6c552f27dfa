//! A round robin: everybody against everybody, a cross table and ratings.

use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::bail;
use serde_json::{Value, json};
use touchline_ai::Evaluate;
use touchline_lab::{Arena, Eager, Measured, Met, Rated, Standing, ladder};

use super::{Options, Side, as_float, percent, play, progress_bar};
use crate::interrupt;

/// The most players: everybody plays everybody.
const MOST_PLAYERS: usize = 32;
/// Half the width of a 95 % interval, in standard errors.
const NORMAL_95: f64 = 1.96;

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
    // Quoted figures need all matches: a stopped test flatters the winner.
    let arena = Arena { stop: false, ..*arena };
    let pairs: Vec<[usize; 2]> =
        (0..players.len()).flat_map(|a| (a + 1..players.len()).map(move |b| [a, b])).collect();
    let bar = progress_bar(arena.matches * pairs.len() as u64);
    let (patience, stop) = (Duration::from_secs_f64(options.engine_timeout), interrupt::caught()?);
    let mut meetings: Vec<Meeting> = Vec::new();
    for [a, b] in pairs {
        let before: u64 = meetings.iter().map(|meeting| meeting.standing.matches).sum();
        bar.set_message(format!("{} against {}", players[a], players[b]));
        let progress = |standing: &Standing| bar.set_position(before + standing.matches);
        // Ratings are computed from independent meetings: each has dice of its own, whoever else plays.
        let own = arena.meeting((a * MOST_PLAYERS + b) as u64);
        let standing = play(game, &own, [&players[a], &players[b]], patience, &progress)?;
        if standing.matches > 0 {
            meetings.push(Meeting { players: [a, b], seed: own.seed, standing });
        }
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    bar.finish_and_clear();
    super::tell_interrupted(
        meetings.iter().map(|meeting| meeting.standing.matches).sum(),
        arena.matches * (players.len() * (players.len() - 1) / 2) as u64,
    )?;
    let rated = rate(players.len(), &meetings);
    let mut out = crate::terminal::out();
    let spec = game.spec().to_string();
    if options.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&as_json(&spec, options, &meetings, &rated))?)?;
    } else {
        write!(out, "{}", as_text(&spec, options, &meetings, &rated))?;
    }
    Ok(())
}

fn rate(players: usize, meetings: &[Meeting]) -> Vec<Rated> {
    let met = |Meeting { players, standing, .. }: &Meeting| Met {
        players: *players,
        matches: standing.matches,
        scores: standing.scores,
    };
    ladder(players, &meetings.iter().map(met).collect::<Vec<Met>>())
}

/// The score of one against another, in their order; `None` if they have not met.
fn score(meetings: &[Meeting], one: usize, other: usize) -> Option<f64> {
    meetings.iter().find_map(|Meeting { players, standing, .. }| match *players {
        [a, b] if [a, b] == [one, other] => Some(standing.scores.mean()),
        [a, b] if [b, a] == [one, other] => Some(1.0 - standing.scores.mean()),
        _ => None,
    })
}

/// The best first.
fn order(rated: &[Rated]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..rated.len()).collect();
    order.sort_by(|a, b| rated[*b].elo.total_cmp(&rated[*a].elo));
    order
}

/// How many matches every two have played; where that differs, from the fewest to the most.
fn each(players: usize, meetings: &[Meeting]) -> String {
    let played = || meetings.iter().map(|meeting| meeting.standing.matches);
    let all_met = meetings.len() == players * (players - 1) / 2;
    let (least, most) = (if all_met { played().min() } else { None }, played().max());
    match (least.unwrap_or(0), most.unwrap_or(0)) {
        (least, most) if least == most => most.to_string(),
        (least, most) => format!("{least} to {most}"),
    }
}

fn as_text(spec: &str, options: &Options, meetings: &[Meeting], rated: &[Rated]) -> String {
    let names: Vec<String> = options.player.iter().map(Side::to_string).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let mut text = format!(
        "{spec} · round robin of {} · {} matches between every two{} · seed: {}\n\n",
        names.len(),
        each(names.len(), meetings),
        if options.pairs { ", in pairs" } else { "" },
        options.seed
    );
    let order = order(rated);
    let _ = write!(text, "     {:<width$}      Elo   95 %  score", "");
    for place in 1..=order.len() {
        let _ = write!(text, " {:>6}", format!("{place}."));
    }
    text.push('\n');
    for (place, one) in (1..).zip(&order) {
        let met: Vec<f64> = order.iter().filter_map(|other| score(meetings, *one, *other)).collect();
        let mean = percent(met.iter().sum::<f64>() / as_float(met.len().max(1) as u64));
        let Rated { elo, error } = rated[*one];
        let _ = write!(
            text,
            "{place:>3}. {:<width$} {elo:>+8.0} {:>6} {mean:>6.1}",
            names[*one],
            format!("±{:.0}", NORMAL_95 * error)
        );
        for other in &order {
            let cell =
                score(meetings, *one, *other).map_or("·".into(), |score| format!("{:.1}", percent(score)));
            let _ = write!(text, " {cell:>6}");
        }
        text.push('\n');
    }
    text.push_str("\n  Scores in percent, of the player in the row. The mean of the ratings is 0.\n");
    text
}

fn as_json(spec: &str, options: &Options, meetings: &[Meeting], rated: &[Rated]) -> Value {
    let names: Vec<String> = options.player.iter().map(Side::to_string).collect();
    let player =
        |at: usize| json!({ "name": names[at], "elo": rated[at].elo, "margin": NORMAL_95 * rated[at].error });
    let meeting = |Meeting { players: [a, b], seed, standing }: &Meeting| {
        let [lost, drawn, won] = standing.results;
        json!({
            "a": names[*a], "b": names[*b], "seed": seed, "matches": standing.matches, "won": won, "drawn": drawn, "lost": lost,
            "score_a": standing.scores.mean(), "interval": standing.scores.interval(),
        })
    };
    json!({
        "spec": spec,
        "seed": options.seed,
        "pairs": options.pairs,
        "players": order(rated).into_iter().map(player).collect::<Vec<_>>(),
        "meetings": meetings.iter().map(meeting).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting(players: [usize; 2], matches: u64) -> Meeting {
        Meeting { players, seed: 1, standing: Standing { matches, ..Standing::default() } }
    }

    #[test]
    fn a_meeting_that_was_cut_short_is_not_told_as_the_others() {
        let whole = [meeting([0, 1], 10), meeting([0, 2], 10), meeting([1, 2], 10)];
        assert_eq!(each(3, &whole), "10");
        assert_eq!(each(3, &[meeting([0, 1], 10), meeting([0, 2], 10), meeting([1, 2], 3)]), "3 to 10");
        assert_eq!(each(3, &[meeting([0, 1], 10), meeting([0, 2], 10)]), "0 to 10");
    }

    /// Pairs of matches that each side won once say that they are level; as many matches by themselves do
    /// not.
    #[test]
    fn pairs_make_ratings_more_certain() {
        let error = |rounds: &[u8], matches: u64| {
            let mut standing = Standing { matches, ..Standing::default() };
            rounds.iter().for_each(|quarters| standing.scores.add(*quarters));
            rate(2, &[Meeting { players: [0, 1], seed: 1, standing }])[0].error
        };
        let (pairs, alone) = (error(&[2; 20], 40), error(&[[0, 4]; 20].concat(), 40));
        assert!(pairs < 0.7 * alone, "{pairs} {alone}");
    }
}
