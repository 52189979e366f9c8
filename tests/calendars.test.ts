import { describe, expect, test } from 'vitest';
import { calendarFiles, calendarText } from '../scripts/build/calendars';
import { EXPOS } from '../src/content/expos';
import { type Expo, expoId } from '../src/content/expos/expo';

const files = calendarFiles();

/**
 * Parses the events of an iCalendar text, each a map of its properties with their text unescaped; RFC 5545, 3.1 and
 * 3.3.11.
 */
function parse(text: string): Map<string, string>[] {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  const events: Map<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
    events.at(-1)?.set(
      name,
      value.replace(/\\([\\;,nN])/g, (_, c: string) => (c.toLowerCase() === 'n' ? '\n' : c)),
    );
  }
  return events;
}

const compact = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

test('there is a file for each event and one for all of them', () => {
  expect([...files.keys()].sort()).toEqual(
    ['expos/all-2025.ics', ...EXPOS.map((expo) => `expos/${expoId(expo)}.ics`)].sort(),
  );
  expect(parse(files.get('expos/all-2025.ics') ?? '').map((event) => event.get('SUMMARY'))).toEqual(
    EXPOS.map(({ name }) => name),
  );
});

test.each(EXPOS)('$name reads back as whole days, to the day after its last', (expo) => {
  const [event, second] = parse(files.get(`expos/${expoId(expo)}.ics`) ?? '');
  expect(second).toBeUndefined();
  expect(Object.fromEntries(event ?? [])).toMatchObject({
    UID: `${expoId(expo)}-2025@northwall.example`,
    DTSTAMP: '20250830T000000Z',
    'DTSTART;VALUE=DATE': compact(expo.start),
    'DTEND;VALUE=DATE': compact(dayAfter(expo.end)),
    SUMMARY: expo.name,
    LOCATION: `${expo.city} (${expo.region})`,
    DESCRIPTION: expo.focus,
    URL: `https://northwall.example/expos#${expoId(expo)}`,
    TRANSP: 'TRANSPARENT',
  });
});

test.each([...files])('%s keeps to the form of RFC 5545', (_name, text) => {
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const uids = parse(text).map((event) => event.get('UID'));
  expect(new Set(uids).size).toBe(uids.length);
});

test('two builds write the same bytes', () => {
  expect([...calendarFiles()]).toEqual([...files]);
});

describe('what is planted in an event', () => {
  const planted: Expo = {
    name: 'Comma, semicolon; backslash\\ and\nline',
    short: 'x',
    start: '2025-12-31',
    end: '2025-12-31',
    month: 'December',
    region: 'Asia',
    city: 'A;B,C',
    offset: '+00:00',
    focus: 'BEGIN:VEVENT\r\nSUMMARY:injected',
  };

  test('stays text, whatever it holds', () => {
    const [event, second] = parse(calendarText([planted]));
    expect(second).toBeUndefined();
    expect(event?.get('SUMMARY')).toBe(planted.name);
    expect(event?.get('LOCATION')).toBe('A;B,C (Asia)');
    expect(event?.get('DESCRIPTION')).toBe('BEGIN:VEVENT\nSUMMARY:injected');
  });

  test('a last day of the year ends on the first of the next', () => {
    expect(parse(calendarText([planted]))[0]?.get('DTEND;VALUE=DATE')).toBe('20260101');
  });

  test('that is no date stops the build', () => {
    expect(() => calendarText([{ ...planted, start: '2025-13-45' }])).toThrow('The calendar cannot be written');
  });
});
