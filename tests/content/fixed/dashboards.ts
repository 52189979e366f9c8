import { HISTORY_SAMPLE_MS, SHOWN_MS as HISTORY_SHOWN_MS, SAMPLES } from '../../../src/dashboards/history/sim';
import { CLASSES, LANES, MAX_BATCHES, OPENING_BATCHES, SHOWN_PER_LANE, STAGES } from '../../../src/dashboards/mesh/sim';
import { dashboards } from '../../../src/dashboards/registry';
import { BUCKETS, SAMPLES_PER_SECOND, WINDOW } from '../../../src/dashboards/rollback/sim';
import { MAX_ENTRIES, PER_MINUTE } from '../../../src/dashboards/transparency/sim';
import { SHOWN_INITIALLY, SUBSYSTEM_IDS } from '../../../src/session/address/page-choices';
import { TYPES } from '../../../src/sim/tables/log-filters';
import { CORE_READING_MS, CORES } from '../../../src/sim/world/cores/cores';
import { AUDIT_MS, PHASES, SCENARIOS, SLICE_MS } from '../../../src/sim/world/cores/scenario';
import { CYCLE_DAYS } from '../../../src/sim/world/cycle';
import { RECOVERY_MS } from '../../../src/sim/world/incidents/gate';
import { INTERLOCKS } from '../../../src/sim/world/incidents/interlocks';
import { TOPOLOGY } from '../../../src/sim/world/topology';
import { AT, browser, fields, holds, SEED, stateOf, text, value } from './requirement';

const NAMES = [
  'events',
  'mesh',
  'throughput',
  'history',
  'cores',
  'utilisation',
  'rollback',
  'interlocks',
  'transparency',
];

