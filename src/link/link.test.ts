import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextRollback } from '../sim/world/incidents';
import { carriedQuery, readLink, valuesOf } from './link';
import { ENTRIES } from './parameters';

const KNOWN = { panels: ['cores', 'events'], seed: 'northwall' };
const read = (search: string) => readLink(search, KNOWN);
const AT = Date.UTC(2026, 2, 3, 9);
const NOTHING = { unread: [], notices: [] };

test('an address without parameters asks for nothing and says nothing', () => {
  expect(read('')).toEqual(NOTHING);
});

test('a link of before there were versions is read', () => {
  expect(read('?seed=hall-4&at=2026-03-03T09:00:00Z&speed=0.5&panel=cores&tags=net')).toEqual({
    ...NOTHING,
    seed: 'hall-4',
    at: Date.UTC(2026, 2, 3, 9),
    rate: 0.5,
    panel: 'cores',
    tags: ['NET'],
  });
});

test.each(['0', '1', '60', '3600', '0.1'])('speed %s is accepted', (speed) => {
  expect(read(`?speed=${speed}`).rate).toBe(Number(speed));
});

test.each([
  'v=2',
  'v=',
  'seed=',
  'seed=a%00b',
  `seed=${'x'.repeat(65)}`,
  'seed=%E0%A4%A',
  'seed=<img onerror=alert(1)>',
  'cycle=0',
  'cycle=29',
  'cycle=4.5',
  'at=',
  'at=soon',
  'at=%',
  'speed=',
  'speed=-1',
  'speed=3601',
  'speed=1e3',
  'speed=NaN',
  'zone=Mars',
  'panel=__proto__',
  'incident=inc-1-zz"><script>',
  'tags=FOO',
  'tags=NET,FOO',
  `subject=${'X'.repeat(41)}`,
  'types=veto,none',
  'levels=',
  'rates=fast',
  'rates=0.-1.360_',
  'rates=0.-1.601',
  'rates=0.-1.59',
  'rates=900.5.360_400.2.360',
  'retention=1e9',
  'retention=999',
  'retention=59',
  'show=cores',
  'show=mesh,cores',
  'stream=off',
  'json=cores',
  'at=20260101',
  'anchor=soon&at=0',
  'anchor=0',
  'cycle=7',
  'incident=inc-qdsa8-00',
  'incident=inc--1-e2',
  'incident=req-12',
  'zone=utc&zone=local',
  'panel=cores&panel=cores',
])('?%s is left out and said in one sentence that names it and nothing else', (query) => {
  const { unread, notices, ...link } = read(`?${query}`);
  for (const key of ['complete', 'seed', 'cycleDays', 'anchor', 'incident']) expect(link).not.toHaveProperty(key);
  expect(notices).toHaveLength(1);
  const [name, ...value] = query.split('=');
  expect(unread).toEqual([name]);
  expect(notices[0]).toContain(`“${name}”`);
  if (value.join('').length > 3) expect(notices[0]).not.toContain(value.join('='));
});

test('of a part that is given twice the first is used', () => {
  expect(read('?at=1000&at=2000&speed=x&speed=1')).toMatchObject({ at: 1000, unread: ['at', 'speed'] });
  expect(read('?at=1000&speed=x&speed=1')).not.toHaveProperty('rate');
  expect(read('?at=1000&at=2000&speed=x&speed=1').notices).toHaveLength(2);
});

test('an incident is known in its own world', () => {
  const { id } = nextRollback('hall-4', AT);
  expect(read(`?seed=hall-4&incident=${id}`)).toMatchObject({ incident: id, notices: [] });
  expect(read(`?incident=${id}`).incident).toBeUndefined();
  expect(read('?incident=req-0a1b2c3d')).toMatchObject({ incident: 'req-0a1b2c3d', notices: [] });
});

test('an anchor is read beside an instant', () => {
  expect(read('?at=1000&speed=10&anchor=2026-03-03T09:00:00Z')).toMatchObject({ at: 1000, anchor: AT, notices: [] });
});

test('no query string whatever makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { notices } = read(`?${ENTRIES.map(({ name }) => `${name}=${text}`).join('&')}`);
      expect(notices.length).toBeLessThanOrEqual(ENTRIES.length);
    }),
  );
});

test('two addresses that differ in what is the page’s own ask for the same', () => {
  const link = '?v=1&seed=hall-4&at=1000&speed=0&zone=local&incident=inc-1';
  expect(carriedQuery(`${link}&panel=cores&tags=SEC&region=asia`)).toBe(carriedQuery(link));
  for (const other of [
    link.replace('1000', '1001'),
    link.replace('speed=0', 'speed=1'),
    `${link}&anchor=5`,
    `${link}&cycle=7`,
    '?seed=hall-4',
  ]) {
    expect(carriedQuery(other)).not.toBe(carriedQuery(link));
  }
  expect(carriedQuery('?region=asia&panel=cores')).toBe('');
});

test('a filter asks for all in a word, and is read in any case and order', () => {
  expect(valuesOf('?tags=sec,NET,sec&subject= rover-1 ')).toMatchObject({ tags: ['NET', 'SEC'], subject: 'ROVER-1' });
  expect(valuesOf('?types=all')).toEqual({ types: [] });
  expect(valuesOf('?tags=FOO,NET')).toEqual({ tags: ['NET'] });
  expect(valuesOf('?tags=FOO,')).toEqual({});
});
