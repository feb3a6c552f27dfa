import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Sentences without their comments, which nobody reads in a browser. */
export function sentences(): Plugin {
  return {
    name: 'sentences',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl?raw')) return null;
      const text = readFileSync(id.replace('?raw', ''), 'utf8').replace(/^#.*\n/gm, '');
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
