import { ROOT_PX } from '../theme/root-size';

/** The picture that a page is laid out in, in CSS px. */
export interface LaidOutPicture {
  readonly width: number;
  readonly height: number;
  /** Root font size in CSS px. */
  readonly root: number;
}

const FEATURE = /\((min-|max-)?(width|height|aspect-ratio)\s*(:|[<>]=?|=)\s*([\d.]+)(?:\s*\/\s*1)?(rem|px)?\)/g;

const SIZE_TESTS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  'min-:': (a, b) => a >= b,
  'max-:': (a, b) => a <= b,
  ':': (a, b) => a === b,
  '=': (a, b) => a === b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/**
 * Returns a media query that gives, in the window, the result of `query` in the picture: every condition on the size is
 * replaced by one that is always true or never. In a picture 800 px wide with a root of 16 px, `(min-width: 40rem)`
 * becomes `(min-width: 0px)`. Lengths are in root font sizes, even those written in px.
 */
export function mediaIn({ width, height, root }: LaidOutPicture, query: string): string {
  const sizes: Readonly<Record<string, number>> = { width, height };
  const units: Readonly<Record<string, number>> = { rem: root, px: root / ROOT_PX };
  return query.replace(FEATURE, (whole, limit = '', what: string, sign: string, number: string, unit = '') => {
    const passes = SIZE_TESTS[limit + sign];
    const bound = Number(number) * (units[unit] ?? 1);
    const size = sizes[what] ?? width / height;
    if (!passes) return whole;
    return passes(size, bound) ? '(min-width: 0px)' : '(max-width: 0px)';
  });
}
