import { browserTime } from '../clock/time-source';

/** Main-thread milliseconds that a frame may spend on verifying what a panel shows. */
const SLICE_MS = 2;

/** Runs `work` until it is done or this frame's time for it is spent: at least one step. */
export function runSlice<S>(work: Generator<S, S>): IteratorResult<S, S> {
  const end = browserTime.monotonic() + SLICE_MS;
  let step = work.next();
  while (!step.done && browserTime.monotonic() < end) step = work.next();
  return step;
}
