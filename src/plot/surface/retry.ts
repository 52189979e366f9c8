/**
 * Shortest and longest pause before another attempt to draw, in milliseconds. The pause doubles with each failure or
 * loss of the graphics device, and starts again at the shortest once a surface has been drawing for longer than the
 * longest.
 */
const PAUSE_MS = { first: 250, last: 30_000 } as const;

/** Decides when a stage may try again. Milliseconds are monotonic. */
export class Retry {
  #failures = 0;
  #at = 0;
  #openedAt = 0;

  /** True if there was no recent failure. */
  get isFirst(): boolean {
    return this.#failures === 0;
  }

  isOver(now: number): boolean {
    return now >= this.#at;
  }

  /** Delays the next attempt, longer each time. */
  fail(now: number): void {
    this.#at = now + Math.min(PAUSE_MS.first * 2 ** this.#failures, PAUSE_MS.last);
    this.#failures += 1;
  }

  opened(now: number): void {
    this.#openedAt = now;
  }

  drawn(now: number): void {
    if (now - this.#openedAt > PAUSE_MS.last) this.#failures = 0;
  }
}
