//! How long a computer player thinks, in matches against itself.

use std::io::Write;
use std::time::Duration;

use serde_json::json;
use touchline_ai::{Evaluate, Player as _};
use touchline_engine::{BySeat, Choices, Node, Pcg, Seat};
use touchline_lab::Times;

use super::{Options, SEED, as_float, cpu_time};
use crate::entrant::Entrant;

/// What was done, and how long each answer took.
struct Measured {
    /// CPU time of every decision with a choice.
    times: Times,
    matches: u64,
    nodes: u64,
}

pub(super) fn bench<G: Evaluate>(game: &G, player: Entrant, options: &Options) -> anyhow::Result<()> {
    let measured = measure(game, player, Duration::from_secs_f64(options.seconds));
    let times = &measured.times;
    let (decisions, cpu) = (times.n(), times.sum().as_secs_f64());
    let rate = |count: u64| as_float(count) / cpu.max(1e-9);
    let [median, most, longest] =
        [times.percentile(50), times.percentile(99), times.longest()].map(|time| time.as_secs_f64() * 1e3);
    let mut out = crate::terminal::out();
    if options.json {
        let figures = json!({
            "spec": game.spec().to_string(),
            "player": player.to_string(),
            "decisions": decisions,
            "matches": measured.matches,
            "median_ms": median,
            "p99_ms": most,
            "max_ms": longest,
            "decisions_per_cpu_s": rate(decisions),
            "nodes_per_cpu_s": rate(measured.nodes),
            "nodes_per_decision": as_float(measured.nodes) / as_float(decisions.max(1)),
            "cpu_s": cpu,
        });
        writeln!(out, "{}", serde_json::to_string_pretty(&figures)?)?;
    } else {
        writeln!(out, "{} · {player} against itself on one core · seed {SEED}\n", game.spec())?;
        writeln!(out, "  thinking time, median       {median:>12.3} ms")?;
        writeln!(out, "  99 in 100 answers within    {most:>12.3} ms")?;
        writeln!(out, "  longest                     {longest:>12.3} ms")?;
        writeln!(out, "  positions judged a second   {:>12.0}", rate(measured.nodes))?;
        writeln!(out, "  decisions                   {decisions:>12}")?;
        writeln!(out, "  matches finished            {:>12}", measured.matches)?;
        writeln!(out, "  CPU time                    {cpu:>12.3} s")?;
        writeln!(out, "\nOnly decisions with two or more legal actions are counted.")?;
    }
    Ok(())
}

/// Play match after match until the total thinking time is reached, then stop at once.
fn measure<G: Evaluate>(game: &G, player: Entrant, at_least: Duration) -> Measured {
    let mut measured = Measured { times: Times::default(), matches: 0, nodes: 0 };
    let mut choices = Choices::new();
    'matches: loop {
        let number = measured.matches;
        let mut dice = Pcg::new(SEED, number);
        let mut players =
            BySeat(Seat::ALL.map(|seat| player.player(SEED, u64::MAX - 2 * number - seat as u64)));
        let mut state = game.start(&G::Terms::default());
        loop {
            match game.node(&state) {
                Node::Decide(seat, _) => {
                    game.actions(&state, &mut choices);
                    let action = if let [only] = *choices {
                        only
                    } else {
                        let view = game.view(&state, Some(seat));
                        let (nodes, begin) = (players[seat].nodes(), cpu_time());
                        let action = players[seat].choose(game, &view, seat, &choices);
                        measured.times.add(cpu_time().saturating_sub(begin));
                        measured.nodes += players[seat].nodes() - nodes;
                        if measured.times.sum() >= at_least {
                            break 'matches;
                        }
                        action
                    };
                    game.act(&mut state, action, &mut ());
                }
                Node::Chance => {
                    if let Some(call) = game.overlong(&state) {
                        game.call(&mut state, call, &mut ());
                        continue;
                    }
                    let faces = game.draws(&state).roll(&mut dice);
                    game.resolve(&mut state, faces.as_ref(), &mut ());
                }
                Node::Over(_) => break,
            }
        }
        measured.matches += 1;
    }
    measured
}
