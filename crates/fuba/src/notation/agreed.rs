//! Fields of a position that only the terms of a match bring: `agreed=extra-time,shoot-out discard=1-0
//! primary=4-4-2:none pool=actor+tackle:none lead=1-0 shoot-out=2-1:3`.

use std::fmt::Write as _;

use touchline_engine::{BySeat, Outcome, Refusal, Seat};

use super::advanced::{read_set, write_set};
use super::fields::{formation, number_of, refuse};
use super::position::read_pair;
use super::terms::MOST_GOALS;
use crate::advanced::skills::{Skill, SkillSet, catalogue};
use crate::flow::Stage;
use crate::rules::competition::MatchTimes;
use crate::rules::{half, shoot_out};
use crate::ruleset::Ruleset;
use crate::state::{Agreed, MatchMark, ShootOut, State};
use crate::terms::MOST_DISCARDED;

/// The keys of these fields.
pub(super) const KEYS: [&str; 6] = ["agreed", "discard", "primary", "pool", "lead", "shoot-out"];

/// What a team without a formation or a pool has.
const NONE: &str = "none";

pub(super) fn write(agreed: &Agreed, out: &mut String) {
    if *agreed == Agreed::default() {
        return;
    }
    let marks: Vec<&str> =
        MatchMark::ALL.into_iter().filter(|mark| agreed.has(*mark)).map(MatchMark::word).collect();
    if !marks.is_empty() {
        let _ = write!(out, " agreed={}", marks.join(","));
    }
    if Seat::ALL.into_iter().any(|seat| agreed.discard(seat) > 0) {
        let _ = write!(out, " discard={}", Seat::ALL.map(|seat| agreed.discard(seat).to_string()).join("-"));
    }
    if Seat::ALL.into_iter().any(|seat| agreed.primary(seat).is_some()) {
        let of = |seat| agreed.primary(seat).map_or_else(|| NONE.to_owned(), |primary| primary.to_string());
        let _ = write!(out, " primary={}", Seat::ALL.map(of).join(":"));
    }
    if agreed.pool != BySeat::default() {
        let of = |pool: SkillSet| if pool.is_empty() { NONE.to_owned() } else { write_set(pool) };
        let _ = write!(out, " pool={}", agreed.pool.0.map(of).join(":"));
    }
    if has_lead(agreed) {
        let _ = write!(out, " lead={}", Seat::ALL.map(|seat| agreed.lead(seat).to_string()).join("-"));
    }
    let ShootOut { goals, kicks } = agreed.shoot_out;
    if kicks > 0 {
        let _ = write!(out, " shoot-out={}-{}:{kicks}", goals[Seat::Home], goals[Seat::Away]);
    }
}

pub(super) fn read(agreed: &mut Agreed, key: &str, value: &str) -> Result<(), Refusal> {
    match key {
        "agreed" => {
            for word in value.split(',') {
                let known = MatchMark::ALL.map(MatchMark::word).join(",");
                let mark = MatchMark::from_word(word);
                agreed.add(mark.ok_or_else(|| refuse("position-value", word, &known))?);
            }
        }
        "discard" => {
            let points = read_pair("number-discard", value, MOST_DISCARDED)?;
            Seat::ALL.into_iter().zip(points).for_each(|(seat, n)| agreed.set_discard(seat, n));
        }
        "primary" => {
            for (seat, text) in both(value, "4-4-2:none")? {
                let primary = if text == NONE { None } else { Some(formation(text)?) };
                agreed.set_primary(seat, primary);
            }
        }
        "pool" => {
            for (seat, text) in both(value, "actor+tackle:none")? {
                agreed.pool[seat] = if text == NONE { SkillSet::NONE } else { read_set(text)? };
            }
        }
        "lead" => agreed.set_lead(BySeat(read_pair("number-goals", value, MOST_GOALS)?)),
        _ => agreed.shoot_out = read_shoot_out(value)?,
    }
    Ok(())
}

/// Whether a first leg left one team ahead.
fn has_lead(agreed: &Agreed) -> bool {
    Seat::ALL.into_iter().any(|seat| agreed.lead(seat) > 0)
}

