import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Clock } from '../../clock/clock';
import { browserTime } from '../../clock/time-source';
import type { Dashboard } from '../../dashboards/contract';
import { originalOf } from '../../session/address/original-world';
import { Session } from '../../session/session';
import type { World } from '../../session/world';
import { readFork } from '../../sim/world/fork';
import { AUTO_MS, MAX_KEPT } from './newest-first';
import { forgetRecorder, Recorder, recorderOf } from './recorder';

const T = 1_772_528_400_000;
const FRAME_MS = 16;

let now: number;
let entries: Map<string, string>;

beforeEach(() => {
  now = T;
  entries = new Map();
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance', 'Date'],
    now: T,
  });
  // Cryptography of a browser takes real time, which does not pass here.
  vi.stubGlobal('crypto', undefined);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('requestAnimationFrame', (turn: () => void) => setTimeout(turn, FRAME_MS));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const dashboard = {
  id: 'one',
  version: 1,
  settings: { cycleDays: 4 },
  state: (seed: string, t: number, settings: unknown) => ({ seed, t, settings }),
} as unknown as Dashboard;

function world(rate?: number): World {
  return { name: 'hall-4', cycleDays: 7, clock: new Clock(browserTime, rate === undefined ? {} : { at: now, rate }) };
}

const sessionOf = (shown: World) => new Session({ original: originalOf(shown), clock: shown.clock });
const off = () => entries.set('northwall.snapshots', '{"version":1,"value":false}');
const dataOf = ({ recording }: Recorder) => JSON.parse(recording.snapshots[0]?.text ?? '').entries[0].data;

describe('by hand', () => {
  test('a snapshot is of the instant at which it was asked for, under the world’s settings', async () => {
    off();
    const recorder = new Recorder(sessionOf(world()), [dashboard, dashboard]);
    const done = recorder.capture();
    expect(recorder.recording.isBusy).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    await done;
    expect(recorder.recording).toMatchObject({ isBusy: false, snapshots: [{ n: 1, ts: T, world: 'hall-4' }] });
    expect(dataOf(recorder)).toEqual({ seed: 'hall-4', t: T, settings: { cycleDays: 7 } });
  });

  test('what the visitor chose in a panel holds for the snapshot', async () => {
    off();
    const session = sessionOf(world());
    session.change({ retention: 60 });
    const recorder = new Recorder(session, [{ ...dashboard, settings: { cycleDays: 4, retention: 240 } }]);
    void recorder.capture();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(dataOf(recorder).settings).toEqual({ cycleDays: 7, retention: 60 });
  });

  test('a second press while one is being taken takes no second', async () => {
    off();
    const recorder = new Recorder(sessionOf(world()), [dashboard]);
    void recorder.capture();
    void recorder.capture();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(recorder.recording.snapshots).toHaveLength(1);
  });

  test('one that fails keeps none of the next from being taken', async () => {
    off();
    const failing = vi.fn((): never => {
      throw new Error('planted');
    });
    const session = sessionOf(world());
    const recorder = new Recorder(session, [dashboard]);
    const { clock } = session;
    const now = vi.spyOn(clock, 'now').mockImplementation(failing);
    await expect(recorder.capture()).rejects.toThrow('planted');
    now.mockRestore();
    void recorder.capture();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(recorder.recording).toMatchObject({ isBusy: false, snapshots: [{ n: 1 }] });
  });
});

