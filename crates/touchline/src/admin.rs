//! `touchline admin`.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::Result;
use clap::Subcommand;
use touchline_server::admin::{self, Contents};

use crate::serve::Place;

/// Options of `touchline admin`.
#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    place: Place,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Make somebody with an account a moderator.
    Moderator {
        /// Their name.
        name: String,
        /// They are one no longer
        #[arg(long)]
        revoke: bool,
    },
    /// Copy the database to a file; the server may run.
    Backup {
        /// A file that is not there yet.
        file: PathBuf,
    },
    /// Make the database from a backup, where there is none; the server must not run.
    Restore {
        /// What `touchline admin backup` made.
        file: PathBuf,
    },
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let config = options.place.config()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let said = runtime.block_on(async {
        Ok::<_, anyhow::Error>(match &options.task {
            Task::Moderator { name, revoke } => {
                let name = admin::set_moderator(&config, name, !revoke).await?;
                format!("{name} is {} moderator.", if *revoke { "no longer a" } else { "now a" })
            }
            Task::Backup { file } => {
                let contents = admin::back_up(&config, file).await?;
                format!("{} holds {}.", file.display(), told(contents))
            }
            Task::Restore { file } => {
                let contents = admin::restore(&config, file).await?;
                format!("{} is restored: {}.", config.database_shown(), told(contents))
            }
        })
    })?;
    writeln!(std::io::stdout(), "{said}")?;
    Ok(())
}

fn told(Contents { users, matches, steps }: Contents) -> String {
    let plural =
        |count: i64, one: &str, many: &str| format!("{count} {}", if count == 1 { one } else { many });
    let (users, steps) = (plural(users, "user", "users"), plural(steps, "step", "steps"));
    format!("{users}, {}, {steps}", plural(matches, "match", "matches"))
}
