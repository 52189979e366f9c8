import { afterEach, expect, test, vi } from 'vitest';
import type { Router } from '../compat/router';
import { PageScroll } from './scroll';

afterEach(() => vi.unstubAllGlobals());

test('the positions of the newest pages alone are stored, however many a visitor has been to', () => {
  const stored = new Map<string, string>();
  let hide = () => {};
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('history', {});
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide') hide = listener;
  });
  const location = (n: number) => ({
    pathname: '/',
    search: '',
    hash: '',
    key: `stay-${n}`,
    state: null,
    unstable_mask: undefined,
  });
  const heard: ((state: object) => void)[] = [];
  const navigation = { state: 'idle' };
  const router = {
    state: { location: location(0), navigation },
    subscribe: (listener: (state: object) => void) => heard.push(listener),
  };
  const scroll = new PageScroll(router as unknown as Router);
  for (let n = 1; n <= 1_000; n++) {
    vi.stubGlobal('scrollY', n);
    for (const each of heard) each({ location: location(n), navigation });
    scroll.arrive(location(n) as never, false);
  }
  hide();
  const positions = Object.values(JSON.parse(stored.get('northwall.scroll') ?? '{}'));
  expect(positions).toHaveLength(100);
  expect(positions.at(-1)).toBe(1_000);
});
