import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fitKeeper } from '../scripts/kiosk/fit.mjs';
import type { Page } from '../scripts/kiosk/page.mjs';
import { waylandPlace, withTouch, xPlace } from '../scripts/kiosk/place.mjs';
import { readSeen } from '../scripts/kiosk/seen.mjs';

/** Monitor as in the output of `xrandr`, and as a place. */
const monitor = (name: string, width: number, height: number, x = 0, y = 0) => ({ name, width, height, x, y });
type Monitor = ReturnType<typeof monitor>;

const listed = (monitors: readonly Monitor[]) =>
  [
    `Monitors: ${monitors.length}`,
    ...monitors.map(
      ({ name, width, height, x, y }, index) => ` ${index}: +${name} ${width}/500x${height}/280+${x}+${y}  ${name}`,
    ),
  ].join('\n');

/** Machine with `xrandr`, `xset`, `xinput` and `wlr-randr`, whose monitors can be changed. */
function machine(monitors: readonly Monitor[]) {
  const state = { monitors, power: 'On', outputs: '', mapped: [] as string[], fails: '' };
  const run = async (command: string, args: readonly string[]) => {
    if (command === 'xinput') state.mapped.push(args.join(' '));
    const outputs = {
      xrandr: listed(state.monitors),
      xset: `DPMS is Enabled\n  Monitor is ${state.power}`,
      xinput: state.fails,
    };
    return { done: !state.fails, reply: (outputs as Record<string, string>)[command] ?? state.outputs };
  };
  return { state, run };
}

const LEFT = monitor('DP-1', 1920, 1080);
const RIGHT = monitor('HDMI-1', 1920, 1080, 1920);

test('a screen keeps its monitor, whatever becomes of it and of the others', async () => {
  const { state, run } = machine([RIGHT, LEFT]);
  const place = xPlace({ number: 2, count: 2, box: undefined }, run);
  expect(await place()).toMatchObject({ box: RIGHT, dark: false, monitor: 'HDMI-1' });
  state.monitors = [RIGHT];
  expect(await place()).toMatchObject({ box: RIGHT, dark: false });
  state.monitors = [LEFT];
  expect(await place()).toEqual({ box: undefined, dark: true });
  const smaller = monitor('HDMI-1', 1280, 720, 1920);
  state.monitors = [LEFT, smaller];
  expect(await place()).toMatchObject({ box: smaller, dark: false });
  state.power = 'in Standby';
  expect(await place()).toMatchObject({ dark: true });
  state.monitors = [];
  expect(await place()).toEqual({ box: undefined, dark: true });
});

test('a screen that began on a shared desktop moves to its monitor once that is there', async () => {
  const { state, run } = machine([LEFT]);
  const place = xPlace({ number: 2, count: 2, box: undefined }, run);
  expect(await place()).toEqual({ box: { x: 960, y: 0, width: 960, height: 1080 }, dark: false });
  state.monitors = [LEFT, RIGHT];
  expect(await place()).toMatchObject({ box: RIGHT, monitor: 'HDMI-1' });
});

test('a place that was asked for ends where the monitors end', async () => {
  const { state, run } = machine([LEFT, RIGHT]);
  const place = xPlace({ number: 1, count: 1, box: { x: 0, y: 0, width: 3840, height: 1080 } }, run);
  expect(await place()).toEqual({ box: { x: 0, y: 0, width: 3840, height: 1080 }, dark: false });
  state.monitors = [monitor('DP-1', 1280, 720)];
  expect(await place()).toEqual({ box: { x: 0, y: 0, width: 1280, height: 720 }, dark: false });
  state.monitors = [monitor('DP-1', 1280, 720, 8_000)];
  expect(await place()).toEqual({ box: undefined, dark: true });
});

test('where X cannot be asked nothing is known, and a Wayland compositor says whether an output is on', async () => {
  const nothing = async () => ({ done: false, reply: 'spawn xrandr ENOENT' });
  expect(await xPlace({ number: 1, count: 1, box: undefined }, nothing)()).toEqual({ box: undefined, dark: false });
  expect(await waylandPlace(nothing)()).toMatchObject({ dark: false });
  const { state, run } = machine([]);
  state.outputs = 'HDMI-A-1 "Sony"\n  Enabled: no';
  expect(await waylandPlace(run)()).toMatchObject({ dark: true });
  state.outputs = 'HDMI-A-1 "Sony"\n  Enabled: yes';
  expect(await waylandPlace(run)()).toMatchObject({ dark: false });
});

test('touches are mapped to the screen’s own monitor at each look, and a failure is said once', async () => {
  const { state, run } = machine([LEFT, RIGHT]);
  const reasons: string[] = [];
  const place = withTouch(xPlace({ number: 2, count: 2, box: undefined }, run), 'ILITEK', run, (why) =>
    reasons.push(why),
  );
  expect(await place()).toMatchObject({ box: RIGHT });
  state.fails = 'unable to find device ILITEK\nmore';
  await place();
  await place();
  expect(state.mapped).toEqual(Array(3).fill('map-to-output ILITEK HDMI-1'));
  expect(reasons).toEqual(['unable to find device ILITEK']);
});

