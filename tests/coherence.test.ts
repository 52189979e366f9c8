import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { corelogAt } from '../src/dashboards/corelog/sim';
import { coresAt } from '../src/dashboards/cores/sim';
import { coresTable } from '../src/dashboards/cores/table';
import { DEFAULTS, type EventRecord, eventsAt } from '../src/dashboards/events/sim';
import { forksAt } from '../src/dashboards/forks/sim';
import { forksTable } from '../src/dashboards/forks/table';
import { historyAt } from '../src/dashboards/history/sim';
import { interlocksAt } from '../src/dashboards/interlocks/sim';
import { DEGRADED_BELOW, meshAt } from '../src/dashboards/mesh/sim';
import { rollbackAt } from '../src/dashboards/rollback/sim';
import { throughputAt } from '../src/dashboards/throughput/sim';
import { type TransparencyEntry, transparencyAt } from '../src/dashboards/transparency/sim';
import { utilisationAt } from '../src/dashboards/utilisation/sim';
import type { Table } from '../src/sim/tables/table';
import { RATE, RETENTION } from '../src/sim/words/event-settings';
import { faultsBetween, isGateClosed } from '../src/sim/world/incidents/gate';
import { type Incident, incidentsBetween } from '../src/sim/world/incidents/incidents';
import { INCIDENT_KINDS, takenParts } from '../src/sim/world/incidents/interlocks';
import { badgeAt } from '../src/sim/world/site/badge';
import { nextSiteReading, READING_GAP_MS } from '../src/sim/world/site/site-reading';

const SEED = 'northwall';
const FROM = Date.UTC(2026, 2, 3);
const CYCLE = { cycleDays: 4 };
/** Milliseconds that separate an incident from its neighbours, so that an effect can be only its own. */
const APART_MS = 10_000;
/** Incidents of each kind. */
const EACH = 50;

/** First 50 incidents of each kind that stand apart from their neighbours. */
function standingApart(): Record<string, Incident[]> {
  const found: Record<string, Incident[]> = Object.fromEntries(INCIDENT_KINDS.map((kind) => [kind, []]));
  const all = incidentsBetween(SEED, FROM, FROM + 12 * 86_400_000);
  all.forEach((incident, i) => {
    const before = all[i - 1];
    const after = all[i + 1];
    if (!before || !after) return;
    if (incident.onset - before.recovered < APART_MS || after.onset - incident.recovered < APART_MS) return;
    const list = found[incident.kind];
    if (list && list.length < EACH) list.push(incident);
  });
  return found;
}

const up = (t: number, step: number) => Math.ceil(t / step) * step;
const incidents = standingApart();

