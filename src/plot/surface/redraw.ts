import type { FrameTime } from './handle';
import type { Scene } from './scene';

/** Decides in which frames a scene is drawn: where it looks different and, with software rendering, not too often. */
export class Redraw {
  readonly #scene: Pick<Scene<never>, 'softwareInterval' | 'showsPace'>;
  readonly #software: boolean;
  #dirty = true;
  /** Whether a state has arrived since the last drawing. */
  #stepped = false;
  /** The last drawing: when it was, and from which instant on it looks different. */
  #last: (FrameTime & { readonly seen: boolean; readonly until: number }) | undefined;

  constructor(scene: Pick<Scene<never>, 'softwareInterval' | 'showsPace'>, software: boolean) {
    this.#scene = scene;
    this.#software = software;
  }

  /** The next frame looks different, whatever the time. */
  invalidate(): void {
    this.#dirty = true;
  }

  /** A state has arrived, which moves something where there is no movement between states. */
  step(): void {
    this.#stepped = true;
  }

  /**
   * The instant until which there is nothing to draw; undefined if the frame is to be drawn. `seen` is whether any of
   * it is in its window.
   */
  restsUntil({ t, now, rate, pace, reducedMotion, paused }: FrameTime, seen: boolean): number | undefined {
    const last = this.#last;
    if (this.#dirty || !last || seen !== last.seen || (this.#scene.showsPace && pace !== last.pace)) return undefined;
    const next = this.#software && !paused ? this.#nextInSoftware(last, t, now, rate) : t;
    if (next > t) return next;
    if ((reducedMotion && this.#stepped) || paused !== last.paused) return undefined;
    return t === last.t || (t > last.t && t < last.until) ? last.until : undefined;
  }

  /** The frame has been drawn, and looks different from the instant `until` on. */
  drawn(moment: FrameTime, seen: boolean, until: number): void {
    this.#last = { ...moment, seen, until };
    this.#dirty = false;
    this.#stepped = false;
  }

  /**
   * The instant at which software rendering draws again; not after `t` if it is to draw now. Up to 1× it draws in each
   * of the world's seconds (or what its interval is) as it begins, so that a countdown shows what every other one on
   * the page shows.
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
