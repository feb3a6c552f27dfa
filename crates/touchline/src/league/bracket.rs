//! The knock-out as a tree of characters, the first round at the left.
//!
//! Every side of a tie has a row. The winner of a tie stands half-way between its sides, in the next column.

use std::fmt::Write as _;

use touchline_league::{Bracket, BracketTie, Competition, Slot};
use touchline_words::Words;

use super::{say, show};

/// The narrowest column of names, and the widest.
const NARROWEST: usize = 8;
const WIDEST: usize = 24;
/// What a column needs besides a name: the goals and the lines to the next one.
const GOALS: usize = 6;
const LINES: usize = 4;

/// Draw the tree, or list the ties where it would be too wide.
pub(super) fn draw(competition: &Competition, bracket: &Bracket, words: &Words, width: usize) -> String {
    let columns = bracket.rounds.len();
    let is_tree = bracket.rounds.windows(2).all(|pair| pair[0].ties.len() == 2 * pair[1].ties.len());
    let longest = names(competition, bracket, words).map(|name| name.chars().count()).max().unwrap_or(0);
    // The winner's column has no goals and no lines.
    let room = width.saturating_sub(columns * (GOALS + LINES)) / (columns + 1);
    let mut text = if is_tree && room >= NARROWEST {
        Tree { competition, bracket, words, name: longest.clamp(NARROWEST, WIDEST).min(room) }.draw()
    } else {
        list(competition, bracket, words)
    };
    if let Some(tie) = &bracket.third_place {
        let _ = writeln!(text, "\n{}", words.say_key("league-round-third-place"));
        let _ = writeln!(text, "  {}", line(competition, tie, words));
    }
    text
}

fn names<'a>(
    competition: &'a Competition,
    bracket: &'a Bracket,
    words: &'a Words,
) -> impl Iterator<Item = String> + 'a {
    let ties = bracket.rounds.iter().flat_map(|round| &round.ties);
    ties.flat_map(|tie| tie.sides).map(move |side| say::slot(competition, side, words))
}

/// The goals of a side over all legs, and those of the shoot-out in brackets.
pub(super) fn goals(competition: &Competition, tie: &BracketTie, side: usize) -> String {
    let Some(goals) = tie.goals else { return String::new() };
    let mut text = goals[side].to_string();
    let results = tie.fixtures.iter().filter_map(|id| competition.fixture(*id));
    for fixture in results {
        let Some(result) = fixture.result else { continue };
        // In the second leg the sides have changed ends.
        let seat = if fixture.leg == 2 && !fixture.decider { 1 - side } else { side };
        if fixture.decider {
            let _ = write!(text, "+{}", result.score[seat]);
        }
        if let Some(kicks) = result.shoot_out {
            let _ = write!(text, " ({})", kicks[seat]);
        }
    }
    text
}

/// A tie on one line.
fn line(competition: &Competition, tie: &BracketTie, words: &Words) -> String {
    let [home, away] = tie.sides.map(|side| say::slot(competition, side, words));
    let [of_home, of_away] = [0, 1].map(|side| goals(competition, tie, side));
    if tie.goals.is_some() {
        format!("{home} {of_home} - {of_away} {away}")
    } else {
        format!("{home} - {away}")
    }
}

fn list(competition: &Competition, bracket: &Bracket, words: &Words) -> String {
    let mut text = String::new();
    for round in &bracket.rounds {
        let _ = writeln!(text, "{}", say::cup_round(round.teams, words));
        for tie in &round.ties {
            let _ = writeln!(text, "  {}", line(competition, tie, words));
        }
    }
    text
}

struct Tree<'a> {
    competition: &'a Competition,
    bracket: &'a Bracket,
    words: &'a Words,
    /// The width of a name.
    name: usize,
}

impl Tree<'_> {
    /// The row of a side: those of the first round are on every other line, any other one is in the middle of
    /// the tie that it comes from.
    fn row(round: usize, side: usize) -> usize {
        // The middle of what lies below it: 0, 2, 4 ... then 1, 5, 9 ... then 3, 11, 19 ...
        (1 << round) - 1 + side * (2 << round)
    }

    fn column(&self, round: usize) -> usize {
        round * (self.name + GOALS + LINES)
    }

    fn draw(&self) -> String {
        let rounds = &self.bracket.rounds;
        let first = rounds.first().map_or(0, |round| round.ties.len());
        let mut canvas = vec![Vec::new(); first * 4];
        for (at, round) in rounds.iter().enumerate() {
            for (number, tie) in round.ties.iter().enumerate() {
                self.tie(&mut canvas, at, number, tie);
            }
        }
        let mut head = Vec::new();
        for (at, round) in rounds.iter().enumerate() {
            put(
                &mut head,
                self.column(at),
                &show::cut(&say::cup_round(round.teams, self.words), self.name + GOALS + LINES - 1),
            );
        }
        let lines = std::iter::once(&head).chain(&canvas);
        let text: Vec<String> =
            lines.map(|line| line.iter().collect::<String>().trim_end().to_owned()).collect();
        text.join("\n").trim_end().to_owned() + "\n"
    }

    fn tie(&self, canvas: &mut [Vec<char>], round: usize, number: usize, tie: &BracketTie) {
        let rows = [0, 1].map(|side| Self::row(round, 2 * number + side));
        for (side, row) in rows.into_iter().enumerate() {
            self.side(canvas, round, row, tie, side);
        }
        // Nobody lost to a bye: its line is as short as its tie.
        let knee = self.column(round) + self.name + GOALS + 1;
        let middle = usize::midpoint(rows[0], rows[1]);
        for (row, line) in canvas.iter_mut().enumerate().take(rows[1] + 1).skip(rows[0]) {
            let sign = match row {
                _ if row == rows[0] => '┐',
                _ if row == rows[1] => '┘',
                _ if row == middle => '├',
                _ => '│',
            };
            put(line, knee, &sign.to_string());
        }
        let is_final = round + 1 == self.bracket.rounds.len();
        put(&mut canvas[middle], knee + 1, "─");
        if is_final && let Some(winner) = tie.winner {
            let name = say::slot(self.competition, tie.sides[winner], self.words);
            put(&mut canvas[middle], self.column(round + 1), &show::cut(&name, self.name));
        }
    }

    fn side(&self, canvas: &mut [Vec<char>], round: usize, row: usize, tie: &BracketTie, side: usize) {
        let name = match tie.sides[side] {
            // It is the name on the line before, if anything is there.
            Slot::Winner(_) => String::new(),
            slot => say::slot(self.competition, slot, self.words),
        };
        let column = self.column(round);
        put(&mut canvas[row], column, &show::cut(&name, self.name));
        let goals = goals(self.competition, tie, side);
        let start = column + self.name + GOALS.saturating_sub(goals.chars().count());
        put(&mut canvas[row], start, &goals);
    }
}

/// Write over a line from a column on.
fn put(line: &mut Vec<char>, column: usize, text: &str) {
    let end = column + text.chars().count();
    if line.len() < end {
        line.resize(end, ' ');
    }
    for (at, sign) in text.chars().enumerate() {
        line[column + at] = sign;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_side_stands_in_the_middle_of_its_tie() {
        for round in 0..6 {
            for side in 0..8 {
                let [above, below] = [0, 1].map(|of| Tree::row(round, 2 * side + of));
                assert_eq!(Tree::row(round + 1, side), usize::midpoint(above, below));
            }
        }
    }
}
