import { REDUCED_STEP_MS, reducedMotionQuery, steppedInstant } from '../../clock/reduced-motion';
import type { Dashboard } from '../../dashboards/contract';
import type { World } from '../../session/world';
import type { WorldName } from '../../sim/math/seed-of';
import { FIRST_INSTANT, SECOND_MS } from '../../sim/words/time';

/**
 * World milliseconds between the states of a panel whose table is open: rows that change faster cannot be read, and a
 * false trip of 1.5 s has to be in one.
 */
const OPEN_TABLE_MS = 1_000;

/** The members of a dashboard that decide the instants of its states. */
type DashboardTime = Pick<Dashboard, 'cadence' | 'shownMs' | 'readings'>;

/**
 * Decides which instant a panel shows while its world is at `t`, and which reading's state. Instants are milliseconds
 * since the Unix epoch.
 */
export class PanelTime {
  /** True while the panel shows its table. */
  showsTable = false;
  /** Instant at which a visitor paused the panel; undefined while it follows the world. */
  pausedAt: number | undefined;
  readonly #dashboard: DashboardTime;
  readonly #world: World;
  readonly #reduced = reducedMotionQuery();

  constructor(dashboard: DashboardTime, world: World) {
    this.#dashboard = dashboard;
    this.#world = world;
  }

  /** True if the visitor prefers reduced motion. */
  get reducedMotion(): boolean {
    return this.#reduced.matches;
  }

  /**
   * True while the instant shown does not move, because the panel or the world is paused. The drawing is then the one
   * that a link to it shows.
   */
  get isStopped(): boolean {
    return this.pausedAt !== undefined || this.#world.clock.state.rate === 0;
  }

  /** Returns the instant that the panel shows when the world is at `t`. */
  instant(t: number): number {
    return this.pausedAt ?? steppedInstant(t, this.#world.clock.state.rate, this.#reduced);
  }

  /** Milliseconds for which one state is shown. */
  get period(): number {
    const { shownMs, cadence } = this.#dashboard;
    return Math.max(shownMs ?? cadence, this.showsTable ? OPEN_TABLE_MS : 0);
  }

  /**
   * Returns the instant of the state shown at `t`, of the panel's world unless another is named. While time is stopped
   * it is the newest available, as in a link to it, so that no two panels show one quantity at two instants.
   */
  reading(t: number, world: WorldName = this.#world.name): number {
    const { readings, cadence } = this.#dashboard;
    if (readings && !this.isStopped) return Math.max(readings.at(world, t), FIRST_INSTANT);
    const period = this.isStopped ? cadence : this.period;
    return Math.max(Math.floor(t / period) * period, FIRST_INSTANT);
  }

  /**
   * Returns the first instant after `t` at which the drawing (`until`), the state or the second changes. With reduced
   * motion that is the next step, whatever changes between.
   */
  next(t: number, until: number): number {
    if (this.reducedMotion) return (Math.floor(t / REDUCED_STEP_MS) + 1) * REDUCED_STEP_MS;
    const { readings } = this.#dashboard;
    const reading = readings?.after(this.#world.name, t) ?? (Math.floor(t / this.period) + 1) * this.period;
    return Math.min(until, reading, (Math.floor(t / SECOND_MS) + 1) * SECOND_MS);
  }
}
