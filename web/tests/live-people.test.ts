import { beforeAll, expect, test } from 'vitest';
import { words } from '../src/lib/words.svelte';
import { namesOf, type MatchTold, type SeatTold } from '../src/pages/match/people';
import { recordedName } from '../src/pages/replay/names';

beforeAll(() => words.speak('en'));

const guest = (name: string) => ({ kind: 'guest', name }) as SeatTold;
const computer = (level: string) => ({ kind: 'computer', level }) as SeatTold;
const person = { kind: 'person', name: 'Ada' } as SeatTold;
const names = (home: SeatTold, away: SeatTold) => namesOf({ seats: { home, away } } as MatchTold);

test('a guest without a name is called a guest, unless both are', () => {
  expect(names(guest('Pélé'), guest('guest-a1'))).toEqual({ home: 'Pélé', away: 'Guest' });
  expect(names(guest('guest-a1'), computer('coach:3'))).toEqual({ home: 'Guest', away: 'Coach 3' });
  expect(names(person, guest('guest-a1'))).toEqual({ home: 'Ada', away: 'Guest' });
  expect(names(guest('guest-a1'), guest('guest-b2'))).toEqual({ home: 'guest-a1', away: 'guest-b2' });
});

test('computers are called by their level', () => {
  expect(names(person, computer('random')).away).toBe('Random');
  expect(names(person, computer('rookie')).away).toBe('Rookie');
});

test('a character is called by its name', () => {
  expect(names(person, computer('wall')).away).toBe('Otto');
});

test('names in a record are those people know', () => {
  expect(recordedName('rookie', 'Ada')).toBe('Rookie');
  expect(recordedName('sunday', 'Ada')).toBe('Pip');
  expect(recordedName('guest-5wsvyv', 'rookie')).toBe('Guest');
  expect(recordedName('human', 'coach:2')).toBe('');
  expect(recordedName('Ada', 'human')).toBe('Ada');
});
