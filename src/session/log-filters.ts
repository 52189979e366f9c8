import { useMemo } from 'react';
import { isEqual } from '../sim/math/equality';
import type { LogFilter } from '../sim/tables/log-filters';
import { valuesIn } from './settings';
import { useSession, useView } from './use-session';
import type { View } from './view';

/**
 * Returns the filter of a log on a page that opens with `opening`. If a view names one part of the filter, the others
 * are as in `empty`, the filter that lets everything pass.
 */
export const filterIn = (view: View, empty: LogFilter, opening?: LogFilter): LogFilter =>
  valuesIn(view, Object.keys(empty).some((key) => key in view) ? empty : { ...empty, ...opening });

/**
 * Returns the change of the view that chooses a log's filter on a page that opens with `opening`. An address neither
 * names the filter with which its page opens, nor the empty parts of another.
 */
export function filterChange(chosen: LogFilter, empty: LogFilter, opening?: LogFilter): View {
  const isInitial = isEqual(chosen, { ...empty, ...opening });
  const isEmpty = isEqual(chosen, empty);
  return Object.fromEntries(
    Object.entries(chosen).map(([key, value]) => [
      key,
      isInitial || (value.length === 0 && !isEmpty) ? undefined : value,
    ]),
  );
}

/**
 * Returns a function that reads the filter of a log: the same object until the filter changes, whatever else of the
 * view does.
 */
export function filterReader(empty: LogFilter, opening: LogFilter | undefined): (view: View) => LogFilter {
  let last: LogFilter | undefined;
  return (view) => {
    const filter = filterIn(view, empty, opening);
    if (!last || !isEqual(filter, last)) last = filter;
    return last;
  };
}

/** Returns the filter of a log, and a function that chooses it. */
export function useLogFilter(
  empty: LogFilter,
  opening: LogFilter | undefined,
): readonly [filter: LogFilter, choose: (chosen: LogFilter) => void] {
  const session = useSession();
  const read = useMemo(() => filterReader(empty, opening), [empty, opening]);
  return [useView(read), (chosen) => session.change(filterChange(chosen, empty, opening))];
}
