import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}
const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path);

test('the lock names no host, and what every package has to be', () => {
  expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test('the lock has the native parts for every platform', () => {
  const wanted = packages.flatMap(([, { optionalDependencies }]) => Object.keys(optionalDependencies ?? {}));
  expect(wanted.length).toBeGreaterThan(5);
  expect(wanted.filter((name) => !packages.some(([path]) => path.endsWith(`node_modules/${name}`)))).toEqual(
    [],
  );
});
