import { type ReactNode, useContext, useEffect, useMemo, useReducer, useState } from 'react';
import { resolvePath, useLocation } from 'react-router-dom';
import { Clock } from '../../clock/clock';
import { useWorld, type World, WorldContext } from '../../clock/world';
import { ZoneContext } from '../../clock/zone';
import { DASHBOARD_IDS } from '../../dashboards/ids';
import { Address, AddressContext, PageContext } from '../../link/address';
import { type Link, readLink } from '../../link/link';
import { type PageRoute, PageRouteContext } from '../../link/page-route';
import { worldIn } from '../../link/world-in';
import { type PagePath, searchWith } from '../../link/write';
import { ComparisonContext } from '../../selection/comparison';
import { SelectionContext } from '../../selection/selection';
import { forgetRecorder } from '../../snapshots/recorder';
import { createStore, type Store } from '../../store/store';

/** The world of a link inside `around`, whose clock is its real time: where that is moved or paused, so is this. It was opened at the instant `start` of `around`. */
function worldOf(link: Link, around: World, start: number): World {
  const { at, rate } = link;
  const own = worldIn({ cycleDays: around.cycleDays, ...link }, around);
  if (at === undefined && rate === undefined) return { ...own, clock: around.clock };
  const now = () => around.clock.now();
  return { ...own, clock: new Clock({ wall: now }, { at: at ?? start, rate, anchor: start }) };
}

/** The store that is there already, unless the link names a value of its own. */
const storeOf = <T,>(around: Store<T>, named: T | undefined): Store<T> =>
  named === undefined ? around : createStore<T>(named);

/** Scrolls to the section that a hash names. */
export const showSection = (hash: string) => document.getElementById(hash.slice(1))?.scrollIntoView();

interface PageSessionProps {
  readonly path: PagePath;
  /** The page's query. Begins with `?` or is empty. */
  readonly search: string;
  readonly hash?: string | undefined;
  /** Instant of the world around it at which the page was opened. */
  readonly start: number;
  readonly children: ReactNode;
}

/**
 * Has what it holds see the address of a page of its own: what the address names of a world, an instant, a zone, a selection and a comparison
 * holds inside, and what is chosen there, a filter or a tab, is written into it. The show's own address stays as it is.
 */
export function PageSession({ path, search, hash = '', start, children }: PageSessionProps) {
  const around = useWorld();
  const location = useLocation();
  const link = useMemo(() => readLink(search, { panels: DASHBOARD_IDS, world: around.name }), [search, around.name]);
  const world = useMemo(() => worldOf(link, around, start), [link, around, start]);
  const zone = useContext(ZoneContext);
  const selection = useContext(SelectionContext);
  const comparison = useContext(ComparisonContext);
  const [own] = useState(() => ({
    address: new Address({ path, complete: link.complete === true, namesWorld: link.seed !== undefined }),
    zone: storeOf(zone, link.zone),
    selection: storeOf(selection, link.incident),
    comparison: storeOf(comparison, link.comparison),
  }));
  const [shown, setShown] = useState({ search, hash });
  const route = useMemo(
    (): PageRoute => ({
      location: { ...location, ...shown, pathname: path, key: 'default' },
      navigate(to, options) {
        const next = resolvePath(to, path);
        setShown({ search: next.search, hash: next.hash });
        if (next.hash && !options?.preventScrollReset) showSection(next.hash);
      },
    }),
    [location, shown, path],
  );
  const { address } = own;
  const [changes, noteChange] = useReducer((n: number) => n + 1, 0);
  useEffect(() => address.subscribe(noteChange), [address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: several parts of the page change it in one go.
  useEffect(() => {
    const choices = address.pending;
    if (Object.keys(choices).length === 0) return;
    setShown((before) => ({ ...before, search: searchWith(before.search, { choices }) }));
  }, [address, changes]);
  useEffect(() => {
    return world.clock === around.clock ? undefined : () => forgetRecorder(world);
  }, [world, around]);
  return (
    <PageRouteContext value={route}>
      <PageContext value={path}>
        <AddressContext value={address}>
          <WorldContext value={world}>
            <ZoneContext value={own.zone}>
              <SelectionContext value={own.selection}>
                <ComparisonContext value={own.comparison}>{children}</ComparisonContext>
              </SelectionContext>
            </ZoneContext>
          </WorldContext>
        </AddressContext>
      </PageContext>
    </PageRouteContext>
  );
}
