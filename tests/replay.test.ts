import { beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '../src/dashboards/contract';
import { events } from '../src/dashboards/events';
import type { EventRecord } from '../src/dashboards/events/sim';
import { withRateChange } from '../src/dashboards/events/sim-rate-change';
import { constantRate } from '../src/dashboards/events/sim-schedule';
import { dashboards } from '../src/dashboards/registry';
import { readText } from '../src/records/snapshots/file/read';
import {
  type Content,
  captureSnapshot,
  FORMAT,
  type Snapshot,
  signedText,
} from '../src/records/snapshots/file/snapshot';
import { immediateTurn } from '../src/records/snapshots/turn';
import { MAX_REPORTED } from '../src/records/snapshots/verify/replay';
import { replayModelOf } from '../src/records/snapshots/verify/replay-model';
import { isGood, snapshotVerdictText } from '../src/records/snapshots/verify/verdict-text';
import { type Verified, verifyAll } from '../src/records/snapshots/verify/verification';

/** Instant of an incident. */
const T = Date.parse('2026-03-03T08:53:26.800Z');
const SEED = 'hall-4';
const ALL = Object.values<Dashboard>(dashboards);
const MODELS = ALL.map(replayModelOf);

const snapshotsIn = async (text: string): Promise<readonly Snapshot[]> => {
  const file = await readText(text);
  if (typeof file === 'string') throw new Error(file);
  return file.snapshots;
};

async function verified(text: string, models = MODELS): Promise<Verified> {
  const [one] = await verifyAll(await snapshotsIn(text), models, immediateTurn);
  return one as Verified;
}

let text: string;
let content: Content;
beforeAll(async () => {
  const rates = withRateChange(SEED, constantRate(360), T - 5_000, 600);
  const models = ALL.map((dashboard) => {
    const { id, version } = dashboard;
    const chosen = id === 'events' ? { rates, retention: 300 } : dashboard.settings;
    const settings = 'cycleDays' in chosen ? { cycleDays: 9 } : chosen;
    return { id, version, settings, state: (seed: string, t: number) => dashboard.state(seed, t, settings) };
  });
  text = (await captureSnapshot(SEED, T, models)).text;
  const { signature: _, ...rest } = JSON.parse(text);
  content = rest;
});

type Path = readonly [...(string | number)[], string | number];

/** Text of the snapshot with another value at a path of its content, removed if undefined, signed again. */
function forged(path: Path, value: unknown): Promise<string> {
  const copy: Content = structuredClone(content);
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(at as object, key), copy) as object;
  const last = path.at(-1) as string | number;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return signedText(copy);
}

