/** A share in per cent. */
export const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;

/** A number with its sign and unit, such as `+8.6 mm/m`. */
export const signed = (n: number, unit: string, decimals = 1): string =>
  `${n > 0 ? '+' : n < 0 ? '−' : ''}${(n < 0 ? -n : n).toFixed(decimals)} ${unit}`;

/** The lowest speed that is not printed as 0.00 m/s. */
export const PRINTED = 0.005;

/** Where a knee is that is so many metres ahead of its hip, such as `0.23 m behind the hip`. */
export const besideHip = (ahead: number): string =>
  ahead > 0 ? `${ahead.toFixed(2)} m ahead of the hip` : `${(-ahead).toFixed(2)} m behind the hip`;
