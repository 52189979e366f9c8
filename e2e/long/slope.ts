type Points = readonly (readonly [number, number])[];

function pairSlopes(points: Points): number[] {
  const slopes = points.flatMap(([x, y], i) => points.slice(i + 1).map(([u, v]) => (v - y) / (u - x)));
  return slopes.sort((a, b) => a - b);
}

/** The median of the slopes between all pairs of points (Theil and Sen): one stray reading does not move it. */
export function slope(points: Points): number {
  const slopes = pairSlopes(points);
  return slopes[slopes.length >> 1] ?? Number.NaN;
}

/** The 95% interval of that slope, after Sen: the slopes that Kendall's rank statistic leaves around the median. */
export function slopeInterval(points: Points): readonly [number, number] {
  const slopes = pairSlopes(points);
  const n = points.length;
  const spread = 1.96 * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18);
  const at = (rank: number) => slopes[Math.min(Math.max(Math.round(rank), 0), slopes.length - 1)] ?? Number.NaN;
  return [at((slopes.length - spread) / 2 - 1), at((slopes.length + spread) / 2)];
}
