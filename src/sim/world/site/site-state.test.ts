import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextIncident, openIncidents } from '../incidents/incidents';
import { RECOVERY_NEWS_MS, siteStateAt } from './site-state';

const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });

test('the site is OK, in an incident, rolling back until its forks are, recovering or just recovered, and stays so until the instant it names', () => {
  fc.assert(
    fc.property(seeds, instants, fc.double({ min: 0, max: 1, noNaN: true }), (seed, t, share) => {
      const state = siteStateAt(seed, t);
      expect(state.until).toBeGreaterThan(t);
      const open = openIncidents(seed, t).at(-1);
      const { ended = 0, rolledBack = 0 } = open ?? {};
      const phase = t < ended ? 'incident' : t < rolledBack ? 'rolling back' : 'recovering';
      if (open) expect(state).toMatchObject({ phase, incident: open });
      else expect(['ok', 'recovered']).toContain(state.phase);
      expect(siteStateAt(seed, Math.floor(t + (state.until - 1 - t) * share))).toEqual(state);
    }),
  );
});

test('a recovery is news for three seconds, unless another incident begins', () => {
  fc.assert(
    fc.property(seeds, instants, (seed, t) => {
      const incident = nextIncident(seed, t);
      for (const after of [0, RECOVERY_NEWS_MS - 1, RECOVERY_NEWS_MS]) {
        const then = incident.recovered + after;
        const { phase, incident: about } = siteStateAt(seed, then);
        if (openIncidents(seed, then).length > 0) expect(['incident', 'rolling back', 'recovering']).toContain(phase);
        else if (after < RECOVERY_NEWS_MS) expect(phase).toBe('recovered');
        else expect(about?.id).not.toBe(incident.id);
      }
    }),
  );
});
