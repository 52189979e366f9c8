import { expect, test } from 'vitest';
import { forkSentence } from '../src/controls/what-if/fork-words';
import { incidentOfTour, tourSteps } from '../src/controls/what-if/tour-steps';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { costSentence, differenceSentence } from '../src/sim/words/difference';
import { IN_ORIGINAL } from '../src/sim/words/other-words';
import { toSentence } from '../src/sim/words/sentences';
import { HOUR_MS } from '../src/sim/words/time';
import { isoInstant } from '../src/sim/words/units';
import { reasonText, valueText } from '../src/sim/world/explanation/equation-text';
import { listedSteps } from '../src/sim/world/explanation/explanation';
import {
  extentWords,
  savedWords,
  unvetoedEndWords,
  withoutVetoWords,
} from '../src/sim/world/incident-words/extent-words';
import { offersFor } from '../src/sim/world/incident-words/offers';
import { type Incident, incidentNamed, incidentsBetween } from '../src/sim/world/incidents/incidents';

const SEED = 'northwall';
const DAY = Date.UTC(2026, 2, 3);
/** Milliseconds around the onset of an incident at which it is looked at. */
const MOMENTS = [-5_000, 1_500, 7_000, 16_000, 36_000];
/** Incidents looked at, from all over a day. */
const INCIDENTS = Array.from({ length: 15 }, (_, i) => {
  const from = DAY + i * 5_771_000;
  return incidentsBetween(SEED, from, from + 200_000)[0] as Incident;
});

/** Nouns of all that a sentence counts. */
const NOUNS =
  'GPU|rack|lane|socket|core|fork|machine|incident|fault|action|interlock|error|line|scenario|record|class|type|shard|event|pulse|trip';
const COUNTED = `(?:(?:${NOUNS})(?:e?s)?|batch(?:es)?|anomal(?:y|ies)|(?:[A-Z]+ )?entr(?:y|ies)|veto(?:es)?)\\b`;
/** Patterns that no sentence may have, each with its reason. */
const UNSAID: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'a count up to ten in figures',
    new RegExp(
      `(?<![\\d.,–−-]|(?:core|socket|lane|rack|[A-Z]{2}|severity|to|and) )(?:[1-9]|10) (?:more |fewer |other )?${COUNTED}`,
    ),
  ],
  [
    'one of several',
    new RegExp(`\\b(?:1|[Oo]ne) (?:more |fewer )?(?:(?:${NOUNS})e?s|batches|anomalies|entries|vetoes)\\b`),
  ],
  ['because of a number', /\bbecause [\d−]/],
  ['two spaces', / {2}/],
  ['two stops', /[.,;:][.,;:]/],
  ['no word', /undefined|NaN|null|\(\)/],
];

/** Finds what is wrong with a text. */
const wrongIn = (text: string): string[] => UNSAID.flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));

/** Expects that all of these are sentences, and nothing in them is wrong. */
function expectSentences(texts: readonly string[]): void {
  for (const text of texts) {
    expect([text, wrongIn(text)]).toEqual([text, []]);
    expect(text).toMatch(/^(?:[A-Z\d]|(?:inc|b)-).*[^.]\.$/);
  }
}

test('what no sentence may have is found', () => {
  expect(wrongIn('Now 8 GPUs are down, because 9 of 1,728  are out..')).toHaveLength(4);
  expect(wrongIn('7 fewer forks are being evaluated.')).toHaveLength(1);
  expect(wrongIn('7 fewer forks are being evaluated; 13 more forks are cut.')).toHaveLength(1);
  expect(wrongIn('1 more machine held; one batches.')).toHaveLength(2);
  expect(wrongIn('Rack US 2 and socket 4 have 12 forks; 5.1 ms, 0.8 GPU-hours and 1 s later.')).toEqual([]);
});

/** Worlds of an incident: the original, and forks that change its veto, its severity and its company. */
const worldsOf = ({ n, onset }: Incident) => {
  const name = n.toString(36);
  return ['', `~never-${name}`, `~late-${name}-9000~sev-${name}-3`, `~new-${onset + 500}-thermal-2`].map(
    (edits) => SEED + edits,
  );
};

test.each(Object.values<Dashboard>(dashboards).map((each) => [each.id, each] as const))(
  '%s: its sentence, its comparisons and its reasons are sentences, in forks too',
  async (_, dashboard) => {
    const { cadence, settings, state, table } = dashboard;
    const { explain } = await dashboard.loadWhy();
    const comparison = (await dashboard.loadComparison?.())?.comparison;
    const texts = new Set<string>();
    for (const [i, incident] of INCIDENTS.entries()) {
      const world = worldsOf(incident)[i % 4] as string;
      for (const moment of MOMENTS) {
        const t = Math.floor((incident.onset + moment) / cadence) * cadence;
        const [now, original, earlier] = [
          state(world, t, settings),
          state(SEED, t, settings),
          state(world, t - HOUR_MS, settings),
        ];
        texts.add(dashboard.sentence(now));
        for (const other of [original, earlier]) {
          const parts = comparison?.differences(now, other) ?? [];
          // Side by side, with one style for the counts of both.
          const said = [costSentence(parts, IN_ORIGINAL), differenceSentence(parts, IN_ORIGINAL, () => true)];
          texts.add(said.join(' ').trim());
        }
        const { rows } = table(now);
        for (const { key } of rows.filter((_row, row) => row % Math.ceil(rows.length / 6) === 0)) {
          const explanation = explain(world, now, key, settings);
          if (!explanation) continue;
          for (const equation of explanation.equations) {
            const reason = reasonText(equation, isoInstant);
            if (reason !== '') texts.add(`${equation.what}: ${valueText(equation, isoInstant)}, ${reason}`);
          }
          const { causes, effects } = listedSteps(explanation);
          for (const { what, value } of [...causes, ...effects]) {
            const step = toSentence(value === undefined ? what : `${what} ${value}`);
            // A step that ends in a sentence of its own has its stop.
            texts.add(step.replace(/\.\.$/, '.'));
          }
        }
      }
    }
    texts.delete('');
    expect(texts.size).toBeGreaterThan(10);
    expectSentences([...texts]);
  },
);

test('what is offered for an incident, what its veto prevented and its tour are sentences', () => {
  for (const incident of INCIDENTS) {
    for (const world of worldsOf(incident)) {
      const there = incidentNamed(world, incident.id) as Incident;
      const outcomes = offersFor(world, there).map(
        ({ words, edits }) => `${words}: ${forkSentence(world, edits, there)}`,
      );
      const clauses = [withoutVetoWords(world, there), extentWords(world, there), savedWords(world, there) ?? 'none'];
      expectSentences([...outcomes, ...[...clauses, unvetoedEndWords(world, there)].map(toSentence)]);
    }
    const told = incidentOfTour(SEED, incident.onset);
    for (const guess of [undefined, 1, 160])
      expectSentences(
        tourSteps(SEED, told, guess)
          .flatMap(({ text }) => text.match(/[^.?]+(?:\.\d[^.?]*)*[.?]/g) ?? [])
          .map((each) => each.trim().replace(/\?$/, '.')),
      );
  }
});
