// Writes the initialization capsule: `npm run capsule`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';
import { loadEntry } from './tools/load-entry.mjs';

readArguments('Usage: npm run capsule\n\nWrites the initialization capsule, a tar archive, into public/baselayer.', {});
prepareProject();
/** @type {{ makeCapsule(): Buffer, RELEASE: { path: string } }} */
const { makeCapsule, RELEASE } = await loadEntry('scripts/tools/capsule/make.ts');
const file = `public${RELEASE.path}`;
const bytes = makeCapsule();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, bytes);
console.log(`Wrote ${file}: ${bytes.length} bytes.`);
