import type { UtilisationSample } from './sim';

/** How many points the cores are above the sandboxes; negative where they are below. */
export const differenceOf = ({ core, sandbox }: UtilisationSample) => core - sandbox;

/** The same to one decimal, with its sign. */
export function pointsText(sample: UtilisationSample): string {
  const points = differenceOf(sample).toFixed(1);
  if (Number(points) === 0) return '0.0';
  return points.startsWith('-') ? points.replace('-', '−') : `+${points}`;
}
