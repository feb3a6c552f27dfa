//! Stages as words: `act`, `member:H5`. The table in `flow.rs` has the words, `particular.rs` what follows
//! them.

use touchline_engine::Refusal;

use super::particular::Particulars;
use crate::flow::Stage;

pub(super) fn write(stage: Stage) -> String {
    let particulars = stage.particulars();
    if particulars.is_empty() {
        return stage.word().into();
    }
    format!("{}:{}", stage.word(), particulars.join("/"))
}

pub(super) fn read(text: &str) -> Result<Stage, Refusal> {
    let (word, mut particulars) = Particulars::of(text);
    let stage = Stage::read(&word.to_ascii_lowercase(), &mut particulars)?;
    particulars.end()?;
    Ok(stage)
}
