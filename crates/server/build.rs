//! Builds the web client for a release, if Node is there, whenever its sources have changed. Without Node the
//! server works all the same, and its page says what to install.

use std::env;
use std::path::Path;
use std::process::Command;

/// What the client is built from, inside `web` and, for the sentences, next to it.
const SOURCES: [&str; 11] = [
    "src",
    "public",
    "index.html",
    "report.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "vite.worker.ts",
    "vite.report.config.ts",
    "svelte.config.js",
    "../crates/words/catalogues",
];

fn main() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    println!("cargo::rerun-if-env-changed=TOUCHLINE_WITHOUT_CLIENT");
    // In development, whoever works on the client builds it and names its folder: `--client web/dist`.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let (true, None, Some(out)) =
        (is_release, env::var_os("TOUCHLINE_WITHOUT_CLIENT"), env::var_os("OUT_DIR"))
    else {
        return;
    };
    if !npm(&web, &["--version"]) {
        println!(
            "cargo::warning=Node is not installed, so the pages to play on are left out: install Node 20 or newer with npm and build again"
        );
        return;
    }
    let client = Path::new(&out).join("client").display().to_string();
    let pages = ["run", "client", "--", "--outDir", &client, "--emptyOutDir"];
    let report = ["run", "report", "--", "--outDir", &client];
    if !(npm(&web, &["ci", "--no-audit", "--no-fund"]) && npm(&web, &pages) && npm(&web, &report)) {
        println!(
            "cargo::warning=the pages to play on could not be built; `npm ci && npm run build` in the folder web says why"
        );
    }
}

/// Whether npm succeeded.
fn npm(web: &Path, args: &[&str]) -> bool {
    Command::new("npm").args(args).current_dir(web).output().is_ok_and(|output| output.status.success())
}
