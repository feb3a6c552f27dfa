//! The best whole actions at a computer player's level, and why.

use touchline_ai::{Explain, Hint, Level, Suggestion};
use touchline_engine::{Driver, Seat};
use touchline_words::Words;

use super::ask::{Eyes, listed};
use super::cards::Cards;
use crate::columns::wrap;

/// The widest line.
const WIDTH: usize = 72;
/// The width of an answer's number.
const MARGIN: usize = 5;

/// The best whole actions from the current question on, best first, and why the first is best. Only the
/// seat's view is judged; `eyes` says which answers are numbered on the screen.
pub(super) fn lines<G: Explain + Cards>(
    driver: &Driver<G>,
    words: &Words,
    level: Level,
    seat: Seat,
    eyes: Eyes,
) -> Vec<String> {
    let game = driver.game();
    let Some(hint) = game.hint(level, &game.view(driver.state(), Some(seat))) else { return Vec::new() };
    let Hint { ways, shares, reason, .. } = hint;
    let numbers = listed(driver, eyes);
    let title = format!("As {level} sees it:");
    let first = |way: &Suggestion<G::Action>| way.answers.first().map(|first| game.write_action(*first));
    let longest = ways.iter().filter_map(first).map(|action| action.chars().count()).max().unwrap_or(0);
    let width = longest.max(title.len() - MARGIN);
    let mut lines = vec![format!("{title:<0$}  winning chance   won drawn lost   goals", MARGIN + width)];
    for (at, way) in ways.iter().enumerate() {
        let Some(begins) = way.answers.first() else { continue };
        let number = numbers.iter().find(|listed| listed.action == *begins);
        let number = number.map_or(String::new(), |listed| listed.label.to_string());
        let value = way.value.seen_by(seat);
        let [won, drawn, lost] = [value.win, value.draw, value.loss].map(|chance| chance * 100.0);
        let chance = way.value.points(seat) * 100.0;
        let behind = if way.behind >= 0.0005 { format!("{:.1}", -100.0 * way.behind) } else { String::new() };
        let action = game.write_action(*begins);
        lines.push(format!(
            "{number:>3}  {action:<width$}  {chance:>5.1} % {behind:>6}   {won:>3.0} {drawn:>5.0} {lost:>4.0}   {:>+5.2}",
            value.goals
        ));
        if way.answers.len() > 1 {
            let rest: Vec<String> =
                way.answers[1..].iter().map(|action| game.write_action(*action)).collect();
            let rest = wrap(&format!("then {}", rest.join("; ")), WIDTH);
            lines.extend(rest.into_iter().map(|line| format!("{:MARGIN$}{line}", "")));
        }
        if let Some(weight) = shares.as_ref().and_then(|shares| shares.weights.get(at).zip(Some(shares.of))) {
            lines.push(format!("{:MARGIN$}choose it {} times out of {}", "", weight.0, weight.1));
        }
    }
    lines.extend(wrap(&words.say(&reason), WIDTH));
    lines
}
