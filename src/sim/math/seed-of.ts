/** Stands before each edit in a world's name. No seed contains it. */
export const EDIT_MARK = '~';

/** The seed in a world's name: what stands before the first `~`. All draws come from it, so a fork draws what its original draws. */
export function seedOf(world: string): string {
  const end = world.indexOf(EDIT_MARK);
  return end < 0 ? world : world.slice(0, end);
}

/** Whether a world's name has edits, or what stands for some. */
export const isFork = (world: string): boolean => world.includes(EDIT_MARK);
