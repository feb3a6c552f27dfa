//! Terms as one line of `key=value` words in a fixed order; what is at its default is left out:
//! `home.discard=1 home.primary=4-4-2 home.pool=actor,tackle home.barred=libero late-start=yes
//! draw=shoot-out first-leg=2-1 whistle=137`.

use touchline_engine::{BySeat, Refusal, Seat};

use super::advanced::skill;
use super::fields::{formation, number_of, refuse};
use super::position::read_pair;
use crate::advanced::skills::{Skill, SkillSet};
use crate::ruleset::Ruleset;
use crate::terms::{AfterDraw, LateStart, MOST_DISCARDED, SeatTerms, Terms, WHISTLE};

const EXAMPLE: &str = "home.discard=1 away.primary=4-4-2 home.pool=actor,tackle,stopper home.barred=libero \
                       late-start=yes draw=extra-time,shoot-out first-leg=2-1 whistle=137";

/// The longest line a person could mean: two pools of every skill, and as many barred.
const LONGEST: usize = 3000;

/// The most goals of a first leg.
pub(super) const MOST_GOALS: u8 = 99;

pub(super) fn write(terms: &Terms) -> String {
    let mut words = Vec::new();
    for seat in Seat::ALL {
        let SeatTerms { discard, primary, pool, barred } = terms.seats[seat];
        let cards = |set: SkillSet| set.iter().map(Skill::word).collect::<Vec<_>>().join(",");
        let mut say = |key: &str, value: String| words.push(format!("{}.{key}={value}", seat.word()));
        if discard > 0 {
            say("discard", discard.to_string());
        }
        if let Some(primary) = primary {
            say("primary", primary.to_string());
        }
        if let Some(pool) = pool {
            say("pool", cards(pool));
        }
        if !barred.is_empty() {
            say("barred", cards(barred));
        }
    }
    if terms.late_start != LateStart::default() {
        words.push(format!("late-start={}", terms.late_start.word()));
    }
    if terms.draw != AfterDraw::default() {
        words.push(format!("draw={}", terms.draw.word()));
    }
    if let Some(BySeat([home, away])) = terms.first_leg {
        words.push(format!("first-leg={home}-{away}"));
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
        "pool" => seat.pool = Some(read_cards(value, "home.pool=actor,tackle,stopper")?),
        "barred" => seat.barred = read_cards(value, "home.barred=actor,tackle")?,
        _ => return Err(refuse("terms-word", word, EXAMPLE)),
    }
    Ok(())
}

fn read_cards(value: &str, example: &str) -> Result<SkillSet, Refusal> {
    value.split(',').try_fold(SkillSet::NONE, |cards, name| {
        let card = skill(name)?;
        if cards.has(card) {
            return Err(refuse("terms-pool-twice", name, example));
        }
        Ok(cards.with(card))
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
        "first-leg" if !value.contains('-') => return Err(refuse("terms-value", word, "first-leg=2-1")),
        "first-leg" => terms.first_leg = Some(BySeat(read_pair("number-goals", value, MOST_GOALS)?)),
        "whistle" => terms.whistle = Some(number_of("number-whistle", value, WHISTLE)?),
        _ => return Err(refuse("terms-word", word, EXAMPLE)),
    }
    Ok(())
}
