//! Clause coverage: every clause of `docs/clauses/*.toml` is cited in code and has a test named after it that
//! asserts something, and every ruling that is cited has an entry in `docs/rulings.md`.

mod bodies;
mod rulings;
mod scan;
mod table;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

use crate::source::{self, Tree};
use bodies::Bodies;
use table::{ClauseTable, Group, Kind};

/// The folder of the tables.
const FOLDER: &str = "docs/clauses";

/// The file in that folder that is not a table.
const RATCHET: &str = "ratchet.toml";
/// Which clauses stand behind which event: shown on pages, checked by the server's tests.
const EVENTS: &str = "events.toml";

/// What to do with the counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Compare them with the ratchet.
    Check,
    /// Raise the ratchet to them.
    Update,
}

/// Reads tables and sources, prints the report and fails if a count is below its mark.
pub(crate) fn run(root: &Path, mode: Mode) -> Result<()> {
    let tables = read_tables(root)?;
    let mut files = Tree::new();
    for home in tables.iter().flat_map(ClauseTable::homes).collect::<BTreeSet<_>>() {
        for folder in [format!("crates/{home}/src"), format!("crates/{home}/tests")] {
            if root.join(&folder).is_dir() {
                files.extend(source::rust_files(root, &folder)?);
            }
        }
    }
    let path = format!("{FOLDER}/{RATCHET}");
    let marks = match fs::read_to_string(root.join(&path)) {
        Ok(text) => toml::from_str(&text).with_context(|| format!("{path} is damaged"))?,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ratchet::new(),
        Err(error) => return Err(error).with_context(|| format!("cannot read {path}")),
    };
    let mut report = Report::new(&tables, &files);
    report.problems.extend(rulings::check(root, &files)?);
    match mode {
        Mode::Check => report.compare(&marks),
        Mode::Update => {
            let text = format!(
                "# Written by `cargo xtask clauses --update`. Counts only grow; after taking a clause out of a \
                 table, lower its group by hand.\n\n{}",
                toml::to_string(&report.raise(marks))?
            );
            fs::write(root.join(&path), text).with_context(|| format!("cannot write {path}"))?;
        }
    }
    print!("{report}");
    match report.problems.len() {
        0 => Ok(()),
        1 => bail!("1 problem with the clauses, listed above"),
        n => bail!("{n} problems with the clauses, listed above"),
    }
}

fn read_tables(root: &Path) -> Result<Vec<ClauseTable>> {
    let mut tables = Vec::new();
    for name in source::entries(root, FOLDER)? {
        let Some(stem) = name.strip_suffix(".toml").filter(|_| name != RATCHET && name != EVENTS) else {
            continue;
        };
        let path = format!("{FOLDER}/{name}");
        let text = fs::read_to_string(root.join(&path)).with_context(|| format!("cannot read {path}"))?;
        let table = ClauseTable::parse(&text).with_context(|| path.clone())?;
        if table.edition.replace(':', "-") != stem {
            bail!("{path} holds edition {}: the file name must say the same", table.edition);
        }
        tables.push(table);
    }
    if tables.is_empty() {
        bail!("no table of clauses in {FOLDER}");
    }
    Ok(tables)
}

/// The counts no group may fall below, by edition and group.
type Ratchet = BTreeMap<String, BTreeMap<String, Mark>>;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Mark {
    cited: usize,
    tested: usize,
}

/// What was counted in one group.
#[derive(Debug)]
struct Row {
    group: String,
    clauses: usize,
    mark: Mark,
    exempt: usize,
    done: usize,
    /// Whether any clause of the group needs a citation; worked examples do not.
    needs_citation: bool,
    marked_complete: bool,
    /// One line per clause without a citation or a test.
    lacking: Vec<String>,
}

