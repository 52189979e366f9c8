import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { LogFilters } from '../sim/words/log-filters';
import { storedPages } from '../storage/pages';
import { type Origin, PageContext, useAddress } from './address';
import { linkValues } from './link';
import { usePageLocation } from './page-route';
import type { Values } from './parameters';
import { linkTexts, searchWith } from './write';

/** How a choice `T` is read from and written into parameters. */
export interface ChoiceCodec<T> {
  /** Undefined where the parameters say nothing of it. */
  read(values: Values): T | undefined;
  /** The parameters to change; undefined values are removed. `value` is undefined for what the page shows by itself, `now` what else is said. */
  write(value: T | undefined, now: Values): Values;
}

/** Where a visitor's last choice is kept. */
interface ChoiceStore<T> {
  read(): T | undefined;
  write(value: T): void;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Keeps a choice under the path of its page, in the form that an address has. */
function pageChoiceStore<T>(page: string, { read, write }: ChoiceCodec<T>, initial: T): ChoiceStore<T> {
  return {
    read: () => read(linkValues(storedPages.read()?.[page] ?? '')),
    write(value) {
      const { [page]: before = '', ...others } = storedPages.read() ?? {};
      const values = write(same(value, initial) ? undefined : value, linkValues(before));
      const query = searchWith(before, { choices: linkTexts(values) });
      storedPages.write(query === '' ? others : { ...others, [page]: query });
    },
  };
}

/**
 * What a visitor chose of a page: what the address says, or else the last choice, or else `initial`. A change is written into the
 * address and kept for the next visit, in `elsewhere` or else under the page's path. Going back reads it from the address again.
 */
export function useChoice<T>(
  kind: ChoiceCodec<T>,
  initial: T,
  elsewhere?: ChoiceStore<T>,
): readonly [T, (value: T) => void] {
  const { search, pathname, key } = usePageLocation();
  const action = useNavigationType();
  const address = useAddress();
  const page = useContext(PageContext) ?? pathname;
  const kept = elsewhere ?? pageChoiceStore(page, kind, initial);
  const [chosen, setChosen] = useState(() => {
    const { path, complete } = address.arrival;
    // A link with a version, and an entry that the visitor comes back to, say all that differs from a first visit.
    const saysAll = (complete && path === pathname) || (action === 'POP' && key !== 'default');
    return kind.read(linkValues(search)) ?? (saysAll ? undefined : kept.read()) ?? initial;
  });
  const publish = (value: T, origin: Origin) => {
    const now = linkValues(searchWith(search, { choices: address.pending }));
    address.change(linkTexts(kind.write(same(value, initial) ? undefined : value, now)), origin);
  };
  const arrive = useEffectEvent(() => {
    if (!same(chosen, initial)) publish(chosen, 'kept');
  });
  const restore = useEffectEvent((query: string) => setChosen(kind.read(linkValues(query)) ?? initial));
  useEffect(() => arrive(), []);
  useEffect(() => address.onRestore((query) => restore(query)), [address]);
  const change = (value: T) => {
    setChosen(value);
    kept.write(value);
    publish(value, 'choice');
  };
  return [chosen, change];
}

/** The filter of a log: a page that opens it with a filter of its own keeps the visitor's apart from that of the other pages. */
export function useFilter<F>(
  kind: ChoiceCodec<F>,
  none: F,
  kept: ChoiceStore<F>,
  requested: LogFilters | undefined,
): readonly [F, (filter: F) => void] {
  const opening = requested && kind.read(requested);
  return useChoice(kind, opening ?? none, opening === undefined ? kept : undefined);
}
