//! `touchline verify`: checks the dice and the sealed choices of a record, offline.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use touchline_engine::Record;
use touchline_fairdice::header::HeaderError;
use touchline_fairdice::receipt::Unreadable;
use touchline_fairdice::verify::{Facts, Mismatch, Passed, Report, Warning, check};
use touchline_fairdice::{Fault, FaultKind, Receipt};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

use crate::replay;
use crate::say::record_error;
use crate::terminal;

/// Options of `touchline verify`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The record (.tlm) of a finished match on a server.
    file: PathBuf,
    /// What a player kept from before the first roll; the web client offers it for download.
    #[arg(long, value_name = "FILE")]
    receipt: Option<PathBuf>,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let name = options.file.display();
    let record = replay::read(&options.file)?;
    let receipt = options.receipt.as_deref().map(receipt).transpose()?;
    // After a changed die the rules mostly refuse what follows; what was changed is still to be named.
    let facts = facts(&record);
    let report = check(&record, facts.as_ref().ok(), receipt.as_ref())
        .map_err(|error| unreadable(&error))
        .with_context(|| format!("{name}"))?;
    tell(&report, receipt.as_ref())?;
    match (&report.mismatch, facts) {
        (None, Ok(_)) => writeln!(terminal::out(), "The record holds.").map_err(Into::into),
        (None, Err(rules)) => Err(rules).with_context(|| format!("{name}")),
        (Some(mismatch), facts) => {
            let (word, why) = (mismatch.word(), sentence(mismatch));
            let rules = facts.err().map(|rules| format!(". The rules refuse it as well: {rules:#}"));
            anyhow::bail!("{name} does not hold ({word}): {why}{}", rules.unwrap_or_default())
        }
    }
}

fn facts(record: &Record) -> anyhow::Result<Facts> {
    let game = AnyGame::of_record(record).map_err(|error| record_error(&error))?;
    with_game!(game, game => Facts::of(game, record)).map_err(|error| record_error(&error))
}

fn receipt(file: &Path) -> anyhow::Result<Receipt> {
    let name = file.display();
    let bytes = replay::bytes(file)?;
    let text =
        str::from_utf8(&bytes).map_err(|_| anyhow::anyhow!("{name} is not text, so it is not a receipt"))?;
    Receipt::parse(text).map_err(|Unreadable(line)| match line {
        0 => anyhow::anyhow!("{name} is not a whole receipt: it needs the lines match, spec, seat, commitment, home, away and nonce"),
        line => anyhow::anyhow!("{name}, line {line}: this is not a line of a receipt (docs/fairness.md shows one)"),
    })
}

fn unreadable(error: &HeaderError) -> anyhow::Error {
    match error {
        HeaderError::None => anyhow::anyhow!(
            "the record has no fairness data (header `fair`): nothing about its dice can be shown. Matches on a \
             server have it; matches played in a terminal and matches from before there was any do not"
        ),
        HeaderError::Version(version) => {
            anyhow::anyhow!("its fairness data is of version {version}, and this program knows version 1")
        }
        HeaderError::Broken(key) => {
            anyhow::anyhow!(
                "the header `{key}` is missing or cannot be read; docs/fairness.md says how it is written"
            )
        }
    }
}

fn tell(report: &Report, receipt: Option<&Receipt>) -> anyhow::Result<()> {
    let mut out = terminal::out();
    for passed in &report.passed {
        let text = match passed {
            Passed::Receipt => "the record says what your receipt says".to_owned(),
            Passed::Commitment => "the server rolled from the secret it was bound to".to_owned(),
            Passed::Nonces(count) => {
                format!("{} bound before it was shown", some(*count, "nonce was", "nonces were"))
            }
            Passed::Dice(count) => {
                format!("{} what the stream gives", some(*count, "die shows", "dice show"))
            }
            Passed::Shown(count) => {
                format!("{} what you were shown", some(*count, "die is", "dice are"))
            }
            Passed::Seals { sealed, held } if receipt.is_some() => {
                let sealed = some(*sealed, "secret answer was", "secret answers were");
                format!("{sealed} sealed; {} as your receipt saw it", some(*held, "choice is", "choices are"))
            }
            Passed::Seals { sealed, .. } => {
                format!("{} sealed", some(*sealed, "secret answer was", "secret answers were"))
            }
        };
        writeln!(out, "ok       {text}")?;
    }
    for warning in &report.warnings {
        writeln!(out, "warning  {}", caution(*warning))?;
    }
    for fault in receipt.iter().flat_map(|receipt| &receipt.faults) {
        writeln!(out, "fault    {}", caught(fault))?;
    }
    Ok(())
}

