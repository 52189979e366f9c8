import { useRef, useState } from 'react';
import { FLOOR, RAIL, SUBSYSTEMS } from '../../content/operations';
import type { DashboardId } from '../../dashboards/ids';
import { dashboards } from '../../dashboards/registry';
import { Panel } from '../../panel/panel';
import { Trail } from '../../time-bar/trail';
import './operations.css';

const HIDDEN_INITIALLY = SUBSYSTEMS.filter(({ shown }) => !shown).map(({ id }) => id);

/** The operations floor: forks and cores, the subsystems below them, and the logs, which stand beside them where there is room. */
export function Operations() {
  const [hidden, setHidden] = useState<readonly DashboardId[]>(HIDDEN_INITIALLY);
  const [stream, setStream] = useState(true);
  const floor = useRef<HTMLElement>(null);
  const toggle = (id: DashboardId) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  const shown = (id: DashboardId) => !hidden.includes(id);
  const logs = RAIL.filter((id) => (id === 'events' ? stream : shown(id)));
  return (
    <section ref={floor} className="operations" aria-label="Operations">
      <Panel dashboard={dashboards.forks} />
      <Panel dashboard={dashboards.cores} />
      <div className="operations-bar">
        <fieldset className="operations-switches">
          <legend>Subsystems</legend>
          {SUBSYSTEMS.map(({ id, label }) => (
            <label key={id} className="switch">
              <input type="checkbox" checked={shown(id)} onChange={() => toggle(id)} />
              {label}
            </label>
          ))}
          <button type="button" className="button" aria-expanded={stream} onClick={() => setStream(!stream)}>
            {stream ? 'Hide Stream' : 'Show Stream'}
          </button>
        </fieldset>
        <Trail floor={floor} />
      </div>
      <div className="operations-floor">
        {FLOOR.filter(shown).map((id) => (
          <Panel key={id} dashboard={dashboards[id]} />
        ))}
      </div>
      {logs.length > 0 && (
        <div className="operations-rail">
          {logs.map((id) => (
            <Panel key={id} dashboard={dashboards[id]} />
          ))}
        </div>
      )}
    </section>
  );
}
