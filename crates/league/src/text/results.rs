//! The text of a result: `2-1 home.yellow=1`, `1-1 shoot-out=4-3 extra-time=yes`, `walkover home`, `no-show`.

use touchline_engine::reading::refuse;
use touchline_engine::{BySeat, Refusal, Seat};
use touchline_fuba::Formation;
use touchline_fuba::advanced::skills::{Skill, SkillSet};

use super::tokens::{Token, Tokens, digits};
use crate::Spec;
use crate::result::{Ending, MatchResult, SeatReport};

/// What a result looks like, for refusals.
pub(crate) const EXAMPLE: &str = "2-1 home.yellow=1 away.red=1";

/// The most cards of a kind, or injuries, of a team in a match.
pub(crate) const MOST_CARDS: u8 = 30;

/// The keys that a result may have for each seat.
const SEAT_KEYS: &str = "home.yellow=2, home.red=1, home.injury=1, home.formation=4-4-2, home.lost=tackle, \
                         shoot-out=4-3, extra-time=yes, won=home, won=nobody";

impl MatchResult {
    /// Read a result; `spec` says what a walkover counts.
    pub fn parse(spec: &Spec, text: &str) -> Result<Self, Refusal> {
        let mut tokens = Tokens::split(text)?;
        let result = read(spec, &mut tokens)?;
        tokens.end(EXAMPLE)?;
        Ok(result)
    }

    /// The text of a result.
    pub fn to_text(&self) -> String {
        let [home, away] = self.score;
        let mut text = match self.ending {
            Ending::Walkover(seat) => return format!("walkover {}", seat.word()),
            Ending::NoShow => return "no-show".to_owned(),
            Ending::Played | Ending::ExtraTime | Ending::Awarded(_) | Ending::Agreed => {
                format!("{home}-{away}")
            }
        };
        if self.ending == Ending::Agreed {
            text.push_str(" won=nobody");
        }
        if let Ending::Awarded(seat) = self.ending {
            text.push_str(&format!(" won={}", seat.word()));
        }
        if self.ending == Ending::ExtraTime {
            text.push_str(" extra-time=yes");
        }
        if let Some([home, away]) = self.shoot_out {
            text.push_str(&format!(" shoot-out={home}-{away}"));
        }
        for seat in Seat::ALL {
            let report = &self.seats[seat];
            let counts = [("yellow", report.yellows), ("red", report.reds), ("injury", report.injuries)];
            for (key, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
                text.push_str(&format!(" {}.{key}={count}", seat.word()));
            }
            if let Some(formation) = report.formation {
                text.push_str(&format!(" {}.formation={formation}", seat.word()));
            }
            if !report.skills_lost.is_empty() {
                let skills: Vec<&str> = report.skills_lost.iter().map(Skill::word).collect();
                text.push_str(&format!(" {}.lost={}", seat.word(), skills.join(",")));
            }
        }
        text
    }
}

/// The rest of a line as a result, up to a plain word.
pub(super) fn read(spec: &Spec, tokens: &mut Tokens) -> Result<MatchResult, Refusal> {
    let first = tokens.word(EXAMPLE)?;
    match first.as_str() {
        "walkover" => {
            let word = tokens.word("walkover home")?;
            return Ok(MatchResult::walkover(spec, seat(&word)?));
        }
        "no-show" => {
            return Ok(MatchResult { ending: Ending::NoShow, ..MatchResult::of_score(0, 0) });
        }
        _ => {}
    }
    let [home, away] = score(&first)?;
    let mut result = MatchResult::of_score(home, away);
    let mut seen: Vec<String> = Vec::new();
    while let Some(Token::Pair(..)) = tokens.peek() {
        let Some(Token::Pair(key, value)) = tokens.next() else { break };
        if seen.contains(&key) {
            return Err(Refusal::new("league-result-twice").quoted("got", &key));
        }
        set(&mut result, &key, &value)?;
        seen.push(key);
    }
    if seen.iter().any(|key| key == "won") && result.shoot_out.is_some() {
        return Err(refuse("league-result-key", "won", SEAT_KEYS));
    }
    Ok(result)
}

fn set(result: &mut MatchResult, key: &str, value: &str) -> Result<(), Refusal> {
    match key {
        "shoot-out" => {
            let [home, away] = score(value)?;
            if home == away {
                return Err(refuse("league-bad-shoot-out", value, "shoot-out=4-3"));
            }
            result.shoot_out = Some([home, away]);
        }
        "extra-time" => {
            if crate::spec::yes_or_no(key, value)? && result.ending == Ending::Played {
                result.ending = Ending::ExtraTime;
            }
        }
        "won" if value == "nobody" => result.ending = Ending::Agreed,
        "won" => result.ending = Ending::Awarded(seat(value)?),
        _ => {
            let unknown = || refuse("league-result-key", key, SEAT_KEYS);
            let (who, what) = key.split_once('.').ok_or_else(unknown)?;
            let who = Seat::from_word(who).ok_or_else(unknown)?;
            set_seat(&mut result.seats, who, what, value).ok_or_else(unknown)??;
        }
    }
    Ok(())
}

/// `None`: there is no such key.
fn set_seat(
    seats: &mut BySeat<SeatReport>,
    seat: Seat,
    key: &str,
    value: &str,
) -> Option<Result<(), Refusal>> {
    let report = &mut seats[seat];
    let mut count =
        |into: fn(&mut SeatReport) -> &mut u8| match digits::<u8>(value).filter(|n| *n <= MOST_CARDS) {
            Some(n) => {
                *into(report) = n;
                Ok(())
            }
            None => Err(refuse("league-bad-count", value, "home.yellow=2")),
        };
    Some(match key {
        "yellow" => count(|report| &mut report.yellows),
        "red" => count(|report| &mut report.reds),
        "injury" => count(|report| &mut report.injuries),
        "formation" => formation(value).map(|formation| report.formation = Some(formation)),
        "lost" => value
            .split(',')
            .try_fold(SkillSet::NONE, |set, word| skill(word).map(|skill| set.with(skill)))
            .map(|set| report.skills_lost = set),
        _ => return None,
    })
}

/// Two numbers of goals.
pub(super) fn score(text: &str) -> Result<[u8; 2], Refusal> {
    let bad = || refuse("league-bad-score", text, EXAMPLE);
    let (home, away) = text.split_once('-').ok_or_else(bad)?;
    match (digits(home), digits(away)) {
        (Some(home), Some(away)) if home <= 99 && away <= 99 => Ok([home, away]),
        _ => Err(bad()),
    }
}

pub(super) fn seat(word: &str) -> Result<Seat, Refusal> {
    Seat::from_word(word).ok_or_else(|| refuse("bad-seat", word, "home, away"))
}

/// `4-4-2`: ten players.
pub(crate) fn formation(text: &str) -> Result<Formation, Refusal> {
    let bad = || refuse("league-bad-formation", text, "4-4-2");
    let lines: Vec<u8> = text.split('-').map(digits).collect::<Option<_>>().ok_or_else(bad)?;
    match lines[..] {
        [d, m, f] if [d, m, f].iter().map(|n| u16::from(*n)).sum::<u16>() == 10 => {
            Ok(Formation::new(d, m, f))
        }
        _ => Err(bad()),
    }
}

pub(super) fn skill(word: &str) -> Result<Skill, Refusal> {
    Skill::from_word(word).ok_or_else(|| {
        let known: Vec<&str> = Skill::ALL.iter().map(|skill| skill.word()).collect();
        Refusal::new("league-bad-skill").quoted("got", word).text("known", known.join(", "))
    })
}
