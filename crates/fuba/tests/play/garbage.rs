//! Garbage input: nothing panics, and what is accepted can be played.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::common::facts;
use crate::common::random::{DECIMATED, EDITIONS, Walk, advanced_specs, below, game, pick, specs};
use touchline_engine::{Notation, Pcg, Rng, Spec};
use touchline_fuba::{Fuba, State};

/// Positions of every kind, as text.
fn positions(game: Fuba) -> Vec<String> {
    let mut all = Vec::new();
    let advanced = facts::is_advanced(&game);
    let whole = (0..if advanced { 3 } else { 8 }).map(|seed| Walk::new(game, 300 + seed));
    let decimated = DECIMATED.map(|position| Walk::at(game, position, 400));
    for mut walk in whole.chain(decimated) {
        while walk.step().is_some() {
            all.push(game.write_state(&walk.state));
        }
    }
    all
}

/// Words of the notation, inserted where they do not belong.
const WORDS: [&str; 96] = [
    "home",
    "away",
    "ALC",
    "APA",
    "ARC",
    "AFR",
    "CE",
    "BPA",
    "BRC",
    "BFR",
    "SPOT",
    "GK",
    "HAND",
    "0",
    "1",
    "2",
    "6",
    "9",
    "10",
    "-",
    "+5",
    "none",
    "corner",
    "free-kick",
    "kick-off",
    "goal-kick",
    "penalty",
    "open",
    "extra-home",
    "no-actions",
    "turn.0",
    "turn.4",
    "turn.9",
    "target",
    "dice",
    "half.2",
    "movement.home.forward",
    "action.away.1",
    "free",
    "moved",
    "turn.5",
    "turn.6",
    "turn.7",
    "lost",
    "handicap",
    "goal-kick-waits",
    "moves:2-1",
    "moves-home-2",
    "no-defence-away",
    "check-result",
    "new-value",
    "event-moves.home",
    "fetch",
    "start-free.away",
    "sequence.home.3",
    "maybe-press.away",
    "slow-moves.home",
    "closest.home",
    "move+position",
    "ball",
    "substitute",
    "4/4/2-0/0/0",
    "home-tired",
    "away-outside,home-hurt",
    "3-3",
    "10010-00200",
    "easy/normal/normal-aggressive/aggressive/aggressive",
    "tackle+!actor:none",
    "!high-condition+~stopper",
    "storm",
    "wind",
    "kept",
    "risk:3",
    "tally:40",
    "press:aggressive",
    "sweep:home",
    "fans:home:CE",
    "played:home:tackle",
    "moves-roll.home",
    "weather",
    "tiredness.home",
    "lose-point.away",
    "maybe-substitute.home",
    "substitution.away.2",
    "gain-point.home",
    "injury.home.0",
    "choose-injured.away.0",
    "injury-roll.home.CE",
    "replace.away.CE",
    "maybe-slow-play",
    "advanced-event",
    "roll-off",
    "lose-card.home",
    "draw-card.away",
    "window.save.home",
    "skill-choice.home.box-to-box",
];

/// A line with one to three small errors.
fn damaged(text: &str, rng: &mut Pcg) -> String {
    let mut line = text.to_owned();
    for _ in 0..=rng.below(3) {
        line = accident(&line, rng);
    }
    line
}

fn accident(text: &str, rng: &mut Pcg) -> String {
    let chars: Vec<char> = text.chars().collect();
    let at = below(chars.len() + 1, rng);
    let (before, after): (String, String) = (chars[..at].iter().collect(), chars[at..].iter().collect());
    let rest: String = after.chars().skip(1).collect();
    match rng.below(8) {
        0 => before + &rest,
        1 => format!("{before}{}{after}", odd(rng)),
        2 => format!("{before}{}{rest}", odd(rng)),
        3 => swap(text, " ", rng),
        4 => swap(text, ",", rng),
        // A field of the same position is dropped.
        5 => {
            let mut fields: Vec<&str> = text.split(' ').collect();
            fields.remove(below(fields.len(), rng));
            fields.join(" ")
        }
        // One word replaces another: the error that leaves the most to check.
        _ => replace_word(text, rng),
    }
}

fn odd(rng: &mut Pcg) -> char {
    const ODD: [char; 16] =
        ['0', '1', '5', '9', 'A', 'B', '=', ':', ',', '.', ' ', '-', '>', '+', 'é', '\u{0}'];
    pick(&ODD, rng)
}

fn swap(text: &str, mark: &str, rng: &mut Pcg) -> String {
    let mut parts: Vec<&str> = text.split(mark).collect();
    let (a, b) = (below(parts.len(), rng), below(parts.len(), rng));
    parts.swap(a, b);
    parts.join(mark)
}

