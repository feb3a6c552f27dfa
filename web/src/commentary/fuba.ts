/** FUBA, told. */
import type { Said, Seat } from '../types/messages';
import { at, from, placeOf, to } from './place';
import {
  ending,
  mention,
  say,
  seatOf,
  shout,
  silence,
  type Hearing,
  type Score,
  type Teller,
  type Telling,
} from './teller';

/** How many sentences there are of each kind. */
export const KINDS = {
  formation: 2,
  'kick-off': 3,
  'second-half': 3,
  'extra-time': 2,
  pass: 6,
  'pass-back': 3,
  'pass-long': 4,
  'pass-box': 4,
  keep: 4,
  lost: 5,
  'lost-box': 4,
  'failed-pass': 3,
  easy: 3,
  dribble: 3,
  'keeper-dribble': 2,
  'press-won': 4,
  'press-won-high': 4,
  'press-failed': 4,
  'goal-box': 4,
  'goal-far': 4,
  'goal-rebound': 3,
  'miss-box': 4,
  'miss-far': 4,
  'shot-corner': 3,
  rebound: 3,
  'second-die': 2,
  cleared: 3,
  penalty: 3,
  'penalty-goal': 3,
  'penalty-goal-beaten': 2,
  'penalty-saved': 3,
  'penalty-missed': 3,
  corner: 3,
  'free-kick': 4,
  'not-taken': 2,
  yellow: 3,
  red: 3,
  injured: 2,
  'keeper-hurt': 2,
  substitution: 2,
  weather: 2,
  skill: 3,
  sweep: 2,
  streaker: 2,
  'coach-off': 2,
  'half-time': 3,
  'full-time-home': 3,
  'full-time-away': 3,
  'full-time-draw': 3,
  'full-time-unfinished': 1,
  'full-time-called': 1,
  'shoot-out': 2,
  'shoot-out-scored': 3,
  'shoot-out-missed': 3,
  'shoot-out-won': 3,
} as const;

const other = (seat: Seat): Seat => (seat === 'home' ? 'away' : 'home');
const text = ({ args }: Said, name: string): string => String(args[name] ?? '');
const scoreOf = ({ home, away }: Said['args']): Score => ({ home: Number(home), away: Number(away) });
const isOwn = (place: string): boolean => place.startsWith('own-');
/** How far up the pitch a place is. */
const height = (place: string): number =>
  isOwn(place) ? -reach(place.slice(4)) : place === 'centre' ? 0 : reach(place);
const reach = (place: string): number => (place.endsWith('wing') ? 1 : place === 'edge' ? 2 : 3);

/** The same side, seen by the kicker and by the goalkeeper who faces it. */
const MET: Record<string, string> = { left: 'right', right: 'left', middle: 'middle' };
const side = (key: string): string => key.slice('side-'.length);

class FubaTeller implements Teller {
  minute: string | null = null;
  /** The half that is about to kick off. */
  #beginning = 0;
  #score = { home: 0, away: 0 };
  #ball = 'area-CE';
  #pass: { from: string; to: string; long: boolean } | null = null;
  #shot: { area: string; isRebound: boolean } | null = null;
  #duel: { guessed: boolean } | null = null;
  /** A corner that a shot has already told of. */
  #corner = false;
  /** The kicks of a shoot-out that have gone in; a call from outside ends it without a winner. */
  #kicks: Score | null = null;

  hear(event: Said): Telling[] {
    if (event.key.startsWith('call-')) this.#kicks = null;
    return this.#hearing[event.key]?.(event) ?? silence;
  }

  /** Where the ball is, for a team. */
  #here(seat: Seat): string {
    return placeOf(this.#ball, seat);
  }

