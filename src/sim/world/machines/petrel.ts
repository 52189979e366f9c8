import { ln } from '../../math/ln';
import { clamp, max, min } from '../../math/math';

/**
 * Drag plates of a Petrel: seconds of their fall, and the part of its speed that their drag and the hull's take on each
 * metre.
 */
export const PLATES = { fall: 0.5, perMetre: 0.42 } as const;
/**
 * Anchor of a Petrel: seconds from the cut to its fall, and the metres a second at which it sinks after a first second
 * of gaining speed.
 */
export const ANCHOR = { after: 5, sinking: 1.6 } as const;
/**
 * Hold of its anchor: seconds from the cut until it holds in up to 6 m of water, and its deceleration of the vessel,
 * metres a second squared.
 */
const HOLD = { after: 9.5, slows: 0.23 } as const;
/** Seconds from the cut until the drag counts: falling plates act from half-way on, on average. */
const DELAY_S = PLATES.fall / 2;

/**
 * Metres travelled `s` seconds after the cut of its power at `speed`, and the speed then. Drag is quadratic: the
 * speed's inverse grows evenly and the way with its logarithm, so that drag alone never brings the vessel to rest. The
 * anchor does.
 */
export function petrelStopping(speed: number, s: number): { travelled: number; speed: number } {
  const slowed = 1 + PLATES.perMetre * speed * max(min(s, HOLD.after) - DELAY_S, 0);
  const left = speed / slowed;
  const holdTime = clamp(s - HOLD.after, 0, left / HOLD.slows);
  return {
    travelled:
      speed * min(s, DELAY_S) + ln(slowed) / PLATES.perMetre + left * holdTime - (HOLD.slows * holdTime * holdTime) / 2,
    speed: left - HOLD.slows * holdTime,
  };
}

/** Seconds from that cut to rest, and metres travelled in them. */
export function petrelRest(speed: number): { seconds: number; distance: number } {
  const seconds = HOLD.after + petrelStopping(speed, HOLD.after).speed / HOLD.slows;
  return { seconds, distance: petrelStopping(speed, seconds).travelled };
}
