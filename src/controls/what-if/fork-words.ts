import { seedOf, type WorldName } from '../../sim/math/seed-of';
import { toSentence } from '../../sim/words/sentences';
import type { Edit } from '../../sim/world/edits';
import { editsOf } from '../../sim/world/fork';
import { extentWords } from '../../sim/world/incident-words/extent-words';
import { type Incident, incidentNamed, incidentNumbered } from '../../sim/world/incidents/incidents';
import { takenParts } from '../../sim/world/incidents/interlocks';
import { PODS } from '../../sim/world/topology';
import { worldName } from '../../sim/world/world-name';

/** Sentence about an incident's effects in the fork that `edits` make of a world, in two or three figures. */
export function forkSentence(world: WorldName, edits: readonly Edit[], { id }: Incident): string {
  const counterpart = incidentNamed(worldName(seedOf(world), edits), id);
  return toSentence(
    counterpart
      ? extentWords(worldName(seedOf(world), edits), counterpart)
      : 'no machine is held, no GPU goes down and no veto is needed',
  );
}

/** Name of an edit, such as `inc-qdsa8-ad without its veto`. */
export function editName(world: WorldName, edit: Edit): string {
  const incident = incidentNumbered(world, edit.n);
  const id = incident?.id ?? '';
  switch (edit.verb) {
    case 'new':
      return `one more incident, ${id}`;
    case 'no':
      return `without ${id}`;
    case 'late':
      return `${id} with its veto ${edit.ms / 1_000} s later`;
    case 'never':
      return `${id} without its veto`;
    case 'sev':
      return `${id} at severity ${edit.severity}`;
    case 'at': {
      const takesRacks = incident !== undefined && takenParts(incident).racks;
      return `${id} in rack ${PODS[edit.pod]} ${edit.rack + 1}${takesRacks ? '' : ', which it does not take down'}`;
    }
  }
}

/** Sentence about the edits that make a world a fork. */
export const forkWords = (world: WorldName): string =>
  `A changed world: ${editsOf(world)
    .map((edit) => editName(world, edit))
    .join('; ')}`;
