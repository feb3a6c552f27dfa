//! The page: one file without scripts, for a wall, a phone or a web server. What people typed is escaped.

use std::fmt::Write as _;

use touchline_engine::Message;
use touchline_league::{Competition, Fixture, Format, Input, Part, Stage, Status, Table, group_letter};
use touchline_words::Words;

use super::tree;
use crate::league::{date, fixtures, say, show};

const STYLE: &str = include_str!("page.css");

/// Columns that a narrow screen leaves out.
const WIDE: [&str; 5] = [
    "league-column-won",
    "league-column-drawn",
    "league-column-lost",
    "league-column-cards",
    "league-column-buchholz",
];

/// A longer list of results is folded.
const SHOWN: usize = 48;

/// The whole page.
pub(super) fn page(competition: &Competition, words: &Words) -> String {
    let name = escaped(&competition.spec().name);
    let page = Page { competition, words };
    let parts = [
        page.champion(),
        page.news(),
        page.tables(),
        page.tree(),
        page.next(),
        page.results(),
        page.decisions(),
    ];
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{name}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{}<main>\n{}</main>\n{}</body>\n</html>\n",
        words.language(),
        page.head(),
        parts.concat(),
        page.foot(),
    )
}

/// Text inside an element or a quoted attribute.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(c),
        }
    }
    out
}

struct Page<'a> {
    competition: &'a Competition,
    words: &'a Words,
}

