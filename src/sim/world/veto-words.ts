import { floor } from '../math/math';
import { counted, grouped } from '../words/units';
import { type Incident, withoutVeto } from './incidents';
import type { IncidentKind } from './interlocks';
import { extentOf } from './prevented';

/** What went wrong, in words that need no explanation. */
const WRONG: Readonly<Record<IncidentKind, string>> = {
  divergence: 'A copy diverged.',
  envelope: 'Out of bounds.',
  staleness: 'A stale sensor.',
  quorum: 'A split vote.',
  thermal: 'A hot rack.',
  link: 'A lost link.',
  tampering: 'A changed record.',
};

/** What is said of a veto while it is new, in short lines: what was wrong, how soon it stopped, and what would have been otherwise. */
export function vetoLines(world: string, incident: Incident): readonly [string, string, string, string] {
  const { racks, ms } = extentOf(withoutVeto(world, incident));
  const took = ((incident.vetoed - incident.onset) / 1_000).toFixed(1);
  return [
    WRONG[incident.kind],
    `Stopped in ${took} s.`,
    'Without the veto:',
    `${counted(racks, 'rack')}, ${grouped(floor(ms / 1_000 + 0.5))} s.`,
  ];
}
