//! The skill cards of FUBA.

use std::io::Write;

use touchline_engine::{Message, Refusal};
use touchline_fuba::advanced::skills::{Card, Skills, catalogue};
use touchline_fuba::spec::{EDITIONS, everything};
use touchline_fuba::{Fuba, describe};
use touchline_words::Words;

use super::width;
use crate::columns;
use crate::say::sentence;
use crate::terminal;

/// The skill table of a spec's edition, whether in play or not.
fn of(game: &Fuba) -> Result<Skills, Refusal> {
    let edition = game.spec().edition;
    let offered = |edition: &str| everything(edition).and_then(|all| all.skills);
    game.rules.skills.or_else(|| offered(&edition)).ok_or_else(|| {
        let known: Vec<&str> =
            EDITIONS.iter().map(|(name, ..)| *name).filter(|name| offered(name).is_some()).collect();
        Refusal::new("skills-none").text("edition", edition).text("known", known.join(", "))
    })
}

/// Widths of the columns: name, price, moment, effect, clause.
const SKILL_COLUMNS: [usize; 5] = [24, 13, 22, 44, 7];

/// The total width of the table; in a narrower window the effect goes below the rest.
const TABLE: usize = 118;

fn skill_row(cells: [&str; 5]) -> String {
    let cells: Vec<(&str, usize)> = cells.into_iter().zip(SKILL_COLUMNS).collect();
    columns::row(&cells)
}

/// Print the cards with price, moment and effect.
pub(super) fn show(out: &mut impl Write, words: &Words, game: &Fuba) -> anyhow::Result<()> {
    let skills = of(game).map_err(|refusal| sentence(&refusal))?;
    let table = skills.table();
    let spec = game.spec();
    let title = words.say_key(&spec.edition_key());
    writeln!(out, "{spec}\n{title}, {} skills", table.len())?;
    let head = skill_row(["Skill", "Price", "Played", "What it does", "Clause"]);
    let in_table = terminal::window().is_none_or(|columns| columns >= TABLE);
    if in_table {
        writeln!(out, "\n{head}\n{}", "-".repeat(head.chars().count()))?;
    }
    let mut group = None;
    for card in table {
        if card.group != group {
            group = card.group;
            let name = group.map(|group| words.say_key(&describe::group(group))).unwrap_or_default();
            writeln!(out, "\n{name}")?;
        }
        let [name, price, moment, effect, clause] = cells(words, game, skills, *card);
        if in_table {
            writeln!(out, "{}", skill_row([&name, &price, &moment, &effect, &clause]))?;
        } else {
            width::hang(out, "", 4, &format!("{name}: {price}, {moment} [{clause}]"))?;
            width::hang(out, "    ", 4, &effect)?;
        }
    }
    writeln!(out)?;
    let note = "Points are condition points of the zone of the target area. In notation names have hyphens: play tackle.";
    width::hang(out, "", 0, note)?;
    if table.iter().any(|card| is_barred(game, *card)) {
        writeln!(out, "* cannot be chosen here: the rule it leans on is not in play.")?;
    }
    Ok(())
}

/// Whether skills are in play, but not this one.
fn is_barred(game: &Fuba, card: Card) -> bool {
    game.rules.skills.is_some() && !catalogue::is_usable(&game.rules, card.skill)
}

/// Name, price, moment, effect, clause.
fn cells(words: &Words, game: &Fuba, skills: Skills, card: Card) -> [String; 5] {
    let mark = if is_barred(game, card) { " *" } else { "" };
    let name = words.say_key(&describe::skill(card.skill)) + mark;
    let (key, points) = describe::cost(card.cost);
    let price = words.say(&Message::new(key).number("points", points));
    let moment = words.say_key(&describe::window(card.window));
    let effect = words.say_key(&describe::skill_effect(skills.catalogue, card.skill));
    [name, price, moment, effect, card.skill.clause()]
}
