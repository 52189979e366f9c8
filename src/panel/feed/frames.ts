import { NEXT_FRAME } from '../../clock/frames';
import type { WorldFrame } from '../../clock/world-frame';
import { type Dashboard, readingAt } from '../../dashboards/contract';
import { AT_ONCE, NEVER } from '../../plot/grammar/motion';
import { comparedInstant } from '../../session/address/comparison';
import type { World } from '../../session/world';
import { SECOND_MS } from '../../sim/words/time';
import type { Store } from '../../store/store';
import type { Display, Other } from './display';
import { changeStatus, type FeedStatus } from './feed-status';
import type { FeedInputs } from './inputs';
import type { PanelDrawing } from './panel-drawing';
import type { PanelTime } from './panel-time';
import type { PanelVisibility } from './panel-visibility';
import type { Task } from './scheduler';
import { LAG_MS, type Updates } from './updates';
import { Verification } from './verification';

/** The objects that a panel's frames read and write. */
interface FrameParts {
  readonly dashboard: Dashboard;
  readonly world: World;
  readonly time: PanelTime;
  readonly panelVisibility: PanelVisibility;
  readonly drawing: PanelDrawing;
  readonly updates: Updates;
  readonly status: Store<FeedStatus>;
  readonly inputs: Pick<Store<FeedInputs>, 'value'>;
}

/**
 * The frames of one panel: they compute and verify the state that is due, hand it to the stage, and say when the next
 * one is needed.
 */
export class PanelFrames implements Task {
  #display: Display | undefined;
  readonly #parts: FrameParts;
  readonly #verification = new Verification();
  /** Instant of the state that was computed last. */
  #at = Number.NaN;
  #now = 0;
  /** Instant of the world at the last frame. */
  #worldAt = Number.NaN;

  constructor(parts: FrameParts) {
    this.#parts = parts;
  }

  /** The present display; undefined before the first state. */
  get display(): Display | undefined {
    return this.#display;
  }

  get subject(): string {
    return this.#parts.dashboard.id;
  }

  get neverDeferred(): boolean {
    return typeof this.#parts.dashboard.readings === 'object';
  }

  get paused(): boolean {
    return this.#parts.time.pausedAt !== undefined;
  }

  get visibility(): number {
    return this.#parts.panelVisibility.visibility(this.background);
  }

