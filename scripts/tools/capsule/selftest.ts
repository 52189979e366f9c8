import { anchorOf } from '../../../src/sim/math/chain';
import { stream } from '../../../src/sim/math/random';
import { SLICE_MS, sliceAt } from '../../../src/sim/world/cores/scenario';
import { DEFAULT_SEED } from '../../../src/sim/world/seed';

/** Number of draws of the generator that a node has to repeat bit for bit. */
const DRAWS = 460_000;

/** Number of blocks of the chain whose anchors are listed. */
const ANCHORS = 8_192;

/** Year 2026, UTC, in milliseconds since the Unix epoch. */
const YEAR = { from: 1_767_225_600_000, to: 1_798_761_600_000 };

/** Draws of stream `capsule/draws` of the default world, from index 0: four bytes each, big-endian. */
export function draws(): Buffer {
  const drawn = stream(DEFAULT_SEED, 'capsule/draws');
  const bytes = Buffer.alloc(DRAWS * 4);
  for (let i = 0; i < DRAWS; i++) bytes.writeUInt32BE(drawn.bits(i), i * 4);
  return bytes;
}

/** Anchors of the default world's chain, from block 0: 32 bytes each. */
export function anchors(): Buffer {
  return Buffer.from(Array.from({ length: ANCHORS }, (_, block) => anchorOf(DEFAULT_SEED, block)).join(''), 'hex');
}

/** Scenarios that the default world rehearses in each slice of 2026: one byte a slice. */
export function slices(): Buffer {
  const count = (YEAR.to - YEAR.from) / SLICE_MS;
  return Buffer.from(Array.from({ length: count }, (_, i) => sliceAt(DEFAULT_SEED, YEAR.from + i * SLICE_MS).scenario));
}
