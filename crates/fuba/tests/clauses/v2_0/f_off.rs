//! Offside.

use crate::shared::{f_off as shared, f_tgt};

#[test]
fn f_off_08_a_target_in_the_own_half_is_never_offside() {
    shared::exempt_targets("fuba:2.0", |_| shared::set("APA ALC ARC AFR ALW ARW"));
    f_tgt::beside_an_offside_player_in_the_own_half("fuba:2.0", true);
}
