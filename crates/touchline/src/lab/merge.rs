//! `touchline lab merge`: the parts of several folders together. Everything is looked at before anything is
//! written, and what is written is made elsewhere and appears when it is whole.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use super::extent::Extent;
use super::folder::{Folder, has_experiment, kinds, missing};
use super::formations::stages::{self, COARSE, folder_of, has_stages, second};
use super::plan::Plan;
use super::{command, print_report, quoted, report_on, write_page};

/// Options of `touchline lab merge`.
#[derive(clap::Args)]
pub(super) struct Options {
    /// The folder for everything together
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The folders of the shards
    #[arg(value_name = "DIR", required = true)]
    folders: Vec<PathBuf>,
    /// Also where matches are missing
    #[arg(long)]
    partial: bool,
    /// Also write the tables as CSV
    #[arg(long)]
    csv: bool,
}

pub(super) fn run(options: &Options) -> anyhow::Result<()> {
    if options.folders.iter().any(|folder| has_stages(folder)) {
        return formations(options);
    }
    let parts = Parts::of(&options.folders)?;
    parts.refuse_missing(options.partial)?;
    let report = made_elsewhere(&options.out, |making| {
        let folder = parts.join(making, options.csv)?;
        let report = report_on(&parts.plan, &folder, &Extent::of(&parts.plan, &folder)?)?;
        write_page(&report, &folder.file("report.html"))?;
        Ok(report)
    })?;
    print_report(&report, &options.out.join("report.html"))
}

/// The same of formations. First come the parts of the first stage; who goes on to the second is known when
/// all of them are together, so its parts come with another merge.
fn formations(options: &Options) -> anyhow::Result<()> {
    if let Some(other) = options.folders.iter().find(|folder| !has_stages(folder)) {
        bail!(
            "{} has no stages of formations in it, and others have: name folders of one command",
            other.display()
        );
    }
    let inside = |stage: &str| {
        let stages = options.folders.iter().map(|folder| folder.join(stage));
        stages.filter(|stage| has_experiment(stage)).collect::<Vec<PathBuf>>()
    };
    let first = inside(COARSE);
    if first.is_empty() {
        bail!("none of these folders has the first stage: name the one with the merged first stage as well");
    }
    let coarse = Parts::of(&first)?;
    coarse.refuse_missing(options.partial)?;
    let (report, open) = made_elsewhere(&options.out, |making| {
        fs::create_dir(making).with_context(|| format!("cannot make {}", making.display()))?;
        let folder = coarse.join(&making.join(COARSE), options.csv)?;
        let mut open = second(&coarse.plan, &folder)?;
        let name = open.as_ref().map(folder_of).unwrap_or_default();
        let shards = if name.is_empty() { Vec::new() } else { inside(&name) };
        if !shards.is_empty() {
            let fine = Parts::of(&shards)?;
            fine.refuse_missing(options.partial).context("the second stage is not whole")?;
            fine.join(&making.join(&name), options.csv)?;
            open = None;
        }
        let report = stages::report(making)?;
        write_page(&report, &making.join("report.html"))?;
        Ok((report, open))
    })?;
    print_report(&report, &options.out.join("report.html"))?;
    open.map_or(Ok(()), |fine| tell_what_is_next(options, &fine))
}

/// The commands that play a second stage on as many machines as the first, and put it together.
fn tell_what_is_next(options: &Options, fine: &Plan) -> anyhow::Result<()> {
    let word = |path: &Path| quoted(&path.to_string_lossy());
    let (first, shards) = (word(&options.out), options.folders.len());
    let mut out = crate::terminal::out();
    writeln!(
        out,
        "\nNext is the second stage, {} matches. Each of these commands plays a shard of it:\n",
        fine.matches
    )?;
    for (number, folder) in (1..).zip(&options.folders) {
        let folder = word(folder);
        writeln!(
            out,
            "  touchline lab formations --second-stage {first} --shard {number}/{shards} --out {folder}"
        )?;
    }
    let folders: Vec<String> = options.folders.iter().map(|folder| word(folder)).collect();
    let whole = quoted(&format!("{}-both", options.out.to_string_lossy()));
    writeln!(out, "\nand this one puts both stages together:\n")?;
    writeln!(out, "  touchline lab merge --out {whole} {first} {}", folders.join(" "))?;
    writeln!(out, "\nOr play all of it here: touchline lab formations --second-stage {first}")?;
    Ok(())
}

/// The parts of one experiment in several folders.
struct Parts {
    plan: Plan,
    from: Vec<Folder>,
}

impl Parts {
    fn of(folders: &[PathBuf]) -> anyhow::Result<Self> {
        let mut from = Vec::new();
        let mut plan: Option<Plan> = None;
        for path in folders {
            let (folder, own) = Folder::existing(path)?;
            let first = plan.get_or_insert_with(|| own.clone());
            let all = Some(format!("matches is {} there and {} here", first.matches, own.matches));
            let all = all.filter(|_| first.matches != own.matches);
            if let Some(difference) = own.difference(first).or(all) {
                let (path, first) = (path.display(), folders[0].display());
                bail!(
                    "{path} holds another experiment than {first}: {difference}. Merge the shards of one command"
                );
            }
            from.push(folder);
        }
        let plan = plan.context("name the folders to be merged")?;
        let plan = Plan { command: format!("{} (parts of: touchline {})", command(), plan.command), ..plan };
        Ok(Self { plan, from })
    }

    fn refuse_missing(&self, partial: bool) -> anyhow::Result<()> {
        let all = self.plan.rounded();
        let missing = missing(&self.from, all)?;
        if let (Some(first), false) = (missing.first(), partial) {
            bail!(
                "{} of {all} matches are missing, match {first} first: name all shards, or --partial",
                missing.len()
            );
        }
        Ok(())
    }

    /// All of them in a new folder, with their tables.
    fn join(&self, path: &Path, csv: bool) -> anyhow::Result<Folder> {
        let (folder, kinds) = (Folder::create(path, &self.plan)?, kinds(&self.plan));
        folder.gather(&self.from, &kinds)?;
        folder.finish(&kinds, csv, Extent::of(&self.plan, &folder)?.below())?;
        Ok(folder)
    }
}

/// Make a folder under another name beside it, which it gets when everything is in it.
fn made_elsewhere<T>(out: &Path, make: impl FnOnce(&Path) -> anyhow::Result<T>) -> anyhow::Result<T> {
    if fs::read_dir(out).is_ok_and(|mut inside| inside.next().is_some()) || out.is_file() {
        bail!("{} is there already and not empty: choose another folder with --out", out.display());
    }
    let name = out.file_name().with_context(|| format!("{} is no name for a folder", out.display()))?;
    let parent = out.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
    let making = parent.join(format!(".{}-{}", name.to_string_lossy(), std::process::id()));
    let made = make(&making).and_then(|made| {
        fs::rename(&making, out).with_context(|| format!("cannot make {}", out.display()))?;
        Ok(made)
    });
    // This call has made it, so it may remove it.
    made.inspect_err(|_| drop(fs::remove_dir_all(&making)))
}
