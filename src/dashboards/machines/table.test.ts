import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hundredthsText, metresText } from '../../sim/words/measures';
import { motionOf } from '../../sim/world/machines/acts';
import { machines } from './index';
import { fieldTexts } from './scene/words';
import { DEFAULTS, type MachineState, machinesAt } from './sim';
import { cutMachine, machinesSentence, machinesTable } from './table';
import { explain } from './why';

test.each([
  ['northwall~never-qdsa8', '2026-03-03T08:53:40Z', 'was stopped by its Geofence'],
  ['northwall~never-qq9z1', '2026-11-28T04:25:20Z', 'held by its watchdog'],
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
  // Less than 5 mm counts as on the route: no word says 0.00 m.
  for (let t = Date.parse('2026-03-03T08:53:26Z'); t < Date.parse('2026-03-03T08:54:40Z'); t += 200) {
    const at = machinesAt(world, t, DEFAULTS);
    const off = at.machines[0]?.astray?.off ?? 1;
    expect([t, off >= 0.01, machinesSentence(at)]).toEqual([t, true, expect.not.stringContaining('0.00 m')]);
    expect([t, machines.figure(at)]).not.toEqual([t, expect.objectContaining({ value: '0.00' })]);
  }
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

/** Words for the way of a machine to its rest. */
const WAY = /finishing its step|slowing to a stop|setting its feet down|closing its springs|coming to rest/;

test.each([
  ['northwall', '2026-03-03T08:52:00Z'],
  ['northwall~never-qdsa8', '2026-03-03T08:52:00Z'],
  ['northwall~never-qdsay~never-qdsaz', '2026-03-03T09:11:00Z'],
])('in %s sentence, reason and drawing say what a machine does at that instant, and its speed agrees', (world, at) => {
  const seen = { finishing: 0, slowing: 0 };
  const from = Date.parse(at);
  for (let t = from; t < from + 300_000; t += 400) {
    const state = machinesAt(world, t, DEFAULTS);
    const clauses = machinesSentence(state).replace(/\.$/, '').split('; ');
    state.machines.forEach((machine, i) => {
      const { name, waits, astray, speed } = machine;
      const clause = clauses[i] ?? '';
      const why = explain(world, state, name)?.equations[0]?.text ?? '';
      const drawn = fieldTexts(machine, speed, undefined, { world, narrow: false, room: 80 }).waits ?? '';
      const motion = motionOf(world, name, []);
      const gained = motion.at(t + 1).speed - motion.at(t).speed;
      for (const words of [clause, why]) {
        if (/ is (being )?slowing /.test(words)) expect([t, words, gained < 0]).toEqual([t, words, true]);
        if (words.includes('finishing its step before it slows')) continue;
        if (words.includes('is speeding up')) expect([t, words, gained > 0]).toEqual([t, words, true]);
        if (/finishing its step(,| at| before a)/.test(words))
          expect([t, words, gained > -1e-5]).toEqual([t, words, true]);
      }
      if (waits !== 'gate') return;
      const way = WAY.exec(clause)?.[0] ?? (astray ? '' : 'held by');
      expect([t, why]).toEqual([t, expect.stringContaining(way)]);
      if (!astray && machine.needs !== 'person') expect([t, drawn]).toEqual([t, expect.stringContaining(way)]);
      // The drawing of a phone may have room for 45 characters.
      const short = fieldTexts(machine, speed, undefined, { world, narrow: true, room: 45 }).waits ?? '';
      expect(short.length).toBeLessThanOrEqual(45);
      // What holds a machine that a veto missed is no longer its act.
      expect([t, clause]).not.toEqual([t, expect.stringContaining('should have held it')]);
      if (way === 'finishing its step') seen.finishing += 1;
      if (way === 'slowing to a stop') seen.slowing += 1;
    });
  }
  expect(Math.min(seen.finishing, seen.slowing)).toBeGreaterThan(0);
});

test('one quantity prints alike however it was computed, by one formatter', () => {
  expect([23.295, 23.295 - 1e-12, 123.295 - 100].map(metresText)).toEqual(Array(3).fill('23.30'));
  expect(hundredthsText(23.2949)).toBe('23.29');
  const files = [import.meta.dirname, join(import.meta.dirname, 'scene')].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => join(folder, file)),
  );
  for (const file of files)
    expect([file, readFileSync(file, 'utf8')]).not.toEqual([file, expect.stringContaining('toFixed(2)')]);
});
