import type { WorldName } from '../../math/seed-of';
import { tenthsOfSeconds } from '../../words/measures';
import { extentOf } from '../incidents/extent';
import type { Incident } from '../incidents/incidents';
import { INTERLOCKS } from '../incidents/interlocks';
import { fateOf, recoveryWords, unvetoedEndWords } from './extent-words';

/** End of an incident in the present tense, such as `Map age vetoes the commit 0.4 s after the onset; …`. */
export function endWords(world: WorldName, incident: Incident): string {
  const { interlock, onset, ended, watchdog } = incident;
  if (watchdog) return `No interlock vetoes the commit. ${unvetoedEndWords(world, incident)}`;
  const veto = `${INTERLOCKS[interlock]?.name} vetoes the commit ${tenthsOfSeconds(ended - onset)} s after the onset`;
  return [veto, ...fateOf(world, incident), recoveryWords(extentOf(incident))].join('; ');
}
