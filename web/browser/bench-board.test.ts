import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessible, DESKTOP, PHONE, somebody } from './support';
import { begin } from './world';

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const steps = (page: Page) => page.getByRole('list', { name: 'Variations' }).locator('button');
/** Give the answer that is said like this, in the list of answers. */
async function answer(page: Page, said: RegExp): Promise<void> {
  await tab(page, 'Answers');
  await page.getByRole('tabpanel').getByRole('button', { name: said }).first().click();
  await tab(page, 'Variations');
}

test.for([DESKTOP, PHONE])(
  'a position is set up, tried, compared and doubted at $width',
  async (viewport) => {
    const { page, faults } = await somebody({ viewport });
    await page.goto('/board');
    await page.getByRole('heading', { name: 'Analysis board', level: 1 }).waitFor();
    await steps(page).first().waitFor();
    await accessible(page);

    // By hand: a player of home goes from the left wing to the centre, the ball with it to the other wing;
    // the text follows.
    await tab(page, 'Set up');
    const text = page.getByLabel('The position as text');
    const token = page.getByRole('button', { name: 'Home: 2 players in ALW' });
    await token.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Area CE' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => text.inputValue()).toContain('ALW:1,CE:5');
    // By dragging: one more.
    const [from, to] = [
      await page.getByRole('button', { name: 'Home: 4 players in AFR' }).boundingBox(),
      await page.getByRole('button', { name: 'Area ARW' }).boundingBox(),
    ];
    if (!from || !to) throw new Error('both are shown');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => text.inputValue()).toContain('AFR:3,ALW:1,ARW:1,CE:5');
    await page.getByLabel('Minute').fill('30');
    await page.getByLabel('Minute').blur();
    await expect.poll(() => text.inputValue()).toContain('clock=1:30');
    // As text: what the engine says against it is shown, and the plan follows what is right.
    const good = await text.inputValue();
    await text.fill(good.replace('ball=CE:3', 'ball=BPA:3'));
    await page.getByText(/controls the ball in BPA without a player/).waitFor();
    expect(await page.getByRole('button', { name: 'Put on the board' }).isDisabled()).toBe(true);
    await text.fill(good);
    await page.getByText('This position can be played.').waitFor();
    await accessible(page);
    await page.getByRole('button', { name: 'Put on the board' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('position')).toContain('ALW:1,ARW:1,CE:5');

    // Two variations from the same question.
    await page.getByRole('button', { name: 'Rolled for you' }).click();
    await answer(page, /AFR/);
    const dice = page.getByRole('region', { name: 'Roll the dice' });
    await dice.getByRole('button', { name: 'Die 1 shows 2' }).click();
    await dice.getByRole('button', { name: 'Die 2 shows 5' }).click();
    await expect.poll(() => steps(page).count()).toBe(3);
    await page.mouse.move(0, 0);
    await steps(page).first().click();
    await answer(page, /BLW/);
    await expect
      .poll(() => page.getByRole('list', { name: 'Variation 2' }).locator('button').count())
      .toBe(1);
    await accessible(page);
    await steps(page).first().click();
    await expect.poll(() => dice.count()).toBe(0);

    // Where the dice are rolled, an answer and its dice are one step.
    await page.getByRole('button', { name: 'You choose the dice' }).click();
    const before = await steps(page).count();
    await answer(page, /ALW/);
    await expect.poll(() => steps(page).count()).toBe(before + 1);
    await steps(page).first().click();

    // What a computer makes of the answers.
    await tab(page, 'Answers');
    await page.getByLabel('Judge').selectOption('rookie');
    await page.getByRole('button', { name: 'Evaluate' }).click();
    await page
      .getByText(/% win, /)
      .first()
      .waitFor();
    expect(await page.getByLabel('Sort by').inputValue()).toBe('worth');
    await accessible(page);

    // The same under another edition.
    await tab(page, 'Compare');
    await page.getByRole('tabpanel').getByLabel('Edition').selectOption('2.0');
    await page.getByRole('columnheader', { name: 'fuba:2.0' }).waitFor();
    expect(await page.getByRole('row').count()).toBeGreaterThan(5);
    await accessible(page);

    // A doubt reaches the moderators.
    await page.getByRole('button', { name: 'Report a rules question' }).click();
    await page.getByLabel('What is unclear?').fill('May the ball stay in the centre?');
    await accessible(page);
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/doubts'));
    await page.getByRole('button', { name: 'Send' }).click();
    expect((await sent).status()).toBe(201);
    await page.getByText('The moderators have your question').waitFor();
    expect(faults).toEqual([]);
  },
);

test('an address opens its position; a record is stepped through', async () => {
  const { page, faults } = await somebody();
  const position =
    'home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,CE:4,BLW:2,BFR:4 ball=CE:3:home clock=2:80 goals=1-3';
  await page.goto(`/board?${new URLSearchParams({ spec: 'fuba:2.1', position })}`);
  await expect.poll(() => new URL(page.url()).searchParams.get('position')).toContain('next=');
  await tab(page, 'Record');
  await page
    .getByLabel('A record')
    .fill('touchline record 1\nspec: fuba:3.0\nrules: 1\n\n0. formation 4-4-2; fly\nend 2\n');
  await page.getByRole('button', { name: 'Open' }).click();
  await page
    .getByText(/Line 5: "fly" is not an action/)
    .first()
    .waitFor();
  await page
    .getByLabel('A record')
    .fill(
      'touchline record 1\nspec: fuba:3.0\nrules: 1\n\n0. formation 4-4-2; formation 3-5-2; 5 3\nend 3\n',
    );
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByText('Moment 3 of 3').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText('Moment 2 of 3').waitFor();
  expect(new URL(page.url()).searchParams.get('spec')).toBe('fuba:3.0');
  expect(faults).toEqual([]);
});

