//! That nothing is lost.

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::time::Instant;

use touchline_ai::Evaluate;
use touchline_engine::{Node, Record, Seat};

use super::Table;
use crate::board::Board;
use crate::play::cards::Cards;
use crate::play::save;

impl<G: Evaluate + Board + Cards, I: BufRead, O: Write> Table<G, I, O> {
    pub(super) fn save_as(&mut self, file: &Path, overwrite: bool) -> anyhow::Result<()> {
        let own = self.file.as_deref() == Some(file);
        let checked = if overwrite || own { Ok(()) } else { save::check_not_foreign(file) };
        match checked.and_then(|()| save::write(file, &self.record())) {
            Ok(()) => {
                self.file = Some(file.to_owned());
                self.unsaved = false;
                writeln!(self.screen.out, "Saved to {}.", file.display())?;
            }
            Err(error) => writeln!(self.screen.out, "{error:#}")?,
        }
        Ok(())
    }

    /// Keep the match as it stands: in its file, else under a free name here or among the temporary files, else on the screen.
    pub(super) fn keep(&mut self) {
        if !self.unsaved {
            return;
        }
        self.unsaved = false;
        self.kept = Instant::now();
        let record = self.record();
        let here = save::free_name(Path::new(""));
        let elsewhere = save::free_name(&std::env::temp_dir());
        let mut places = self.file.clone().into_iter().chain([here, elsewhere]);
        match places.find(|file| save::write(file, &record).is_ok()) {
            Some(file) => self.file = Some(file),
            None => {
                let _ =
                    writeln!(self.screen.out, "The match cannot be written anywhere; here it is:\n{record}");
            }
        }
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
        headers.extend(self.seed.map(|seed| ("seed", seed.to_string())));
        headers.extend(over.then(|| ("result", format!("{home}-{away}"))));
        headers.extend(self.other_headers.iter().map(|(key, value)| (key.as_str(), value.clone())));
        let headers: Vec<(&str, &str)> = headers.iter().map(|(key, value)| (*key, value.as_str())).collect();
        Record::of(&self.driver, &headers).to_text()
    }

    /// Say where the match is kept and what to do with it.
    pub(super) fn say_where(&mut self) -> io::Result<()> {
        let Some(file) = self.file.as_deref().filter(|_| !self.driver.inputs().is_empty()) else {
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
