import { expect, test } from 'vitest';
import { monitorPowerOf, runIn, type Way, wayFor } from '../scripts/kiosk/monitor-power.mjs';
import { readOptions } from '../scripts/kiosk/options.mjs';

/** Machine that answers commands with the given texts, or else with nothing, and notes them. */
function machine(answers: Readonly<Record<string, string>> = {}, failing: readonly string[] = []) {
  const commands: string[] = [];
  const lines: string[] = [];
  let now = 0;
  let othersClosed = true;
  const run = async (command: string, args: readonly string[]) => {
    const line = [command, ...args].join(' ');
    commands.push(line);
    return { done: !failing.includes(line), reply: answers[line] ?? '' };
  };
  const panel = (way: Way) =>
    monitorPowerOf(
      way,
      run,
      (event, detail = '') => lines.push(`${event} ${detail}`),
      async () => othersClosed,
      () => now,
    );
  return {
    panel,
    lines,
    taken: () => commands.splice(0),
    pass(ms: number) {
      now += ms;
    },
    others(closed: boolean) {
      othersClosed = closed;
    },
  };
}

const OFF = { 'xset q': 'DPMS is Enabled\n  Monitor is Off' };
const ON = 'xset dpms force on s off s noblank -dpms';

test('an X display goes dark when it closes, is kept dark if something wakes it, and comes back when it opens', async () => {
  const { panel: make, taken, lines, pass } = machine(OFF);
  const panel = make('xset');
  await panel.keep(false);
  await panel.keep(false);
  expect([taken(), panel.isOff(), lines]).toEqual([[ON], false, []]);
  await panel.keep(true);
  await panel.keep(true);
  expect([taken(), panel.isOff()]).toEqual([['xset dpms 0 0 0 dpms force off', 'xset q'], true]);
  pass(60_000);
  await panel.keep(true);
  expect(taken()).toHaveLength(2);
  await panel.keep(false);
  expect([taken(), panel.isOff(), lines]).toEqual([[ON], false, ['panel-off xset', 'panel-on xset']]);
});

test('a monitor that does not go off is not taken to be off, which is said once', async () => {
  const { panel: make, lines, pass } = machine({ 'xset q': '  Server does not have the DPMS Extension' });
  const panel = make('xset');
  await panel.keep(true);
  pass(60_000);
  await panel.keep(true);
  expect([panel.isOff(), lines]).toEqual([
    false,
    ['failed The panel cannot be switched off by xset: this X server has no DPMS'],
  ]);
});

test('a monitor that could not be switched on is tried again until it is on, and one that may have gone off too', async () => {
  const failing = [ON];
  const { panel: make, taken, lines, pass } = machine({ ...OFF, [ON]: 'unable to open display' }, failing);
  const panel = make('xset');
  await panel.keep(true);
  taken();
  await panel.keep(false);
  await panel.keep(false);
  expect([taken(), panel.isOff()]).toEqual([[ON], false]);
  failing.pop();
  pass(60_000);
  await panel.keep(false);
  await panel.keep(false);
  expect(taken()).toEqual([ON]);
  expect(lines).toEqual([
    'panel-off xset',
    'failed The panel cannot be switched on by xset: unable to open display',
    'panel-on xset',
  ]);
  const unclear = machine();
  const other = unclear.panel('xset');
  await other.keep(false);
  await other.keep(true);
  unclear.taken();
  await other.keep(false);
  expect(unclear.taken()).toEqual([ON]);
});

test('screens that share a display go dark when the last of them closes', async () => {
  const { panel: make, taken, others } = machine(OFF);
  const panel = make('xset');
  others(false);
  await panel.keep(true);
  expect([taken(), panel.isOff()]).toEqual([[ON], false]);
  others(true);
  await panel.keep(true);
  expect(panel.isOff()).toBe(true);
  others(false);
  await panel.keep(true);
  expect(panel.isOff()).toBe(false);
});

test('under Wayland every output goes off, and a tool that fails is quoted', async () => {
  const outputs = 'DP-1 "Dell 27"\n  Enabled: yes\nHDMI-A-1 "TV (HDMI-A-1)"\n';
  const { panel: make, taken } = machine({ 'wlr-randr': outputs });
  const panel = make('wlr-randr');
  await panel.keep(true);
  expect([taken(), panel.isOff()]).toEqual([
    ['wlr-randr', 'wlr-randr --output DP-1 --off', 'wlr-randr --output HDMI-A-1 --off'],
    true,
  ]);
  await panel.keep(false);
  expect(taken()).toContain('wlr-randr --output DP-1 --on');
  const failing = 'wlr-randr --output DP-1 --off';
  const stubborn = machine({ 'wlr-randr': outputs, [failing]: 'failed to apply configuration\n' }, [failing]);
  const [screen, old] = [stubborn.panel('wlr-randr'), machine({ 'wlr-randr': 'compositor doesn’t support it\n' })];
  await screen.keep(true);
  await old.panel('wlr-randr').keep(true);
  expect([screen.isOff(), ...stubborn.lines, ...old.lines]).toEqual([
    false,
    'failed The panel cannot be switched off by wlr-randr: failed to apply configuration',
    'failed The panel cannot be switched off by wlr-randr: compositor doesn’t support it',
  ]);
});

test('a television is sent to standby over HDMI, and woken', async () => {
  const { panel: make, taken } = machine();
  const panel = make('cec-ctl');
  await panel.keep(true);
  await panel.keep(false);
  expect(taken()).toEqual([
    'cec-ctl --skip-info --playback --to 0 --standby',
    'cec-ctl --skip-info --playback --to 0 --image-view-on',
  ]);
});

test.each([
  ['auto', false, ['/usr/bin/xset', '/usr/bin/wlr-randr', '/usr/bin/cec-ctl'], 'xset'],
  ['auto', true, ['/usr/bin/xset', '/usr/local/bin/wlr-randr'], 'wlr-randr'],
  ['auto', true, ['/usr/bin/cec-ctl', '/dev/cec0', '/usr/bin/wlr-randr'], 'cec-ctl'],
  ['auto', true, ['/usr/bin/xset', '/dev/cec0'], undefined],
  ['xset', true, ['/usr/bin/xset'], 'xset'],
  ['cec-ctl', false, ['/usr/bin/xset'], undefined],
] as const)('%s chooses what fits the machine', (wish, wayland, files: readonly string[], way) => {
  expect(wayFor(wish, wayland, (path) => files.includes(path))).toBe(way);
});

test('panels stay on unless it is asked for, by a tool that is known', async () => {
  expect(readOptions([])).toMatchObject({ panelOff: undefined });
  expect(readOptions(['--panel-off', 'auto'])).toMatchObject({ panelOff: 'auto' });
  expect(() => readOptions(['--panel-off', 'hammer'])).toThrow('--panel-off has to be auto, xset, wlr-randr, cec-ctl');
  const unasked = ['--panel-off', 'auto', '--status-port', '0'];
  expect(readOptions(unasked)).toMatchObject({ panelOff: 'auto' });
  expect(() => readOptions(['--screens', '2', ...unasked])).toThrow('--panel-off needs a --status-port');
  expect((await runIn({})('/nowhere/xset', [])).done).toBe(false);
});
