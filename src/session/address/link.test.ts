import fc from 'fast-check';
import { expect, test } from 'vitest';
import { incidentsBetween, nextRollback } from '../../sim/world/incidents/incidents';
import { linkValues, readLink } from './link';
import { ALL_PARAMETERS } from './parameters';
import { searchWith } from './write';

const read = (search: string) => readLink(search, 'northwall');
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
  'at=1850',
  'with=99',
  'with=original',
  'anchor=soon&at=0',
  'anchor=0',
  'cycle=7',
  'incident=inc-qdsa8-00',
  'incident=inc--1-e2',
  'incident=req-12',
  'zone=utc&zone=local',
  'panel=cores&panel=cores',
])('?%s is left out and said in one sentence in a visitor’s words, which quotes nothing', (query) => {
  const { unread, notices, ...link } = read(`?${query}`);
  for (const key of ['complete', 'seed', 'cycleDays', 'anchor', 'incident']) expect(link).not.toHaveProperty(key);
  expect(notices).toEqual([expect.stringMatching(/^(?:The|Part of the) [“a-zJSON” ]+ in this link .+, so .+\.$/)]);
  const [name, ...value] = query.split('=');
  expect(unread).toEqual([name]);
  if (value.join('').length > 3) expect(notices[0]).not.toContain(value.join('='));
});

test('of a part that is given twice the first is used', () => {
  expect(read('?at=1772528400000&at=2000&speed=x&speed=1')).toMatchObject({
    at: 1_772_528_400_000,
    unread: ['at', 'speed'],
  });
  expect(read('?at=1772528400000&speed=x&speed=1')).not.toHaveProperty('rate');
  expect(read('?at=1772528400000&at=2000&speed=x&speed=1').notices).toHaveLength(2);
});

test('an incident is known in its own world', () => {
  const { id } = nextRollback('hall-4', AT);
  expect(read(`?seed=hall-4&incident=${id}`)).toMatchObject({ incident: id, notices: [] });
  expect(read(`?incident=${id}`).incident).toBeUndefined();
  expect(read('?incident=req-0a1b2c3d')).toMatchObject({ incident: 'req-0a1b2c3d', notices: [] });
});

test('a fork is of the world that the link names, or of the visitor’s own, and incidents are known in it', () => {
  const { n, id } = nextRollback('northwall', AT);
  const number = n.toString(36);
  const never = { verb: 'never', n };
  expect(read(`?fork=never-${number}&incident=${id}`)).toEqual({ ...NOTHING, fork: [never], incident: id });
  expect(read(`?fork=never-${number}&with=original`)).toMatchObject({ comparison: { kind: 'original' }, notices: [] });
  expect(read(`?seed=hall-4&fork=never-${number}`)).toEqual({ ...NOTHING, seed: 'hall-4', fork: [never] });
  const gone = read(`?fork=no-${number}&incident=${id}`);
  expect([gone.incident, gone.notices]).toEqual([
    undefined,
    ['The incident in this link is not in this world, so none is selected.'],
  ]);
  const { id: added } = incidentsBetween(`northwall~new-${AT}-link-2`, AT - 1, AT)[0] as { id: string };
  expect(read(`?fork=new-${AT}-link-2&incident=${added}`)).toMatchObject({ incident: added, notices: [] });
  expect(read(`?incident=${added}`)).toMatchObject({ unread: ['incident'] });
});

test('of a fork that cannot be made in full the rest is made, and each edit that is left out has its sentence', () => {
  const { fork, unread, notices } = read('?fork=zap.no-1.no-1.late-2-0.never-3');
  expect(fork).toEqual([
    { verb: 'no', n: 1 },
    { verb: 'never', n: 3 },
  ]);
  expect(unread).toEqual(['fork', 'fork', 'fork']);
  expect(notices).toEqual([
    'The change “zap” is unknown, so it is left out.',
    'The change “no-1” occurs twice, so it is left out.',
    'The change “late-2-0” is out of range (a veto can come 1 to 30,000 ms later), so it is left out.',
  ]);
});

