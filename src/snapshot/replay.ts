import { canonicalJson } from '../sim/canonical';
import { type Difference, differences } from './differences';
import { type Entry, messageOf, type Snapshot } from './snapshot';

/** Differences that are told one by one. */
export const MAX_TOLD = 20;

/** A model of this site, as far as computing an entry anew is concerned. */
export interface Replayed {
  readonly id: string;
  readonly version: number;
  /**
   * The state at `t` under settings out of a file, or the part of it that the export `part` holds, of which `said` is the file's data.
   * Undefined where the settings or the data cannot be used. May throw, as the model may.
   */
  recompute(seed: string, t: number, settings: unknown, part: string | undefined, said: unknown): unknown;
}

/** What computing an entry anew came to. */
export type Outcome =
  | { readonly kind: 'same'; readonly entry: string }
  | { readonly kind: 'differs'; readonly entry: string }
  | { readonly kind: 'version'; readonly entry: string; readonly made: number; readonly here: number }
  | { readonly kind: 'impossible'; readonly entry: string; readonly why: 'model' | 'settings' };

/** What replaying a snapshot came to. */
export interface Replay {
  readonly outcomes: readonly Outcome[];
  /** The first of them; no more than MAX_TOLD. */
  readonly told: readonly Difference[];
  /** How many there are. */
  readonly count: number;
  /** Models of this site that the snapshot has no entry of; none for an export, which is of one. */
  readonly missing: readonly string[];
}

/** What a model says now, as the entry would hold it; undefined where it cannot be asked. */
function said(model: Replayed, { seed, ts, models }: Snapshot, part: string | undefined, entry: Entry) {
  try {
    const data = 'data' in entry ? entry.data : undefined;
    const state = model.recompute(seed, ts, models[model.id]?.settings, part, data);
    return state === undefined ? undefined : { data: JSON.parse(canonicalJson(state)) };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

/** Where a file's entry differs from what the model says now. The path begins in the data. */
function* compared(entry: Entry, now: { readonly data: unknown } | { readonly error: string }): Generator<Difference> {
  const { name, ...file } = entry;
  if ('data' in file && 'data' in now) yield* differences(name, file.data, now.data);
  else yield* differences(name, file, now);
}

/**
 * Computes each entry of a snapshot anew at its seed and instant under its settings, and compares it field by field. One entry a
 * step, so that a page can go on in between; yields the number of entries done. Never throws.
 */
export function* replaySteps(snapshot: Snapshot, models: readonly Replayed[]): Generator<number, Replay> {
  const outcomes: Outcome[] = [];
  const told: Difference[] = [];
  let count = 0;
  for (const entry of snapshot.entries) {
    const [id, part] = split(entry.name);
    const model = models.find((each) => each.id === id);
    const used = Object.hasOwn(snapshot.models, id) ? snapshot.models[id] : undefined;
    const now = model && used?.version === model.version ? said(model, snapshot, part, entry) : undefined;
    if (!model || !used) outcomes.push({ kind: 'impossible', entry: entry.name, why: 'model' });
    else if (used.version !== model.version) {
      outcomes.push({ kind: 'version', entry: entry.name, made: used.version, here: model.version });
    } else if (!now) outcomes.push({ kind: 'impossible', entry: entry.name, why: 'settings' });
    else {
      const before = count;
      for (const difference of compared(entry, now)) {
        if (told.length < MAX_TOLD) told.push(difference);
        count += 1;
      }
      outcomes.push({ kind: count === before ? 'same' : 'differs', entry: entry.name });
    }
    yield outcomes.length;
  }
  return { outcomes, told, count, missing: missingFrom(snapshot, models) };
}

/** The model that an entry is of, and which of its exports, such as `export` in `events/export`. */
function split(name: string): readonly [id: string, part: string | undefined] {
  const at = name.indexOf('/');
  return at < 0 ? [name, undefined] : [name.slice(0, at), name.slice(at + 1)];
}

function missingFrom({ entries }: Snapshot, models: readonly Replayed[]): string[] {
  if (entries.some(({ name }) => name.includes('/'))) return [];
  return models.map(({ id }) => id).filter((id) => !entries.some(({ name }) => name === id));
}
