//! Builds the web client for a release, where Node is there and what is built is missing or older than its sources. Without Node the server works all
//! the same, and its page says what to install.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;
use std::{env, fs};

/// What the client is built from, below `web` and, for the sentences, beside it.
const SOURCES: [&str; 8] = [
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "../crates/words/catalogues",
];

fn main() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    println!("cargo::rerun-if-changed={}", web.join("dist").display());
    println!("cargo::rerun-if-env-changed=TOUCHLINE_WITHOUT_CLIENT");
    // While developing the files are read from the folder, and whoever works on the client builds it.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if !is_release || env::var_os("TOUCHLINE_WITHOUT_CLIENT").is_some() || !web.join("package.json").is_file()
    {
        return;
    }
    if newest(&[web.join("dist/index.html")]) > newest(&SOURCES.map(|source| web.join(source))) {
        return;
    }
    if !npm(&web, &["--version"]) {
        println!(
            "cargo::warning=Node is not installed, so the pages to play on are left out: install Node 20 (Debian: apt install nodejs npm) and build again"
        );
        return;
    }
    if !(npm(&web, &["ci", "--no-audit", "--no-fund"]) && npm(&web, &["run", "build"])) {
        println!(
            "cargo::warning=the pages to play on could not be built; `npm ci && npm run build` in the folder web says why"
        );
    }
}

/// Whether npm did it.
fn npm(web: &Path, args: &[&str]) -> bool {
    Command::new("npm").args(args).current_dir(web).output().is_ok_and(|output| output.status.success())
}

/// When the newest of these was changed; folders count with all that is in them.
fn newest(paths: &[PathBuf]) -> Option<SystemTime> {
    let changed = |path: &PathBuf| {
        let own = fs::metadata(path).ok()?.modified().ok();
        let inside: Vec<PathBuf> =
            fs::read_dir(path).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect();
        own.max(newest(&inside))
    };
    paths.iter().filter_map(changed).max()
}
