import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routerWindow } from './router-window';

let refusing = false;
let written: string[];
let onPopstate: (() => void)[];

/** Returns a window at an address. `written` lists the writes to its history that were not refused. */
function windowAt(href: string) {
  const write = (kind: string) => (_state: unknown, _unused: string, url?: string | URL | null) => {
    if (refusing) throw new DOMException('Too many calls', 'SecurityError');
    written.push(`${kind} ${url}`);
  };
  const { origin, pathname, search, hash } = new URL(href);
  const history = { state: null, replaceState: write('replace'), pushState: write('push') };
  return {
    history,
    location: { href, origin, pathname, search, hash },
    addEventListener: (_type: string, listener: () => void) => onPopstate.push(listener),
  } as unknown as Window;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  refusing = false;
  written = [];
  onPopstate = [];
});

afterEach(() => vi.useRealTimers());

test('a change that the browser refuses fails nothing and is written once it is taken', () => {
  const view = routerWindow(windowAt('http://northwall.example/skynet'));
  refusing = true;
  view.history.replaceState(null, '', '/skynet?v=1&at=1');
  view.history.replaceState(null, '', '/skynet?v=1&at=2');
  vi.advanceTimersByTime(25_000);
  expect(written).toEqual([]);
  refusing = false;
  vi.advanceTimersByTime(10_000);
  expect(written).toEqual(['replace /skynet?v=1&at=2']);
  vi.advanceTimersByTime(60_000);
  expect(written).toHaveLength(1);
});

test('what was refused is not written over another page', () => {
  const view = routerWindow(windowAt('http://northwall.example/skynet'));
  for (const leave of [() => view.history.pushState(null, '', '/terms'), () => onPopstate[0]?.()]) {
    refusing = true;
    view.history.replaceState(null, '', '/skynet?v=1&at=1');
    refusing = false;
    leave();
    vi.advanceTimersByTime(60_000);
  }
  expect(written).toEqual(['push /terms']);
});

test('a refused new entry is told to the router, which loads its address, and so is a state that can never be written', () => {
  const view = routerWindow(windowAt('http://northwall.example/skynet'));
  refusing = true;
  expect(() => view.history.pushState(null, '', '/terms')).toThrow('Too many calls');
  const other = windowAt('http://northwall.example/');
  other.history.replaceState = () => {
    throw new DOMException('no function', 'DataCloneError');
  };
  expect(() => routerWindow(other).history.replaceState(() => {}, '')).toThrow('no function');
});

test('a refused new entry on the same page changes the present one, once it is taken', () => {
  const view = routerWindow(windowAt('http://northwall.example/skynet'));
  refusing = true;
  view.history.pushState(null, '', '/skynet?v=1&tags=SEC');
  refusing = false;
  vi.advanceTimersByTime(10_000);
  expect(written).toEqual(['replace /skynet?v=1&tags=SEC']);
});

test.each([
  ['http://northwall.example/skynet?at=0#%', 'replace http://northwall.example/skynet?at=0'],
  ['http://northwall.example//evil.example/#%E0%A4', 'replace http://northwall.example//evil.example/'],
])('of %s the fragment is dropped', (href, expected) => {
  routerWindow(windowAt(href));
  expect(written).toEqual([expected]);
});

test('the router’s window is the page’s own but for its history, whose writes stay as the browser has them', () => {
  const view = windowAt('http://northwall.example/terms');
  const { pushState, replaceState } = view.history;
  const own = routerWindow(view);
  expect([view.history.pushState, view.history.replaceState]).toEqual([pushState, replaceState]);
  expect(own.location).toBe(view.location);
  expect(own.history.state).toBeNull();
});

test('a fragment that can be read stays', () => {
  routerWindow(windowAt('http://northwall.example/terms#10-%C3%A9'));
  expect(written).toEqual([]);
});
