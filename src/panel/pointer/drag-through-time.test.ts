import { expect, test, vi } from 'vitest';
import { Clock } from '../../clock/clock';
import { dragThroughTime } from './drag-through-time';

const source = { now: () => 90_000 };

/** A held drawing with 100 ms per CSS px, to the right or upwards, on a page with a clock. */
function heldDrawing({
  upright = false,
  start = {},
  pausedAt,
}: {
  upright?: boolean;
  start?: object;
  pausedAt?: number;
} = {}) {
  const dataset: Record<string, string> = {};
  const element = Object.assign(new EventTarget(), { dataset, setPointerCapture: () => {} });
  const clock = new Clock(source, start);
  const status = { isPaused: pausedAt !== undefined };
  const feed = {
    stage: {
      placeOf: (place: unknown) => place,
      scene: {
        dragged: (dx: number, dy: number) => (upright ? dy - dx : -dx) * 100,
        selectableAt: () => 'inc-1',
      },
    },
    status,
    display: pausedAt === undefined ? undefined : { t: pausedAt },
    resume: () => {
      status.isPaused = false;
    },
    pause: vi.fn(),
  };
  const select = vi.fn();
  const unsubscribe = dragThroughTime(element as never, feed as never, clock, select);
  const send =
    (pointerType: string) =>
    (type: string, clientX: number, clientY: number, buttons = 1) =>
      element.dispatchEvent(
        Object.assign(new Event(type), { pointerType, pointerId: 1, button: 0, buttons, clientX, clientY }),
      );
  return { clock, dataset, feed, select, leave: unsubscribe, finger: send('touch'), mouse: send('mouse') };
}

test('a finger that scrolls seeks nothing, also one that strays sideways on its way', () => {
  const { clock, select, finger } = heldDrawing();
  finger('pointerdown', 100, 300);
  finger('pointermove', 104, 296);
  finger('pointermove', 160, 200);
  expect(clock.state.mode).toBe('live');
  finger('pointerup', 160, 200);
  expect([clock.state.mode, select.mock.calls]).toEqual(['live', []]);
});

test('where time runs upwards, no swipe seeks, but a tap still selects and a mouse still drags', () => {
  const { clock, select, finger, mouse } = heldDrawing({ upright: true });
  for (const [x, y] of [
    [100, 200],
    [180, 300],
  ] as const) {
    finger('pointerdown', 100, 300);
    finger('pointermove', x, y);
    finger('pointerup', x, y);
  }
  expect(clock.state.mode).toBe('live');
  finger('pointerdown', 100, 300);
  finger('pointerup', 101, 301);
  expect(select.mock.calls).toEqual([['inc-1']]);
  mouse('pointerdown', 100, 300);
  mouse('pointermove', 100, 200);
  expect(clock.now()).toBe(80_000);
});

test('a finger along time drags, and the browser’s taking it for a scroll undoes the drag', () => {
  for (const [start, mode, at] of [
    [{}, 'live', 90_000],
    [{ at: 50_000, rate: 60 }, 'playing', 50_000],
    [{ at: 50_000, rate: 0 }, 'paused', 50_000],
  ] as const) {
    const { clock, finger } = heldDrawing({ start });
    const { rate } = clock.state;
    finger('pointerdown', 100, 300);
    finger('pointermove', 120, 303);
    expect([clock.state.mode, clock.now()]).toEqual(['paused', at - 2_000]);
    finger('pointercancel', 120, 303);
    expect([clock.state.mode, clock.now(), clock.state.rate]).toEqual([mode, at, rate]);
  }
});

test('a paused panel whose drag is undone is paused at its instant again', () => {
  const { clock, feed, finger } = heldDrawing({ pausedAt: 40_000 });
  finger('pointerdown', 100, 300);
  finger('pointermove', 120, 300);
  expect(clock.now()).toBe(38_000);
  finger('pointercancel', 120, 300);
  expect([clock.state.mode, feed.pause.mock.calls]).toEqual(['live', [[40_000]]]);
});

test('whoever pauses the world while a pointer is held finds it paused after the click or the drag', () => {
  for (const dx of [0, 20]) {
    const { clock, mouse } = heldDrawing({ start: { at: 50_000, rate: 60 } });
    mouse('pointerdown', 100, 300);
    mouse('pointermove', 100 + dx, 300);
    clock.pause();
    mouse('pointerup', 100 + dx, 300);
    expect(clock.state.mode).toBe('paused');
  }
});

test('a drag is over once Pause or Go live acts: what the pointer does then moves nothing', () => {
  for (const [act, mode, at] of [
    [(clock: Clock) => clock.pause(), 'paused', 48_000],
    [(clock: Clock) => clock.goLive(), 'live', 90_000],
  ] as const) {
    const { clock, dataset, mouse } = heldDrawing({ start: { at: 50_000, rate: 60 } });
    mouse('pointerdown', 100, 300);
    mouse('pointermove', 120, 300);
    act(clock);
    mouse('pointermove', 160, 300);
    mouse('pointermove', 170, 300);
    expect([clock.state.mode, clock.now(), dataset.dragging]).toEqual([mode, at, undefined]);
    mouse('pointerup', 170, 300);
    expect([clock.state.mode, clock.now()]).toEqual([mode, at]);
  }
});

test('a mouse that was pressed here and released elsewhere drags nothing as it comes back, and can press again', () => {
  const { clock, select, dataset, mouse } = heldDrawing();
  mouse('pointerdown', 100, 300);
  mouse('pointermove', 101, 300);
  mouse('pointermove', 160, 300, 0);
  mouse('pointermove', 170, 300, 0);
  expect([clock.state.mode, dataset.dragging, select.mock.calls]).toEqual(['live', undefined, []]);
  mouse('pointerdown', 100, 300);
  mouse('pointermove', 120, 300);
  expect(clock.now()).toBe(88_000);
});

test('a panel that gets another feed during a drag is as if nobody had held it, and answers the pointer no more', () => {
  const { clock, dataset, leave: unsubscribe, mouse } = heldDrawing();
  mouse('pointermove', 90, 300);
  mouse('pointerdown', 100, 300);
  mouse('pointermove', 120, 300);
  expect([dataset, clock.state.mode]).toEqual([{ film: 'true', dragging: 'true' }, 'paused']);
  unsubscribe();
  expect([dataset, clock.state.mode]).toEqual([{}, 'playing']);
  mouse('pointermove', 140, 300);
  expect(dataset).toEqual({});
});
