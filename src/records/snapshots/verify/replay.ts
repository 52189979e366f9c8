import type { WorldName } from '../../../sim/math/seed-of';
import { differencesInJson, type EntryDifference } from '../differences';
import { type Snapshot, type SnapshotEntry, writeEntry } from '../file/snapshot';
import type { Turn } from '../turn';
import { snapshotFaults } from './snapshot-faults';

/** Most differences that are listed. */
export const MAX_REPORTED = 20;

/** Parts of a dashboard's model that are needed to compute an entry again. */
export interface ReplayModel {
  readonly id: string;
  readonly version: number;
  /**
   * Rebuilds a state, or the export `part` of it, at `t` from a file's untrusted settings and data (`fileData`).
   * Undefined if either is invalid. Throws if the model throws.
   */
  recompute(world: WorldName, t: number, settings: unknown, part: string | undefined, fileData: unknown): unknown;
}

/** Result of computing an entry again. */
export type Outcome =
  | { readonly kind: 'same'; readonly entry: string }
  | { readonly kind: 'differs'; readonly entry: string }
  | { readonly kind: 'version'; readonly entry: string; readonly fileVersion: number; readonly siteVersion: number }
  | { readonly kind: 'impossible'; readonly entry: string; readonly why: 'model' | 'settings' };

export interface Replay {
  readonly outcomes: readonly Outcome[];
  /** First differences, at most MAX_REPORTED. */
  readonly reported: readonly EntryDifference[];
  /** Number of all differences. */
  readonly count: number;
  /** Faults in the set of entries and models, one sentence each. */
  readonly faults: readonly string[];
}

/** Model of an entry, and its export if any, such as `export` in `events/export`. */
function entryParts(name: string): readonly [id: string, part: string | undefined] {
  const at = name.indexOf('/');
  return at < 0 ? [name, undefined] : [name.slice(0, at), name.slice(at + 1)];
}

/** Entry as this site would write it now; undefined if it cannot be computed. */
async function entryNow(
  model: ReplayModel,
  snapshot: Snapshot,
  entry: SnapshotEntry,
  turn: Turn,
): Promise<SnapshotEntry | undefined> {
  const { seed: world, ts, models } = snapshot;
  const data = 'data' in entry ? entry.data : undefined;
  let isUsable = true;
  const compute = () => {
    const state = model.recompute(world, ts, models[model.id]?.settings, entryParts(entry.name)[1], data);
    isUsable = state !== undefined;
    return state;
  };
  const { text } = await writeEntry(entry.name, compute, turn);
  return isUsable ? JSON.parse(text) : undefined;
}

/** Differences between a file's entry and the model's result. Paths begin at the data. */
function* differencesOf(
  { name, ...file }: SnapshotEntry,
  { name: _, ...now }: SnapshotEntry,
): Generator<EntryDifference> {
  if ('data' in file && 'data' in now) yield* differencesInJson(name, file.data, now.data);
  else yield* differencesInJson(name, file, now);
}

/**
 * Computes each entry of a snapshot again from its seed, instant and settings, compares it field by field, and checks
 * the set of entries. Awaits `turn` between computations and calls `done` with the number of finished entries. Rejects
 * only if `turn` does.
 */
export async function replaySnapshot(
  snapshot: Snapshot,
  models: readonly ReplayModel[],
  turn: Turn,
  done: (entries: number) => void,
): Promise<Replay> {
  const outcomes: Outcome[] = [];
  const reported: EntryDifference[] = [];
  let count = 0;
  const outcomeOf = async (entry: SnapshotEntry): Promise<Outcome> => {
    const [id] = entryParts(entry.name);
    const model = models.find((each) => each.id === id);
    const used = Object.hasOwn(snapshot.models, id) ? snapshot.models[id] : undefined;
    if (!model || !used) return { kind: 'impossible', entry: entry.name, why: 'model' };
    if (used.version !== model.version) {
      return { kind: 'version', entry: entry.name, fileVersion: used.version, siteVersion: model.version };
    }
    const now = await entryNow(model, snapshot, entry, turn);
    if (!now) return { kind: 'impossible', entry: entry.name, why: 'settings' };
    const before = count;
    for (const difference of differencesOf(entry, now)) {
      if (reported.length < MAX_REPORTED) reported.push(difference);
      count += 1;
    }
    return { kind: count === before ? 'same' : 'differs', entry: entry.name };
  };
  for (const entry of snapshot.entries) {
    outcomes.push(await outcomeOf(entry));
    done(outcomes.length);
  }
  await turn();
  const site = models.map(({ id }) => id);
  return { outcomes, reported, count, faults: snapshotFaults(snapshot, site) };
}
