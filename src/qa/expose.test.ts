import { afterEach, expect, test, vi } from 'vitest';
import { Clock } from '../clock/clock';
import { cores } from '../dashboards/cores';
import { type ObservableFeed, registerFeed } from '../panel/feed/running-feeds';
import { beaconAt } from '../records/beacon/beacon';
import { Session } from '../session/session';
import { LAST_INSTANT } from '../sim/words/time';
import { exposeToScripts } from './expose';
import type { Northwall } from './northwall';

const AT = 1_772_528_006_800;

afterEach(() => vi.unstubAllGlobals());

/** Members offered by a page whose clock is live at `AT`. */
function offered(): { northwall: Northwall; session: Session } {
  const page: { northwall?: Northwall } = {};
  vi.stubGlobal('window', page);
  const clock = new Clock({ now: () => AT });
  const session = new Session({ original: { seed: 'hall-4', cycleDays: 4 }, clock });
  exposeToScripts(session, ['/'], () => true);
  return { northwall: page.northwall as Northwall, session };
}

test('beacon() answers for any instant', async () => {
  const { northwall } = offered();
  expect(await northwall.beacon()).toBe(beaconAt('hall-4', AT, 4));
  expect(await northwall.beacon(0)).toBe(beaconAt('hall-4', 0, 4));
});

/** Values that are not numbers, or out of range. */
const WRONG: readonly unknown[] = [1e20, -1e20, Number.NaN, Number.POSITIVE_INFINITY, '0', null, {}];

test.each(['beacon', 'freeze', 'seek', 'step', 'run'] as const)(
  '%s refuses what it cannot use, in a sentence, and leaves the clock alone',
  async (member) => {
    const { northwall, session } = offered();
    const call = northwall[member] as (value: unknown) => Promise<unknown>;
    for (const value of WRONG) await expect(call(value)).rejects.toThrow(/^\w+ takes .+, from -?\d+ to \d+\.$/);
    await expect(call(LAST_INSTANT + 1)).rejects.toThrow(RangeError);
    expect(session.clock.state.mode).toBe('live');
  },
);

test('ready() and state() reject invalid arguments', async () => {
  const { northwall } = offered();
  for (const options of [null, 'all', { all: 1 }]) {
    await expect(northwall.ready(options as never)).rejects.toThrow(TypeError);
  }
  for (const panel of ['core', '', undefined]) {
    await expect(northwall.state(panel as never)).rejects.toThrow(/^state takes the id of a panel: .*cores.*\.$/);
  }
});

test('fork() says which edits cannot be made, and goes nowhere then', async () => {
  const { northwall, session } = offered();
  for (const edits of ['zap', 'no-1.no-1', 'no-1~no-2', ' '])
    await expect(northwall.fork(edits)).rejects.toThrow(/left out|original is shown|ignored/);
  for (const edits of [null, undefined, 5, ['no-1']]) {
    await expect(northwall.fork(edits as never)).rejects.toThrow(TypeError);
  }
  expect(session.world.name).toBe('hall-4');
});

test('fork() goes as a visitor does: without the incident and the comparison that only the world before has', async () => {
  const { northwall, session } = offered();
  session.change({ incident: 'inc-qdsa8-ad', comparison: { kind: 'none' } });
  // Nothing is there to be drawn.
  await northwall.fork('no-qdsa8').catch(() => undefined);
  expect(session.world.name).toBe('hall-4~no-qdsa8');
  expect(session.view).not.toHaveProperty('incident');
  expect(session.view).not.toHaveProperty('comparison');
});

test('state() says of what world and with what settings the state is that a panel still shows', async () => {
  const { northwall, session } = offered();
  const display = { world: session.world.name, settings: { a: 1 }, state: { n: 1 }, t: AT, at: AT - 1 };
  const host = { closest: () => ({ dataset: { stage: 'ready' } }) } as unknown as HTMLElement;
  const leave = registerFeed({
    feed: { dashboard: cores, settings: { a: 2 }, display } as unknown as ObservableFeed,
    host,
  });
  session.changeWorld({ seed: 'hall-5', cycleDays: 4 });
  const { seed, settings, state } = await northwall.state('cores');
  leave();
  expect({ seed, settings, state }).toEqual({ seed: 'hall-4', settings: { a: 1 }, state: { n: 1 } });
});

test('the versions are those of the registry and the package', async () => {
  const { northwall } = offered();
  expect(await northwall.version).toMatchObject({
    site: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    models: { cores: expect.any(Number), transparency: expect.any(Number) },
    format: 3,
  });
});
