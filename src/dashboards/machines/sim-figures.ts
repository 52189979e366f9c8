/** A share in per cent. */
export const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;

/** A number with its sign and unit, such as `+8.6 mm/m`. */
export const signed = (n: number, unit: string, decimals = 1): string =>
  `${n > 0 ? '+' : n < 0 ? '−' : ''}${(n < 0 ? -n : n).toFixed(decimals)} ${unit}`;

/** The lowest speed that is not printed as 0.00 m/s. */
export const PRINTED = 0.005;
