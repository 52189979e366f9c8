/** Metres, to two places, that a machine at `speed` m/s travels for `delay` s and then slowing at `deceleration` m/s². */
export const stoppingDistance = (speed: number, delay: number, deceleration: number): string =>
  (speed * delay + speed ** 2 / (2 * deceleration)).toFixed(2);

/** A Tern: its top speed, the time until its springs bite, its deceleration on each ground, the slope it is held on, its mass and its load. */
export const TERN = { speed: 2.4, delay: 0.06, dry: 5, wet: 2.5, slope: 20, mass: 184, load: 40 } as const;

/** Metres in which one brake alone stops a Tern on wet grass. */
export const ONE_BRAKE = stoppingDistance(TERN.speed, TERN.delay, TERN.wet / 2);

/**
 * Metres in which a Tern stops from its top speed. Laden, the same springs slow a greater mass; on wet grass grip sets the distance, which
 * the load does not change.
 */
export const TERN_STOPS = {
  dry: stoppingDistance(TERN.speed, TERN.delay, TERN.dry),
  wet: stoppingDistance(TERN.speed, TERN.delay, TERN.wet),
  laden: stoppingDistance(TERN.speed, TERN.delay, (TERN.dry * TERN.mass) / (TERN.mass + TERN.load)),
} as const;
