//! The log: one line per event, on standard error, as text for people or JSON for programs.

use std::io::{IsTerminal as _, stderr};
use std::str::FromStr;

use anyhow::{Context, Result, anyhow, bail};
use serde::Deserialize;
use tracing_subscriber::EnvFilter;

/// The filter if `RUST_LOG` is not set.
const USUAL: &str = "info,sqlx=warn";

/// The format of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object per line.
    Json,
}

impl FromStr for LogFormat {
    type Err = anyhow::Error;

    fn from_str(word: &str) -> Result<Self> {
        match word {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => bail!("`{word}` is no form of a log: write text or json"),
        }
    }
}

/// Start logging; once per process. `RUST_LOG` sets the filter (`debug`, `touchline_server=debug,info`).
pub fn start(format: LogFormat) -> Result<()> {
    let filter = match std::env::var("RUST_LOG") {
        Ok(wanted) if !wanted.is_empty() => EnvFilter::try_new(&wanted)
            .with_context(|| format!("RUST_LOG is `{wanted}`, which says nothing"))?,
        _ => EnvFilter::new(USUAL),
    };
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(stderr);
    match format {
        LogFormat::Text => lines.with_ansi(stderr().is_terminal()).try_init(),
        LogFormat::Json => lines.json().flatten_event(true).try_init(),
    }
    .map_err(|error| anyhow!("the log cannot begin: {error}"))
}
