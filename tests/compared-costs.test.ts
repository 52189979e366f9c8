import { expect, test } from 'vitest';
import type { Dashboard } from '../src/dashboards/contract';
import type { DashboardId } from '../src/dashboards/ids';
import { dashboards } from '../src/dashboards/registry';
import { costSentence } from '../src/sim/words/difference';

/** Instant two seconds after a veto. */
const AT = 1_772_528_006_800;
const DAY_MS = 86_400_000;

/** First difference of each dashboard of whose own one is a cost. */
const COSTS: Readonly<Partial<Record<DashboardId, RegExp>>> = {
  cores: /^Eight more cores are in an incident’s rollback\.$/,
  events: /^There are \w+ more anomalies\.$/,
  mesh: /^One more lane is degraded; \d+ more batches are degraded\.$/,
  throughput: /^One more rack is in an incident; \d+ more GPUs are down; the rate is [\d,]+ TFLOPS lower\.$/,
  history: /^\d+ more GPUs are down; there are \w+ more node errors in five minutes\.$/,
  corelog: /^There is one more WARN line and one more ERROR line\.$/,
  rollback: /^P95 is [\d.]+ ms higher; P99 is [\d.]+ ms higher; one more action is slower than 256 ms\.$/,
  transparency: /^There is one more VETO entry\.$/,
  // Not here: utilisation, as deferred work is no cost by itself; interlocks, as a fault is one that does its work, and
  // so is a closed gate; forks, which are there to be judged; machines, each of which is where its patrol has it.
};

test.each(Object.values<Dashboard>(dashboards).map((dashboard) => [dashboard.id as DashboardId, dashboard] as const))(
  '%s in an incident, compared with the day before, leads with what it costs',
  async (id, { cadence, settings, state, readings, loadComparison }) => {
    const of = (t: number) =>
      state('northwall', readings ? readings.at('northwall', t) : Math.floor(t / cadence) * cadence, settings);
    const comparison = (await loadComparison?.())?.comparison;
    const cost = costSentence(comparison?.differences(of(AT), of(AT - DAY_MS)) ?? [], '24 hours earlier');
    expect(cost).toMatch(COSTS[id] ?? /^$/);
  },
);
