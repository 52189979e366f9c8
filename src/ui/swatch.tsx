import type { Ink } from '../theme/ink';
import type { ColourName } from '../theme/tokens';

/** The look of one ink in a legend: a token's colour, hatched as the stage hatches it, or faint below a bright edge. */
export function Swatch({ colour, hatch, forced, faint }: Ink & { faint?: boolean }) {
  const look = { 'data-colour': colour, 'data-hatch': hatch, 'data-forced': forced, 'data-faint': faint };
  return <span className="swatch" {...look} aria-hidden="true" />;
}

export interface StrokeProps {
  readonly colour: ColourName;
  readonly opacity?: number;
  /** In units of the path, which are CSS px beside text of 14 px. */
  readonly width: number;
  /** In a field of 28 by 14. */
  readonly path: string;
  /** Short dashes, round dots, or dashes where the visitor forces colours. */
  readonly dash?: 'dots' | 'ghost' | 'forced';
  /** Its width where the visitor forces colours, and there it is opaque; the same if absent. */
  readonly forced?: number;
}

/** The look of one kind of line in a legend: a piece of it. */
export function Stroke({ colour, opacity = 1, width, path, dash, forced }: StrokeProps) {
  return (
    <svg className="stroke" data-colour={colour} data-dash={dash} viewBox="0 0 28 14" aria-hidden="true">
      <path d={path} strokeWidth={width} strokeOpacity={opacity} data-else={forced && 'forced'} />
      {forced && <path d={path} strokeWidth={forced} data-only="forced" />}
    </svg>
  );
}
