import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyFile } from '../scripts/tools/verify/runner';
import { dashboards } from '../src/dashboards/registry';
import { parseSnapshot } from '../src/records/snapshots/file/parse';
import { captureSnapshot, type Model } from '../src/records/snapshots/file/snapshot';

/** Instant of an incident. */
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
  text = (await captureSnapshot('northwall', T, MODELS)).text;
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
  const snapshot = parseSnapshot(JSON.parse(text));
  expect(snapshot).toMatchObject({
    entries: MODELS.map(({ id, state }) => ({ name: id, data: JSON.parse(JSON.stringify(state('northwall', T))) })),
  });
});

describe('the recipes of docs/snapshots.md', () => {
  const [textTools, node, verifies] = recipes;

  test('the last is the command', () => expect(verifies).toBe('npm run -s verify -- snapshot.json\n'));

  const edited = () => text.replace('"seed":"northwall"', '"seed":"northwalk"');

  test('text tools find the hash that a file carries, and another in one that was edited', () => {
    const [found, carried] = run(textTools, text);
    expect(found).toMatch(/^[0-9a-f]{64} {2}-$/);
    expect(found).toBe(carried);
    const [of, still] = run(textTools, edited());
    expect(still).toBe(carried);
    expect(of).not.toBe(carried);
    expect(run(textTools, text.replace('"alg":', '"by":"Northwall","alg":'))).toHaveLength(1);
  });

  test('Node finds it too, however the file is formatted', () => {
    const laidOut = JSON.stringify(JSON.parse(text), null, 2);
    expect(run(node, text)).toEqual(['matches']);
    expect(run(node, laidOut)).toEqual(['matches']);
    expect(run(node, edited())).toEqual(['does not match: hash']);
  });

  test('Node finds what else is wrong with the form', () => {
    const { entries } = JSON.parse(text);
    // Snapshot's own seed; a model's state may name one too.
    const head = '"seed":"northwall","signature":';
    const wrong: readonly (readonly [found: RegExp, file: string])[] = [
      [/no field twice/, text.replace(head, `"seed":"hall-4",${head}`)],
      [/no other fields/, text.replace('"alg":', '"by":"Northwall","alg":')],
      [/no other fields/, text.replace(head, `"__proto__":1,${head}`)],
      [/no other fields/, text.replace('"settings":', '"note":1,"settings":')],
      [/no entry twice/, JSON.stringify({ ...JSON.parse(text), entries: [...entries, entries[0]] })],
      [/a model for each entry/, text.replace('"models":{', '"models":{"weather":{"settings":{},"version":1},')],
      [/one cycle/, text.replace('"cycleDays":4', '"cycleDays":9')],
    ];
    for (const [found, file] of wrong) expect(run(node, file).join()).toMatch(found);
  });

  test('npm run verify ends with 0 where a file is verified, 1 where it is not, 2 where it cannot be read', async () => {
    const file = join(folder, 'snapshot.json');
    const verify = async (content: string) => {
      writeFileSync(file, content);
      const lines: string[] = [];
      return [await verifyFile(file, (line) => lines.push(line)), lines[0]?.split(':')[0]];
    };
    expect(await verify(edited())).toEqual([1, 'hash differs']);
    expect(await verify(`[${text},{}]`)).toEqual([1, 'not verified']);
    expect(await verify('snapshot')).toEqual([2, 'not verified']);
    expect(await verifyFile(join(folder, 'none.json'), () => {})).toBe(2);
    expect(await verify(text)).toEqual([0, 'verified']);
    const { status, stdout } = spawnSync(process.execPath, ['scripts/verify.mjs', file], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining(`${MODELS.length} entries recomputed; every field is the same.`),
    ]);
  });

  test('what is hashed is the file without its signature', () => {
    const { signature } = JSON.parse(text);
    const bytes = text.replace(/,"signature":\{[^{}]*\},("ts":\d+\})$/, ',$1');
    expect(bytes).not.toBe(text);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(signature.hex);
  });
});
