//! Bad moves of earlier players, as positions: what `coach:3` plays there now. `named_positions.txt` holds
//! the positions; `cargo test -p touchline-ai --release what_is_played -- --ignored --nocapture` prints the
//! answers as a table.

use touchline_ai::{Computer, Evaluate, Level, Player as _};
use touchline_engine::{BySeat, Choices, Game, Node, Notation as _, Pcg, Seat, Spec};
use touchline_fuba::Fuba;
use touchline_grid::Grid;

const POSITIONS: &str = include_str!("named_positions.txt");

fn coach(seed: u64, stream: u64) -> Computer {
    Computer::new(Level::Coach(3), seed, stream)
}

fn fuba(spec: &str) -> Fuba {
    Fuba::from_spec(&Spec::parse(spec).unwrap()).unwrap()
}

/// The rules and positions of one kind.
fn positions(kind: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    POSITIONS.lines().filter_map(move |line| {
        let (name, rest) = line.split_once('\t')?;
        rest.split_once('\t').filter(|_| name == kind)
    })
}

/// What a seat played, and where it led.
struct Played {
    seat: Seat,
    answers: Vec<String>,
    after: String,
}

/// Let `coach:3` answer for the seat that is asked, until the dice or the other seat have their turn.
fn played<G: Evaluate>(game: &G, position: &str) -> Played {
    let mut s = game.read_state(position).unwrap();
    let Node::Decide(seat, _) = game.node(&s) else { panic!("nobody is asked in {position}") };
    let (mut player, mut choices, mut answers) = (coach(1, 1), Choices::new(), Vec::new());
    while matches!(game.node(&s), Node::Decide(asked, _) if asked == seat) {
        game.actions(&s, &mut choices);
        let action = player.choose(game, &game.view(&s, Some(seat)), seat, &choices);
        answers.push(game.write_action(action));
        game.act(&mut s, action, &mut ());
    }
    Played { seat, answers, after: game.write_state(&s) }
}

/// The same for every position of a kind.
fn all_played(kind: &str) -> Vec<Played> {
    let of = |(spec, position): (&str, &str)| {
        if spec.starts_with("grid:") {
            played(&Grid::from_text(spec).unwrap(), position)
        } else {
            played(&fuba(spec), position)
        }
    };
    let all: Vec<Played> = positions(kind).map(of).collect();
    assert!(!all.is_empty(), "no positions of {kind}");
    all
}

/// How many men of a seat stand in an area.
fn men(position: &str, seat: Seat, area: &str) -> u32 {
    pieces(position, seat).filter(|(at, _)| *at == area).map(|(_, many)| many.parse::<u32>().unwrap()).sum()
}

/// The area of a seat's keeper.
fn keeper(position: &str, seat: Seat) -> &str {
    pieces(position, seat).find(|(name, _)| *name == "GK").unwrap().1
}

/// `GK:APA`, `AFR:3` and so on.
fn pieces(position: &str, seat: Seat) -> impl Iterator<Item = (&str, &str)> {
    let team = format!("{}=", seat.word());
    let words = position.split_whitespace().find_map(|word| word.strip_prefix(&team)).unwrap();
    words.split(',').filter_map(|piece| piece.split_once(':'))
}

/// The first letter of the areas of a seat's own half.
fn half(seat: Seat) -> &'static str {
    match seat {
        Seat::Home => "A",
        Seat::Away => "B",
    }
}

/// Whether the keeper stands in its own penalty area or just before it.
fn is_at_home(keeper: &str, seat: Seat) -> bool {
    ["PA", "FR"].iter().any(|area| keeper == format!("{}{area}", half(seat)))
}

#[test]
fn at_a_corner_kick_the_men_do_not_hide_in_their_own_corner() {
    for Played { seat, after, .. } in all_played("corner") {
        for corner in ["LC", "RC"] {
            let hidden = men(&after, seat, &format!("{}{corner}", half(seat)));
            assert!(hidden <= 4, "{hidden} in {after}");
        }
    }
}

#[test]
fn at_a_corner_kick_the_keeper_stays_at_its_goal() {
    for Played { seat, after, .. } in all_played("corner") {
        assert!(is_at_home(keeper(&after, seat), seat), "{after}");
    }
}

