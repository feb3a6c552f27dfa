//! Representative sentences, word for word, and how names, plurals and gaps are handled.

use touchline_engine::{Describe, Message, Notation, Seat};
use touchline_fuba::advanced::skills::{Catalogue, Skill, Window};
use touchline_fuba::editions::{v2_0, v2_1, v2_2, v3_0};
use touchline_fuba::event::{Event, Why};
use touchline_fuba::flow::Stage;
use touchline_fuba::state::{Condition, GoalSide, Line};
use touchline_fuba::{Action, Area, Decision, Fuba, Roll, describe};
use touchline_words::Words;

fn says(message: &Message, want: &str) {
    assert_eq!(Words::english().say(message), want);
}

/// The higher of the die and the line's number counts, so the die alone is not the number of moves (R-110,
///
#[test]
fn the_die_for_the_moves_is_not_called_their_number() {
    let rolled = Event::Rolled(Roll::Moves, touchline_engine::Faces::new(&[1]));
    says(&describe::event(&v2_0::ALL, &rolled), "Die for the moves: 1.");
}

/// F-SK-17, F-SK-36: how far a skilled full back goes, and how hard the actor's card test is.
#[test]
fn skill_cards_say_their_limits() {
    let effect = |skill| Words::english().say_key(&describe::skill_effect(Catalogue::EveryUsePaid, skill));
    let back = effect(Skill::SkilledFullBack);
    assert!(
        back.contains("each side area")
            && back.contains("defenders of the formation")
            && back.contains("six"),
        "{back}"
    );
    let actor = effect(Skill::Actor);
    assert!(actor.contains("yellow card test with one more on its die"), "{actor}");
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
    // In the order they appear: the die falls before the shot is judged.
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
        Event::Duel(GoalSide::Left, GoalSide::Middle),
        "The kick goes to the kicker's left, the goalkeeper stays in the middle.",
    );
    event(Event::Pressing(Seat::Away, false), "Away presses in vain: Home keeps the ball.");
}

/// The tables of special events differ between editions at -1, +1 and +5, and so do the words.
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
    let ask = describe::decision(&v3_0::BASIC, Seat::Home, Decision::Place(Area::Alc));
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
fn advanced_rules_read_well() {
    let event = |event: Event, want: &str| says(&describe::event(&v3_0::ALL, &event), want);
    event(
        Event::Condition(Seat::Home, Condition { points: [4, 4, 2] }),
        "Home has condition points 4 in defence, 4 in midfield, 2 in front.",
    );
    event(Event::PointsPaid(Seat::Home, Line::Forward, 1), "Home pays a condition point of the forwards.");
    event(Event::PointsLost(Seat::Away, Line::Defence, 2), "Away loses 2 condition points of the defence.");
    event(Event::InjuredFor(Seat::Away, 2), "The player of Away is off for 2 minutes.");
    event(Event::Returned(Seat::Away, 1), "Away has one player back, in the centre.");
    event(
        Event::KeeperHurt(Seat::Home),
        "The goalkeeper of Home is hurt but plays on: every later shot of Away is one easier.",
    );
    event(Event::Value(4, Why::Rain), "Rain (+1): the ball value is now 4.");
    event(Event::Value(6, Why::Skill(Skill::Stopper)), "Stopper: the ball value is now 6.");
    event(
        Event::AdvancedEvent(2, 5),
        "Special event 2-5: excellent attack, the new ball value falls by one.",
    );
    event(Event::SkillPlayed(Seat::Away, Skill::BoxToBox), "Away plays the skill Box to box.");
    // The older books count absences in turns.
    says(
        &describe::event(&v2_1::ALL, &Event::InjuredFor(Seat::Away, 1)),
        "The player of Away comes back in the next turn.",
    );
}

#[test]
fn skills_are_asked_for_and_explained() {
    let ask = |window, want: &str| {
        says(&describe::decision(&v3_0::ALL, Seat::Home, Decision::Window(window)), want);
    };
    says(
        &describe::decision(&v3_0::ALL, Seat::Home, Decision::Skill),
        "Home, choose a skill card in secret, one after the other: 3 in all.",
    );
    ask(Window::NewValue, "Home, play a skill after the new ball value is set, or pass with done.");
    ask(
        Window::Save,
        "Home, play a skill after the opponent has announced a goal attempt, or pass with done.",
    );
    ask(Window::BeforeActions, "Home, play a skill before the first actions, or pass with done.");
    // The same card differs between the books.
    let action = |rules, action, want: &str| says(&describe::action(rules, action), want);
    action(
        &v3_0::ALL,
        Action::Skill(Skill::ShotStopper),
        "Shot stopper (2 points). The opponent shoots with two dice and the higher one is dropped.",
    );
    action(
        &v2_1::ALL,
        Action::Play(Skill::MidfieldGeneral),
        "Play Midfield general (first free, then 2 points). With the target in the midfield zone, change the order of the action stages.",
    );
    action(
        &v3_0::ALL,
        Action::Shift(Line::Defence, Line::Midfield),
        "A player changes line, from defence to midfield",
    );
}

/// Dice are named after the team that rolls them, whoever has the ball.
#[test]
fn dice_that_are_due_name_their_team() {
    let game = Fuba::from_text("fuba:3.0+all").unwrap();
    let position = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=CE:3:home clock=1:20 condition=4/4/2-4/4/2";
    let due = |stage: Stage, want: &str| {
        let mut state = game.read_state(position).unwrap();
        state.agenda.push(stage);
        says(&game.say_roll(&state), want);
    };
    due(Stage::Tiredness(Seat::Away), "Tiredness test: one die for Away.");
    due(Stage::Tiredness(Seat::Home), "Tiredness test: one die for Home.");
    due(Stage::RedCard(Seat::Home, 0), "Red card test: one die for Home.");
    due(Stage::YellowCard(Seat::Away), "Yellow card test: one die for Away.");
    due(Stage::SkillRoll(Seat::Away, Skill::FieryCoach), "Fiery coach: one die for Away.");
    due(Stage::InjuryRoll(Seat::Away, Area::Ce), "An injury: one die for Away.");
}

#[test]
fn refused_specs_say_which_rules_there_are() {
    let refused = |spec: &str, want: &str| says(&Fuba::from_text(spec).unwrap_err(), want);
    refused(
        "fuba:2.0+skills",
        "Edition 2.0 has no advanced rule called \"skills\". It offers: condition, injuries, keeper, roles, styles, substitutions, all.",
    );
    refused("fuba:2.2+all", "Edition 2.2 has no advanced rules: leave out \"+all\".");
    refused(
        "fuba:3.0+roles",
        "The advanced rule \"roles\" means nothing without \"condition\": write \"+condition+roles\".",
    );
    refused(
        "fuba:3.0?skills=2",
        "The option \"skills\" needs advanced rules that are not in play: add \"+condition+skills\", or leave the option out.",
    );
    refused("fuba:3.0+all?skills=9", "The option \"skills\" cannot be \"9\". Known: 1, 2, 3, 4, 5.");
}

#[test]
fn the_question_for_a_formation_fits_on_a_line() {
    let question = Words::english().say(&describe::decision(&v3_0::BASIC, Seat::Home, Decision::Formation));
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
