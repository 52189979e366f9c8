import type { ClockSetting } from '../../clock/clock';
import { NEXT_FRAME, NO_FRAME } from '../../clock/frames';
import { timeOf, type WorldFrame, worldFrame } from '../../clock/world-frame';
import { AT_ONCE, NEVER } from '../../plot/grammar/motion';
import { SECOND_MS } from '../../sim/words/time';
import type { Display } from './display';
import { changeStatus } from './feed-status';
import type { PanelDrawing } from './panel-drawing';
import type { PanelVisibility } from './panel-visibility';
import type { Task } from './scheduler';
import { type ComputerParts, StateComputer } from './state-computer';
import { LAG_MS } from './updates';

/** The objects that a panel's frames read and write. */
interface FrameParts extends ComputerParts {
  readonly panelVisibility: PanelVisibility;
  readonly drawing: PanelDrawing;
}

/**
 * The frames of one panel: computes the state that is due, hands it to the stage and the texts, and tells when the next
 * frame is needed.
 */
export class PanelLoop implements Task {
  readonly #parts: FrameParts;
  readonly #computer: StateComputer;
  #now = 0;
  /** Instant of the world at the last frame. */
  #worldAt: number | undefined;
  /** The last frame that drew the state due in it, and the setting of the clock then. */
  #onTime: { readonly now: number; readonly setting: ClockSetting | undefined } | undefined;

  constructor(parts: FrameParts) {
    this.#parts = parts;
    this.#computer = new StateComputer(parts);
  }

  /** The present display; undefined before the first state. */
  get display(): Display | undefined {
    return this.#computer.display;
  }

  get subject(): string {
    return this.#parts.dashboard.id;
  }

  get isNeverDeferred(): boolean {
    // Readings at instants of the world are those of the badge too.
    return this.#parts.dashboard.readings !== undefined;
  }

  get isPaused(): boolean {
    return this.#parts.time.pausedAt !== undefined;
  }

  get visibility(): number {
    return this.#parts.panelVisibility.visibility(this.isBackground);
  }

  get isBackground(): boolean {
    const { panelVisibility, time } = this.#parts;
    if (panelVisibility.onScreen) return false;
    const { at, isVerifying } = this.#computer;
    return at === undefined || isVerifying || (time.isStopped && time.reading(this.#instant()) !== at);
  }

  /** See `ObservableFeed.isCurrent`. */
  isCurrent(since: number): boolean {
    const { time, world, status } = this.#parts;
    const { display, at, isVerifying } = this.#computer;
    if (status.value.hasFailed) return true;
    if (!time.isStopped) {
      const last = this.#onTime;
      return at !== undefined && last !== undefined && last.now >= since && last.setting === world.clock.setting;
    }
    const t = this.#instant();
    return display?.t === t && time.reading(t) === at && !isVerifying;
  }

  #instant(): number {
    return this.#parts.time.instant(this.#parts.world.clock.now());
  }

  /** Makes the next frame compute the state again, for example after a change of settings. */
  recompute(): void {
    this.#computer.invalidate();
  }

  /** Updates the texts, tables and log with the present display. */
  flush(): void {
    const { updates, time } = this.#parts;
    if (this.display) updates.flush(this.#now, time.isStopped, this.display);
  }

  frame(now: number): WorldFrame {
    return worldFrame(this.#parts.world.clock, now);
  }

  overdue(frame: WorldFrame): number {
    const { time } = this.#parts;
    const { at } = this.#computer;
    const reading = time.reading(time.instant(frame.t));
    if (reading === at) return 0;
    return at === undefined ? Number.POSITIVE_INFINITY : Math.abs(reading - at);
  }

  compute(frame: WorldFrame): void {
    this.#now = frame.now;
    this.#computer.compute(this.#parts.time.instant(frame.t));
  }

  draw(frame: WorldFrame): number {
    const { panelVisibility, status, time } = this.#parts;
    this.#now = frame.now;
    const display = this.#computer.verify();
    // Without a first state, the panel waits for its turn; where the model failed, for the next reading.
    if (!display) return status.value.hasFailed ? this.#nextFrame(frame, NEVER) : NEXT_FRAME;
    if (this.overdue(frame) === 0) this.#onTime = { now: frame.now, setting: this.#parts.world.clock.setting };
    if (!panelVisibility.onScreen) return this.#drawOffScreen(frame, display);
    if (!status.value.hasAppeared) changeStatus(status, { hasAppeared: true });
    // A state whose successor failed is not shown at an instant at which it may not hold.
    const t = status.value.hasFailed ? display.t : time.instant(frame.t);
    const until = this.#drawStage(display, t, frame.now);
    if (frame.mayUpdate) this.#showInstant(display, t);
    this.#showLag(frame);
    this.flush();
    return this.#nextFrame(frame, until);
  }

  /** Updates the texts of a panel that is not in the window. Returns the monotonic milliseconds of its next frame. */
  #drawOffScreen({ now }: WorldFrame, display: Display): number {
    const { updates, time } = this.#parts;
    updates.flushTexts(now, time.isStopped, display);
    return this.isBackground ? NEXT_FRAME : NO_FRAME;
  }

  /** Has the stage draw a display at `t`. Returns the instant of the world from which the drawing looks different. */
  #drawStage({ state, other, comparison }: Display, t: number, now: number): number {
    const { world, time, drawing, status, inputs } = this.#parts;
    if (!drawing.stage) return status.value.stage === 'opening' ? AT_ONCE : NEVER;
    return drawing.stage.frame({
      state,
      other: other?.state,
      isOtherStill: comparison?.kind === 'instant',
      choices: inputs.value.choices,
      row: drawing.row.value,
      highlight: drawing.highlighted,
      t,
      now,
      rate: world.clock.state.rate,
      pace: world.clock.pace,
      reducedMotion: time.reducedMotion,
      isStopped: time.isStopped,
    });
  }

  /** Shows how far a paused panel is behind the world. */
  #showLag({ t, now }: WorldFrame): void {
    const { lag } = this.#parts.updates;
    if (this.isPaused && t !== this.#worldAt) lag.invalidate();
    this.#worldAt = t;
    lag.flush(now, false);
  }

  /**
   * Shows the same state at another instant. Texts change once a second, in the frame in which the time bar does, or at
   * once in stopped time.
   */
  #showInstant(display: Display, t: number): void {
    if (t === display.t) return;
    const { time, updates } = this.#parts;
    const sameSecond = Math.floor(t / SECOND_MS) === Math.floor(display.t / SECOND_MS);
    this.#computer.moveTo(t);
    if (!sameSecond || time.isStopped) updates.texts.hasten();
  }

  /**
   * Returns the monotonic milliseconds at which there is work again. `until` is the instant from which the drawing
   * looks different.
   */
  #nextFrame({ t, now, mayUpdate, updatesAt }: WorldFrame, until: number): number {
    const { world, time, updates } = this.#parts;
    if (until === AT_ONCE || this.#computer.isVerifying) return NEXT_FRAME;
    if (world.clock.state.rate === 0) return NO_FRAME;
    if (this.isPaused) return now + LAG_MS;
    const next = Math.min(timeOf(world.clock, now, time.next(time.instant(t), until)), updates.nextAt);
    // What was due in this frame comes in the next one that may update.
    return mayUpdate ? next : Math.min(next, updatesAt);
  }
}
