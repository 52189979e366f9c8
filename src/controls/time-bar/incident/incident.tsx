import { useSelection } from '../../../session/use-session';
import { useWorld } from '../../../session/world';
import { sentence } from '../../../sim/words/sentences';
import { SECOND_MS } from '../../../sim/words/time';
import { grouped } from '../../../sim/words/units';
import { placesOf } from '../../../sim/world/incidents/incident-place';
import { incidentNamed } from '../../../sim/world/incidents/incidents';
import { FAULTS, INTERLOCKS } from '../../../sim/world/incidents/interlocks';
import { savedWords, withoutVetoWords } from '../../../sim/world/incidents/prevented';
import { WATCHDOG_MS } from '../../../sim/world/incidents/spread';
import { WhatIf } from '../../what-if/what-if';
import './incident.css';

/** The incident that is selected, where it struck, and the ways to it and away from it. */
export function TimeIncident() {
  const { clock, name: world } = useWorld();
  const [id, select] = useSelection();
  const incident = id === undefined ? undefined : incidentNamed(world, id);
  if (!incident) return null;
  const { kind, severity, interlock, onset, vetoed, missedVeto, watchdog } = incident;
  // Of an incident that may be over or to come.
  const ending = watchdog
    ? `No interlock vetoes the commit; the pod’s watchdog ends the incident ${WATCHDOG_MS / SECOND_MS} s after the onset`
    : `${INTERLOCKS[interlock]?.name} vetoes the commit ${grouped(vetoed - onset)} ms after the onset`;
  const saved = savedWords(world, incident);
  return (
    <p className="time-incident row">
      <span>
        <span className="time-incident-id accent mono">{id}</span>
        {': '}
        <span className="time-incident-words">
          {`${FAULTS[kind]}, severity ${severity}, at ${placesOf(world, incident)}. `}
        </span>
        {`${ending}. ${sentence(withoutVetoWords(world, incident))}`}
        {saved !== undefined && <span className="time-incident-words">{` ${sentence(saved)}`}</span>}
      </span>
      <WhatIf incident={incident} />
      <button type="button" className="button" onClick={() => clock.seek(missedVeto ?? vetoed)}>
        {missedVeto === undefined ? 'Go to the veto' : 'Go to the time the veto was due'}
      </button>
      <button type="button" className="button" onClick={() => select(undefined)}>
        Clear selection
      </button>
    </p>
  );
}
