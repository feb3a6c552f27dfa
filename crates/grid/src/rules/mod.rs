//! The basic game, one file per chapter of the rules.

pub mod control;
pub mod ending;
pub mod goalie;
pub mod kick_off;
pub mod kicking;
pub mod member;
pub mod moving;
pub mod placement;
pub mod points;
pub mod shootout;
pub mod shot;
pub mod time;
pub mod turn;
