import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { browserTime } from '../../clock/time-source';
import { startInterval } from '../../clock/timers';
import { wallTime, type Zone } from '../../clock/zone';
import { BRAND } from '../../content/brand';
import { DASHBOARD_IDS } from '../../dashboards/ids';
import { readLink } from '../../session/address/link';
import { siteRoot } from '../../session/address/site-root';
import { storeForVisit } from '../../session/storage/storage';
import { useView } from '../../session/use-session';
import { useWorld } from '../../session/world';
import { MINUTE_MS } from '../../sim/words/time';
import { announce } from '../../ui/announcer';
import { useHydrated } from '../../ui/hydrated';
import { type KioskAddress, readKiosk } from '../address';
import { isOpen, opensAt } from '../hours';
import { hideIdlePointer, isLeaving, lockPage } from '../lock';
import type { CurrentItem, Subject } from '../playlist';
import { pixelShift, rootSize } from '../size';
import { unlooped } from '../time';
import './kiosk.css';
import { showSection, Visit } from './child-session';
import { useMachine } from './machine';
import { onScreenAt } from './on-screen';
import { Opened } from './opened';
import { Show } from './show';
import type { KioskPageProps, SitePages } from './site-pages';
import { useVisit } from './touch';
import { useCounts } from './use-counts';
import { machineTime, useKioskClock } from './use-kiosk-clock';

/** Whether the kiosk is open, and the minute that a clock on the wall shows, such as `2026-03-06T09:41`. */
interface Hours {
  readonly open: boolean;
  readonly minute: string;
}

/** The kiosk's hours as they change, by a clock in that zone. */
function useHours(address: KioskAddress, zone: Zone): Hours {
  const read = useCallback(() => {
    const now = wallTime(machineTime(address), zone);
    return { open: isOpen(address.hours, now), minute: now.slice(0, 16) };
  }, [address, zone]);
  const [hours, setHours] = useState(read);
  useEffect(() => {
    const look = (before: Hours) => {
      const now = read();
      return now.open === before.open && now.minute === before.minute ? before : now;
    };
    return startInterval(1_000, () => setHours(look));
  }, [read]);
  return hours;
}

/** Sizes the page's type for the distance from which it is seen, and turns and shifts the picture. A paused one is not shifted. */
function useFraming(frame: RefObject<HTMLElement | null>, address: KioskAddress, rate: number): void {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    const size = () => {
      page.style.fontSize = `${rootSize(address, innerWidth, innerHeight)}px`;
    };
    size();
    page.dataset.kiosk = '';
    addEventListener('resize', size);
    return () => {
      removeEventListener('resize', size);
      page.style.fontSize = '';
      delete page.dataset.kiosk;
    };
  }, [address]);
  useEffect(() => {
    if (rate === 0) return undefined;
    const move = () => {
      const { x, y } = pixelShift(browserTime.wall());
      frame.current?.style.setProperty('translate', `${x}px ${y}px`);
    };
    move();
    return startInterval(MINUTE_MS, move);
  }, [frame, rate]);
}

/** Outside opening hours: the time and that of the opening, dim, and little else for the machine to do. */
function Closed({ time, until }: { time: string; until: string | undefined }) {
  return (
    <div className="kiosk-closed">
      <p>{time}</p>
      {until && <p className="kiosk-until">{`closed until ${until}`}</p>}
    </div>
  );
}

/** What a subject is called in the health line and in the counts. */
const nameOf = (subject: Subject) =>
  subject.kind === 'scene' ? subject.name : subject.kind === 'panel' ? subject.id : subject.path;

