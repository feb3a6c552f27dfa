import type { Scene } from '../src/table/table';

/** A socket of which the test is the other end. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
  readyState = 0;
  sent: { id: number; wish: Record<string, unknown> }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number]);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
  close(code = 1006, reason = ''): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

/** Where a match stands, as a server tells it. */
export const scene = (type: 'match' | 'update', seq: number, more: Partial<Scene> = {}): Scene =>
  ({
    type,
    seq,
    events: [],
    position: 'p',
    view: {},
    ask: null,
    waits: [],
    undo: false,
    score: [0, 0],
    rated: false,
    ...more,
  }) as unknown as Scene;
