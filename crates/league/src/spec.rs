//! The specification of a competition: what its organiser decides before it begins. Its text is the headers
//! of the file, one `key: value` a line.

use std::fmt;

use touchline_engine::reading::{number, refuse};
use touchline_engine::{Refusal, worded};

use crate::MAX_NAME;
use crate::format::Format;
use crate::play::Play;
use crate::text::one_line;

/// What is decided before a competition begins.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Spec {
    /// The name people know it by.
    pub name: String,
    /// The spec of its matches, canonical: `fuba:3.0+all`.
    pub play: String,
    /// How it is played.
    pub format: Format,
    /// What a win, a draw and a defeat are worth.
    pub points: Points,
    /// What decides between teams with equal points, in this order. Always ends with the lot.
    pub tie_breaks: Vec<TieBreak>,
    /// The score of a match that is given to a team: its goals first.
    pub walkover: [u8; 2],
    /// What becomes of the matches of a team that withdraws from a round robin or a group.
    pub drop_out: DropOut,
    /// What follows a draw in a knock-out.
    pub draws: Draws,
    /// Where the order of the draw comes from.
    pub seeding: Seeding,
    /// How many skills a team chooses for the whole competition (F-COMP-06).
    pub skills: Option<u8>,
    /// Whether cards and injuries cost points in the next match (F-COMP-01 to F-COMP-04).
    pub carry_over: bool,
    /// Whether every team has a primary formation (F-COMP-05).
    pub primary: bool,
    /// Whether only teams that have checked in take part.
    pub check_in: bool,
}

/// What a result is worth in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// A win.
    pub win: u8,
    /// A draw.
    pub draw: u8,
    /// A defeat.
    pub loss: u8,
}

impl Default for Points {
    fn default() -> Self {
        Self { win: 3, draw: 1, loss: 0 }
    }
}

/// `3-1-0`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.win, self.draw, self.loss)
    }
}

worded! {
    /// What decides between teams with equal points.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum TieBreak {
        /// Goals scored less goals against.
        GoalDifference = "goal-difference",
        /// Goals scored.
        Goals = "goals",
        /// The matches of the tied teams against each other: points, difference, goals.
        HeadToHead = "head-to-head",
        /// The sum of the opponents' points.
        Buchholz = "buchholz",
        /// Fewer cards: a yellow card counts 1, a red card 3.
        FairPlay = "fair-play",
        /// A lot is drawn.
        Lot = "lot",
    }
}

worded! {
    /// What becomes of the matches of a team that withdraws from a round robin or a group.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum DropOut {
        /// A team that has played at least half of its matches keeps them and loses the others; of any other
        /// team no match counts.
        #[default]
        Half = "half",
        /// What was played counts, the rest is given to the opponents.
        Keep = "keep",
        /// None of its matches counts.
        Annul = "annul",
    }
}

worded! {
    /// What follows a draw in a knock-out.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Draws {
        /// Extra time, then a shoot-out.
        ExtraTime = "extra-time",
        /// A shoot-out at once.
        #[default]
        ShootOut = "shoot-out",
        /// Another match; a lot if that is drawn as well. The way of games without a shoot-out.
        Decider = "decider",
    }
}

worded! {
    /// Where the order of the draw comes from.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Seeding {
        /// All by lot.
        #[default]
        Lot = "lot",
        /// By the teams' seeds, then by their ratings, then by lot.
        Seeded = "seeded",
        /// In the order of registration.
        Order = "order",
    }
}

impl Spec {
    /// The headers, in the order they are written.
    pub const HEADERS: [&str; 13] = [
        "name",
        "play",
        "format",
        "points",
        "tie-breaks",
        "walkover",
        "drop-out",
        "draws",
        "seeding",
        "skills",
        "carry-over",
        "primary",
        "check-in",
    ];

    /// The most points a result may be worth.
    pub const MOST_POINTS: u8 = 20;

    /// A specification with the usual settings: 3-1-0, goal difference, goals, head-to-head, fair play, lot;
    /// 3-0 for a walkover; a shoot-out after a draw in a knock-out of FUBA; carry-over where the rulebook has
    /// it.
    pub fn new(name: &str, play: &str, format: Format) -> Result<Self, Refusal> {
        Self::from_headers([("name", name), ("play", play), ("format", &format.to_string())])
    }

