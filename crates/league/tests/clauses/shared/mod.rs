//! Rules that both editions share.

mod f_comp;
mod missed;
