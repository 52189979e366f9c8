import { ROOT_PX } from '../../../theme/root-size';

/** The picture that a page is laid out in, in CSS px. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Root font size in CSS px. */
  readonly root: number;
}

const FEATURE = /\((min-|max-)?(width|height|aspect-ratio)\s*(:|[<>]=?|=)\s*([\d.]+)(?:\s*\/\s*1)?(rem|px)?\)/g;

const COMPARED: Readonly<Record<string, (a: number, b: number) => boolean>> = {
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
export function mediaIn({ width, height, root }: Picture, query: string): string {
  const sizes: Readonly<Record<string, number>> = { width, height };
  const units: Readonly<Record<string, number>> = { rem: root, px: root / ROOT_PX };
  return query.replace(FEATURE, (whole, limit = '', what: string, sign: string, number: string, unit = '') => {
    const compare = COMPARED[limit + sign];
    const bound = Number(number) * (units[unit] ?? 1);
    const size = sizes[what] ?? width / height;
    if (!compare) return whole;
    return compare(size, bound) ? '(min-width: 0px)' : '(max-width: 0px)';
  });
}

/** Returns the media rules among some rules, with nested ones. */
const mediaRules = (rules: Iterable<CSSRule>): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : []),
  ]);

/** Returns the rules of a sheet; none if they are unreadable, as in a sheet of an extension or one still loading. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/**
 * Makes the document's style sheets use the size of `picture` instead of the window's: a kiosk's type is larger than on
 * a desk, and its picture may be turned or spread over a wall. The function returned undoes that.
 */
export function fitMedia(picture: Picture): () => void {
  const queries = [...document.styleSheets]
    .flatMap((sheet) => mediaRules(rulesOf(sheet)))
    .map(({ media }) => ({ media, text: media.mediaText }));
  for (const { media, text } of queries) {
    const fitting = mediaIn(picture, text);
    if (fitting !== text) media.mediaText = fitting;
  }
  return () => {
    for (const { media, text } of queries) if (media.mediaText !== text) media.mediaText = text;
  };
}