#[test]
fn at_kick_off_not_everybody_stands_in_the_centre() {
    for Played { seat, after, .. } in all_played("kick-off") {
        let centre = men(&after, seat, "CE");
        assert!(centre <= 6, "{centre} in {after}");
    }
}

#[test]
fn a_keeper_does_not_wander_to_the_wing() {
    for Played { seat, after, .. } in all_played("wing") {
        let at = keeper(&after, seat);
        assert!(!at.ends_with("LW") && !at.ends_with("RW"), "{at} in {after}");
    }
}

/// Every position has the ball within reach and four points or more beyond the way to it. Keeping the ball
/// can be right, but hardly ever in all of them.
#[test]
fn who_reaches_the_ball_kicks_it() {
    let all = all_played("kick");
    let kicked = |played: &&Played| played.answers.iter().any(|answer| answer.starts_with("kick"));
    let kicks = all.iter().filter(kicked).count();
    assert!(4 * kicks >= 3 * all.len(), "{kicks} of {}", all.len());
}

/// Play both seats until `until` says that it is enough; returns the position.
fn play_until(game: &Fuba, seed: u64, until: impl Fn(&str) -> bool) -> String {
    let mut s = game.start(&<Fuba as Game>::Terms::default());
    let mut players = BySeat::new(coach(seed, 1), coach(seed, 2));
    let (mut dice, mut choices) = (Pcg::new(seed, 0), Choices::new());
    loop {
        let text = game.write_state(&s);
        match game.node(&s) {
            _ if until(&text) => return text,
            Node::Over(_) => return text,
            Node::Decide(seat, _) => {
                game.actions(&s, &mut choices);
                let action = players[seat].choose(game, &game.view(&s, Some(seat)), seat, &choices);
                game.act(&mut s, action, &mut ());
            }
            Node::Chance => {
                let faces = game.draws(&s).roll(&mut dice);
                game.resolve(&mut s, faces.as_ref(), &mut ());
            }
        }
    }
}

/// The half and minute of a position.
fn minute(position: &str) -> (u32, u32) {
    let clock = position.split_whitespace().find_map(|word| word.strip_prefix("clock=")).unwrap();
    let (half, minute) = clock.split_once(':').unwrap();
    let minute = minute.split_once('+').map_or(minute, |(minute, _)| minute);
    (half.parse().unwrap(), minute.parse().unwrap())
}

/// Formation and cards are secret at first: whoever always chooses the same ones is foretold.
#[test]
fn formations_and_cards_differ_from_match_to_match() {
    let game = fuba("fuba:3.0+all");
    let chosen = |seed| {
        let text = play_until(&game, seed, |text| minute(text) >= (1, 1));
        let word = |key: &str| text.split_whitespace().find(|word| word.starts_with(key)).unwrap().to_owned();
        let formation = word("home=").split(',').next().unwrap().to_owned();
        (formation, word("skills=").split(':').next().unwrap().to_owned())
    };
    let all: Vec<(String, String)> = (1..=12).map(chosen).collect();
    assert!(all.iter().any(|(formation, _)| *formation != all[0].0), "always {}", all[0].0);
    assert!(all.iter().any(|(_, cards)| *cards != all[0].1), "always {}", all[0].1);
}

#[test]
fn substitutions_last_longer_than_thirteen_minutes() {
    let game = fuba("fuba:3.0+all");
    let used = |seed| {
        let text = play_until(&game, seed, |text| minute(text) > (1, 13));
        let used = text.split_whitespace().find_map(|word| word.strip_prefix("subs="));
        used.map_or(0, |used| used.split('-').filter(|many| *many == "3").count())
    };
    let gone: usize = (1..=4).map(used).sum();
    assert!(gone <= 4, "all substitutions of {gone} of 8 teams are gone");
}

#[test]
#[ignore = "prints a table"]
fn what_is_played() {
    println!("| what went wrong | seat | played now |\n| --- | --- | --- |");
    for kind in ["corner", "kick-off", "wing", "kick"] {
        for Played { seat, answers, .. } in all_played(kind) {
            println!("| {kind} | {} | {} |", seat.word(), answers.join("; "));
        }
    }
}
