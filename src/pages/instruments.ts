import type { DashboardId } from '../dashboards/ids';
import type { LogFilters } from '../sim/log-words';

/** A dashboard beside a page's text. */
interface Instrument {
  readonly id: DashboardId;
  /** One sentence on what to look for. */
  readonly look: string;
  /** A log in its compact form, which the visitor can show and hide. */
  readonly stream?: boolean;
  /** The filter with which its log opens here. */
  readonly opening?: LogFilters;
}

/** The dashboards of the descriptive pages, by path. */
export const INSTRUMENTS: Readonly<Record<string, readonly Instrument[]>> = {
  '/research': [
    {
      id: 'history',
      look: 'A tide of a day and a pattern of four days; an incident is a notch only where a sample falls inside it.',
    },
  ],
  '/edge-robotics': [
    { id: 'mesh', look: 'Follow one batch from INGEST to COMMIT; a lane under an incident is degraded as a whole.' },
  ],
  '/neuromorphic': [
    {
      id: 'cores',
      look: 'Sockets 1 to 5 take forks of the proposal; in the rollback phase they fall quiet one core after another.',
    },
    {
      id: 'utilisation',
      look: 'Sandboxes rise in the fork phase, hold through eval and are empty again before the next slice.',
    },
  ],
  '/containment': [
    { id: 'rollback', look: 'The slow tail on the right fills only while an incident is rolled back.' },
    { id: 'interlocks', look: 'A fault holds for 1.5 s; its strip keeps it in view for a minute.' },
  ],
  '/security': [
    {
      id: 'interlocks',
      look: 'The ledger seal is the one that guards the record itself; it faults some twice an hour.',
    },
    {
      id: 'events',
      look: 'Opens at SEC and AUTH: certificates renewed, writes denied, chain segments verified. All shows the rest.',
      stream: true,
      opening: { tags: ['AUTH', 'SEC'] },
    },
  ],
  '/transparency': [
    {
      id: 'transparency',
      look: 'Each incident leaves five entries in order: SNAP, VETO, TRACE, HASH, ATTEST.',
      stream: true,
    },
  ],
  '/ethics': [
    {
      id: 'transparency',
      look: 'Opens at VETO: each names the interlock that stopped the decision and the incident it belongs to.',
      stream: true,
      opening: { types: ['VETO'] },
    },
  ],
};
