import { floor, max, min } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { grouped } from '../../sim/words/units';
import { incidentEffects, withoutIncident } from '../../sim/world/explanation/causes';
import type { Equation, Explanation, ExplanationStep } from '../../sim/world/explanation/explanation';
import {
  downEquation,
  incidentsOf,
  podEquation,
  rackEquation,
  siteCauses,
  sitePartsAt,
  totalEquations,
} from '../../sim/world/explanation/site-terms';
import { initialTerm, partEquation, percentTerm } from '../../sim/world/explanation/terms';
import { IDLE_C, SHUTDOWN_C } from '../../sim/world/incidents/heat';
import type { Incident } from '../../sim/world/incidents/incidents';
import { inletAt } from '../../sim/world/incidents/reach';
import { gpuShares } from '../../sim/world/site/gpus';
import { GPU_CAP_TFLOPS, siteTotalAt } from '../../sim/world/site/site';
import { TOPOLOGY } from '../../sim/world/topology';
import {
  rackIndex,
  type ThroughputRack,
  type ThroughputSettings,
  type ThroughputState,
  utilisationPercent,
} from './sim';
import { upRates } from './table';

const { racksPerPod, gpusPerRack } = TOPOLOGY;

/** Equation of the rate of a rack's GPU with `value`, as a part of the rack's. */
function gpuEquation(
  what: string,
  column: string,
  rack: ThroughputRack,
  shares: readonly number[],
  value: number,
): Equation {
  const gpu = rack.gpus.indexOf(value);
  const weights = shares.map((share, i) => (rack.gpus[i] === 0 ? 0 : share));
  return {
    what: `${what} (no. ${gpu})`,
    value,
    unit: 'TFLOPS',
    column,
    // Racks that are down as a whole have no shares.
    ...(value === 0
      ? { terms: [initialTerm(0, '')], text: 'because all GPUs of the rack are down.' }
      : partEquation(rack.tflops, weights, gpu, { whole: 'the rack' })),
  };
}

/** Warmth of a rack that an incident of heat has reached, which decides how many of its trays get work. */
function heatCause(world: WorldName, t: number, rack: number, incident: Incident): ExplanationStep[] {
  const celsius = inletAt(world, incident, rack, t);
  if (celsius === undefined) return [];
  const value = floor(celsius * 10 + 0.5) / 10;
  return [
    {
      at: t,
      what: `a pair of trays that reads above ${IDLE_C} °C gets no work, and a rack shuts down when its hot end reads ${SHUTDOWN_C} °C; this hot end reads`,
      value: `${value.toFixed(1)} °C`,
      source: { of: 'value', name: `inlet ${incident.id}`, value },
    },
  ];
}

/** Effect of an incident: the rate that the site would have without it. */
function lossEffect(
  world: WorldName,
  t: number,
  cycleDays: number,
  incident: Incident,
  total: number,
): ExplanationStep[] {
  const without = withoutIncident(world, incident);
  if (without === undefined) return [];
  const value = siteTotalAt(without, t, cycleDays).tflops;
  if (value <= total) return [];
  return [
    {
      at: t,
      what: `${incident.id} costs`,
      value: `${grouped(value - total)} TFLOPS`,
      source: { of: 'value', name: `without ${incident.id}`, value },
    },
  ];
}

/** Explains a rack's rate. */
export function explain(
  world: WorldName,
  { ts, tflops, pods }: ThroughputState,
  key: string,
  { cycleDays }: ThroughputSettings,
): Explanation | undefined {
  const row = rackIndex(pods, key);
  const pod = floor(row / racksPerPod);
  const r = row % racksPerPod;
  const rack = pods[pod]?.racks[r];
  if (!rack) return undefined;
  const parts = sitePartsAt(world, ts, cycleDays);
  const shares = gpuShares(world, ts).slice(row * gpusPerRack, (row + 1) * gpusPerRack);
  const up = upRates(rack);
  const rate = rackEquation(parts, pod, r);
  const ofCap: Equation = {
    what: 'Share of full load',
    value: utilisationPercent(rack.tflops, gpusPerRack),
    unit: '%',
    column: 'utilisation',
    terms: [initialTerm(rack.tflops, ''), percentTerm(gpusPerRack * GPU_CAP_TFLOPS, '')],
    text: `because the rack gives ${grouped(rack.tflops)} TFLOPS, and ${gpusPerRack} GPUs at full load would give ${grouped(gpusPerRack * GPU_CAP_TFLOPS)}.`,
  };
  const incidents = incidentsOf(parts, [row]);
  return {
    at: ts,
    equations: [
      { ...rate, column: 'tflops' },
      { ...downEquation(parts, 'GPUs down', [row]), column: 'down' },
      ...totalEquations(parts),
      podEquation(parts, pod),
      ofCap,
      gpuEquation('Lowest GPU', 'lowest', rack, shares, min(...up)),
      gpuEquation('Highest GPU', 'highest', rack, shares, max(...up)),
    ],
    causes: [...incidents.flatMap((incident) => heatCause(world, ts, r, incident)), ...siteCauses(parts, [row])],
    effects: [
      {
        at: ts,
        what: 'the three pods’ total is',
        value: `${grouped(tflops)} TFLOPS`,
        source: { of: 'value', name: 'total', value: tflops },
      },
      ...incidents.flatMap((incident) => lossEffect(world, ts, cycleDays, incident, tflops)),
      ...incidents.slice(0, 1).flatMap((incident) => incidentEffects(world, incident, ts)),
    ],
  };
}
