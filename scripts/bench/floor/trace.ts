/** An event of a Chromium trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
}

/** Milliseconds of tasks on the page's main thread from each frame's begin to the next one's. */
export function frameCosts(events: readonly TraceEvent[]): number[] {
  const begins = events.filter(({ name }) => name === 'BeginMainThreadFrame').sort((a, b) => a.ts - b.ts);
  const first = begins[0];
  if (!first) throw new Error('The trace has no frames.');
  const own = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const starts = begins.filter(({ pid }) => pid === first.pid).map(({ ts }) => ts);
  const costs = new Array<number>(starts.length - 1).fill(0);
  let frame = 0;
  for (const { ts, dur = 0 } of tasks.sort((a, b) => a.ts - b.ts)) {
    // A task that begins a frame starts a little before the frame does.
    while (frame < costs.length && ts + dur > (starts[frame + 1] as number)) frame += 1;
    if (frame < costs.length && ts + dur > (starts[0] as number)) costs[frame] = (costs[frame] as number) + dur / 1_000;
  }
  return costs;
}