/** Page whose window goes where it is put, or where a test says. */
function page(window: { x: number; y: number; width: number; height: number }, obeys = true) {
  const seen = { address: '', title: '', ready: true, active: false, window, under: '1920x1080', ratio: 1 };
  const fill = vi.fn(async (box: typeof window) => {
    if (obeys) seen.window = { ...box, width: box.width - 1, height: box.height - 1 };
  });
  return { seen, fill, page: { fill } as unknown as Page };
}

test('the window goes to its monitor as soon as it does not fill it, and the log says so', async () => {
  const { state, run } = machine([monitor('DP-1', 1280, 720)]);
  const { seen, fill, page: shown } = page({ x: 0, y: 0, width: 1919, height: 1079 });
  const log: string[] = [];
  const keep = fitKeeper(shown, xPlace({ number: 1, count: 1, box: undefined }, run), 60_000, (...line) =>
    log.push(line.join(' ').trim()),
  );
  expect(await keep(seen)).toEqual({ dark: false, misfit: 'window 1919x1079+0+0, monitor 1280x720+0+0' });
  expect(await keep(seen)).toEqual({ dark: false });
  state.monitors = [];
  expect(await keep(seen)).toEqual({ dark: true });
  state.monitors = [LEFT];
  await keep(seen);
  expect(await keep(seen)).toEqual({ dark: false });
  expect(fill).toHaveBeenCalledTimes(2);
  expect(log).toEqual(['moved 1919x1079+0+0 to 1280x720+0+0', 'dark', 'lit', 'moved 1279x719+0+0 to 1920x1080+0+0']);
});

test('a window that does not move is not tried at each look, and is said to be wrong for as long', async () => {
  const { run } = machine([monitor('DP-1', 1280, 720)]);
  const { seen, fill, page: shown } = page({ x: 0, y: 0, width: 1920, height: 1080 }, false);
  const keep = fitKeeper(shown, xPlace({ number: 1, count: 1, box: undefined }, run), 60_000, () => undefined);
  for (const _ of [1, 2, 3]) expect(await keep(seen)).toHaveProperty('misfit');
  expect(fill).toHaveBeenCalledTimes(1);
});

test('under Wayland the window is compared with the screen that the page sees, and nothing is moved', async () => {
  const { state, run } = machine([]);
  state.outputs = 'HDMI-A-1 "Sony"\n  Enabled: yes';
  const { seen, fill, page: shown } = page({ x: 0, y: 0, width: 1280, height: 720 });
  const keep = fitKeeper(shown, waylandPlace(run), 60_000, () => undefined);
  expect(await keep(seen)).toEqual({ dark: false, misfit: 'window 1280x720, monitor 1920x1080' });
  expect(await keep({ ...seen, under: '1280x720' })).toEqual({ dark: false });
  expect(fill).not.toHaveBeenCalled();
});

test('whatever a page says of itself is read or refused, and never taken for what it is not', () => {
  const members = Object.fromEntries(
    ['title', 'ready', 'active', 'missing', 'script', 'style', 'ratio', 'place', 'under', 'health'].map((name) => [
      name,
      fc.anything(),
    ]),
  );
  const health = fc.record({ on: fc.string(), problems: fc.anything(), reloads: fc.anything(), until: fc.anything() });
  fc.assert(
    fc.property(fc.record({ ...members, address: fc.string(), health: fc.oneof(fc.anything(), health) }), (record) => {
      const seen = readSeen(record);
      expect([typeof seen.title, typeof seen.ready, typeof seen.active]).toEqual(['string', 'boolean', 'boolean']);
      for (const { at } of seen.health?.reloads ?? []) expect(at).toBeTypeOf('number');
      for (const why of seen.health?.problems ?? []) expect(why).toBeTypeOf('string');
      if (seen.window) expect(Object.values(seen.window).every(Number.isSafeInteger)).toBe(true);
    }),
  );
  for (const nothing of [undefined, null, 5, 'text', {}, [], { address: 5 }]) expect(() => readSeen(nothing)).toThrow();
  expect(
    readSeen({
      ...{ address: 'http://k/kiosk', ratio: 2, place: [960, 0, 640, 360], under: [960, 540] },
      script: 'http://k/assets/index-AAKQ3_lq.js',
      style: 'http://k/assets/index-B-2x9dKq.css',
    }),
  ).toMatchObject({
    window: { x: 1920, y: 0, width: 1280, height: 720 },
    under: '1920x1080',
    build: 'AAKQ3_lq.B-2x9dKq',
  });
});
