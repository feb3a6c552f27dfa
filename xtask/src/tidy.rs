//! Conventions as checks: what neither the compiler nor clippy sees.

mod refusals;

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::source::{self, code_only, is_word};

/// The longest source file that is still one thing.
const LONGEST: usize = 600;

/// The widest line of a comment; rustfmt and Prettier see to the code but not to those.
const WIDEST: usize = 110;

/// Crates that hold rules: no IO, no clock, no randomness of their own, no dependency besides the engine.
const RULES_CRATES: [&str; 3] = ["engine", "fuba", "grid"];

/// What a rules crate may depend on.
const RULES_DEPENDENCY: &str = "touchline-engine";

/// Names a rules crate never uses: unordered collections, clocks, output.
const BANNED: [&str; 8] =
    ["HashMap", "HashSet", "Instant", "SystemTime", "print!", "println!", "eprint!", "eprintln!"];

/// Modules of `std` that lead to the outside world, to clocks and to threads.
const BANNED_MODULES: [&str; 7] = ["env", "fs", "io", "net", "process", "thread", "time"];

/// The sources in which nothing may ask for the edition in play.
const EDITION_BLIND: &str = "crates/fuba/src/";

/// Where among them editions are defined and named.
const EDITIONS: [&str; 3] =
    ["crates/fuba/src/ruleset.rs", "crates/fuba/src/spec.rs", "crates/fuba/src/editions/"];

/// The basic rules, which know no skill by name, and what would name one.
const SKILL_BLIND: &str = "crates/fuba/src/rules/";
const SKILLS: [&str; 3] = ["Skill", "v2_1", "v3_0"];

/// The files of a game that may read the revision of its rules: where it is kept, chosen and told. `spec.rs`
/// of FUBA writes specs, which have none.
const REVISIONS: [&str; 5] = ["ruleset.rs", "spec.rs", "editions/", "revisions.rs", "describe.rs"];

/// Folders of one machine. Put together here so that this file does not contain them.
const MACHINE_FOLDERS: [&str; 3] = [concat!("/", "home/"), concat!("/", "root/"), concat!("/", "work/")];

/// Runs every check and reports all findings at once.
pub(crate) fn run(root: &Path) -> Result<()> {
    let mut findings = Vec::new();
    for name in source::entries(root, "crates")? {
        let files = source::rust_files(root, &format!("crates/{name}/src"))?;
        for (path, text) in &files {
            findings.extend(too_long(path, text));
            findings.extend(asks_for_the_edition(path, text));
            findings.extend(asks_for_the_revision(path, text));
            findings.extend(asks_for_a_skill(path, text));
            findings.extend(refusals::sentences(path, text));
        }
        if RULES_CRATES.contains(&name.as_str()) {
            let manifest = format!("crates/{name}/Cargo.toml");
            let text = fs::read_to_string(root.join(&manifest))
                .with_context(|| format!("cannot read {manifest}"))?;
            findings.extend(dependencies(&manifest, &text)?);
            for (path, text) in &files {
                findings.extend(banned_names(path, text));
            }
        }
    }
    let texts = text_files(root)?;
    for path in &texts {
        // A file that is gone or is not text has no path to find.
        if let Ok(text) = fs::read_to_string(root.join(path)) {
            findings.extend(wide_comments(path, &text));
            findings.extend(machine_folders(path, &text));
            findings.extend(is_of_the_client(path).then(|| too_long(path, &text)).flatten());
        }
    }
    if findings.is_empty() {
        println!("tidy: {} files, nothing to complain about", texts.len());
        return Ok(());
    }
    for finding in &findings {
        println!("{finding}");
    }
    bail!("conventions are broken (findings above: {})", findings.len())
}

/// Whether a file is one that somebody wrote for the web client; its types are written by tests.
fn is_of_the_client(path: &str) -> bool {
    let written = ["web/src/types/", "web/package-lock.json"];
    path.starts_with("web/")
        && !written.iter().any(|by_program| path.starts_with(by_program))
        && [".ts", ".js", ".svelte", ".css"].iter().any(|ending| path.ends_with(ending))
}

fn too_long(path: &str, text: &str) -> Option<String> {
    let lines = text.lines().count();
    (lines > LONGEST).then(|| format!("{path}: {lines} lines, more than {LONGEST}: split it"))
}

/// How a line of a comment begins: in Rust, and in the client's scripts, styles and markup.
const RUST_COMMENTS: [&str; 1] = ["//"];
const CLIENT_COMMENTS: [&str; 4] = ["//", "/*", "* ", "<!--"];

