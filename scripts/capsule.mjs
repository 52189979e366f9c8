// Writes the initialization capsule, or prints what a capsule holds and whether it holds:
// `npm run capsule -- [--read FILE]`.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';
import { loadEntry } from './tools/load-entry.mjs';

const USAGE = `Usage: npm run capsule -- [--read FILE]

Writes the initialization capsule; with --read, prints what a capsule holds and whether it is intact.`;

const { values } = readArguments(USAGE, { options: { read: { type: 'string' } } });
const file = values.read === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', values.read);
prepareProject();
mkdirSync('public/baselayer', { recursive: true });
/** @type {{ writeRelease(): void, readRelease(file: string): number }} */
const { writeRelease, readRelease } = await loadEntry('scripts/tools/capsule/runner.ts');
if (file === undefined) writeRelease();
else process.exitCode = readRelease(file);
