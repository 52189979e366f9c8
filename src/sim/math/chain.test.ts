import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type EventRecord, eventsAt } from '../../dashboards/events/sim';
import { withRateChange } from '../../dashboards/events/sim-rate-change';
import { constantRate } from '../../dashboards/events/sim-schedule';
import { anchorOf, BLOCK_RECORDS, blockOf, type Chained, chainFaults, hashRecord, linkRecord } from './chain';
import { seedOf } from './seed-of';

const seeds = fc.string({ minLength: 1, maxLength: 64 }).map(seedOf);
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
const rates = fc.integer({ min: 60, max: 600 });
const texts = fc.array(fc.string({ unit: 'binary', maxLength: 70 }), { minLength: 5, maxLength: 5 });
const numbers = fc.array(
  fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.maxSafeInteger()),
  { minLength: 5, maxLength: 5 },
);

const FIELDS = [
  ...(['id', 'seq', 'code', 'tag', 'subj', 'verb', 'obj', 'ns', 'shard', 'corr', 'lat', 'sev'] as const),
  ...(['msg', 'ts', 'created', 'hash', 'prev'] as const),
];

/** SHA-256 of canonical JSON by other means than the project's. */
const sha256 = (value: unknown) =>
  createHash('sha256')
    .update(String(canonicalize(value)), 'utf8')
    .digest('hex');

/** Numbers of the records that have a fault, in the order given. */
function chainBreaks(seed: string, records: readonly Chained[]): number[] {
  const faults = chainFaults(seed, records);
  return records.filter((_, i) => faults[i]?.length).map(({ seq }) => seq);
}

/** Received records as their reader has them: only their contents are known. */
const received = (records: readonly EventRecord[]): EventRecord[] => JSON.parse(JSON.stringify(records));

/** Records of a world as shown, none of them tampered with: up to 450, the rate having changed midway. */
function recordsOf(seed: string, t: number, rate: number): EventRecord[] {
  const { events, breaks } = eventsAt(seed, t, {
    rates: withRateChange(seed, constantRate(rate), t - 20_000, 600),
    retention: 600,
  });
  fc.pre(breaks.length === 0);
  return received(events);
}

/** Other values than `old`, of its type: arbitrary ones and such as a forger might choose. */
function others(old: string | number, strange: readonly (string | number)[], before: EventRecord): (string | number)[] {
  const near =
    typeof old === 'number'
      ? [old + 1, old - 1, -old, old / 2, old + 2 ** 32]
      : [`${old} `, old.slice(1), old.toUpperCase(), old.toLowerCase(), `${old}\u0000`, before.hash];
  return [...near, ...strange].filter((value) => value !== old);
}

describe('the hash of a record', () => {
  test('is the SHA-256 of its canonical JSON without the hash, as other means compute it', () => {
    let compared = 0;
    fc.assert(
      fc.property(seeds, instants, rates, (seed, t, rate) => {
        for (const { hash, ...rest } of recordsOf(seed, t, rate)) {
          expect(sha256(rest)).toBe(hash);
          compared++;
        }
      }),
      { numRuns: 5 },
    );
    expect(compared).toBeGreaterThan(800);
  });

  test('depends on the one before; each block of 256 begins from an anchor of seed and block number alone', () => {
    expect(BLOCK_RECORDS).toBe(256);
    let opened = 0;
    fc.assert(
      fc.property(seeds, instants, rates, (seed, t, rate) => {
        const records = recordsOf(seed, t, rate);
        records.forEach(({ seq, prev }, i) => {
          if (Math.abs(seq % 256) === 0) {
            expect(prev).toBe(sha256({ block: seq / 256, seed }));
            expect(anchorOf(seed, blockOf(seq))).toBe(prev);
            opened++;
          } else if (i > 0) {
            expect(prev).toBe(records[i - 1]?.hash);
          }
        });
      }),
      { numRuns: 20 },
    );
    expect(opened).toBeGreaterThan(5);
  });

  test('is in the block of its number, also before the epoch', () => {
    expect([0, 255, 256, 511, 512, -1, -256, -257].map(blockOf)).toEqual([0, 0, 1, 1, 2, -1, -1, -2]);
  });

  test('is put on a record', () => {
    const hashed = hashRecord({ seq: 1, prev: 'x', verb: 'granted' });
    expect(hashed.hash).toBe(sha256({ seq: 1, prev: 'x', verb: 'granted' }));
    expect(chainBreaks('northwall', [hashed])).toEqual([]);
    expect(chainBreaks('northwall', [{ ...hashed, verb: 'denied' } as typeof hashed])).toEqual([1]);
  });
});