function Kiosk({ site }: { site: SitePages }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const world = useWorld();
  const frame = useRef<HTMLDivElement>(null);
  const { address, unread, problems, link } = useMemo(() => {
    const read = readKiosk(search, site.paths);
    const parsed = readLink(search, { panels: DASHBOARD_IDS, world: world.name });
    const problems = [...read.problems.map(({ name, why }) => `${name}: ${why}`), ...parsed.notices];
    return { address: read.address, unread: [...read.unread, ...parsed.unread], problems, link: parsed };
  }, [search, site, world]);
  const { running, time } = useKioskClock(address, link);
  const { open, minute } = useHours(address, link.zone ?? 'local');
  const until = useMemo(() => (open ? undefined : opensAt(address.hours, minute)), [open, address, minute]);
  const view = useView((all) => all);
  const rate = link.rate ?? 1;
  const counter = useCounts();
  const scene = useRef<CurrentItem>(undefined);
  const countScene = useCallback(
    (on: CurrentItem) => {
      // After a visit the same one goes on.
      if (scene.current?.start !== on.start) counter.add('scene', nameOf(on.item.subject));
      scene.current = on;
    },
    [counter],
  );
  useFraming(frame, address, rate);
  useLayoutEffect(storeForVisit, []);
  useEffect(hideIdlePointer, []);

  const onAir = () => onScreenAt(address, world.name, world.clock.now(), rate);
  /** Since when a subject is shown: one that was touched goes on, another begins. */
  const startOf = (subject: Subject) => {
    const { item, start } = onAir();
    return JSON.stringify(item.subject) === JSON.stringify(subject) ? start : world.clock.now();
  };
  const leave = useCallback(() => navigate(`/kiosk/setup${search}`), [navigate, search]);
  const visit = useVisit(
    { idle: address.idle, enabled: address.touch === 'on' && open, site },
    {
      fallback: () => onAir().item.subject,
      forget() {
        // All else ends with `Visit`.
        storeForVisit();
        announce('');
        scrollTo(0, 0);
      },
      leave,
    },
  );
  const { opened, open: openSubject } = visit;
  useEffect(() => {
    if (opened) counter.add('opened', nameOf(opened));
  }, [opened, counter]);
  useEffect(() => {
    const follow = (to: HTMLAnchorElement) => {
      if (to.getAttribute('href')?.startsWith('#')) return showSection(to.hash);
      const path = site.paths.find((each) => to.origin + to.pathname === `${siteRoot()}${each}`);
      if (path) openSubject({ kind: 'page', path, search: to.search, hash: to.hash });
    };
    return lockPage(follow);
  }, [site, openSubject]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isLeaving(event)) leave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [leave]);
  useMachine(() => {
    const { item, start } = onAir();
    return {
      on: opened ? 'opened' : open ? nameOf(item.subject) : 'closed',
      until,
      began: open && rate > 0 ? start : undefined,
      visited: opened !== undefined,
      unread,
      problems,
    };
  });

  const subject: Subject | undefined = open ? opened : undefined;
  return (
    <div ref={frame} className="kiosk-screen" data-rotate={address.rotate}>
      {running && !open && <Closed time={minute.slice(11)} until={until} />}
      {running && open && !subject && <Show address={address} rate={rate} site={site} onItem={countScene} />}
      {subject && (
        <Visit time={unlooped(time, browserTime)}>
          <Opened
            key={JSON.stringify(subject)}
            subject={subject}
            address={address}
            view={view}
            site={site}
            began={() => startOf(subject)}
            seconds={visit.seconds}
            take={() => counter.add('taken', nameOf(subject))}
            resume={visit.resume}
          />
        </Visit>
      )}
    </div>
  );
}

/** The show of a kiosk, from a playlist in its address. */
export function Page({ site }: KioskPageProps) {
  const hydrated = useHydrated();
  return (
    <main className="kiosk" id="main">
      <h1 className="visually-hidden" tabIndex={-1}>
        {`${BRAND.name} kiosk`}
      </h1>
      {hydrated && <Kiosk site={site} />}
      <noscript>
        <p>The show simulates its values in your browser and needs JavaScript.</p>
      </noscript>
    </main>
  );
}
