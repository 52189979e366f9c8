import { createHash } from 'node:crypto';
import type { Dashboard } from '../../src/dashboards/contract';
import { events } from '../../src/dashboards/events';
import { DEFAULTS, type EventsSettings, eventsAt } from '../../src/dashboards/events/sim';
import { exportOf } from '../../src/dashboards/events/sim-export';
import type { EventFilter } from '../../src/dashboards/events/sim-filter';
import { withRateChange } from '../../src/dashboards/events/sim-rate-change';
import { constantRate } from '../../src/dashboards/events/sim-schedule';
import { dashboards } from '../../src/dashboards/registry';
import {
  type Content,
  captureSnapshot,
  FORMAT,
  type Snapshot,
  signedText,
} from '../../src/records/snapshots/file/snapshot';
import { fileOfAll } from '../../src/records/snapshots/newest-first';
import { canonicalJson } from '../../src/sim/math/canonical';
import type { RateChange } from '../../src/sim/words/event-settings';

/** File for the verifier: the change to it, and its text. */
export type Sample = readonly [what: string, text: string];

const ALL = Object.values<Dashboard>(dashboards);
const IDS = ALL.map(({ id }) => id);
/** Instant of an incident. */
const T = Date.parse('2026-03-03T08:53:26.800Z');
const SEED = 'northwall';
const HOUR_MS = 3_600_000;

interface World {
  readonly seed?: string;
  readonly t?: number;
  readonly cycleDays?: number;
  readonly stream?: EventsSettings;
}

/** File that the site writes for a world. */
async function genuine({ seed = SEED, t = T, cycleDays = 4, stream = DEFAULTS }: World = {}): Promise<string> {
  const models = ALL.map((dashboard) => {
    const { id, version } = dashboard;
    const chosen = id === 'events' ? stream : dashboard.settings;
    const settings = 'cycleDays' in chosen ? { ...chosen, cycleDays } : chosen;
    return { id, version, settings, state: () => dashboard.state(seed, t, settings) };
  });
  return (await captureSnapshot(seed, t, models)).text;
}

/** Export that the event stream writes for a filter. */
function genuineExport(filter: EventFilter, { seed = SEED, t = T, stream = DEFAULTS }: World = {}): Promise<string> {
  return signedText({
    format: FORMAT,
    seed,
    ts: t,
    models: { events: { version: events.version, settings: stream } },
    entries: [{ name: 'events/export', data: exportOf(eventsAt(seed, t, stream), filter) }],
  });
}

/** Rates after a visitor has moved the slider at these instants. */
const moved = (seed: string, ...moves: readonly (readonly [t: number, rate: number])[]) =>
  moves.reduce<readonly RateChange[]>((rates, [t, rate]) => withRateChange(seed, rates, t, rate), constantRate(360));

/** Files exactly as the site writes them. */
export async function genuineSamples(): Promise<readonly Sample[]> {
  const late = Date.parse('2031-11-05T23:59:59.999Z');
  const rates = moved('hall-4', [T - 5_000, 600]);
  const many = moved(SEED, ...Array.from({ length: 40 }, (_, i) => [T - 400_000 + i * 9_000, 60 + i * 10] as const));
  const back = moved(SEED, [T, 600], [T - HOUR_MS, 60], [T - 1_000, 200]);
  const first = await genuine();
  const texts: Sample[] = [
    ['an incident', first],
    ['a quiet hour', await genuine({ t: T + HOUR_MS })],
    ['another world', await genuine({ seed: 'hall-4', t: late })],
    ['a fork', await genuine({ seed: `${SEED}~never-qdsa8~new-${T}-link-2` })],
    ['an export of a fork', await genuineExport({ tags: [], subject: '' }, { seed: `${SEED}~no-qdsa8` })],
    ['1970', await genuine({ t: 0 })],
    ['a seed of all kinds of characters', await genuine({ seed: 'A.b_c-9', t: T + 1 })],
    ['a cycle of 9 days', await genuine({ cycleDays: 9 })],
    ['a cycle of 28 days', await genuine({ seed: 'hall-4', cycleDays: 28, t: late })],
    ['a rate moved once', await genuine({ seed: 'hall-4', stream: { rates, retention: 300 } })],
    ['a rate moved 40 times', await genuine({ stream: { rates: many, retention: 60 } })],
    ['a rate moved after going back in time', await genuine({ stream: { rates: back, retention: 600 } })],
    ['an export of everything', await genuineExport({ tags: [], subject: '' })],
    ['an export with a filter', await genuineExport({ tags: ['NET', 'SEC'], subject: 'r' })],
    ['an export of nothing', await genuineExport({ tags: ['DBG'], subject: 'NOBODY' })],
    [
      'an export at another rate',
      await genuineExport({ tags: [], subject: '' }, { stream: { rates: many, retention: 600 } }),
    ],
  ];
  const all = texts.map(([, text]) => text);
  return [
    ...texts,
    ['laid out over many lines', JSON.stringify(JSON.parse(first), null, 2)],
    ['all of them in a list', fileOfAll(all)],
    ['twenty of one in a list, laid out', JSON.stringify(Array(20).fill(JSON.parse(first)), null, 2)],
  ];
}

