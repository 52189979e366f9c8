import { beforeEach, expect, test } from 'vitest';
import { Clock } from '../../../clock/clock';
import { Session } from '../../../session/session';
import { DEFAULT_WORLD } from '../../../session/storage/stored-world';
import { INITIAL_VIEW } from '../../../session/view';
import { CYCLE_DAYS } from '../../../sim/world/cycle';
import { readFork } from '../../../sim/world/fork';
import { carryChoices, createPageSession } from './page-session';

const AT = Date.UTC(2026, 2, 3, 9);
const INCIDENT = 'inc-qdsa8-00';
const PAST = Date.UTC(2025, 5, 1, 10);

let now = AT;
beforeEach(() => {
  now = AT;
});

const show = () => new Session({ original: DEFAULT_WORLD, clock: new Clock({ now: () => now }), page: '/' });
const openPage = (parent: Session, search: string) =>
  createPageSession(parent, { path: '/skynet', search, view: INITIAL_VIEW, start: AT });

test('a page whose address names no time is under the clock of the show, and what is chosen there stays there', () => {
  const parent = show();
  const page = openPage(parent, '?tags=SEC');
  expect(page.clock).toBe(parent.clock);
  expect([page.page, page.view.tags]).toEqual(['/skynet', ['SEC']]);
  page.change({ retention: 60 });
  expect(parent.view.retention).toBe(show().view.retention);
});

test('a page at an instant of its own goes on from there with the show, and stands where the show is paused', () => {
  const parent = show();
  const page = openPage(parent, '?at=2025-06-01T10:00:00Z&speed=10');
  expect(page.clock.now()).toBe(PAST);
  now += 2_000;
  expect(page.clock.now()).toBe(PAST + 20_000);
  parent.clock.pauseAt(AT + 2_000);
  now += 5_000;
  expect([parent.clock.now(), page.clock.now()]).toEqual([AT + 2_000, PAST + 20_000]);
});

test('a page of another world leaves the show in its own', () => {
  const parent = show();
  const page = openPage(parent, '?seed=hall-4');
  expect([page.world.name, page.namesWorld, parent.world.name]).toEqual(['hall-4', true, show().world.name]);
});

test('the cycle of the show belongs to the show’s world: a page that names another world has what its address says', () => {
  const parent = show();
  parent.changeWorld({ ...parent.original, cycleDays: 9 });
  expect(openPage(parent, '').world.cycleDays).toBe(9);
  expect(openPage(parent, '?seed=hall-4').world.cycleDays).toBe(CYCLE_DAYS);
  expect(openPage(parent, '?seed=hall-4&cycle=2').world.cycleDays).toBe(2);
});

test('a visitor’s fork and cycle go along to the next page, and those of a page of another world end with it', () => {
  const parent = show();
  const page = openPage(parent, '');
  page.change({ fork: readFork('no-qdsa8').edits, incident: INCIDENT });
  page.changeWorld({ ...page.original, cycleDays: 9 });
  carryChoices(page, parent, false);
  const next = openPage(parent, '?tags=SEC');
  expect(next.world).toEqual(page.world);
  expect([next.world.name, next.world.cycleDays, next.view.incident]).toEqual(['northwall~no-qdsa8', 9, INCIDENT]);

  const elsewhere = openPage(parent, '?seed=hall-4');
  elsewhere.change({ fork: readFork('no-1').edits, incident: undefined, zone: 'local' });
  carryChoices(elsewhere, parent, true);
  expect([parent.world, parent.view.incident, parent.view.zone]).toEqual([next.world, INCIDENT, 'local']);
});
