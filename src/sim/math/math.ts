/**
 * Arithmetic that every pure file may use. ECMAScript defines these exactly, so all engines return the same bits; the
 * transcendentals (`sin`, `exp`, `pow` and the `**` operator) are left to the engine and differ between them, which is
 * why nothing pure may touch `Math` itself.
 */
// biome-ignore lint/style/noRestrictedGlobals: the one use of Math; everything pure takes its arithmetic from here.
export const { ceil, floor, imul, LN2, max, min } = Math;

/** Clamps `x` to [`lo`, `hi`]; `lo` if `x` is not a number. */
export function clamp(x: number, lo: number, hi: number): number {
  return x > lo ? min(x, hi) : lo;
}

/** Part of a last place by which arithmetic may leave a number below a half that rounds up. */
const HAIR = 1e-6;

/** Rounds `x` half up to so many decimals, 0 to 3: one quantity that was computed in two ways rounds alike. */
export function rounded(x: number, decimals: number): number {
  const factor = [1, 10, 100, 1_000][decimals] as number;
  return floor(x * factor + 0.5 + HAIR) / factor;
}

/** Interpolates from `a` to `b` by `u`; exactly `a` at 0. */
export function lerp(a: number, b: number, u: number): number {
  return a + (b - a) * u;
}

/** Cubic smoothstep of `u` in [0, 1]: its first derivative is zero at both ends. */
export const smoothCubic = (u: number): number => u * u * (3 - 2 * u);

/** Quintic smoothstep of `u` in [0, 1]: first and second derivatives are zero at both ends. */
export function smooth(u: number): number {
  return u * u * u * (u * (u * 6 - 15) + 10);
}
