//! Turns the numbers into a report of notation and messages.

use touchline_engine::{Arg, BySeat, Input, Message, Node, Seat};

use super::course::Course;
use super::verdict::{Choice, Dice, On, Verdict, for_home};
use super::{Alternative, Analysis, Answer, Decision, JudgedInput, Kind, Rating, Roll, Shot, TeamSummary};
use super::{balance, field, goals, outcome};
use crate::{Level, Watch};

/// The report of a course whose steps have been judged. `worths` holds home's winning chance in every
/// position.
pub(crate) fn tell<G: Watch>(
    course: &Course<G>,
    level: Level,
    worths: &[f64],
    verdicts: &[Verdict<G::Action>],
) -> Analysis {
    let game = course.game();
    let dice: Vec<&Dice> = verdicts.iter().filter_map(|verdict| dice(&verdict.on)).collect();
    let steps: Vec<JudgedInput> =
        (0..course.len()).map(|number| step(course, worths, &dice, number, &verdicts[number])).collect();
    let shots = shots(course);
    let turns = field::turns(course, worths, &shots);
    let pitch = field::heat(course, &turns);
    let mut analysis = Analysis {
        spec: game.spec().to_string(),
        level,
        names: course.names().clone(),
        outcome: outcome(course),
        score: BySeat(game.score(course.last())),
        balance: balance::balance(worths, verdicts, &course.turns()),
        sides: BySeat::default(),
        steps,
        turns,
        shots,
        pitch,
        played_out: Vec::new(),
    };
    analysis.sides = BySeat(Seat::ALL.map(|seat| side(game, &analysis, seat)));
    analysis
}

fn dice<A>(on: &On<A>) -> Option<&Dice> {
    match on {
        On::Dice(dice) => Some(dice),
        On::Choice(_) | On::Call => None,
    }
}

fn step<G: Watch>(
    course: &Course<G>,
    worths: &[f64],
    all: &[&Dice],
    number: usize,
    verdict: &Verdict<G::Action>,
) -> JudgedInput {
    let (game, s, input) = (course.game(), &course.states()[number], &course.inputs()[number]);
    let after = worths[number + 1];
    let kind = match (&verdict.on, input) {
        (On::Choice(choice), Input::Act(_)) => Kind::Decision(decision(game, s, choice, after)),
        (On::Dice(dice), _) => Kind::Roll(roll(game, s, all, dice)),
        (On::Choice(_) | On::Call, _) => Kind::Call,
    };
    JudgedInput {
        at: field::moment(game, s),
        position: game.write_state(s),
        input: game.write_input(input),
        before: worths[number],
        after,
        reassessment: verdict.reassessment,
        kind,
    }
}

fn decision<G: Watch>(game: &G, s: &G::State, choice: &Choice<G::Action>, after: f64) -> Decision {
    let seat = choice.seat;
    let asked = match game.node(s) {
        Node::Decide(seat, decision) => game.say_question(s, seat, &decision),
        Node::Chance | Node::Over(_) => Message::new("due-nothing"),
    };
    // What was not compared is worth what it led to.
    let [chosen, best] = choice.worths.unwrap_or([0.5 + for_home(seat, after - 0.5); 2]);
    Decision {
        seat,
        asked,
        legal: choice.legal,
        is_told: choice.is_told,
        chosen: alternative(game, &choice.chosen, chosen),
        best: alternative(game, choice.better.as_ref().unwrap_or(&choice.chosen), best),
        loss: choice.loss,
        margin: choice.margin,
    }
}

fn alternative<G: Watch>(game: &G, answers: &[G::Action], worth: f64) -> Alternative {
    let mut all = answers
        .iter()
        .map(|action| Answer { action: game.write_action(*action), sentence: game.say_action(*action) });
    let first = all.next();
    let rest = all.collect();
    match first {
        Some(Answer { action, sentence }) => Alternative { action, sentence, rest, worth },
        None => Alternative { action: String::new(), sentence: Message::new("due-nothing"), rest, worth },
    }
}

fn roll<G: Watch>(game: &G, s: &G::State, all: &[&Dice], dice: &Dice) -> Roll {
    let due = game.say_roll(s);
    Roll {
        seat: whose(&due).unwrap_or_else(|| game.has_ball(s)),
        due,
        luck: dice.luck,
        variance: dice.variance,
        probability: dice.as_lucky_as(dice.luck),
        expected: all.iter().map(|other| other.as_lucky_as(dice.luck)).sum(),
    }
}

/// Whose dice they are, if the message says so.
fn whose(due: &Message) -> Option<Seat> {
    due.args.iter().find_map(|(name, arg)| match arg {
        Arg::Key(key) if *name == "seat" => Seat::from_word(key.strip_prefix("seat-")?),
        Arg::Key(_) | Arg::Text(_) | Arg::Number(_) => None,
    })
}

impl Dice {
    /// The probability of at least this much luck in the same direction. No luck at all has probability 1.
    fn as_lucky_as(&self, luck: f64) -> f64 {
        // Equal up to rounding counts as equal.
        let reaches = |other: f64| if luck < 0.0 { other <= luck + 1e-12 } else { other >= luck - 1e-12 };
        self.outcomes.iter().filter(|(other, _)| reaches(*other)).map(|(_, chance)| chance).sum()
    }
}

fn shots<G: Watch>(course: &Course<G>) -> Vec<Shot> {
    let game = course.game();
    let openings = goals::openings(course, |step| goals::goal_chance(game, &course.states()[step]));
    let shot = |opening: goals::Opening| {
        let s = &course.states()[opening.step];
        Shot {
            step: opening.step,
            at: field::moment(game, s),
            seat: opening.seat,
            cell: game.cell(s),
            chance: opening.chance,
            goal: opening.goal,
        }
    };
    openings.into_iter().map(shot).collect()
}

fn side<G: Watch>(game: &G, analysis: &Analysis, seat: Seat) -> TeamSummary {
    let mut side = TeamSummary { goals: analysis.score[seat], ..TeamSummary::default() };
    for shot in analysis.shots.iter().filter(|shot| shot.seat == seat) {
        side.shots += 1;
        side.expected_goals += shot.chance;
    }
    for (.., decision) in analysis.decisions().filter(|(.., decision)| decision.seat == seat) {
        side.decisions += 1;
        side.loss += decision.loss;
        if let Some(class) = decision.class() {
            side.mistakes += 1;
            side.classes[class as usize] += 1;
        }
    }
    if side.decisions > 0 {
        side.error_rate = 1000.0 * side.loss / f64::from(side.decisions);
        side.rating = Rating::of(side.error_rate, game.standards(analysis.level));
    }
    let mut variance = 0.0;
    for (.., roll) in analysis.rolls().filter(|(.., roll)| roll.seat == seat) {
        side.rolls += 1;
        side.luck += roll.luck_of(seat);
        variance += roll.variance;
    }
    side.luck_spread = variance.sqrt();
    side.thirds = field::thirds(&analysis.pitch, seat);
    side.possession = side.thirds.iter().sum();
    side
}
