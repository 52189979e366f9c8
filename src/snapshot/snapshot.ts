import { canonicalJson } from '../sim/canonical';
import { type Signature, sign } from './sign';

/** The version of what a snapshot holds and of what its signature covers; see docs/snapshots.md. */
export const FORMAT = 1;

/** Most items of a state's list that are written in one turn: a record's hash is computed when it is first read. */
export const TURN_ITEMS = 48;

/** Longest message of an error that an entry holds, in UTF-16 code units. */
const MAX_ERROR = 200;

/** What one subsystem said, or why it could not. */
export type Entry =
  | { readonly name: string; readonly data: unknown }
  | { readonly name: string; readonly error: string };

/** What is needed to compute an entry's data again. */
export interface ModelUsed {
  readonly version: number;
  readonly settings: unknown;
}

/** All of a snapshot that its signature covers. */
export interface Content {
  readonly format: typeof FORMAT;
  /** Which world. */
  readonly seed: string;
  /** Instant of the world, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** The models behind the entries, by name. */
  readonly models: Readonly<Record<string, ModelUsed>>;
  readonly entries: readonly Entry[];
}

/** The readings of all subsystems at one instant. The same world, instant, models and settings make the same snapshot. */
export interface Snapshot extends Content {
  readonly signature: Signature;
}

/** A model as far as a snapshot is concerned. */
export interface Model {
  readonly id: string;
  readonly version: number;
  readonly settings: unknown;
  /** JSON-serialisable. May throw, which becomes the entry's error. */
  state(seed: string, t: number): unknown;
}

/** A snapshot as it is kept: its file's text, and what a list shows of it. Holds no state of any model. */
export interface Captured {
  readonly seed: string;
  readonly ts: number;
  readonly signature: Signature;
  /** Number of entries, and of those among them that hold an error. */
  readonly entries: number;
  readonly errors: number;
  /** The snapshot as canonical JSON. */
  readonly text: string;
}

/** The signature over all of a content, or of a snapshot's, but `signature`: over its canonical JSON (RFC 8785) in UTF-8. */
export function signatureOf(snapshot: Content): Promise<Signature> {
  const { signature: _, ...content } = { signature: undefined, ...snapshot };
  return sign(canonicalJson(content));
}

/** The file of a snapshot with that content: canonical JSON, one line. */
export async function sealed(content: Content): Promise<string> {
  return canonicalJson({ ...content, signature: await signatureOf(content) });
}

/** An error in words, with what is no character of Unicode replaced. */
export const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : 'The model failed.')
    .slice(0, MAX_ERROR)
    .replace(/\p{Surrogate}/gu, '\uFFFD');

/** The members of an object or the items of a list as canonical JSON, without what encloses them. Throws where they are none of JSON. */
const inner = (value: object) => canonicalJson(value).slice(1, -1);

/** The items of a list as canonical JSON, a few at a time. */
async function itemsInTurns(list: readonly unknown[], turn: () => Promise<void>): Promise<string> {
  const parts: string[] = [];
  for (let at = 0; at < list.length; at += TURN_ITEMS) {
    if (at > 0) await turn();
    parts.push(inner(list.slice(at, at + TURN_ITEMS)));
  }
  return `[${parts}]`;
}

/** A state as canonical JSON, its own lists a few items at a time, with a turn between them. Throws where it is no JSON value. */
export async function writeInTurns(state: unknown, turn: () => Promise<void>): Promise<string> {
  if (typeof state !== 'object' || state === null || Array.isArray(state) || 'toJSON' in state)
    return canonicalJson(state);
  const members: string[] = [];
  for (const [key, value] of Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const long = Array.isArray(value) && value.length > TURN_ITEMS;
    const member = long ? `${canonicalJson(key)}:${await itemsInTurns(value, turn)}` : inner({ [key]: value });
    if (member !== '') members.push(member);
  }
  return `{${members}}`;
}

/** Runs `make`; its value, or an entry with its error in canonical JSON. */
async function guarded<T>(
  name: string,
  make: () => T | Promise<T>,
): Promise<{ readonly value: T } | { readonly failed: string }> {
  try {
    return { value: await make() };
  } catch (error) {
    return { failed: canonicalJson({ name, error: messageOf(error) }) };
  }
}

/**
 * Takes a snapshot of the world `seed` at `t`. It awaits `turn` before it computes a state, before it writes one and while
 * it writes a long one, so that no more than one of them is done at once. A model that throws, or whose state is not JSON, is entered with its error.
 */
export async function capture(
  seed: string,
  t: number,
  models: readonly Model[],
  turn: () => Promise<void> = () => Promise.resolve(),
): Promise<Captured> {
  const entries: string[] = [];
  let errors = 0;
  for (const model of models) {
    const name = model.id;
    await turn();
    const state = await guarded(name, () => model.state(seed, t));
    await turn();
    const text = 'failed' in state ? state : await guarded(name, () => writeInTurns(state.value, turn));
    const entry = 'failed' in text ? text : { value: `{"data":${text.value},"name":${canonicalJson(name)}}` };
    if ('failed' in entry) errors += 1;
    entries.push('failed' in entry ? entry.failed : entry.value);
  }
  await turn();
  const used = Object.fromEntries(models.map(({ id, version, settings }) => [id, { version, settings }]));
  // The keys of canonical JSON stand in alphabetical order.
  const head = `{"entries":[${entries}],"format":${FORMAT},"models":${canonicalJson(used)},"seed":${canonicalJson(seed)}`;
  const signature = await sign(`${head},"ts":${t}}`);
  const text = `${head},"signature":${canonicalJson(signature)},"ts":${t}}`;
  return { seed, ts: t, signature, entries: entries.length, errors, text };
}
