//! The odds next to the answers, and the best mixture where both seats choose in secret.

use touchline_engine::{Describe, Driver, Message, Mixture, Odds, OddsKind};
use touchline_words::Words;

/// Anything less likely, in per cent, is left out: the list is to be read at a glance.
const RARE: u64 = 3;

/// The odds of each answer: `keep 63%, lose 32%; shot: goal 7%`.
pub(super) fn of_each<G: Describe>(
    words: &Words,
    driver: &Driver<G>,
    actions: impl Iterator<Item = G::Action>,
) -> Vec<String> {
    let (game, s) = (driver.game(), driver.state());
    let all: Vec<(Vec<Odds>, Vec<Odds>)> =
        actions.map(|action| (game.odds(s, action), game.turn_odds(s, action))).collect();
    // Odds that are the same for every answer help nobody choose.
    let with_odds = || all.iter().map(|(odds, _)| odds).filter(|odds| !odds.is_empty());
    let same = |told: &Odds| with_odds().count() > 1 && with_odds().all(|odds| odds.contains(told));
    let line = |(odds, turn): &(Vec<Odds>, Vec<Odds>)| {
        let tells = |told: &&Odds| told.kind == OddsKind::Outcome || !same(told);
        let now = list(words, odds.iter().filter(tells));
        let goal = |odds: &[Odds]| odds.iter().find(|told| told.is_goal()).copied();
        let planned = goal(turn).filter(|_| goal(odds).is_none());
        let shot = planned
            .map(|goal| words.say(&Message::new("odds-shot-then").text("odds", percent(words, &goal))));
        [Some(now).filter(|now| !now.is_empty()), shot].into_iter().flatten().collect::<Vec<_>>().join("; ")
    };
    all.iter().map(line).collect()
}

fn list<'a>(words: &Words, odds: impl Iterator<Item = &'a Odds>) -> String {
    let likely = odds.filter(|told| u128::from(told.ways) * 100 >= u128::from(told.of * RARE));
    likely.map(|told| percent(words, told)).collect::<Vec<_>>().join(", ")
}

/// `keep 67%`.
fn percent(words: &Words, told: &Odds) -> String {
    let (ways, of) = (u128::from(told.ways), u128::from(told.of.max(1)));
    format!("{} {}%", words.say_key(&format!("odds-{}", told.what)), (200 * ways + of) / (2 * of))
}

/// `Best mix: kick left 5/14, kick middle 2/7, kick right 5/14. This mix guarantees goal 64% (9/14), whatever
/// the opponent does.`
pub(super) fn advice<G: Describe>(words: &Words, game: &G, mixture: &Mixture<G::Action>) -> String {
    let given = mixture.answers.iter().filter(|(_, ways)| *ways > 0);
    let answers: Vec<String> = given
        .map(|(action, ways)| format!("{} {}", game.write_action(*action), fraction(*ways, mixture.of)))
        .collect();
    let value = &mixture.value;
    words.say(
        &Message::new("odds-mixture")
            .text("answers", answers.join(", "))
            .text("odds", percent(words, value))
            .text("share", fraction(value.ways, value.of)),
    )
}

/// In lowest terms.
fn fraction(ways: u64, of: u64) -> String {
    let (mut a, mut b) = (of, ways);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    format!("{}/{}", ways / a.max(1), of / a.max(1))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use touchline_engine::Notation;
    use touchline_fuba::Fuba;

    use super::*;

    fn at(position: &str) -> Driver<Fuba> {
        let game = Fuba::from_text("fuba:3.0").unwrap();
        Driver::from_state(game, game.read_state(position).unwrap())
    }

    #[test]
    fn a_target_is_told_with_the_shot_that_may_follow() {
        let driver = at(
            "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,BFR:4,BLW:2,CE:4 ball=CE:3:home clock=1:20",
        );
        let told = of_each(&Words::english(), &driver, driver.actions().iter().copied());
        assert_eq!(told[4], "keep 95%");
        assert_eq!(told.last().unwrap(), "keep 63%, lose 32%; shot: goal 7%");
    }

    #[test]
    fn a_penalty_is_told_with_advice() {
        let driver = at("home=4-4-2,GK:APA,BPA:1,CE:9 away=4-3-3,GK:BPA,CE:10 ball=BPA:1:home clock=1:20 \
             turn=5,penalty,BLC,home,CE>BPA,44,0-0,home,+0,none,none-none next=dive");
        let advice =
            advice(&Words::english(), driver.game(), &driver.game().mixture(driver.state()).unwrap());
        assert_eq!(
            advice,
            "Best mix: dive left 2/7, dive middle 3/7, dive right 2/7. This mix guarantees goal against 64% (9/14), \
             whatever the opponent does."
        );
    }
}
