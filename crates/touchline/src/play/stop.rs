//! Leaving with Ctrl-C: as with `quit`, the match is saved and the player is told where.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write as _};
use std::os::fd::AsFd as _;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use anyhow::Context as _;
use rustix::event::{PollFd, PollFlags, poll};
use tokio::signal::unix::{SignalKind, signal};

use super::save;

/// How long to wait before telling the player that a thought is still being finished.
const MOMENT: Duration = Duration::from_millis(700);
/// The exit status of an interrupted program.
pub(super) const STATUS: i32 = 130;

/// Whether the player wants to leave, and where the match was saved last. Without a signal it never happens.
#[derive(Clone, Default)]
pub(super) struct Stop(Arc<Shared>);

#[derive(Default)]
struct Shared {
    asked: AtomicBool,
    file: Mutex<Option<PathBuf>>,
}

impl Stop {
    /// Listen for SIGINT and SIGTERM. Returns the keyboard, whose input ends when the player wants to leave.
    pub(super) fn listen() -> anyhow::Result<(Self, Keyboard)> {
        let stop = Self::default();
        let (wake, woken) = UnixStream::pair().context("cannot watch for Ctrl-C")?;
        let heard = stop.clone();
        thread::Builder::new()
            .spawn(move || {
                // Without signal handling, Ctrl-C ends the program as usual.
                let _ = heard.wait(wake);
            })
            .context("cannot start a thread")?;
        let typed = io::stdin().as_fd().try_clone_to_owned().context("nothing can be typed")?;
        let keyboard = Keyboard { typed: BufReader::new(typed.into()), woken, stop: stop.clone() };
        Ok((stop, keyboard))
    }

    /// Whether the player wants to leave.
    pub(super) fn is_asked(&self) -> bool {
        self.0.asked.load(Ordering::Acquire)
    }

    /// Where the match is saved now.
    pub(super) fn keep_in(&self, file: Option<&Path>) {
        *self.0.file.lock().unwrap_or_else(PoisonError::into_inner) = file.map(Path::to_owned);
    }

    fn wait(&self, mut wake: UnixStream) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let mut interrupt = signal(SignalKind::interrupt())?;
            let mut end = signal(SignalKind::terminate())?;
            let mut hang_up = signal(SignalKind::hangup())?;
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = end.recv() => {}
                _ = hang_up.recv() => {}
            }
            self.0.asked.store(true, Ordering::Release);
            wake.write_all(b"!")?;
            // Whoever reads the keyboard is gone by now; a computer may still be thinking.
            let _ = tokio::time::timeout(MOMENT, interrupt.recv()).await.is_err()
                && writeln!(io::stderr(), "\nLeaving when this thought is finished; Ctrl-C leaves at once.")
                    .is_ok()
                && interrupt.recv().await.is_some();
            self.leave_at_once()
        })
    }

    /// Leave without what happened since the last answer: the seed reproduces it.
    fn leave_at_once(&self) -> io::Result<()> {
        let file = self.0.file.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(file) = file {
            let (name, quoted) = (file.display(), save::quoted(&file));
            writeln!(io::stderr(), "\nSaved to {name}. Go on with: touchline play --resume {quoted}")?;
        }
        std::process::exit(STATUS)
    }
}

/// Keyboard input that ends when the player wants to leave.
pub(super) struct Keyboard {
    typed: BufReader<File>,
    woken: UnixStream,
    stop: Stop,
}

impl Read for Keyboard {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

impl BufRead for Keyboard {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        while self.typed.buffer().is_empty() && !self.stop.is_asked() {
            let mut watched =
                [PollFd::new(self.typed.get_ref(), PollFlags::IN), PollFd::new(&self.woken, PollFlags::IN)];
            match poll(&mut watched, None) {
                Ok(_) if watched[1].revents().is_empty() => return self.typed.fill_buf(),
                Ok(_) | Err(rustix::io::Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
        }
        if self.stop.is_asked() { Ok(&[]) } else { self.typed.fill_buf() }
    }

    fn consume(&mut self, amount: usize) {
        // After leaving there is nothing to consume.
        if amount > 0 {
            self.typed.consume(amount);
        }
    }
}
