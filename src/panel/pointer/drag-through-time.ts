import type { Clock, ClockSetting } from '../../clock/clock';
import { NEXT_FRAME, NO_FRAME, onFrame } from '../../clock/frames';
import { reducedMotionQuery } from '../../clock/reduced-motion';
import { browserTime } from '../../clock/time-source';
import type { Place } from '../../plot/grammar/rect';
import { pointerPlace } from '../../theme/picture-turn';
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
  readonly isPaused: boolean;
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

type DraggedFeed = Pick<Feed, 'stage' | 'status' | 'display' | 'resume' | 'pause'>;

/** A drawing that a visitor drags through the time of a clock, as `dragThroughTime` describes it. */
class DraggedDrawing {
  readonly #element: HTMLElement;
  readonly #feed: DraggedFeed;
  readonly #clock: Clock;
  readonly #rate: KeptRate;
  #hold: Drag | undefined;
  /** Stops the glide after a drag, if there is one. */
  #stopGlide: (() => void) | undefined;

  constructor(element: HTMLElement, feed: DraggedFeed, clock: Clock) {
    this.#element = element;
    this.#feed = feed;
    this.#clock = clock;
    this.#rate = new KeptRate(clock);
  }

  /** A pointer is pressed. */
  press(event: PointerEvent): void {
    const { button, pointerId: pointer } = event;
    if (button !== 0 || this.#covered(1, 1) === undefined || this.#hold) return;
    this.#endGlide();
    const { isPaused } = this.#feed.status;
    const { setting } = this.#clock;
    const at = this.#drawnInstant();
    this.#hold = {
      pointer,
      from: pointerPlace(event),
      at,
      setting,
      isPaused,
      glide: new Glide(),
      dragging: false,
    };
  }

  move(event: PointerEvent): void {
    // A mouse that was released elsewhere sent nothing here.
    if (event.pointerId === this.#hold?.pointer && event.buttons === 0) this.release(event);
    const hold = this.#hold;
    if (event.pointerId !== hold?.pointer) {
      this.#element.dataset.film = String(this.#covered(1, 1) !== undefined);
      return;
    }
    // Something else has moved the clock: the drag is over.
    if (hold.dragging && !this.#rate.isActive) {
      this.#letGo();
      return;
    }
    const { x, y } = pointerPlace(event);
    const [dx, dy] = [x - hold.from.x, y - hold.from.y];
    if (!hold.dragging && Math.hypot(dx, dy) < SLACK) return;
    if (!hold.dragging && event.pointerType !== 'mouse' && !isAlongTime(this.#feed, dx, dy)) {
      this.#letGo();
      this.#rate.restore();
      return;
    }
    if (!hold.dragging) this.#begin(hold);
    const t = hold.at + (this.#covered(dx, dy) ?? 0);
    hold.glide.add(t, event.timeStamp);
    this.#rate.pauseAt(t);
  }

  /** Lets go of the pointer of `event`. Returns true if it was held and did not drag. */
  release(event: PointerEvent): boolean {
    const released = this.#hold;
    if (event.pointerId !== released?.pointer) return false;
    this.#letGo();
    if (released.dragging) this.#end(released, event);
    else this.#rate.restore();
    return !released.dragging;
  }

  /** Ends every drag and glide. */
  close(): void {
    this.#endGlide();
    this.#rate.restore();
    delete this.#element.dataset.dragging;
    delete this.#element.dataset.film;
  }

  /** Returns the instant drawn: the panel's if it is paused, otherwise the clock's. */
  #drawnInstant(): number {
    const { status, display } = this.#feed;
    return (status.isPaused ? display?.t : undefined) ?? this.#clock.now();
  }

  /** Returns the world milliseconds that a drag covers; undefined for a drawing that cannot be dragged. */
  #covered(dx: number, dy: number): number | undefined {
    return this.#feed.stage?.scene?.dragged?.(dx, dy);
  }

  #begin(drag: Drag): void {
    drag.dragging = true;
    if (this.#feed.status.isPaused) this.#feed.resume();
    this.#element.setPointerCapture(drag.pointer);
    this.#element.dataset.dragging = 'true';
  }

  #letGo(): void {
    this.#hold = undefined;
    delete this.#element.dataset.dragging;
  }

  #end(drag: Drag, { type, timeStamp }: PointerEvent): void {
    // The clock has been moved by something else.
    if (!this.#rate.isActive) return;
    if (type === 'pointercancel') {
      this.#undo(drag);
      return;
    }
    const speed = reducedMotionQuery().matches ? 0 : drag.glide.speed(timeStamp);
    if (speed === 0) this.#rate.restore();
    else this.#stopGlide = glideTime(this.#clock, this.#rate, speed, () => this.#endGlide());
  }

  /** Restores clock and panel as if the drag had never begun. */
  #undo({ at, setting, isPaused }: Drag): void {
    this.#rate.move(() => (setting ? this.#clock.start(setting) : this.#clock.goLive()));
    this.#rate.restore();
    if (isPaused) this.#feed.pause(at);
  }

  #endGlide(): void {
    this.#stopGlide?.();
    this.#stopGlide = undefined;
  }
}

/**
 * Lets a visitor drag the drawing in `element` through the time of `clock`. Time stops during the drag, glides on after
 * release and then runs as before. A finger drags only along time, otherwise it scrolls the page; a drag that the
 * browser cancels is undone. Does nothing for a drawing that cannot be dragged. A click on an incident calls `select`
 * with its id. The function returned stops all this.
 */
export function dragThroughTime(
  element: HTMLElement,
  feed: DraggedFeed,
  clock: Clock,
  select: (id: string) => void,
): () => void {
  const drawing = new DraggedDrawing(element, feed, clock);
  const click = (event: PointerEvent) => {
    const id = feed.stage?.scene?.selectableAt?.(feed.stage.placeOf(pointerPlace(event)));
    if (id !== undefined) select(id);
  };
  const end = new AbortController();
  const { signal } = end;
  element.addEventListener('pointerdown', (event) => drawing.press(event), { signal });
  element.addEventListener('pointermove', (event) => drawing.move(event), { signal });
  element.addEventListener('pointerup', (event) => drawing.release(event) && click(event), { signal });
  element.addEventListener('pointercancel', (event) => drawing.release(event), { signal });
  return () => {
    end.abort();
    drawing.close();
  };
}
