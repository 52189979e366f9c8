import { expect, test } from 'vitest';
import { Clock } from '../clock/clock';
import type { RealTime } from '../clock/time-source';
import { HOUR_MS } from '../sim/words/time';
import { healthLine, withError, withLoad, withReload } from './health';
import { CAPTION_DEGREES, pixelShift, rootSize, seenInReach } from './size';
import { correctedTime, kioskClock, visitStart } from './time';
import { wallPicture } from './wall';
import { isBreak, minimumUptime, neededReload, type Observation, waitingReload } from './watchdog';

const AT = Date.UTC(2026, 2, 3, 9);

/** Returns a computer whose clock shows `wall`. */
const computer = (wall: number): RealTime => ({ now: () => wall });

/** Returns the clock of a show. */
function clockOf(real: RealTime, course: Parameters<typeof kioskClock>[1]): Clock {
  const { time, start } = kioskClock(real, course);
  const clock = new Clock(computer(0));
  clock.restart(time, start);
  return clock;
}

/** Returns the world's instant on a screen that was loaded when its clock showed `wall`. */
function worldAt(
  wall: number,
  course: { loop?: number; offset?: number; anchor?: number | undefined; rate?: number },
): number {
  const whole = { at: AT, rate: 10, anchor: AT, offset: 0, loop: undefined, ...course };
  return clockOf(computer(wall), whole).now();
}

test('two loads of an anchored address agree, and the offset puts a wrong clock right', () => {
  expect(worldAt(AT + 6_000, {})).toBe(AT + 60_000);
  expect(worldAt(AT + 4_500, { offset: 1_500 })).toBe(AT + 60_000);
});

test('a world with a loop begins again, at the same moment on every screen', () => {
  expect(worldAt(AT + 599_000, { loop: 600 })).toBe(AT + 5_990_000);
  expect(worldAt(AT + 601_000, { loop: 600 })).toBe(AT + 10_000);
  expect(worldAt(AT - 1_000, { loop: 600 })).toBe(AT + 5_990_000);
  const loads = [1_000, 601_000, 3_601_000].map((ms) => worldAt(AT + ms, { loop: 600, anchor: undefined }));
  expect(loads).toEqual([AT + 10_000, AT + 10_000, AT + 10_000]);
});

test('a visitor’s clock that runs goes on where the show begins again', () => {
  let wall = AT + 590_000;
  const real = { now: () => wall };
  const course = { at: AT, rate: 1, anchor: AT, offset: 0, loop: 600 };
  const show = clockOf(real, course);
  const visit = new Clock(correctedTime(real, 0), visitStart(show));
  expect(visit.now()).toBe(show.now());
  wall += 20_000;
  expect(show.now()).toBe(AT + 10_000);
  expect(visit.now()).toBe(AT + 610_000);
});

test('a visitor of a show that starts again without an anchor returns to the computer’s present', () => {
  const wall = AT + 3 * HOUR_MS;
  const course = { at: AT, rate: 1, offset: 1_500, loop: 600 };
  const show = clockOf(computer(wall), course);
  const visit = new Clock(correctedTime(computer(wall), course.offset), visitStart(show));
  expect([visit.now(), visit.state]).toEqual([show.now(), show.state]);
  // The show's own pages say how far they are from the present.
  expect(Math.abs(show.present() - wall)).toBeLessThan(600_000);
  visit.goLive();
  expect(visit.now()).toBe(wall + 1_500);
});

test('each pass of a world that starts again has a number of its own', () => {
  const passAt = (wall: number, loop?: number) =>
    kioskClock(computer(wall), { at: AT, anchor: AT, offset: 0, loop }).time.pass();
  expect([-1, 0, 599_999, 600_000, 1_200_000].map((ms) => passAt(AT + ms, 600))).toEqual([-1, 0, 0, 1, 2]);
  expect(passAt(AT + 600_000)).toBe(0);
});

test.each([
  [3, 65, 3_840, 2_160],
  [1, 24, 1_920, 1_080],
  [5, 98, 2_160, 3_840],
])(
  'from %s m, captions of a %s inch screen subtend at least a quarter of a degree',
  (distance, diagonal, width, height) => {
    const caption = 0.75 * rootSize({ distance, diagonal, scale: 1, rotate: 0 }, width, height);
    const mm = (caption * diagonal * 25.4) / Math.hypot(width, height);
    expect((Math.atan(mm / (distance * 1_000)) * 180) / Math.PI).toBeCloseTo(CAPTION_DEGREES, 5);
  },
);

test('what a visitor opens has type for somebody within reach, never larger than the show’s', () => {
  const root = (distance: number) => rootSize({ distance, diagonal: 43, scale: 1, rotate: 0 }, 1_920, 1_080);
  const opened = (distance: number) =>
    rootSize(seenInReach({ distance, diagonal: 43, scale: 1, rotate: 0 }), 1_920, 1_080);
  expect([opened(3), opened(5)]).toEqual([root(1.5), root(1.5)]);
  expect(opened(1)).toBe(root(1));
});

test('the picture stays nowhere for an hour, and within 4 px', () => {
  const places = Array.from({ length: 24 }, (_, i) => pixelShift(AT + (i * HOUR_MS) / 24));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBeGreaterThanOrEqual(8);
  for (const { x, y } of places) expect(Math.max(x, y)).toBeLessThanOrEqual(4);
});

