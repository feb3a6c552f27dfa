//! # The umpire's clock of a tournament                                              F-COMP-07 to F-COMP-12
//! What the time since the beginning of a match calls for: 2.1's slow half (F-COMP-09), 3.0's blitz and final
//! whistle (F-COMP-11, F-COMP-12, R-167). It runs on steady time and only while a player is asked something;
//! the journal says how long that was, so a server that was away goes on from there.

use touchline_league::Book;
use touchline_league::times::{self, Elapsed, Measure};

use super::Owner;
use crate::room::entry::{Entry, Umpire};
use crate::room::terms::Control;
use crate::store::matches::Match;
use crate::time::Millis;

/// A minute, in milliseconds.
const MINUTE: Millis = 60_000;

/// What the umpire of a match watches.
pub(super) struct Watch {
    book: Book,
    /// The minute of the whistle; a secret until the end.
    whistle: Option<u8>,
    called: Vec<Measure>,
}

impl Watch {
    /// The umpire of a match; none unless it is played by the times of a tournament.
    pub(super) fn of(listed: &Match) -> Option<Self> {
        if listed.terms.clock != (Control::Tournament {}) {
            return None;
        }
        let terms = listed.terms.match_terms.as_deref().unwrap_or_default();
        let whistle = terms.split_whitespace().find_map(|word| word.strip_prefix("whistle=")?.parse().ok());
        Some(Self { book: times::book(&listed.spec)?, whistle, called: Vec::new() })
    }

    /// Everything that can be called, with its minute.
    fn minutes(&self) -> Vec<(u16, Measure)> {
        match self.book {
            Book::V2_1 => vec![(times::SLOW_HALF, Measure::SlowHalf)],
            Book::V3_0 => {
                let whistle = self.whistle.map(|minute| (u16::from(minute), Measure::Whistle));
                [(times::BLITZ, Measure::Blitz)].into_iter().chain(whistle).collect()
            }
        }
    }
}

const fn phrase(measure: Measure) -> Option<&'static str> {
    match measure {
        // A term of the match, from its beginning.
        Measure::LateStart => None,
        Measure::SlowHalf => Some("call slow-half"),
        Measure::Blitz => Some("call blitz"),
        Measure::Whistle => Some("call whistle"),
    }
}

impl Owner {
    /// When the umpire looks at the clock next.
    pub(super) fn umpire_looks(&self) -> Option<Millis> {
        let watch = self.umpire.as_ref().filter(|_| self.room.ending().is_none())?;
        let waiting = watch.minutes().into_iter().filter(|(_, measure)| !watch.called.contains(measure));
        let minute = waiting.map(|(minute, _)| minute).min()?;
        self.clock.when_played(Millis::from(minute) * MINUTE)
    }

    /// What is to be called now.
    pub(super) fn umpire_calls(&mut self) -> Option<Entry> {
        let now = self.now();
        let played = self.clock.played_at(now) / MINUTE;
        let first_half_over = self.room.is_first_half_over();
        let watch = self.umpire.as_mut()?;
        let elapsed = Elapsed {
            late: 0,
            minutes: u16::try_from(played).unwrap_or(u16::MAX),
            first_half_over,
            whistle: watch.whistle,
        };
        // What the first half did not need in its time is not looked at again.
        for (minute, measure) in watch.minutes() {
            let is_of_first_half = matches!(measure, Measure::SlowHalf | Measure::Blitz);
            let has_passed = elapsed.minutes >= minute && first_half_over;
            if is_of_first_half && has_passed && !watch.called.contains(&measure) {
                watch.called.push(measure);
            }
        }
        let due = times::measures(watch.book, elapsed).into_iter();
        let measure = due.filter(|measure| !watch.called.contains(measure)).max()?;
        let call = phrase(measure)?;
        // Also when the rules refuse it: to ask again would not help.
        watch.called.push(measure);
        Some(Entry::Umpire(Umpire { call: call.into(), dice: Vec::new() }))
    }

    /// What a call means for the clocks, and that it need not be made again.
    pub(super) fn umpire_called(&mut self, call: &str, now: Millis) {
        let Some(watch) = &mut self.umpire else { return };
        for measure in [Measure::SlowHalf, Measure::Blitz, Measure::Whistle] {
            if phrase(measure) == Some(call) && !watch.called.contains(&measure) {
                watch.called.push(measure);
            }
        }
        if phrase(Measure::Blitz) == Some(call) {
            // From now on the thinking times are strict (F-COMP-11).
            self.clock.set_question(Millis::from(times::THINKING_SECONDS) * 1000, now);
        }
    }
}
