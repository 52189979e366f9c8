import { useEffect, useRef, useState } from 'react';
import type { Dashboard } from '../../../dashboards/contract';
import { announce } from '../../../ui/announcer';
import { readFile, readText, type SnapshotFile } from '../file/read';
import { fileOfAll } from '../newest-first';
import { frameBudgetedTurns } from '../next-frame';
import type { Turn } from '../turn';
import { replayModelOf } from './replay-model';
import { snapshotVerdictText } from './verdict-text';
import { type Progress, type Verified, verifyAll } from './verification';

/** Progress or result of checking a file or the list, which is called `name`. */
export type Check = { readonly name: string } & (
  | { readonly state: 'reading' }
  | { readonly state: 'replaying'; readonly progress: Progress }
  | { readonly state: 'refused'; readonly sentence: string }
  | { readonly state: 'cancelled' }
  | { readonly state: 'done'; readonly verified: readonly Verified[]; readonly isAsWritten: boolean }
);

interface Verify {
  readonly check: Check | undefined;
  file(file: File): Promise<void>;
  texts(name: string, texts: readonly string[]): Promise<void>;
  cancel(): void;
}

/** Verdict on one snapshot, or the count of each verdict for several, such as `verified: 3`. */
export function verdictTally(verified: readonly Verified[]): string {
  const words = verified.map((each) => snapshotVerdictText(each).word);
  if (words.length === 1) return String(words[0]);
  return [...new Set(words)].map((word) => `${word}: ${words.filter((each) => each === word).length}`).join(', ');
}

/** Verifies files or lists one at a time; starting another cancels the one in progress. */
export function useVerify(dashboards: readonly Dashboard[]): Verify {
  const [check, setCheck] = useState<Check>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (name: string, read: (turn: Turn) => Promise<SnapshotFile | string>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const show = (next: Check) => {
      if (running.current === controller) setCheck(next);
    };
    const frames = frameBudgetedTurns();
    const turn = async () => {
      await frames();
      controller.signal.throwIfAborted();
    };
    show({ name, state: 'reading' });
    try {
      const file = await read(turn);
      if (controller.signal.aborted) return;
      if (typeof file === 'string') {
        show({ name, state: 'refused', sentence: file });
        announce(file);
        return;
      }
      const verified = await verifyAll(file.snapshots, dashboards.map(replayModelOf), turn, (progress) =>
        show({ name, state: 'replaying', progress }),
      );
      show({ name, state: 'done', verified, isAsWritten: file.isAsWritten });
      announce(`${name}: ${verdictTally(verified)}.`);
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('A verification stopped.', error);
      show({
        name,
        state: 'refused',
        sentence: 'The check itself failed, so there is no verdict on the file.',
      });
    }
  };

  return {
    check,
    file: (file) => run(file.name, (turn) => readFile(file, turn)),
    texts: (name, texts) => run(name, (turn) => readText(fileOfAll(texts), turn)),
    cancel() {
      running.current?.abort();
      if (!check) return;
      setCheck({ name: check.name, state: 'cancelled' });
      announce('Check cancelled');
    },
  };
}