const FINE: Observation = {
  isVisible: true,
  frameAge: 200,
  undrawn: 0,
  heap: 0.1,
  jumped: 0,
  up: HOUR_MS,
  now: AT,
  reloads: [],
};

test('the watchdog lets a show be that is fine, or hidden', () => {
  expect(neededReload(FINE)).toBeUndefined();
  expect(neededReload({ ...FINE, isVisible: false, frameAge: HOUR_MS })).toBeUndefined();
});

test.each([
  ['no frames', { frameAge: 10_001 }, false],
  ['a drawing could not be rebuilt', { undrawn: 60_001 }, false],
  ['memory', { heap: 0.9 }, true],
  ['the clock was changed', { jumped: -HOUR_MS }, true],
] as const)('the watchdog asks for a reload: %s', (why, change, isWaiting) => {
  expect(neededReload({ ...FINE, ...change })).toEqual({ why, isWaiting });
});

test('a reload that can wait comes at the end of the item, even of the only one, and not while a visitor has something open', () => {
  const needed = { began: AT, pass: 0, isVisited: false };
  expect(isBreak(needed, needed)).toBe(false);
  // A world may start again within one item.
  expect(isBreak(needed, { ...needed, pass: 1 })).toBe(true);
  expect(isBreak(needed, { ...needed, began: AT + 60_000, isVisited: true })).toBe(false);
  expect(isBreak(needed, { ...needed, began: AT + 60_000 })).toBe(true);
  const endless = { ...needed, began: undefined };
  expect([isBreak(endless, endless), isBreak(endless, { ...endless, isVisited: true })]).toEqual([true, false]);
});

test('reloads back off, to a quarter of an hour at most, and are forgiven after an hour', () => {
  const reloads = (n: number, at: number) => Array.from({ length: n }, () => ({ at, why: 'memory' }));
  const pauses = [0, 1, 2, 20].map((n) => minimumUptime(reloads(n, AT), AT));
  expect(pauses).toEqual([15_000, 30_000, 60_000, 900_000]);
  expect(minimumUptime(reloads(20, AT - HOUR_MS), AT)).toBe(15_000);
  expect(neededReload({ ...FINE, frameAge: HOUR_MS, up: 20_000, reloads: reloads(1, AT) })).toBeUndefined();
});

test('what was noted while the clock was ahead holds nothing back, and no show began in the future', () => {
  const ahead = Array.from({ length: 6 }, (_, i) => ({ at: AT + (24 + i) * HOUR_MS, why: 'no frames' }));
  expect(minimumUptime(ahead, AT)).toBe(15_000);
  expect(withLoad({ since: AT + HOUR_MS, loads: 1, reloads: ahead, error: '' }, AT).since).toBe(AT);
});

test('a reload waits only while it is needed', () => {
  const moment = { began: AT, pass: 0, isVisited: true };
  const later = { began: AT + 60_000, pass: 0, isVisited: false };
  const memory = { why: 'memory', isWaiting: true };
  const waiting = waitingReload(undefined, memory, moment);
  expect(waitingReload(waiting, { ...memory, why: 'the clock was changed' }, later)).toBe(waiting);
  expect(waitingReload(waiting, undefined, later)).toBeUndefined();
});

test('what is remembered of a show is bounded', () => {
  let record = withLoad(undefined, AT);
  for (let i = 0; i < 100; i++)
    record = withLoad(withReload(withError(record, 'x'.repeat(999)), { at: AT + i, why: 'memory' }), AT + i);
  expect(record).toMatchObject({ since: AT, loads: 101 });
  expect(record.reloads).toHaveLength(20);
  expect(record.reloads.at(-1)?.at).toBe(AT + 99);
  expect(record.error).toHaveLength(200);
  // The same error is not written again, however long it is.
  expect(withError(record, 'x'.repeat(999))).toBe(record);
});

test('health in a line names what could not be read', () => {
  const line = healthLine({
    up: 3_720_000,
    since: 0,
    loads: 2,
    reloads: [],
    frames: 9,
    frameAge: 0,
    heap: 5e7,
    renderer: 'webgl',
    on: 'forks',
    t: AT,
    until: undefined,
    wakeLock: 'held',
    unread: ['hours'],
    problems: ['hours: “9-18” is not two times of day such as 09:00-18:00.'],
    error: '',
  });
  expect(line).toBe('up 1 h 2 min, loads 2, reloads 0, frames 9, heap 50 MB, renderer webgl, not read: hours');
});

test('the screens of a wall show one picture, with what lies behind the bezels left out', () => {
  const wall = { columns: 3, rows: 2 };
  const tiles = [1, 2, 3, 4, 5, 6].map((tile) => wallPicture(wall, { tile, bezel: 20 }, 1_928, 1_088));
  for (const tile of tiles) expect(tile).toMatchObject({ width: 5_808, height: 2_188 });
  expect(tiles.map((tile) => [tile.left, tile.top])).toEqual([
    [0, 0],
    [1_940, 0],
    [3_880, 0],
    [0, 1_100],
    [1_940, 1_100],
    [3_880, 1_100],
  ]);
});
