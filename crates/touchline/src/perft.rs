//! `touchline perft`.

/// Options of `touchline perft`.
#[derive(clap::Args)]
pub(crate) struct Options {}

pub(crate) fn run(_: &Options) -> anyhow::Result<()> {
    anyhow::bail!("not yet")
}
