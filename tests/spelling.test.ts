import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CSPELL = join(import.meta.dirname, '../node_modules/.bin/cspell');

/** The words that the project's spelling check does not accept in a text. */
function misspelt(text: string): string[] {
  const { stdout } = spawnSync(
    CSPELL,
    ['lint', '--words-only', '--no-progress', '--no-summary', 'stdin://docs/planted.md'],
    {
      input: text,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  return stdout.split('\n').filter((word) => word !== '');
}

test('the spelling check reads British English and refuses American spelling and slips', () => {
  const american = 'The color of defense is gray at the theater, to analyze and fulfill.';
  const british = 'The colour of defence is grey at the theatre, to analyse and fulfil. Northwall rolls back.';
  const slips = 'Teh interlok is accomodated, though `const colour = "colr"` is code.';
  expect(misspelt(`${british}\n\n${american}\n\n${slips}\n`)).toEqual([
    'color',
    'defense',
    'theater',
    'analyze',
    'fulfill',
    'Teh',
    'interlok',
    'accomodated',
  ]);
});
