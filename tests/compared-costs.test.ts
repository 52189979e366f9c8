import { expect, test } from 'vitest';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { costSentence } from '../src/sim/words/difference';

/** Two seconds after a veto, and the same instant of the day before. */
const AT = 1_772_528_006_800;
const DAY_MS = 86_400_000;

test.each([
  ['throughput', /^1 more rack in an incident, \d+ more GPUs out, rate [\d,]+ TFLOPS lower\.$/],
  ['mesh', /^1 more lane in an incident, \d+ more batches degraded\.$/],
  ['cores', /^8 more cores in an incident’s rollback\.$/],
  ['rollback', /^P95 [\d.]+ ms higher, P99 [\d.]+ ms higher, 1 more action above 256 ms\.$/],
  ['corelog', /^1 more WARN line, 1 more ERROR line\.$/],
  ['events', /^\d+ more anomal(y|ies)\.$/],
] as const)('%s in an incident, compared with the day before, leads with what it costs', (id, cost) => {
  const { cadence, settings, state, readings, comparison } = dashboards[id] as Dashboard;
  const of = (t: number) =>
    state(
      'northwall',
      typeof readings === 'object' ? readings.at('northwall', t) : Math.floor(t / cadence) * cadence,
      settings,
    );
  expect(costSentence(comparison?.differences(of(AT), of(AT - DAY_MS)) ?? [], '24 hours earlier')).toMatch(cost);
});
