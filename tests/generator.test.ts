import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mix, stream } from '../src/sim/math/random';

const TWO_32 = 2 ** 32;
/** Number of an item that comes six times a second, in 2026: more than 32 bits. */
const TODAY = 10_635_170_400;

type Draw = (i: number) => number;

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
const worst = (figures: readonly number[]) => Math.max(...figures.map(Math.abs));

/** Random words that owe nothing to the generator under test: AES in counter mode. */
const WORDS = new Uint32Array(
  createCipheriv('aes-128-ctr', Buffer.alloc(16, 1), Buffer.alloc(16)).update(Buffer.alloc(2 ** 19)).buffer,
);
const word: Draw = (i) => WORDS[i] ?? Number.NaN;
const flipped = (value: number, bit: number) => (value ^ (1 << bit)) >>> 0;

/**
 * Largest distance from 0.5 of the share of `samples` values of `i` at which a bit of the draw differs between
 * `base(i)` and `changed(i)`: the worst of 32 bits and all changes.
 */
function bias(samples: number, base: Draw, changes: readonly Draw[]): number {
  const before = Uint32Array.from({ length: samples }, (_, i) => base(i));
  return worst(
    changes.map((changed) => {
      const flips = new Uint32Array(32);
      for (let i = 0; i < samples; i++) {
        const difference = (before[i] ?? 0) ^ changed(i);
        for (let bit = 0; bit < 32; bit++) flips[bit] = (flips[bit] ?? 0) + ((difference >>> bit) & 1);
      }
      return worst(Array.from(flips, (count) => count / samples - 0.5));
    }),
  );
}

/** Standard deviations between the chi-square of equally likely bins and its mean (after Wilson and Hilferty). */
function unevenness(bins: number, samples: number, bin: Draw): number {
  const counts = new Uint32Array(bins);
  for (let i = 0; i < samples; i++) counts[bin(i)] = (counts[bin(i)] ?? 0) + 1;
  const expected = samples / bins;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const variance = 2 / (9 * (bins - 1));
  return (Math.cbrt(chi / (bins - 1)) - (1 - variance)) / Math.sqrt(variance);
}

/** Standard deviations between the correlation of two sequences of units and 0. */
function correlation(samples: number, one: Draw, other: Draw): number {
  let sum = 0;
  for (let i = 0; i < samples; i++) sum += (one(i) - 0.5) * (other(i) - 0.5);
  return (12 * sum) / Math.sqrt(samples);
}

/** Number of draws that repeat an earlier one. */
function repeats(samples: number, draw: Draw): number {
  const sorted = Uint32Array.from({ length: samples }, (_, i) => draw(i)).sort();
  return sorted.reduce((count, value, i) => count + (i > 0 && value === sorted[i - 1] ? 1 : 0), 0);
}

