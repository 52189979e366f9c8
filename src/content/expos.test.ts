import { expect, test } from 'vitest';
import { byMonth, EXPO_BOUNDARIES, EXPOS, YEAR, YEAR_MONTHS } from './expos';
import { MONTHS } from './expos/calendar';
import { expoId, REGIONS } from './expos/expo';
import { closesAt, expoState, openingInstant } from './expos/state';

/** Zones whose civil time applies in each city. */
const ZONES: Readonly<Record<string, string>> = {
  'Abu Dhabi': 'Asia/Dubai',
  Arlington: 'America/New_York',
  Athens: 'Europe/Athens',
  Beijing: 'Asia/Shanghai',
  Belgrade: 'Europe/Belgrade',
  Bengaluru: 'Asia/Kolkata',
  Bogotá: 'America/Bogota',
  Brno: 'Europe/Prague',
  Busan: 'Asia/Seoul',
  Cairo: 'Africa/Cairo',
  Chiba: 'Asia/Tokyo',
  'Colorado Springs': 'America/Denver',
  Dubai: 'Asia/Dubai',
  Düsseldorf: 'Europe/Berlin',
  Fairford: 'Europe/London',
  Geelong: 'Australia/Melbourne',
  Houston: 'America/Chicago',
  Huntsville: 'America/Chicago',
  Istanbul: 'Europe/Istanbul',
  Jakarta: 'Asia/Jakarta',
  Kielce: 'Europe/Warsaw',
  'La Spezia': 'Europe/Rome',
  Langkawi: 'Asia/Kuala_Lumpur',
  'Le Bourget': 'Europe/Paris',
  London: 'Europe/London',
  Madrid: 'Europe/Madrid',
  'Martignas-sur-Jalle': 'Europe/Paris',
  'National Harbor': 'America/New_York',
  Nuremberg: 'Europe/Berlin',
  Orlando: 'America/New_York',
  Ottawa: 'America/Toronto',
  Paris: 'Europe/Paris',
  'Rio de Janeiro': 'America/Sao_Paulo',
  Rionegro: 'America/Bogota',
  Rotterdam: 'Europe/Amsterdam',
  'San Diego': 'America/Los_Angeles',
  'Seongnam and Goyang': 'Asia/Seoul',
  Sydney: 'Australia/Sydney',
  Taipei: 'Asia/Taipei',
  Tampa: 'America/New_York',
  Tokyo: 'Asia/Tokyo',
  'Washington, D.C.': 'America/New_York',
};

/** `2025-04-29 00:00` in `zone` at instant `t`. */
function civilTime(zone: string, t: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(t);
}

test('there are 47 exhibitions, so many in each region', () => {
  expect(EXPOS).toHaveLength(47);
  const counts = REGIONS.map((region) => [region, EXPOS.filter((expo) => expo.region === region).length]);
  expect(Object.fromEntries(counts)).toEqual({
    'North America': 13,
    'South America': 3,
    Europe: 15,
    'Middle East': 4,
    Asia: 8,
    'Asia-Pacific': 4,
  });
});

test.each(EXPOS)('$name is a real span of 2025 in the month of its first day, and has a short question', (expo) => {
  for (const day of [expo.start, expo.end]) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  expect(expo.start >= '2025-01-01' && expo.end <= '2025-12-31' && expo.start <= expo.end).toBe(true);
  expect(expo.month).toBe(MONTHS[Number(expo.start.slice(5, 7)) - 1]);
  expect(expo.focus).toMatch(/^[A-Z][^.?]{30,75}\?$/);
});

test.each(EXPOS)('$name opens and closes at midnight in $city', (expo) => {
  const zone = ZONES[expo.city] ?? '';
  expect(civilTime(zone, openingInstant(expo))).toBe(`${expo.start} 00:00`);
  expect(civilTime(zone, closesAt(expo) - 60_000)).toBe(`${expo.end} 23:59`);
});

test('events stand under twelve months, months and events by first day', () => {
  const months = byMonth(EXPOS);
  expect(months.map(({ month }) => month)).toEqual(MONTHS);
  expect(months.flatMap(({ expos }) => expos)).toEqual(EXPOS);
  const starts = EXPOS.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted());
  expect(byMonth(EXPOS.filter(({ region }) => region === 'South America')).map(({ month }) => month)).toEqual([
    'April',
    'July',
    'December',
  ]);
});

test('each event has a name of its own for anchors and files', () => {
  const ids = EXPOS.map(expoId);
  expect(new Set(ids).size).toBe(47);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(ids).not.toContain('all-2025');
  expect(expoId({ name: 'Düsseldorf & Bogotá' })).toBe('dusseldorf-bogota');
});

test('between two turns nothing on the page changes', () => {
  const standing = (t: number) => EXPOS.map((expo) => expoState(expo, t)).join();
  const day = (t: number) => Math.floor(t / 86_400_000);
  expect(EXPO_BOUNDARIES).toEqual([...new Set(EXPO_BOUNDARIES)].sort((a, b) => a - b));
  EXPO_BOUNDARIES.slice(1).forEach((turn, i) => {
    const before = EXPO_BOUNDARIES[i] as number;
    expect([standing(turn - 1), day(turn - 1)]).toEqual([standing(before), day(before)]);
  });
  expect([standing(EXPO_BOUNDARIES[0] as number), standing(EXPO_BOUNDARIES.at(-1) as number)]).toEqual([
    EXPOS.map(() => 'upcoming').join(),
    EXPOS.map(() => 'past').join(),
  ]);
});

test('the strip begins on 1 January, ends on 31 December and knows each month’s first day', () => {
  expect(YEAR.after - YEAR.first).toBe(365);
  expect(YEAR_MONTHS.map(({ first }) => first * 86_400_000)).toEqual(MONTHS.map((_, i) => Date.UTC(2025, i, 1)));
});
