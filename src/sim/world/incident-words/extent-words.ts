import type { WorldName } from '../../math/seed-of';
import { afterOnset, tenthsOfSeconds, wholeSeconds } from '../../words/measures';
import { capitalise, countText, listText } from '../../words/sentences';
import { HOUR_MS, SECOND_MS } from '../../words/time';
import { type Extent, extentOf, preventedExtent } from '../incidents/extent';
import { type Incident, withoutVeto } from '../incidents/incidents';
import { WATCHDOG_MS } from '../incidents/spread';
import { type Loss, lossClause, lossOf } from '../machines/loss';
import { machineEnd } from '../machines/machine-end';
import { NAMES } from '../machines/specs';

/** Words such as `three racks`, or none for 0. */
const some = (n: number, noun: string): string[] => (n > 0 ? [countText(n, noun)] : []);

/**
 * Course of a machine's loss and its end, such as `Tern strays 1.50 m off its route and is back on it 41 s after the
 * onset` or `Tern travels 12.34 m too far and stays there until a person restarts it`.
 */
export function machineWords(loss: Loss, { onset }: Incident, over = false): string {
  const name = NAMES[loss.machine];
  if (loss.consequence === 'unproven') return `${name} ${lossClause(loss)}`;
  const goesOn = loss.isPatrolOver ? 'begins its next patrol' : 'goes on';
  const again = loss.consequence === 'off route' ? 'is back on it' : goesOn;
  const end = loss.isEndedByPerson
    ? 'stays there until a person restarts it'
    : `${again} ${afterOnset(loss.back - onset)}`;
  return `${name} ${lossClause(loss, end, over)}`;
}

/** Clause about the machine of an incident, or none: its loss, or else that it stops or stands. */
export function fateOf(world: WorldName, incident: Incident): string[] {
  const loss = lossOf(world, incident);
  const fate = loss ? machineWords(loss, incident) : machineEnd(world, incident);
  return fate === undefined ? [] : [fate];
}

/** Verb of the parts that an incident takes: as it takes them, while it has them, and after it has recovered. */
type Taken = 'go' | 'are' | 'were';

/** Clause about degraded lanes, or none. */
function degraded(lanes: number, taken: Taken = 'go'): string[] {
  const verb = taken === 'were' ? ['was', 'were'] : ['is', 'are'];
  return some(lanes, 'lane').map((words) => `${words} ${verb[lanes === 1 ? 0 : 1]} degraded`);
}

/** Clause about the end of an incident, counted from its onset, such as `the pod recovers 41 s after the onset`. */
export const recoveryWords = ({ ms }: Pick<Extent, 'ms'>): string => `the pod recovers ${afterOnset(ms)}`;

/**
 * Clause about an incident's effects, such as `280 GPUs in four racks go down and four lanes are degraded`, or none.
 */
export function lostWords({ gpus, racks, lanes }: Extent, taken: Taken = 'go'): string[] {
  const losses = [
    ...some(gpus, 'GPU').map((words) => `${words} in ${countText(racks, 'rack')} ${taken} down`),
    ...degraded(lanes, taken),
  ];
  return losses.length > 0 ? [losses.join(' and ')] : [];
}

/** Words for an incident's effects and their duration. */
const outageWords = (extent: Extent): string => [...lostWords(extent), recoveryWords(extent)].join('; ');

/** Words for the worst of it, GPUs or else lanes. */
const worstOf = ({ gpus, lanes }: Extent): string[] =>
  gpus > 0 ? [`${countText(gpus, 'GPU')} go down`] : degraded(lanes);

/** Clause about the spread of an incident without its veto; about the actual one, if no interlock vetoed it. */
export function withoutVetoWords(world: WorldName, incident: Incident): string {
  const without = withoutVeto(world, incident);
  const loss = lossOf(world, without);
  const machine = loss ? `${machineWords(loss, without)}; ` : '';
  return `without ${incident.watchdog ? 'a' : 'the'} veto, ${machine}${outageWords(extentOf(without))}`;
}

/**
 * Words for an incident's effects as in the drawing: `Petrel strays 1.50 m off its route and is back on it 48 s after
 * the onset; 160 GPUs go down; the pod recovers 32 s after the onset`.
 */
export function extentWords(world: WorldName, incident: Incident): string {
  const extent = extentOf(incident);
  return [...fateOf(world, incident), ...worstOf(extent), recoveryWords(extent)].join('; ');
}

/** Clauses about the pod's watchdog and what follows its act, with the times of both counted from the onset. */
const watchdogWords = (incident: Incident): string =>
  `the pod’s watchdog acts ${WATCHDOG_MS / SECOND_MS} s after the onset; rollback and recovery take until ${wholeSeconds(extentOf(incident).ms)} s`;

/**
 * End of an incident that no interlock vetoes, such as `Petrel’s own watchdog stops it 12 s after the onset; the pod’s
 * watchdog acts 30 s after the onset; rollback and recovery take until 41 s`.
 */
export function unvetoedEndWords(world: WorldName, incident: Incident): string {
  const machine = machineEnd(world, incident);
  return machine ? `${machine}; ${watchdogWords(incident)}` : capitalise(watchdogWords(incident));
}

/**
 * The end of one that no interlock vetoes, behind `extentWords`, which tell of a machine's end already if it loses
 * nothing.
 */
export const endBehindExtentWords = (world: WorldName, incident: Incident): string =>
  machineEnd(world, incident) && !lossOf(world, incident)
    ? capitalise(watchdogWords(incident))
    : unvetoedEndWords(world, incident);

/** Clause about the time of an incident's veto, and its extent without that veto. */
export function vetoWords(world: WorldName, incident: Incident): string {
  const without = withoutVetoWords(world, incident);
  return incident.watchdog
    ? without
    : `vetoed ${tenthsOfSeconds(incident.ended - incident.onset)} s after the onset; ${without}`;
}

/** Clause about the savings of an incident's veto; undefined if no interlock vetoed it. */
export function savedWords(world: WorldName, incident: Incident): string | undefined {
  if (incident.watchdog) return undefined;
  const { gpus, lanes, sockets, gpuMs } = preventedExtent(world, incident);
  const hours = (gpuMs / HOUR_MS).toFixed(1);
  const parts = [...some(gpus, 'GPU'), ...some(lanes, 'lane'), countText(sockets, 'socket')];
  return `the veto spares ${listText(parts)}${hours === '0.0' ? '' : `, and saves ${hours} GPU-hours`}`;
}
