/** A share in per cent. */
export const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;

/** How far brakes are closed, such as `40% closed`. */
export const closed = (share: number): string => (share > 0 ? `${percent(share)} closed` : 'open');

/** A number with its sign and unit, such as `+86 mm`. */
export const signed = (n: number, unit: string, decimals = 1): string =>
  `${n > 0 ? '+' : n < 0 ? '−' : ''}${(n < 0 ? -n : n).toFixed(decimals)} ${unit}`;

/** Degrees with their sign, such as `+0.5°`. */
export const degrees = (n: number): string => signed(n, '°').replace(' °', '°');

/** Degrees of a radian. */
const RADIAN = 57.3;
/** The nose’s rise on a metre, in millimetres, as an angle, which is small enough to be its tangent. */
export const pitched = (slope: number): string => degrees((slope / 1_000) * RADIAN);

/** The lowest speed that is not printed as 0.00 m/s. */
export const PRINTED = 0.005;

/** Where a knee is that is so many metres ahead of its hip, such as `0.23 m behind the hip`. */
export const besideHip = (ahead: number): string =>
  ahead > 0 ? `${ahead.toFixed(2)} m ahead of the hip` : `${(-ahead).toFixed(2)} m behind the hip`;
