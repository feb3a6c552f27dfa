//! A PostgreSQL server for the tests: on loopback, on a free port, with its own data folder, gone when the
//! task ends.
//!
//! A shell supervises it and waits for end-of-file on its standard input. That comes when the task drops it,
//! and also when the task fails, is interrupted or killed, so nothing is ever left running.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::{env, fs};

use anyhow::{Context, Result, bail};

/// The variable in which tests find its address.
pub(crate) const VARIABLE: &str = "TOUCHLINE_TEST_POSTGRES";

/// Installs it on Debian, without the cluster the package would start.
pub(crate) const INSTALL: &str = "mkdir -p /etc/postgresql-common && \
     { [ -e /etc/postgresql-common/createcluster.conf ] || echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf; } && \
     apt-get update && apt-get install -y --no-install-recommends postgresql";

/// Finds the programs, the port and the user to run as: initdb refuses root. A server for tests need not
/// survive a power cut.
const KEEPER: &str = r#"
set -eu
bin=$1 port=$2; shift 2
folder=$(mktemp -d)
stop() { "$@" "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$folder"; }
trap 'stop "$@"' EXIT
trap 'exit 1' INT TERM HUP
chmod 755 "$folder"
mkdir -m 700 "$folder/data"
[ $# = 0 ] || chown postgres: "$folder/data"
cd "$folder"
"$@" "$bin/initdb" -D "$folder/data" -A trust -U postgres -E UTF8 --locale=C.UTF-8 --no-sync >/dev/null
"$@" "$bin/pg_ctl" -D "$folder/data" -w -t 60 -l "$folder/data/log" -o "-c listen_addresses=127.0.0.1 -p $port -k $folder/data \
    -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200" start </dev/null >/dev/null \
    || { cat "$folder/data/log" >&2; exit 1; }
echo ready
cat >/dev/null
"#;

/// A running server.
pub(crate) struct Postgres {
    port: u16,
    keeper: Child,
    /// The pipe whose end the supervisor waits for.
    input: Option<ChildStdin>,
}

impl Postgres {
    /// Start one and wait until it answers.
    pub(crate) fn start() -> Result<Self> {
        let programs = programs().context("PostgreSQL is missing")?;
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let mut command = Command::new("sh");
        command.args(["-c", KEEPER, "sh"]).arg(programs).arg(port.to_string());
        if crate::test::is_root() {
            command.args(["runuser", "-u", "postgres", "--"]);
        }
        // A process group of its own: Ctrl-C goes to the task and its tests, the supervisor has to clean up.
        command.process_group(0).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut keeper = command.spawn().context("cannot run sh")?;
        let input = keeper.stdin.take();
        let mut line = String::new();
        if let Some(output) = keeper.stdout.take() {
            BufReader::new(output).read_line(&mut line).context("the output of sh cannot be read")?;
        }
        let server = Self { port, keeper, input };
        if line.trim() != "ready" {
            bail!("PostgreSQL does not start; what it says stands above");
        }
        Ok(server)
    }

    /// Its address, as superuser.
    pub(crate) fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.keeper.wait();
    }
}

/// Whether it is installed.
pub(crate) fn is_there() -> bool {
    programs().is_some()
}

/// The folder of its programs. Debian keeps those of the server off the path.
fn programs() -> Option<PathBuf> {
    let asked = Command::new("pg_config").arg("--bindir").output().ok();
    let asked = asked.map(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()));
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut debian: Vec<_> = debian.map(|entry| entry.path().join("bin")).collect();
    debian.sort();
    let path = env::var_os("PATH").unwrap_or_default();
    let has = |folder: &Path| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file();
    asked
        .into_iter()
        .chain(debian.into_iter().rev())
        .chain(env::split_paths(&path))
        .find(|folder| has(folder))
}

#[cfg(test)]
mod tests {
    use std::net::TcpStream;

    use super::*;

    #[test]
    fn a_server_answers_until_it_is_dropped() {
        if !is_there() {
            println!("skipped: PostgreSQL is not installed");
            return;
        }
        let server = Postgres::start().expect("it starts");
        let port = server.port;
        assert!(TcpStream::connect(("127.0.0.1", port)).is_ok());
        drop(server);
        assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
    }
}
