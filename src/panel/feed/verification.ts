import { browserTime } from '../../clock/time-source';

/** Main-thread milliseconds that a frame may spend on verifying a panel's state. */
const VERIFY_MS = 2;

/** The verification of a panel's state, a slice in each frame. */
export class Verification {
  #work: Generator<unknown, unknown> | undefined;

  /** True while steps of the verification are left. */
  get isPending(): boolean {
    return this.#work !== undefined;
  }

  /**
   * Begins the verification of another state, and abandons the one before. Without `work` there is nothing to verify.
   */
  begin(work: Generator<unknown, unknown> | undefined): void {
    this.#work = work;
  }

  /**
   * Runs at least one step, and further ones until this frame's time is spent. Returns the state as far as it may be
   * shown.
   */
  advance(): unknown {
    const end = browserTime.monotonic() + VERIFY_MS;
    let step = this.#work?.next();
    while (step && !step.done && browserTime.monotonic() < end) step = this.#work?.next();
    if (step?.done) this.#work = undefined;
    return step?.value;
  }
}
