import { canonicalJson } from '../../../sim/math/canonical';
import type { WorldName } from '../../../sim/math/seed-of';
import { immediateTurn, type Turn } from '../turn';
import { type Digest, digestOf } from './digest';

/** Version of the snapshot's fields and of what its signature covers; see docs/snapshots.md. */
export const FORMAT = 1;

/** Largest number of list items written in one turn, because writing a record may first compute its hash. */
export const TURN_ITEMS = 48;

/** Longest error message in an entry, in UTF-16 code units. */
const MAX_ERROR = 200;

/** The state of one subsystem, or the error that prevented it. */
export type SnapshotEntry =
  | { readonly name: string; readonly data: unknown }
  | { readonly name: string; readonly error: string };

/** What is needed to compute an entry's data again. */
export interface ModelUsed {
  readonly version: number;
  readonly settings: unknown;
}

/** The part of a snapshot that its signature covers. */
export interface Content {
  readonly format: typeof FORMAT;
  /** The format's word for the name of the world: a fork's has its edits too. */
  readonly seed: WorldName;
  /** Instant of the world, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** The models behind the entries, by name. */
  readonly models: Readonly<Record<string, ModelUsed>>;
  readonly entries: readonly SnapshotEntry[];
}

/**
 * The readings of all subsystems at one instant. The same world, instant, models and settings make the same snapshot.
 */
export interface Snapshot extends Content {
  readonly signature: Digest;
}

/** The parts of a model that a snapshot needs. */
export interface Model {
  readonly id: string;
  readonly version: number;
  readonly settings: unknown;
  /** JSON-serialisable. May throw, which becomes the entry's error. */
  state(world: WorldName, t: number): unknown;
}

/** A snapshot in memory: the text of its file and the fields that the list shows, without any model's state. */
export interface Captured {
  readonly world: WorldName;
  readonly ts: number;
  readonly signature: Digest;
  /** Number of entries, and of entries with an error. */
  readonly entries: number;
  readonly errors: number;
  /** The snapshot as canonical JSON. */
  readonly text: string;
}

/** The signature of a snapshot's canonical JSON (RFC 8785) in UTF-8 without the field `signature`. */
export function signatureOf(snapshot: Content): Promise<Digest> {
  const { signature: _, ...content } = { signature: undefined, ...snapshot };
  return digestOf(canonicalJson(content));
}

/** The file of a snapshot with that content: canonical JSON, one line. */
export async function signedText(content: Content): Promise<string> {
  return canonicalJson({ ...content, signature: await signatureOf(content) });
}

/** An error's message, with unpaired surrogates replaced. */
const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : 'The model failed.')
    .slice(0, MAX_ERROR)
    .replace(/\p{Surrogate}/gu, '\uFFFD');

/** The canonical JSON of an object or a list without its outer brackets. Throws if the value is not JSON. */
const inner = (value: object) => canonicalJson(value).slice(1, -1);

/** The items of a list as canonical JSON, a few at a time. */
async function itemsInTurns(list: readonly unknown[], turn: Turn): Promise<string> {
  const parts: string[] = [];
  for (let at = 0; at < list.length; at += TURN_ITEMS) {
    if (at > 0) await turn();
    parts.push(inner(list.slice(at, at + TURN_ITEMS)));
  }
  return `[${parts}]`;
}

/**
 * A state as canonical JSON. Its top-level lists are written a few items at a time, with a turn in between. Throws if
 * the state is not JSON.
 */
export async function writeInTurns(state: unknown, turn: Turn): Promise<string> {
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

/** An entry as canonical JSON. */
interface WrittenEntry {
  readonly text: string;
  readonly failed: boolean;
}

/**
 * Computes an entry's data and writes it as JSON, with a turn before each step and more turns for a long entry. If the
 * computation throws or the data is not JSON, the entry holds the error.
 */
export async function writeEntry(name: string, compute: () => unknown, turn: Turn): Promise<WrittenEntry> {
  try {
    await turn();
    const data = compute();
    await turn();
    return { text: `{"data":${await writeInTurns(data, turn)},"name":${canonicalJson(name)}}`, failed: false };
  } catch (error) {
    return { text: canonicalJson({ name, error: messageOf(error) }), failed: true };
  }
}

/**
 * Takes a snapshot of `world` at `t`. Awaits `turn` before computing a state, before writing it and while writing a
 * long one, so that only one of these is done at a time. A model that throws, or whose state is not JSON, gets an entry
 * with its error.
 */
export async function capture(
  world: WorldName,
  t: number,
  models: readonly Model[],
  turn: Turn = immediateTurn,
): Promise<Captured> {
  const entries: string[] = [];
  let errors = 0;
  for (const model of models) {
    const { text, failed } = await writeEntry(model.id, () => model.state(world, t), turn);
    if (failed) errors += 1;
    entries.push(text);
  }
  await turn();
  const used = Object.fromEntries(models.map(({ id, version, settings }) => [id, { version, settings }]));
  // The keys of canonical JSON stand in alphabetical order.
  const head = `{"entries":[${entries}],"format":${FORMAT},"models":${canonicalJson(used)},"seed":${canonicalJson(world)}`;
  const signature = await digestOf(`${head},"ts":${t}}`);
  const text = `${head},"signature":${canonicalJson(signature)},"ts":${t}}`;
  return { world, ts: t, signature, entries: entries.length, errors, text };
}
