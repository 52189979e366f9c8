import { max } from '../../math/math';
import { seedOf, type WorldName } from '../../math/seed-of';
import { MINUTE_MS } from '../../words/time';
import { changesOf, type Edit } from '../edits';
import { editsOf } from '../fork';
import { addedNumber } from '../incidents/incident-numbers';
import { type Incident, incidentNumbered } from '../incidents/incidents';
import { takenParts } from '../incidents/interlocks';
import { isContradiction, worldName } from '../world-name';

/** Returns the edits with one more, which replaces those that it contradicts. */
export function withEdit(edits: readonly Edit[], edit: Edit): readonly Edit[] {
  return [...edits.filter((one) => !isContradiction(one, edit)), edit];
}

/** Returns the edits without one, and without others of an incident that it had added. */
export const withoutEdit = (edits: readonly Edit[], edit: Edit): readonly Edit[] =>
  edits.filter((one) => one !== edit && !(edit.verb === 'new' && one.n === edit.n));

/** Default of an added incident: a fork that disagrees, which every panel shows. */
const ONE_MORE = { kind: 'divergence', severity: 2 } as const;

/**
 * Edits of the world in which one more incident begins at `t`, or as soon after as none has been added yet and its
 * interlock, which is drawn, has it take GPUs; and its id.
 */
export function withNewIncident(world: WorldName, t: number): { readonly edits: readonly Edit[]; readonly id: string } {
  const before = editsOf(world);
  for (let ms = t; ; ms++) {
    const n = addedNumber(ms);
    if (before.some((edit) => edit.n === n)) continue;
    const edits = withEdit(before, { verb: 'new', n, ms, ...ONE_MORE });
    const incident = incidentNumbered(worldName(seedOf(world), edits), n);
    if (!incident || takenParts(incident).racks) return { edits, id: incident?.id ?? '' };
  }
}

/**
 * First instant at which a fork may differ from its original, milliseconds since the Unix epoch; undefined for an
 * original.
 */
export function branchOf(world: WorldName): number | undefined {
  const instants = editsOf(world).map((edit) => {
    const { onset, missedVeto } = incidentNumbered(world, edit.n) as Incident;
    return (changesOf(edit).late && missedVeto) || onset;
  });
  return instants.sort((a, b) => a - b)[0];
}

/** Milliseconds before a fork's start and after its end in which the panels of a page still show it. */
const NEAR_MS = 5 * MINUTE_MS;

/** True if the edits of a fork are so far from `t` that its panels look like those of the original. */
export function isFarFrom(world: WorldName, t: number): boolean {
  const branch = branchOf(world);
  if (branch === undefined) return false;
  const ends = editsOf(world).map(({ n }) => (incidentNumbered(world, n) as Incident).recovered);
  return t < branch - NEAR_MS || t > max(...ends) + NEAR_MS;
}
