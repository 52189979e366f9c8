import { useContext } from 'react';
import { useWorld, type World } from '../clock/world';
import { ZoneContext } from '../clock/zone';
import { DEFAULT_WORLD, type OwnWorld, storedWorld } from '../storage/world';
import { useAddress } from './address';
import { sameVisit, usePageLocation, usePageNavigate } from './page-route';
import { PARAMETERS } from './parameters';
import { shownSearch, timeParameters } from './write';

/** What of the address belongs to one world alone, removed. */
const OF_ONE_WORLD = Object.fromEntries(
  Object.entries(PARAMETERS).flatMap(([key, { ofOneWorld }]) => (ofOneWorld ? [[key, undefined]] : [])),
);

/**
 * The world that is shown, and the function that changes it. The change is kept as the visitor's own, and the page is loaded again at the
 * same instant. If the address names anything, it names the new world in a new entry of the history.
 */
export function useWorldChange(): { readonly world: World; change(next: Partial<OwnWorld>): void } {
  const world = useWorld();
  const zone = useContext(ZoneContext);
  const address = useAddress();
  const go = usePageNavigate();
  const location = usePageLocation();
  const change = (next: Partial<OwnWorld>) => {
    const isKept = storedWorld.write({ ...(storedWorld.read() ?? DEFAULT_WORLD), ...next });
    const shown = { name: next.seed ?? world.name, cycleDays: next.cycleDays ?? world.cycleDays };
    const view = {
      ...timeParameters(world.clock.setting),
      zone: zone.value,
      choices: address.pending,
      ...(shown.name !== world.name && OF_ONE_WORLD),
    };
    const query = shownSearch(location.search, view, shown, !isKept || address.arrival.namesWorld);
    if (!query.startsWith('?v=')) return globalThis.location.reload();
    void Promise.resolve(
      go({ search: query, hash: location.hash }, { preventScrollReset: true, state: sameVisit(location) }),
    ).then(() => globalThis.location.reload());
  };
  return { world, change };
}
