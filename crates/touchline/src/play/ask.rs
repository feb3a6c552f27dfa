//! The question and its numbered answers with their odds.

mod odds;

use std::io::{self, BufRead, Write};

use touchline_engine::{Describe, Driver, Node};

use super::cards::Cards;
use super::screen::Screen;
use crate::board::Board;
use crate::columns;

/// With more answers than this the explanations are left out.
const EXPLAINED: usize = 14;

/// With less room than this next to its answer, an explanation goes below it.
const BESIDE: usize = 36;
/// The indentation of an explanation below: past the numbers of the answers.
const BELOW: usize = 5;

/// An answer of the list: the number to type, the action, its text.
pub(super) struct Listed<A> {
    pub(super) label: usize,
    pub(super) action: A,
    pub(super) written: String,
}

/// Who reads the list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Eyes {
    /// Only the seat that is asked.
    Own,
    /// The other seat too: cards that have not been revealed are left out.
    Both,
}

/// The answers in display order, cards last.
pub(super) fn listed<G: Describe + Cards>(driver: &Driver<G>, eyes: Eyes) -> Vec<Listed<G::Action>> {
    let game = driver.game();
    let Node::Decide(seat, _) = driver.node() else { return Vec::new() };
    let seen = |action: &&G::Action| eyes == Eyes::Own || !game.is_hidden(driver.state(), seat, **action);
    let mut actions: Vec<G::Action> = driver.actions().iter().filter(seen).copied().collect();
    actions.sort_by_key(|action| game.is_card(*action));
    let written: Vec<String> = actions.iter().map(|action| game.write_action(*action)).collect();
    labels(&written)
        .into_iter()
        .zip(actions)
        .zip(written)
        .map(|((label, action), written)| Listed { label, action, written })
        .collect()
}

/// The number of each answer: its own where all are the same word with a number (`place 3` is 3), otherwise
/// counted from 1.
fn labels(written: &[String]) -> Vec<usize> {
    let word = written.first().and_then(|first| first.split_once(' ')).map_or("", |(word, _)| word);
    let own = |action: &String| action.strip_prefix(word)?.strip_prefix(' ')?.parse().ok();
    let numbers: Option<Vec<usize>> = written.iter().map(own).collect();
    numbers.unwrap_or_else(|| (1..=written.len()).collect())
}

/// How much to say about the answers of a long list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Detail {
    /// Including what cards do.
    Full,
    /// They have been explained above.
    Short,
}

/// The question and the legal answers.
pub(super) fn question<G: Describe + Board + Cards, I: BufRead, O: Write>(
    screen: &mut Screen<I, O>,
    driver: &Driver<G>,
    eyes: Eyes,
    detail: Detail,
) -> io::Result<()> {
    let game = driver.game();
    let Node::Decide(seat, decision) = driver.node() else { return Ok(()) };
    let asked = screen.words.say(&game.say_question(driver.state(), seat, &decision));
    let note = game.note(driver.state(), &decision).map_or(String::new(), |note| format!(" ({note})"));
    writeln!(screen.out)?;
    screen.say(&format!("{asked}{note}"))?;
    let width = (screen.width)();
    let Screen { out, words, .. } = screen;
    let listed = listed(driver, eyes);
    let told = odds::of_each(words, driver, listed.iter().map(|listed| listed.action));
    let rows: Vec<Row> = listed
        .into_iter()
        .zip(told)
        .map(|(listed, odds)| Row {
            label: listed.label,
            action: if game.stands_out(listed.action) {
                format!("{} *", listed.written)
            } else {
                listed.written
            },
            odds,
            text: words.say(&game.say_action(listed.action)),
            card: game.is_card(listed.action),
            heading: game.heading(words, listed.action),
        })
        .collect();
    let cards = rows.iter().any(|row| row.heading.is_some()) || game.is_window(&decision);
    let (plain, played): (Vec<Row>, Vec<Row>) = rows.into_iter().partition(|row| !row.card);
    // An explanation that only repeats the answer is no help.
    let tells = plain.iter().any(|row| row.text != row.action);
    let is_short = plain.len() <= EXPLAINED && Margins::of(&plain).leave_room(&plain, width);
    if tells && (is_short || (cards && detail == Detail::Full)) {
        explained(out, &plain, width)?;
    } else {
        in_columns(out, &plain, width)?;
    }
    explained(out, &played, width)?;
    if let Some(mixture) = game.mixture(driver.state()) {
        let advice = format!("     {}", odds::advice(words, game, &mixture));
        writeln!(out, "{}", columns::fold(&advice, width))?;
    }
    // Shown whenever the seat holds hidden cards, playable or not: their number is no secret.
    if eyes == Eyes::Both && game.in_play() && game.always_ask(driver.state(), seat, &decision) {
        let hidden = "     (hidden cards are not listed on a shared screen: type play NAME or cross AREA; cards shows yours)";
        writeln!(out, "{}", columns::fold(hidden, width))?;
    }
    Ok(())
}