  get background(): boolean {
    const { panelVisibility, time } = this.#parts;
    if (panelVisibility.onScreen) return false;
    const late = time.paused && time.reading(this.#instant()) !== this.#at;
    return Number.isNaN(this.#at) || this.#verification.pending || late;
  }

  /** Whether it shows the current instant; while time runs, one at most a second old. */
  get current(): boolean {
    const { time, world, status } = this.#parts;
    if (status.value.modelFailed) return true;
    if (!this.#display || this.#verification.pending) return false;
    const t = this.#instant();
    if (time.paused) return this.#display.t === t && time.reading(t) === this.#at;
    return Math.abs(time.reading(t) - this.#at) <= SECOND_MS * world.clock.state.rate + time.period;
  }

  #instant(): number {
    return this.#parts.time.instant(this.#parts.world.clock.now());
  }

  /** Makes the next frame compute the state again, for example after a change of settings. */
  recompute(): void {
    this.#at = Number.NaN;
  }

  /** Updates what follows the panel with what is shown now. */
  flush(): void {
    const { updates, time } = this.#parts;
    if (this.#display) updates.flush(this.#now, time.paused, this.#display);
  }

  overdue(frame: WorldFrame): number {
    const { time } = this.#parts;
    const at = time.reading(time.instant(frame.t));
    if (at === this.#at) return 0;
    return Number.isNaN(this.#at) ? Number.POSITIVE_INFINITY : Math.abs(at - this.#at);
  }

  compute(frame: WorldFrame): void {
    const { dashboard, world, time, inputs } = this.#parts;
    const { settings, choices } = inputs.value;
    const t = time.instant(frame.t);
    this.#now = frame.now;
    const at = time.reading(t);
    this.#at = at;
    this.#try(() => {
      const state = dashboard.state(world.name, at, settings);
      this.#verification.begin(dashboard.log?.verify?.(world.name, state));
      const display = this.#verification.pending ? this.#verification.advance() : state;
      this.#show({ state: display, t, at, choices, other: this.#other(at) });
    });
  }

  /** The state that the one at `at` is compared with, not verified. */
  #other(at: number): Other | undefined {
    const { dashboard, world, inputs } = this.#parts;
    const { settings, comparison } = inputs.value;
    const other = comparison && comparedInstant(comparison, { world: world.name, t: at });
    if (!other) return undefined;
    const t = readingAt(dashboard, other.world, other.t);
    return { world: other.world, state: dashboard.state(other.world, t, settings), t };
  }

  draw(frame: WorldFrame): number {
    const { world, time, panelVisibility, drawing, updates, status, inputs } = this.#parts;
    // Without a first state it waits for its turn, or where the model failed for the next reading.
    if (!this.#display) return status.value.modelFailed ? this.#nextFrame(frame, NEVER) : NEXT_FRAME;
    this.#now = frame.now;
    if (this.#verification.pending) this.#verifyOn(this.#display);
    if (!panelVisibility.onScreen) {
      updates.flushTexts(frame.now, time.paused, this.#display);
      return this.background ? NEXT_FRAME : Number.POSITIVE_INFINITY;
    }
    if (!status.value.hasAppeared) changeStatus(status, { hasAppeared: true });
    const t = time.instant(frame.t);
    const opening = status.value.stage === 'opening' ? AT_ONCE : NEVER;
    const { reducedMotion, paused } = time;
    const { pace } = world.clock;
    const { rate } = world.clock.state;
    const content = {
      state: this.#display.state,
      other: this.#display.other?.state,
      choices: inputs.value.choices,
      row: drawing.row.value,
      highlight: drawing.highlighted,
    };
    const until = drawing.stage?.frame({ ...content, t, now: frame.now, rate, pace, reducedMotion, paused }) ?? opening;
    this.#showInstant(this.#display, t);
    if (this.paused && frame.t !== this.#worldAt) updates.lag.invalidate();
    this.#worldAt = frame.t;
    updates.lag.flush(frame.now, false);
    this.flush();
    return this.#nextFrame(frame, until);
  }

  /** Shows the same state at another instant. The texts change with the second, or in stopped time at once. */
  #showInstant(display: Display, t: number): void {
    if (t === display.t) return;
    const { time, updates } = this.#parts;
    const sameSecond = Math.floor(t / SECOND_MS) === Math.floor(display.t / SECOND_MS);
    this.#display = { ...display, t };
    if (!sameSecond || time.paused) updates.texts.invalidate();
  }

  /** Monotonic milliseconds at which there is work again. The drawing looks different from the instant `until` on. */
  #nextFrame({ t, now }: WorldFrame, until: number): number {
    const { world, time, updates } = this.#parts;
    if (until === AT_ONCE || this.#verification.pending) return NEXT_FRAME;
    const { rate } = world.clock.state;
    if (rate === 0) return Number.POSITIVE_INFINITY;
    if (this.paused) return now + LAG_MS;
    const step = time.next(time.instant(t), until);
    const ahead = step > t ? now + (step - t) / rate : NEXT_FRAME;
    return Math.min(ahead, updates.nextAt);
  }

  /** Goes on with the verification of what is shown, and shows it again once that is done. */
  #verifyOn(display: Display): void {
    this.#try(() => {
      const state = this.#verification.advance();
      if (!this.#verification.pending) this.#show({ ...display, state });
    });
  }

  #show(display: Display): void {
    const { updates, status } = this.#parts;
    this.#display = display;
    updates.invalidateState();
    changeStatus(status, { computed: status.value.computed || !this.#verification.pending, modelFailed: false });
  }

  /** Runs `work`, and reports an error in it as the model's. */
  #try(work: () => void): void {
    const { dashboard, status } = this.#parts;
    try {
      work();
    } catch (error) {
      this.#verification.begin(undefined);
      if (!status.value.modelFailed) console.error(`The model ${dashboard.id} failed.`, error);
      changeStatus(status, { modelFailed: true });
    }
  }
}
