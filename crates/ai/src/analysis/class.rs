//! How bad a mistake is, and what the mistakes of a match say about a player.

/// The class of a mistake, by the winning chance it lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// At least two points of a hundred.
    Doubtful,
    /// At least five.
    Bad,
    /// At least ten.
    VeryBad,
}

impl Class {
    /// Every class, the mildest first.
    pub const ALL: [Self; 3] = [Self::Doubtful, Self::Bad, Self::VeryBad];

    /// The class of a loss; `None` if it is too small to be called a mistake.
    pub fn of(loss: f64) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|class| loss >= class.least())
    }

    /// The smallest loss of this class.
    pub const fn least(self) -> f64 {
        match self {
            Self::Doubtful => 0.02,
            Self::Bad => 0.05,
            Self::VeryBad => 0.10,
        }
    }

    /// The word used in every text form.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Doubtful => "doubtful",
            Self::Bad => "bad",
            Self::VeryBad => "very-bad",
        }
    }

    /// Its key in the catalogues.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Doubtful => "analysis-class-doubtful",
            Self::Bad => "analysis-class-bad",
            Self::VeryBad => "analysis-class-very-bad",
        }
    }
}

/// How a level plays: what its decisions lose on average, and its rating from matches between levels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standard {
    /// The level's name.
    pub level: &'static str,
    /// The mean loss of its decisions, in thousandths of a point.
    pub error_rate: f64,
    /// Its rating, in Elo points; `rookie` has 1000.
    pub rating: f64,
}

/// A rating estimated from the decisions of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// In Elo points; `rookie` has 1000.
    pub points: f64,
    /// The level that is nearest.
    pub like: &'static str,
}

impl Rating {
    /// The rating that goes with an error rate (in thousandths), from a table of levels with falling error
    /// rates: between two levels by a straight line, outside the table that of its end.
    pub fn of(error_rate: f64, table: &[Standard]) -> Option<Self> {
        let (first, last) = (table.first()?, table.last()?);
        let end = |end: &Standard| Self { points: end.rating, like: end.level };
        if error_rate >= first.error_rate {
            return Some(end(first));
        }
        if error_rate <= last.error_rate {
            return Some(end(last));
        }
        table.windows(2).find_map(|pair| {
            let [weak, strong] = pair else { return None };
            let within = (strong.error_rate..=weak.error_rate).contains(&error_rate);
            let width = weak.error_rate - strong.error_rate;
            if !within || width <= 0.0 {
                return None;
            }
            let share = (weak.error_rate - error_rate) / width;
            let points = weak.rating + share * (strong.rating - weak.rating);
            Some(Self { points, like: if share < 0.5 { weak.level } else { strong.level } })
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_has_the_class_of_its_size() {
        let table = [
            (0.0, None),
            (0.0199, None),
            (0.02, Some(Class::Doubtful)),
            (0.0499, Some(Class::Doubtful)),
            (0.05, Some(Class::Bad)),
            (0.0999, Some(Class::Bad)),
            (0.1, Some(Class::VeryBad)),
            (1.0, Some(Class::VeryBad)),
        ];
        for (loss, class) in table {
            assert_eq!(Class::of(loss), class, "{loss}");
        }
    }

    #[test]
    fn a_rating_lies_between_those_of_the_levels_around_it() {
        let level = |level, error_rate, rating| Standard { level, error_rate, rating };
        let table = [level("random", 20.0, 0.0), level("rookie", 10.0, 400.0), level("coach:1", 5.0, 500.0)];
        let at = |rate: f64| {
            let Rating { points, like } = Rating::of(rate, &table).unwrap();
            (points.round(), like)
        };
        assert_eq!(at(30.0), (0.0, "random"));
        assert_eq!(at(12.5), (300.0, "rookie"));
        assert_eq!(at(17.5), (100.0, "random"));
        assert_eq!(at(6.0), (480.0, "coach:1"));
        assert_eq!(at(0.0), (500.0, "coach:1"));
        assert_eq!(Rating::of(1.0, &[]), None);
    }
}
