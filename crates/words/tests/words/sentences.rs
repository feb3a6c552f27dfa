//! Representative sentences, word for word, and how names, plurals and gaps are handled.

use touchline_engine::{Message, Seat};
use touchline_fuba::editions::{v2_0, v2_2, v3_0};
use touchline_fuba::event::{Event, Why};
use touchline_fuba::state::Side;
use touchline_fuba::{Action, Area, Decision, Roll, describe};
use touchline_words::Words;

fn says(message: &Message, want: &str) {
    assert_eq!(Words::english().say(message), want);
}

#[test]
fn events_read_well() {
    let event = |event: Event, want: &str| says(&describe::event(&v3_0::BASIC, &event), want);
    event(
        Event::Moved(Seat::Home, Area::Alw, Area::Ce),
        "Home moves a player from Home's left wing (ALW) to the centre (CE).",
    );
    event(Event::Placed(Seat::Away, Area::Bfr, 1), "Away sends one player to Away's front area (BFR).");
    event(Event::Placed(Seat::Away, Area::Bfr, 4), "Away sends 4 players to Away's front area (BFR).");
    event(Event::Placed(Seat::Home, Area::Spot, 1), "Home sends one player to the corner spot (SPOT).");
    event(Event::KeeperPlaced(Seat::Home, Area::Alw), "Home sends the goalkeeper to Home's left wing (ALW).");
    event(Event::Value(5, Why::LongPass(2)), "Long pass over 2 areas (+2): the ball value is now 5.");
    event(
        Event::Value(1, Why::TargetUnmarked),
        "Nobody marks the target area (-2): the ball value is now 1.",
    );
    // In the order in which they are said: the die has fallen before the shot is judged.
    event(
        Event::Rolled(Roll::GoalAttempt, touchline_engine::Faces::new(&[3])),
        "Die for the goal attempt: 3.",
    );
    event(
        Event::Attempt(Seat::Home, Area::Bfr, -2),
        "Home's shot from Away's front area (BFR) has a modifier of -2.",
    );
    event(
        Event::Attempt(Seat::Home, Area::Bpa, 0),
        "Home's shot from Away's penalty area (BPA) has no modifier.",
    );
    event(Event::SpecialEvent(5), "Special event 5: an awkward bounce, the new ball value rises by one.");
    event(
        Event::Duel(Side::Left, Side::Middle),
        "The kick goes to the kicker's left, the goalkeeper stays in the middle.",
    );
    event(Event::Pressing(Seat::Away, false), "Away presses in vain: Home keeps the ball.");
}

/// The tables of special events differ between editions in -1, +1 and +5, and so do the words.
#[test]
fn an_event_says_what_it_means_in_the_edition_in_play() {
    let event = |rules, difference: i8, want: &str| {
        says(&describe::event(rules, &Event::EventDifference(difference)), want);
    };
    let [old, new] = [&v2_0::BASIC, &v2_2::BASIC];
    event(old, -1, "Special event -1: a foul by the passive team, free kick to the controlling team.");
    event(new, -1, "Special event -1: a foul by the controlling team, free kick to the passive team.");
    event(old, 1, "Special event +1: a foul by the controlling team, free kick to the passive team.");
    event(new, 1, "Special event +1: a foul by the passive team, free kick to the controlling team.");
    event(old, 5, "Special event +5: the passive team may make no defence moves this turn.");
    event(new, 5, "Special event +5: two players of the controlling team may move one area each.");
    event(new, 2, "Special event +2: a good touch, the new ball value falls by one.");
}

#[test]
fn questions_and_answers_read_well() {
    let ask = describe::decision(Seat::Home, Decision::Place(Area::Alc));
    says(&ask, "Home, how many players go to Home's left corner (ALC)?");
    says(
        &describe::action(&v3_0::BASIC, Action::Target(Area::Bpa)),
        "Play the ball to Away's penalty area (BPA)",
    );
    says(&describe::action(&v3_0::BASIC, Action::Place(1)), "Place one player");
    let due = Message::new("due-roll-stage").key("seat", "seat-away");
    says(&due, "Stage dice: the controlling team (Away) first, then the passive team (Home).");
}

#[test]
fn the_question_for_a_formation_fits_on_a_line() {
    let question = Words::english().say(&describe::decision(Seat::Home, Decision::Formation));
    assert!(question.chars().count() < 100 && !question.contains("5-4-1"), "{question}");
}

#[test]
fn refusals_say_what_would_be_right() {
    let few = Message::new("dice-too-few").number("position", 2).number("got", 1).number("want", 2);
    says(&few, "Only one die given, but 2 are due: die 2 is missing.");
    says(
        &Message::new("illegal-action-unnamed").number("legal", 7),
        "That action is not legal now: choose one of the 7 that are.",
    );
    let listed = Message::new("illegal-action").text("action", "press").text("legal", "done, shoot");
    says(&listed.number("count", 2), "press is not legal now. Legal (2 in all): done, shoot.");
    let level = Message::new("level-unknown").text("got", "pro").text("known", "random, rookie, coach");
    says(&level, "There is no level called \"pro\". Known: random, rookie, coach.");
}

#[test]
fn people_are_called_by_their_names() {
    let words = Words::english().with_names("Ada", "Bob");
    let moved = describe::event(&v3_0::BASIC, &Event::Moved(Seat::Away, Area::Alw, Area::Brw));
    assert_eq!(words.say(&moved), "Bob moves a player from Ada's left wing (ALW) to Bob's right wing (BRW).");
    assert_eq!(words.say_key("result-home"), "Ada wins");
    assert_eq!(Words::english().with_names(" ", "Bob").say_key("result-home"), "Home wins");
}

#[test]
fn no_name_is_read_as_syntax() {
    for name in ["{ $x }", "\"", "\\", "a\nseat-away = b", "{", "ÄÖ 🎲", "\u{0}"] {
        let words = Words::english().with_names(name, "Bob");
        let shown = name.replace(char::is_control, " ");
        assert_eq!(words.say_key("seat-home").trim(), shown.trim());
        assert_eq!(words.say_key("seat-away"), "Bob");
    }
}

#[test]
fn gaps_show_instead_of_stopping_anything() {
    let unknown = Message::new("no-such-key").number("n", 3);
    says(&unknown, "no-such-key n=3");
    says(&Message::new("fuba-goal"), "fuba-goal");
    says(&Message::new("fuba-goal").key("seat", "seat-nobody"), "Goal! seat-nobody scores.");
    assert_eq!(Words::english().say_key("nothing"), "nothing");
    assert_eq!(Words::english().say_rule("pressing", "odd"), "rule-pressing-odd");
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&Words::english());
}