describe('replaying a snapshot of all subsystems', () => {
  test('finds every field as it is, under the settings that it names', async () => {
    const all = await verified(text);
    expect(all.replay.outcomes).toEqual(ALL.map(({ id }) => ({ kind: 'same', entry: id })));
    expect(isGood(all)).toBe(true);
    expect(snapshotVerdictText(all)).toMatchObject({ tone: 'ok', word: 'verified' });
  });

  test('finds a changed value whose signature was made again, and says where', async () => {
    const found = await verified(await forged(['entries', 0, 'data', 'cores', 3, 'load'], 41));
    expect(found.signature.holds).toBe(true);
    expect(found.replay).toMatchObject({ count: 1, reported: [{ entry: 'cores', path: 'cores[3].load', file: '41' }] });
    expect(snapshotVerdictText(found)).toMatchObject({ tone: 'fault', word: 'values differ' });
    expect(snapshotVerdictText(found).sentences.join(' ')).toContain('hashed the file again');
    expect(isGood(found)).toBe(false);
  });

  test('finds another instant, another seed and other settings, and tells no more than 20 of the differences', async () => {
    const changes: [Path, unknown][] = [
      [['ts'], T + 60_000],
      [['seed'], 'hall-5'],
      [['models', 'events', 'settings', 'retention'], 60],
    ];
    for (const [path, value] of changes) {
      const { replay, signature } = await verified(await forged(path, value));
      expect(signature.holds).toBe(true);
      expect(replay.reported).toHaveLength(MAX_REPORTED);
      expect(replay.count).toBeGreaterThan(MAX_REPORTED);
    }
  });

  test.each<[what: string, path: Path, value: (made: Content) => unknown, sentence: string]>([
    ['one missing', ['entries'], ({ entries }) => entries.toSpliced(2, 1), 'It has no entry for mesh.'],
    ['one twice', ['entries'], ({ entries }) => [entries[0], ...entries], 'It has more than one entry for cores.'],
    [
      'two in each other’s place',
      ['entries'],
      ({ entries: [first, second, ...rest] }) => [second, first, ...rest],
      'Its entries are not in the order in which the site writes them.',
    ],
    [
      'an export beside them',
      ['entries'],
      ({ entries }) => [...entries, { name: 'events/export', data: null }],
      'It holds the export events/export beside other entries: an export is alone in its file.',
    ],
    ['none at all', ['entries'], () => [], 'It has no entries.'],
    [
      'a model without one',
      ['models', 'weather'],
      () => ({ version: 1, settings: {} }),
      'It names a model of weather without an entry for it.',
    ],
    [
      'two cycles',
      ['models', 'history', 'settings', 'cycleDays'],
      () => 4,
      'Its settings belong to different worlds: the cycle is 4 days for history and 9 for throughput.',
    ],
  ])('says what is wrong with its entries: %s', async (_, path, value, sentence) => {
    const found = await verified(await forged(path, value(content)));
    expect(found.signature.holds).toBe(true);
    expect(snapshotVerdictText(found).sentences).toContain(sentence);
    expect(snapshotVerdictText(found)).toMatchObject({
      tone: 'fault',
      word: expect.stringMatching(/^(entries|values) differ$/),
    });
    expect(isGood(found)).toBe(false);
  });

  test('shows no more than 60 characters of a path, a value or a setting, however long they are in the file', async () => {
    const long = 'x'.repeat(200_000);
    const longSetting = await verified(await forged(['models', 'history', 'settings', 'cycleDays'], long));
    const longKey = await verified(await forged(['entries', 0, 'data', long], long));
    for (const each of [longSetting, longKey]) {
      for (const sentence of snapshotVerdictText(each).sentences) expect(sentence.length).toBeLessThan(300);
      for (const { path, file } of each.replay.reported) {
        expect(path.length).toBeLessThanOrEqual(60);
        expect(file.length).toBeLessThanOrEqual(60);
      }
    }
    expect(snapshotVerdictText(longSetting).sentences.join()).toContain('… days for history and 9 for throughput.');
    expect(longKey.replay.reported).toHaveLength(1);
  });

  test('leaves what another version of a model made, and the signature’s verdict stands', async () => {
    const older = await verified(await forged(['models', 'cores', 'version'], 99));
    expect(older.replay.outcomes[0]).toEqual({
      kind: 'version',
      entry: 'cores',
      fileVersion: 99,
      siteVersion: dashboards.cores.version,
    });
    expect(older.replay.count).toBe(0);
    const { tone, sentences } = snapshotVerdictText(older);
    expect(tone).toBe('warn');
    expect(sentences.join(' ')).toContain('The SHA-256 hash matches the content.');
    expect(sentences.join(' ')).toContain('cores cannot be recomputed here: model 99 made it');
  });

  test('leaves what no model here is for', async () => {
    for (const name of ['weather', '__proto__', 'constructor', 'cores/export', 'events/other']) {
      const odd = await verified(await forged(['entries', 0, 'name'], name));
      expect(odd.replay.outcomes[0]).toMatchObject({ kind: 'impossible', entry: name });
    }
  });

  test.each([
    ['a rate of nought', { rates: [{ from: 0, after: -1, rate: 0 }], retention: 240 }],
    ['a rate without end', { rates: [{ from: 0, after: -1, rate: 1e300 }], retention: 240 }],
    ['an instant without end', { rates: [{ from: 1e300, after: -1, rate: 360 }], retention: 240 }],
    ['a number without end', { rates: [{ from: 0, after: 1e300, rate: 360 }], retention: 240 }],
    ['a retention without end', { rates: constantRate(360), retention: 1e9 }],
    ['no rates', { rates: [], retention: 240 }],
    ['rates that are no list', { rates: { map: 1 }, retention: 240 }],
    [
      '1,000 rates',
      { rates: Array.from({ length: 1_000 }, () => ({ from: 0, after: -1, rate: 360 })), retention: 240 },
    ],
    ['one setting more', { rates: constantRate(360), retention: 240, note: 1 }],
    ['no settings', {}],
  ])('computes nothing from settings with %s', async (_, settings) => {
    const odd = await verified(await forged(['models', 'events', 'settings'], settings));
    expect(odd.replay.outcomes[1]).toEqual({ kind: 'impossible', entry: 'events', why: 'settings' });
  });

  test.each([0, 29, 1.5, '4', null, -4])('computes nothing from a cycle of %j days', async (cycleDays) => {
    const odd = await verified(await forged(['models', 'throughput', 'settings', 'cycleDays'], cycleDays));
    expect(odd.replay.outcomes.find(({ entry }) => entry === 'throughput')).toMatchObject({ kind: 'impossible' });
  });

  test('a turn before each computation; called off at one it stops', async () => {
    const seen: string[] = [];
    const calling = new AbortController();
    const turn = async () => {
      calling.signal.throwIfAborted();
      if (seen.at(-1) !== 'turn') seen.push('turn');
    };
    const done = verifyAll(await snapshotsIn(text), MODELS, turn, ({ entries }) => {
      seen.push(String(entries));
      if (entries === 2) calling.abort();
    });
    await expect(done).rejects.toThrow();
    expect(seen.slice(0, 6)).toEqual(['0', 'turn', '1', 'turn', '2', '3']);
  });
});

