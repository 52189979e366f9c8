import { floor, imul } from './math';
import { seedOf, type WorldName } from './seed-of';

const TWO_32 = 4294967296;

/**
 * A named, seeded sequence of random draws addressed by position. Every draw is a hash of (seed, name, index, channel),
 * so draws may be taken in any order, and a new stream changes no other. `index` is any safe integer, also a negative
 * one; `channel` is a 32-bit integer.
 */
export interface Stream {
  /** 32 random bits, an integer in [0, 2^32). */
  bits(index: number, channel?: number): number;
  /** A number in [0, 1), a multiple of 2^-32. */
  unit(index: number, channel?: number): number;
  /** The results of `unit` for channels 0 to `channels` - 1, cheaper than one call for each. */
  units(index: number, channels: number): number[];
  /** An integer in [0, n), for n from 1 to 2^21 (the bias is then below 0.05 %). */
  int(n: number, index: number, channel?: number): number;
  /** True with probability `p`. */
  chance(p: number, index: number, channel?: number): boolean;
}

/** The lowbias32 integer hash (Chris Wellons, "Prospecting for Hash Functions", 2018). */
export function mix(x: number): number {
  let h = x | 0;
  h = imul(h ^ (h >>> 16), 0x7feb352d);
  h = imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** 32 bits of a string's UTF-16 code units, each mixed in turn. */
function hashText(text: string, start: number): number {
  let h = mix(start ^ text.length);
  for (let i = 0; i < text.length; i++) h = mix(h ^ text.charCodeAt(i));
  return h;
}

/** Number of worlds whose streams are cached. */
const OPEN_WORLDS = 4;
const worlds = new Map<string, Map<string, Stream>>();

/** The cached streams of `world`, by name. The world opened longest ago is dropped first. */
function openedIn(world: WorldName): Map<string, Stream> {
  const known = worlds.get(world);
  if (known) return known;
  const [oldest] = worlds.keys();
  if (oldest !== undefined && worlds.size === OPEN_WORLDS) worlds.delete(oldest);
  const opened = new Map<string, Stream>();
  worlds.set(world, opened);
  return opened;
}

/**
 * The stream `name` of `world`: the same in every fork of a world. A stream holds no state, so all callers share it.
 */
export function stream(world: WorldName, name: string): Stream {
  const opened = openedIn(world);
  const known = opened.get(name) ?? open(world, name);
  opened.set(name, known);
  return known;
}

function open(world: WorldName, name: string): Stream {
  // Two key words, because with one all streams would be shifted copies of one permutation of the indices.
  const key = hashText(name, hashText(seedOf(world), 0x9e3779b9));
  const second = hashText(name, key);
  /** The part of the hash that all channels of an index share. */
  const row = (index: number): number => {
    const low = mix(key ^ (index >>> 0));
    const high = floor(index / TWO_32) >>> 0;
    return mix(low ^ imul(high, 0x85ebca6b)) ^ second;
  };
  const at = (start: number, channel: number): number => mix(start ^ imul(channel, 0xc2b2ae35));
  const bits = (index: number, channel = 0): number => at(row(index), channel);
  const unit = (index: number, channel = 0) => bits(index, channel) / TWO_32;
  return {
    bits,
    unit,
    units(index, channels) {
      const start = row(index);
      const drawn = new Array<number>(channels);
      for (let channel = 0; channel < channels; channel++) drawn[channel] = at(start, channel) / TWO_32;
      return drawn;
    },
    int: (n, index, channel = 0) => floor(unit(index, channel) * n),
    chance: (p, index, channel = 0) => unit(index, channel) < p,
  };
}
