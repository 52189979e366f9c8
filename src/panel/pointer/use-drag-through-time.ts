import { type RefObject, useContext, useEffect } from 'react';
import { onFrame } from '../../clock/frames';
import { reducedMotion } from '../../clock/reduced-motion';
import { browserTime } from '../../clock/time-source';
import { useWorld } from '../../clock/world';
import { SelectionContext } from '../../selection/selection';
import type { Feed } from '../feed/feed';
import { Glide } from './glide';
import { KeptRate } from './kept-rate';

/** CSS px that a pointer must move before it drags; less is a click. */
const SLACK = 4;

/** A pointer that is held down on the drawing. */
interface Hold {
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
  /** Instant when the drag began. */
  readonly at: number;
  readonly glide: Glide;
  dragging: boolean;
}

/**
 * Lets a visitor drag a drawing through time with the page’s clock. Time stops during the drag, glides on after release
 * and then runs as before. Does nothing for a drawing that cannot be dragged. A click on an incident selects or
 * deselects it. React renders for none of it.
 */
export function useDragThroughTime(feed: Feed | undefined, host: RefObject<HTMLElement | null>): void {
  const { clock } = useWorld();
  const selection = useContext(SelectionContext);
  useEffect(() => {
    const element = host.current;
    if (!feed || !element) return undefined;
    let hold: Hold | undefined;
    let stop = () => {};
    const rate = new KeptRate(clock);
    /** The instant drawn: that of the panel if it is paused, otherwise the clock’s. */
    const shownAt = () => (feed.status.paused ? feed.shown?.t : undefined) ?? clock.now();
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || feed.stage.dragged(1, 1) === undefined || hold) return;
      stop();
      rate.keep();
      const from = { x: event.clientX, y: event.clientY };
      hold = { pointer: event.pointerId, from, at: shownAt(), glide: new Glide(), dragging: false };
    };
    const move = (event: PointerEvent) => {
      const { clientX: x, clientY: y } = event;
      if (!hold || event.pointerId !== hold.pointer) {
        element.dataset.film = String(feed.stage.dragged(1, 1) !== undefined);
        return;
      }
      const [dx, dy] = [x - hold.from.x, y - hold.from.y];
      if (!hold.dragging) {
        if (Math.hypot(dx, dy) < SLACK) return;
        hold.dragging = true;
        if (feed.status.paused) feed.resume();
        element.setPointerCapture(event.pointerId);
        element.dataset.dragging = 'true';
      }
      const t = hold.at + (feed.stage.dragged(dx, dy) ?? 0);
      hold.glide.add(t, event.timeStamp);
      clock.stand(t);
    };
    const up = (event: PointerEvent) => {
      const released = hold;
      if (!released || event.pointerId !== released.pointer) return;
      hold = undefined;
      delete element.dataset.dragging;
      if (!released.dragging) {
        rate.giveBack();
        if (event.type !== 'pointerup') return;
        const id = feed.stage.incidentAt({ x: event.clientX, y: event.clientY });
        if (id !== undefined) selection.select(selection.id === id ? undefined : id);
        return;
      }
      const speed = reducedMotion().matches ? 0 : released.glide.speed(event.timeStamp);
      if (speed === 0) {
        rate.giveBack();
        return;
      }
      const start = clock.now();
      const began = browserTime.monotonic();
      let shown = start;
      const leave = onFrame((now) => {
        // Somebody else has moved the clock.
        if (clock.now() !== shown) {
          stop();
          rate.forget();
          return Number.POSITIVE_INFINITY;
        }
        const { by, over } = Glide.at(speed, Math.max(now - began, 0));
        clock.stand(start + by);
        shown = clock.now();
        if (!over) return 0;
        stop();
        rate.giveBack();
        return Number.POSITIVE_INFINITY;
      });
      stop = () => {
        leave();
        stop = () => {};
      };
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    return () => {
      stop();
      rate.giveBack();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
    };
  }, [feed, host, clock, selection]);
}
