import { browserTime } from '../../clock/time-source';

/** Main-thread milliseconds that a frame may spend on verifying what a panel shows. */
const VERIFY_MS = 2;

/** The verification of the state that a panel shows, of which each frame does a slice. */
export class Verification {
  #work: Generator<unknown, unknown> | undefined;

  /** Some of it is left to do. */
  get pending(): boolean {
    return this.#work !== undefined;
  }

  /**
   * Begins with another state, whose verification is `work`; it gives up the one before. Nothing is left to do without
   * work.
   */
  begin(work: Generator<unknown, unknown> | undefined): void {
    this.#work = work;
  }

  /**
   * Does at least one step, and further ones until this frame's time is spent; returns the state as it can be shown
   * then.
   */
  advance(): unknown {
    const end = browserTime.monotonic() + VERIFY_MS;
    let step = this.#work?.next();
    while (step && !step.done && browserTime.monotonic() < end) step = this.#work?.next();
    if (step?.done) this.#work = undefined;
    return step?.value;
  }
}
