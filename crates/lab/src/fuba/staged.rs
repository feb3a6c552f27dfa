//! What can be fixed in a match of FUBA.

use touchline_engine::{Choices, Faces, Game as _};
use touchline_fuba::advanced::skills::Skill;
use touchline_fuba::state::Weather;
use touchline_fuba::{Action, Decision, Fuba, Roll, State, roll};

use crate::{Forced, Staged};

/// The weather that equal kick-off dice bring, and the face that brings it (F-WTHR-01).
const WEATHERS: [(Weather, Option<u8>); 6] = [
    (Weather::Ordinary, None),
    (Weather::Heat, Some(1)),
    (Weather::Sunshine, Some(2)),
    (Weather::Wind, Some(4)),
    (Weather::Rain, Some(5)),
    (Weather::Cold, Some(6)),
];

impl Staged for Fuba {
    fn formations(&self) -> Vec<(String, Action)> {
        let mut legal = Choices::new();
        self.actions(&self.start(&touchline_fuba::Terms::default()), &mut legal);
        let named = |action: &Action| Some((Self::formation_of(&Decision::Formation, *action)?, *action));
        legal.iter().filter_map(named).collect()
    }

    fn asks_formation(decision: &Decision) -> bool {
        matches!(decision, Decision::Formation | Decision::HalfTime)
    }

    fn formation_of(decision: &Decision, action: Action) -> Option<String> {
        match action {
            Action::Formation(formation) if Self::asks_formation(decision) => Some(formation.to_string()),
            _ => None,
        }
    }

    fn weathers(&self) -> Vec<&'static str> {
        let all = || WEATHERS.map(|(weather, _)| weather.word()).into();
        self.rules.weather.map(|_| all()).unwrap_or_default()
    }

    /// Only the first kick-off roll brings weather (F-WTHR-01, R-011); what becomes of it at half-time is
    /// left to the dice.
    fn weather_dice(&self, s: &State, weather: &str) -> Forced {
        let first = roll(&self.rules, s) == Some(Roll::KickOff)
            && s.clock.half == 0
            && s.weather == Weather::Ordinary;
        let face = WEATHERS.iter().find(|(known, _)| known.word() == weather).and_then(|(_, face)| *face);
        match face {
            _ if !first => Forced::Nothing,
            Some(face) => Forced::Faces(Faces::new(&[face, face])),
            None => Forced::Unequal,
        }
    }

    fn weather_of_first_half(&self, s: &State) -> Option<&'static str> {
        (self.rules.weather.is_some() && s.clock.half == 1).then(|| s.weather.word())
    }

    fn card(decision: &Decision, action: Action) -> Option<&'static str> {
        match (decision, action) {
            (Decision::Skill, Action::Skill(skill)) => Some(skill.word()),
            _ => None,
        }
    }

    fn cards(&self) -> Vec<(&'static str, String)> {
        let usable =
            |skill: &Skill| touchline_fuba::advanced::skills::catalogue::is_usable(&self.rules, *skill);
        let named = |skill: Skill| (skill.word(), skill.clause());
        let all = || Skill::ALL.into_iter().filter(usable).map(named).collect();
        self.rules.skills.map(|_| all()).unwrap_or_default()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use touchline_engine::{Node, Pcg};

    use super::*;

    /// Play to the choice of who kicks off, with fixed dice where they are fixed.
    fn weather_of(word: &str, seed: u64) -> Weather {
        let game = Fuba::from_text("fuba:3.0+weather").unwrap();
        let (mut s, mut legal, mut rng) =
            (game.start(&touchline_fuba::Terms::default()), Choices::new(), Pcg::new(seed, 0));
        loop {
            match game.node(&s) {
                Node::Decide(_, Decision::KickOff) | Node::Over(_) => return s.weather,
                Node::Decide(..) => {
                    game.actions(&s, &mut legal);
                    game.act(&mut s, legal[0], &mut ());
                }
                Node::Chance => {
                    let mut roll = || game.draws(&s).roll(&mut rng);
                    let faces = match game.weather_dice(&s, word) {
                        Forced::Nothing => roll(),
                        Forced::Faces(faces) => faces,
                        Forced::Unequal => loop {
                            let faces = roll();
                            if faces.as_ref()[0] != faces.as_ref()[1] {
                                break faces;
                            }
                        },
                    };
                    game.resolve(&mut s, faces.as_ref(), &mut ());
                }
            }
        }
    }

    #[test]
    fn a_match_begins_in_the_weather_that_is_fixed() {
        for (weather, _) in WEATHERS {
            assert!((0..20).all(|seed| weather_of(weather.word(), seed) == weather), "{weather:?}");
        }
    }
}
