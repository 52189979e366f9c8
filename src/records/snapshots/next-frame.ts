import { NEXT_FRAME, onFrame } from '../../clock/frames';
import { browserTime } from '../../clock/time-source';
import type { Turn } from './turn';

/** Resolves at the next display frame; none comes while the page is hidden. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    const unsubscribe = onFrame(() => {
      unsubscribe();
      resolve();
      return NEXT_FRAME;
    });
  });

/** Milliseconds of a frame that work in turns may take: half of a frame at 60 Hz. */
const BUDGET_MS = 8;

/**
 * Creates turns that wait for the next frame at the start and whenever the work in the present frame has used its
 * budget.
 */
export function frameBudgetedTurns(): Turn {
  let begun = Number.NEGATIVE_INFINITY;
  return async () => {
    if (browserTime.monotonic() - begun < BUDGET_MS) return;
    await nextFrame();
    begun = browserTime.monotonic();
  };
}
