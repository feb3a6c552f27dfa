//! The page as a whole: one file, well formed, and all it says is in the data.
#![allow(clippy::unwrap_used)]

use std::fs;

use touchline_ai::analysis::{Analysis, Analyst, Balance, Course, Kind, Pitch};
use touchline_ai::{Level, Watch};
use touchline_engine::{BySeat, Record, Seat, Spec};
use touchline_fuba::Fuba;
use touchline_grid::Grid;
use touchline_words::Words;

use super::numbers::{fixed, hundredths, signed};
use super::{page, sample};

fn written(analysis: &Analysis) -> String {
    page(analysis, Words::english(), "touchline analyse match.tlm --html match.html")
}

/// What a reader sees of a part of the page: its text, without tags.
fn text_of(page: &str, id: &str) -> String {
    let start = page.find(&format!("<section id=\"{id}\"")).unwrap();
    let part = &page[start..start + page[start..].find("</section>").unwrap()];
    let mut text = String::new();
    for piece in part.split('<').skip(1) {
        text += piece.split_once('>').unwrap().1;
        text.push(' ');
    }
    text
}

/// All elements are closed in the order they were opened, and no text holds a sign that begins an element.
fn assert_well_formed(page: &str) {
    let page = page.strip_prefix("<!DOCTYPE html>\n").unwrap();
    let mut open: Vec<&str> = Vec::new();
    let mut rest = page;
    while let Some((_, after)) = rest.split_once('<') {
        let (inner, behind) = after.split_once('>').unwrap();
        assert!(!inner.contains('<'), "a tag within a tag: {inner}");
        assert_eq!(inner.matches('"').count() % 2, 0, "an attribute without end: {inner}");
        rest = behind;
        if let Some(name) = inner.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed what was not open");
        } else if !inner.ends_with('/') {
            let name = inner.split(' ').next().unwrap();
            open.push(name);
            if matches!(name, "style" | "script") {
                rest = &behind[behind.find(&format!("</{name}>")).unwrap()..];
            }
        }
    }
    assert!(open.is_empty(), "never closed: {open:?}");
}

#[test]
fn the_page_is_one_file() {
    let page = written(&sample::analysis());
    for outside in ["http:", "https:", "src=", "href=", "@import", "<link", "//cdn"] {
        assert!(!page.contains(outside), "the page asks for something outside: {outside}");
    }
    let inside = page.matches("url(#").count();
    assert_eq!(page.matches("url(").count(), inside, "only parts of the page itself are named by url()");
    for part in page.split("url(#").skip(1) {
        let id = part.split(')').next().unwrap();
        assert!(page.contains(&format!("id=\"{id}\"")), "there is no {id} on the page");
    }
}

#[test]
fn the_page_is_well_formed() {
    assert_well_formed(&written(&sample::analysis()));
}

#[test]
fn no_name_is_given_twice() {
    let page = written(&sample::analysis());
    let mut ids: Vec<_> = page.split(" id=\"").skip(1).map(|part| part.split('"').next().unwrap()).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all);
    for label in page.split("aria-labelledby=\"").skip(1) {
        for id in label.split('"').next().unwrap().split(' ') {
            assert!(ids.contains(&id), "nothing is called {id}");
        }
    }
}

#[test]
fn every_sentence_is_in_the_catalogues() {
    let page = written(&sample::analysis());
    assert!(!page.contains("page-"), "{:?}", page.split("page-").nth(1).map(|rest| rest.get(..30)));
}

#[test]
fn names_are_text_whatever_is_in_them() {
    let evil = "<script>alert(\"x\")</script> & 'co'";
    let mut analysis = sample::analysis();
    analysis.names = BySeat::new(evil.to_owned(), "</title></svg><img onerror=1>".to_owned());
    analysis.spec = "<b>".to_owned();
    for step in &mut analysis.steps {
        step.position = evil.to_owned();
        step.input = evil.to_owned();
    }
    let page = written(&analysis);
    assert_well_formed(&page);
    assert_eq!(page.matches("<script>").count(), 1, "only the page's own");
    assert!(!page.contains("<img") && !page.contains("<b>&"));
    assert!(page.contains("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;"));
}

