import { canonicalJson } from '../sim/canonical';
import { type Signature, sign } from './sign';

/** The version of what a snapshot holds and of what its signature covers; see docs/snapshots.md. */
export const FORMAT = 1;

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

/** An entry as canonical JSON. Throws where `data` is no JSON value. */
const entryText = (name: string, data: unknown) => `{"data":${canonicalJson(data)},"name":${canonicalJson(name)}}`;

/** Runs `make`; its value, or an entry with its error in canonical JSON. */
function guarded<T>(name: string, make: () => T): { readonly value: T } | { readonly failed: string } {
  try {
    return { value: make() };
  } catch (error) {
    return { failed: canonicalJson({ name, error: messageOf(error) }) };
  }
}

/**
 * Takes a snapshot of the world `seed` at `t`. It awaits `turn` before it computes a state and before it writes one, so that
 * no more than one of them is done at once. A model that throws, or whose state is not JSON, is entered with its error.
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
    const state = guarded(name, () => model.state(seed, t));
    await turn();
    const entry = 'failed' in state ? state : guarded(name, () => entryText(name, state.value));
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
