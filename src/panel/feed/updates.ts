import { MIN_UPDATE_MS } from '../../clock/world-frame';
import type { Display } from './display';
import { Throttle } from './throttle';

/** Minimum milliseconds between renders of a log: shorter than its cadence, so that every state is shown. */
const LOG_MS = 200;
/** Minimum milliseconds between updates of a table for screen readers. */
const MIRROR_TABLE_MS = 2_000;
/** Milliseconds between updates of a paused panel's lag. */
export const LAG_MS = 500;

/**
 * The texts and tables that follow a feed, each at its own pace while time runs, and at once when the shown instant
 * does not move.
 */
export class Updates {
  /** The panel's figure, status, sentence, open table and instant, always of the state that is drawn. */
  readonly texts = new Throttle<[Display]>(MIN_UPDATE_MS);
  /** The log. `isStopped` is true while the shown instant does not move. */
  readonly log = new Throttle<[display: Display, isStopped: boolean]>(LOG_MS);
  /** The table while it is for screen readers alone. */
  readonly table = new Throttle<[]>(MIRROR_TABLE_MS);
  /** Lag of a paused panel behind its running world. */
  readonly lag = new Throttle<[]>(LAG_MS);

  /** Monotonic milliseconds at which a pending update is due; infinity if none is. */
  get nextAt(): number {
    return Math.min(this.texts.nextAt, this.table.nextAt, this.log.nextAt);
  }

  invalidate(): void {
    this.texts.invalidate();
    this.table.invalidate();
    this.log.invalidate();
  }

  /** Records a new state, which the texts show in the frame that draws it. */
  invalidateState(): void {
    this.invalidate();
    this.texts.hasten();
  }

  /** Updates the texts and the table, which panels off screen have as well. */
  flushTexts(now: number, isStopped: boolean, display: Display): void {
    this.texts.flush(now, isStopped, display);
    this.table.flush(now, isStopped);
  }

  flush(now: number, isStopped: boolean, display: Display): void {
    this.flushTexts(now, isStopped, display);
    this.log.flush(now, isStopped, display, isStopped);
  }
}
