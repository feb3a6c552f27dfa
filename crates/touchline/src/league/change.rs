//! The commands that change a competition: lock, apply, write, and tell what is different now.

use anyhow::bail;
use touchline_engine::{Message, Pcg};
use touchline_league::{Competition, Due, Input, NewTeam, Pairing};
use touchline_words::Words;

use super::sheet::Sheet;
use super::{Given, date, pick};
use crate::seed;

/// One input, which needs to know the competition.
fn once(
    given: &Given,
    words: &Words,
    input: impl FnOnce(&Competition) -> anyhow::Result<Input>,
) -> anyhow::Result<()> {
    let mut sheet = Sheet::open(given, words)?;
    let input = input(sheet.competition())?;
    sheet.enter(input)?;
    sheet.close()
}

/// A change that needs nothing else.
#[derive(clap::Args)]
pub(super) struct Plain {
    #[command(flatten)]
    given: Given,
}

impl Plain {
    pub(super) fn start(&self, words: &Words) -> anyhow::Result<()> {
        once(&self.given, words, |_| Ok(Input::Start))
    }

    pub(super) fn pause(&self, words: &Words) -> anyhow::Result<()> {
        once(&self.given, words, |_| Ok(Input::Pause))
    }

    pub(super) fn resume(&self, words: &Words) -> anyhow::Result<()> {
        once(&self.given, words, |_| Ok(Input::Resume))
    }

    pub(super) fn finish(&self, words: &Words) -> anyhow::Result<()> {
        once(&self.given, words, |_| Ok(Input::Finish))
    }
}

/// A change about one team.
#[derive(clap::Args)]
pub(super) struct OfTeam {
    #[command(flatten)]
    given: Given,
    /// The team: its name or number
    team: String,
}

impl OfTeam {
    pub(super) fn check_in(&self, words: &Words) -> anyhow::Result<()> {
        once(&self.given, words, |c| Ok(Input::CheckIn(pick::team(c, &self.team, words)?)))
    }

    pub(super) fn withdraw(&self, words: &Words) -> anyhow::Result<()> {
        once(&self.given, words, |c| Ok(Input::Withdraw(pick::team(c, &self.team, words)?)))
    }
}

/// A change about one match.
#[derive(clap::Args)]
pub(super) struct OfFixture {
    #[command(flatten)]
    given: Given,
    /// The match: its number, or its teams as HOME:AWAY
    fixture: String,
}

impl OfFixture {
    pub(super) fn begin(&self, words: &Words) -> anyhow::Result<()> {
        once(&self.given, words, |c| Ok(Input::Begin(pick::fixture(c, &self.fixture, false, words)?)))
    }

    pub(super) fn void(&self, words: &Words) -> anyhow::Result<()> {
        once(&self.given, words, |c| Ok(Input::Void(pick::fixture(c, &self.fixture, true, words)?)))
    }
}

/// Options of `touchline league add`.
#[derive(clap::Args)]
pub(super) struct Add {
    #[command(flatten)]
    given: Given,
    /// Its name
    team: String,
    /// Who plays it
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Its strength, for a seeded draw and for simulate: 1500 is usual
    #[arg(long, value_name = "ELO")]
    rating: Option<u16>,
    /// Its place in a seeded draw
    #[arg(long, value_name = "N")]
    seed: Option<u16>,
    /// Its primary formation, for example 4-4-2
    #[arg(long, value_name = "D-M-F")]
    primary: Option<String>,
    /// Its skills for the competition, separated by commas: see `touchline rules skills`
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    skills: Vec<String>,
}

impl Add {
    pub(super) fn run(&self, words: &Words) -> anyhow::Result<()> {
        once(&self.given, words, |competition| {
            // The words of formations and skills are read where the file's are.
            let mut line = String::from("add \"x\"");
            if let Some(primary) = &self.primary {
                line.push_str(&format!(" primary={}", plain(primary, words)?));
            }
            if !self.skills.is_empty() {
                let skills: Vec<&str> = self.skills.iter().map(|skill| skill.trim()).collect();
                line.push_str(&format!(" skills={}", plain(&skills.join(","), words)?));
            }
            let read = Input::parse(competition.spec(), &line)
                .map_err(|refusal| anyhow::anyhow!(words.say(&refusal)))?;
            let Input::Add(read) = read else { bail!(words.say_key("league-bad-words")) };
            Ok(Input::Add(NewTeam {
                name: self.team.clone(),
                player: self.player.clone(),
                rating: self.rating,
                seed: self.seed,
                ..read
            }))
        })
    }
}

