/** The first page: playing at once, meeting people, and what can be played. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, expect, test } from 'vitest';
import {
  choosable,
  chosen,
  withAll,
  withConcept,
  written,
  type GameTold,
  type Playable,
} from '../src/lib/spec';
import { accessible, DESKTOP, PHONE, somebody } from './support';

const LOOKS = [DESKTOP, PHONE].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

test('play now leads to a match within ten seconds', async () => {
  const { page, faults } = await somebody();
  const begun = Date.now();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  // Once, whoever has never played is offered a coach.
  await page.getByRole('button', { name: 'Just play' }).click();
  await page.waitForURL(/\/match\/\w+$/);
  expect(Date.now() - begun).toBeLessThan(10_000);
  expect(faults).toEqual([]);
  // It waits for us: the bar says so on every page.
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Your matches' })
    .getByRole('link', { name: /Your turn|Continue/ })
    .waitFor();
  expect(faults).toEqual([]);
});

test('a match against the computer as chosen', async () => {
  const { page } = await somebody({ viewport: PHONE });
  await page.goto('/');
  await page.getByLabel('Grid game').check();
  await page.getByLabel('Board', { exact: true }).selectOption('medium');
  await page.getByLabel('Plain level').check();
  await page.getByLabel('Level', { exact: true }).selectOption('random');
  await page.getByLabel('Your seat').selectOption('away');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/match\/\w+$/);
  const code = page.url().split('/').at(-1) as string;
  const told = await page.evaluate(
    async (code) => (await fetch(`/api/matches/${code}`)).json() as Promise<Record<string, unknown>>,
    code,
  );
  expect(told).toMatchObject({
    spec: 'grid:basic@medium?end=turns:120',
    you: 'away',
    seats: { home: { kind: 'computer', level: 'random' } },
  });
  // What was chosen is remembered.
  await page.goto('/');
  await expect.poll(() => page.getByLabel('Board', { exact: true }).inputValue()).toBe('medium');
});

test('a character is chosen by face, by keyboard too', async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    const { page, faults } = await somebody({ viewport });
    await page.goto('/');
    // A first visitor meets the weakest.
    const pip = page.getByRole('radio', { name: /^Pip/ });
    await expect.poll(() => pip.isChecked()).toBe(true);
    await page.getByText('FUBA 3.0 against Pip').waitFor();
    await pip.focus();
    for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowRight');
    const otto = page.getByRole('radio', { name: 'Otto Strength 3 of 5. Sits deep and lets you come.' });
    await expect.poll(() => otto.isChecked()).toBe(true);
    await page.locator('.opponents .hint', { hasText: 'Sits deep' }).waitFor();
    await accessible(page);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.waitForURL(/\/match\/\w+$/);
    await page.locator('.player', { hasText: 'Otto' }).waitFor();
    // The level behind a character is its plain one.
    await page.goto('/');
    await page.getByRole('radio', { name: /^Plain level/ }).check();
    expect(await page.getByLabel('Level', { exact: true }).inputValue()).toBe('coach:2');
    await accessible(page);
    expect(faults).toEqual([]);
  }
});

test('the table on one screen gets what was chosen', async () => {
  const { page } = await somebody();
  await page.goto('/');
  await page.getByRole('radio', { name: /On one screen/ }).check();
  await page.getByLabel('Dice').selectOption('typed');
  await page.locator('summary', { hasText: 'Advanced rules' }).click();
  await page.getByRole('checkbox', { name: /^Weather/ }).check();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.waitForURL(/\/table\?/);
  const query = new URL(page.url()).searchParams;
  expect([query.get('spec'), query.get('dice')]).toEqual(['fuba:3.0+weather', 'typed']);
});

test('an invitation begins a match between two browsers', async () => {
  const [host, friend, late] = [await somebody(), await somebody({ viewport: PHONE }), await somebody()];
  await host.page.goto('/');
  await host.page.getByRole('radio', { name: /Invite a friend/ }).check();
  await host.page.getByRole('button', { name: 'Create the link' }).click();
  const link = await host.page.getByLabel('Invitation link').inputValue();
  expect(link).toMatch(/\/invitation\/\w+#\S{20,}$/);
  await accessible(host.page);

  await friend.page.goto(link);
  // The host has no name yet: what the server calls a guest is nobody's business.
  await friend.page.getByRole('heading', { name: 'Guest invites you to a match' }).waitFor();
  expect(await friend.page.getByRole('main').innerText()).not.toContain('guest-');
  await accessible(friend.page);
  await friend.page.getByRole('button', { name: 'Join the match' }).click();
  await Promise.all([friend.page.waitForURL(/\/match\/\w+$/), host.page.waitForURL(/\/match\/\w+$/)]);
  expect(friend.page.url()).toBe(host.page.url());
  expect([...host.faults, ...friend.faults]).toEqual([]);

  await late.page.goto(link);
  await late.page.getByRole('heading', { name: 'Someone was faster' }).waitFor();
  await late.page.goto('/invitation/nothinghere#word');
  await late.page.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor();
});

test('a guest is asked for a name once, and the other side reads it', async () => {
  const [host, friend] = [await somebody(), await somebody({ viewport: PHONE })];
  const name = `Pélé-${Date.now().toString(36)}`;
  await host.page.goto('/');
  await host.page.getByRole('radio', { name: /Invite a friend/ }).check();
  await host.page.getByLabel('Your name').fill('\u0430nn');
  await host.page.getByRole('button', { name: 'Create the link' }).click();
  await host.page.getByRole('alert').getByText('mixes letters of different scripts').waitFor();
  await host.page.getByLabel('Your name').fill(name);
  await host.page.getByRole('button', { name: 'Create the link' }).click();
  const link = await host.page.getByLabel('Invitation link').inputValue();
  await host.page.getByRole('banner').getByText(name).waitFor();

  await friend.page.goto(link);
  await friend.page.getByRole('heading', { name: `${name} invites you to a match` }).waitFor();
  await friend.page.getByRole('link', { name }).click();
  await friend.page.getByRole('heading', { name }).waitFor();
  await friend.page.goBack();
  await friend.page.getByRole('button', { name: 'Join the match' }).click();
  await friend.page.waitForURL(/\/match\/\w+$/);
  for (const { page } of [host, friend]) {
    await page.goto('/');
    await page.getByRole('radio', { name: /Invite a friend/ }).check();
    await page.getByRole('button', { name: 'Create the link' }).waitFor();
    expect(await page.getByLabel('Your name').count()).toBe(0);
  }
});

test('after a match against the computer the first page asks for a name, until it is answered', async () => {
  const { page } = await somebody();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Just play' }).click();
  await page.waitForURL(/\/match\//);
  await page.goto('/');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  expect(await page.getByLabel('Your name').count()).toBe(0);
});

test('an invitation can be found again after a reload, and withdrawn', async () => {
  const { page } = await somebody();
  await page.goto('/');
  await page.getByRole('radio', { name: /Invite a friend/ }).check();
  await page.getByRole('button', { name: 'Create the link' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  await page.goto('/matches');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  expect(await page.getByLabel('Invitation link').inputValue()).toBe(link);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Your own invitation' }).waitFor();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(link);
  await page.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor();
});

test('two who wish for the same are paired', async () => {
  const [one, two] = [await somebody(), await somebody()];
  for (const { page } of [one, two]) {
    await page.goto('/');
    await page.getByRole('radio', { name: /Quick pairing/ }).check();
    await page.getByRole('button', { name: 'Find an opponent' }).click();
  }
  await Promise.all([one, two].map(({ page }) => page.waitForURL(/\/match\/\w+$/)));
  expect(one.page.url()).toBe(two.page.url());
  expect([...one.faults, ...two.faults]).toEqual([]);
});

test('a wish can be withdrawn', async () => {
  const { page, faults } = await somebody();
  await page.goto('/');
  await page.getByRole('radio', { name: /Quick pairing/ }).check();
  await page.getByLabel('Clock', { exact: true }).selectOption({ label: '45 minutes each' });
  await page.getByRole('button', { name: 'Find an opponent' }).click();
  await page.getByText('Looking for an opponent').first().waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Find an opponent' }).waitFor();
  const standing = (): Promise<unknown> =>
    page.evaluate(
      async () =>
        (await fetch('/api/pairing', { headers: { 'X-Touchline': '1' } })).json() as Promise<unknown>,
    );
  await expect.poll(standing).toEqual({ pairing: 'none' });
  expect(faults).toEqual([]);
});

test('an open match is listed and joined by somebody else', async () => {
  const [host, guest] = [await somebody(), await somebody({ viewport: PHONE })];
  await host.page.goto('/');
  await host.page.getByLabel('Edition').selectOption('2.1');
  await host.page.getByRole('radio', { name: /Open match/ }).check();
  await host.page.getByLabel('Both may ask for hints').check();
  await host.page.getByRole('button', { name: 'List the match' }).click();
  await host.page.getByRole('heading', { name: 'Waiting for an opponent' }).waitFor();
  await guest.page.goto('/matches?show=open');
  await guest.page
    .getByRole('listitem')
    .filter({ hasText: 'FUBA 2.1' })
    .getByRole('button', { name: 'Join' })
    .click();
  // Who has no name yet is asked for one first, and need not give it.
  await guest.page.getByLabel('Your name').waitFor();
  await guest.page.getByRole('button', { name: 'Join the match' }).click();
  await Promise.all([host.page.waitForURL(/\/match\//), guest.page.waitForURL(/\/match\//)]);
  expect(host.page.url()).toBe(guest.page.url());
  // Who lists it decides about hints.
  await guest.page.locator('[data-do="hint"]').first().click();
  await guest.page.locator('[data-hint="0"]').waitFor();
});

test.for(LOOKS)('the first page and the lists are without faults: %o', async (options) => {
  const { page, faults } = await somebody(options);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  await page.locator('summary', { hasText: 'Advanced rules' }).click();
  await page.locator('summary', { hasText: 'Details' }).click();
  await accessible(page);
  const sideways = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  for (const show of ['mine', 'open', 'live', 'over']) {
    await page.goto(`/matches?show=${show}`);
    await page.getByRole('heading', { name: 'Matches', exact: true }).waitFor();
    await accessible(page);
    expect(await sideways()).toBe(0);
  }
  expect(faults).toEqual([]);
});

test('specs are written as the server writes them', async () => {
  const { page } = await somebody();
  const games = (await (await fetch(`${inject('address')}/api/games`)).json()) as Playable;
  const specs = games.games.flatMap((game: GameTold) =>
    game.editions.flatMap(({ name }) => {
      const plain = chosen(`${game.game}:${name}`, games);
      const each = choosable(plain, game).map((concept) => withConcept(plain, concept.name, true, game));
      return [plain, withAll(plain, true, game), ...each].map((choice) => written(choice, games));
    }),
  );
  specs.push(
    'grid:basic?corner_call=off&deliberate_out=yes',
    'grid:advanced@large?end=score:3&heel_cost=a',
    'fuba:3.0+condition+skills?skills=5',
  );
  await page.goto('/');
  const answers = await page.evaluate(async (specs) => {
    const headers = { 'X-Touchline': '1', 'Content-Type': 'application/json' };
    await fetch('/api/guests', { method: 'POST', headers });
    const answers: string[] = [];
    for (const spec of specs) {
      const made = (await (
        await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify({ spec }) })
      ).json()) as { code?: string; spec?: string };
      answers.push(made.spec ?? JSON.stringify(made));
      if (made.code) await fetch(`/api/matches/${made.code}`, { method: 'DELETE', headers });
    }
    return answers;
  }, specs);
  // All rules of a smaller edition of the grid game are the larger edition.
  const same = specs.map((spec, at) =>
    /^grid:(basic|advanced)(\+[\w-]+){5,}$/.test(spec) ? answers[at] : spec,
  );
  expect(answers).toEqual(same);
});

test('the list of games of the unit tests is the server’s', async () => {
  const told: unknown = await (await fetch(`${inject('address')}/api/games`)).json();
  expect(told).toEqual(JSON.parse(readFileSync(join(import.meta.dirname, '../tests/games.json'), 'utf8')));
});

test('the puzzle of the day is on the home page, with how many were right in a row', async () => {
  const { page, context, faults } = await somebody();
  await page.goto('/');
  const card = page.getByRole('link', { name: /Today's puzzle/ });
  await card.getByText('which answer is best?').waitFor();
  expect(await card.textContent()).not.toContain('in a row');
  await page.evaluate(() => {
    const [seen, day] = [['a', 'b', 'c'], Math.floor(Date.now() / 86_400_000)];
    const score = { rating: 1250, tried: 3, solved: 3, streak: 3, best: 3, day, daySolved: true, seen };
    localStorage.setItem('touchline:puzzles', JSON.stringify(score));
  });
  await page.reload();
  await card.getByText('You have solved it.').waitFor();
  await card.getByText('3 right in a row').waitFor();
  await accessible(page);
  await card.click();
  await page.getByRole('heading', { name: "Today's puzzle" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
