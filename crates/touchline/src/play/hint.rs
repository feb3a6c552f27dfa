//! The best answers at a computer player's level.

use touchline_ai::{Advised, Evaluate, Level, Rated, advise};
use touchline_engine::{Driver, Seat};

use super::ask::{Eyes, listed};
use super::cards::Cards;
use crate::columns::wrap;

/// How many answers are shown.
const SHOWN: usize = 6;
/// The widest line of a plan.
const PLAN_WIDTH: usize = 72;
/// The width of an answer's number.
const MARGIN: usize = 5;

/// The best answers to the current question, best first. Only the seat's view is judged; `eyes` says which
/// answers are numbered on the screen.
pub(super) fn lines<G: Evaluate + Cards>(
    driver: &Driver<G>,
    level: Level,
    seat: Seat,
    eyes: Eyes,
) -> Vec<String> {
    let game = driver.game();
    let Advised { mut rated, plan } = advise(game, level, &game.view(driver.state(), Some(seat)));
    let worth = |rated: &Rated<G::Action>| game.worth(rated.value, seat);
    // Of equals, the one that is planned comes first.
    let is_planned = |rated: &Rated<G::Action>| plan.first() == Some(&rated.action);
    rated.sort_by(|a, b| worth(b).total_cmp(&worth(a)).then(is_planned(b).cmp(&is_planned(a))));
    let Some(best) = rated.first().map(worth) else { return Vec::new() };
    let numbers = listed(driver, eyes);
    let written: Vec<String> = rated.iter().map(|rated| game.write_action(rated.action)).collect();
    let title = format!("As {level} sees it:");
    let longest = written.iter().take(SHOWN).map(|action| action.chars().count()).max().unwrap_or(0);
    let width = longest.max(title.len() - MARGIN);
    let mut lines = vec![format!("{title:<0$}  winning chance   won drawn lost   goals", MARGIN + width)];
    for (rated, action) in rated.iter().zip(&written).take(SHOWN) {
        let number = numbers.iter().find(|listed| listed.action == rated.action);
        let number = number.map_or(String::new(), |listed| listed.label.to_string());
        let value = rated.value.seen_by(seat);
        let [won, drawn, lost] = [value.win, value.draw, value.loss].map(|chance| chance * 100.0);
        let chance = rated.value.points(seat) * 100.0;
        let behind = (worth(rated) - best) * 100.0;
        let behind = if behind <= -0.05 { format!("{behind:.1}") } else { String::new() };
        lines.push(format!(
            "{number:>3}  {action:<width$}  {chance:>5.1} % {behind:>6}   {won:>3.0} {drawn:>5.0} {lost:>4.0}   {:>+5.2}",
            value.goals
        ));
    }
    if rated.len() > SHOWN {
        lines.push(format!("     and {} more", rated.len() - SHOWN));
    }
    if plan.len() > 1 {
        let plan: Vec<String> = plan.iter().map(|action| game.write_action(*action)).collect();
        lines.extend(wrap(&format!("The whole plan: {}", plan.join("; ")), PLAN_WIDTH));
    }
    lines
}
