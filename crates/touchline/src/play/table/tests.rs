//! What a terminal shows to one person or two.

use std::sync::atomic::{AtomicUsize, Ordering};

use touchline_ai::{Level, Opponent};
use touchline_engine::Notation;
use touchline_fuba::advanced::skills::{Asked, Window};
use touchline_fuba::flow::Stage;
use touchline_fuba::{Fuba, Terms};
use touchline_grid::Grid;
use touchline_words::Words;

use super::*;
use crate::board::Paint;
use crate::entrant::Entrant;
use crate::play::seats::Player;

const WIPED: &str = "\x1b[2J\x1b[3J\x1b[H";

const SHARED: [Player; 2] = [Player::Human, Player::Human];
const ALONE: [Player; 2] = [Player::Human, Player::Computer(Entrant::of(Opponent::Plain(Level::Random)))];

/// What a terminal shows two people who share it.
fn shown(typed: &str, paint: Paint) -> String {
    let game = Fuba::from_text("fuba:3.0").expect("a spec");
    played(Driver::new(game, &Terms::default()), SHARED, typed, paint)
}

/// What a terminal shows of a match.
fn played<G: Explain + Board + Cards>(
    driver: Driver<G>,
    players: [Player; 2],
    typed: &str,
    paint: Paint,
) -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let mut out = Vec::new();
    let screen = Screen {
        input: typed.as_bytes(),
        out: &mut out,
        words: Words::english(),
        paint,
        width: || 116,
        terminal: true,
    };
    let name = format!("touchline-table-{}-{}.tlm", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let file = std::env::temp_dir().join(name);
    let mut table = TerminalTable {
        driver,
        screen,
        seats: Seats::new(players, 1, Duration::ZERO).expect("no programs"),
        dice: Seeded::new(1),
        seed: 1,
        typed_dice: true,
        kept: None,
        other_headers: Vec::new(),
        shown: None,
        unsaved: false,
        since_kept: Instant::now(),
        unkept_is_told: false,
        stop: Stop::default(),
        passing: [false; 2],
        private: None,
        held_back: Vec::new(),
        happened: Vec::new(),
        explained: None,
        ahead: VecDeque::new(),
    };
    table.begin_in(&file).expect("a free name");
    table.play().expect("played");
    let _ = std::fs::remove_file(&file);
    let name = file.display().to_string();
    String::from_utf8(out).expect("text").replace(&name, "FILE")
}

/// Home is asked in a window right before the target is chosen, with these cards in its hand.
fn in_a_window(cards: &str) -> Driver<Fuba> {
    let game = Fuba::from_text("fuba:3.0+condition+skills").expect("a spec");
    let position = format!(
        "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=CE:3:home clock=1:20 condition=4/4/2-4/4/2 \
         skills={cards}:!target-man"
    );
    let mut state = game.read_state(&position).expect("a position");
    state.agenda.push(Stage::Window(Window::NewValue, Asked { seat: Seat::Home, last: true }));
    Driver::from_state(game, state)
}

#[test]
fn a_secret_answer_is_wiped_however_it_was_given_and_with_or_without_colours() {
    for answer in ["formation 2-2-6", "2-2-6", "10", "auto"] {
        for paint in [Paint::Plain, Paint::Colour] {
            let told = shown(&format!("\n{answer}\n\n{answer}\nquit\n"), paint);
            let (home, rest) = told.split_once("hand the keyboard to Away").expect("handed over");
            assert!(home.contains(WIPED), "{answer} of home, {paint:?}");
            assert!(rest.contains(WIPED), "{answer} of away, {paint:?}");
        }
    }
}

#[test]
fn typed_dice_can_be_undone_until_they_fall() {
    let told = shown("\n4-4-2\n\n4-4-2\nundo\nhelp\n6 1\nundo\nquit\n", Paint::Plain);
    assert_eq!(
        told.matches("nothing to undo").count(),
        2,
        "not beyond the reveal, not beyond the dice: {told}"
    );
}

const WINDOW: &str = "play a skill after the new ball value is set, or pass with done.";
/// Hands of two that the opponent cannot distinguish, some with something to play now.
const HANDS: [&str; 4] =
    ["tackle+actor", "fanatic-fans+crossing", "stopper+short-passes", "catenaccio+shot-stopper"];

