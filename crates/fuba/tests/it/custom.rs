//! Custom rules: any value of any rule in any edition, written and read back; what makes no sense is refused
//! with the reason and with what would be right.

use touchline_engine::{Arg, Refusal, Spec};
use touchline_fuba::Fuba;
use touchline_fuba::spec::{EDITIONS, NEEDS, RULES};

fn text(refusal: &Refusal, name: &str) -> String {
    let found = refusal.args.iter().find(|(known, _)| *known == name);
    match found.map(|(_, arg)| arg) {
        Some(Arg::Text(text) | Arg::Key(text)) => text.clone(),
        Some(Arg::Number(n)) => n.to_string(),
        None => panic!("{refusal} has no {name}"),
    }
}

/// Every edition by itself and with everything it offers.
fn bases() -> Vec<String> {
    let named = EDITIONS.into_iter().flat_map(|(edition, basic, all)| {
        let everything = (basic != all).then(|| format!("fuba:{edition}+all"));
        [Some(format!("fuba:{edition}")), everything]
    });
    named.flatten().collect()
}

/// Each rule set to each of its values in each edition: it applies, nothing else changes, the canonical form
/// names it only where it is not the edition's own, and reads back as the same game.
#[test]
fn every_value_of_every_rule_is_written_and_read_back() {
    let (mut accepted, mut refused) = (0, 0);
    for base in bases() {
        let own = Fuba::from_text(&base).unwrap();
        for rule in RULES {
            let words = (rule.option.words)();
            assert!(words.contains(&rule.word(&own.rules)), "{base}: {}", rule.option.name);
            for word in words {
                let spec = format!("{base}?{}={word}", rule.option.name);
                let game = match Fuba::from_text(&spec) {
                    Ok(game) => game,
                    Err(refusal) => {
                        assert_eq!(refusal.key, "spec-rule-needs", "{spec}: {refusal}");
                        refused += 1;
                        continue;
                    }
                };
                accepted += 1;
                assert_eq!(rule.word(&game.rules), word, "{spec}");
                for other in RULES.iter().filter(|other| other.option.name != rule.option.name) {
                    assert_eq!(other.word(&game.rules), other.word(&own.rules), "{spec}");
                }
                let canonical = game.spec().to_string();
                assert_eq!(Fuba::from_text(&canonical), Ok(game), "{spec} as {canonical}");
                assert_eq!(canonical == base, word == rule.word(&own.rules), "{spec} as {canonical}");
                let old = Fuba::at_revision(&game.spec(), 1).unwrap();
                assert_eq!(Fuba::at_revision(&old.spec(), 1), Ok(old), "{spec} as revision 1");
            }
        }
    }
    assert!(accepted > 800 && refused > 100, "{accepted} accepted, {refused} refused");
}

#[test]
fn the_canonical_form() {
    for (spec, canonical, custom) in [
        ("fuba:3.0?pressing=two-dice", "fuba:3.0", &[][..]),
        ("fuba:2.1?pressing=two-dice", "fuba:2.1?pressing=two-dice", &["pressing"]),
        ("FUBA:2.1?Pressing=Two-Dice", "fuba:2.1?pressing=two-dice", &["pressing"]),
        (
            "fuba:2.1?pressing=two-dice&after_loss=winners-die",
            "fuba:2.1?after_loss=winners-die&pressing=two-dice",
            &["after-loss", "pressing"],
        ),
        ("fuba:3.0?weather=equal-kick-off-dice", "fuba:3.0+weather", &[]),
        ("fuba:2.1?weather=equal-kick-off-dice", "fuba:2.1?weather=equal-kick-off-dice", &["weather"]),
        ("fuba:3.0+weather?weather=none", "fuba:3.0", &[]),
        ("fuba:3.0+condition?tiredness=none", "fuba:3.0+condition?tiredness=none", &["tiredness"]),
        ("fuba:2.1+condition+skills?skills=2", "fuba:2.1+condition+skills?skills=2", &[]),
        ("fuba:2.1+condition+skills?skills=first-use-free-2", "fuba:2.1+condition+skills?skills=2", &[]),
        (
            "fuba:2.2?condition=boost-from-ball-zone&skills=first-use-free-4",
            "fuba:2.2?condition=boost-from-ball-zone&skills=first-use-free-4",
            &["condition", "skills"],
        ),
        // A rule takes the place of the edition's concept, and what leans on it does not mind.
        (
            "fuba:2.1+all?condition=movement-die&tiredness=none",
            "fuba:2.1+aggressive-pressing+injuries+keeper+offside-risk+roles+skills+substitutions?condition=movement-die",
            &["condition"],
        ),
        ("fuba:3.0?rebound=literal", "fuba:3.0?rebound=literal", &[]),
        (
            "fuba:3.0?counted_at_most=11&goal_kick=skips-turn:4",
            "fuba:3.0?counted_at_most=11",
            &["counted-at-most"],
        ),
    ] {
        let game = Fuba::from_text(spec).unwrap_or_else(|refusal| panic!("{spec}: {refusal}"));
        assert_eq!(game.spec().to_string(), canonical, "{spec}");
        assert_eq!(game.custom(), custom, "{spec}");
    }
}

