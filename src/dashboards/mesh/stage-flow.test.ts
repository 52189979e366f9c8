import { describe, expect, test } from 'vitest';
import { type MeshState, meshAt } from './sim';
import { type Flow, follow } from './stage-flow';
import { meshTable } from './table';

const FROM = 1_772_528_400_000;
const at = (t: number) => meshAt('northwall', t);
const ids = (flow: Flow) => flow.shown.map(({ batch }) => batch.id);

/** The readings of two slices, each with what is drawn after it. */
function walk(): { state: MeshState; flow: Flow; before: Flow }[] {
  let flow = follow(undefined, at(FROM));
  return Array.from({ length: 900 }, (_, i) => {
    const before = flow;
    const state = at(FROM + (i + 1) * 200);
    flow = follow(before, state);
    return { state, flow, before };
  });
}

describe('what is drawn', () => {
  const steps = walk();

  test('is the rows of the table that are drawn as markers, in their order', () => {
    const markers = (state: MeshState) => meshTable(state).rows.filter(({ cells }) => cells.at(-1) === 'marker');
    for (const { state, flow } of steps) expect(ids(flow)).toEqual(markers(state).map(({ key }) => key));
  });

  test('is all there at once in a first picture and after a jump', () => {
    for (const flow of [follow(undefined, at(FROM)), follow(follow(undefined, at(FROM)), at(FROM + 60_000))]) {
      expect(new Set(flow.shown.map(({ from }) => from))).toEqual(new Set([Number.NEGATIVE_INFINITY]));
      expect(flow.leaving).toEqual([]);
    }
  });

  test('appears at the reading from which it is shown, and goes from the one at which others are ahead of it', () => {
    let [came, went] = [0, 0];
    for (const { state, flow, before } of steps) {
      const former = new Set(ids(before));
      for (const { batch, from } of flow.shown) {
        if (former.has(batch.id)) expect(from).toBeLessThan(state.ts);
        else expect(from).toBe(state.ts);
        came += Number(!former.has(batch.id));
      }
      const now = new Set([...ids(flow), ...flow.leaving.map(({ batch }) => batch.id)]);
      for (const { batch } of before.shown) expect(now.has(batch.id)).toBe(batch.ts + batch.life > state.ts);
      for (const { hide } of flow.leaving) expect(hide).toBe(state.ts);
      went += flow.leaving.length;
    }
    expect(came).toBeGreaterThan(500);
    expect(went).toBeGreaterThan(20);
  });

  test('stays as it was when the same reading comes again', () => {
    for (const { state, flow } of steps.slice(0, 100)) expect(follow(flow, state)).toEqual(flow);
  });
});