impl Row {
    fn count(
        table: &ClauseTable,
        group: &Group,
        cited: &BTreeSet<String>,
        tested: &BTreeSet<String>,
    ) -> Self {
        let mut row = Row {
            group: group.id.clone(),
            clauses: group.clauses.len(),
            mark: Mark::default(),
            exempt: 0,
            done: 0,
            needs_citation: group.clauses.iter().any(|clause| clause.kind.needs_citation()),
            marked_complete: group.complete,
            lacking: Vec::new(),
        };
        for clause in &group.clauses {
            if clause.kind.is_exempt() {
                row.exempt += 1;
                row.done += 1;
                continue;
            }
            let is_cited = cited.contains(&clause.id);
            let is_tested = tested.contains(&clause.id);
            row.mark.cited += usize::from(is_cited && clause.kind.needs_citation());
            row.mark.tested += usize::from(is_tested);
            let mut lacks = Vec::new();
            if clause.kind.needs_citation() && !is_cited {
                lacks.push(format!("a citation in {}", table.code_folder()));
            }
            if !is_tested {
                let name = clause.id.to_lowercase().replace('-', "_");
                lacks.push(format!("a test {name}_... in {}", table.test_folder(clause.kind)));
            }
            if lacks.is_empty() {
                row.done += 1;
            } else {
                row.lacking.push(format!("{} lacks {}", clause.id, lacks.join(" and ")));
            }
        }
        row
    }
}

/// One edition's rows.
#[derive(Debug)]
struct Edition {
    name: String,
    rows: Vec<Row>,
}

impl Edition {
    fn total(&self, what: impl Fn(&Row) -> usize) -> usize {
        self.rows.iter().map(what).sum()
    }
}

/// All findings.
#[derive(Debug)]
struct Report {
    editions: Vec<Edition>,
    /// Why the task fails.
    problems: Vec<String>,
    /// How often groups that no table knows are cited.
    unknown: BTreeMap<String, usize>,
}

impl Report {
    fn new(tables: &[ClauseTable], files: &Tree) -> Self {
        let mut problems = Vec::new();
        let mut unknown = BTreeMap::new();
        let mut editions = Vec::new();
        for game in tables.iter().map(ClauseTable::game).collect::<BTreeSet<_>>() {
            let tables: Vec<&ClauseTable> = tables.iter().filter(|table| table.game() == game).collect();
            problems.extend(not_elsewhere(&tables));
            let cited = citations(&tables, files, &mut problems, &mut unknown);
            let tests = tests(&tables, files, &mut problems);
            for table in tables {
                let rows: Vec<Row> = table
                    .groups
                    .iter()
                    .map(|group| {
                        let folder =
                            table.test_folder(group.clauses.first().map_or(Kind::Rule, |clause| clause.kind));
                        Row::count(table, group, &cited, tests.get(&folder).unwrap_or(&BTreeSet::new()))
                    })
                    .collect();
                for row in rows.iter().filter(|row| row.marked_complete && row.done < row.clauses) {
                    let missing = row.clauses - row.done;
                    problems.push(format!(
                        "{} {} is marked complete but {missing} of its {} clauses are not",
                        table.edition, row.group, row.clauses
                    ));
                }
                editions.push(Edition { name: table.edition.clone(), rows });
            }
        }
        Self { editions, problems, unknown }
    }

    /// Adds a problem for each group below its mark.
    fn compare(&mut self, marks: &Ratchet) {
        for (edition, groups) in marks {
            for (group, mark) in groups {
                let row = self.editions.iter().find(|found| found.name == *edition);
                let row = row.and_then(|found| found.rows.iter().find(|row| row.group == *group));
                match row {
                    None => self.problems.push(format!(
                        "{edition} {group} is in {RATCHET} but in no table; if it was meant to go, take it out there too"
                    )),
                    // Such a group must be covered completely, which is stricter than the ratchet.
                    Some(row) if row.marked_complete => {}
                    Some(row) => {
                        for (what, now, before) in [
                            ("cited", row.mark.cited, mark.cited),
                            ("tested", row.mark.tested, mark.tested),
                        ] {
                            if now < before {
                                self.problems.push(format!(
                                    "{edition} {group}: {now} clauses {what}, down from {before} in {RATCHET}"
                                ));
                            }
                        }
                    }
                }
            }
        }
    }

