import { placeOf } from '../../sim/world/incident-trail';
import { FAULTS } from '../../sim/world/interlocks';
import type { SiteState } from '../../sim/world/site-state';

/** What an incident does to the site: a word or two, and more about it. */
export interface News {
  readonly phase: SiteState['phase'];
  readonly word: string;
  readonly more: string;
}

/** The news of a state; undefined while there is no incident. */
export function siteNews({ phase, incident }: SiteState): News | undefined {
  if (phase === 'ok' || !incident) return undefined;
  const { onset, recovered } = incident;
  if (phase === 'recovered')
    return { phase, word: 'RECOVERED', more: `in ${((recovered - onset) / 1_000).toFixed(1)} s` };
  return { phase, word: phase.toUpperCase(), more: placeOf(incident) };
}

/**
 * The next news, as the object that it was `before` where they are the same: a moved clock tells
 * each time, and seldom anything new.
 */
export const keptNews = (before: News | undefined, next: News | undefined): News | undefined =>
  before?.word === next?.word && before?.more === next?.more ? before : next;

/** Announcement when an incident’s rollback begins; undefined in every other state. */
export function announcement({ phase, incident }: SiteState): string | undefined {
  if (phase !== 'rolling back' || !incident) return undefined;
  return `Incident ${incident.id}, ${FAULTS[incident.kind]}: rolling back socket ${incident.socket}.`;
}
