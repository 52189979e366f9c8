import { floor } from '../../sim/math/math';
import { itemAt, newestItem } from '../../sim/math/schedule';
import type { WorldName } from '../../sim/math/seed-of';
import { countParts, countWord } from '../../sim/words/sentences';
import {
  chanceCause,
  incidentCause,
  incidentCauses,
  incidentEffects,
  instantStep,
} from '../../sim/world/explanation/causes';
import type { Equation, Explanation, ExplanationStep } from '../../sim/world/explanation/explanation';
import { initialTerm, percentTerm, quantileTerms, roundTerm, sumTerms } from '../../sim/world/explanation/terms';
import { incidentNamed } from '../../sim/world/incidents/incidents';
import {
  bucketOf,
  FORCED,
  ORDINARY,
  openSamples,
  PERCENTILES,
  percentileText,
  type RollbackState,
  WINDOW,
} from './sim';

/** Equation of the latency of a bucket's newest sample. */
function newestEquation(world: WorldName, n: number, ms: number, corr: string | null): Equation {
  const draw = { stream: 'rollback/latency', index: n, channel: 0 };
  return {
    what:
      corr === null ? 'Newest action in this range, outside an incident' : `Newest action in this range, in ${corr}`,
    value: ms,
    unit: 'ms',
    column: 'range',
    isBetween: true,
    terms: [
      ...(corr === null
        ? quantileTerms(world, draw, ORDINARY, ['actions outside incidents', 'take'])
        : quantileTerms(world, draw, FORCED, ['actions in incidents', 'take'])),
      roundTerm(2),
    ],
  };
}

/** Explains the number of samples in a bucket. */
export function explain(world: WorldName, state: RollbackState, key: string): Explanation | undefined {
  const { ts, samples, buckets } = state;
  const row = Number(key);
  if (!(row >= 0 && row <= buckets.length)) return undefined;
  const { schedule } = openSamples(world);
  const first = newestItem(schedule, ts).n + 1 - WINDOW;
  const bucketSamples = samples
    .map((sample, i) => ({ ...sample, n: first + i }))
    .filter(({ ms }) => bucketOf(ms) === row);
  const newest = bucketSamples.at(-1);
  const ids = [...new Set(bucketSamples.flatMap(({ corr }) => (corr === null ? [] : [corr])))].reverse();
  const incidents = ids.flatMap((id) => incidentNamed(world, id) ?? []);
  const forced = ids.map((id) => [bucketSamples.filter(({ corr }) => corr === id).length, `in ${id}`] as const);
  const ordinary = bucketSamples.filter(({ corr }) => corr === null).length;
  const counts = [[ordinary, 'outside an incident'] as const, ...forced];
  const quiet: ExplanationStep = {
    at: samples[0]?.ts ?? ts,
    what: `by chance none of the ${WINDOW} actions since then took this long`,
    root: 'chance',
    source: { of: 'value', name: 'none', value: 0 },
  };
  const drawnStep =
    newest &&
    chanceCause(world, newest.ts, `undoing the newest action took ${newest.ms.toFixed(2)} ms, drawn at random`, {
      stream: 'rollback/latency',
      index: newest.n,
      channel: 0,
    });
  return {
    at: ts,
    equations: [
      {
        what: 'Actions undone',
        value: bucketSamples.length,
        column: 'samples',
        terms: sumTerms(counts),
        text: countParts(counts),
      },
      {
        what: 'Share',
        value: floor((bucketSamples.length * 1_000) / samples.length + 0.5) / 10,
        unit: '%',
        column: 'share',
        terms: [initialTerm(bucketSamples.length, ''), percentTerm(samples.length, '')],
        text:
          bucketSamples.length === 0
            ? ''
            : `which is ${countWord(bucketSamples.length)} of the newest ${samples.length} actions.`,
      },
      ...(newest ? [newestEquation(world, newest.n, newest.ms, newest.corr)] : []),
    ],
    causes: [
      ...incidents.flatMap((incident, i) =>
        i === 0 ? incidentCauses(world, incident, 'ended') : incidentCause(world, incident),
      ),
      drawnStep ?? quiet,
    ],
    effects: [
      ...PERCENTILES.filter(({ key }) => bucketOf(state[key]) === row).map(
        ({ key, name, percent }): ExplanationStep => ({
          at: ts,
          what: `one of these actions is the ${name} of the window,`,
          value: `${percentileText(state[key])} ms`,
          source: { of: 'value', name: `percentile ${percent}`, value: state[key] },
        }),
      ),
      ...(newest
        ? [instantStep(itemAt(schedule, newest.n + WINDOW).ts, 'the newest action leaves the panel', 'leaves')]
        : []),
      ...incidents.slice(0, 1).flatMap((incident) => incidentEffects(world, incident, ts)),
    ],
  };
}
