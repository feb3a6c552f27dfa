//! Every applicable worked example of the specification, in the folder of its edition.

mod shared;
mod v2_0;
mod v2_1;
mod v2_2;
mod v3_0;
