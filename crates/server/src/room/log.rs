//! The log of a match: everything that a viewer was told so far, as it holds now. It is made of the journal
//! by doing everything once more in a room of its own, so that it can say nothing that the updates did not.

use serde_json::value::RawValue;
use touchline_engine::{MatchReport, Seat};
use touchline_protocol::to_client::MatchLog;

use super::entry::{Entry, JournalLine};
use super::registry::room;
use super::stranded::unplayable;
use super::table::{AnyRoom, rolled};
use crate::error::{Error, Result};
use crate::store::journal::JournalRow;
use crate::store::matches::Match;

/// Most entries that are told, the last ones: far more than a match has.
const MOST: usize = 10_000;

/// Something that was done and still holds.
struct Done {
    /// Whose answer it was.
    by: Option<Seat>,
    /// How many inputs the match was made of before and after it.
    inputs: [usize; 2],
    /// As the viewer was told; none when they were told nothing.
    told: Option<Box<RawValue>>,
}

/// What a viewer was told of all steps, as JSON.
pub(crate) fn told(listed: &Match, steps: &[JournalRow], viewer: Option<Seat>) -> Result<String> {
    let mut room = room(listed)?;
    let mut done: Vec<Done> = Vec::new();
    for step in steps {
        let before = room.inputs();
        let entry = once_more(&mut *room, step)?;
        let is_told = room.tell()[super::table::place(viewer)];
        let by = match &entry {
            Entry::Act(act) => Some(Seat::from(act.by)),
            Entry::Undo(side) => {
                // A seat takes back its own last answer; in a secret choice the other seat may have answered
                // since.
                let seat = Some(Seat::from(*side));
                let left = room.inputs();
                if done.iter().any(|done| done.inputs[1] > left) {
                    // With what was passed for the seat after it.
                    done.retain(|done| done.inputs[1] <= left);
                } else if let Some(last) = done.iter().rposition(|done| done.by == seat) {
                    done.remove(last);
                }
                continue;
            }
            Entry::Takeback(left) => {
                // Also what was being chosen in secret there is chosen anew.
                done.retain(|done| done.inputs[1] <= *left && done.inputs[0] < *left);
                continue;
            }
            Entry::Shake(_)
            | Entry::Commit(..)
            | Entry::Open(..)
            | Entry::Abort(_)
            | Entry::Begin(_)
            | Entry::Offer(..)
            | Entry::Decline(_)
            | Entry::Call(..)
            | Entry::Umpire(_)
            | Entry::Replace(..)
            | Entry::Absent(..)
            | Entry::Hold(_) => None,
        };
        let told = if is_told { room.logged(viewer, &entry) } else { None };
        if room.inputs() > before {
            give(&mut done, &*room, before);
        }
        done.push(Done { by, inputs: [before, room.inputs()], told });
    }
    let entries: Vec<Box<RawValue>> = done.into_iter().filter_map(|done| done.told).collect();
    let entries = &entries[entries.len().saturating_sub(MOST)..];
    serde_json::to_string(&MatchLog { seq: room.seq(viewer), entries }).map_err(Error::internal)
}

/// Note which inputs came of what was chosen in secret, now that it has been given: until then it had none.
fn give(done: &mut [Done], room: &dyn AnyRoom, before: usize) {
    for seat in Seat::ALL {
        let chosen = |done: &&mut Done| done.by == Some(seat) && done.inputs == [before; 2];
        let given = room.given_since(seat, before);
        done.iter_mut().filter(chosen).zip(given).for_each(|(done, inputs)| done.inputs = inputs);
    }
}

/// The numbers of those steps in which a seat answered in secret what was never given to the match: taken
/// back before the other seat had chosen, or the match ended first. They stay that seat's own, also when
/// everything else is known.
pub(crate) fn unshown(listed: &Match, steps: &[JournalRow], seat: Seat) -> Result<Vec<i64>> {
    let mut room = room(listed)?;
    let (mut never, mut pending) = (Vec::new(), Vec::new());
    for step in steps {
        let entry = once_more(&mut *room, step)?;
        let left = room.unshown(seat);
        match entry {
            Entry::Act(act) => {
                if Seat::from(act.by) == seat {
                    pending.push(step.seq);
                }
                // In the open, or given to the match with the last answer that was missing.
                if left == 0 {
                    pending.clear();
                }
            }
            _ => never.extend(pending.drain(left.min(pending.len())..)),
        }
    }
    never.append(&mut pending);
    Ok(never)
}

/// Do what a step says once more; what that was.
fn once_more(room: &mut dyn AnyRoom, step: &JournalRow) -> Result<Entry> {
    let JournalLine { mut entry, .. } = serde_json::from_str(&step.body).map_err(|_| unplayable())?;
    let mut dice = rolled(&entry).map_err(|_| unplayable())?;
    room.apply(&mut entry, &mut dice).map_err(|_| unplayable())?;
    Ok(entry)
}

/// What a competition takes from a match that is over.
pub(crate) fn report(listed: &Match, steps: &[JournalRow]) -> Result<MatchReport> {
    let mut room = room(listed)?;
    for step in steps {
        once_more(&mut *room, step)?;
    }
    room.report().ok_or_else(unplayable)
}
