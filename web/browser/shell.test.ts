import { expect, test } from 'vitest';
import { accessible, DESKTOP, PHONE, somebody } from './support';

test.for([DESKTOP, PHONE])('the first page opens at $width', async (viewport) => {
  const { page, faults } = await somebody({ viewport });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await accessible(page);
  expect(faults).toEqual([]);
});
