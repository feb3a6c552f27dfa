//! Specs with advanced rules: which edition offers what, what needs what, the canonical form, and what is
//! refused.

use crate::common::concepts::{specs, with_needs};
use touchline_engine::Arg;
use touchline_fuba::spec::{CONCEPTS, EDITIONS, SKILL_CARDS, concepts_of, everything};
use touchline_fuba::{Fuba, Ruleset};

fn rules(spec: &str) -> Ruleset {
    Fuba::from_text(spec).unwrap_or_else(|refusal| panic!("{spec}: {refusal}")).rules
}

fn canonical(spec: &str) -> String {
    Fuba::from_text(spec).unwrap_or_else(|refusal| panic!("{spec}: {refusal}")).spec().to_string()
}

/// The key of a refusal and its arguments as text.
fn refused(spec: &str) -> (String, Vec<(&'static str, String)>) {
    let refusal = Fuba::from_text(spec).unwrap_err();
    let text = |arg: &Arg| match arg {
        Arg::Text(text) | Arg::Key(text) => text.clone(),
        Arg::Number(n) => n.to_string(),
    };
    (refusal.key.clone(), refusal.args.iter().map(|(name, arg)| (*name, text(arg))).collect())
}

#[test]
fn concepts_are_sorted_and_need_others_that_exist() {
    assert!(CONCEPTS.is_sorted_by_key(|concept| concept.name));
    for concept in &CONCEPTS {
        let needed = concept.needs.map(|needed| CONCEPTS.iter().any(|other| other.name == needed));
        assert_ne!(needed, Some(false), "{}", concept.name);
    }
}

/// What the chapters of each rulebook offer; the quick reference has none.
#[test]
fn each_edition_offers_its_own() {
    let older = ["condition", "injuries", "keeper", "roles"];
    for (edition, others) in [
        ("2.0", &["styles", "substitutions"][..]),
        ("2.1", &["aggressive-pressing", "offside-risk", "skills", "substitutions"]),
        (
            "3.0",
            &[
                "aggressive-pressing",
                "offside-risk",
                "passing-through",
                "skills",
                "slow-play",
                "special-events",
                "substitutions",
                "weather",
            ],
        ),
    ] {
        let mut want: Vec<&str> = older.into_iter().chain(others.iter().copied()).collect();
        want.sort_unstable();
        assert_eq!(concepts_of(edition), want, "{edition}");
    }
    assert!(concepts_of("2.2").is_empty());
}

/// Written from the rules and read again it is the same game, and what is written is what was asked for.
#[test]
fn every_spec_is_read_back_equal() {
    for (edition, ..) in EDITIONS {
        for spec in specs(edition) {
            let game = Fuba::from_text(&spec).unwrap_or_else(|refusal| panic!("{spec}: {refusal}"));
            assert_eq!(Fuba::from_spec(&game.spec()), Ok(game), "{spec}");
            // Three cards are the default and not written.
            assert_eq!(game.spec().to_string(), spec.trim_end_matches("?skills=3"), "{spec}");
        }
    }
}

#[test]
fn each_concept_adds_itself_and_what_it_needs() {
    for (edition, basic, _) in EDITIONS {
        for name in concepts_of(edition) {
            let text = format!("fuba:{edition}{}", with_needs(name));
            assert_ne!(rules(&text), basic, "{text}");
            assert_ne!(rules(&text), everything(edition).unwrap(), "{text}");
        }
    }
    // Tiredness comes with condition points.
    let condition = rules("fuba:3.0+condition");
    assert!(condition.condition.is_some() && condition.tiredness.is_some() && condition.roles.is_none());
}

#[test]
fn all_is_every_concept_of_the_edition() {
    for (edition, ..) in EDITIONS.iter().filter(|(edition, ..)| !concepts_of(edition).is_empty()) {
        let all = format!("fuba:{edition}+all");
        assert_eq!(Some(rules(&all)), everything(edition), "{all}");
        let named: String = concepts_of(edition).iter().map(|name| format!("+{name}")).collect();
        assert_eq!(canonical(&format!("fuba:{edition}{named}")), all);
        assert_eq!(
            canonical(&format!("fuba:{edition}+all+condition")),
            all,
            "a concept besides all adds nothing"
        );
    }
}

#[test]
fn the_canonical_form_is_sorted_and_names_only_what_differs() {
    for (written, want) in [
        ("fuba:3.0+weather+condition+skills", "fuba:3.0+condition+skills+weather"),
        ("fuba:3.0+skills+condition?skills=5", "fuba:3.0+condition+skills?skills=5"),
        ("fuba:3.0+skills+condition?skills=3", "fuba:3.0+condition+skills"),
        ("fuba:2.1+all?skills=1", "fuba:2.1+all?skills=1"),
        ("fuba:2.0+styles+roles+condition", "fuba:2.0+condition+roles+styles"),
        (
            "fuba:3.0+all?skills=2&order_tie=passive-at-start",
            "fuba:3.0+all?order_tie=passive-at-start&skills=2",
        ),
        ("fuba:3.0+all?skills=2&shot_free_moves=allowed", "fuba:3.0+all?shot_free_moves=allowed&skills=2"),
        ("fuba:3.0+slow-play+passing-through", "fuba:3.0+passing-through+slow-play"),
    ] {
        assert_eq!(canonical(written), want);
    }
}

#[test]
fn a_concept_that_the_edition_does_not_have_is_refused_with_those_it_has() {
    for (edition, ..) in EDITIONS.iter().filter(|(edition, ..)| !concepts_of(edition).is_empty()) {
        let offered = concepts_of(edition);
        let absent = CONCEPTS.iter().map(|concept| concept.name).filter(|name| !offered.contains(name));
        for name in absent.chain(["flying", "tiredness"]) {
            // Named alone: that it is not there is said before what it would need.
            let (key, args) = refused(&format!("fuba:{edition}+{name}"));
            assert_eq!(key, "spec-unknown-concept", "{edition} {name}");
            assert!(args.contains(&("got", name.to_owned())), "{args:?}");
            assert!(args.contains(&("edition", (*edition).to_owned())), "{args:?}");
            assert!(args.contains(&("known", offered.join(", ") + ", all")), "{args:?}");
        }
    }
    for (spec, got) in [("fuba:2.2+condition", "condition"), ("fuba:2.2+all", "all"), ("fuba:2.2+x", "x")] {
        let (key, args) = refused(spec);
        assert_eq!(key, "spec-no-concepts", "{spec}");
        assert_eq!(args, [("got", got.to_owned()), ("edition", "2.2".to_owned())]);
    }
    // Passing through is a basic rule of 2.1, playing styles are in 2.0 only.
    assert_eq!(refused("fuba:2.1+passing-through").0, "spec-unknown-concept");
    assert_eq!(refused("fuba:3.0+styles").0, "spec-unknown-concept");
}

/// what leans on condition points means nothing without them.
#[test]
fn a_missing_need_is_named() {
    for (edition, ..) in EDITIONS {
        for concept in CONCEPTS.iter().filter(|concept| concept.is_offered(edition)) {
            let alone = format!("fuba:{edition}+{}", concept.name);
            match concept.needs {
                None => assert_eq!(canonical(&alone), alone),
                Some(needed) => {
                    let (key, args) = refused(&alone);
                    assert_eq!(key, "spec-concept-needs", "{alone}");
                    assert_eq!(args, [("got", concept.name.to_owned()), ("needs", needed.to_owned())]);
                }
            }
        }
    }
    for name in ["aggressive-pressing", "roles", "skills"] {
        assert_eq!(refused(&format!("fuba:3.0+weather+{name}")).0, "spec-concept-needs", "{name}");
    }
}

/// F-SKILL-01: the same number for both teams, one to five.
#[test]
fn the_number_of_skill_cards() {
    for edition in ["2.1", "3.0"] {
        for cards in SKILL_CARDS {
            let spec = format!("fuba:{edition}+condition+skills?skills={cards}");
            assert_eq!(rules(&spec).skills.map(|skills| skills.cards), Some(cards), "{spec}");
        }
        assert_eq!(rules(&format!("fuba:{edition}+all")).skills.map(|skills| skills.cards), Some(3));
        for bad in ["0", "6", "256"] {
            let (key, args) = refused(&format!("fuba:{edition}+all?skills={bad}"));
            assert_eq!(key, "spec-unknown-value", "{bad}");
            assert!(args.contains(&("known", "1, 2, 3, 4, 5".to_owned())), "{args:?}");
        }
    }
    for spec in
        ["fuba:3.0?skills=3", "fuba:2.0+all?skills=3", "fuba:2.2?skills=3", "fuba:3.0+condition?skills=9"]
    {
        let (key, args) = refused(spec);
        assert_eq!(key, "spec-option-needs-concept", "{spec}");
        assert_eq!(args, [("option", "skills".to_owned()), ("needs", "condition+skills".to_owned())]);
    }
    let (_, args) = refused("fuba:3.0?nothing=1");
    assert!(args.iter().any(|(name, known)| *name == "known" && known.contains(", skills")), "{args:?}");
}