/// What the client caught the server at while the match was played.
fn caught(Fault { kind, seat, number }: &Fault) -> String {
    let die = number.map_or("a die".to_owned(), |number| format!("die {number}"));
    let choice = number
        .map_or("a secret choice".to_owned(), |choice| format!("secret choice {}", choice.saturating_add(1)));
    let of = seat.map(|seat| format!(" of {}", seat.word())).unwrap_or_default();
    let what = match kind {
        FaultKind::Match => "spoke of another match or of other rules".to_owned(),
        FaultKind::Commitment => "named another commitment than before".to_owned(),
        FaultKind::Takeback => "named a takeback that your client had not agreed to".to_owned(),
        FaultKind::Number => format!("went on with {die}, and another one was next"),
        FaultKind::Shown => format!("showed {die} once more, and otherwise"),
        FaultKind::Drawn => number.map_or("drew dice that it had not numbered".to_owned(), |number| {
            format!("drew other dice than those with numbers, from die {number} on")
        }),
        FaultKind::LateSeal => format!("exchanged the seal of {choice}{of} after the match had gone on"),
        FaultKind::Seal => format!("opened {choice}{of}, and it was not the sealed one"),
        FaultKind::Unannounced => format!("opened {choice}{of}, and had announced no seal of it"),
        FaultKind::OwnSeal => format!("announced another seal of your {choice} than your client had made"),
    };
    format!("while the match was played, the server {what}")
}

fn some(count: usize, one: &str, several: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { several })
}

fn caution(warning: Warning) -> String {
    match warning {
        Warning::NoReceipt => {
            "without a receipt the record vouches for itself: whoever made it could have chosen secret \
             and nonces afterwards, and with them the dice. Give a player's receipt with --receipt"
                .to_owned()
        }
        Warning::Nothing(seat) => format!(
            "{} contributed nothing to the dice: nothing shows that seat that the server and the other seat did not choose them together",
            seat.word()
        ),
        Warning::Withheld(seat) => format!(
            "{} was bound to a nonce and did not show it in time, so that it is not in the dice: together with the server it could choose between two streams",
            seat.word()
        ),
        Warning::LeftOut(seat) => format!(
            "the nonce in your receipt is not in the dice: {} showed it too late, the match ended before, or the server left it out, which gave it a choice of streams",
            seat.word()
        ),
        Warning::Refused(seat) => format!(
            "your client offered a nonce for {}, and the server did not take it (it came too late, the match ended before, or the server refused it): together with the other seat it could choose all dice. They prove nothing to you",
            seat.word()
        ),
        Warning::NoNonce(seat) => format!(
            "your receipt has no nonce, and {} contributed one: if no other device of yours did, somebody else contributed in your name, and these dice prove nothing to you",
            seat.word()
        ),
        Warning::UnseenNonce(seat) => format!(
            "your receipt does not know what {} was bound to before the first roll (your client was away, or the match ended before): it cannot show that this nonce was not chosen later",
            seat.word()
        ),
        Warning::ServerAlone => {
            "no player contributed to the dice: the server could have chosen all of them before the match"
                .to_owned()
        }
        Warning::TakenBack(dice) => format!(
            "{dice} dice were rolled and taken back; only a receipt knows whether both had agreed to that"
        ),
        Warning::Unseen(dice) => format!(
            "{dice} dice are not in your receipt (your client was away when they fell, or the receipt is from before it kept them): it cannot show that you were shown these faces"
        ),
        Warning::UnseenBack(dice) => format!(
            "{dice} dice that were taken back are not in your receipt: your client was away when they fell, or the server left them out"
        ),
        Warning::Masked(dice) => format!(
            "{dice} dice were not shown to you: that is right only where a card was drawn or lost in secret, and of dice that were taken back the rules cannot tell"
        ),
        Warning::Unsealed(seat, count) => {
            format!("{} did not seal {count} secret answers: it trusted the server with them", seat.word())
        }
        Warning::NotHeld(count) => format!(
            "{count} sealed choices are not in your receipt (your client was away when they were announced)"
        ),
        Warning::Unlisted(count) => format!(
            "{count} sealed choices of your receipt are not in the record: that is right only if they were taken back while you saw it"
        ),
    }
}