describe('avalanche: a bit of the input flips each bit of the draw with probability 0.5', () => {
  const draws = stream('northwall', 'avalanche');

  const INDEX = { samples: 2 ** 15, measured: 0.0121, bound: 0.0135 };
  test(`index, 53 bits and its sign, random and today’s: within ${INDEX.bound} (worst measured ${INDEX.measured})`, () => {
    const of = (high: Draw, low: Draw) => {
      const changes: readonly (readonly [high: number, low: number])[] = [
        ...upTo(32).map((bit) => [0, 1 << bit] as const),
        ...upTo(21).map((bit) => [1 << bit, 0] as const),
        [-(2 ** 21), 0],
      ];
      return bias(
        INDEX.samples,
        (i) => draws.bits(high(i) * TWO_32 + low(i)),
        changes.map(
          ([inHigh, inLow]) =>
            (i) =>
              draws.bits((high(i) ^ inHigh) * TWO_32 + ((low(i) ^ inLow) >>> 0)),
        ),
      );
    };
    const random = of((i) => (word(INDEX.samples + i) | 0) >> 10, word);
    const consecutive = of(
      (i) => Math.floor((TODAY + i) / TWO_32),
      (i) => (TODAY + i) % TWO_32,
    );
    expect(worst([random, consecutive])).toBeLessThan(INDEX.bound);
  });

  const LANE = { samples: 2 ** 15, measured: 0.0096, bound: 0.0125 };
  test(`lane, random and the first 64: within ${LANE.bound} (worst measured ${LANE.measured})`, () => {
    const of = (lane: Draw) =>
      bias(
        LANE.samples,
        (i) => draws.bits(TODAY + i, lane(i)),
        upTo(32).map((bit) => (i) => draws.bits(TODAY + i, flipped(lane(i), bit))),
      );
    expect(worst([of(word), of((i) => i % 64)])).toBeLessThan(LANE.bound);
  });

  const TEXT = { samples: 2 ** 12, measured: 0.0293, bound: 0.035 };
  test(`seed and name, by bits and characters: within ${TEXT.bound} (worst measured ${TEXT.measured})`, () => {
    const text = (i: number) => word(i).toString(36).slice(-4);
    const changes: ((text: string) => string)[] = [
      ...upTo(4).flatMap((at) =>
        upTo(16).map((bit) => (text: string) => {
          const changed = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit));
          return `${text.slice(0, at)}${changed}${text.slice(at + 1)}`;
        }),
      ),
      (text) => `${text}0`,
      (text) => text.slice(1),
      (text) => text.slice(0, -1),
    ];
    const of = (draw: (text: string) => number) =>
      bias(
        TEXT.samples,
        (i) => draw(text(i)),
        changes.map((change) => (i) => draw(change(text(i)))),
      );
    const seed = of((text) => stream(text, 'feed/jitter').bits(TODAY));
    const name = of((text) => stream('northwall', text).bits(TODAY));
    expect(worst([seed, name])).toBeLessThan(TEXT.bound);
  });
});

const SEQUENCES: readonly (readonly [name: string, index: Draw, lane: Draw])[] = [
  ['indices from 0', (i) => i, () => 0],
  ['indices of today', (i) => TODAY + i, () => 0],
  ['indices across 2^32', (i) => TWO_32 - 2 ** 15 + i, () => 0],
  ['indices across 0', (i) => i - 2 ** 15, () => 0],
  ['lanes of one index', () => TODAY, (i) => i],
  ['64 lanes of each index', (i) => Math.floor(i / 64), (i) => i % 64],
];

describe.each(SEQUENCES)('uniformity of 2^16 draws, in standard deviations: %s', (_name, index, lane) => {
  const samples = 2 ** 16;
  const draws = stream('northwall', 'uniformity');
  const units = Float64Array.from({ length: samples + 8 }, (_, i) => draws.unit(index(i), lane(i)));
  const unit: Draw = (i) => units[i] ?? Number.NaN;

  const UNIT = { measured: 2.44, bound: 3 };
  test(`unit: chi-square over 256 bins within ${UNIT.bound} (worst measured ${UNIT.measured})`, () => {
    expect(Math.abs(unevenness(256, samples, (i) => Math.floor(unit(i) * 256)))).toBeLessThan(UNIT.bound);
  });

  const INT = { measured: 2.82, bound: 3.5 };
  const INTS = [2, 3, 10, 60, 1000, 4096];
  test(`int(n): chi-square over n bins within ${INT.bound} (worst measured ${INT.measured}) for n of ${INTS.join(', ')}`, () => {
    const figures = INTS.map((n) => unevenness(n, samples, (i) => draws.int(n, index(i), lane(i))));
    expect(worst(figures)).toBeLessThan(INT.bound);
  });

  const SERIAL = { measured: 2.37, bound: 3.5 };
  test(`serial correlation at lags 1 to 8 within ${SERIAL.bound} (worst measured ${SERIAL.measured})`, () => {
    const figures = upTo(8).map((lag) => correlation(samples, unit, (i) => unit(i + lag + 1)));
    expect(worst(figures)).toBeLessThan(SERIAL.bound);
  });

  const PAIR = { measured: 1.76, bound: 3 };
  test(`pairs of neighbours: chi-square over 64 x 64 bins within ${PAIR.bound} (worst measured ${PAIR.measured})`, () => {
    const pair: Draw = (i) => Math.floor(unit(2 * i) * 64) * 64 + Math.floor(unit(2 * i + 1) * 64);
    expect(Math.abs(unevenness(64 * 64, samples / 2, pair))).toBeLessThan(PAIR.bound);
  });
});

