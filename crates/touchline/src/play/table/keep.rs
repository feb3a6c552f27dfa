//! Saves the match, so that nothing is lost.

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::time::Instant;

use touchline_ai::Explain;
use touchline_engine::{Node, Record, Seat};

use super::TerminalTable;
use crate::board::Board;
use crate::play::cards::Cards;
use crate::play::save::{self, Kept};

impl<G: Explain + Board + Cards, I: BufRead, O: Write> TerminalTable<G, I, O> {
    /// Save the match in this file from the start, before anything is played.
    pub(in crate::play) fn begin_in(&mut self, file: &Path) -> anyhow::Result<()> {
        if !self.kept.as_ref().is_some_and(|kept| kept.is(file)) {
            self.kept = Some(Kept::reserve(file, &self.record())?);
        }
        self.stop.keep_in(Some(file));
        Ok(())
    }

    /// From now on, save the match in the file a person names.
    pub(super) fn save_as(&mut self, file: &Path, overwrite: bool) -> anyhow::Result<()> {
        let record = self.record();
        let saved = match &mut self.kept {
            Some(kept) if kept.is(file) => kept.write(&record),
            _ => self.save_in_another(file, &record, overwrite),
        };
        match saved {
            Ok(()) => {
                self.saved();
                writeln!(self.screen.out, "Saved to {}.", file.display())?;
            }
            Err(error) => writeln!(self.screen.out, "{error:#}")?,
        }
        Ok(())
    }

    fn save_in_another(&mut self, file: &Path, record: &str, overwrite: bool) -> anyhow::Result<()> {
        if file.is_file() && !overwrite {
            let there = save::taken(file);
            anyhow::bail!("{there}; save! {} writes over it", file.display());
        }
        let begun = if overwrite { Kept::begin_over(file, record) } else { Kept::begin(file, record) };
        self.kept = Some(begun?);
        Ok(())
    }

    fn saved(&mut self) {
        self.unsaved = false;
        self.unkept_is_told = false;
        self.since_kept = Instant::now();
        self.stop.keep_in(self.kept.as_ref().map(Kept::file));
    }

    /// Save the match: in its file, otherwise under a free name here or in the temporary folder. The player
    /// is told if the place changed, or if it could not be saved anywhere.
    pub(super) fn keep(&mut self) -> anyhow::Result<()> {
        if !self.unsaved {
            return Ok(());
        }
        let record = self.record();
        let trouble = match self.kept.as_mut().map(|kept| kept.write(&record)) {
            Some(Ok(())) => {
                self.saved();
                return Ok(());
            }
            Some(Err(trouble)) => Some(trouble),
            None => None,
        };
        let elsewhere = std::env::temp_dir();
        let found = Kept::begin_in(Path::new(""), &record)
            .or_else(|here| Kept::begin_in(&elsewhere, &record).map_err(|_| here));
        let (told, is_new) = match found {
            Ok(kept) => {
                let name = kept.file().display().to_string();
                // The first name needs no notice: it is shown at the end.
                let told =
                    trouble.map(|trouble| format!("{trouble:#}. This match is kept in {name} from now on."));
                self.kept = Some(kept);
                self.saved();
                (told, true)
            }
            Err(here) => {
                let trouble = trouble.unwrap_or(here);
                let told = format!(
                    "{trouble:#}. This match is kept nowhere yet: type save FILE with a place that can be written."
                );
                (Some(told), !std::mem::replace(&mut self.unkept_is_told, true))
            }
        };
        match told {
            Some(told) if is_new => self.print(&[told]),
            _ => Ok(()),
        }
    }

    /// A match that could not be written anywhere is not lost as long as somebody sees it on the screen.
    pub(super) fn keep_at_last(&mut self) -> anyhow::Result<()> {
        if self.driver.inputs().is_empty() {
            if let Some(kept) = self.kept.take() {
                kept.forget();
            }
            return Ok(());
        }
        let kept = self.keep();
        if self.unsaved {
            let record = self.record();
            writeln!(self.screen.out, "The match cannot be written anywhere; here it is:\n{record}")?;
        }
        kept
    }

    /// The match so far, as text.
    fn record(&self) -> String {
        let game = self.driver.game();
        let [home, away] = game.score(self.driver.state());
        let over = matches!(self.driver.node(), Node::Over(_));
        let mut headers: Vec<(&str, String)> =
            vec![("spec", game.spec().to_string()), ("rules", game.revision().to_string())];
        headers.push(("home", self.seats.word(Seat::Home)));
        headers.push(("away", self.seats.word(Seat::Away)));
        // With the seed, the match continues with the same dice and computer answers, however often it is
        // left.
        headers.push(("seed", self.seed.to_string()));
        headers.extend(over.then(|| ("result", format!("{home}-{away}"))));
        headers.extend(self.other_headers.iter().map(|(key, value)| (key.as_str(), value.clone())));
        let headers: Vec<(&str, &str)> = headers.iter().map(|(key, value)| (*key, value.as_str())).collect();
        Record::of(&self.driver, &headers).to_text()
    }

    /// Print where the match is saved and what to do with it.
    pub(super) fn say_where(&mut self) -> io::Result<()> {
        let Some(file) = self.kept.as_ref().map(Kept::file).filter(|_| !self.unsaved) else {
            return Ok(());
        };
        let (shown, name) = (file.display(), save::quoted(file));
        let next = match self.driver.node() {
            Node::Over(_) => {
                format!(
                    "Look at it with: touchline replay {name}\nLearn from it with: touchline analyse {name}"
                )
            }
            Node::Decide(..) | Node::Chance => format!("Go on with: touchline play --resume {name}"),
        };
        writeln!(self.screen.out, "Saved to {shown}. {next}")
    }
}
