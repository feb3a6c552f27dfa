//! The terms of a match as messages.

use touchline_engine::{BySeat, Message, Seat};

use super::{of, skill};
use crate::terms::{AfterDraw, LateStart, SeatTerms, Terms};

/// One message for each of the terms.
pub(super) fn say(terms: &Terms) -> Vec<Message> {
    let mut all = Vec::new();
    for who in Seat::ALL {
        let SeatTerms { discard, primary, pool, barred } = terms.seats[who];
        if discard > 0 {
            all.push(of("terms-say-discard", who).number("points", discard));
        }
        if let Some(primary) = primary {
            all.push(of("terms-say-primary", who).text("formation", primary.to_string()));
        }
        if let Some(pool) = pool {
            all.push(of("terms-say-pool", who).number("cards", pool.len()));
            all.extend(pool.iter().map(|card| Message::new("terms-say-card").key("skill", skill(card))));
        }
        if !barred.is_empty() {
            all.push(of("terms-say-barred", who).number("cards", barred.len()));
            all.extend(barred.iter().map(|card| Message::new("terms-say-card").key("skill", skill(card))));
        }
    }
    if terms.late_start == LateStart::Yes {
        all.push(Message::new("terms-say-late-start"));
    }
    match terms.draw {
        AfterDraw::Stands => {}
        AfterDraw::ExtraTime => all.push(Message::new("terms-say-extra-time")),
        AfterDraw::ShootOut => all.push(Message::new("terms-say-shoot-out")),
        AfterDraw::ExtraTimeThenShootOut => all.push(Message::new("terms-say-both")),
    }
    if let Some(BySeat([home, away])) = terms.first_leg {
        all.push(Message::new("terms-say-first-leg").number("home", home).number("away", away));
    }
    if let Some(minute) = terms.whistle {
        all.push(Message::new("terms-say-whistle").number("minute", minute));
    }
    all
}
