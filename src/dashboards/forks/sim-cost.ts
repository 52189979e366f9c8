import type { WorldName } from '../../sim/math/seed-of';
import { afterOnset } from '../../sim/words/measures';
import { lostWords, machineWords, recoveryWords } from '../../sim/world/incident-words/extent-words';
import { extentOf } from '../../sim/world/incidents/extent';
import type { Incident } from '../../sim/world/incidents/incidents';
import { actOf } from '../../sim/world/machines/acts';
import { lossOf } from '../../sim/world/machines/loss';

/**
 * Words for an incident's cost in a fork that makes it worse than in another world; undefined if it lasts no longer
 * than there. What lies ahead at `t`, once it has spread the recovery alone, stands behind `forecast`: `Tern has
 * strayed 1.50 m off its route and stays there until a person restarts it; four lanes are degraded; forecast: the pod
 * recovers 41 s after the onset`. Without `other` the incident is the fork's alone.
 */
export function costWords(
  world: WorldName,
  incident: Incident,
  other: Incident | undefined,
  t: number,
): string | undefined {
  const extent = extentOf(incident);
  if (other && extent.ms <= extentOf(other).ms) return undefined;
  const loss = lossOf(world, incident);
  const act = actOf(world, incident);
  const hasActed = act !== undefined && act.until <= t;
  const machine = loss ? `${machineWords(loss, incident, hasActed)}; ` : '';
  // Until its end it spreads: what is lost so far is less, and stands in other panels.
  if (t < incident.ended) {
    const ahead = [...lostWords(extent, 'are').map((words) => `in the end ${words}`), recoveryWords(extent)].join(
      ', and ',
    );
    return hasActed ? `${machine}forecast: ${ahead}` : `forecast: ${machine}${ahead}`;
  }
  if (t < incident.recovered)
    return machine + [...lostWords(extent, 'are'), `forecast: ${recoveryWords(extent)}`].join('; ');
  return machine + [...lostWords(extent, 'were'), `the pod recovered ${afterOnset(extent.ms)}`].join('; ');
}
