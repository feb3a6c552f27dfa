//! # The values of rules as words
//! What a rule can be set to and how a spec writes it, for each kind of field that the ruleset has.

use crate::ruleset::Ruleset;

/// Fields that are one word: an enum that owns its words.
pub(crate) mod one {
    use super::Ruleset;
    use touchline_engine::{Worded, value_of, words_of};

    pub(crate) fn words<T: Worded>(_: fn(&Ruleset) -> T) -> Vec<String> {
        words_of::<T>()
    }

    pub(crate) fn word<T: Worded>(value: T) -> String {
        value.word().to_owned()
    }

    pub(crate) fn set<T: Worded>(field: &mut T, word: &str) -> bool {
        value_of(word).map(|value| *field = value).is_some()
    }
}

/// Rules that a book may not have at all: `none`, or one word.
pub(crate) mod option {
    use super::{NONE, Ruleset};
    use touchline_engine::{Worded, value_of, words_of};

    pub(crate) fn words<T: Worded>(_: fn(&Ruleset) -> Option<T>) -> Vec<String> {
        [vec![NONE.to_owned()], words_of::<T>()].concat()
    }

    pub(crate) fn word<T: Worded>(value: Option<T>) -> String {
        value.map_or(NONE, T::word).to_owned()
    }

    pub(crate) fn set<T: Worded>(field: &mut Option<T>, word: &str) -> bool {
        if word == NONE {
            *field = None;
            return true;
        }
        value_of(word).map(|value| *field = Some(value)).is_some()
    }
}

/// How many players of a team count in one area: as many as there are, or fewer.
pub(crate) mod players {
    use super::{Ruleset, number};
    use std::ops::RangeInclusive;

    const PLAYERS: RangeInclusive<u8> = 1..=11;

    pub(crate) fn words(_: fn(&Ruleset) -> u8) -> Vec<String> {
        PLAYERS.map(|players| players.to_string()).collect()
    }

    pub(crate) fn word(value: u8) -> String {
        value.to_string()
    }

    pub(crate) fn set(field: &mut u8, word: &str) -> bool {
        number(word, PLAYERS).map(|players| *field = players).is_some()
    }
}

/// The steps of a turn, joined by colons.
pub(crate) mod order {
    use super::Ruleset;
    use crate::rules::turn::{self, TurnStep};

    pub(crate) fn words(_: fn(&Ruleset) -> &'static [TurnStep]) -> Vec<String> {
        turn::ORDERS.iter().map(|order| word(order)).collect()
    }

    pub(crate) fn word(steps: &[TurnStep]) -> String {
        steps.iter().map(|step| step.word()).collect::<Vec<_>>().join(":")
    }

    pub(crate) fn set(field: &mut &'static [TurnStep], text: &str) -> bool {
        let order = turn::ORDERS.into_iter().find(|order| word(order) == text);
        order.map(|order| *field = order).is_some()
    }
}

/// Pressing: `two-dice`, with the number in words.
pub(crate) mod dice {
    use super::Ruleset;
    use crate::rules::pressing::Pressing;

    /// Every way to press; a question has room for the outcomes of three dice.
    const WAYS: [(Pressing, &str); 4] = [
        (Pressing::OneDieFreesNextCheck, "one-die-frees-next-check"),
        (Pressing::OneDie, "one-die"),
        (Pressing::SeveralDice(2), "two-dice"),
        (Pressing::SeveralDice(3), "three-dice"),
    ];

    pub(crate) fn words(_: fn(&Ruleset) -> Pressing) -> Vec<String> {
        WAYS.map(|(_, word)| word.to_owned()).into()
    }

    pub(crate) fn word(value: Pressing) -> String {
        WAYS.iter().find(|(way, _)| *way == value).map_or_else(String::new, |(_, word)| (*word).to_owned())
    }

    pub(crate) fn set(field: &mut Pressing, word: &str) -> bool {
        WAYS.iter().find(|(_, known)| *known == word).map(|(way, _)| *field = *way).is_some()
    }
}

/// Goal kicks: `skips-turn:4` with the moves of the reply, or `played-out-slow-` and the kind of slow kick.
pub(crate) mod kick {
    use super::{Ruleset, number};
    use crate::rules::goal_kick::{GoalKick, SlowKick};
    use std::ops::RangeInclusive;
    use touchline_engine::value_of;

    const SKIPS_TURN: &str = "skips-turn";
    const PLAYED_OUT: &str = "played-out-slow-";
    /// Outfield players that may move.
    const REPLY: RangeInclusive<u8> = 0..=10;

    pub(crate) fn words(_: fn(&Ruleset) -> GoalKick) -> Vec<String> {
        let played_out = SlowKick::ALL.map(GoalKick::PlayedOut);
        let skips = REPLY.map(|reply_at_least| GoalKick::SkipsTurn { reply_at_least });
        played_out.into_iter().chain(skips).map(word).collect()
    }

    pub(crate) fn word(value: GoalKick) -> String {
        match value {
            GoalKick::PlayedOut(slow) => format!("{PLAYED_OUT}{}", slow.word()),
            GoalKick::SkipsTurn { reply_at_least } => format!("{SKIPS_TURN}:{reply_at_least}"),
        }
    }

    pub(crate) fn set(field: &mut GoalKick, word: &str) -> bool {
        let kick = if let Some(slow) = word.strip_prefix(PLAYED_OUT) {
            value_of(slow).map(GoalKick::PlayedOut)
        } else {
            word.strip_prefix(SKIPS_TURN)
                .and_then(|reply| number(reply.strip_prefix(':')?, REPLY))
                .map(|reply_at_least| GoalKick::SkipsTurn { reply_at_least })
        };
        kick.map(|kick| *field = kick).is_some()
    }
}

/// Skills: `none`, or the table and the number of cards. A number alone keeps the table.
pub(crate) mod cards {
    use super::{NONE, Ruleset, number};
    use crate::advanced::skills::{Catalogue, Reading, Skills};
    use crate::spec::SKILL_CARDS;

    pub(crate) fn words(_: fn(&Ruleset) -> Option<Skills>) -> Vec<String> {
        let tables = Catalogue::ALL.into_iter();
        let with = |catalogue| SKILL_CARDS.map(move |cards| written(catalogue, cards));
        [NONE.to_owned()].into_iter().chain(tables.flat_map(with)).collect()
    }

    fn written(catalogue: Catalogue, cards: u8) -> String {
        format!("{}-{cards}", catalogue.word())
    }

    pub(crate) fn word(value: Option<Skills>) -> String {
        value.map_or_else(|| NONE.to_owned(), |skills| written(skills.catalogue, skills.cards))
    }

    pub(crate) fn set(field: &mut Option<Skills>, word: &str) -> bool {
        if word == NONE {
            *field = None;
            return true;
        }
        if let (Some(skills), Some(cards)) = (&mut *field, number(word, SKILL_CARDS)) {
            skills.cards = cards;
            return true;
        }
        let named = word.rsplit_once('-').and_then(|(table, cards)| {
            Some(Skills {
                catalogue: Catalogue::from_word(table)?,
                cards: number(cards, SKILL_CARDS)?,
                reading: Reading::Printed,
            })
        });
        named.map(|skills| *field = Some(skills)).is_some()
    }
}

/// The word of a rule that is not in play.
pub(crate) const NONE: &str = "none";

/// A number within bounds, written as specs write it.
fn number(word: &str, bounds: std::ops::RangeInclusive<u8>) -> Option<u8> {
    word.parse().ok().filter(|n: &u8| bounds.contains(n) && n.to_string() == word)
}
