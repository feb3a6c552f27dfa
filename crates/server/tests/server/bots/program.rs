//! The example bots as processes.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use crate::common::BOUND;

/// A running program; it does not outlive the test.
pub(crate) struct Program(Option<Child>);

impl Program {
    /// The bot in Python.
    pub(crate) fn python(server: &str, token: &str, options: &[&str]) -> Self {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots/python/bot.py");
        let mut command = Command::new("python3");
        // Nothing must be written next to the sources.
        command.arg("-B").arg(script);
        Self::start(command, server, token, options)
    }

    /// The bot in Rust.
    pub(crate) fn rust(server: &str, token: &str, options: &[&str]) -> Self {
        Self::start(Command::new(rust_bot()), server, token, options)
    }

    fn start(mut command: Command, server: &str, token: &str, options: &[&str]) -> Self {
        command.arg(server).args(options).env("TOUCHLINE_TOKEN", token).env("NO_PROXY", "127.0.0.1");
        let started = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        Self(Some(started.unwrap_or_else(|error| panic!("{command:?} is needed for this test: {error}"))))
    }

    /// What it has printed once it exits on its own, successfully.
    pub(crate) async fn printed(self) -> String {
        let Output { status, stdout, stderr } = self.ended().await;
        let (stdout, stderr) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
        assert!(status.success(), "{status}\n{stdout}\n{stderr}");
        stdout.into_owned()
    }

    /// Its error output once it exits on its own, with a failure.
    pub(crate) async fn complaint(self) -> String {
        let Output { status, stderr, .. } = self.ended().await;
        assert!(!status.success(), "{status}");
        String::from_utf8_lossy(&stderr).into_owned()
    }

    async fn ended(mut self) -> Output {
        let child = self.0.take().unwrap();
        let id = child.id();
        let ended = tokio::task::spawn_blocking(move || child.wait_with_output());
        let Ok(ended) = tokio::time::timeout(4 * BOUND, ended).await else {
            let _ = Command::new("kill").arg(id.to_string()).status();
            panic!("the program does not end by itself");
        };
        ended.unwrap().unwrap()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// The example bot. `cargo xtask test` builds it together with the tests and names it here: building this
/// package alone would compile many dependencies again, with other features.
fn rust_bot() -> PathBuf {
    if let Some(built) = std::env::var_os("TOUCHLINE_TEST_BOT") {
        return built.into();
    }
    let test = std::env::current_exe().unwrap();
    let folder = test.parent().and_then(Path::parent).unwrap();
    let profile = match folder.file_name().and_then(|name| name.to_str()) {
        Some("debug") | None => "dev",
        Some(name) => name,
    };
    let built = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--offline", "--package", env!("CARGO_PKG_NAME"), "--example", "bot"])
        .args(["--profile", profile])
        .arg("--target-dir")
        .arg(folder.parent().unwrap())
        .status();
    assert!(built.unwrap().success(), "the example cannot be built");
    folder.join("examples").join(format!("bot{}", std::env::consts::EXE_SUFFIX))
}
