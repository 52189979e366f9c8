import { type RefObject, useState } from 'react';
import { NO_FRAME } from '../../../clock/frames';
import { useFrame } from '../../../session/use-frame';
import { useSelection } from '../../../session/use-session';
import { useWorld } from '../../../session/world';
import type { WorldName } from '../../../sim/math/seed-of';
import { grouped } from '../../../sim/words/units';
import { type TrailStep, trailOf } from '../../../sim/world/incidents/incident-trail';
import { openIncidents } from '../../../sim/world/incidents/incidents';
import { withoutVetoWords } from '../../../sim/world/incidents/prevented';
import { siteStateAt } from '../../../sim/world/site/site-state';
import './trail.css';

/** Least milliseconds between two checks, however fast the world runs. */
const LOOK_MS = 100;

interface Trail {
  /** Name of the world. */
  readonly world: WorldName;
  readonly id: string;
  readonly steps: readonly TrailStep[];
  /** Time of the veto, and the harm that it prevented, in words; undefined before the veto. */
  readonly veto: string | undefined;
}

/** Groups steps by moment, each with the names of the parts reached then. */
function momentsOf(steps: readonly TrailStep[]): { after: number; names: string[] }[] {
  const moments: { after: number; names: string[] }[] = [];
  for (const { name, after } of steps) {
    const last = moments.at(-1);
    if (last?.after === after) last.names.push(name);
    else moments.push({ after, names: [name] });
  }
  return moments;
}

const NO_TRAIL = { incident: undefined, steps: [] };

/** Returns the newest open incident at `t` with its steps, including future ones. */
function newestTrail(world: WorldName, t: number) {
  const incident = openIncidents(world, t).at(-1);
  if (!incident) return NO_TRAIL;
  return { incident, steps: trailOf(world, incident).map((step) => ({ ...step, at: incident.onset + step.after })) };
}

/**
 * One line with the parts that the newest open incident has reached, and the milliseconds from its onset. The line
 * keeps its space while empty. `floor` gets the list of these parts, for the panels' styles. After the veto a second
 * line tells the harm that the veto prevented.
 */
export function IncidentTrail({ floor }: { floor: RefObject<HTMLElement | null> }) {
  const { name: world, clock } = useWorld();
  const [, select] = useSelection();
  const [trail, setTrail] = useState<Trail>();
  useFrame((now) => {
    const t = clock.now();
    const { rate } = clock.state;
    const { incident, steps: allSteps } = newestTrail(world, t);
    const steps = allSteps.filter(({ at }) => at <= t);
    if (floor.current) floor.current.dataset.touched = steps.map(({ part }) => part).join(' ');
    const isOther = trail?.id !== incident?.id || (trail && trail.world !== world);
    if (isOther || (trail?.steps.length ?? 0) !== steps.length) {
      const veto = incident && incident.vetoed <= t ? withoutVetoWords(world, incident) : undefined;
      setTrail(incident && { world, id: incident.id, steps, veto });
    }
    const next = Math.min(siteStateAt(world, t).until, ...allSteps.map(({ at }) => at).filter((at) => at > t));
    return rate === 0 ? NO_FRAME : now + Math.max((next - t) / rate, LOOK_MS);
  });
  return (
    <p className="trail">
      <span className="line roomy">
        {trail && (
          <button type="button" className="trail-id mono" onClick={() => select(trail.id)}>
            {trail.id}
          </button>
        )}
        {momentsOf(trail?.steps ?? []).map(({ names, after }) => (
          <span key={after} className="trail-step line">
            {`${names.join(', ')} `}
            <small>{`+${grouped(after)} ms`}</small>
          </span>
        ))}
      </span>
      {trail?.veto && <span className="muted">{trail.veto}</span>}
    </p>
  );
}
