import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPRESSED, TYPES } from '../deploy/headers.mjs';
import { hostingFiles } from '../scripts/tools/hosting/files.mjs';
import { KIOSK_PATHS, ROUTES } from '../src/app/routes';

test('the configurations in `deploy` are what `npm run hosting` writes', () => {
  const files = hostingFiles([...ROUTES.map(({ path }) => path), ...KIOSK_PATHS]);
  const contents = Object.keys(files).map((name) => [name, readFileSync(`deploy/${name}`, 'utf8')]);
  expect(Object.fromEntries(contents)).toEqual(files);
  expect(readdirSync('deploy').sort()).toEqual([...Object.keys(files), 'Containerfile', 'headers.mjs', 'kiosk'].sort());
});

test('what is compressed has a type', () => {
  expect(Object.keys(TYPES)).toEqual(expect.arrayContaining(COMPRESSED));
});
