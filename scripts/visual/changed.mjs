import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { git } from '../build/build-record.mjs';
import { CannotRun } from './cannot-run.mjs';
import { filesStyledBy } from './styles.mjs';

/** @typedef {import('./photograph.mjs').Case} Case */
/** What a module imports, by its path in the project. @typedef {Map<string, string[]>} Graph */
/** What changes can be seen in: everything, because of one file; or these panels, and the pages whose modules are in these of all `folders`. @typedef {{ because?: string, panels: Set<string>, pages: Set<string>, folders: string[] }} Touched */

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

/** The folder of a page's module. @param {string} module */
const folderOf = (module) => (isPage(module) ? module.split('/').slice(2, -1)[0] : undefined);

/** The modules that others reach, themselves included. @param {Graph} graph @param {string[]} from @param {(module: string) => boolean} [passes] */
function reached(graph, from, passes = () => true) {
  const found = new Set(from.filter(passes));
  for (const module of found) {
    for (const next of graph.get(module) ?? []) if (passes(next)) found.add(next);
  }
  return found;
}

/** What each of these has of its own: a panel or a folder of pages, by the name that its modules have. @param {Graph} graph @param {(module: string) => string | undefined} nameOf @param {(module: string) => boolean} [passes] */
function partsOf(graph, nameOf, passes) {
  const modules = [...graph.keys()];
  const names = [...new Set(modules.flatMap((module) => nameOf(module) ?? []))];
  return names.map((name) => ({
    name,
    own: reached(
      graph,
      modules.filter((each) => nameOf(each) === name),
      passes,
    ),
  }));
}

/** What changes to these files can be seen in. @param {Graph} graph @param {readonly string[]} files @param {(file: string) => readonly string[]} [placesOf] the modules in whose place a file is seen: its own by default @returns {Touched} */
export function touchedBy(graph, files, placesOf = (file) => [file]) {
  const everywhere = reached(graph, ENTRIES, (module) => panelOf(module) === undefined && !isPage(module));
  const [inPanels, onPages] = [
    partsOf(graph, panelOf),
    partsOf(graph, folderOf, (module) => panelOf(module) === undefined),
  ];
  const folders = onPages.map(({ name }) => name);
  /** @type {Touched} */
  const touched = { panels: new Set(), pages: new Set(), folders };
  const changes = files.filter((each) => !OUTSIDE.test(each));
  for (const { file, place } of changes.flatMap((file) => placesOf(file).map((place) => ({ file, place })))) {
    const [panels, pages] = [inPanels, onPages].map((parts) =>
      parts.filter(({ own }) => own.has(place)).map(({ name }) => name),
    );
    const isProse = PROSE.test(place);
    if (everywhere.has(place) || !(isProse || panels?.length || pages?.length)) return { ...touched, because: file };
    for (const id of panels ?? []) touched.panels.add(id);
    // Every panel is on some page.
    for (const folder of isProse || panels?.length ? folders : (pages ?? [])) touched.pages.add(folder);
  }
  return touched;
}

/** The folder that a page's modules are in, if it has one of its own. @param {Pick<Case, 'address'>} one */
const ownFolder = ({ address }) => address.split(/[/?]/)[1] || 'home';

/**
 * Whether a case can show what was touched. A panel's menu has the beacon, which is a hash of all models' states.
 * @param {Touched} touched
 * @param {readonly Pick<Case, 'address'>[]} list all cases of the site: a folder that has the name of none of their paths may belong to several
 */
export function canShow({ because, panels, pages, folders }, list) {
  const owned = new Set(list.map(ownFolder));
  const shared = [...pages].some((folder) => !owned.has(folder));
  return (/** @type {Pick<Case, 'name' | 'panel' | 'address'>} */ one) => {
    if (because !== undefined) return true;
    if (one.panel) return panels.has(one.panel) || (panels.size > 0 && one.name.endsWith('-menu'));
    return folders.includes(ownFolder(one)) ? pages.has(ownFolder(one)) : shared;
  };
}

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

/** For a style sheet the files that name its classes, before or after the change, or else all of the site; for any other file itself. @param {string} ref @returns {(file: string) => readonly string[]} */
function placesSince(ref) {
  const paths = git('ls-files', '--cached', '--others', '--exclude-standard', 'src', 'scripts/build', 'index.html');
  const naming = (paths ?? '').split('\n').filter((path) => /(?<!\.test)\.(?:[mc]?[jt]sx?|md|svg|html)$/.test(path));
  const texts = new Map(naming.filter(existsSync).map((path) => [path, readFileSync(path, 'utf8')]));
  return (file) => {
    if (!/^src\/.+\.css$/.test(file)) return [file];
    const css = [git('show', `${ref}:${file}`), existsSync(file) ? readFileSync(file, 'utf8') : ''].join('\n');
    return [...(filesStyledBy(css, `${dirname(file)}/`, texts) ?? ENTRIES)];
  };
}

/** Which cases a change since a commit can touch. @param {string} ref @param {readonly Case[]} list all cases of the site */
export function changedCases(ref, list) {
  const files = changedSince(ref);
  const touched = touchedBy(readGraph(), files, placesSince(ref));
  const { because, panels, pages, folders } = touched;
  const count = `${files.length} changed ${files.length === 1 ? 'file' : 'files'} since ${ref}`;
  const all = pages.size === folders.length ? ['all pages'] : [...pages].map((folder) => `pages/${folder}`);
  const parts = [...all, ...panels].sort();
  const words =
    because === undefined
      ? `${count} can be seen in ${parts.join(', ') || 'nothing'}.`
      : `${count} can be seen anywhere, because of ${because}.`;
  return { words, isTouched: canShow(touched, list) };
}
