import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cuts, HOUR, instants, machines } from '../../../tests/support/machine-cuts';
import { falseTripsBetween } from '../../sim/world/incidents/gate';
import { type Incident, incidentNamed, incidentsBetween } from '../../sim/world/incidents/incidents';
import { INTERLOCKS } from '../../sim/world/incidents/interlocks';
import { type Act, actOf, machineHolds, motionOf } from '../../sim/world/machines/acts';
import { type Cut, orderedCuts, releaseOf } from '../../sim/world/machines/cuts';
import { deviationAt } from '../../sim/world/machines/deviation';
import { drillMachine, trippedMachine } from '../../sim/world/machines/drills';
import { gaitAt } from '../../sim/world/machines/gait';
import { MACHINE_NAMES, type MachineName } from '../../sim/world/machines/machine-names';
import { groundAt, RETURN_SPEED } from '../../sim/world/machines/motion';
import { PLATES } from '../../sim/world/machines/petrel';
import { waterAt } from '../../sim/world/machines/petrel-pose';
import { legAt, patrolEnd, patrolStart } from '../../sim/world/machines/rhythm';
import { NAMES, SPECS } from '../../sim/world/machines/specs';
import { ternPose } from '../../sim/world/machines/tern-pose';
import { machines as dashboard } from '.';
import { comparison } from './comparison';
import { fieldTexts } from './scene/words';
import { DEFAULTS, type MachineState, type MachinesState, machinesAt } from './sim';
import { isBeingStopped, machinesSentence, machinesTable } from './table';
import { explain } from './why';

const { differences } = comparison;

const seeds = fc.string({ minLength: 1, maxLength: 64 });

