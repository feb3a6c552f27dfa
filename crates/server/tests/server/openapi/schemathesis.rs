//! Schemathesis, a program that generates requests from an API document: valid ones, and invalid ones.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What to install, with pinned versions.
const REQUIREMENTS: &str = include_str!("requirements.txt");

/// How long one run may take.
const LONGEST: Duration = Duration::from_mins(20);

/// What must hold for every response.
const CHECKS: &str =
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";

/// Which operations to call, by name.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Filter<'a> {
    /// All but these.
    Without(&'a [String]),
    /// These.
    Only(&'a [String]),
}

/// The program, installed.
pub(crate) struct Schemathesis {
    folder: PathBuf,
    configuration: String,
}

impl Schemathesis {
    /// Install it in a folder of the build. If that fails, print a notice; on a build server it is an error.
    pub(crate) fn ready() -> Option<Self> {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("schemathesis");
        let schemathesis = Self { folder, configuration: String::new() };
        match schemathesis.install() {
            Ok(()) => Some(schemathesis),
            Err(why) if std::env::var_os("CI").is_some_and(|value| value == "true") => {
                panic!("schemathesis cannot be installed: {why}")
            }
            Err(why) => {
                println!(
                    "skipped: schemathesis cannot be installed ({why}); it needs python3 with venv and pip"
                );
                None
            }
        }
    }

    fn install(&self) -> Result<(), String> {
        let done = self.folder.join("installed.txt");
        if std::fs::read_to_string(&done).is_ok_and(|installed| installed == REQUIREMENTS) {
            return Ok(());
        }
        let requirements =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/server/openapi/requirements.txt");
        let environment = self.folder.join("venv");
        succeed(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))?;
        let mut pip = Command::new(environment.join("bin/pip"));
        pip.args([
            "install",
            "--quiet",
            "--no-input",
            "--disable-pip-version-check",
            "--only-binary",
            ":all:",
        ]);
        succeed(pip.arg("--requirement").arg(requirements))?;
        std::fs::write(&done, REQUIREMENTS).map_err(|error| error.to_string())
    }

    /// Values of a parameter that exist: requests with them get further than with made-up ones.
    pub(crate) fn know(&mut self, parameter: &str, values: &[String]) {
        if !values.is_empty() {
            self.configuration += &format!(
                "[dictionaries.{parameter}]\nvalues = {values:?}\n\n\
                 [parameters.\"path.{parameter}\"]\ndictionary = \"{parameter}\"\nprobability = 0.7\n\n"
            );
        }
    }

    /// Call what the document of a server offers, with these headers.
    pub(crate) fn run(&self, server: &str, who: &str, headers: &[&str], filter: Filter<'_>) {
        let configuration = self.folder.join(format!("as {who}.toml"));
        std::fs::write(&configuration, &self.configuration).unwrap();
        let (option, names) = match filter {
            Filter::Without(names) => ("--exclude-operation-id", names),
            Filter::Only(names) => ("--include-operation-id", names),
        };
        // Separate files: other runs may be under way.
        let output = self.folder.join(format!("as {who}.txt"));
        let file = File::create(&output).unwrap();
        let mut command = Command::new(self.folder.join("venv/bin/schemathesis"));
        command
            .arg("--config-file")
            .arg(&configuration)
            .args(["--no-color", "run", &format!("{server}/api/openapi.json"), "--checks", CHECKS])
            .args(["--max-examples", "20", "--seed", "1878", "--generation-database", "none"])
            .args(["--generation-with-security-parameters", "false", "--suppress-health-check", "all"])
            .args(["--request-timeout", "20", "--workers", "1", "--continue-on-failure"])
            .args(names.iter().flat_map(|name| [option, name]))
            .args(headers.iter().flat_map(|header| ["--header", header]));
        let started = Instant::now();
        let child = command.current_dir(&self.folder).stdin(Stdio::null());
        let mut child = child.stdout(file.try_clone().unwrap()).stderr(file).spawn().unwrap();
        let status = loop {
            if let Some(status) = child.try_wait().unwrap() {
                break status;
            }
            if started.elapsed() > LONGEST {
                child.kill().unwrap();
                child.wait().unwrap();
                panic!("as {who}: longer than {LONGEST:?}; see {}", output.display());
            }
            std::thread::sleep(Duration::from_millis(50));
        };
        let said = std::fs::read_to_string(&output).unwrap();
        println!("{said}\nas {who}: {:.1} s", started.elapsed().as_secs_f64());
        assert!(status.success(), "as {who}: {status}");
    }
}

/// Run a command quietly; returns its error output if it fails.
fn succeed(command: &mut Command) -> Result<(), String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{command:?}: {error}"))?;
    let complaint = || format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr).trim());
    output.status.success().then_some(()).ok_or_else(complaint)
}
