/** Accounts, players, settings. */
import { expect, test } from 'vitest';
import { accessible, DESKTOP, PHONE, somebody } from './support';

const LOOKS = [DESKTOP, PHONE].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);
const PASSWORD = 'a long enough password';
let count = 0;
const fresh = (): string => `anna-${Date.now().toString(36)}-${(count += 1)}`;

test('register, sign out, sign in, recover', async () => {
  const { page, faults } = await somebody();
  const name = fresh();
  await page.goto('/account');
  await page.getByRole('group').getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  const codes = await page.getByRole('listitem').allTextContents();
  expect(codes.length).toBe(10);
  await accessible(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  expect(faults).toEqual([]);

  await page.getByLabel('Name').fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('banner').getByText(name).waitFor();
  await page.reload();
  await page.getByRole('banner').getByText(name).waitFor();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Recover' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Recovery code').fill((codes[0] as string).trim());
  await page.getByRole('textbox', { name: 'New password' }).fill('another long password');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('banner').getByText(name).waitFor();
});

test('a guest becomes a person and keeps the matches', async () => {
  const { page } = await somebody({ viewport: PHONE });
  const name = fresh();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Just play' }).click();
  await page.waitForURL(/\/match\//);
  await page.goto('/account');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account and keep my matches' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.goto('/matches');
  await page.getByRole('link', { name, exact: true }).first().waitFor();
});

async function signedUp(
  options: Parameters<typeof somebody>[0] = {},
): Promise<Awaited<ReturnType<typeof somebody>> & { name: string }> {
  const who = await somebody(options);
  const name = fresh();
  await who.page.goto('/');
  await who.page.evaluate(
    async ([name, password]) => {
      await fetch('/api/accounts', {
        method: 'POST',
        headers: { 'X-Touchline': '1', 'Content-Type': 'application/json' },
        body: JSON.stringify({ name, password }),
      });
      localStorage.setItem('touchline:been', 'true');
    },
    [name, PASSWORD],
  );
  return { ...who, name };
}

test('a challenge is sent from a profile, told and accepted', async () => {
  const [one, two] = [await signedUp(), await signedUp()];
  await two.page.goto('/matches');
  await one.page.goto(`/players/${two.name}`);
  await one.page.getByRole('link', { name: 'Challenge' }).click();
  expect(await one.page.getByLabel('Player name').inputValue()).toBe(two.name);
  await one.page.getByLabel('Clock', { exact: true }).selectOption({ label: '3 days for every decision' });
  await one.page.getByLabel('Rated').check();
  await one.page.getByRole('button', { name: 'Send the challenge' }).click();
  await one.page.getByText(`Waiting for ${two.name}`).waitFor();
  await two.page.getByText(`${one.name} challenges you`).waitFor();
  await two.page.getByRole('button', { name: 'Accept' }).click();
  await two.page.waitForURL(/\/match\//);
  await one.page.goto('/matches');
  await one.page.getByText(/3 days left/).waitFor();
  await accessible(one.page);
  expect([...one.faults, ...two.faults]).toEqual([]);
});

test('an account can be closed', async () => {
  const { page, name } = await signedUp();
  await page.goto('/account');
  await page.getByText('Export or close your account').click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('textbox', { name: 'Password' }).last().fill(PASSWORD);
  await page.getByRole('button', { name: 'Close account' }).click();
  await page.getByRole('status').filter({ hasText: 'Account closed' }).waitFor();
  await page.goto(`/players/${name}`);
  await page.getByRole('heading', { name: 'No such player' }).waitFor();
});

test('settings persist over a reload', async () => {
  const { page, faults } = await somebody();
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('switch', { name: /Sounds/ }).uncheck();
  await page.getByLabel('Language').selectOption('fi');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fi');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.reload();
  await page.getByRole('banner').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fi');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.getByRole('switch').first().isChecked()).toBe(false);
  expect(await page.locator('#language').inputValue()).toBe('fi');
  expect(faults).toEqual([]);
});

test.for(LOOKS)('account, player and settings are without faults: %o', async (options) => {
  const { page, name, faults } = await signedUp(options);
  const sideways = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const path of ['/settings', `/players/${name}`, '/account']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('One moment').waitFor({ state: 'detached' });
    for (const summary of await page.locator('summary').all()) await summary.click();
    await accessible(page);
    expect(await sideways()).toBe(0);
  }
  expect(faults).toEqual([]);
  const nobody = await somebody(options);
  await nobody.page.goto('/account');
  await nobody.page.getByRole('button', { name: 'Recover' }).click();
  await accessible(nobody.page);
});
