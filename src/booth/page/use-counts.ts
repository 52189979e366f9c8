import { useCallback, useEffect, useRef, useState } from 'react';
import { createCounter } from '../counts';
import type { CurrentItem } from '../playlist';
import { type Subject, subjectName } from '../subject';

/**
 * Counts what happens on the screen, if a script asks for it by `northwall.counts()`: touches, and
 * each subject that is `opened`. The functions returned count an item of the show that comes on,
 * and a view that is taken along.
 */
export function useCounts(opened: Subject | undefined) {
  const [counter] = useState(createCounter);
  useEffect(() => {
    const { northwall } = window;
    if (northwall) northwall.counts = async () => counter.take();
    const touched = () => counter.add('touch');
    addEventListener('pointerdown', touched, { capture: true });
    return () => {
      removeEventListener('pointerdown', touched, { capture: true });
      if (northwall) delete northwall.counts;
    };
  }, [counter]);
  useEffect(() => {
    if (opened) counter.add('opened', subjectName(opened));
  }, [opened, counter]);
  const start = useRef<number>(undefined);
  const countItem = useCallback(
    (current: CurrentItem) => {
      // After a visit the same item goes on.
      if (start.current !== current.start) counter.add('scene', subjectName(current.item.subject));
      start.current = current.start;
    },
    [counter],
  );
  const countTaken = (subject: Subject) => counter.add('taken', subjectName(subject));
  return { countItem, countTaken };
}
