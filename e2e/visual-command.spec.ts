import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { programFile } from '../scripts/tools/program.mjs';

const PANEL = 'panel-interlocks-quiet-390';
const OTHER = 'panel-interlocks-quiet-1920';

/** Runs the command of visual testing. @param variables of the environment */
function visual(options: readonly string[], variables: Record<string, string> = {}) {
  const args = ['scripts/visual.mjs', '--profile', 'chromium', ...options];
  const env = { ...process.env, ...variables, CI: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  const output = stdout + stderr;
  return { status, output, out: /report: (\S+)$/m.exec(output)?.[1] ?? '' };
}

test('cases look as their baselines, and an altered baseline, another machine’s and one that nobody compared are told in words', ({
  baseURL: site = '',
}, info) => {
  const folder = info.outputPath('baselines');
  const file = `${folder}/chromium.txt`;
  const environment = { BASELINES: folder };
  const cases = ['--site', site.replace('//', '//name:secret@'), '--cases', `^(${PANEL}|${OTHER})$`];
  expect(visual([...cases, '--update-snapshots'], environment)).toMatchObject({ status: 0 });
  const baselines = readFileSync(file, 'utf8');

  // One picture differs, and a mark of the other case has another count.
  const [first = '', second = ''] = baselines.split(`== ${PANEL}`);
  const altered = second.replace(/^picture (.*) .{8}/m, 'picture $1 00000000');
  writeFileSync(file, `${first.replace(/"count":(\d)/, '"count":9$1')}== ${PANEL}${altered}`);
  const { status, output, out } = visual(cases, environment);
  expect(status).toBe(1);
  expect(output).toContain(`${OTHER} does not look as before.\nEvery pixel is equal.\nDrawing differs: interlocks: `);
  expect(output).toContain(`${PANEL} does not look as before.\nOther pixels than those of the baseline.`);
  expect(output).toContain('0 of 2 as before');
  expect(output).not.toContain('secret');
  expect(existsSync(`${out}/report/index.html`)).toBe(true);
  for (const each of ['results.json', 'junit.xml'])
    expect(readFileSync(`${out}/${each}`, 'utf8')).not.toContain('secret');

  // Baselines of another browser, whose pictures differ: fingerprints decide. Of two shards of one case, one is empty:
  // a merge without the other names what is missing.
  writeFileSync(file, baselines.replaceAll(/^picture .*/gm, 'picture 1 × 1 0').replaceAll('"chromium ', '"chromium 1'));
  const blobs = info.outputPath('blobs');
  mkdirSync(blobs);
  const shardOf = (shard: number) => {
    const run = visual(['--site', site, '--cases', `^${PANEL}$`, '--shard', `${shard}/2`], environment);
    cpSync(`${run.out}/blob/report-${shard}.zip`, `${blobs}/report-${shard}.zip`);
    return run.status;
  };
  expect(shardOf(2)).toBe(0);
  const missing = `1 of 1 planned were not compared: chromium ${PANEL}`;
  expect(merge(blobs)).toMatchObject({ status: 1, output: expect.stringContaining(missing) });
  expect(shardOf(1)).toBe(0);
  const elsewhere = /1 of 1 as before[\s\S]*Of 1 the pixels were not compared, .*browser chromium 1/;
  expect(merge(blobs)).toMatchObject({ status: 0, output: expect.stringMatching(elsewhere) });
  expect(visual(['--site', 'http://localhost:1'])).toMatchObject({
    status: 2,
    output: expect.stringContaining('does not answer'),
  });
});

/** Merges Playwright's blobs. */
function merge(folder: string) {
  const args = [programFile('playwright'), 'merge-reports', '--reporter', './scripts/visual/reporter.mjs', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
