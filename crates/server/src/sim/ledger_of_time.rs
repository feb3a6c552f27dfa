//! What the journal says of the clocks, held against the time that has truly passed.

use touchline_engine::Seat;

use super::judge::{Broken, Invariant};
use crate::room::entry::{Entry, JournalLine};
use crate::room::terms::Control;
use crate::time::{DAY, Millis};

/// Check what an entry did to the clocks, so long after the one before; `most` is the most each seat ever
/// had.
pub(crate) fn check_clock(
    control: Control,
    before: Option<&JournalLine>,
    line: &JournalLine,
    passed: Option<Millis>,
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
    let waited = before.and_then(|before| before.waits).unwrap_or(0);
    for seat in Seat::ALL {
        let at = seat as usize;
        most[at] = most[at].max(old[at]).max(given);
        let (old, new) = (old[at], left[at]);
        let told = || format!("{seat:?} had {old} and has {new} after {passed:?}: {:?}", line.entry);
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
                if new > most[at]
                    || new < old - if waited & (1 << at) == 0 { 0 } else { passed.unwrap_or(old) }
                {
                    return gains(told());
                }
            }
            entry => {
                if new > old + gained(control, entry, seat) {
                    return gains(told());
                }
                let due = if waited & (1 << at) == 0 { 0 } else { passed.unwrap_or(old) };
                if new < (old - due).max(0) {
                    return charged(told());
                }
            }
        }
        most[at] = most[at].max(new);
    }
    if let (Control::Live { .. }, Some(now), Some(passed)) = (control, line.played, passed)
        && !(0..=passed).contains(&(now - played))
    {
        return charged(format!("{} was played in {passed}: {:?}", now - played, line.entry));
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