/** Hostile texts of forks: of other shapes, too long, too many, contradicting, and with the names of prototypes. */
const HOSTILE: readonly string[] = [
  ...['', '.', '..', '~', '~no-1', 'no-1~no-2', 'seed', 'no', 'no-', '-', 'no--1', 'NO-1', 'no-1-', ' no-1', 'no-1 '],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'no-__proto__',
    'new-1-__proto__-1',
    'new-1-toString-1',
    'hasOwnProperty-1',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img onerror=alert(1)>',
    'no-1\u0000',
    '%00',
    '\ud800',
    '𝟙',
    'no-١',
    'at-1-uk-0x1',
  ],
  ...[
    'late-1-1e3',
    'late-1-1.5',
    'late-1-Infinity',
    'late-1-NaN',
    'late-1--5',
    'sev-1-0',
    'sev-1-4',
    'at-1-mars-1',
    'at-1-uk-0',
  ],
  ...['no-zzzzzzzzzzzz', `no-${'z'.repeat(99_999)}`, `new-${'9'.repeat(30)}-link-1`, 'new--1-link-1', 'new-1-link-1-1'],
  ...['no-1.never-1.late-1-5.sev-1-2.at-1-uk-1', 'never-1.late-1-1', 'sev-1-1.sev-1-2', 'at-1-uk-1.at-1-us-1'],
  ...['no-'.repeat(33_333), '.'.repeat(99_999), 'no-1.'.repeat(20_000), 'x.'.repeat(50_000), '-'.repeat(99_999)],
  ...Array.from({ length: 60 }, (_, i) => Array.from({ length: i }, (_, j) => `no-${j}`).join('.')),
  ...Array.from({ length: 60 }, (_, i) => `new-${i}-link-1.no-${(2_821_109_907_456 + i).toString(36)}.no-${i}`),
  ...Array.from({ length: 60 }, (_, i) => `${String.fromCodePoint(i * 600).repeat(i)}.sev-${i}-${i}`),
];

test('200 hostile forks: at most eight edits are made, and all else has a sentence that stays short', () => {
  expect(HOSTILE.length).toBeGreaterThan(200);
  for (const text of HOSTILE) {
    const search = `?${new URLSearchParams({ fork: text })}`;
    const { fork = [], notices } = read(search);
    expect(fork.length).toBeLessThanOrEqual(8);
    expect(fork.length + notices.length, text.slice(0, 60)).toBeGreaterThan(0);
    expect(notices.length).toBeLessThanOrEqual(33);
    for (const notice of notices) {
      expect(notice.length).toBeLessThan(140);
      expect(notice).toMatch(/^The change .+, so (?:it is left out|the original is shown)\.$/su);
    }
    const again = searchWith('', { fork });
    expect(searchWith(again, linkValues(again))).toBe(again);
    expect(read(again).notices).toEqual([]);
  }
});

test('an anchor is read beside an instant', () => {
  expect(read('?at=1772528400000&speed=10&anchor=2026-03-03T09:00:00Z')).toMatchObject({
    at: 1_772_528_400_000,
    anchor: AT,
    notices: [],
  });
});

test('no query string whatever makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { notices, unread } = read(`?${ALL_PARAMETERS.map(({ name }) => `${name}=${text}`).join('&')}`);
      expect(new Set(unread).size).toBeLessThanOrEqual(ALL_PARAMETERS.length);
      expect(notices).toHaveLength(unread.length);
    }),
  );
});

test('a filter asks for all in a word, and is read in any case and order', () => {
  expect(linkValues('?tags=sec,NET,sec&subject= rover-1 ')).toMatchObject({ tags: ['NET', 'SEC'], subject: 'ROVER-1' });
  expect(linkValues('?types=all')).toEqual({ types: [] });
  expect(linkValues('?tags=FOO,NET')).toEqual({ tags: ['NET'] });
  expect(linkValues('?tags=FOO,')).toEqual({});
});

test('hours that cannot be compared with are said to be out of range', () => {
  for (const text of ['9999999h', '-9999999h', '-673h', '-0h'])
    expect(readLink(`?with=${text}`, 'northwall').notices).toEqual([
      'The comparison in this link is outside -1h to -672h, or 1970 to 2100, so none is shown.',
    ]);
});

test('a notice names things, and tells what is unreadable from what is out of range and what is of another version', () => {
  expect(read('?v=9&at=1850-01-01&speed=99999&with=2150-01-01&show=mesh,foo').notices).toEqual([
    'The version in this link is unknown here, so what this site cannot read is left out.',
    'The time in this link is outside 1970 to 2100, so the present is shown.',
    expect.stringMatching(/^The speed in this link is outside 0 to [\d,]+, so time runs at 1×\.$/),
    'The comparison in this link is outside -1h to -672h, or 1970 to 2100, so none is shown.',
    'Part of the choice of panels in this link is not valid, so it is left out.',
  ]);
  expect(read('?fork=hello').notices).toEqual(['The change “hello” is unknown, so the original is shown.']);
  expect(read('?at=soon').notices).toEqual(['The time in this link is not valid, so the present is shown.']);
});
