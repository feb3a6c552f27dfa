/** A scene for every kind of telling: events of a match that bring it up. */
import type { Said } from '../src/types/messages';

type Scenes = Record<string, Said[]>;
const scene = (...events: [string, Said['args']][]): Said[] => events.map(([key, args]) => ({ key, args }));

export const FUBA: Scenes = {
  formation: scene(['fuba-formation', { seat: 'seat-home', formation: '4-4-2' }]),
  'kick-off': scene(
    ['fuba-half-begins', { half: 1 }],
    ['fuba-awarded', { seat: 'seat-home', restart: 'restart-kick-off', area: 'area-CE' }],
  ),
  'second-half': scene(
    ['fuba-half-begins', { half: 2 }],
    ['fuba-awarded', { seat: 'seat-home', restart: 'restart-kick-off', area: 'area-CE' }],
  ),
  'extra-time': scene(
    ['fuba-half-begins', { half: 3 }],
    ['fuba-awarded', { seat: 'seat-home', restart: 'restart-kick-off', area: 'area-CE' }],
  ),
  pass: scene(
    ['fuba-played', { seat: 'seat-home', from: 'area-CE', to: 'area-BLW' }],
    ['fuba-check-kept', { seat: 'seat-home' }],
  ),
  'pass-back': scene(
    ['fuba-played', { seat: 'seat-home', from: 'area-CE', to: 'area-AFR' }],
    ['fuba-check-kept', { seat: 'seat-home' }],
  ),
  'pass-long': scene(
    ['fuba-played', { seat: 'seat-home', from: 'area-AFR', to: 'area-BFR' }],
    ['fuba-value', { value: 3, why: 'why-long-pass', by: 2 }],
    ['fuba-check-kept', { seat: 'seat-home' }],
  ),
  'pass-box': scene(
    ['fuba-played', { seat: 'seat-home', from: 'area-BFR', to: 'area-BPA' }],
    ['fuba-check-kept', { seat: 'seat-home' }],
  ),
  keep: scene(
    ['fuba-played-within', { seat: 'seat-home', area: 'area-CE' }],
    ['fuba-check-kept', { seat: 'seat-home' }],
  ),
  lost: scene(
    ['fuba-played', { seat: 'seat-home', from: 'area-CE', to: 'area-BLW' }],
    ['fuba-check-lost', { seat: 'seat-away' }],
  ),
  'lost-box': scene(
    ['fuba-played', { seat: 'seat-home', from: 'area-BFR', to: 'area-BPA' }],
    ['fuba-check-lost', { seat: 'seat-away' }],
  ),
  'failed-pass': scene(
    ['fuba-played', { seat: 'seat-home', from: 'area-CE', to: 'area-BLW' }],
    ['fuba-check-failed-pass', { seat: 'seat-away' }],
  ),
  easy: scene(
    ['fuba-played', { seat: 'seat-home', from: 'area-CE', to: 'area-BLW' }],
    ['fuba-check-easy', { seat: 'seat-home' }],
  ),
  dribble: scene(['fuba-dribbled', { seat: 'seat-home', from: 'area-CE', to: 'area-BFR' }]),
  'keeper-dribble': scene(['fuba-keeper-dribbled', { seat: 'seat-home', from: 'area-AFR', to: 'area-CE' }]),
  'press-won': scene(
    ['fuba-played', { seat: 'seat-home', from: 'area-AFR', to: 'area-CE' }],
    ['fuba-check-kept', { seat: 'seat-home' }],
    ['fuba-pressing-won', { seat: 'seat-away' }],
  ),
  'press-won-high': scene(
    ['fuba-played', { seat: 'seat-home', from: 'area-CE', to: 'area-AFR' }],
    ['fuba-check-kept', { seat: 'seat-home' }],
    ['fuba-pressing-won', { seat: 'seat-away' }],
  ),
  'press-failed': scene(['fuba-pressing-failed', { seat: 'seat-away' }]),
  'goal-box': scene(
    ['fuba-attempt', { seat: 'seat-home', area: 'area-BPA', modifier: 0 }],
    ['fuba-goal', { seat: 'seat-home' }],
  ),
  'goal-far': scene(
    ['fuba-attempt', { seat: 'seat-home', area: 'area-BFR', modifier: 0 }],
    ['fuba-goal', { seat: 'seat-home' }],
  ),
  'goal-rebound': scene(
    ['fuba-attempt', { seat: 'seat-home', area: 'area-BPA', modifier: 0 }],
    ['fuba-shot-rebound', { seat: 'seat-home' }],
    ['fuba-goal', { seat: 'seat-home' }],
  ),
  'miss-box': scene(
    ['fuba-attempt', { seat: 'seat-home', area: 'area-BPA', modifier: 0 }],
    ['fuba-shot-miss', { seat: 'seat-home' }],
  ),
  'miss-far': scene(
    ['fuba-attempt', { seat: 'seat-home', area: 'area-BFR', modifier: 0 }],
    ['fuba-shot-miss', { seat: 'seat-home' }],
  ),
  'shot-corner': scene(
    ['fuba-attempt', { seat: 'seat-home', area: 'area-BPA', modifier: 0 }],
    ['fuba-shot-corner', { seat: 'seat-home' }],
  ),
  rebound: scene(
    ['fuba-attempt', { seat: 'seat-home', area: 'area-BPA', modifier: 0 }],
    ['fuba-shot-rebound', { seat: 'seat-home' }],
  ),
  'second-die': scene(['fuba-shot-second-die', { seat: 'seat-home' }]),
  cleared: scene(['fuba-shot-cleared', { seat: 'seat-home' }]),
  penalty: scene(['fuba-awarded', { seat: 'seat-home', restart: 'restart-penalty-kick', area: 'area-BPA' }]),
  'penalty-goal': scene(
    ['fuba-duel', { kick: 'side-left', dive: 'side-left' }],
    ['fuba-goal', { seat: 'seat-home' }],
  ),
  'penalty-goal-beaten': scene(
    ['fuba-duel', { kick: 'side-left', dive: 'side-right' }],
    ['fuba-goal', { seat: 'seat-home' }],
  ),
  'penalty-saved': scene(
    ['fuba-duel', { kick: 'side-middle', dive: 'side-middle' }],
    ['fuba-shot-miss', { seat: 'seat-home' }],
  ),
  'penalty-missed': scene(
    ['fuba-duel', { kick: 'side-left', dive: 'side-middle' }],
    ['fuba-shot-miss', { seat: 'seat-home' }],
  ),
  corner: scene(['fuba-awarded', { seat: 'seat-home', restart: 'restart-corner-kick', area: 'area-BLC' }]),
  'free-kick': scene(['fuba-awarded', { seat: 'seat-home', restart: 'restart-free-kick', area: 'area-BFR' }]),
  'not-taken': scene(['fuba-not-taken', { restart: 'restart-corner-kick' }]),
  yellow: scene(['fuba-yellow', { seat: 'seat-home' }]),
  red: scene(['fuba-red', { seat: 'seat-home' }]),
  injured: scene(['fuba-injured', { seat: 'seat-home', area: 'area-CE' }]),
  'keeper-hurt': scene(['fuba-keeper-hurt', { seat: 'seat-home' }]),
  substitution: scene(['fuba-substitutions', { seat: 'seat-home', number: 2 }]),
  weather: scene(['fuba-weather', { weather: 'weather-rain' }]),
  skill: scene(['fuba-skill-played', { seat: 'seat-home', skill: 'skill-tackle' }]),
  sweep: scene(['fuba-sweep', { seat: 'seat-home' }]),
  streaker: scene(['fuba-advanced-event', { row: 5, column: 5, meaning: 'advanced-event-streaking' }]),
  'coach-off': scene(['fuba-coach-off', { seat: 'seat-home' }]),
  'half-time': scene(['fuba-half-ends', { half: 1 }]),
  'full-time-home': scene(['fuba-over', { result: 'result-home', home: 1, away: 0 }]),
  'full-time-away': scene(['fuba-over', { result: 'result-away', home: 0, away: 1 }]),
  'full-time-draw': scene(['fuba-over', { result: 'result-draw', home: 1, away: 1 }]),
  'full-time-unfinished': scene(['fuba-over', { result: 'result-unfinished', home: 1, away: 0 }]),
  'full-time-called': scene(
    ['call-resign', { seat: 'seat-home' }],
    ['fuba-over', { result: 'result-away', home: 1, away: 0 }],
  ),
  'shoot-out': scene(['fuba-shoot-out-begins', { seat: 'seat-home' }]),
  'shoot-out-scored': scene(['fuba-shoot-out-scored', { seat: 'seat-home', home: 1, away: 0 }]),
  'shoot-out-missed': scene(['fuba-shoot-out-missed', { seat: 'seat-home', home: 1, away: 0 }]),
  'shoot-out-won': scene(
    ['fuba-shoot-out-scored', { seat: 'seat-home', home: 4, away: 3 }],
    ['fuba-over', { result: 'result-home', home: 1, away: 1 }],
  ),
};

