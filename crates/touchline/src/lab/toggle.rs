//! Switching an advanced rule on or off, with what it needs and what needs it.

use anyhow::{Context as _, bail};
use touchline_engine::{Offer, OfferedConcept, Row, Spec};
use touchline_protocol::games::offers;

use super::law::rows;
use super::questions::canonical;

/// The word of a rule that is not in play.
const NONE: &str = "none";
/// The value of an option that takes a rule out of play.
const OFF: &str = "off";

/// The same rules without and with a concept.
#[derive(Debug)]
pub(super) struct Toggled {
    pub(super) without: Spec,
    pub(super) with: Spec,
    /// What both have because the concept needs it.
    pub(super) needed: Vec<&'static str>,
    /// What neither has because it needs the concept.
    pub(super) left_out: Vec<&'static str>,
}

impl Toggled {
    /// What was changed besides the concept; empty if nothing.
    pub(super) fn said(&self, concept: &str) -> String {
        let mut said = Vec::new();
        if !self.needed.is_empty() {
            said.push(format!("{concept} needs {0}: both arms have {0}", self.needed.join(" and ")));
        }
        if !self.left_out.is_empty() {
            let (names, verb) =
                (self.left_out.join(", "), if self.left_out.len() == 1 { "needs" } else { "need" });
            said.push(format!("{names} {verb} {concept}: neither arm has {names}"));
        }
        said.join("; ")
    }
}

/// The rules of a canonical spec without and with a concept.
pub(super) fn toggle(spec: &Spec, concept: &str) -> anyhow::Result<Toggled> {
    let offer =
        offers().into_iter().find(|offer| offer.game == spec.game).context("a game without an offer")?;
    let edition = spec.edition.as_str();
    let known = concepts(&offer, edition);
    if known.is_empty() {
        bail!("{}:{edition} has no advanced rules to switch", spec.game);
    }
    let Some(chosen) = known.iter().find(|known| known.name == concept) else {
        let names: Vec<&str> = known.iter().map(|known| known.name).collect();
        bail!(
            "{}:{edition} has no advanced rule {concept:?} to switch. Known: {}",
            spec.game,
            names.join(", ")
        );
    };
    let mut base = Rules::of(&offer, spec)?;
    let (mut needed, mut left_out) = (Vec::new(), Vec::new());
    // What it needs, and what that needs: the first of several.
    let mut wanted = vec![*chosen];
    while let Some(one) = wanted.pop() {
        if !one.needs.is_empty() && !one.needs.iter().any(|name| base.has(name)) {
            let more = known.iter().find(|known| one.needs.contains(&known.name));
            let more = more.with_context(|| format!("{spec} has nothing that {concept} needs"))?;
            base.switch_on(more);
            needed.push(more.name);
            wanted.push(more);
        }
    }
    // What cannot be without it, and what cannot be without that.
    let mut off = vec![concept];
    while let Some(one) = known.iter().find(|one| {
        let met = |name: &&str| base.has(name) && !off.contains(name);
        base.has(one.name) && !off.contains(&one.name) && !one.needs.is_empty() && !one.needs.iter().any(met)
    }) {
        off.push(one.name);
        left_out.push(one.name);
    }
    for name in &left_out {
        known.iter().filter(|known| known.name == *name).for_each(|known| base.switch_off(known));
    }
    let (mut with, mut without) = (base.clone(), base);
    with.switch_on(chosen);
    without.switch_off(chosen);
    let read = |rules: Rules| {
        canonical(&rules.spec.to_string())
            .with_context(|| format!("{spec} cannot be played with {concept} switched"))
    };
    Ok(Toggled { without: read(without)?, with: read(with)?, needed, left_out })
}