/// Comments that do not wrap. Headings name their clauses at the right edge; commands and what is told to
/// Svelte are not broken.
fn wide_comments(path: &str, text: &str) -> Vec<String> {
    let begins: &[&str] = if path.ends_with(".rs") {
        &RUST_COMMENTS
    } else if is_of_the_client(path) {
        &CLIENT_COMMENTS
    } else {
        return Vec::new();
    };
    let whole = ["cargo run", "svelte-ignore"];
    let is_wide = |line: &str| {
        let comment = line.trim_start();
        begins.iter().any(|begin| comment.starts_with(begin))
            && !comment.starts_with("//! #")
            && !whole.iter().any(|words| comment.contains(words))
            && line.chars().count() > WIDEST
    };
    let lines = text.lines().enumerate().filter(|(_, line)| is_wide(line));
    lines
        .map(|(at, _)| format!("{path}:{}: a comment wider than {WIDEST} columns: wrap it", at + 1))
        .collect()
}

/// Every dependency of a rules crate, in any section but the tests' own, that is not the engine.
fn dependencies(path: &str, text: &str) -> Result<Vec<String>> {
    let manifest: toml::Table = toml::from_str(text).with_context(|| format!("{path} is not valid TOML"))?;
    let targets = manifest.get("target").and_then(toml::Value::as_table);
    let sections = targets.into_iter().flat_map(|t| t.values().filter_map(toml::Value::as_table));
    Ok(std::iter::once(&manifest)
        .chain(sections)
        .flat_map(|section| ["dependencies", "build-dependencies"].map(|key| section.get(key)))
        .filter_map(|section| section?.as_table())
        .flat_map(toml::Table::keys)
        .filter(|name| *name != RULES_DEPENDENCY)
        .map(|name| format!("{path}: depends on {name}; a rules crate depends on {RULES_DEPENDENCY} only"))
        .collect())
}

fn banned_names(path: &str, text: &str) -> Vec<String> {
    let mut findings = by_line(path, text, |line| {
        let name = BANNED.into_iter().find(|name| has_word(line, name))?;
        Some(format!("{name} has no place in a rules crate"))
    });
    for (line, module) in std_modules(&code_only(text)) {
        if BANNED_MODULES.contains(&module.as_str()) {
            findings.push(format!("{path}:{line}: std::{module} has no place in a rules crate"));
        }
    }
    findings
}

/// Every module named after `std::`, alone or in braces, with its line.
fn std_modules(code: &str) -> Vec<(usize, String)> {
    let mut modules = Vec::new();
    for (at, _) in code.match_indices("std::").filter(|(at, _)| !code[..*at].ends_with(is_word)) {
        let start = at + "std::".len();
        let mut add = |place: usize| {
            let place = place + code[place..].len() - code[place..].trim_start().len();
            let name: String = code[place..].chars().take_while(|c| is_word(*c)).collect();
            modules.push((code[..place].lines().count().max(1), name));
        };
        if !code[start..].starts_with('{') {
            add(start);
            continue;
        }
        let mut depth = 0_usize;
        for (offset, c) in code[start..].char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
            if depth == 1 && matches!(c, '{' | ',') {
                add(start + offset + 1);
            }
        }
    }
    modules
}

/// Outside the files of the editions nothing of the game asks which one is in play.
fn asks_for_the_edition(path: &str, text: &str) -> Vec<String> {
    if !path.starts_with(EDITION_BLIND) || EDITIONS.iter().any(|place| path.starts_with(place)) {
        return Vec::new();
    }
    by_line(path, text, |line| {
        let asks = has_word(line, "Edition")
            || line.match_indices(".edition").any(|(at, word)| ends(line, at, word));
        asks.then(|| {
            "only ruleset.rs, spec.rs and editions/ know the edition: make the difference a field of the ruleset".to_owned()
        })
    })
}

/// A rule matches on its own field, never on the revision of the rules: that chooses the fields, once.
fn asks_for_the_revision(path: &str, text: &str) -> Vec<String> {
    let games = ["crates/fuba/src/", "crates/grid/src/"];
    let Some(file) = games.iter().find_map(|game| path.strip_prefix(game)) else { return Vec::new() };
    if REVISIONS.iter().any(|place| file.starts_with(place)) {
        return Vec::new();
    }
    by_line(path, text, |line| {
        let asks = line.match_indices(".revision").any(|(at, word)| ends(line, at, word));
        asks.then(|| {
            "no rule reads the revision: make the difference a variant that revisions.rs chooses".to_owned()
        })
    })
}