export const GRID: Scenes = {
  'kick-off': scene(['grid-turn-begins', { seat: 'seat-home', turn: 1, kind: 'turn-kick-off' }]),
  'second-half': scene(
    ['grid-turn-begins', { seat: 'seat-home', turn: 1, kind: 'turn-kick-off' }],
    ['grid-half-time', {}],
    ['grid-turn-begins', { seat: 'seat-home', turn: 31, kind: 'turn-kick-off' }],
  ),
  ball: scene(
    ['grid-kicked', { marker: 'marker-H7' }],
    ['grid-ball-to', { square: '10,12' }],
    ['grid-ball-to', { square: '10,13' }],
    ['grid-ball-to', { square: '10,14' }],
    ['grid-turn-begins', { seat: 'seat-away', turn: 3, kind: 'turn-normal' }],
  ),
  'long-ball': scene(
    ['grid-kicked', { marker: 'marker-H7' }],
    ['grid-ball-to', { square: '10,20' }],
    ['grid-ball-to', { square: '10,21' }],
    ['grid-ball-to', { square: '10,22' }],
    ['grid-ball-to', { square: '10,23' }],
    ['grid-ball-to', { square: '10,24' }],
    ['grid-ball-to', { square: '10,25' }],
    ['grid-turn-begins', { seat: 'seat-home', turn: 2, kind: 'turn-normal' }],
  ),
  'poor-aim': scene(['grid-poor-aim', { marker: 'marker-H7', way: 'dir-n', squares: 3 }]),
  throw: scene(['grid-tossed', { marker: 'marker-H0' }]),
  'first-time': scene(
    ['grid-kicked', { marker: 'marker-H4' }],
    ['grid-met-well', { marker: 'marker-H7', attempt: 'attempt-feet' }],
  ),
  header: scene(
    ['grid-kicked', { marker: 'marker-H4' }],
    ['grid-met-well', { marker: 'marker-H7', attempt: 'attempt-header' }],
  ),
  bicycle: scene(
    ['grid-kicked', { marker: 'marker-H4' }],
    ['grid-met-well', { marker: 'marker-H7', attempt: 'attempt-bicycle' }],
  ),
  'missed-ball': scene(['grid-met-missed', { marker: 'marker-H7', attempt: 'attempt-header' }]),
  interception: scene(
    ['grid-kicked', { marker: 'marker-H7' }],
    ['grid-met-well', { marker: 'marker-A4', attempt: 'attempt-feet' }],
  ),
  deflection: scene(
    ['grid-kicked', { marker: 'marker-H7' }],
    ['grid-met-badly', { marker: 'marker-A4', attempt: 'attempt-feet' }],
  ),
  saved: scene(
    ['grid-kicked', { marker: 'marker-H7' }],
    ['grid-shot', { square: '10,30' }],
    ['grid-grabbed', { marker: 'marker-A0' }],
  ),
  parried: scene(
    ['grid-kicked', { marker: 'marker-H7' }],
    ['grid-shot', { square: '10,30' }],
    ['grid-deflected', { marker: 'marker-A0', way: 'dir-s' }],
  ),
  goal: scene(
    ['grid-kicked', { marker: 'marker-H7' }],
    ['grid-shot', { square: '10,30' }],
    ['grid-goal', { seat: 'seat-home', home: 1, away: 0 }],
  ),
  'goal-header': scene(
    ['grid-kicked', { marker: 'marker-H4' }],
    ['grid-met-well', { marker: 'marker-H7', attempt: 'attempt-header' }],
    ['grid-shot', { square: '10,30' }],
    ['grid-goal', { seat: 'seat-home', home: 1, away: 0 }],
  ),
  'goal-bicycle': scene(
    ['grid-follows-with-bicycle', { marker: 'marker-H7' }],
    ['grid-met-well', { marker: 'marker-H7', attempt: 'attempt-bicycle' }],
    ['grid-shot', { square: '10,30' }],
    ['grid-goal', { seat: 'seat-home', home: 1, away: 0 }],
  ),
  'goal-penalty': scene(
    ['grid-penalty-by', { marker: 'marker-H7' }],
    ['grid-penalty-goal', {}],
    ['grid-goal', { seat: 'seat-home', home: 1, away: 0 }],
  ),
  'own-goal': scene(
    ['grid-kicked', { marker: 'marker-A4' }],
    ['grid-shot', { square: '10,30' }],
    ['grid-goal', { seat: 'seat-home', home: 1, away: 0 }],
  ),
  'tackle-won': scene(
    ['grid-tackle-called', { marker: 'marker-H7', opponent: 'marker-A4', call: 'parity-odd' }],
    ['grid-tackled', { marker: 'marker-A4', square: '3,4' }],
  ),
  'tackle-missed': scene(
    ['grid-tackle-called', { marker: 'marker-H7', opponent: 'marker-A4', call: 'parity-odd' }],
    ['grid-tackle-failed', { marker: 'marker-H7' }],
  ),
  foul: scene(['grid-foul', { marker: 'marker-H7', opponent: 'marker-A4' }]),
  offside: scene(['grid-offside', { marker: 'marker-H7' }]),
  yellow: scene(['grid-yellow-card', { marker: 'marker-H7' }]),
  red: scene(['grid-red-card', { marker: 'marker-H7' }]),
  'faked-out': scene(['grid-faked-out', { marker: 'marker-H7', opponent: 'marker-A4', level: 'fake-mild' }]),
  'fake-failed': scene([
    'grid-fake-failed',
    { marker: 'marker-H7', opponent: 'marker-A4', level: 'fake-mild' },
  ]),
  juggle: scene(['grid-juggled', { marker: 'marker-H7' }]),
  'juggle-lost': scene(['grid-juggle-failed', { marker: 'marker-H7' }]),
  corner: scene(['grid-awarded', { seat: 'seat-home', restart: 'turn-corner', square: '1,29' }]),
  'throw-in': scene(['grid-awarded', { seat: 'seat-home', restart: 'turn-throw-in', square: '1,9' }]),
  'goal-kick': scene(['grid-awarded', { seat: 'seat-home', restart: 'turn-goal-kick', square: '9,1' }]),
  penalty: scene(['grid-awarded', { seat: 'seat-home', restart: 'turn-penalty', square: '9,26' }]),
  'penalty-saved': scene(['grid-penalty-by', { marker: 'marker-H7' }], ['grid-penalty-grabbed', {}]),
  'half-time': scene(['grid-half-time', {}]),
  'full-time-home': scene(
    ['grid-kicked', { marker: 'marker-H7' }],
    ['grid-goal', { seat: 'seat-home', home: 1, away: 0 }],
    ['grid-over', { result: 'result-home' }],
  ),
  'full-time-away': scene(
    ['grid-kicked', { marker: 'marker-A7' }],
    ['grid-goal', { seat: 'seat-away', home: 0, away: 1 }],
    ['grid-over', { result: 'result-away' }],
  ),
  'full-time-draw': scene(['grid-over', { result: 'result-draw' }]),
  'full-time-unfinished': scene(['grid-over', { result: 'result-unfinished' }]),
  'full-time-called': scene(
    ['grid-kicked', { marker: 'marker-H7' }],
    ['grid-goal', { seat: 'seat-home', home: 1, away: 0 }],
    ['call-draw', {}],
    ['grid-over', { result: 'result-draw' }],
  ),
  'shoot-out': scene(['grid-shootout-begins', {}]),
  'shoot-out-scored': scene(
    ['grid-shootout-begins', {}],
    ['grid-penalty-by', { marker: 'marker-H7' }],
    ['grid-penalty-goal', {}],
  ),
  'shoot-out-saved': scene(
    ['grid-shootout-begins', {}],
    ['grid-penalty-by', { marker: 'marker-H7' }],
    ['grid-penalty-deflected', {}],
  ),
  'shoot-out-won': scene(
    ['grid-shootout-begins', {}],
    ['grid-penalty-by', { marker: 'marker-H7' }],
    ['grid-penalty-goal', {}],
    ['grid-over', { result: 'result-home' }],
  ),
};
