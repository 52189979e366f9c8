import type { DashboardId } from '../dashboards/ids';
import type { LogFilter } from '../sim/tables/log-filters';

/** A dashboard beside a page's text. */
interface Instrument {
  readonly id: DashboardId;
  /** Sentence on what to look for. */
  readonly look: string;
  /** A log in its compact form, which the visitor can show and hide. */
  readonly hasStream?: boolean;
  /** The filter with which its log opens here. */
  readonly opening?: LogFilter;
}

/** The dashboards of the descriptive pages, by path. */
export const INSTRUMENTS: Readonly<Record<string, readonly Instrument[]>> = {
  '/research': [
    {
      id: 'history',
      look: 'The load rises and falls once a day. An incident shows as a notch only if a sample falls inside it.',
    },
  ],
  '/edge-robotics': [
    {
      id: 'machines',
      look: 'Cut the power: the ruler measures from the point of cut to where each machine comes to rest.',
    },
    {
      id: 'mesh',
      look: 'Follow one batch from INGEST to COMMIT. An incident degrades a whole lane at once. Of the other batches about 1 in 5 is degraded by poor input.',
    },
  ],
  '/neuromorphic': [
    {
      id: 'cores',
      look: 'Sockets 1 to 5 run forks. In the slice’s rollback phase their cores finish one after another.',
    },
    {
      id: 'utilisation',
      look: 'Sandboxes fill in the fork phase, stay busy through eval and are empty before the next slice.',
    },
  ],
  '/containment': [
    {
      id: 'rollback',
      look: 'Candidate actions undone. The slow tail on the right fills while an incident is rolled back.',
    },
    { id: 'interlocks', look: 'A fault shows for 1.5 s, and its strip keeps it in view for a minute.' },
  ],
  '/security': [
    {
      id: 'interlocks',
      look: 'Ledger seal guards the record itself. A trip of it without an id is false.',
    },
    {
      id: 'events',
      look: 'Filtered to SEC and AUTH: certificates verified, writes denied, vetoes, chain segments verified.',
      hasStream: true,
      opening: { tags: ['AUTH', 'SEC'] },
    },
  ],
  '/transparency': [
    {
      id: 'transparency',
      look: 'Each incident leaves five entries, in this order: SNAP, VETO, TRACE, HASH, ATTEST.',
      hasStream: true,
    },
  ],
  '/ethics': [
    {
      id: 'transparency',
      look: 'Filtered to VETO: each entry names the interlock that refused and the incident it belongs to.',
      hasStream: true,
      opening: { types: ['VETO'] },
    },
  ],
};
