/**
 * Lets a listener through at most once in `interval` monotonic milliseconds, and never loses the last
 * change: what was held back goes out when the interval is over, or at once when `paused` says that
 * nothing more is to come.
 */
export class Throttle<A extends unknown[]> {
  readonly #interval: number;
  readonly #listeners = new Set<(...args: A) => void>();
  #pending = false;
  #last = Number.NEGATIVE_INFINITY;

  constructor(interval: number) {
    this.#interval = interval;
  }

  /** Adds a listener; the function returned removes it. The next beat comes at once. */
  listen(listener: (...args: A) => void): () => void {
    this.#listeners.add(listener);
    this.#pending = true;
    this.#last = Number.NEGATIVE_INFINITY;
    return () => this.#listeners.delete(listener);
  }

  /** Something changed. */
  invalidate(): void {
    this.#pending = true;
  }

  /** Monotonic milliseconds at which a change that is held back goes out; infinity where none is. */
  get due(): number {
    return this.#pending && this.#listeners.size > 0 ? this.#last + this.#interval : Number.POSITIVE_INFINITY;
  }

  /** Calls the listeners if something changed and it is time. */
  flush(now: number, paused: boolean, ...args: A): void {
    if (!this.#pending || (!paused && now - this.#last < this.#interval)) return;
    this.#pending = false;
    this.#last = now;
    for (const listener of [...this.#listeners]) listener(...args);
  }
}
