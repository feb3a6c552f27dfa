//! # Terms of a match                                                                        F-COMP
//! What comes into a match from outside the rules and differs per match and seat: the condition points a
//! competition takes away, the formation and the skills a team is bound to, a late start, what follows a
//! draw, the minute of the final whistle. Whoever organises gives them; the rules play them.

use touchline_engine::{BySeat, Refusal, Seat, worded};

use crate::advanced::skills::{Hand, Skill, SkillSet, catalogue};
use crate::rules::competition::MatchTimes;
use crate::rules::formation;
use crate::ruleset::Ruleset;
use crate::state::{Agreed, Formation, MatchMark};

/// The terms of a match; the default is a match of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Terms {
    /// What each team brings along.
    pub seats: BySeat<SeatTerms>,
    /// Whether the match starts late: time passes faster in its first half (F-COMP-08).
    pub late_start: LateStart,
    /// What follows a draw.
    pub draw: AfterDraw,
    /// The goals of a first leg, seen from the seats of this match: both legs together decide whether
    /// something follows.
    pub first_leg: Option<BySeat<u8>>,
    /// The minute of the final whistle, counted from the scheduled start; secret until the match is over
    /// (F-COMP-12, R-167).
    pub whistle: Option<u8>,
}

/// What one team brings along.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatTerms {
    /// Condition points to discard before the kick-off, each from a line of the owner's choice (F-COMP-01 to
    /// F-COMP-04, F-COMP-13, R-231).
    pub discard: u8,
    /// The formation it is bound to: another one costs a condition point (F-COMP-05, R-168).
    pub primary: Option<Formation>,
    /// The skills it may choose from; any if there is no pool (F-COMP-06).
    pub pool: Option<SkillSet>,
    /// The skills it can neither choose nor draw: lost to an injured star in its last match (F-AEVT-25,
    ///
    pub barred: SkillSet,
}

worded! {
    /// Whether a match starts late.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum LateStart {
        /// On time.
        #[default]
        No = "no",
        /// At least 15 minutes late (F-COMP-08, R-167).
        Yes = "yes",
    }
}

worded! {
    /// What follows a draw.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum AfterDraw {
        /// Nothing: it stands.
        #[default]
        Stands = "stands",
        /// Two halves of 15 minutes; a draw after them stands.
        ExtraTime = "extra-time",
        /// A shoot-out.
        ShootOut = "shoot-out",
        /// Two halves of 15 minutes, and a shoot-out if it is still a draw.
        ExtraTimeThenShootOut = "extra-time,shoot-out",
    }
}

impl AfterDraw {
    /// Whether extra time is played.
    pub const fn has_extra_time(self) -> bool {
        matches!(self, Self::ExtraTime | Self::ExtraTimeThenShootOut)
    }

    /// Whether a shoot-out decides.
    pub const fn has_shoot_out(self) -> bool {
        matches!(self, Self::ShootOut | Self::ExtraTimeThenShootOut)
    }
}

/// The most condition points that can be discarded: a team begins with ten (F-CP-01).
pub const MOST_DISCARDED: u8 = 10;

/// The minutes between which the final whistle is drawn: 2 h 15 min and five minutes either way (F-COMP-12,
///
pub const WHISTLE: std::ops::RangeInclusive<u8> = 130..=140;

impl Terms {
    /// What everybody may know before the match is over: all but the whistle (F-COMP-12).
    #[must_use]
    pub const fn open(self) -> Self {
        Self { whistle: None, ..self }
    }

    /// The hand a team begins with: barred cards are lost before the match, which both know.
    pub(crate) fn hand(&self, seat: Seat) -> Hand {
        Hand { held: SkillSet::NONE, shown: self.seats[seat].barred }
    }

    /// What of them play asks about: all but the whistle, which is blown from outside.
    pub(crate) fn agreed(&self) -> Agreed {
        let mut agreed = Agreed::default();
        for seat in Seat::ALL {
            let SeatTerms { discard, primary, pool, barred: _ } = self.seats[seat];
            agreed.set_discard(seat, discard);
            agreed.set_primary(seat, primary);
            agreed.pool[seat] = pool.unwrap_or_default();
        }
        agreed.set_lead(self.first_leg.unwrap_or_default());
        for (holds, mark) in [
            (self.late_start == LateStart::Yes, MatchMark::LateStart),
            (self.draw.has_extra_time(), MatchMark::ExtraTime),
            (self.draw.has_shoot_out(), MatchMark::ShootOut),
        ] {
            if holds {
                agreed.add(mark);
            }
        }
        agreed
    }

    /// Refuse what these rules cannot play.
    pub(crate) fn check(&self, rules: &Ruleset) -> Result<(), Refusal> {
        for seat in Seat::ALL {
            self.check_seat(rules, seat)?;
        }
        let (squares, whistle) = match rules.match_times {
            Some(MatchTimes::ExtraSquares) => (true, false),
            Some(MatchTimes::BlitzAndWhistle) => (false, true),
            None => (false, false),
        };
        if self.late_start == LateStart::Yes && !squares {
            return Err(Refusal::new("terms-late-start"));
        }
        if self.first_leg.is_some() && self.draw == AfterDraw::Stands {
            return Err(Refusal::new("terms-first-leg"));
        }
        match self.whistle {
            Some(_) if !whistle => Err(Refusal::new("terms-whistle")),
            Some(minute) if !WHISTLE.contains(&minute) => Err(Refusal::new("terms-whistle-minute")
                .number("got", minute)
                .number("least", *WHISTLE.start())
                .number("most", *WHISTLE.end())),
            Some(_) | None => Ok(()),
        }
    }

    fn check_seat(&self, rules: &Ruleset, seat: Seat) -> Result<(), Refusal> {
        let SeatTerms { discard, primary, pool, barred } = self.seats[seat];
        let of = |key: &'static str| Refusal::new(key).key("seat", format!("seat-{}", seat.word()));
        // F-COMP-01 to F-COMP-05, F-COMP-13: rules of the books that have a chapter on competitions.
        if (discard > 0 || primary.is_some()) && rules.match_times.is_none() {
            return Err(of("terms-no-competition"));
        }
        if (discard > 0 || primary.is_some()) && rules.condition.is_none() {
            return Err(of("terms-need-condition"));
        }
        if discard > MOST_DISCARDED {
            return Err(of("terms-discard").number("got", discard).number("most", MOST_DISCARDED));
        }
        if let Some(primary) = primary.filter(|primary| !formation::is_allowed(rules, *primary)) {
            return Err(of("terms-primary").text("got", primary.to_string()));
        }
        if pool.is_none() && barred.is_empty() {
            return Ok(());
        }
        if rules.skills.is_none() {
            return Err(of("terms-need-skills"));
        }
        if pool.is_some_and(SkillSet::is_empty) {
            return Err(of("terms-pool-empty"));
        }
        let named = pool.unwrap_or_default().iter().chain(barred.iter());
        if let Some(strange) = named.into_iter().find(|skill| !catalogue::is_usable(rules, *skill)) {
            return Err(of("terms-pool-skill").text("got", strange.word()));
        }
        let usable = |skill: &Skill| catalogue::is_usable(rules, *skill);
        if Skill::ALL.into_iter().filter(usable).any(|skill| self.seats[seat].may_choose(skill)) {
            Ok(())
        } else {
            Err(of("terms-barred-all"))
        }
    }
}

impl SeatTerms {
    /// Whether a skill may be chosen.
    pub fn may_choose(&self, skill: Skill) -> bool {
        self.pool.is_none_or(|pool| pool.has(skill)) && !self.barred.has(skill)
    }
}
