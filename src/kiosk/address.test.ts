import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DASHBOARD_IDS } from '../dashboards/ids';
import { DEFAULTS, type KioskAddress, PARTS, readKiosk, writeKiosk } from './address';
import { type Item, SCENES, type Subject } from './playlist';

const PATHS = ['/', '/skynet', '/expos', '/export-compliance'] as const;
const read = (search: string) => readKiosk(search, PATHS);

const subjects: fc.Arbitrary<Subject> = fc.oneof(
  fc.record({ kind: fc.constant('scene' as const), name: fc.constantFrom(...SCENES) }),
  fc.record({
    kind: fc.constant('panel' as const),
    id: fc.constantFrom(...DASHBOARD_IDS.filter((id) => id !== 'forks')),
  }),
  fc.record({
    kind: fc.constant('page' as const),
    path: fc.constantFrom(...PATHS),
    search: fc.oneof(
      fc.constantFrom('', '?', '?tags=NET,SEC&at=2026-03-03T09:00:00Z', '?subject=100%25@x'),
      fc.string().map((text) => `?${text.replaceAll(/[#\n\r\u2028\u2029]/g, '')}`),
    ),
  }),
);
const items: fc.Arbitrary<Item> = fc.record({ subject: subjects, seconds: fc.integer({ min: 5, max: 3_600 }) });
const orNone = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const minutes = fc.integer({ min: 0, max: 1_439 });
const addresses: fc.Arbitrary<KioskAddress> = fc
  .record({
    play: fc.array(items, { minLength: 1, maxLength: 12 }),
    parts: fc.subarray([...PARTS]),
    scale: fc.constantFrom(0.25, 1, 1.5, 8),
    distance: fc.constantFrom(0.3, 2, 3, 12.5),
    diagonal: fc.integer({ min: 5, max: 400 }),
    idle: fc.integer({ min: 5, max: 3_600 }),
    touch: fc.constantFrom('on' as const, 'off' as const),
    hours: orNone(fc.record({ opens: minutes, closes: minutes })),
    wall: orNone(
      fc.oneof(
        fc.constant('each' as const),
        fc.record({ columns: fc.integer({ min: 1, max: 8 }), rows: fc.constant(2) }),
      ),
    ),
    tile: fc.integer({ min: 1, max: 64 }),
    bezel: fc.integer({ min: 0, max: 2_000 }),
    loop: orNone(fc.integer({ min: 10, max: 86_400 })),
    site: fc.constantFrom(undefined, 'https://northwall.example', 'http://192.168.0.2:8080'),
    qr: fc.constantFrom('on' as const, 'off' as const),
    offset: fc.integer({ min: -86_400_000, max: 86_400_000 }),
    rotate: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
  })
  .map((address) => {
    const { wall } = address;
    const screens = wall === undefined ? 1 : wall === 'each' ? 64 : wall.columns * wall.rows;
    return { ...address, tile: Math.min(address.tile, screens) };
  });

test('an address without parameters is the usual show, and the usual show needs none', () => {
  expect(read('')).toEqual({ address: DEFAULTS, unread: [] });
  expect(writeKiosk(DEFAULTS)).toBe('');
});

test('every address that is written is read as it was, and written again it is the same', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const search = writeKiosk(address, '?at=2026-03-03&seed=hall-4');
      expect(read(search)).toEqual({ address, unread: [] });
      expect(writeKiosk(read(search).address, search)).toBe(search);
    }),
  );
});

test('whatever an address says, it is read: what cannot be used falls back and is named', () => {
  const names = fc.constantFrom(...Object.keys(DEFAULTS));
  const parts = fc.array(
    fc.tuple(names, fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'019@%,:/?x.-') }))),
  );
  fc.assert(
    fc.property(parts, (list) => {
      const { address, unread } = read(`?${list.map(([name, value]) => `${name}=${value}`).join('&')}`);
      expect(address.play.length).toBeGreaterThan(0);
      for (const name of unread) expect(address).toHaveProperty(name, DEFAULTS[name as keyof KioskAddress]);
    }),
  );
});

test.each([
  'play=',
  'play=forks,nowhere',
  'play=forks@4',
  'play=forks@3601',
  'play=/nowhere',
  'play=//evil.example',
  'play=https://evil.example/',
  'parts=clock,menu',
  'scale=0',
  'distance=far',
  'diagonal=1in',
  'idle=1s',
  'touch=maybe',
  'hours=9-18',
  'hours=09:00-24:00',
  'wall=3',
  'wall=0x1',
  'wall=9x1',
  'wall=2x1&tile=3',
  'tile=2',
  'bezel=-1',
  'loop=10m',
  'loop=1s&at=0',
  'site=javascript:alert(1)',
  'site=https://a.example/path',
  'qr=1',
  'offset=1e9',
  'rotate=45',
])('?%s is named, and its usual value stands', (query) => {
  const { unread } = read(`?${query}`);
  expect(unread).toEqual([query.includes('tile') ? 'tile' : query.split('=')[0]]);
});

test('an address as a booth manager types it is read', () => {
  const search = '?play=forks@90,incident,/expos@30&distance=3m&diagonal=65in&hours=09:00-18:00&loop=10m&at=2026-03-03';
  const { address, unread } = read(search);
  expect(unread).toEqual([]);
  expect(address).toMatchObject({
    play: [
      { subject: { kind: 'scene', name: 'forks' }, seconds: 90 },
      { subject: { kind: 'scene', name: 'incident' }, seconds: 20 },
      { subject: { kind: 'page', path: '/expos', search: '' }, seconds: 30 },
    ],
    distance: 3,
    diagonal: 65,
    loop: 600,
    hours: { opens: 540, closes: 1_080 },
  });
});
