import { beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '../src/dashboards/contract';
import { events } from '../src/dashboards/events';
import type { EventRecord } from '../src/dashboards/events/sim';
import { reanchor, steady } from '../src/dashboards/events/sim-schedule';
import { dashboards } from '../src/dashboards/registry';
import { replayed } from '../src/panel/snapshots/replayed';
import { isGood, verdictWords } from '../src/panel/snapshots/verdict-words';
import { type Verified, verifyAll } from '../src/panel/snapshots/verification';
import { readText } from '../src/snapshot/read';
import { MAX_TOLD } from '../src/snapshot/replay';
import { type Content, capture, FORMAT, type Snapshot, sealed } from '../src/snapshot/snapshot';

/** The instant of an incident. */
const T = Date.parse('2026-03-03T08:53:26.800Z');
const SEED = 'hall-4';
const ALL = Object.values<Dashboard>(dashboards);
const MODELS = ALL.map(replayed);

const snapshotsIn = (text: string): readonly Snapshot[] => {
  const file = readText(text);
  if (typeof file === 'string') throw new Error(file);
  return file.snapshots;
};

const at = () => Promise.resolve();

async function verified(text: string, models = MODELS): Promise<Verified> {
  const [one] = await verifyAll(snapshotsIn(text), models, at, new AbortController().signal, () => {});
  return one as Verified;
}

let text: string;
let content: Content;
beforeAll(async () => {
  const rates = reanchor(SEED, steady(360), T - 5_000, 600);
  const models = ALL.map((dashboard) => {
    const { id, version } = dashboard;
    const chosen = id === 'events' ? { rates, retention: 300 } : dashboard.settings;
    const settings = 'cycleDays' in chosen ? { cycleDays: 9 } : chosen;
    return { id, version, settings, state: (seed: string, t: number) => dashboard.state(seed, t, settings) };
  });
  text = (await capture(SEED, T, models)).text;
  const { signature: _, ...rest } = JSON.parse(text);
  content = rest;
});

type Path = readonly [...(string | number)[], string | number];

/** The snapshot with another value at a path of its content, taken away where undefined, signed again. */
function forged(path: Path, value: unknown): Promise<string> {
  const copy: Content = structuredClone(content);
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(at as object, key), copy) as object;
  const last = path.at(-1) as string | number;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return sealed(copy);
}

describe('replaying a snapshot of all subsystems', () => {
  test('finds every field as it is, under the settings that it names', async () => {
    const all = await verified(text);
    expect(all.replay.outcomes).toEqual(ALL.map(({ id }) => ({ kind: 'same', entry: id })));
    expect(isGood(all)).toBe(true);
    expect(verdictWords(all)).toMatchObject({ tone: 'ok', word: 'verified' });
  });

  test('finds a changed value whose signature was made again, and says where', async () => {
    const found = await verified(await forged(['entries', 0, 'data', 'cores', 3, 'load'], 41));
    expect(found.signature.holds).toBe(true);
    expect(found.replay).toMatchObject({ count: 1, told: [{ entry: 'cores', path: 'cores[3].load', file: '41' }] });
    expect(verdictWords(found)).toMatchObject({ tone: 'fault', word: 'values differ' });
    expect(verdictWords(found).sentences.join(' ')).toContain('signed again');
    expect(isGood(found)).toBe(false);
  });

  test('finds a changed number, text, list or absence in every subsystem', async () => {
    for (const [i, { id }] of ALL.entries()) {
      const field = Object.keys(ALL[i]?.state(SEED, T, ALL[i].settings) as object)[0] as string;
      const taken = await verified(await forged(['entries', i, 'data', field], undefined));
      expect(taken.replay.told[0], id).toMatchObject({ entry: id, path: field, file: 'absent' });
      const added = await verified(await forged(['entries', i, 'data', 'note'], 'x'));
      expect(added.replay.told).toEqual([{ entry: id, path: 'note', file: '"x"', recomputed: 'absent' }]);
      const failed = await verified(await forged(['entries', i], { name: id, error: 'no reading' }));
      expect(failed.replay.count, id).toBeGreaterThan(0);
    }
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
      expect(replay.told).toHaveLength(MAX_TOLD);
      expect(replay.count).toBeGreaterThan(MAX_TOLD);
    }
  });

  test('names what is not in it', async () => {
    const less = await verified(await forged(['entries'], content.entries.toSpliced(2, 1)));
    expect(less.replay.missing).toEqual(['mesh']);
    expect(verdictWords(less)).toMatchObject({ tone: 'warn', word: 'incomplete' });
  });

  test('leaves what another version of a model made, and the signature’s verdict stands', async () => {
    const older = await verified(await forged(['models', 'cores', 'version'], 99));
    expect(older.replay.outcomes[0]).toEqual({
      kind: 'version',
      entry: 'cores',
      made: 99,
      here: dashboards.cores.version,
    });
    expect(older.replay.count).toBe(0);
    const { tone, sentences } = verdictWords(older);
    expect(tone).toBe('warn');
    expect(sentences.join(' ')).toContain('The SHA-256 signature is that of the content.');
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
    ['a retention without end', { rates: steady(360), retention: 1e9 }],
    ['no rates', { rates: [], retention: 240 }],
    ['rates that are no list', { rates: { map: 1 }, retention: 240 }],
    [
      '100,000 rates',
      { rates: Array.from({ length: 100_000 }, () => ({ from: 0, after: -1, rate: 360 })), retention: 240 },
    ],
    ['one setting more', { rates: steady(360), retention: 240, note: 1 }],
    ['no settings', {}],
  ])('computes nothing from settings with %s', async (_, settings) => {
    const odd = await verified(await forged(['models', 'events', 'settings'], settings));
    expect(odd.replay.outcomes[1]).toEqual({ kind: 'impossible', entry: 'events', why: 'settings' });
  });

  test.each([0, 29, 1.5, '4', null, -4])('computes nothing from a cycle of %j days', async (cycleDays) => {
    const odd = await verified(await forged(['models', 'throughput', 'settings', 'cycleDays'], cycleDays));
    expect(odd.replay.outcomes.find(({ entry }) => entry === 'throughput')).toMatchObject({ kind: 'impossible' });
  });

  test('one computation a turn; called off between two it stops', async () => {
    const seen: string[] = [];
    const calling = new AbortController();
    const turn = async () => void seen.push('turn');
    const done = verifyAll(snapshotsIn(text), MODELS, turn, calling.signal, ({ entries }) => {
      seen.push(String(entries));
      if (entries === 2) calling.abort();
    });
    await expect(done).rejects.toThrow();
    expect(seen).toEqual(['0', 'turn', 'turn', '1', 'turn', '2', 'turn']);
  });
});

describe('replaying an export of the stream', () => {
  const state = events.state(SEED, T, events.settings);
  const [some] = state.events as [EventRecord];
  const filter = { tags: [some.tag, 'NET'], subject: some.subj.slice(0, 2) };
  const file = (data: unknown) =>
    sealed({
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
    expect(found.replay).toMatchObject({ count: 0, outcomes: [{ kind: 'same' }], missing: [] });
    expect(verdictWords(found).tone).toBe('ok');
  });

  test('finds an event taken out and one edited', async () => {
    expect((await verified(await file({ filter, events: passing.slice(1) }))).replay.count).toBeGreaterThan(0);
    const edited = passing.with(0, { ...passing[0], verb: 'forged' } as EventRecord);
    expect((await verified(await file({ filter, events: edited }))).replay).toMatchObject({
      count: 1,
      told: [{ path: 'events[0].verb', file: '"forged"' }],
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
