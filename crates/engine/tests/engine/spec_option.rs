use touchline_engine::{SpecOption, SpecValue};

/// Toy rules: a number of dice, and a field no option touches.
type Rules = (u8, &'static str);

const BALL: SpecOption<Rules> = SpecOption {
    name: "ball",
    rule: "ball",
    ruling: "R-1",
    values: &[
        SpecValue { word: "one-die", set: |rules| rules.0 = 1 },
        SpecValue { word: "two-dice", set: |rules| rules.0 = 2 },
    ],
};

#[test]
fn a_word_sets_the_rules_and_is_told_from_them() {
    let mut rules = (1, "else");
    assert_eq!(BALL.in_force(&rules), "one-die");
    BALL.choose(&mut rules, "two-dice").unwrap();
    assert_eq!((rules, BALL.in_force(&rules)), ((2, "else"), "two-dice"));
    assert_eq!(BALL.in_force(&(3, "else")), "", "no word for it");
}

#[test]
fn a_canonical_spec_names_only_what_differs() {
    assert_eq!(BALL.written(&(1, "a"), &(1, "b")), None);
    assert_eq!(BALL.written(&(2, "a"), &(1, "b")), Some(("ball".into(), "two-dice".into())));
}

#[test]
fn an_unknown_word_changes_nothing_and_is_told_the_known_ones() {
    let mut rules = (1, "else");
    let refusal = BALL.choose(&mut rules, "three").unwrap_err();
    assert_eq!(
        refusal.to_string(),
        r#"spec-unknown-value option="ball" got="three" known="one-die, two-dice""#
    );
    assert_eq!(rules, (1, "else"));
}

#[test]
fn people_read_the_values_with_the_default() {
    let offered = BALL.offered(&(2, "else"));
    assert_eq!(
        (offered.values, offered.default),
        (vec!["one-die".into(), "two-dice".into()], Some("two-dice".into()))
    );
}
