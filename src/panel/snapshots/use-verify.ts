import { useEffect, useRef, useState } from 'react';
import type { Dashboard } from '../../dashboards/contract';
import { fileOfAll } from '../../snapshot/buffer';
import { readFile, readText, type SnapshotFile } from '../../snapshot/read';
import { announce } from '../../ui/announcer';
import { nextFrame } from './next-frame';
import { replayed } from './replayed';
import { verdictWords } from './verdict-words';
import { type Progress, type Verified, verifyAll } from './verification';

/** What the check of a file, or of the list, is up to. `name` is what it is called. */
export type Check = { readonly name: string } & (
  | { readonly state: 'reading' }
  | { readonly state: 'replaying'; readonly progress: Progress }
  | { readonly state: 'refused'; readonly sentence: string }
  | { readonly state: 'cancelled' }
  | { readonly state: 'done'; readonly verified: readonly Verified[]; readonly asWritten: boolean }
);

interface Verify {
  readonly check: Check | undefined;
  file(file: File): Promise<void>;
  texts(name: string, texts: readonly string[]): Promise<void>;
  cancel(): void;
}

/** The verdict on one, or how many of several have which, such as `verified: 3`. */
export function tally(verified: readonly Verified[]): string {
  const words = verified.map((each) => verdictWords(each).word);
  if (words.length === 1) return String(words[0]);
  return [...new Set(words)].map((word) => `${word}: ${words.filter((each) => each === word).length}`).join(', ');
}

/** Verifies one file or list after another; what is under way when the next comes is called off. */
export function useVerify(dashboards: readonly Dashboard[]): Verify {
  const [check, setCheck] = useState<Check>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (name: string, read: () => Promise<SnapshotFile | string>) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const show = (next: Check) => {
      if (running.current === own) setCheck(next);
    };
    show({ name, state: 'reading' });
    const file = await read();
    if (own.signal.aborted) return;
    if (typeof file === 'string') {
      show({ name, state: 'refused', sentence: file });
      announce(file);
      return;
    }
    try {
      const verified = await verifyAll(file.snapshots, dashboards.map(replayed), nextFrame, own.signal, (progress) =>
        show({ name, state: 'replaying', progress }),
      );
      show({ name, state: 'done', verified, asWritten: file.asWritten });
      announce(`${name}: ${tally(verified)}.`);
    } catch (error) {
      if (own.signal.aborted) return;
      console.error('A verification stopped.', error);
      show({
        name,
        state: 'refused',
        sentence: 'The check stopped on an error of its own. It says nothing of the file.',
      });
    }
  };

  return {
    check,
    file: (file) => run(file.name, () => readFile(file)),
    texts: (name, texts) => run(name, async () => readText(fileOfAll(texts))),
    cancel() {
      running.current?.abort();
      if (!check) return;
      setCheck({ name: check.name, state: 'cancelled' });
      announce('Check cancelled');
    },
  };
}
