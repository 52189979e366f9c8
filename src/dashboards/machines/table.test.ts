import { expect, test } from 'vitest';
import { DEFAULTS, type MachineState, machinesAt } from './sim';
import { cutMachine, machinesSentence, machinesTable } from './table';
import { explain } from './why';

test.each([
  ['northwall~never-qdsa8', '2026-03-03T08:53:40Z', 'its Geofence has stopped it'],
  ['northwall~never-qq9z1', '2026-11-28T04:25:20Z', 'stopped by its watchdog'],
])(
  'in %s a halted machine waits for a person in every word about it, on the leg on which it was stopped',
  (world, at, by) => {
    const from = Date.parse(at);
    const state = machinesAt(world, from, DEFAULTS);
    const halted = state.machines.find(({ needs }) => needs === 'person') as MachineState;
    const i = state.machines.indexOf(halted);
    expect(machinesSentence(state).split('; ')[i]).toContain(by);
    const { columns, rows } = machinesTable(state);
    expect(rows[i]?.cells[columns.findIndex(({ key }) => key === 'waits')]).toBe('a person to restart it');
    const effects = explain(world, state, halted.name)?.effects.map(({ what }) => what) ?? [];
    expect(effects).toContain('a person restarts it');
    expect(effects.filter((what) => what.includes('begins'))).toEqual([]);
    const later = machinesAt(world, from + 60_000, DEFAULTS).machines[i];
    expect([later?.needs, later?.leg]).toEqual(['person', halted.leg]);
  },
);

test('a machine on its way back to its route is said to return, and Why names its return', () => {
  const world = 'northwall~late-qdsa8-3000';
  const state = machinesAt(world, Date.parse('2026-03-03T08:53:45Z'), DEFAULTS);
  expect(machinesSentence(state)).toMatch(
    /^Tern is returning to its route at 0\.30 m\/s, off it because inc-qdsa8-ad was vetoed late;/,
  );
  const { equations, effects } = explain(world, state, 'tern') ?? { equations: [], effects: [] };
  expect(equations[0]?.text).toBe('because it is returning to its route, at 0.30 m/s at most.');
  const back = effects.find(({ what }) => what === 'it is back on its route')?.at ?? 0;
  const offs = [back - 400, back + 200].map((t) => machinesAt(world, t, DEFAULTS).machines[0]?.astray === null);
  expect(offs).toEqual([false, true]);
});

test('a machine stays on its leg and on its charge’s patrol while its power is cut, past the patrol’s end too', () => {
  const at = Date.parse('2026-03-03T08:53:40Z');
  const settings = { cuts: [{ machine: 'tern' as const, at, back: 0 }] };
  const terns = [0, 60_000, 3_600_000].map((s) => machinesAt('northwall', at + s + 200, settings).machines[0]);
  expect(new Set(terns.map((tern) => tern?.leg)).size).toBe(1);
  const charges = terns.map((tern) => tern?.charge ?? Number.NaN);
  expect(charges).toEqual([...charges].sort((a, b) => b - a));
});

test('of several stops the figure is that of a machine still braking, or else of the one that is drawn large', () => {
  const figure = (...atRest: boolean[]) => {
    const machines = (['tern', 'heron', 'petrel'] as const).map((name, i) => ({ name, stop: { atRest: atRest[i] } }));
    return cutMachine({ machines } as never, 'tern')?.name;
  };
  expect([figure(false, false, false), figure(true, false, false), figure(true, true, false)]).toEqual([
    'tern',
    'heron',
    'petrel',
  ]);
  expect(figure(true, true, true)).toBe('tern');
});
