import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '..');

/** A build that takes no time. */
const BUILD = `import { mkdirSync, writeFileSync } from 'node:fs';
import { recordOf } from './build-record.mjs';
export async function buildSite(to, { base, worker }) {
  mkdirSync(to + '/qa', { recursive: true });
  writeFileSync(to + '/404.html', '');
  writeFileSync(to + '/qa/build.json', JSON.stringify(recordOf({ base, worker })));
}
`;
const SERVE = `const { serveOwn } = await import('./scripts/visual/sites.mjs');
const { name, close } = await serveOwn();
console.log(name);
close();`;

test('what is photographed is built from the sources that are there: a build of others is built again, as it was', () => {
  const copy = mkdtempSync(join(tmpdir(), 'northwall-visual-'));
  const ownSite = /^dist \(commit unknown, built \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\)\n$/;
  for (const part of ['scripts', 'deploy']) cpSync(join(project, part), join(copy, part), { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) writeFileSync(join(copy, file), '{"type":"module"}');
  mkdirSync(join(copy, 'node_modules'));
  writeFileSync(join(copy, 'scripts/build/build-site.mjs'), BUILD);
  mkdirSync(join(copy, 'src'));
  writeFileSync(join(copy, 'src/text.md'), 'One.');
  writeFileSync(join(copy, 'node_modules/.package-lock.json'), '{}');
  const serve = () => {
    const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', SERVE], { cwd: copy, encoding: 'utf8' });
    return stdout + stderr;
  };
  const [first, ...rest] = serve().split('\n');
  expect([first, rest.join('\n')]).toEqual(['There is no build; building …', expect.stringMatching(ownSite)]);
  expect(serve()).toMatch(ownSite);
  // Tests are no part of the site.
  writeFileSync(join(copy, 'src/text.test.ts'), '');
  expect(serve()).toMatch(ownSite);
  writeFileSync(join(copy, 'src/text.md'), 'Two.');
  expect(serve()).toMatch(/^The sources are not those that dist was built from; building …\ndist \(/);
  rmSync(copy, { recursive: true });
});
