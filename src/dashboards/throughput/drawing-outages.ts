import type { Rule } from '../../plot/grammar/rule';
import { TOPOLOGY } from '../../sim/world/topology';
import type { RackPlace, ThroughputLayout } from './drawing-places';
import { INCIDENT_INK, OUT_INK, UP_INK } from './inks';
import type { ThroughputRack, ThroughputState } from './sim';
import { countOf, gpuStates } from './sim-gpus';

const { gpusPerRack } = TOPOLOGY;
/** Least width of GPUs that are down in a bar, in CSS px at scale 1. */
const LEAST_DOWN = 4;

/** Cells of a rack's GPUs down in an incident, apart like all others, so that they can be counted. */
const incidentCells = ({ gpus }: ThroughputRack, rack: number, { cells }: ThroughputLayout): Rule[] =>
  gpuStates(gpus).flatMap((state, gpu) => {
    const cell = cells[rack * gpusPerRack + gpu];
    return cell && state === 'incident' ? [{ ...cell, ink: INCIDENT_INK.colour }] : [];
  });

/** Rack as a part of its pod's bar, from the left: GPUs that are up, down in an incident, and out. */
function barParts({ gpus }: ThroughputRack, { block }: RackPlace, scale: number): Rule[] {
  const wide = (count: number) => (count > 0 ? Math.max((block.width * count) / gpus.length, LEAST_DOWN * scale) : 0);
  const [incident, out] = [wide(countOf(gpus, 'incident')), wide(countOf(gpus, 'out'))];
  return [
    { ...block, ink: UP_INK.colour },
    { ...block, width: incident, ink: INCIDENT_INK.colour },
    { ...block, x: block.x + incident, width: Math.min(out, block.width - incident), ink: OUT_INK.colour },
  ].filter(({ width }) => width > 0);
}

/** Marks over the field, or the bars themselves: bands of racks in incidents, and GPUs that are down. */
export function outageMarks({ pods }: ThroughputState, layout: ThroughputLayout, scale: number): Rule[] {
  const racks = pods.flatMap((pod) => pod.racks);
  return racks.flatMap((rack, i) => {
    const place = layout.racks[i] as RackPlace;
    const band = rack.corr ? [place.band] : [];
    if (layout.form === 'bars') return [...barParts(rack, place, scale), ...band];
    return rack.corr ? [...band, ...incidentCells(rack, i, layout)] : [];
  });
}
