import type { ColourName, FONTS } from '../../theme/tokens';

/** Face, weight and size of a text. */
export interface LabelFont {
  readonly font: keyof typeof FONTS;
  readonly weight: '400' | '500';
  /** CSS px. */
  readonly size: number;
}

/** Place and style of a text. */
export interface LabelPlace extends LabelFont {
  /** Anchor point of the text, in CSS px. Glyphs start on whole buffer pixels. */
  readonly x: number;
  /** Top of the text's line, in CSS px. */
  readonly y: number;
  /** Part of the text that is at `x`; its start by default. */
  readonly align?: 'start' | 'middle' | 'end';
  readonly ink: ColourName;
}