describe.each(INCIDENT_KINDS)('an incident of the kind %s', (kind) => {
  const fifty = incidents[kind] ?? [];

  test('occurs 50 times apart from others', () => expect(fifty).toHaveLength(EACH));

  test('faults its interlock at the veto, and no other; it recovers after 1.5 s', () => {
    for (const { id, ended, interlock } of fifty) {
      const first = up(ended, 100);
      const { rows } = interlocksAt(SEED, first);
      const named = (t: number) => interlocksAt(SEED, t).rows.flatMap((row) => row.recent.map(({ corr }) => corr));
      expect(rows.map(({ corr, state }, i) => corr === id && state === 'FAULT' && i)).toEqual(
        rows.map((_, i) => i === interlock && i),
      );
      expect([rows[interlock]?.kind, rows[interlock]?.recent.at(-1)?.onset]).toEqual([kind, ended]);
      expect(named(first)).toContain(id);
      expect(named(first - 100)).not.toContain(id);
      // False trips may follow on the same interlock.
      const after = interlocksAt(SEED, up(ended + 1_500, 100)).rows[interlock];
      if (after?.corr === id) expect([after.state, after.since]).toEqual(['OK', ended + 1_500]);
    }
  });

  test('brings a burst of events within a second of the onset, all flagged', () => {
    for (const { id, onset, severity } of fifty) {
      const before = eventsAt(SEED, onset, DEFAULTS);
      const state = eventsAt(SEED, up(onset + 1_000, 250), DEFAULTS);
      const burst = state.events.filter(({ corr, seq }) => corr === id && state.anomalies.includes(seq));
      expect(before.events.filter(({ corr }) => corr === id)).toEqual([]);
      expect(burst).toHaveLength(4 + 2 * severity);
      for (const { created } of burst) {
        expect(created).toBeGreaterThan(onset);
        expect(created).toBeLessThanOrEqual(onset + 1_000);
      }
    }
  });

  test('degrades every batch of its lane while it lasts, if it takes lanes', () => {
    for (const { id, onset, recovered, lane } of fifty.filter((each) => takenParts(each).lanes)) {
      for (const t of [up(onset, 200), up(recovered, 200) - 200]) {
        const state = meshAt(SEED, t);
        expect(state.lanes.map(({ corr }) => corr)).toEqual([0, 1, 2, 3].map((i) => (i === lane ? id : null)));
        for (const batch of state.batches) {
          if (batch.lane === lane) expect(batch.quality).toBeLessThan(DEGRADED_BELOW);
        }
      }
      for (const t of [up(onset, 200) - 200, up(recovered, 200)]) {
        expect(meshAt(SEED, t).lanes.map(({ corr }) => corr)).toEqual([null, null, null, null]);
      }
    }
  });

  test('takes GPUs of its rack down and lowers rate and power, in the panel of racks and in the history, if it takes racks', () => {
    for (const { id, onset, recovered, pod, rack, severity } of fifty.filter((each) => takenParts(each).racks)) {
      const during = up(onset, 1_000);
      if (during >= recovered) continue;
      const state = throughputAt(SEED, during, CYCLE);
      const affected = state.pods[pod]?.racks[rack];
      expect(affected?.corr).toBe(id);
      expect(affected?.gpus.filter((rate) => rate === 0).length).toBeGreaterThanOrEqual(8 * severity);
      expect(state.pods.flatMap(({ racks }) => racks.filter(({ corr }) => corr))).toHaveLength(1);
      const calm = throughputAt(SEED, up(recovered, 1_000), CYCLE);
      expect(calm.tflops).toBeGreaterThan(state.tflops);
      expect(calm.pods[pod]?.power).toBeGreaterThan(state.pods[pod]?.power ?? 0);

      const reading = up(onset, 3_000);
      if (reading >= recovered) continue;
      const { now, open } = historyAt(SEED, reading, CYCLE);
      const same = throughputAt(SEED, reading, CYCLE);
      expect(open).toEqual([id]);
      expect([now.fp4, now.down]).toEqual([same.tflops, same.down]);
      expect([now.powerUS, now.powerEU, now.powerUK]).toEqual(same.pods.map(({ power }) => power));
    }
  });

  test('raises the errors of its five minutes', () => {
    for (const { onset, severity } of fifty) {
      const reading = up(onset, 3_000);
      const errors = (t: number) => historyAt(SEED, t, CYCLE).now.errors;
      if (Math.floor(reading / 300_000) !== Math.floor((reading - 3_000) / 300_000)) continue;
      expect(errors(reading) - errors(reading - 3_000)).toBeGreaterThanOrEqual(2 * severity);
      const step = up(onset, 300_000);
      expect(historyAt(SEED, step, CYCLE).samples.at(-1)?.errors).toBeGreaterThanOrEqual(errors(reading));
    }
  });

  test('draws the rollbacks inside its own from the slow tail', () => {
    for (const { id, ended, rolledBack } of fifty) {
      const { samples, p99 } = rollbackAt(SEED, up(rolledBack, 50));
      const forced = samples.filter(({ corr }) => corr === id);
      expect(forced).toEqual(samples.filter(({ ts }) => ts >= ended && ts < rolledBack));
      expect(forced.length).toBeGreaterThan(10);
      for (const { ms } of forced) expect(ms).toBeGreaterThanOrEqual(46);
      expect(p99).toBeGreaterThan(90);
      expect(rollbackAt(SEED, up(ended, 50)).corr).toBe(id);
    }
  });

  test('rolls the cores of its socket back, which the utilisation shows too', () => {
    for (const { id, ended, recovered, socket } of fifty) {
      const affected = coresAt(SEED, up(ended, 520)).cores.filter(({ corr }) => corr);
      if (up(ended, 520) < recovered) {
        expect(affected.map((core) => [core.socket, core.state, core.corr])).toEqual(
          Array.from({ length: 8 }, () => [socket, 'rollback', id]),
        );
      }
      const sample = up(ended, 2_600);
      if (sample < recovered) expect(utilisationAt(SEED, sample).samples.at(-1)?.corr).toBe(id);
    }
  });

  test('cuts the forks of its socket that are out at its veto, under the id that its interlock has', () => {
    for (const { id, ended, onset, socket, interlock, recovered } of fifty) {
      const before = forksAt(SEED, ended).forks.filter((fork) => fork.socket === socket && fork.fate === 'judged');
      const state = forksAt(SEED, up(ended, 260));
      const cut = state.forks.filter(({ fate }) => fate === 'cut');
      const forked = forksAt(SEED, up(recovered, 520)).forks.filter(({ fate }) => fate === 'judged');
      expect(cut.every((fork) => fork.corr === id && fork.socket === socket)).toBe(true);
      expect(state.cuts.find((one) => one.id === id)).toMatchObject({ socket, vetoed: ended, ms: ended - onset });
      expect(before.filter(({ core }) => !cut.some((fork) => fork.core === core)).length).toBeLessThanOrEqual(1);
      expect(state.stopped).toBe(socket === 0 ? id : null);
      expect(interlocksAt(SEED, up(ended, 100)).rows[interlock]?.corr).toBe(id);
      const working = coresAt(SEED, up(recovered, 520)).cores.filter(({ core }) =>
        forked.some((fork) => fork.core === core),
      );
      for (const core of working) expect(['fork', 'eval']).toContain(core.state);
    }
  });

  test('is recorded by the feed in order: SNAP, VETO, TRACE, HASH, ATTEST', () => {
    for (const { id, detected, ended, rolledBack, recovered } of fifty) {
      const entries = transparencyAt(SEED, up(recovered, 250)).entries.filter(({ detail }) => detail.startsWith(id));
      expect(entries.map(({ type }) => type)).toEqual(['SNAP', 'VETO', 'TRACE', 'HASH', 'ATTEST']);
      const at = entries.map(({ ts }) => ts);
      expect([at[0], at[1], at[2], at[4]]).toEqual([detected, ended, rolledBack, recovered]);
      const seen = transparencyAt(SEED, up(ended, 250) - 250).entries.filter(({ detail }) => detail.startsWith(id));
      expect(seen.map(({ type }) => type)).not.toContain('VETO');
    }
  });

  test('is written to the core log: detected, vetoed, rolled back, recovered', () => {
    for (const { id, socket, detected, ended, rolledBack, recovered } of fifty) {
      const lines = corelogAt(SEED, up(recovered, 250)).lines.filter(({ corr }) => corr === id);
      expect(lines.map(({ ts }) => ts)).toEqual([detected, ended, rolledBack, recovered]);
      expect(new Set(lines.map(({ source }) => source))).toEqual(new Set([`socket ${socket}`]));
    }
  });

  test(kind === 'tampering' ? 'breaks the chain at one record while it lasts' : 'leaves the chain whole', () => {
    for (const { onset, recovered } of fifty) {
      const during = eventsAt(SEED, up(onset, 250), DEFAULTS);
      if (kind !== 'tampering' || up(onset, 250) >= recovered) {
        expect(during.breaks).toEqual([]);
        continue;
      }
      const newest = eventsAt(SEED, up(onset, 250) - 250, DEFAULTS).events.at(-1)?.seq ?? 0;
      expect(during.breaks).toHaveLength(1);
      expect(during.breaks[0]).toBeGreaterThanOrEqual(newest);
      expect(during.events.find(({ seq }) => seq === during.breaks[0])?.created).toBeLessThan(onset);
      expect(eventsAt(SEED, up(recovered, 250), DEFAULTS).breaks).toEqual([]);
    }
  });
});

