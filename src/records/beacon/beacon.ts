import { type Dashboard, withCycle } from '../../dashboards/contract';
import { dashboards } from '../../dashboards/registry';
import { contentHash } from '../../sim/math/canonical';
import type { WorldName } from '../../sim/math/seed-of';

const LENGTH = 8;
/** Milliseconds that share a beacon, so that two screens side by side agree. */
const SHARED_MS = 1_000;

/** Part of a model in a beacon: its version and the SHA-256 of its state's canonical JSON. */
interface BeaconPart {
  readonly version: number;
  readonly sha256: string;
}

/** Computes a beacon one model at a step, so that the page can draw in between; see `beaconAt`. */
export function* beaconSteps(world: WorldName, t: number, cycleDays: number): Generator<undefined, string> {
  const second = Math.floor(t / SHARED_MS) * SHARED_MS;
  const models: Record<string, BeaconPart> = {};
  for (const { id, version, settings, state } of Object.values<Dashboard>(dashboards)) {
    models[id] = { version, sha256: contentHash(state(world, second, withCycle(settings, cycleDays))) };
    yield;
  }
  return contentHash({ seed: world, t: second, models }).slice(0, LENGTH);
}

/**
 * The state beacon of a world at an instant `t` (milliseconds since the Unix epoch): the first 8 hexadecimal digits of
 * the SHA-256 of the canonical JSON `{ seed, t, models }`, where `t` is the whole second at or before and `models`
 * holds, by id, the `version` of each model and the `sha256` of its state under the usual settings. `cycleDays` are the
 * world's.
 */
export function beaconAt(world: WorldName, t: number, cycleDays: number): string {
  const steps = beaconSteps(world, t, cycleDays);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
