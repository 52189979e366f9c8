import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Clock } from '../../clock/clock';
import { NEXT_FRAME, onFrame } from '../../clock/frames';
import { useWorld, WorldContext } from '../../clock/world';
import { DASHBOARD_IDS, isDashboardId } from '../../dashboards/ids';
import { PageContext } from '../../link/address';
import { readLink } from '../../link/link';
import { worldIn } from '../../link/world-in';
import type { PagePath } from '../../link/write';
import { loadWithRetries } from '../../loading/load-with-retries';
import { SelectionContext } from '../../selection/selection';
import { createStore } from '../../store/store';
import { OwnPlace } from './own-place';
import { ScenePanel } from './scene-panel';
import type { SitePages } from './site-pages';
import { slider } from './slide';

interface AddressedProps {
  readonly path: PagePath;
  readonly search: string;
  /** The world's instant at which the page was opened. */
  readonly start: number;
  readonly children: ReactNode;
}

/** Has what it holds see the address of a link: its query, its world and instant, and its selection. */
function WithAddress({ path, search, start, children }: AddressedProps) {
  const outer = useWorld();
  const { world, selection } = useMemo(() => {
    const link = readLink(search, { panels: DASHBOARD_IDS, world: outer.name });
    const { at, rate, incident } = link;
    const own = worldIn({ cycleDays: outer.cycleDays, ...link }, outer);
    // The world around it is its clock: where that is moved or paused, so does this.
    const now = () => outer.clock.now();
    const clock = at === undefined ? outer.clock : new Clock({ wall: now }, { at, rate, anchor: start });
    return { world: own === outer && at === undefined ? outer : { ...own, clock }, selection: createStore(incident) };
  }, [search, start, outer]);
  return (
    <OwnPlace key={path + search} path={path} search={search}>
      <PageContext value={path}>
        <WorldContext value={world}>
          <SelectionContext value={selection}>{children}</SelectionContext>
        </WorldContext>
      </PageContext>
    </OwnPlace>
  );
}

interface SitePageProps {
  readonly site: SitePages;
  readonly path: PagePath;
  readonly search: string;
  /** Instants of the world between which it is shown. */
  readonly start: number;
  readonly end: number;
  /** A visitor reads it: it does not move by itself. */
  readonly still: boolean;
}

/** A page of the site, or the one panel of it that a link names. It slides up slowly, so that all of it is seen in its time. */
export function SitePage({ site, path, search, start, end, still }: SitePageProps) {
  const { clock } = useWorld();
  const panel = new URLSearchParams(search).get('panel');
  return (
    <WithAddress path={path} search={search} start={start}>
      {isDashboardId(panel) ? (
        <section className="kiosk-scene">
          <ScenePanel id={panel} as="alone" />
        </section>
      ) : (
        <Sliding site={site} path={path} clock={clock} start={start} end={end} still={still} />
      )}
    </WithAddress>
  );
}

interface SlidingProps extends Omit<SitePageProps, 'search'> {
  /** The show's, whatever instant the page itself is at. */
  readonly clock: Clock;
}

function Sliding({ site, path, clock, start, end, still }: SlidingProps) {
  const place = useRef<HTMLElement>(null);
  const [element, setElement] = useState<ReactElement>();
  useEffect(
    () =>
      loadWithRetries(
        () => site.load(path),
        setElement,
        () => {},
      ).stop,
    [site, path],
  );
  useEffect(() => {
    if (still) return undefined;
    const slide = slider(clock, start, end);
    return onFrame(() => (place.current ? slide(place.current) : NEXT_FRAME));
  }, [clock, start, end, still]);
  return (
    <section ref={place} className="kiosk-scene kiosk-page" data-still={still} data-opens={path}>
      {element}
    </section>
  );
}
