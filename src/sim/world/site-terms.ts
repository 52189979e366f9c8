import { floor } from '../math/math';
import type { WorldName } from '../math/seed-of';
import { counted } from '../words/units';
import { chance, incidentCause, incidentCauses, spreadCauses } from './causes';
import { numberText } from './equation-text';
import type { Equation, ExplanationStep } from './explanation';
import { type Incident, openIncidents } from './incidents';
import { racksReached } from './reach';
import {
  LOAD_PERIODS_MS,
  loadParts,
  lowestTotal,
  maintenanceBlock,
  momentOf,
  openSite,
  outagesAt,
  POD_GPUS,
  POTENTIAL_TFLOPS,
  POWER_USAGE,
  podWatts,
  podWeight,
  rackWeight,
  SITE_TFLOPS,
  type Site,
  siteAt,
  undisturbedPods,
  WATTS,
} from './site';
import { by, DOWN, is, partOf, rounded, sum } from './terms';
import { PODS, TOPOLOGY } from './topology';

const { racksPerPod } = TOPOLOGY;
const GPUS = PODS.length * POD_GPUS;
const ALL_RACKS = Array.from({ length: PODS.length * racksPerPod }, (_, rack) => rack);

/** The site at one instant with what it is computed from. Racks count across all pods. */
export interface SiteParts {
  readonly world: WorldName;
  readonly t: number;
  readonly cycleDays: number;
  readonly site: Site;
  /** Oldest first. */
  readonly incidents: readonly Incident[];
  /** GPUs of each rack out for maintenance, and those that each incident has down besides the ones before it. */
  readonly maintained: readonly number[];
  readonly taken: readonly (readonly number[])[];
}

/** The site at `t` with what it is computed from. */
export function sitePartsAt(world: WorldName, t: number, cycleDays: number): SiteParts {
  const moment = momentOf(t, cycleDays);
  const incidents = openIncidents(world, t);
  const outages = [0, ...incidents.map((_, i) => i + 1)].map((n) => outagesAt(world, t, moment, incidents.slice(0, n)));
  const takenBy = (n: number, rack: number) => outages[n]?.[rack]?.taken ?? 0;
  const taken = incidents.map((_, i) => ALL_RACKS.map((rack) => takenBy(i + 1, rack) - takenBy(i, rack)));
  const maintained = (outages.at(-1) ?? []).map((outage) => outage.down.length - outage.taken);
  return { world, t, cycleDays, site: siteAt(world, t, cycleDays), incidents, maintained, taken };
}

const total = (numbers: readonly number[], racks: readonly number[]) =>
  racks.reduce((all, rack) => all + (numbers[rack] ?? 0), 0);

/** How many GPUs of some racks are out, and for what. */
function downBy({ incidents, maintained, taken }: SiteParts, racks: readonly number[]): [number, string][] {
  const byIncident = incidents.map(({ id }, i): [number, string] => [total(taken[i] ?? [], racks), `down in ${id}`]);
  return [[total(maintained, racks), 'out for maintenance'], ...byIncident.filter(([n]) => n > 0)];
}

/** The GPUs of some racks that are out; of the whole site if none are named. */
export function downEquation(parts: SiteParts, what: string, racks = ALL_RACKS): Equation {
  const by_ = downBy(parts, racks);
  return { what, value: by_.reduce((all, [n]) => all + n, 0), terms: sum(by_) };
}

/** The site's total and what it comes from: the load, and the GPUs that are up. */
export function totalEquations({
  world,
  t,
  cycleDays,
  site,
  incidents,
  ...rest
}: SiteParts): [Equation, ...Equation[]] {
  const parts: SiteParts = { world, t, cycleDays, site, incidents, ...rest };
  const [tide, days, hours, minutes] = loadParts(openSite(world).load, momentOf(t, cycleDays));
  const load = tide + days + hours + minutes;
  const range = POTENTIAL_TFLOPS.highest - POTENTIAL_TFLOPS.lowest;
  const potential = POTENTIAL_TFLOPS.lowest + range * load;
  const down = downBy(parts, ALL_RACKS).filter(([n]) => n > 0);
  const up = down.reduce((left, [n]) => left - n, GPUS);
  const raw = floor((potential * up) / GPUS);
  const lowest = lowestTotal(world, incidents);
  return [
    {
      what: 'All pods',
      value: site.tflops,
      unit: 'TFLOPS',
      terms: [
        is(potential, 'TFLOPS at this load'),
        by('*', up, 'GPUs up'),
        by('/', GPUS, 'GPUs'),
        DOWN,
        ...(raw < lowest ? [by('least', lowest)] : []),
        ...(raw > SITE_TFLOPS.ceiling ? [by('most', SITE_TFLOPS.ceiling)] : []),
      ],
    },
    { what: 'GPUs up', value: up, terms: [is(GPUS, 'GPUs'), ...down.map(([n, what]) => by('-', n, what))] },
    {
      what: 'At this load',
      value: potential,
      unit: 'TFLOPS',
      terms: [
        is(load, ''),
        by('*', range, 'TFLOPS between the lowest and highest rates'),
        by('+', POTENTIAL_TFLOPS.lowest, 'TFLOPS at the lowest load'),
      ],
    },
    {
      what: 'Load',
      value: load,
      terms: sum([
        [tide, 'for the time of day'],
        [days, 'of drift over 6 h'],
        [hours, 'over 15 min'],
        [minutes, 'over 30 s'],
      ]),
    },
  ];
}

