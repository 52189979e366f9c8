import type { Clock } from '../../clock/clock';

/**
 * Stops the world for a visitor's gestures, however many follow each other, and lets it run on afterwards at the rate
 * from before. Whatever else moves the clock meanwhile, such as Pause, has the last word: the rate is forgotten.
 */
export class KeptRate {
  readonly #clock: Clock;
  #rate = 0;
  #moving = false;
  /** Set while the clock is where the gestures moved it. */
  #leave: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the clock is still where the gestures moved it. */
  get holds(): boolean {
    return this.#leave !== undefined;
  }

  pauseAt(t: number): void {
    this.move(() => this.#clock.pauseAt(t));
  }

  /** Moves the clock by `change` on behalf of a gesture. */
  move(change: () => void): void {
    if (!this.#leave) {
      this.#rate = this.#clock.state.rate;
      this.#leave = this.#clock.subscribe(() => {
        if (!this.#moving) this.#forget();
      });
    }
    this.#moving = true;
    try {
      change();
    } finally {
      this.#moving = false;
    }
  }

  /** The gestures are over: a clock that they stopped runs at its rate again. */
  restore(): void {
    const rate = this.#rate;
    this.#forget();
    if (rate > 0 && this.#clock.state.rate === 0) this.#clock.play(rate);
  }

  #forget(): void {
    this.#leave?.();
    this.#leave = undefined;
    this.#rate = 0;
  }
}
