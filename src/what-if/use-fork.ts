import { useContext } from 'react';
import { ShowWorldContext, useWorld } from '../clock/world';
import { ZoneContext } from '../clock/zone';
import { useAddress } from '../link/address';
import { sameVisit, usePageLocation, usePageNavigate } from '../link/page-route';
import { shownSearch, timeParameters } from '../link/write';
import { SelectionContext } from '../selection/selection';
import { seedOf } from '../sim/math/seed-of';
import type { Edit } from '../sim/world/edits';
import { incidentNamed } from '../sim/world/incidents';
import { forkWords } from '../sim/world/what-if';
import { worldName } from '../sim/world/world-name';
import { announce } from '../ui/announcer';

/**
 * The function that takes the page to the world that `edits` make of the original of the one shown: at the same instant, with the time
 * running or paused as it is, and in a new entry of the history. No edits are the original. `incident` is selected there, or what is
 * selected now, if that world has it.
 */
export function useFork(): (edits: readonly Edit[], incident?: string) => void {
  const world = useWorld();
  const zone = useContext(ZoneContext);
  const show = useContext(ShowWorldContext);
  const selection = useContext(SelectionContext);
  const address = useAddress();
  const go = usePageNavigate();
  const location = usePageLocation();
  return (edits, wanted = selection.value) => {
    const { clock, cycleDays } = world;
    const name = worldName(seedOf(world.name), edits);
    const incident = wanted !== undefined && incidentNamed(name, wanted) ? wanted : undefined;
    const view = { ...timeParameters(clock.setting), zone: zone.value, incident, choices: address.pending };
    const next = shownSearch(location.search, view, { name, cycleDays }, address.arrival.namesWorld);
    selection.set(incident);
    show(name);
    void go({ search: next, hash: location.hash }, { preventScrollReset: true, state: sameVisit(location) });
    announce(edits.length === 0 ? 'Back in the original world' : forkWords(name));
  };
}