    /// The marks raised to the current counts; groups no longer in a table are dropped.
    fn raise(&self, mut marks: Ratchet) -> Ratchet {
        let mut raised = Ratchet::new();
        for edition in &self.editions {
            let mut old = marks.remove(&edition.name).unwrap_or_default();
            let groups = raised.entry(edition.name.clone()).or_default();
            for row in &edition.rows {
                let old = old.remove(&row.group).unwrap_or_default();
                let mark =
                    Mark { cited: row.mark.cited.max(old.cited), tested: row.mark.tested.max(old.tested) };
                groups.insert(row.group.clone(), mark);
            }
        }
        raised
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Edition { name, rows } in &self.editions {
            writeln!(f, "{name}")?;
            writeln!(f, "  group      clauses  cited  tested  exempt   done")?;
            for row in rows {
                writeln!(
                    f,
                    "  {:<9}{:>9}{:>7}{:>8}{:>8}{:>5} %{}",
                    row.group,
                    row.clauses,
                    if row.needs_citation { row.mark.cited.to_string() } else { "-".to_owned() },
                    row.mark.tested,
                    row.exempt,
                    percent(row.done, row.clauses),
                    if row.marked_complete { "" } else { "  (not marked complete)" },
                )?;
            }
            for line in rows.iter().flat_map(|row| &row.lacking) {
                writeln!(f, "  {line}")?;
            }
            writeln!(f)?;
        }
        if !self.unknown.is_empty() {
            let groups: Vec<String> =
                self.unknown.iter().map(|(group, n)| format!("{group} ({n})")).collect();
            writeln!(f, "cited, but in no table yet: {}\n", groups.join(", "))?;
        }
        for problem in &self.problems {
            writeln!(f, "problem: {problem}")?;
        }
        for edition in &self.editions {
            let (clauses, done) = (edition.total(|row| row.clauses), edition.total(|row| row.done));
            let percent = percent(done, clauses);
            writeln!(f, "{}: {clauses} clauses, {done} complete ({percent} %)", edition.name)?;
        }
        Ok(())
    }
}

/// Rounded down, so that 100 means all.
fn percent(part: usize, whole: usize) -> usize {
    (part * 100).checked_div(whole).unwrap_or(100)
}

/// The ids cited in the game's code. An id that is missing from a known group is a problem.
fn citations(
    tables: &[&ClauseTable],
    files: &Tree,
    problems: &mut Vec<String>,
    unknown: &mut BTreeMap<String, usize>,
) -> BTreeSet<String> {
    let folders: Vec<String> = tables.iter().flat_map(|table| table.code_folders()).collect();
    let known: BTreeSet<&str> = tables.iter().flat_map(|table| table.known_ids()).collect();
    let groups: BTreeSet<&str> = tables.iter().flat_map(|t| t.groups.iter().map(|g| g.id.as_str())).collect();
    let mut cited = BTreeSet::new();
    let is_code = |path: &str| folders.iter().any(|folder| path.starts_with(&format!("{folder}/")));
    for (path, text) in files.iter().filter(|(path, _)| is_code(path)) {
        for (line, id) in scan::ids(text) {
            let group = scan::group_of(id);
            if known.contains(id) {
                // These files list clauses for people to read; only the rules themselves count as citing one.
                let lists = ["/src/ruleset.rs", "/src/rows.rs"];
                if !lists.iter().any(|list| path.ends_with(list)) {
                    cited.insert(id.to_owned());
                }
            } else if groups.contains(group) {
                problems.push(format!("{path}:{line}: cites {id}, which no table has"));
            } else if group != rulings::GROUP {
                *unknown.entry(group.to_owned()).or_default() += 1;
            }
        }
    }
    cited
}