describe('by itself', () => {
  test('one every 15 s of real time, the newest 20 of them, until it is switched off', async () => {
    const recorder = new Recorder(sessionOf(world()), [dashboard]);
    expect(recorder.recording.isAuto).toBe(true);
    expect(recorder.msToNext).toBe(AUTO_MS);
    await vi.advanceTimersByTimeAsync(AUTO_MS - 1);
    expect(recorder.recording.snapshots).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(AUTO_MS * 30);
    expect(recorder.recording.snapshots).toHaveLength(MAX_KEPT);
    expect(recorder.recording.snapshots.map(({ n }) => n)).toEqual(Array.from({ length: MAX_KEPT }, (_, i) => 30 - i));
    expect(recorder.recording.snapshots[0]?.ts).toBe(T + AUTO_MS * 30);
    recorder.setAuto(false);
    expect(recorder.msToNext).toBeUndefined();
    await vi.advanceTimersByTimeAsync(AUTO_MS * 3);
    expect(recorder.recording.snapshots[0]?.n).toBe(30);
    recorder.clear();
    expect(recorder.recording.snapshots).toEqual([]);
  });

  test('the first does not keep a visitor waiting who looks at the list, where it is on', async () => {
    const recorder = new Recorder(sessionOf(world()), [dashboard]);
    recorder.captureFirst();
    await vi.advanceTimersByTimeAsync(1_000);
    recorder.captureFirst();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(recorder.recording.snapshots).toHaveLength(1);
    recorder.setAuto(false);
    const quiet = new Recorder(sessionOf(world()), [dashboard]);
    quiet.captureFirst();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(quiet.recording.snapshots).toHaveLength(0);
  });

  test('a world that is paused is taken for a visitor who looks at the list and by no timer', async () => {
    const recorder = new Recorder(sessionOf(world(0)), [dashboard]);
    await vi.advanceTimersByTimeAsync(AUTO_MS * 5);
    expect([recorder.recording.snapshots.length, recorder.msToNext]).toEqual([0, undefined]);
    recorder.captureFirst();
    await vi.advanceTimersByTimeAsync(AUTO_MS * 5);
    expect(recorder.recording.snapshots).toHaveLength(1);
    recorder.setAuto(false);
  });

  test('on a kiosk the next visitor finds nothing of the last, and no timer goes on', async () => {
    const session = sessionOf(world());
    const first = recorderOf(session, [dashboard]);
    await vi.advanceTimersByTimeAsync(AUTO_MS + 1_000);
    expect(first.recording.snapshots).toHaveLength(1);
    forgetRecorder(session);
    await vi.advanceTimersByTimeAsync(AUTO_MS * 3);
    expect(first.recording.snapshots).toEqual([]);
    expect(recorderOf(session, [dashboard]).recording.snapshots).toEqual([]);
    forgetRecorder(session);
  });

  test('whether it is on is kept for the next visit', () => {
    const recorder = new Recorder(sessionOf(world()), [dashboard]);
    recorder.setAuto(false);
    expect(entries.get('northwall.snapshots')).toBe('{"version":1,"value":false}');
    expect(new Recorder(sessionOf(world()), [dashboard]).recording.isAuto).toBe(false);
    recorder.setAuto(true);
    expect(entries.get('northwall.snapshots')).toBe('{"version":1,"value":true}');
    recorder.setAuto(false);
  });

  test.each(['{"version":1,"value":"yes"}', '{"version":9,"value":false}', '{'])(
    'what is stored and cannot be read, %s, counts as nothing',
    (text) => {
      entries.set('northwall.snapshots', text);
      const recorder = new Recorder(sessionOf(world()), [dashboard]);
      expect(recorder.recording.isAuto).toBe(true);
      recorder.setAuto(false);
    },
  );
});

test('a fork of the world has the same recorder, which keeps what it has and goes on under the name of the fork', async () => {
  const session = sessionOf(world(0));
  const recorder = recorderOf(session, [dashboard]);
  const take = async () => {
    const taken = recorder.capture();
    await vi.advanceTimersByTimeAsync(1_000);
    await taken;
  };
  await take();
  // Fork chosen on a page without the panel.
  session.change({ fork: readFork('no-1').edits });
  await take();
  session.change({ fork: [] });
  expect(recorderOf(session, [dashboard])).toBe(recorder);
  await take();
  expect(recorder.recording.snapshots.map(({ world }) => world)).toEqual(['hall-4', 'hall-4~no-1', 'hall-4']);
  forgetRecorder(session);
});
