import { expect, test } from 'vitest';
import { incidentsBetween } from '../../../sim/world/incidents/incidents';
import { VETO_MS } from './flash';
import { createNowWords } from './now-words';

const FROM = 1_772_528_400_000;

test('what a veto saved is said for 30 s after it, unless another comes, and then what comes next', () => {
  const incidents = incidentsBetween('northwall', FROM, FROM + 3_600_000);
  let kept = 0;
  incidents.forEach(({ ended }, i) => {
    const next = incidents[i + 1]?.ended ?? 0;
    const wordsAt = createNowWords();
    const [soon, later, last] = [ended + VETO_MS, ended + 29_000, ended + 30_000].map((t) =>
      t < next ? wordsAt('northwall', t)[0] : undefined,
    );
    if (later === undefined) return;
    kept++;
    expect([soon, later]).toEqual([expect.stringMatching(/^veto (saved|kept|stopped)$/), soon]);
    if (last !== undefined) expect(last).toBe('drill veto');
  });
  expect(kept).toBeGreaterThan(20);
});
