import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costSentence } from '../../sim/words/difference';
import { countWord } from '../../sim/words/sentences';
import { CORE_READING_MS, readCores } from '../../sim/world/cores/cores';
import { phaseStart, SCENARIOS, SLICE_MS } from '../../sim/world/cores/scenario';
import { type Incident, incidentNamed, incidentsBetween } from '../../sim/world/incidents/incidents';
import { INTERLOCKS } from '../../sim/world/incidents/interlocks';
import { cases } from './cases';
import { comparison } from './comparison';
import { forks } from './index';
import { FORK_FATES, FORKS_READING_MS, type ForksState, forksAt } from './sim';
import { bestAt, forkSlice } from './sim-slice';
import { forksSentence, forksTable } from './table';

const { differences } = comparison;

const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
const slices = fc.integer({ min: 0, max: 45_582_719 });
const DAY = Date.UTC(2026, 2, 3);
const stateOf = (name: string) => {
  const { world, at } = cases.find((one) => one.name === name) ?? { world: '', at: Number.NaN };
  return forksAt(world, at);
};

describe('a slice of forks', () => {
  test('has every fork leave after the fork phase began and be back by its end, one run after the other', () => {
    fc.assert(
      fc.property(seeds, slices, (seed, index) => {
        const { start, forks } = forkSlice(seed, index);
        expect(forks.map(({ rank }) => rank).sort((a, b) => a - b)).toEqual([...Array(40).keys()]);
        for (const { score, runs } of forks) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
          let after = start + phaseStart('fork');
          for (const { from, to, back } of runs) {
            expect(from).toBeGreaterThanOrEqual(after);
            expect(to).toBeGreaterThan(from);
            expect(back).toBeGreaterThan(to);
            after = back;
          }
          expect(after).toBeLessThanOrEqual(start + SLICE_MS);
        }
      }),
    );
  });

  test('tries its actions, numbered in order, on forks that are out', () => {
    fc.assert(
      fc.property(seeds, slices, (seed, index) => {
        const { forks, actions } = forkSlice(seed, index);
        actions.forEach(({ n, ts, fork, gain }, i) => {
          expect(n).toBeGreaterThan(actions[i - 1]?.n ?? -1);
          expect(Math.abs(gain)).toBeLessThanOrEqual(1);
          expect(forks[fork]?.runs.some(({ from, to }) => from <= ts && ts < to)).toBe(true);
        });
      }),
      { numRuns: 30 },
    );
  });
});

describe('the forks at an instant', () => {
  test('are judged where the cores work in sandboxes and nowhere else, and cut where the cores are rolled back', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, at) => {
        const t = Math.floor(at / 520) * 520;
        const cores = readCores(seed, t / 520);
        for (const { core, fate, scenario, utilisation } of forksAt(seed, t).forks) {
          expect([core, fate === 'judged']).toEqual([core, cores[core]?.forked]);
          if (fate === 'cut') expect([core, cores[core]?.state]).toEqual([core, 'rollback']);
          expect(utilisation).toBe(cores[core]?.utilisation);
          expect(scenario).not.toBe('');
        }
      }),
      { numRuns: 400 },
    );
  });

  test('are cut by the incident of their socket, from its veto until they leave again or, at the slice’s end, are back', () => {
    let seen = 0;
    for (const { id, socket, onset, ended } of incidentsBetween('northwall', DAY, DAY + 86_400_000)) {
      const first = Math.ceil(ended / FORKS_READING_MS) * FORKS_READING_MS;
      const out = forkSlice('northwall', Math.floor(first / SLICE_MS)).forks.filter(({ runs }) =>
        runs.some(({ corr, to }) => corr === id && to === ended),
      );
      seen += out.length;
      const cutBy = (t: number) =>
        forksAt('northwall', t).forks.filter((fork) => fork.fate === 'cut' && fork.corr === id);
      expect(cutBy(first).map(({ core }) => core)).toEqual(out.map(({ core }) => core));
      for (const fork of out) expect(fork.socket).toBe(socket);
      expect(cutBy(first - FORKS_READING_MS)).toEqual([]);
      const cut = forksAt('northwall', first).cuts.find((one) => one.id === id);
      expect([cut?.socket, cut?.ms, cut?.forks]).toEqual([socket, ended - onset, out.length]);
    }
    expect(seen).toBeGreaterThan(3_000);
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { ts, forks } = forksAt(seed, t);
        for (const { fate, corr, socket } of forks.filter((fork) => fork.fate === 'cut')) {
          const incident = incidentNamed(seed, corr ?? '');
          expect([fate, incident?.socket]).toEqual(['cut', socket]);
          expect(ts).toBeGreaterThanOrEqual(incident?.ended ?? Number.NaN);
          expect(INTERLOCKS[incident?.interlock ?? -1]).toBeDefined();
        }
      }),
    );
  });

  test('have at most one best, from the evaluation on: none vetoed, and none better', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { best, forks, start, ts } = forksAt(seed, t);
        const before = ts < start + phaseStart('eval');
        const scores = forks.flatMap(({ score, corr }) => (corr === null && score !== null ? [score] : []));
        const winner = forks.find(({ core }) => core === best);
        expect(winner?.score).toBe(scores.length > 0 ? Math.max(...scores) : undefined);
        expect(winner?.corr ?? null).toBeNull();
        // A fork has no score before one of its actions has been seen.
        for (const { actions, score } of forks) expect(score === null).toBe(before || actions === 0);
      }),
      { numRuns: 400 },
    );
  });

  test('lose their best to a veto, and have another', () => {
    const lost = [...Array(960).keys()].some((i) => {
      const slice = forkSlice('northwall', DAY / SLICE_MS + i);
      return slice.vetoes.some(({ ended }) => {
        const before = bestAt(slice, ended - 1);
        const after = bestAt(slice, ended);
        return before !== null && after !== null && before !== after;
      });
    });
    expect(lost).toBe(true);
  });
});

