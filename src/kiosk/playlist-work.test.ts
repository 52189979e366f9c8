import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { incidentsBetween } from '../sim/world/incidents/incidents';
import { currentItemAt } from './current-item';
import { SHOW_SCENES } from './scenes';

vi.mock('../sim/world/incidents/incidents', { spy: true });

const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
const items = fc
  .tuple(fc.constantFrom(...SHOW_SCENES), fc.integer({ min: 5, max: 3_600 }))
  .map(([name, seconds]) => ({ subject: { kind: 'scene', name } as const, seconds }));
const playlists = fc.array(items, { minLength: 1, maxLength: 60 });

test('the item is found with few incidents computed, whatever the playlist and the speed', () => {
  const listed = vi.mocked(incidentsBetween).mock;
  fc.assert(
    fc.property(playlists, instants, fc.constantFrom(0, 0.001, 1, 60, 3_600), (play, t, rate) => {
      listed.results.length = 0;
      currentItemAt(play, 'northwall', t, rate);
      expect(listed.results.length).toBeLessThanOrEqual(8);
      for (const { value } of listed.results) expect(value.length).toBeLessThanOrEqual(10);
    }),
  );
});
