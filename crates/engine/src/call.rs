//! Inputs from outside the rules, the same in every game: `call resign home`.

use crate::{Message, Outcome, Refusal, Seat};

/// An input from outside the rules, recorded like any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// A seat resigns.
    Resign(Seat),
    /// A seat's clock ran out, and under the time control that loses the match.
    TimeOut(Seat),
    /// Both seats agreed on a draw.
    AgreedDraw,
    /// The match stops here and the current score stands.
    FinalWhistle,
    /// The match stops here without a winner, whatever the score.
    Abandon,
    /// A referee decided the result.
    Adjudicate(Outcome),
}

impl Call {
    /// Every call in its text form, for refusals.
    pub const FORMS: &str = "call resign home, call time-out away, call draw, call whistle, call abandon, \
                             call adjudicate home|away|draw|unfinished";

    /// How this call ends the match; `score` is the result the current score gives.
    pub const fn outcome(self, score: Outcome) -> Outcome {
        match self {
            Self::Resign(seat) | Self::TimeOut(seat) => Outcome::Win(seat.other()),
            Self::AgreedDraw => Outcome::Draw,
            Self::FinalWhistle => score,
            Self::Abandon => Outcome::Unfinished,
            Self::Adjudicate(outcome) => outcome,
        }
    }

    /// The call as a phrase.
    pub fn write(self) -> String {
        match self {
            Self::Resign(seat) => format!("call resign {}", seat.word()),
            Self::TimeOut(seat) => format!("call time-out {}", seat.word()),
            Self::AgreedDraw => "call draw".into(),
            Self::FinalWhistle => "call whistle".into(),
            Self::Abandon => "call abandon".into(),
            Self::Adjudicate(outcome) => format!("call adjudicate {}", outcome.word()),
        }
    }

    /// Read a call from its phrase.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["call", "resign", who] => Ok(Self::Resign(seat(who)?)),
            ["call", "time-out", who] => Ok(Self::TimeOut(seat(who)?)),
            ["call", "draw"] => Ok(Self::AgreedDraw),
            ["call", "whistle"] => Ok(Self::FinalWhistle),
            ["call", "abandon"] => Ok(Self::Abandon),
            ["call", "adjudicate", word] => {
                Outcome::from_word(word).map(Self::Adjudicate).ok_or_else(|| unknown(text))
            }
            _ => Err(unknown(text)),
        }
    }

    /// The message that announces it.
    pub fn say(self) -> Message {
        let of = |key: &str, seat: Seat| Message::new(key).key("seat", format!("seat-{}", seat.word()));
        match self {
            Self::Resign(seat) => of("call-resign", seat),
            Self::TimeOut(seat) => of("call-time-out", seat),
            Self::AgreedDraw => Message::new("call-draw"),
            Self::FinalWhistle => Message::new("call-whistle"),
            Self::Abandon => Message::new("call-abandon"),
            Self::Adjudicate(outcome) => Message::new("call-adjudicate").key("result", outcome.key()),
        }
    }
}

fn seat(word: &str) -> Result<Seat, Refusal> {
    Seat::from_word(word)
        .ok_or_else(|| Refusal::new("bad-seat").quoted("got", word).text("example", "home, away"))
}

fn unknown(text: &str) -> Refusal {
    Refusal::new("unknown-call").quoted("got", text).text("example", Call::FORMS)
}
