import type { UseFilter } from '../dashboards/contract';
import { isEqual } from '../sim/math/equality';
import type { LogFilters } from '../sim/words/log-filters';
import { useSession, useView } from './use-session';

/** The hook with which a log reads and changes its filter on a page that opens with `opening`. */
export const filterHook = (opening: LogFilters | undefined): UseFilter =>
  function useFilter({ read, write }, none) {
    const session = useSession();
    const view = useView((all) => all);
    const initial = (opening && read(opening)) ?? none;
    return [read(view) ?? initial, (filter) => session.change(write(isEqual(filter, initial) ? undefined : filter))];
  };
