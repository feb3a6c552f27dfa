//! Tables, the bracket and the log for a terminal.

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use touchline_engine::{Message, Seat};
use touchline_league::{Competition, Entry, Input, Part, Row, Spec, Table, TieBreak, group_letter};
use touchline_words::Words;

use super::{bracket, date, say};
use crate::board::{FAINT, Paint};
use crate::columns::{fold, wrap};
use crate::terminal;

/// The file of a command that only reads.
#[derive(clap::Args)]
pub(super) struct Options {
    /// The file of the competition
    pub(super) file: PathBuf,
}

pub(super) fn paint() -> Paint {
    Paint::for_terminal(io::stdout().is_terminal())
}

/// The name of a competition and how far it is.
pub(super) fn title(competition: &Competition, words: &Words) -> String {
    let spec = competition.spec();
    let stage = words.say_key(competition.stage().key());
    format!("{} · {} · {stage}\n", paint().with("1", &spec.name), spec.play)
}

/// All tables.
pub(super) fn tables(competition: &Competition, words: &Words) -> String {
    let mut text = title(competition, words);
    let tables = competition.tables();
    if tables.is_empty() {
        let key = if competition.bracket().is_some() { "league-no-table" } else { "league-no-table-yet" };
        let _ = writeln!(text, "\n{}", words.say_key(key));
        return text;
    }
    for table in &tables {
        if let Part::Group(group) = table.part {
            let name = words.say(&Message::new("league-group").text("group", group_letter(group)));
            let _ = write!(text, "\n{}", paint().with("1", &name));
        }
        text.push('\n');
        text += &one_table(competition, table, words);
    }
    let by = Message::new("league-tie-breaks").text("list", tie_breaks(competition.spec(), words));
    text.push('\n');
    for line in wrap(&words.say(&by), terminal::width()) {
        let _ = writeln!(text, "{}", paint().with(FAINT, &line));
    }
    text
}

/// What decides between equal points, in words.
pub(super) fn tie_breaks(spec: &Spec, words: &Words) -> String {
    let name = |by: &TieBreak| {
        words.say_key(match by {
            TieBreak::GoalDifference => "league-by-goal-difference",
            TieBreak::Goals => "league-by-goals",
            TieBreak::HeadToHead => "league-by-head-to-head",
            TieBreak::Buchholz => "league-by-buchholz",
            TieBreak::FairPlay => "league-by-fair-play",
            TieBreak::Lot => "league-by-lot",
        })
    };
    spec.tie_breaks.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// The numbers of a row with the keys of their columns.
pub(super) fn numbers(spec: &Spec, row: &Row) -> Vec<(&'static str, String)> {
    let mut cells = vec![
        ("league-column-played", row.played.to_string()),
        ("league-column-won", row.won.to_string()),
        ("league-column-drawn", row.drawn.to_string()),
        ("league-column-lost", row.lost.to_string()),
        ("league-column-goals", format!("{}-{}", row.goals_for, row.goals_against)),
        ("league-column-difference", difference(row.goal_difference())),
        ("league-column-cards", row.cards().to_string()),
    ];
    if spec.tie_breaks.contains(&TieBreak::Buchholz) {
        cells.push(("league-column-buchholz", row.buchholz.to_string()));
    }
    cells.push(("league-column-points", row.points.to_string()));
    cells
}

fn difference(goals: i32) -> String {
    if goals == 0 { "0".to_owned() } else { format!("{goals:+}") }
}

/// The name in a table; a team that withdrew is marked.
pub(super) fn row_name(competition: &Competition, row: &Row, words: &Words) -> String {
    let name = say::team(competition, row.team);
    if row.withdrawn { format!("{name} ({})", words.say_key("league-withdrawn")) } else { name }
}

fn one_table(competition: &Competition, table: &Table, words: &Words) -> String {
    let names: Vec<String> = table.rows.iter().map(|row| row_name(competition, row, words)).collect();
    let rows: Vec<Vec<(&str, String)>> =
        table.rows.iter().map(|row| numbers(competition.spec(), row)).collect();
    let Some(first) = rows.first() else { return String::new() };
    let heads: Vec<String> = first.iter().map(|(key, _)| words.say_key(key)).collect();
    let width_of = |at: usize| {
        let cells = rows.iter().map(|cells| cells[at].1.chars().count());
        cells.max().unwrap_or(0).max(heads[at].chars().count())
    };
    let widths: Vec<usize> = (0..heads.len()).map(width_of).collect();
    let team = words.say_key("league-column-team");
    let others: usize = widths.iter().map(|width| width + 2).sum::<usize>() + 4;
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let most = terminal::width().saturating_sub(others).max(12);
    let width = longest.max(team.chars().count()).min(most);
    let mut head = format!("{:>3} {team:<width$}", "");
    for (name, column) in heads.iter().zip(&widths) {
        let _ = write!(head, "  {name:>column$}");
    }
    let mut text = format!("{}\n", paint().with(FAINT, &head));
    for ((name, cells), row) in names.iter().zip(&rows).zip(&table.rows) {
        let _ = write!(text, "{:>3} {:<width$}", row.place, cut(name, width));
        for ((_, cell), column) in cells.iter().zip(&widths) {
            let _ = write!(text, "  {cell:>column$}");
        }
        text.push('\n');
    }
    text
}

/// At most so many characters.
pub(super) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    // In ASCII an ellipsis would be three characters wide.
    let end = if terminal::is_ascii() { '.' } else { '…' };
    text.chars().take(width.saturating_sub(1)).chain([end]).collect()
}

