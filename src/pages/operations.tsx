import { useState } from 'react';
import type { DashboardId } from '../dashboards/ids';
import { dashboards } from '../dashboards/registry';
import { Panel } from '../panel/panel';
import './operations.css';

/** Subsystems that a visitor can show or hide, and which are shown at first. */
const SUBSYSTEMS = [
  { id: 'throughput', label: 'Throughput', shown: true },
  { id: 'mesh', label: 'Mesh lanes', shown: true },
  { id: 'corelog', label: 'Core log', shown: false },
  { id: 'utilisation', label: 'Utilisation', shown: false },
] as const satisfies readonly { id: DashboardId; label: string; shown: boolean }[];

type Subsystem = (typeof SUBSYSTEMS)[number]['id'];

/** History and cores cannot be hidden. */
const FIXED = 2;

const AT_FIRST = SUBSYSTEMS.filter(({ shown }) => shown).map(({ id }) => id);

/** The operations floor: the subsystems, history and cores, and the event stream, which stands beside them where there is room. */
export function Operations() {
  const [shown, setShown] = useState<readonly Subsystem[]>(AT_FIRST);
  const [stream, setStream] = useState(true);
  const toggle = (id: Subsystem) =>
    setShown(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id]);
  const panel = (id: Subsystem) => shown.includes(id) && <Panel key={id} dashboard={dashboards[id]} />;
  return (
    <section className="operations" aria-label="Operations" data-stream={stream}>
      <fieldset className="operations-switches">
        <legend>Subsystems</legend>
        {SUBSYSTEMS.map(({ id, label }) => (
          <label key={id} className="switch">
            <input type="checkbox" checked={shown.includes(id)} onChange={() => toggle(id)} />
            {label}
          </label>
        ))}
        <button type="button" className="button" aria-expanded={stream} onClick={() => setStream(!stream)}>
          {stream ? 'Hide Stream' : 'Show Stream'}
        </button>
      </fieldset>
      <div className="operations-floor" data-panels={FIXED + shown.length}>
        {panel('throughput')}
        {panel('mesh')}
        <Panel dashboard={dashboards.history} />
        <Panel dashboard={dashboards.cores} />
        {panel('utilisation')}
        {panel('corelog')}
        {stream && (
          <div className="operations-rail">
            <Panel dashboard={dashboards.events} />
          </div>
        )}
      </div>
    </section>
  );
}
