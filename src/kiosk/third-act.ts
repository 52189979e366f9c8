import { clamp, lerp, smooth } from '../sim/math/math';
import type { WorldName } from '../sim/math/seed-of';
import { type Incident, withoutVeto } from '../sim/world/incidents/incidents';

/** Real milliseconds between the recovery and the third act. */
const PAUSE_MS = 1_000;
/** Shortest and longest third act, in real milliseconds. */
export const ACT_MS = { least: 10_000, most: 20_000 } as const;
/** Real milliseconds of the third act's last sentence. */
export const LAST_MS = 3_500;
/** Share of the act in which the drawing goes back to the veto. */
const REWIND = 0.07;

/**
 * The third act of a scene that tells an incident: the world in which its veto never came. Instants are milliseconds of
 * the world.
 */
export interface ThirdAct {
  /** The incident without its veto. */
  readonly unvetoed: Incident;
  /** Beginning of the act. */
  readonly start: number;
  /** Instant from which the act's last picture stands still. */
  readonly end: number;
}

/**
 * Returns the third act of a scene that ends at `sceneEnd`, in a world at `speed` world seconds per second. It follows
 * the recovery; if the scene would end too early it begins sooner, but not before the rollback. It takes the time that
 * the scene has left, within limits. Undefined if no interlock vetoed the incident, as the world without a veto would
 * be the same.
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
  return { unvetoed: withoutVeto(world, incident), start, end: start + long };
}

/**
 * Returns the instant that the scene draws at `t`: before the act, `t` itself; during it, the other world's from the
 * missing veto to the recovery, where it stays.
 */
export function drawnInstant(incident: Incident, act: ThirdAct | undefined, t: number): number {
  if (!act || t < act.start) return t;
  const { start, end, unvetoed } = act;
  const u = clamp((t - start) / (end - start), 0, 1);
  if (u < REWIND) return Math.round(lerp(start, incident.ended, smooth(u / REWIND)));
  return Math.round(lerp(incident.ended, unvetoed.recovered, (u - REWIND) / (1 - REWIND)));
}