impl Page<'_> {
    fn say(&self, key: &str) -> String {
        escaped(&self.words.say_key(key))
    }

    fn heading(&self, key: &str) -> String {
        format!("<h2>{}</h2>\n", self.say(key))
    }

    fn head(&self) -> String {
        let spec = self.competition.spec();
        format!(
            "<header>\n<h1>{}</h1>\n<p><span class=\"stage\">{}</span>{} · {}</p>\n</header>\n",
            escaped(&spec.name),
            self.say(self.competition.stage().key()),
            escaped(&say::format(spec.format, self.words)),
            escaped(&spec.play),
        )
    }

    fn champion(&self) -> String {
        let Some(winner) = self.competition.winner() else { return String::new() };
        let message = Message::new("league-next-won").text("team", self.competition.name_of(winner));
        format!("<div class=\"champion\">{}</div>\n", escaped(&self.words.say(&message)))
    }

    fn news(&self) -> String {
        let mut html = String::new();
        // The newest first.
        let all: Vec<_> = self.competition.announcements().collect();
        for (entry, text) in all.iter().rev() {
            let when = entry.at.map(date::moment).unwrap_or_default();
            let _ = writeln!(
                html,
                "<div class=\"news\">{}<small>{} {when}</small></div>",
                escaped(text),
                escaped(&entry.by)
            );
        }
        html
    }

    fn tables(&self) -> String {
        let tables = self.competition.tables();
        if tables.is_empty() {
            return String::new();
        }
        let mut html = self.heading("league-page-tables");
        html.push_str("<div class=\"tables\">\n");
        for table in &tables {
            html += &self.table(table);
        }
        let by = Message::new("league-tie-breaks")
            .text("list", show::tie_breaks(self.competition.spec(), self.words));
        let _ = write!(html, "</div>\n<p class=\"note\">{}</p>\n", escaped(&self.words.say(&by)));
        html
    }

    fn table(&self, table: &Table) -> String {
        let spec = self.competition.spec();
        let mut html = String::from("<div class=\"scroll\">");
        if let Part::Group(group) = table.part {
            let name = self.words.say(&Message::new("league-group").text("group", group_letter(group)));
            let _ = write!(html, "<h3>{}</h3>", escaped(&name));
        }
        let go_on = match spec.format {
            Format::Groups { qualify, .. } => usize::from(qualify),
            Format::RoundRobin { .. }
            | Format::Swiss { .. }
            | Format::KnockOut(_)
            | Format::Ladder { .. } => 0,
        };
        for (at, row) in table.rows.iter().enumerate() {
            let cells = show::numbers(spec, row);
            if at == 0 {
                let _ = write!(
                    html,
                    "<table>\n<thead><tr><th></th><th class=\"name\">{}</th>",
                    self.say("league-column-team")
                );
                for (key, _) in &cells {
                    let _ = write!(html, "<th{}>{}</th>", width(key), self.say(key));
                }
                html.push_str("</tr></thead>\n<tbody>\n");
            }
            let class = match () {
                () if row.withdrawn => " class=\"gone\"",
                () if at < go_on => " class=\"on\"",
                () => "",
            };
            let name = escaped(&show::row_name(self.competition, row, self.words));
            let _ = write!(
                html,
                "<tr{class}><td class=\"place\">{}</td><td class=\"name\">{name}</td>",
                row.place
            );
            for (key, cell) in &cells {
                let class = if *key == "league-column-points" { " class=\"points\"" } else { width(key) };
                let _ = write!(html, "<td{class}>{}</td>", escaped(cell));
            }
            html.push_str("</tr>\n");
        }
        html.push_str("</tbody></table></div>\n");
        html
    }

    fn tree(&self) -> String {
        let Some(bracket) = self.competition.bracket() else { return String::new() };
        self.heading("league-page-tree") + &tree::tree(self.competition, &bracket, self.words)
    }

    /// What is to be played, round by round.
    fn next(&self) -> String {
        let open: Vec<&Fixture> =
            self.competition.fixtures().iter().filter(|fixture| fixture.status == Status::Open).collect();
        if open.is_empty() || self.competition.stage() == Stage::Over {
            return String::new();
        }
        self.heading("league-page-next") + &self.matches(&open)
    }

    fn results(&self) -> String {
        let played: Vec<&Fixture> =
            self.competition.fixtures().iter().filter(|fixture| fixture.is_settled()).collect();
        if played.is_empty() {
            return String::new();
        }
        // A long list would hide what follows it.
        let open = if played.len() <= SHOWN { " open" } else { "" };
        format!(
            "<details{open}><summary><h2>{}</h2></summary>\n{}</details>\n",
            self.say("league-page-results"),
            self.matches(&played)
        )
    }

    fn matches(&self, list: &[&Fixture]) -> String {
        let mut html = String::new();
        let mut above = None;
        for fixture in list {
            let heading = say::heading(self.competition, fixture, self.words);
            if above.as_ref() != Some(&heading) {
                if above.is_some() {
                    html.push_str("</ul>\n");
                }
                let until = self.competition.deadline(fixture.round).map(|at| {
                    let until = Message::new("league-until").text("day", date::moment(at));
                    format!(" · {}", escaped(&self.words.say(&until)))
                });
                let byes: Vec<String> = say::byes(self.competition, fixture, self.words)
                    .iter()
                    .map(|bye| format!(" · {}", escaped(bye)))
                    .collect();
                let _ = write!(
                    html,
                    "<h3>{}{}{}</h3>\n<ul class=\"matches\">\n",
                    escaped(&heading),
                    until.unwrap_or_default(),
                    byes.concat()
                );
                above = Some(heading);
            }
            html += &self.one_match(fixture);
        }
        html.push_str("</ul>\n");
        html
    }

    fn one_match(&self, fixture: &Fixture) -> String {
        let (competition, words) = (self.competition, self.words);
        let sides = escaped(&say::sides(competition, fixture, words));
        let (score, note) = match (fixture.status, &fixture.result) {
            (Status::Played | Status::Given(_), Some(result)) => say::score_and_notes(result, words),
            // What is to be played is listed as that.
            (Status::Open, None) if !fixture.begun => (String::new(), String::new()),
            _ => (String::new(), fixtures::status(fixture, words)),
        };
        let mut html = format!(
            "<li><div class=\"line\"><span class=\"number\">{}</span><span>{sides}</span><b>{}</b></div>",
            fixture.id,
            escaped(&score)
        );
        let details = [say::detail(competition, fixture, words), note];
        let details: Vec<String> = details.into_iter().filter(|detail| !detail.is_empty()).collect();
        if !details.is_empty() {
            let _ = write!(html, "<small>{}</small>", escaped(&details.join(" · ")));
        }
        if fixture.status == Status::Open {
            for line in fixtures::in_words(competition, fixture, words) {
                let _ = write!(html, "<small>{}</small>", escaped(&line));
            }
        }
        html.push_str("</li>\n");
        html
    }

    /// What the organisers decided, and what was drawn and rolled; the newest first.
    fn decisions(&self) -> String {
        let is_decision = |input: &Input, because: bool| {
            because
                || matches!(
                    input,
                    Input::Draw(_) | Input::Lot(_) | Input::Dice { .. } | Input::Late { .. } | Input::Finish
                )
        };
        let list: Vec<String> = self
            .competition
            .entries()
            .iter()
            .rev()
            .filter(|entry| is_decision(&entry.input, entry.because.is_some()))
            .map(|entry| {
                let what = escaped(&show::entry_text(self.competition, entry, self.words));
                let why = entry.because.as_ref().map(|why| {
                    let because = Message::new("league-because").text("reason", why.as_str());
                    format!("<br>{}", escaped(&self.words.say(&because)))
                });
                let when = entry.at.map(date::moment).unwrap_or_default();
                format!(
                    "<li>{what}{}<br><small>{} {when}</small></li>\n",
                    why.unwrap_or_default(),
                    escaped(&entry.by)
                )
            })
            .collect();
        if list.is_empty() {
            return String::new();
        }
        format!("{}<ul class=\"log\">\n{}</ul>\n", self.heading("league-page-decisions"), list.concat())
    }

    fn foot(&self) -> String {
        let at = self.competition.entries().iter().rev().find_map(|entry| entry.at);
        let stand = Message::new("league-page-stand").text("day", at.map(date::moment).unwrap_or_default());
        let stand =
            if at.is_some() { format!("{} · ", escaped(&self.words.say(&stand))) } else { String::new() };
        format!("<footer>{stand}Touchline</footer>\n")
    }
}

fn width(key: &str) -> &'static str {
    if WIDE.contains(&key) { " class=\"wide\"" } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_typed_becomes_markup() {
        assert_eq!(escaped("<b a='1' c=\"2\">&amp;"), "&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;amp;");
    }
}
