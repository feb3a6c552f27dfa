/** Where a match to look at comes from: the server, or somebody's record. */
import { api, type Init } from '../../lib/api';
import type { Opening, Report } from '../../types/messages';
import type { Scene } from '../../table/table';

export type Source = { kind: 'match'; code: string } | { kind: 'record'; text: string };

type ReplayLine = Opening | Scene;
export type AnalysisLine =
  | { progress: { done: number; of: number; waiting: boolean } }
  | { report: Report }
  | { error: { code: string; message: string } };

/** The longest record the server accepts, in bytes. */
export const LONGEST_RECORD = 64 * 1024;

const sent = (text: string): Init => ({
  method: 'POST',
  headers: { 'Content-Type': 'text/plain' },
  body: text,
});

/** The match step by step: what it is, then every position. */
export function steps(source: Source, signal: AbortSignal): AsyncGenerator<ReplayLine> {
  if (source.kind === 'match')
    return api.lines<ReplayLine>(`/api/matches/${encodeURIComponent(source.code)}/replay`, { signal });
  return api.lines<ReplayLine>('/api/replays', { ...sent(source.text), signal });
}

/** The analysis: progress, then the report. */
export function explanation(
  source: Source,
  level: string,
  signal: AbortSignal,
): AsyncGenerator<AnalysisLine> {
  const query = `level=${encodeURIComponent(level)}`;
  if (source.kind === 'match')
    return api.lines<AnalysisLine>(`/api/matches/${encodeURIComponent(source.code)}/analysis?${query}`, {
      signal,
    });
  return api.lines<AnalysisLine>(`/api/analyses?${query}`, { ...sent(source.text), signal });
}

export const isOpening = (line: ReplayLine): line is Opening => 'headers' in line;
