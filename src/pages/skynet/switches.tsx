import { SUBSYSTEMS } from '../../content/operations';
import type { DashboardId } from '../../dashboards/ids';

interface SwitchesProps {
  readonly hidden: readonly DashboardId[];
  toggle(id: DashboardId): void;
}

/** Shows and hides the panels of the operations floor. */
export function Switches({ hidden, toggle }: SwitchesProps) {
  const stream = !hidden.includes('events');
  return (
    <fieldset className="operations-switches">
      <legend>Subsystems</legend>
      {SUBSYSTEMS.map(({ id, label }) => (
        <label key={id} className="switch">
          <input type="checkbox" checked={!hidden.includes(id)} onChange={() => toggle(id)} />
          {label}
        </label>
      ))}
      <button type="button" className="button" aria-expanded={stream} onClick={() => toggle('events')}>
        {stream ? 'Hide Stream' : 'Show Stream'}
      </button>
    </fieldset>
  );
}
