declare const kind: unique symbol;

/**
 * Name of a world: its seed and, in a fork, the edits after it. Any text may be given as one, so that it can be written
 * in place; but a name is refused where a seed is required.
 */
export type WorldName = string & { readonly [kind]?: 'original' | 'fork' };

/** Seed. It is the name of the world without edits. */
export type Seed = string & { readonly [kind]?: 'original' };

/** Mark before each edit in a world's name. No seed contains it. */
export const EDIT_MARK = '~';

/**
 * Seed in a world's name: the part before the first `~`. All draws come from it, so a fork draws what its original
 * draws.
 */
export function seedOf(world: WorldName): Seed {
  const end = world.indexOf(EDIT_MARK);
  return end < 0 ? (world as Seed) : world.slice(0, end);
}

/** True if a world's name has edits, valid or not. */
export const isFork = (world: WorldName): boolean => world.includes(EDIT_MARK);