  #kept(seat: Seat): Telling[] {
    const pass = this.#pass;
    this.#pass = null;
    if (!pass) return silence;
    const [start, end] = [placeOf(pass.from, seat), placeOf(pass.to, seat)];
    if (pass.from === pass.to) return mention('keep', seat, at(end));
    const way = { ...from(start), ...to(end) };
    if (end === 'box') return say('pass-box', seat, way);
    if (pass.long) return say('pass-long', seat, way);
    return mention(height(end) < height(start) ? 'pass-back' : 'pass', seat, way);
  }

  #goal(seat: Seat): Telling[] {
    this.#score[seat] += 1;
    const [shot, duel] = [this.#shot, this.#duel];
    this.#shot = this.#duel = null;
    const score = { ...this.#score };
    if (duel) return shout(duel.guessed ? 'penalty-goal-beaten' : 'penalty-goal', seat, score);
    if (shot?.isRebound) return shout('goal-rebound', seat, score);
    const place = placeOf(shot?.area ?? this.#ball, seat);
    return shout(place === 'box' ? 'goal-box' : 'goal-far', seat, { ...score, ...from(place) });
  }

  #missed(seat: Seat): Telling[] {
    const [shot, duel] = [this.#shot, this.#duel];
    this.#shot = this.#duel = null;
    if (duel) return shout(duel.guessed ? 'penalty-saved' : 'penalty-missed', seat);
    const place = placeOf(shot?.area ?? this.#ball, seat);
    return say(place === 'box' ? 'miss-box' : 'miss-far', seat, from(place));
  }

  #awarded(event: Said): Telling[] {
    const seat = seatOf(event);
    this.#ball = text(event, 'area');
    const [half, told] = [this.#beginning, this.#corner];
    this.#beginning = 0;
    this.#corner = false;
    switch (text(event, 'restart')) {
      case 'restart-kick-off':
        if (!half) return silence;
        return shout(half === 1 ? 'kick-off' : half === 2 ? 'second-half' : 'extra-time', seat);
      case 'restart-corner-kick':
        return told ? silence : say('corner', seat);
      case 'restart-free-kick':
        return say('free-kick', seat, at(this.#here(seat)));
      case 'restart-penalty-kick':
        return shout('penalty', seat);
      default:
        return silence;
    }
  }

  #time(event: Said): Telling[] {
    const { minute, stoppage } = event.args;
    this.minute = stoppage ? `${minute}+${stoppage}` : `${minute}`;
    return silence;
  }

  #hearing: Hearing = {
    'fuba-formation': (event) => say('formation', seatOf(event), { formation: text(event, 'formation') }),
    'fuba-half-begins': ({ args }) => {
      this.#beginning = Number(args.half);
      return silence;
    },
    'fuba-time': (event) => this.#time(event),
    'fuba-time-stoppage': (event) => this.#time(event),
    'fuba-turn-begins': () => {
      this.#pass = this.#shot = null;
      return silence;
    },
    'fuba-played': (event) => {
      this.#pass = { from: text(event, 'from'), to: text(event, 'to'), long: false };
      this.#ball = this.#pass.to;
      return silence;
    },
    'fuba-played-within': (event) => {
      this.#ball = text(event, 'area');
      this.#pass = { from: this.#ball, to: this.#ball, long: false };
      return silence;
    },
    'fuba-value': ({ args }) => {
      if (this.#pass && args.why === 'why-long-pass' && Number(args.by) > 1) this.#pass.long = true;
      return silence;
    },
    'fuba-check-kept': (event) => this.#kept(seatOf(event)),
    'fuba-check-lost': (event) => {
      const seat = seatOf(event);
      this.#pass = null;
      const place = this.#here(seat);
      return say(place === 'own-box' ? 'lost-box' : 'lost', seat, at(place));
    },
    'fuba-check-failed-pass': (event) => {
      this.#ball = this.#pass?.from ?? this.#ball;
      this.#pass = null;
      return say('failed-pass', seatOf(event), at(this.#here(seatOf(event))));
    },
    'fuba-check-easy': (event) => {
      this.#pass = null;
      return mention('easy', seatOf(event), at(this.#here(seatOf(event))));
    },
    'fuba-dribbled': (event) => {
      const seat = seatOf(event);
      const way = { ...from(this.#here(seat)), ...to(placeOf(text(event, 'to'), seat)) };
      this.#ball = text(event, 'to');
      return mention('dribble', seat, way);
    },
    'fuba-keeper-dribbled': (event) => {
      this.#ball = text(event, 'to');
      return say('keeper-dribble', seatOf(event), to(this.#here(seatOf(event))));
    },
    'fuba-ball-on': (event) => {
      this.#ball = text(event, 'to');
      return silence;
    },
    'fuba-awarded': (event) => this.#awarded(event),
    'fuba-not-taken': (event) => say('not-taken', '', { restart: text(event, 'restart') }),
    'fuba-pressing-won': (event) => {
      const place = this.#here(seatOf(event));
      const high = !isOwn(place) && place !== 'centre';
      return say(high ? 'press-won-high' : 'press-won', seatOf(event), at(place));
    },
    'fuba-pressing-failed': (event) => mention('press-failed', seatOf(event), at(this.#here(seatOf(event)))),
    'fuba-attempt': (event) => {
      this.#shot = { area: text(event, 'area'), isRebound: false };
      return silence;
    },
    'fuba-goal': (event) => this.#goal(seatOf(event)),
    'fuba-shot-miss': (event) => this.#missed(seatOf(event)),
    'fuba-shot-corner': (event) => {
      this.#corner = true;
      return say('shot-corner', seatOf(event));
    },
    'fuba-shot-rebound': (event) => {
      if (this.#shot) this.#shot.isRebound = true;
      return say('rebound', seatOf(event));
    },
    'fuba-shot-second-die': (event) => say('second-die', seatOf(event)),
    'fuba-shot-cleared': (event) => say('cleared', other(seatOf(event))),
    'fuba-duel': ({ args }) => {
      const [kick, dive] = [side(String(args.kick)), side(String(args.dive))];
      this.#duel = { guessed: MET[kick] === dive };
      return silence;
    },
    'fuba-yellow': (event) => say('yellow', seatOf(event)),
    'fuba-red': (event) => shout('red', seatOf(event)),
    'fuba-injured': (event) => say('injured', seatOf(event), at(placeOf(text(event, 'area'), seatOf(event)))),
    'fuba-keeper-hurt': (event) => say('keeper-hurt', seatOf(event)),
    'fuba-substitutions': (event) =>
      say('substitution', seatOf(event), { number: Number(event.args.number) }),
    'fuba-weather': (event) =>
      event.args.weather === 'weather-ordinary'
        ? silence
        : say('weather', '', { weather: text(event, 'weather') }),
    'fuba-skill-played': (event) => say('skill', seatOf(event), { skill: text(event, 'skill') }),
    'fuba-sweep': (event) => say('sweep', seatOf(event)),
    'fuba-advanced-event': ({ args }) =>
      args.meaning === 'advanced-event-streaking' ? say('streaker', '') : silence,
    'fuba-coach-off': (event) => say('coach-off', seatOf(event)),
    'fuba-half-ends': ({ args }) =>
      Number(args.half) % 2 ? shout('half-time', '', { ...this.#score }) : silence,
    'fuba-over': ({ args }) => ending(String(args.result), scoreOf(args), this.#kicks),
    'fuba-shoot-out-begins': (event) => shout('shoot-out', seatOf(event)),
    'fuba-shoot-out-scored': (event) => this.#kick('shoot-out-scored', event),
    'fuba-shoot-out-missed': (event) => this.#kick('shoot-out-missed', event),
  };

  #kick(kind: string, event: Said): Telling[] {
    this.#duel = null;
    this.#kicks = scoreOf(event.args);
    return shout(kind, seatOf(event), this.#kicks);
  }
}

export const teller = (): Teller => new FubaTeller();
