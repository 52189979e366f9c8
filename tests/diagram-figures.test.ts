import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { instantsOf } from '../src/dashboards/transparency/sim';
import { RECOVERY_MS } from '../src/sim/world/incidents/gate';
import { type Incident, incidentsBetween } from '../src/sim/world/incidents/incidents';
import { INTERLOCKS } from '../src/sim/world/incidents/interlocks';
import { POWER_USAGE } from '../src/sim/world/site/power';
import { ONE_BRAKE, TERN_STOPS } from './content/stopping';

const diagram = (name: string) =>
  readFileSync(join(import.meta.dirname, `../src/content/diagrams/${name}.svg`), 'utf8');

/** First and last x of each box of a drawing that is `height` units high from `top`, in order. */
const boxesAt = (svg: string, top: number, height: number) =>
  [...svg.matchAll(new RegExp(`M([\\d.]+) ${top}H([\\d.]+)V${top + height}H`, 'g'))].map(([, from, to]) => [
    Number(from),
    Number(to),
  ]);

const incidents = incidentsBetween('northwall', Date.UTC(2026, 2, 3, 0, 10), Date.UTC(2026, 2, 3, 0, 24));
const drawn = incidents.find(({ id }) => id === 'inc-qdroz-f7') as Incident;

describe('the incident that is drawn', () => {
  test('has the instants of the model, to scale', () => {
    const svg = diagram('incident-timeline');
    const x = (t: number) => Number((20 + (36 * (t - drawn.onset)) / 1_000).toFixed(1));
    const { onset, detected, ended, rolledBack, recovered } = drawn;
    const ends = [34, 102, 170, 238].flatMap((top) => boxesAt(svg, top, 24));
    expect(ends).toEqual([
      [x(onset), x(ended)],
      [x(ended), x(ended + RECOVERY_MS)],
      [x(ended), x(rolledBack)],
      [x(ended), x(recovered)],
    ]);
    expect(svg).toContain(`M${x(detected)} 34V58`);
    for (const [words, t] of Object.entries({ 'vetoed at': ended, 'rolled back at': rolledBack, recovered }))
      expect(svg).toMatch(new RegExp(`>[^<]*${words}[^<]* ${((t - onset) / 1_000).toFixed(1)} s<`));
  });

  test('has the entries of the public log', () => {
    const svg = diagram('incident-entries');
    const seconds = [...svg.matchAll(/class="d-value"[^>]*>([\d.]+)</g)].map(([, value]) => value);
    expect(seconds).toEqual(instantsOf(drawn).map((t) => ((t - drawn.onset) / 1_000).toFixed(3)));
    const milliseconds = (ms: number) => `${ms.toLocaleString('en-GB')} ms`;
    expect(svg).toContain(`>${milliseconds(drawn.rolledBack - drawn.ended)} after the veto<`);
    expect(svg).toContain(`>${milliseconds(drawn.recovered - drawn.onset)} after the onset<`);
  });
});

test('the incidents between two samples are those of the model', () => {
  const from = Date.UTC(2026, 2, 3, 0, 10);
  const x = (t: number) => 20 + (1.4 * (t - from)) / 1_000;
  const between = incidents.filter(({ onset }) => onset < from + 300_000);
  const boxes = boxesAt(diagram('between-samples'), 128, 32);
  expect(boxes).toHaveLength(8);
  expect(boxes).toEqual(between.map(({ onset, recovered }) => [onset, recovered].map((t) => expect.closeTo(x(t), 0))));
});

test('what each kind of incident takes down is the model’s', () => {
  const svg = diagram('incident-takes');
  const rows = [...svg.matchAll(/<text x="20" y="(\d+)">([^<]+)</g)].map(([, y, name = '']) => {
    const top = Number(y) - 25;
    const guards = INTERLOCKS.filter(({ name: interlock, kind }) =>
      name.endsWith('hot')
        ? interlock.startsWith(name.split(',')[0] ?? '')
        : {
            Divergence: interlock === 'Replay parity' ? undefined : 'divergence',
            'Replay differs': interlock === 'Replay parity' ? kind : undefined,
            'Split vote': 'quorum',
            'Stale input': 'staleness',
            'Lost link': 'link',
            'Exceeded limit': 'envelope',
            'Altered record': 'tampering',
          }[name] === kind,
    );
    const marks = boxesAt(svg, top + 10, 20).map(([at]) => at);
    expect(boxesAt(svg, top + 9, 22), name).toHaveLength(guards.length);
    expect(marks, name).toEqual([
      ...(guards.some(({ takes }) => takes.racks) ? [300] : []),
      ...(guards.some(({ takes }) => takes.lanes) ? [402] : []),
    ]);
    return guards.length;
  });
  expect(rows.reduce((sum, count) => sum + count, 0)).toBe(INTERLOCKS.length);
});

describe('distances are drawn to scale', () => {
  test('in the scanner’s field', () => {
    const svg = diagram('scanner-field');
    const parts = [0.29, Number(ONE_BRAKE), 0.26];
    const lengths = boxesAt(svg, 188, 32).map(([from = 0, to = 0]) => (to - from) / 140);
    expect(lengths).toEqual(parts.map((metres) => expect.closeTo(metres, 2)));
    for (const metres of [...parts.map((part) => part.toFixed(2)), TERN_STOPS.dry, TERN_STOPS.wet])
      expect(svg).toContain(`>${metres} m<`);
    const x = (metres: string) => Number((20 + 140 * Number(metres)).toFixed(1));
    expect(boxesAt(svg, 316, 32)).toEqual([[20, x(TERN_STOPS.wet)]]);
    expect(svg).toContain(`M${x(TERN_STOPS.dry)} 316V348`);
    expect(boxesAt(svg, 66, 44)).toEqual([[91, 91 + 50 * 3]]);
    expect(svg).toContain(`M241 66H${91 + 50 * 7.5}V110`);
  });

  test('in the steps after a veto', () => {
    const svg = diagram('veto-steps');
    const lengths = boxesAt(svg, 36, 40).map(([from = 0, to = 0]) => (to - from) / 100);
    expect(lengths).toEqual([1.2, 1.15, 0.9, 0.6, 0.3, 0.05]);
    const [dry, wet] = [TERN_STOPS.dry, TERN_STOPS.wet].map((metres) => 20 + 100 * Number(metres));
    expect(boxesAt(svg, 142, 40)).toEqual([
      [20, dry],
      [dry, wet],
    ]);
  });
});

test('the pods have the power usage of the model', () => {
  const values = [...diagram('pods').matchAll(/class="d-value"[^>]*>([\d.]+)</g)].map(([, value]) => Number(value));
  expect(values).toEqual([...POWER_USAGE]);
});