type Path = readonly (string | number)[];

/** Text of a file with another value at a path, or none if `value` is undefined. */
function put(text: string, path: Path, value: unknown): string {
  const copy = JSON.parse(text);
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(at as object, key), copy) as object;
  const last = path.at(-1) as string | number;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Object.defineProperty(holder, last, { value, enumerable: true, configurable: true, writable: true });
  return JSON.stringify(copy);
}

/** File signed again by its forger, in canonical form. */
function signed(text: string): string {
  const { signature: _, ...content } = JSON.parse(text);
  const hash = createHash('sha256').update(canonicalJson(content)).digest();
  return canonicalJson({
    ...content,
    signature: { alg: 'SHA-256', hex: hash.toString('hex'), base64: hash.toString('base64') },
  });
}

const forged = (text: string, path: Path, value: unknown) => signed(put(text, path, value));

/** Paths of every n-th number, text or truth value of a JSON value. */
function* leaves(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) yield path;
  else for (const key of Object.keys(value)) yield* leaves(Reflect.get(value, key), [...path, key]);
}

const at = (value: unknown, path: Path) => path.reduce<unknown>((each, key) => Reflect.get(each as object, key), value);

function* values(text: string): Generator<Sample> {
  const { entries } = JSON.parse(text) as Snapshot;
  for (const [i, entry] of entries.entries()) {
    const all = [...leaves(entry)].filter(([key]) => key === 'data');
    for (const share of [0, 0.4, 0.999]) {
      const path = all[Math.floor(all.length * share)] as Path;
      const old = at(entry, path);
      const other = typeof old === 'number' ? old + 1 : typeof old === 'string' ? `${old}x` : 0;
      yield [`${IDS[i]} with another ${path.join('.')}`, forged(text, ['entries', i, ...path], other)];
    }
    yield [`${IDS[i]} with a field more`, forged(text, ['entries', i, 'data', 'note'], 'x')];
    yield [`${IDS[i]} with a note beside its data`, forged(text, ['entries', i, 'note'], 'x')];
    yield [
      `${IDS[i]} with an error for its data`,
      forged(text, ['entries', i], { name: IDS[i], error: 'No reading.' }),
    ];
    yield [`${IDS[i]} with no data`, forged(text, ['entries', i, 'data'], null)];
  }
}

