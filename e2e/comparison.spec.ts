import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { readSide, writeSide } from '../scripts/visual/baselines.mjs';
import { frameName } from '../scripts/visual/strip.mjs';

const PANEL = 'panel-interlocks-quiet-390';
const CASES = `^(page-404-390|${PANEL})$`;

/** Runs the command of visual testing. */
function visual(...options: string[]) {
  const args = ['scripts/visual.mjs', ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** A picture and its fingerprint in the run's folder or among the baselines. */
function sideAt(base: string) {
  const side = readSide(base);
  if (!side) throw new Error(`There is no ${base}.`);
  return { picture: side.png, fingerprint: JSON.parse(side.json) };
}

/** Alters one channel of a baseline's first pixel, and the count of its drawing's first mark. */
function alter(baseline: string): void {
  const { picture: png, fingerprint } = sideAt(baseline);
  const picture = PNG.sync.read(png);
  picture.data[0] = Number(picture.data[0]) ^ 1;
  fingerprint.stages[0].marks[0].count += 1;
  writeSide(baseline, { png: PNG.sync.write(picture), json: JSON.stringify(fingerprint) });
}

test('a page equals its baseline, and the report, which needs no server, says in words how an altered baseline differs', async ({
  page,
  baseURL: site = '',
}, info) => {
  const [out, baselines] = [info.outputPath('run'), info.outputPath('baselines')];
  expect(visual('--site', site, '--out', out, '--cases', CASES)).toMatchObject({ status: 0 });
  // What the page computes over several frames was waited for.
  const { beacon, page: described } = sideAt(`${out}/after/chromium/page-404-390`).fingerprint;
  expect(described.elements).toContainEqual(expect.objectContaining({ text: beacon }));
  expect(visual('--out', out, '--against', baselines, '--approve', 'all').status).toBe(0);

  alter(`${baselines}/chromium/${PANEL}`);
  const changed = visual('--site', site, '--against', baselines, '--out', out, '--cases', CASES);
  const words =
    /Drawing differs: interlocks: .*\d+ → \d+ parts\. 1 of \d+ pixels differ, by up to 1 of 255, within 1 × 1 at 0, 0\./;
  expect(changed).toMatchObject({ status: 1, said: expect.stringMatching(words) });
  expect(changed.said).toContain('1 equal, 1 drawing');
  const { commit, built } = JSON.parse(readFileSync('dist/qa/build.json', 'utf8'));
  const last = changed.said.trim().split('\n').at(-1);
  expect(last).toContain(`${site} (commit ${commit}`);
  expect(last).toContain(`, built ${built.slice(0, 19).replace('T', ' ')} UTC) against ${baselines}; `);
  expect(visual('--site', 'http://localhost:1', '--out', out)).toMatchObject({
    status: 2,
    said: expect.stringContaining('does not answer'),
  });

  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) faults.push(request.url());
  });
  await page.goto(pathToFileURL(resolve(out, 'report.html')).href);
  await expect(page.locator('#sides')).toContainText(`After: ${site} (commit ${commit}`);
  const different = page.locator('summary', { hasText: PANEL });
  await expect(different).toHaveText(words);
  await different.press('Enter');
  await expect(page.getByRole('img', { name: `${PANEL}: what differs, in red` })).toBeVisible();
  await page.getByRole('radio', { name: 'difference' }).press('ArrowRight');
  await expect(page.getByRole('img', { name: `${PANEL} before` })).toBeVisible();
  const approve = page.getByRole('checkbox', { name: `Approve chromium ${PANEL}` });
  const all = page.getByRole('checkbox', { name: 'Tick all shown' });
  await approve.press('Space');
  await expect(all).toBeChecked();
  await all.press('Space');
  await expect(approve).not.toBeChecked();
  await all.press('Space');
  const command = await page.getByLabel('Makes what is ticked the baselines').inputValue();
  expect(command).toContain(`--against ${baselines} --approve chromium/${PANEL}`);
  await page.getByRole('checkbox', { name: 'drawing 1' }).press('Space');
  await expect(page.locator('#shown')).toHaveText('0 of 2 cases shown');
  await expect(all).toBeDisabled();
  await expect(page.locator('#ticked')).toContainText('1 ticked');
  expect(faults).toEqual([]);

  // The command of the report makes the case a baseline again.
  const [, args = ''] = command.split(' -- ');
  expect(visual(...args.split(' '))).toMatchObject({ status: 0, said: expect.stringContaining('1 approved') });
  const { against, counts, cases } = JSON.parse(readFileSync(`${out}/results.json`, 'utf8'));
  expect([against, counts]).toEqual([baselines, { equal: 1, drawing: 1 }]);
  const sides = ['before', 'after', 'difference'].map((side) => [side, `${side}/chromium/${PANEL}.png`]);
  const pictures = Object.fromEntries(sides);
  expect(cases).toContainEqual(expect.objectContaining({ name: PANEL, verdict: 'drawing', good: false, pictures }));
  expect(sides.filter(([, path]) => !existsSync(join(out, String(path))))).toEqual([]);
  expect(readFileSync(`${out}/junit.xml`, 'utf8')).toMatch(
    new RegExp(
      `<testsuite name="chromium" tests="2" failures="1">[^]*name="${PANEL}"><failure type="drawing"[^]*ATTACHMENT.difference/chromium/${PANEL}.png`,
    ),
  );

  // As a strip of three frames, of which one is another.
  const frames = info.outputPath('frames');
  for (const ms of [0, 100, 200]) {
    const { picture: png, fingerprint } = sideAt(`${out}/after/chromium/${PANEL}`);
    for (const side of ['before', 'after'])
      writeSide(join(frames, side, 'chromium', frameName(PANEL, ms)), { png, json: JSON.stringify(fingerprint) });
  }
  alter(join(frames, 'before/chromium', frameName(PANEL, 100)));
  expect(visual('--merge', frames, '--out', `${frames}-merged`).said).toContain(
    '1 of 3 frames differ, the first after 100 ms',
  );
  await page.goto(pathToFileURL(resolve(`${frames}-merged`, 'report.html')).href);
  await page.locator('summary', { hasText: PANEL }).press('Enter');
  const figures = page.getByRole('figure');
  await expect(figures).toHaveText(['0 ms: equal', '100 ms: drawing', '200 ms: equal']);
  await expect(page.getByRole('img', { name: `${PANEL} at 100 ms: what differs, in red` })).toBeVisible();
  for (const { width } of await figures
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
    expect(width).toBeGreaterThanOrEqual(240);
  await page.getByRole('radio', { name: 'all' }).press('ArrowRight');
  await expect(figures.filter({ visible: true })).toHaveText(['100 ms: drawing']);
});
