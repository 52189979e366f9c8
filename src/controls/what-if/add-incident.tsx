import { useWorld } from '../../session/world';
import { withNewIncident } from '../../sim/world/incidents/what-if';
import { MOST_EDITS } from '../../sim/world/world-name';
import { MenuItem } from '../../ui/menu-item';
import { useFork } from './use-fork';
import './what-if.css';

/**
 * A menu item that takes the page to a fork in which one more incident begins at the instant shown. `menu` is the
 * menu's id.
 */
export function AddIncident({ menu }: { menu: string }) {
  const { name: world, clock } = useWorld();
  const fork = useFork();
  const add = () => {
    const { edits, id } = withNewIncident(world, clock.now());
    if (edits.length <= MOST_EDITS) fork(edits, id);
  };
  return (
    <MenuItem menu={menu} className="button what-if-one-more" onClick={add}>
      Add an incident now
    </MenuItem>
  );
}
