import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import type { Playable } from '../src/lib/spec';
import Opponents from '../src/pages/home/Opponents.svelte';
import { words } from '../src/lib/words.svelte';
import told from './games.json';
import Holder from './Holder.svelte';

beforeAll(() => words.speak('en'));

const shown = (): string => screen.getByTestId('spec').textContent;

test('a rule brings along what it needs, another game begins anew', async () => {
  render(Holder, { spec: 'fuba:3.0', games: told as Playable });
  await fireEvent.click(screen.getByLabelText(/^Skills/));
  expect(shown()).toBe('fuba:3.0+condition+skills');
  await fireEvent.click(screen.getByLabelText(/^Condition points/));
  expect(shown()).toBe('fuba:3.0');
  await fireEvent.click(screen.getByLabelText(/^Grid game/));
  // People play less than the rulebook: its length is a choice.
  expect(shown()).toBe('grid:basic?end=turns:120');
  await fireEvent.change(screen.getByLabelText('Length'), { target: { value: 'turns:180' } });
  expect(shown()).toBe('grid:basic');
  await fireEvent.change(screen.getByLabelText('Board'), { target: { value: 'medium' } });
  await fireEvent.change(screen.getByLabelText('Edition'), { target: { value: 'advanced' } });
  expect(shown()).toBe('grid:advanced@medium');
  await fireEvent.click(screen.getByLabelText(/first team with 2 goals/));
  await fireEvent.change(screen.getByRole('spinbutton', { hidden: true }), { target: { value: '3' } });
  expect(shown()).toBe('grid:advanced@medium?end=score:3');
});

test('the simple one leaves rules and details out', () => {
  render(Holder, { spec: 'fuba:3.0', games: told as Playable, simple: true });
  expect(screen.queryByText('Advanced rules')).toBeNull();
  expect(screen.getByLabelText('Edition')).toBeTruthy();
});

test('whoever has no style in a game is not offered there, and plays as a plain level', async () => {
  const games = told as Playable;
  const { rerender } = render(Opponents, { level: 'dribbler', spec: 'fuba:3.0', games });
  const faces = (): number => screen.getAllByRole('radio').length;
  const all = faces();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Rafa/ }).checked).toBe(true);
  await rerender({ level: 'dribbler', spec: 'grid:basic?end=turns:60', games });
  expect(faces()).toBe(all - 2);
  expect(screen.queryByRole('radio', { name: /^(Rafa|Livia)/ })).toBeNull();
  expect(screen.getByRole('radio', { name: /^Bruno/ })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Plain level/ }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Level').value).toBe('rookie');
});
