import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TAGS } from '../../sim/tables/log-filters';
import { DEFAULTS, type EventRecord, eventsAt } from './sim';
import { filterEvents } from './sim-filter';

const { events } = eventsAt('northwall', 1_772_529_292_000, DEFAULTS);
const [some] = events as [EventRecord];

/** Characters with a meaning in regular expressions, and text whose upper case is surprising. */
const hostile = fc.oneof(
  fc.constantFrom('.*', '^ROVER', 'ROVER-1|', '(', '[', '[A-Z]', '\\', '\\d', '$', 'R+', 'ROVER-?', '{1}', '%', '_'),
  fc.constantFrom('ß', 'ŉ', 'ﬀ', 'İ', 'ı', 'ς', '✓', '𐐨', '\u0000', '__proto__', 'toString'),
  fc.string({ unit: 'binary' }),
);
const subjects = fc.oneof(
  fc.constantFrom('', 'ROVER', 'rover-1', 'Relay-', 'gAtE', 'LEDGER-1', 'L'),
  fc.constantFrom(...events.map(({ subj }) => subj)),
  hostile,
);
const filters = fc.record({ tags: fc.subarray([...TAGS]), subject: subjects });

describe('filtering the events', () => {
  test('keeps those under any of the tags whose subject begins so, and no others, in their order', () => {
    fc.assert(
      fc.property(filters, ({ tags, subject }) => {
        const prefix = subject.trim().toUpperCase();
        const passed = filterEvents(events, { tags, subject });
        const places = passed.map((event) => events.indexOf(event));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const event of events) {
          const wanted =
            (tags.length === 0 || tags.some((tag) => tag === event.tag)) &&
            event.subj.slice(0, prefix.length) === prefix;
          expect(passed.includes(event)).toBe(wanted);
        }
      }),
    );
  });

  test('without tags and subject lets everything pass; with all tags too', () => {
    expect(filterEvents(events, { tags: [], subject: '' })).toEqual(events);
    expect(filterEvents(events, { tags: TAGS, subject: '  ' })).toEqual(events);
    expect(filterEvents([], { tags: [], subject: '' })).toEqual([]);
  });

  test('twice is the same as once, and tags and subject may be applied one after the other', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const once = filterEvents(events, filter);
        expect(filterEvents(once, filter)).toEqual(once);
        const byTag = filterEvents(events, { ...filter, subject: '' });
        expect(filterEvents(byTag, { ...filter, tags: [] })).toEqual(once);
      }),
    );
  });

  test('by one tag each splits the events without loss', () => {
    const parts = TAGS.flatMap((tag) => filterEvents(events, { tags: [tag], subject: '' }));
    expect(parts).toHaveLength(events.length);
    expect(new Set(parts)).toEqual(new Set(events));
  });

  test('does not mind the case of the subject, nor spaces around it', () => {
    for (const subject of ['rover-1', 'Rover-1', 'ROVER-1', ' rover-1 ']) {
      const passed = filterEvents(events, { tags: [], subject });
      expect(passed).toEqual(events.filter(({ subj }) => /^ROVER-1/.test(subj)));
      expect(passed.length).toBeGreaterThan(0);
    }
  });

  test('takes every character for itself', () => {
    fc.assert(
      fc.property(hostile, fc.string({ unit: 'binary' }), (text, rest) => {
        const literal = text.trim();
        fc.pre(literal !== '');
        const named = { ...some, subj: `${literal}${rest}`.toUpperCase() };
        const other = { ...some, subj: `#${literal}${rest}`.toUpperCase() };
        const found = filterEvents([named, other], { tags: [], subject: literal });
        expect(found).toEqual(
          literal.startsWith('#') && other.subj.startsWith(literal.toUpperCase()) ? [named, other] : [named],
        );
      }),
    );
    for (const subject of ['.*', '^ROVER', 'ROVER-.', 'ROVER|RELAY', '[A-Z]', '\\w', '%', '*']) {
      expect(filterEvents(events, { tags: [], subject })).toEqual([]);
    }
  });
});
