import type { Dashboard } from '../../dashboards/contract';
import { otherInstant } from '../../session/address/comparison';
import type { World } from '../../session/world';
import type { Store } from '../../store/store';
import type { Display } from './display';
import { changeStatus, type FeedStatus } from './feed-status';
import type { FeedInputs } from './inputs';
import type { PanelTime } from './panel-time';
import type { Updates } from './updates';
import { Verification } from './verification';

/** The objects that a panel's states are computed with. */
export interface ComputerParts {
  readonly dashboard: Dashboard;
  readonly world: World;
  readonly time: PanelTime;
  readonly updates: Updates;
  readonly status: Store<FeedStatus>;
  readonly inputs: Pick<Store<FeedInputs>, 'value'>;
}

/** Computes and verifies the states of one panel, and keeps the displayed one. */
export class StateComputer {
  #display: Display | undefined;
  readonly #parts: ComputerParts;
  readonly #verification = new Verification();
  #at: number | undefined;

  constructor(parts: ComputerParts) {
    this.#parts = parts;
  }

  /** The present display; undefined before the first state. */
  get display(): Display | undefined {
    return this.#display;
  }

  /** Instant of the state computed last; undefined if a state is to be computed whatever the instant. */
  get at(): number | undefined {
    return this.#at;
  }

  /** True while the displayed state is still being verified. */
  get isVerifying(): boolean {
    return this.#verification.isPending;
  }

  /** Makes the next frame compute the state again, for example after a change of settings. */
  invalidate(): void {
    this.#at = undefined;
  }

  /** Computes the state for the panel's instant `t`. */
  compute(t: number): void {
    const { dashboard, world, time, inputs } = this.#parts;
    const { settings } = inputs.value;
    const at = time.reading(t);
    this.#at = at;
    this.#try(() => {
      const state = dashboard.state(world.name, at, settings);
      this.#verification.begin(dashboard.log?.verify?.(world.name, state));
      const shown = this.isVerifying ? this.#verification.advance() : state;
      this.#show({ ...inputs.value, world: world.name, state: shown, t, at, ...this.#other(at) });
    });
  }

  /** Displays the same state at another instant. */
  moveTo(t: number): void {
    if (this.#display) this.#display = { ...this.#display, t };
  }

  /**
   * Continues the verification of the displayed state, and displays it again once that is complete. Returns what is
   * displayed then.
   */
  verify(): Display | undefined {
    const display = this.#display;
    if (display && this.isVerifying) {
      this.#try(() => {
        const state = this.#verification.advance();
        if (!this.isVerifying) this.#show({ ...display, state });
      });
    }
    return this.#display;
  }

  /** Returns the unverified state that the one at `at` is compared with. A failure there leaves the panel its own. */
  #other(at: number): Pick<Display, 'other' | 'hasOtherFailed'> {
    const { dashboard, world, time, inputs } = this.#parts;
    const { settings, comparison } = inputs.value;
    const other = comparison && otherInstant(comparison, { world: world.name, t: at });
    if (!other) return { other: undefined };
    try {
      const t = time.reading(other.t, other.world);
      return { other: { world: other.world, state: dashboard.state(other.world, t, settings), t } };
    } catch (error) {
      if (!this.#display?.hasOtherFailed) this.#report(error);
      return { other: undefined, hasOtherFailed: true };
    }
  }

  #show(display: Display): void {
    const { updates, status } = this.#parts;
    this.#display = display;
    updates.invalidateState();
    changeStatus(status, { isComputed: status.value.isComputed || !this.isVerifying, hasFailed: false });
  }

  #report(error: unknown): void {
    console.error(`The model ${this.#parts.dashboard.id} failed.`, error);
  }

  /** Runs `work` and reports its error as a failure of the model. */
  #try(work: () => void): void {
    const { status } = this.#parts;
    try {
      work();
    } catch (error) {
      this.#verification.begin(undefined);
      if (!status.value.hasFailed) this.#report(error);
      changeStatus(status, { hasFailed: true });
    }
  }
}
