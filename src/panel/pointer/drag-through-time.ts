import type { Clock, ClockSetting } from '../../clock/clock';
import { NEXT_FRAME, NO_FRAME, onFrame } from '../../clock/frames';
import { reducedMotion } from '../../clock/reduced-motion';
import { browserTime } from '../../clock/time-source';
import type { Place } from '../../plot/grammar/rect';
import { pointerPlace } from '../../theme/turn';
import type { Feed } from '../feed/feed';
import { Glide } from './glide';
import { KeptRate } from './kept-rate';
import { SLACK } from './on-click';

/** Least ratio of a finger's movement along time to that across it; below that it is a scroll. */
const ALONG = 2;

/** A pointer that is pressed on the drawing. */
interface Drag {
  readonly pointer: number;
  readonly from: Place;
  /** Instant when the drag began. */
  readonly at: number;
  /** The clock's setting as the drag began; undefined if the clock was live. */
  readonly setting: ClockSetting | undefined;
  /** True if the panel was paused as the drag began. */
  readonly pausedByVisitor: boolean;
  readonly glide: Glide;
  dragging: boolean;
}

/** True if a finger's first move is clearly along time. Never where time runs upwards, as the page scrolls that way. */
function isAlongTime({ stage }: Pick<Feed, 'stage'>, dx: number, dy: number): boolean {
  const upright = Math.abs(stage?.scene?.dragged?.(0, 1) ?? 0) > 0;
  return !upright && Math.abs(dx) >= ALONG * Math.abs(dy);
}

/**
 * Lets time glide on from `speed`, ever more slowly, until it rests or something else moves the clock; then calls
 * `end`. The function returned stops the glide.
 */
function glideTime(clock: Clock, rate: KeptRate, speed: number, end: () => void): () => void {
  const start = clock.now();
  const began = browserTime.monotonic();
  return onFrame((now) => {
    if (!rate.isActive) {
      end();
      return NO_FRAME;
    }
    const { by, over } = Glide.at(speed, Math.max(now - began, 0));
    rate.pauseAt(start + by);
    if (!over) return NEXT_FRAME;
    end();
    rate.restore();
    return NO_FRAME;
  });
}

/**
 * Lets a visitor drag the drawing in `element` through the time of `clock`. Time stops during the drag, glides on after
 * release and then runs as before. A finger drags only along time, otherwise it scrolls the page; a drag that the
 * browser cancels is undone. Does nothing for a drawing that cannot be dragged. A click on an incident calls `select`
 * with its id. The function returned stops all this.
 */
export function dragThroughTime(
  element: HTMLElement,
  feed: Pick<Feed, 'stage' | 'status' | 'display' | 'resume' | 'pause'>,
  clock: Clock,
  select: (id: string) => void,
): () => void {
  let hold: Drag | undefined;
  let stop = () => {};
  const rate = new KeptRate(clock);
  /** Returns the instant drawn: the panel's if it is paused, otherwise the clock's. */
  const drawnInstant = () => (feed.status.pausedByVisitor ? feed.display?.t : undefined) ?? clock.now();
  /** Returns the world milliseconds that a drag covers; undefined for a drawing that cannot be dragged. */
  const dragged = (dx: number, dy: number) => feed.stage?.scene?.dragged?.(dx, dy);
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || dragged(1, 1) === undefined || hold) return;
    stop();
    const from = pointerPlace(event);
    const { setting } = clock;
    const { pausedByVisitor } = feed.status;
    hold = {
      pointer: event.pointerId,
      from,
      at: drawnInstant(),
      setting,
      pausedByVisitor,
      glide: new Glide(),
      dragging: false,
    };
  };
  const letGo = () => {
    hold = undefined;
    delete element.dataset.dragging;
  };
  const beginDrag = (drag: Drag) => {
    drag.dragging = true;
    if (feed.status.pausedByVisitor) feed.resume();
    element.setPointerCapture(drag.pointer);
    element.dataset.dragging = 'true';
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== hold?.pointer) {
      element.dataset.film = String(dragged(1, 1) !== undefined);
      return;
    }
    // Something else has moved the clock: the drag is over.
    if (hold.dragging && !rate.isActive) return letGo();
    const { x, y } = pointerPlace(event);
    const [dx, dy] = [x - hold.from.x, y - hold.from.y];
    if (!hold.dragging && Math.hypot(dx, dy) < SLACK) return;
    if (!hold.dragging && event.pointerType !== 'mouse' && !isAlongTime(feed, dx, dy)) {
      hold = undefined;
      rate.restore();
      return;
    }
    if (!hold.dragging) beginDrag(hold);
    const t = hold.at + (dragged(dx, dy) ?? 0);
    hold.glide.add(t, event.timeStamp);
    rate.pauseAt(t);
  };
  /** Restores clock and panel as if the drag had never begun. */
  const undo = ({ at, setting, pausedByVisitor }: Drag) => {
    rate.move(() => (setting ? clock.start(setting) : clock.goLive()));
    rate.restore();
    if (pausedByVisitor) feed.pause(at);
  };
  const click = (event: PointerEvent) => {
    const id = feed.stage?.scene?.selectableAt?.(feed.stage.placeOf(pointerPlace(event)));
    if (id !== undefined) select(id);
  };
  const up = (event: PointerEvent) => {
    const released = hold;
    if (!released || event.pointerId !== released.pointer) return;
    letGo();
    if (released.dragging) return endDrag(released, event);
    rate.restore();
    if (event.type === 'pointerup') click(event);
  };
  const endDrag = (drag: Drag, { type, timeStamp }: PointerEvent) => {
    // The clock has been moved by something else.
    if (!rate.isActive) return;
    if (type === 'pointercancel') return undo(drag);
    const speed = reducedMotion().matches ? 0 : drag.glide.speed(timeStamp);
    if (speed === 0) rate.restore();
    else glideOn(speed);
  };
  /** Lets time glide on after a drag was let go of. */
  const glideOn = (speed: number) => {
    const leave = glideTime(clock, rate, speed, () => stop());
    stop = () => {
      leave();
      stop = () => {};
    };
  };
  const end = new AbortController();
  const { signal } = end;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  return () => {
    end.abort();
    stop();
    rate.restore();
    delete element.dataset.dragging;
    delete element.dataset.film;
  };
}
