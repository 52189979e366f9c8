import { useWorld } from '../../session/world';
import { editsOf } from '../../sim/world/fork';
import { withNewIncident } from '../../sim/world/incident-words/what-if';
import { MOST_EDITS } from '../../sim/world/world-name';
import { MenuItem } from '../../ui/menu-item';
import { FullFork } from './full-fork';
import { useFork } from './use-fork';
import './what-if.css';

/**
 * A menu item that takes the page to a fork in which one more incident begins at the instant shown; in a fork that is
 * full, the reason why there is none. `menu` is the menu's id.
 */
export function AddIncident({ menu }: { menu: string }) {
  const { name: world, clock } = useWorld();
  const fork = useFork();
  if (editsOf(world).length >= MOST_EDITS) {
    return (
      <div className="what-if-one-more muted small">
        <FullFork />
      </div>
    );
  }
  const add = () => {
    const { edits, id } = withNewIncident(world, clock.now());
    fork(edits, id);
  };
  return (
    <MenuItem menu={menu} className="button what-if-one-more" onClick={add}>
      Add an incident now
    </MenuItem>
  );
}
