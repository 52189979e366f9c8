import { useCallback, useEffect, useRef, useState } from 'react';
import { type Counter, createCounter } from '../../counts';
import type { CurrentItem } from '../../current-item';
import { type Subject, subjectName } from '../../subject';

/** Returns a counter whose counts a script takes with `northwall.counts()`. */
export function useCounter(): Counter {
  const [counter] = useState(createCounter);
  useEffect(() => {
    const { northwall } = window;
    if (northwall) northwall.counts = async () => counter.take();
    return () => {
      if (northwall) delete northwall.counts;
    };
  }, [counter]);
  return counter;
}

/** Counts each subject that is `opened`. The function returned counts each item of the show that comes on. */
export function useSubjectCounts(
  counter: Counter,
  opened: Subject | undefined,
): (current: CurrentItem, pass: number) => void {
  useEffect(() => {
    if (opened) counter.add('opened', subjectName(opened));
  }, [opened, counter]);
  const last = useRef<string>(undefined);
  return useCallback(
    ({ item, start }, pass) => {
      const present = `${pass} ${start}`;
      // After a visit the same item goes on, and is not counted again.
      if (last.current !== present) counter.add('scene', subjectName(item.subject));
      last.current = present;
    },
    [counter],
  );
}
