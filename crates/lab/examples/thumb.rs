//! Plays the rule of thumb of the grid game against other players: `thumb SPEC OPPONENT MATCHES [SEED]`.

use std::time::{Duration, Instant};

use touchline_ai::{Computer, Level, Player as _, thumb};
use touchline_engine::{Choices, Game as _, Log, Node, Outcome, Pcg, Rng as _, Seat};
use touchline_grid::{Action, Event, Grid, State};
use touchline_lab::Eager as _;

/// Counts shots by seat.
#[derive(Default)]
struct Shots {
    seat: usize,
    shots: [u32; 2],
}

impl Log<Event> for Shots {
    fn note(&mut self, event: Event) {
        match event {
            Event::TurnBegins(_, seat, _) => self.seat = seat as usize,
            Event::Shot(_) => self.shots[self.seat] += 1,
            _ => {}
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [spec, opponent, matches, ..] = &words[..] else {
        println!("thumb SPEC OPPONENT MATCHES [SEED]");
        return;
    };
    let Ok(game) = Grid::from_text(spec) else {
        println!("no such rules: {spec}");
        return;
    };
    let matches: u64 = matches.parse().unwrap_or(10);
    let seed: u64 = words.get(3).and_then(|word| word.parse().ok()).unwrap_or(1);
    let mut total = [0_u64; 4];
    let (mut goals, mut shots) = ([0_u64; 2], [0_u64; 2]);
    let (mut thought, mut times, mut answers, mut turns) = (Duration::ZERO, 0_u64, 0_u64, 0_u64);
    let began = Instant::now();
    for number in 0..matches {
        let me = if number % 2 == 0 { Seat::Home } else { Seat::Away };
        let mut rng = Pcg::new(seed, number / 2);
        let mut other =
            Level::from_word(opponent).map(|level| Computer::new(level, seed, u64::MAX - number));
        let (mut s, mut legal) = (game.start(&()), Choices::new());
        let mut log = Shots::default();
        let mut rest: [Vec<Action>; 2] = [Vec::new(), Vec::new()];
        let outcome = loop {
            match game.node(&s) {
                Node::Over(outcome) => break outcome,
                Node::Chance => {
                    if let Some(call) = game.overlong(&s) {
                        game.call(&mut s, call, &mut log);
                    } else {
                        let faces = game.draws(&s).roll(&mut rng);
                        game.resolve(&mut s, faces.as_ref(), &mut log);
                    }
                    rest = [Vec::new(), Vec::new()];
                }
                Node::Decide(seat, _) => {
                    game.actions(&s, &mut legal);
                    let action = if let [only] = *legal {
                        if rest[seat as usize].last() == Some(&only) {
                            rest[seat as usize].pop();
                        }
                        only
                    } else if seat == me || opponent == "thumb" {
                        let kept = &mut rest[seat as usize];
                        match kept.pop() {
                            Some(action) if legal.contains(&action) => action,
                            _ => {
                                let then = Instant::now();
                                let whole = thumb(&game, &s);
                                thought += then.elapsed();
                                times += 1;
                                if std::env::var_os("TRACE").is_some() {
                                    let list = whole.as_ref().map(|whole| whole.answers.clone());
                                    let keeper = touchline_grid::marker::Marker::goalie(seat.other());
                                    println!(
                                        "{} {seat:?} points {} ball {:?} their goalie {:?}: {list:?}",
                                        s.turns,
                                        s.turn.points,
                                        (s.ball.at.x, s.ball.at.y, s.ball.hold),
                                        (s.at(keeper).x, s.at(keeper).y),
                                    );
                                }
                                let mut list = whole.map(|whole| whole.answers).unwrap_or_default();
                                answers += list.len() as u64;
                                list.reverse();
                                let first = list.pop().unwrap_or_default();
                                *kept = list;
                                if legal.contains(&first) { first } else { panic!("{first:?} is not legal") }
                            }
                        }
                    } else if let Some(computer) = &mut other {
                        computer.choose(&game, &game.view(&s, Some(seat)), seat, &legal)
                    } else {
                        eager(&game, &s, &legal, &mut rng)
                    };
                    game.act(&mut s, action, &mut log);
                }
            }
        };
        let column = match outcome {
            Outcome::Win(seat) if seat == me => 0,
            Outcome::Draw => 1,
            Outcome::Win(_) => 2,
            Outcome::Unfinished => 3,
        };
        total[column] += 1;
        turns += u64::from(s.turns);
        for (i, seat) in [me, me.other()].into_iter().enumerate() {
            goals[i] += u64::from(s.score[seat]);
            shots[i] += u64::from(log.shots[seat as usize]);
        }
    }
    let all = matches as f64;
    println!(
        "{spec} thumb against {opponent}: {:.1} % of {matches} (+{} ={} -{}, unfinished {}), goals {}-{}, \
         shots a match {:.1}-{:.1}, turns {:.0}, {:.0} us a plan ({:.1} answers), {:.1} ms a match",
        100.0 * (total[0] as f64 + 0.5 * (total[1] + total[3]) as f64) / all,
        total[0],
        total[1],
        total[2],
        total[3],
        goals[0],
        goals[1],
        shots[0] as f64 / all,
        shots[1] as f64 / all,
        turns as f64 / all,
        thought.as_secs_f64() * 1e6 / times.max(1) as f64,
        answers as f64 / times.max(1) as f64,
        began.elapsed().as_secs_f64() * 1e3 / all,
    );
}

/// The eager player of the lab.
fn eager(game: &Grid, s: &State, legal: &[Action], rng: &mut Pcg) -> Action {
    let mut left = rng.below(legal.iter().map(|action| game.weight(s, *action)).sum());
    for action in legal {
        let weight = game.weight(s, *action);
        if left < weight {
            return *action;
        }
        left -= weight;
    }
    legal[0]
}
