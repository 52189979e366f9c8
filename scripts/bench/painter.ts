import type { FieldState } from './field';

/** An implementation of the field as the page drives it. Time is milliseconds of the page. */
export interface Painter {
  /** True once it draws. Throws when it draws by other means than it should. */
  readonly ready: boolean;
  update(state: FieldState, now: number): void;
  draw(t: number): void;
}
