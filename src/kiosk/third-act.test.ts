import { expect, test } from 'vitest';
import { incidentsBetween } from '../sim/world/incidents';
import { incidentTold } from './incident-steps';
import { STANDARD_SHOW } from './items';
import { CUE_MS, currentItemAt } from './playlist';
import { ACT_MS, shownInstant, thirdActOf } from './third-act';

const SEED = 'northwall';

/** The incident scenes of the standard show from an instant on. */
function scenes(count: number, from = Date.UTC(2026, 2, 3, 9)) {
  const found = [];
  for (let t = from; found.length < count; ) {
    const on = currentItemAt(STANDARD_SHOW, SEED, t);
    const { subject } = on.item;
    if (subject.kind === 'scene' && subject.name === 'incident') found.push(on);
    t = on.end;
  }
  return found;
}

test('every incident scene of the standard show has room for its third act and for the sentence after it', () => {
  for (const { start, end } of scenes(60)) {
    const incident = incidentTold(SEED, start, start);
    const act = thirdActOf(SEED, incident, end, 1);
    if (!act) throw new Error('no third act');
    expect(act.start).toBeGreaterThanOrEqual(incident.rolledBack);
    expect(act.end - act.start).toBe(ACT_MS);
    expect(end - act.end).toBeGreaterThanOrEqual(2_000);
  }
});

test('a scene tells the incident of its cue to its end, whatever else comes meanwhile', () => {
  let others = 0;
  for (const { start, end } of scenes(60)) {
    const { id } = incidentTold(SEED, start, start);
    const later = incidentsBetween(SEED, start + CUE_MS, end - 1 + CUE_MS).length;
    others += later;
    expect(incidentTold(SEED, start, end - 1).id).toBe(id);
  }
  expect(others).toBeGreaterThan(0);
});

test('the third act goes back to the veto and runs from there to the recovery of the other world, in ten real seconds', () => {
  const { start: began, end } = scenes(1)[0] as { start: number; end: number };
  const incident = incidentTold(SEED, began, began);
  for (const speed of [0.5, 1, 10]) {
    const act = thirdActOf(SEED, incident, end + 1_000_000, speed);
    if (!act) throw new Error('no third act');
    const { start, never } = act;
    const at = (real: number) => shownInstant(incident, act, start + real * speed);
    expect(shownInstant(incident, act, start - 1)).toBe(start - 1);
    expect(at(0)).toBe(start);
    expect(Math.min(...Array.from({ length: 101 }, (_, i) => at(i * 100)))).toBeGreaterThanOrEqual(incident.vetoed);
    expect(at(700)).toBeLessThan(incident.vetoed + 200);
    const forwards = Array.from({ length: 93 }, (_, i) => at(700 + i * 100));
    expect(forwards).toEqual([...forwards].sort((a, b) => a - b));
    expect([at(ACT_MS), at(ACT_MS + 60_000)]).toEqual([never.recovered, never.recovered]);
  }
});

test('where no interlock vetoed the incident there is no third act', () => {
  const { start, end } = scenes(1)[0] as { start: number; end: number };
  const { n } = incidentTold(SEED, start, start);
  const world = `${SEED}~never-${n.toString(36)}`;
  expect(thirdActOf(world, incidentTold(world, start, start), end, 1)).toBeUndefined();
});
