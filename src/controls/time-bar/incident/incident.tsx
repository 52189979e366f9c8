import { useSelection } from '../../../session/use-session';
import { useWorld } from '../../../session/world';
import { toSentence } from '../../../sim/words/sentences';
import { endWords } from '../../../sim/world/incident-words/end-words';
import { savedWords, withoutVetoWords } from '../../../sim/world/incident-words/extent-words';
import { placesOf } from '../../../sim/world/incident-words/incident-place';
import { incidentNamed } from '../../../sim/world/incidents/incidents';
import { FAULTS } from '../../../sim/world/incidents/interlocks';
import { drillMachine } from '../../../sim/world/machines/drills';
import { focusMain } from '../../../ui/focus-main';
import { MachineLink } from '../../what-if/machine-link';
import { WhatIf } from '../../what-if/what-if';
import './incident.css';

interface TimeIncidentProps {
  /** The windows in which all of its words are seen; see ui/hidden.css. All windows where absent. */
  readonly seen?: 'from-tablet-unless-low' | 'from-desktop' | undefined;
}

/** The incident that is selected, where it struck, and the ways to it and away from it. */
export function TimeIncident({ seen }: TimeIncidentProps) {
  const { clock, name: world } = useWorld();
  const [id, select] = useSelection();
  const incident = id === undefined ? undefined : incidentNamed(world, id);
  if (!incident) return null;
  const { kind, severity, ended, missedVeto } = incident;
  const saved = savedWords(world, incident);
  const machine = drillMachine(world, incident);
  const clear = () => {
    select(undefined);
    focusMain();
  };
  return (
    <p className="time-incident row">
      <span>
        <span className="time-incident-id accent mono">{id}</span>
        {': '}
        <span data-seen={seen}>{`${FAULTS[kind]}, severity ${severity}, in ${placesOf(world, incident)}. `}</span>
        {`${endWords(world, incident)}. ${toSentence(withoutVetoWords(world, incident))}`}
        {saved !== undefined && <span data-seen={seen}>{` ${toSentence(saved)}`}</span>}
      </span>
      <WhatIf incident={incident} />
      {machine && <MachineLink machine={machine} />}
      <button type="button" className="button" onClick={() => clock.seek(missedVeto ?? ended)}>
        {missedVeto === undefined ? 'Go to the veto' : 'Go to the time the veto was due'}
      </button>
      <button type="button" className="button" onClick={clear}>
        Clear selection
      </button>
    </p>
  );
}
