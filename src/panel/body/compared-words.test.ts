import { expect, test } from 'vitest';
import type { Dashboard } from '../../dashboards/contract';
import { cores } from '../../dashboards/cores';
import { comparison as ofCores } from '../../dashboards/cores/comparison';
import { history } from '../../dashboards/history';
import { comparison as ofHistory } from '../../dashboards/history/comparison';
import { dashboards } from '../../dashboards/registry';
import type { Comparison } from '../../session/address/comparison';
import type { StateComparison } from '../../sim/words/difference';
import { type Incident, incidentNamed } from '../../sim/world/incidents/incidents';
import type { Display } from '../feed/display';
import { comparedWords } from './compared-words';

const T = Date.UTC(2026, 2, 3, 9);
const words = comparedWords(cores as Dashboard, ofCores as StateComparison<unknown>, 'utc');
const stateAt = (t: number) => cores.state('northwall', t, cores.settings);

/** Display of the cores, compared as it says. */
const display = (comparison?: Comparison, earlier?: number): Display => ({
  world: 'northwall',
  settings: cores.settings,
  choices: undefined,
  comparison,
  state: stateAt(T),
  t: T,
  at: T,
  ...(earlier !== undefined && { other: { world: 'northwall', state: stateAt(earlier), t: earlier } }),
});
const wordsOf = (of: Display) => [words.cost(of), words.sentence(of), words.key(of)];

test('a state that was not compared yet is not said to have no other state', () => {
  expect(wordsOf(display())).toEqual(['', '', '']);
});

test('before 1970 there is no other state to compare with, and the words say so', () => {
  expect(wordsOf(display({ kind: 'earlier', hours: 24 }))).toEqual(['', '', '24 hours earlier: before 1970']);
});

test('where the other state could not be computed, the words say that', () => {
  const failed = { ...display({ kind: 'earlier', hours: 24 }), hasOtherFailed: true };
  expect(wordsOf(failed)).toEqual(['', '', '24 hours earlier: could not be computed']);
});

test('the words name the comparison that was made, and not the one that is still to be', () => {
  const [, , key] = wordsOf(display({ kind: 'earlier', hours: 2 }, T - 7_200_000));
  const mean = stateAt(T - 7_200_000).mean.toFixed(1);
  expect(key).toBe(`Utilisation 2 hours earlier (${mean}% on average over 48 cores) · outlined cores differ in state`);
});

test('a reading of another day is named with its date', () => {
  const earlier = T - 86_400_000;
  const at = (t: number) => history.state('northwall', t, history.settings);
  const sentence = comparedWords(history as Dashboard, ofHistory as StateComparison<unknown>, 'utc').key({
    ...display({ kind: 'earlier', hours: 24 }),
    settings: history.settings,
    state: at(T),
    other: { world: 'northwall', state: at(earlier), t: earlier },
  });
  expect(sentence).toMatch(
    /^Rate, power, GPUs down and errors 24 hours earlier \([\d,]+ kW drawn at 2026-03-02 0[89]:\d\d:\d\d UTC\)$/,
  );
});

test('in a fork no panel says that all is the same while one of its tables differs', async () => {
  for (const edit of ['never-qdsa8', 'late-qdsa8-3000']) {
    const world = `northwall~${edit}`;
    const { onset, recovered } = incidentNamed(world, 'inc-qdsa8-ad') as Incident;
    const instants = [onset, onset + 2_500, recovered - 1, recovered + 1_000, recovered + 60_000, recovered + 200_000];
    for (const dashboard of Object.values<Dashboard>(dashboards)) {
      const own = (await dashboard.loadComparison?.())?.comparison;
      if (!own) continue;
      const { sentence } = comparedWords(dashboard, own, 'utc');
      const { settings, table } = dashboard;
      const tables = (state: unknown) => JSON.stringify(table(state));
      for (const t of instants) {
        const [state, other] = [world, 'northwall'].map((each) => dashboard.state(each, t, settings));
        const shown = {
          world,
          settings,
          choices: undefined,
          state,
          t,
          at: t,
          other: { world: 'northwall', state: other, t },
        };
        const words = sentence({ ...shown, comparison: { kind: 'original' } });
        const isSame = tables(state) === tables(other);
        if (words.startsWith('The same')) expect([dashboard.id, t, isSame]).toEqual([dashboard.id, t, true]);
      }
    }
  }
});
