import { type FormEvent, useId, useState } from 'react';
import { comparedWith, comparisonIn } from '../../session/address/comparison';
import { forkChange } from '../../session/fork-change';
import { useComparison, useSession, useZone } from '../../session/use-session';
import { useWorld } from '../../session/world';
import { isFork, seedOf } from '../../sim/math/seed-of';
import type { Edit } from '../../sim/world/edits';
import { endBehindExtentWords, extentWords } from '../../sim/world/incident-words/extent-words';
import { offersFor, withIncidentAt } from '../../sim/world/incident-words/offers';
import { type Incident, incidentNamed } from '../../sim/world/incidents/incidents';
import { takenParts } from '../../sim/world/incidents/interlocks';
import { PODS, TOPOLOGY } from '../../sim/world/topology';
import { MOST_EDITS, worldName } from '../../sim/world/world-name';
import { UnbrokenText } from '../../ui/unbroken-text';
import { forkSentence } from './fork-words';
import { FullFork } from './full-fork';
import { useFork } from './use-fork';

/** Returns every rack of the site except the one of `incident`, by pod and number there, from 0. */
const racksBut = (incident: Incident) =>
  PODS.flatMap((name, pod) =>
    Array.from({ length: TOPOLOGY.racksPerPod }, (_, rack) => ({ name: `${name} ${rack + 1}`, pod, rack })),
  ).filter(({ pod, rack }) => pod !== incident.pod || rack !== incident.rack);

/**
 * Returns a function that opens the fork with these edits, and goes back to the onset of the incident if the fork has
 * recovered from it by now.
 */
function useChange({ id }: Incident): (edits: readonly Edit[]) => void {
  const { name: world, clock } = useWorld();
  const fork = useFork();
  return (edits) => {
    const counterpart = incidentNamed(worldName(seedOf(world), edits), id);
    // Sought before the fork is opened, because the fork's address holds the time.
    if (counterpart && counterpart.recovered <= clock.now()) clock.seek(counterpart.onset);
    fork(edits);
  };
}

/** Returns what the page compares the fork that `edits` make with, as the end of a sentence about the fork. */
function useComparedWords(edits: readonly Edit[]): string {
  const session = useSession();
  const zone = useZone();
  // Renders again when another comparison is chosen.
  useComparison();
  const { comparison: chosen } = { ...session.view, ...forkChange(session, edits) };
  const comparison = comparisonIn(worldName(session.original.seed, edits), chosen);
  return comparison ? ` and compares it with ${comparedWith(comparison, zone)}` : '';
}

/** Outcome of the incident in a fork, and the end of it where no veto comes. */
function Outcome({ edits, incident }: { edits: readonly Edit[]; incident: Incident }) {
  const { name: world } = useWorld();
  const fork = worldName(seedOf(world), edits);
  const forked = incidentNamed(fork, incident.id);
  return (
    <small>
      <UnbrokenText text={forkSentence(world, edits, incident)} />
      {forked?.watchdog && <UnbrokenText text={` ${endBehindExtentWords(fork, forked)}.`} />}
    </small>
  );
}

interface OffersProps {
  readonly incident: Incident;
  /** Id of the popover with the offers. */
  readonly id: string;
}

/** A form that moves the incident to a rack of the visitor's choice. */
function RackChoice({ incident, id: popover }: OffersProps) {
  const id = useId();
  const { name: world } = useWorld();
  const take = useChange(incident);
  const racks = racksBut(incident);
  const [chosen, setChosen] = useState<string>();
  const { name, pod = 0, rack = 0 } = racks.find((each) => each.name === chosen) ?? racks[0] ?? {};
  const edits = withIncidentAt(world, incident, pod, rack);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    document.getElementById(popover)?.hidePopover();
    take(edits);
  };
  return (
    <form className="what-if-rack row" onSubmit={submit}>
      <label htmlFor={id}>Move it to rack</label>
      <select id={id} value={name} onChange={({ target }) => setChosen(target.value)}>
        {racks.map((each) => (
          <option key={each.name}>{each.name}</option>
        ))}
      </select>
      <button type="submit" className="button">
        Move
      </button>
      <Outcome edits={edits} incident={incident} />
    </form>
  );
}

/** Changes on offer for an incident, each with its consequence. Choosing one opens the fork. */
export default function Offers({ incident, id }: OffersProps) {
  const { name: world } = useWorld();
  const take = useChange(incident);
  const offers = offersFor(world, incident);
  // Alike for all changes: each makes a fork.
  const compared = useComparedWords(offers[0]?.edits ?? []);
  const isFull = offers.some(({ edits }) => edits.length > MOST_EDITS);
  return (
    <>
      <p className="what-if-about muted">
        Change one thing about <span>{incident.id}</span>
        {`. The page reruns the world with that change${compared}.`}
      </p>
      <p>
        <UnbrokenText
          text={`${isFork(world) ? 'As it is in this world' : 'As it happened'}: ${extentWords(world, incident)}.`}
        />
      </p>
      {offers
        .filter(({ edits }) => edits.length <= MOST_EDITS)
        .map(({ words, edits }) => (
          <button
            key={words}
            type="button"
            className="button"
            onClick={() => take(edits)}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <span>{`${words}:`}</span> <Outcome edits={edits} incident={incident} />
          </button>
        ))}
      {isFull ? <FullFork /> : takenParts(incident).racks && <RackChoice incident={incident} id={id} />}
    </>
  );
}
