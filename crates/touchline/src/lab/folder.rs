//! The folder of an experiment: `experiment.toml`, `parts/`, and what is made of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use touchline_lab::experiment::{Part, join, parts, write_csv};

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

    /// Whether a match belongs to it: blocks of matches are dealt in turn.
    fn has(self, number: u64, all: u64) -> bool {
        let block = (all / (self.of * 32)).clamp(1, 2048);
        (number / block) % self.of == self.number - 1
    }
}

/// The folder of an experiment.
pub(super) struct Folder {
    path: PathBuf,
}

impl Folder {
    /// The folder, which has to be new unless the run goes on with what is there.
    pub(super) fn open(path: &Path, plan: &Plan, resume: bool) -> anyhow::Result<Self> {
        let folder = Self { path: path.to_owned() };
        let file = folder.plan_file();
        if file.exists() {
            let there = Plan::read(&file)?;
            if there.identity() != plan.identity() {
                bail!(
                    "{} holds another experiment ({}): choose another folder with --out",
                    path.display(),
                    there.title
                );
            }
            if !resume {
                bail!(
                    "{} holds matches of this experiment already: --resume goes on with them, --out DIR starts anew elsewhere",
                    path.display()
                );
            }
        }
        fs::create_dir_all(folder.parts_folder())
            .with_context(|| format!("cannot make {}", path.display()))?;
        plan.write(&file)?;
        Ok(folder)
    }

    /// A folder that is there.
    pub(super) fn existing(path: &Path) -> anyhow::Result<(Self, Plan)> {
        let folder = Self { path: path.to_owned() };
        let plan = Plan::read(&folder.plan_file())?;
        Ok((folder, plan))
    }

    fn plan_file(&self) -> PathBuf {
        self.path.join("experiment.toml")
    }

    pub(super) fn parts_folder(&self) -> PathBuf {
        self.path.join("parts")
    }

    /// A file made of the parts.
    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    pub(super) fn parts(&self) -> anyhow::Result<Vec<Part>> {
        Ok(parts(&self.parts_folder())?)
    }

    /// The matches below `all` that are not there yet, of this shard if there is one.
    pub(super) fn missing(&self, all: u64, shard: Option<Shard>) -> anyhow::Result<Vec<u64>> {
        let there: BTreeSet<u64> = self.parts()?.iter().flat_map(|part| part.first..=part.last).collect();
        let wanted =
            |number: &u64| !there.contains(number) && shard.is_none_or(|shard| shard.has(*number, all));
        Ok((0..all).filter(wanted).collect())
    }

    /// Put the parts of other folders of the same experiment into this one.
    pub(super) fn gather(&self, from: &[(Self, Plan)], kinds: &[&str]) -> anyhow::Result<()> {
        for (folder, _) in from {
            for part in folder.parts()? {
                let to = Part::new(&self.parts_folder(), part.first, part.last);
                if to.file("matches").exists() {
                    bail!("{}: match {} is in another folder already", folder.path.display(), part.first);
                }
                for kind in kinds.iter().rev() {
                    fs::copy(part.file(kind), to.file(kind))
                        .with_context(|| format!("cannot copy {}", part.file(kind).display()))?;
                }
            }
        }
        Ok(())
    }

    /// Join the parts to one file of each kind.
    pub(super) fn finish(&self, kinds: &[&str], csv: bool) -> anyhow::Result<()> {
        let parts = self.parts()?;
        for kind in kinds {
            join(&parts, kind, &self.file(&format!("{kind}.parquet")))?;
            if csv {
                write_csv(&parts, kind, &self.file(&format!("{kind}.csv")))?;
            }
        }
        Ok(())
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
    fn every_match_belongs_to_one_shard() {
        for (all, of) in [(1, 3), (10, 3), (1000, 7), (500_000, 2)] {
            let shards: Vec<Shard> =
                (1..=of).map(|number| Shard::read(&format!("{number}/{of}")).expect("a shard")).collect();
            for number in (0..all).step_by(1 + usize::try_from(all / 1000).expect("small")) {
                assert_eq!(shards.iter().filter(|shard| shard.has(number, all)).count(), 1);
            }
        }
        for wrong in ["0/3", "4/3", "1", "a/b", "1/0", "-1/2", "1/20000"] {
            assert!(Shard::read(wrong).is_err_and(|why| why.contains("2/3")), "{wrong}");
        }
    }
}