test('editions differ in what they let somebody answer', async () => {
  const { page, faults } = await somebody();
  // A quick free kick: in 2.1 it can be followed further than in 3.0.
  const position =
    'home=4-4-2,GK:APA,AFR:3,ALW:6,ARW:1 away=4-3-3,GK:BPA,AFR:1,ARW:1,CE:4,BLW:2,BFR:2 ball=ARW:1:home clock=1:22 yellow=0-1 ' +
    'turn=2,free-kick,BLC,home,APA>ARW,12,0-1,home,+0,none,none-none steps=11,0,no,0,still,0000000000000,0000000000000 next=turn.0,quick-moves.home';
  await page.goto(`/board?${new URLSearchParams({ spec: 'fuba:2.1', position })}`);
  await tab(page, 'Compare');
  await page.getByRole('columnheader', { name: 'fuba:3.0' }).waitFor();
  // First what differs; the rest on request.
  const different = await page.locator('tbody tr').count();
  await page.getByRole('button', { name: /^All/ }).click();
  const all = await page.locator('tbody tr').count();
  expect(all).toBeGreaterThan(different);
  await page.getByRole('button', { name: /^Only here/ }).click();
  const only = page.locator('tbody tr');
  await expect.poll(() => only.count()).toBeLessThan(all);
  expect(await only.count()).toBeGreaterThan(0);
  for (const row of await only.all())
    expect(await row.getByRole('cell').allTextContents()).toEqual(['yes', 'no']);
  expect(await only.filter({ hasText: 'BRC' }).count()).toBe(1);
  // The other way round the same rows are only there.
  await page.getByRole('button', { name: /FUBA 2.1/ }).click();
  await page.locator('#bench-rules').getByLabel('Edition').selectOption('3.0');
  // The comparison stays, with the edition of before on the other side.
  await page.getByRole('button', { name: /^Only there/ }).click();
  const editions = page.locator('thead th').filter({ hasText: 'fuba:' });
  await expect.poll(() => editions.allTextContents()).toEqual(['fuba:3.0', 'fuba:2.1']);
  for (const row of await only.all())
    expect(await row.getByRole('cell').allTextContents()).toEqual(['no', 'yes']);
  expect(await only.filter({ hasText: 'BRC' }).count()).toBe(1);
  expect(faults).toEqual([]);
});

test('whoever comes from a replay to ask about the rules is asked at once', async () => {
  const { page, faults } = await somebody();
  await page.goto('/board?doubt=1');
  await page.getByRole('dialog').getByLabel('What is unclear?').fill('Is this right?');
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/doubts'));
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await sent).status()).toBe(201);
  expect(faults).toEqual([]);
});

test('a doubt in a match names the match', async () => {
  const { page, faults } = await somebody();
  const code = await begin(page, 'fuba:3.0');
  await page.goto(`/match/${code}`);
  await page.getByRole('tab', { name: 'Info' }).click();
  await page.getByRole('button', { name: 'Report a rules question' }).click();
  await page.getByRole('dialog').getByLabel('What is unclear?').fill('Is this right?');
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/doubts'));
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await sent).status()).toBe(201);
  expect((await sent).request().postDataJSON()).toMatchObject({ spec: 'fuba:3.0', code });
  expect(faults).toEqual([]);
});

test.for([DESKTOP, PHONE])('the grid game is set up by hand at $width', async (viewport) => {
  const { page, faults } = await somebody({ viewport });
  await page.goto('/board?spec=grid:basic');
  await steps(page).first().waitFor();
  await tab(page, 'Set up');
  const text = page.getByLabel('The position as text');
  await page.getByText('This position can be played.').waitFor();
  await accessible(page);
  await page.getByLabel('Selected').selectOption('ball');
  await page.getByRole('application', { name: /^Pitch/ }).focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => text.inputValue()).toContain('ball=2,3');
  await page.getByRole('button', { name: 'Put on the board' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('position')).toContain('ball=2,3');
  expect(faults).toEqual([]);
});

test.for([
  { width: 1280, height: 800 },
  { width: 1000, height: 600 },
  { width: 760, height: 700 },
])('what is pointed at stays where it is, at the end of a page $width wide, too', async (viewport) => {
  const { page, faults } = await somebody({ viewport });
  const position = 'home=4-4-2,GK:APA,AFR:3,BFR:2,CE:5 away=4-3-3,GK:BPA,CE:4,BLW:2,BFR:4 ball=BFR:4:home';
  await page.goto(`/board?${new URLSearchParams({ spec: 'fuba:3.0', position })}`);
  await page.locator('[data-ask]').waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByText(/^On the board, as a list/).click();
  const answers = page.locator('.prompt details [data-answer]');
  await answers.first().waitFor();
  // The odds have come.
  await page.locator('.prompt details .share').first().waitFor();
  for (const one of [answers.last(), answers.first(), answers.last()]) {
    await one.hover();
    const before = await one.boundingBox();
    const seen = new Set<string>();
    for (let look = 0; look < 12; look += 1) {
      seen.add(JSON.stringify(await one.boundingBox()));
      await page.waitForTimeout(40);
    }
    expect([...seen]).toEqual([JSON.stringify(before)]);
  }
  expect(faults).toEqual([]);
});
