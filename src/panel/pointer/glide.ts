/**
 * Milliseconds before release over which a drag's speed is measured: longer, and a hand that has stopped still throws.
 */
const WINDOW_MS = 90;
/** Milliseconds in which a glide's speed falls to 1/e, about a third: longer, and it passes what was aimed at. */
const DECAY_MS = 260;
/** Milliseconds after which a glide is over, as its speed is below half a per cent. */
const OVER_MS = 1_400;

/** Measures a drag through time: its speed at release, and the distance that it glides afterwards. */
export class Glide {
  readonly #steps: { readonly t: number; readonly now: number }[] = [];

  /** Records that the drag is at instant `t`, at `now` monotonic milliseconds. */
  add(t: number, now: number): void {
    this.#steps.push({ t, now });
    while (now - (this.#steps[0]?.now ?? now) > WINDOW_MS) this.#steps.shift();
  }

  /** Returns the drag's speed at `now`, in world milliseconds per real millisecond; 0 if the drag had stopped. */
  speed(now: number): number {
    const recent = this.#steps.filter((step) => now - step.now <= WINDOW_MS);
    const [first, last] = [recent[0], recent.at(-1)];
    if (!first || !last || last.now === first.now) return 0;
    return (last.t - first.t) / (last.now - first.now);
  }

  /**
   * Returns the world milliseconds that a drag released at `speed` has glided after `ms` real ones, and whether the
   * glide is over.
   */
  static at(speed: number, ms: number): { by: number; over: boolean } {
    const over = ms >= OVER_MS;
    return { by: speed * DECAY_MS * (1 - Math.exp(-Math.min(ms, OVER_MS) / DECAY_MS)), over };
  }
}
