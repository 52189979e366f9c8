import type { Ink } from '../theme/ink';

/** The look of one ink in a legend: a token's colour, hatched as the stage hatches it. */
export function Swatch({ colour, hatch }: Ink) {
  return <span className="swatch" data-colour={colour} data-hatch={hatch} aria-hidden="true" />;
}