/** A pod's part of the site's total. */
export function podEquation({ world, t, cycleDays, site }: SiteParts, pod: number): Equation {
  const moment = momentOf(t, cycleDays);
  const { shares } = openSite(world);
  const weights = site.pods.map(({ down }, p) => podWeight(shares, moment, p, down));
  const value = site.pods[pod]?.tflops ?? 0;
  return {
    what: `Pod ${PODS[pod]}`,
    value,
    unit: 'TFLOPS',
    ...partOf(site.tflops, weights, pod, value, 'all pods'),
  };
}

/** A rack's part of its pod's total. `rack` counts within the pod. */
export function rackEquation({ world, t, cycleDays, site }: SiteParts, pod: number, rack: number): Equation {
  const moment = momentOf(t, cycleDays);
  const { shares } = openSite(world);
  const podState = site.pods[pod];
  const weights =
    podState?.racks.map(({ down }, r) => rackWeight(shares, moment, pod * racksPerPod + r, down.length)) ?? [];
  const value = podState?.racks[rack]?.tflops ?? 0;
  return {
    what: `Rack ${PODS[pod]} ${rack + 1}`,
    value,
    unit: 'TFLOPS',
    ...partOf(podState?.tflops ?? 0, weights, rack, value, `pod ${PODS[pod]}`),
  };
}

/** The power of a pod. */
export function powerEquation({ world, t, cycleDays, site }: SiteParts, pod: number): Equation {
  const { tflops = 0, powerKw = 0 } = site.pods[pod] ?? {};
  const quiet = undisturbedPods(world, momentOf(t, cycleDays))[pod] ?? { tflops, maintained: 0 };
  const watts = podWatts(quiet.maintained, quiet.tflops);
  const prevented = (quiet.tflops - tflops) * WATTS.perTflops;
  const usage = POWER_USAGE[pod] ?? 0;
  const kilowatts = (w: number, what: string) => {
    const text = numberText(w / 1_000, 1);
    return Number(text) === 0 ? [] : [`${text} kW for ${what}`];
  };
  const parts = [
    ...kilowatts(watts.ready, `${counted(POD_GPUS - quiet.maintained, 'GPU')} with their trays`),
    ...kilowatts(watts.work, 'their work'),
    ...kilowatts(watts.maintained, `${counted(quiet.maintained, 'GPU')} out for maintenance`),
  ];
  const less = kilowatts(prevented, 'work that incidents prevent');
  return {
    what: `Power of pod ${PODS[pod]}`,
    value: powerKw,
    unit: 'kW',
    terms: [
      is(watts.maintained, ''),
      by('+', watts.ready),
      by('+', watts.work),
      by('*', usage),
      by('-', prevented),
      by('/', 1_000),
      rounded(),
    ],
    text: `= (${parts.join(' + ')}) × ${usage} for cooling and conversion${less.map((part) => ` − ${part}`).join('')}`,
  };
}

/** GPUs of some racks that are in maintenance, each rack as a cause; one for all where there are more than a few. */
function maintenanceCauses(
  { world, t, cycleDays, maintained }: SiteParts,
  racks: readonly number[],
): ExplanationStep[] {
  const moment = momentOf(t, cycleDays);
  return racks
    .filter((rack) => (maintained[rack] ?? 0) > 0)
    .map((rack) => {
      const { block, ms } = maintenanceBlock(world, moment, rack);
      const n = maintained[rack] === 1 ? '1 GPU' : `${maintained[rack]} GPUs`;
      const name = `rack ${PODS[floor(rack / racksPerPod)]} ${(rack % racksPerPod) + 1}`;
      const what = `drawn at random: ${n} of ${name} out for maintenance for two hours`;
      return { ...chance(world, t - ms, what, { stream: 'site/down', index: block, lane: rack }) };
    });
}

/** Where the load last took a turn. */
function loadCause({ world, t, cycleDays }: SiteParts): ExplanationStep {
  const { at } = momentOf(t, cycleDays);
  const cell = floor(at / LOAD_PERIODS_MS.minutes);
  const turn = t - (at - cell * LOAD_PERIODS_MS.minutes);
  return chance(world, turn, 'drawn at random: drift about the planned load', {
    stream: 'site/load',
    index: cell,
    lane: 2,
  });
}

/**
 * The incidents that have reached one of some racks, also where the GPUs that they would take are down already; the
 * newest first.
 */
export function incidentsOf({ world, t, incidents }: SiteParts, racks: readonly number[]): Incident[] {
  const reached = (incident: Incident) =>
    racksReached(world, incident, t).some(({ rack }) => racks.includes(incident.pod * racksPerPod + rack));
  return incidents.filter(reached).reverse();
}

/** What led to the values of some racks: incidents, the newest in all its steps, maintenance and the load. */
export function siteCauses(parts: SiteParts, racks = ALL_RACKS): ExplanationStep[] {
  const { world } = parts;
  const steps = incidentsOf(parts, racks).flatMap((incident, i) => {
    if (i > 0 || racks.length > 1) return incidentCause(world, incident);
    const spread = spreadCauses(world, incident, 'rack', (racks[0] ?? 0) % racksPerPod);
    return [...spread, ...incidentCauses(world, incident, spread.length > 0 ? 'missedVeto' : 'onset')];
  });
  return [...steps, ...maintenanceCauses(parts, racks), loadCause(parts)];
}
