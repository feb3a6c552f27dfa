/** What the service worker does with pushes, and the switch in the settings. */
import type { Page, Worker } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { accessible, DESKTOP, PHONE, somebody } from './support';
import { post } from './world';

/** Somebody whose browser allows notifications, with the worker in place. */
async function keeper() {
  const person = await somebody({ serviceWorkers: 'allow' });
  await person.context.grantPermissions(['notifications']);
  const { page, context } = person;
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no worker');
  return { ...person, worker };
}

/** The way a push service reaches the worker. */
async function service(page: Page): Promise<(data: string) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ isDeleted }) => !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await known;
  const origin = new URL(inject('address')).origin;
  return async (data) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/** What the worker has to know of where it runs. */
interface Scope {
  registration: ServiceWorkerRegistration;
  dispatchEvent(event: Event): boolean;
}

const shown = (worker: Worker): Promise<{ body: string; tag: string }[]> =>
  worker.evaluate(async () => {
    const all = await (self as unknown as Scope).registration.getNotifications();
    return all.map(({ body, tag }) => ({ body, tag }));
  });

const note = (body: string, more: Record<string, string> = {}): string =>
  JSON.stringify({ body, to: '/matches', tag: 'abc', lang: 'en', ...more });

test('a push is shown where nobody looks, once for a match, and leads there', async () => {
  const { page, worker } = await keeper();
  const push = await service(page);
  // Whoever looks at the site sees it there.
  await push(note('Your move against Ann.'));
  await page.goto('about:blank');
  await push(note('Your move against Ben.'));
  await expect.poll(() => shown(worker)).toEqual([{ body: 'Your move against Ben.', tag: 'abc' }]);
  await push(note('12 hours left for your move against Ben.'));
  await expect
    .poll(async () => (await shown(worker)).map(({ body }) => body))
    .toEqual(['12 hours left for your move against Ben.']);
  // What is not ours says nothing and leads home.
  await push('{"body":"Click here","to":"https://elsewhere.example/","tag":"x","lang":"en"}');
  await expect
    .poll(async () => (await shown(worker)).map(({ body }) => body).sort())
    .toEqual(['', '12 hours left for your move against Ben.']);
  await page.goto('/learn');
  await page.getByRole('heading', { name: 'Learn to play' }).waitFor();
  await worker.evaluate(async () => {
    const scope = self as unknown as Scope;
    const [notification] = await scope.registration.getNotifications({ tag: 'abc' });
    const Click = (self as unknown as { NotificationEvent: new (kind: string, of: object) => Event })
      .NotificationEvent;
    scope.dispatchEvent(new Click('notificationclick', { notification }));
  });
  await page.waitForURL(/\/matches$/);
  expect((await shown(worker)).some(({ tag }) => tag === 'abc')).toBe(false);
});

test('signing out leaves no notification behind', async () => {
  const { page, worker } = await keeper();
  const push = await service(page);
  await post(page, '/api/accounts', { name: `Push${Date.now() % 1e6}`, password: 'a long enough password' });
  await page.evaluate(() => {
    localStorage.setItem('touchline:been', 'true');
    localStorage.setItem('touchline:pushed', 'true');
  });
  await page.goto('about:blank');
  await push(note('Your move against Ann.'));
  await expect.poll(async () => (await shown(worker)).length).toBe(1);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect.poll(async () => (await shown(worker)).length).toBe(0);
});

test.for([DESKTOP, PHONE])('pushes are off until somebody asks for them, at $width', async (viewport) => {
  const { page, context, faults } = await somebody({ viewport });
  const asked: string[] = [];
  await context.exposeFunction('asked', (what: string) => void asked.push(what));
  await context.addInitScript(() => {
    Notification.requestPermission = async () => {
      (window as unknown as { asked(what: string): void }).asked('permission');
      return 'denied';
    };
  });
  await page.goto('/settings');
  const push = page.getByRole('switch', { name: /when Touchline is closed/ });
  await push.waitFor();
  expect(await push.isChecked()).toBe(false);
  expect(asked).toEqual([]);
  await push.click();
  await page.getByText('This browser blocks notifications').first().waitFor();
  expect(asked).toEqual(['permission']);
  expect(await push.isChecked()).toBe(false);
  await accessible(page);
  expect(faults).toEqual([]);
});
