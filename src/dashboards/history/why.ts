import { itemsBetween } from '../../sim/math/schedule';
import type { WorldName } from '../../sim/math/seed-of';
import { allOf, countText, countWord, listText } from '../../sim/words/sentences';
import { chanceCause, incidentCause, incidentEffects } from '../../sim/world/explanation/causes';
import type { Equation, Explanation, ExplanationStep } from '../../sim/world/explanation/explanation';
import {
  downEquation,
  powerEquation,
  siteCauses,
  sitePartsAt,
  totalEquations,
} from '../../sim/world/explanation/site-terms';
import { sumTerms } from '../../sim/world/explanation/terms';
import { incidentsBetween, maxDuration } from '../../sim/world/incidents/incidents';
import { spreadErrors } from '../../sim/world/incidents/spread';
import { PODS } from '../../sim/world/topology';
import { HISTORY_SAMPLE_MS, type HistorySettings, type HistoryState, openErrors, ownErrors } from './sim';

/** Keys of the pods' power, in the order of the pods. */
const POWERS = ['powerUS', 'powerEU', 'powerUK'] as const;

/** Sources of the errors in (from, to]: incidents, and stray ones without a cause. */
function errorsOf(world: WorldName, from: number, to: number) {
  const strays = itemsBetween(openErrors(world).strays, from, to);
  const incidents = incidentsBetween(world, from - maxDuration(world), to)
    .map((incident) => {
      const begins = incident.onset > from ? ownErrors(world, incident.n, incident.severity) : 0;
      return { incident, errors: begins + spreadErrors(incident, to) - spreadErrors(incident, from) };
    })
    .filter(({ errors }) => errors > 0);
  return { strays, incidents };
}

/** Explains the site's values at a sample, and the sources of the errors in the five minutes before. */
export function explain(
  world: WorldName,
  { samples }: HistoryState,
  key: string,
  { cycleDays }: HistorySettings,
): Explanation | undefined {
  const sample = samples.find(({ ts }) => String(ts) === key);
  if (!sample) return undefined;
  const { ts, power, errors } = sample;
  const parts = sitePartsAt(world, ts, cycleDays);
  const [total, ...behind] = totalEquations(parts);
  const { strays, incidents } = errorsOf(world, ts - HISTORY_SAMPLE_MS, ts);
  const fromIncidents = incidents.map(({ errors: n }) => n);
  const came = fromIncidents.reduce((all, n) => all + n, 0);
  const sources: readonly (readonly [n: number, words: string])[] = [
    [strays.length, 'at random'],
    [
      came,
      incidents.length === 1
        ? `from ${incidents[0]?.incident.id}`
        : `from ${countText(incidents.length, 'incident')} (${fromIncidents.join(' + ')})`,
    ],
  ];
  const some = sources.filter(([n]) => n > 0);
  const errorWords =
    some.length === 1
      ? some.map(([n, words]) => `${allOf(n)}${words}`)
      : some.map(([n, words], i) => `${i === 0 ? 'of which ' : ''}${countWord(n)} ${words}`);
  const powers = POWERS.map((column, pod): Equation => ({ ...powerEquation(parts, pod), column }));
  const strayStep = ({ n, ts: at }: (typeof strays)[number]): ExplanationStep =>
    chanceCause(world, at, 'a node error occurs at random', { stream: 'history/errors', index: n, channel: 0 });
  const open = new Set(parts.incidents.map(({ id }) => id));
  return {
    at: ts,
    equations: [
      { ...total, column: 'fp4' },
      { ...downEquation(parts, 'GPUs down'), column: 'down' },
      {
        what: 'Node errors',
        value: errors,
        column: 'errors',
        terms: sumTerms([[strays.length, ''], ...fromIncidents.map((n) => [n, ''] as const)]),
        text: errors === 0 ? '' : `${listText(errorWords)}.`,
      },
      ...behind,
      {
        what: 'Power',
        value: power,
        unit: 'kW',
        column: 'power',
        terms: sumTerms(POWERS.map((key) => [sample[key], ''] as const)),
        text: `because ${listText(POWERS.map((key, pod) => `pod ${PODS[pod]} ${pod === 0 ? 'draws ' : ''}${sample[key]} kW`))}.`,
      },
      ...powers,
    ],
    causes: [
      ...siteCauses(parts),
      ...incidents
        .filter(({ incident }) => !open.has(incident.id))
        .flatMap(({ incident }) => incidentCause(world, incident)),
      ...strays.map(strayStep),
    ],
    effects: parts.incidents.flatMap((incident) => incidentEffects(world, incident, ts)),
  };
}