    /// The specification that headers describe. `name`, `play` and `format` are needed; the others have
    /// defaults.
    pub fn from_headers<'a>(headers: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, Refusal> {
        let headers: Vec<(&str, &str)> = headers.into_iter().collect();
        Self::read(&headers).map_err(|(_, refusal)| refusal)
    }

    /// Like [`Spec::from_headers`]; an error comes with the place of the header at fault, if it is there.
    pub(crate) fn read(headers: &[(&str, &str)]) -> Result<Self, (Option<usize>, Refusal)> {
        for (at, (key, _)) in headers.iter().enumerate() {
            if !Self::HEADERS.contains(key) {
                let known = Self::HEADERS.join(", ");
                let refusal = Refusal::new("league-unknown-header").quoted("got", key).text("known", known);
                return Err((Some(at), refusal));
            }
            if headers[..at].iter().any(|(other, _)| other == key) {
                return Err((Some(at), Refusal::new("record-header-twice").quoted("header", key)));
            }
        }
        let place = |wanted: &str| headers.iter().position(|(key, _)| *key == wanted);
        let at = |key: &'static str| move |refusal: Refusal| (place(key), refusal);
        let need = |key: &'static str, example: &str| {
            let value = place(key).map(|at| headers[at].1.trim()).filter(|value| !value.is_empty());
            value.ok_or_else(|| {
                let missing = Refusal::new("record-header-missing");
                (place(key), missing.text("header", key).text("example", example))
            })
        };
        let name =
            one_line("league-name", need("name", "name: Spring Cup")?, MAX_NAME).map_err(at("name"))?;
        let play = Play::parse(need("play", "play: fuba:3.0+all")?).map_err(at("play"))?;
        let format = Format::parse(need("format", "format: round-robin legs=2")?).map_err(at("format"))?;
        let mut spec = Self {
            name,
            play: play.spec.to_string(),
            format,
            points: Points::default(),
            tie_breaks: usual_tie_breaks(format),
            walkover: [3, 0],
            drop_out: DropOut::default(),
            draws: if play.has_shoot_out() { Draws::ShootOut } else { Draws::Decider },
            seeding: Seeding::default(),
            skills: None,
            carry_over: play.has_carry_over(),
            primary: false,
            check_in: false,
        };
        for (at, (key, value)) in headers.iter().enumerate() {
            spec.set(key, value.trim()).map_err(|refusal| (Some(at), refusal))?;
        }
        spec.check(&play).map_err(|(key, refusal)| (place(key), refusal))?;
        Ok(spec)
    }

    /// All headers with their values, in order. A header that says nothing is left out.
    pub fn headers(&self) -> Vec<(&'static str, String)> {
        let yes_or_no = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
        let tie_breaks: Vec<&str> = self.tie_breaks.iter().map(|by| by.word()).collect();
        let [winner, loser] = self.walkover;
        let mut headers = vec![
            ("name", self.name.clone()),
            ("play", self.play.clone()),
            ("format", self.format.to_string()),
            ("points", self.points.to_string()),
            ("tie-breaks", tie_breaks.join(", ")),
            ("walkover", format!("{winner}-{loser}")),
            ("drop-out", self.drop_out.word().to_owned()),
            ("draws", self.draws.word().to_owned()),
            ("seeding", self.seeding.word().to_owned()),
        ];
        headers.extend(self.skills.map(|skills| ("skills", skills.to_string())));
        headers.push(("carry-over", yes_or_no(self.carry_over)));
        headers.push(("primary", yes_or_no(self.primary)));
        headers.push(("check-in", yes_or_no(self.check_in)));
        headers
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), Refusal> {
        match key {
            "points" => self.points = points(value)?,
            "tie-breaks" => self.tie_breaks = tie_breaks(value)?,
            "walkover" => self.walkover = walkover(value)?,
            "drop-out" => self.drop_out = word(key, value, DropOut::from_word, &words(&DropOut::ALL))?,
            "draws" => self.draws = word(key, value, Draws::from_word, &words(&Draws::ALL))?,
            "seeding" => self.seeding = word(key, value, Seeding::from_word, &words(&Seeding::ALL))?,
            "skills" => self.skills = Some(number("number-skills", value, 1..=12)?),
            "carry-over" => self.carry_over = yes_or_no(key, value)?,
            "primary" => self.primary = yes_or_no(key, value)?,
            "check-in" => self.check_in = yes_or_no(key, value)?,
            // Name, play and format were read before.
            _ => {}
        }
        Ok(())
    }

    /// Refuse what the rules of the matches do not have, with the header that asks for it.
    fn check(&self, play: &Play) -> Result<(), (&'static str, Refusal)> {
        let not_there = |header: &'static str, value: &str, needs: &str| {
            let refusal = Refusal::new("league-header-needs")
                .text("header", format!("{header}: {value}"))
                .text("play", &self.play)
                .text("needs", needs);
            Err((header, refusal))
        };
        let books = "fuba:2.1+condition, fuba:3.0+condition";
        if self.carry_over && !play.has_carry_over() {
            return not_there("carry-over", "yes", books);
        }
        if self.primary && !play.has_carry_over() {
            return not_there("primary", "yes", books);
        }
        if let Some(pool) = self.skills {
            let Some(cards) = play.cards() else {
                let needs = "fuba:2.1+condition+skills, fuba:3.0+condition+skills";
                return not_there("skills", &pool.to_string(), needs);
            };
            if pool < cards {
                let refusal = Refusal::new("league-pool-small").number("got", pool).number("want", cards);
                return Err(("skills", refusal));
            }
        }
        if self.draws != Draws::Decider && !play.has_shoot_out() {
            return not_there("draws", self.draws.word(), "fuba");
        }
        Ok(())
    }
}

