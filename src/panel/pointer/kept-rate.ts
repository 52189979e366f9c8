import { type Clock, steadyRate } from '../../clock/clock';
import { OwnMoves } from '../../clock/own-moves';

/**
 * Stops the world during a visitor's gestures, however many follow each other, and then lets it run on at the rate from
 * before. If anything else moves the clock meanwhile, such as Pause, that stands: the rate is forgotten.
 */
export class KeptRate {
  readonly #clock: Clock;
  readonly #moves = new OwnMoves();
  #rate = 0;
  /** Unsubscribes from the clock; set while the clock is where the gestures moved it. */
  #unsubscribe: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** True while the clock is where the gestures moved it. */
  get isActive(): boolean {
    return this.#unsubscribe !== undefined;
  }

  pauseAt(t: number): void {
    this.move(() => this.#clock.pauseAt(t));
  }

  /** Moves the clock by `change` on behalf of a gesture. */
  move(change: () => void): void {
    if (!this.#unsubscribe) {
      this.#rate = steadyRate(this.#clock.state);
      this.#unsubscribe = this.#moves.onOther(this.#clock, () => this.#forget());
    }
    this.#moves.move(change);
  }

  /** Ends the gestures: a clock that they stopped runs at its rate again. */
  restore(): void {
    const rate = this.#rate;
    this.#forget();
    if (rate > 0 && this.#clock.state.rate === 0) this.#clock.play(rate);
  }

  #forget(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.#rate = 0;
  }
}
