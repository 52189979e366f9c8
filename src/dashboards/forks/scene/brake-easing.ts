/**
 * Returns the hold of Tern's brake, 0 or 1, from the world's pace in each drawing: the springs are closed while the
 * world slows and while it is at rest, and open as soon as it runs up again.
 */
export function createBrakeEasing(): (pace: number) => number {
  let last = 1;
  let hold = 0;
  return (pace) => {
    if (pace !== last) hold = pace < last ? 1 : 0;
    last = pace;
    return hold;
  };
}
