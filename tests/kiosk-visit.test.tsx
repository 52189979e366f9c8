import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { browserTime } from '../src/clock/time-source';
import { Visit } from '../src/kiosk/page/child-session';
import type { Session } from '../src/session/session';
import { useSession } from '../src/session/use-session';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);
const found = (pattern: RegExp) =>
  SOURCES.flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(pattern)].map(([, name]) => name)).sort();

/** The session that a part of the page sees inside a visit, or around it. */
function seen(inVisit: boolean): Session {
  let result: Session | undefined;
  const Part = () => {
    result = useSession();
    return null;
  };
  renderToString(inVisit ? <Visit time={browserTime}>{<Part />}</Visit> : <Part />);
  if (!result) throw new Error('Nothing was rendered.');
  return result;
}

test('each visitor of a kiosk has a session of their own, and the show’s stays as it is', () => {
  const around = seen(false);
  const first = seen(true);
  const before = around.view;
  expect(first.view).toEqual(before);
  first.change({ zone: 'local', incident: 'req-0a1b2c3d', comparison: { with: 'earlier', hours: 24 }, retention: 60 });
  first.pointed.point('pointer', 1);
  first.clock.pauseAt(1);
  const second = seen(true);
  expect(second.view).toEqual(before);
  expect(around.view).toEqual(before);
  expect([second.pointed.value, around.pointed.value]).toEqual([undefined, undefined]);
  expect(new Set([around.clock, first.clock, second.clock]).size).toBe(3);
});

test('what a page shows is held by its session alone, and nothing is stored past what a visit holds in memory', () => {
  expect(found(/export const (\w+) = createContext<(?:Store|Pointed)</g)).toEqual([]);
  expect(found(/\b((?:local|session)Storage\.setItem)/g)).toEqual([
    'localStorage.setItem',
    'localStorage.setItem',
    // How far pages were scrolled.
    'sessionStorage.setItem',
  ]);
  expect(found(/stored(?:<[^(]*>)?\('(\w+)', 1, \w+, 'machine'\)/g)).toEqual(['kiosk']);
  // What is held by a clock ends with it.
  expect(found(/^const \w+ = new WeakMap<(\w+),/gm).filter((key) => key === 'Clock')).toHaveLength(4);
});
