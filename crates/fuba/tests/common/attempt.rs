//! Goal attempts against the table of chances.

use std::collections::BTreeMap;

use touchline_engine::Seat;
use touchline_fuba::event::Shot;
use touchline_fuba::{Area, Event, Fuba, State};

use super::exact::outcomes;
use super::fraction::{Fraction, fraction};
use super::pitch::is_offside;
use super::random::game;
use super::scene;

/// What becomes of an attempt in the end, a second die included.
pub fn attempt(game: &Fuba, s: &State) -> BTreeMap<&'static str, Fraction> {
    let mut table = BTreeMap::new();
    for (chance, next, events) in outcomes(game, s) {
        let shot =
            events.iter().find_map(|event| if let Event::Shot(shot, _) = event { Some(*shot) } else { None });
        let word = match shot.unwrap() {
            shot @ (Shot::Goal | Shot::Corner | Shot::Rebound | Shot::Miss) => shot.word(),
            Shot::Cleared => panic!("no rebound was rolled"),
            Shot::SecondDie => {
                for (word, then) in attempt(game, &next) {
                    *table.entry(word).or_insert(Fraction::ZERO) += chance * then;
                }
                continue;
            }
        };
        *table.entry(word).or_insert(Fraction::ZERO) += chance;
    }
    table
}

/// How likely a result is.
pub fn chance(table: &BTreeMap<&'static str, Fraction>, word: &str) -> Fraction {
    table.get(word).copied().unwrap_or(Fraction::ZERO)
}

/// A shot to be judged: who stands where, and where the shot comes from.
#[derive(Clone, Copy, Debug)]
pub struct Attempt {
    pub area: Area,
    pub number: i8,
    pub keeper: Area,
    pub here: [u8; 2],
    pub there: [u8; 2],
    pub value: u8,
    pub free_kick: bool,
}

impl Attempt {
    /// Home shoots; everybody not needed stands far away, in an area of its own.
    pub fn state(&self) -> State {
        let team = |own: usize, rest: Area| {
            let mut players = BTreeMap::from([(rest, 10 - self.here[own] - self.there[own])]);
            *players.entry(self.area).or_insert(0) += self.here[own];
            *players.entry(Area::Bpa).or_insert(0) += self.there[own];
            let placed = players.iter().filter(|(_, n)| **n > 0);
            placed.map(|(area, n)| format!("{}:{n}", area.name())).collect::<Vec<_>>().join(",")
        };
        let (area, value, keeper) = (self.area.name(), self.value, self.keeper.name());
        let (restart, next) =
            if self.free_kick { ("free-kick", "free-kick-shot") } else { ("open", "goal-attempt.home") };
        *scene(&format!(
            "home=4-4-2,{} away=4-4-2,GK:{keeper},{} ball={area}:{value}:home clock=1:20 \
             turn=5,{restart},BLC,home,CE>CE,53,0-0,home,+0,none,shoot-none next=turn.5,first-action.away,{next}",
            team(0, Area::Apa),
            team(1, Area::Alc),
        ))
        .state()
    }

    /// The total modifier, by the rulebook's table.
    fn modifier(&self, s: &State) -> i8 {
        let more = |area: Area| {
            let [home, away] = [Seat::Home, Seat::Away].map(|seat| s.squads[seat].count(area).min(6));
            i8::from(home > away) - i8::from(home < away)
        };
        let here = if self.area == Area::Bpa || self.free_kick { 0 } else { more(self.area) };
        let offside = is_offside(s, Seat::Home, Area::Bpa, self.area);
        let there = if offside { more(Area::Bpa).min(0) } else { more(Area::Bpa) };
        let away = if self.keeper == Area::Bpa { 0 } else { 4 };
        here + there + away - self.number - i8::from(self.free_kick)
    }

    /// Goal, corner, and what is one short of the ball value, by the table of chances.
    fn expected(&self, n: i8) -> [Fraction; 3] {
        let (a, sixth) = (self.number, fraction(1, 6));
        let short = if n >= 2 { sixth } else { Fraction::ZERO };
        match n {
            ..=0 => [Fraction::ONE, Fraction::ZERO, Fraction::ZERO],
            1..=5 => [fraction(6 - n, 6), sixth, short],
            _ => [fraction(6 - a, 36), fraction(i8::from(a >= 1), 36), Fraction::ZERO],
        }
    }

    /// Every result as often as the table says. Returns the total modifier.
    pub fn check(&self) -> i8 {
        let (game, s) = (game("fuba:3.0"), self.state());
        let total = self.modifier(&s);
        let table = attempt(&game, &s);
        let [goal, corner, short] = self.expected(self.value.cast_signed() - total);
        // Somebody of the shooting team in the penalty area may reach the rebound.
        let rebound = if s.squads[Seat::Home].has(Area::Bpa) { short } else { Fraction::ZERO };
        let miss = Fraction::ONE - goal - corner - rebound;
        for (word, expected) in [("goal", goal), ("corner", corner), ("rebound", rebound), ("miss", miss)] {
            assert_eq!(chance(&table, word), expected, "{word}, modifier {total}: {self:?}");
        }
        total
    }
}
