import { clamp, lerp, smooth } from '../sim/math/math';
import type { WorldName } from '../sim/math/seed-of';
import { type Incident, withoutVeto } from '../sim/world/incidents/incidents';

/**
 * Real milliseconds between the recovery and the third act, of the act at least and at most, and of its last sentence.
 */
const PAUSE_MS = 1_000;
export const ACT_MS = { least: 10_000, most: 20_000 } as const;
export const LAST_MS = 3_500;
/** Share of the act in which the drawing goes back to the veto. */
const REWIND = 0.07;

/**
 * The third act of a scene that tells an incident: the world in which its veto never came. Instants are milliseconds of
 * the world.
 */
export interface ThirdAct {
  /** The same incident without its veto. */
  readonly never: Incident;
  /** When the act begins, and when all of it has been shown. */
  readonly start: number;
  readonly end: number;
}

/**
 * The third act of a scene that ends at `sceneEnd`, in a world at `speed` world seconds a second. It follows the
 * recovery; where the scene would be over too early it begins sooner, but not before the rollback. It is as long as the
 * scene has room for. Undefined where no interlock vetoed the incident: without a veto that world would be the same.
 */
export function thirdActOf(
  world: WorldName,
  incident: Incident,
  sceneEnd: number,
  speed: number,
): ThirdAct | undefined {
  if (incident.watchdog) return undefined;
  const { rolledBack, recovered } = incident;
  const last = sceneEnd - LAST_MS * speed;
  const start = Math.max(rolledBack, Math.min(recovered + PAUSE_MS * speed, last - ACT_MS.least * speed));
  const long = clamp(last - start, ACT_MS.least * speed, ACT_MS.most * speed);
  return { never: withoutVeto(world, incident), start, end: start + long };
}

/**
 * The instant that the scene draws at `t`: before the act, `t` itself; in the act, the other world's from the missing
 * veto to the recovery, where it stays.
 */
export function drawnInstant(incident: Incident, act: ThirdAct | undefined, t: number): number {
  if (!act || t < act.start) return t;
  const { start, end, never } = act;
  const u = clamp((t - start) / (end - start), 0, 1);
  if (u < REWIND) return Math.round(lerp(start, incident.vetoed, smooth(u / REWIND)));
  return Math.round(lerp(incident.vetoed, never.recovered, (u - REWIND) / (1 - REWIND)));
}
