/** Variations as a tree. Every node keeps its record, so that one can return to it and try something else. */
import { header, inputs, isDice } from '../../table/record';
import type { Scene } from '../../table/table';
import type { Said, Seat } from '../../types/messages';

export interface Node {
  id: number;
  parent: number | null;
  record: string;
  /** What led here; `null` at the root, and after dice alone. */
  action: string | null;
  said: Said | null;
  by: Seat | null;
  dice: string[];
  /** The legal answers here, with their sentences. */
  answers: Map<string, Said>;
}

/** The seed of dice to come does not distinguish positions. */
const same = (record: string): string => record.replace(/^seed: .*\n/m, '');

/** Where a match begins. */
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

  /** Remove all variations. */
  clear(): void {
    this.nodes = [];
    this.at = 0;
  }

  /** The table is here now: at a known node, or at one that follows from where it was. */
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
