//! The folder of an experiment: `experiment.toml`, `parts/`, and what is made of them.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use touchline_lab::experiment::{Joined, Part, join, parts, remove_leftovers, write_csv};

use super::plan::Plan;

/// A part of the work: shard `number` (from 1) of `of`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    number: u64,
    of: u64,
}

impl Shard {
    /// `2/3`.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let numbers =
            text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((number, of)) if number >= 1 && number <= of && of <= 10_000 => Ok(Self { number, of }),
            _ => Err(format!("{text:?} is no shard: the second of three is 2/3")),
        }
    }

    /// Whether matches that belong together are its own, such as those of a round. Blocks are dealt in turn:
    /// first single rounds, and every 32 turns twice as many at a time, so that few and many are shared
    /// fairly and parts stay long. How many there are in all does not matter: an experiment can grow.
    pub(super) fn has(self, number: u64) -> bool {
        let (mut block, mut first) = (1, 0);
        while block < 2048 && number >= first + 32 * block * self.of {
            first += 32 * block * self.of;
            block *= 2;
        }
        ((number - first) / block) % self.of == self.number - 1
    }
}

/// The file that says what is played.
const PLAN: &str = "experiment.toml";

/// The folder of an experiment.
#[derive(Debug)]
pub(super) struct Folder {
    path: PathBuf,
    /// Held as long as somebody plays into it.
    lock: Option<File>,
}

impl Folder {
    /// The folder, which has to be new unless the run goes on with what is there. What a run that was killed
    /// left half written is removed.
    pub(super) fn open(path: &Path, plan: &Plan, resume: bool) -> anyhow::Result<Self> {
        let folder = Self { path: path.to_owned(), lock: None };
        folder.check(plan, resume)?;
        fs::create_dir_all(folder.parts_folder())
            .with_context(|| format!("cannot make {}", path.display()))?;
        let folder = Self { lock: locked(path)?, ..folder };
        // Somebody may have been here in the meantime.
        folder.check(plan, resume)?;
        if folder.lock.is_some() {
            remove_leftovers(path)?;
            remove_leftovers(&folder.parts_folder())?;
        }
        plan.write(&folder.plan_file())?;
        Ok(folder)
    }

    /// A new folder that nobody else knows.
    pub(super) fn create(path: &Path, plan: &Plan) -> anyhow::Result<Self> {
        let folder = Self { path: path.to_owned(), lock: None };
        fs::create_dir(path)
            .and_then(|()| fs::create_dir(folder.parts_folder()))
            .with_context(|| format!("cannot make {}", path.display()))?;
        plan.write(&folder.plan_file())?;
        Ok(folder)
    }

    /// Refuse to mix what does not belong together.
    fn check(&self, plan: &Plan, resume: bool) -> anyhow::Result<()> {
        let (file, path) = (self.plan_file(), self.path.display());
        if super::formations::stages::has_stages(&self.path) {
            bail!("{path} holds formations, in folders of their own: choose another folder with --out");
        }
        if !file.exists() {
            return refuse_foreign(&self.path);
        }
        let there = Plan::read(&file)?;
        if let Some(difference) = plan.difference(&there) {
            bail!(
                "{path} holds another experiment ({}): {difference}. Choose another folder with --out, or ask for the same",
                there.title
            );
        }
        if !resume {
            bail!(
                "{path} holds matches of this experiment already: --resume goes on with them, --out DIR starts anew elsewhere"
            );
        }
        Ok(())
    }

    /// A folder that is there.
    pub(super) fn existing(path: &Path) -> anyhow::Result<(Self, Plan)> {
        let folder = Self { path: path.to_owned(), lock: None };
        let plan = Plan::read(&folder.plan_file())?;
        Ok((folder, plan))
    }

    fn plan_file(&self) -> PathBuf {
        self.path.join(PLAN)
    }

    pub(super) fn parts_folder(&self) -> PathBuf {
        self.path.join("parts")
    }

    /// A file made of the parts.
    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    pub(super) fn parts(&self) -> anyhow::Result<Vec<Part>> {
        let folder = self.parts_folder();
        if !folder.exists() {
            bail!(
                "{} is gone, and the matches with it: the command of {} plays them again, with --resume",
                folder.display(),
                self.plan_file().display()
            );
        }
        Ok(parts(&folder)?)
    }

    /// How many matches are there.
    pub(super) fn matches(&self) -> anyhow::Result<u64> {
        let last = self.parts()?.iter().map(|part| part.last + 1).max().unwrap_or(0);
        Ok(last - missing(std::slice::from_ref(self), last)?.len() as u64)
    }

    /// The matches below `all` that are not there yet.
    pub(super) fn missing(&self, all: u64) -> anyhow::Result<Vec<u64>> {
        missing(std::slice::from_ref(self), all)
    }

    /// Put the parts of other folders of the same experiment into this one. A part that is in several of them
    /// is taken once. All of them are read first, where they are: whatever is wrong with one is told about a
    /// file that stays.
    pub(super) fn gather(&self, from: &[Self], kinds: &[&str]) -> anyhow::Result<()> {
        let mut all = Vec::new();
        for folder in from {
            all.extend(folder.parts()?);
        }
        all.sort();
        for kind in kinds {
            for table in Joined::of(&all, kind, u64::MAX) {
                table?;
            }
        }
        all.dedup_by_key(|part| (part.first, part.last));
        for part in all {
            let to = Part::new(&self.parts_folder(), part.first, part.last);
            for kind in kinds.iter().rev() {
                let (source, target) = (part.file(kind), to.file(kind));
                fs::copy(&source, &target).with_context(|| format!("cannot copy {}", source.display()))?;
            }
        }
        Ok(())
    }