function* fields(text: string): Generator<Sample> {
  for (const name of ['signer', 'verified', '__proto__', 'constructor']) {
    yield [`a field ${name}`, forged(text, [name], { by: 'Northwall' })];
    yield [`an unsigned field ${name}`, put(text, [name], true)];
    yield [`an unsigned field ${name} in the signature`, put(signed(text), ['signature', name], 'Northwall')];
    yield [`a field ${name} in a model`, forged(text, ['models', 'cores', name], true)];
    yield [`a field ${name} in settings`, forged(text, ['models', 'cores', 'settings', name], true)];
    yield [`a field ${name} in a change of rate`, forged(text, ['models', 'events', 'settings', 'rates', 0, name], 1)];
  }
  for (const [field, value] of [
    ['seed', 'northwalk'],
    ['ts', T + 60_000],
    ['format', 2],
    ['format', undefined],
    ['models', undefined],
  ] as const) {
    yield [`${field} as ${value}`, forged(text, [field], value)];
  }
  yield ['an edit that nobody signed', text.replace('"seed":"northwall"', '"seed":"northwalk"')];
  yield ['a signature in upper case', text.replace(/"hex":"[^"]*"/, (hex) => hex.toUpperCase().replace('HEX', 'hex'))];
  yield ['base64 of another hash', put(text, ['signature', 'base64'], `${'A'.repeat(43)}=`)];
}

async function* entries(text: string): AsyncGenerator<Sample> {
  const { entries: list } = JSON.parse(text) as Content;
  const [exported] = (JSON.parse(await genuineExport({ tags: [], subject: '' })) as Content).entries;
  const as = (changed: readonly unknown[]) => forged(text, ['entries'], changed);
  for (const [i, id] of IDS.entries()) {
    yield [`${id} missing`, as(list.toSpliced(i, 1))];
    if (i === 2) yield [`${id} missing with its model`, forged(as(list.toSpliced(i, 1)), ['models', id], undefined)];
    yield [`${id} twice`, as(list.toSpliced(i, 0, list[i] as Content['entries'][number]))];
    yield [`${id} replaced by a genuine export`, as([...list.toSpliced(i, 1), exported])];
    if (i % 4 === 1) yield [`${id} first`, as([list[i], ...list.toSpliced(i, 1)])];
  }
  yield ['no entries', as([])];
  yield ['the last entry in place of all', as(list.slice(-1))];
  yield ['all in reverse', as(list.toReversed())];
  yield ['all and an export', as([...list, exported])];
  yield ['an export and cores', as([exported, list[0]])];
  yield ['an export among the models of all', as([exported])];
  yield ['a model without an entry', forged(text, ['models', 'weather'], { version: 1, settings: {} })];
  yield ['an entry without a model', forged(text, ['models', 'cores'], undefined)];
  yield ['another version', forged(text, ['models', 'cores', 'version'], 99)];
}

async function* forks(): AsyncGenerator<Sample> {
  const name = `${SEED}~never-qdsa8`;
  const fork = await genuine({ seed: name });
  yield ['a fork as the original', forged(fork, ['seed'], SEED)];
  yield ['the original as a fork', forged(await genuine(), ['seed'], name)];
  yield ['a fork as another', forged(fork, ['seed'], `${SEED}~no-qdsa8`)];
  // An hour before and after, no part of the incident is shown.
  for (const t of [T - HOUR_MS, T + HOUR_MS]) {
    yield [`a fork as the original at ${t}`, forged(await genuine({ seed: name, t }), ['seed'], SEED)];
  }
  for (const other of ['~never-qdsa8~never-qdsa8', '~zap', '~', '~sev-qdsa8-2~no-qdsa7', `~no-${'z'.repeat(9_999)}`]) {
    yield [`a fork by another name, ${other.slice(0, 40)}`, forged(fork, ['seed'], SEED + other)];
  }
  const exported = await genuineExport({ tags: [], subject: '' }, { seed: name });
  yield ['an export of a fork as one of the original', forged(exported, ['seed'], SEED)];
}

async function* exports(): AsyncGenerator<Sample> {
  const text = await genuineExport({ tags: [], subject: '' });
  const { entries: list, models } = JSON.parse(text) as Content;
  yield ['an export twice', forged(text, ['entries'], [...list, ...list])];
  yield ['an export with another model', forged(text, ['models'], { ...models, cores: { version: 1, settings: {} } })];
  yield ['an export with an event less', forged(text, ['entries', 0, 'data', 'events', 3], undefined)];
  yield ['an export with a tag twice', forged(text, ['entries', 0, 'data', 'filter', 'tags'], ['NET', 'NET'])];
  yield ['an export with a field in its filter', forged(text, ['entries', 0, 'data', 'filter', 'by'], 'x')];
  yield ['an export of another kind', forged(text, ['entries', 0, 'name'], 'events/other')];
}

/** Data computed with care under settings that no visitor can choose. */
async function* settings(): AsyncGenerator<Sample> {
  const good = moved(SEED, [T - 60_000, 600], [T - 5_000, 100]);
  const [first, second, third] = good as [RateChange, RateChange, RateChange];
  const bad: Readonly<Record<string, readonly RateChange[]>> = {
    'of the link': [
      { from: 0, after: -1, rate: 60 },
      { from: 1_772_529_500_000, after: 5, rate: 600 },
    ],
    'with another first rate': constantRate(600),
    'with another first instant': [{ from: 1_000, after: 5, rate: 360 }],
    'with an implausible first number': [{ from: T - 900_000, after: 5, rate: 360 }, second],
    'between two steps of the slider': [first, { ...second, rate: 605 }, third],
    'with a number less': [first, { ...second, after: second.after - 1 }],
    'with a number more at the end': [first, second, { ...third, after: third.after + 1 }],
    'out of order': [first, third, second],
    'twice the same': [first, second, second],
  };
  for (const [what, rates] of Object.entries(bad)) {
    yield [`rates ${what}`, await genuine({ stream: { rates, retention: 240 } })];
    yield [
      `an export at rates ${what}`,
      await genuineExport({ tags: [], subject: '' }, { stream: { rates, retention: 240 } }),
    ];
  }
  const long = Array.from({ length: 300 }, (_, i) => ({
    from: T - 600_000 + i * 100,
    after: 10_000_000_000 + i,
    rate: 60,
  }));
  yield ['300 changes of rate', forged(await genuine(), ['models', 'events', 'settings', 'rates'], long)];
  for (const retention of [245, 59, 610, 240.5]) {
    yield [`a retention of ${retention}`, await genuine({ stream: { ...DEFAULTS, retention } })];
  }
  const [nine, four] = [await genuine({ cycleDays: 9 }), await genuine()];
  for (const id of ['throughput', 'history']) {
    const entry = (JSON.parse(nine) as Content).entries[IDS.indexOf(id)];
    const mixed = put(four, ['models', id, 'settings', 'cycleDays'], 9);
    yield [`${id} alone with a cycle of 9 days`, forged(mixed, ['entries', IDS.indexOf(id)], entry)];
  }
  for (const days of [0, 29, 1.5, '4']) {
    yield [`a cycle of ${days}`, forged(four, ['models', 'history', 'settings', 'cycleDays'], days)];
  }
}

function* doubleKeys(text: string): Generator<Sample> {
  const twice = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`Nothing to double: ${from}`);
    return text.replace(from, to + from);
  };
  yield ['seed twice', twice('"seed":', '"seed":"hall-4",')];
  yield ['seed twice, once with an escape', twice('"seed":', '"\\u0073eed":"hall-4",')];
  yield ['ts twice', twice('"ts":1772', '"ts":0,')];
  yield ['format twice', twice('"format":', '"format":2,')];
  yield ['entries twice', twice('"entries":', '"entries":[],')];
  yield ['models twice', twice('"models":', '"models":{},')];
  yield ['signature twice', twice('"signature":', '"signature":{"by":"Northwall"},')];
  yield ['alg twice', twice('"alg":', '"alg":"Ed25519",')];
  yield ['a value twice', twice('"utilisation":', '"utilisation":99,')];
  yield ['a name twice', twice('"name":"cores"', '"name":"weather",')];
  yield ['a version twice', twice('"version":', '"version":99,')];
  yield ['a prototype in data', twice('"utilisation":', '"__proto__":{"utilisation":99},')];
}

