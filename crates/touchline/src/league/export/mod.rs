//! `touchline league export`: a page for the wall and lists for other programs.

mod lists;
mod page;
mod tree;

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::Context as _;
use touchline_engine::Message;
use touchline_words::Words;

use super::file;
use crate::terminal;

/// Options of `touchline league export`.
#[derive(clap::Args)]
#[command(group = clap::ArgGroup::new("what").required(true).multiple(true))]
pub(super) struct Options {
    /// The file of the competition
    file: PathBuf,
    /// Write a page with tables, tree, matches and decisions; it needs nothing else
    #[arg(long, value_name = "FILE", group = "what")]
    html: Option<PathBuf>,
    /// Write tables.csv and fixtures.csv to this folder
    #[arg(long, value_name = "FOLDER", group = "what")]
    csv: Option<PathBuf>,
}

pub(super) fn run(options: &Options, words: &Words) -> anyhow::Result<()> {
    let competition = file::read(&options.file, words)?;
    let mut written = Vec::new();
    if let Some(to) = &options.html {
        file::export(to, &page::page(&competition, words), words)?;
        written.push(to.clone());
    }
    if let Some(folder) = &options.csv {
        std::fs::create_dir_all(folder).with_context(|| {
            words.say(&Message::new("league-cannot-write").text("file", folder.display().to_string()))
        })?;
        for (name, text) in
            [("tables.csv", lists::tables(&competition)), ("fixtures.csv", lists::fixtures(&competition))]
        {
            let to = folder.join(name);
            file::export(&to, &text, words)?;
            written.push(to);
        }
    }
    let mut out = terminal::out();
    for file in written {
        writeln!(out, "{}", file.display())?;
    }
    Ok(())
}
