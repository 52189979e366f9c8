import type { WorldName } from '../../../sim/math/seed-of';
import { capitalise, countLabel, countWord, listText } from '../../../sim/words/sentences';
import { incidentPlace } from '../../../sim/world/incident-words/incident-place';
import { racksReached, socketsReached } from '../../../sim/world/incidents/reach';
import { drillMachine } from '../../../sim/world/machines/drills';
import { NAMES } from '../../../sim/world/machines/specs';
import { siteReadingAt } from '../../../sim/world/site/site-reading';
import type { SiteState } from '../../../sim/world/site/site-state';
import { lengthWords } from './announcements';

/** News of an incident: its phase in a word or two, and details. */
export interface News {
  readonly phase: SiteState['phase'];
  readonly word: string;
  readonly more: string;
}

/** Returns the news of the site's state at `t`; undefined while there is no incident. */
export function siteNews(world: WorldName, { phase, open, incident }: SiteState, t: number): News | undefined {
  if (phase === 'ok' || !incident) return undefined;
  if (phase === 'recovered') return { phase, word: 'Pod recovered', more: lengthWords(incident) };
  // Panels show the others too.
  if (open.length > 1)
    return { phase, word: `${capitalise(countWord(open.length))} incidents`, more: `newest ${incident.id}` };
  const word = capitalise(phase);
  const part = (one: string, reached: readonly unknown[], of: string) =>
    reached.length > 1 ? countLabel(reached.length, of) : one;
  // Forks are rolled back, and sockets hold them; what a machine has done cannot be.
  if (phase !== 'incident')
    return { phase, word, more: part(`socket ${incident.socket}`, socketsReached(world, incident), 'socket') };
  // As many racks as the other panels show.
  const racks = racksReached(world, incident, siteReadingAt(world, t));
  const machine = drillMachine(world, incident);
  return {
    phase,
    word,
    more: listText([part(incidentPlace(incident), racks, 'rack'), ...(machine ? [NAMES[machine]] : [])]),
  };
}

/**
 * Returns the next news, or the object `before` if it says the same: a moved clock reports each time, mostly without
 * news.
 */
export const unchangedNews = (before: News | undefined, next: News | undefined): News | undefined =>
  before?.word === next?.word && before?.more === next?.more ? before : next;
