import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(resolve(project, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Folders from which a document may name a file. */
const ROOTS = ['', 'src'];
/** Endings that it may leave out. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.md'];
const exists = (path: string) =>
  ROOTS.some((root) => ENDINGS.some((ending) => existsSync(resolve(project, root, `${path}${ending}`))));

/** Anchors of a document's headings, as GitHub makes them. */
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The project's files of code and data, and their words. */
const FILES = ['src', 'scripts', 'tests', 'e2e', 'deploy', 'public']
  .flatMap((folder) =>
    readdirSync(resolve(project, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.\w+$/.test(file) && !file.endsWith('/documents.test.ts'));
const FILE_NAMES = new Set(FILES.map((file) => basename(file)));
const WORDS = new Set(
  FILES.filter((file) => /\.(?:tsx?|[cm]js|json|css)$/.test(file)).flatMap((file) => read(file).match(/[\w$]+/g) ?? []),
);
/** Names of other programs, and of what only a file that is saved has. */
const OTHERS = ['toHaveScreenshot', 'ID_PATH', 'signedBy'];

test.each([
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(resolve(project, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
])('%s names what the code has: names of two words or more, and modules', (document) => {
  const text = read(document).replaceAll(/```.*?```/gs, '');
  const names = [...text.matchAll(/`([\w.]+)(?:\(\))?`/g)].map(([, name = '']) => name);
  const isModule = (name: string) => /\.(?:tsx?|[cm]js|css)$/.test(name);
  const isName = (name: string) => /[a-z][A-Z]|[A-Z]_[A-Z]/.test(name);
  const missing = names.filter((name) =>
    isModule(name) ? !FILE_NAMES.has(name) : isName(name) && name.split('.').some((word) => !WORDS.has(word)),
  );
  expect(missing.filter((name) => !OTHERS.includes(name))).toEqual([]);
});

describe.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'])('%s', (document) => {
  const text = read(document);

  test('names files and folders that exist', () => {
    const paths = [...text.matchAll(/(?:`|^)([\w.-]+(?:\/[\w.-]+)+)(?=[`,\s])/gm)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });

  test('has no line of more than 150 characters but in tables', () => {
    const long = text.split('\n').filter((line) => line.length > 150 && !line.trimStart().startsWith('|'));
    expect(long).toEqual([]);
  });

  test('names commands that exist', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('links to documents and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]*))?\)/g)].filter(([, file = '']) => !file.includes(':'));
    for (const [link, file = '', anchor] of links) {
      const target = file === '' ? resolve(project, document) : resolve(project, dirname(document), file);
      expect(existsSync(target), link).toBe(true);
      if (anchor) expect(anchors(readFileSync(target, 'utf8')), link).toContain(anchor);
    }
  });
});

/** Diffs of the guide to contributing: a file, and the hunks between its ellipses. */
const DIFFS = [...read('CONTRIBUTING.md').matchAll(/^( *)```diff\n(.*?)^ *```$/gms)].map(
  ([, indent = '', code = '']) => {
    const [file = '', ...lines] = code.split('\n').map((line) => line.slice(indent.length));
    return { file: file.replace('--- ', ''), hunks: lines.join('\n').trimEnd().split('\n…\n') };
  },
);

/** Lines of a hunk before it is applied, without those that it adds, or after, without those that it removes. */
const sideOf = (hunk: string, other: '+' | '-') =>
  hunk
    .split('\n')
    .filter((line) => !line.startsWith(other))
    .map((line) => `\n${line.slice(1)}`)
    .join('');

test.each(DIFFS)('the guide’s diff of $file applies, and every name in it exists', ({ file, hunks }) => {
  const source = `\n${read(file)}`;
  for (const hunk of hunks) expect(source).toContain(`${sideOf(hunk, '+')}\n`);
  const changed = hunks.reduce((text, hunk) => text.replace(sideOf(hunk, '+'), () => sideOf(hunk, '-')), source);
  for (const [, names = '', path = ''] of changed.matchAll(/^import \{(.*)\} from '(\..*)';$/gm)) {
    const words = new Set(read(join(dirname(file), `${path}.ts`)).match(/\w+/g));
    expect(names.match(/\w+/g)?.filter((name) => name !== 'type' && !words.has(name))).toEqual([]);
  }
  const own = new Set(
    changed
      .match(/^(?:import|(?:export )?const|(?:export )?function) .*/gm)
      ?.join(' ')
      .match(/\w+/g),
  );
  const called = [...changed.matchAll(/(?<![\w.])([a-z]\w+)\(/g)].map(([, name = '']) => name);
  expect(called.filter((name) => !own.has(name) && name !== 'String')).toEqual([]);
});

test('the map of the largest parts of the architecture has every folder of theirs', () => {
  const map = read('docs/architecture.md').split('## Where to change what')[1]?.split('\n## ')[0] ?? '';
  const folders = ['dashboards/forks/scene', 'panel', 'kiosk/page'].flatMap((part) =>
    readdirSync(resolve(project, 'src', part), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${part}/${name}`),
  );
  expect(folders.filter((folder) => !map.includes(`\`${folder}`))).toEqual([]);
});
