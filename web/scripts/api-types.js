// Writes src/types/api.ts from the server's own description of its API; `--check` only says whether it is
// fresh.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const document = new URL('../../docs/openapi.json', import.meta.url);
const file = fileURLToPath(new URL('../src/types/api.ts', import.meta.url));
const written = `// Written from docs/openapi.json: \`npm run types\` writes it anew.\n\n${astToString(await openapiTS(document))}`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== written) {
    console.error('src/types/api.ts is stale: `npm run types` writes it anew');
    process.exit(1);
  }
} else {
  writeFileSync(file, written);
}
