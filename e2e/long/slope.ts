/** The median of the slopes between all pairs of points (Theil and Sen): one stray reading does not move it. */
export function slope(points: readonly (readonly [number, number])[]): number {
  const slopes = points.flatMap(([x, y], i) => points.slice(i + 1).map(([u, v]) => (v - y) / (u - x)));
  return slopes.sort((a, b) => a - b)[slopes.length >> 1] ?? Number.NaN;
}