/// The knock-out as a tree.
pub(super) fn bracket(competition: &Competition, words: &Words) -> String {
    let mut text = title(competition, words);
    text.push('\n');
    if let Some(tree) = competition.bracket() {
        return text + &bracket::draw(competition, &tree, words, terminal::width());
    }
    text += &words.say_key(if competition.spec().format.knock_out().is_some() {
        "league-no-bracket-yet"
    } else {
        "league-no-bracket"
    });
    text.push('\n');
    text
}

/// Every entry, with who made it, when and why.
pub(super) fn log(competition: &Competition, words: &Words) -> String {
    let mut text = title(competition, words);
    text.push('\n');
    for (at, entry) in competition.entries().iter().enumerate() {
        let when = entry.at.map(date::moment).unwrap_or_default();
        let head = format!("{:>4}  {when:<16}  {}", at + 1, entry_text(competition, entry, words));
        let because = entry.because.as_ref().map(|why| {
            format!(" {}", words.say(&Message::new("league-because").text("reason", why.as_str())))
        });
        let line = format!("{head} ({}){}", entry.by, because.unwrap_or_default());
        let _ = writeln!(text, "{}", fold_entry(&line));
    }
    text
}

/// Continue a long line below the text, after number and time.
fn fold_entry(line: &str) -> String {
    const MARGIN: usize = 24;
    let width = terminal::width();
    if line.chars().count() <= width {
        return line.to_owned();
    }
    let head: String = line.chars().take(MARGIN).collect();
    let rest: String = line.chars().skip(MARGIN).collect();
    let lines = wrap(&rest, width.saturating_sub(MARGIN).max(20));
    head + &lines.join(&format!("\n{:MARGIN$}", ""))
}

/// An entry in words. The teams have the names that they have now.
pub(super) fn entry_text(competition: &Competition, entry: &Entry, words: &Words) -> String {
    let team = |id| say::team(competition, id);
    let teams =
        |list: &[touchline_league::TeamId]| list.iter().map(|id| team(*id)).collect::<Vec<_>>().join(", ");
    let of_match = |key: &'static str, id: touchline_league::FixtureId| {
        let sides = competition.fixture(id).map(|fixture| say::sides(competition, fixture, words));
        Message::new(key).number("fixture", id.0).text("sides", sides.unwrap_or_default())
    };
    let with_result = |key: &'static str, id, result: &touchline_league::MatchResult| {
        let mut how = say::result(result, words);
        for seat in Seat::ALL {
            let more = say::incidents(result, seat, words);
            if !more.is_empty() {
                let who = words.say_key(&format!("seat-{}", seat.word()));
                how.push_str(&format!("; {who}: {more}"));
            }
        }
        of_match(key, id).text("result", how)
    };
    let message = match &entry.input {
        Input::Add(new) => Message::new("league-log-add").text("team", new.name.as_str()),
        Input::CheckIn(id) => Message::new("league-log-check-in").text("team", team(*id)),
        Input::Withdraw(id) => Message::new("league-log-withdraw").text("team", team(*id)),
        Input::Replace { team: id, name, .. } => {
            Message::new("league-log-replace").number("number", id.0).text("team", name.as_str())
        }
        Input::Start => Message::new("league-log-start"),
        Input::Draw(order) => Message::new("league-told-draw").text("teams", teams(order)),
        Input::Pair(pairing) => {
            let key = if pairing.by_hand { "league-log-pair-by-hand" } else { "league-log-pair" };
            let pair =
                |[home, away]: &[touchline_league::TeamId; 2]| format!("{} - {}", team(*home), team(*away));
            let mut pairs: Vec<String> = pairing.pairs.iter().map(pair).collect();
            pairs.extend(
                pairing.bye.map(|id| words.say(&Message::new("league-told-bye").text("team", team(id)))),
            );
            Message::new(key).number("round", pairing.round).text("pairs", pairs.join("; "))
        }
        Input::Challenge { challenger, challenged } => Message::new("league-log-challenge")
            .text("challenger", team(*challenger))
            .text("challenged", team(*challenged)),
        Input::Begin(id) => of_match("league-log-begin", *id),
        Input::Result(id, result) => with_result("league-log-result", *id, result),
        Input::Correct(id, result) => with_result("league-log-correct", *id, result),
        Input::Void(id) => of_match("league-log-void", *id),
        Input::Late { fixture, seat, minutes } => of_match("league-log-late", *fixture)
            .key("seat", format!("seat-{}", seat.word()))
            .number("minutes", *minutes),
        Input::Dice { after, team: id, faces, .. } => {
            let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
            Message::new("league-log-dice")
                .text("team", team(*id))
                .number("fixture", after.0)
                .text("dice", faces.join(" "))
        }
        Input::Lot(order) => Message::new("league-told-lot").text("teams", teams(order)),
        Input::Announce(text) => Message::new("league-log-announce").text("text", text.as_str()),
        Input::Pause => Message::new("league-log-pause"),
        Input::Resume => Message::new("league-log-resume"),
        Input::Deadline { round, at } => {
            Message::new("league-log-deadline").number("round", *round).text("day", date::moment(*at))
        }
        Input::Finish => Message::new("league-log-finish"),
    };
    words.say(&message).trim_end_matches('.').to_owned()
}

/// A paragraph at the width of the terminal.
pub(super) fn paragraph(text: &str) -> String {
    fold(text, terminal::width())
}