/// Specs that make no sense: the spec, the rule at fault, the reason, what would be right.
const SENSELESS: [(&str, &str, &str, &str); 21] = [
    (
        "fuba:2.1?action_stages=rounds",
        "turn=choose-target:adjust-value:roll:move-time:check-control:first-stage:second-stage",
        "sense-turn",
        "turn=choose-target:adjust-value:roll:move-time:check-control:first-actions:second-actions",
    ),
    (
        "fuba:2.0?modifications=before-dice",
        "turn=choose-target:roll:move-time:check-control:move-ball:first-stage:second-stage",
        "sense-turn",
        "turn=choose-target:adjust-value:roll:move-time:check-control:move-ball:first-stage:second-stage",
    ),
    (
        "fuba:3.0?free_movement=after-moves",
        "free_movement=after-moves",
        "sense-free-movement",
        "free_movement=before-first-action",
    ),
    (
        "fuba:2.1?action_order=fewer-moved",
        "action_order=fewer-moved",
        "sense-action-order",
        "action_order=more-in-target",
    ),
    (
        "fuba:2.0?positioning=own-favour",
        "positioning=own-favour",
        "sense-positioning",
        "positioning=by-numbers",
    ),
    ("fuba:3.0?far_target=costs-ball", "far_target=costs-ball", "sense-far-target", "far_target=illegal"),
    (
        "fuba:2.0?unmarked_target=becomes-one",
        "unmarked_target=becomes-one",
        "sense-unmarked-target",
        "unmarked_target=check-succeeds",
    ),
    (
        "fuba:2.2?special_events=sum-on-equal-dice",
        "special_events=sum-on-equal-dice",
        "sense-special-events",
        "special_events=difference-two-moves",
    ),
    (
        "fuba:3.0+special-events?goal_kick=played-out-slow-free-moves",
        "goal_kick=played-out-slow-free-moves",
        "sense-goal-kick",
        "goal_kick=skips-turn:4",
    ),
    (
        "fuba:2.0?condition=boost-from-ball-zone",
        "condition=boost-from-ball-zone",
        "sense-condition",
        "condition=movement-die",
    ),
    (
        "fuba:3.0?tiredness=must-exceed",
        "tiredness=must-exceed",
        "sense-points",
        "condition=boost-from-ball-zone",
    ),
    (
        "fuba:3.0+all?condition=none",
        "tiredness=must-exceed",
        "sense-points",
        "condition=boost-from-ball-zone",
    ),
    (
        "fuba:2.0?roles=move-starting-points",
        "roles=move-starting-points",
        "sense-points",
        "condition=movement-die",
    ),
    (
        "fuba:3.0?aggressive_pressing=equal-wins",
        "aggressive_pressing=equal-wins",
        "sense-points",
        "condition=boost-from-ball-zone",
    ),
    (
        "fuba:3.0?skills=every-use-paid-3",
        "skills=every-use-paid-3",
        "sense-points",
        "condition=boost-from-ball-zone",
    ),
    (
        "fuba:2.0+condition?aggressive_pressing=lower-of-two",
        "aggressive_pressing=lower-of-two",
        "sense-aggressive-pressing",
        "aggressive_pressing=none",
    ),
    (
        "fuba:3.0?substitutions=end-of-stage",
        "substitutions=end-of-stage",
        "sense-substitutions",
        "substitutions=any-action",
    ),
    ("fuba:2.1?keeper=sweeps", "keeper=sweeps", "sense-keeper", "keeper=outside"),
    ("fuba:3.0+keeper?pressing=one-die", "keeper=sweeps", "sense-keeper", "keeper=outside"),
    (
        "fuba:2.0?offside_risk=raises-value",
        "offside_risk=raises-value",
        "sense-offside-risk",
        "offside_risk=passive-acts-first",
    ),
    (
        "fuba:3.0+condition?skills=first-use-free-3",
        "skills=first-use-free-3",
        "sense-skills",
        "skills=every-use-paid-3",
    ),
];

