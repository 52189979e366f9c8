import type { WorldName } from '../sim/math/seed-of';
import { type Incident, incidentsBetween, nextIncident } from '../sim/world/incidents/incidents';
import { CUE_MS } from './current-item';
import { LAST_MS, type ThirdAct, thirdActOf } from './third-act';

/**
 * Real milliseconds of a scene within which it tells one incident after another; then it begins again, so that a long
 * one stays cheap.
 */
const PART_MS = 600_000;

/** An incident as a scene tells it. */
export interface Telling {
  readonly incident: Incident;
  readonly act: ThirdAct | undefined;
}

/** When a scene is on, in milliseconds of the world, and how fast that runs: world seconds a second. */
interface SceneTime {
  readonly start: number;
  readonly end: number;
  readonly speed: number;
}

/**
 * The incident that a scene tells at `t`: the one on its cue, or else the next. When it is over the next follows, so
 * that nothing stands still for longer than `LAST_MS`.
 */
export function tellingAt(world: WorldName, { start, end, speed }: SceneTime, t: number): Telling {
  const part = PART_MS * speed;
  const from = start + Math.floor((t - start) / part) * part;
  let incident = incidentsBetween(world, from + CUE_MS - 1, from + CUE_MS)[0] ?? nextIncident(world, from);
  for (;;) {
    const act = thirdActOf(world, incident, end, speed);
    const over = (act?.end ?? incident.recovered) + LAST_MS * speed;
    if (t < over) return { incident, act };
    incident = nextIncident(world, over);
  }
}
