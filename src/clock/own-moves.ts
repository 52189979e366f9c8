import type { Clock } from './clock';

/** Tells a part's own changes of a clock from those of anything else, such as Pause. */
export class OwnMoves {
  #moving = false;

  /** Changes the clock by `change`. */
  move(change: () => void): void {
    this.#moving = true;
    try {
      change();
    } finally {
      this.#moving = false;
    }
  }

  /** Calls `listener` after each change of `clock` that is not one of these; the function returned ends that. */
  onOther(clock: Clock, listener: () => void): () => void {
    return clock.subscribe(() => {
      if (!this.#moving) listener();
    });
  }
}
