//! The program as a separate process, and a disk that can be full.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::common::BOUND;
use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process, prlimit};

/// Where a server can be, also after it was away: no other test gets it, and it is none of the ports that the
/// system gives to those who want any.
pub(crate) fn free() -> SocketAddr {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let first = std::process::id() * 64;
    loop {
        let port = 20_000 + (first + NEXT.fetch_add(1, Ordering::Relaxed)) % 12_000;
        let addr = SocketAddr::from((Ipv4Addr::LOCALHOST, u16::try_from(port).unwrap()));
        if TcpListener::bind(addr).is_ok() {
            return addr;
        }
    }
}

/// For so long the others wait for signs of life of a node, in milliseconds.
pub(crate) const LEASE: i64 = 2000;

/// The program as a separate process.
pub(crate) struct Process {
    child: Child,
    pub(crate) addr: SocketAddr,
}

impl Process {
    pub(crate) fn start(database: &str, folder: &Path, addr: SocketAddr) -> Self {
        Self::try_start(database, folder, addr, None).unwrap()
    }

    /// The same, perhaps as one of several nodes; the error is what it says when it does not start. A port
    /// that is in use is waited for.
    pub(crate) fn try_start(
        database: &str,
        folder: &Path,
        addr: SocketAddr,
        nats: Option<&str>,
    ) -> Result<Self, String> {
        let begun = Instant::now();
        loop {
            let tried = Self::start_once(database, folder, addr, nats);
            let is_in_use = tried.as_ref().is_err_and(|said| said.contains("cannot listen at"));
            if !is_in_use || begun.elapsed() > BOUND {
                return tried;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn start_once(
        database: &str,
        folder: &Path,
        addr: SocketAddr,
        nats: Option<&str>,
    ) -> Result<Self, String> {
        let config = folder.join("touchline.toml");
        if !config.exists() {
            let settings = [
                "requests-per-minute = 1000000",
                "sign-ins-per-minute = 1000000",
                "wishes-per-second = 1000000",
                "megabytes-per-day = 100000",
                "trusted-proxies = [\"127.0.0.1\"]",
                &format!("lease-seconds = {}", LEASE / 1000),
            ];
            std::fs::write(&config, settings.join("\n")).unwrap();
        }
        let says = folder.join(format!("{}.log", addr.port()));
        let said = std::fs::metadata(&says).map_or(0, |file| file.len());
        // A write beyond the file size limit must be an error for the program, not kill it.
        let mut child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"])
            .arg(assert_cmd::cargo::cargo_bin!("touchline"))
            .args(["serve", "--addr", &addr.to_string(), "--database", database, "--data-dir"])
            .arg(folder)
            .arg("--config")
            .arg(&config)
            .args(nats.iter().flat_map(|nats| ["--nats", nats]))
            .env("RUST_LOG", std::env::var("TOUCHLINE_FAULT_LOG").unwrap_or_else(|_| "off".into()))
            .stdout(Stdio::piped())
            .stderr(std::fs::File::options().create(true).append(true).open(&says).unwrap())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        if line.contains("open at") {
            return Ok(Self { child, addr });
        }
        let _ = child.wait();
        Err(std::fs::read_to_string(&says).unwrap().split_off(usize::try_from(said).unwrap()))
    }

    fn pid(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    /// `SIGTERM`, and wait until it has ended in order.
    pub(crate) fn end(mut self) {
        kill_process(self.pid(), Signal::TERM).unwrap();
        assert!(self.child.wait().unwrap().success(), "it ends in order");
    }

    /// `SIGKILL`.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A disk that can be full.
pub(crate) enum Disk {
    /// A small memory disk of its own: really full when it is. Needs root.
    Own(PathBuf),
    /// The disk of the folder; a file size limit makes it full for this process.
    Limit,
}

impl Disk {
    /// A disk of its own mounted at a folder; `None`, with a notice, where that is not allowed.
    pub(crate) fn own(folder: &Path) -> Option<Self> {
        let mounted =
            Command::new("mount").args(["-t", "tmpfs", "-o", "size=64m", "tmpfs"]).arg(folder).output();
        if mounted.is_ok_and(|out| out.status.success()) {
            return Some(Self::Own(folder.to_owned()));
        }
        println!(
            "skipped: no disk of its own (only root may mount one); a limit to the size of files stands for it elsewhere"
        );
        None
    }

    /// From now on nothing more fits.
    pub(crate) fn fill(&self, process: &Process) {
        match self {
            Self::Own(folder) => {
                let mut ballast =
                    std::fs::File::options().append(true).create(true).open(folder.join("ballast")).unwrap();
                for size in [1 << 20, 1 << 12, 1] {
                    while ballast.write_all(&vec![0; size]).is_ok() {}
                }
            }
            Self::Limit => limit(process, Some(0)),
        }
    }

    /// There is room again.
    pub(crate) fn free(&self, process: &Process) {
        match self {
            Self::Own(folder) => {
                let _ = std::fs::remove_file(folder.join("ballast"));
            }
            Self::Limit => limit(process, None),
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if let Self::Own(folder) = self {
            let _ = Command::new("umount").arg("--lazy").arg(folder).status();
        }
    }
}

fn limit(process: &Process, size: Option<u64>) {
    let pid = Pid::from_child(&process.child);
    prlimit(Some(pid), Resource::Fsize, Rlimit { current: size, maximum: None }).unwrap();
}