/// How rules that are without a concept come to have it, such as `add +weather to the rules`; where their
/// edition does not have it, which ones do. `words` is what a spec adds, with what the concept needs.
pub(super) fn advice(spec: &Spec, concept: &str, words: &str) -> String {
    let offer = offers().into_iter().find(|offer| offer.game == spec.game);
    let editions: Vec<&str> = offer.iter().flat_map(|offer| &offer.editions).copied().collect();
    let has = |edition: &&str| {
        let offered = offer.iter().flat_map(|offer| concepts(offer, edition));
        offered.into_iter().any(|known| known.name == concept)
    };
    let with: Vec<&str> = editions.into_iter().filter(has).collect();
    match &with[..] {
        [] => format!("no rules of {} have {concept}", spec.game),
        with if with.contains(&spec.edition.as_str()) => format!("add {words} to the rules"),
        [.., last] => {
            let (editions, do_so) = (with.join(" and "), if with.len() == 1 { "does" } else { "do" });
            format!(
                "edition {} does not offer it, {editions} {do_so} (--rules {}:{last}{words})",
                spec.edition, spec.game
            )
        }
    }
}

/// The concept that an option takes out of the rules of a spec, if it does that.
pub(super) fn switched_off(spec: &Spec, option: &str, value: &str) -> Option<&'static str> {
    let offer = offers().into_iter().find(|offer| offer.game == spec.game)?;
    let rows = rows(&spec.to_string()).ok()?;
    let is_its_own = |row: &&Row| row.setting.as_ref().is_some_and(|setting| setting.name == option);
    let row = rows.iter().find(is_its_own).filter(|_| [NONE, OFF].contains(&value))?;
    concepts(&offer, &spec.edition).iter().find(|known| known.rule == row.rule).map(|known| known.name)
}

/// The concepts of an edition: those it offers and those it includes.
fn concepts<'a>(offer: &'a Offer, edition: &str) -> Vec<&'a OfferedConcept> {
    let of =
        |concept: &&OfferedConcept| concept.editions.contains(&edition) || concept.part_of.contains(&edition);
    offer.concepts.iter().filter(of).collect()
}

/// A spec in the making.
#[derive(Clone)]
struct Rules {
    spec: Spec,
    rows: Vec<Row>,
    on: Vec<&'static str>,
}

impl Rules {
    /// A spec that names every concept by itself.
    fn of(offer: &Offer, spec: &Spec) -> anyhow::Result<Self> {
        let (mut spec, rows) = (spec.clone(), rows(&spec.to_string())?);
        let plain = self::rows(&format!("{}:{}", spec.game, spec.edition))?;
        let known = concepts(offer, &spec.edition);
        if spec.concepts.iter().any(|name| Some(name.as_str()) == offer.all) {
            let offered = known.iter().filter(|concept| concept.editions.contains(&spec.edition.as_str()));
            spec.concepts = offered.map(|concept| concept.name.to_owned()).collect();
        }
        // Named, a part of the edition, or set by an option. Some change a rule that is always in play.
        let in_play = |rows: &[Row], rule: &str| rows.iter().any(|row| row.rule == rule && row.value != NONE);
        let is_on = |concept: &&&OfferedConcept| {
            let is_part = concept.part_of.contains(&spec.edition.as_str());
            spec.concepts.iter().any(|name| name == concept.name)
                || in_play(&rows, concept.rule) && (is_part || !in_play(&plain, concept.rule))
        };
        let on = known.iter().filter(is_on).map(|concept| concept.name).collect();
        Ok(Self { spec, rows, on })
    }

    fn has(&self, name: &str) -> bool {
        self.on.contains(&name)
    }

    /// The name of the option that switches a concept.
    fn option(&self, concept: &OfferedConcept) -> Option<String> {
        let row = self.rows.iter().find(|row| row.rule == concept.rule)?;
        row.setting.as_ref().map(|setting| setting.name.clone())
    }

    fn is_part(&self, concept: &OfferedConcept) -> bool {
        concept.part_of.contains(&self.spec.edition.as_str())
    }

    fn switch_on(&mut self, concept: &OfferedConcept) {
        if self.has(concept.name) {
            return;
        }
        let option = self.option(concept);
        self.spec.options.retain(|(name, _)| Some(name) != option.as_ref());
        if !self.is_part(concept) {
            self.spec.concepts.push(concept.name.into());
        }
        self.on.push(concept.name);
    }

