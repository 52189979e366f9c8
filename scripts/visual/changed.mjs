import { spawnSync } from 'node:child_process';
import { git } from '../build/record.mjs';
import { CannotRun } from './cannot-run.mjs';

/** @typedef {import('./photograph.mjs').Case} Case */
/** What a module imports, by its path in the project. @typedef {Map<string, string[]>} Graph */
/** What changes can be seen in: everything, because of one file; or these panels, and the pages or not. @typedef {{ because?: string, panels: Set<string>, pages: boolean }} Touched */

/** Where the site begins: whatever these reach without passing through a panel or a page is part of every picture. */
const ENTRIES = ['src/app/entry-client.tsx', 'src/app/entry-server.tsx'];

/** Files of which nothing is in the site. */
const OUTSIDE =
  /^(?:docs|tests|e2e|examples|scripts\/(?:kiosk|bench))\/|\.test\.tsx?$|^[^/]+\.md$|^(?:cspell|knip)\.json$/;

/** Texts of pages, which are found by their names and not imported. */
const PROSE = /^src\/content\/.+\.mdx?$/;

/** The panel that a module belongs to. @param {string} module */
const panelOf = (module) => /^src\/dashboards\/([a-z]\w*)\//.exec(module)?.[1];

/** Whether a module is one that only pages have: the page of a panel alone is part of every panel's pictures. @param {string} module */
const isPage = (module) => /^src\/pages\/(?!solo\/)/.test(module);

/** The modules that others reach, themselves included. @param {Graph} graph @param {string[]} from @param {(module: string) => boolean} [passes] */
function reached(graph, from, passes = () => true) {
  const found = new Set(from.filter(passes));
  for (const module of found) {
    for (const next of graph.get(module) ?? []) if (passes(next)) found.add(next);
  }
  return found;
}

/** What changes to these files can be seen in. @param {Graph} graph @param {readonly string[]} files */
export function touchedBy(graph, files) {
  const modules = [...graph.keys()];
  const everywhere = reached(graph, ENTRIES, (module) => panelOf(module) === undefined && !isPage(module));
  const onPages = reached(graph, modules.filter(isPage), (module) => panelOf(module) === undefined);
  const ids = [...new Set(modules.flatMap((module) => panelOf(module) ?? []))];
  const inPanels = ids.map((id) => ({
    id,
    own: reached(
      graph,
      modules.filter((each) => panelOf(each) === id),
    ),
  }));
  /** @type {Touched} */
  const touched = { panels: new Set(), pages: false };
  for (const file of files.filter((each) => !OUTSIDE.test(each))) {
    const panels = inPanels.filter(({ own }) => own.has(file)).map(({ id }) => id);
    const isPlaced = PROSE.test(file) || onPages.has(file) || panels.length > 0;
    if (everywhere.has(file) || !isPlaced) return { ...touched, because: file };
    // Every panel is on some page.
    touched.pages = true;
    for (const id of panels) touched.panels.add(id);
  }
  return touched;
}

/** Whether a case can show what was touched. A panel's menu has the beacon, which is a hash of all models' states. @param {Touched} touched */
export const canShow =
  ({ because, panels, pages }) =>
  (/** @type {Pick<Case, 'name' | 'panel'>} */ { name, panel }) =>
    because !== undefined ||
    (panel === undefined ? pages : panels.has(panel) || (panels.size > 0 && name.endsWith('-menu')));

/** The project's modules and what they import. @returns {Graph} */
function readGraph() {
  const { stdout, status } = spawnSync('npx', ['depcruise', 'src', '--output-type', 'json'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    shell: process.platform === 'win32',
  });
  if (status === null || stdout === '') throw new CannotRun('The imports of the modules could not be read.');
  /** @type {{ modules: { source: string, dependencies: { resolved: string }[] }[] }} */
  const { modules } = JSON.parse(stdout);
  return new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
}

/** The files that differ from a commit, those that git does not know included. @param {string} ref */
function changedSince(ref) {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  if (status !== 0) throw new CannotRun(`--changed takes a commit; git knows none called "${ref}".`);
  const lists = [git('diff', '--name-only', '--no-renames', ref), git('ls-files', '--others', '--exclude-standard')];
  return lists.flatMap((list) => (list ?? '').split('\n')).filter((file) => file !== '');
}

/** Which cases a change since a commit can touch. @param {string} ref */
export function changedCases(ref) {
  const files = changedSince(ref);
  const touched = touchedBy(readGraph(), files);
  const { because, panels, pages } = touched;
  const count = `${files.length} changed ${files.length === 1 ? 'file' : 'files'} since ${ref}`;
  const parts = [...(pages ? ['the pages'] : []), ...[...panels].sort()];
  const words =
    because === undefined
      ? `${count} can be seen in ${parts.join(', ') || 'nothing'}.`
      : `${count} can be seen anywhere, because of ${because}.`;
  return { words, isTouched: canShow(touched) };
}
