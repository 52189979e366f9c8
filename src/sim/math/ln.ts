import { LN2 } from './math';

/** Last of the odd powers that are summed: the next is below the last bit. */
const LAST = 23;

/**
 * Natural logarithm of `x`. `x` is halved or doubled until it is near 1, where the series of the area hyperbolic
 * tangent ends soon: only arithmetic on which all engines agree. Throws a RangeError unless `x` is above 0 and finite.
 */
export function ln(x: number): number {
  if (!(x > 0 && x < Number.POSITIVE_INFINITY)) throw new RangeError(`No logarithm of ${x}.`);
  let near = x;
  let doublings = 0;
  for (; near > 1.5; doublings++) near /= 2;
  for (; near < 0.75; doublings--) near *= 2;
  const z = (near - 1) / (near + 1);
  let sum = 0;
  for (let power = LAST; power > 0; power -= 2) sum = 1 / power + z * z * sum;
  return doublings * LN2 + 2 * z * sum;
}
