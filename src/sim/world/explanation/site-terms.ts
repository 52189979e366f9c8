import { floor } from '../../math/math';
import type { WorldName } from '../../math/seed-of';
import { countParts, countText, countWord, listText } from '../../words/sentences';
import { type Incident, openIncidents } from '../incidents/incidents';
import { racksReached } from '../incidents/reach';
import { cyclePosition, LOAD_PERIODS_MS, loadParts } from '../site/cycle-load';
import { maintenanceBlock, openSite, outagesAt } from '../site/outages';
import { POWER_USAGE, podWatts, WATTS } from '../site/power';
import {
  lowestTotal,
  POTENTIAL_TFLOPS,
  podWeight,
  rackWeight,
  SITE_TFLOPS,
  type Site,
  siteAt,
  undisturbedPods,
} from '../site/site';
import { POD_GPUS, PODS, TOPOLOGY } from '../topology';
import { chanceCause, incidentCause, incidentCauses, spreadCauses } from './causes';
import { shareText } from './equation-text';
import type { Equation, ExplanationStep } from './explanation';
import { numberText } from './number-text';
import { initialTerm, partEquation, ROUND_DOWN, roundTerm, sumTerms, term } from './terms';

const { racksPerPod, gpusPerRack } = TOPOLOGY;
const GPUS = PODS.length * POD_GPUS;
const ALL_RACKS = Array.from({ length: PODS.length * racksPerPod }, (_, rack) => rack);

/** Site at one instant with the parts of its computation. Racks count across all pods. */
export interface SiteParts {
  readonly world: WorldName;
  readonly t: number;
  readonly cycleDays: number;
  readonly site: Site;
  /** Incidents, oldest first. */
  readonly incidents: readonly Incident[];
  /** GPUs of each rack down for maintenance. */
  readonly maintained: readonly number[];
  /** GPUs of each rack that each incident has down besides the ones before it. */
  readonly taken: readonly (readonly number[])[];
}

/** Site at `t` with the parts of its computation. */
export function sitePartsAt(world: WorldName, t: number, cycleDays: number): SiteParts {
  const moment = cyclePosition(t, cycleDays);
  const incidents = openIncidents(world, t);
  const outages = [0, ...incidents.map((_, i) => i + 1)].map((n) => outagesAt(world, t, moment, incidents.slice(0, n)));
  const takenBy = (n: number, rack: number) => outages[n]?.[rack]?.taken ?? 0;
  const taken = incidents.map((_, i) => ALL_RACKS.map((rack) => takenBy(i + 1, rack) - takenBy(i, rack)));
  const maintained = (outages.at(-1) ?? []).map((outage) => outage.down.length - outage.taken);
  return { world, t, cycleDays, site: siteAt(world, t, cycleDays), incidents, maintained, taken };
}

const total = (numbers: readonly number[], racks: readonly number[]) =>
  racks.reduce((all, rack) => all + (numbers[rack] ?? 0), 0);

/** Number of GPUs of some racks that are down, by reason. */
function downBy({ incidents, maintained, taken }: SiteParts, racks: readonly number[]): [number, string][] {
  const byIncident = incidents.map(({ id }, i): [number, string] => [total(taken[i] ?? [], racks), `in ${id}`]);
  return [[total(maintained, racks), 'for maintenance'], ...byIncident];
}

/** Words for it, without zeros: `33: nine down for maintenance, 24 in inc-qdsa8-ad`, or `nine down for maintenance`. */
function downWords(down: readonly (readonly [number, string])[]): string {
  const parts = down.filter(([n]) => n > 0);
  const all = parts.reduce((sum, [n]) => sum + n, 0);
  const words = parts.map(([n, what], i) => `${countWord(n)} ${i === 0 ? 'down ' : ''}${what}`);
  return parts.length === 1 ? words.join() : `${countWord(all)}: ${words.join(', ')}`;
}

/** Equation of the GPUs of some racks that are down; of the whole site if none are named. */
export function downEquation(parts: SiteParts, what: string, racks = ALL_RACKS): Equation {
  const down = downBy(parts, racks);
  const value = down.reduce((all, [n]) => all + n, 0);
  return { what, value, terms: sumTerms(down), text: countParts(down) };
}

