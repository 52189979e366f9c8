/** A share in per cent. */
export const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;

/** A number with its sign and unit, such as `+8.6 mm/m`. */
export const signed = (n: number, unit: string): string =>
  `${n > 0 ? '+' : n < 0 ? '−' : ''}${(n < 0 ? -n : n).toFixed(1)} ${unit}`;

/** Where a knee is that is `x` metres ahead of its hip, such as `knee 0.04 m behind the hip`. */
export const kneeText = (x: number): string =>
  x > 0 ? `knee ${x.toFixed(2)} m in front of the hip` : `knee ${(-x).toFixed(2)} m behind the hip`;
