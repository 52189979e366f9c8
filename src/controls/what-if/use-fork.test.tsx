import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Clock } from '../../clock/clock';
import type { Comparison } from '../../session/address/comparison';
import { Session } from '../../session/session';
import { DEFAULT_WORLD } from '../../session/storage/stored-world';
import { SessionProvider } from '../../session/use-session';
import { INITIAL_VIEW } from '../../session/view';
import { type Edit, parseEdit } from '../../sim/world/edits';
import { nextRollback } from '../../sim/world/incidents/incidents';
import Offers from './offers';
import { useFork } from './use-fork';
import { useForkFound } from './use-fork-found';

const EDITS = [parseEdit('never-qdsa8') as Edit];

const AT = Date.UTC(2026, 2, 3);

/** A session in the world with these edits and this comparison, and a function that renders a part in it. */
function sessionIn(fork: readonly Edit[], comparison: Comparison | undefined) {
  const clock = new Clock({ now: () => AT });
  const session = new Session({ original: DEFAULT_WORLD, clock, view: { ...INITIAL_VIEW, fork, comparison } });
  const render = (part: ReactNode) => renderToString(<SessionProvider session={session}>{part}</SessionProvider>);
  return { session, render };
}

/** Returns the comparison after a way from a world with these edits and this comparison to another. */
function comparisonAfter(from: readonly Edit[], comparison: Comparison | undefined, to: readonly Edit[]) {
  const { session, render } = sessionIn(from, comparison);
  let take: ReturnType<typeof useFork> = () => {};
  const Part = () => {
    take = useFork();
    return null;
  };
  render(<Part />);
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

test('a fork that was left returns with its comparison and its selection', () => {
  const { session, render } = sessionIn(EDITS, { kind: 'none' });
  const { id } = nextRollback(session.world.name, AT);
  session.change({ incident: id });
  const before = session.view;
  let take: ReturnType<typeof useFork> = () => {};
  let takeBack = () => {};
  const Part = () => {
    take = useFork();
    takeBack = useForkFound();
    return null;
  };
  render(<Part />);
  take([], nextRollback(session.original.seed, AT + 3_600_000).id);
  expect(session.view).not.toEqual(before);
  takeBack();
  expect(session.view).toEqual(before);
  // Its edits are of no other original.
  session.changeWorld({ ...DEFAULT_WORLD, seed: 'hall-4' });
  takeBack();
  expect(session.world.name).toBe('hall-4');
});

test.each([
  ['the original', [], undefined, ' and compares it with the original.'],
  [
    'the original, also after a comparison with nothing in the original',
    [],
    { kind: 'none' },
    ' and compares it with the original.',
  ],
  ['an earlier time', [], { kind: 'earlier', hours: 24 }, ' and compares it with its state 24 hours earlier.'],
  ['a time', EDITS, { kind: 'instant', t: AT }, ' and compares it with its state at 2026-03-03 00:00:00 UTC.'],
  ['nothing', EDITS, { kind: 'none' }, '.'],
] as const)('the offers say what the fork will be compared with: %s', (_, fork, comparison, end) => {
  const { session, render } = sessionIn(fork, comparison);
  const incident = nextRollback(session.world.name, AT);
  const html = render(<Offers incident={incident} id="offers" />);
  expect(html.replaceAll(/<!-- -->|<\/?span>/g, '')).toContain(
    `Change one thing about ${incident.id}. The page reruns the world with that change${end}<`,
  );
});
