/** Main-thread time, in milliseconds, that a frame may spend on computing states. */
export const FRAME_BUDGET_MS = 4;

export interface Frame {
  /** Instant of the world, milliseconds since the Unix epoch. */
  readonly t: number;
  /** Monotonic milliseconds at the frame's start; only differences mean anything. */
  readonly now: number;
}

/** A panel as the scheduler sees it. */
export interface Task {
  /** Share of the panel on screen, 0 to 1. A task at 0 is suspended: neither computed nor drawn. */
  readonly visibility: number;
  /** World milliseconds since the state that is shown was due to change; 0 or less while it still holds. */
  overdue(frame: Frame): number;
  /** Brings the state up to the frame. */
  compute(frame: Frame): void;
  /** Draws what changed; returns from which monotonic milliseconds on it has something to do again. */
  draw(frame: Frame): number;
}

/**
 * Shares each frame among the panels: states that are due are computed, most visible and most overdue
 * first, until the budget is spent (one always is); what is left waits for the next frame and is counted.
 * Then every visible panel draws. Tasks guard their own errors.
 */
export class Scheduler {
  /** States that had to wait for a later frame since the start. */
  deferred = 0;
  readonly #tasks = new Set<Task>();
  readonly #monotonic: () => number;

  /** `monotonic` reads the running milliseconds against which the budget is measured. */
  constructor(monotonic: () => number) {
    this.#monotonic = monotonic;
  }

  /** Adds a task; the function returned removes it. */
  add(task: Task): () => void {
    this.#tasks.add(task);
    return () => this.#tasks.delete(task);
  }

  /** Returns from which monotonic milliseconds on there is something to do again. */
  run(frame: Frame): number {
    const visible = [...this.#tasks].filter((task) => task.visibility > 0);
    const due = visible
      .filter((task) => task.overdue(frame) > 0)
      .sort((a, b) => b.visibility - a.visibility || b.overdue(frame) - a.overdue(frame));
    const end = this.#monotonic() + FRAME_BUDGET_MS;
    due.forEach((task, i) => {
      if (i > 0 && this.#monotonic() >= end) this.deferred += 1;
      else task.compute(frame);
    });
    return Math.min(...visible.map((task) => task.draw(frame)));
  }
}
