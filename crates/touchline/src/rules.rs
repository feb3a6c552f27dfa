//! `touchline rules`.

/// Options of `touchline rules`.
#[derive(clap::Args)]
pub(crate) struct Options {}

pub(crate) fn run(_: &Options) -> anyhow::Result<()> {
    anyhow::bail!("not yet")
}
