import { useEffect, useEffectEvent, useState } from 'react';
import { browserTime } from '../../clock/time-source';
import { startInterval } from '../../clock/timers';
import { isDashboardId } from '../../dashboards/ids';
import { isForPage } from '../lock';
import type { Subject } from '../playlist';
import type { SitePages } from './site-pages';

/** Milliseconds for which the operator holds a corner to leave. */
const HOLD_MS = 5_000;
/** Side of that corner, CSS px. */
const CORNER_PX = 80;

/** What is opened by a touch on `target`; undefined where nothing in particular is there. */
function touched(target: EventTarget | null, site: SitePages): Subject | undefined {
  const opens = target instanceof Element ? target.closest<HTMLElement>('[data-opens]')?.dataset.opens : undefined;
  if (opens === undefined) return undefined;
  if (isDashboardId(opens)) return { kind: 'panel', id: opens };
  const [named, search] = opens.split('?', 2);
  const path = site.paths.find((each) => each === named);
  return path && { kind: 'page', path, search: search ? `?${search}` : '' };
}

interface Visit {
  /** What a visitor has open; undefined while the show runs. */
  readonly opened: Subject | undefined;
  /** Real seconds until the show resumes. */
  readonly left: number;
  open(subject: Subject): void;
  resume(): void;
}

/**
 * The visitor at the screen: a touch opens what it fell on, a key what is on, and after `idle` real seconds without one the show resumes. `fallback` is what
 * a touch on nothing in particular opens, `forget` undoes what the visitor did, and `leave` is called when the operator holds the upper left
 * corner.
 */
export function useVisit(
  { idle, enabled, site }: { idle: number; enabled: boolean; site: SitePages },
  actions: { fallback(): Subject; forget(): void; leave(): void },
): Visit {
  const [opened, setOpened] = useState<Subject>();
  const [left, setLeft] = useState(idle);
  const resume = () => {
    setOpened(undefined);
    actions.forget();
  };
  const onDown = useEffectEvent((event: PointerEvent) => {
    setLeft(idle);
    const opens = enabled && !opened;
    if (opens) setOpened(touched(event.target, site) ?? actions.fallback());
    return opens;
  });
  // Keys work what a visitor has open, never the show itself.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (opened || !isForPage(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (enabled) setOpened(actions.fallback());
  });
  const onLeave = useEffectEvent(() => actions.leave());
  const onIdle = useEffectEvent(resume);
  useEffect(() => {
    const end = new AbortController();
    let heldSince: number | undefined;
    let opening = false;
    const down = (event: PointerEvent) => {
      heldSince = event.clientX < CORNER_PX && event.clientY < CORNER_PX ? browserTime.monotonic() : undefined;
      opening = onDown(event);
    };
    const up = () => {
      heldSince = undefined;
    };
    // What was touched is gone, and the same touch must not press what stands in its place. A key's click has no count.
    const swallow = (event: UIEvent) => {
      if (!opening || (event.type === 'click' && event.detail === 0)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const options = { capture: true, signal: end.signal };
    for (const type of ['mousedown', 'mouseup', 'click'] as const) addEventListener(type, swallow, options);
    addEventListener('pointerdown', down, options);
    addEventListener('keydown', (event) => onKey(event), options);
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, up, options);
    const stop = startInterval(1_000, () => {
      if (heldSince !== undefined && browserTime.monotonic() - heldSince >= HOLD_MS) onLeave();
    });
    return () => {
      end.abort();
      stop();
    };
  }, []);
  useEffect(() => {
    if (!opened) return undefined;
    const until = browserTime.monotonic() + idle * 1_000;
    let last = until;
    const again = () => {
      last = browserTime.monotonic() + idle * 1_000;
    };
    const types = ['pointerdown', 'pointermove', 'keydown', 'wheel'];
    for (const type of types) addEventListener(type, again, { capture: true, passive: true });
    setLeft(idle);
    const stop = startInterval(250, () => {
      const seconds = Math.ceil((last - browserTime.monotonic()) / 1_000);
      setLeft(Math.max(seconds, 0));
      if (seconds <= 0) onIdle();
    });
    return () => {
      stop();
      for (const type of types) removeEventListener(type, again, { capture: true });
    };
  }, [opened, idle]);
  return { opened, left, open: setOpened, resume };
}
