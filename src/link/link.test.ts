import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asked, readLink, rewrite } from './link';
import { readFilters } from './words';

const PANELS = ['cores', 'events'];
const read = (search: string) => readLink(search, PANELS);
const NOTHING = {
  whole: false,
  seed: undefined,
  cycleDays: undefined,
  at: undefined,
  rate: undefined,
  zone: undefined,
  incident: undefined,
  notices: [],
};

test('an address without parameters asks for nothing and says nothing', () => {
  expect(read('')).toEqual(NOTHING);
});

test('a link of before there were versions is read', () => {
  expect(read('?seed=hall-4&at=2026-03-03T09:00:00Z&speed=0.5&panel=cores&tags=net')).toEqual({
    ...NOTHING,
    seed: 'hall-4',
    at: Date.UTC(2026, 2, 3, 9),
    rate: 0.5,
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
  'retention=1e9',
])('?%s is left out and said in one sentence that names it and nothing else', (query) => {
  const { notices, ...link } = read(`?${query}`);
  expect(link).toMatchObject({ whole: false, seed: undefined, at: undefined, rate: undefined, zone: undefined });
  expect(notices).toHaveLength(1);
  const [name, ...value] = query.split('=');
  expect(notices[0]).toContain(`“${name}”`);
  if (value.join('').length > 3) expect(notices[0]).not.toContain(value.join('='));
});

test('no query string whatever makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const all = [
        'v',
        'seed',
        'at',
        'speed',
        'zone',
        'panel',
        'tags',
        'subject',
        'types',
        'levels',
        'rates',
        'retention',
      ];
      const { notices } = read(`?${all.map((name) => `${name}=${text}`).join('&')}`);
      expect(notices.length).toBeLessThanOrEqual(all.length);
    }),
  );
});

test('what is written is read back, in one order whatever the order of writing', () => {
  const wanted = { seed: 'hall-4', at: '1772528400000', speed: '0', zone: 'local', panel: 'events', tags: 'NET,SEC' };
  const entries = Object.entries(wanted);
  fc.assert(
    fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), (order) => {
      const search = order.reduce((before, [name, value]) => rewrite(before, { [name]: value }), '');
      expect(search).toBe('?v=1&seed=hall-4&at=1772528400000&speed=0&zone=local&panel=events&tags=NET%2CSEC');
      expect(read(search)).toMatchObject({
        whole: true,
        seed: 'hall-4',
        at: 1_772_528_400_000,
        rate: 0,
        zone: 'local',
      });
      expect(readFilters(new URLSearchParams(search)).tags).toEqual(['NET', 'SEC']);
    }),
  );
});

test('two addresses that differ in what is the page’s own ask for the same', () => {
  const link = '?v=1&seed=hall-4&at=1000&speed=0&zone=local&incident=inc-1';
  expect(asked(`${link}&panel=cores&tags=SEC&region=asia`)).toBe(asked(link));
  for (const other of [link.replace('1000', '1001'), link.replace('speed=0', 'speed=1'), '?seed=hall-4']) {
    expect(asked(other)).not.toBe(asked(link));
  }
  expect(asked('?region=asia&panel=cores')).toBe('');
});

test('a page as on a first visit has a bare address', () => {
  expect(rewrite('?v=1&at=0&speed=0', { at: undefined, speed: undefined })).toBe('');
});

test('parameters that are not the link’s are left alone, behind it', () => {
  expect(rewrite('?kiosk=1&at=0', { speed: '0' })).toBe('?v=1&at=0&speed=0&kiosk=1');
  expect(rewrite('?kiosk=1', {})).toBe('?kiosk=1');
});

test('a filter asks for all in a word, and is read in any case and order', () => {
  const filters = (search: string) => readFilters(new URLSearchParams(search));
  expect(filters('?tags=sec,NET,sec&subject= rover-1 ')).toMatchObject({ tags: ['NET', 'SEC'], subject: 'ROVER-1' });
  expect(filters('?types=all')).toMatchObject({ types: [], tags: undefined });
  expect(filters('?tags=FOO,NET')).toMatchObject({ tags: ['NET'] });
  expect(filters('?tags=FOO,')).toMatchObject({ tags: undefined });
});
