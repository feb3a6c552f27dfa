//! The tools that the steps need, and how to get those that are missing.

use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::{postgres, web};

/// A tool the steps need, how to check for it, and how to install it.
struct Need {
    what: &'static str,
    probe: fn() -> bool,
    source: Source,
}

enum Source {
    /// A component of the Rust toolchain.
    Component(&'static str),
    /// Debian packages.
    Packages(&'static str),
    /// A shell command, run as root on Debian.
    Line(&'static str),
}

const NEEDS: &[Need] = &[
    Need {
        what: "rustfmt",
        probe: || works(&["cargo", "fmt", "--version"]),
        source: Source::Component("rustfmt"),
    },
    Need {
        what: "clippy",
        probe: || works(&["cargo", "clippy", "--version"]),
        source: Source::Component("clippy"),
    },
    Need {
        what: "a C compiler (cc)",
        probe: || works(&["cc", "--version"]),
        source: Source::Packages("gcc libc6-dev"),
    },
    Need {
        what: "Python with venv",
        probe: || works(&["python3", "-c", "import ensurepip, venv"]),
        source: Source::Packages("python3 python3-venv"),
    },
    Need { what: "Node 20 or newer, with npm", probe: web::has_node, source: Source::Packages("nodejs npm") },
    Need {
        what: "Chromium",
        probe: web::has_browser,
        source: Source::Packages("chromium fonts-dejavu-core"),
    },
    Need {
        what: "nats-server",
        // The tests start servers of their own on loopback: some of them stop it in the middle.
        probe: || works(&["nats-server", "--version"]) || works(&["/usr/sbin/nats-server", "--version"]),
        source: Source::Packages("nats-server"),
    },
    Need { what: "PostgreSQL", probe: postgres::is_there, source: Source::Line(postgres::INSTALL) },
];

/// Checks that every tool is there; installs what it may, otherwise says how.
pub(super) fn check() -> Result<()> {
    for need in NEEDS {
        if (need.probe)() {
            println!("{}: there", need.what);
            continue;
        }
        let line = match need.source {
            Source::Component(name) => format!("rustup component add {name}"),
            Source::Packages(names) => {
                format!("apt-get update && apt-get install -y --no-install-recommends {names}")
            }
            Source::Line(line) => line.to_owned(),
        };
        let allowed = match need.source {
            Source::Component(_) => works(&["rustup", "--version"]),
            Source::Packages(_) | Source::Line(_) => is_root() && works(&["apt-get", "--version"]),
        };
        if !allowed {
            bail!("{} is missing. To install it, run (as root for apt-get):\n  {line}", need.what);
        }
        println!("{} is missing, installing it: {line}", need.what);
        let installed = Command::new("sh").args(["-c", &line]).status().is_ok_and(|status| status.success());
        if !installed || !(need.probe)() {
            bail!("{} is missing and could not be installed with:\n  {line}", need.what);
        }
    }
    Ok(())
}

pub(crate) fn works(probe: &[&str]) -> bool {
    let mut command = Command::new(probe[0]);
    command.args(&probe[1..]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

pub(crate) fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
