/**
 * Starts one browser and one server for all browser tests: the Chromium of the system, and the program as
 * built for development with the client from `dist`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    /** Where the browser listens. */
    browser: string;
  }
}

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];
const root = join(import.meta.dirname, '..');
const target = process.env.CARGO_TARGET_DIR ?? join(root, '../target');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = process.env.TOUCHLINE_BROWSER ?? PLACES.find((place) => existsSync(place));
  if (!executablePath) throw new Error('there is no Chromium: install it (Debian: apt install chromium)');
  const server = await serve(process.env.TOUCHLINE_PROGRAM ?? join(target, 'debug/touchline'));
  project.provide('address', server.address);
  const browser = await chromium.launchServer({ executablePath, args: ['--no-sandbox'] });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
  };
}

/** A server with the client from `dist`; its data folder is removed when it stops. */
export async function serve(program: string): Promise<{ address: string; stop: () => Promise<void> }> {
  if (!existsSync(program)) throw new Error(`there is no ${program}: run \`cargo build\` first`);
  if (!existsSync(join(root, 'dist/index.html')))
    throw new Error('there is no dist: run `npm run build` first');
  const folder = mkdtempSync(join(tmpdir(), 'touchline-browser-'));
  const settings = join(folder, 'settings.toml');
  // Everybody in these tests is at one address.
  const limits = [
    'requests-per-minute',
    'sign-ins-per-minute',
    'wishes-per-second',
    'megabytes-per-day',
    'connections-per-address',
  ];
  writeFileSync(settings, limits.map((limit) => `${limit} = 100000\n`).join(''));
  const flags = [
    'serve',
    '--addr',
    '127.0.0.1:0',
    '--data-dir',
    folder,
    '--config',
    settings,
    '--client',
    join(root, 'dist'),
  ];
  const server = spawn(program, flags, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, RUST_LOG: 'warn' },
  });
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: await address(server), stop };
}

async function address(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output');
  for await (const line of createInterface({ input: server.stdout })) {
    const found = /open at (\S+)/.exec(line)?.[1];
    if (found) return found;
  }
  throw new Error('the server ended before it was open');
}
