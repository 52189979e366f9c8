import { expect, test } from 'vitest';
import { incidentMessage } from '../src/dashboards/events/sim-messages';
import { vetoLines } from '../src/dashboards/forks/scene/veto-words';
import { meshAt } from '../src/dashboards/mesh/sim';
import { countWord } from '../src/sim/words/sentences';
import { extentWords, withoutVetoWords } from '../src/sim/world/incident-words/extent-words';
import { placesOf } from '../src/sim/world/incident-words/incident-place';
import { extentOf } from '../src/sim/world/incidents/extent';
import { type Incident, incidentNamed, incidentsBetween, withoutVeto } from '../src/sim/world/incidents/incidents';
import { INTERLOCKS } from '../src/sim/world/incidents/interlocks';
import { racksReached, reachesLane } from '../src/sim/world/incidents/reach';
import {
  type Act,
  actOf,
  GEOFENCE_M,
  MACHINE_WATCHDOG_MS,
  machineHolds,
  motionOf,
} from '../src/sim/world/machines/acts';
import { deviationAt } from '../src/sim/world/machines/deviation';
import { drillMachine } from '../src/sim/world/machines/drills';
import { lossOf } from '../src/sim/world/machines/loss';
import { patrolEnd } from '../src/sim/world/machines/rhythm';
import { SPECS } from '../src/sim/world/machines/specs';
import { siteAt } from '../src/sim/world/site/site';
import { readPages } from './content/page';

const SEED = 'northwall';
const FROM = Date.UTC(2026, 2, 3, 8);
const incidents = incidentsBetween(SEED, FROM, FROM + 2_000 * 40_000);

/** Parts that an incident of each interlock can take down, and whether it can hold a machine. */
const CAN: Readonly<Record<string, string>> = {
  'Fork agreement': 'racks lanes machine',
  'State digest': 'racks lanes machine',
  'Replay parity': 'machine',
  'Speed envelope': 'machine',
  'Torque limit': 'machine',
  Geofence: 'machine',
  'Map age': 'lanes machine',
  'Sensor freshness': 'lanes machine',
  'Quorum count': 'racks lanes',
  'Split-vote hold': 'racks lanes machine',
  'Rack inlet': 'racks',
  'Battery pack': 'machine',
  'Link heartbeat': 'lanes machine',
  'Relay lease': 'lanes machine',
  'Ledger seal': 'machine',
};

test('no incident takes down what its interlock’s kind cannot, and none is said to, in 2,000 incidents', () => {
  expect(incidents.length).toBeGreaterThan(1_990);
  expect(Object.keys(CAN)).toEqual(INTERLOCKS.map(({ name }) => name));
  for (const incident of incidents) {
    const { id, onset, detected, ended, interlock } = incident;
    const can = CAN[INTERLOCKS[interlock]?.name ?? ''] as string;
    const [racks, lanes, carried] = ['racks', 'lanes', 'machine'].map((part) => can.includes(part));
    const machine = drillMachine(SEED, incident) !== null;
    const at = ended + 400;
    const named = {
      racks: siteAt(SEED, at, 4).pods.some((pod) => pod.racks.some(({ corr }) => corr === id)),
      lanes: meshAt(SEED, at).lanes.some(({ corr }) => corr === id),
    };
    if (!racks) expect(named.racks, id).toBe(false);
    if (!lanes) expect(named.lanes, id).toBe(false);
    const without = withoutVeto(SEED, incident);
    const end = without.recovered - 1;
    expect([racksReached(SEED, incident, at).length, racksReached(SEED, without, end).length > 0]).toEqual(
      racks ? [1, true] : [0, false],
    );
    expect([0, 1, 2, 3].filter((lane) => reachesLane(SEED, without, lane, end))).toHaveLength(lanes ? 4 : 0);
    expect(Object.values(extentOf(without)).slice(0, 3).map(Boolean)).toEqual([racks, racks, lanes]);
    // None may be driven when a limit of a machine is passed.
    if (machine || INTERLOCKS[interlock]?.tripsIn === 'any') expect(machine, id).toBe(carried);

    const subjects = [onset, detected, ended].flatMap((ts) =>
      Array.from({ length: 10 }, (_, i) => incidentMessage(SEED, incident, i, ts).subj),
    );
    const words = [
      ...subjects,
      placesOf(SEED, incident),
      withoutVetoWords(SEED, incident),
      ...vetoLines(SEED, incident),
    ].filter((text) => text !== vetoLines(SEED, incident)[0] && text !== INTERLOCKS[interlock]?.name);
    if (!racks) expect(words.join(' ')).not.toMatch(/\b(?:RACK|POD)-|\brack|GPU/);
    if (!lanes) expect(words.join(' ')).not.toMatch(/\bLANE-|\blane/);
    if (!machine) expect(words.join(' ')).not.toMatch(/\b(?:tern|heron|petrel)\b/i);
  }
});

