import { describe, expect, test } from 'vitest';
import { canonicalPath } from './canonical-address';
import { KIOSK_PATHS, ROUTES } from './routes';

const PAGES = [...ROUTES.map(({ path }) => path), ...KIOSK_PATHS];

/** Returns other names that file servers have for a page. */
const namesOf = (path: string) => {
  const bare = path === '/' ? '' : path;
  const folder = [
    `${bare}/index.html`,
    `${bare}/index.htm`,
    `${bare}//index.html`,
    `/${bare}/`,
    `${bare}//`,
    `${bare}/INDEX.HTML`,
  ];
  return path === '/'
    ? folder
    : [...folder, `${bare}/`, `${bare}.html`, `/${bare}`, bare.toUpperCase(), `${bare}/index`];
};

describe.each(['', '/northwall'])('under %s', (base) => {
  test('every name that a server has for a page leads to the page', () => {
    for (const page of PAGES) {
      const canonical = base + page;
      for (const name of namesOf(page))
        expect([name, canonicalPath(base + name, page, base)]).toEqual([name, canonical]);
      expect(canonicalPath(canonical, page, base)).toBeUndefined();
    }
  });

  test('a page that a server answers with for whatever it does not have stays where it is', () => {
    for (const path of ['/nowhere', '/terms/nowhere', '/nowhere.html', '/index.html.br', '/indexes/'])
      expect(canonicalPath(base + path, '/', base)).toBeUndefined();
    expect(canonicalPath(`${base}/terms/index.html`, '404', base)).toBeUndefined();
    expect(canonicalPath(`${base}/terms/`, undefined, base)).toBeUndefined();
    expect(canonicalPath(`${base}/privacy/`, '/terms', base)).toBeUndefined();
  });
});
