import type { StageStatus } from '../../plot/surface/handle';
import type { SurfaceKind } from '../../plot/surface/scene';
import type { Store } from '../../store/store';

/** The status of a panel that its controls show. The same object until something changes. */
export interface FeedStatus {
  /** True while a visitor has paused this panel. */
  readonly isPaused: boolean;
  /** State of the drawing; `none` where the dashboard has none, `missing` where its code could not be loaded. */
  readonly stage: StageStatus | 'none' | 'missing';
  readonly drawnBy: SurfaceKind | undefined;
  /** True once the first state has been computed and verified. */
  readonly isComputed: boolean;
  /** True once the panel has had a state while on screen. */
  readonly hasAppeared: boolean;
  /** True if the model failed to compute the last state. */
  readonly hasFailed: boolean;
}

/** The status of a panel that has not started, also in prerendered HTML. */
export const INITIAL_STATUS: FeedStatus = {
  isPaused: false,
  stage: 'opening',
  drawnBy: undefined,
  isComputed: false,
  hasAppeared: false,
  hasFailed: false,
};

/** Changes some fields of a status. The object stays the same where they already have those values. */
export function changeStatus(status: Store<FeedStatus>, change: Partial<FeedStatus>): void {
  const next = { ...status.value, ...change };
  const fields = Object.keys(next) as (keyof FeedStatus)[];
  if (fields.some((field) => next[field] !== status.value[field])) status.set(next);
}