describe('independence of 10 streams and 4 lanes, all 91 pairs over 2^16 draws', () => {
  const samples = 2 ** 16;
  const first = stream('northwall', 'a');
  const sequences = [
    first,
    ...[
      ['northwall', 'b'],
      ['northwall', 'aa'],
      ['northwall2', 'a'],
      ['Northwall', 'a'],
      ['a', 'northwall'],
      ['ab', 'c'],
      ['a', 'bc'],
      ['', 'abc'],
      ['abc', ''],
    ].map(([seed = '', name = '']) => stream(seed, name)),
  ].map((draws) => Uint32Array.from({ length: samples }, (_, i) => draws.bits(TODAY + i)));
  const lanes = upTo(4).map((lane) => Uint32Array.from({ length: samples }, (_, i) => first.bits(TODAY + i, lane + 1)));
  const all = [...sequences, ...lanes];
  const pairs = all.flatMap((one, i) => all.slice(0, i).map((other) => [one, other] as const));
  const equal = (one: Uint32Array, other: Uint32Array, bits: number) =>
    one.reduce((count, word, i) => count + ((word ^ (other[i] ?? Number.NaN)) >>> (32 - bits) === 0 ? 1 : 0), 0);

  const CORRELATION = { measured: 3.56, bound: 4 };
  test(`correlation at the same index within ${CORRELATION.bound} (worst measured ${CORRELATION.measured}) standard deviations`, () => {
    const figures = pairs.map(([one, other]) =>
      correlation(
        samples,
        (i) => (one[i] ?? Number.NaN) / TWO_32,
        (i) => (other[i] ?? Number.NaN) / TWO_32,
      ),
    );
    expect(worst(figures)).toBeLessThan(CORRELATION.bound);
  });

  test('no draw equals another stream’s at the same index', () => {
    expect(pairs.map(([one, other]) => equal(one, other, 32))).toEqual(pairs.map(() => 0));
  });
});

describe('repeats: a stream is a permutation of each 2^32 indices, and of the lanes of an index', () => {
  const samples = 2 ** 20;
  const draws = stream('northwall', 'repeats');

  /** The inverse of `mix`. */
  function unmix(x: number): number {
    let h = x ^ (x >>> 16);
    h = Math.imul(h, 0x43021123);
    h ^= (h >>> 15) ^ (h >>> 30);
    h = Math.imul(h, 0x1d69e2a5);
    return (h ^ (h >>> 16)) >>> 0;
  }

  test('mix is a bijection of the 32-bit integers', () => {
    const integers = fc.integer({ min: 0, max: TWO_32 - 1 });
    fc.assert(
      fc.property(integers, (x) => {
        expect(unmix(mix(x))).toBe(x);
        expect(mix(unmix(x))).toBe(x);
      }),
    );
  });

  test('2^20 consecutive indices repeat no draw, where a random function would repeat 128', () => {
    expect(repeats(samples, (i) => draws.bits(TODAY + i))).toBe(0);
  });

  test('2^20 lanes of one index repeat no draw', () => {
    expect(repeats(samples, (i) => draws.bits(TODAY, i))).toBe(0);
  });

  test('no stream is the permutation of another with its indices shifted by an exclusive or', () => {
    // With one key word, undoing the three rounds and the index would leave the key, the same at every index.
    const left = (i: number) => (unmix(unmix(unmix(draws.bits(i)))) ^ i) >>> 0;
    expect(new Set(upTo(1000).map(left)).size).toBeGreaterThan(990);
  });
});
