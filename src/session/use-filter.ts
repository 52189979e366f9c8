import { isEqual } from '../sim/math/equality';
import type { LogFilters } from '../sim/words/log-filters';
import { useSession, useView } from './use-session';

/** Reads the filter `F` of a log from a view, and writes it. */
export interface FilterCodec<F> {
  /** Undefined where the view says nothing of it. */
  read(view: LogFilters): F | undefined;
  /** `filter` is undefined for that with which the page opens. */
  write(filter: F | undefined): LogFilters;
}

/** The filter of a log, which opens with the page's own filter or with `none`, and the function that changes it. */
export function useFilter<F>(
  { read, write }: FilterCodec<F>,
  none: F,
  requested: LogFilters | undefined,
): readonly [F, (filter: F) => void] {
  const session = useSession();
  const view = useView((all) => all);
  const opening = (requested && read(requested)) ?? none;
  return [read(view) ?? opening, (filter) => session.change(write(isEqual(filter, opening) ? undefined : filter))];
}
