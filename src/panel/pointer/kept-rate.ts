import type { Clock } from '../../clock/clock';

/** Keeps the rate at which the world ran before a visitor’s gestures stopped it, for as many gestures as follow each other. */
export class KeptRate {
  readonly #clock: Clock;
  #rate = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A gesture begins. A clock that an earlier one stopped keeps the rate from before that. */
  save(): void {
    const { rate } = this.#clock.state;
    if (rate > 0) this.#rate = rate;
  }

  /** The gestures are over: a clock that they stopped runs at its rate again. */
  restore(): void {
    if (this.#rate > 0 && this.#clock.state.rate === 0) this.#clock.play(this.#rate);
    this.forget();
  }

  /** Somebody else has moved the clock. */
  forget(): void {
    this.#rate = 0;
  }
}
