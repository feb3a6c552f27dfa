//! How long each target took to compile, from the page that `cargo --timings` writes. That page is made for
//! people and may change: what cannot be parsed is left out.

use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use serde::Deserialize;

/// What precedes the list in the page.
const LIST: &str = "const UNIT_DATA = ";

#[derive(Deserialize)]
struct Unit {
    name: String,
    target: String,
    duration: f64,
}

/// The times of one build.
#[derive(Default)]
pub(super) struct Timings(Vec<Unit>);

impl Timings {
    /// How long the tests of a target took to compile.
    pub(super) fn time(&self, package: &str, target: &str, kind: &str) -> Option<Duration> {
        let wanted = format!("{target} \"{kind}\" (test)");
        let found = self.0.iter().find(|unit| unit.name == package && unit.target.trim() == wanted)?;
        Duration::try_from_secs_f64(found.duration).ok()
    }
}

/// The times of the build that began at that moment and produced a test program.
pub(super) fn read(program: &Path, since: SystemTime) -> Option<Timings> {
    // The program is in TARGET/debug/deps.
    let page = program.ancestors().nth(3)?.join("cargo-timings/cargo-timing.html");
    let is_new = fs::metadata(&page).and_then(|meta| meta.modified()).is_ok_and(|written| written >= since);
    if is_new { parse(&fs::read_to_string(page).ok()?) } else { None }
}

fn parse(page: &str) -> Option<Timings> {
    let (_, list) = page.split_once(LIST)?;
    serde_json::Deserializer::from_str(list).into_iter().next()?.ok().map(Timings)
}

/// The name of a package in the form `path+file:///folder#name@version` or `path+file:///name#version`.
pub(super) fn package(id: &str) -> String {
    let (path, rest) = id.split_once('#').unwrap_or((id, ""));
    let folder = path.rsplit('/').next().unwrap_or(path);
    rest.split_once('@').map_or(folder, |(name, _)| name).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_found_by_package_and_target() {
        let page = r#"<script>const UNIT_DATA = [
            {"i":0,"name":"touchline-fuba","target":"","duration":7.0},
            {"i":1,"name":"touchline-fuba","target":" clauses \"test\" (test)","duration":1.5},
            {"i":2,"name":"touchline-grid","target":" clauses \"test\" (test)","duration":2.5}
        ];
        const CONCURRENCY_DATA = [];</script>"#;
        let timings = parse(page).expect("times");
        assert_eq!(timings.time("touchline-grid", "clauses", "test"), Some(Duration::from_millis(2500)));
        assert_eq!(timings.time("touchline-grid", "it", "test"), None);
        assert!(parse("<script></script>").is_none());
    }

    #[test]
    fn a_package_is_named_in_two_ways() {
        assert_eq!(package("path+file:///a/crates/fuba#touchline-fuba@0.1.0"), "touchline-fuba");
        assert_eq!(package("path+file:///a/xtask#0.1.0"), "xtask");
    }
}
