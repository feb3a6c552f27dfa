//! Every refusal, with its arguments, says what is wrong and what would be right.

use touchline_engine::{Arg, Draws, Message, Notation, Record, Refusal, Spec};
use touchline_fuba::Fuba;
use touchline_fuba::spec::{NEEDS, Need};
use touchline_words::Words;

use crate::{catalogue, spoken};

/// Keys with their arguments: `name#` is a number, `name@` a key, anything else a text.
const REFUSALS: [(&str, &str); 237] = [
    ("dice-too-few", "position# got# want#"),
    ("dice-too-many", "position# got# want#"),
    ("dice-face", "position# got# want#"),
    ("dice-text", "got example"),
    ("dice-script-short", "got# want#"),
    ("dice-script-left-over", "left#"),
    ("dice-are-due", "dice#"),
    ("dice-not-due", "seat@ legal#"),
    ("illegal-action", "action legal count#"),
    ("illegal-action-unnamed", "legal#"),
    ("not-asked", ""),
    ("answers-count", "got# most#"),
    ("answer-too-long", "most#"),
    ("plan-past-roll", "answer#"),
    ("plan-past-reveal", "answer#"),
    ("plan-past-other", "answer#"),
    ("plan-past-secret", "answer#"),
    ("plan-past-end", "answer#"),
    ("match-over", ""),
    ("nothing-to-undo", ""),
    ("record-too-long", "got# want#"),
    ("record-too-many-headers", "want# bytes#"),
    ("record-too-many-inputs", "want#"),
    ("record-title", "got example"),
    ("record-version", "got example"),
    ("record-header", "got example"),
    ("record-header-twice", "header"),
    ("record-header-missing", "header example"),
    ("record-rules", "got example"),
    ("record-line", "got example"),
    ("record-count", "got# want#"),
    ("record-truncated", "inputs# example"),
    ("record-after-end", "got"),
    ("record-control", "position# got"),
    ("record-turn", "got# want#"),
    ("record-other-revision", "got# want#"),
    ("record-result", "got want"),
    ("record-result-early", "got"),
    ("terms-none", "got"),
    ("terms-too-long", "most#"),
    ("terms-word", "got example"),
    ("terms-twice", "got example"),
    ("terms-value", "got example"),
    ("terms-need-condition", "seat@"),
    ("terms-need-skills", "seat@"),
    ("terms-discard", "seat@ got# most#"),
    ("terms-primary", "seat@ got"),
    ("terms-pool-empty", "seat@"),
    ("terms-pool-skill", "seat@ got"),
    ("terms-pool-twice", "got example"),
    ("terms-no-competition", "seat@"),
    ("terms-barred-all", "seat@"),
    ("terms-first-leg", ""),
    ("terms-resumed", "got"),
    ("terms-late-start", ""),
    ("terms-whistle", ""),
    ("terms-whistle-minute", "got# least# most#"),
    ("number-discard", ""),
    ("number-whistle", ""),
    ("record-terms-with-start", ""),
    ("record-unfinished", ""),
    ("position-agreed", "got"),
    ("call-in-shoot-out", ""),
    ("call-draw-decided", ""),
    ("call-other-edition", "call"),
    ("call-first-half", "call"),
    ("call-twice", "call"),
    ("spec-too-long", "got# want#"),
    ("spec-no-edition", "got example"),
    ("spec-two-boards", "got example"),
    ("spec-concept-twice", "got example"),
    ("spec-option", "got example"),
    ("spec-option-twice", "got example"),
    ("spec-empty-part", "got example part@"),
    ("spec-character", "got example part@ character"),
    ("spec-part-game", ""),
    ("spec-part-edition", ""),
    ("spec-part-board", ""),
    ("spec-part-concept", ""),
    ("spec-part-option", ""),
    ("spec-part-value", ""),
    ("spec-unknown-game", "got known"),
    ("spec-unknown-edition", "got known"),
    ("spec-unknown-board", "got known"),
    ("spec-no-board", "got"),
    ("spec-unknown-concept", "got edition known"),
    ("spec-no-concepts", "got edition"),
    ("spec-concept-needs", "got needs"),
    ("spec-concept-needs-one", "got known example"),
    ("spec-option-needs-one", "option known example"),
    ("spec-option-needs-corners", "option"),
    ("spec-option-needs-period", "option"),
    ("spec-ending", "got turns# goals# minutes#"),
    ("spec-option-needs-concept", "option needs"),
    ("spec-unknown-option", "got known"),
    ("spec-unknown-value", "option got known"),
    ("spec-rule-needs", "got reason right"),
    ("unknown-action", "got example lines"),
    ("unknown-call", "got example"),
    ("full-time-untimed", "example"),
    ("bad-step", "got example"),
    ("bad-area", "got example"),
    ("bad-seat", "got example"),
    ("bad-number", "got what@ least# most#"),
    ("number-also", ""),
    ("number-ball-value", ""),
    ("number-goals", ""),
    ("number-condition", ""),
    ("number-die", ""),
    ("number-half", ""),
    ("number-minute", ""),
    ("number-players", ""),
    ("number-position", ""),
    ("number-red", ""),
    ("number-stage", ""),
    ("number-steps", ""),
    ("number-stoppage", ""),
    ("number-substitutions", ""),
    ("number-turn", ""),
    ("number-yellow", ""),
    ("bad-side", "got example"),
    ("bad-line", "got example"),
    ("bad-styles", "got example"),
    ("bad-skill", "got example"),
    ("bad-formation", "got example"),
    ("formation-sum", "got example sum# want#"),
    ("position-too-long", "most#"),
    ("position-field", "got example"),
    ("position-field-twice", "got example"),
    ("position-field-missing", "got example"),
    ("position-value", "got example"),
    ("position-players", "got example"),
    ("position-turn", "got example"),
    ("position-steps", "got example"),
    ("position-agenda", "got example"),
    ("unknown-stage", "got example"),
    ("unknown-moment", "got known"),
    ("position-team-size", "seat@ got# want#"),
    ("position-formation", "seat@"),
    ("position-corner-spot", ""),
    ("position-clock", "first# last#"),
    ("position-ball-alone", "seat@ area"),
    ("position-nothing-next", ""),
    ("position-not-in-play", "got needs"),
    ("position-skill-not-here", "got"),
    ("position-skill-hidden", "got"),
    ("position-no-action", ""),
    ("level-unknown", "got known"),
    ("player-unknown", "got known"),
    ("level-thinks-not", "level example"),
    ("budget-bad", "field got# most#"),
    ("seat-unknown", "got known"),
    ("command-unknown", "got known"),
    ("json-bad", "reason example"),
    ("field-missing", "field example"),
    ("no-match", "example"),
    ("index-bad", "got first# last#"),
    ("no-decision", ""),
    ("line-too-long", "most#"),
    ("save-needs-file", "example"),
    ("position-in-hand", "seat@"),
    ("position-half", "got#"),
    ("position-restart", ""),
    ("position-dice", ""),
    ("position-setup", ""),
    ("json-not-object", "got example"),
    ("field-wrong", "field got want@ example"),
    ("field-unknown", "cmd field known"),
    ("field-twice", "field"),
    ("field-either", "field other"),
    ("want-text", ""),
    ("want-seed", ""),
    ("want-index", ""),
    ("want-budget", ""),
    ("want-dice", ""),
    ("at-line", "line# text"),
    ("want-truth", ""),
    ("want-texts", ""),
    ("at-input", "input# text"),
    ("inputs-too-many", "got# most#"),
    ("match-too-long", "most#"),
    ("legal-differs", "legal count#"),
    ("table-name-bad", "got most#"),
    ("table-unknown", "got known count#"),
    ("tables-too-many", "most#"),
    ("not-an-answer", "got"),
    ("skills-other-game", "got"),
    ("diff-two-games", "a b"),
    ("skills-none", "edition known"),
    ("clause-unknown", "got near"),
    ("clause-unlike", "got"),
    ("no-cards", ""),
    ("unknown-grid-action", "got example"),
    ("bad-direction", "got example"),
    ("bad-facing", "got example"),
    ("bad-hand", "got example"),
    ("bad-level", "got example"),
    ("bad-marker", "got example"),
    ("bad-square", "got example"),
    ("number-column", ""),
    ("number-row", ""),
    ("number-dice", ""),
    ("number-face", ""),
    ("number-fouls", ""),
    ("number-kicks", ""),
    ("number-marker", ""),
    ("number-points", ""),
    ("number-skill", ""),
    ("number-slot", ""),
    ("number-square", ""),
    ("number-total", ""),
    ("number-turns", ""),
    ("position-markers", "got example"),
    ("position-two-on-a-square", "got example"),
    ("position-too-many", "marker most#"),
    ("position-no-goalie", "marker"),
    ("position-marker-in-hand", "marker"),
    ("position-off-board", "marker square width# length#"),
    ("position-ball-off-board", "square"),
    ("position-ball-slot", "square"),
    ("position-ball-under", "square"),
    ("position-holder", "marker"),
    ("position-flight", ""),
    ("position-half-began", "began# turns#"),
    ("position-set-piece", ""),
    ("position-tackle", ""),
    ("position-no-dice", ""),
    ("position-in-circle", "marker"),
    ("position-skill", "most#"),
    ("position-skill-left", "marker"),
    ("position-stage-marker", "marker stage"),
    ("position-reroll", "want#"),
    ("position-no-choice", ""),
    ("picture-rows", "want#"),
    ("picture-squares", "row# got# want#"),
    ("picture-square", "got example"),
    ("picture-two-balls", "got example"),
];

