/**
 * What is kept for the time without a connection: the files of one build, the sentences of one language and
 * the rules. Everything is fetched without cookies, so nothing of anybody's can get in.
 */
import { RULES, type Build } from './build';

const OURS = 'touchline-';
/** Which language is spoken here; it outlives a build. */
const LANGUAGE = { cache: `${OURS}language`, path: '/language' };
/** Files are the same however they were compressed on the way. */
const ANYHOW = { ignoreVary: true };

export class Kept {
  readonly #name: string;

  constructor(private readonly build: Build) {
    this.#name = `${OURS}${build.version}`;
  }

  #cache(): Promise<Cache> {
    return caches.open(this.#name);
  }

  async find(path: string): Promise<Response | undefined> {
    return (await this.#cache()).match(path, ANYHOW);
  }

  /** Fetch everything; it fails as a whole. */
  async install(): Promise<void> {
    const spoken = await (await caches.open(LANGUAGE.cache)).match(LANGUAGE.path);
    const sentences = this.build.languages[(await spoken?.text()) ?? ''] ?? [];
    const page = await fetched('/');
    // Another server may still have another build: its page would name files that are not in this one.
    if (!(await page.clone().text()).includes(this.build.entry)) throw new Error('another build');
    await this.#add([...this.build.files, ...sentences, ...RULES]);
    await (await this.#cache()).put('/', page);
  }

  /** From now on this is the language. */
  async speak(language: string): Promise<void> {
    const sentences = this.build.languages[language];
    if (!sentences) return;
    await (await caches.open(LANGUAGE.cache)).put(LANGUAGE.path, new Response(language));
    await this.#add(sentences);
  }

  async #add(paths: string[]): Promise<void> {
    const cache = await this.#cache();
    await Promise.all(
      paths.map(async (path) => {
        if (!(await cache.match(path, ANYHOW))) await cache.put(path, await fetched(path));
      }),
    );
  }

  /** The rules as the server says them now. */
  async renew(path: string, response: Response): Promise<void> {
    if (response.ok && RULES.includes(path)) await (await this.#cache()).put(path, response);
  }

  /** Let go of what older builds have kept. */
  async tidy(): Promise<void> {
    const old = (await caches.keys()).filter(
      (name) => name.startsWith(OURS) && name !== this.#name && name !== LANGUAGE.cache,
    );
    await Promise.all(old.map((name) => caches.delete(name)));
  }
}

async function fetched(path: string): Promise<Response> {
  // A file whose name changes with its contents may come from anywhere, everything else from the server.
  const cache = path.startsWith('/assets/') ? 'default' : 'reload';
  const response = await fetch(path, { credentials: 'omit', cache });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  return response;
}
