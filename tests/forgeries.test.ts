import { expect, test } from 'vitest';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { MAX_FILE_BYTES } from '../src/records/file-limit';
import { readFile } from '../src/records/snapshots/file/read';
import { replayModelOf } from '../src/records/snapshots/verify/replay-model';
import { snapshotVerdictText } from '../src/records/snapshots/verify/verdict-text';
import { verifyAll } from '../src/records/snapshots/verify/verification';
import { forgedSamples, genuineSamples } from './support/forgeries';

/** Most bytes of a file that are read in one turn. */
const TURN_BYTES = 2 ** 20;

const MODELS = Object.values<Dashboard>(dashboards).map(replayModelOf);

interface Result {
  /** Verdict on each snapshot, or the sentence for which the file was refused. */
  readonly words: readonly string[];
  /** Pieces in which the work was done. */
  readonly turns: number;
}

/** Verifies a file as the page does. */
async function verify(file: Blob): Promise<Result> {
  let turns = 0;
  const turn = async () => {
    turns += 1;
  };
  const read = await readFile(file, turn);
  if (typeof read === 'string') return { words: [read], turns };
  const verified = await verifyAll(read.snapshots, MODELS, turn);
  return { words: verified.map((each) => snapshotVerdictText(each).word), turns };
}

test('every file that the site writes verifies, a model at a time', async () => {
  for (const [what, text] of await genuineSamples()) {
    const { words, turns } = await verify(new Blob([text]));
    expect(new Set(words), what).toEqual(new Set(['verified']));
    expect(turns, what).toBeGreaterThan(words.length);
  }
});

// Long, because it hashes files of the greatest size that is accepted.
test('no forgery verifies, and large ones are read in pieces', { timeout: 300_000 }, async () => {
  const samples = await forgedSamples();
  expect(samples.length).toBeGreaterThanOrEqual(200);
  for (const [what, text] of samples) {
    const file = new Blob([text]);
    const { words, turns } = await verify(file);
    const isRead = file.size <= MAX_FILE_BYTES;
    expect(
      words.some((word) => !word.startsWith('verified')),
      `${what}: ${words}`,
    ).toBe(true);
    expect(turns, what).toBeGreaterThanOrEqual(isRead ? Math.ceil(file.size / TURN_BYTES) : 0);
  }
});