/** Equations of the site's total: the load, and the GPUs that are up. */
export function totalEquations({
  world,
  t,
  cycleDays,
  site,
  incidents,
  ...rest
}: SiteParts): [Equation, ...Equation[]] {
  const parts: SiteParts = { world, t, cycleDays, site, incidents, ...rest };
  const [tide, days, hours, minutes] = loadParts(openSite(world).load, cyclePosition(t, cycleDays));
  const load = tide + days + hours + minutes;
  const sources = [
    [tide, 'the time of day'],
    [days, 'drift over 6 h'],
    [hours, 'drift over 15 min'],
    [minutes, 'drift over 30 s'],
  ] as const;
  const given = sources.filter(([share]) => share >= 0.0005).map(([share, what]) => `${shareText(share)} for ${what}`);
  const range = POTENTIAL_TFLOPS.highest - POTENTIAL_TFLOPS.lowest;
  const potential = POTENTIAL_TFLOPS.lowest + range * load;
  const down = downBy(parts, ALL_RACKS);
  const up = down.reduce((left, [n]) => left - n, GPUS);
  const raw = floor((potential * up) / GPUS);
  const lowest = lowestTotal(world, incidents);
  const [all, limit] = [numberText(GPUS), raw < lowest ? lowest : SITE_TFLOPS.ceiling];
  const isLimited = raw < lowest || raw > SITE_TFLOPS.ceiling;
  const reached =
    up === GPUS
      ? `all ${all} GPUs are up at this load`
      : `only ${numberText(up)} of ${all} GPUs are up; all ${all} would give ${numberText(floor(potential + 0.5))} TFLOPS at this load`;
  return [
    {
      what: 'All pods',
      value: site.tflops,
      unit: 'TFLOPS',
      terms: [
        initialTerm(potential, ''),
        term('*', up),
        term('/', GPUS),
        ROUND_DOWN,
        ...(raw < lowest ? [term('least', lowest)] : []),
        ...(raw > SITE_TFLOPS.ceiling ? [term('most', SITE_TFLOPS.ceiling)] : []),
      ],
      text: `because ${reached}${isLimited ? `; ${numberText(limit)} TFLOPS is the ${raw < lowest ? 'minimum' : 'maximum'}` : ''}.`,
    },
    {
      what: 'GPUs up',
      value: up,
      terms: [initialTerm(GPUS, ''), ...down.map(([n]) => term('-', n))],
      text: up === GPUS ? 'because none is down.' : `all but ${downWords(down)}.`,
    },
    {
      what: 'At this load',
      value: potential,
      unit: 'TFLOPS',
      terms: [initialTerm(load, ''), term('*', range), term('+', POTENTIAL_TFLOPS.lowest)],
      text: `because the load is ${shareText(load)} of the way from the minimum, ${numberText(POTENTIAL_TFLOPS.lowest)} TFLOPS, to the maximum, ${numberText(POTENTIAL_TFLOPS.highest)}.`,
    },
    {
      what: 'Position between minimum and maximum',
      value: load,
      isShare: true,
      terms: sumTerms(sources),
      text: `${given.length > 1 ? 'the sum of ' : 'which is '}${listText(given)}.`,
    },
  ];
}

/** Equation of a pod's part of the site's total. */
export function podEquation({ world, t, cycleDays, site }: SiteParts, pod: number): Equation {
  const moment = cyclePosition(t, cycleDays);
  const { shares } = openSite(world);
  const weights = site.pods.map(({ down }, p) => podWeight(shares, moment, p, down));
  const value = site.pods[pod]?.tflops ?? 0;
  return {
    what: `Pod ${PODS[pod]}`,
    value,
    unit: 'TFLOPS',
    ...partEquation(site.tflops, weights, pod, {
      up: POD_GPUS - (site.pods[pod]?.down ?? 0),
      of: POD_GPUS,
      whole: 'the site',
    }),
  };
}

/** Equation of a rack's part of its pod's total. `rack` counts within the pod. */
export function rackEquation({ world, t, cycleDays, site }: SiteParts, pod: number, rack: number): Equation {
  const moment = cyclePosition(t, cycleDays);
  const { shares } = openSite(world);
  const podState = site.pods[pod];
  const weights =
    podState?.racks.map(({ down }, r) => rackWeight(shares, moment, pod * racksPerPod + r, down.length)) ?? [];
  const value = podState?.racks[rack]?.tflops ?? 0;
  return {
    what: `Rack ${PODS[pod]} ${rack + 1}`,
    value,
    unit: 'TFLOPS',
    ...partEquation(podState?.tflops ?? 0, weights, rack, {
      up: gpusPerRack - (podState?.racks[rack]?.down.length ?? 0),
      of: gpusPerRack,
      whole: `pod ${PODS[pod]}`,
    }),
  };
}

