import { existsSync, readFileSync } from 'node:fs';
import { dashboardIds } from '../build/dashboard-ids.mjs';
import { runSteps } from './run-checks.mjs';

const REGISTRY = 'src/dashboards/registry.ts';

/** Error for a part that does not exist; the message says why nothing can be checked. */
export class NoSuchPart extends Error {}

/** @param {string} text */
const escaped = (text) => text.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&');

/** Content file of a page's path, such as `/terms`; undefined if there is none. @param {string} path */
function contentOf(path) {
  const name = path === '/' ? 'home' : path.slice(1);
  return ['pages', 'policies'].map((folder) => `src/content/${folder}/${name}.md`).find((file) => existsSync(file));
}

/**
 * Checks one page: its spelling, the types, the hosting files, and the tests of contents, sections, links, figures and
 * typography.
 * @param {string} path
 */
function checkPage(path) {
  const file = contentOf(path);
  if (!file) throw new NoSuchPart(`There is no page "${path}" in src/content/pages or src/content/policies.`);
  const steps = [
    { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', 'src/pages', 'src/content'] },
    { name: 'types', command: ['tsc', '-b'] },
    { name: 'spelling', command: ['cspell', 'lint', '--no-progress', file] },
  ];
  const texts = ['tests/content', 'tests/sections', 'tests/routes', 'tests/addresses', 'tests/fixed', 'tests/hosting'];
  return runSteps(steps, [texts, ['tests/typography', '--testNamePattern', `^${escaped(path)} `]]);
}

/**
 * Checks one dashboard: its folder's format, the types, the layers, dead code, its own tests, the contract's, its
 * drawing's, its explanations', its state hashes and the pairs of pictures.
 * @param {string} id
 */
function checkDashboard(id) {
  const isTemplate = id === 'template';
  const folder = `src/dashboards/${isTemplate ? '_template' : id}`;
  if (!existsSync(`${folder}/index.ts`)) throw new NoSuchPart(`There is no dashboard "${id}" in src/dashboards.`);
  if (!isTemplate && !dashboardIds(readFileSync(REGISTRY, 'utf8')).includes(id)) {
    throw new NoSuchPart(`${REGISTRY} does not list "${id}". Add it first: only what is listed is tested.`);
  }
  const steps = [
    { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', folder] },
    { name: 'types', command: ['tsc', '-b'] },
    { name: 'layering', command: ['depcruise', folder] },
    { name: 'dead code', command: ['knip'] },
  ];
  const named = ['--testNamePattern', `(?:dashboard|why,) ${id}\\b`];
  const contract = ['tests/registry', 'tests/drawings', 'tests/state-hashes', 'tests/why', ...named];
  return runSteps(steps, [[`${folder}/`, '--passWithNoTests'], contract, ['tests/visual-pairs']]);
}

/**
 * Checks one dashboard, such as `cores`, or one page, such as `/terms`.
 * @param {string} part
 * @returns {Promise<{ passed: number, failures: string[] }>} as of `runChecks`; throws NoSuchPart if there is no such
 * part
 */
export const checkPart = (part) => (part.startsWith('/') ? checkPage(part) : checkDashboard(part));
