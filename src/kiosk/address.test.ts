import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DASHBOARD_IDS } from '../dashboards/ids';
import { DEFAULTS, type KioskAddress, PARTS, readKiosk, writeKiosk } from './address';
import type { PlaylistItem } from './current-item';
import type { HoursEntry } from './hours';
import { SHOW_SCENES } from './scenes';
import type { Subject } from './subject';

const PATHS = ['/', '/skynet', '/expos', '/export-compliance'] as const;
const read = (search: string) => readKiosk(search, PATHS);
const sound = (address: KioskAddress) => ({ address, problems: [], unread: [] });

const subjects: fc.Arbitrary<Subject> = fc.oneof(
  fc.record({ kind: fc.constant('scene' as const), name: fc.constantFrom(...SHOW_SCENES) }),
  fc.record({
    kind: fc.constant('panel' as const),
    id: fc.constantFrom(...DASHBOARD_IDS.filter((id) => id !== 'forks' && id !== 'machines')),
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
const items: fc.Arbitrary<PlaylistItem> = fc.record({ subject: subjects, seconds: fc.integer({ min: 5, max: 3_600 }) });
const orNone = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const minutes = fc.integer({ min: 0, max: 1_439 });
const ranges = fc.record({ opens: minutes, closes: minutes });
const weekdays = fc.integer({ min: 0, max: 6 });
const hoursEntries: fc.Arbitrary<HoursEntry> = fc.oneof(
  fc.record({ days: fc.constant(undefined), range: ranges }),
  fc.record({ days: fc.oneof(fc.tuple(weekdays, weekdays), fc.constant('2026-03-06')), range: orNone(ranges) }),
);
const addresses: fc.Arbitrary<KioskAddress> = fc
  .record({
    play: fc.array(items, { minLength: 1, maxLength: 12 }),
    parts: fc.subarray([...PARTS]),
    brand: fc.constantFrom('on', 'off'),
    scale: fc.constantFrom(0.25, 1, 1.5, 8),
    distance: fc.constantFrom(0.3, 2, 3, 12.5),
    diagonal: fc.integer({ min: 5, max: 400 }),
    idle: fc.integer({ min: 5, max: 3_600 }),
    touch: fc.constantFrom('on' as const, 'off' as const),
    hours: orNone(fc.array(hoursEntries, { minLength: 1, maxLength: 4 })),
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

test('an address without parameters is the standard show, and the standard show needs none', () => {
  expect(read('')).toEqual(sound(DEFAULTS));
  expect(writeKiosk(DEFAULTS)).toBe('');
});

test('every address that is written is read as it was, and written again it is the same', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const search = writeKiosk(address, '?at=2026-03-03&seed=hall-4');
      const { address: found, unread } = read(search);
      expect(found).toEqual(address);
      // A page takes any query, even if not all of it is usable.
      expect(unread.filter((name) => name !== 'play')).toEqual([]);
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
      for (const name of unread.filter((each) => each in DEFAULTS && !['play', 'parts', 'hours'].includes(each)))
        expect(address).toHaveProperty(name, DEFAULTS[name as keyof KioskAddress]);
    }),
  );
});

const noHours = (text: string) =>
  `Instead of “${text}”, enter opening hours such as 9-18, Mon-Fri 9-18 or 2026-03-06 closed.`;

test.each([
  ['play=', 'The playlist is empty.'],
  ['play=nowhere', 'Instead of “nowhere”, enter a scene, a panel or a page of this site.'],
  ['play=/nowhere', 'Instead of “/nowhere”, enter a scene, a panel or a page of this site.'],
  ['play=//evil.example', 'Instead of “//evil.example”, enter a scene, a panel or a page of this site.'],
  ['play=https://evil.example/', 'Instead of “https://evil.example/”, enter a scene, a panel or a page of this site.'],
  ['play=forks@4', 'In “forks@4”, enter a time from 5 to 3,600 s.'],
  ['play=forks@3601', 'In “forks@3601”, enter a time from 5 to 3,600 s.'],
  ['parts=menu', 'Instead of “menu”, enter clock, caption, qr or beacon.'],
  ['scale=0', 'Enter a number from 0.25 to 8.'],
  ['distance=far', 'Enter a distance from 0.3 to 50 m.'],
  ['diagonal=1in', 'Enter a diagonal from 5 to 400 inches.'],
  ['idle=1s', 'Enter a time from 5 s to 1 h, such as 90 s or 10 min.'],
  ['touch=maybe', 'Enter on or off.'],
  ['hours=', 'Enter opening hours such as 9-18, Mon-Fri 9-18 or 2026-03-06 closed.'],
  ['hours=9-25', noHours('9-25')],
  ['hours=13pm-18', noHours('13pm-18')],
  ['hours=9', noHours('9')],
  ['hours=09:00-24:01', noHours('09:00-24:01')],
  ['hours=closed', noHours('closed')],
  ['hours=mon-fri', noHours('mon-fri')],
  ['hours=mob 9:00-18:00', 'Instead of “mob”, enter a weekday such as Mon, or two such as Mon-Fri.'],
  ['hours=mon-wed-fri 9:00-18:00', 'Instead of “mon-wed-fri”, enter a weekday such as Mon, or two such as Mon-Fri.'],
  ['hours=2026-02-30 closed', 'Instead of “2026-02-30”, enter a day that exists.'],
  ['wall=3', 'Enter “each”, or columns by rows (at most 8 of either), such as 3x2.'],
  ['wall=0x1', 'Enter “each”, or columns by rows (at most 8 of either), such as 3x2.'],
  ['wall=9x1', 'Enter “each”, or columns by rows (at most 8 of either), such as 3x2.'],
  ['wall=2x1&tile=3', 'The wall has no screen 3.'],
  ['tile=2', 'The wall has no screen 2.'],
  ['bezel=-1', 'Enter a whole number from 0 to 2,000.'],
  ['loop=10m', 'It has no effect without “at”.'],
  ['loop=10m&at=soon', 'It has no effect, because “at” could not be read.'],
  ['loop=1s&at=0', 'Enter a time from 10 s to 24 h, such as 90 s or 10 min.'],
  ['site=javascript:alert(1)', 'Enter an address such as https://example.org, without a path.'],
  ['site=https://a.example/path', 'Enter an address such as https://example.org, without a path.'],
  ['qr=1', 'Enter on or off.'],
  ['offset=1e9', 'Enter a whole number from −86,400,000 to 86,400,000.'],
  ['rotate=45', 'Enter 0, 90, 180 or 270.'],
])('?%s is named with the reason, and its default applies', (query, why) => {
  const name = query.includes('tile') ? 'tile' : query.split('=')[0];
  const { address, problems, unread } = read(`?${query}`);
  expect({ problems, unread }).toEqual({ problems: [{ name, why }], unread: [name] });
  expect(address).toHaveProperty(name as string, DEFAULTS[name as keyof KioskAddress]);
});

test('what belongs to no parameter is written as it was read, name and value', () => {
  const search = '?x%26speed%3D0=1%26%C3%BC';
  expect([...new URLSearchParams(writeKiosk(DEFAULTS, search))]).toEqual([...new URLSearchParams(search)]);
});

test('a misspelt parameter is named once, as is one of pages alone, and one that every link may have is not', () => {
  const { problems } = read('?plya=forks&Play=forks&plya=floor&idle=90&seed=hall-4&at=0&zone=local&tags=NET&v=1');
  expect(problems).toEqual(['plya', 'Play'].map((name) => ({ name, why: 'There is no such parameter.' })));
  const ofPages = ['panel', 'show', 'stream', 'folded', 'region', 'ahead'];
  expect(read(`?scenes=forks&${ofPages.map((name) => `${name}=1`).join('&')}`).unread).toEqual(['scenes', ...ofPages]);
  expect(read(`?${'x'.repeat(99)}%0A=`).unread).toEqual([`${'x'.repeat(59)}…`]);
});

test('what a page of the playlist cannot use is named, and the page is shown', () => {
  const { address, problems } = read('?play=/expos?at=soon%26sed=hall-4,forks');
  expect(address.play).toHaveLength(2);
  expect(problems.map(({ why }) => why)).toEqual([
    '“/expos”: The time in this link is not valid, so the present is shown.',
    '“/expos”: The “sed” in this link is unknown, so it has no effect.',
  ]);
  expect(read('?play=/expos?region=europe%26ahead=1,/skynet?tags=NET').problems).toEqual([]);
});

test('what is wrong in a list is left out and named by itself, and the rest is shown', () => {
  const { address, problems } = read(
    '?play=forks@30,nowhere,,floor@4,/expos&parts=clock,menu&hours=sat 10:00-16:00,sunny 10:00-16:00',
  );
  expect(address.play.map(({ subject }) => ('name' in subject ? subject.name : subject.kind))).toEqual([
    'forks',
    'page',
  ]);
  expect(address.parts).toEqual(['clock']);
  expect(address.hours).toEqual([{ days: [5, 5], range: { opens: 600, closes: 960 } }]);
  expect(problems.map(({ name, why }) => `${name}: ${why}`)).toEqual([
    'play: Instead of “nowhere”, enter a scene, a panel or a page of this site.',
    'play: In “floor@4”, enter a time from 5 to 3,600 s.',
    'parts: Instead of “menu”, enter clock, caption, qr or beacon.',
    'hours: Instead of “sunny”, enter a weekday such as Mon, or two such as Mon-Fri.',
  ]);
  const long = read(`?play=${Array(61).fill('forks').join(',')}`);
  expect([long.address.play.length, long.problems[0]?.why]).toEqual([60, 'Only the first 60 items are shown.']);
});

test.each([
  ['play= Forks @ 90 , INCIDENT,/Expos @30s,', 'play=forks@90,incident,/expos@30'],
  ['hours= 9:00 – 18:00 ', 'hours=09:00-18:00'],
  ['hours=15:13-24:00', 'hours=15:13-00:00'],
  [
    'hours=Mon–Fri 9:00 - 18:00 , SAT 10:00-16:00,2026-03-06 Closed',
    'hours=mon-fri 09:00-18:00,sat 10:00-16:00,2026-03-06 closed',
  ],
  ['wall=3 X 2&tile= 4', 'wall=3x2&tile=4'],
  ['distance=3 M&diagonal=65 in', 'distance=3m&diagonal=65in'],
  ['parts=Clock, QR', 'parts=clock,qr'],
  ['distance=3,5&diagonal=65"', 'distance=3.5m&diagonal=65in'],
  ['distance=350 cm&diagonal=139,7 cm', 'distance=3.5m&diagonal=55in'],
  ['distance=3 metres&diagonal=65 inches', 'distance=3m&diagonal=65in'],
  ['idle=2 min', 'idle=2m'],
  ['idle=1,5 minutes', 'idle=90s'],
  ['idle=90 sec&at=0&loop=1 hour', 'idle=90s&at=0&loop=1h'],
  ['play=forks@2 min', 'play=forks@120'],
  ['rotate=90°', 'rotate=90'],
  ['wall=3 by 2&bezel=24 px', 'wall=3x2&bezel=24'],
  ['site=example.org', 'site=https://example.org'],
  ['site=https://example.org/', 'site=https://example.org'],
  ['site=192.168.0.2:8080', 'site=https://192.168.0.2:8080'],
  ['hours=9-18', 'hours=09:00-18:00'],
  ['hours=9 to 18.30', 'hours=09:00-18:30'],
  ['hours=9am-6pm', 'hours=09:00-18:00'],
  ['hours=9-6pm; Sun 1-6 PM', 'hours=09:00-18:00,sun 13:00-18:00'],
  ['hours=12am-12pm', 'hours=00:00-12:00'],
  ['hours=Sat 10-16', 'hours=sat 10:00-16:00'],
  ['hours=Mo-Fr: 9-18, Sundays closed', 'hours=mon-fri 09:00-18:00,sun closed'],
  ['hours=Monday to Thurs. 9-18', 'hours=mon-thu 09:00-18:00'],
  ['hours=weekdays 9-18,weekend 10-24', 'hours=mon-fri 09:00-18:00,sat-sun 10:00-00:00'],
  ['hours=weekday 9-18,weekends closed', 'hours=mon-fri 09:00-18:00,sat-sun closed'],
  ['hours=daily 9-18,2026-03-06 9-14', 'hours=09:00-18:00,2026-03-06 09:00-14:00'],
  ['touch=OFF&site=HTTPS://Show.example', 'touch=off&site=https://show.example'],
])('?%s is read as it is meant', (typed, written) => {
  const { address, problems } = read(`?${typed}`);
  expect(problems).toEqual([]);
  expect(writeKiosk(address)).toBe(writeKiosk(read(`?${written}`).address));
});

test('an address as a booth manager types it is read', () => {
  const search = '?play=forks@90,incident,/expos@30&distance=3m&diagonal=65in&hours=09:00-18:00&loop=10m&at=2026-03-03';
  const { address, unread } = read(search);
  expect(unread).toEqual([]);
  expect(address).toMatchObject({
    play: [
      { subject: { kind: 'scene', name: 'forks' }, seconds: 90 },
      { subject: { kind: 'scene', name: 'incident' }, seconds: 30 },
      { subject: { kind: 'page', path: '/expos', search: '' }, seconds: 30 },
    ],
    distance: 3,
    diagonal: 65,
    loop: 600,
    hours: [{ days: undefined, range: { opens: 540, closes: 1_080 } }],
  });
});
