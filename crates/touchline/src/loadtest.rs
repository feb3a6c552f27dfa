//! `touchline loadtest`: how many live matches the server can carry on this machine.

mod field;
mod game;
mod http;
mod message;
mod planner;
mod report;
mod server;

use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use touchline_protocol::games::{AnyGame, DEFAULT_SPEC};
use touchline_protocol::with_game;

use self::field::Field;
use self::http::Http;
use self::planner::Script;
use self::report::{Figures, Largest, Report};
use self::server::Server;
use crate::say::sentence;

/// The most concurrent matches.
const MOST: usize = 8000;
/// The latency bound for the search for the largest number of matches.
pub(crate) const BOUND: Duration = Duration::from_millis(100);
/// Sockets a process needs besides those of the matches.
const SPARE: u64 = 200;

/// Options of `touchline loadtest`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many concurrent matches, one run for each [default: 50,200,1000, then 1000 at one input per
    /// second, then the search of --largest]
    #[arg(long, value_name = "N,N", value_delimiter = ',', value_parser = matches)]
    matches: Vec<usize>,
    /// Inputs per second in every match; without it seats answer as soon as they are asked
    #[arg(long, value_name = "R", value_parser = rate)]
    rate: Option<f64>,
    /// Find the largest number of matches with p99 below 100 ms
    #[arg(long)]
    largest: bool,
    /// Play every run twice: with one answer per message, then with whole turns as plans
    #[arg(long)]
    plans: bool,
    /// How long to measure each run, in seconds; the search measures for half as long each time
    #[arg(long, value_name = "S", default_value_t = 10.0, value_parser = seconds)]
    seconds: f64,
    /// What to play, for example fuba:3.0
    #[arg(long, value_name = "SPEC", default_value = DEFAULT_SPEC)]
    rules: String,
    /// The server's database: sqlite, or the address of a PostgreSQL database on this machine
    #[arg(long, value_name = "URL", default_value = "sqlite")]
    database: String,
    /// How many servers share the database; with two or more the seats of every match are at different ones
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=8))]
    nodes: u8,
    /// The NATS server over which several servers wake each other, on this machine
    #[arg(long, value_name = "URL", default_value = "nats://127.0.0.1:4222")]
    nats: String,
    /// Where to create the server's temporary folder; the speed of its disk counts
    #[arg(long, value_name = "FOLDER", default_value_os_t = std::env::temp_dir())]
    folder: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn matches(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(matches) if (1..=MOST).contains(&matches) => Ok(matches),
        _ => Err(format!("not a number of matches from 1 to {MOST}")),
    }
}

fn rate(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(rate) if (0.01..=1000.0).contains(&rate) => Ok(rate),
        _ => Err("not a number of inputs a second from 0.01 to 1000".into()),
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.1..=600.0).contains(&seconds) => Ok(seconds),
        _ => Err("not a number of seconds from 0.1 to 600".into()),
    }
}

impl Options {
    /// The database the server is told to use; `None` is a file in its folder.
    fn database(&self) -> Result<Option<&str>> {
        if self.database == "sqlite" {
            return Ok(None);
        }
        let scheme = self.database.split_once("://").filter(|(scheme, _)| scheme.starts_with("postgres"));
        let (_, rest) = scheme.with_context(|| {
            format!("`{}` is no database here: write sqlite or postgres://...", self.database)
        })?;
        let place = rest.split(['/', '?']).next().unwrap_or_default();
        let host = place.rsplit('@').next().unwrap_or_default();
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name).trim_matches(['[', ']']);
        let here = name == "localhost"
            || name.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback());
        ensure!(
            here,
            "the load test stays on this machine: the database has to be at 127.0.0.1, ::1 or localhost"
        );
        Ok(Some(&self.database))
    }

    /// The NATS server that several servers need.
    fn nats(&self) -> Result<Option<&str>> {
        if self.nodes == 1 {
            return Ok(None);
        }
        ensure!(
            self.database()?.is_some(),
            "several servers share a PostgreSQL database: add --database postgres://..."
        );
        let place = self.nats.split_once("://").map_or(self.nats.as_str(), |(_, place)| place);
        let here = ["127.0.0.1:", "localhost:", "[::1]:"].iter().any(|host| place.starts_with(host));
        ensure!(here, "the load test stays on this machine: NATS has to be at 127.0.0.1, ::1 or localhost");
        Ok(Some(&self.nats))
    }

    /// All runs: matches, and inputs per second of each.
    fn runs(&self) -> Vec<(usize, Option<f64>)> {
        if self.is_everything() {
            return vec![(50, None), (200, None), (1000, None), (1000, Some(1.0))];
        }
        self.matches.iter().map(|matches| (*matches, self.rate)).collect()
    }

    fn is_everything(&self) -> bool {
        self.matches.is_empty() && self.rate.is_none() && !self.largest
    }

    fn window(&self) -> Duration {
        Duration::from_secs_f64(self.seconds)
    }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let game = AnyGame::from_text(&options.rules).map_err(|refusal| sentence(&refusal))?;
    let spec = with_game!(game, game => touchline_engine::Describe::spec(&game).to_string());
    options.database()?;
    options.nats()?;
    if options.rate.is_some() && options.matches.is_empty() && !options.largest {
        bail!("--rate is for given numbers of matches: add --matches or --largest");
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let local = tokio::task::LocalSet::new();
    let script = Script { spec, game, plans: false };
    let report = local.block_on(&runtime, async {
        tokio::select! {
            report = measure(options, &script) => report,
            _ = tokio::signal::ctrl_c() => bail!("interrupted"),
        }
    })?;
    let mut out = io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report.json())?)?;
    } else {
        write!(out, "{}", report.text())?;
    }
    Ok(())
}