struct Row {
    label: usize,
    action: String,
    odds: String,
    text: String,
    card: bool,
    heading: Option<String>,
}

/// The columns before the explanations of a list.
struct Margins {
    actions: usize,
    odds: usize,
    /// The gap between odds and explanation, if there are odds.
    gap: usize,
}

impl Margins {
    fn of(rows: &[Row]) -> Self {
        let (actions, odds) = (widest(rows, |row| &row.action), widest(rows, |row| &row.odds));
        Self { actions, odds, gap: if odds > 0 { 2 } else { 0 } }
    }

    const fn total(&self) -> usize {
        BELOW + self.actions + 2 + self.odds + self.gap
    }

    /// Whether the explanations fit next to the answers.
    fn leave_room(&self, rows: &[Row], width: usize) -> bool {
        width.saturating_sub(self.total()) >= widest(rows, |row| &row.text).min(BESIDE)
    }
}

fn widest(rows: &[Row], text: fn(&Row) -> &String) -> usize {
    rows.iter().map(|row| text(row).chars().count()).max().unwrap_or(0)
}

fn explained(out: &mut impl Write, rows: &[Row], width: usize) -> io::Result<()> {
    let margins = Margins::of(rows);
    let Margins { actions, odds, gap } = margins;
    let beside = margins.leave_room(rows, width);
    let margin = if beside { margins.total() } else { BELOW };
    let mut heading = None;
    for row in rows {
        if row.heading != heading {
            writeln!(out, "  {}", row.heading.as_deref().unwrap_or_default())?;
            heading.clone_from(&row.heading);
        }
        let answer = format!("{:>3}  {:<actions$}  {:<odds$}{:gap$}", row.label, row.action, row.odds, "");
        let mut lines = columns::wrap(&row.text, width.saturating_sub(margin)).into_iter();
        let first = if beside { lines.next() } else { None };
        writeln!(out, "{}", format!("{answer}{}", first.unwrap_or_default()).trim_end())?;
        for line in lines {
            writeln!(out, "{:margin$}{line}", "")?;
        }
    }
    Ok(())
}

fn in_columns(out: &mut impl Write, rows: &[Row], width: usize) -> io::Result<()> {
    let cell = |row: &Row| format!("{:>3}  {} {}", row.label, row.action, row.odds).trim_end().to_owned();
    let cells: Vec<String> = rows.iter().map(cell).collect();
    let widest = cells.iter().map(|cell| cell.chars().count() + 2).max().unwrap_or(1);
    // The space after the last column takes no room.
    for row in cells.chunks(((width + 2) / widest).max(1)) {
        let row: String = row.iter().map(|cell| format!("{cell:<widest$}")).collect();
        writeln!(out, "{}", row.trim_end())?;
    }
    Ok(())
}

/// The commands. `passing` says whether windows are passed automatically, if there are cards.
pub(super) fn help(game: &impl Board, passing: Option<bool>) -> String {
    let [answers, end] = game.examples();
    let mut help = format!(
        "Type the number of an answer, the answer itself ({answers}), or just its end ({end}).\n\
         Several answers may stand on one line with ; between them: they are given in turn, until dice fall or somebody else is asked.\n\
         \x20 auto        let the computer answer this and the questions of its kind that follow: a whole setup\n\
         \x20 hint        the three best actions, with your winning chance and the reason; hint coach:5 asks another level\n\
         \x20 why         the rules behind what happened last; why ANSWER says why that answer is not legal now\n\
         \x20 undo        take back your last answer, until dice fall or a secret is shown\n\
         \x20 save FILE   keep the match there (save! FILE also over another file); it is saved as you play anyway\n\
         \x20 board       draw the board and the answers again\n\
         \x20 notation    print the position as one line\n\
         \x20 resign      give up\n\
         \x20 call WHAT   what you agree on outside the rules: call draw, call abandon\n\
         \x20 quit        leave, as does Ctrl-C; go on later with: touchline play --resume FILE\n"
    );
    if let Some(passing) = passing {
        let now = if passing { "on" } else { "off" };
        help += &format!(
            "\x20 cards       show your skill cards, the hidden ones in secret\n\
             \x20 play NAME   play a skill, listed or not: play tackle\n\
             \x20 pass on     play no skills for a while: you are asked only what has another choice; pass off ends it (now {now})\n\
             When only skills are asked for, Enter or pass is done.\n"
        );
    }
    help + &game.hints().join("\n")
}
