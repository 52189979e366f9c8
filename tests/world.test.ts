import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseArguments } from '../scripts/tools/world/arguments';
import { world } from '../scripts/tools/world/runner';
import { template } from '../src/dashboards/_template';
import type { Dashboard } from '../src/dashboards/contract';
import { cores } from '../src/dashboards/cores';
import { contentHash } from '../src/sim/math/canonical';
import { isoInstant } from '../src/sim/words/units';

const NOW = 1_772_528_400_123;
const HOUR = '2026-03-03T09:00:00Z';

/** Dashboards for the tests alone: one with a cycle, one that counts seconds, one that breaks in the third. */
const cyclic: Dashboard = { ...template, id: 'cyclic', settings: { cycleDays: 4, unit: 'ms' } };
const seconds: Dashboard = {
  ...template,
  id: 'seconds',
  version: 7,
  state: (_world, t) => ({ s: (t / 1000) % 60 }),
  table: (state) => {
    const rows = [{ key: 'a', cells: ['a', (state as { s: number }).s] }];
    return {
      columns: [
        { key: 'row', label: 'Row' },
        { key: 's', label: 'Second', unit: 's' },
      ],
      rows,
    };
  },
  figure: () => ({ value: '7', unit: 's', label: 'a turn' }),
  sentence: (state) => `At ${JSON.stringify(state)}.`,
};
const breaking: Dashboard = {
  ...seconds,
  id: 'breaking',
  sentence() {
    throw new RangeError('No more.\nNone at all.');
  },
};

const known: readonly Dashboard[] = [cyclic, seconds, breaking];

/** Output of the command for one line of arguments, without a process of its own. */
async function run(line: string, from?: readonly Dashboard[]) {
  let out = '';
  const complaints: string[] = [];
  const write = async (text: string) => {
    out += text;
  };
  const code = await world(line.split(' ').filter(Boolean), { write, complain: (text) => complaints.push(text) }, from);
  return { code, out, complaints };
}

afterEach(() => void vi.useRealTimers());

