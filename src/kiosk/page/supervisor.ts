import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NO_FRAME, onFrame } from '../../clock/frames';
import { browserTime } from '../../clock/time-source';
import { startInterval } from '../../clock/timers';
import { reloadPage } from '../../loading/pending-part';
import { runningFeeds } from '../../panel/feed/running-feeds';
import { useWorld } from '../../session/world';
import { type Health, healthLine, type KeptHealth, keptHealth, withError, withLoad, withReload } from '../health';
import { readHeap } from '../heap';
import { keepAwake } from '../lock';
import { isBreak, neededReload, type Observation, type ShowActivity, waitingReload } from '../watchdog';

/** Milliseconds between checks of the watchdog. */
const LOOK_MS = 1_000;
/** Milliseconds between updates of the title. */
const TITLE_MS = 10_000;

const isVisible = () => document.visibilityState === 'visible';

/** True if a drawing on the page has failed or was lost and is not back yet. */
const isUndrawn = () =>
  runningFeeds().some(({ feed }) => feed.status.stage === 'failed' || feed.status.stage === 'lost');

interface Running extends ShowActivity, Pick<Health, 'until' | 'unread' | 'problems'> {
  /**
   * Name of the present item, as in the address; `opened` while a visitor has something open, `closed` outside hours.
   */
  readonly currentItem: string;
}

/** The show’s loads and errors, stored while the page is away. */
function useKeptHealth(loadedAt: number): RefObject<KeptHealth> {
  const kept = useRef(withLoad(undefined, loadedAt));
  useEffect(() => {
    const keep = (next: KeptHealth) => {
      kept.current = next;
      keptHealth.write(next);
    };
    keep(withLoad(keptHealth.read(), browserTime.now()));
    const note = (what: string) => {
      const next = withError(kept.current, what);
      // An error of each frame is written once.
      if (next !== kept.current) keep(next);
    };
    const controller = new AbortController();
    addEventListener('error', (event) => note(event.message), { signal: controller.signal });
    addEventListener('unhandledrejection', (event) => note(String(event.reason)), { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return kept;
}

interface Frames {
  readonly count: number;
  /** Monotonic milliseconds of the last frame, or of a later look at a page that was hidden or closed. */
  readonly last: number;
}

/**
 * Counts the frames of the page's loop, which rests while nothing moves, but never for as long as the watchdog allows.
 */
function useFrames(loadedAt: number): RefObject<Frames> {
  const frames = useRef<Frames>({ count: 0, last: loadedAt });
  useEffect(
    () =>
      onFrame((now) => {
        frames.current = { count: frames.current.count + 1, last: now };
        return NO_FRAME;
      }),
    [],
  );
  return frames;
}

/** Keeps the screen awake, and returns the state of the wake lock. */
function useWakeLock(): RefObject<string> {
  const wakeLock = useRef('lost');
  useEffect(
    () =>
      keepAwake((state) => {
        wakeLock.current = state;
      }),
    [],
  );
  return wakeLock;
}

/** Reports a show's health: to scripts as `northwall.health()`, and in the title. */
function useHealthReport(report: () => Health): void {
  const health = useEffectEvent(report);
  useEffect(() => {
    const { northwall } = window;
    if (northwall) northwall.health = async () => health();
    const { title } = document;
    const cancel = startInterval(TITLE_MS, () => {
      document.title = `Kiosk: ${healthLine(health())}`;
    });
    return () => {
      cancel();
      document.title = title;
      if (northwall) delete northwall.health;
    };
  }, []);
}

/** Calls `reload` with a reason if the result of `observe` requires it: at once, or in the next break. */
function useWatchdog(observe: () => Observation, moment: () => ShowActivity, reload: (why: string) => void): void {
  const observation = useEffectEvent(observe);
  const presentMoment = useEffectEvent(moment);
  const onReload = useEffectEvent(reload);
  useEffect(() => {
    let waiting: ReturnType<typeof waitingReload>;
    const cancel = startInterval(LOOK_MS, () => {
      const needed = neededReload(observation());
      const now = presentMoment();
      waiting = waitingReload(waiting, needed, now);
      const whyInBreak = waiting && isBreak(waiting.since, now) ? waiting.why : undefined;
      const why = needed && !needed.isWaiting ? needed.why : whyInBreak;
      if (why === undefined) return;
      cancel();
      onReload(why);
    });
    return cancel;
  }, []);
}

/**
 * Keeps a show running for days: it keeps the screen awake, reports its health, also to scripts as
 * `northwall.health()`, and reloads the page if it is stuck.
 */
export function useSupervisor(running: () => Running): void {
  const { clock } = useWorld();
  const [born] = useState(() => ({ wall: browserTime.now(), monotonic: browserTime.monotonic() }));
  const kept = useKeptHealth(born.wall);
  const frames = useFrames(born.monotonic);
  const wakeLock = useWakeLock();
  const undrawnSince = useRef<number>(undefined);
  const health = (): Health => {
    const now = browserTime.monotonic();
    const { currentItem, until, unread, problems } = running();
    const { since, loads, reloads, error } = kept.current;
    return {
      up: Math.round(now - born.monotonic),
      since: browserTime.now() - since,
      loads,
      reloads,
      frames: frames.current.count,
      frameAge: Math.round(now - frames.current.last),
      heap: readHeap()?.used,
      renderer: runningFeeds().find(({ feed }) => feed.stage?.rendering)?.feed.stage?.rendering?.renderer,
      on: currentItem,
      until,
      t: clock.now(),
      wakeLock: wakeLock.current,
      unread,
      problems,
      error,
    };
  };
  /** Notes what is to be excused or counted as of `now`: frames that are not due, and the time without a drawing. */
  const note = (now: number) => {
    // Frames are not missed while the page is hidden or closed, as the screen may be off and none due.
    if (!isVisible() || running().currentItem === 'closed') frames.current = { ...frames.current, last: now };
    undrawnSince.current = isUndrawn() ? (undrawnSince.current ?? now) : undefined;
  };
  const observationAt = (now: number): Observation => {
    const { used = 0, limit = 1 } = readHeap() ?? {};
    return {
      isVisible: isVisible(),
      frameAge: now - frames.current.last,
      undrawn: now - (undrawnSince.current ?? now),
      heap: used / limit,
      jumped: browserTime.now() - born.wall - (now - born.monotonic),
      up: now - born.monotonic,
      now: browserTime.now(),
      reloads: kept.current.reloads,
    };
  };
  const observe = () => {
    const now = browserTime.monotonic();
    note(now);
    return observationAt(now);
  };
  useHealthReport(health);
  useWatchdog(observe, running, (why) => {
    keptHealth.write(withReload(kept.current, { at: browserTime.now(), why }));
    reloadPage();
  });
}