// Longest of all tests, because every state of 22 hours is computed.
describe('over 2,000 incidents in a row', { timeout: 300_000 }, () => {
  const until = FROM + 80_400_000;
  const all = incidentsBetween(SEED, FROM, until);
  /** Collects each record or entry of the time once: those that `read` returns at every `step`. */
  const gather = <T extends { seq: number }>(step: number, read: (t: number) => readonly T[]): T[] => {
    const found = new Map<number, T>();
    for (let t = FROM; t < until + 60_000; t += step) for (const one of read(t)) found.set(one.seq, one);
    return [...found.values()];
  };
  let stream: readonly EventRecord[] = [];
  let entries: readonly TransparencyEntry[] = [];
  beforeAll(() => {
    stream = gather(45_000, (t) => eventsAt(SEED, t, { ...DEFAULTS, retention: RETENTION.highest }).events);
    entries = gather(120_000, (t) => transparencyAt(SEED, t).entries);
  });

  test('there are so many', () => {
    expect(all.length).toBeGreaterThanOrEqual(2_000);
    expect(RATE.default * 0.75).toBeLessThan(RETENTION.highest);
  });

  test('a fault of an incident begins at its veto', () => {
    const onsets = new Map(faultsBetween(SEED, FROM - 60_000, until + 60_000).map(({ corr, onset }) => [corr, onset]));
    const differing = all.filter(({ id, ended }) => onsets.get(id) !== ended);
    expect(differing.map(({ id }) => id)).toEqual([]);
    for (const { id, ended, interlock } of all.filter((_, i) => i % 10 === 0)) {
      const row = (t: number) => interlocksAt(SEED, t).rows[interlock];
      expect(row(up(ended, 100))?.state).toBe('FAULT');
      expect(row(up(ended, 100) - 100)?.recent.some(({ corr }) => corr === id)).toBe(false);
    }
  });

  test('no action passes while the gate is closed, and none is held while it is open', () => {
    const actions = stream.filter(({ subj, obj }) => subj === 'GATE' && obj === 'action');
    expect(actions.length).toBeGreaterThan(10_000);
    const wrong = actions.filter(({ verb, ts }) => verb !== (isGateClosed(SEED, ts) ? 'held' : 'passed'));
    expect(wrong.map(({ seq, msg }) => [seq, msg])).toEqual([]);
  });

  test('each veto of the transparency log has its one row in the stream, and each row its entry', () => {
    const told = new Map(
      entries.filter(({ type }) => type === 'VETO').map(({ detail, ts }) => [detail.split(':')[0], ts]),
    );
    const rows = stream.filter(({ verb }) => verb === 'vetoed');
    const byId = new Map(rows.map(({ corr, ts }) => [corr, ts]));
    expect(byId.size).toBe(rows.length);
    for (const { id, ended } of all) expect([id, told.get(id), byId.get(id)]).toEqual([id, ended, ended]);
  });

  test('the numbers of events and of entries rise by one', () => {
    for (const list of [stream, entries]) {
      const seqs = list.map(({ seq }) => seq).sort((a, b) => a - b);
      expect((seqs.at(-1) as number) - (seqs[0] as number) + 1).toBe(seqs.length);
    }
  });

  test('the digest of an incident can be computed from the log alone', () => {
    const byId = new Map<string, TransparencyEntry[]>();
    for (const entry of entries) {
      const id = entry.detail.split(':')[0] ?? '';
      byId.set(id, [...(byId.get(id) ?? []), entry]);
    }
    for (const { id } of all) {
      const own = (byId.get(id) ?? []).toSorted((a, b) => a.ts - b.ts);
      const three = own.slice(0, 3).map(({ detail, ts, type }) => ({ detail, ts, type }));
      const digest = createHash('sha256').update(JSON.stringify(three)).digest('hex').slice(0, 16);
      expect([id, own[3]?.detail.endsWith(digest)]).toEqual([id, true]);
    }
  });
});

