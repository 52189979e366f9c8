import type { UtilisationSample } from './sim';

/** Points by which the cores are above the sandboxes; negative if they are below. */
export const differenceOf = ({ core, sandbox }: UtilisationSample) => core - sandbox;

/** Formats that difference to one decimal, with its sign. */
export function pointsText(sample: UtilisationSample): string {
  const points = differenceOf(sample).toFixed(1);
  if (Number(points) === 0) return '0.0';
  return points.startsWith('-') ? points.replace('-', '−') : `+${points}`;
}
