//! The gates themselves.

/// The other player of a gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opponent {
    /// A player of this program.
    Own(&'static str),
    /// A level of an older build of this program, which plays by the engine protocol.
    Old(&'static str),
}

/// What a player has to show, in matches of a fixed number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Gate {
    pub(super) name: &'static str,
    pub(super) rules: &'static str,
    /// The player that has to show something.
    pub(super) a: &'static str,
    pub(super) b: Opponent,
    pub(super) matches: u64,
    pub(super) demand: Demand,
    /// Whether matches come in pairs with the same dice and swapped seats.
    pub(super) pairs: bool,
}

/// What a gate asks for. That no match is unfinished is asked for everywhere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Demand {
    /// At least this share of the points.
    Score(f64),
    /// The same, and a thinks no longer than b: see [`super::verdict::MOST_TIME`].
    ScoreAtEqualTime(f64),
    /// The whole interval of the score lies above a half.
    BeyondDoubt,
    /// At least this many shots a match, of both sides together.
    Shots(f64),
}

/// Matches of a gate of the grid game, and of FUBA.
const GRID: u64 = 200;
const FUBA: u64 = 400;

/// All of them, in the order they are run.
pub(super) const GATES: [Gate; 19] = [
    eager("grid-basic-small", "grid:basic@small"),
    eager("grid-basic-medium", "grid:basic@medium"),
    eager("grid-basic-large", "grid:basic@large"),
    eager("grid-advanced-small", "grid:advanced@small"),
    eager("grid-advanced-medium", "grid:advanced@medium"),
    eager("grid-advanced-large", "grid:advanced@large"),
    eager("grid-full-small", "grid:full@small"),
    eager("grid-full-medium", "grid:full@medium"),
    eager("grid-full-large", "grid:full@large"),
    eager("grid-score-1", "grid:basic?end=score:1"),
    eager("grid-score-3", "grid:basic?end=score:3"),
    Gate {
        name: "grid-thumb",
        rules: "grid:basic",
        a: "coach:5",
        b: Opponent::Own("thumb"),
        matches: GRID,
        demand: Demand::Score(0.8),
        pairs: true,
    },
    Gate {
        name: "grid-shots",
        rules: "grid:basic",
        a: "coach:3",
        b: Opponent::Own("coach:3"),
        matches: GRID,
        demand: Demand::Shots(8.0),
        // The two matches of a pair would be the same.
        pairs: false,
    },
    old("fuba-3.0", "fuba:3.0"),
    old("fuba-2.0", "fuba:2.0"),
    old("fuba-2.1-all", "fuba:2.1+all"),
    old("fuba-3.0-all", "fuba:3.0+all"),
    Gate {
        name: "fuba-gaffer",
        rules: "fuba:3.0",
        a: "gaffer",
        b: Opponent::Old("coach:5"),
        matches: FUBA,
        demand: Demand::ScoreAtEqualTime(0.7),
        pairs: true,
    },
    Gate {
        name: "fuba-positions",
        rules: "fuba:3.0",
        a: "coach:5@20000",
        b: Opponent::Own("coach:5@2000"),
        matches: FUBA,
        demand: Demand::BeyondDoubt,
        pairs: true,
    },
];

/// `coach:3` beats the bot that only makes things happen.
const fn eager(name: &'static str, rules: &'static str) -> Gate {
    let (b, demand) = (Opponent::Own("eager"), Demand::Score(0.95));
    Gate { name, rules, a: "coach:3", b, matches: GRID, demand, pairs: true }
}

/// `coach:3` beats its former self.
const fn old(name: &'static str, rules: &'static str) -> Gate {
    let (b, demand) = (Opponent::Old("coach:3"), Demand::ScoreAtEqualTime(0.65));
    Gate { name, rules, a: "coach:3", b, matches: FUBA, demand, pairs: true }
}

#[cfg(test)]
mod tests {
    use touchline_protocol::games::AnyGame;

    use super::*;
    use crate::arena::Side;

    #[test]
    fn every_gate_has_its_own_name_and_known_rules() {
        for (number, gate) in GATES.iter().enumerate() {
            assert!(AnyGame::from_text(gate.rules).is_ok(), "{}", gate.rules);
            assert!(!GATES[..number].iter().any(|other| other.name == gate.name), "{}", gate.name);
            assert!(gate.matches >= 200, "{}", gate.name);
        }
    }

    #[test]
    fn players_are_known_or_named_as_unknown() {
        for gate in GATES {
            let words = match gate.b {
                Opponent::Own(word) => vec![gate.a, word],
                Opponent::Old(_) => vec![gate.a],
            };
            for word in words {
                let side = Side::from_word(word);
                assert!(side.as_ref().map_or_else(|why| why.contains(word), |_| true), "{side:?}");
            }
        }
    }
}
