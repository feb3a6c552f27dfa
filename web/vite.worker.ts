/** Builds the service worker after the client, with the list of what works without a connection. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build as bundle, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Build } from './src/worker/build';

/** Where the walk through the client begins. */
const ENTRY = 'index.html';
/** Pages that need the server, and what belongs to matches alone. */
const NEED_SERVER =
  /^src\/(pages\/(?!home\/BoardPicture|home\/Home|learn\/(?!First)|account\/Settings)|commentary\/|boards\/\w+\/arrows)/;
/** The sentences of a language; what commentators say and competitions tell belongs to the server. */
const SENTENCES =
  /^(?:src\/words|\.\.\/crates\/words\/catalogues)\/([a-z]+)(?:(?:-more)?\.ts|\/(?!comm|comp)[\w-]+\.ftl\?raw)$/;
const OF_THE_SERVER = /^src\/words\/[a-z]+\/(?:commentary[\w-]*|competitions)\.ftl\?raw$/;

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** Everything that a chunk loads at once or may load later, without what needs the server. */
function reached(chunks: Map<string, Chunk>, from: Chunk[], source: (chunk: Chunk) => string): Set<string> {
  const found = new Set<string>();
  const queue = [...from];
  for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    const named = (names: string[]): Chunk[] => names.flatMap((name) => chunks.get(name) ?? []);
    queue.push(...named(chunk.imports));
    const later = named(chunk.dynamicImports).filter((next) => {
      const path = source(next);
      return !NEED_SERVER.test(path) && !SENTENCES.test(path) && !OF_THE_SERVER.test(path);
    });
    queue.push(...later);
  }
  return found;
}

/** What a build is made of, as far as it works without the server. */
function offline(output: Rolldown.OutputBundle, config: ResolvedConfig): Build {
  const all = Object.values(output).filter((file): file is Chunk => file.type === 'chunk');
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const source = ({ facadeModuleId }: Chunk): string => relative(config.root, facadeModuleId ?? '');
  const entry = all.find((chunk) => chunk.isEntry && source(chunk) === ENTRY);
  if (!entry) throw new Error(`the client has no ${ENTRY}`);
  const shell = reached(chunks, [entry], source);
  const languages: Record<string, string[]> = {};
  for (const chunk of all) {
    const language = SENTENCES.exec(source(chunk))?.[1];
    if (!language) continue;
    const files = [...reached(chunks, [chunk], source)].filter((name) => !shell.has(name));
    languages[language] = [...(languages[language] ?? []), ...files.map((name) => `/${name}`)].sort();
  }
  const fixed = readdirSync(config.publicDir).filter((name) => /\.(svg|webmanifest)$/.test(name));
  const files = [...shell, ...fixed].map((name) => `/${name}`).sort();
  const page = output[ENTRY];
  const version = createHash('sha256')
    .update(JSON.stringify([files, languages, page?.type === 'asset' ? page.source : '']))
    .digest('hex')
    .slice(0, 12);
  return { version, entry: `/${entry.fileName}`, files, languages };
}

export function worker(): Plugin {
  let config: ResolvedConfig;
  let build: Build;
  return {
    name: 'worker',
    apply: 'build',
    // After the page is written into the bundle.
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_, output) {
      build = offline(output, config);
    },
    async writeBundle() {
      await bundle({
        configFile: false,
        root: config.root,
        publicDir: false,
        logLevel: 'warn',
        define: { BUILD: JSON.stringify(build) },
        build: {
          outDir: resolve(config.root, config.build.outDir),
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: join(config.root, 'src/worker/worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
