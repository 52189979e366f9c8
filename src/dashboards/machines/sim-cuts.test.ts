import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cuts, HOUR, instants, machines } from '../../../tests/support/machine-cuts';
import { MACHINES } from '../../content/machines';
import { motionOf } from '../../sim/world/machines/acts';
import { type Cut, cutsText, orderedCuts, readCuts, releaseOf } from '../../sim/world/machines/cuts';
import { gaitAt } from '../../sim/world/machines/gait';
import { MACHINE_NAMES, type MachineName } from '../../sim/world/machines/machine-names';
import { DROP, petrelPose, waterAt } from '../../sim/world/machines/petrel-pose';
import { patrolStart } from '../../sim/world/machines/rhythm';
import { SPECS } from '../../sim/world/machines/specs';
import { restOf } from '../../sim/world/machines/stop';
import { ternPose } from '../../sim/world/machines/tern-pose';
import { machines as machinesDashboard } from './index';
import { fieldTexts } from './scene/words';
import { DEFAULTS, type MachineState, machinesAt } from './sim';
import { cutAt, startAt } from './sim-settings';
import { machinesSentence, machinesTable } from './table';

describe('without power', () => {
  /** Stopping distance in the data sheet, metres. */
  const sheet = (name: MachineName) => Number.parseFloat(MACHINES[name].figures[0][1]);

  test('each stops in the distance of its data sheet from its top speed, to a centimetre, at 1,000 instants', () => {
    let longest = 0;
    const counts = { tern: 0, heron: 0, petrel: 0 };
    for (let n = 0; n < 1_000; n++) {
      const at = HOUR.from + n * 3_571;
      for (const name of MACHINE_NAMES) {
        if (patrolStart(name, at) !== patrolStart(name, at + 20_000)) continue;
        const cut = { machine: name, at, back: 0 };
        const motion = motionOf('northwall', name, [cut]);
        const stop = motion.stopOf(cut);
        const travelled = motion.at(at + 20_000).place - stop.from;
        expect(Math.abs(travelled - restOf(stop).distance)).toBeLessThan(1e-6);
        // No stop takes more than the sheet says of the surface.
        const most = stop.terrain === 'wet grass' ? 1.3 : sheet(name);
        expect(travelled).toBeLessThanOrEqual(most + 0.005);
        if (stop.speed < SPECS[name].top - 1e-6) continue;
        counts[name] += 1;
        if (name === 'heron') longest = Math.max(longest, travelled);
        else expect(Math.abs(travelled - most)).toBeLessThan(0.005);
      }
    }
    // In the sheet a Heron's figure is its worst case: a foot that has just left the ground.
    expect(longest).toBeGreaterThan(sheet('heron') - 0.01);
    for (const name of MACHINE_NAMES) expect(counts[name]).toBeGreaterThan(100);
  });

  test('a machine that stands when its power is cut is said to have stood, and every other stops in some time and on some way', () => {
    const counts = { stood: 0, stopped: 0 };
    for (let n = 0; n < 600; n++) {
      const at = HOUR.from + n * 5_923;
      const state = machinesAt('northwall', at + 200, {
        cuts: MACHINE_NAMES.map((machine) => ({ machine, at, back: 0 })),
      });
      const clauses = machinesSentence(state).split('; ');
      machinesTable(state).rows.forEach(({ key, cells }, i) => {
        const motion = motionOf('northwall', key as MachineName, state.cuts);
        const cut = motion.cutAt(at) as Cut;
        const stopping = { stop: motion.stopOf(cut), since: 0.2, travelled: 0 };
        const { rest, cut: cutWords } = fieldTexts(state.machines[i] as MachineState, 0, stopping, {
          world: 'northwall',
          narrow: false,
          room: 80,
        });
        const stood = motion.at(at).speed < 0.005;
        counts[stood ? 'stood' : 'stopped'] += 1;
        expect([at, cells[7]]).toEqual([
          at,
          expect.stringMatching(
            stood
              ? /^cut while already at rest$/
              : /^cut at \d\.\d\d m\/s, (stops|stopped) in \d+\.\d\d m and \d+\.\d\d s$/,
          ),
        ]);
        expect([at, cells[7]]).not.toEqual([at, expect.stringMatching(/in 0\.00 s/)]);
        expect([at, clauses[i]]).toEqual([
          at,
          expect.stringMatching(
            stood
              ? / was already at rest when its power was cut/
              : / (?:is braking|has stopped)|, cut at .* (?:will stop|stopped) in /,
          ),
        ]);
        const [, metres, seconds] = /in (.*) m and (.*) s$/.exec(String(cells[7])) ?? [];
        // One way beside the way so far: the figure's and the table's.
        const end = Number(seconds) > stopping.since ? `stops at ${metres} m` : `stopped in ${seconds} s`;
        expect([at, rest, cutWords]).toEqual(
          stood ? [at, 'already at rest', 'cut at rest'] : [at, end, expect.stringMatching(/^cut at /)],
        );
      });
    }
    expect(Math.min(counts.stood, counts.stopped)).toBeGreaterThan(150);
  });

  test('a cut changes nothing that was before it', () => {
    fc.assert(
      fc.property(cuts, fc.integer({ min: 1, max: 900 }), (cut, before) => {
        const t = cut.at - before;
        const poses = [[], [cut]].map((list) => {
          const motion = motionOf('northwall', cut.machine, list);
          return [motion.at(t), cut.machine === 'heron' && gaitAt(motion, t)];
        });
        expect(poses[1]).toEqual(poses[0]);
      }),
      { numRuns: 300 },
    );
  });

  test('a machine waits for a person, then makes its procedure, and goes on from where it stopped', () => {
    const at = Date.parse('2026-03-03T08:50:10Z');
    const back = at + 20_000;
    const cut: Cut = { machine: 'tern', at, back };
    const waits = (t: number) => machinesAt('northwall', t, { ...DEFAULTS, cuts: [cut] }).machines[0]?.waits;
    expect([waits(at + 5_000), waits(back + 400)]).toEqual(['person', 'start']);
    const restarting = machinesAt('northwall', back + 400, { ...DEFAULTS, cuts: [cut] });
    expect(machinesDashboard.status(restarting).word).toBe('restarting');
    expect(machinesSentence(restarting)).toMatch(
      /^Tern is restarting: its warning sounds, and its scanner’s field must be clear; /,
    );
    const motion = motionOf('northwall', 'tern', [cut]);
    const rest = motion.at(back);
    expect(motion.at(releaseOf(cut))).toEqual(rest);
    expect(motion.at(releaseOf(cut) + 8_000).place).toBeGreaterThan(rest.place + 2);
  });

  test('a machine stands on what it stopped on, however long it stands', () => {
    fc.assert(
      fc.property(machines, instants, fc.integer({ min: 0, max: 600_000 }), (machine, at, after) => {
        const state = (t: number) => machinesAt('northwall', t, { ...DEFAULTS, cuts: [{ machine, at, back: 0 }] });
        const [then, later] = [at + 1_000, at + 1_000 + after].map(
          (t) => state(t).machines.find(({ name }) => name === machine)?.surface,
        );
        expect(later).toBe(then);
      }),
    );
  });

  test('a visitor cuts and starts machines as the settings of a link have them', () => {
    const t = HOUR.from;
    const cut = cutAt(cutAt([], 'tern', t), 'petrel', t + 5_000);
    expect(cut.map(({ machine, back }) => [machine, back])).toEqual([
      ['tern', 0],
      ['petrel', 0],
    ]);
    const [tern] = startAt(cut, 'tern', t + 9_000);
    expect(tern).toEqual({ machine: 'tern', at: t, back: t + 9_000 });
    // Restored at the instant of the cut, while time stands: nothing was cut.
    expect(startAt(cutAt([], 'tern', t), 'tern', t)).toEqual([]);
    // Cut again before it has started: nobody has started it.
    expect(cutAt(startAt(cut, 'tern', t + 9_000), 'tern', t + 9_500)[0]).toEqual({ machine: 'tern', at: t, back: 0 });
    // Back in time, a visitor cuts before a cut, which then does not happen.
    expect(cutAt(cut, 'petrel', t + 1_000).at(-1)).toEqual({ machine: 'petrel', at: t + 1_000, back: 0 });
    expect(readCuts(cutsText(cut))).toEqual(cut);
  });

  test('a link writes cuts as it reads them, and takes no nonsense', () => {
    fc.assert(
      fc.property(fc.array(cuts, { maxLength: 6 }), (list) => {
        const ordered = orderedCuts(list);
        expect(ordered.length === 0 || readCuts(cutsText(ordered))).toEqual(ordered.length === 0 || ordered);
      }),
    );
    expect(readCuts('1772528006800')?.map(({ machine }) => machine)).toEqual(MACHINE_NAMES);
    for (const text of ['', 'x', 'tern', 'tern.', 'goose.1772528006800', '1.0', '99999999999999', '1_']) {
      expect(readCuts(text)).toBeUndefined();
    }
  });
});

