import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dashboards } from '../src/dashboards/registry';
import { parseSnapshot } from '../src/snapshot/parse';
import { capture, type Model } from '../src/snapshot/snapshot';

/** The instant of an incident. */
const T = Date.parse('2026-03-03T08:53:26.800Z');
const MODELS = Object.values(dashboards).map(
  (dashboard): Model => ({
    id: dashboard.id,
    version: dashboard.version,
    settings: dashboard.settings,
    state: (seed, t) => dashboard.state(seed, t, dashboard.settings as never),
  }),
);

const page = readFileSync(join(import.meta.dirname, '../docs/snapshots.md'), 'utf8');
const recipes = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands]) => commands as string);

let folder: string;
let text: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'northwall-snapshot-'));
  text = (await capture('northwall', T, MODELS)).text;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a recipe of docs/snapshots.md on a file of that content. */
function run(recipe: string | undefined, content: string): string[] {
  writeFileSync(join(folder, 'snapshot.json'), content);
  const { stdout, stderr } = spawnSync('sh', ['-c', recipe ?? 'false'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

test('every subsystem of the site stands in a snapshot, none in error', () => {
  const snapshot = parseSnapshot(text);
  expect(snapshot).toMatchObject({
    entries: MODELS.map(({ id, state }) => ({ name: id, data: JSON.parse(JSON.stringify(state('northwall', T))) })),
  });
});

describe('the recipes of docs/snapshots.md', () => {
  const [textTools, node] = recipes;
  const edited = () => text.replace('"seed":"northwall"', '"seed":"northwalk"');

  test('text tools find the hash that a file carries, and another in one that was edited', () => {
    const [found, carried] = run(textTools, text);
    expect(found).toMatch(/^[0-9a-f]{64} {2}-$/);
    expect(found).toBe(carried);
    const [of, still] = run(textTools, edited());
    expect(still).toBe(carried);
    expect(of).not.toBe(carried);
  });

  test('Node finds it too, however the file is laid out', () => {
    const laidOut = JSON.stringify(JSON.parse(text), null, 2);
    expect(run(node, text)).toEqual(['matches']);
    expect(run(node, laidOut)).toEqual(['matches']);
    expect(run(node, edited())).toEqual(['does not match']);
  });

  test('what is hashed is the file without its signature', () => {
    const { signature } = JSON.parse(text);
    const bytes = text.replace(/,"signature":\{[^{}]*\},("ts":\d+\})$/, ',$1');
    expect(bytes).not.toBe(text);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(signature.hex);
  });
});