/// The clause ids that the game's tests are named after, by test folder. It is a problem if a test is named
/// after a clause that does not exist, if it asserts nothing, or if no test target contains its file.
fn tests(
    tables: &[&ClauseTable],
    files: &Tree,
    problems: &mut Vec<String>,
) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let Some(first) = tables.first() else { return found };
    let groups: Vec<&str> = tables.iter().flat_map(|t| t.groups.iter().map(|g| g.id.as_str())).collect();
    let bodies: BTreeMap<&str, Bodies> = first
        .homes()
        .map(|home| (home, Bodies::in_folder(&format!("crates/{home}/tests/"), files)))
        .collect();
    for (path, text) in files {
        let Some(place) = Place::of(first, path) else { continue };
        let Some(bodies) = bodies.get(place.home) else { continue };
        if !scan::is_reachable(path, files) {
            problems.push(format!("{path}: no `mod` names this file, so its tests never run"));
            continue;
        }
        for test in scan::tests(text) {
            let Some(id) = scan::id_of_test(&test.name, &groups) else { continue };
            if !bodies.assert(path, &test.body) {
                problems.push(format!("{path}: test {} asserts nothing", test.name));
                continue;
            }
            for folder in place.folders(&test.editions) {
                let of_folder = |table: &&&ClauseTable| {
                    [Kind::Rule, Kind::Example].map(|kind| table.test_folder(kind)).contains(&folder)
                };
                let mut known = tables.iter().filter(of_folder).flat_map(|table| table.clauses());
                if known.any(|clause| clause.id == id) {
                    found.entry(folder).or_default().insert(id.clone());
                } else {
                    problems.push(format!(
                        "{path}: test {} is named after {id}, which the table of {folder} does not have",
                        test.name
                    ));
                }
            }
        }
    }
    found
}

/// Where a test file is: `crates/fuba/tests/clauses` with `v3_0` below it, or just
/// `crates/grid/tests/examples`. Tests of another crate count for the game's own folder.
struct Place<'a> {
    /// The crate it is in.
    home: &'a str,
    folder: String,
    edition: Option<&'a str>,
}

impl<'a> Place<'a> {
    /// The place of a test file of the game. `table` is any table of that game.
    fn of(table: &'a ClauseTable, path: &'a str) -> Option<Self> {
        let places = table.homes().flat_map(|home| ["clauses", "examples"].map(|kind| (home, kind)));
        places.into_iter().find_map(|(home, kind)| {
            let inside = path.strip_prefix(&format!("crates/{home}/tests/{kind}/"))?;
            let folder = format!("crates/{}/tests/{kind}", table.game());
            if !table.has_editions() {
                return Some(Self { home, folder, edition: None });
            }
            let edition = inside.split('/').next().map(|name| name.trim_end_matches(".rs"));
            Some(Self { home, folder, edition })
        })
    }

    /// The folders of the tables a test here counts for: those of the editions it names, otherwise its own.
    fn folders(&self, editions: &[String]) -> Vec<String> {
        let below = |edition: &str| format!("{}/{edition}", self.folder);
        match self.edition {
            _ if !editions.is_empty() => editions.iter().map(|edition| below(edition)).collect(),
            Some(edition) => vec![below(edition)],
            None => vec![self.folder.clone()],
        }
    }
}

/// Ids listed as elsewhere although a table of the same game has them.
fn not_elsewhere(tables: &[&ClauseTable]) -> Vec<String> {
    let has = |id: &str| {
        tables.iter().find(|table| table.clauses().any(|clause| clause.id == id)).map(|table| &table.edition)
    };
    tables
        .iter()
        .flat_map(|table| table.elsewhere().map(move |id| (&table.edition, id)))
        .filter_map(|(edition, id)| {
            has(id).map(|other| format!("{edition} lists {id} as elsewhere, but {other} has it"))
        })
        .collect()
}

#[cfg(test)]
mod tests;