#[test]
fn a_long_name_is_told_once_in_full() {
    let long = "Football Club of the Long Names 1899";
    let mut analysis = sample::analysis();
    analysis.names[Seat::Home] = long.to_owned();
    let page = written(&analysis);
    assert_eq!(page.matches(long).count(), 1);
    assert!(page.contains("Football Club of… wins"));
}

#[test]
fn teams_of_the_same_name_are_home_and_away() {
    let mut analysis = sample::analysis();
    analysis.names = BySeat::new("random".to_owned(), "random".to_owned());
    let page = written(&analysis);
    assert!(page.contains("<title>Home 2\u{2013}1 Away: match analysis</title>"));
    assert!(page.contains("random against random"), "who played is told all the same");
}

#[test]
fn every_goal_is_on_the_timeline() {
    let analysis = sample::analysis();
    let page = written(&analysis);
    let goals = analysis.shots.iter().filter(|shot| shot.goal).count();
    assert_eq!(u32::try_from(goals).unwrap(), analysis.score.0.iter().sum::<u32>());
    assert_eq!(page.matches("<g class=\"scored\">").count(), goals);
    let text = text_of(&page, "timeline");
    for score in ["0\u{2013}1", "1\u{2013}1", "2\u{2013}1"] {
        assert!(text.contains(score), "{score} is missing");
    }
}

#[test]
fn every_turn_can_be_pointed_at() {
    let analysis = sample::analysis();
    let page = written(&analysis);
    for turn in &analysis.turns {
        let told =
            format!("Turn {} ({}\u{2032}): Ada {}", turn.at.turn, turn.at.clock, hundredths(turn.chance));
        assert!(page.contains(&told), "{told}");
    }
}

#[test]
fn the_balance_shows_its_parts_and_closes() {
    let analysis = sample::analysis();
    let text = text_of(&written(&analysis), "balance");
    let balance = analysis.balance;
    assert!((balance.result - balance.start - (balance.luck - balance.errors())).abs() < 1e-9);
    let parts = [balance.luck, -balance.losses[Seat::Home], balance.losses[Seat::Away], balance.reassessment];
    for change in parts.into_iter().chain([balance.result - balance.start, balance.errors()]) {
        assert!(text.contains(&signed(100.0 * change, 1)), "{change} is not in: {text}");
    }
    for value in [balance.start, balance.result] {
        assert!(text.contains(&hundredths(value)), "{value} is not in: {text}");
    }
}

#[test]
fn the_numbers_of_the_teams_are_those_of_the_data() {
    let analysis = sample::analysis();
    let text = text_of(&written(&analysis), "sides");
    for side in &analysis.sides.0 {
        let counts =
            [side.goals, side.shots, side.decisions, side.mistakes, side.rolls].map(|n| n.to_string());
        let shares =
            [side.possession, side.thirds[0], side.thirds[1], side.thirds[2], side.loss].map(hundredths);
        let others = [fixed(side.expected_goals, 2), signed(100.0 * side.luck, 1)];
        for number in counts.iter().chain(&shares).chain(&others) {
            assert!(text.contains(&format!(" {number}")), "{number} is not in: {text}");
        }
    }
}

#[test]
fn every_shot_is_listed_with_its_chance() {
    let analysis = sample::analysis();
    let page = written(&analysis);
    let text = text_of(&page, "shots");
    for shot in &analysis.shots {
        let chance = hundredths(shot.chance);
        let row = format!("{}\u{2032}", shot.at.clock);
        assert!(text.contains(&row) && text.contains(&chance), "{row} {chance}");
    }
    assert_eq!(page.matches("<tr class=\"scored\">").count(), 3);
    assert_eq!(page.matches("<tr class=\"missed\">").count(), analysis.shots.len() - 3);
}