describe('a linked record', () => {
  const anchor = anchorOf('northwall', 0);

  test('equals a hashed record, and computes nothing before its link or hash is read', () => {
    const before = vi.fn(() => hashRecord({ seq: 0, prev: anchor, verb: 'granted' }));
    const record = linkRecord({ seq: 1, verb: 'denied' }, before);
    expect(before).not.toHaveBeenCalled();
    const hashed = hashRecord({ seq: 1, verb: 'denied', prev: before().hash });
    expect({ ...record }).toEqual(hashed);
    expect(canonicalize(record)).toBe(canonicalize(hashed));
    expect(chainBreaks('northwall', [record])).toEqual([]);
  });

  test('is detected if the record before it in the list, or the anchor, is another', () => {
    const opening = (verb: string) => linkRecord({ seq: 0, verb }, () => anchor);
    const [granted, denied] = [opening('granted'), opening('denied')];
    const record = linkRecord({ seq: 1, verb: 'stored' }, () => granted);
    expect(chainBreaks('northwall', [granted, record])).toEqual([]);
    expect(chainBreaks('northwall', [denied, record])).toEqual([1]);
    expect(chainBreaks('southwall', [granted, record])).toEqual([0]);
  });
});

describe('the verifier', () => {
  test('flags nothing in records as they were made, whole or in any selection, as a filter exports them', () => {
    fc.assert(
      fc.property(
        seeds,
        instants,
        rates,
        fc.array(fc.boolean(), { minLength: 600, maxLength: 600 }),
        (seed, t, rate, chosen) => {
          const records = recordsOf(seed, t, rate);
          expect(chainBreaks(seed, records)).toEqual([]);
          const selection = records.filter((_, i) => chosen[i]);
          expect(chainBreaks(seed, selection)).toEqual([]);
        },
      ),
      { numRuns: 20 },
    );
    expect(chainBreaks('northwall', [])).toEqual([]);
  });

  test('finds every change of any one field of 1,000 events, at the event itself and nowhere else', () => {
    let tampered = 0;
    fc.assert(
      fc.property(seeds, instants, rates, texts, numbers, (seed, t, rate, strings, figures) => {
        const records = recordsOf(seed, t, rate);
        const step = (records.length - 2) / 40;
        for (let i = 0; i < 40; i++) {
          const at = 1 + Math.floor(i * step);
          const [before, record, next] = records.slice(at - 1, at + 2) as [EventRecord, EventRecord, EventRecord];
          FIELDS.forEach((field, f) => {
            const old = record[field];
            const candidates = others(old, typeof old === 'number' ? figures : strings, before);
            const changed = { ...record, [field]: candidates[(i + f) % candidates.length] };
            // The next record notices the changed hash too, unless it begins a block.
            const missed = field === 'hash' && Math.abs(next.seq % 256) !== 0 ? [next.seq] : [];
            expect(chainBreaks(seed, [before, changed, next])).toEqual([changed.seq, ...missed]);
          });
          tampered++;
        }
      }),
      { numRuns: 25 },
    );
    expect(tampered).toBe(1_000);
  });

  test('finds it among all the others, at the first and the last of the list too', () => {
    fc.assert(
      fc.property(seeds, instants, fc.constantFrom(...FIELDS), fc.nat(), texts, numbers, (seed, t, field, n, s, f) => {
        const records = recordsOf(seed, t, 600);
        for (const at of [0, n % records.length, records.length - 1]) {
          const record = records[at] as EventRecord;
          const old = record[field];
          const [value] = others(old, typeof old === 'number' ? f : s, record).toReversed();
          const changed = { ...record, [field]: value };
          const next = records[at + 1];
          const missed = field === 'hash' && next && Math.abs(next.seq % 256) !== 0 ? [next.seq] : [];
          expect(chainBreaks(seed, records.with(at, changed))).toEqual([changed.seq, ...missed]);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('detects a record that is not JSON, without throwing', () => {
    const records = received(
      eventsAt('northwall', 1_772_529_190_000, { rates: constantRate(360), retention: 60 }).events,
    );
    const record = records[1] as EventRecord;
    for (const wrong of [{ lat: Number.NaN }, { msg: '\ud800' }]) {
      expect(chainBreaks('northwall', records.with(1, { ...record, ...wrong }))).toEqual([record.seq]);
    }
  });

  test('finds a field taken away and a field put in', () => {
    const records = received(
      eventsAt('northwall', 1_772_529_190_000, { rates: constantRate(360), retention: 60 }).events,
    );
    const [, record] = records as [EventRecord, EventRecord];
    for (const field of FIELDS) {
      const { [field]: _, ...rest } = record;
      if (field === 'seq') continue;
      expect(chainBreaks('northwall', records.with(1, rest as EventRecord))).toContain(record.seq);
    }
    expect(chainBreaks('northwall', records.with(1, { ...record, note: '' } as EventRecord))).toEqual([record.seq]);
  });

  describe('where blocks meet', () => {
    /** Records around the beginning of a block, whose first one is at index 3. */
    function aroundOpening(seed: string): EventRecord[] {
      const records = received(eventsAt(seed, 1_772_529_190_000, { rates: constantRate(600), retention: 600 }).events);
      const at = records.findIndex(({ seq }, i) => i >= 3 && seq % 256 === 0);
      return records.slice(at - 3, at + 4);
    }
    const records = aroundOpening('northwall');
    const opening = records[3] as EventRecord;

    test('the first of a block verifies without the record before it', () => {
      expect(opening.seq % 256).toBe(0);
      expect(chainBreaks('northwall', records)).toEqual([]);
      expect(chainBreaks('northwall', records.slice(3))).toEqual([]);
    });

    test('the first of a block is bound to its seed and its number, even if hashed again', () => {
      expect(chainBreaks('southwall', records)).toEqual([opening.seq]);
      const { hash: _, ...rest } = opening;
      for (const prev of [records[2]?.hash ?? '', anchorOf('northwall', blockOf(opening.seq) + 1)]) {
        expect(chainBreaks('northwall', [hashRecord({ ...rest, prev })])).toEqual([opening.seq]);
        expect(chainBreaks('northwall', received([hashRecord({ ...rest, prev })]))).toEqual([opening.seq]);
      }
    });

    test('a record changed and hashed again is found by the next; at the end of a block there is none', () => {
      const forge = (at: number) => {
        const { hash: _, ...rest } = records[at] as EventRecord;
        return received(records.with(at, hashRecord({ ...rest, verb: 'forged' })));
      };
      for (const at of [0, 1, 3, 4, 5]) {
        expect(chainBreaks('northwall', forge(at))).toEqual([records[at + 1]?.seq]);
      }
      expect(chainBreaks('northwall', forge(2))).toEqual([]);
      expect(chainBreaks('northwall', forge(6))).toEqual([]);
    });
  });

  describe('of records taken away, put in or out of order', () => {
    const { events } = eventsAt('northwall', 1_772_529_190_000, { rates: constantRate(360), retention: 60 });
    const records = received(events);
    const without = (at: number) => records.filter((_, i) => i !== at);
    const inOrder = (list: readonly EventRecord[]) => chainBreaks('northwall', list);
    const numbered = ({ hash: _, ...rest }: EventRecord, seq: number) => hashRecord({ ...rest, seq });

    test('cannot see that the first, the last or one between is missing: a filtered list has gaps of its own', () => {
      for (const at of [0, 30, 59]) expect(inOrder(without(at))).toEqual([]);
    });

    test('finds a gap that is hidden by new numbers', () => {
      const hidden = records.flatMap((record, i) =>
        i === 30 ? [] : i > 30 ? [{ ...record, seq: record.seq - 1 }] : [record],
      );
      expect(inOrder(hidden)).toEqual(hidden.slice(30).map(({ seq }) => seq));
      // Even with fitting hashes, the link across the gap is broken.
      const hashed = records[31] as EventRecord;
      const closed = [...records.slice(0, 30), numbered(hashed, hashed.seq - 1)];
      expect(inOrder(closed)).toEqual([hashed.seq - 1]);
    });

    test('finds a foreign record with the number that follows, unless its maker has linked it', () => {
      const [before, place] = records.slice(29, 31) as [EventRecord, EventRecord];
      const [elsewhere] = received(
        eventsAt('southwall', 1_772_529_190_000, { rates: constantRate(360), retention: 60 }).events,
      ) as [EventRecord];
      const stranger = numbered(elsewhere, place.seq);
      expect(inOrder(records.with(30, stranger))).toEqual([place.seq, place.seq + 1]);
      const linked = hashRecord({ ...numbered(elsewhere, place.seq), hash: undefined, prev: before.hash });
      expect(inOrder(received(records.with(30, linked)))).toEqual([place.seq + 1]);
    });

    test('finds two records that have changed places, one listed twice, and a list turned round', () => {
      const [one, two] = records.slice(29, 31) as [EventRecord, EventRecord];
      expect(inOrder(records.with(29, two).with(30, one))).toEqual([one.seq]);
      expect(inOrder(records.toReversed())).toEqual(
        records
          .toReversed()
          .slice(1)
          .map(({ seq }) => seq),
      );
      expect(inOrder(records.toSpliced(30, 0, one))).toEqual([one.seq]);
    });
  });
});