fn replace_word(text: &str, rng: &mut Pcg) -> String {
    let is_mark = |c: char| matches!(c, ' ' | '=' | ',' | ':' | '>');
    let starts: Vec<usize> =
        text.char_indices().filter(|(_, c)| is_mark(*c)).map(|(i, c)| i + c.len_utf8()).collect();
    if starts.is_empty() {
        return pick(&WORDS, rng).to_owned();
    }
    let from = pick(&starts, rng);
    let to = text[from..].find(is_mark).map_or(text.len(), |i| from + i);
    format!("{}{}{}", &text[..from], pick(&WORDS, rng), &text[to..])
}

/// What goes wrong when a position is played on, if anything does.
fn fault(game: Fuba, state: State, seed: u64) -> Option<String> {
    let play = || {
        let mut walk = Walk::from(game, state, seed);
        sound(&game, &walk.state);
        for _ in 0..200 {
            if walk.step().is_none() {
                break;
            }
            sound(&game, &walk.state);
        }
    };
    let error = catch_unwind(AssertUnwindSafe(play)).err()?;
    let text = error.downcast_ref::<String>().cloned();
    Some(text.or_else(|| error.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default())
}

/// What holds wherever a match was begun.
fn sound(game: &Fuba, s: &State) {
    facts::material(game, s);
    facts::clock(game, s);
    facts::choices(game, s);
    facts::ball_is_held(game, s);
}

/// Positions that were once found by the test below, each cut down to what is wrong with it.
const HOLES: [(&str, &str); 12] = [
    (
        "a minute before the first kick-off",
        "home=4-4-2,AFR:10 away=4-4-2,BFR:9,CE:1 ball=CE:3:away clock=0:24",
    ),
    (
        "a new value without dice",
        "home=4-4-2,CE:10 away=4-4-2,CE:10 ball=CE:3:home next=turn.4,new-value,closest.home",
    ),
    ("dice of 0 when the check begins", "home=4-4-2,CE:10 away=4-4-2,CE:10 ball=CE:3:home next=turn.3"),
    (
        "an action to come with nobody at the ball, seen during free movements of the other team",
        "home=4-4-2,AFR:10 away=4-4-2,BFR:10 ball=CE:3:home \
         turn=5,open,BLC,home,AFR>CE,53,0-0,away,+0,none,none-none steps=11,0,no,0,still,0000000000000,0000000000000 \
         next=turn.5,first-action.home,action.away.1,free-movement.away",
    ),
    (
        "second actions to come with nobody at the ball",
        "home=4-4-2,AFR:10 away=4-4-2,BFR:10 ball=CE:3:home turn=5,open,BLC,home,AFR>CE,53,0-0,away,+0,none,move-move \
         steps=1,1,no,0,still,0000000000000,0000000000000 next=turn.5,movement.away.forward",
    ),
    (
        "a target chosen in the middle of the actions",
        "home=4-4-2,CE:10 away=4-4-2,CE:10 ball=CE:3:home turn=5,open,BLC,home,CE>CE,53,0-0,away,+0,none,move-move \
         next=turn.5,target",
    ),
    (
        "a turn step that does not exist: a turn begins without a restart or a player at the ball",
        "home=4-4-2,HAND:10 away=4-4-2,HAND:10 ball=CE:1:home clock=0:0 secret=home:6-2-2 \
         next=turn.9,show-formations,formation.away",
    ),
    (
        "a turn begins with players in hand",
        "home=4-4-2,HAND:4,CE:6 away=4-4-2,HAND:10 ball=CE:1:home clock=1:10",
    ),
    (
        "a free kick under other business, in open play",
        "home=4-4-2,GK:BRC,APA:10 away=4-4-2,BRC:10 ball=BRC:2:home \
         turn=7,open,ALC,away,BLW>BRC,11,1-6,away,+1,none,none-none next=free-kick",
    ),
    (
        "an adjustment at a kick-off without two players in the centre",
        "home=4-4-2,APA:10 away=4-4-2,BFR:10 ball=CE:1:home turn=1,kick-off,BLC,home,CE>CE,00,0-0,home,+0,none,none-none \
         next=turn.0,start-adjust.home,place.away.BFR",
    ),
    (
        "the corner spot in the middle of a turn",
        "home=4-4-2,AFR:9,SPOT:1 away=4-4-2,BFR:10 ball=SPOT:1:home \
         turn=1,corner,BRC,home,CE>BFR,54,0-0,away,+0,none,none-none next=turn.0,adjust.home,turn.4",
    ),
    (
        "a corner kick whose turn ends before it begins",
        "home=4-4-2,AFR:9,SPOT:1 away=4-4-2,GK:BPA,HAND:10 ball=SPOT:1:home \
         turn=1,corner,BRC,home,CE>BFR,54,0-0,away,+0,none,none-none next=turn.9,start-adjust.home,place-keeper.away",
    ),
];

/// The same of the older editions.
const OLDER_HOLES: [(&str, &str, &str); 9] = [
    (
        "fuba:2.0",
        "pressing by a team with nobody at the ball",
        "home=4-4-2,AFR:10 away=4-4-2,CE:10 ball=CE:3:away \
         turn=5,open,BRC,away,BFR>CE,46,5-1,away,+0,none,none-none next=turn.7,sequence.home.5,pressing.home.1",
    ),
    (
        "fuba:2.0",
        "the question whether to press, with nobody at the ball",
        "home=4-4-2,AFR:10 away=4-4-2,CE:10 ball=CE:3:away \
         turn=5,open,BRC,away,BFR>CE,46,5-1,away,+0,none,none-none next=turn.7,sequence.home.5,maybe-press.home",
    ),
    (
        "fuba:2.0",
        "players to place with nobody in hand",
        "home=4-4-2,ALC:10 away=4-4-2,AFR:10 ball=CE:1:away \
         turn=27,kick-off,BLC,away,AFR>BPA,62,0-1,home,+0,none,none-none next=turn.0,start-adjust.away,set-up.home,place.away.CE",
    ),
    (
        "fuba:2.0",
        "a target chosen by a team that did not begin the turn",
        "home=4-4-2,ALC:10 away=4-4-2,CE:10 ball=CE:1:away \
         turn=2,kick-off,BLC,home,CE>CE,00,0-0,home,+0,none,none-none next=turn.1,target",
    ),
    (
        "fuba:2.0",
        "moves by an event with nobody at the ball",
        "home=4-4-2,BRC:10 away=4-4-2,BRC:10 ball=BLW:1:home \
         turn=27,open,BLC,home,BLC>BLW,33,0-0,home,+0,none,none-none steps=1,0,no,0,still,0000000000000,0000000000000 \
         next=turn.5,new-value,event-moves.home",
    ),
    (
        "fuba:2.0",
        "a goalkeeper to place after players that stand already",
        "home=4-4-2,ALC:10 away=4-4-2,ALC:10 ball=SPOT:1:away \
         turn=31,corner,ARC,home,APA>ARC,14,0-0,home,+0,none,none-none next=turn.0,start-adjust.away,set-up.home,place-keeper.away",
    ),
    (
        "fuba:2.0",
        "players to place at a corner kick that nobody takes",
        "home=4-4-2,ALC:8,HAND:2 away=4-4-2,BRW:10 ball=SPOT:1:home \
         turn=33,corner,BLC,home,BFR>BLC,24,0-1,home,+0,none,none-none next=turn.0,start-adjust.home,set-up.away,place.home.AFR",
    ),
    (
        "fuba:2.1",
        "a slow goal kick with nobody at the ball",
        "home=4-4-2,AFR:10 away=4-4-2,GK:AFR,APA:10 ball=BPA:1:away \
         turn=10,goal-kick,BLC,away,BPA>BPA,00,0-0,home,+0,none,none-none next=turn.1,target,slow-kick",
    ),
    (
        "fuba:2.0",
        "a shot by the team without the ball",
        "home=4-4-2,AFR:10 away=4-4-2,BFR:10 ball=BFR:3:away \
         turn=5,open,BRC,away,BFR>BFR,46,5-1,away,+0,none,none-none next=turn.7,sequence.home.1,maybe-shoot.home",
    ),
];

#[test]
fn holes_found_before_stay_closed() {
    let mut open = Vec::new();
    let newest = HOLES.map(|(what, position)| ("fuba:3.0", what, position));
    for (spec, what, position) in newest.into_iter().chain(OLDER_HOLES) {
        let game = game(spec);
        if let Ok(state) = game.read_state(position) {
            let fault = (0..300).find_map(|seed| fault(game, state, seed));
            open.extend(fault.map(|fault| format!("{spec}, {what}: {fault}\n  from {position}")));
        }
    }
    assert!(open.is_empty(), "{}", open.join("\n"));
    let refused = |(spec, _, position): &(&str, &str, &str)| game(spec).read_state(position).is_err();
    assert!(OLDER_HOLES.iter().all(refused), "each of these is refused");
}

/// The same under the advanced rules.
#[test]
fn damaged_positions_of_advanced_rules_are_refused_or_playable() {
    for spec in advanced_specs() {
        let whole = spec.contains("+all");
        refused_or_playable(&spec, if whole { 12_000 } else { 1_500 });
    }
}

#[test]
fn damaged_positions_are_refused_or_playable() {
    EDITIONS
        .into_iter()
        .for_each(|spec| refused_or_playable(spec, if spec == "fuba:3.0" { 100_000 } else { 60_000 }));
}

fn refused_or_playable(spec: &str, tries: u64) {
    let mut rng = Pcg::new(2026, 1);
    let game = game(spec);
    let all = positions(game);
    let (mut accepted, mut holes) = (0, Vec::new());
    for seed in 0..tries {
        let line = damaged(&all[below(all.len(), &mut rng)], &mut rng);
        let Ok(state) = game.read_state(&line) else { continue };
        accepted += 1;
        holes.extend(fault(game, state, seed).map(|fault| format!("{fault}\n  from {line}")));
    }
    assert!(
        accepted > tries / 30,
        "{spec}: only {accepted} damaged positions were accepted: the test says little"
    );
    let shown = holes.iter().take(20).cloned().collect::<Vec<_>>().join("\n");
    assert!(holes.is_empty(), "{spec}: {} holes in {accepted} positions\n{shown}", holes.len());
}

#[test]
fn what_is_accepted_reads_back() {
    EDITIONS.into_iter().for_each(|spec| accepted_reads_back(game(spec)));
}

fn accepted_reads_back(game: Fuba) {
    let mut rng = Pcg::new(2027, 1);
    let all = positions(game);
    for _ in 0..30_000 {
        let line = damaged(&all[below(all.len(), &mut rng)], &mut rng);
        if let Ok(state) = game.read_state(&line) {
            let text = game.write_state(&state);
            assert_eq!(game.read_state(&text), Ok(state), "{line}\n{text}");
        }
    }
}

#[test]
fn damaged_positions_are_read_without_panic() {
    let mut rng = Pcg::new(2031, 1);
    for spec in specs() {
        let game = game(&spec);
        let all = positions(game);
        let read = |_| game.read_state(&damaged(&all[below(all.len(), &mut rng)], &mut rng)).is_ok();
        let accepted = (0..20_000).map(read).filter(|ok| *ok).count();
        assert!(accepted > 1_000, "{accepted}");
    }
}

#[test]
fn damaged_actions_and_calls_are_read_without_panic() {
    EDITIONS.into_iter().for_each(|spec| actions_and_calls_read(game(spec)));
}

fn actions_and_calls_read(game: Fuba) {
    let mut rng = Pcg::new(2028, 1);
    let mut walk = Walk::new(game, 1);
    let mut phrases: Vec<String> =
        ["resign home", "time-out away", "draw", "whistle", "abandon", "adjudicate draw"]
            .map(|call| format!("call {call}"))
            .into();
    while walk.step().is_some() {
        phrases.extend(walk.legal().into_iter().map(|action| game.write_action(action)));
    }
    for _ in 0..50_000 {
        let phrase = damaged(&phrases[below(phrases.len(), &mut rng)], &mut rng);
        let action = game.read_action(&phrase);
        if let Ok(action) = action {
            assert_eq!(game.read_action(&game.write_action(action)), Ok(action), "{phrase}");
        }
        if let Ok(call) = game.read_call(&phrase) {
            assert_eq!(game.read_call(&game.write_call(call)), Ok(call), "{phrase}");
        }
        let _ = game.read_input(&phrase);
    }
}

#[test]
fn damaged_specs_are_read_without_panic() {
    let mut rng = Pcg::new(2029, 1);
    let all = specs();
    for _ in 0..100_000 {
        let text = damaged(&all[below(all.len(), &mut rng)], &mut rng);
        if let Ok(game) = Fuba::from_text(&text) {
            assert_eq!(Fuba::from_text(&game.spec().to_string()), Ok(game), "{text}");
        }
        let _ = Spec::parse(&text);
    }
}

#[test]
fn noise_is_read_without_panic() {
    let mut rng = Pcg::new(2030, 1);
    let game = game("fuba:3.0");
    for _ in 0..50_000 {
        let bytes: Vec<u8> = (0..rng.below(80)).map(|_| rng.next_u32().to_le_bytes()[0]).collect();
        let text = String::from_utf8_lossy(&bytes);
        assert!(game.read_state(&text).is_err());
        let _ = (game.read_action(&text), game.read_call(&text), game.read_input(&text));
        let _ = (Fuba::from_text(&text), Spec::parse(&text));
    }
    assert!(game.read_state(&"home=".repeat(100_000)).is_err());
    assert!(game.read_action(&"move ".repeat(100_000)).is_err());
    assert!(Fuba::from_text(&"fuba:3.0".repeat(100_000)).is_err());
}
