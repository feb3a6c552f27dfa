//! Specs: every preset, rule and option can be named, takes effect, and is written back in canonical form.

use touchline_engine::{Refusal, Spec};
use touchline_grid::board::{BOARDS, LARGE, MEDIUM, SMALL};
use touchline_grid::rules::ending::Ending;
use touchline_grid::spec::{CHOICES, CONCEPTS, Choice, Concept, Need, PRESETS};
use touchline_grid::{Grid, Toggle, Toggles};

fn grid(text: &str) -> Grid {
    Grid::from_text(text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

fn refused(text: &str) -> Refusal {
    Grid::from_text(text).expect_err(text)
}

fn name(toggle: Toggle) -> &'static str {
    CONCEPTS.iter().find(|concept| concept.toggle == toggle).unwrap().name
}

/// `+stun` with everything it requires.
fn with_needs(concept: &Concept) -> String {
    let needed = concept
        .needs
        .first()
        .map(|needed| with_needs(CONCEPTS.iter().find(|concept| concept.toggle == *needed).unwrap()));
    format!("{}+{}", needed.unwrap_or_default(), concept.name)
}

#[test]
fn presets_and_boards() {
    for (preset, on) in PRESETS {
        for (board, text) in [(&SMALL, format!("grid:{preset}")), (&MEDIUM, format!("grid:{preset}@medium"))]
        {
            let game = grid(&text);
            assert_eq!(game.rules.on, on, "{text}");
            assert_eq!(game.rules.board, board, "{text}");
            assert_eq!(game.rules.fielders, board.fielders, "{text}");
            assert_eq!(game.spec().to_string(), text);
        }
    }
    assert_eq!(grid("grid:full@large").rules.board, &LARGE);
    assert_eq!(
        grid("grid:basic@small").spec().to_string(),
        "grid:basic",
        "the small board goes without saying"
    );
    assert_eq!(refused("grid:expert").key, "spec-unknown-edition");
    assert_eq!(refused("grid:basic@huge").key, "spec-unknown-board");
}

#[test]
fn every_concept_needs_what_it_says_and_can_be_added_to_the_basic_game() {
    assert!(CONCEPTS.is_sorted_by_key(|concept| concept.name));
    for concept in &CONCEPTS {
        let text = format!("grid:basic{}", with_needs(concept));
        let game = grid(&text);
        assert!(game.rules.has(concept.toggle), "{text}");
        let mut parts: Vec<&str> = text.split('+').skip(1).collect();
        parts.sort_unstable();
        assert_eq!(game.spec().to_string(), format!("grid:basic+{}", parts.join("+")));
        if let Some(needed) = concept.needs.first() {
            let refusal = refused(&format!("grid:basic+{}", concept.name));
            assert!(refusal.key.starts_with("spec-concept-needs"), "{refusal}");
            assert!(refusal.to_string().contains(name(*needed)), "{refusal}");
        }
    }
    assert!(grid("grid:basic+intercept+bicycle+stun").rules.has(Toggle::Stun), "either of two will do");
    assert_eq!(refused("grid:basic+tackles").key, "spec-unknown-concept");
}

#[test]
fn the_canonical_preset_is_the_largest_that_is_in_force() {
    let all: String = CONCEPTS
        .iter()
        .filter(|concept| Toggles::ADVANCED.has(concept.toggle))
        .map(|concept| format!("+{}", concept.name))
        .collect();
    assert_eq!(grid(&format!("grid:basic{all}")), grid("grid:advanced"));
    for (text, canonical) in [
        ("grid:advanced+tackle", "grid:advanced"),
        ("grid:advanced+skill+cards+fouls", "grid:full"),
        ("grid:advanced+fouls+offside", "grid:advanced+fouls+offside"),
        ("grid:advanced?corner_call=off", "grid:advanced?corner_call=off"),
        ("grid:basic@small?end=turns&fielders=7", "grid:basic"),
        ("grid:basic@large?fielders=7&end=timed", "grid:basic@large?end=timed:90&fielders=7"),
    ] {
        assert_eq!(grid(text).spec().to_string(), canonical, "{text}");
        assert_eq!(grid(canonical), grid(text));
    }
}

/// R-G950.
#[test]
fn corners_are_called_wherever_there_are_any_unless_it_is_switched_off() {
    assert!(!grid("grid:basic").rules.has(Toggle::CornerCall));
    assert!(!grid("grid:basic+tackle").rules.has(Toggle::CornerCall));
    for text in ["grid:basic+poor-aim", "grid:basic?deliberate_out=yes", "grid:advanced"] {
        assert!(grid(text).rules.has(Toggle::CornerCall), "{text}");
    }
    for text in ["grid:basic+poor-aim?corner_call=off", "grid:basic?corner_call=off&deliberate_out=yes"] {
        assert!(!grid(text).rules.has(Toggle::CornerCall), "{text}");
        assert_eq!(grid(text).spec().to_string(), text);
    }
    assert_eq!(refused("grid:basic?corner_call=on").key, "spec-option-needs-corners");
    assert_eq!(refused("grid:basic+corner-call").key, "spec-unknown-concept");
}

#[test]
fn every_value_of_every_option_can_be_named_and_is_in_force() {
    assert!(CHOICES.is_sorted_by_key(|choice| choice.option.name));
    for Choice { option: choice, needs } in &CHOICES {
        for (i, word) in (choice.words)().into_iter().enumerate() {
            let text = format!("grid:full?{}={}", choice.name, word);
            let game = grid(&text);
            assert_eq!((choice.word)(&game.rules), word, "{text}");
            assert_eq!(game.custom().is_empty(), choice.ruling.is_some() || i == 0, "{text}");
            let want = if i == 0 { "grid:full".to_owned() } else { text.clone() };
            assert_eq!(game.spec().to_string(), want);
            assert_eq!(Grid::from_spec(&game.spec()), Ok(game));
            // Where the option has no effect it is refused, with the reason.
            let without = match needs {
                None => continue,
                Some(Need::Period) => {
                    format!("grid:full?end=score:2&{}={}", choice.name, word)
                }
                Some(Need::Toggle(_) | Need::OneOf(_) | Need::All(_) | Need::Corners) => {
                    text.replace("full", "basic")
                }
            };
            assert!(refused(&without).key.starts_with("spec-option-needs-"), "{without}");
        }
        assert_eq!(refused(&format!("grid:full?{}=maybe", choice.name)).key, "spec-unknown-value");
    }
    assert_eq!(refused("grid:basic?offsides=yes").key, "spec-unknown-option");
}

/// What tells nothing apart under the rules in play is refused, and named as soon as it does.
#[test]
fn readings_of_older_revisions_need_the_rules_they_are_about() {
    for (without, with, key) in [
        ("grid:basic?grab=starts-afresh", "grid:basic+direction?grab=starts-afresh", "spec-option-needs-one"),
        (
            "grid:basic+juggle+header+intercept?grab=starts-afresh",
            "grid:basic+inertia?grab=starts-afresh",
            "spec-option-needs-one",
        ),
        (
            "grid:basic+inertia?missed_follow_up=lies-still",
            "grid:basic+header+inertia+intercept+juggle?missed_follow_up=lies-still",
            "spec-option-needs-concept",
        ),
        (
            "grid:basic+header+intercept+juggle?missed_follow_up=lies-still",
            "grid:full?missed_follow_up=lies-still",
            "spec-option-needs-concept",
        ),
        (
            "grid:basic+header+intercept?stunning=straight-in",
            "grid:basic+header+intercept+stun?stunning=straight-in",
            "spec-option-needs-concept",
        ),
    ] {
        assert_eq!(refused(without).key, key, "{without}");
        assert_eq!(grid(with).spec().to_string(), with);
        assert_eq!(grid(with).custom().len(), 1, "{with}");
    }
    // A goalie's own grab is also about who touched the ball last, which an offside asks.
    assert!(Grid::from_text("grid:basic+offside?grab=starts-afresh").is_ok());
}

/// What a revision of the rules played otherwise is in no spec, also where the option means nothing.
#[test]
fn the_spec_of_an_older_revision_is_that_of_its_preset() {
    for text in ["grid:basic", "grid:basic+offside", "grid:advanced", "grid:full"] {
        let game = Grid::at_revision(&Spec::parse(text).unwrap(), 1).unwrap();
        assert_eq!(game.spec().to_string(), text);
        assert_eq!(game.custom(), [""; 0], "{text}");
    }
}

/// Every rule can be switched by its name too; the canonical form names it as a concept.
#[test]
fn every_rule_is_switched_by_its_option() {
    for concept in &CONCEPTS {
        let name = concept.name.replace('-', "_");
        let on = Grid::from_text(&format!("grid:basic?{name}=on"));
        assert_eq!(on, Grid::from_text(&format!("grid:basic+{}", concept.name)), "{name}");
        assert_eq!(refused(&format!("grid:basic?{name}=yes")).key, "spec-unknown-value");
        let full = "grid:full+offside+reposition";
        if let Ok(off) = Grid::from_text(&format!("{full}?{name}=off")) {
            assert!(!off.rules.has(concept.toggle), "{name}");
            assert_eq!(off.custom(), [""; 0], "{name}");
            assert_eq!(Grid::from_spec(&off.spec()), Ok(off), "{name}");
        }
    }
    assert_eq!(refused("grid:full?intercept=off").key, "spec-concept-needs");
}

#[test]
fn fielders_by_board_or_as_agreed() {
    for board in BOARDS {
        for fielders in 1..=10 {
            let game = grid(&format!("grid:basic@{}?fielders={fielders}", board.name));
            assert_eq!(game.rules.fielders, fielders);
            assert_eq!(Grid::from_spec(&game.spec()), Ok(game));
        }
    }
    for wrong in ["0", "11", "many", "-3"] {
        assert_eq!(refused(&format!("grid:basic?fielders={wrong}")).key, "spec-unknown-value");
    }
}

#[test]
fn the_end_of_a_match() {
    for (word, ending, written) in [
        ("turns", Ending::Turns(180), ""),
        ("turns:180", Ending::Turns(180), ""),
        ("turns:41", Ending::Turns(41), "?end=turns:41"),
        ("score", Ending::Score(2), "?end=score:2"),
        ("score:1", Ending::Score(1), "?end=score:1"),
        ("timed", Ending::Timed(90), "?end=timed:90"),
        ("timed:20", Ending::Timed(20), "?end=timed:20"),
    ] {
        let game = grid(&format!("grid:basic?end={word}"));
        assert_eq!(game.rules.ending, ending);
        assert_eq!(game.rules.half_time, !matches!(ending, Ending::Score(_)), "G-END-11: {word}");
        assert_eq!(game.spec().to_string(), format!("grid:basic{written}"));
    }
    for wrong in
        ["turns:0", "turns:1", "turns:1001", "score:0", "score:100", "timed:0", "never", "turns:x", "score:"]
    {
        assert_eq!(refused(&format!("grid:basic?end={wrong}")).key, "spec-ending", "{wrong}");
    }
}
