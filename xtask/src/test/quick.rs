//! The inner loop: format, tidy, and whatever the changes since the last commit touch.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use super::report::{Log, Report};
use super::{cargo_command, format, target, targets};
use crate::{tidy, web};

/// Targets left to the full run: they play random matches, kill servers and fill disks, which takes time.
const LEFT_OUT: [&str; 2] = ["play", "fault"];

/// What the name of a package of clause tests ends with; it begins with that of its game.
const CLAUSES: &str = "-clauses";

/// Checks the crates that have changed since the last commit and those that use them, and tests the changed
/// ones, a game with its clauses. Servers are tested on SQLite only.
pub(crate) fn run(root: &Path) -> Result<()> {
    let report = Report::new(target(root).join("xtask"))?;
    report.step("format", |log| format(root, log));
    report.step("tidy", |_| tidy::run(root));
    let files = changed_files(root)?;
    let crates = crates(root)?;
    let (changed, users) = touched(root, &crates, &files);
    if !changed.is_empty() {
        println!("        changed: {}; used by: {}", words(&changed), words(&users));
        report.step("clippy", |log| clippy(root, &changed, true, log));
        let args = tested(&crates, &changed);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        if let Some(targets) = report.step("build", |log| targets::build(root, &args, log)) {
            report.step("tests", |log| targets::run(targets, &[], &report, log));
        }
    }
    if !users.is_empty() {
        report.step("clippy of users", |log| clippy(root, &users, false, log));
    }
    if files.iter().any(|file| file.starts_with("web")) {
        web::quick(root, &report);
    }
    report.finish()
}

fn clippy(root: &Path, names: &BTreeSet<String>, all_targets: bool, log: &mut Log) -> Result<()> {
    let mut command = cargo_command(root);
    command.args(["clippy", "--locked"]).args(names.iter().flat_map(|name| ["--package", name]));
    if all_targets {
        command.arg("--all-targets");
    }
    log.run(command.args(["--", "-D", "warnings"]))
}

fn words(names: &BTreeSet<String>) -> String {
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

/// The flags that select the tests of some crates.
fn tested(crates: &[Package], names: &BTreeSet<String>) -> BTreeSet<String> {
    let mut flags = BTreeSet::new();
    for package in crates.iter().filter(|package| names.contains(&package.name)) {
        flags.insert(format!("--package={}", package.name));
        for target in package.targets.iter().filter(|target| target.test) {
            match target.kind.first().map(String::as_str) {
                Some("lib") => flags.insert("--lib".to_owned()),
                Some("bin") => flags.insert("--bins".to_owned()),
                Some("test") if !LEFT_OUT.contains(&target.name.as_str()) => {
                    flags.insert(format!("--test={}", target.name))
                }
                _ => false,
            };
        }
    }
    flags
}

/// A crate of the workspace, from `cargo metadata`.
#[derive(Clone, Deserialize)]
struct Package {
    name: String,
    manifest_path: PathBuf,
    dependencies: Vec<Dependency>,
    targets: Vec<Target>,
}

#[derive(Clone, Deserialize)]
struct Dependency {
    name: String,
}

#[derive(Clone, Deserialize)]
struct Target {
    kind: Vec<String>,
    name: String,
    test: bool,
}

fn crates(root: &Path) -> Result<Vec<Package>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Package>,
    }
    let args = ["metadata", "--no-deps", "--locked", "--format-version=1"];
    let output = cargo_command(root).args(args).output().context("cannot run cargo metadata")?;
    if !output.status.success() {
        bail!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let metadata: Metadata =
        serde_json::from_slice(&output.stdout).context("what cargo metadata says cannot be read")?;
    Ok(metadata.packages)
}

