import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LogFilters } from '../sim/words/log-filters';
import { useAddress } from './address';
import { readFilters } from './filters';
import type { Choices } from './write';

/** How a log's filter `F` is read from and written to an address and local storage. */
export interface FilterKind<F> {
  /** Everything passes. */
  readonly none: F;
  /** The filter in a link; undefined if it has none. */
  read(link: LogFilters): F | undefined;
  /** What an address says of a filter. */
  write(filter: F): Choices;
  /** Parameters of this filter. */
  readonly names: readonly (keyof Choices)[];
  /** The visitor's last filter, kept in local storage. */
  readonly kept: { read(): F | undefined; write(filter: F): boolean };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The filter of a log: that of the address, or else the page's own (`asked`), or else the visitor's last. A change is
 * written to the address, and kept for the next visit unless the page has a filter of its own. If the link has a
 * version, the visitor's last filter is ignored.
 */
export function useFilter<F>(
  { none, names, read, write, kept }: FilterKind<F>,
  requested: LogFilters | undefined,
): readonly [F, (filter: F) => void] {
  const { search, pathname } = useLocation();
  const address = useAddress();
  const opening = requested && read(requested);
  const fallback = opening ?? none;
  const [filter, setFilter] = useState(() => {
    const { path, complete } = address.arrival;
    const own = opening === undefined && !(complete && path === pathname) ? kept.read() : undefined;
    return read(readFilters(new URLSearchParams(search))) ?? own ?? fallback;
  });
  const publish = (next: F) => {
    const parameters = same(next, fallback) ? {} : write(next);
    address.change(Object.fromEntries(names.map((name) => [name, parameters[name]])));
  };
  const arrive = useEffectEvent(() => {
    if (!same(filter, fallback)) publish(filter);
  });
  useEffect(() => arrive(), []);
  const change = (next: F) => {
    setFilter(next);
    if (opening === undefined) kept.write(next);
    publish(next);
  };
  return [filter, change];
}