test('a Tern’s brake closes within 60 ms, and its nose never moves by more than a step of its springs', () => {
  const cut: Cut = { machine: 'tern', at: Date.parse('2026-03-03T08:50:10Z'), back: 0 };
  const motion = motionOf('northwall', 'tern', [cut]);
  expect(ternPose(motion, cut.at).brake).toBe(0);
  expect(ternPose(motion, cut.at + 60).brake).toBe(1);
  for (let t = cut.at - 200; t < cut.at + 2_000; t += 10) {
    const [a, b] = [ternPose(motion, t).slope, ternPose(motion, t + 10).slope];
    expect(Math.abs(b - a)).toBeLessThan(0.006);
    expect(Math.abs(a)).toBeLessThan(0.06);
  }
});

test('a Petrel floats on its water, drops its plates in half a second and its anchor after 5 s, which stays where it falls', () => {
  const cut: Cut = { machine: 'petrel', at: Date.parse('2026-03-03T08:50:10Z'), back: 0 };
  const motion = motionOf('northwall', 'petrel', [cut]);
  const at = (s: number) => petrelPose(motion, cut.at + s * 1_000);
  expect([at(0).plates, at(0.5).plates, at(4.9).chain]).toEqual([0, 1, 0]);
  expect(at(6).chain).toBeGreaterThan(0.5);
  const bed = (s: number) => motion.at(cut.at + s * 1_000).place - at(s).astern;
  for (const s of [9, 10, 15]) expect(bed(s)).toBeCloseTo(bed(8.5), 6);
  expect(at(12).chain / DROP).toBeCloseTo(3, 9);
  const [row] = machinesTable(machinesAt('northwall', cut.at + 12_000, { cuts: [cut] })).rows.slice(2);
  expect(row?.cells.at(-1)).toContain('anchor on the bottom, chain out 10.29 m');
  expect(at(9).wake).toBeLessThan(at(0).wake / 4);
  for (let s = -5; s < 15; s += 0.1) {
    const { heave } = at(s);
    const t = cut.at + s * 1_000;
    expect(Math.abs(heave - waterAt(motion.at(t).place - 1.6, t))).toBeLessThan(0.09);
  }
});
