import { expect, test } from 'vitest';
import { DEFAULTS, machinesAt } from './sim';
import { motionOf } from './sim-leg';
import { asideAt, asideRules, belowAt } from './stage-aside';
import { earlierAt } from './stage-earlier';
import { BELOW, layoutFields, type MachineField, ON_PAGE, wordsEnd } from './stage-layout';

/** No interlock vetoes this incident: the Tern acts on its proposal. */
const FORK = 'northwall~never-qdsa8';
const T = Date.parse('2026-03-03T08:53:26.800Z');

const field = layoutFields(
  { width: 1_800, height: 700, scale: 1, resolution: 1 } as never,
  'tern',
  ON_PAGE,
)[0] as MachineField;
const motion = motionOf(FORK, 'tern', []);
const drawn = (ms: number, bracketed = false) => asideAt(motion, T + ms, field, 1, bracketed);

test('a machine is drawn as far from its track as the table says, at the scale of its field', () => {
  for (let ms = 1_000; ms < 3_000; ms += 200) {
    const t = Math.floor((T + ms) / 200) * 200;
    const said = machinesAt(FORK, t, DEFAULTS).machines[0]?.astray?.off;
    const aside = asideAt(motion, t, field, 1, false);
    expect(aside?.off.toFixed(2)).toBe(said?.toFixed(2));
    if (!aside?.broken) expect(aside?.px).toBeCloseTo((aside?.off ?? 0) * field.pxPerMetre, 9);
  }
  const short = drawn(1_000);
  expect(short?.broken).toBe(false);
  const track = (short?.field.ground ?? 0) + (short?.px ?? 0);
  expect(Math.max(...asideRules(short as never, 1).map(({ y, height }) => y + height))).toBeCloseTo(track + 1, 6);
});

test('where there is no room for all of the distance the line is broken and stays in the field; on its track there is none', () => {
  const far = drawn(20_000);
  expect(far).toMatchObject({ broken: true });
  expect((far?.field.ground ?? 0) + (far?.px ?? 0)).toBeLessThan(field.y + field.height);
  expect(far?.field.top).toBeGreaterThanOrEqual(wordsEnd(field));
  expect(drawn(-10_000)).toBeUndefined();
  expect(drawn(240_000)).toBeUndefined();
});

test('a distance below the ruler, of a cut or to another machine, has its room', () => {
  for (const ms of [1_000, 3_000, 20_000]) {
    const aside = drawn(ms, true);
    expect(aside?.px).toBeGreaterThan(0);
    expect((aside?.field.ruler ?? 0) + (aside?.px ?? 0) + BELOW).toBeLessThanOrEqual(field.y + field.height);
  }
});

test('earlier positions are nearer to the track, by as much as they were, and none is beyond it', () => {
  const t = T + 4_000;
  const now = asideAt(motion, t, field, 1, false);
  const below = earlierAt(motion, t).map((each) => belowAt(motion, each.t, now));
  expect([...below].sort((a, b) => a - b)).toEqual(below);
  expect(below[0]).toBeGreaterThan(1);
  expect(below.at(-1)).toBeLessThanOrEqual(now?.px ?? 0);
});