describe('the status badge', () => {
  const seeds = fc.string({ minLength: 1, maxLength: 64 });
  const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });

  test('reads the total that the throughput panel shows at its sample, within 2.25 M and 2.39 M', () => {
    fc.assert(
      fc.property(seeds, instants, fc.integer({ min: 1, max: 28 }), (seed, t, cycleDays) => {
        const { ts, tflops } = badgeAt(seed, t, cycleDays);
        expect(tflops).toBe(throughputAt(seed, ts, { cycleDays }).tflops);
        expect(tflops).toBeGreaterThanOrEqual(2_250_000);
        expect(tflops).toBeLessThanOrEqual(2_390_000);
        expect(badgeAt(seed, ts, cycleDays)).toEqual({ ts, tflops });
      }),
    );
  });

  test('is sampled every 2.6 to 5.1 s, at instants of the seed', () => {
    expect(READING_GAP_MS).toEqual({ shortest: 2_600, longest: 5_100 });
    const gaps: number[] = [];
    let before = badgeAt(SEED, FROM, 4).ts;
    for (let t = FROM; t < FROM + 3_600_000; t += 100) {
      const { ts } = badgeAt(SEED, t, 4);
      if (ts !== before) {
        gaps.push(ts - before);
        expect(nextSiteReading(SEED, before)).toBe(ts);
      }
      before = ts;
    }
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2_600);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(5_100);
    expect(Math.min(...gaps)).toBeLessThan(3_000);
    expect(Math.max(...gaps)).toBeGreaterThan(4_700);
    expect(badgeAt('southwall', FROM, 4).ts).not.toBe(badgeAt(SEED, FROM, 4).ts);
  });
});

test('a heading that the tables of cores and forks share, but for their states, says the same of a core at one instant', () => {
  const t = Date.parse('2026-03-03T08:53:52Z');
  const [cores, forks] = [coresTable(coresAt(SEED, t)), forksTable(forksAt(SEED, t))];
  const cellIn = ({ columns, rows }: Table, row: string, heading: string) =>
    rows.find(({ key }) => key === row)?.cells[columns.findIndex(({ label }) => label === heading)];
  const shared = forks.columns
    .map(({ label }) => label)
    .filter((label) => cores.columns.some((column) => column.label === label));
  expect(shared).toEqual(['Core', 'Socket', 'State', 'Utilisation']);
  for (const { key } of forks.rows)
    for (const heading of shared.filter((label) => label !== 'State'))
      expect([key, heading, cellIn(cores, key, heading)]).toEqual([key, heading, cellIn(forks, key, heading)]);
});
