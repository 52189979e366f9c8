import { mediaFit } from '../../../ui/media';
import { type LaidOutPicture, mediaIn } from '../../../ui/media-in';

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
 * Makes the document's style sheets, and code that asks by `useMedia`, use the size of `picture` instead of the
 * window's: a kiosk's type is larger than on a desk, and its picture may be turned or spread over a wall. The function
 * returned undoes that.
 */
export function fitMedia(picture: LaidOutPicture): () => void {
  const queries = [...document.styleSheets]
    .flatMap((sheet) => mediaRules(rulesOf(sheet)))
    .map(({ media }) => ({ media, text: media.mediaText }));
  for (const { media, text } of queries) {
    const fitting = mediaIn(picture, text);
    if (fitting !== text) media.mediaText = fitting;
  }
  mediaFit.set((query) => mediaIn(picture, query));
  return () => {
    mediaFit.set(undefined);
    for (const { media, text } of queries) if (media.mediaText !== text) media.mediaText = text;
  };
}
