//! Terms as one line of `key=value` words in a fixed order; what is at its default is left out:
//! `home.discard=1 home.primary=4-4-2 home.pool=actor,tackle late-start=yes draw=shoot-out whistle=137`.

use touchline_engine::{Refusal, Seat};

use super::advanced::skill;
use super::fields::{formation, number_of, refuse};
use crate::advanced::skills::{Skill, SkillSet};
use crate::ruleset::Ruleset;
use crate::terms::{AfterDraw, LateStart, MOST_DISCARDED, SeatTerms, Terms, WHISTLE};

const EXAMPLE: &str = "home.discard=1 away.primary=4-4-2 home.pool=actor,tackle,stopper late-start=yes \
                       draw=extra-time,shoot-out whistle=137";

/// The longest line a person could mean: two pools of every skill.
const LONGEST: usize = 2000;

pub(super) fn write(terms: &Terms) -> String {
    let mut words = Vec::new();
    for seat in Seat::ALL {
        let SeatTerms { discard, primary, pool } = terms.seats[seat];
        let mut say = |key: &str, value: String| words.push(format!("{}.{key}={value}", seat.word()));
        if discard > 0 {
            say("discard", discard.to_string());
        }
        if let Some(primary) = primary {
            say("primary", primary.to_string());
        }
        if let Some(pool) = pool {
            say("pool", pool.iter().map(Skill::word).collect::<Vec<_>>().join(","));
        }
    }
    if terms.late_start != LateStart::default() {
        words.push(format!("late-start={}", terms.late_start.word()));
    }
    if terms.draw != AfterDraw::default() {
        words.push(format!("draw={}", terms.draw.word()));
    }
    if let Some(minute) = terms.whistle {
        words.push(format!("whistle={minute}"));
    }
    words.join(" ")
}

/// Read terms and check them against the rules.
pub(super) fn read(rules: &Ruleset, text: &str) -> Result<Terms, Refusal> {
    if text.len() > LONGEST {
        return Err(Refusal::new("terms-too-long").number("most", i64::try_from(LONGEST).unwrap_or(0)));
    }
    let mut terms = Terms::default();
    let mut seen: Vec<&str> = Vec::new();
    for word in text.split_whitespace() {
        let (key, value) = word.split_once('=').ok_or_else(|| refuse("terms-word", word, EXAMPLE))?;
        if seen.contains(&key) {
            return Err(refuse("terms-twice", key, EXAMPLE));
        }
        seen.push(key);
        match key.split_once('.') {
            Some((who, key)) => {
                let seat = Seat::from_word(who).ok_or_else(|| refuse("terms-word", word, EXAMPLE))?;
                read_seat(&mut terms.seats[seat], key, value, word)?;
            }
            None => read_shared(&mut terms, key, value, word)?,
        }
    }
    terms.check(rules)?;
    Ok(terms)
}

fn read_seat(seat: &mut SeatTerms, key: &str, value: &str, word: &str) -> Result<(), Refusal> {
    match key {
        "discard" => seat.discard = number_of("number-discard", value, 1..=MOST_DISCARDED)?,
        "primary" => seat.primary = Some(formation(value)?),
        "pool" => seat.pool = Some(read_pool(value)?),
        _ => return Err(refuse("terms-word", word, EXAMPLE)),
    }
    Ok(())
}

fn read_pool(value: &str) -> Result<SkillSet, Refusal> {
    value.split(',').try_fold(SkillSet::NONE, |pool, name| {
        let card = skill(name)?;
        if pool.has(card) {
            return Err(refuse("terms-pool-twice", name, "home.pool=actor,tackle,stopper"));
        }
        Ok(pool.with(card))
    })
}

fn read_shared(terms: &mut Terms, key: &str, value: &str, word: &str) -> Result<(), Refusal> {
    match key {
        "late-start" => {
            terms.late_start =
                LateStart::from_word(value).ok_or_else(|| refuse("terms-value", word, "late-start=yes"))?;
        }
        "draw" => {
            terms.draw = AfterDraw::from_word(value).ok_or_else(|| {
                refuse("terms-value", word, "draw=extra-time, draw=shoot-out or draw=extra-time,shoot-out")
            })?;
        }
        "whistle" => terms.whistle = Some(number_of("number-whistle", value, WHISTLE)?),
        _ => return Err(refuse("terms-word", word, EXAMPLE)),
    }
    Ok(())
}
