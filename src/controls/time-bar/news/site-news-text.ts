import type { WorldName } from '../../../sim/math/seed-of';
import { capitalise, countLabel, countWord } from '../../../sim/words/sentences';
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
  // Panels show the others too.
  if (open.length > 1)
    return { phase, word: `${capitalise(countWord(open.length))} incidents`, more: `newest ${incident.id}` };
  const word = capitalise(phase);
  // Sockets instead of the rack, because forks are rolled back, and sockets hold them.
  const sockets = socketsReached(world, incident);
  const rolling = sockets.length > 1 ? countLabel(sockets.length, 'socket') : `socket ${incident.socket}`;
  const place = phase === 'incident' ? incidentPlace(incident) : rolling;
  // Only its panel knows its motion, and says whether it stops or is held.
  const machine = drillMachine(world, incident);
  return { phase, word, more: machine ? `${place}; drill on ${NAMES[machine]}` : place };
}

/**
 * Returns the next news, or the object `before` if it says the same: a moved clock reports each time, mostly without
 * news.
 */
export const unchangedNews = (before: News | undefined, next: News | undefined): News | undefined =>
  before?.word === next?.word && before?.more === next?.more ? before : next;
