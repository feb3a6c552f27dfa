/**
 * Variations: what was tried, as a tree. Every node keeps its record, so that one can come back to it and try
 * something else.
 */
import { header, inputs, isDice } from '../../table/record';
import type { Scene } from '../../table/table';
import type { Said, Seat } from '../../types/messages';

export interface Node {
  id: number;
  parent: number | null;
  record: string;
  /** What led here; none at the root, and where only dice fell. */
  action: string | null;
  said: Said | null;
  by: Seat | null;
  dice: string[];
  /** The answers that were possible here, as they are said. */
  answers: Map<string, Said>;
}

/** Dice to come do not tell positions apart. */
const same = (record: string): string => record.replace(/^seed: .*\n/m, '');

/** What a match begins with. */
const begins = (record: string): string => `${header(record, 'spec')} ${header(record, 'start')}`;

export class Tree {
  nodes = $state.raw<Node[]>([]);
  at = $state(0);

  get here(): Node | null {
    return this.nodes[this.at] ?? null;
  }

  children(id: number): Node[] {
    return this.nodes.filter((node) => node.parent === id);
  }

  /** Nothing was tried yet. */
  clear(): void {
    this.nodes = [];
    this.at = 0;
  }

  /** The table stands here now: a place that is known, or one that follows from where it stood. */
  visit(record: string, scene: Scene): void {
    const found = this.nodes.find((node) => same(node.record) === same(record));
    if (found) {
      this.at = found.id;
      return;
    }
    const parent = this.here;
    const before = parent ? inputs(parent.record) : [];
    const now = inputs(record);
    const follows =
      parent !== null &&
      begins(parent.record) === begins(record) &&
      before.every((input, at) => now[at] === input);
    if (parent && !follows) this.clear();
    const added = follows ? now.slice(before.length) : [];
    const action = added.find((input) => !isDice(input)) ?? null;
    const answers = new Map(
      (scene.ask?.legal ?? []).map((action, at) => [
        action,
        scene.ask?.said[at] ?? { key: action, args: {} },
      ]),
    );
    const id = this.nodes.length;
    const node: Node = {
      id,
      parent: follows ? parent.id : null,
      record,
      action,
      said: (action !== null && parent?.answers.get(action)) || null,
      by: action === null ? null : (scene.step?.by ?? null),
      dice: added.filter(isDice),
      answers,
    };
    this.nodes = [...this.nodes, node];
    this.at = id;
  }
}
