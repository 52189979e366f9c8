import type { Snapshot } from '../file/snapshot';
import { immediateTurn, type Turn } from '../turn';
import { type Replay, type ReplayModel, replaySnapshot } from './replay';
import { checkSignature, type SignatureCheck } from './verify';

export interface Verified {
  readonly snapshot: Snapshot;
  readonly signature: SignatureCheck;
  readonly replay: Replay;
}

export interface Progress {
  /** Number of the snapshot, from 1. */
  readonly snapshot: number;
  /** Number of snapshots in all. */
  readonly snapshots: number;
  /** Entries computed again. */
  readonly entries: number;
  /** Number of entries in all. */
  readonly of: number;
}

/** Verifies snapshots one after another. Awaits `turn` before each computation and rejects only if `turn` does. */
export async function verifyAll(
  snapshots: readonly Snapshot[],
  models: readonly ReplayModel[],
  turn: Turn = immediateTurn,
  progress: (done: Progress) => void = () => {},
): Promise<readonly Verified[]> {
  const verified: Verified[] = [];
  for (const [i, snapshot] of snapshots.entries()) {
    const report = (entries: number) =>
      progress({ snapshot: i + 1, snapshots: snapshots.length, entries, of: snapshot.entries.length });
    report(0);
    await turn();
    const signature = await checkSignature(snapshot);
    verified.push({ snapshot, signature, replay: await replaySnapshot(snapshot, models, turn, report) });
  }
  return verified;
}