    fn switch_off(&mut self, concept: &OfferedConcept) {
        if !self.has(concept.name) {
            return;
        }
        let option = self.option(concept);
        self.spec.concepts.retain(|name| name != concept.name);
        self.spec.options.retain(|(name, _)| Some(name) != option.as_ref());
        if let Some(option) = option.filter(|_| self.is_part(concept)) {
            self.spec.options.push((option, OFF.into()));
        }
        self.on.retain(|name| *name != concept.name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(spec: &Spec, rule: &str) -> String {
        let rows = rows(&spec.to_string()).expect("a spec");
        rows.into_iter().find(|row| row.rule == rule).map(|row| row.value).unwrap_or_default()
    }

    /// Every concept of every edition and preset, from the plain rules and from all of them.
    #[test]
    fn every_concept_can_be_switched_where_it_is_known() {
        let mut switched = 0;
        for offer in offers() {
            for edition in &offer.editions {
                let plain = format!("{}:{edition}", offer.game);
                let known = concepts(&offer, edition);
                let all = offer.all.filter(|_| !known.is_empty()).map(|all| format!("{plain}+{all}"));
                for rules in std::iter::once(plain).chain(all) {
                    let spec = canonical(&rules).expect("a spec");
                    for concept in &known {
                        let toggled = toggle(&spec, concept.name).expect(concept.name);
                        let both =
                            |rule: &str| [&toggled.without, &toggled.with].map(|spec| value(spec, rule));
                        let [without, with] = both(concept.rule);
                        assert!(without != with && with != NONE, "{rules} {}: {toggled:?}", concept.name);
                        // Nothing but the concept differs among the concepts.
                        for other in known.iter().filter(|other| other.name != concept.name) {
                            let [without, with] = both(other.rule);
                            assert_eq!(without, with, "{rules} {}: {}", concept.name, other.name);
                        }
                        switched += 1;
                    }
                }
            }
        }
        assert!(switched > 100, "{switched}");
    }

    #[test]
    fn what_is_needed_is_in_both_arms_and_said() {
        let spec = canonical("fuba:3.0").expect("a spec");
        let skills = toggle(&spec, "skills").expect("switched");
        assert_eq!((skills.needed.as_slice(), skills.left_out.len()), (&["condition"][..], 0));
        assert_eq!(skills.said("skills"), "skills needs condition: both arms have condition");
        let all = canonical("fuba:3.0+all").expect("a spec");
        let condition = toggle(&all, "condition").expect("switched");
        assert!(
            condition.left_out.contains(&"skills") && condition.said("condition").contains("neither arm")
        );
        let juggle = toggle(&canonical("grid:basic").expect("a spec"), "juggle").expect("switched");
        assert_eq!(juggle.needed.len(), 2, "what is needed needs something itself: {juggle:?}");
        let none = toggle(&canonical("fuba:2.2").expect("a spec"), "weather").expect_err("2.2 has none");
        assert!(none.to_string().ends_with("fuba:2.2 has no advanced rules to switch"), "{none}");
    }
    #[test]
    fn advice_leads_to_rules_that_can_be_played() {
        let advised = |spec: &str, concept: &str, words: &str| {
            advice(&canonical(spec).expect("a spec"), concept, words)
        };
        assert_eq!(advised("fuba:3.0", "weather", "+weather"), "add +weather to the rules");
        let older = advised("fuba:2.0+all", "weather", "+weather");
        assert_eq!(older, "edition 2.0 does not offer it, 3.0 does (--rules fuba:3.0+weather)");
        let cards = advised("fuba:2.2", "skills", "+condition+skills");
        assert!(cards.contains("2.1 and 3.0 do (--rules fuba:3.0+condition+skills)"), "{cards}");
        for rules in ["fuba:3.0+weather", "fuba:2.1+condition+skills", "fuba:3.0+condition+skills"] {
            assert!(canonical(rules).is_ok(), "{rules}");
        }
        assert_eq!(advised("grid:basic", "weather", "+weather"), "no rules of grid have weather");
    }

    #[test]
    fn what_an_option_switches_off_is_known_by_its_concept() {
        let spec = canonical("fuba:3.0+all").expect("a spec");
        assert_eq!(switched_off(&spec, "condition", "none"), Some("condition"));
        assert_eq!(switched_off(&spec, "condition", "boost-from-ball-zone"), None);
        assert_eq!(switched_off(&spec, "pressing", "none"), None);
    }
}
