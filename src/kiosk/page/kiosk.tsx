import './kiosk.css';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { browserTime } from '../../clock/time-source';
import { BRAND } from '../../content/brand';
import { storeForVisit } from '../../session/storage/storage';
import { useView } from '../../session/use-session';
import { useWorld } from '../../session/world';
import { announce } from '../../ui/announcer';
import { useHydrated } from '../../ui/hydrated';
import { type Subject, subjectKey, subjectName } from '../subject';
import { correctedTime } from '../time';
import { useHours } from './clock/use-hours';
import { useKioskClock } from './clock/use-kiosk-clock';
import { VisitSessionProvider } from './session/child-session';
import type { KioskPageProps, SitePages } from './session/site-pages';
import { useCounter, useSubjectCounts } from './session/use-counts';
import { useKioskLink } from './session/use-kiosk-link';
import { useLock } from './session/use-lock';
import { useVisit } from './session/use-visit';
import { onScreenAt } from './show/on-screen';
import { OpenedSubject } from './show/opened';
import { Show } from './show/show';
import { useFraming } from './show/use-framing';
import { useSupervisor } from './supervisor';

/** The show outside opening hours: the time and that of the opening, dim, with little work for the computer. */
function Closed({ time, until }: { time: string; until: string | undefined }) {
  return (
    <div className="kiosk-closed">
      <p>{time}</p>
      {until && <p className="kiosk-until">{`closed until ${until}`}</p>}
    </div>
  );
}

/**
 * Keeps the values that a visitor stores in memory. The function returned forgets them; everything else of a visitor
 * ends with `VisitSessionProvider`.
 */
function useForgetting(): () => void {
  useLayoutEffect(storeForVisit, []);
  return () => {
    storeForVisit();
    announce('');
    scrollTo(0, 0);
  };
}

/** Returns a function that goes to the page on which the show is set up. */
function useLeave(search: string): () => void {
  const navigate = useNavigate();
  return () => void navigate(`/kiosk/setup${search}`);
}

function Kiosk({ site }: { site: SitePages }) {
  const { search } = useLocation();
  const world = useWorld();
  const view = useView((all) => all);
  const frame = useRef<HTMLDivElement>(null);
  const { address, link, unread, problems } = useKioskLink(search, site);
  const { isRunning, pass } = useKioskClock(address, link);
  const { isInHours, minute, until } = useHours(address, link.zone ?? 'local');
  const rate = link.rate ?? 1;
  const onAir = () => onScreenAt(address, world.name, world.clock.now(), rate);
  const leave = useLeave(search);
  const forget = useForgetting();
  const counter = useCounter();
  const { opened, seconds, open, resume } = useVisit(
    { idle: address.idle, enabled: address.touch === 'on' && isInHours, site },
    { touched: () => counter.add('touch'), fallback: () => onAir().item.subject, forget, leave },
  );
  const countItem = useSubjectCounts(counter, opened);
  useLock(site, open, leave);
  useFraming(frame, { address, rate, isVisited: opened !== undefined });
  useSupervisor(() => {
    const { item, start } = onAir();
    const onShow = isInHours ? subjectName(item.subject) : 'closed';
    return {
      currentItem: opened ? 'opened' : onShow,
      until,
      began: isInHours && rate > 0 ? start : undefined,
      pass: pass(),
      isVisited: opened !== undefined,
      unread,
      problems,
    };
  });

  /** Returns the time of an opened subject: a touched item goes on as it was, any other begins now and has no end. */
  const timeOf = (subject: Subject) => {
    const { item, start, end } = onAir();
    const isOnAir = subjectKey(item.subject) === subjectKey(subject);
    return isOnAir ? { start, end } : { start: world.clock.now(), end: Number.MAX_SAFE_INTEGER };
  };
  const subject = isInHours ? opened : undefined;
  return (
    <div ref={frame} className="kiosk-screen" data-rotate={address.rotate}>
      {isRunning && !isInHours && <Closed time={minute.slice(11)} until={until} />}
      {isRunning && isInHours && !subject && (
        <Show address={address} rate={rate} site={site} pass={pass} onItem={countItem} />
      )}
      {subject && (
        <VisitSessionProvider time={correctedTime(browserTime, address.offset)}>
          <OpenedSubject
            key={subjectKey(subject)}
            subject={subject}
            address={address}
            view={view}
            site={site}
            time={() => timeOf(subject)}
            seconds={seconds}
            take={() => counter.add('taken', subjectName(subject))}
            resume={resume}
          />
        </VisitSessionProvider>
      )}
    </div>
  );
}

/** The page with a kiosk's show, from a playlist in its address. */
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
