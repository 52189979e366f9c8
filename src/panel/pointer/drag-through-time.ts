import type { Clock, ClockSetting } from '../../clock/clock';
import { onFrame } from '../../clock/frames';
import { reducedMotion } from '../../clock/reduced-motion';
import { browserTime } from '../../clock/time-source';
import type { Feed } from '../feed/feed';
import { Glide } from './glide';
import { KeptRate } from './kept-rate';

/** CSS px that a pointer must move before it drags; less is a click. */
const SLACK = 4;
/** Least ratio of a finger's movement along time to that across it; below that it is a scroll. */
const ALONG = 2;

/** A pointer that is held down on the drawing. */
interface Hold {
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
  /** Instant when the drag began. */
  readonly at: number;
  /** The clock's setting at that moment; undefined if it was live. */
  readonly setting: ClockSetting | undefined;
  /** Whether the panel was paused then. */
  readonly paused: boolean;
  readonly glide: Glide;
  dragging: boolean;
}

/**
 * Whether a finger’s first move is clearly along time. Where time runs upwards, no move is: the
 * page scrolls that way.
 */
function isAlongTime({ stage }: Pick<Feed, 'stage'>, dx: number, dy: number): boolean {
  const upright = Math.abs(stage?.scene?.dragged?.(0, 1) ?? 0) > 0;
  return !upright && Math.abs(dx) >= ALONG * Math.abs(dy);
}

/**
 * Lets a visitor drag the drawing in `element` through the time of `clock`. Time stops during the
 * drag, glides on after release and then runs as before. A finger drags only along time, everything
 * else scrolls the page; where the browser takes a drag for something of its own, it is undone.
 * Does nothing for a drawing that cannot be dragged. A click on an incident calls `select` with its
 * id. The function returned stops it.
 */
export function dragThroughTime(
  element: HTMLElement,
  feed: Pick<Feed, 'stage' | 'status' | 'display' | 'resume' | 'pause'>,
  clock: Clock,
  select: (id: string) => void,
): () => void {
  let hold: Hold | undefined;
  let stop = () => {};
  const rate = new KeptRate(clock);
  /** The instant drawn: that of the panel if it is paused, otherwise the clock’s. */
  const shownAt = () => (feed.status.paused ? feed.display?.t : undefined) ?? clock.now();
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || feed.stage?.scene?.dragged?.(1, 1) === undefined || hold) return;
    stop();
    const from = { x: event.clientX, y: event.clientY };
    const { setting } = clock;
    const { paused } = feed.status;
    hold = { pointer: event.pointerId, from, at: shownAt(), setting, paused, glide: new Glide(), dragging: false };
  };
  const move = (event: PointerEvent) => {
    const { clientX: x, clientY: y } = event;
    if (!hold || event.pointerId !== hold.pointer) {
      element.dataset.film = String(feed.stage?.scene?.dragged?.(1, 1) !== undefined);
      return;
    }
    const [dx, dy] = [x - hold.from.x, y - hold.from.y];
    if (!hold.dragging) {
      if (Math.hypot(dx, dy) < SLACK) return;
      if (event.pointerType !== 'mouse' && !isAlongTime(feed, dx, dy)) {
        hold = undefined;
        rate.restore();
        return;
      }
      hold.dragging = true;
      if (feed.status.paused) feed.resume();
      element.setPointerCapture(event.pointerId);
      element.dataset.dragging = 'true';
    }
    const t = hold.at + (feed.stage?.scene?.dragged?.(dx, dy) ?? 0);
    hold.glide.add(t, event.timeStamp);
    rate.pauseAt(t);
  };
  /** The world goes on, or stands, as if the drag had never begun. */
  const undo = ({ at, setting, paused }: Hold) => {
    rate.move(() => (setting ? clock.start(setting) : clock.goLive()));
    rate.restore();
    if (paused) feed.pause(at);
  };
  const click = ({ clientX: x, clientY: y }: PointerEvent) => {
    const id = feed.stage?.scene?.incidentAt?.(feed.stage.placeOf({ x, y }));
    if (id !== undefined) select(id);
  };
  const up = (event: PointerEvent) => {
    const released = hold;
    if (!released || event.pointerId !== released.pointer) return;
    hold = undefined;
    delete element.dataset.dragging;
    if (!released.dragging) {
      rate.restore();
      if (event.type === 'pointerup') click(event);
      return;
    }
    // Somebody else has moved the clock.
    if (!rate.holds) return;
    if (event.type === 'pointercancel') return undo(released);
    const speed = reducedMotion().matches ? 0 : released.glide.speed(event.timeStamp);
    if (speed === 0) rate.restore();
    else glideOn(speed);
  };
  /** Time goes on as a drag has thrown it, slower and slower. */
  const glideOn = (speed: number) => {
    const start = clock.now();
    const began = browserTime.monotonic();
    const leave = onFrame((now) => {
      if (!rate.holds) {
        stop();
        return Number.POSITIVE_INFINITY;
      }
      const { by, over } = Glide.at(speed, Math.max(now - began, 0));
      rate.pauseAt(start + by);
      if (!over) return 0;
      stop();
      rate.restore();
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
    rate.restore();
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
  };
}
