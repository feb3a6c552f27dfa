//! The knock-out as a tree of boxes: lists side by side, whose lines are borders. Nothing needs a script.

use std::fmt::Write as _;

use touchline_league::{Bracket, BracketTie, Competition, Slot};
use touchline_words::Words;

use super::page::escaped;
use crate::league::{bracket, say};

/// The tree.
pub(super) fn tree(competition: &Competition, bracket: &Bracket, words: &Words) -> String {
    let mut html = String::from("<div class=\"scroll\"><div class=\"tree\">\n");
    for round in &bracket.rounds {
        let name = say::cup_round(round.teams, words);
        let _ = writeln!(html, "<section class=\"round\"><h3>{}</h3><ol>", escaped(&name));
        for tie in &round.ties {
            let _ = writeln!(html, "<li>{}</li>", tie_box(competition, tie, words));
        }
        html.push_str("</ol></section>\n");
    }
    if let Some(winner) = competition.winner() {
        let name = escaped(&say::team(competition, winner));
        let _ = writeln!(
            html,
            "<section class=\"round winner\"><h3>&nbsp;</h3><ol><li><p class=\"cup\">{name}</p></li></ol></section>"
        );
    }
    html.push_str("</div></div>\n");
    if let Some(tie) = &bracket.third_place {
        let name = words.say_key("league-round-third-place");
        let _ = writeln!(
            html,
            "<div class=\"third\"><h3>{}</h3>{}</div>",
            escaped(&name),
            tie_box(competition, tie, words)
        );
    }
    html
}

fn tie_box(competition: &Competition, tie: &BracketTie, words: &Words) -> String {
    let mut html = String::from("<div class=\"tie\">");
    for (at, side) in tie.sides.into_iter().enumerate() {
        let class = match tie.winner {
            Some(winner) if winner == at => "won",
            Some(_) => "lost",
            None if matches!(side, Slot::Team(_)) => "team",
            None => "open",
        };
        let name = escaped(&say::slot(competition, side, words));
        let goals = escaped(&bracket::goals(competition, tie, at));
        let _ = write!(html, "<p class=\"{class}\"><span title=\"{name}\">{name}</span><b>{goals}</b></p>");
    }
    html.push_str("</div>");
    html
}
