import type { StageStatus } from '../../plot/surface/handle';
import type { SurfaceKind } from '../../plot/surface/scene';
import type { Store } from '../../store/store';

/** The status of a panel that its controls show. The same object until something changes. */
export interface FeedStatus {
  /** The visitor paused this panel. */
  readonly paused: boolean;
  /** `none` where the dashboard has no drawing, `missing` where its code could not be loaded. */
  readonly stage: StageStatus | 'none' | 'missing';
  readonly drawnBy: SurfaceKind | undefined;
  /** The first state has been computed and verified. */
  readonly computed: boolean;
  /** The panel has had a state while it was on screen. */
  readonly hasAppeared: boolean;
  /** The model could not compute a state. */
  readonly modelFailed: boolean;
}

/** The status of a panel that has not started, also in prerendered HTML. */
export const INITIAL_STATUS: FeedStatus = {
  paused: false,
  stage: 'opening',
  drawnBy: undefined,
  computed: false,
  hasAppeared: false,
  modelFailed: false,
};

/** Changes a part of a status; it stays the same object where that says nothing new. */
export function changeStatus(status: Store<FeedStatus>, change: Partial<FeedStatus>): void {
  const next = { ...status.value, ...change };
  const fields = Object.keys(next) as (keyof FeedStatus)[];
  if (fields.some((field) => next[field] !== status.value[field])) status.set(next);
}
