import { expect, test } from 'vitest';
import { AT_ONCE, NEVER } from '../../plot/grammar/motion';
import { flowOf } from './drawing-flow';
import { meshAt } from './sim';
import { meshTable } from './table';

const FROM = 1_772_528_400_000;

/** Readings of two slices. */
const states = Array.from({ length: 901 }, (_, i) => meshAt('northwall', FROM + i * 200));
const markersOf = (i: number) => {
  const table = meshTable(states[i] as (typeof states)[number]);
  return table.rows.filter(({ cells }) => cells.at(-1) === 'shape').map(({ key }) => key);
};

test('a reading that follows none draws the rows of the table that are markers, in their order, all there at once', () => {
  states.forEach((state, i) => {
    const flow = flowOf(state);
    expect(flow.map(({ batch }) => batch.id)).toEqual(markersOf(i));
    for (const { from, hide } of flow) expect([from, hide]).toEqual([AT_ONCE, NEVER]);
  });
});

test('a batch appears at the reading from which it is shown, and goes from the one at which others are ahead of it', () => {
  let [came, went] = [0, 0];
  states.slice(1).forEach((state, i) => {
    const flow = flowOf(state, states[i]);
    const [earlier, now] = [new Set(markersOf(i)), markersOf(i + 1)];
    const shown = flow.slice(0, now.length);
    const leaving = flow.slice(now.length);
    expect(shown.map(({ batch }) => batch.id)).toEqual(now);
    for (const { batch, from } of shown) expect(from).toBe(earlier.has(batch.id) ? AT_ONCE : state.ts);
    const present = new Set(state.batches.map(({ id }) => id));
    const gone = [...earlier].filter((id) => present.has(id) && !now.includes(id));
    expect(leaving.map(({ batch, hide }) => [batch.id, hide])).toEqual(gone.map((id) => [id, state.ts]));
    came += now.filter((id) => !earlier.has(id)).length;
    went += leaving.length;
  });
  expect(came).toBeGreaterThan(500);
  expect(went).toBeGreaterThan(20);
});
