import { expect, test, vi } from 'vitest';
import type { Palette } from '../../theme/palette';
import type { DrawingFunctions } from './drawing';
import { EMPTY_PLOT, type PlotInput, type PlotState, plotReducer } from './plot-state';
import type { DrawingArea } from './viewport';

interface Reading {
  readonly ts: number;
  readonly x: number;
}

const layout = vi.fn(() => null);
/** A drawing with a point for each reading, which moves from a reading up to a second earlier. */
const drawing: DrawingFunctions<Reading, null, number> = {
  at: ({ ts }) => ts,
  moves: 500,
  follows: 1_000,
  layout,
  axes: ({ x }, other) => (Math.max(x, other?.x ?? 0) > 10 ? 100 : 10),
  marks: ({ state: { x } }) => [
    { kind: 'rules', name: 'point', data: [{ key: 'point', x, y: 0, width: 1, height: 1, ink: 'text' }] },
  ],
};

const AREA: DrawingArea = { viewport: { width: 100, height: 100, resolution: 1, scale: 1 }, palette: {} as Palette };
const area = (): PlotInput<Reading> => ({ kind: 'area', area: { ...AREA } });
const state = (state: Reading, other?: Reading): PlotInput<Reading> => ({ kind: 'state', state, other });
const motion = (isStill: boolean): PlotInput<Reading> => ({ kind: 'motion', isStill });
const reading = (ts: number, x: number): Reading => ({ ts, x });

const after = (...inputs: readonly PlotInput<Reading>[]) =>
  inputs.reduce<PlotState<Reading, null, number>>(plotReducer(drawing), EMPTY_PLOT);
/** Returns the point's origin and its place. */
const wayOf = ({ transitions: [point] }: PlotState<Reading, null, number>) => {
  const [to] = point?.mark.kind === 'rules' ? point.mark.data : [];
  const [from] = (point?.origins ?? []) as readonly { readonly x: number }[];
  return [from?.x, to?.x];
};

test('it has no marks before it knows what it draws, and for what', () => {
  expect(after(area()).transitions).toEqual([]);
  expect(after(state(reading(0, 1)), motion(false)).transitions).toEqual([]);
  expect(wayOf(after(area(), state(reading(0, 1))))).toEqual([1, 1]);
});

test('data come from the state before if the next one follows it, and from nowhere if it does not', () => {
  const first = [area(), state(reading(0, 1))];
  expect(wayOf(after(...first, state(reading(1_000, 2))))).toEqual([1, 2]);
  expect(wayOf(after(...first, state(reading(1_001, 2))))).toEqual([2, 2]);
  expect(wayOf(after(...first, state(reading(-500, 2))))).toEqual([2, 2]);
});

test('the same state again, in another size or beside another one, still comes from where it came', () => {
  const second = reading(500, 2);
  const moving = [area(), state(reading(0, 1)), state(second)];
  expect(wayOf(after(...moving, area(), state(second)))).toEqual([1, 2]);
  expect(wayOf(after(...moving, state(second, reading(0, 3))))).toEqual([1, 2]);
});

test('while time stands still data stand where they go, and move again with it', () => {
  const moving = [area(), state(reading(0, 1)), state(reading(500, 2))];
  expect(wayOf(after(...moving, motion(true)))).toEqual([2, 2]);
  expect(wayOf(after(...moving, motion(true), motion(false)))).toEqual([1, 2]);
  const plot = after(...moving);
  expect(plotReducer(drawing)(plot, motion(false))).toBe(plot);
});

test('places are asked for once for a size and what the axes end at', () => {
  layout.mockClear();
  after(area(), state(reading(0, 1)), state(reading(500, 2)), motion(true));
  expect(layout).toHaveBeenCalledTimes(1);
  after(area(), state(reading(0, 1)), state(reading(0, 1), reading(0, 50)), area(), state(reading(0, 1)));
  expect(layout).toHaveBeenCalledTimes(4);
});