fn sentence(mismatch: &Mismatch) -> String {
    match mismatch {
        Mismatch::OtherMatch { record, receipt } => {
            format!("the record is of match {record}, the receipt of match {receipt}")
        }
        Mismatch::OtherSpec { record, receipt } => {
            format!("the record is of {record}, the receipt says that {receipt} was played")
        }
        Mismatch::ReplacedCommitment => {
            "the server was bound to another secret when the receipt was made: its commitment was replaced"
                .to_owned()
        }
        Mismatch::OtherNonce { seat } => format!(
            "the nonce in the receipt is not the one of {} in the record: the receipt is another player's, or the nonce was exchanged",
            seat.word()
        ),
        Mismatch::ReplacedNonce { seat } => format!(
            "{} was bound to another nonce when the receipt was made: it was chosen after the other one had been seen",
            seat.word()
        ),
        Mismatch::Commitment => "the secret is not the one that the server was bound to".to_owned(),
        Mismatch::Nonce { seat } => {
            format!("the nonce of {} is not the one that it was bound to", seat.word())
        }
        Mismatch::ComputerNonce { seat } => {
            format!("the nonce of {}, a computer, does not follow from the secret", seat.word())
        }
        Mismatch::Backwards { number } => format!("the numbers of the dice go back, at die {number}"),
        Mismatch::Skipped { from, to } => {
            format!("dice {from} to {} are left out, and the receipt knows of no takeback there", to - 1)
        }
        Mismatch::DiceCount { dice, numbered } => {
            format!("the record has {dice} dice and numbers for {numbered}")
        }
        Mismatch::Sides { number, record, rules } => {
            format!("die {number} has {record} sides in the record, and the rules roll one with {rules}")
        }
        Mismatch::Die { line, number, record, stream } => {
            format!("line {line}: die {number} shows {record}, and the stream gives {stream}")
        }
        Mismatch::Shown { number, shown, stream } => {
            format!("die {number} was shown to you as {shown}, and the stream gives {stream}")
        }
        Mismatch::Masked { number } => {
            format!("die {number} was not shown to you, and the rules roll it in the open")
        }
        Mismatch::Sealed { input } => {
            format!("input {} and the list of secret answers do not agree", input + 1)
        }
        Mismatch::Seal { seat, choice } => {
            format!(
                "secret choice {} of {} is not the one that was sealed",
                choice.saturating_add(1),
                seat.word()
            )
        }
        Mismatch::Gone { seat, choice } => format!(
            "secret choice {} of {} was sealed, and the record has it not, or under another number; the receipt knows of no takeback that explains it",
            choice.saturating_add(1),
            seat.word()
        ),
        Mismatch::Unannounced { seat, choice } => format!(
            "secret choice {} of {} has a seal that was never announced, although your client was there when it was made",
            choice.saturating_add(1),
            seat.word()
        ),
        Mismatch::Fault { count } => format!(
            "the record fits, but your client caught the server at {}",
            some(*count, "thing that no honest server tells", "things that no honest server tells")
        ),
    }
}
