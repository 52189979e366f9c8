import type { FrameTime } from './handle';
import type { Scene } from './scene';

/** Decides in which frames a scene is drawn: when it looks different and, with software rendering, not too often. */
export class Redraw {
  readonly #scene: Pick<Scene<never>, 'softwareInterval' | 'showsPace'>;
  readonly #software: boolean;
  #dirty = true;
  /** True if a state has arrived since the last drawing. */
  #stepped = false;
  /** The last drawing: its time, and the instant from which it looks different. */
  #last: (FrameTime & { readonly isSeen: boolean; readonly until: number }) | undefined;

  constructor(scene: Pick<Scene<never>, 'softwareInterval' | 'showsPace'>, software: boolean) {
    this.#scene = scene;
    this.#software = software;
  }

  /** Makes the next frame draw, whatever the time. */
  invalidate(): void {
    this.#dirty = true;
  }

  /** Records that a state has arrived, which may move marks even where nothing moves between states. */
  step(): void {
    this.#stepped = true;
  }

  /**
   * Returns the instant until which there is nothing to draw; undefined if the frame is to be drawn. `isSeen` is true
   * if any of it is in its window.
   */
  restsUntil({ t, now, rate, pace, reducedMotion, isStopped }: FrameTime, isSeen: boolean): number | undefined {
    const last = this.#last;
    if (this.#dirty || !last) return undefined;
    const isOtherView = isSeen !== last.isSeen || (this.#scene.showsPace === true && pace !== last.pace);
    if (isOtherView) return undefined;
    const nextInSoftware = this.#software && !isStopped ? this.#nextInSoftware(last, t, now, rate) : t;
    if (nextInSoftware > t) return nextInSoftware;
    const jumps = reducedMotion && this.#stepped;
    const stopsOrStarts = isStopped !== last.isStopped;
    const looksTheSame = t === last.t || (t > last.t && t < last.until);
    return looksTheSame && !jumps && !stopsOrStarts ? last.until : undefined;
  }

  /** Records that the frame has been drawn, and looks different from the instant `until` on. */
  drawn(moment: FrameTime, isSeen: boolean, until: number): void {
    this.#last = { ...moment, isSeen, until };
    this.#dirty = false;
    this.#stepped = false;
  }

  /**
   * Returns the instant at which software rendering draws again; `t` or earlier if now. Up to 1× it draws at the
   * beginning of each of the world's seconds (or other intervals), so that a countdown agrees with every other one on
   * the page.
   */
  #nextInSoftware(last: FrameTime, t: number, now: number, rate: number): number {
    const interval = this.#scene.softwareInterval ?? 0;
    if (interval === 0) return t;
    const rested = t + (last.now + interval - now) * rate;
    if (rate > 1) return rested;
    const step = Math.floor(last.t / interval);
    return Math.floor(t / interval) === step ? Math.min(rested, (step + 1) * interval) : t;
  }
}
