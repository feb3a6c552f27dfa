//! The server under load: a separate process of this same program, in a folder of its own.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use rustix::process::{Pid, Signal, kill_process};

/// No rate limits: the test measures work, not refusals.
const SETTINGS: &str = "requests-per-minute = 100000000\nsign-ins-per-minute = 100000000\nwishes-per-second = 100000000\n\
    megabytes-per-day = 100000\ntrusted-proxies = [\"127.0.0.1\"]\n";
/// How long it may take to shut down.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server that runs until it is dropped, with its folder.
pub(super) struct Server {
    child: Child,
    folder: Folder,
    pub(super) addr: SocketAddr,
}

impl Server {
    /// Start one on a free port of this machine, in a new folder inside `below`.
    pub(super) fn start(below: &Path, database: Option<&str>, nats: Option<&str>) -> Result<Self> {
        let folder = Folder::new(below)?;
        let settings = folder.0.join("settings.toml");
        fs::write(&settings, SETTINGS)?;
        let log = folder.0.join("log");
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--addr", "127.0.0.1:0", "--config"]).arg(&settings);
        command.arg("--data-dir").arg(&folder.0);
        if let Some(url) = database {
            command.args(["--database", url]);
        }
        if let Some(url) = nats {
            command.args(["--nats", url]);
        }
        // Settings meant for another server must not reach this one.
        for (name, _) in
            std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("TOUCHLINE_"))
        {
            command.env_remove(name);
        }
        let child = command
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(fs::File::create(&log)?)
            .spawn()
            .context("the server cannot be started")?;
        let mut server = Self { child, folder, addr: SocketAddr::from(([127, 0, 0, 1], 0)) };
        let mut line = String::new();
        let out = server.child.stdout.as_mut().context("the server says nothing")?;
        BufReader::new(out).read_line(&mut line)?;
        match address(&line) {
            Some(addr) => server.addr = addr,
            None => {
                bail!("the server did not start: {}", fs::read_to_string(&log).unwrap_or_default().trim())
            }
        }
        ensure!(server.addr.ip().is_loopback(), "the load test stays on this machine");
        Ok(server)
    }

    /// CPU time it has used, user and kernel mode together.
    pub(super) fn cpu(&self) -> Result<Duration> {
        cpu_of(&self.child.id().to_string())
    }

    /// Memory in use, in bytes.
    pub(super) fn memory(&self) -> Result<u64> {
        let text = fs::read_to_string(format!("/proc/{}/statm", self.child.id()))?;
        let pages = text.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok());
        Ok(pages.context("/proc has another form here")? * rustix::param::page_size() as u64)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let begin = Instant::now();
        let _ = kill_process(Pid::from_child(&self.child), Signal::TERM);
        while matches!(self.child.try_wait(), Ok(None)) && begin.elapsed() < PATIENCE {
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder.0);
    }
}

/// CPU time of this process.
pub(super) fn own_cpu() -> Result<Duration> {
    cpu_of("self")
}

fn cpu_of(process: &str) -> Result<Duration> {
    let text = fs::read_to_string(format!("/proc/{process}/stat"))
        .context("the time that the server uses can only be read where there is /proc")?;
    // The second field is the name in brackets, which may contain anything; the fields needed are the 14th
    // and 15th.
    let rest = text.rsplit_once(") ").map_or("", |(_, rest)| rest);
    let ticks: u64 = rest.split(' ').skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Ok(Duration::from_millis(ticks * 1000 / rustix::param::clock_ticks_per_second()))
}

/// The address in the line a server prints once it listens.
fn address(line: &str) -> Option<SocketAddr> {
    let (_, rest) = line.split_once("http://")?;
    rest.split(|end: char| end == '/' || end.is_whitespace()).next()?.parse().ok()
}

/// A folder that is removed on drop.
struct Folder(PathBuf);

impl Folder {
    fn new(below: &Path) -> Result<Self> {
        for number in 0..1000 {
            let path = below.join(format!("touchline-loadtest-{}-{number}", std::process::id()));
            match fs::create_dir(&path) {
                Ok(()) => return Ok(Self(path)),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(error) => {
                    return Err(error)
                        .with_context(|| format!("no folder can be made in {}", below.display()));
                }
            }
        }
        bail!("{} is full of folders of load tests", below.display())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_found() {
        let line = "Touchline is open at http://127.0.0.1:40123 (Ctrl-C ends it)\n";
        assert_eq!(address(line), Some(SocketAddr::from(([127, 0, 0, 1], 40123))));
        assert_eq!(address("nothing"), None);
    }

    #[test]
    fn the_own_time_goes_on() {
        let begin = own_cpu().expect("/proc is there");
        let wall = Instant::now();
        while wall.elapsed() < Duration::from_millis(60) {
            std::hint::spin_loop();
        }
        assert!(own_cpu().expect("/proc is there") > begin);
    }
}