#[test]
fn two_people_at_one_screen_see_the_same_whatever_is_hidden() {
    for typed in [
        "quit\n",
        "done\nquit\n",
        "\nquit\n",
        "pass\nquit\n",
        "auto\nquit\n",
        "pass on\nquit\n",
        "board\nhelp\nnonsense\n7\nplay goal-poacher\ndone\nboard\nquit\n",
        "why\nwhy play tackle\nwhy done\ndone\nwhy\nquit\n",
    ] {
        let [first, others @ ..] = HANDS.map(|hand| played(in_a_window(hand), SHARED, typed, Paint::Plain));
        assert!(first.contains(WINDOW) && first.contains("2 hidden"), "{first}");
        for other in others {
            assert_eq!(first, other, "{typed}");
        }
    }
}

/// Endings of answers, too: with crossing in the hand, `target BLC` and `cross BLC` end alike, and with a
/// high ball value only the cross is legal.
#[test]
fn a_part_of_an_answer_means_what_is_listed() {
    let game = Fuba::from_text("fuba:3.0+condition+skills").expect("a spec");
    let at = |value: u8, cards: &str| {
        let position = format!(
            "home=4-4-2,GK:APA,AFR:4,ALW:1,CE:2,BFR:2,BLC:1 away=4-4-2,GK:BPA,CE:4,BFR:2,BLC:1,BPA:3 ball=ALW:{value}:home \
             clock=1:20 condition=4/4/2-4/4/2 skills={cards}:!target-man"
        );
        Driver::from_state(game, game.read_state(&position).expect("a position"))
    };
    for (value, typed) in [(3, "blc\nquit\n"), (6, "blc\nquit\n"), (3, "crossing\ntackle\nquit\n")] {
        let [first, other] =
            ["crossing", "tackle"].map(|hand| played(at(value, hand), SHARED, typed, Paint::Plain));
        assert_eq!(first, other, "{value} {typed}");
    }
    let told = played(at(6, "crossing"), SHARED, "cross blc\nquit\n", Paint::Plain);
    assert!(told.contains("Home plays the skill Crossing."), "{told}");
    let told = played(at(3, "crossing"), ALONE, "blc\nquit\n", Paint::Plain);
    assert!(
        told.contains("(BLC).") && !told.contains("plays the skill"),
        "the pass without the card: {told}"
    );
}

/// Typing the dice of a drawn card would reveal it to whoever sees them typed.
#[test]
fn dice_of_a_card_are_never_typed() {
    let game = Fuba::from_text("fuba:3.0+condition+skills+special-events").expect("a spec");
    let position = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=CE:3:home clock=1:20 \
                    condition=4/4/2-4/4/2 skills=tackle:actor";
    let mut state = game.read_state(position).expect("a position");
    state.agenda.push(Stage::DrawCard(Seat::Home));
    let told = played(Driver::from_state(game, state), SHARED, "quit\n", Paint::Plain);
    assert!(told.contains("Home draws a skill card in secret.") && !told.contains("dice>"), "{told}");
    assert!(told.contains("2 hidden"), "{told}");
}

#[test]
fn a_window_can_be_passed_in_several_ways_and_beforehand() {
    for typed in ["done", "", "pass", "auto", "1"] {
        let told = played(in_a_window("tackle+actor"), SHARED, &format!("{typed}\nquit\n"), Paint::Plain);
        assert!(told.contains("where do you play the ball?"), "{typed:?}: {told}");
    }
    let told = played(in_a_window("tackle+actor"), SHARED, "pass on\nhelp\nquit\n", Paint::Plain);
    assert!(told.contains("plays no skills") && told.contains("where do you play the ball?"), "{told}");
    assert!(told.contains("(now on)"), "{told}");
    let told = played(in_a_window("tackle+actor"), SHARED, "pass off\nhelp\nquit\n", Paint::Plain);
    assert!(told.contains("asked for skills again") && told.contains("(now off)"), "{told}");
    assert!(!told.contains("where do you play the ball?"), "still in the window: {told}");
}

#[test]
fn against_the_computer_nobody_is_asked_where_only_passing_is_possible() {
    // No card of this hand belongs to the window.
    let told = played(in_a_window("tackle+actor"), ALONE, "cards\nquit\n", Paint::Plain);
    assert!(!told.contains(WINDOW) && told.contains("where do you play the ball?"), "{told}");
    assert!(told.contains("Tackle, Actor (hidden)"), "the own cards are on the own screen: {told}");
    assert!(told.contains("Tackle (hidden, 1 point), with the choice of pressing: "), "{told}");
    // A window that was passed automatically is not a question to go back to.
    let told = played(in_a_window("tackle+actor"), ALONE, "undo\nquit\n", Paint::Plain);
    assert!(told.contains("nothing to undo"), "{told}");
}

