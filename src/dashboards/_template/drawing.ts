import type { Drawing } from '../../plot/drawing';
import type { Rect } from '../../plot/rect';
import { snapTo } from '../../plot/snap';
import { rolledBackOn, type Timeline } from '../../plot/timeline';
import { PULSE_INK } from './inks';
import { REFRESH_MS, type TemplateState, WINDOW_MS } from './sim';

const BARS = 30;
const BAR_MS = WINDOW_MS / BARS;
/** Share of a bar's pitch that lies between two. */
const GAP = 0.1;
/** Pulses at which the axis ends at least. */
const LEAST_TOP = 3;

/** The bar of an instant in the minute that ends at `ts`. */
const barOf = (instant: number, ts: number) => Math.min(Math.floor((instant - ts + WINDOW_MS) / BAR_MS), BARS - 1);

const countsOf = ({ ts, pulses }: TemplateState) =>
  Array.from({ length: BARS }, (_, bar) => pulses.filter((pulse) => barOf(pulse.ts, ts) === bar).length);

/** Pulses as bars of two seconds each. */
export const drawing: Drawing<TemplateState, readonly Rect[], number> = {
  at: ({ ts }) => ts,
  moves: REFRESH_MS / 4,
  follows: 2 * REFRESH_MS,
  layout({ width, height, resolution }) {
    const pitch = width / BARS;
    const snap = snapTo(resolution);
    const left = (bar: number) => snap(bar * pitch);
    return Array.from({ length: BARS }, (_, bar) => {
      return { x: left(bar), y: 0, width: left(bar + 1) - left(bar) - snap(pitch * GAP), height };
    });
  },
  axes: (state, other = state) => Math.max(LEAST_TOP, ...countsOf(state), ...countsOf(other)),
  marks({ state: { ts, pulses }, state, scale: top, layout: boxes, viewport }) {
    const bars = countsOf(state).map((count, i) => ({ key: String(i), box: boxes[i] as Rect, level: count / top }));
    const minute: Timeline = { area: { x: 0, y: 0, ...viewport }, span: WINDOW_MS, lag: 0, last: ts };
    const rows = pulses.map((pulse) => ({ key: String(pulse.n), box: boxes[barOf(pulse.ts, ts)] as Rect }));
    return [
      {
        kind: 'cells',
        name: 'pulses',
        inks: { pulse: PULSE_INK },
        track: 'raised',
        data: bars.map((bar) => ({ ...bar, ink: 'pulse' })),
      },
      { kind: 'compared', name: 'other', data: bars.map((bar) => ({ ...bar, as: 'tick' })) },
      { kind: 'timeline', name: 'minute', timeline: minute },
      { kind: 'incident', name: 'rollback', boxOf: rolledBackOn(minute) },
      { kind: 'rows', name: 'rows', data: rows },
    ];
  },
};
