//! The log: one line for each thing worth telling, on standard error, as text for people or JSON for
//! programs.

use std::io::{IsTerminal as _, stderr};
use std::str::FromStr;

use anyhow::{Context, Result, anyhow, bail};
use serde::Deserialize;
use tracing_subscriber::EnvFilter;

/// What is told when `RUST_LOG` is not set.
const USUAL: &str = "info,sqlx=warn";

/// The form of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line.
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

/// Begin to tell; once in a process. `RUST_LOG` says what is told (`debug`, `touchline_server=debug,info`).
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