#[test]
fn the_worst_decisions_tell_what_was_better() {
    let analysis = sample::analysis();
    let text = text_of(&written(&analysis), "decisions");
    let worst = analysis.worst(10);
    assert_eq!(worst.len(), 10);
    for (_, _, decision) in worst {
        for number in [
            signed(-100.0 * decision.loss, 1),
            hundredths(decision.chosen.worth),
            hundredths(decision.best.worth),
        ] {
            assert!(text.contains(&number), "{number} is not in: {text}");
        }
    }
}

#[test]
fn luck_is_marked_only_where_the_data_mark_it() {
    let mark = "is more than 28 rolls explain";
    let mut analysis = sample::analysis();
    assert!(!analysis.sides[Seat::Home].is_luck_marked());
    assert!(!text_of(&written(&analysis), "sides").contains(mark));
    analysis.sides[Seat::Home].luck_spread = analysis.sides[Seat::Home].luck / 2.1;
    assert!(text_of(&written(&analysis), "sides").contains(mark));

    let rare = "Rare even among so many rolls";
    let marked = |analysis: &Analysis| text_of(&written(analysis), "rolls").matches(rare).count();
    let told = analysis.luckiest(8).iter().filter(|(.., roll)| roll.is_marked()).count();
    assert!(told > 0);
    assert_eq!(marked(&analysis), told);
    for step in &mut analysis.steps {
        if let Kind::Roll(roll) = &mut step.kind {
            roll.expected = 1.0;
        }
    }
    assert_eq!(marked(&analysis), 0);
}

/// The page of a match that was played.
fn played<G: Watch>(game: G, file: &str) -> (Analysis, String) {
    let path = format!("{}/../{file}", env!("CARGO_MANIFEST_DIR"));
    let record = Record::parse(&fs::read_to_string(path).unwrap()).unwrap();
    let course = Course::of_record(game, &record).unwrap();
    let analysis = Analyst { level: Level::Rookie, threads: 0 }.analyse(&course, &|| ());
    let page = written(&analysis);
    (analysis, page)
}

#[test]
fn a_match_of_fuba_has_its_goals_and_its_areas_on_the_page() {
    let game = Fuba::at_revision(&Spec::parse("fuba:3.0").unwrap(), 1).unwrap();
    let (analysis, page) = played(game, "fuba/tests/records/revision-1/basic-1.tlm");
    assert_well_formed(&page);
    assert_eq!(analysis.score.0, [4, 2]);
    assert_eq!(page.matches("<g class=\"scored\">").count(), 6);
    assert_eq!(page.matches("class=\"cell\"").count(), 2 * 13);
    assert!(!page.contains("NaN") && !page.contains("page-"));
}

#[test]
fn a_match_of_the_grid_game_is_told_by_turns() {
    let spec = Spec::parse("grid:advanced@medium?end=turns:40").unwrap();
    let game = Grid::at_revision(&spec, 1).unwrap();
    let (analysis, page) = played(game, "grid/tests/records/revision-1/advanced-medium.tlm");
    assert_well_formed(&page);
    assert_eq!(page.matches("class=\"cell\"").count(), 2 * analysis.pitch.cells.len());
    assert!(page.contains("Turn 40: Home "), "no clock, so turns are told");
    assert!(!page.contains("NaN") && !page.contains("page-"));
}

#[test]
fn a_match_without_anything_in_it_is_a_page_too() {
    let page = written(&Analysis {
        outcome: None,
        score: BySeat::default(),
        steps: Vec::new(),
        turns: Vec::new(),
        shots: Vec::new(),
        pitch: Pitch::default(),
        sides: BySeat::default(),
        balance: Balance::default(),
        ..sample::analysis()
    });
    assert_well_formed(&page);
    assert!(!page.contains("NaN") && !page.contains("inf"));
    assert!(page.contains("Nobody had a chance of a goal."));
}
