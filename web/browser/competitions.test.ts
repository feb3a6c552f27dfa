/** Competitions in the browser: made, followed to their winner, decided, and a quick cup. */
import { expect, test } from 'vitest';
import { competition, create, CUP, decide, until } from './cups';
import { accessible, DESKTOP, PHONE, somebody } from './support';
import { resign } from './world';

test.for([DESKTOP, PHONE])(
  'a cup of computers, made and followed to its winner at $width',
  async (viewport) => {
    const [host, fan] = [await somebody({ viewport }), await somebody({ viewport })];
    const { page } = host;
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cups' }).click();
    await page.getByRole('link', { name: 'New competition' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Cup of machines');
    await page.getByLabel('Teams at most').fill('4');
    await page.getByLabel('I play too').uncheck();
    await page.getByLabel('Computers to add now').fill('4');
    await page.getByLabel('Level', { exact: true }).selectOption('random');
    await page.getByRole('button', { name: 'Create it' }).click();
    await page.waitForURL(/\/competitions\/(?!new)\w+$/);
    await page.getByRole('heading', { level: 1, name: 'Cup of machines' }).waitFor();

    // Somebody without an account follows it by its link.
    await fan.page.goto(page.url());
    await fan.page.getByText('4 of 4 teams are in.').waitFor();
    expect(
      await fan.page.getByRole('list', { name: 'Teams' }).getByText('Computer, Random moves').count(),
    ).toBe(4);
    await accessible(fan.page);

    await page.getByRole('button', { name: 'Start it' }).click();
    await page.getByRole('dialog').getByText('4 teams take part').waitFor();
    await accessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();

    // The follower's page goes along by itself, from the first match to the cup.
    await fan.page.getByText('Winner', { exact: true }).waitFor({ timeout: 150_000 });
    const code = page.url().split('/').at(-1) as string;
    const told = await competition(page, code);
    const name = told.teams.find(({ id }) => id === told.winner)?.name ?? '';
    await fan.page.locator('.winner', { hasText: name }).waitFor();
    const bracket = fan.page.getByRole('region', { name: 'Bracket' });
    await bracket.getByRole('heading', { name: 'Final', exact: true }).waitFor();
    expect(await bracket.getByRole('link').count()).toBe(3);
    await accessible(fan.page);
    expect((await fan.context.cookies()).length).toBe(0);

    // Each match can be replayed.
    await fan.page.getByRole('link', { name: 'Matches' }).last().click();
    await fan.page
      .getByRole('link', { name: /^Replay: / })
      .first()
      .click();
    await fan.page.waitForURL(/\/replay\/\w+$/);
    // In the archive it is found again.
    await page.goto('/competitions?show=over');
    await page
      .getByRole('link', { name: /Cup of machines/ })
      .first()
      .waitFor();
    expect([...host.faults, ...fan.faults]).toEqual([]);
  },
);

test.for([DESKTOP, PHONE])('a quick cup leads to my match, and back, at $width', async (viewport) => {
  const { page, faults } = await somebody({ viewport });
  await page.goto('/');
  await page.getByRole('button', { name: 'Start the cup' }).click();
  await page.waitForURL(/\/competitions\/\w+$/);
  const code = page.url().split('/').at(-1) as string;
  await page.getByRole('heading', { level: 1, name: "Tonight's cup" }).waitFor();
  // With a bye in the first round mine comes after a match between computers.
  await page.getByRole('link', { name: 'Play your match', exact: true }).first().click({ timeout: 120_000 });
  await page.waitForURL(/\/match\/\w+$/);
  const match = page.url().split('/').at(-1) as string;
  // The way back is there before and after.
  await page.getByRole('link', { name: /Tonight's cup/ }).waitFor();
  await resign(page, match);
  await page.getByRole('link', { name: 'Back to the competition' }).click();
  await page.waitForURL(new RegExp(`/competitions/${code}$`));
  await page.getByText('You have played your last match here.').waitFor();
  expect(faults).toEqual([]);
});

test('a decision about something that has changed is shown, and nothing typed is lost', async () => {
  const { page, context, faults } = await somebody();
  await page.goto('/');
  const code = await create(page, 'Two at once', { kind: 'round-robin', legs: 1 }, { computers: 3, size: 3 });
  await context.addInitScript(() => localStorage.setItem('touchline:been', 'true'));
  await decide(page, code, 'start');
  const before = await until(page, code, ({ status }) => status === 'over');
  const fixture = before.fixtures[0]?.id as number;

  // Two windows of one organiser; the second one hears nothing by itself.
  await context.route('**/stream', (route) => route.abort());
  const late = await context.newPage();
  await late.goto(`/competitions/${code}?show=matches`);
  await late.getByLabel('Round', { exact: true }).selectOption('1');
  await late
    .getByRole('button', { name: /^Decide: / })
    .first()
    .click();
  const dialog = late.getByRole('dialog');
  await dialog
    .getByLabel(/^Goals: /)
    .first()
    .fill('7');
  await dialog
    .getByLabel(/^Goals: /)
    .last()
    .fill('0');
  await dialog.getByLabel('Reason').fill('The sheet says seven.');
  await decide(page, code, 'correct', {
    fixture,
    because: 'Mistyped.',
    score: { home: 5, away: 0 },
  });

  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await dialog.getByText('Something has changed while you were deciding').waitFor();
  await dialog.getByText(/now stands at 5–0/).waitFor();
  await accessible(late);
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('The sheet says seven.');
  expect(
    await dialog
      .getByLabel(/^Goals: /)
      .first()
      .inputValue(),
  ).toBe('7');
  expect((await competition(page, code)).fixtures[0]?.result?.score).toEqual([5, 0]);

  await dialog.getByRole('button', { name: 'Send it all the same' }).click();
  await dialog.getByText(/7–0 instead of 5–0/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect((await competition(page, code)).fixtures[0]?.result?.score).toEqual([7, 0]);
  // Everybody reads both decisions with their reasons.
  await late.getByRole('link', { name: /^News/ }).click();
  await late.getByText('“Mistyped.”').waitFor();
  await late.getByText('“The sheet says seven.”').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('the organiser announces, pauses, replaces and takes out; everybody sees it at once', async () => {
  const [host, fan] = [await somebody(), await somebody({ viewport: PHONE })];
  const { page } = host;
  await page.goto('/');
  const code = await create(page, 'A day out', { kind: 'round-robin', legs: 1 }, { size: 4, computers: 2 });
  await host.context.addInitScript(() => localStorage.setItem('touchline:been', 'true'));
  await page.goto(`/competitions/${code}`);
  await fan.page.goto(`/competitions/${code}`);

  // A visitor joins and is a guest from then on.
  await fan.page.getByRole('button', { name: 'Join', exact: true }).click();
  await fan.page.getByText('You are in.').waitFor();
  await page.getByRole('list', { name: 'Teams' }).getByText('Guest', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Organise' }).click();
  await page.getByRole('button', { name: 'Announce something' }).click();
  await page.getByRole('dialog').getByLabel('Announcement').fill('Kick-off at eight.');
  await page.getByRole('dialog').getByRole('button', { name: 'Announce' }).click();
  await fan.page.getByText('Kick-off at eight.').waitFor();

  await page.getByRole('button', { name: 'Add computers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await fan.page.getByText('4 of 4 teams are in.').waitFor();

  await page.getByRole('button', { name: 'Start the competition' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
  await fan.page.getByRole('link', { name: 'Play your match', exact: true }).first().waitFor();

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Lunch.');
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
  await fan.page.getByText('Paused', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
  await fan.page.getByText('Paused', { exact: true }).waitFor({ state: 'detached' });

  // The guest goes home; a computer takes over.
  const guest = (await competition(page, code)).teams.find(({ player }) => player.kind === 'guest');
  await page.getByRole('button', { name: `Decide: ${guest?.name}`, exact: true }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Had to go.');
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await page.getByRole('dialog').getByText(`instead of ${guest?.name}`).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await fan.page.getByRole('link', { name: /^News/ }).click();
  await fan.page.getByText('“Had to go.”').waitFor();
  await accessible(fan.page);
  // A decision that meets news is sent once more; the browser notes the first answer.
  const faults = [...host.faults, ...fan.faults].filter((fault) => !fault.includes('409 (Conflict)'));
  expect(faults).toEqual([]);
});

test('an address without a competition says so', async () => {
  const { page } = await somebody();
  await page.goto('/competitions/nothinghere');
  await page.getByRole('heading', { name: 'There is no such competition' }).waitFor();
});

test('a page of sixty-four teams is light, and stands still while results come in', async () => {
  const { page, context } = await somebody();
  await page.goto('/');
  const code = await create(page, 'Everybody', CUP, { size: 64, computers: 64 });
  await context.addInitScript(() => {
    localStorage.setItem('touchline:been', 'true');
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: false });
  });
  await decide(page, code, 'start');
  await page.goto(`/competitions/${code}?show=bracket`);
  await page.getByRole('region', { name: 'Bracket' }).getByRole('link').first().waitFor();
  expect(await page.locator('main *').count()).toBeLessThan(4000);
  await page.evaluate(() => ((window as unknown as { shifts: { sum: number } }).shifts.sum = 0));
  const seen = (await competition(page, code)).seq;
  await until(page, code, ({ seq }) => seq > seen + 12);
  await page.waitForTimeout(1500);
  expect(
    await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum),
  ).toBeLessThan(0.05);
  // It need not play to its end.
  await decide(page, code, 'finish', { because: 'Seen enough.' });
  await page.getByText('It is over, without a winner.').waitFor();
  await context.close();
});