fn refusal(key: &str, args: &'static str, number: i64) -> Refusal {
    args.split_whitespace().fold(Message::new(key), |message, arg| {
        match (arg.strip_suffix('#'), arg.strip_suffix('@')) {
            (Some(name), _) => message.number(name, number),
            (_, Some("seat")) => message.key("seat", "seat-home"),
            (_, Some(name)) => message.key(name, "spec-part-board"),
            _ => message.text(arg, format!("<{arg}>")),
        }
    })
}

#[test]
fn every_refusal_quotes_all_it_was_given() {
    let words = Words::english();
    for (key, args) in REFUSALS {
        for number in [1, 2, 17] {
            let sentence = spoken(&words, &refusal(key, args, number));
            for arg in args.split_whitespace().filter(|arg| !arg.ends_with(['#', '@'])) {
                assert!(sentence.contains(&format!("<{arg}>")), "{key} does not quote {arg}: {sentence}");
            }
        }
    }
}

#[test]
fn every_refusal_of_the_catalogue_is_tried_here() {
    for key in catalogue::keys_in("refusals.ftl") {
        // A reason is part of `spec-rule-needs`.
        let is_reason = |need: &Need| key.strip_prefix("sense-") == Some(need.word);
        let tried = REFUSALS.iter().any(|(known, _)| *known == key) || NEEDS.iter().any(is_reason);
        assert!(tried, "{key} is not in the table of refusals");
    }
}

