import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { sentences } from './vite.sentences';
import { worker } from './vite.worker';

/** Every text file once more, compressed: the server sends those and never has to compress anything. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|webmanifest)$/.test(name)) continue;
        const bytes = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
      }
    },
  };
}

export default defineConfig({
  plugins: [sentences(), svelte(), worker(), compressed()],
  build: {
    target: 'es2022',
    // No file is written into another: the server's content policy allows nothing inside a page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // While developing: `npm run dev` beside a running server.
    proxy: { '/api': { target: 'http://127.0.0.1:7878', ws: true } },
    fs: { allow: ['..'] },
  },
});
