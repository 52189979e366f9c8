import { expect, test } from 'vitest';
import { incidentMessage } from '../src/dashboards/events/sim-messages';
import { machinesAt } from '../src/dashboards/machines/sim';
import { meshAt } from '../src/dashboards/mesh/sim';
import { drillMachine, MACHINE_NAMES } from '../src/sim/world/incidents/drills';
import { placesOf } from '../src/sim/world/incidents/incident-place';
import { trailOf } from '../src/sim/world/incidents/incident-trail';
import { type Incident, incidentNamed, incidentsBetween, withoutVeto } from '../src/sim/world/incidents/incidents';
import { INTERLOCKS } from '../src/sim/world/incidents/interlocks';
import { extentOf, withoutVetoWords } from '../src/sim/world/incidents/prevented';
import { racksReached, reachesLane } from '../src/sim/world/incidents/reach';
import { vetoLines } from '../src/sim/world/incidents/veto-words';
import { departureOf, deviationAt } from '../src/sim/world/machines/deviation';
import { motionOf } from '../src/sim/world/machines/motion';
import { patrolStart } from '../src/sim/world/machines/rhythm';
import { siteAt } from '../src/sim/world/site/site';

const SEED = 'northwall';
const FROM = Date.UTC(2026, 2, 3, 8);
const incidents = incidentsBetween(SEED, FROM, FROM + 2_000 * 40_000);

/** What an incident of each interlock can take down, and whether it can hold a machine. */
const CAN: Readonly<Record<string, string>> = {
  'Fork agreement': 'racks lanes machine',
  'State digest': 'racks lanes machine',
  'Replay parity': 'racks lanes machine',
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
    const { id, onset, detected, vetoed, interlock } = incident;
    const can = CAN[INTERLOCKS[interlock]?.name ?? ''] as string;
    const [racks, lanes, machine] = ['racks', 'lanes', 'machine'].map((part) => can.includes(part));
    const at = vetoed + 400;
    const named = {
      racks: siteAt(SEED, at, 4).pods.some((pod) => pod.racks.some(({ corr }) => corr === id)),
      lanes: meshAt(SEED, at).lanes.some(({ corr }) => corr === id),
    };
    if (!racks) expect(named.racks, id).toBe(false);
    if (!lanes) expect(named.lanes, id).toBe(false);
    const without = withoutVeto(SEED, incident);
    const end = without.recovered - 1;
    expect([racksReached(SEED, incident, at).length, racksReached(SEED, without, end).length > 1]).toEqual(
      racks ? [1, true] : [0, false],
    );
    expect([0, 1, 2, 3].filter((lane) => reachesLane(SEED, without, lane, end))).toHaveLength(lanes ? 4 : 0);
    expect(Object.values(extentOf(without)).slice(0, 3).map(Boolean)).toEqual([racks, racks, lanes]);
    expect(drillMachine(SEED, incident) !== null, id).toBe(machine);

    const subjects = [onset, detected, vetoed].flatMap((ts) =>
      Array.from({ length: 10 }, (_, i) => incidentMessage(SEED, incident, i, ts).subj),
    );
    const words = [
      ...subjects,
      ...trailOf(SEED, incident).map(({ name }) => name),
      placesOf(SEED, incident),
      withoutVetoWords(SEED, incident),
      ...vetoLines(SEED, incident),
    ].filter((text) => text !== vetoLines(SEED, incident)[0] && text !== INTERLOCKS[interlock]?.name);
    if (!racks) expect(words.join(' ')).not.toMatch(/\b(?:RACK|POD)-|\brack|GPU/);
    if (!lanes) expect(words.join(' ')).not.toMatch(/\bLANE-|\blane/);
    if (!machine) expect(words.join(' ')).not.toMatch(/\b(?:tern|heron|petrel)\b/i);
  }
});

test('the metres in the sentence of a veto are those of the machines’ panel in the world without it', () => {
  const some = incidents.slice(0, 120);
  const left = some.flatMap((incident) => {
    const departure = departureOf(SEED, withoutVeto(SEED, incident));
    return departure ? [{ incident, departure }] : [];
  });
  expect(left.length).toBeGreaterThan(60);
  for (const { incident, departure } of left) {
    const { id, n } = incident;
    const { machine, metres } = departure;
    const world = `${SEED}~never-${n.toString(36)}`;
    const { missedVeto, vetoed } = incidentNamed(world, id) as Incident;
    const patrol = patrolStart(machine, vetoed);
    // A new patrol begins at its base, on its route.
    const last = patrol > (missedVeto ?? 0) ? patrol - 1 : vetoed;
    const reach = Number(/ (\d+\.\d) m off its route/.exec(withoutVetoWords(SEED, incident))?.[1]);
    expect(reach).toBe(Number(metres.toFixed(1)));
    // On the panel it grows up to the watchdog’s stop, where it has that value, and then falls.
    expect(deviationAt(motionOf(world, machine, []), last)?.off).toBeCloseTo(metres, 9);
    const offsets = [-600, -400, -200, 0, 200].map((after) => {
      const state = machinesAt(world, last + after, { cuts: [] }).machines[MACHINE_NAMES.indexOf(machine)];
      return state?.astray?.corr === id ? state.astray.off : 0;
    });
    expect(Math.abs(Math.max(...offsets) - reach), id).toBeLessThan(0.15);
  }
});