fn both<'a>(value: &'a str, example: &str) -> Result<[(Seat, &'a str); 2], Refusal> {
    let (home, away) = value.split_once(':').ok_or_else(|| refuse("position-value", value, example))?;
    Ok([(Seat::Home, home), (Seat::Away, away)])
}

fn read_shoot_out(value: &str) -> Result<ShootOut, Refusal> {
    let (goals, kicks) = value.split_once(':').ok_or_else(|| refuse("position-value", value, "2-1:3"))?;
    let goals = BySeat(read_pair("number-goals", goals, u8::MAX)?);
    Ok(ShootOut { goals, kicks: number_of("number-kicks", kicks, 1..=u8::MAX)? })
}

/// Whether what was agreed can be played by these rules and fits what is to be done next.
pub(super) fn check(rules: &Ruleset, s: &State) -> Result<(), Refusal> {
    let agreed = &s.agreed;
    if *agreed == Agreed::default() && !has_stages(s) {
        return Ok(());
    }
    let refused = |key: &str| Err(Refusal::new("position-agreed").text("got", key));
    let times = rules.match_times;
    let hurried = agreed.has(MatchMark::LateStart) || agreed.has(MatchMark::SlowHalf);
    if (hurried && times != Some(MatchTimes::ExtraSquares))
        || (agreed.has(MatchMark::Blitz) && times != Some(MatchTimes::BlitzAndWhistle))
    {
        return refused("agreed");
    }
    if has_lead(agreed) && !agreed.wants_winner() {
        return refused("lead");
    }
    for seat in Seat::ALL {
        let (owes, bound) = (agreed.discard(seat) > 0, agreed.primary(seat).is_some());
        // Until the kick-off of the match: from then on all of it is settled.
        if (owes || bound) && (rules.condition.is_none() || times.is_none() || s.clock.half > 0) {
            return refused(if owes { "discard" } else { "primary" });
        }
        let discarding = s.agenda.stages().contains(&Stage::Discard(seat));
        let points = s.teams[seat].condition.total();
        if discarding && !(1..=points).contains(&agreed.discard(seat)) {
            return refused("discard");
        }
        let unusable = |skill: &Skill| !catalogue::is_usable(rules, *skill);
        if agreed.pool[seat].iter().any(|skill| unusable(&skill)) {
            return refused("pool");
        }
    }
    check_shoot_out(s)
}

fn has_stages(s: &State) -> bool {
    let of_terms =
        |stage: &Stage| matches!(stage, Stage::Discard(_) | Stage::DrawTalent(_) | Stage::ShootOutRoll);
    shoot_out::is_on(s) || s.agenda.stages().iter().any(of_terms)
}

/// A shoot-out is agreed, comes when nobody is ahead, and has kicks only once it has begun; the teams take
/// turns, so each has no more goals than kicks, and it is over as soon as it is decided.
fn check_shoot_out(s: &State) -> Result<(), Refusal> {
    let ShootOut { goals, kicks } = s.agreed.shoot_out;
    let on = shoot_out::is_on(s);
    let tied = half::is_level(s) && s.agreed.has(MatchMark::ShootOut) && s.clock.half > 0;
    let begun = on && !s.agenda.stages().contains(&Stage::ShootOutRoll);
    let fits = (!on || tied) && (kicks == 0 || ((begun || s.ended.is_some()) && tied));
    // The other team kicked last. Endless sudden death stops counting kicks, but not goals.
    let counts = kicks < shoot_out::UNCOUNTED;
    let of_each = |seat: Seat| if seat == s.control { kicks / 2 } else { kicks.div_ceil(2) };
    let counted = !counts || Seat::ALL.into_iter().all(|seat| goals[seat] <= of_each(seat));
    let decided = counted
        && (kicks > 0 || goals != BySeat::default())
        && match shoot_out::winner(s) {
            Some(winner) => s.ended != Some(Outcome::Win(winner)),
            None => false,
        };
    let close = kicks < 2 * shoot_out::KICKS || goals[Seat::Home].abs_diff(goals[Seat::Away]) <= 1;
    if fits && counted && close && !decided {
        Ok(())
    } else {
        Err(Refusal::new("position-agreed").text("got", "shoot-out"))
    }
}
