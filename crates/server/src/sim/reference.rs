//! A match as its journal tells it: played again from what is stored, entry by entry, by a room of its own.
//! Whatever anybody is told has to be what this one would say.

use touchline_engine::Seat;
use touchline_protocol::SeatWord;

use super::judge::{Broken, Invariant};
use super::told::{Numbered, numbered};
use crate::room::entry::{Act, Entry, JournalLine, Reason};
use crate::room::registry::room;
use crate::room::table::{AnyRoom, Around, VIEWERS, place, rolled};
use crate::room::{Ending, Occupant};
use crate::store::journal::JournalRow;
use crate::store::matches::Match;

/// What a viewer was to be told with a number, and by which entry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said {
    pub(crate) what: Numbered,
    /// Whose secret answer it was.
    pub(crate) secret_of: Option<Seat>,
}

/// The match.
pub(crate) struct Reference {
    pub(crate) listed: Match,
    room: Box<dyn AnyRoom>,
    pub(crate) lines: Vec<JournalLine>,
    /// By viewer and number; the first is before anything was told.
    said: [Vec<Said>; 3],
}

const AROUND: Around = Around { clock: None, delay: None, rated: true, may_unask: [true; 2], stops: None };

impl Reference {
    pub(crate) fn new(listed: Match) -> Self {
        let room = room(&listed).expect("the simulated matches have rules that are known");
        let mut new = Self { listed, room, lines: Vec::new(), said: Default::default() };
        new.say([true; 3], None, None);
        new
    }

    /// What happened by the storage of an entry.
    pub(crate) fn store(&mut self, step: &JournalRow) -> Result<&JournalLine, Broken> {
        let broken = |what: String| Broken::new(Invariant::RecordReplays, what);
        if step.seq != i64::try_from(self.lines.len()).unwrap_or(0) + 1 {
            return Err(broken(format!("step {} was stored after {}", step.seq, self.lines.len())));
        }
        let mut line: JournalLine =
            serde_json::from_str(&step.body).map_err(|error| broken(error.to_string()))?;
        let entry = line.entry.clone();
        let mut dice = rolled(&line.entry).map_err(|refusal| broken(refusal.key))?;
        self.room
            .apply(&mut line.entry, &mut dice)
            .map_err(|refusal| broken(format!("step {} is refused: {}", step.seq, refusal.key)))?;
        if line.entry != entry {
            return Err(broken(format!("step {} is played again as {:?}", step.seq, line.entry)));
        }
        match &entry {
            Entry::Replace(side, level) => {
                self.listed.seats.0[Seat::from(*side) as usize] = Occupant::Computer { level: level.clone() };
                self.listed.rated = false;
            }
            Entry::Takeback(_) => self.listed.rated = false,
            _ => {}
        }
        let told = self.room.tell();
        let secret_of = match &entry {
            Entry::Act(Act { by, seal: Some(_), .. }) => Some(Seat::from(*by)),
            _ => None,
        };
        self.say(told, Some(&entry), secret_of);
        self.lines.push(line);
        Ok(self.lines.last().expect("it was just added"))
    }

    fn say(&mut self, told: [bool; 3], entry: Option<&Entry>, secret_of: Option<Seat>) {
        let around = Around { rated: self.listed.rated, ..AROUND };
        for viewer in VIEWERS {
            let said = &mut self.said[place(viewer)];
            if told[place(viewer)] {
                let text = self.room.update(viewer, entry.is_none(), entry, &around);
                let what = numbered(&text).expect("an update has a number");
                said.push(Said { what, secret_of });
            } else if let Some(last) = said.last_mut()
                && matches!(entry, Some(Entry::Shake(_)))
            {
                // Before the dice are agreed on, nobody is asked anything and nothing is told of that.
                let text = self.room.update(viewer, true, None, &around);
                last.what = numbered(&text).unwrap_or(last.what);
            }
        }
    }

    /// What a viewer is told with a number; none where nothing was stored that is told so.
    pub(crate) fn said(&self, viewer: Option<Seat>, seq: u64) -> Option<&Said> {
        self.said[place(viewer)].get(usize::try_from(seq).ok()?)
    }

    /// How many dice were ever rolled.
    pub(crate) fn rolled(&self) -> u64 {
        self.room.sealing().rolled()
    }

    /// The sides of the dice that stand from a number on.
    pub(crate) fn sides(&self, first: u64) -> Vec<u8> {
        let runs = self.room.sealing().runs().into_iter();
        let dice = runs.flat_map(|run| (run.first..run.end()).map(move |number| (number, run.sides)));
        dice.filter(|(number, _)| *number >= first).map(|(_, sides)| sides).collect()
    }

    /// The last number of a viewer.
    pub(crate) fn seq(&self, viewer: Option<Seat>) -> u64 {
        self.room.seq(viewer)
    }

    /// The salts of the choices that the rules showed last.
    pub(crate) fn opened_salts(&self) -> impl Iterator<Item = String> {
        self.room.sealing().opened().flat_map(|choice| &choice.parts).map(|part| part.salt.clone())
    }

    /// Whether a seat is asked what it may pass: the first seconds of that are nobody's.
    pub(crate) fn is_in_window(&self) -> bool {
        self.room.window().is_some()
    }

    pub(crate) fn ending(&self) -> Option<Ending> {
        self.room.ending()
    }

    /// Whether an entry is one that nobody asked for: the clock's, the umpire's, a computer's. A window is
    /// passed by the node of the page that wants it; by whoever has the lease only while none is connected.
    pub(crate) fn happens_by_itself(&self, entry: &Entry) -> bool {
        match entry {
            Entry::Act(act) => act.by_clock || self.is_computer(act.by),
            Entry::Commit(_, bound) => bound.is_none(),
            Entry::Open(_, nonce) => nonce.is_none(),
            Entry::Call(_, reason) => *reason == Reason::Time,
            Entry::Umpire(_) => true,
            _ => false,
        }
    }

    fn is_computer(&self, seat: SeatWord) -> bool {
        self.listed.seats.level(seat.into()).is_some()
    }
}
