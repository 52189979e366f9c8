import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

interface Package {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
}

const project = resolve(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(resolve(project, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Package>>;
};

/** True if `name` is installed where the package at `path` would look for it: in its own folder or in one above. */
function isLocked(name: string, path: string): boolean {
  const folder = path === '' ? '' : `${path}/`;
  if (`${folder}node_modules/${name}` in packages) return true;
  return path !== '' && isLocked(name, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))));
}

test('the lockfile names the packages of every platform, so that npm ci works on all of them', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  );
  expect(missing).toEqual([]);
});

test('packages run no scripts when they are installed, and only the one that the decision on dependencies names has any', () => {
  expect(readFileSync(resolve(project, '.npmrc'), 'utf8')).toContain('ignore-scripts=true');
  const withScripts = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  expect(withScripts).toEqual(['node_modules/@swc/core']);
});
