/**
 * Calls its listeners at most once per `interval` monotonic milliseconds. The last change is never lost: it is
 * delivered when the interval is over, or at once while `isStopped`.
 */
export class Throttle<A extends unknown[]> {
  readonly #interval: number;
  readonly #listeners = new Set<(...args: A) => void>();
  #pending = false;
  #last = Number.NEGATIVE_INFINITY;

  constructor(interval: number) {
    this.#interval = interval;
  }

  /** Adds a listener; the function returned removes it. The next flush calls it without delay. */
  listen(listener: (...args: A) => void): () => void {
    this.#listeners.add(listener);
    this.hasten();
    return () => this.#listeners.delete(listener);
  }

  /** Records a change, of which the listeners are to be told. */
  invalidate(): void {
    this.#pending = true;
  }

  /** Records a change that the next flush delivers, also within the interval. */
  hasten(): void {
    this.#pending = true;
    this.#last = Number.NEGATIVE_INFINITY;
  }

  /** Monotonic milliseconds at which the pending change is due; infinity if there is none. */
  get nextAt(): number {
    return this.#pending && this.#listeners.size > 0 ? this.#last + this.#interval : Number.POSITIVE_INFINITY;
  }

  /** Calls the listeners if a change is pending and either the interval is over or `isStopped`. */
  flush(now: number, isStopped: boolean, ...args: A): void {
    if (!this.#pending || (!isStopped && now - this.#last < this.#interval)) return;
    this.#pending = false;
    this.#last = now;
    for (const listener of [...this.#listeners]) listener(...args);
  }
}
