//! What the journal says of the clocks, held against the time that has truly passed.

use touchline_engine::Seat;

use super::judge::{Broken, Invariant};
use crate::room::entry::{Entry, JournalLine};
use crate::room::terms::Control;
use crate::time::{DAY, Millis};

/// What passed between two entries of a match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Passed {
    /// Whose clocks ran.
    pub(crate) runs: [bool; 2],
    /// At least so much of it is charged.
    pub(crate) least: Millis,
    /// At the most so much is; `None`: that cannot be told.
    pub(crate) most: Option<Millis>,
}

/// Check what an entry did to the clocks; `most` is the most each seat ever had.
pub(crate) fn check_clock(
    control: Control,
    before: Option<&JournalLine>,
    line: &JournalLine,
    passed: Passed,
    most: &mut [Millis; 2],
) -> Result<(), Broken> {
    let Some(left) = line.left else { return Ok(()) };
    let given = match control {
        Control::Live { seconds, .. } => Millis::from(seconds) * 1000,
        Control::Days { days, .. } => Millis::from(days) * DAY,
        Control::None {} | Control::Tournament {} => return Ok(()),
    };
    let gains = |what: String| Err(Broken::new(Invariant::ClockGains, what));
    let charged = |what: String| Err(Broken::new(Invariant::ClockCharged, what));
    let (old, played) = before
        .map_or(([given; 2], 0), |before| (before.left.unwrap_or([given; 2]), before.played.unwrap_or(0)));
    for seat in Seat::ALL {
        let at = seat as usize;
        most[at] = most[at].max(old[at]).max(given);
        let (old, new) = (old[at], left[at]);
        let told = || format!("{seat:?} had {old} and has {new}, {passed:?}: {:?}", line.entry);
        let [least, due] = if passed.runs[at] { [passed.least, passed.most.unwrap_or(old)] } else { [0; 2] };
        if let Control::Days { .. } = control {
            if new > given {
                return gains(told());
            }
            continue;
        }
        match &line.entry {
            // Whoever takes back pays; the other one has again what it had.
            Entry::Undo(by) if Seat::from(*by) == seat => {
                if new > old {
                    return gains(told());
                }
            }
            Entry::Undo(_) => {
                if new > most[at] || new < old - due {
                    return gains(told());
                }
            }
            entry => {
                let gained = gained(control, entry, seat);
                if new > old + gained {
                    return gains(told());
                }
                if new < (old - due).max(0) || new > (old - least).max(0) + gained {
                    return charged(told());
                }
            }
        }
        most[at] = most[at].max(new);
    }
    let least = if passed.runs == [false; 2] { 0 } else { passed.least };
    if let (Control::Live { .. }, Some(now), Some(most)) = (control, line.played, passed.most)
        && !(least..=most).contains(&(now - played))
    {
        return charged(format!("{} was played, {passed:?}: {:?}", now - played, line.entry));
    }
    Ok(())
}

/// The most that an entry brings a seat.
fn gained(control: Control, entry: &Entry, seat: Seat) -> Millis {
    match (control, entry) {
        (Control::Live { increment, .. }, Entry::Act(act)) if Seat::from(act.by) == seat => {
            Millis::from(increment) * 1000 * Millis::try_from(act.answers.len()).unwrap_or(1)
        }
        _ => 0,
    }
}