#[test]
fn own_cards_are_shown_in_secret_on_a_shared_screen() {
    let told = played(in_a_window("tackle+actor"), SHARED, "cards\n\n\nquit\n", Paint::Plain);
    let (before, rest) = told.split_once("hand the keyboard to Home").expect("handed over");
    let (secret, after) = rest.split_once(WIPED).expect("wiped");
    assert!(secret.contains("Tackle (hidden"), "{secret}");
    for public in [before, after] {
        assert!(!public.contains("Tackle") && public.contains("2 hidden"), "{public}");
    }
}

#[test]
fn a_hint_on_a_shared_screen_tells_the_other_person_nothing() {
    for typed in ["hint rookie\n\n\nquit\n", "hint rookie\nquit\n"] {
        let [first, others @ ..] = HANDS.map(|hand| {
            let told = played(in_a_window(hand), SHARED, typed, Paint::Plain);
            let (before, rest) = told.split_once("hand the keyboard to Home").expect("handed over");
            assert!(!before.contains("winning chance"), "{before}");
            // What is shown between hand-over and wiping is only for home.
            let after = rest.split_once(WIPED).map_or(rest, |(_, after)| after);
            assert!(!after.contains("winning chance"), "{after}");
            before.to_owned() + after
        });
        for other in others {
            assert_eq!(first, other);
        }
    }
}

#[test]
fn a_hint_lists_the_three_best_answers_with_their_numbers_and_a_reason() {
    let game = Fuba::from_text("fuba:3.0").expect("a spec");
    let position =
        "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,CE:4,BLW:2,BFR:4 ball=CE:3:home clock=1:20";
    let driver = || Driver::from_state(game, game.read_state(position).expect("a position"));
    let told = played(driver(), SHARED, "hint rookie\nhint genius\nquit\n", Paint::Plain);
    let (before, hint) = told.split_once("As rookie sees it:").expect("a hint");
    assert!(!before.contains("hand the keyboard"), "nothing is secret here");
    let (head, rows) = hint.split_once('\n').expect("rows");
    assert!(head.contains("winning chance"), "{head}");
    let rows: Vec<&str> = rows.lines().take(4).collect();
    let (rows, reason) = rows.split_at(3);
    // All three are within a point of each other: no figure may say that one is better.
    assert_eq!(reason[0], "You keep the ball 63 % of the time; the others are about as good.", "{told}");
    let chance = |row: &str| row.split_whitespace().nth(3).and_then(|chance| chance.parse::<f64>().ok());
    let chances: Vec<f64> = rows.iter().map(|row| chance(row).expect("a chance")).collect();
    assert!(chances.is_sorted_by(|a, b| a >= b), "{chances:?}");
    for row in rows {
        let words: Vec<&str> = row.split_whitespace().collect();
        assert!(
            before.lines().any(|line| line.contains(&format!("{}  target {}", words[0], words[2]))),
            "{row}"
        );
    }
    assert!(told.contains("There is no level called \"genius\"") && told.contains("coach:5"), "{told}");
}

/// Home may not know away's cards: a hint is the same whatever they are.
#[test]
fn a_hint_knows_what_the_person_may_know() {
    let game = Fuba::from_text("fuba:3.0+condition+skills").expect("a spec");
    let [first, other] = ["tackle", "fanatic-fans"].map(|card| {
        let position = format!(
            "home=4-4-2,GK:APA,AFR:4,ALW:1,CE:2,BFR:2,BLC:1 away=4-4-2,GK:BPA,CE:4,BFR:2,BLC:1,BPA:3 ball=ALW:3:home \
             clock=1:20 condition=4/4/2-4/4/2 skills=crossing:{card}"
        );
        let driver = Driver::from_state(game, game.read_state(&position).expect("a position"));
        played(driver, ALONE, "hint rookie\nquit\n", Paint::Plain)
    });
    assert!(first.contains("winning chance") && first.contains("cross B"), "{first}");
    assert_eq!(first, other);
}