describe('the cases', () => {
  const counted = (name: string) => {
    const fates = stateOf(name).forks.map(({ fate }) => fate);
    return Object.fromEntries(FORK_FATES.map((fate) => [fate, fates.filter((one) => one === fate).length]));
  };

  test('show what they are named after', () => {
    expect(stateOf('quiet').cuts.filter(({ forks }) => forks > 0)).toEqual([]);
    expect([stateOf('quiet').out > 35, stateOf('evaluation').phase, stateOf('rollback').phase]).toEqual([
      true,
      'eval',
      'rollback',
    ]);
    expect(counted('cut').cut).toBe(7);
    expect(counted('two-incidents').cut).toBe(16);
    expect(stateOf('live-line').stopped).toBe('inc-qdsae-f9');
    expect([stateOf('emptiest').out, stateOf('emptiest').best]).toEqual([0, null]);
  });

  test('lead with what a fork costs beside its original, and with nothing where it costs nothing', () => {
    const at = stateOf('cut').ts;
    const [original, fork] = ['northwall', 'northwall~never-qdsa8'].map((world) => forksAt(world, at)) as [
      ForksState,
      ForksState,
    ];
    expect(costSentence(differences(fork, original), 'in the original')).toBe(
      'Forecast: Tern strays 1.50 m off its route and stays there until a person restarts it; in the end 280 GPUs in four racks go down and four lanes are degraded; the pod recovers 41 s after the onset.',
    );
    const { ended, recovered } = incidentNamed('northwall~never-qdsa8', 'inc-qdsa8-ad') as Incident;
    const costAt = (t: number) =>
      costSentence(differences(forksAt('northwall~never-qdsa8', t), forksAt('northwall', t)), 'in the original');
    const happened =
      'Tern strayed 1.50 m off its route and stays there until a person restarts it; 280 GPUs in four racks are down and four lanes are degraded; ';
    // Only what lies ahead is a forecast.
    expect(costAt(ended - 2_000)).toMatch(/^Tern strayed .* restarts it; forecast: in the end 280 GPUs/);
    expect(costAt(ended + 1_000)).toBe(`${happened}forecast: the pod recovers 41 s after the onset.`);
    expect(costAt(recovered + 1_000)).toMatch(/^(Tern strayed .*were degraded; the pod recovered 41 s after the onset\.)?$/);
    // Of two incidents each names its own.
    const two = ['~never-qdsay~never-qdsaz', ''].map((edits) => forksAt(`northwall${edits}`, 1_772_529_119_960));
    const both = differences(...(two as [ForksState, ForksState])).filter(({ isCost }) => isCost);
    expect(both.map(({ text }) => text.slice(0, 16))).toEqual(['in inc-qdsay-9b,', 'in inc-qdsaz-00,']);
    expect(costSentence(differences(original, fork), 'in the original')).toBe('');
    expect(costSentence(differences(original, forksAt('northwall', at - 86_400_000)), '24 hours earlier')).toBe('');
  });

  test('have a row a fork, and words that agree with it', () => {
    const state = stateOf('cut');
    const { rows, columns } = forksTable(state);
    expect([rows.length, columns.length]).toEqual([40, 8]);
    expect(rows.filter(({ cells }) => String(cells[3]).endsWith(', best')).map(({ cells }) => cells[0])).toEqual([
      state.best,
    ]);
    expect(forksSentence(state)).toMatch(/^Seven forks are cut by inc-qdsa8-ad; .*best score so far /);
    const recovered = state.cuts.at(-1)?.recovered ?? 0;
    expect(forksSentence(forksAt('northwall', recovered + FORKS_READING_MS))).toContain(
      'arlier, inc-qdsa8-ad cut seven forks and inc-qdsa7-be six;',
    );
    expect(forksSentence(state).length).toBeLessThan(200);
    expect(forksSentence(state)).toContain('; two of the 40 cores have no fork (one idle, one in rollback).');
    expect(forksSentence(stateOf('live-line'))).toContain('ncident inc-qdsae-f9 holds the live state');
    expect(JSON.stringify(state).length).toBeLessThan(8_000);
  });
});

