import { useEffect, useEffectEvent, useState } from 'react';
import { browserTime } from '../../../clock/time-source';
import { startInterval, startTimer } from '../../../clock/timers';
import { SECOND_MS } from '../../../sim/words/time';
import { createMoveTest, isForPage } from '../../lock';
import { type Subject, siteSubject } from '../../subject';
import { isInCorner } from './corner';
import type { SitePages } from './site-pages';

/** Milliseconds for which the operator holds a corner to leave the show. */
const HOLD_MS = 5_000;
/** Milliseconds for which a pressed pointer is a hand that holds a control; after that it is dirt on the screen. */
const LONGEST_HOLD_MS = 600_000;
/** Milliseconds between two checks for a visitor's inactivity. */
const IDLE_STEP_MS = 250;

/** Returns the subject that a touch on `target` opens; undefined where there is none in particular. */
function subjectAt(target: EventTarget | null, site: SitePages): Subject | undefined {
  const opens = target instanceof Element ? target.closest<HTMLElement>('[data-opens]')?.dataset.opens : undefined;
  return opens === undefined ? undefined : siteSubject(opens, site.paths);
}

/** Calls back when a pointer has held the upper left corner of the picture. */
function useHeldCorner(leave: () => void): void {
  const onHeld = useEffectEvent(leave);
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    let cancel = () => {};
    const release = () => cancel();
    const press = (event: PointerEvent) => {
      cancel();
      if (isInCorner(event, [innerWidth, innerHeight])) cancel = startTimer(HOLD_MS, () => onHeld());
    };
    addEventListener('pointerdown', press, options);
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, options);
    return () => {
      controller.abort();
      cancel();
    };
  }, []);
}

/**
 * Returns the real seconds until `end` is called while `isVisited`. Any action of a visitor resets them to `idle`, and
 * a hand that holds something keeps them there.
 */
function useIdleSeconds(idle: number, isVisited: boolean, end: () => void): number {
  const [seconds, setSeconds] = useState(idle);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (!isVisited) return undefined;
    const listening = new AbortController();
    let until = 0;
    const restart = () => {
      until = browserTime.monotonic() + idle * SECOND_MS;
      setSeconds(idle);
    };
    restart();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, restart, options);
    const isMoved = createMoveTest();
    addEventListener('pointermove', (event) => isMoved(event) && restart(), options);
    /** Monotonic instants at which the pointers that are pressed were. */
    const pressed = new Map<number, number>();
    addEventListener('pointerdown', ({ pointerId }) => pressed.set(pointerId, browserTime.monotonic()), options);
    for (const type of ['pointerup', 'pointercancel'] as const)
      addEventListener(type, ({ pointerId }) => pressed.delete(pointerId), options);
    const isHeld = () => [...pressed.values()].some((since) => browserTime.monotonic() - since < LONGEST_HOLD_MS);
    const cancel = startInterval(IDLE_STEP_MS, () => {
      if (isHeld()) restart();
      const remaining = Math.ceil((until - browserTime.monotonic()) / SECOND_MS);
      setSeconds(Math.max(remaining, 0));
      if (remaining <= 0) onEnd();
    });
    return () => {
      listening.abort();
      cancel();
    };
  }, [isVisited, idle]);
  return seconds;
}

interface VisitState {
  /** Subject that a visitor has open; undefined while the show runs. */
  readonly opened: Subject | undefined;
  /** Real seconds until the show resumes. */
  readonly seconds: number;
  /** Opens a subject in place of the open one, while visits are `enabled`. */
  open(subject: Subject): void;
  resume(): void;
}

/**
 * Follows the visitor at the screen. A touch opens the subject under it, or else `fallback`; so does a key. After
 * `idle` real seconds without either, or once it is no longer `enabled`, the show resumes and `forget` is called.
 * `touched` is called at each touch, before it opens anything, and `leave` when the operator holds the upper left
 * corner.
 */
export function useVisit(
  { idle, enabled, site }: { idle: number; enabled: boolean; site: SitePages },
  actions: { touched(): void; fallback(): Subject; forget(): void; leave(): void },
): VisitState {
  const [opened, setOpened] = useState<Subject>();
  const resume = () => {
    setOpened(undefined);
    actions.forget();
  };
  // Closing time ends a visit too, so that the next day begins with the show.
  const onClosed = useEffectEvent(resume);
  useEffect(() => {
    if (opened && !enabled) onClosed();
  }, [opened, enabled]);
  useHeldCorner(actions.leave);
  const seconds = useIdleSeconds(idle, opened !== undefined, resume);
  /** Returns true if a touch opens something. */
  const onTouch = useEffectEvent(({ target }: PointerEvent) => {
    actions.touched();
    const opens = enabled && !opened;
    if (opens) setOpened(subjectAt(target, site) ?? actions.fallback());
    return opens;
  });
  // Keys work only in the subject that a visitor has open, never in the show itself.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (opened || !isForPage(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (enabled) setOpened(actions.fallback());
  });
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    let isOpening = false;
    // The touched element is gone, and the same touch must not press its successor; the lock, which follows links,
    // listens at the same place. A click by key has a count of 0.
    const swallow = (event: UIEvent) => {
      if (!isOpening || (event.type === 'click' && event.detail === 0)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener(
      'pointerdown',
      (event) => {
        isOpening = onTouch(event);
      },
      options,
    );
    addEventListener('keydown', (event) => onKey(event), options);
    for (const type of ['mousedown', 'mouseup', 'click', 'auxclick'] as const) addEventListener(type, swallow, options);
    return () => controller.abort();
  }, []);
  const open = (subject: Subject) => {
    if (enabled) setOpened(subject);
  };
  return { opened, seconds, open, resume };
}