/** Equation of the power of a pod. */
export function powerEquation({ world, t, cycleDays, site }: SiteParts, pod: number): Equation {
  const { tflops = 0, powerKw = 0 } = site.pods[pod] ?? {};
  const quiet = undisturbedPods(world, cyclePosition(t, cycleDays))[pod] ?? { tflops, maintained: 0 };
  const watts = podWatts(quiet.maintained, quiet.tflops);
  const prevented = (quiet.tflops - tflops) * WATTS.perTflops;
  const usage = POWER_USAGE[pod] ?? 0;
  const kilowatts = (w: number, what: string) => {
    const kw = numberText(w / 1_000, 1);
    return Number(kw) > 0 ? [{ kw, words: `${kw} kW ${what}` }] : [];
  };
  const parts = [
    ...kilowatts(watts.ready, `for ${countText(POD_GPUS - quiet.maintained, 'GPU')} with their trays`),
    ...kilowatts(watts.work, 'for their work'),
    ...kilowatts(watts.maintained, `for ${countText(quiet.maintained, 'GPU')} down for maintenance`),
  ];
  const [spared] = kilowatts(prevented, 'of work that incidents prevent');
  const [moved] = kilowatts(-prevented, 'of work that incidents move here');
  const change = `${spared ? `, less ${spared.words}` : ''}${moved ? `, plus ${moved.words}` : ''}`;
  const [added] = kilowatts(
    watts.ready + watts.work + watts.maintained,
    `(${listText(parts.map(({ words }) => words))})`,
  );
  return {
    what: `Power of pod ${PODS[pod]}`,
    value: powerKw,
    unit: 'kW',
    terms: [
      initialTerm(watts.maintained, ''),
      term('+', watts.ready),
      term('+', watts.work),
      term('*', usage),
      term('-', prevented),
      term('/', 1_000),
      roundTerm(),
    ],
    text: `which is ${added?.words} times ${usage} for cooling and conversion${change}.`,
  };
}

/** Causes for the GPUs of some racks in maintenance, each rack as a cause; one for all if there are more than a few. */
function maintenanceCauses(
  { world, t, cycleDays, maintained }: SiteParts,
  racks: readonly number[],
): ExplanationStep[] {
  const moment = cyclePosition(t, cycleDays);
  return racks
    .filter((rack) => (maintained[rack] ?? 0) > 0)
    .map((rack) => {
      const { block, ms } = maintenanceBlock(world, moment, rack);
      const n = maintained[rack] ?? 0;
      const name = `rack ${PODS[floor(rack / racksPerPod)]} ${(rack % racksPerPod) + 1}`;
      const what = `${countText(n, 'GPU')} of ${name}, chosen at random, ${n === 1 ? 'goes' : 'go'} down for 2 h of maintenance`;
      return { ...chanceCause(world, t - ms, what, { stream: 'site/down', index: block, channel: rack }) };
    });
}

/** Cause of the load: its last turn. */
function loadCause({ world, t, cycleDays }: SiteParts): ExplanationStep {
  const { at } = cyclePosition(t, cycleDays);
  const cell = floor(at / LOAD_PERIODS_MS.minutes);
  const turn = t - (at - cell * LOAD_PERIODS_MS.minutes);
  return chanceCause(world, turn, 'the load drifts at random around the plan', {
    stream: 'site/load',
    index: cell,
    channel: 2,
  });
}

/**
 * Incidents that have reached one of some racks, also if the GPUs that they would take are down already; the newest
 * first.
 */
export function incidentsOf({ world, t, incidents }: SiteParts, racks: readonly number[]): Incident[] {
  const reached = (incident: Incident) =>
    racksReached(world, incident, t).some(({ rack }) => racks.includes(incident.pod * racksPerPod + rack));
  return incidents.filter(reached).reverse();
}

/** Causes of the values of some racks: incidents, the newest in all its steps, maintenance and the load. */
export function siteCauses(parts: SiteParts, racks = ALL_RACKS): ExplanationStep[] {
  const { world } = parts;
  const steps = incidentsOf(parts, racks).flatMap((incident, i) => {
    if (i > 0 || racks.length > 1) return incidentCause(world, incident);
    const spread = spreadCauses(world, incident, 'rack', (racks[0] ?? 0) % racksPerPod);
    return [...spread, ...incidentCauses(world, incident, spread.length > 0 ? 'missedVeto' : 'onset')];
  });
  return [...steps, ...maintenanceCauses(parts, racks), loadCause(parts)];
}
