import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { endure } from '../../scripts/kiosk-trials/endurance.mjs';
import type { Look } from '../../scripts/kiosk-trials/look.mjs';
import { EIGHT_DAYS } from '../../scripts/kiosk-trials/shows.mjs';
import { slope, slopeInterval } from './slope';

/** Minutes until what is remembered has reached its bounds; the show is measured from then on. */
const AFTER = 8;
/**
 * Growth an hour of real time that counts as flat: of the heap in bytes, whose interval has to begin below it, and of what is counted. The heap differs by two
 * million from item to item.
 */
const FLAT = { heap: 3_000_000, nodes: 200, listeners: 60, webgl: 1, canvas2d: 1 } as const;
/** Milliseconds without a frame that count as long on a busy machine. */
const SILENCE_MS = 10_000;

test('eight days of the world in a show of twelve items: nothing grows, no long silence, no reload', async () => {
  const out = test.info().outputPath('days.jsonl');
  const run = EIGHT_DAYS(Date.now());
  test.setTimeout((run.minutes + 5) * 60_000);
  await endure({ chromium: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', folder: 'dist', out, ...run });

  const lines = readFileSync(out, 'utf8').trim().split('\n');
  const looks = lines.map((line): Look & { minutes: number; error?: string } => JSON.parse(line));
  expect(looks.flatMap(({ error }) => error ?? [])).toEqual([]);
  const late = looks.filter(({ minutes }) => minutes >= AFTER);
  for (const name of Object.keys(FLAT) as (keyof typeof FLAT)[]) {
    const points = late.map((each) => [each.minutes / 60, each[name]] as const);
    const [low, high] = slopeInterval(points);
    const description = `${slope(points).toFixed(1)}, 95%: ${low.toFixed(1)} to ${high.toFixed(1)}`;
    test.info().annotations.push({ type: `${name} an hour`, description });
    expect(low, name).toBeLessThan(FLAT[name]);
  }
  expect(Math.max(...late.map(({ silence }) => silence))).toBeLessThan(SILENCE_MS);
  expect(late.at(-1)?.health).toMatchObject({ loads: 1, reloads: [] });
  expect(new Set(looks.map(({ health }) => health?.on)).size).toBeGreaterThan(EIGHT_DAYS(0).show.split(',').length / 2);
});
