import { Clock } from '../clock/clock';
import { browserTime } from '../clock/source';
import type { World } from '../clock/world';
import { readFlags } from './flags';

/** What the page starts from. */
export interface Boot {
  readonly world: World;
  /** One sentence for each part of the URL that could not be used. */
  readonly notices: readonly string[];
}

/** Reads the URL, once, and starts the world it asks for. */
export function boot(search: string): Boot {
  const { seed, at, rate, notices } = readFlags(search);
  return { world: { seed, clock: new Clock(browserTime, { at, rate }) }, notices };
}
