import { expect, test } from 'vitest';
import { INITIAL_VIEW, type View } from '../session/view';
import { readFork } from '../sim/world/fork';
import { readArrival } from './arrival';

const STORED = { world: { seed: 'own', cycleDays: 4 }, choices: { retention: 60 } };
const ANOTHER = { seed: 'hall-4', cycleDays: 7 };

interface Options {
  readonly isBack?: boolean;
  readonly isSamePage?: boolean;
  readonly isBare?: boolean;
  readonly view?: View;
  readonly original?: typeof ANOTHER;
  readonly namesWorld?: boolean;
}

/**
 * Returns the session of a page that has arrived at a query, by a link to another page unless the options say
 * otherwise.
 */
function arriveAt(search: string, options: Options = {}) {
  const { isBack = false, isSamePage = false, isBare = false, ...rest } = options;
  const location = { pathname: '/skynet', search, hash: '', state: null, key: 'k' };
  const before = { view: INITIAL_VIEW, original: STORED.world, namesWorld: false, ...rest };
  return readArrival({ location, page: '/skynet', isBare, isBack, isSamePage }, before, STORED);
}

const FORK = { fork: readFork('no-1').edits };

test('Back over a change of world shows the world of then, whole, and Forward that of a link', () => {
  const back = arriveAt('', { isBack: true, isSamePage: true, namesWorld: true, original: ANOTHER, view: FORK });
  expect(back).toMatchObject({ original: STORED.world, namesWorld: false, view: {}, isComplete: true });
  const forward = arriveAt('?v=1&seed=hall-4&fork=no-1&cycle=7&zone=local', { isBack: true, view: { retention: 60 } });
  expect(forward).toMatchObject({ original: ANOTHER, namesWorld: true });
  expect(forward.view).toEqual({ ...FORK, zone: 'local' });
});

test('Back within one world shows all that the entry says, and nothing besides', () => {
  const { view, original } = arriveAt('?v=1&seed=hall-4&cycle=7&tags=SEC', {
    isBack: true,
    isSamePage: true,
    namesWorld: true,
    original: ANOTHER,
    view: { zone: 'local', incident: 'req-0a1b2c3d', ...FORK },
  });
  expect([view, original]).toEqual([{ tags: ['SEC'] }, ANOTHER]);
});

test('a link to another page takes world, fork and zone along, and finds what was last chosen there', () => {
  const { view, original, isComplete } = arriveAt('', {
    original: ANOTHER,
    view: { ...FORK, zone: 'local', tags: ['SEC'] },
  });
  expect([view, original, isComplete]).toEqual([{ ...FORK, zone: 'local', retention: 60 }, ANOTHER, false]);
});

test('a link to another world leaves behind what is of one world alone', () => {
  const { view, namesWorld } = arriveAt('?seed=hall-4', {
    isSamePage: true,
    view: { ...FORK, incident: 'inc-1-aa', zone: 'local', retention: 60 },
  });
  expect([view, namesWorld]).toEqual([{ zone: 'local', retention: 60 }, true]);
});

test('a link is read in the world that it shows: the fork before it, whose cycle alone may be another', () => {
  const compared = arriveAt('?with=original', { isSamePage: true, view: FORK });
  expect([compared.view, compared.notices]).toEqual([{ ...FORK, comparison: { kind: 'original' } }, []]);
  const cycle = arriveAt('?seed=own&cycle=7', { isSamePage: true, view: { incident: 'inc-1-aa' } });
  expect(cycle).toMatchObject({ original: { seed: 'own', cycleDays: 7 }, view: { incident: 'inc-1-aa' } });
});

test('a page with a course of time of its own keeps it', () => {
  const { view } = arriveAt('?at=5&speed=0', { isBare: true, view: { at: 7, rate: 0 } });
  expect(view).toMatchObject({ at: 7, rate: 0 });
});
