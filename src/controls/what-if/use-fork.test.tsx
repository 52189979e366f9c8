import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Clock } from '../../clock/clock';
import type { Comparison } from '../../session/address/comparison';
import { Session } from '../../session/session';
import { DEFAULT_WORLD } from '../../session/storage/world';
import { SessionProvider } from '../../session/use-session';
import { INITIAL_VIEW } from '../../session/view';
import { type Edit, parseEdit } from '../../sim/world/edits';
import { useFork } from './use-fork';

const EDITS = [parseEdit('never-qdsa8') as Edit];

/** Returns the comparison after a way from a world with these edits and this comparison to another. */
function comparisonAfter(from: readonly Edit[], comparison: Comparison | undefined, to: readonly Edit[]) {
  const clock = new Clock({ now: () => Date.UTC(2026, 2, 3) });
  const session = new Session({ original: DEFAULT_WORLD, clock, view: { ...INITIAL_VIEW, fork: from, comparison } });
  let take: ReturnType<typeof useFork> = () => {};
  const Part = () => {
    take = useFork();
    return null;
  };
  renderToString(<SessionProvider session={session}>{<Part />}</SessionProvider>);
  take(to);
  return session.view.comparison;
}

test.each([
  ['the original, on the way out', EDITS, { kind: 'original' }, [], undefined],
  ['nothing, on the way out', EDITS, { kind: 'none' }, [], undefined],
  ['nothing, on the way in', [], { kind: 'none' }, EDITS, undefined],
  ['nothing, from fork to fork', EDITS, { kind: 'none' }, EDITS, { kind: 'none' }],
  ['an earlier time, on the way in', [], { kind: 'earlier', hours: 24 }, EDITS, { kind: 'earlier', hours: 24 }],
] as const)('a comparison that only a fork has stays with it: %s', (_, from, comparison, to, after) => {
  expect(comparisonAfter(from, comparison, to)).toEqual(after);
});