/** Files that would take long if they were read whole. */
function* heavy(text: string): Generator<Sample> {
  const million = 1_000_000;
  const inCores = (list: string) => text.replace(/"cores":\[/, `"cores":[${list},`);
  const keys = Array.from({ length: 1_300_000 }, (_, i) => `"k${i.toString(36)}":0`).join();
  yield ['8 million noughts in a list', inCores('0,'.repeat(8 * million - 200_000).slice(0, -1))];
  yield ['1.3 million keys', text.replace('{"entries"', `{${keys},"entries"`)];
  yield ['1.3 million keys in data', text.replace('"data":{', `"data":{${keys},`)];
  yield ['1.3 million times one key', text.replace('"data":{', `"data":{${'"k":0,'.repeat(1_300_000)}`)];
  yield ['lists nested 7 million deep', '['.repeat(7 * million) + ']'.repeat(7 * million)];
  yield ['objects nested 2 million deep', '{"a":'.repeat(2 * million) + 1 + '}'.repeat(2 * million)];
  yield ['data nested 5 million deep', inCores('['.repeat(5 * million) + ']'.repeat(5 * million))];
  yield ['5 million empty lists', `[${'[],'.repeat(5 * million)}[]]`];
  yield ['a text of 16 million characters', inCores(`"${'x'.repeat(16 * million)}"`)];
  yield ['a key of 16 million characters', text.replace('"data":{', `"data":{"${'x'.repeat(16 * million)}":0,`)];
  yield ['8 million escapes', inCores(`"${'\\n'.repeat(8 * million - 200_000)}"`)];
  yield ['8 million characters of two bytes', inCores(`"${'é'.repeat(8 * million - 200_000)}"`)];
  yield ['16 million spaces', ' '.repeat(16 * million)];
  yield ['a snapshot with spaces inside', text.replace('"models":{', `"models":{${' '.repeat(16 * million)}`)];
  yield ['a text that does not end', `"${'x'.repeat(16 * million)}`];
  yield ['5 million brackets that never close', '['.repeat(5 * million)];
  yield ['a number of 16 million digits', '1'.repeat(16 * million)];
  yield ['more bytes than any file', ' '.repeat(17 * million)];
  yield ['as many noughts as a snapshot may hold values', inCores('0,'.repeat(15_000).slice(0, -1))];
  yield ['as many keys', inCores(`{${Array.from({ length: 15_000 }, (_, i) => `"${i}":${i}`)}}`)];
  yield ['as many characters', inCores(`"${'é'.repeat(800_000)}"`)];
  yield [
    'twenty of those',
    fileOfAll(Array(20).fill(inCores(`"${'x'.repeat(500_000)}",${'0,'.repeat(15_000).slice(0, -1)}`))),
  ];
  yield ['a list with a forgery in it', fileOfAll([text, put(text, ['signature', 'by'], 'x')])];
  yield ['21 snapshots', fileOfAll(Array(21).fill(text))];
}

/** Files of which none is as the site writes it. */
export async function forgedSamples(): Promise<readonly Sample[]> {
  const text = await genuine();
  const samples = [...values(text), ...fields(text), ...doubleKeys(text)];
  for await (const each of entries(text)) samples.push(each);
  for await (const each of exports()) samples.push(each);
  for await (const each of forks()) samples.push(each);
  for await (const each of settings()) samples.push(each);
  return [...samples, ...heavy(text)];
}