#[test]
fn the_secret_choices_of_a_seat_need_one_hand_over_and_leave_nothing_behind() {
    let game = Fuba::from_text("fuba:3.0+condition+skills?skills=2").expect("a spec");
    let typed = "\n4-4-2\nbox-to-box\ncrossing\n\n4-4-2\nstopper\nundo\nstopper\nactor\nquit\n";
    let told = played(Driver::new(game, &Terms::default()), SHARED, typed, Paint::Plain);
    let parts: Vec<&str> = told.split("A secret choice: ").collect();
    assert_eq!(parts.len(), 3, "one hand-over for each seat: {told}");
    for (seat, part) in ["Home", "Away"].into_iter().zip(&parts[1..]) {
        let (secret, public) = part.split_once(WIPED).expect("wiped");
        assert!(secret.contains("(1 point). "), "cards are explained: {secret}");
        assert!(secret.contains("(hidden)"), "{secret}");
        assert!(!public.contains("(hidden)"), "{public}");
        assert!(public.contains(&format!("{seat} has chosen skills in secret.")), "{public}");
    }
    assert!(!parts[2].contains("Box to box, Crossing"), "home's cards on away's screen: {}", parts[2]);
    assert!(parts[2].contains("▲ Home  skills: 2 hidden"), "{}", parts[2]);
}

/// Home is asked for its free movements, and then for its action.
fn free_to_move() -> Driver<Fuba> {
    let game = Fuba::from_text("fuba:3.0").expect("a spec");
    let position =
        "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,CE:4,BLW:2,BFR:4 ball=CE:3:home clock=1:20";
    let mut driver = Driver::from_state(game, game.read_state(position).expect("a position"));
    driver.act_text("target ALW").expect("a target");
    driver.roll(&[2, 5]).expect("dice");
    driver
}

#[test]
fn answers_of_one_line_are_given_one_after_the_other() {
    let one = |typed: &str| played(free_to_move(), SHARED, typed, Paint::Plain);
    let told = one("move AFR>APA; done;\nnotation\nquit\n");
    let by_line = one("move AFR>APA\ndone\nnotation\nquit\n");
    assert!(!told.contains("Not given"), "{told}");
    let end = |told: &str| told.lines().rev().take(3).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(end(&told), end(&by_line));
    assert_eq!(told.matches("goal of home").count(), 2, "the board before the line and after it: {told}");
    assert!(one("; ;\nquit\n").contains("; ; is not legal now"));
}

#[test]
fn the_first_refused_answer_of_a_line_ends_it() {
    let told = played(free_to_move(), SHARED, "move AFR>APA; fly; done\nquit\n", Paint::Plain);
    assert!(told.contains("fly is not legal now") && told.contains("\nNot given: fly; done.\n"), "{told}");
    assert_eq!(told.matches("make your free movements").count(), 2, "asked again where it stopped: {told}");
    let told = played(free_to_move(), SHARED, "undo; done\nmove AFR>APA; quit\nquit\n", Paint::Plain);
    assert!(told.contains("\"undo\" is not an answer") && told.contains("Not given: undo; done."), "{told}");
    assert!(told.contains("\"quit\" is not an answer") && told.contains("Not given: quit."), "{told}");
}

#[test]
fn answers_of_one_line_end_with_the_turn_of_the_seat() {
    let game = Fuba::from_text("fuba:3.0").expect("a spec");
    let position =
        "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,CE:4,BLW:2,BFR:4 ball=CE:3:home clock=1:20";
    let driver = Driver::from_state(game, game.read_state(position).expect("a position"));
    let told = played(driver, SHARED, "ALW; done; press\n2 5\nquit\n", Paint::Plain);
    let (before, after) = told.split_once("Not given any more: done; press.").expect("said");
    assert!(before.contains("Home plays the ball") && after.contains("dice> "), "{told}");
    assert!(after.contains("make your free movements"), "nothing was given after the dice: {told}");
}

#[test]
fn what_was_typed_ahead_in_secret_is_not_repeated_in_public() {
    let told = shown("\n4-4-2; 2-2-6\n\n4-4-2; 2-2-6\nquit\n", Paint::Plain);
    let parts: Vec<&str> = told.split(WIPED).collect();
    assert_eq!(parts.len(), 3, "{told}");
    for public in &parts[1..] {
        let public = public.split("A secret choice").next().unwrap_or_default();
        assert!(public.contains("Not given any more: the answers typed ahead."), "{public}");
        assert!(!public.contains("2-2-6"), "{public}");
    }
}

/// What a shared terminal shows of a Grid match once home's secret answers are wiped.
fn after_the_first_wipe(driver: Driver<Grid>, typed: &str) -> String {
    let told = played(driver, SHARED, typed, Paint::Plain);
    told.split_once(WIPED).expect("wiped").1.to_owned()
}

