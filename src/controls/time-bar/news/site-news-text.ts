import type { WorldName } from '../../../sim/math/seed-of';
import { countWord, numberedParts } from '../../../sim/words/sentences';
import { incidentPlace } from '../../../sim/world/incident-words/incident-place';
import { socketsReached } from '../../../sim/world/incidents/reach';
import { drillMachine } from '../../../sim/world/machines/drills';
import { NAMES } from '../../../sim/world/machines/specs';
import type { SiteState } from '../../../sim/world/site/site-state';
import { lengthWords } from './announcements';

/** News of an incident: its phase in a word or two, and details. */
export interface News {
  readonly phase: SiteState['phase'];
  readonly word: string;
  readonly more: string;
}

/** Returns the news of a site's state; undefined while there is no incident. */
export function siteNews(world: WorldName, { phase, open, incident }: SiteState): News | undefined {
  if (phase === 'ok' || !incident) return undefined;
  if (phase === 'recovered') return { phase, word: 'Pod recovered', more: lengthWords(incident) };
  const word = `${phase.slice(0, 1).toUpperCase()}${phase.slice(1)}`;
  // Sockets instead of the rack, because forks are rolled back, and sockets hold them.
  const place =
    phase === 'incident' ? incidentPlace(incident) : numberedParts('socket', socketsReached(world, incident));
  // Only its panel knows its motion, and says whether it stops or is held.
  const machine = drillMachine(world, incident);
  const drill = machine ? [`drill on ${NAMES[machine]}`] : [];
  // Panels may show the others: the news is about the newest, and names it.
  const [name, others] =
    open.length > 1 ? [`${incident.id}, `, [`one of ${countWord(open.length)} under way`]] : ['', []];
  return { phase, word, more: [`${name}${place}`, ...drill, ...others].join('; ') };
}

/**
 * Returns the next news, or the object `before` if it says the same: a moved clock reports each time, mostly without
 * news.
 */
export const unchangedNews = (before: News | undefined, next: News | undefined): News | undefined =>
  before?.word === next?.word && before?.more === next?.more ? before : next;
