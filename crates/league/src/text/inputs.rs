//! The text of inputs: `add "Ajax" rating=1500`, `pair 2 1-4 3-2 bye 5`, `late 7 home 12`.

use touchline_engine::Refusal;
use touchline_engine::reading::refuse;

use super::results;
use super::tokens::{Token, Tokens, digits, quote};
use crate::carry_over::Why;
use crate::{FixtureId, Input, NewTeam, Pairing, Spec, TeamId};

/// One of each, for refusals and help.
pub(crate) const EXAMPLES: &str = "add \"Ajax\", check-in 3, withdraw 3, replace 3 \"Lazio\", start, \
    draw 2 1 3, pair 1 1-4 3-2 bye 5, challenge 5 2, begin 7, result 7 2-1, correct 7 1-1, void 7, \
    late 7 home 12, dice 7 3 yellow 4 5, lot 3 1, announce \"text\", pause, resume, deadline 2 1763300000000, \
    finish";

impl Input {
    /// Read an input; `spec` says what a walkover counts.
    pub fn parse(spec: &Spec, text: &str) -> Result<Self, Refusal> {
        let mut tokens = Tokens::split(text)?;
        let input = read(spec, &mut tokens)?;
        tokens.end(EXAMPLES)?;
        Ok(input)
    }

    /// The text of the input.
    pub fn to_text(&self) -> String {
        match self {
            Self::Add(team) => write_team(team),
            Self::CheckIn(team) => format!("check-in {team}"),
            Self::Withdraw(team) => format!("withdraw {team}"),
            Self::Replace { team, name, player } => {
                let player = player.as_ref().map(|name| format!(" player={}", quote(name)));
                format!("replace {team} {}{}", quote(name), player.unwrap_or_default())
            }
            Self::Start => "start".to_owned(),
            Self::Draw(order) => format!("draw{}", list(order)),
            Self::Pair(pairing) => write_pairing(pairing),
            Self::Challenge { challenger, challenged } => format!("challenge {challenger} {challenged}"),
            Self::Begin(fixture) => format!("begin {fixture}"),
            Self::Result(fixture, result) => format!("result {fixture} {}", result.to_text()),
            Self::Correct(fixture, result) => format!("correct {fixture} {}", result.to_text()),
            Self::Void(fixture) => format!("void {fixture}"),
            Self::Late { fixture, seat, minutes } => format!("late {fixture} {} {minutes}", seat.word()),
            Self::Dice { after, team, why, faces } => {
                let faces: String = faces.iter().map(|face| format!(" {face}")).collect();
                format!("dice {after} {team} {}{faces}", why.word())
            }
            Self::Lot(order) => format!("lot{}", list(order)),
            Self::Announce(text) => format!("announce {}", quote(text)),
            Self::Pause => "pause".to_owned(),
            Self::Resume => "resume".to_owned(),
            Self::Deadline { round, at } => format!("deadline {round} {at}"),
            Self::Finish => "finish".to_owned(),
        }
    }
}

/// The input at the start of what is left of a line.
pub(super) fn read(spec: &Spec, tokens: &mut Tokens) -> Result<Input, Refusal> {
    let verb = tokens.word(EXAMPLES)?;
    Ok(match verb.as_str() {
        "add" => Input::Add(read_team(tokens)?),
        "check-in" => Input::CheckIn(team(tokens, "check-in 3")?),
        "withdraw" => Input::Withdraw(team(tokens, "withdraw 3")?),
        "replace" => read_replace(tokens)?,
        "start" => Input::Start,
        "draw" => Input::Draw(teams(tokens, "draw 2 1 3")?),
        "pair" => Input::Pair(read_pairing(tokens)?),
        "challenge" => Input::Challenge {
            challenger: team(tokens, "challenge 5 2")?,
            challenged: team(tokens, "challenge 5 2")?,
        },
        "begin" => Input::Begin(fixture(tokens, "begin 7")?),
        "result" => Input::Result(fixture(tokens, "result 7 2-1")?, results::read(spec, tokens)?),
        "correct" => Input::Correct(fixture(tokens, "correct 7 2-1")?, results::read(spec, tokens)?),
        "void" => Input::Void(fixture(tokens, "void 7")?),
        "late" => Input::Late {
            fixture: fixture(tokens, "late 7 home 12")?,
            seat: results::seat(&tokens.word("late 7 home 12")?)?,
            minutes: tokens.number("late 7 home 12")?,
        },
        "dice" => read_dice(tokens)?,
        "lot" => Input::Lot(teams(tokens, "lot 3 1")?),
        "announce" => Input::Announce(tokens.quoted("announce \"text\"")?),
        "pause" => Input::Pause,
        "resume" => Input::Resume,
        "deadline" => Input::Deadline {
            round: tokens.number("deadline 2 1763300000000")?,
            at: tokens.number("deadline 2 1763300000000")?,
        },
        "finish" => Input::Finish,
        _ => return Err(refuse("league-unknown-input", &verb, EXAMPLES)),
    })
}

fn team(tokens: &mut Tokens, example: &str) -> Result<TeamId, Refusal> {
    tokens.number(example).map(TeamId)
}

