/** CSS px of the root font size that a style sheet's widths are written for. */
const ROOT_PX = 16;

/** The picture that a page is laid out in, CSS px. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Root font size. */
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
 * A media query that asks of the window what `query` asks of the picture: every condition on its size is replaced by
 * one that always or never holds. Lengths are root font sizes, also where they are written in px.
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

/** The media rules of some rules, those within others included. */
const mediaRules = (rules: Iterable<CSSRule>): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : []),
  ]);

/** The rules of a sheet; none where they cannot be read, as of one that an extension adds or that has not come. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/**
 * Has the document's style sheets take `picture` for the window: a kiosk's type is larger than a desk's, and its
 * picture may be turned or spread over a wall. The function returned has them see the window again.
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