/// What is refused says which rule, why, and what to write; writing that helps.
#[test]
fn what_makes_no_sense_together() {
    let mut told = std::collections::BTreeSet::new();
    for (spec, got, reason, right) in SENSELESS {
        let refusal = Fuba::from_text(spec).expect_err(spec);
        assert_eq!(refusal.key, "spec-rule-needs", "{spec}: {refusal}");
        let said = ["got", "reason", "right"].map(|name| text(&refusal, name));
        assert_eq!(said, [got, reason, right], "{spec}");
        told.insert((got.split('=').next().unwrap().replace('_', "-"), reason.replacen("sense-", "", 1)));
        // What would be right changes the reason, at least.
        let mut better = Spec::parse(spec).unwrap();
        let (name, word) = right.split_once('=').unwrap();
        better.options.retain(|(option, _)| option != name);
        better.options.push((name.to_owned(), word.to_owned()));
        if let Err(next) = Fuba::from_spec(&better) {
            assert_ne!(text(&next, "reason"), reason, "{better}");
        }
    }
    for need in NEEDS {
        assert!(told.contains(&(need.rule.to_owned(), need.word.to_owned())), "{} is not tried", need.rule);
    }
}

#[test]
fn bad_names_and_values() {
    for (spec, key, known) in [
        ("fuba:3.0?presing=one-die", "spec-unknown-option", "pressing"),
        ("fuba:3.0?pressing=four-dice", "spec-unknown-value", "three-dice"),
        ("fuba:3.0?counted_at_most=12", "spec-unknown-value", "11"),
        ("fuba:3.0?counted_at_most=06", "spec-unknown-value", "6"),
        ("fuba:3.0?goal_kick=skips-turn:11", "spec-unknown-value", "skips-turn:10"),
        ("fuba:3.0?goal_kick=skips-turn", "spec-unknown-value", "skips-turn:10"),
        ("fuba:3.0?turn=choose-target", "spec-unknown-value", "choose-target:roll-dice:"),
        ("fuba:3.0?weather=on", "spec-unknown-value", "equal-kick-off-dice"),
        ("fuba:3.0+all?skills=every-use-paid-6", "spec-unknown-value", "every-use-paid-5"),
    ] {
        let refusal = Fuba::from_text(spec).expect_err(spec);
        assert_eq!(refusal.key, key, "{spec}");
        assert!(text(&refusal, "known").contains(known), "{spec}: {refusal}");
    }
}

/// As many rules as a spec can hold; one that would grow beyond what can be read again is refused.
#[test]
fn the_longest_specs() {
    let from_2_1: Vec<String> = {
        let [a, b] = ["fuba:2.1", "fuba:3.0"].map(|spec| Fuba::from_text(spec).unwrap().rules);
        let differing = RULES.iter().filter(|rule| rule.word(&a) != rule.word(&b));
        differing.map(|rule| format!("{}={}", rule.option.name, rule.word(&b))).collect()
    };
    // 2.1 can be turned into 3.0, rule by rule, but for its name.
    let spec = format!("fuba:2.1?{}", from_2_1.join("&"));
    let game = Fuba::from_text(&spec).unwrap_or_else(|refusal| panic!("{spec}: {refusal}"));
    let rows = |game: &Fuba| RULES.map(|rule| rule.word(&game.rules));
    assert_eq!(rows(&game), rows(&Fuba::from_text("fuba:3.0").unwrap()));
    assert_eq!(Fuba::from_text(&game.spec().to_string()), Ok(game));
}
