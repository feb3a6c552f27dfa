//! The two stages of formations in their folders: which formations go on, and what is told of both.

use std::fs;
use std::path::Path;

use super::matrix::Matrix;
use super::told;
use crate::lab::extent::Extent;
use crate::lab::folder::{Folder, has_experiment};
use crate::lab::plan::{Plan, SidePlan};
use crate::lab::report::Report;
use crate::lab::runner;

/// The folder of the first stage.
pub(in crate::lab) const COARSE: &str = "coarse";
/// Those of second stages begin like this.
const FINE: &str = "fine-";

/// Whether a folder has stages of formations in it.
pub(in crate::lab) fn has_stages(path: &Path) -> bool {
    let is_stage = |entry: fs::DirEntry| {
        let name = entry.file_name();
        (name == COARSE || name.to_string_lossy().starts_with(FINE)) && has_experiment(&entry.path())
    };
    fs::read_dir(path).is_ok_and(|inside| inside.flatten().any(is_stage))
}

/// The folder of a second stage, named by its arms: when the experiment grows, others may go on.
pub(in crate::lab) fn folder_of(fine: &Plan) -> String {
    format!("{FINE}{:08x}", fine.key() & 0xffff_ffff)
}

/// The second stage that belongs to a first one: the pairs of those that go on, with the matches that are
/// left for them. Nothing before the first stage is whole, and where it is all there is.
pub(in crate::lab) fn second(coarse: &Plan, folder: &Folder) -> anyhow::Result<Option<Plan>> {
    let Some(second) =
        coarse.second.filter(|_| folder.missing(coarse.rounded()).is_ok_and(|left| left.is_empty()))
    else {
        return Ok(None);
    };
    let (matrix, _) = read(coarse, folder)?;
    let Some(on) = matrix.going_on(second.keep.into()) else { return Ok(None) };
    let goes_on = |side: &SidePlan| on.contains(&side.formation);
    let arms = coarse.arms.iter().filter(|arm| goes_on(&arm.a) && goes_on(&arm.b)).cloned().collect();
    Ok(Some(Plan { matches: second.matches, second: None, arms, ..coarse.clone() }))
}

/// The points of a stage, and what is incomplete about it.
fn read(plan: &Plan, folder: &Folder) -> anyhow::Result<(Matrix, Vec<String>)> {
    let extent = Extent::of(plan, folder)?;
    Ok((Matrix::of(plan, &runner::table(plan, folder, extent.below())?)?, extent.said()))
}

/// The report about the stages in a folder.
pub(in crate::lab) fn report(path: &Path) -> anyhow::Result<Report> {
    let (folder, coarse) = Folder::existing(&path.join(COARSE))?;
    let (first, mut said) = read(&coarse, &folder)?;
    // Of several second stages, the one that belongs to the first as it is now.
    let due = second(&coarse, &folder)?.map(|plan| path.join(folder_of(&plan)));
    let begun = due.filter(|path| has_experiment(path)).map(|path| Folder::existing(&path)).transpose()?;
    let begun = begun.filter(|(folder, _)| folder.matches().is_ok_and(|matches| matches > 0));
    let mut fine = None;
    if let Some((folder, plan)) = begun {
        let (matrix, more) = read(&plan, &folder)?;
        said.extend(more.iter().map(|line| format!("Second stage: {line}")));
        fine = Some((plan, matrix));
    } else if let Some(second) = coarse.second {
        said.push(format!(
            "The second stage, {} matches between {} of them, was not begun.",
            second.matches, second.keep
        ));
    }
    let mut report = told::tell(&coarse, &first, fine.as_ref().map(|(plan, matrix)| (plan, matrix)))?;
    report.say_first(said);
    Ok(report)
}
