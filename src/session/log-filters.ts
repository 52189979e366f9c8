import { isEqual } from '../sim/math/equality';
import type { LogFilters } from '../sim/words/log-filters';
import { useSession, useView } from './use-session';
import { FIRST_VISIT, type View, viewOf } from './view';

const complete = ({ tags = [], subject = '', types = [], levels = [] }: View): LogFilters => ({
  tags,
  subject,
  types,
  levels,
});

/** The filters of a page that opens with `opening`, as a visitor's view changes them. */
export const filtersIn = ({ tags, subject, types, levels }: View, opening: View = FIRST_VISIT): LogFilters =>
  complete(viewOf({ tags, subject, types, levels, unread: [], notices: [] }, opening));

/**
 * The change of the view that chooses a log's filters on a page that opens with `opening`. An
 * address names no filter with which the page opens, and no empty one beside another of that log.
 */
export function filterChange(chosen: Partial<LogFilters>, opening: View = FIRST_VISIT): View {
  const initial = complete(opening);
  const entries = Object.entries(chosen) as [keyof LogFilters, LogFilters[keyof LogFilters]][];
  const isInitial = entries.every(([key, value]) => isEqual(value, initial[key]));
  const isEmpty = entries.every(([, value]) => value.length === 0);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, isInitial || (value.length === 0 && !isEmpty) ? undefined : value]),
  );
}

/** The filters of the page's logs, and the function that chooses all those of one log. */
export function useLogFilters(
  opening: View | undefined,
): readonly [filters: LogFilters, choose: (chosen: Partial<LogFilters>) => void] {
  const session = useSession();
  const view = useView((all) => all);
  return [filtersIn(view, opening), (chosen) => session.change(filterChange(chosen, opening))];
}
