//! The numbers in the player's guides are those of the program.

use touchline_engine::{Describe, Game, Node, Notation, Odds};
use touchline_fuba::{Action, Area, Fuba};

/// The tables of chances in FUBA's guide.
fn guide() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fuba.md");
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The odds of an answer in a position of 3.0.
fn odds(position: &str, action: Action) -> Vec<Odds> {
    let game = Fuba::from_text("fuba:3.0").expect("a spec");
    let state = game.read_state(position).unwrap_or_else(|refusal| panic!("{refusal}\n{position}"));
    assert!(matches!(game.node(&state), Node::Decide(..)), "{position}");
    game.odds(&state, action)
}

/// One of them in per cent, as the guide writes it.
fn per_cent(odds: &[Odds], what: &str) -> String {
    let told = odds.iter().find(|odds| odds.what == what);
    #[expect(clippy::cast_precision_loss, reason = "a few dice")]
    let share = told.map_or(0.0, |odds| odds.ways as f64 / odds.of as f64);
    format!("{:.1} %", 100.0 * share)
}

/// A table row: a label and a cell for every ball value.
fn line(label: &str, cell: impl Fn(u8) -> String) -> String {
    format!("| {label} | {} |", (1..=6).map(cell).collect::<Vec<_>>().join(" | "))
}

#[track_caller]
fn has(lines: &[String]) {
    let guide = guide();
    for line in lines {
        assert!(guide.lines().any(|other| other == line), "docs/fuba.md should have\n{}", lines.join("\n"));
    }
}

/// From an area where both teams have a player to a neighbouring one where both have one.
#[test]
fn the_guide_tells_the_chances_of_a_pass() {
    let pass = |value: u8| {
        let position = format!(
            "home=4-4-2,GK:APA,AFR:2,CE:8 away=4-4-2,GK:BPA,AFR:1,CE:1,BFR:8 ball=AFR:{value}:home clock=1:20"
        );
        odds(&position, Action::Target(Area::Ce))
    };
    has(&[
        line("you keep the ball", |value| per_cent(&pass(value), "keep")),
        line("you lose it", |value| per_cent(&pass(value), "lose")),
        line("free kick for you", |value| per_cent(&pass(value), "free-kick")),
        line("free kick against you", |value| per_cent(&pass(value), "free-kick-against")),
    ]);
}

/// One player of each team where the shot is taken, nobody but the goalkeeper in its penalty area.
#[test]
fn the_guide_tells_the_chances_of_a_shot() {
    let shot = |area: &str, value: u8| {
        let marker = if area == "BPA" { String::new() } else { format!("{area}:1,") };
        let rest = if area == "BPA" { 10 } else { 9 };
        let position = format!(
            "home=4-4-2,GK:APA,{area}:1,ALW:9 away=4-4-2,GK:BPA,{marker}ARW:{rest} ball={area}:{value}:home clock=1:20 \
             turn=5,open,BLC,home,{area}>{area},53,1-1,home,+0,none,none-none next=turn.5,first-action.away,action.home.1"
        );
        odds(&position, Action::Shoot)
    };
    let row = |label: &str, area: &str, modifier: &str| {
        line(&format!("{label} | {modifier}"), |value| per_cent(&shot(area, value), "goal"))
    };
    has(&[
        row("penalty area `BPA`", "BPA", "0"),
        row("in front of it `BFR`", "BFR", "-2 - 1"),
        row("corner areas `BLC`, `BRC`", "BLC", "-4 - 1"),
        row("wings `BLW`, `BRW`", "BLW", "-5 - 1"),
    ]);
}

#[test]
fn the_guide_tells_the_chances_of_pressing() {
    let press = |value: u8| {
        let position = format!(
            "home=4-4-2,GK:APA,AFR:8,CE:2 away=4-4-2,GK:BPA,BFR:8,CE:2 ball=CE:{value}:home clock=1:20 \
             turn=5,open,BLC,home,CE>CE,53,2-2,away,+0,none,none-none next=turn.5,first-action.home,action.away.1"
        );
        odds(&position, Action::Press)
    };
    has(&[
        line("you win the ball", |value| per_cent(&press(value), "win")),
        line("nothing happens", |value| per_cent(&press(value), "no-effect")),
        line("the ball value falls by 2", |value| per_cent(&press(value), "outplayed")),
    ]);
}

