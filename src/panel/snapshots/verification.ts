import { type Replay, type Replayed, replaySteps } from '../../snapshot/replay';
import type { Snapshot } from '../../snapshot/snapshot';
import { checkSignature, type SignatureCheck } from '../../snapshot/verify';

/** A snapshot and what became of it. */
export interface Verified {
  readonly snapshot: Snapshot;
  readonly signature: SignatureCheck;
  readonly replay: Replay;
}

/** How far a verification is. */
export interface Progress {
  /** Which snapshot, from 1, of how many. */
  readonly snapshot: number;
  readonly snapshots: number;
  /** Entries computed anew, of how many. */
  readonly entries: number;
  readonly of: number;
}

/**
 * Verifies snapshots one after another. Awaits `turn` before each computation; rejects with the signal's reason when called off.
 */
export async function verifyAll(
  snapshots: readonly Snapshot[],
  models: readonly Replayed[],
  turn: () => Promise<void>,
  signal: AbortSignal,
  progress: (done: Progress) => void,
): Promise<readonly Verified[]> {
  const verified: Verified[] = [];
  for (const [i, snapshot] of snapshots.entries()) {
    const tell = (entries: number) =>
      progress({ snapshot: i + 1, snapshots: snapshots.length, entries, of: snapshot.entries.length });
    tell(0);
    await turn();
    signal.throwIfAborted();
    const signature = await checkSignature(snapshot);
    const steps = replaySteps(snapshot, models);
    for (;;) {
      await turn();
      signal.throwIfAborted();
      const step = steps.next();
      if (step.done) {
        verified.push({ snapshot, signature, replay: step.value });
        break;
      }
      tell(step.value);
    }
  }
  return verified;
}
