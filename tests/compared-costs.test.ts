import { expect, test } from 'vitest';
import type { Dashboard } from '../src/dashboards/contract';
import type { DashboardId } from '../src/dashboards/ids';
import { dashboards } from '../src/dashboards/registry';
import { costSentence } from '../src/sim/words/difference';

/** Instant two seconds after a veto. */
const AT = 1_772_528_006_800;
const DAY_MS = 86_400_000;

/** First difference of each dashboard; undefined if none of its own is a cost. */
const COSTS: Readonly<Record<DashboardId, RegExp | undefined>> = {
  cores: /^8 more cores in an incident’s rollback\.$/,
  events: /^\d+ more anomal(y|ies)\.$/,
  mesh: /^1 more lane in an incident, \d+ more batches degraded\.$/,
  throughput: /^1 more rack in an incident, \d+ more GPUs out, rate [\d,]+ TFLOPS lower\.$/,
  history: /^\d+ more GPUs out\.$/,
  // Deferred work is no cost by itself.
  utilisation: undefined,
  corelog: /^1 more WARN line, 1 more ERROR line\.$/,
  rollback: /^P95 [\d.]+ ms higher, P99 [\d.]+ ms higher, 1 more action above 256 ms\.$/,
  // A fault is an interlock that does its work, and so is a closed gate.
  interlocks: undefined,
  transparency: /^1 more VETO entry\.$/,
  // A fork that is cut is no cost: forks are there to be judged.
  forks: undefined,
  // Each machine is where its patrol has it on that day.
  machines: undefined,
};

test.each(Object.values<Dashboard>(dashboards).map((dashboard) => [dashboard.id as DashboardId, dashboard] as const))(
  '%s in an incident, compared with the day before, leads with what it costs',
  (id, { cadence, settings, state, readings, comparison }) => {
    const of = (t: number) =>
      state(
        'northwall',
        typeof readings === 'object' ? readings.at('northwall', t) : Math.floor(t / cadence) * cadence,
        settings,
      );
    const cost = costSentence(comparison?.differences(of(AT), of(AT - DAY_MS)) ?? [], '24 hours earlier');
    expect(cost).toMatch(COSTS[id] ?? /^$/);
  },
);
