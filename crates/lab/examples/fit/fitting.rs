//! A training run: its weights, and the note on how they were made.

use std::fs;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result, bail};
use touchline_ai::Net;
use touchline_lab::fit::{Course, Fit, Fitted, Progress};

use crate::show::{HEAD, Show, row};
use crate::{Options, Usual, WEIGHTS, write};

/// The extension of the note next to the weights.
pub(crate) const STORY: &str = "txt";

pub(crate) fn run<G: Fitted>(options: &Options, course: &Course<G>, usual: &Usual) -> Result<()> {
    let fit = Fit {
        generations: options.generations.unwrap_or(usual.generations),
        matches: options.matches.unwrap_or(usual.matches),
        seed: options.seed.unwrap_or(1),
        epochs: options.epochs,
        lambda: options.lambda,
        nodes: options.nodes.unwrap_or(usual.nodes),
        threads: options.threads(),
    };
    let shipped = Path::new(WEIGHTS).join(G::NAME).with_extension("net");
    let file = options.out.clone().unwrap_or(shipped);
    let from = options.from.as_deref().map(read::<G>).transpose()?;

    let story = Mutex::new(vec![command::<G>(&fit, options), String::new(), HEAD.to_owned()]);
    let show = Show::new(G::NAME);
    println!("{HEAD}  seconds");
    let net = fit.run(course, from, &|progress| {
        show.tell(progress);
        if let Progress::Done(generation, net) = progress {
            show.print(&row(generation));
            let mut story = story.lock().unwrap_or_else(PoisonError::into_inner);
            story.push(row(generation));
            // Every generation is saved, so that an interrupted run can continue from the last one.
            if let Err(error) = keep(&file, net, &story) {
                show.print(&format!("{error:#}"));
            }
        }
    })?;
    keep(&file, &net, &story.into_inner().unwrap_or_else(PoisonError::into_inner))?;
    println!("{} weights written to {}", net.len(), file.display());
    Ok(())
}

/// The command that reproduces these weights.
fn command<G: Fitted>(fit: &Fit, options: &Options) -> String {
    let Fit { generations, matches, seed, epochs, lambda, nodes, threads: _ } = fit;
    let from = options.from.as_ref().map_or_else(String::new, |file| format!(" --from {}", file.display()));
    format!(
        "cargo xtask fit {} --generations {generations} --matches {matches} --seed {seed} --epochs {epochs} --lambda {lambda} --nodes {nodes}{from}",
        G::NAME
    )
}

fn keep(file: &Path, net: &Net, story: &[String]) -> Result<()> {
    write(file, &net.to_bytes())?;
    write(&file.with_extension(STORY), (story.join("\n") + "\n").as_bytes())
}

/// The weights in a file, if they are for this game.
pub(crate) fn read<G: Fitted>(file: &Path) -> Result<Net> {
    let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let net = Net::from_bytes(&bytes).with_context(|| format!("{} holds no weights", file.display()))?;
    if net.features() != G::FEATURES {
        bail!("{} is for {} features, the game has {}", file.display(), net.features(), G::FEATURES);
    }
    Ok(net)
}
