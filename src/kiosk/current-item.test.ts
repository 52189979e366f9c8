import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phaseStart, SLICE_MS } from '../sim/world/cores/scenario';
import { incidentsBetween } from '../sim/world/incidents/incidents';
import { CUE_MS, currentItemAt, itemForTile, type PlaylistItem } from './current-item';
import { stepsPassed } from './incident-steps';
import { STANDARD_SHOW } from './playlist-codec';
import { SHOW_SCENES, type ShowSceneName } from './scenes';
import { incidentAtHand, tellingAt } from './telling';

const SEED = 'northwall';
const AT = Date.UTC(2026, 2, 3, 9);

const item = (name: ShowSceneName, seconds: number): PlaylistItem => ({ subject: { kind: 'scene', name }, seconds });
const items = fc
  .tuple(fc.constantFrom(...SHOW_SCENES), fc.integer({ min: 5, max: 300 }))
  .map(([name, s]) => item(name, s));
const playlists = fc.array(items, { minLength: 1, maxLength: 8 });
const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });

test('at every instant one item is on: those before and after it join without gap or overlap', () => {
  fc.assert(
    fc.property(playlists, instants, fc.constantFrom(0, 0.5, 1, 10), (play, t, rate) => {
      const on = currentItemAt(play, SEED, t, rate);
      expect(on.start).toBeLessThanOrEqual(t);
      expect(on.end).toBeGreaterThan(t);
      expect(play[on.index]).toBe(on.item);
      expect(currentItemAt(play, SEED, on.start, rate)).toEqual(on);
      const next = currentItemAt(play, SEED, on.end, rate);
      expect(next.start).toBe(on.end);
      expect(next.index).toBe((on.index + 1) % play.length);
    }),
  );
});

test('an item without an incident beside it is on for its own seconds', () => {
  const play = [item('forks', 90), item('figures', 30)];
  const { start, end, item: on } = currentItemAt(play, SEED, AT);
  expect(end - start).toBe(on.seconds * 1_000);
  const fast = currentItemAt(play, SEED, AT, 10);
  expect(fast.end - fast.start).toBe(fast.item.seconds * 10_000);
});

test('in the standard show an incident comes six seconds into every incident scene, most within eval, and no scene shrinks below 8 s', () => {
  let t = AT;
  let scenes = 0;
  let inEval = 0;
  while (scenes < 50) {
    const on = currentItemAt(STANDARD_SHOW, SEED, t);
    expect(on.end - on.start).toBeGreaterThanOrEqual(8_000);
    if (on.item.subject.kind === 'scene' && on.item.subject.name === 'incident') {
      scenes++;
      const onset = on.start + CUE_MS;
      expect(incidentsBetween(SEED, onset - 1, onset)).toHaveLength(1);
      const since = onset % SLICE_MS;
      if (since >= phaseStart('eval') && since < phaseStart('rollback')) inEval++;
      expect(on.end - on.start).toBe(30_000);
    }
    t = on.end;
  }
  // A few scenes have no incident within eval in reach.
  expect(inEval).toBeGreaterThanOrEqual(45);
});

test('an incident is told step by step and is whole within its scene, unless another comes', () => {
  const play = [item('forks', 100), item('incident', 20)];
  let on = currentItemAt(play, SEED, AT);
  if (on.index === 0) on = currentItemAt(play, SEED, on.end);
  const { incident } = tellingAt(SEED, { ...on, speed: 1 }, on.start);
  expect(stepsPassed(incident, on.start)).toBe(0);
  expect(stepsPassed(incident, incident.onset)).toBe(1);
  expect(stepsPassed(incident, incident.recovered)).toBe(5);
});

test('the floor counts to the next incident, and from its onset until it has recovered', () => {
  const first = incidentAtHand(SEED, AT);
  expect(incidentAtHand(SEED, first.onset - 1)).toEqual(first);
  expect(incidentAtHand(SEED, first.onset)).toEqual(first);
  expect(incidentAtHand(SEED, first.recovered - 1)).toEqual(first);
  expect(incidentAtHand(SEED, first.recovered).onset).toBeGreaterThan(first.onset);
});

test('screens among which the items are dealt out all show another item at once', () => {
  const on = currentItemAt(STANDARD_SHOW, SEED, AT);
  const items = [1, 2, 3, 4, 5].map((tile) => itemForTile(STANDARD_SHOW, on, tile).item);
  expect(items[0]).toBe(on.item);
  expect(new Set(items).size).toBe(5);
});
