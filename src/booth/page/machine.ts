import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onFrame } from '../../clock/frames';
import { browserTime } from '../../clock/time-source';
import { startInterval } from '../../clock/timers';
import { reloadPage } from '../../loading/pending-part';
import { runningFeeds } from '../../panel/feed/running-feeds';
import { useWorld } from '../../session/world';
import { failed, type Health, healthLine, loaded, reloaded, type ShowRecord, storedRecord } from '../health';
import { keepAwake } from '../lock';
import { isBreak, type Moment, neededReload, waitingReload } from '../watchdog';

/** Milliseconds between the watchdog's looks, and between two titles. */
const LOOK_MS = 1_000;
const TITLE_MS = 10_000;

/** JavaScript heap in bytes: in use, and at most. Only Chromium says. */
function heap(): { used: number; limit: number } | undefined {
  const { memory } = globalThis.performance as { memory?: { usedJSHeapSize: number; jsHeapSizeLimit: number } };
  return memory && { used: memory.usedJSHeapSize, limit: memory.jsHeapSizeLimit };
}

/** Whether a drawing on the page has failed or was lost and is not back yet. */
const isUndrawn = () =>
  runningFeeds().some(({ feed }) => feed.status.stage === 'failed' || feed.status.stage === 'lost');

interface Running extends Moment, Pick<Health, 'until' | 'unread' | 'problems'> {
  /** What is on, as in the address. */
  readonly on: string;
}

/**
 * Keeps a show running for days: the screen awake, its health counted and said, and the page loaded again where it is stuck. Offers the
 * health to scripts as `northwall.health()`.
 */
export function useMachine(running: () => Running): void {
  const { clock } = useWorld();
  const record = useRef<ShowRecord>(undefined);
  const wakeLock = useRef('lost');
  const [born] = useState(() => ({ wall: browserTime.wall(), monotonic: browserTime.monotonic() }));
  const frames = useRef({ count: 0, last: born.monotonic });

  const keep = useEffectEvent((next: ShowRecord) => {
    record.current = next;
    storedRecord.write(next);
  });
  const health = useEffectEvent((): Health => {
    const now = browserTime.monotonic();
    const { on, until, unread, problems } = running();
    const { since, loads, reloads, error } = record.current ?? loaded(undefined, born.wall);
    return {
      up: Math.round(now - born.monotonic),
      since: browserTime.wall() - since,
      loads,
      reloads,
      frames: frames.current.count,
      frameAge: Math.round(now - frames.current.last),
      heap: heap()?.used,
      renderer: runningFeeds().find(({ feed }) => feed.stage?.rendering)?.feed.stage?.rendering?.renderer,
      on,
      until,
      t: clock.now(),
      wakeLock: wakeLock.current,
      unread,
      problems,
      error,
    };
  });
  const moment = useEffectEvent((): Moment => running());
  const noteError = useEffectEvent((what: string) => {
    if (record.current && record.current.error !== what) keep(failed(record.current, what));
  });

  useEffect(() => {
    keep(record.current ?? loaded(storedRecord.read(), browserTime.wall()));
    const { northwall } = window;
    if (northwall) northwall.health = async () => health();
    const title = document.title;
    let undrawnSince: number | undefined;
    let waiting: ReturnType<typeof waitingReload>;
    let going = false;
    const go = (why: string) => {
      going = true;
      if (record.current) keep(reloaded(record.current, { at: browserTime.wall(), why }));
      reloadPage();
    };
    const look = () => {
      if (going) return;
      const now = browserTime.monotonic();
      const visible = document.visibilityState === 'visible';
      // The panel may be off outside the hours, and no frame due.
      if (!visible || health().on === 'closed') frames.current.last = now;
      undrawnSince = isUndrawn() ? (undrawnSince ?? now) : undefined;
      const { used = 0, limit = 1 } = heap() ?? {};
      const found = neededReload({
        visible,
        frameAge: now - frames.current.last,
        undrawn: undrawnSince === undefined ? 0 : now - undrawnSince,
        heap: used / limit,
        jumped: browserTime.wall() - born.wall - (now - born.monotonic),
        up: now - born.monotonic,
        now: browserTime.wall(),
        reloads: record.current?.reloads ?? [],
      });
      if (found && !found.waits) return go(found.why);
      const current = moment();
      waiting = waitingReload(waiting, found, current);
      if (waiting && isBreak(waiting.since, current)) go(waiting.why);
    };
    const onError = (event: ErrorEvent) => noteError(event.message);
    const onRejection = (event: PromiseRejectionEvent) => noteError(String(event.reason));
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
    const stops = [
      onFrame((now) => {
        frames.current = { count: frames.current.count + 1, last: now };
        return Number.POSITIVE_INFINITY;
      }),
      startInterval(LOOK_MS, look),
      startInterval(TITLE_MS, () => {
        document.title = `Kiosk: ${healthLine(health())}`;
      }),
      keepAwake((state) => {
        wakeLock.current = state;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
      document.title = title;
      if (northwall) delete northwall.health;
    };
  }, [born]);
}