#[test]
fn a_placement_in_the_grid_game_leaves_nothing_on_a_shared_screen() {
    let placements = ["auto", "0; 7; 1; 1; 2; 2", "14; 5; 13; 6; 12; 4", "3; 3; 3; 4\nundo\nundo\nauto"];
    let away = "\nboard\nnotation\nhelp\nnonsense\n3\n20; 5\nnotation\nquit\n";
    let seen = placements.map(|placement| {
        let game = Grid::from_text("grid:basic?fielders=2").expect("a spec");
        after_the_first_wipe(Driver::new(game, &()), &format!("\n{placement}\n{away}"))
    });
    assert!(seen[0].contains("Home has placed its team.") && seen[0].contains("home=? away="), "{}", seen[0]);
    for other in &seen[1..] {
        assert_eq!(&seen[0], other);
    }
}

#[test]
fn a_hidden_face_in_the_grid_game_leaves_nothing_on_a_shared_screen() {
    let position = "home=0:10,0 1:5,5 away=0:10,30 1:5,25 ball=10,15 turns=180 half=2 turn=away normal \
                    shootout=home home kicked:H1 kicker:H1 next=shootout penalty-face";
    let seen = ["hide 1", "hide 6", "4", "auto"].map(|hidden| {
        let game = Grid::from_text("grid:basic+shootout?fielders=1").expect("a spec");
        let driver = Driver::from_state(game, game.read_state(position).expect("a position"));
        after_the_first_wipe(driver, &format!("\n{hidden}\nboard\nnotation\nhide 2\nhelp\nquit\n"))
    });
    assert!(
        seen[0].contains("Home has chosen in secret.") && seen[0].contains("goal against 75%"),
        "{}",
        seen[0]
    );
    for other in &seen[1..] {
        assert_eq!(&seen[0], other);
    }
}

#[test]
fn an_answer_that_is_not_legal_is_refused_with_its_rule() {
    let typed = "press\nmove AFR>BPA\nmove CE>BFR\nwhy target CE\nwhy done\nquit\n";
    let told = played(free_to_move(), SHARED, typed, Paint::Plain);
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("no action is asked for now. (F-ACT-09) press is not legal now."), "{told}");
    assert!(told.contains("is not beside Home's front area (AFR). (F-MOVE-04"), "{told}");
    assert!(told.contains("so nobody leaves it freely. (F-FREE-07, F-FREE-08)"), "{told}");
    assert!(told.contains("chooses it when a turn begins. (F-TURN-02, F-TGT-01)"), "{told}");
    assert!(told.contains("done is legal now."), "{told}");
}

#[test]
fn why_tells_the_rules_behind_what_happened_and_behind_the_question() {
    let told = played(free_to_move(), SHARED, "why\nmove AFR>APA\nwhy\nquit\n", Paint::Plain);
    let (_, first) = told.split_once("home> ").expect("asked");
    assert!(first.trim_start().starts_with("Stage dice: 2 5.\n    F-TIME-01  Both teams roll"), "{told}");
    assert!(first.contains("    F-FREE-07  In every area where a team has more players"), "{told}");
    assert_eq!(
        told.matches("Home moves a player").count(),
        2,
        "as it happened, and when asked about: {told}"
    );
}

#[test]
fn the_moves_that_are_left_are_counted() {
    let typed = "done\nmidfield\nquit\n";
    let told = played(free_to_move(), SHARED, typed, Paint::Plain);
    assert!(told.contains("make your midfield moves, or be done. (4 moves left)"), "{told}");
}

/// Home leads and stands before the goal with the ball.
const AHEAD: &str = "home=0:10,0 1:10,14 2:10,4 3:16,4 4:4,7 5:10,7 6:16,7 7:10,25 away=0:10,30 1:16,20 2:4,20 3:4,18 \
    4:16,18 5:10,17 6:4,16 7:16,16 ball=10,26 score=1-0 turns=165 half=2 began:90 turn=home normal dice:2 rolled:34 \
    points:7 next=act";

/// In the grid game players want goals too: the shot comes first, though another answer may have the higher
/// winning chance. A hint tells the whole action.
#[test]
fn a_hint_is_a_whole_action() {
    let game = Grid::from_text("grid:basic@small").expect("a spec");
    let state = game.read_state(AHEAD).expect("a position");
    let told = played(Driver::from_state(game, state), SHARED, "hint rookie\nquit\n", Paint::Plain);
    let (_, hint) = told.split_once("As rookie sees it:").expect("a hint");
    let first = hint.lines().nth(1).expect("a row");
    let rest = hint.lines().nth(2).expect("the rest of the action");
    // Home's member at the ball shoots.
    assert!(first.contains("  pick H7  ") && rest.trim_start().starts_with("then "), "{hint}");
    assert!(hint.contains("The shot goes in 67 % of the time."), "{hint}");
}
