/**
 * Metres, to two places, that a machine at `speed` m/s travels for `delay` s and then slowing at `deceleration` m/s².
 */
export const stoppingDistance = (speed: number, delay: number, deceleration: number): string =>
  (speed * delay + speed ** 2 / (2 * deceleration)).toFixed(2);

/**
 * Data of a Tern: its top speed, the time until its springs bite, its deceleration on each ground, the slope it is held
 * on, its mass and its load.
 */
export const TERN = { speed: 2.4, delay: 0.06, dry: 5, wet: 2.5, slope: 20, mass: 184, load: 40 } as const;

/** Metres in which one brake alone stops a Tern on wet grass. */
export const ONE_BRAKE = stoppingDistance(TERN.speed, TERN.delay, TERN.wet / 2);

/** Metres in which one brake alone stops a laden Tern on dry concrete. */
export const ONE_BRAKE_LADEN = stoppingDistance(
  TERN.speed,
  TERN.delay,
  (TERN.dry / 2) * (TERN.mass / (TERN.mass + TERN.load)),
);

/**
 * Metres in which a Tern stops from its top speed. Laden, the same springs slow a greater mass; on wet grass grip sets
 * the distance, which the load does not change.
 */
export const TERN_STOPS = {
  dry: stoppingDistance(TERN.speed, TERN.delay, TERN.dry),
  wet: stoppingDistance(TERN.speed, TERN.delay, TERN.wet),
  laden: stoppingDistance(TERN.speed, TERN.delay, (TERN.dry * TERN.mass) / (TERN.mass + TERN.load)),
} as const;

/**
 * Metres that a Tern has moved from the last heartbeat to its stop, rounded up: two missed heartbeats, 40 ms, before
 * its contactors open.
 */
const envelope = (deceleration: number): string =>
  (Math.ceil(100 * (TERN.speed * (0.04 + TERN.delay) + TERN.speed ** 2 / (2 * deceleration))) / 100).toFixed(2);
export const TERN_ENVELOPE = { dry: envelope(TERN.dry), wet: envelope(TERN.wet) } as const;

const G = 9.81;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Metres a second squared by which one brake alone slows a Tern down a slope of wet grass, where grip sets it and not
 * the spring.
 */
export const oneBrakeOn = (degrees: number): number =>
  (TERN.wet / 2) * Math.cos(radians(degrees)) - G * Math.sin(radians(degrees));

/**
 * Steepest slopes, in degrees, on which springs with a share of its two brakes hold a laden Tern: on dry concrete by
 * their pull, on wet grass by grip.
 */
export function held(share: number): { dry: number; wet: number } {
  const pull = (share * TERN.dry * TERN.mass) / (TERN.mass + TERN.load);
  return { dry: Math.asin(pull / G) / radians(1), wet: Math.atan((share * TERN.wet) / G) / radians(1) };
}

/** Data of a Petrel: metres a second, kilograms, and the law of its stop as in `docs/simulation.md`. */
export const PETREL = { speed: (6 * 1_852) / 3_600, mass: 340, load: 60, delay: 0.25, drag: 0.42, hold: 0.23 } as const;

/** Seconds and metres in which a share of its quadratic drag alone slows a Petrel with `load` kilograms to `speed`. */
export const draggedTo = (speed: number, load = 0, share = 1) => {
  const drag = (share * PETREL.drag * PETREL.mass) / (PETREL.mass + load);
  return {
    seconds: PETREL.delay + (PETREL.speed / speed - 1) / (drag * PETREL.speed),
    metres: PETREL.speed * PETREL.delay + Math.log(PETREL.speed / speed) / drag,
  };
};

/** Fastest that its anchor holds it, metres a second: laden, the same energy is reached at a lower speed. */
export function heldFrom(load = 0): number {
  const unladen = PETREL.speed / (1 + PETREL.drag * PETREL.speed * (9.5 - PETREL.delay));
  return unladen * Math.sqrt(PETREL.mass / (PETREL.mass + load));
}

/**
 * Stop of a Petrel whose anchor holds `after` seconds after the cut: seconds and metres to rest, and the metres on the
 * anchor alone.
 */
export function anchored(after: number, load = 0): { seconds: number; metres: number; last: number } {
  const share = PETREL.mass / (PETREL.mass + load);
  const slowed = 1 + PETREL.drag * share * PETREL.speed * (after - PETREL.delay);
  const speed = PETREL.speed / slowed;
  const last = speed ** 2 / (2 * PETREL.hold * share);
  return {
    seconds: after + speed / (PETREL.hold * share),
    metres: PETREL.speed * PETREL.delay + Math.log(slowed) / (PETREL.drag * share) + last,
    last,
  };
}