    /// Join the matches below a number to one file of each kind.
    pub(super) fn finish(&self, kinds: &[&str], csv: bool, below: u64) -> anyhow::Result<()> {
        let parts = self.parts()?;
        for kind in kinds {
            join(&parts, kind, below, &self.file(&format!("{kind}.parquet")))?;
            if csv {
                write_csv(&parts, kind, below, &self.file(&format!("{kind}.csv")))?;
            }
        }
        Ok(())
    }
}

/// The matches below `all` that none of these folders has.
pub(super) fn missing(folders: &[Folder], all: u64) -> anyhow::Result<Vec<u64>> {
    let mut there = Vec::new();
    for folder in folders {
        there.extend(folder.parts()?);
    }
    there.sort();
    let (mut missing, mut due) = (Vec::new(), 0);
    for part in there {
        missing.extend(due..part.first.min(all));
        due = due.max(part.last + 1);
    }
    missing.extend(due..all);
    Ok(missing)
}

/// Refuse a folder with a report or tables in it whose experiment is not there: somebody wants to keep them.
pub(super) fn refuse_foreign(path: &Path) -> anyhow::Result<()> {
    let tables = ["matches", "turns", "decisions"];
    let tables = tables.iter().flat_map(|kind| [format!("{kind}.parquet"), format!("{kind}.csv")]);
    let foreign = tables.chain(["report.html".into()]).find(|name| path.join(name).exists());
    if let Some(name) = foreign {
        bail!(
            "{} holds a {name} that belongs to no experiment there, and it would be overwritten: choose another folder with --out",
            path.display()
        );
    }
    Ok(())
}

/// Whether there is an experiment in a folder.
pub(super) fn has_experiment(path: &Path) -> bool {
    path.join(PLAN).exists()
}

/// The lock of a folder. Where the file system has no locks there is none: parts have names of their own, and
/// matches that two runs played count once.
fn locked(path: &Path) -> anyhow::Result<Option<File>> {
    let file = File::create(path.join("lock")).with_context(|| format!("cannot write {}", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::Error(_)) => Ok(None),
        Err(TryLockError::WouldBlock) => {
            bail!(
                "another run plays into {}: wait until it has ended, or choose another folder with --out",
                path.display()
            )
        }
    }
}

/// The kinds of rows a plan keeps: matches first.
pub(super) fn kinds(plan: &Plan) -> Vec<&'static str> {
    let more = [(plan.turns, "turns"), (plan.decisions, "decisions")];
    std::iter::once("matches")
        .chain(more.into_iter().filter(|(kept, _)| *kept).map(|(_, kind)| kind))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_match_belongs_to_one_shard_and_all_have_about_as_many() {
        for of in [1, 2, 3, 7, 40] {
            let shards: Vec<Shard> =
                (1..=of).map(|number| Shard::read(&format!("{number}/{of}")).expect("a shard")).collect();
            let mut held = vec![0_u64; shards.len()];
            for number in 0..60_000 {
                let has: Vec<usize> = (0..shards.len()).filter(|at| shards[*at].has(number)).collect();
                assert_eq!(has.len(), 1, "match {number}");
                held[has[0]] += 1;
                let (least, most) = (held.iter().min().expect("one"), held.iter().max().expect("one"));
                assert!(most - least <= 1 + most / 16, "{held:?} after {number}");
            }
        }
        for wrong in ["0/3", "4/3", "1", "a/b", "1/0", "-1/2", "1/20000"] {
            assert!(Shard::read(wrong).is_err_and(|why| why.contains("2/3")), "{wrong}");
        }
    }

    #[test]
    fn what_a_killed_run_left_is_removed_by_the_next_one() {
        let path = std::env::temp_dir().join(format!("touchline-killed-{}", std::process::id()));
        let arm = super::super::plan::ArmPlan::of("one", "fuba:3.0");
        let plan = Plan::new(super::super::plan::Question::Arms, "One".into(), vec![arm]);
        let folder = Folder::open(&path, &plan, false).expect("a folder");
        let half_made = folder.parts_folder().join("0000000000-0000000009.matches.4711.new");
        fs::write(&half_made, "half").expect("a file");
        drop(folder);
        let folder = Folder::open(&path, &plan, true).expect("a folder");
        assert_eq!((half_made.exists(), folder.lock.is_some()), (false, true));
        fs::remove_dir_all(&path).expect("a folder");
    }

    #[test]
    fn nobody_else_plays_into_a_folder_in_use() {
        let path = std::env::temp_dir().join(format!("touchline-lock-{}", std::process::id()));
        let arm = super::super::plan::ArmPlan::of("one", "fuba:3.0");
        let plan = Plan::new(super::super::plan::Question::Arms, "One".into(), vec![arm]);
        let first = Folder::open(&path, &plan, false).expect("a folder");
        let second = Folder::open(&path, &plan, true).expect_err("it is in use").to_string();
        assert!(second.contains("another run") && second.contains("--out"), "{second}");
        drop(first);
        assert!(Folder::open(&path, &plan, true).is_ok());
        fs::remove_dir_all(&path).expect("a folder");
    }
}
