import { expect, test, vi } from 'vitest';
import { SLICE_MS } from '../../../../sim/world/cores/scenario';
import { forkSlice } from '../../sim-slice';
import { otherCuts } from './other-cuts';

// Pixi reads the browser's user agent as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

test('a fork of the other state is drawn as cut once it is, and not before', () => {
  const day = 24 * 3_600_000;
  const at = Date.parse('2026-03-03T08:53:26.800Z');
  const slice = forkSlice('northwall', Math.floor(at / SLICE_MS));
  const found = Array.from({ length: 40 }, (_, i) => forkSlice('northwall', slice.index - day / SLICE_MS + i));
  const other = found.find(({ forks }) => forks.some(({ runs }) => runs.some(({ corr }) => corr !== null)));
  if (!other) throw new Error('No fork is cut in an hour.');
  const cuts = other.forks.flatMap(({ runs }) =>
    runs.flatMap(({ corr, to }) => (corr === null ? [] : [to - other.start])),
  );
  const first = Math.min(...cuts);
  const drawn = (now: number) => otherCuts(slice, other, now).length;
  expect([drawn(first - 1), drawn(first), drawn(Math.max(...cuts))]).toEqual([
    0,
    cuts.filter((cut) => cut === first).length,
    cuts.length,
  ]);
});
