import { SUBSYSTEMS } from '../../content/operations';
import { SUBSYSTEM_IDS, type SubsystemId } from '../../session/address/page-choices';

interface SwitchesProps {
  readonly subsystems: readonly SubsystemId[];
  show(subsystems: readonly SubsystemId[]): void;
  /** True if the event stream is shown. */
  readonly stream: boolean;
  showStream(isShown: boolean): void;
}

/** Switches that show and hide the panels of the operations floor. */
export function Switches({ subsystems, show, stream, showStream }: SwitchesProps) {
  const toggle = (id: SubsystemId) => show(SUBSYSTEM_IDS.filter((each) => subsystems.includes(each) !== (each === id)));
  return (
    <fieldset className="operations-switches row">
      <legend className="muted small">Subsystems</legend>
      {SUBSYSTEM_IDS.map((id) => (
        <label key={id} className="switch">
          <input type="checkbox" checked={subsystems.includes(id)} onChange={() => toggle(id)} />
          {SUBSYSTEMS[id]}
        </label>
      ))}
      <button type="button" className="button" aria-expanded={stream} onClick={() => showStream(!stream)}>
        {stream ? 'Hide Stream' : 'Show Stream'}
      </button>
    </fieldset>
  );
}
