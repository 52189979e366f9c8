import { min } from '../../../sim/math/math';
import type { WorldName } from '../../../sim/math/seed-of';
import { wholeSeconds } from '../../../sim/words/measures';
import { countLabel } from '../../../sim/words/sentences';
import { countdown } from '../../../sim/words/units';
import { preventedExtent } from '../../../sim/world/incidents/extent';
import { followRollbacks } from '../../../sim/world/incidents/follow-rollbacks';
import { type Incident, rollbackBefore, withoutVeto } from '../../../sim/world/incidents/incidents';
import type { Consequence } from '../../../sim/world/incidents/interlocks';
import { lossOf } from '../../../sim/world/machines/loss';
import { NAMES } from '../../../sim/world/machines/specs';
import { VETO_MS } from './flash';

/** Words, and the figure that follows. */
export type WordedFigure = readonly [words: string, figure: string];

const SAVED = 'veto saved';
/** Words for what the veto kept a machine from, by the consequence: those before its name, and those behind it. */
const KEPT: Readonly<Record<Consequence, WordedFigure>> = {
  'off route': ['veto kept', ' on route'],
  'too far': ['veto stopped', ' in time'],
  stranded: ['veto kept', ' mobile'],
  unproven: ['veto saved', '’s record'],
};
export const WIDEST = KEPT['too far'].join(' Petrel');
/** Milliseconds after a veto in which the words tell what it saved: as long as a visitor may take to find it. */
const SAVED_MS = 30_000;
/**
 * Savings of an incident's veto, a machine's way first, in a word and a figure; undefined if no interlock vetoed it.
 */
function savedBy(world: WorldName, incident: Incident): WordedFigure | undefined {
  if (incident.watchdog) return undefined;
  const loss = lossOf(world, withoutVeto(world, incident));
  if (loss) {
    const [did, end] = KEPT[loss.consequence];
    return [did, `${NAMES[loss.machine]}${end}`];
  }
  const { gpus, lanes, ms } = preventedExtent(world, incident);
  if (gpus > 0) return [SAVED, countLabel(gpus, 'GPU')];
  return [SAVED, lanes > 0 ? countLabel(lanes, 'lane') : `${wholeSeconds(ms)} s`];
}

/**
 * Words for the start of the next rollback, a veto or the pod’s watchdog if none vetoes its incident, and the time
 * until then. Nobody knows a veto beforehand, but that of a drill, which is simulated.
 */
export function createNextWords(): (world: WorldName, t: number) => WordedFigure {
  const nextAt = followRollbacks();
  return (world, t) => {
    const { watchdog, ended } = nextAt(world, t);
    return [watchdog ? 'pod’s watchdog' : 'next veto', `in ${countdown(t, ended)}`];
  };
}

/** Words for what the last veto has just saved, until another incident begins, or else what comes next. */
export function createNowWords(): (world: WorldName, t: number) => WordedFigure {
  const next = createNextWords();
  const nextAt = followRollbacks();
  let lastVeto: { coming: Incident; vetoed: number; saved: ReturnType<typeof savedBy> } | undefined;
  return (world, t) => {
    const coming = nextAt(world, t);
    if (lastVeto?.coming !== coming) {
      const last = rollbackBefore(world, t + 1);
      lastVeto = { coming, vetoed: last.ended, saved: savedBy(world, last) };
    }
    const { vetoed, saved } = lastVeto;
    if (saved === undefined) return next(world, t);
    // While the veto is highlighted, its own words stand beside now.
    if (t < vetoed + VETO_MS) return ['', ''];
    return t < min(vetoed + SAVED_MS, coming.onset) ? saved : next(world, t);
  };
}