/// One word without quotes: what would end it early is refused.
pub(super) fn plain<'a>(word: &'a str, words: &Words) -> anyhow::Result<&'a str> {
    if word.is_empty() || word.contains(|c: char| c.is_whitespace() || c.is_control() || c == '"') {
        bail!(words.say(&Message::new("league-one-word").quoted("got", word)));
    }
    Ok(word)
}

/// Options of `touchline league draw`.
#[derive(clap::Args)]
pub(super) struct Draw {
    #[command(flatten)]
    given: Given,
    /// The teams in the order that was drawn by hand; without them the program draws
    teams: Vec<String>,
    /// Seed of the draw; random by default
    #[arg(long, value_name = "SEED", value_parser = seed::read, conflicts_with = "teams")]
    seed: Option<u64>,
}

impl Draw {
    pub(super) fn run(&self, words: &Words) -> anyhow::Result<()> {
        let mut rng = Sheet::rng(self.seed)?;
        once(&self.given, words, |competition| {
            if self.teams.is_empty() {
                return Ok(competition.supply(&Due::Draw, &mut rng));
            }
            Ok(Input::Draw(pick::teams(competition, &self.teams, words)?))
        })
    }
}

/// Options of `touchline league pair`.
#[derive(clap::Args)]
pub(super) struct Pair {
    #[command(flatten)]
    given: Given,
    /// Pairs made by hand, each HOME:AWAY; without them the program pairs. They need --because
    pairs: Vec<String>,
    /// Who has no opponent, in pairs made by hand
    #[arg(long, value_name = "TEAM", requires = "pairs")]
    bye: Option<String>,
    /// Pair the last round again: none of its matches may have begun
    #[arg(long)]
    again: bool,
}

impl Pair {
    pub(super) fn run(&self, words: &Words) -> anyhow::Result<()> {
        once(&self.given, words, |competition| {
            let paired = competition.fixtures().iter().map(|fixture| fixture.round).max().unwrap_or(0);
            let round = if self.again { paired } else { paired + 1 };
            if self.pairs.is_empty() {
                // Nothing of it is random.
                return Ok(competition.supply(&Due::Pair(round), &mut Pcg::new(0, 0)));
            }
            let pairs = self.pairs.iter().map(|typed| pick::pair(competition, typed, words));
            let bye = self.bye.as_ref().map(|typed| pick::team(competition, typed, words)).transpose()?;
            Ok(Input::Pair(Pairing { round, pairs: pairs.collect::<Result<_, _>>()?, bye, by_hand: true }))
        })
    }
}

/// Options of `touchline league challenge`.
#[derive(clap::Args)]
pub(super) struct Challenge {
    #[command(flatten)]
    given: Given,
    /// The lower team
    challenger: String,
    /// The higher team
    challenged: String,
}

impl Challenge {
    pub(super) fn run(&self, words: &Words) -> anyhow::Result<()> {
        once(&self.given, words, |competition| {
            Ok(Input::Challenge {
                challenger: pick::team(competition, &self.challenger, words)?,
                challenged: pick::team(competition, &self.challenged, words)?,
            })
        })
    }
}

/// Options of `touchline league late`.
#[derive(clap::Args)]
pub(super) struct Late {
    #[command(flatten)]
    given: Given,
    /// The match: its number, or its teams as HOME:AWAY
    fixture: String,
    /// Who came late: home, away or the team
    who: String,
    /// How late, in whole minutes
    minutes: u16,
}

impl Late {
    pub(super) fn run(&self, words: &Words) -> anyhow::Result<()> {
        once(&self.given, words, |competition| {
            let fixture = pick::fixture(competition, &self.fixture, false, words)?;
            let seat = pick::seat(competition, fixture, &self.who, words)?;
            Ok(Input::Late { fixture, seat, minutes: self.minutes })
        })
    }
}

/// Options of `touchline league roll`.
#[derive(clap::Args)]
pub(super) struct Roll {
    #[command(flatten)]
    given: Given,
    /// Dice that were rolled on the table; without them the program rolls all that are due
    dice: Vec<u8>,
    /// Only the dice of this team
    #[arg(long, value_name = "TEAM")]
    team: Option<String>,
    /// Seed of the dice; random by default
    #[arg(long, value_name = "SEED", value_parser = seed::read, conflicts_with = "dice")]
    seed: Option<u64>,
}

