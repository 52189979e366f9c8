import { max, min } from '../../math/math';
import { metresText } from '../../words/measures';

/** Top speed of a Tern, metres a second. */
export const TERN_TOP = 2.4;
/** Most by which its drive changes its speed in a committed step, metres a second, and the step's length in seconds. */
export const TERN_STEP = { gain: 0.6, seconds: 0.5 } as const;
/** Metres between two links of its tracks. */
export const LINK = 0.0547;
/** Seconds until its springs bite. */
export const BITE_S = 0.06;
/** Deceleration by the springs, metres a second squared. */
export const GRIP = { 'dry concrete': 5, 'wet grass': 2.5 } as const;

/** Seconds from the cut of its power to rest, and metres travelled in them, from `speed` and slowing down by `grip`. */
export const ternRest = (speed: number, grip: number) => ({
  seconds: BITE_S + speed / grip,
  distance: BITE_S * speed + (speed * speed) / (2 * grip),
});

/** Metres that an unladen one needs from its top speed to rest, dry and level, as pages quote them. */
export const TERN_METRES = metresText(ternRest(TERN_TOP, GRIP['dry concrete']).distance);

/** Metres travelled `s` seconds after that cut, and the speed then; `s` is before its rest. */
export function ternStopping(speed: number, grip: number, s: number): { travelled: number; speed: number } {
  const braked = max(s - BITE_S, 0);
  return {
    travelled: speed * min(s, BITE_S) + speed * braked - (grip * braked * braked) / 2,
    speed: speed - grip * braked,
  };
}
