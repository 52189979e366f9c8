import type { ColourName, FONTS } from '../../theme/tokens';

/** Face, weight and size of a text. */
export interface LabelFont {
  readonly font: keyof typeof FONTS;
  readonly weight: '400' | '500';
  /** CSS px. */
  readonly size: number;
}

/** Where a text stands, and what it is drawn with. */
export interface LabelPlace extends LabelFont {
  /** The anchor point of the text and the top of its line, in CSS px. Glyphs start on whole buffer pixels. */
  readonly x: number;
  readonly y: number;
  /** Which part of the text is at `x`; by default its start. */
  readonly align?: 'start' | 'middle' | 'end';
  readonly ink: ColourName;
}
