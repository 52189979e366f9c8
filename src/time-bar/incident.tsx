import { useWorld } from '../clock/world';
import { useSelection } from '../selection/selection';
import { incidentNamed } from '../sim/world/incidents';
import { INTERLOCKS } from '../sim/world/interlocks';
import { PODS } from '../sim/world/topology';

/** The incident that is selected, where it struck, and the ways to it and away from it. */
export function TimeIncident() {
  const { clock, seed } = useWorld();
  const [id, select] = useSelection();
  const incident = id === undefined ? undefined : incidentNamed(seed, id);
  if (!incident) return null;
  const { kind, severity, pod, rack, socket, lane, interlock, vetoed } = incident;
  const description = `rack ${PODS[pod]} ${rack + 1}, socket ${socket}, lane ${lane}, ${INTERLOCKS[interlock]?.name}`;
  return (
    <p className="time-incident">
      <span>
        <span className="time-incident-id">{id}</span>{' '}
        <span className="time-incident-words">
          {kind}, severity {severity}: {description}
        </span>
      </span>
      <button type="button" className="button" onClick={() => clock.seek(vetoed)}>
        Go to the veto
      </button>
      <button type="button" className="button" onClick={() => select(undefined)}>
        Clear selection
      </button>
    </p>
  );
}
