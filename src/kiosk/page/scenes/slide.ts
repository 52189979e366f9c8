import type { Clock } from '../../../clock/clock';
import { NEXT_FRAME } from '../../../clock/frames';

/** Share of its time for which a page stands at its top, and again at its end. */
const STANDS = 0.2;

/** What it slides. */
type Scrolled = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/**
 * Slides an element from its top at the world's instant `start` to its end at `end`. Returns when to call it again, as
 * `onFrame` wants it: never while the clock is paused and the element's height stays.
 */
export function slider(clock: Clock, start: number, end: number): (element: Scrolled) => number {
  let height = Number.NaN;
  return (element) => {
    const share = (clock.now() - start) / (end - start);
    const moved = Math.min(Math.max((share - STANDS) / (1 - 2 * STANDS), 0), 1);
    const room = element.scrollHeight - element.clientHeight;
    element.scrollTop = moved * room;
    const rests = clock.state.rate === 0 && room === height;
    height = room;
    return rests ? Number.POSITIVE_INFINITY : NEXT_FRAME;
  };
}