describe('replaying an export of another log', () => {
  const file = ({ id, version }: { id: string; version: number }, data: unknown) => {
    const models = { [id]: { version, settings: {} } };
    return signedText({ format: FORMAT, seed: SEED, ts: T, models, entries: [{ name: `${id}/export`, data }] });
  };
  const { corelog, transparency } = dashboards;
  const lines = corelog.state(SEED, T, {}).lines.filter(({ level }) => level === 'WARN' || level === 'ERROR');
  const entries = transparency.state(SEED, T, {}).entries.filter(({ type }) => type === 'VETO');

  test.each([
    [corelog, 'lines', { filter: { levels: ['ERROR', 'WARN'] }, lines }],
    [transparency, 'entries', { filter: { types: ['VETO'] }, entries }],
  ] as const)('finds what passes its filter, and what was taken out', async (dashboard, name, data) => {
    const rows: readonly unknown[] = Reflect.get(data, name);
    expect(rows.length).toBeGreaterThan(1);
    expect(snapshotVerdictText(await verified(await file(dashboard, data))).tone).toBe('ok');
    const short = await verified(await file(dashboard, { ...data, [name]: rows.slice(1) }));
    expect(short.replay.count).toBeGreaterThan(0);
  });

  test.each([null, {}, { filter: 'WARN' }, { filter: { levels: ['LOUD'] } }, { filter: { levels: ['WARN', 'WARN'] } }])(
    'makes nothing of %j',
    async (data) => {
      const { replay } = await verified(await file(corelog, data));
      expect(replay.outcomes).toEqual([{ kind: 'impossible', entry: 'corelog/export', why: 'settings' }]);
    },
  );
});

describe('replaying an export of the stream', () => {
  const state = events.state(SEED, T, events.settings);
  const [some] = state.events as [EventRecord];
  const filter = { tags: [some.tag, 'NET'], subject: some.subj.slice(0, 2) };
  const file = (data: unknown) =>
    signedText({
      format: FORMAT,
      seed: SEED,
      ts: T,
      models: { events: { version: events.version, settings: events.settings } },
      entries: [{ name: 'events/export', data }],
    });
  const passing = state.events.filter(({ tag, subj }) => filter.tags.includes(tag) && subj.startsWith(filter.subject));

  test('finds the events that pass its filter', async () => {
    expect(passing.length).toBeGreaterThan(0);
    const found = await verified(await file({ filter, events: passing }));
    expect(found.replay).toMatchObject({ count: 0, outcomes: [{ kind: 'same' }], faults: [] });
    expect(snapshotVerdictText(found).tone).toBe('ok');
  });

  test('finds an event taken out and one edited', async () => {
    expect((await verified(await file({ filter, events: passing.slice(1) }))).replay.count).toBeGreaterThan(0);
    const edited = passing.with(0, { ...passing[0], verb: 'forged' } as EventRecord);
    expect((await verified(await file({ filter, events: edited }))).replay).toMatchObject({
      count: 1,
      reported: [{ path: 'events[0].verb', file: '"forged"' }],
    });
  });

  test.each([
    null,
    7,
    {},
    { filter: null },
    { filter: { tags: 'SEC', subject: '' } },
    { filter: { tags: [], subject: 7 } },
  ])('makes nothing of %j', async (data) => {
    expect((await verified(await file(data))).replay.outcomes).toEqual([
      { kind: 'impossible', entry: 'events/export', why: 'settings' },
    ]);
  });
});