fn usual_tie_breaks(format: Format) -> Vec<TieBreak> {
    use TieBreak::{Buchholz, FairPlay, GoalDifference, Goals, HeadToHead, Lot};
    match format {
        Format::Swiss { .. } => vec![Buchholz, GoalDifference, Goals, HeadToHead, FairPlay, Lot],
        _ => vec![GoalDifference, Goals, HeadToHead, FairPlay, Lot],
    }
}

fn words<T: touchline_engine::Worded>(all: &[T]) -> String {
    all.iter().map(|value| value.word()).collect::<Vec<_>>().join(", ")
}

fn word<T>(key: &str, value: &str, from: fn(&str) -> Option<T>, known: &str) -> Result<T, Refusal> {
    from(value).ok_or_else(|| {
        Refusal::new("league-header-value").text("header", key).quoted("got", value).text("known", known)
    })
}

pub(crate) fn yes_or_no(key: &str, value: &str) -> Result<bool, Refusal> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(refuse("league-yes-or-no", value, &format!("{key}: yes"))),
    }
}

fn points(text: &str) -> Result<Points, Refusal> {
    let bad = || refuse("league-bad-points", text, "3-1-0");
    let parts: Vec<u8> =
        text.split('-').map(|part| part.trim().parse()).collect::<Result<_, _>>().map_err(|_| bad())?;
    match parts[..] {
        [win, draw, loss] if Spec::MOST_POINTS >= win && win >= draw && draw >= loss && win > loss => {
            Ok(Points { win, draw, loss })
        }
        _ => Err(bad()),
    }
}

/// The list, without repetition, with the lot at its end.
fn tie_breaks(text: &str) -> Result<Vec<TieBreak>, Refusal> {
    let mut list = Vec::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let by = word("tie-breaks", part, TieBreak::from_word, &words(&TieBreak::ALL))?;
        if list.contains(&by) || list.last() == Some(&TieBreak::Lot) {
            let known = "goal-difference, goals, head-to-head, fair-play, lot";
            return Err(refuse("league-tie-break-twice", part, known));
        }
        list.push(by);
    }
    if list.last() != Some(&TieBreak::Lot) {
        list.push(TieBreak::Lot);
    }
    Ok(list)
}

fn walkover(text: &str) -> Result<[u8; 2], Refusal> {
    let bad = || refuse("league-bad-walkover", text, "3-0");
    let (winner, loser) = text.split_once('-').ok_or_else(bad)?;
    match (winner.trim().parse(), loser.trim().parse()) {
        (Ok(winner), Ok(loser)) if winner > loser && winner <= 20_u8 => Ok([winner, loser]),
        _ => Err(bad()),
    }
}
