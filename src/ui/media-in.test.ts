import { expect, test } from 'vitest';
import { mediaIn } from './media-in';

/** A totem seen from 3 m: 1080 px wide, which is 30.7 root font sizes. */
const TOTEM = { width: 1_080, height: 1_920, root: 35.2 };
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

test.each([
  ['(min-width: 30rem)', ALWAYS],
  ['(min-width:45rem)', NEVER],
  ['(max-width: 44.99rem)', ALWAYS],
  ['(width < 45rem)', ALWAYS],
  ['(width = 160rem)', NEVER],
  ['not (min-width: 640px)', `not ${NEVER}`],
  ['(max-width: 44.99rem), (max-height: 31rem)', `${ALWAYS}, ${NEVER}`],
  ['(min-width: 64rem) and (hover: hover) and (pointer: fine)', `${NEVER} and (hover: hover) and (pointer: fine)`],
  ['(max-aspect-ratio: 1 / 1) and (max-width: 59.99rem)', `${ALWAYS} and ${ALWAYS}`],
  ['(min-aspect-ratio: 1)', NEVER],
  ['print', 'print'],
  ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)'],
])('where the picture is a totem, %s asks %s of the window', (query, fitting) => {
  expect(mediaIn(TOTEM, query)).toBe(fitting);
});
