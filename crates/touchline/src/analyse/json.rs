//! An analysis as JSON: everything, with the sentences said.

use serde_json::{Value, json};
use touchline_ai::analysis::{
    Alternative, Analysis, Balance, Cell, Decision, Kind, Moment, Roll, Shot, Side, Step, Turn,
};
use touchline_engine::{BySeat, Outcome, Seat};
use touchline_words::Words;

/// All of it.
pub(crate) fn analysis(analysis: &Analysis, words: &Words) -> Value {
    json!({
        "spec": analysis.spec,
        "level": analysis.level.to_string(),
        "names": by_seat(&analysis.names, String::as_str),
        "finished": analysis.outcome.is_some(),
        "outcome": analysis.outcome.map(Outcome::word),
        "score": by_seat(&analysis.score, |goals| *goals),
        "balance": balance(&analysis.balance),
        "sides": by_seat(&analysis.sides, side),
        "turns": analysis.turns.iter().map(turn).collect::<Vec<_>>(),
        "shots": analysis.shots.iter().map(|shot| self::shot(analysis, shot)).collect::<Vec<_>>(),
        "steps": analysis.steps.iter().map(|step| self::step(step, words)).collect::<Vec<_>>(),
        "pitch": {
            "width": analysis.pitch.width,
            "length": analysis.pitch.length,
            "cells": analysis.pitch.cells.iter().map(cell).collect::<Vec<_>>(),
        },
    })
}

fn by_seat<'a, T, V: Into<Value>>(pair: &'a BySeat<T>, value: impl Fn(&'a T) -> V) -> Value {
    json!({ "home": value(&pair[Seat::Home]).into(), "away": value(&pair[Seat::Away]).into() })
}

pub(crate) fn balance(balance: &Balance) -> Value {
    json!({
        "start": balance.start,
        "result": balance.result,
        "luck": balance.luck,
        "luck_spread": balance.luck_spread,
        "luck_marked": balance.is_luck_marked(),
        "losses": by_seat(&balance.losses, |loss| *loss),
        "reassessment": balance.reassessment,
        "errors": balance.errors(),
        "adjusted": balance.adjusted,
        "interval": [balance.adjusted - balance.margin, balance.adjusted + balance.margin],
    })
}

fn side(side: &Side) -> Value {
    json!({
        "goals": side.goals,
        "shots": side.shots,
        "expected_goals": side.expected_goals,
        "decisions": side.decisions,
        "mistakes": side.mistakes,
        "loss": side.loss,
        "rolls": side.rolls,
        "luck": side.luck,
        "luck_spread": side.luck_spread,
        "luck_marked": side.is_luck_marked(),
        "possession": side.possession,
        "thirds": side.thirds,
    })
}

fn moment(at: &Moment) -> Value {
    json!({
        "turn": at.turn,
        "half": at.half,
        "clock": at.clock,
        "score": by_seat(&at.score, |goals| *goals),
    })
}

fn turn(turn: &Turn) -> Value {
    json!({
        "at": moment(&turn.at),
        "step": turn.step,
        "chance": turn.chance,
        "momentum": turn.momentum,
        "possession": by_seat(&turn.possession, |share| *share),
        "expected_goals": by_seat(&turn.expected_goals, |goals| *goals),
        "goals": by_seat(&turn.goals, |goals| *goals),
    })
}

fn shot(analysis: &Analysis, shot: &Shot) -> Value {
    json!({
        "at": moment(&shot.at),
        "step": shot.step,
        "seat": shot.seat.word(),
        "cell": analysis.pitch.cells.get(shot.cell).map(|cell| cell.name.as_str()),
        "chance": shot.chance,
        "goal": shot.goal,
    })
}

fn cell(cell: &Cell) -> Value {
    json!({
        "name": cell.name,
        "x": cell.x,
        "y": cell.y,
        "width": cell.width,
        "length": cell.length,
        "heat": by_seat(&cell.heat, |share| *share),
    })
}

fn step(step: &Step, words: &Words) -> Value {
    let mut value = json!({
        "at": moment(&step.at),
        "position": step.position,
        "input": step.input,
        "before": step.before,
        "after": step.after,
        "reassessment": step.reassessment,
    });
    let (kind, more) = match &step.kind {
        Kind::Decision(decision) => ("decision", self::decision(decision, words)),
        Kind::Roll(roll) => ("roll", self::roll(roll, words)),
        Kind::Call => ("call", Value::Null),
    };
    value["kind"] = kind.into();
    if let (Value::Object(all), Value::Object(more)) = (&mut value, more) {
        all.extend(more);
    }
    value
}

fn decision(decision: &Decision, words: &Words) -> Value {
    let alternative = |alternative: &Alternative| {
        json!({
            "action": alternative.action,
            "sentence": words.say(&alternative.sentence),
            "worth": alternative.worth,
        })
    };
    json!({
        "seat": decision.seat.word(),
        "asked": words.say(&decision.asked),
        "legal": decision.legal,
        "loss": decision.loss,
        "chosen": alternative(&decision.chosen),
        "best": alternative(&decision.best),
    })
}

fn roll(roll: &Roll, words: &Words) -> Value {
    json!({
        "seat": roll.seat.word(),
        "due": words.say(&roll.due),
        "luck": roll.luck,
        "variance": roll.variance,
        "probability": roll.probability,
        "expected": roll.expected,
        "marked": roll.is_marked(),
    })
}
