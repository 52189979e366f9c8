import { DASHBOARDS } from './fixed/dashboards';
import { CAPSULE, CAREERS, EXHIBITIONS, PAGES, TIMELINE_AND_EXECUTIVE } from './fixed/pages';
import { LEGAL } from './fixed/policies';
import { RECORDS } from './fixed/records';
import type { Requirement } from './fixed/requirement';
import { PRODUCT, SHELL } from './fixed/shell';
import { STREAM } from './fixed/stream';

/** Requirements by the subject under which the table lists them. */
export const FIXED: Readonly<Record<string, readonly Requirement[]>> = {
  'The product and its routes': PRODUCT,
  'Every page': SHELL,
  'Home and descriptive pages': PAGES,
  Careers: CAREERS,
  'Timeline and executive': TIMELINE_AND_EXECUTIVE,
  Exhibitions: EXHIBITIONS,
  'Initialization capsule': CAPSULE,
  'Legal and policies': LEGAL,
  'Event stream': STREAM,
  Dashboards: DASHBOARDS,
  'Snapshots, storage and files': RECORDS,
};

/** Table of `docs/fixed.md`. */
export function fixedTable(): string {
  const cell = (words: string) => words.replaceAll('|', '\\|');
  const rows = Object.entries(FIXED).flatMap(([subject, requirements]) => [
    `## ${subject}`,
    '',
    '| what | must be | where |',
    '| --- | --- | --- |',
    ...requirements.map(({ what, fixed, place }) => `| ${cell(what)} | ${cell(fixed)} | \`${place}\` |`),
    '',
  ]);
  return [
    '# What is fixed',
    '',
    'What the specification asks for: routes, texts, behaviour, constants and limits, which a change must not alter. Values and texts are',
    'checked against the code and the built pages; what only a browser can show names the tests that hold it. A test writes this page:',
    '`npx vitest run tests/fixed.test.ts -u`.',
    '',
    ...rows,
  ].join('\n');
}
