//! Calls from outside the rules: `call resign home`.

use touchline_engine::{Call, Outcome, Refusal};

use super::fields::{refuse, seat};

const EXAMPLE: &str =
    "call resign home, call time-out away, call draw, call whistle, call adjudicate home|away|draw";

pub(super) fn write(call: Call) -> String {
    match call {
        Call::Resign(seat) => format!("call resign {}", seat.word()),
        Call::TimeOut(seat) => format!("call time-out {}", seat.word()),
        Call::AgreedDraw => "call draw".into(),
        Call::FinalWhistle => "call whistle".into(),
        Call::Adjudicate(Outcome::Draw) => "call adjudicate draw".into(),
        Call::Adjudicate(Outcome::Win(seat)) => format!("call adjudicate {}", seat.word()),
    }
}

pub(super) fn read(text: &str) -> Result<Call, Refusal> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["call", "resign", who] => Ok(Call::Resign(seat(who)?)),
        ["call", "time-out", who] => Ok(Call::TimeOut(seat(who)?)),
        ["call", "draw"] => Ok(Call::AgreedDraw),
        ["call", "whistle"] => Ok(Call::FinalWhistle),
        ["call", "adjudicate", "draw"] => Ok(Call::Adjudicate(Outcome::Draw)),
        ["call", "adjudicate", who] => Ok(Call::Adjudicate(Outcome::Win(seat(who)?))),
        _ => Err(refuse("unknown-call", text, EXAMPLE)),
    }
}