fn fixture(tokens: &mut Tokens, example: &str) -> Result<FixtureId, Refusal> {
    tokens.number(example).map(FixtureId)
}

/// All the numbers that follow.
fn teams(tokens: &mut Tokens, example: &str) -> Result<Vec<TeamId>, Refusal> {
    let mut list = vec![team(tokens, example)?];
    while let Some(Token::Word(word)) = tokens.peek() {
        let Some(number) = digits(word) else { break };
        list.push(TeamId(number));
        tokens.next();
    }
    Ok(list)
}

fn list(teams: &[TeamId]) -> String {
    teams.iter().map(|team| format!(" {team}")).collect()
}

const TEAM: &str = "add \"Ajax\" player=\"Ada\" rating=1500 seed=1 primary=4-4-2 skills=tackle,stopper";

fn read_team(tokens: &mut Tokens) -> Result<NewTeam, Refusal> {
    let mut team = NewTeam::named(tokens.quoted(TEAM)?);
    while let Some(Token::Pair(..)) = tokens.peek() {
        let Some(Token::Pair(key, value)) = tokens.next() else { break };
        let bad = || refuse("league-team-key", &format!("{key}={value}"), TEAM);
        match key.as_str() {
            "player" if team.player.is_none() => team.player = Some(value),
            "rating" if team.rating.is_none() => team.rating = Some(digits(&value).ok_or_else(bad)?),
            "seed" if team.seed.is_none() => team.seed = Some(digits(&value).ok_or_else(bad)?),
            "primary" if team.primary.is_none() => team.primary = Some(results::formation(&value)?),
            "skills" if team.skills.is_empty() => {
                team.skills = value.split(',').map(results::skill).collect::<Result<_, _>>()?;
            }
            _ => return Err(bad()),
        }
    }
    Ok(team)
}

fn write_team(team: &NewTeam) -> String {
    let mut text = format!("add {}", quote(&team.name));
    if let Some(player) = &team.player {
        text.push_str(&format!(" player={}", quote(player)));
    }
    if let Some(rating) = team.rating {
        text.push_str(&format!(" rating={rating}"));
    }
    if let Some(seed) = team.seed {
        text.push_str(&format!(" seed={seed}"));
    }
    if let Some(primary) = team.primary {
        text.push_str(&format!(" primary={primary}"));
    }
    if !team.skills.is_empty() {
        let skills: Vec<&str> = team.skills.iter().map(|skill| skill.word()).collect();
        text.push_str(&format!(" skills={}", skills.join(",")));
    }
    text
}

fn read_replace(tokens: &mut Tokens) -> Result<Input, Refusal> {
    const EXAMPLE: &str = "replace 3 \"Lazio\" player=\"Ada\"";
    let team = team(tokens, EXAMPLE)?;
    let name = tokens.quoted(EXAMPLE)?;
    let player = match tokens.peek() {
        Some(Token::Pair(key, value)) if key == "player" => Some(value.clone()),
        Some(Token::Pair(..)) => return Err(tokens.bad(EXAMPLE)),
        _ => None,
    };
    if player.is_some() {
        tokens.next();
    }
    Ok(Input::Replace { team, name, player })
}

const PAIR: &str = "pair 1 1-4 3-2 bye 5";

fn read_pairing(tokens: &mut Tokens) -> Result<Pairing, Refusal> {
    let mut pairing = Pairing { round: tokens.number(PAIR)?, pairs: Vec::new(), bye: None, by_hand: false };
    while let Some(Token::Word(word)) = tokens.peek() {
        let word = word.clone();
        match word.as_str() {
            "because" => break,
            "bye" if pairing.bye.is_none() => {
                tokens.next();
                pairing.bye = Some(team(tokens, PAIR)?);
                continue;
            }
            "by-hand" if !pairing.by_hand => pairing.by_hand = true,
            _ => {
                let pair = word.split_once('-').and_then(|(home, away)| Some([digits(home)?, digits(away)?]));
                pairing.pairs.push(pair.ok_or_else(|| tokens.bad(PAIR))?.map(TeamId));
            }
        }
        tokens.next();
    }
    Ok(pairing)
}

fn write_pairing(pairing: &Pairing) -> String {
    let mut text = format!("pair {}", pairing.round);
    for [home, away] in &pairing.pairs {
        text.push_str(&format!(" {home}-{away}"));
    }
    if let Some(bye) = pairing.bye {
        text.push_str(&format!(" bye {bye}"));
    }
    if pairing.by_hand {
        text.push_str(" by-hand");
    }
    text
}

fn read_dice(tokens: &mut Tokens) -> Result<Input, Refusal> {
    const EXAMPLE: &str = "dice 7 3 yellow 4 5";
    let after = fixture(tokens, EXAMPLE)?;
    let team = team(tokens, EXAMPLE)?;
    let why = Why::from_word(&tokens.word(EXAMPLE)?).ok_or_else(|| tokens.bad(EXAMPLE))?;
    let mut faces = Vec::new();
    while let Some(Token::Word(word)) = tokens.peek() {
        let Some(face) = digits(word) else { break };
        faces.push(face);
        tokens.next();
    }
    Ok(Input::Dice { after, team, why, faces })
}