/// Basic rules ask for an effect at a hook, never for a card or for the skills of an edition.
fn asks_for_a_skill(path: &str, text: &str) -> Vec<String> {
    if !path.starts_with(SKILL_BLIND) {
        return Vec::new();
    }
    by_line(path, text, |line| {
        let name = SKILLS.into_iter().find(|name| has_word(line, name))?;
        Some(format!("{name}: a basic rule asks for an effect (advanced/skills/effects.rs), not for a skill"))
    })
}

/// What `judge` says about each line of code, with its place.
fn by_line(path: &str, text: &str, judge: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let code = code_only(text);
    let judged = code.lines().enumerate().filter_map(|(at, line)| Some((at + 1, judge(line)?)));
    judged.map(|(line, finding)| format!("{path}:{line}: {finding}")).collect()
}

fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| !line[..at].ends_with(is_word) && ends(line, at, word))
}

/// Whether the match of `word` at `at` is not just the beginning of a longer name.
fn ends(line: &str, at: usize, word: &str) -> bool {
    !line[at + word.len()..].starts_with(is_word)
}

fn machine_folders(path: &str, text: &str) -> Vec<String> {
    let mut findings = Vec::new();
    for (number, line) in text.lines().enumerate() {
        for folder in MACHINE_FOLDERS {
            // In `example.org/home/` or `src/work/` the match is not where an absolute path begins.
            let inside = |c: char| is_word(c) || matches!(c, '.' | '-' | '*' | '}');
            if line.match_indices(folder).any(|(at, _)| !line[..at].ends_with(inside)) {
                findings.push(format!("{path}:{}: names a folder of one machine, {folder}", number + 1));
            }
        }
    }
    findings
}