/// The penalty duel, with optimal play.
#[test]
fn the_guide_tells_how_to_mix_at_a_penalty() {
    let game = Fuba::from_text("fuba:3.0").expect("a spec");
    let position = "home=4-4-2,GK:APA,BPA:1,CE:9 away=4-3-3,GK:BPA,CE:10 ball=BPA:1:home clock=1:20 \
         turn=5,penalty,BLC,home,CE>BPA,44,0-0,home,+0,none,none-none next=dive";
    let mut state = game.read_state(position).expect("a position");
    let mixture = |state: &touchline_fuba::State| {
        let mixture = game.mixture(state).expect("a duel");
        let ways: Vec<String> = mixture.answers.iter().map(|(_, ways)| ways.to_string()).collect();
        (ways.join(" : "), mixture.value.ways, mixture.value.of)
    };
    let (keeper, ways, of) = mixture(&state);
    let Some(dive) = game.mixture(&state).and_then(|mixture| mixture.answers.first().map(|(dive, _)| *dive))
    else {
        panic!("no dive")
    };
    game.act(&mut state, dive, &mut ());
    let (kicker, ..) = mixture(&state);
    has(&[format!(
        "With best play, the kicker chooses left, middle and right in the proportion {kicker}, the keeper {keeper}, and {ways} of {of} kicks go in."
    )]);
}

/// The pass of the picture: 4 - 1 + 1 - 2 is a ball value of 2.
#[test]
fn the_guides_pass_is_as_good_as_one_at_2() {
    let guide = guide();
    let pass = odds(
        "home=4-4-2,GK:APA,AFR:2,CE:1,BLW:1,ALC:6 away=4-4-2,GK:BPA,BFR:2,CE:8 ball=AFR:4:home clock=1:20",
        Action::Target(Area::Blw),
    );
    let keep = per_cent(&pass, "keep");
    let table = guide.lines().find(|line| line.starts_with("| you keep the ball")).expect("the table");
    assert_eq!(table.split(" | ").nth(2), Some(keep.as_str()));
}

/// The dark areas of the picture, for a player of home in each area of the other half.
#[test]
fn the_guides_offside_is_that_of_the_game() {
    let game = Fuba::from_text("fuba:3.0").expect("a spec");
    for (second, offside) in [("BFR", &["BPA"][..]), ("BLW", &["BPA", "BLC", "BRC"])] {
        let position = format!(
            "home=4-4-2,GK:APA,BPA:1,BLC:1,BRC:1,BFR:1,BLW:1,BRW:1,CE:4 away=4-4-2,GK:BPA,{second}:1,CE:9 \
             ball=CE:3:home clock=1:20"
        );
        let state = game.read_state(&position).expect("a position");
        let mut choices = touchline_engine::Choices::new();
        game.actions(&state, &mut choices);
        for area in ["BPA", "BLC", "BRC", "BFR", "BLW", "BRW", "CE"] {
            let target = Action::Target(Area::from_name(area).expect("an area"));
            assert_eq!(
                choices.contains(&target),
                !offside.contains(&area),
                "{area}, second-last in {second}"
            );
        }
    }
}

/// How much the older editions differ, and how many advanced rules each offers.
#[test]
fn the_guide_counts_what_differs() {
    let differ = |edition: &str| {
        let mut command = assert_cmd::Command::new(assert_cmd::cargo::cargo_bin!("touchline"));
        let output =
            command.args(["rules", "diff", &format!("fuba:{edition}"), "fuba:3.0"]).output().expect("a run");
        let text = String::from_utf8(output.stdout).expect("text");
        let line = text.lines().find(|line| line.ends_with("rules differ.")).expect("a count");
        line.split(' ').next().unwrap_or_default().to_owned()
    };
    let offered = |edition: &str| {
        let offer = <Fuba as touchline_engine::Rulebook>::offer();
        offer.concepts.iter().filter(|concept| concept.editions.contains(&edition)).count()
    };
    has(&[
        format!(
            "| rules that differ from 3.0 | {} | {} | {} | |",
            differ("2.0"),
            differ("2.1"),
            differ("2.2")
        ),
        format!(
            "| advanced rules to add | {} | {} | none | {} |",
            offered("2.0"),
            offered("2.1"),
            offered("3.0")
        ),
    ]);
    assert_eq!(offered("2.2"), 0);
}

/// Two dice: how often each sum of a special event comes.
#[test]
fn the_guide_tells_how_often_an_event_comes() {
    let guide = guide();
    for sum in 2..=12_i32 {
        let ways = 6 - (sum - 7).abs();
        let begins = format!("| {sum} | {ways} in 36 | ");
        assert!(guide.lines().any(|line| line.starts_with(&begins)), "{begins}");
    }
}

/// Every linked page and picture exists.
#[test]
fn the_guide_shows_pictures_that_exist() {
    let guide = guide();
    let linked = guide.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
    let mut pictures = 0;
    for link in linked.filter(|link| !link.is_empty() && !link.contains("://")) {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(link);
        assert!(path.exists(), "docs/{link} is not there");
        pictures += usize::from(path.extension().is_some_and(|extension| extension == "svg"));
    }
    assert!(pictures >= 4, "{pictures} pictures");
}
