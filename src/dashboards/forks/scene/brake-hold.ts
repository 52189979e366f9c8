/**
 * Returns the hold of the world's brake, 0 or 1, from the world's pace in each drawing: a hand has Tern's springs
 * closed while the world slows and while it is at rest, and they open, if Tern itself does not stand, as soon as it
 * runs up again.
 */
export function createBrakeHold(): (pace: number) => number {
  let last = 1;
  let hold = 0;
  return (pace) => {
    if (pace !== last) hold = pace < last ? 1 : 0;
    last = pace;
    return hold;
  };
}