/** Consequences for a machine, by interlock. */
const BECOMES: Readonly<Record<string, RegExp | null>> = {
  'Fork agreement': /strays \d+\.\d\d m off its route/,
  'State digest': /strays \d+\.\d\d m off its route/,
  'Replay parity': /waits \d+ s for a person to confirm/,
  'Speed envelope': /travels \d+\.\d\d m too far/,
  'Torque limit': /strays \d+\.\d\d m off its route/,
  Geofence: /strays \d+\.\d\d m off its route/,
  'Map age': /strays \d+\.\d\d m off its route/,
  'Sensor freshness': /travels \d+\.\d\d m too far/,
  'Quorum count': null,
  'Split-vote hold': /strays \d+\.\d\d m off its route/,
  'Rack inlet': null,
  'Battery pack': /stops [\d,]+ m from its dock/,
  'Link heartbeat': /travels \d+\.\d\d m too far/,
  'Relay lease': /travels \d+\.\d\d m too far/,
  'Ledger seal': /waits \d+ s for a person to confirm/,
};
const MACHINE_WORDS = /off its route|too far|from its dock|to confirm/g;

test('what becomes of a machine follows from the interlock, wherever it is said, and its own watchdog or Geofence bounds it, in 2,000 incidents', () => {
  const seen = new Map<string, number>();
  let [farthest, waits] = [0, 0];
  for (const incident of incidents) {
    const { id } = incident;
    const interlock = INTERLOCKS[incident.interlock]?.name ?? '';
    const without = withoutVeto(SEED, incident);
    const loss = lossOf(SEED, without);
    const law = BECOMES[interlock] ?? null;
    const said = [withoutVetoWords(SEED, incident), extentWords(SEED, without)];
    for (const words of said) {
      expect(words.match(MACHINE_WORDS) ?? [], words).toHaveLength(loss ? 1 : 0);
      if (loss) expect(words).toMatch(law as RegExp);
    }
    const act = actOf(SEED, without);
    expect(act !== undefined, interlock).toBe(law !== null && drillMachine(SEED, incident) !== null);
    if (!act) continue;
    // The machine's own watchdog comes long before the pod's.
    expect(act.until - act.from, interlock).toBeLessThanOrEqual(MACHINE_WATCHDOG_MS);
    if (act.person) waits = (act.free - without.recovered) / 60_000;
    if (!loss) continue;
    seen.set(interlock, (seen.get(interlock) ?? 0) + 1);
    expect(loss.back).toBeGreaterThan(act.until);
    if (loss.consequence !== 'off route') continue;
    const own = interlock === 'Geofence' ? (SPECS[loss.machine].top * 2 * MACHINE_WATCHDOG_MS) / 1_000 : 0;
    expect(loss.most).toBeLessThanOrEqual(0.12 * own || GEOFENCE_M + 1e-9);
    if (loss.by === 'Geofence')
      expect([loss.most, interlock !== 'Geofence']).toEqual([expect.closeTo(GEOFENCE_M, 9), true]);
    if (loss.machine === 'heron') {
      expect([id, loss.by]).toEqual([id, 'watchdog']);
      farthest = Math.max(farthest, loss.most);
    }
  }
  expect(seen.size).toBe(13);
  // It is too slow for its Geofence.
  expect(readPages().find(({ path }) => path === '/containment')?.body).toContain(
    `Heron's watchdog always comes first, within ${farthest.toFixed(2)} m. Then the machine waits: the simulation lets a person come ${countWord(waits)} minutes after the incident has recovered.`,
  );
});