#[test]
fn refusals_as_they_really_come_have_their_sentences() {
    let words = Words::english();
    let fuba = Fuba::from_text("fuba:3.0").unwrap();
    let long = "x".repeat(3000);
    for text in ["fuba", "fuba:", "fuba:3,0", "fuba:3.0@a@b", "fuba:3.0+a+a", "fuba:3.0?a", &long] {
        spoken(&words, &Spec::parse(text).unwrap_err());
    }
    for text in [
        "fuba:9",
        "fuba:3.0@large",
        "fuba:3.0+skills",
        "fuba:3.0+styles",
        "fuba:2.2+all",
        "fuba:3.0?x=1",
        "fuba:3.0?skills=3",
        "fuba:3.0+all?skills=9",
        "fuba:3.0?order_tie=x",
    ] {
        spoken(&words, &Fuba::from_text(text).unwrap_err());
    }
    for text in [
        "",
        "fly",
        "target XX",
        "move ALW",
        "place many",
        "formation 4-4-4",
        "dive up",
        "off",
        "skill x",
        "styles easy",
        "fresh x",
        "shift defence",
        "substitute 4",
        "discard 7",
    ] {
        spoken(&words, &fuba.read_action(text).unwrap_err());
    }
    let base = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5";
    let tails = [
        "",
        "ball=CE:0:home",
        "ball=CE:3:home ball=CE:3:home",
        "ball=CE:3:home clock=1:80",
        "ball=CE:3:home next=x",
        "ball=ALC:3:home next=target",
        "ball=CE:3:home x=1",
        "ball=CE:3:nobody",
    ];
    for tail in tails {
        spoken(&words, &fuba.read_state(&format!("{base} {tail}")).unwrap_err());
    }
    spoken(&words, &fuba.read_state(&long).unwrap_err());
    spoken(&words, &fuba.read_call("call x").unwrap_err());
    let esc = "touchline record 1\nhome: \u{1b}[2J\n";
    for text in ["", "touchline record 9\n", "touchline record 1\nspec: fuba:3.0\n\nend 0\n", esc] {
        spoken(&words, &Record::parse(text).unwrap_err().refusal);
    }
    for faces in [&[1][..], &[1, 2, 3], &[1, 7]] {
        spoken(&words, &Draws::d6(2).check(faces).unwrap_err());
    }
}

#[test]
fn the_example_of_a_refused_spec_can_be_played() {
    for text in ["", "fuba", "fuba:", "fuba:3 0", "fuba:3.0+", "fuba:3.0?a", "fuba:3.0?a=", "fuba:3,0"] {
        let refusal = Spec::parse(text).unwrap_err();
        let (_, example) = refusal.args.iter().find(|(name, _)| *name == "example").unwrap();
        let Arg::Text(example) = example else { panic!("{refusal}") };
        assert!(Fuba::from_text(example).is_ok(), "{refusal}");
    }
}

#[test]
fn what_a_number_is_of_and_its_bounds_are_said() {
    let (words, fuba) = (Words::english(), Fuba::from_text("fuba:3.0").unwrap());
    let base = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5";
    for (tail, sentence) in [
        ("ball=CE:9:home", r#""9" cannot be the ball value: give a whole number from 1 to 6."#),
        ("ball=CE:0:home", r#""0" cannot be the ball value: give a whole number from 1 to 6."#),
        (
            "ball=CE:3:home clock=1:99",
            r#""99" cannot be the minute of that half: give a whole number from 0 to 45."#,
        ),
        (
            "ball=CE:3:home clock=2:20",
            r#""20" cannot be the minute of that half: give a whole number from 45 to 90."#,
        ),
    ] {
        let refusal = fuba.read_state(&format!("{base} {tail}")).unwrap_err();
        assert_eq!(spoken(&words, &refusal), sentence);
    }
}

#[test]
fn no_refusal_of_a_formation_claims_more_than_the_rules() {
    let sentence = spoken(&Words::english(), &refusal("position-formation", "seat@", 1));
    assert!(!sentence.contains("each line"), "lines may be empty under formation_lines=any: {sentence}");
}
