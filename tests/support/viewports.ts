import fc from 'fast-check';

/**
 * Widths of plots in CSS px at the root size of 16 px: of a card in a window of 320 px, and of a panel alone in one of
 * 5,120 px.
 */
const WIDTH = { min: 254, max: 2_900 } as const;
/** Root sizes over 16 px in windows up to 1,920 px wide, and in those of 2,560 and of 3,840 px or more. */
const SCALES = [1, 1.3125, 1.9375] as const;

/**
 * Viewports for which a drawing is laid out: plots in windows 320 to 5,120 px wide, at least `least` px high at the
 * root size of 16 px.
 */
export const viewports = (least: number) =>
  fc
    .record({
      width: fc.integer(WIDTH),
      height: fc.integer({ min: least, max: 1_700 }),
      resolution: fc.constantFrom(1, 1.25, 1.5, 2, 3),
      scale: fc.constantFrom(...SCALES),
    })
    .map(({ width, height, resolution, scale }) => ({
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      resolution,
      scale,
    }));
