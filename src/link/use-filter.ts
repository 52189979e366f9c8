import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LogFilters } from '../sim/log-words';
import { useAddress } from './address';
import type { Parameter } from './link';
import { readFilters } from './words';

/** How a log's filter `F` goes with an address and with what the browser keeps. */
export interface FilterKind<F> {
  /** Everything passes. */
  readonly none: F;
  /** The filter of a link; undefined where it asks for none. */
  read(link: LogFilters): F | undefined;
  /** What an address says of a filter. */
  write(filter: F): Readonly<Partial<Record<Parameter, string>>>;
  /** Parameters of this filter. */
  readonly names: readonly Parameter[];
  /** The filter that the visitor used last, as the browser keeps it. */
  readonly kept: { read(): F | undefined; write(filter: F): boolean };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The filter of a log: the address's, else the one with which its page opens (`asked`), else the visitor's last. A change goes
 * into the address; it is kept for the next visit unless the page opens with a filter of its own. A link that names all it wants
 * does not mix with what is kept.
 */
export function useFilter<F>(
  { none, names, read, write, kept }: FilterKind<F>,
  asked: LogFilters | undefined,
): readonly [F, (filter: F) => void] {
  const { search, pathname } = useLocation();
  const address = useAddress();
  const opening = asked && read(asked);
  const usual = opening ?? none;
  const [filter, setFilter] = useState(() => {
    const { path, whole } = address.arrival;
    const own = opening === undefined && !(whole && path === pathname) ? kept.read() : undefined;
    return read(readFilters(new URLSearchParams(search))) ?? own ?? usual;
  });
  const tell = (next: F) => {
    const said = same(next, usual) ? {} : write(next);
    address.change(Object.fromEntries(names.map((name) => [name, said[name]])));
  };
  const arrive = useEffectEvent(() => {
    if (!same(filter, usual)) tell(filter);
  });
  useEffect(() => arrive(), []);
  const change = (next: F) => {
    setFilter(next);
    if (opening === undefined) kept.write(next);
    tell(next);
  };
  return [filter, change];
}
