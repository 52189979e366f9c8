import type { Viewport } from '../../../src/stage/scene';
import { FIELD } from '../measure';

/** A panel's plot, without surroundings. */
export const VIEWPORT: Viewport = { ...FIELD, resolution: 1, scale: 1 };

/** One hand's drawing of a panel as the page drives it. Instants are milliseconds since the Unix epoch. */
export interface PanelPainter {
  /** True once it draws. Throws when it draws by other means than it should. */
  readonly ready: boolean;
  /** Frames drawn so far. */
  readonly draws: number;
  /** Forgets what it showed: the next instant may be any. */
  restart(): void;
  update(state: unknown, now: number): void;
  /**
   * Draws instant `t` at monotonic `now`. Returns from which instant on it looks different without a new state: `t` where any later one
   * does, infinity where none does.
   */
  draw(t: number, now: number): number;
}
