import { NEXT_FRAME, NO_FRAME } from '../../clock/frames';
import type { WorldFrame } from '../../clock/world-frame';

/** Main-thread time, in milliseconds, that a frame may spend on computing states. */
export const FRAME_BUDGET_MS = 4;

/** A panel in the view of the scheduler. */
export interface Task {
  /**
   * Share of the panel on screen, 0 to 1, and more than 0 in the background. A task at 0 is suspended: neither computed
   * nor drawn.
   */
  readonly visibility: number;
  /** True if the task is off screen and its table lacks a state. It runs only in a frame without other work. */
  readonly isBackground: boolean;
  /** Name of the quantity shown. The tasks of one subject are computed in one frame. */
  readonly subject: string;
  /** True if the quantity is also shown outside the panels, so that it must never wait for a later frame. */
  readonly isNeverDeferred: boolean;
  /** True if a visitor has paused the panel: it may change at any time. */
  readonly isPaused: boolean;
  /** Returns the frame of the task's world that began at `now` monotonic milliseconds. */
  frame(now: number): WorldFrame;
  /** Returns the world milliseconds since the state was due to change; 0 or less while it still holds. */
  overdue(frame: WorldFrame): number;
  compute(frame: WorldFrame): void;
  /** Draws the changes. Returns the monotonic milliseconds from which there is work again. */
  draw(frame: WorldFrame): number;
}

/** A visible task's answers at the start of a frame. */
interface Asked {
  readonly task: Task;
  readonly frame: WorldFrame;
  readonly visibility: number;
  /** As `Task.overdue`; 0 if the task may not be computed in this frame. */
  readonly overdue: number;
}

/** Frames for which a task in the background waits for one without other work. */
const BACKGROUND_WAIT = 30;

/** Asks a task at the start of the frame that began at `now`; undefined if it is suspended. */
function askedOf(task: Task, now: number): Asked | undefined {
  const { visibility } = task;
  if (visibility === 0) return undefined;
  const frame = task.frame(now);
  const mayCompute = frame.mayUpdate || task.isPaused || task.isBackground;
  return { task, frame, visibility, overdue: mayCompute ? task.overdue(frame) : 0 };
}

/**
 * Divides each frame among the panels, whichever world they show. States that are due are computed until the budget is
 * spent (one always is); the others wait for the next frame. What has waited longest comes first, then what is most
 * visible and most overdue, so that every state is computed however long a frame takes. Where `mayUpdate` is false,
 * only panels that a visitor has paused and those in the background are computed. Then every visible panel draws. An
 * error stops only its own task, until the next frame.
 */
export class Scheduler {
  readonly #tasks = new Set<Task>();
  readonly #monotonic: () => number;
  /** Frames that each task has waited since its state was due. */
  readonly #waited = new WeakMap<Task, number>();
  /** Tasks whose error was reported. */
  readonly #failed = new WeakSet<Task>();

  /** `monotonic` reads the running milliseconds against which the budget is measured. */
  constructor(monotonic: () => number) {
    this.#monotonic = monotonic;
  }

  /** Adds a task; the function returned removes it. */
  add(task: Task): () => void {
    this.#tasks.add(task);
    return () => this.#tasks.delete(task);
  }

  /** Runs the frame that began at `now`. Returns the monotonic milliseconds from which there is work again. */
  run(now: number): number {
    const visible = [...this.#tasks].flatMap((task) => this.#attempt(task, () => askedOf(task, now)) ?? []);
    const dueTasks = visible
      .filter(({ overdue }) => overdue > 0)
      .sort(
        (a, b) => this.#urgency(b.task) - this.#urgency(a.task) || b.visibility - a.visibility || b.overdue - a.overdue,
      );
    const end = this.#monotonic() + FRAME_BUDGET_MS;
    const computed = new Set<string>();
    let isLeftOver = false;
    for (const { task, frame } of dueTasks) {
      const isBackgroundDeferred = task.isBackground && computed.size > 0;
      const exceeds =
        computed.size > 0 && !task.isNeverDeferred && !computed.has(task.subject) && this.#monotonic() >= end;
      if (isBackgroundDeferred || exceeds) {
        this.#waited.set(task, (this.#waited.get(task) ?? 0) + 1);
        isLeftOver ||= !isBackgroundDeferred;
        continue;
      }
      this.#waited.delete(task);
      this.#attempt(task, () => task.compute(frame));
      computed.add(task.subject);
    }
    const next = visible.map(({ task, frame }) => this.#attempt(task, () => task.draw(frame)) ?? NO_FRAME);
    return isLeftOver ? NEXT_FRAME : Math.min(...next);
  }

  /** Frames for which a task goes before the others: those that it has waited, in the background only if too many. */
  #urgency(task: Task): number {
    const waited = this.#waited.get(task) ?? 0;
    return task.isBackground && waited < BACKGROUND_WAIT ? 0 : waited;
  }

  /** Returns the result of `work`; undefined if it throws, which is reported once for each task. */
  #attempt<T>(task: Task, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!this.#failed.has(task)) console.error(`The panel ${task.subject} failed.`, error);
      this.#failed.add(task);
      return undefined;
    }
  }
}