test('the counts in the words add up: forks that are evaluated and the others are all, and with cores without one 40', () => {
  const numbers = Array.from({ length: 41 }, (_, n) => countWord(n));
  const numberOf = (word: string) => numbers.indexOf(word.toLowerCase());
  for (let i = 0; i < 400; i++) {
    const state = forksAt(i % 2 ? 'northwall' : 'northwall~never-qdsa8', DAY + 32_000_000 + i * 6_137);
    if (state.out === 0) continue;
    const { value, unit } = forks.figure(state);
    const words = forksSentence(state);
    const sum = (clauses: RegExp) => [...words.matchAll(clauses)].reduce((all, [, n = '']) => all + numberOf(n), 0);
    const others = sum(/(\w+) forks? (?:is|are) (?:cut|waiting|being rolled back|rolled back)/gi);
    const all = Number(unit.replaceAll(/\D/g, ''));
    expect([state.ts, Number(value) + others]).toEqual([state.ts, all]);
    expect([state.ts, all + sum(/(\w+) of the 40 cores/gi)]).toEqual([state.ts, 40]);
  }
});

test('forks that go on without a veto raise the alarm of their panel, in the words of the interlocks', () => {
  const statusAt = (world: string) => forks.status(forksAt(world, Date.UTC(2026, 2, 3, 8, 53, 27)));
  expect(statusAt('northwall~never-qdsa8')).toEqual({ tone: 'fault', word: 'veto removed' });
  expect(statusAt('northwall~late-qdsa8-3000')).toEqual({ tone: 'fault', word: 'veto delayed' });
  expect(statusAt('northwall').tone).toBe('warn');
});

test('in 200 slices a socket’s forks have one scenario from begin to end, and a core at work on its fork has the same', () => {
  const first = DAY / SLICE_MS;
  for (let index = first; index < first + 200; index++) {
    const scenarios = [0.01, 0.2, 0.36, 0.6, 0.99].map((share) => {
      const reading = Math.floor(((index + share) * SLICE_MS) / CORE_READING_MS);
      const state = forksAt('northwall', reading * CORE_READING_MS);
      const cores = readCores('northwall', reading);
      for (const { core, fate, scenario } of state.forks) {
        if (fate === 'judged') expect([core, SCENARIOS[cores[core]?.scenario ?? -1]]).toEqual([core, scenario]);
      }
      return [...new Set(state.forks.map(({ socket, scenario }) => `${socket} ${scenario}`))];
    });
    expect(scenarios[0]).toHaveLength(5);
    expect(scenarios).toEqual(scenarios.map(() => scenarios[0]));
  }
});