test('in the world without its veto a machine does what the sentence of the veto says, and is off its route by no other kind', () => {
  for (const incident of incidents.slice(0, 160)) {
    const loss = lossOf(SEED, withoutVeto(SEED, incident));
    if (!loss) continue;
    const { id, n } = incident;
    const { machine, consequence, most, back } = loss;
    const world = `${SEED}~never-${n.toString(36)}`;
    const never = incidentNamed(world, id) as Incident;
    const { from, until, free } = actOf(world, never) as Act;
    const motion = motionOf(world, machine, []);
    const last = Math.min(free, patrolEnd(machine, from) - 1);
    const isHeld = (t: number) => machineHolds(world, machine, t, t + 1).some(({ corr }) => corr === id);
    expect([isHeld(until - 1), isHeld(until), isHeld(free - 1), isHeld(free)], id).toEqual([false, true, true, false]);
    const offs = Array.from({ length: 400 }, (_, i) => deviationAt(motion, from + i * 200));
    const off = Math.max(...offs.map((deviation) => (deviation?.corr === id ? deviation.off : 0)));
    if (consequence === 'off route') {
      // No stop steers: off its route it moves aside in proportion to its speed, however it slows, as far as its rest.
      const act = actOf(world, never) as Act;
      for (let t = from; t < last && t < until + 30_000; t += 100) {
        const [a, b] = [t, t + 100].map((at) => motion.at(at).place) as [number, number];
        const [offA = 0, offB = 0] = [t, t + 100].map((at) => deviationAt(motion, Math.min(at, last))?.off);
        if (a - motion.at(from).place > 3) expect((offB - offA) / act.aside, id).toBeCloseTo(b - a, 6);
      }
      if (act.by === 'Geofence') expect(act.off).toBeCloseTo(GEOFENCE_M, 9);
      // It stands as far off as it is ever said to be.
      expect(deviationAt(motion, last)?.off, id).toBeCloseTo(most, 9);
      expect(off).toBeLessThanOrEqual(most + 1e-9);
      expect([deviationAt(motion, back - 101) !== null, deviationAt(motion, back + 1)], id).toEqual([true, null]);
    } else {
      expect(off, id).toBe(0);
      if (consequence === 'too far')
        expect(motion.at(last).place - motion.at(from).place, id).toBeGreaterThan(most - 1e-6);
      if (consequence === 'stranded') expect(motion.at(last).place).toBeCloseTo(most, 6);
      if (consequence === 'unproven') expect((last - until) / 1_000).toBe(most);
    }
  }
});

test('a machine is said to go too far by what lies between its rest and the rest of the original, however late the veto', () => {
  const seen = { late: 0, never: 0 };
  for (const incident of incidents.slice(0, 60)) {
    const { id, n } = incident;
    for (const edit of ['late-1500', 'late-3000', 'late-8000', 'late-10000', 'never']) {
      const [verb, ms] = edit.split('-');
      const world = [`${SEED}~${verb}`, n.toString(36), ...(ms ? [ms] : [])].join('-');
      const changed = incidentNamed(world, id) as Incident;
      const loss = lossOf(world, changed);
      if (loss?.consequence !== 'too far') continue;
      /** Rest of a machine after its gate has closed. */
      const rest = (motion: ReturnType<typeof motionOf>, closed: number): number => {
        let t = closed;
        while (t < patrolEnd(loss.machine, closed) - 1 && !(t > closed + 1_000 && motion.at(t).speed === 0)) t += 100;
        return motion.at(t).place;
      };
      const [here, there] = [world, SEED].map((each) => motionOf(each, loss.machine, []));
      if (!here || !there) continue;
      const apart = rest(here, actOf(world, changed)?.until ?? 0) - rest(there, incident.ended);
      expect([world, loss.most]).toEqual([world, expect.closeTo(apart, 6)]);
      seen[ms ? 'late' : 'never'] += 1;
    }
  }
  expect(seen.late).toBeGreaterThan(20);
  expect(seen.never).toBeGreaterThan(5);
});
