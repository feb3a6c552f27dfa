//! Records of every revision of the rules of this game.

#[path = "../../../engine/tests/shared/old_records.rs"]
mod kept;

use touchline_grid::Grid;

#[test]
fn every_kept_record_replays_to_its_result() {
    kept::check(|spec, revision| Grid::at_revision(spec, revision).unwrap(), 10);
}
