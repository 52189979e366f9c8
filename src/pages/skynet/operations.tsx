import { useRef, useState } from 'react';
import { FLOOR, SUBSYSTEMS } from '../../content/operations';
import type { DashboardId } from '../../dashboards/ids';
import { dashboards } from '../../dashboards/registry';
import { Panel } from '../../panel/panel';
import { Trail } from '../../time-bar/trail';
import './operations.css';

const HIDDEN_INITIALLY = SUBSYSTEMS.filter(({ shown }) => !shown).map(({ id }) => id);

/** The operations floor: the subsystems, history and cores, and the event stream, which stands beside them where there is room. */
export function Operations() {
  const [hidden, setHidden] = useState<readonly DashboardId[]>(HIDDEN_INITIALLY);
  const [stream, setStream] = useState(true);
  const floor = useRef<HTMLDivElement>(null);
  const toggle = (id: DashboardId) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  const shown = FLOOR.filter((id) => !hidden.includes(id));
  const arrangement = `${shown} ${stream}`;
  return (
    <section className="operations" aria-label="Operations" data-stream={stream}>
      <Panel dashboard={dashboards.forks} />
      <div className="operations-bar">
        <fieldset className="operations-switches">
          <legend>Subsystems</legend>
          {SUBSYSTEMS.map(({ id, label }) => (
            <label key={id} className="switch">
              <input type="checkbox" checked={!hidden.includes(id)} onChange={() => toggle(id)} />
              {label}
            </label>
          ))}
          <button type="button" className="button" aria-expanded={stream} onClick={() => setStream(!stream)}>
            {stream ? 'Hide Stream' : 'Show Stream'}
          </button>
        </fieldset>
        <Trail floor={floor} />
      </div>
      <div ref={floor} className="operations-floor" data-panels={shown.length}>
        {shown.map((id) => (
          <Panel key={id} dashboard={dashboards[id]} arrangement={arrangement} />
        ))}
        {stream && (
          <div className="operations-rail">
            <Panel dashboard={dashboards.events} arrangement={arrangement} />
          </div>
        )}
      </div>
    </section>
  );
}