describe('the arguments', () => {
  const parse = (...argv: string[]) => parseArguments(argv, NOW, known);

  test('name every dashboard of the usual world now, as text, where there are none', () => {
    expect(parse()).toEqual({
      world: 'northwall',
      first: NOW,
      step: 0,
      count: 1,
      dashboards: known,
      cycleDays: undefined,
      format: 'text',
    });
  });

  test.each<[string[], object]>([
    [['--seed', 'hall-4'], { world: 'hall-4' }],
    [['--seed=-x'], { world: '-x' }],
    [['--fork', 'no-qdsa8'], { world: 'northwall~no-qdsa8' }],
    [['--seed', 'hall-4', '--fork', 'late-qdsb0-3000.no-qdsa8'], { world: 'hall-4~no-qdsa8~late-qdsb0-3000' }],
    [['--at', '0'], { first: 0 }],
    [['--at', '4102444800000'], { first: 4_102_444_800_000 }],
    [['--at', '2026-03-03T10:00+01:00'], { first: 1_772_528_400_000 }],
    [['--at', HOUR, '--for', '500ms', '--every', '100ms'], { step: 100, count: 6 }],
    [['--for', '2d', '--every', '24h'], { step: 86_400_000, count: 3 }],
    [['--for', '5m', '--every', '2m'], { step: 120_000, count: 3 }],
    [['--for', '1000s', '--every', '1ms'], { count: 1_000_001 }],
    [['--at', '4102444799000', '--for', '1999ms', '--every', '1s'], { count: 2 }],
    [['--only', 'breaking,cyclic,breaking'], { dashboards: [cyclic, breaking] }],
    [['--cycle-days', '28'], { cycleDays: 28 }],
    [['--hash'], { format: 'hash' }],
  ])('%j are read', (argv, part) => {
    expect(parse(...argv)).toMatchObject(part);
  });

  test('ask for help, whatever else they ask for', () => {
    expect([parse('--help'), parse('-h', '--seed', '?')]).toEqual(['help', 'help']);
  });

  test.each([
    [['mesh'], "Unexpected argument 'mesh'; see npm run world -- --help"],
    [['--speed', '3'], "Unknown option '--speed'; see npm run world -- --help"],
    [['--at'], "Option '--at <value>' argument missing; see npm run world -- --help"],
    [['--seed', '--json'], "Option '--seed' argument is ambiguous; see npm run world -- --help"],
    [['--json=yes'], "Option '--json' does not take an argument; see npm run world -- --help"],
    [['--json', '--csv'], '--json, --csv and --hash exclude one another.'],
    [['--seed='], '--seed has to be 1 to 64 letters, digits, dots, dashes or underscores, not "".'],
    [['--seed', 'a\nb'], '--seed has to be 1 to 64 letters, digits, dots, dashes or underscores, not "a\\nb".'],
    [
      ['--at', '2026-02-30'],
      '--at has to be ISO 8601 or milliseconds since 1970, from 1970-01-01 to 2100-01-01, not "2026-02-30".',
    ],
    [
      ['--at', '4102444800001'],
      '--at has to be ISO 8601 or milliseconds since 1970, from 1970-01-01 to 2100-01-01, not "4102444800001".',
    ],
    [['--fork', 'a\nb'], '--fork has to be edits with dots between, not "a\\nb".'],
    [['--fork', 'no-qdsa8.zap'], '--fork: “zap” is unknown, so it is left out.'],
    [['--for', '1h'], '--for needs --every beside it.'],
    [['--every', '1h'], '--every needs --for beside it.'],
    [['--for', '90', '--every', '1s'], '--for has to be a duration such as 500ms, 30s, 5m, 24h or 2d, not "90".'],
    [['--for', '1h', '--every', '1.5s'], '--every has to be a duration such as 500ms, 30s, 5m, 24h or 2d, not "1.5s".'],
    [['--for=-1h', '--every', '1s'], '--for has to be a duration such as 500ms, 30s, 5m, 24h or 2d, not "-1h".'],
    [['--for', '1h', '--every', '0s'], '--every has to be longer than 0.'],
    [['--for', '1000001ms', '--every', '1ms'], '--for 1000001ms --every 1ms is more than 1000000 steps.'],
    [
      ['--at', '4102444799000', '--for', '2s', '--every', '1s'],
      "--for 2s reaches beyond the world's last instant, 2100-01-01T00:00:00.000Z.",
    ],
    [['--only', 'cores,seconds,x'], '--only knows no "cores", "x"; there are: cyclic, seconds, breaking.'],
    [['--cycle-days', '0'], '--cycle-days has to be a whole number from 1 to 28, not "0".'],
    [['--cycle-days', '2.5'], '--cycle-days has to be a whole number from 1 to 28, not "2.5".'],
  ])('%j are refused in one line', async (argv, line) => {
    expect(() => parse(...argv)).toThrow(new Error(line));
    const write = vi.fn();
    const complain = vi.fn();
    expect(await world(argv, { write, complain }, known)).toBe(2);
    expect(write).not.toHaveBeenCalled();
    expect(complain).toHaveBeenCalledExactlyOnceWith(line);
  });
});

