/** Requests to the server, and its refusals. */
import type { components } from '../types/api';
import { reach } from './reach.svelte';
import { words } from './words.svelte';

export type Schemas = components['schemas'];

/** A refusal of the server: a code for us, a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** What the sentence is about, by name. */
    readonly args: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
  }
}

/**
 * Whether this browser contributes to dice: pages over plain HTTP have no cryptography for it. Storage is not
 * needed: a receipt that it does not take is kept by the page.
 */
export const takesPart = (): boolean =>
  typeof crypto !== 'undefined' && 'subtle' in crypto && !!crypto.subtle;

/** Sent with every request: that it is ours, the language for refusals, and whether we contribute to dice. */
const headersOf = (): Record<string, string> => ({
  'X-Touchline': '1',
  'Accept-Language': words.language,
  ...(takesPart() ? { 'X-Touchline-Dice': '1' } : {}),
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers = headersOf();
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    reach.lost();
    throw new Refused(0, 'unreachable', '');
  }
  reach.found();
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Schemas['Problem'] | null;
  throw new Refused(
    response.status,
    problem?.error.code ?? 'unknown',
    problem?.error.message ?? response.statusText,
    problem?.error.args,
  );
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
  // 204 has no body, and 202 need not have one.
  const text = await (await ask(method, path, body)).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

export type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

export const api = {
  get: <T>(path: string) => json<T>('GET', path),
  post: <T>(path: string, body?: unknown) => json<T>('POST', path, body),
  put: <T>(path: string, body?: unknown) => json<T>('PUT', path, body),
  patch: <T>(path: string, body?: unknown) => json<T>('PATCH', path, body),
  delete: <T>(path: string, body?: unknown) => json<T>('DELETE', path, body),
  text: async (path: string) => (await ask('GET', path)).text(),
  /** A streamed response: one JSON object per line, blank lines skipped. */
  lines: async function* <T>(path: string, init?: Init): AsyncGenerator<T> {
    const response = await fetch(path, { ...init, headers: { ...headersOf(), ...init?.headers } });
    if (!response.ok || !response.body) {
      const problem = (await response.json().catch(() => null)) as Schemas['Problem'] | null;
      throw new Refused(
        response.status,
        problem?.error.code ?? 'unknown',
        problem?.error.message ?? response.statusText,
        problem?.error.args,
      );
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim()) yield JSON.parse(line) as T;
    }
    if (rest.trim()) yield JSON.parse(rest) as T;
  },
};

/** The address of a WebSocket of this server. */
export function socketAddress(path: string): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`;
}