impl Roll {
    pub(super) fn run(&self, words: &Words) -> anyhow::Result<()> {
        let mut rng = Sheet::rng(self.seed)?;
        let mut sheet = Sheet::open(&self.given, words)?;
        let only =
            self.team.as_ref().map(|typed| pick::team(sheet.competition(), typed, words)).transpose()?;
        let due = |competition: &Competition| {
            let is_wanted = |due: &Due| match due {
                Due::Dice { team, .. } => only.is_none_or(|only| only == *team),
                _ => false,
            };
            competition.due().into_iter().filter(is_wanted).collect::<Vec<_>>()
        };
        let mut waiting = due(sheet.competition());
        if waiting.is_empty() {
            bail!(words.say_key("league-no-dice-due"));
        }
        if !self.dice.is_empty() {
            // Which dice these are must be certain.
            if waiting.len() > 1 && only.is_none() {
                bail!(words.say_key("league-whose-dice"));
            }
            if let Some(Due::Dice { after, team, why, .. }) = waiting.first() {
                let faces = self.dice.clone();
                sheet.enter(Input::Dice { after: *after, team: *team, why: *why, faces })?;
            }
            return sheet.close();
        }
        // A roll can make another one necessary, or needless.
        while let Some(next) = waiting.first() {
            let input = sheet.competition().supply(next, &mut rng);
            sheet.enter(input)?;
            waiting = due(sheet.competition());
        }
        sheet.close()
    }
}

/// Options of `touchline league lot`.
#[derive(clap::Args)]
pub(super) struct Lot {
    #[command(flatten)]
    given: Given,
    /// The teams in the order that was drawn by hand, the best first; without them the program draws
    teams: Vec<String>,
    /// Seed of the lot; random by default
    #[arg(long, value_name = "SEED", value_parser = seed::read, conflicts_with = "teams")]
    seed: Option<u64>,
}

impl Lot {
    pub(super) fn run(&self, words: &Words) -> anyhow::Result<()> {
        let mut rng = Sheet::rng(self.seed)?;
        let mut sheet = Sheet::open(&self.given, words)?;
        if !self.teams.is_empty() {
            let order = pick::teams(sheet.competition(), &self.teams, words)?;
            sheet.enter(Input::Lot(order))?;
            return sheet.close();
        }
        let lots =
            |competition: &Competition| competition.due().into_iter().find(|due| matches!(due, Due::Lot(_)));
        let mut next = lots(sheet.competition());
        if next.is_none() {
            bail!(words.say_key("league-no-lot-due"));
        }
        while let Some(due) = next {
            let input = sheet.competition().supply(&due, &mut rng);
            sheet.enter(input)?;
            next = lots(sheet.competition());
        }
        sheet.close()
    }
}

/// Options of `touchline league replace`.
#[derive(clap::Args)]
pub(super) struct Replace {
    #[command(flatten)]
    given: Given,
    /// The team: its name or number
    team: String,
    /// The name from now on
    name: String,
    /// Who plays it from now on
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
}

impl Replace {
    pub(super) fn run(&self, words: &Words) -> anyhow::Result<()> {
        once(&self.given, words, |competition| {
            let team = pick::team(competition, &self.team, words)?;
            Ok(Input::Replace { team, name: self.name.clone(), player: self.player.clone() })
        })
    }
}

/// Options of `touchline league announce`.
#[derive(clap::Args)]
pub(super) struct Announce {
    #[command(flatten)]
    given: Given,
    /// What everybody should know, in one line
    text: String,
}

impl Announce {
    pub(super) fn run(&self, words: &Words) -> anyhow::Result<()> {
        once(&self.given, words, |_| Ok(Input::Announce(self.text.clone())))
    }
}

/// Options of `touchline league deadline`.
#[derive(clap::Args)]
pub(super) struct Deadline {
    #[command(flatten)]
    given: Given,
    /// The round
    round: u16,
    /// The last day, for example 2027-03-31; it ends at midnight UTC
    day: String,
}

impl Deadline {
    pub(super) fn run(&self, words: &Words) -> anyhow::Result<()> {
        let Some(at) = date::end_of_day(&self.day) else {
            bail!(words.say(&Message::new("league-bad-day").quoted("got", &self.day)));
        };
        once(&self.given, words, |_| Ok(Input::Deadline { round: self.round, at }))
    }
}
