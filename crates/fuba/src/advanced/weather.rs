//! # Weather                                                                                 F-WTHR
//! Equal dice in the first kick-off roll bring weather (F-WTHR-01, R-011); some of it changes at half-time.
//! The rules ask here for every effect. Only 3.0 has it.

use touchline_engine::{Log, Seat, worded};

use crate::event::Event;
use crate::flow::Stage;
use crate::ruleset::Ruleset;
use crate::state::{State, Weather};

worded! {
    /// Where weather comes from.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum WeatherRule {
        /// Equal dice in the first kick-off roll.
        EqualKickOffDice = "equal-kick-off-dice",
    }
}

/// The weather of equal kick-off dice (F-WTHR-01).
const fn of(face: u8) -> Weather {
    match face {
        ..=1 => Weather::Heat,
        2 | 3 => Weather::Sunshine,
        4 => Weather::Wind,
        5 => Weather::Rain,
        6.. => Weather::Cold,
    }
}

/// The kick-off roll was equal. Only the first one decides (F-WTHR-01, R-011, R-134): every face brings some
/// weather, so if there is any already, this roll is a repeated one.
pub(crate) fn set(rules: &Ruleset, s: &mut State, face: u8, log: &mut impl Log<Event>) {
    match rules.weather {
        Some(WeatherRule::EqualKickOffDice) if s.weather == Weather::Ordinary => becomes(s, of(face), log),
        Some(WeatherRule::EqualKickOffDice) | None => {}
    }
}

fn becomes(s: &mut State, weather: Weather, log: &mut impl Log<Event>) {
    s.weather = weather;
    log.note(Event::Weather(weather));
}

/// The second half begins: in heat, wind and rain the team that kicks off rolls (F-WTHR-03, F-WTHR-07,
/// F-WTHR-09, R-134), sunshine ends (F-WTHR-05), the rest stays.
pub(crate) fn second_half(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    if rules.weather.is_none() {
        return;
    }
    match s.weather {
        Weather::Heat | Weather::Wind | Weather::Rain => s.agenda.push(Stage::WeatherRoll),
        Weather::Sunshine => becomes(s, Weather::Ordinary, log),
        Weather::Ordinary | Weather::ExtremeHeat | Weather::Cold | Weather::Storm => {}
    }
}

/// A 1 ends it; a 6 makes heat extreme (F-WTHR-03), wind (F-WTHR-07) and rain (F-WTHR-09) a storm.
pub(crate) fn resolve(_: &Ruleset, s: &mut State, die: u8, log: &mut impl Log<Event>) {
    s.agenda.pop();
    match (die, s.weather) {
        (1, _) => becomes(s, Weather::Ordinary, log),
        (6, Weather::Heat) => becomes(s, Weather::ExtremeHeat, log),
        (6, Weather::Wind | Weather::Rain) => becomes(s, Weather::Storm, log),
        _ => {}
    }
}

/// What one area of a long pass adds: two in wind (F-WTHR-06) and in a storm (F-WTHR-11).
#[inline]
pub fn long_pass_step(s: &State) -> u8 {
    match s.weather {
        Weather::Wind | Weather::Storm => 2,
        _ => 1,
    }
}

/// Whether the sun keeps a team from passing through and from sweeping: the team that kicked off, in the
/// first half (F-WTHR-04).
pub fn dazzles(s: &State, seat: Seat) -> bool {
    s.weather == Weather::Sunshine && s.clock.half == 1 && seat == s.kicked_off
}

/// What is added to a new ball value of the control check: one in rain (F-WTHR-08, R-222) and in a storm
/// (F-WTHR-11).
#[inline]
pub fn on_new_value(s: &State) -> i8 {
    i8::from(matches!(s.weather, Weather::Rain | Weather::Storm))
}

/// What is added to injury rolls: one in the cold (F-WTHR-10) and in a storm (F-WTHR-11).
pub fn on_injury(s: &State) -> i8 {
    i8::from(matches!(s.weather, Weather::Cold | Weather::Storm))
}

/// What is added to the first die of a tiredness test: one less in extreme heat (F-WTHR-12).
pub fn on_first_tiredness_die(s: &State) -> i8 {
    -i8::from(s.weather == Weather::ExtremeHeat)
}

/// The price of an aggressive pressing in condition points: two in heat (F-WTHR-02) and extreme heat
/// (F-WTHR-12), all from one zone; a tackle and an aggressive pressing granted by an event keep their price
///
pub fn aggressive_pressing_cost(s: &State) -> u8 {
    match s.weather {
        Weather::Heat | Weather::ExtremeHeat => 2,
        _ => 1,
    }
}
