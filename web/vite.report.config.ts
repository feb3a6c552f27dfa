/** Builds report.html, one file that loads nothing: `touchline analyse --html` puts a report into it. */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { sentences } from './vite.sentences';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Replaces what must be there: a page without its script or its policy is not to be built. */
function replaced(text: string, what: string | RegExp, by: string): string {
  const found = typeof what === 'string' ? text.includes(what) : what.test(text);
  if (!found) throw new Error(`report.html has no ${String(what)}`);
  return text.replace(what, () => by);
}

/** Script and style into the page, and a policy that runs these and nothing else, whatever a record says. */
function inOneFile(): Plugin {
  return {
    name: 'in-one-file',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const page = files.find((file) => file.type === 'asset' && file.fileName === 'report.html');
      const scripts = files.filter((file) => file.type === 'chunk');
      const styles = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
      const [script, style] = [scripts[0], styles[0]];
      if (files.length !== 3 || page?.type !== 'asset' || script?.type !== 'chunk' || style?.type !== 'asset')
        throw new Error(`one page, script and style, not ${files.map((file) => file.fileName).join(', ')}`);
      // What would end the script element, or begin a comment in it, stands in strings only, where it can be
      // escaped. A style has no such escape.
      const code = script.code.replace(/<(?=\/script|!--)/gi, '\\x3c');
      const css = String(style.source);
      if (/<\/style/i.test(css)) throw new Error('the style would end its own element');
      const policy = `default-src 'none'; script-src ${hash(code)}; style-src ${hash(css)}; img-src data:; base-uri 'none'; form-action 'none'`;
      const head = `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    <style>${css}</style>`;
      const bare = replaced(String(page.source), / *<script [^>]*\bsrc=[^>]*><\/script>\n/, '');
      const styled = replaced(bare, /<link rel="stylesheet"[^>]*>/, head);
      page.source = replaced(styled, '</body>', `<script type="module">${code}</script>\n  </body>`);
      for (const { fileName } of [script, style]) Reflect.deleteProperty(bundle, fileName);
    },
  };
}

export default defineConfig({
  plugins: [sentences(), svelte(), inOneFile()],
  publicDir: false,
  resolve: {
    alias: [{ find: './catalogues', replacement: resolve(import.meta.dirname, 'src/report/catalogues.ts') }],
  },
  build: {
    target: 'es2022',
    // Beside the client, which is built first.
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: { input: 'report.html' },
  },
});