/// The files that differ from the last commit or are new, relative to the root.
fn changed_files(root: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for args in [
        &["diff", "--name-only", "--no-renames", "-z", "HEAD"][..],
        &["ls-files", "-z", "--others", "--exclude-standard"],
    ] {
        let output = Command::new("git").args(args).current_dir(root).output().context("cannot run git")?;
        if !output.status.success() {
            bail!("git {}: {}", args.join(" "), String::from_utf8_lossy(&output.stderr).trim());
        }
        let list = String::from_utf8_lossy(&output.stdout).into_owned();
        files.extend(list.split('\0').filter(|path| !path.is_empty()).map(PathBuf::from));
    }
    Ok(files)
}

/// The crates that files belong to, clauses with their game, and the other crates that use those directly.
fn touched(root: &Path, crates: &[Package], files: &[PathBuf]) -> (BTreeSet<String>, BTreeSet<String>) {
    let folder =
        |package: &Package| package.manifest_path.parent()?.strip_prefix(root).ok().map(Path::to_owned);
    let owner = |file: &PathBuf| {
        // A package may be inside another one; the file is of the inner one.
        let of = |package: &&Package| folder(package).is_some_and(|folder| file.starts_with(folder));
        crates.iter().filter(of).max_by_key(|package| package.manifest_path.components().count())
    };
    let mut changed: BTreeSet<String> =
        files.iter().filter_map(owner).map(|package| package.name.clone()).collect();
    let names = crates.iter().map(|package| &package.name);
    let is_of_changed =
        |name: &&String| name.strip_suffix(CLAUSES).is_some_and(|game| changed.contains(game));
    let clauses: Vec<String> = names.filter(is_of_changed).cloned().collect();
    changed.extend(clauses);
    let uses = |package: &&Package| package.dependencies.iter().any(|used| changed.contains(&used.name));
    let users = crates.iter().filter(uses).map(|package| package.name.clone());
    let users = users.filter(|name| !changed.contains(name)).collect();
    (changed, users)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, folder: &str, uses: &[&str]) -> Package {
        Package {
            name: name.to_owned(),
            manifest_path: Path::new("/a").join(folder).join("Cargo.toml"),
            dependencies: uses.iter().map(|name| Dependency { name: (*name).to_owned() }).collect(),
            targets: [
                ("lib", name, true),
                ("test", "it", true),
                ("test", "play", true),
                ("example", "a", false),
            ]
            .map(|(kind, name, test)| Target { kind: vec![kind.to_owned()], name: name.to_owned(), test })
            .to_vec(),
        }
    }

    #[test]
    fn a_change_touches_its_crate_and_those_that_use_it() {
        let crates = [
            package("engine", "crates/engine", &[]),
            package("fuba", "crates/fuba", &["engine"]),
            package("fuba-clauses", "crates/fuba/tests/clauses", &["engine", "fuba"]),
            package("ai", "crates/ai", &["engine", "fuba"]),
            package("touchline", "crates/touchline", &["ai"]),
        ];
        let names = |files: &[&str]| {
            let files: Vec<_> = files.iter().map(PathBuf::from).collect();
            let (changed, users) = touched(Path::new("/a"), &crates, &files);
            (words(&changed), words(&users))
        };
        let told = |changed: &str, users: &str| (changed.to_owned(), users.to_owned());
        assert_eq!(names(&["crates/fuba/src/lib.rs"]), told("fuba, fuba-clauses", "ai"));
        assert_eq!(names(&["crates/fuba/tests/clauses/a.rs"]), told("fuba-clauses", "none"));
        assert_eq!(names(&["crates/ai/x", "crates/ai/y"]), told("ai", "touchline"));
        assert_eq!(names(&["README.md", "web/src/a.ts"]), told("none", "none"));
    }

    #[test]
    fn long_tests_are_left_out() {
        let names = BTreeSet::from(["fuba".to_owned()]);
        let flags = tested(&[package("fuba", "crates/fuba", &[]), package("ai", "crates/ai", &[])], &names);
        assert_eq!(flags.iter().collect::<Vec<_>>(), ["--lib", "--package=fuba", "--test=it"]);
    }
}
