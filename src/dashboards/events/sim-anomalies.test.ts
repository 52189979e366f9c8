import { expect, test } from 'vitest';
import { DEFAULTS, eventsAt } from './sim';
import { anomaliesBySecond } from './sim-anomalies';

test('each anomaly counts in the second that it was recorded in, the newest last', () => {
  for (let i = 0; i < 30; i++) {
    const state = eventsAt('northwall', 1_772_528_006_800 + i * 7_300, DEFAULTS);
    const counts = anomaliesBySecond(state);
    expect(counts).toHaveLength(45);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(state.anomalies.length);
    const newest = state.events.filter(
      ({ seq, created }) => state.anomalies.includes(seq) && state.ts - created < 1_000,
    );
    expect(counts.at(-1)).toBe(newest.length);
  }
});
