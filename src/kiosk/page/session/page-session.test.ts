import { beforeEach, expect, test } from 'vitest';
import { Clock } from '../../../clock/clock';
import { Session } from '../../../session/session';
import { DEFAULT_WORLD } from '../../../session/storage/world';
import { FIRST_VISIT } from '../../../session/view';
import { pageSession } from './page-session';

const AT = Date.UTC(2026, 2, 3, 9);
const PAST = Date.UTC(2025, 5, 1, 10);

let now = AT;
beforeEach(() => {
  now = AT;
});

const show = () => new Session({ original: DEFAULT_WORLD, clock: new Clock({ now: () => now }), page: '/' });
const opened = (parent: Session, search: string) =>
  pageSession(parent, { path: '/skynet', search, view: FIRST_VISIT, start: AT });

test('a page whose address names no time is under the clock of the show, and what is chosen there stays there', () => {
  const parent = show();
  const page = opened(parent, '?tags=SEC');
  expect(page.clock).toBe(parent.clock);
  expect([page.page, page.view.tags]).toEqual(['/skynet', ['SEC']]);
  page.change({ retention: 60 });
  expect(parent.view.retention).toBe(show().view.retention);
});

test('a page at an instant of its own goes on from there with the show, and stands where the show is paused', () => {
  const parent = show();
  const page = opened(parent, '?at=2025-06-01T10:00:00Z&speed=10');
  expect(page.clock.now()).toBe(PAST);
  now += 2_000;
  expect(page.clock.now()).toBe(PAST + 20_000);
  parent.clock.pauseAt(AT + 2_000);
  now += 5_000;
  expect([parent.clock.now(), page.clock.now()]).toEqual([AT + 2_000, PAST + 20_000]);
});

test('a page of another world leaves the show in its own', () => {
  const parent = show();
  const page = opened(parent, '?seed=hall-4');
  expect([page.world.name, page.namesWorld, parent.world.name]).toEqual(['hall-4', true, show().world.name]);
});
