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
    /// Make an account holder a moderator.
    Moderator {
        /// Their name.
        name: String,
        /// Withdraw the role instead
        #[arg(long)]
        revoke: bool,
    },
    /// Copy the database to a file; the server may keep running.
    Backup {
        /// The file to create; it must not exist yet.
        file: PathBuf,
    },
    /// Create the database from a backup, if there is none; the server must not be running.
    Restore {
        /// A file made by `touchline admin backup`.
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
