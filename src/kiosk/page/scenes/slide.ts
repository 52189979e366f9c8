import type { Clock } from '../../../clock/clock';
import { NEXT_FRAME, NO_FRAME } from '../../../clock/frames';

/** Share of its time for which a page rests at its top, and again at its end. */
const STANDS = 0.2;

/** Fields of the element that slides. */
type Scrolled = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/**
 * Returns a function that slides an element from its top at the world's instant `start` to its end at `end`. Its result
 * is the time of its next call, for `onFrame`: never while the clock is paused and the element keeps its height.
 */
export function createSlide(clock: Clock, start: number, end: number): (element: Scrolled) => number {
  let height: number | undefined;
  return (element) => {
    const share = (clock.now() - start) / (end - start);
    const moved = Math.min(Math.max((share - STANDS) / (1 - 2 * STANDS), 0), 1);
    const room = element.scrollHeight - element.clientHeight;
    element.scrollTop = moved * room;
    const rests = clock.state.rate === 0 && room === height;
    height = room;
    return rests ? NO_FRAME : NEXT_FRAME;
  };
}
