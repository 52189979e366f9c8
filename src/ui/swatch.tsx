import type { Ink } from '../theme/ink';
import type { ColourName } from '../theme/tokens';

/** A sample of an ink for a legend: a token's colour, hatched as in the drawing, or faint below a bright edge. */
export function Swatch({ colour, hatch, forcedHatch, faint }: Ink & { faint?: boolean }) {
  const look = { 'data-colour': colour, 'data-hatch': hatch, 'data-forced': forcedHatch, 'data-faint': faint };
  return <span className="swatch" {...look} aria-hidden="true" />;
}

/** Look of a line in a legend. */
export interface StrokeProps {
  readonly colour: ColourName;
  readonly opacity?: number;
  /** Width in units of the path, which are CSS px beside text of 14 px. */
  readonly width: number;
  /** Path in a box of 28 by 14. */
  readonly path: string;
  /** Short dashes, round dots, or dashes only where the visitor forces colours. */
  readonly dash?: 'dots' | 'ghost' | 'forced';
  /** Width where the visitor forces colours, and then opaque; unchanged if absent. */
  readonly forced?: number;
}

/** A sample of a line for a legend. */
export function StrokeSwatch({ colour, opacity = 1, width, path, dash, forced }: StrokeProps) {
  return (
    <svg className="stroke" data-colour={colour} data-dash={dash} viewBox="0 0 28 14" aria-hidden="true">
      <path d={path} strokeWidth={width} strokeOpacity={opacity} data-else={forced && 'forced'} />
      {forced && <path d={path} strokeWidth={forced} data-only="forced" />}
    </svg>
  );
}