describe('every machine', () => {
  test('keeps to its top speed, to the change of speed of its steps and to their jerk', () => {
    fc.assert(
      fc.property(seeds, machines, instants, (seed, name, t) => {
        const { top, step, gain } = SPECS[name];
        const motion = motionOf(seed, name, []);
        const speeds = [0, 1, 2, 3].map((n) => motion.at(t + n * 20).speed) as [number, number, number, number];
        const [first, second] = [speeds[1] - speeds[0], speeds[2] - speeds[1]].map((gained) => gained / 0.02) as [
          number,
          number,
        ];
        expect(speeds[0]).toBeGreaterThanOrEqual(0);
        expect(speeds[0]).toBeLessThanOrEqual(top + 1e-9);
        expect(Math.abs(first)).toBeLessThanOrEqual((gain * 1_000) / step + 1e-6);
        expect(Math.abs(second - first) / 0.02).toBeLessThanOrEqual((2 * gain * 1e6) / (step * step) + 1e-3);
      }),
      { numRuns: 1_000 },
    );
  });

  test('keeps to its top speed and slows down by no more than its brake can, when its current is cut and given back too', () => {
    /**
     * Metres a second squared: a Tern's springs on dry concrete, a Heron's shortest run-out, a Petrel's drag at 6 kn.
     */
    const most = { tern: 5, heron: 1.1 / 0.56, petrel: PLATES.perMetre * SPECS.petrel.top ** 2 };
    fc.assert(
      fc.property(cuts, fc.integer({ min: -1_000, max: 90_000 }), (cut, after) => {
        const motion = motionOf('northwall', cut.machine, [cut]);
        const t = cut.at + after;
        const { top, gain, step } = SPECS[cut.machine];
        const [a, b] = [motion.at(t).speed, motion.at(t + 20).speed];
        expect(a).toBeGreaterThanOrEqual(0);
        expect(a).toBeLessThanOrEqual(top + 1e-9);
        expect(b - a).toBeLessThanOrEqual((0.02 * gain * 1_000) / step + 1e-6);
        expect(a - b).toBeLessThanOrEqual(0.02 * Math.max(most[cut.machine], (gain * 1_000) / step) + 1e-3);
      }),
      { numRuns: 1_000 },
    );
  });

  test('goes without a jump, with cuts too: a place is the sum of the speeds before', () => {
    fc.assert(
      fc.property(machines, fc.array(cuts, { maxLength: 4 }), fc.nat({ max: 3_400_000 }), (name, list, offset) => {
        const motion = motionOf('northwall', name, orderedCuts(list));
        const t = HOUR.from + offset;
        const isNew = (from: number) => patrolStart(name, from) !== patrolStart(name, t + 50);
        // Machines whose power was cut in one patrol and restored in the next go on with that one.
        const released = list.some((cut) => releaseOf(cut) > t && releaseOf(cut) <= t + 50 && isNew(cut.at));
        const isNewPatrol = isNew(t) || released;
        const [a, b] = [motion.at(t), motion.at(t + 50)];
        if (!isNewPatrol) expect(Math.abs(b.place - a.place - (0.05 * (a.speed + b.speed)) / 2)).toBeLessThan(0.01);
        expect(b.speed).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 400 },
    );
  });

  test('holds for the drills and false trips of its own interlocks, and for nothing else', () => {
    const drills = { pod: 0, tern: 0, heron: 0, petrel: 0 };
    for (const incident of incidentsBetween('hall-4', HOUR.from, HOUR.from + 2_000 * 40_000)) {
      const { name, tripsIn } = INTERLOCKS[incident.interlock] as (typeof INTERLOCKS)[number];
      const machine = drillMachine('hall-4', incident);
      const isOfPods = name === 'Rack inlet' || name === 'Quorum count';
      if (isOfPods || tripsIn === 'any') expect(machine === null, name).toBe(isOfPods);
      drills[machine ?? 'pod'] += 1;
      for (const each of MACHINE_NAMES) {
        // A false trip of its own may hold the machine as well.
        const holds = machineHolds('hall-4', each, incident.ended, incident.recovered);
        const isHeld = holds.some(({ corr }) => corr === incident.id);
        expect(isHeld).toBe(each === machine);
      }
    }
    for (const each of MACHINE_NAMES) expect(drills[each]).toBeGreaterThan(400);
    expect(drills.pod).toBeGreaterThan(200);
  });

  test('has an interlock trip only in a state in which it can: driven for its limits, out of its dock for its battery', () => {
    const counts = { motion: 0, patrol: 0, none: 0 };
    const check = (name: MachineName | null, interlock: number, t: number) => {
      const { tripsIn } = INTERLOCKS[interlock] as (typeof INTERLOCKS)[number];
      if (tripsIn === 'any') return;
      if (name === null) {
        counts.none += 1;
        return;
      }
      const motion = motionOf('hall-4', name, []);
      counts[tripsIn] += 1;
      if (tripsIn === 'motion') expect([name, t, motion.at(t).speed]).toEqual([name, t, expect.toSatisfy(isGoing)]);
      else expect([name, t, motion.doingAt(t)]).not.toEqual([name, t, 'dock']);
    };
    const isGoing = (speed: number) => speed > 0;
    const end = HOUR.from + 2_000 * 40_000;
    for (const incident of incidentsBetween('hall-4', HOUR.from, end)) {
      const machine = drillMachine('hall-4', incident);
      check(machine, incident.interlock, incident.onset);
      check(machine, incident.interlock, incident.ended);
    }
    expect(counts.none).toBeLessThan((counts.motion + counts.patrol) / 20);
    for (const trip of falseTripsBetween('hall-4', HOUR.from, end)) {
      const machine = trippedMachine('hall-4', trip);
      if (machine) check(machine, trip.interlock, trip.onset);
    }
    expect(Math.min(counts.motion, counts.patrol)).toBeGreaterThan(100);
  });

  test('is stopped by its gate at most once in two minutes on average', () => {
    const hours = 24;
    for (const name of MACHINE_NAMES) {
      const motion = motionOf('northwall', name, []);
      const holds = machineHolds('northwall', name, HOUR.from, HOUR.from + hours * 3_600_000);
      const stops = holds.filter(({ from }) => motion.at(from).speed > 0);
      expect(stops.length).toBeLessThan(hours * 30);
      expect(stops.length).toBeGreaterThan(hours * 10);
    }
  });

  test('moves and rests by the rhythm of its patrol alone while its gate is open', () => {
    fc.assert(
      fc.property(seeds, machines, instants, (seed, name, t) => {
        const [now, later] = [t, t + 12_000].map(
          (at) => machinesAt(seed, at, DEFAULTS).machines[MACHINE_NAMES.indexOf(name)] as MachineState,
        ) as [MachineState, MachineState];
        if (now.waits === 'nothing') expect(now.doing).not.toBe('pause');
        if (now.waits === 'pause' && later.waits === 'pause' && now.leg === later.leg) expect(later.speed).toBe(0);
        expect(now.needs !== null).toBe(now.waits === 'gate');
      }),
      { numRuns: 400 },
    );
  });

  test('sounds its warning for two seconds before it moves from any standstill, and is silent while its gate is closed', () => {
    const counts = { warned: 0, silent: 0, inVain: 0 };
    const check = (world: string, name: MachineName, from: number, to: number, list: readonly Cut[]) => {
      let [warned, closed] = [0, false];
      let wasMoving = true;
      for (let t = from; t < to; t += 200) {
        const { waits, warns } = machinesAt(world, t, { cuts: list }).machines[
          MACHINE_NAMES.indexOf(name)
        ] as MachineState;
        const motion = motionOf(world, name, list);
        const isMoving = motion.at(t).speed > 0;
        const holds = motion.holdsAt(t);
        if (isMoving) {
          // Readings are 0.2 s apart.
          if (!wasMoving && t > from + 2_500) {
            expect([world, name, t, warned]).toEqual([world, name, t, Math.max(warned, 9)]);
            counts.warned += 1;
          }
          expect([t, warns]).toEqual([t, false]);
        }
        closed = holds.some(({ opens }) => t < opens) && waits !== 'start';
        if (closed) {
          counts.silent += 1;
          expect([name, t, warns]).toEqual([name, t, false]);
        }
        if (!closed && warned > 0 && !warns && !isMoving && waits !== 'start') counts.inVain += 1;
        warned = warns ? warned + 1 : 0;
        wasMoving = isMoving;
      }
    };
    for (const name of MACHINE_NAMES) {
      check('northwall', name, HOUR.from, HOUR.from + 2_400_000, []);
      const cut = { machine: name, at: HOUR.from + 20_000, back: HOUR.from + 40_000 };
      check('northwall', name, HOUR.from, HOUR.from + 120_000, [cut]);
    }
    expect(counts.warned).toBeGreaterThan(100);
    expect(counts.silent).toBeGreaterThan(100);
    expect(counts.inVain).toBe(0);
  });

  test('has Tern’s springs closed while it stands and open while it is driven, and eases them at each change', () => {
    const counts = { closed: 0, open: 0 };
    const motion = motionOf('northwall', 'tern', []);
    let last = ternPose(motion, HOUR.from).brake;
    for (let t = HOUR.from + 50; t < HOUR.from + 1_200_000; t += 50) {
      const { brake } = ternPose(motion, t);
      const near = [-300, 0, 300].map((ms) => motion.at(t + ms).speed);
      if ((near[1] as number) > 0) expect([t, brake]).toEqual([t, 0]);
      else if (near.every((speed) => speed === 0)) expect([t, brake]).toEqual([t, 1]);
      expect(Math.abs(brake - last)).toBeLessThan(0.3);
      counts[brake === 1 ? 'closed' : 'open'] += 1;
      last = brake;
    }
    expect(Math.min(counts.closed, counts.open)).toBeGreaterThan(2_000);
  });

  test('is in its dock at a place where the ground is the same as at the beginning of its next patrol, from rest to rest', () => {
    for (const name of MACHINE_NAMES) {
      let patrols = 0;
      for (let t = HOUR.from; patrols < 20; t = patrolEnd(name, t) + 1_000) {
        const end = patrolEnd(name, t);
        const motion = motionOf('hall-4', name, []);
        const { dock = Number.NaN } = motion.leg(legAt(name, end - 1_000));
        const every = { tern: 15, heron: 11, petrel: 21 }[name];
        patrols += 1;
        expect([name, end, motion.doingAt(end - 500)]).toEqual([name, end, 'dock']);
        expect(motion.at(end - 500).place).toBeCloseTo(dock, 5);
        expect(dock % every).toBe(0);
        expect(motion.at(end).place).toBe(0);
        for (const ahead of [-12, -3, 0, 2]) {
          expect(groundAt(motion, end)(ahead)).toBe(groundAt(motion, end - 500)(dock + ahead));
        }
        if (name === 'petrel') for (const x of [0, 1.3]) expect(waterAt(dock + x, end)).toBeCloseTo(waterAt(x, end), 9);
      }
    }
  });

  test('stands on the surface of its place: no surface changes under a machine that stands', () => {
    let seen = 0;
    const motion = motionOf('northwall', 'tern', []);
    for (let t = HOUR.from; t < HOUR.to; t += 200) {
      const [a, b] = [motion.at(t), motion.at(t + 200)];
      if (a.place !== b.place || b.speed > 0) continue;
      seen += 1;
      const [first, second] = [t, t + 200].map((at) => machinesAt('northwall', at, DEFAULTS).machines[0]?.surface);
      expect([t, second]).toEqual([t, first]);
    }
    expect(seen).toBeGreaterThan(1_000);
  });

  test('that no veto stopped stands until a person has restarted it, and goes back to its route at 0.3 m/s', () => {
    const acted = { Geofence: 0, watchdog: 0 };
    const returned = { slowly: 0 };
    for (const incident of incidentsBetween('northwall', HOUR.from, HOUR.from + 1_200_000)) {
      const name = drillMachine('northwall', incident);
      if (name === null) continue;
      const world = `northwall~never-${incident.n.toString(36)}`;
      const never = incidentNamed(world, incident.id) as Incident;
      const { until, by, off, free } = actOf(world, never) as Act;
      if (by !== 'Geofence' && by !== 'watchdog') continue;
      acted[by] += 1;
      const motion = motionOf(world, name, []);
      const rest = motion.at(until + 20_000).speed;
      expect([by, free - never.recovered]).toEqual([by, 180_000]);
      // Whatever else closes its gate meanwhile, its own stop is the cause until a person comes.
      for (let t = until + 400; t < Math.min(free, patrolEnd(name, until)); t += 1_000) {
        const machine = machinesAt(world, t, DEFAULTS).machines.find((each) => each.name === name);
        expect([t, machine?.corr, machine?.needs]).toEqual([t, incident.id, 'person']);
      }
      // A new patrol begins on its route.
      const end = Math.min(patrolEnd(name, until), until + 400_000);
      for (let t = until + 20_000; t < end; t += 500) {
        const { speed } = motion.at(t);
        if (t < free) expect([name, t, speed]).toEqual([name, t, rest]);
        if (deviationAt(motion, t) === null) continue;
        expect(speed).toBeLessThanOrEqual(RETURN_SPEED + 1e-9);
        if (off > 0 && t > free && speed > 0) returned.slowly += 1;
      }
    }
    expect(Math.min(acted.Geofence, acted.watchdog)).toBeGreaterThan(2);
    expect(returned.slowly).toBeGreaterThan(100);
  });

  test('finishes the step that was committed before its gate closed, and then holds its posture until it opens', () => {
    const drill = incidentsBetween('northwall', HOUR.from, HOUR.to).find(
      (each) => each.recovered - each.ended > 6_000 && drillMachine('northwall', each) === 'tern',
    ) as Incident;
    const state = machinesAt('northwall', drill.recovered - 200, DEFAULTS);
    expect(state.machines.map(({ waits, corr }) => [waits, corr]).slice(0, 1)).toEqual([['gate', drill.id]]);
    expect(state.machines[0]?.speed).toBe(0);
    const held = `Tern is held by ${INTERLOCKS[drill.interlock]?.name} (${drill.id})`;
    expect(machinesSentence(state)).toContain(`${held}; `);
    const after = machinesAt('northwall', drill.recovered + 1_000, DEFAULTS);
    expect(machinesSentence(after)).toContain(
      'Tern has its gate open again and is sounding its warning before it moves; ',
    );
  });

  test('says that it slows or stops while it moves, pauses or is held once it is at rest, and never that it moves at 0.00 m/s', () => {
    const seen = new Set<string>();
    for (let t = HOUR.from; t < HOUR.to; t += 1_200) {
      const state = machinesAt('northwall', t, DEFAULTS);
      const clauses = machinesSentence(state).split('; ');
      state.machines.forEach((machine, i) => {
        const { speed, waits } = machine;
        if (speed === 0) {
          const { waits: drawn } = fieldTexts(machine, speed, undefined, {
            world: 'northwall',
            narrow: false,
            room: 80,
          });
          expect([t, clauses[i], drawn]).not.toEqual([
            t,
            expect.stringMatching(/ is (moving|(walking|taking) a curve)/),
            drawn,
          ]);
          expect([t, drawn]).not.toEqual([t, expect.stringMatching(/its gate is open/)]);
        }
        if (waits !== 'gate' && waits !== 'pause') return;
        const words =
          speed > 0
            ? / is (finishing its step|slowing).* (now )?at \d\.\d\d m\/s/
            : / (has paused|is (held|stopped) by|is (finishing its step|setting its feet down|closing its springs|coming to rest))/;
        expect([t, clauses[i]]).toEqual([t, expect.stringMatching(words)]);
        seen.add(`${waits} ${speed > 0}`);
      });
    }
    expect(seen.size).toBe(4);
  });

  test('sounds no warning with a foot in the air, and is held once its feet are down and its springs closed', () => {
    const seen = { feet: 0, springs: 0, rest: 0 };
    const heron = motionOf('northwall', 'heron', []);
    for (let t = HOUR.from; t < HOUR.from + 1_200_000; t += 200) {
      const state = machinesAt('northwall', t, DEFAULTS);
      const clauses = machinesSentence(state).split('; ');
      state.machines.forEach((machine, i) => {
        const { pose, warns } = machine;
        if (pose.of === 'heron' && warns) expect([t, gaitAt(heron, t).feet.map(({ up }) => up)]).toEqual([t, [0, 0]]);
        if (clauses[i]?.includes('setting its feet down')) seen.feet += 1;
        if (clauses[i]?.includes('closing its springs')) seen.springs += 1;
        // Its gate is open again, and it has only to come to rest.
        if (machine.needs === 'rest' && clauses[i]?.includes('coming to rest')) seen.rest += 1;
        if ((pose.of === 'tern' && pose.brake < 1) || machine.needs === 'rest')
          expect([t, clauses[i]]).not.toEqual([t, expect.stringContaining('is held by')]);
      });
    }
    expect(Math.min(seen.feet, seen.springs, seen.rest)).toBeGreaterThan(3);
  });

  test('counts as moving whatever has a speed, as stopping what a veto slows, and as held what stands', () => {
    const both = machinesAt('northwall', Date.parse('2026-03-03T08:46:54.600Z'), DEFAULTS);
    expect([dashboard.figure(both), dashboard.status(both).word]).toEqual([
      { value: '2', unit: 'of 3 machines', label: 'moving, one of them stopping' },
      '1 of 3 stopping',
    ]);
    const labels = new Set<string>();
    const seen = new Set<string>();
    for (let t = HOUR.from; t < HOUR.to; t += 800) {
      const state = machinesAt('northwall', t, DEFAULTS);
      const moving = state.machines.filter((one) => one.speed.toFixed(2) !== '0.00');
      const stopping = moving.filter(isBeingStopped).length;
      const { value, label } = dashboard.figure(state);
      expect([t, value, label.includes('stopping')]).toEqual([t, `${moving.length}`, stopping > 0]);
      labels.add(label);
      const { word } = dashboard.status(state);
      expect(word.length).toBeLessThanOrEqual(15);
      expect([t, word.endsWith(' stopping')]).toEqual([
        t,
        /, (its gate closed|vetoed) by /.test(machinesSentence(state)),
      ]);
      seen.add(word.replace(/\d/g, 'n'));
    }
    expect([...seen]).toEqual(expect.arrayContaining(['on patrol', 'n of n held', 'n of n stopping']));
    expect([...labels]).toEqual(
      expect.arrayContaining(['moving', 'moving, one of them slowing', 'moving, both slowing', 'moving, slowing']),
    );
  });

  test('that a veto stopped in a pause is said to be stopped by it, in sentence, reason and drawing, until it moves', () => {
    const [from, to] = [Date.parse('2026-03-03T00:52:14.400Z'), Date.parse('2026-03-03T00:52:44Z')];
    const seen = new Set<string>();
    for (let t = from; t < to; t += 200) {
      const state = machinesAt('northwall', t, DEFAULTS);
      const petrel = state.machines[2] as MachineState;
      const clause = machinesSentence(state).split('; ')[2] ?? '';
      expect([t, clause]).toEqual([t, expect.stringContaining('by Battery pack (inc-qdrq6-f3)')]);
      const why = explain('northwall', state, 'petrel');
      expect(why?.equations[0]?.text).toContain('by Battery pack (inc-qdrq6-f3)');
      expect(why?.causes.map(({ what }) => what).join()).toContain('Battery pack');
      seen.add(clause.replace(/\d\.\d\d/, 'n'));
      if (petrel.waits === 'pause') expect(petrel.corr).toBe('inc-qdrq6-f3');
    }
    const by = 'by Battery pack (inc-qdrq6-f3)';
    const paused = `Petrel has paused on its patrol, stopped ${by}, its gate open again`;
    expect([...seen].map((clause) => clause.replace(/\.$/, ''))).toEqual([
      `Petrel is finishing its step, now at n m/s, its gate closed ${by}`,
      `Petrel is slowing to a stop, now at n m/s, its gate closed ${by}`,
      `Petrel is slowing to a stop, now at n m/s, vetoed ${by}, its gate open again`,
      `Petrel is coming to rest, vetoed ${by}, its gate open again`,
      paused,
      `${paused}, and is sounding its warning before it moves`,
    ]);
  });

  test('that stands with its next step begun is said to sound its warning, in the table and for its reason too', () => {
    let seen = 0;
    for (let t = HOUR.from; t < HOUR.from + 1_200_000; t += 200) {
      const state = machinesAt('northwall', t, DEFAULTS);
      state.machines.forEach((machine, i) => {
        const clause = machinesSentence(state).split('; ')[i]?.replace(/\.$/, '');
        const why = explain('northwall', state, machine.name)?.equations[0]?.text;
        if (machine.waits === 'step') {
          seen += 1;
          expect([t, machineHolds('northwall', machine.name, t - 20_000, t + 1).length > 0]).toEqual([t, true]);
          expect([t, clause]).toEqual([
            t,
            `${NAMES[machine.name]} has its gate open again and is sounding its warning before it moves`,
          ]);
          expect([t, machinesTable(state).rows[i]?.cells[6]]).toEqual([t, 'the end of its warning']);
          expect([t, why]).toEqual([t, 'because it sounds its warning for 2 s before it moves.']);
        } else if (machine.waits === 'nothing' && machine.speed === 0) {
          // It prints as 0.00 and rises.
          const next = machinesAt('northwall', t + 400, DEFAULTS).machines[i];
          expect([t, clause, (next?.speed ?? 0) > 0]).toEqual([t, `${NAMES[machine.name]} is setting off`, true]);
        }
      });
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('has the same state in whatever order instants are asked for', () => {
    fc.assert(
      fc.property(fc.array(instants, { minLength: 2, maxLength: 4 }), cuts, (list, cut) => {
        const settings = { ...DEFAULTS, cuts: [cut] };
        const forwards = list.map((t) => JSON.stringify(machinesAt('hall-4', t, settings)));
        for (let n = 0; n < 5; n++) machinesAt(`other-${n}`, HOUR.from, DEFAULTS);
        const backwards = [...list].reverse().map((t) => JSON.stringify(machinesAt('hall-4', t, settings)));
        expect(backwards.reverse()).toEqual(forwards);
      }),
      { numRuns: 150 },
    );
  });
});

describe('in a fork without a veto', () => {
  const T = Date.parse('2026-03-03T08:53:26.800Z');
  const FORK = 'northwall~never-qdsa8';

  test('one machine leaves its route by a stated distance, and comes back', () => {
    const off = (seed: string, s: number) =>
      machinesAt(seed, T + s * 1_000, DEFAULTS).machines.filter(({ astray }) => astray);
    expect(off('northwall', 20)).toEqual([]);
    const [machine, ...others] = off(FORK, 20);
    expect(others).toEqual([]);
    expect(machine?.astray).toMatchObject({ corr: 'inc-qdsa8-ad' });
    expect(machine?.astray?.off).toBeGreaterThan(0.5);
    const state = machinesAt(FORK, T + 20_000, DEFAULTS);
    expect(machinesSentence(state)).toMatch(
      /^Tern left its route, because inc-qdsa8-ad was not vetoed, was stopped by its Geofence and waits for a person;/,
    );
    expect(machinesTable(state).rows.map(({ cells }) => cells[8])).toContain(machine?.astray?.off.toFixed(2));
    expect(off(FORK, 330)).toEqual([]);
  });

  test('what differs from the original is how far the machine of the drill has gone, how far it is off its route, and that it does not hold', () => {
    const [fork, original] = [FORK, 'northwall'].map((seed) => machinesAt(seed, T + 3_200, DEFAULTS)) as [
      MachinesState,
      MachinesState,
    ];
    const tern = (fork.machines[0]?.place ?? 0) - (original.machines[0]?.place ?? 0);
    expect(differences(fork, original)).toEqual([
      { text: `Tern is ${fork.machines[0]?.astray?.off.toFixed(2)} m off its route`, isCost: true, instead: 'on it' },
      { text: 'fewer machine is held', isCost: false, count: 1 },
      { text: `Tern is ${tern.toFixed(2)} m further along its patrol`, isCost: false },
    ]);
    expect(tern).toBeGreaterThan(1);
    expect(
      differences(original, fork)
        .map(({ text }) => text)
        .join(),
    ).toContain('further back on its patrol');
    expect(differences(original, machinesAt('northwall', T + 3_200, DEFAULTS))).toEqual([]);
  });
});
