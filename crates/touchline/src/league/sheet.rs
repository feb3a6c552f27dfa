//! A competition on an organiser's desk: locked while it is changed, and told about when it is put back.

use std::io::Write as _;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::bail;
use touchline_engine::{Message, Pcg};
use touchline_league::{Change, Competition, Entry, Input, Pairing};
use touchline_words::Words;

use super::file::Held;
use super::{Given, say, show};
use crate::terminal;

/// A competition that is being changed, and what has changed so far.
pub(super) struct Sheet<'a> {
    held: Held,
    given: &'a Given,
    pub(super) words: &'a Words,
    told: Vec<String>,
}

impl<'a> Sheet<'a> {
    pub(super) fn open(given: &'a Given, words: &'a Words) -> anyhow::Result<Self> {
        let held = Held::open(&given.file, given.wait(), words)?;
        Ok(Self { held, given, words, told: Vec::new() })
    }

    /// The competition as it is now.
    pub(super) fn competition(&self) -> &Competition {
        &self.held.competition
    }

    /// Apply an input. What the league refuses is said in words.
    pub(super) fn enter(&mut self, input: Input) -> anyhow::Result<()> {
        if input.needs_reason() && self.given.because.is_none() {
            bail!(self.words.say_key("league-give-reason"));
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        let at = u64::try_from(since.as_millis()).ok();
        let rolled = self.rolled(&input);
        let entry = Entry { by: self.given.by(), at, input, because: self.given.because.clone() };
        let changes = self
            .held
            .competition
            .apply(entry.clone())
            .map_err(|refusal| anyhow::anyhow!(self.words.say(&refusal)))?;
        if rolled.is_none() && changes.is_empty() {
            // Nothing follows from it, but it is noted.
            self.told.push(show::entry_text(self.competition(), &entry, self.words) + ".");
        }
        self.told.extend(rolled);
        self.tell(&changes);
        Ok(())
    }

    fn tell(&mut self, changes: &[Change]) {
        let (competition, words) = (&self.held.competition, self.words);
        self.told.extend(changes.iter().map(|change| say::change(competition, change, words)));
    }

    /// What was drawn or rolled: nothing else says it.
    fn rolled(&self, input: &Input) -> Option<String> {
        let competition = self.competition();
        let names = |teams: &[touchline_league::TeamId]| {
            teams.iter().map(|id| say::team(competition, *id)).collect::<Vec<_>>().join(", ")
        };
        let message = match input {
            Input::Draw(order) => Message::new("league-told-draw").text("teams", names(order)),
            Input::Lot(order) => Message::new("league-told-lot").text("teams", names(order)),
            Input::Dice { team, faces, .. } => {
                let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
                Message::new("league-told-dice")
                    .text("team", say::team(competition, *team))
                    .text("dice", faces.join(" "))
            }
            Input::Pair(Pairing { bye: Some(team), .. }) => {
                Message::new("league-told-bye").text("team", say::team(competition, *team))
            }
            _ => return None,
        };
        Some(self.words.say(&message))
    }

    /// Write the file, print what changed and what comes next.
    pub(super) fn close(self) -> anyhow::Result<()> {
        self.held.write(self.words)?;
        let mut out = terminal::out();
        for line in &self.told {
            writeln!(out, "{line}")?;
        }
        if !self.told.is_empty() {
            writeln!(out)?;
        }
        write!(out, "{}", say::next(self.competition(), &self.given.file, self.words))?;
        Ok(())
    }

    /// The generator of dice and lots.
    pub(super) fn rng(seed: Option<u64>) -> anyhow::Result<Pcg> {
        let seed = match seed {
            Some(seed) => seed,
            None => {
                getrandom::u64().map_err(|error| anyhow::anyhow!("no randomness from the system: {error}"))?
            }
        };
        Ok(Pcg::new(seed, 0))
    }
}
