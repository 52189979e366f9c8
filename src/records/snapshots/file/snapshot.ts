import { canonicalJson } from '../../../sim/math/canonical';
import type { WorldName } from '../../../sim/math/seed-of';
import { immediateTurn, type Turn } from '../turn';
import { type Digest, digestOf } from './digest';

/** Version of the snapshot's fields and of the content that its signature covers; see docs/snapshots.md. */
export const FORMAT = 1;

/** Most list items written in one turn, because writing a record may first compute its hash. */
export const TURN_ITEMS = 48;

/** Longest error message in an entry, in UTF-16 code units. */
const MAX_ERROR = 200;

/** State of one subsystem, or the error that prevented it. */
export type SnapshotEntry =
  | { readonly name: string; readonly data: unknown }
  | { readonly name: string; readonly error: string };

/** Model behind an entry: the values needed to compute its data again. */
export interface ModelUsed {
  readonly version: number;
  readonly settings: unknown;
}

/** Part of a snapshot that its signature covers. */
export interface Content {
  readonly format: typeof FORMAT;
  /** Name of the world, a fork's with its edits; `seed` is the format's word. */
  readonly seed: WorldName;
  /** Instant of the world, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** Models behind the entries, by name. */
  readonly models: Readonly<Record<string, ModelUsed>>;
  readonly entries: readonly SnapshotEntry[];
}

/** Readings of all subsystems at one instant. The same world, instant, models and settings make the same snapshot. */
export interface Snapshot extends Content {
  readonly signature: Digest;
}

/** Parts of a model that a snapshot needs. */
export interface Model {
  readonly id: string;
  readonly version: number;
  readonly settings: unknown;
  /** Returns a state, JSON-serialisable. May throw, which becomes the entry's error. */
  state(world: WorldName, t: number): unknown;
}

/** Snapshot in memory: the text of its file and the fields that the list shows, without any model's state. */
export interface Captured {
  readonly world: WorldName;
  readonly ts: number;
  readonly signature: Digest;
  readonly entries: number;
  readonly errors: number;
  /** The snapshot as canonical JSON. */
  readonly text: string;
}

/** Signature of a snapshot's canonical JSON (RFC 8785) in UTF-8 without the field `signature`. */
export function signatureOf(snapshot: Content): Promise<Digest> {
  const { signature: _, ...content } = { signature: undefined, ...snapshot };
  return digestOf(canonicalJson(content));
}

/** File of a snapshot with that content: canonical JSON, one line. */
export async function signedText(content: Content): Promise<string> {
  return canonicalJson({ ...content, signature: await signatureOf(content) });
}

/** An error's message, with unpaired surrogates replaced. */
const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : 'The model failed.')
    .slice(0, MAX_ERROR)
    .replace(/\p{Surrogate}/gu, '\uFFFD');

/** Canonical JSON of an object or a list without its outer brackets. Throws if the value is not JSON. */
const inner = (value: object) => canonicalJson(value).slice(1, -1);

/** Canonical JSON of the items of a list, a few at a time. */
async function itemsInTurns(list: readonly unknown[], turn: Turn): Promise<string> {
  const parts: string[] = [];
  for (let at = 0; at < list.length; at += TURN_ITEMS) {
    if (at > 0) await turn();
    parts.push(inner(list.slice(at, at + TURN_ITEMS)));
  }
  return `[${parts}]`;
}

/**
 * Canonical JSON of a state. Its top-level lists are written a few items at a time, with a turn in between. Throws if
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
  readonly hasFailed: boolean;
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
    return { text: `{"data":${await writeInTurns(data, turn)},"name":${canonicalJson(name)}}`, hasFailed: false };
  } catch (error) {
    return { text: canonicalJson({ name, error: messageOf(error) }), hasFailed: true };
  }
}

/**
 * Takes a snapshot of `world` at `t`. Awaits `turn` before computing a state, before writing it and while writing a
 * long one, so that only one of these is done at a time. A model that throws, or whose state is not JSON, gets an entry
 * with its error.
 */
export async function captureSnapshot(
  world: WorldName,
  t: number,
  models: readonly Model[],
  turn: Turn = immediateTurn,
): Promise<Captured> {
  const entries: string[] = [];
  let errors = 0;
  for (const model of models) {
    const { text, hasFailed } = await writeEntry(model.id, () => model.state(world, t), turn);
    if (hasFailed) errors += 1;
    entries.push(text);
  }
  await turn();
  const used = Object.fromEntries(models.map(({ id, version, settings }) => [id, { version, settings }]));
  // Keys of canonical JSON are in alphabetical order.
  const head = `{"entries":[${entries}],"format":${FORMAT},"models":${canonicalJson(used)},"seed":${canonicalJson(world)}`;
  const signature = await digestOf(`${head},"ts":${t}}`);
  const text = `${head},"signature":${canonicalJson(signature)},"ts":${t}}`;
  return { world, ts: t, signature, entries: entries.length, errors, text };
}
