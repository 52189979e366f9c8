import type { Drawing } from '../../plot/grammar/drawing';
import { inkedMark } from '../../plot/grammar/mark';
import type { Rect } from '../../plot/grammar/rect';
import { snapTo } from '../../plot/grammar/snap';
import { periodOn, stillTimeline } from '../../plot/grammar/timeline';
import { INKS } from './inks';
import { CADENCE_MS, type TemplateState, WINDOW_MS } from './sim';

const BARS = 30;
/** Width of a bar as a share of its slot. */
const FULL = 0.9;
/** Least end of the axis, in pulses. */
const LEAST_TOP = 3;

/** Index of the bar of an instant in the minute that ends at `ts`. */
const barOf = (instant: number, ts: number) => Math.min(Math.floor(BARS * (1 - (ts - instant) / WINDOW_MS)), BARS - 1);

const countsOf = ({ ts, pulses }: TemplateState) =>
  Array.from({ length: BARS }, (_, bar) => pulses.filter((pulse) => barOf(pulse.ts, ts) === bar).length);

/** Pulses as bars of two seconds each. */
export const drawing: Drawing<TemplateState, readonly Rect[], number> = {
  at: ({ ts }) => ts,
  moves: CADENCE_MS / 4,
  follows: 2 * CADENCE_MS,
  layout({ width, height, resolution }) {
    const x = (bar: number) => snapTo(resolution)((bar * width) / BARS);
    return Array.from({ length: BARS }, (_, i) => ({ x: x(i), y: 0, width: x(i + FULL) - x(i), height }));
  },
  axes: (state, other = state) => Math.max(LEAST_TOP, ...countsOf(state), ...countsOf(other)),
  marks({ state, shownAxes: top, layout: boxes, viewport: { width, height } }) {
    const { ts, pulses } = state;
    const look = { ink: 'pulse', as: 'tick' } as const;
    const bars = countsOf(state).map((n, i) => ({ ...look, key: String(i), box: boxes[i] as Rect, level: n / top }));
    const minute = stillTimeline({ x: 0, y: 0, width, height }, ts - WINDOW_MS, ts);
    const rows = pulses.map((pulse) => ({ key: String(pulse.n), box: boxes[barOf(pulse.ts, ts)] as Rect }));
    return [
      inkedMark({ kind: 'cells', name: 'pulses', inks: INKS, track: 'raised', data: bars }),
      { kind: 'other', name: 'other', data: bars },
      { kind: 'timeline', name: 'minute', timeline: minute },
      {
        kind: 'selected',
        name: 'rollback',
        boxOf: ({ ended, rolledBack }, t) => periodOn(minute, [ended, rolledBack], t),
      },
      { kind: 'rows', name: 'rows', data: rows },
    ];
  },
};
