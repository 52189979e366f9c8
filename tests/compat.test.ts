import { readdirSync, readFileSync } from 'node:fs';
import { createMemoryRouter } from 'react-router-dom';
import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { ONE_TEXTURE, wrapImports } from '../src/compat/build';
import { keepContext } from '../src/compat/pixi';
import { isNavigating, navigateWithin, withViewTransitions } from '../src/compat/router';

afterEach(() => vi.unstubAllGlobals());

const router = () => {
  const lazy = () => Promise.resolve({ element: null });
  return createMemoryRouter([{ path: '/' }, { path: '/terms', lazy }], { initialEntries: ['/'] });
};

test('a router says at once that it is on the way to another page', async () => {
  const page = router();
  expect(isNavigating(page)).toBe(false);
  const arrival = page.navigate('/terms');
  expect(isNavigating(page)).toBe(true);
  await arrival;
  expect(isNavigating(page)).toBe(false);
});

test('another query of a page is its entry at once, pushed or replaced, and stays that', async () => {
  const page = withViewTransitions(router());
  await page.navigate('/terms');
  for (const [search, replace] of [
    ['?at=1', false],
    ['?at=2', true],
  ] as const) {
    const entry = navigateWithin(page, { pathname: '/terms', search }, { replace, state: { visit: 'first' } });
    expect([entry.pathname, entry.search, entry.state, isNavigating(page)]).toEqual([
      '/terms',
      search,
      { visit: 'first' },
      false,
    ]);
    await new Promise(setImmediate);
    expect(page.state.location).toBe(entry);
  }
});

test('whoever subscribes to the wrapped router hears of another page inside a view transition, and of all else directly', async () => {
  const inside: string[] = [];
  let isInside = false;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', {
    startViewTransition(change: () => void) {
      isInside = true;
      change();
      isInside = false;
      return { ready: Promise.resolve() };
    },
  });
  const page = withViewTransitions(router());
  page.subscribe(({ location }, { flushSync }) => {
    inside.push(`${location.pathname} ${isInside} ${flushSync}`);
  });
  await page.navigate('/terms');
  expect(inside).toEqual(['/ false false', '/terms true true']);
});

test('Pixi asks the module that is replaced how many textures a batch may have; its own never ends on a lost context', () => {
  const limits = readFileSync('node_modules/pixi.js/lib/rendering/renderers/gl/GlLimitsSystem.mjs', 'utf8');
  const [, module = ''] = /import \{ checkMaxIfStatementsInShader \} from '([^']+)'/.exec(limits) ?? [];
  expect(module).toMatch(ONE_TEXTURE.find);
  expect(limits).toContain('this.maxBatchableTextures = checkMaxIfStatementsInShader(');
  expect(readFileSync(ONE_TEXTURE.replacement, 'utf8')).toContain('export const checkMaxIfStatementsInShader');
});

test('of a renderer whose context is lost, Pixi finds nothing with which to lose it again', () => {
  const system = readFileSync('node_modules/pixi.js/lib/rendering/renderers/gl/context/GlContextSystem.mjs', 'utf8');
  const destroy = /^ {2}destroy\(\) \{$(.*?)^ {2}\}$/ms.exec(system)?.[1] ?? '';
  expect(destroy).toContain('this.extensions.loseContext?.loseContext();');
  const renderer = { context: { extensions: { loseContext: {}, other: {} } } };
  keepContext(renderer);
  expect(renderer.context.extensions).toEqual({ other: {} });
});

/** Builds a page with this code, with the plugin. */
async function built(code: string, plugin = wrapImports()): Promise<string> {
  const id = '\0page';
  const page = {
    name: 'page',
    resolveId: (name: string) => (name === 'page' ? id : null),
    load: (name: string) => (name === id ? code : null),
  };
  const rolldownOptions = { input: 'page', preserveEntrySignatures: 'strict' as const };
  const options = { write: false, minify: false, rolldownOptions };
  const result = await build({ configFile: false, logLevel: 'silent', plugins: [page, plugin], build: options });
  return JSON.stringify(result);
}

test('every import() of a build goes through the site’s function; a build without any does not need it', async () => {
  expect(await built("import('/src/compat/no-webgpu.ts')")).toContain('could not be fetched');
  expect(await built('export const answer = 42;')).toContain('42');
});

test('a build whose imports go through no function of Vite’s fails', async () => {
  const { load, ...rest } = wrapImports();
  expect(load).toBeDefined();
  await expect(built("import('/src/compat/no-webgpu.ts')", rest)).rejects.toThrow('Vite no longer asks for');
});

/** Contents of the site's files by their paths in `src`. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(`src/${name}`, 'utf8')] as const);

/** Private parts of packages and of the browser, and what a package lets others read and not change. */
const PRIVATE = [
  /\bUNSAFE_|node_modules\/|\.prototype\.\w+ = |\bhistory\.(?:push|replace)State = /,
  /\brunners\b|\.context\.extensions|\bprojectionMatrix\b|Reflect\.delete|\b(?:app|renderer|root|stage)\._\w/,
];

test('private parts of packages and of the browser are touched in src/compat alone', () => {
  const touching = sources.filter(([, text]) => PRIVATE.some((part) => part.test(text))).map(([name]) => name);
  expect(touching).toEqual(['compat/pixi.ts']);
});