async fn measure(options: &Options, script: &Script) -> Result<Report> {
    let sockets =
        usize::try_from(touchline_server::files::allow_all().saturating_sub(SPARE)).unwrap_or(usize::MAX);
    let most = (sockets / 2).min(MOST);
    let bar = progress_bar();
    let mut runs = Vec::new();
    for (matches, rate) in options.runs() {
        ensure!(
            matches <= most,
            "{matches} matches need {} open sockets, more than this system allows (ulimit -n)",
            2 * matches
        );
        let ways: &[bool] = if options.plans { &[false, true] } else { &[false] };
        for plans in ways.iter().copied() {
            let bench = Bench::new(options, &Script { plans, ..script.clone() })?;
            runs.push(bench.run(matches, rate, options.window(), &bar).await?);
        }
    }
    let largest = if options.largest || options.is_everything() {
        Some(search(&Bench::new(options, script)?, options, most, &bar).await?)
    } else {
        None
    };
    bar.finish_and_clear();
    let database = options.database.split_once("://").map_or("sqlite", |_| "postgres");
    Ok(Report {
        spec: script.spec.clone(),
        database,
        nodes: options.nodes,
        seconds: options.seconds,
        runs,
        largest,
    })
}

/// A server with its matches.
struct Bench {
    field: Rc<Field>,
    // Dropped last: their sockets must close first.
    servers: Vec<Server>,
    /// Memory before the first match, in bytes.
    empty: u64,
}

impl Bench {
    fn new(options: &Options, script: &Script) -> Result<Self> {
        let start = |_| Server::start(&options.folder, options.database()?, options.nats()?);
        let servers: Vec<Server> = (0..options.nodes).map(start).collect::<Result<_>>()?;
        let empty = servers.iter().map(Server::memory).sum::<Result<u64>>()?;
        let addrs = servers.iter().map(|server| server.addr).collect();
        Ok(Self { field: Field::new(Http::new(servers[0].addr), addrs, script.clone()), servers, empty })
    }

    /// Play this many matches and measure.
    async fn run(
        &self,
        matches: usize,
        rate: Option<f64>,
        window: Duration,
        bar: &ProgressBar,
    ) -> Result<Figures> {
        bar.set_length(u64::try_from(matches)?);
        bar.set_message("making matches");
        self.field.grow(matches, bar).await?;
        let pace = rate.map_or(String::new(), |rate| format!(" at {rate} inputs a second"));
        bar.set_message(format!("playing {matches} matches{pace}"));
        // Long enough for every match to begin, even at a slow rate.
        let pause = rate.map_or(0.0, |rate| rate.recip().min(10.0));
        let warm_up = (window / 4).min(Duration::from_secs(2)).max(Duration::from_secs_f64(pause));
        let (tally, before, after, took) =
            self.field.measure((matches, rate), (warm_up, window), bar, async || self.look().await).await?;
        ensure!(tally.times.n() > 0, "not one input went through");
        let memory = before.memory.saturating_sub(self.empty);
        let plans = self.field.script.plans;
        Ok(Figures { matches, rate, plans, tally, before, after, took, memory })
    }

    async fn look(&self) -> Result<report::Look> {
        let (mut commits, mut steps) = (None, None);
        for addr in &self.field.addrs {
            let metrics = Http::new(*addr).get("/metrics").await?.body;
            let add =
                |sum: Option<f64>, name| Some(sum.unwrap_or_default() + report::metric(&metrics, name)?);
            commits = add(commits, "touchline_commit_entries_count");
            steps = add(steps, "touchline_commit_entries_sum");
        }
        Ok(report::Look {
            cpu: self.servers.iter().map(Server::cpu).sum::<Result<Duration>>()?,
            own_cpu: server::own_cpu()?,
            memory: self.servers.iter().map(Server::memory).sum::<Result<u64>>()?,
            commits,
            steps,
        })
    }
}

/// The largest number of matches within the bound: doubles first, then bisects three times.
async fn search(bench: &Bench, options: &Options, most: usize, bar: &ProgressBar) -> Result<Largest> {
    let mut probes = Vec::new();
    let mut probe = async |matches: usize| -> Result<bool> {
        let figures = bench.run(matches, options.rate, options.window() / 2, bar).await?;
        let p99 = figures.tally.times.percentile(99);
        probes.push((matches, p99));
        Ok(p99 < BOUND)
    };
    let (mut holds, mut fails) = (0, None);
    let mut next = 100.min(most);
    while fails.is_none() && holds < most {
        if probe(next).await? {
            holds = next;
            next = (2 * next).min(most);
        } else {
            fails = Some(next);
        }
    }
    for _ in 0..3 {
        let Some(above) = fails else { break };
        let middle = usize::midpoint(holds, above);
        if middle == holds {
            break;
        }
        if probe(middle).await? {
            holds = middle;
        } else {
            fails = Some(middle);
        }
    }
    Ok(Largest { rate: options.rate, holds, bounded: fails.is_some(), probes })
}

/// On standard error, and only on a terminal.
fn progress_bar() -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(0), ProgressDrawTarget::stderr());
    ProgressStyle::with_template("{wide_bar} {human_pos} matches, {elapsed} · {msg}")
        .map_or(bar.clone(), |style| bar.with_style(style))
}