describe('the result', () => {
  const at = cores.cases[0]?.at ?? 0;

  test('as hashes has those of the fixtures', async () => {
    const file = resolve(import.meta.dirname, 'fixtures/state-hashes.json');
    const fixture = JSON.parse(readFileSync(file, 'utf8'))[`cores ${cores.version}`];
    const { code, out } = await run(`--at ${at} --only cores --hash`);
    expect([code, out]).toEqual([0, `${isoInstant(at)} cores@${cores.version} ${fixture.quiet}\n`]);
  });

  test('as JSON is a document a line whose state has the same hash', async () => {
    const { out } = await run(`--seed hall-4 --at ${at} --for 2s --every 1s --only cores --json`);
    const lines = out.split('\n').slice(0, -1);
    expect(lines).toHaveLength(3);
    lines.forEach((line, i) => {
      const { state, ...rest } = JSON.parse(line);
      const t = at + i * 1000;
      expect(rest).toEqual({ panel: 'cores', version: cores.version, seed: 'hall-4', t, settings: cores.settings });
      expect(contentHash(state)).toBe(contentHash(cores.state('hall-4', t, cores.settings)));
    });
  });

  test('as CSV has a header and a row a core and instant', async () => {
    const { out } = await run(`--at ${at} --for 1m --every 30s --only cores --csv`);
    const lines = out.split('\r\n').slice(0, -1);
    expect(lines).toHaveLength(1 + 3 * 48);
    expect(lines[0]).toMatch(/^instant,Core,.*,Utilisation \[%\]/);
    expect(new Set(lines.map((line) => line.split(',').length)).size).toBe(1);
    expect(lines[48 + 1]).toMatch(new RegExp(`^${isoInstant(at + 30_000)},0,0,`));
  });

  test('as CSV has a block a dashboard', async () => {
    const other = { ...seconds, id: 'other' };
    const { out } = await run(`--at ${HOUR} --for 1s --every 1s --csv`, [seconds, other]);
    const block = 'instant,Row,Second [s]\r\n2026-03-03T09:00:00.000Z,a,0\r\n2026-03-03T09:00:01.000Z,a,1\r\n';
    expect(out).toBe(`${block}\r\n${block}`);
  });

  test('as CSV begins a block again where the columns change', async () => {
    const table: Dashboard['table'] = (state) => ({
      columns: [{ key: 'v', label: contentHash(state) === contentHash({ s: 0 }) ? 'Early' : 'Late' }],
      rows: [],
    });
    const { out } = await run(`--at ${HOUR} --for 2s --every 1s --csv`, [{ ...seconds, table }]);
    expect(out).toBe('instant,Early\r\n\r\ninstant,Late\r\n');
  });

  test('as text is a line a dashboard at each instant in turn, the last one included', async () => {
    const { out } = await run(`--at ${HOUR} --for 2s --every 1s`, [{ ...seconds, id: 'b' }, seconds]);
    expect(out.split('\n')).toEqual([
      '2026-03-03T09:00:00.000Z b@7 7 s a turn. At {"s":0}.',
      '2026-03-03T09:00:00.000Z seconds@7 7 s a turn. At {"s":0}.',
      '2026-03-03T09:00:01.000Z b@7 7 s a turn. At {"s":1}.',
      '2026-03-03T09:00:01.000Z seconds@7 7 s a turn. At {"s":1}.',
      '2026-03-03T09:00:02.000Z b@7 7 s a turn. At {"s":2}.',
      '2026-03-03T09:00:02.000Z seconds@7 7 s a turn. At {"s":2}.',
      '',
    ]);
  });

  test('is of the present where no instant is named', async () => {
    vi.useFakeTimers({ now: NOW });
    expect((await run('--hash', [seconds])).out).toMatch(/^2026-03-03T09:00:00\.123Z seconds@7 [0-9a-f]{64}\n$/);
  });

  test('has the days of a cycle in the settings of those that have one, and nowhere else', async () => {
    const settings = async (line: string) => {
      const { out } = await run(`--at 0 --json ${line}`, [cyclic, seconds]);
      return out.split('\n').flatMap((text) => (text ? [JSON.parse(text).settings] : []));
    };
    expect(await settings('--cycle-days 7')).toEqual([{ cycleDays: 7, unit: 'ms' }, {}]);
    expect(await settings('')).toEqual([{ cycleDays: 4, unit: 'ms' }, {}]);
  });

  test('arrives whole when it is longer than one piece', async () => {
    const { out } = await run(`--at ${HOUR} --for 5000s --every 1s`, [seconds]);
    const lines = out.split('\n');
    expect([lines.length, new Set(lines).size]).toEqual([5002, 5002]);
  });

  test('ends with one line that names a model that throws', async () => {
    const { code, out, complaints } = await run(`--at ${HOUR} --seed x`, [seconds, breaking]);
    expect([code, out]).toEqual([1, '2026-03-03T09:00:00.000Z seconds@7 7 s a turn. At {"s":0}.\n']);
    expect(complaints).toEqual([
      'breaking@7 failed at 2026-03-03T09:00:00.000Z in the world "x": RangeError: No more.',
    ]);
  });

  test('is the usage where help is asked for', async () => {
    const { code, out, complaints } = await run('--help', known);
    expect([code, complaints]).toEqual([0, []]);
    expect(out).toMatch(/^npm run world -- \[options\]/);
    expect(out).toContain('cyclic,seconds,breaking');
  });
});

test('the command prints the result and nothing else, or one line and exit code 2', () => {
  const command = (...argv: string[]) => {
    const script = resolve(import.meta.dirname, '../scripts/world.mjs');
    const { status, stdout, stderr } = spawnSync('node', [script, ...argv], { cwd: '/', encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  const { status, stdout } = command('--hash', '--at', '2026-03-03T09:01:28.920Z', '--only', 'cores');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^2026-03-03T09:01:28\.920Z cores@\d+ [0-9a-f]{64}\n$/)]);
  expect(command('--hash', '--json')).toEqual({
    status: 2,
    stdout: '',
    stderr: '--json, --csv and --hash exclude one another.\n',
  });
});
