/**
 * How far Tern's brake holds, 0 or 1, from the pace that a hand on the brake leaves the world in each drawing: the
 * springs are closed while it slows and while it is at rest, and open as soon as it runs up again.
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
