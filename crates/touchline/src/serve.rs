//! `touchline serve`.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Parser as _;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use touchline_server::config::Switch;
use touchline_server::logs::{self, LogFormat};
use touchline_server::{Config, Server, admin, files};

/// Options of `touchline serve`. Anything not given comes from the environment, then from the file, then from
/// the defaults.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Where to listen [default: 127.0.0.1:7878]
    #[arg(long, value_name = "IP:PORT", env = "TOUCHLINE_ADDR", value_parser = address)]
    addr: Option<SocketAddr>,
    #[command(flatten)]
    place: Place,
    /// The NATS server over which several servers on one PostgreSQL database wake each other
    #[arg(long, value_name = "URL", env = "TOUCHLINE_NATS", hide_env_values = true)]
    nats: Option<String>,
    /// A folder with a built web client to serve instead of the one inside this program
    #[arg(long, value_name = "FOLDER", env = "TOUCHLINE_CLIENT")]
    client: Option<PathBuf>,
    /// The format of the log on standard error: text or json [default: text]; `RUST_LOG` sets the level
    #[arg(long, value_name = "FORM", env = "TOUCHLINE_LOG_FORMAT")]
    log_format: Option<LogFormat>,
    /// Whether users who asked for it are told by Web Push what waits for them: on or off [default: on]
    #[arg(long, value_name = "SWITCH", env = "TOUCHLINE_PUSH")]
    push: Option<Switch>,
}

impl Options {
    /// The options of an empty command line.
    pub(crate) fn from_environment() -> Self {
        #[derive(clap::Parser)]
        struct Alone {
            #[command(flatten)]
            options: Options,
        }
        Alone::parse_from(["touchline"]).options
    }
}

fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| {
        "write an IP address and a port, as in 127.0.0.1:7878, or 0.0.0.0:7878 for every address of this machine".into()
    })
}

/// Where everything is stored: options shared by the server and the admin commands, accepted before or after
/// the subcommand.
#[derive(clap::Args)]
pub(crate) struct Place {
    /// `sqlite:FILE` or `postgres://USER:PASSWORD@HOST/NAME` [default: touchline.db in the data folder]
    #[arg(long, global = true, value_name = "URL", env = "TOUCHLINE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The data folder [default: touchline-data]
    #[arg(long, global = true, value_name = "FOLDER", env = "TOUCHLINE_DATA_DIR")]
    data_dir: Option<PathBuf>,
    /// A settings file; deploy/touchline.toml lists all settings
    #[arg(long, global = true, value_name = "FILE", env = "TOUCHLINE_CONFIG")]
    config: Option<PathBuf>,
}

impl Place {
    /// The settings of the file, or the defaults, overridden by what was given.
    pub(crate) fn config(&self) -> Result<Config> {
        let mut config = match &self.config {
            Some(file) => Config::from_file(file)?,
            None => Config::default(),
        };
        config.database = self.database.clone().or(config.database);
        config.data_dir = self.data_dir.clone().unwrap_or(config.data_dir);
        Ok(config)
    }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let mut config = options.place.config()?;
    config.addr = options.addr.unwrap_or(config.addr);
    config.nats = options.nats.clone().or(config.nats);
    config.check_nodes()?;
    config.client = options.client.clone().or(config.client);
    config.log_format = options.log_format.unwrap_or(config.log_format);
    config.push = options.push.unwrap_or(config.push);
    logs::start(config.log_format)?;
    // Every connection is a file descriptor, and many systems allow a process few unless it asks.
    files::allow_all();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(serve(config));
    // Do not wait for a computer that is still thinking.
    runtime.shutdown_background();
    done
}

async fn serve(config: Config) -> Result<()> {
    let addr = config.addr;
    // Bind the port first: a server that is refused here has touched nothing.
    let listener = TcpListener::bind(addr).await.with_context(|| {
        format!("the server cannot listen at {addr}: is another one running there? --addr IP:PORT names another place")
    })?;
    let addr = listener.local_addr()?;
    let _lock = admin::lock(&config)?;
    let (shown, public) = (config.database_shown(), config.public_url.clone());
    let stop = signals()?;
    let server =
        Server::open(config).await.with_context(|| format!("the database {shown} cannot be opened"))?;
    let open_at = public.unwrap_or_else(|| format!("http://{addr}"));
    writeln!(std::io::stdout(), "Touchline is open at {open_at} (Ctrl-C ends it)")?;
    server.serve(listener, stop).await
}

/// Completes at the first signal to stop; the second one ends the process at once.
fn signals() -> Result<impl Future<Output = ()>> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    let (first, asked) = tokio::sync::oneshot::channel();
    tokio::spawn(async move {
        let mut next = async || {
            tokio::select! { _ = interrupt.recv() => {}, _ = terminate.recv() => {} }
        };
        next().await;
        eprintln!("Ending; once more to end at once.");
        let _ = first.send(());
        next().await;
        std::process::exit(1);
    });
    Ok(async move {
        let _ = asked.await;
    })
}
