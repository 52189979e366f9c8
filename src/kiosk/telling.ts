import type { WorldName } from '../sim/math/seed-of';
import { type Incident, incidentsBetween, nextIncident, openIncidents } from '../sim/world/incidents/incidents';
import { racksReached } from '../sim/world/incidents/reach';
import { siteStateAt } from '../sim/world/site/site-state';
import { CUE_MS } from './current-item';
import { LAST_MS, type ThirdAct, thirdActOf } from './third-act';

/**
 * Real milliseconds for which a scene tells one incident after another before it starts again, so that finding the
 * present one stays cheap in a long scene.
 */
const PART_MS = 600_000;

/** An incident that a scene tells, with its third act. */
export interface Telling {
  readonly incident: Incident;
  readonly act: ThirdAct | undefined;
}

/** Returns the newest incident under way at `t`, or else the next. */
export const incidentAtHand = (world: WorldName, t: number): Incident =>
  siteStateAt(world, t).open.at(-1) ?? nextIncident(world, t);

/** True if incidents have GPUs down at `t`. */
export const areRacksReached = (world: WorldName, t: number): boolean =>
  openIncidents(world, t).some((incident) => racksReached(world, incident, t).length > 0);

/** Beginning and end of a scene in milliseconds of the world, and the world's speed in world seconds per second. */
interface TimeOnScreen {
  readonly start: number;
  readonly end: number;
  readonly speed: number;
}

/**
 * Returns the incident that a scene tells at `t`: the one on its cue, or else the next. After its end the next follows,
 * so that nothing stands still for longer than `LAST_MS`. A visitor stays beyond the end: incidents from then on are
 * told at their own pace.
 */
export function tellingAt(world: WorldName, { start, end, speed }: TimeOnScreen, t: number): Telling {
  const part = PART_MS * speed;
  const from = start + Math.floor((t - start) / part) * part;
  let incident = incidentsBetween(world, from + CUE_MS - 1, from + CUE_MS)[0] ?? nextIncident(world, from);
  for (;;) {
    const sceneEnd = incident.onset < end ? end : Number.MAX_SAFE_INTEGER;
    const act = thirdActOf(world, incident, sceneEnd, speed);
    const over = (act?.end ?? incident.recovered) + LAST_MS * speed;
    if (t < over) return { incident, act };
    incident = nextIncident(world, over);
  }
}
