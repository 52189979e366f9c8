import { useEffect, useState } from 'react';
import { type Counter, createCounter } from '../counts';

/** Counts what happens on the screen, if a script asks for it by `northwall.counts()`. */
export function useCounts(): Counter {
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
  return counter;
}
