use touchline_engine::{SpecOption, value_of, worded, words_of};

worded! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Ball {
        OneDie = "one-die",
        TwoDice = "two-dice",
    }
}

/// Toy rules: how the ball is won, and a field no option touches.
type Rules = (Ball, &'static str);

const BALL: SpecOption<Rules> = SpecOption {
    name: "ball",
    rule: "ball",
    ruling: Some("R-1"),
    words: words_of::<Ball>,
    word: |rules| rules.0.word().to_owned(),
    set: |rules, word| value_of(word).map(|ball| rules.0 = ball).is_some(),
};

#[test]
fn a_word_sets_the_rules_and_is_told_from_them() {
    let mut rules = (Ball::OneDie, "else");
    assert_eq!((BALL.word)(&rules), "one-die");
    BALL.choose(&mut rules, "two-dice").unwrap();
    assert_eq!((rules, (BALL.word)(&rules)), ((Ball::TwoDice, "else"), "two-dice".to_owned()));
}

#[test]
fn a_canonical_spec_names_only_what_differs() {
    assert_eq!(BALL.written(&(Ball::OneDie, "a"), &(Ball::OneDie, "b")), None);
    let written = BALL.written(&(Ball::TwoDice, "a"), &(Ball::OneDie, "b"));
    assert_eq!(written, Some(("ball".into(), "two-dice".into())));
}

#[test]
fn an_unknown_word_changes_nothing_and_is_told_the_known_ones() {
    let mut rules = (Ball::OneDie, "else");
    let refusal = BALL.choose(&mut rules, "three").unwrap_err();
    assert_eq!(
        refusal.to_string(),
        r#"spec-unknown-value option="ball" got="three" known="one-die, two-dice""#
    );
    assert_eq!(rules, (Ball::OneDie, "else"));
}

#[test]
fn people_read_the_values_with_the_default() {
    let offered = BALL.offered(&(Ball::TwoDice, "else"));
    assert_eq!(
        (offered.values, offered.default),
        (vec!["one-die".into(), "two-dice".into()], Some("two-dice".into()))
    );
}
