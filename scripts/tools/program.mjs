import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages of programs with another name. */
const PACKAGES = /** @type {Record<string, string>} */ ({
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  tsc: 'typescript',
});

/**
 * File of a dependency's program, to be run by Node itself: no shell, which every platform has another of, sees its
 * arguments. The project is the working directory.
 * @param {string} name
 */
export function programFile(name) {
  const folder = join('node_modules', PACKAGES[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}