/** Requirements on the contents of dashboards. */
export const DASHBOARDS = [
  holds(
    'dashboards',
    'src/dashboards/registry.ts',
    'event stream, mesh lanes, throughput, 24 h of throughput, core and sandbox utilisation, rollback latency, interlocks, transparency log',
    () => NAMES.every((name) => name in dashboards),
  ),
  browser('values', 'e2e/determinism.spec.ts', 'generated in the visitor’s browser'),
  value(
    'panels of `/skynet`',
    'src/session/address/page-choices.ts',
    { throughput: true, mesh: true, corelog: false, utilisation: false },
    () => Object.fromEntries(SUBSYSTEM_IDS.map((id) => [id, SHOWN_INITIALLY.includes(id)])),
    'throughput and mesh shown initially; core log and utilisation hidden',
  ),
  browser('history chart', 'e2e/panel.spec.ts', 'live on or off'),
  browser('an interlock', 'src/dashboards/interlocks/sim.test.ts', 'goes from OK to FAULT at random'),
  value('phases of a slice', 'src/sim/world/cores/scenario.ts', ['ingest', 'fork', 'eval', 'rollback'], () => [
    ...PHASES,
  ]),
  value('slice', 'src/sim/world/cores/scenario.ts', 90_000, () => SLICE_MS, '90 s'),
  value('audit export', 'src/sim/world/cores/scenario.ts', 300_000, () => AUDIT_MS, 'every 5 minutes'),
  value('scenarios', 'src/sim/world/cores/scenario.ts', 18, () => new Set(SCENARIOS).size),
  value(
    'mesh',
    'src/dashboards/mesh/sim.ts',
    { lanes: 4, opening: 24, most: 140, shown: 14 },
    () => ({
      lanes: LANES,
      opening: OPENING_BATCHES,
      most: MAX_BATCHES,
      shown: SHOWN_PER_LANE,
    }),
    '4 lanes, 24 batches initially, 140 at most, 14 shown in each lane',
  ),
  value('stages', 'src/dashboards/mesh/sim.ts', ['INGEST', 'SCHEDULE', 'EXEC', 'COMMIT'], () => [...STAGES]),
  value('classes', 'src/dashboards/mesh/sim.ts', ['VECTOR', 'TENSOR', 'SCAN', 'PAYLOAD'], () => [...CLASSES]),
  value(
    'degraded batches',
    'src/dashboards/mesh/sim.ts',
    '0.2',
    () => {
      const lanes = Array.from({ length: 60 }, (_, i) => stateOf.mesh(AT + i * 61_000).lanes).flat();
      const total = (of: 'active' | 'degraded') => lanes.reduce((sum, lane) => sum + lane[of], 0);
      return (total('degraded') / total('active')).toFixed(1);
    },
    'about 1 in 5',
  ),
  fields(
    'fields of a batch',
    'src/dashboards/mesh/sim.ts',
    'cls id lane life ms quality stage ts',
    () => stateOf.mesh().batches[0],
  ),
  value(
    'pods, racks, GPUs',
    'src/sim/world/topology.ts',
    [3, 8, 72],
    () => [TOPOLOGY.pods, TOPOLOGY.racksPerPod, TOPOLOGY.gpusPerRack],
    '3 pods, 8 racks in each, 72 GPUs in each rack',
  ),
  value(
    'history',
    'src/dashboards/history/sim.ts',
    { points: 288, step: 300_000, refresh: 3_000 },
    () => ({
      points: SAMPLES,
      step: HISTORY_SAMPLE_MS,
      refresh: HISTORY_SHOWN_MS,
    }),
    '288 points (24 h at steps of 5 minutes), refreshed every 3 s',
  ),
  value('days of the cycle', 'src/sim/world/cycle.ts', 4, () => CYCLE_DAYS),
  fields(
    'fields of a sample',
    'src/dashboards/history/sim.ts',
    'down errors fp4 power powerEU powerUK powerUS ts',
    () => stateOf.history().now,
  ),
  value(
    'rollbacks',
    'src/dashboards/rollback/sim.ts',
    { window: 420, second: 60 },
    () => ({
      window: WINDOW,
      second: SAMPLES_PER_SECOND,
    }),
    'a window of 420 samples, 60 new in each second',
  ),
  value(
    'buckets, ms',
    'src/dashboards/rollback/sim.ts',
    [1, 2, 4, 8, 16, 32, 64, 128, 256],
    () => [...BUCKETS],
    'powers of two from 1 to 256',
  ),
  value(
    'percentiles',
    'src/dashboards/rollback/sim.ts',
    true,
    () => {
      const state = dashboards.rollback.state(SEED, AT, dashboards.rollback.settings);
      return 'p95' in state && 'p99' in state;
    },
    'P95, P99',
  ),
  value(
    'interlocks',
    'src/sim/world/incidents/interlocks.ts',
    15,
    () => new Set(INTERLOCKS.map(({ name }) => name)).size,
  ),
  value('recovery of an interlock', 'src/sim/world/incidents/gate.ts', 1_500, () => RECOVERY_MS, 'after 1.5 s'),
  value(
    'rows of the matrix',
    'src/dashboards/interlocks/sim.ts',
    15,
    () => dashboards.interlocks.state(SEED, AT, dashboards.interlocks.settings).rows.length,
  ),
  value('transparency, entries a minute', 'src/dashboards/transparency/sim.ts', 28, () => PER_MINUTE),
  value('transparency, entries', 'src/dashboards/transparency/sim.ts', 80, () => MAX_ENTRIES),
  value('transparency, types', 'src/sim/tables/log-filters.ts', ['SNAP', 'VETO', 'TRACE', 'HASH', 'ATTEST'], () => [
    ...TYPES,
  ]),
  fields(
    'fields of an entry',
    'src/dashboards/transparency/sim.ts',
    'detail id seq ts type',
    () => stateOf.transparency().entries[0],
  ),
  value('cores', 'src/sim/world/cores/cores.ts', 48, () => CORES),
  value('cores, ms between readings', 'src/sim/world/cores/cores.ts', 520, () => CORE_READING_MS),
  text('copy on the slices', '/skynet', 'slices of 90 s'),
  text('copy on the audit export', '/transparency', 'The audit export leaves every 5 minutes'),
];
