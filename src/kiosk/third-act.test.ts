import { expect, test } from 'vitest';
import { incidentsBetween } from '../sim/world/incidents/incidents';
import { CUE_MS, currentItemAt } from './current-item';
import { endSentence, stepName } from './incident-steps';
import { STANDARD_SHOW } from './playlist-codec';
import { tellingAt } from './telling';
import { ACT_MS, drawnInstant, thirdActOf } from './third-act';

const SEED = 'northwall';

/** Returns incident scenes of the standard show from an instant on. */
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

/** Returns the incident that a scene tells at its start. */
const toldIn = ({ start, end }: { start: number; end: number }, world = SEED) =>
  tellingAt(world, { start, end, speed: 1 }, start);

test('every incident scene of the standard show has room for its third act and for the sentence after it', () => {
  for (const scene of scenes(60)) {
    const { incident, act } = toldIn(scene);
    if (!act) throw new Error('no third act');
    expect(act.start).toBeGreaterThanOrEqual(incident.rolledBack);
    expect(act.end - act.start).toBeGreaterThanOrEqual(ACT_MS.least);
    expect(scene.end - act.end).toBeGreaterThanOrEqual(2_000);
  }
});

test('a scene tells the incident of its cue to its end, whatever else comes meanwhile', () => {
  let others = 0;
  for (const { start, end } of scenes(60)) {
    const told = (t: number) => tellingAt(SEED, { start, end, speed: 1 }, t).incident;
    others += incidentsBetween(SEED, start + CUE_MS, end - 1 + CUE_MS).length;
    expect(told(start).onset).toBe(start + CUE_MS);
    expect(told(end - 1)).toEqual(told(start));
  }
  expect(others).toBeGreaterThan(0);
});

test('to a visitor who stays beyond the scene’s end, the incidents from then on are told to their recovery', () => {
  for (const { start, end } of scenes(10)) {
    const scene = { start, end, speed: 1 };
    expect(tellingAt(SEED, scene, end - 1)).toEqual(tellingAt(SEED, scene, start));
    const { incident, act } = tellingAt(SEED, scene, end + 120_000);
    expect(incident.onset).toBeGreaterThanOrEqual(end);
    if (act) expect(act.start).toBeGreaterThan(incident.recovered);
  }
});

test.each([
  [30, 1],
  [120, 1],
  [120, 0.5],
  [120, 10],
])('in a scene of %i s at %d× nothing stands still for more than six seconds', (seconds, speed) => {
  for (const { start } of scenes(3)) {
    const scene = { start, end: start + seconds * 1_000 * speed, speed };
    let moved = start;
    let before = Number.NaN;
    for (let t = start; t < scene.end; t += 500 * speed) {
      const { incident, act } = tellingAt(SEED, scene, t);
      const instant = drawnInstant(incident, act, t);
      if (instant !== before) moved = t;
      before = instant;
      expect(t - moved).toBeLessThanOrEqual(6_000 * speed);
    }
  }
});

test('the third act goes back to the veto and runs from there to the recovery of the other world', () => {
  const scene = scenes(1)[0] as { start: number; end: number };
  const { incident } = toldIn(scene);
  for (const speed of [0.5, 1, 10]) {
    const act = thirdActOf(SEED, incident, scene.end + 1_000_000, speed);
    if (!act) throw new Error('no third act');
    const { start, unvetoed } = act;
    expect(act.end - start).toBe(ACT_MS.most * speed);
    const at = (share: number) => drawnInstant(incident, act, start + share * ACT_MS.most * speed);
    expect(drawnInstant(incident, act, start - 1)).toBe(start - 1);
    expect(at(0)).toBe(start);
    expect(Math.min(...Array.from({ length: 101 }, (_, i) => at(i / 100)))).toBeGreaterThanOrEqual(incident.ended);
    expect(at(0.07)).toBeLessThan(incident.ended + 200);
    const forwards = Array.from({ length: 94 }, (_, i) => at((7 + i) / 100));
    expect(forwards).toEqual([...forwards].sort((a, b) => a - b));
    expect([at(1), at(4)]).toEqual([unvetoed.recovered, unvetoed.recovered]);
  }
});

test('where no interlock vetoed the incident, none has the credit and there is no third act', () => {
  const scene = scenes(1)[0] as { start: number; end: number };
  const { incident } = toldIn(scene);
  expect([stepName(incident, 'ended'), endSentence(incident)]).toEqual([
    'Vetoed',
    expect.stringMatching(/ caught it\.$/),
  ]);
  const { incident: never, act } = toldIn(scene, `${SEED}~never-${incident.n.toString(36)}`);
  expect([stepName(never, 'ended'), endSentence(never)]).toEqual(['Ended', 'The pod’s watchdog ended it.']);
  expect(act).toBeUndefined();
});
