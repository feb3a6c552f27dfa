//! Shared by the tests of the program: a folder to run it in.

use std::fs;
use std::path::PathBuf;
use std::process::Output;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use assert_cmd::Command;

/// Far longer than anything here takes; a program that hangs must not hang the tests.
const BOUND: Duration = Duration::from_mins(5);

/// A folder of its own for each test, removed on drop.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    /// Named after the test and a number, so that no two tests share one.
    pub(crate) fn new(name: &str) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("touchline-{name}-{}-{number}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// Run the program in this folder.
    pub(crate) fn touchline(&self, arguments: &[&str], typed: &str) -> Output {
        self.touchline_in(&[], arguments, typed)
    }

    /// The same with these variables; the environment of whoever runs the tests does not matter.
    pub(crate) fn touchline_in(&self, variables: &[(&str, &str)], arguments: &[&str], typed: &str) -> Output {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("touchline"));
        command.current_dir(&self.0).env("LC_ALL", "C.UTF-8").env_remove("COLUMNS");
        command.envs(variables.iter().copied()).args(arguments);
        command.write_stdin(typed).timeout(BOUND).output().unwrap()
    }

    /// The output of a command that succeeds.
    pub(crate) fn prints(&self, arguments: &[&str], typed: &str) -> String {
        let out = self.touchline(arguments, typed);
        assert!(out.status.success(), "{arguments:?}: {}", text(&out.stderr));
        text(&out.stdout)
    }

    /// The text of a file in it.
    pub(crate) fn file(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