/// Every file that is tracked or would be with the next `git add`.
fn text_files(root: &Path) -> Result<Vec<String>> {
    let output = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .output()
        .context("cannot run git to list the tracked files")?;
    if !output.status.success() {
        bail!("git cannot list the tracked files: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let list = String::from_utf8_lossy(&output.stdout);
    Ok(list.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_wrap() {
        let wide = format!("    /// {}", "x".repeat(WIDEST));
        assert_eq!(wide_comments("a.rs", &wide).len(), 1);
        assert!(wide_comments("a.rs", &wide[..WIDEST]).is_empty());
        assert!(wide_comments("a.rs", &wide.replace("///", "let")).is_empty());
        assert!(wide_comments("a.md", &wide).is_empty());
        for begin in ["///", "/*", " *", "<!--"] {
            assert_eq!(wide_comments("web/src/a.svelte", &wide.replace("///", begin)).len(), 1, "{begin}");
        }
        assert!(wide_comments("web/src/a.ts", &wide.replace("///", "const")).is_empty());
        assert!(wide_comments("web/src/types/api.ts", &wide).is_empty());
    }

    #[test]
    fn six_hundred_lines_are_allowed_and_one_more_is_not() {
        assert_eq!(too_long("a.rs", &"x\n".repeat(600)), None);
        assert!(too_long("a.rs", &"x\n".repeat(601)).is_some_and(|f| f.contains("601 lines")));
    }

    #[test]
    fn what_somebody_wrote_for_the_client_is_looked_at() {
        assert!(is_of_the_client("web/src/App.svelte") && is_of_the_client("web/browser/setup.ts"));
        assert!(!is_of_the_client("web/src/types/api.ts") && !is_of_the_client("crates/ai/src/lib.rs"));
    }

    #[test]
    fn a_rules_crate_depends_on_the_engine_only() -> Result<()> {
        let good =
            "[dependencies]\ntouchline-engine.workspace = true\n[dev-dependencies]\nproptest = \"1\"\n";
        assert_eq!(dependencies("Cargo.toml", good)?, Vec::<String>::new());
        let bad = "[dependencies]\nserde = \"1\"\n[target.'cfg(unix)'.build-dependencies]\ncc = \"1\"\n";
        let findings = dependencies("Cargo.toml", bad)?;
        assert_eq!(findings.len(), 2);
        assert!(findings[0].contains("serde") && findings[1].contains("cc"), "{findings:?}");
        assert!(dependencies("Cargo.toml", "[").is_err());
        Ok(())
    }

    #[test]
    fn banned_names_are_found_in_code_but_not_in_comments() {
        let text = "// no HashMap here\nlet a = \"println!\";\nuse std::collections::HashMap;\neprintln!();\nlet \
             instantly = my_std::io;\n";
        let findings = banned_names("a.rs", text);
        assert_eq!(findings.len(), 2, "{findings:?}");
        assert!(findings[0].starts_with("a.rs:3: HashMap") && findings[1].starts_with("a.rs:4: eprintln!"));
    }

    #[test]
    fn every_way_out_of_a_rules_crate_is_found() {
        for line in [
            "use std::collections::{BTreeMap, HashSet};",
            "let now = Instant::now();",
            "print!();",
            "println!();",
            "eprint!();",
            "eprintln!();",
            "use std::fs;",
            "use std::io::Read;",
            "std::env::args()",
            "std::net::TcpStream::connect(a)",
            "std::process::exit(1)",
            "std::thread::spawn(f)",
            "use std::time::Duration;",
            "use std::{fmt, io};",
            "use std::{collections::{BTreeMap, BTreeSet}, process::Command};",
        ] {
            assert_eq!(banned_names("a.rs", line).len(), 1, "{line}");
        }
        let spread = "use std::{\n    fmt,\n    fs,\n};\n";
        assert_eq!(banned_names("a.rs", spread), ["a.rs:3: std::fs has no place in a rules crate"]);
        let good = "use std::{fmt, cmp::Ordering};\nuse std::collections::BTreeMap;\nx.io(); a::fs::b();\n";
        assert_eq!(banned_names("a.rs", good), Vec::<String>::new());
    }

    #[test]
    fn only_the_files_of_the_editions_ask_for_the_edition() {
        let text = "// the Edition\nuse crate::editions;\nlet a = rules.edition;\nlet b = Edition::V3;\nx.editions();\n";
        for path in ["rules/pressing.rs", "flow.rs", "lib.rs", "describe.rs", "notation/mod.rs"] {
            let findings = asks_for_the_edition(&format!("crates/fuba/src/{path}"), text);
            assert_eq!(findings.len(), 2, "{findings:?}");
            assert!(findings[0].contains(":3:") && findings[1].contains(":4:"));
        }
        for path in
            ["fuba/src/ruleset.rs", "fuba/src/spec.rs", "fuba/src/editions/v3_0.rs", "touchline/src/rules.rs"]
        {
            assert!(asks_for_the_edition(&format!("crates/{path}"), text).is_empty(), "{path}");
        }
    }

    #[test]
    fn only_the_files_of_the_revisions_read_the_revision() {
        let text = "// rules.revision\nif rules.revision < 2 {\nrevisions::play_as();\nx.revisions();\n";
        for path in ["fuba/src/rules/pressing.rs", "fuba/src/flow.rs", "grid/src/rules/kicking.rs"] {
            let findings = asks_for_the_revision(&format!("crates/{path}"), text);
            assert_eq!(findings.len(), 1, "{findings:?}");
            assert!(findings[0].contains(":2:"));
        }
        for path in [
            "fuba/src/revisions.rs",
            "grid/src/describe.rs",
            "fuba/src/editions/v2_0.rs",
            "server/src/room/table.rs",
        ] {
            assert!(asks_for_the_revision(&format!("crates/{path}"), text).is_empty(), "{path}");
        }
    }

    #[test]
    fn basic_rules_ask_for_effects_and_never_for_skills() {
        let text = "// Skill::Stopper\nif played.has(Skill::Stopper) {\nv2_1::acts(s);\nuse skills::{Window, v3_0};\n\
             effects::press(s);\nAction::Play(skill)\nSkillSet::NONE;\n";
        let findings = asks_for_a_skill("crates/fuba/src/rules/control.rs", text);
        assert_eq!(findings.len(), 3, "{findings:?}");
        assert!(findings[0].contains(":2: Skill") && findings[1].contains(":3: v2_1"));
        assert!(findings[2].contains(":4: v3_0"));
        for path in
            ["fuba/src/advanced/skills/effects.rs", "fuba/src/editions/v2_1.rs", "grid/src/rules/turn.rs"]
        {
            assert!(asks_for_a_skill(&format!("crates/{path}"), text).is_empty(), "{path}");
        }
    }

    #[test]
    fn folders_of_a_machine_are_found_where_a_path_begins() {
        let [home, root, _] = MACHINE_FOLDERS;
        let text = format!("see `{home}ada/x`\nhttps://example.org{home}\nPATH={root}bin\n");
        let findings = machine_folders("README.md", &text);
        assert_eq!(findings.len(), 2, "{findings:?}");
        assert!(findings[0].starts_with("README.md:1:") && findings[1].starts_with("README.md:3:"));
    }
}
