import { Clock } from '../clock/clock';
import { browserTime } from '../clock/source';
import type { World } from '../clock/world';
import { DEFAULT_WORLD, keepWorld } from '../storage/world';
import { readFlags } from './flags';

/** What the page starts from. */
export interface Boot {
  readonly world: World;
  /** One sentence for each part of the URL that could not be used. */
  readonly notices: readonly string[];
}

/**
 * Reads the URL and the visitor's own world, once, and starts the world to show: the one the URL names, which is the same
 * for everybody who follows the link and is not stored, or else the visitor's own.
 */
export function boot(search: string): Boot {
  const { seed, at, rate, notices } = readFlags(search);
  const own = keepWorld();
  const world = seed === undefined ? own : { ...DEFAULT_WORLD, seed };
  return { world: { ...world, clock: new Clock(browserTime, { at, rate }) }, notices };
}
