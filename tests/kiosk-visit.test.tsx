import { readdirSync, readFileSync } from 'node:fs';
import { type Context, use } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { browserTime } from '../src/clock/time-source';
import { WorldContext } from '../src/clock/world';
import { ZoneContext } from '../src/clock/zone';
import { Visit } from '../src/pages/kiosk/visit';
import { ComparisonContext } from '../src/selection/comparison';
import { CrosshairContext } from '../src/selection/crosshair';
import type { Pointed } from '../src/selection/pointed';
import { SelectionContext } from '../src/selection/selection';
import type { Store } from '../src/store/store';

const STORES = { ZoneContext, ComparisonContext, CrosshairContext, SelectionContext };
/** A store of a page, or what a pointer points at. */
type Held = Store<unknown> & Partial<Pointed<unknown>>;
const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);
const found = (pattern: RegExp) =>
  SOURCES.flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(pattern)].map(([, name]) => name)).sort();

/** What a part of the page sees inside a visit, or around it. */
function seen(inVisit: boolean) {
  let result: { clock: unknown; stores: Held[] } | undefined;
  const Part = () => {
    const stores = Object.values(STORES).map((context) => use(context as unknown as Context<Held>));
    result = { clock: use(WorldContext).clock, stores };
    return null;
  };
  const part = <Part />;
  renderToString(inVisit ? <Visit time={browserTime}>{part}</Visit> : part);
  if (!result) throw new Error('Nothing was rendered.');
  return result;
}

test('whatever of a page is held in a store or a clock, each visitor of a kiosk has it anew', () => {
  const around = seen(false);
  const first = seen(true);
  const values = first.stores.map(({ value }) => value);
  expect(values).toEqual(around.stores.map(({ value }) => value));
  for (const store of first.stores) {
    if (store.point) store.point('pointer', 'a visitor’s');
    else store.set('a visitor’s');
  }
  const second = seen(true);
  expect(second.stores.map(({ value }) => value)).toEqual(values);
  expect(around.stores.map(({ value }) => value)).toEqual(values);
  expect(new Set([around.clock, first.clock, second.clock]).size).toBe(3);
});

test('no store of a page is outside a visit, and nothing is stored past what a visit holds in memory', () => {
  expect(found(/export const (\w+) = createContext<(?:Store|Pointed)</g)).toEqual(Object.keys(STORES).sort());
  expect(found(/\b((?:local|session)Storage\.setItem)/g)).toEqual(['localStorage.setItem', 'localStorage.setItem']);
  expect(found(/stored(?:<[^(]*>)?\('(\w+)', 1, \w+, 'machine'\)/g)).toEqual(['kiosk']);
  // What is held by a clock ends with it.
  expect(found(/^const \w+ = new WeakMap<(\w+),/gm).filter((key) => key === 'Clock')).toHaveLength(4);
});
